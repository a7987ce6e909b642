### Les plateaux dessinés de la Quête, dans le navigateur.

## Le titre : lequel des quatre plateaux, ce qu'il demande, où l'on en est

# $goal is one of the goals below
web-quest-goal = Quête { $n } sur 4 : { $goal }
web-quest-goal-inn = dégager un chemin
web-quest-goal-england = quatre défis, puis un duel
web-quest-goal-return = trois jetons sur la route
web-quest-goal-galleries = quatre antichambres, puis le bal
web-quest-done = { $done } sur { $of }

## Les cases et ce qui s'y trouve, aussi à voix haute

# $path is a path of the Inn
web-quest-path-token = { $path }, { $n ->
    [1] premier jeton
    [2] deuxième jeton
    [3] troisième jeton
   *[other] quatrième jeton
}
web-quest-stage = { $n ->
    [1] Première étape
    [2] Deuxième étape
   *[other] Troisième étape
}
web-quest-guard = { $n ->
    [1] premier garde
   *[other] second garde
}
web-quest-face-down = face cachée
web-quest-cleared = libre
web-quest-unlaid = pas encore posé
web-quest-passage = Passage secret
web-quest-calais = Calais

## Ce qui se passe quand on la presse ; après son nom et deux points

web-quest-deed-enter = entrer
web-quest-deed-join = s’y rendre
web-quest-deed-next = avancer
web-quest-deed-fight = combattre
web-quest-deed-challenge = relever le défi
web-quest-deed-duel = se battre en duel
web-quest-deed-back = revenir
web-quest-deed-passage = { $n ->
    [one] { $n } jeton Épopée
   *[other] { $n } jetons Épopée
}
web-quest-deed-turn = le retourner
web-quest-deed-turnup = { $n ->
    [one] retourner { $n } jeton
   *[other] retourner { $n } jetons
}
# where a path is opened: $token is what lies behind its empty spaces
web-quest-then = puis { $token }
# $deed is one of those above
web-quest-one-action = { $deed }, une action

## Ce qui reste à faire

web-quest-which-token = Quel jeton retournez-vous ? Touchez-le.
web-quest-laying = Milady pose les jetons.
web-quest-left-inn = { $n ->
    [one] Encore { $n } jeton dans un chemin
   *[other] Encore { $n } jetons dans un chemin
}
web-quest-left-england = { $n ->
    [0] Il ne reste que de Wardes
    [one] Encore { $n } défi, puis de Wardes
   *[other] Encore { $n } défis, puis de Wardes
}
web-quest-left-return = { $n ->
    [0] La route est libre
    [one] Encore { $n } jeton sur la route
   *[other] Encore { $n } jetons sur la route
}
web-quest-left-galleries = { $n ->
    [0] Les ferrets sont au bal
    [one] Encore { $n } antichambre
   *[other] Encore { $n } antichambres
}

## Ce que veulent dire les jetons, en très peu de mots

web-quest-legend-dice = lance des dés
web-quest-legend-faces = toujours ainsi
web-quest-legend-decoy = personne
web-quest-legend-snare = coûte 1 vie
