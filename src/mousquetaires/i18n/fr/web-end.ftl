### La fin d’une partie, dans le navigateur.

## Qui a gagné, et comment

web-end-musketeers = Les Mousquetaires gagnent
web-end-milady = Milady gagne
web-end-musketeers-lose = Les Mousquetaires perdent
web-end-milady-loses = Milady perd
# $hero a franchi la dernière antichambre ; seulement avec la fin diamonds
web-end-how = { $ending ->
    [diamonds] { $hero_the } a rejoint la Reine : elle porte ses ferrets, et Richelieu pâlit.
    [time] Le temps est écoulé, et la Reine paraît au bal sans ses ferrets.
    [siege] Le siège de La Rochelle est perdu, et la guerre du Roi avec lui.
    [honour] L’honneur de la Reine est perdu, et aucun diamant ne le lui rendra.
    [abduction] Constance est morte.
   *[barred] Plus aucun Mousquetaire ne peut poursuivre la Quête.
}
web-end-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
web-end-minutes = { $n } min
web-end-hours = { $hours } h { $minutes } min
web-end-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
# $left est par exemple « encore 1 pas »
web-end-closest = Milady en fut le plus près au tour { $turn } : { $clock }, { $left }
web-end-quest-reached = Dernier plateau de la Quête : { $board }, { $done } sur { $of }

## Et maintenant

web-end-rematch = Rejouer
web-end-swap = Changer de camp
web-end-swap-about = Les mêmes joueurs, et quelqu’un d’autre joue Milady.
web-end-follow = Aller à la partie suivante
web-end-record = Enregistrement
web-end-record-about = Télécharger l’enregistrement : chaque coup et chaque dé, à garder ou à vérifier.
web-end-table = Table et chat
web-end-see = Le déroulement de la partie
web-end-host = { $name } peut lancer la partie suivante.

## Les pistes

web-end-tabs = Parties du bilan
web-end-course = Partie
web-end-clocks = Ce qui restait
web-end-clocks-about = La marge après chaque tour, avant que Milady gagne.
web-end-turn-axis = Tour
web-end-left = reste { $n }
web-end-clock-never = jamais en danger
web-end-call = { $n ->
    [0] sauvé au dernier moment
   *[other] au plus bas : { $n }
}
web-end-won-here = Milady gagne
# lu à voix haute : ce qui restait après chaque tour
web-end-clock-heard = { $clock }, { $of } au plus, après chaque tour : { $values }

## Où était Milady

web-end-path = Où était Milady
web-end-path-about = Et ce qu’en savaient les Mousquetaires avant que sa carte soit révélée.
web-end-path-was = elle était ici
web-end-path-met = rencontrée ou démasquée
web-end-path-possible = possible
web-end-path-ruled-out = exclu
web-end-path-shown = Son lieu a été tiré et révélé au début de chaque tour.
web-end-near-miss = À un cheveu, tour { $turn } : { $who } à côté d’elle, sans le savoir.
# lu à voix haute pour un tour
web-end-path-heard = Tour { $turn } : { $place }
web-end-path-heard-met = Tour { $turn } : { $place }, rencontrée ou démasquée

## Duels et jets

web-end-duels = Duels
web-end-duels-count = { $drawn ->
    [0] gagnés : { $won }, perdus : { $lost }
   *[other] gagnés : { $won }, perdus : { $lost }, nuls : { $drawn }
}
web-end-duels-none = Aucun duel n’a eu lieu.
web-end-duel-won = gagné
web-end-duel-lost = perdu
web-end-duel-drawn = nul
web-end-duel-of = { $won } sur { $n }
web-end-rolls = Jets
web-end-luckiest = Jet le plus heureux
web-end-worst = Pire jet
web-end-roll-none = Aucun n’a été aussi rare que 1 sur { $n }.
web-end-roll-duel = { $hero_the } contre { $foe_acc }, tour { $turn }
web-end-roll-siege = Le siège de La Rochelle, tour { $turn }
web-end-rare = 1 sur { $n }
web-end-rare-about = Avec ces dés, un jet sur { $n } donne autant d’Épées et en laisse aussi peu en face. Équipement et relances ne sont pas comptés.
web-end-rare-bad-about = Avec ces dés, un jet sur { $n } donne aussi peu d’Épées et en laisse autant en face. Équipement et relances ne sont pas comptés.

## Mains

web-end-hands = Les mains à la fin
web-end-hands-tab = Mains
web-end-hand-empty = aucune carte
web-end-hand-foes = { $n ->
    [one] { $n } adversaire
   *[other] { $n } adversaires
}
web-end-hand-traps = { $n ->
    [one] { $n } embûche
   *[other] { $n } embûches
}
