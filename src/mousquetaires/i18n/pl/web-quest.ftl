### Rysowane plansze Zadania w przeglądarce.

## Tytuł: która z czterech plansz, czego wymaga, ile już zrobiono

# $goal is one of the goals below
web-quest-goal = Zadanie { $n } z 4: { $goal }
web-quest-goal-inn = przejść jedną ścieżkę
web-quest-goal-england = cztery wyzwania, potem pojedynek
web-quest-goal-return = trzy żetony na drodze
web-quest-goal-galleries = cztery komnaty, potem bal
web-quest-done = { $done } z { $of }

## Pola i to, co na nich leży; także czytane na głos

# $path is a path of the Inn
web-quest-path-token = { $path }, { $n ->
    [1] pierwszy żeton
    [2] drugi żeton
    [3] trzeci żeton
   *[other] czwarty żeton
}
web-quest-stage = { $n ->
    [1] Pierwszy etap
    [2] Drugi etap
   *[other] Trzeci etap
}
web-quest-guard = { $n ->
    [1] pierwszy gwardzista
   *[other] drugi gwardzista
}
web-quest-face-down = zakryty
web-quest-cleared = wolne
web-quest-unlaid = jeszcze nie położony
web-quest-passage = Sekretne przejście
web-quest-calais = Calais

## Co się stanie po naciśnięciu; po nazwie i dwukropku

web-quest-deed-enter = wejdź
web-quest-deed-join = idź tam
web-quest-deed-next = idź dalej
web-quest-deed-fight = walcz
web-quest-deed-challenge = podejmij wyzwanie
web-quest-deed-duel = pojedynkuj się
web-quest-deed-back = wróć
web-quest-deed-passage = { $n ->
    [one] { $n } Lilia Burbońska
    [few] { $n } Lilie Burbońskie
    [many] { $n } Lilii Burbońskich
   *[other] { $n } Lilii Burbońskiej
}
web-quest-deed-turn = odkryj
web-quest-deed-turnup = { $n ->
    [one] odkryj { $n } żeton
    [few] odkryj { $n } żetony
    [many] odkryj { $n } żetonów
   *[other] odkryj { $n } żetonu
}
# where a path is opened: $token is what lies behind its empty spaces
web-quest-then = potem { $token }
# $deed is one of those above
web-quest-one-action = { $deed }, jedna akcja

## Co jeszcze zostało

web-quest-which-token = Który żeton odkrywasz? Dotknij go.
web-quest-laying = Milady kładzie żetony.
web-quest-left-inn = { $n ->
    [one] Został { $n } żeton na jednej ze ścieżek
    [few] Zostały { $n } żetony na jednej ze ścieżek
    [many] Zostało { $n } żetonów na jednej ze ścieżek
   *[other] Zostało { $n } żetonu na jednej ze ścieżek
}
web-quest-left-england = { $n ->
    [0] Został już tylko de Wardes
    [one] Zostało { $n } wyzwanie, potem de Wardes
    [few] Zostały { $n } wyzwania, potem de Wardes
    [many] Zostało { $n } wyzwań, potem de Wardes
   *[other] Zostało { $n } wyzwania, potem de Wardes
}
web-quest-left-return = { $n ->
    [0] Droga jest wolna
    [one] Został { $n } żeton na drodze
    [few] Zostały { $n } żetony na drodze
    [many] Zostało { $n } żetonów na drodze
   *[other] Zostało { $n } żetonu na drodze
}
web-quest-left-galleries = { $n ->
    [0] Diamenty są na balu
    [one] Została { $n } komnata
    [few] Zostały { $n } komnaty
    [many] Zostało { $n } komnat
   *[other] Zostało { $n } komnaty
}

## Co znaczą żetony, w paru słowach

web-quest-legend-dice = rzuca kośćmi
web-quest-legend-faces = zawsze tak
web-quest-legend-decoy = nikogo nie ma
web-quest-legend-snare = kosztuje 1 życie
