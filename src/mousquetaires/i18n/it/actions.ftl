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
action-reinforce = Rinforza l’assedio: { $card }
action-challenge = Affronta la sfida { $skill_gen }
action-duel = Duella con { $foe_acc }
action-fight = { $slot ->
    [0] Affronta il prossimo avversario sulla strada
   *[other] Affronta la guardia { $slot } dell’anticamera
}
action-task = { $card_id ->
    [none] Cerca Costanza a Parigi
   *[other] Scarta per la missione di Parigi: { $card }
}
action-path = { $path_id ->
    [rooms] Avanza nelle stanze
    [stables] Avanza nelle stalle
   *[cellar] Avanza nelle cantine
}
action-back = Torna nell’area comune
action-passage = Usa il passaggio segreto
action-equip = Compra dall’Arsenale
action-bribe = Corrompi il carceriere
action-escape = Affronta il carceriere
action-order = Ordina { $hero_dat } di agire

## Scelte nel corso di un'azione

action-pass = { $prompt ->
    [ordered_action] Ignora l’ordine
    [gift] Non usare la scaltrezza
    [epic_for_passage] Torna indietro: l’azione è persa
    [blade] Tieni i dadi
    [purchase] Non comprare altro
    [sacrifice] Non sacrificare nulla
    [one_for_all] Non adesso
    [new_paris] Non giocare carte Parigi
    [foe_reroll] Tieni i dadi
    [siege_reroll] Tieni i dadi
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
    [0] Non spendere segnalini Epico
    [one] Spendi { $number } segnalino Epico
   *[other] Spendi { $number } segnalini Epico
}
action-blade = Rilancia { $face_acc }
action-buy = Compra { $item_acc }
action-pay = Paga con { $card }
action-replace = Scarta { $item_acc }
action-offer = Dai { $give } in cambio di { $want }
action-accept = Accetta
action-decline = { $prompt ->
    [trade_offer] Rinuncia allo scambio
   *[other] Rifiuta
}
action-space = Rivela il segnalino { $space_loc }
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
action-fill = Completa la tua mano
action-discard = { $card }

## Azioni gratuite

action-beggars = Fai l’elemosina al Mendicante { $place_loc } (senza azione)
action-one = { $one_id ->
    [time] Uno per tutti: il segnalino Tempo non si muove in questo turno (senza azione)
    [honour] Uno per tutti: la Regina recupera 2 punti onore (senza azione)
   *[epic] Uno per tutti: 2 segnalini Epico (senza azione)
}
action-turnup = Spendi 1 segnalino Epico per rivelare segnalini della locanda (senza azione)
