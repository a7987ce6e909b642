### Pourquoi un automate a joué ainsi, pour qui peut voir par les yeux de sa place.

why-best = Il n’y a rien de mieux à faire ici.
why-random = Il choisit un coup au hasard.
why-novice = Il suit une règle simple.
why-master = { $n ->
    [one] Dans { $n } partie simulée, ce coup gagne { $percent } % du temps ; le meilleur des autres, « { $instead } », { $rival } %.
   *[other] Dans { $n } parties simulées, ce coup gagne { $percent } % du temps ; le meilleur des autres, « { $instead } », { $rival } %.
}

## Ce qui en dépend

why-constance = Constance est en danger : Milady a déjà { $n } des six succès qu’il lui faut.
why-hours = { $n ->
    [one] Chaque tour sans Constance coûte plus de temps, et il ne reste que { $n } case sur la piste du Temps.
   *[other] Chaque tour sans Constance coûte plus de temps, et il ne reste que { $n } cases sur la piste du Temps.
}
why-paris = La mission de Paris nuit à chaque tour : { $paris }.
why-louvre-epic = Accomplie rapidement, la mission au Louvre rapporte des jetons Épopée.
why-honour = Il reste { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’honneur à la Reine.
why-quest = Seule la Quête fait gagner la partie, et il reste { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur la piste du Temps.
why-siege-falls = Sans aide, le siège a { $percent } % de chances d’être perdu à la fin de ce tour.
why-siege = { $n ->
    [one] Les dés à La Rochelle servent à chaque tour ; il y en a { $n } pour l’instant.
   *[other] Les dés à La Rochelle servent à chaque tour ; il y en a { $n } pour l’instant.
}

## Les Mousquetaires

why-go = C’est { $place_loc } qu’il y a le plus à faire.
why-odds = { $n ->
    [one] Avec { $n } dé, il bat { $foe_acc } { $percent } % du temps.
   *[other] Avec { $n } dés, il bat { $foe_acc } { $percent } % du temps.
}
why-blind = { $n ->
    [one] Avec { $n } dé, il bat le garde face cachée { $percent } % du temps.
   *[other] Avec { $n } dés, il bat le garde face cachée { $percent } % du temps.
}
why-rochefort = Il y a { $percent } % de chances que Milady soit { $place_loc }.
why-lilies = Plus de dés, c’est plus de Lys.
why-enough = { $n ->
    [0] Aucune carte n’est nécessaire.
    [one] Une carte suffit tout juste.
   *[other] { $n } cartes suffisent tout juste.
}
why-spend = { $n ->
    [0] Les jetons Épopée valent plus ailleurs.
    [one] Un jeton Épopée sert ici mieux qu’ailleurs.
   *[other] { $n } jetons Épopée servent ici mieux qu’ailleurs.
}
why-gift = C’est la carte qui manquera le moins : { $card }.
why-blade = C’est le meilleur dé à relancer : { $face }.
why-draw = Rien ne vaut mieux maintenant qu’une carte de plus ; il y en a { $n } en main.
why-equip = { $n ->
    [one] L’équipement sert dans tous les combats à venir, et la bourse contient { $n } pistole.
   *[other] L’équipement sert dans tous les combats à venir, et la bourse contient { $n } pistoles.
}
why-item = Cela rapportera plus que son prix : { $item }.
why-friend = C’est maintenant que cette carte sert le plus : { $card }.
why-trade = Les cartes doivent aller à celui qui s’en sert le mieux, et { $hero_the } est ici.
why-offer = Chacun donne ce dont l’autre aura besoin.
why-fair = L’échange est équitable.
why-turn = { $hero_the } a le plus à faire là où il est ; les autres iront ensuite là où il faut.
why-turn-up = Savoir ce qui attend à l’auberge épargne plus d’actions que n’en vaut un jeton Épopée.
why-escape = Il ne peut rien faire à l’intérieur de la Bastille.
why-beggars = Les Mendiants y bloquent tout.
why-siege-card = Une carte au siège sert à chaque tour.
why-sacrifice = { $n ->
    [one] Le siège n’est plus qu’à { $n } case d’être perdu : c’est pire qu’une blessure.
   *[other] Le siège n’est plus qu’à { $n } cases d’être perdu : c’est pire qu’une blessure.
}
why-last-hour = Sans cette carte, la partie serait perdue maintenant.
why-epic-now = Il faut ces jetons Épopée tout de suite.

## Milady

why-hide = Elle y va environ { $percent } % du temps, pour que personne ne puisse la deviner : { $place }.
why-new-paris = De ses cartes Paris, c’est celle qui coûte le plus aux Mousquetaires : { $paris }.
why-opening = Elle ouvre avec cette carte dans { $percent } % de ses parties, pour que personne ne puisse s’y préparer : { $paris }.
why-varied = Un autre choix ferait à peu près autant de mal. Elle varie, pour que personne ne puisse la deviner.
why-treachery = Elle nuit plus maintenant que ne le ferait une nouvelle carte : { $treachery }.
why-take = Une nouvelle carte vaut mieux maintenant que chacune de celles qu’elle a en main ({ $n }).
why-victim = C’est { $hero_acc } que cela touche le plus : ce qu’il fait compte le plus.
why-force = S’en débarrasser coûte environ { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
why-trap = L’embûche coûte plus que ne le ferait un autre adversaire : { $trap }.
why-tokens-inn = Les faibles vont à l’auberge, où deux chemins sur trois ne servent jamais, et personne ne devine où.
why-tokens-return = Les plus durs vont sur la route : on ne peut pas les contourner.
why-tokens-galleries = Des paires fortes près des défis difficiles : les Mousquetaires prennent toujours au plus facile.
why-discard = C’est la carte qui sert le plus à La Rochelle : { $card }.
why-reroll = Relancer ne peut que la servir.
