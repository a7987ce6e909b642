### Che cosa si può fare: una voce di menu per ogni verbo. Vedi en/actions.ftl per le variabili.

## Le azioni di un Moschettiere

action-end = Concludere il turno
action-draw = Pescare una carta Avventura
action-move = Andare { $place_to }
action-ride = Andare a cavallo { $place_to } (gratis)
action-trade = Scambiare con { $hero_acc }
action-play = { $hero_id ->
    [none] Giocare { $card }
   *[other] Giocare { $card } per { $hero_acc }
}
action-reinforce = Rinforzare l'assedio: { $card }
action-challenge = Affrontare la sfida { $skill_gen }
action-duel = Duellare con { $foe_acc }
action-fight = { $slot ->
    [0] Affrontare chi sbarra la strada
   *[other] Affrontare la guardia { $slot } dell'anticamera
}
action-task = { $card_id ->
    [none] Cercare Costanza per Parigi
   *[other] Scartare una carta per l'intrigo di Parigi: { $card }
}
action-path = { $path_id ->
    [rooms] Avanzare nelle stanze della locanda
    [stables] Avanzare nelle stalle della locanda
   *[cellar] Avanzare nelle cantine della locanda
}
action-back = Tornare nell'area comune
action-passage = Usare il passaggio segreto
action-equip = Acquistare dall'Arsenale
action-bribe = Corrompere i carcerieri
action-escape = Battersi con il carceriere
action-order = Ordinare { $hero_dat } di agire

## Scelte nel corso di un'azione

action-pass = { $prompt ->
    [ordered_action] Lasciar cadere l'ordine
    [gift] Non usare la scaltrezza
    [epic_for_passage] Tornare indietro: l'azione è persa
    [blade] Tenere i dadi così
    [purchase] Non acquistare altro
    [sacrifice] Non sacrificarsi
    [one_for_all] Non adesso
    [new_paris] Lasciare Parigi com'è
    [foe_reroll] Tenere i dadi così
    [siege_reroll] Tenere i dadi così
   *[other] Passare
}
action-cards = { $cards_count ->
    [0] Non giocare carte Combattimento
   *[other] Giocare { $cards }
}
action-skill = { $number ->
    [0] Non giocare carte
    [one] Giocare { $number } carta
   *[other] Giocare { $number } carte
}
action-gift = Scartare { $card }
action-spend = { $number ->
    [0] Non spendere segnalini Eroici
    [one] Spendere { $number } segnalino Eroico
   *[other] Spendere { $number } segnalini Eroici
}
action-blade = Rilanciare { $face_acc }
action-buy = Acquistare { $item_acc }
action-pay = Pagare con { $card }
action-replace = Rinunciare a questo: { $item }
action-offer = Dare { $give } in cambio di { $want }
action-accept = Accettare
action-decline = { $prompt ->
    [trade_offer] Lasciar perdere
   *[other] Rifiutare
}
action-space = Rivelare il segnalino { $space_loc }
action-sacrifice = Sacrificare 1 punto ferita
action-turn = { $hero_the }

## Milady

action-go = { $place }
action-paris = { $paris }
action-treachery = Giocare { $treachery }
action-take = Pescare una carta Tradimento
action-lay = { $trap_id ->
    [none] { $adversaries }
   *[other] { $adversaries }, con una trappola: { $trap }
}
action-name = { $hero_the }
action-assign = { $tokens }
action-reroll = Rilanciare uno Scudo
action-search = Prendere { $treachery } dal mazzo
action-fill = Pescare fino a completare la mano
action-discard = { $card }

## Azioni gratuite

action-beggars = Fare l'elemosina al Mendicante { $place_loc } (gratis)
action-one = { $one_id ->
    [time] Uno per tutti: il Tempo non avanza in questo turno (gratis)
    [honour] Uno per tutti: la Regina recupera 2 punti onore (gratis)
   *[epic] Uno per tutti: 2 segnalini Eroici (gratis)
}
action-turnup = Spendere un segnalino Eroico per rivelare segnalini della locanda (gratis)
