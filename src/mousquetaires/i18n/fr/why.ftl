### Pourquoi un automate a joué ainsi, pour qui peut voir par les yeux de sa place.

why-best = Il n'y a rien de mieux à faire de ce choix.
why-random = Il joue ce qui lui passe par la tête.
why-novice = Une règle empirique le veut ainsi.
why-master = Essayé dans { $n ->
    [one] { $n } monde imaginé
   *[other] { $n } mondes imaginés
  }, ce coup promet la victoire à { $percent } % ; le meilleur des autres, « { $instead } », à { $rival } %.

## Ce qui en dépend

why-constance = Constance est en danger : Milady a déjà { $n } des six succès qu'il lui faut.
why-hours = Chaque tour sans Constance coûte une case de plus sur la piste du Temps, et il n'en reste que { $n }.
why-paris = La carte en jeu à Paris nuit à chaque tour : { $paris }.
why-louvre-epic = Accomplie rapidement, la mission au Louvre rapporte des jetons Épopée.
why-honour = Il reste { $n ->
    [one] { $n } point
   *[other] { $n } points
} d'honneur à la Reine.
why-quest = Seule la Quête fait gagner la partie, et il reste { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur la piste du Temps.
why-siege-falls = Sans aide, le siège a { $percent } % de chances d'être perdu à la fin de ce tour.
why-siege = Les dés à La Rochelle frappent à chaque tour ; { $n ->
    [one] on y lance { $n } dé
   *[other] on y lance { $n } dés
} pour l'instant.

## Les Mousquetaires

why-go = C'est { $place_loc } qu'il y a le plus à faire.
why-odds = { $n ->
    [one] Avec { $n } dé, les chances contre { $foe_acc } sont de { $percent } %.
   *[other] Avec { $n } dés, les chances contre { $foe_acc } sont de { $percent } %.
}
why-blind = { $n ->
    [one] Avec { $n } dé, les chances contre celui qui attend face cachée sont de { $percent } %.
   *[other] Avec { $n } dés, les chances contre celui qui attend face cachée sont de { $percent } %.
}
why-rochefort = À voir ce qui l'attire, Milady se cache { $place_loc } avec { $percent } %.
why-lilies = Plus de dés montrent plus de Lys.
why-enough = { $n ->
    [0] Aucune carte n'est nécessaire.
    [one] Une carte suffit tout juste.
   *[other] { $n } cartes suffisent tout juste.
}
why-spend = { $n ->
    [0] Les jetons Épopée valent plus ailleurs.
    [one] Un jeton Épopée sert ici mieux qu'ailleurs.
   *[other] { $n } jetons Épopée servent ici mieux qu'ailleurs.
}
why-gift = De toutes les cartes, c'est celle qui manquera le moins : { $card }.
why-blade = Selon les chances exactes, c'est la face à relancer : { $face }.
why-draw = Rien ne vaut mieux en ce moment qu'une carte de plus ; il y en a { $n } en main.
why-equip = Ce que vend l'Arsenal servira dans tous les combats à venir, et la bourse contient { $n ->
    [one] { $n } pistole
   *[other] { $n } pistoles
}.
why-item = Pour ce qui attend les Mousquetaires, cela vaut plus que son prix : { $item }.
why-friend = C'est maintenant que cet appui sert le plus : { $card }.
why-trade = Les cartes vont à celui qui y excelle : { $hero_the } est ici.
why-offer = Chacun donne ce qui sera demandé à l'autre.
why-fair = Ce qui vient vaut ce qui part.
why-turn = { $hero_the } a le plus à faire là où il est ; qui doit marcher verra ensuite ce qui reste.
why-turn-up = Savoir ce qui attend à l'auberge épargne plus d'actions que n'en vaut un jeton Épopée.
why-escape = Du fond de la Bastille, on ne peut rien.
why-beggars = Les Mendiants y empêchent tout.
why-siege-card = Une carte posée à La Rochelle se bat à chaque tour.
why-sacrifice = Il reste { $n ->
    [one] { $n } case
   *[other] { $n } cases
} avant que le siège soit perdu : c'est plus cher qu'une blessure.
why-last-hour = Voici l'heure où la partie serait perdue.
why-epic-now = Ce que la carte vaut en jetons Épopée manque ici et maintenant.

## Milady

why-hide = { $place_the } : { $percent } % de ses nuits, jamais toutes, car celle qu'on devine est prise.
why-new-paris = Des cartes qu'elle pourrait poser à Paris, c'est celle qui coûte le plus aux Mousquetaires : { $paris }.
why-opening = Elle ouvre avec cette carte dans { $percent } % de ses parties, pour que personne ne puisse s'y préparer : { $paris }.
why-varied = Un autre choix ferait à peu près autant de mal. Elle varie, pour que personne ne puisse la prévoir.
why-treachery = En ce moment, elle nuit plus que ne le ferait une nouvelle carte : { $treachery }.
why-take = Une carte de plus vaut mieux que chacune de celles qu'elle a en main ({ $n }).
why-victim = C'est { $hero_acc } que cela touche le plus : ce qu'il fait compte plus que le reste.
why-force = S'en débarrasser coûte environ { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
why-trap = L'embûche coûte plus que ne le ferait un homme à sa place : { $trap }.
why-tokens-inn = Les faibles à l'auberge, dont deux chemins sur trois ne sont jamais suivis ; et nul ne devine où.
why-tokens-return = Les plus durs sur le retour : nul ne peut les contourner.
why-tokens-galleries = Des paires fortes près des défis difficiles : ce qui est facile se passe par là.
why-discard = À La Rochelle, c'est la carte qui se bat le mieux : { $card }.
why-reroll = Un second lancer ne peut que la servir.
