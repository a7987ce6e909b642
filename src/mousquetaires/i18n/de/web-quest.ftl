### Die gezeichneten Pläne der Suche im Browser.

## Der Titel: welcher der vier Pläne, was er verlangt, wie weit er ist

# $goal is one of the goals below
web-quest-goal = Suche { $n } von 4: { $goal }
web-quest-goal-inn = einen Weg freikämpfen
web-quest-goal-england = vier Herausforderungen, dann ein Duell
web-quest-goal-return = drei Marken auf der Straße
web-quest-goal-galleries = vier Vorzimmer, dann der Ball
web-quest-done = { $done } von { $of }

## Felder und was darauf liegt, auch vorgelesen

# $path is a path of the Inn
web-quest-path-token = { $path }, { $n ->
    [1] erste Marke
    [2] zweite Marke
    [3] dritte Marke
   *[other] vierte Marke
}
web-quest-stage = { $n ->
    [1] Erste Etappe
    [2] Zweite Etappe
   *[other] Dritte Etappe
}
web-quest-guard = { $n ->
    [1] erste Wache
   *[other] zweite Wache
}
web-quest-face-down = verdeckt
web-quest-cleared = frei
web-quest-unlaid = noch nicht gelegt
web-quest-passage = Geheimgang
web-quest-calais = Calais

## Was ein Druck darauf bewirkt; nach dem Namen und einem Doppelpunkt

web-quest-deed-enter = hineingehen
web-quest-deed-join = hingehen
web-quest-deed-next = weitergehen
web-quest-deed-fight = kämpfen
web-quest-deed-challenge = annehmen
web-quest-deed-duel = Duell
web-quest-deed-back = zurückgehen
web-quest-deed-passage = { $n ->
    [one] { $n } Heldenmarke
   *[other] { $n } Heldenmarken
}
web-quest-deed-turn = aufdecken
web-quest-deed-turnup = { $n ->
    [one] { $n } Marke aufdecken
   *[other] { $n } Marken aufdecken
}
# where a path is opened: $token is what lies behind its empty spaces
web-quest-then = dann { $token }
# $deed is one of those above
web-quest-one-action = { $deed }, eine Aktion

## Was noch zu tun ist

web-quest-which-token = Welche Marke wird aufgedeckt? Tippe sie an.
web-quest-laying = Mylady legt die Marken.
web-quest-left-inn = { $n ->
    [one] Noch { $n } Marke auf einem Weg
   *[other] Noch { $n } Marken auf einem Weg
}
web-quest-left-england = { $n ->
    [0] Nur noch de Wardes
    [one] Noch { $n } Herausforderung, dann de Wardes
   *[other] Noch { $n } Herausforderungen, dann de Wardes
}
web-quest-left-return = { $n ->
    [0] Die Straße ist frei
    [one] Noch { $n } Marke auf der Straße
   *[other] Noch { $n } Marken auf der Straße
}
web-quest-left-galleries = { $n ->
    [0] Die Diamantnadeln sind auf dem Ball
    [one] Noch { $n } Vorzimmer
   *[other] Noch { $n } Vorzimmer
}

## Was die Marken bedeuten, in ganz wenigen Worten

web-quest-legend-dice = würfelt rot
web-quest-legend-faces = immer so
web-quest-legend-decoy = niemand da
web-quest-legend-snare = kostet 1 Leben
