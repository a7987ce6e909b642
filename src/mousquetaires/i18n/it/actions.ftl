### Che cosa si può fare: una voce di menu per ogni verbo. Vedi en/actions.ftl per le variabili.

## Le azioni di un Moschettiere

action-end = Concludi il turno
action-draw = Pesca una carta Avventura
action-move = Vai { $place_to }
action-ride = Vai a cavallo { $place_to } (senza azione)
action-trade = Scambia con { $hero_acc }
action-play = { $hero_id ->
    [none] Gioca { $card }
   *[other] Gioca { $card } per { $hero_acc }
}
action-reinforce = Rinforza l'assedio: { $card }
action-challenge = Affronta la sfida { $skill_gen }
action-duel = Duella con { $foe_acc }
action-fight = { $slot ->
    [0] Affronta chi sbarra la strada
   *[other] Affronta la guardia { $slot } dell'anticamera
}
action-task = { $card_id ->
    [none] Cerca Costanza a Parigi
   *[other] Scarta una carta per l'intrigo di Parigi: { $card }
}
action-path = { $path_id ->
    [rooms] Avanza nelle stanze della locanda
    [stables] Avanza nelle stalle della locanda
   *[cellar] Avanza nelle cantine della locanda
}
action-back = Torna nell'area comune
action-passage = Usa il passaggio segreto
action-equip = Acquista dall'Arsenale
action-bribe = Corrompi i carcerieri
action-escape = Battiti con il carceriere
action-order = Ordina { $hero_dat } di agire

## Scelte nel corso di un'azione

action-pass = { $prompt ->
    [ordered_action] Lascia cadere l'ordine
    [gift] Non usare la scaltrezza
    [epic_for_passage] Torna indietro: l'azione è persa
    [blade] Tieni i dadi così
    [purchase] Non acquistare altro
    [sacrifice] Non sacrificare punti ferita
    [one_for_all] Non adesso
    [new_paris] Lascia Parigi com'è
    [foe_reroll] Tieni i dadi così
    [siege_reroll] Tieni i dadi così
   *[other] Passa
}
action-cards = { $cards_count ->
    [0] Non giocare carte Combattimento
   *[other] Gioca { $cards }
}
action-skill = { $number ->
    [0] Non giocare carte
    [one] Gioca { $number } carta
   *[other] Gioca { $number } carte
}
action-gift = Scarta { $card }
action-spend = { $number ->
    [0] Non spendere segnalini Eroici
    [one] Spendi { $number } segnalino Eroico
   *[other] Spendi { $number } segnalini Eroici
}
action-blade = Rilancia { $face_acc }
action-buy = Acquista { $item_acc }
action-pay = Paga con { $card }
action-replace = Scarta { $item_acc }
action-offer = Dai { $give } in cambio di { $want }
action-accept = Accetta
action-decline = { $prompt ->
    [trade_offer] Lascia perdere
   *[other] Rifiuta
}
action-space = Scopri il segnalino { $space_loc }
action-sacrifice = Sacrifica 1 punto ferita
action-turn = { $hero_the }

## Milady

action-go = { $place }
action-paris = { $paris }
action-treachery = Gioca { $treachery }
action-take = Pesca una carta Tradimento
action-lay = { $trap_id ->
    [none] { $adversaries }
   *[other] { $adversaries }, con una trappola: { $trap }
}
action-name = { $hero_the }
action-assign = { $tokens }
action-reroll = Rilancia uno Scudo
action-search = Prendi { $treachery } dal mazzo
action-fill = Pesca fino a completare la mano
action-discard = { $card }

## Azioni gratuite

action-beggars = Fai l'elemosina al Mendicante { $place_loc } (senza azione)
action-one = { $one_id ->
    [time] Uno per tutti: il Tempo non avanza in questo turno (senza azione)
    [honour] Uno per tutti: la Regina recupera 2 punti onore (senza azione)
   *[epic] Uno per tutti: 2 segnalini Eroici (senza azione)
}
action-turnup = Spendi un segnalino Eroico per scoprire segnalini della locanda (senza azione)
