### Le plance disegnate della missione, nel browser.

## Il titolo: quale delle quattro plance, che cosa chiede, a che punto è

# $goal is one of the goals below
web-quest-goal = Missione { $n } di 4: { $goal }
web-quest-goal-inn = liberare un cammino
web-quest-goal-england = quattro sfide, poi un duello
web-quest-goal-return = tre segnalini sulla strada
web-quest-goal-galleries = quattro anticamere, poi il ballo
web-quest-done = { $done } di { $of }

## Le caselle e che cosa c'è sopra, anche a voce

# $path is a path of the Inn
web-quest-path-token = { $path }, { $n ->
    [1] primo segnalino
    [2] secondo segnalino
    [3] terzo segnalino
   *[other] quarto segnalino
}
web-quest-stage = { $n ->
    [1] Prima tappa
    [2] Seconda tappa
   *[other] Terza tappa
}
web-quest-guard = { $n ->
    [1] prima guardia
   *[other] seconda guardia
}
web-quest-face-down = coperto
web-quest-cleared = libera
web-quest-unlaid = non ancora posato
web-quest-passage = Passaggio segreto
web-quest-calais = Calais

## Che cosa succede se la si preme; dopo il suo nome e i due punti

web-quest-deed-enter = entra
web-quest-deed-join = va’ lì
web-quest-deed-next = prosegui
web-quest-deed-fight = battiti
web-quest-deed-challenge = affronta la sfida
web-quest-deed-duel = battiti in duello
web-quest-deed-back = torna indietro
web-quest-deed-passage = { $n ->
    [one] { $n } segnalino Epico
   *[other] { $n } segnalini Epici
}
web-quest-deed-turn = scoprilo
web-quest-deed-turnup = { $n ->
    [one] scopri { $n } segnalino
   *[other] scopri { $n } segnalini
}
# where a path is opened: $token is what lies behind its empty spaces
web-quest-then = poi { $token }
# $deed is one of those above
web-quest-one-action = { $deed }, un’azione

## Che cosa resta da fare

web-quest-which-token = Quale segnalino scopri? Toccalo.
web-quest-laying = Milady posa i segnalini.
web-quest-left-inn = { $n ->
    [one] Resta { $n } segnalino in un cammino
   *[other] Restano { $n } segnalini in un cammino
}
web-quest-left-england = { $n ->
    [0] Resta solo de Wardes
    [one] Resta { $n } sfida, poi de Wardes
   *[other] Restano { $n } sfide, poi de Wardes
}
web-quest-left-return = { $n ->
    [0] La strada è libera
    [one] Resta { $n } segnalino sulla strada
   *[other] Restano { $n } segnalini sulla strada
}
web-quest-left-galleries = { $n ->
    [0] I gioielli sono al ballo
    [one] Resta { $n } anticamera
   *[other] Restano { $n } anticamere
}

## Che cosa vogliono dire i segnalini, in pochissime parole

web-quest-legend-dice = tira dadi rossi
web-quest-legend-faces = sempre così
web-quest-legend-decoy = nessuno
web-quest-legend-snare = costa 1 ferita
