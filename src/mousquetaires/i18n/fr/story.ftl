### Le récit d’une partie : mousquetaires story. Chaque phrase dit quelque chose qui est dans l’enregistrement.

cli-help-story = Raconter une partie finie sous forme de récit en chapitres, en Markdown.
storyteller-he = il

## Les titres

tale-title-diamonds-1 = La Course aux ferrets
tale-title-diamonds-2 = Le Sourire de la Reine
tale-title-diamonds-3 = Épées contre le Cardinal
tale-title-diamonds-4 = Douze ferrets pour un bal
tale-title-diamonds-5 = Tous pour la Reine
tale-title-time-1 = Trop tard pour le bal
tale-title-time-2 = La Dernière Heure
tale-title-siege-1 = Le Camp du Roi
tale-title-siege-2 = Les Canons de La Rochelle
tale-title-honour-1 = La Rumeur de trop
tale-title-honour-2 = L’Honneur d’une Reine
tale-title-abduction-1 = Adieu, Constance
tale-title-abduction-2 = La Prisonnière de Milady
tale-title-barred-1 = Personne en selle
tale-title-barred-2 = Les Chevaux sans cavaliers
tale-chapter = Chapitre { $n }

## Ce qui se lit en tête d’un chapitre

tale-head_found-1 = Où { $hero_the } trouve Milady
tale-head_found-2 = Où Milady reçoit une visite qu’elle n’attendait pas : { $hero_the }
tale-head_board-1 = Où { $hero_the } vient à bout d’une étape : « { $board } »
tale-head_board-2 = Où, grâce { $hero_dat }, nos amis en finissent avec « { $board } »
tale-head_fell-1 = Où { $hero_the } tombe
tale-head_fell-2 = Où la fortune abandonne { $hero_acc }
tale-head_jailed-1 = Où la Bastille se referme sur { $hero_acc }
tale-head_jailed-2 = Où { $hero_the } change de logis pour la Bastille
tale-head_rises-1 = Où la fortune sourit à Milady
tale-head_rises-2 = Où le vent souffle pour le Cardinal
tale-head_falls-1 = Où les plans de Milady se gâtent
tale-head_falls-2 = Où l’espoir revient aux amis de la Reine
tale-head_rochefort-1 = Où l’on revoit l’homme de Meung
tale-head_rochefort-2 = Où { $hero_the } rencontre Rochefort
tale-head_won-1 = Où { $hero_the } donne une leçon d’escrime à son adversaire : { $foe_the }
tale-head_won-2 = Où { $foe_the } fait connaissance avec l’épée { $hero_gen }
tale-head_lost-1 = Où { $foe_the } prend le dessus sur { $hero_acc }
tale-head_lost-2 = Où { $hero_the } se souviendra { $foe_gen }
tale-head_crossed-1 = Où { $hero_the } passe près de Milady sans le savoir
tale-head_crossed-2 = Où Milady retient son souffle, et où { $hero_the } passe son chemin
tale-head_louvre_failed-1 = Où le Louvre attend en vain
tale-head_louvre_failed-2 = Où l’on arrive trop tard au Louvre
tale-head_treachery-1 = Où Milady trame quelque chose : « { $treachery } »
tale-head_treachery-2 = De Milady et de sa perfidie : « { $treachery } »
tale-head_quiet-1 = Où les épées restent au fourreau
tale-head_quiet-2 = Où l’on parle plus qu’on n’agit
tale-head_busy-1 = Où nos amis ne ménagent pas leur peine
tale-head_busy-2 = Où personne n’a le temps de souffler
tale-head_busy-3 = Où l’aventure suit son cours

## Le début et la fin

tale-prologue-1 = Les ferrets de la Reine sont loin, et { $heroes } jurent de les rapporter.
tale-prologue-2 = Voici l’histoire de quelques braves, { $heroes }, et celle des ferrets d’une Reine.
tale-prologue-3 = Une Reine sans ses ferrets, un Cardinal qui le sait, et déjà en selle : { $heroes }.
tale-ending-1 = { $ending_id ->
    [diamonds] C’est ainsi que la Reine parut au bal avec ses ferrets et que Richelieu pâlit : les Mousquetaires avaient gagné.
    [time] Le temps était écoulé. La Reine parut au bal sans ses ferrets, et Milady avait gagné.
    [siege] Le siège de La Rochelle était perdu, et la guerre du Roi avec lui : Milady avait gagné.
    [honour] De l’honneur de la Reine il ne restait rien, et aucun diamant ne pouvait le lui rendre. Milady avait gagné.
    [abduction] Constance était morte. Milady avait gagné.
   *[barred] Plus un Mousquetaire n’était en état de courir après les ferrets. Milady avait gagné.
}
tale-ending-2 = { $ending_id ->
    [diamonds] Les violons attaquèrent, douze ferrets étincelèrent, et le Cardinal se mordit la lèvre : les Mousquetaires avaient gagné.
    [time] L’heure sonna, le bal s’ouvrit, et de ferrets, point. La victoire était à Milady.
    [siege] Devant La Rochelle, on amena le drapeau du Roi. La victoire était à Milady.
    [honour] Le secret de la Reine courait tout Paris. La victoire était à Milady.
    [abduction] On arriva trop tard pour Constance. La victoire était à Milady.
   *[barred] La route était libre, et pas un Mousquetaire pour la prendre. La victoire était à Milady.
}
tale-sums-1 = Ainsi s’achève l’histoire, au chapitre { $n }, après { $duels ->
    [one] { $duels } duel
   *[other] { $duels } duels
}, dont { $won } à l’avantage des Mousquetaires.
tale-sums-2 = Que le lecteur fasse le compte : { $duels ->
    [one] { $duels } duel
   *[other] { $duels } duels
}, { $won } à l’avantage des Mousquetaires, et le mot de la fin au chapitre { $n }.
tale-quiet-1 = Ce furent des heures paisibles, et rien de notable n’arriva.
tale-quiet-2 = Aucune épée ne sortit du fourreau qui vaille qu’on le raconte.
tale-quiet-3 = De ces heures, le chroniqueur n’a rien à rapporter.

## Milady

tale-treachery-1 = Milady abattit sa carte : « { $treachery } ».
tale-treachery-2 = « { $treachery } » : telle fut la nouvelle perfidie de Milady.
tale-treachery-3 = Milady ne perdit pas de temps : « { $treachery } » fut son œuvre.
tale-treachery-4 = Derrière « { $treachery } », il y avait une main blanche : celle de Milady.
tale-paris-1 = À Paris, une nouvelle mission courait sur toutes les lèvres : « { $paris } ».
tale-paris-2 = Paris murmurait : « { $paris } ».
tale-paris-3 = Dans les rues de Paris, on ne parlait plus que de cela : « { $paris } ».
tale-paris_over-1 = « { $paris } » : c’en était fini.
tale-paris_over-2 = Paris n’entendit plus parler de cette mission : « { $paris } ».
tale-paris_over-3 = « { $paris } » : la page était tournée, et Paris en dormit un peu mieux.
tale-shown-1 = Et Milady ? Elle était { $place_loc }.
tale-shown-2 = Alors le masque tomba : Milady était { $place_loc }.
tale-shown-3 = Pendant tout ce temps, Milady s’était tenue { $place_loc }.
tale-shown-4 = Le lecteur demandera où se tenait Milady : { $place_loc }.
tale-seen-1 = Milady ne s’en cachait pas : elle était { $place_loc }.
tale-seen-2 = On vit Milady { $place_loc }.
tale-seen-3 = Le bruit courut que Milady était { $place_loc }.
tale-home-1 = Milady n’avait pas quitté son hôtel.
tale-home-2 = Et Milady ? Elle était restée à son hôtel.
tale-home-3 = Rideaux tirés, Milady avait attendu son heure, dans son hôtel.
tale-rochefort-1 = { $place_loc }, l’homme de Meung sortit de l’ombre : Rochefort barra la route { $hero_dat }.
tale-rochefort-2 = { $place_loc }, Rochefort attendait { $hero_acc }.
tale-rochefort-3 = { $place_loc }, une face balafrée se dressa devant { $hero_acc } : c’était Rochefort.
tale-found-1 = { $hero_the } trouva Milady chez Richelieu.
tale-found-2 = Chez Richelieu, { $hero_the } se retrouva face à Milady.
tale-found-3 = Une porte s’ouvrit chez Richelieu, et le regard { $hero_gen } croisa celui de Milady.

## Duels

tale-duel-1 = { $place_loc }, { $hero_he } croisa le fer avec { $foe_the }.
tale-duel-2 = { $place_loc }, { $hero_he } dégaina contre { $foe_the }.
tale-duel-3 = { $place_loc }, « En garde ! » lança { $hero_the }, et l’épée jaillit contre { $foe_the }.
tale-duel-4 = { $place_loc }, les lames sifflèrent : { $hero_the } contre { $foe_the }.
tale-again-1 = { $hero_the } et { $foe_the } n’en avaient pas fini.
tale-again-2 = { $hero_the } revint à la charge contre { $foe_the }.
tale-again-3 = On vit de nouveau { $hero_the } face à face avec { $foe_the }.
tale-bout-1 = { $result ->
    [won] { $place_loc }, { $hero_he } vainquit { $foe_the } sans une égratignure.
    [won_wounded] { $place_loc }, { $hero_he } vainquit { $foe_the }, mais au prix de son sang.
    [won_out] { $place_loc }, { $hero_the } et { $foe_the } se terrassèrent l’un l’autre.
    [hit] { $place_loc }, { $hero_he } blessa { $foe_the }, sans achever le combat.
    [hit_wounded] { $place_loc }, { $hero_the } et { $foe_the } se blessèrent l’un l’autre.
    [hit_out] { $place_loc }, { $hero_he } blessa { $foe_the }, et tomba.
    [lost] { $place_loc }, { $hero_he } fut blessé par { $foe_the }.
    [lost_out] { $place_loc }, { $hero_he } fut terrassé par { $foe_the }.
   *[draw] { $place_loc }, { $hero_the } et { $foe_the } se quittèrent sans une blessure.
}
tale-bout-2 = { $result ->
    [won] { $place_loc }, { $foe_the } voulut arrêter { $hero_the }, et ne l’effleura même pas.
    [won_wounded] { $place_loc }, { $foe_the } fit couler le sang { $hero_gen }, et n’en fut pas moins vaincu.
    [won_out] { $place_loc }, { $foe_the } et { $hero_the } tombèrent ensemble.
    [hit] { $place_loc }, { $foe_the } reçut une blessure de la main { $hero_gen }, et tint bon.
    [hit_wounded] { $place_loc }, { $foe_the } et { $hero_the } se rendirent coup pour coup.
    [hit_out] { $place_loc }, { $foe_the } reçut une blessure, et { $hero_the } une pire : la dernière.
    [lost] { $place_loc }, { $foe_the } enseigna la prudence { $hero_dat }, de la pointe de l’épée.
    [lost_out] { $place_loc }, { $foe_the } laissa { $hero_the } étendu au sol.
   *[draw] { $place_loc }, { $foe_the } et { $hero_the } s’épuisèrent, sans une blessure de part ni d’autre.
}
tale-bout-3 = { $result ->
    [won] Une seule botte suffit { $place_loc } : { $hero_the }, indemne, laissa { $foe_the } derrière lui.
    [won_wounded] { $place_loc }, { $hero_the } paya de son sang, et { $foe_the } paya plus cher : vaincu.
    [won_out] Deux hommes restèrent à terre { $place_loc } : { $foe_the } et { $hero_the }.
    [hit] { $place_loc }, { $hero_he } fit couler le premier sang, mais { $foe_the } resta debout.
    [hit_wounded] { $place_loc }, le sang rougit les deux lames : { $hero_the } et { $foe_the } étaient touchés.
    [hit_out] { $hero_he } tomba { $place_loc }, non sans avoir blessé { $foe_the }.
    [lost] { $place_loc }, { $foe_the } fit couler le premier sang : celui { $hero_gen }.
    [lost_out] { $hero_he } s’effondra { $place_loc }, et { $foe_the } essuya sa lame.
   *[draw] { $place_loc }, beaucoup de bruit et point de sang entre { $hero_the } et { $foe_the }.
}
tale-result-1 = { $result ->
    [won] { $hero_he } vainquit { $foe_the } sans une égratignure.
    [won_wounded] { $hero_he } vainquit { $foe_the }, mais au prix de son sang.
    [won_out] { $hero_the } et { $foe_the } se terrassèrent l’un l’autre.
    [hit] { $hero_he } blessa { $foe_the }, sans achever le combat.
    [hit_wounded] { $hero_the } et { $foe_the } se blessèrent l’un l’autre.
    [hit_out] { $hero_he } blessa { $foe_the }, et tomba.
    [lost] { $hero_he } fut blessé par { $foe_the }.
    [lost_out] { $hero_he } fut terrassé par { $foe_the }.
   *[draw] { $hero_the } et { $foe_the } se quittèrent sans une blessure.
}
tale-result-2 = { $result ->
    [won] Quelques passes, et c’en fut fait : { $hero_the }, indemne, avait vaincu { $foe_the }.
    [won_wounded] Tout blessé qu’il était, { $hero_the } vainquit { $foe_the }.
    [won_out] Ni { $hero_the } ni { $foe_the } ne resta debout.
    [hit] L’épée { $hero_gen } toucha { $foe_the }, et le combat en resta là.
    [hit_wounded] { $hero_he } toucha { $foe_the }, et fut touché à son tour.
    [hit_out] Une blessure pour { $foe_the }, et la dernière pour { $hero_the }.
    [lost] { $foe_the } blessa { $hero_the }.
    [lost_out] { $foe_the } terrassa { $hero_the }.
   *[draw] Ni { $hero_the } ni { $foe_the } ne parvint à toucher.
}
tale-result-3 = { $result ->
    [won] C’en fut vite fait { $foe_gen }, et pas une goutte de sang ne tachait la chemise { $hero_gen }.
    [won_wounded] { $hero_he } l’emporta sur { $foe_the }, mais cette victoire lui coûta du sang.
    [won_out] L’un après l’autre ils s’affaissèrent, { $foe_the } et { $hero_the }.
    [hit] Le sang coula, celui { $foe_gen } ; ce n’était pas assez pour { $hero_the }.
    [hit_wounded] Coup pour coup : { $foe_the } saignait, { $hero_the } aussi.
    [hit_out] { $hero_he } laissa { $foe_the } avec un souvenir cuisant, et s’affaissa.
    [lost] La pointe trouva { $hero_the }, et { $foe_the } sourit.
    [lost_out] { $hero_he } s’affaissa, et { $foe_the } remit l’épée au fourreau.
   *[draw] Ils ferraillèrent à perdre haleine, { $hero_the } et { $foe_the }, et le sang ne coula point.
}
tale-wounds-1 = { $hero_he } perdit { $n ->
    [one] un point de vie
   *[other] { $n } points de vie
}.
tale-wounds-2 = Il en coûta { $n ->
    [one] un point de vie
   *[other] { $n } points de vie
} { $hero_dat }.
tale-wounds-3 = Le prix, pour { $hero_the } : { $n ->
    [one] un point de vie
   *[other] { $n } points de vie
}.
tale-assassin-1 = Le poignard d’un assassin trouva { $hero_the } : un point de vie perdu.
tale-assassin-2 = Un assassin surgit de la foule : { $hero_the } y laissa un point de vie.
tale-assassin-3 = { $hero_he } se retourna trop tard : un assassin lui avait pris un point de vie.

## Les Mousquetaires

tale-fell-1 = { $hero_he } était hors de combat.
tale-fell-2 = On emporta { $hero_the }, hors de combat.
tale-fell-3 = C’en était trop pour { $hero_the } : hors de combat.
tale-jailed-1 = Les portes de la Bastille se refermèrent sur { $hero_the }.
tale-jailed-2 = { $hero_the } fut jeté à la Bastille.
tale-jailed-3 = Un carrosse aux rideaux baissés conduisit { $hero_the } à la Bastille.
tale-freed-1 = { $hero_he } laissa la Bastille derrière lui.
tale-freed-2 = La Bastille ne put retenir { $hero_the }.
tale-freed-3 = { $hero_he } respira de nouveau l’air libre, hors de la Bastille.
tale-snare-1 = Un traquenard attendait { $hero_the }, et le prix fut { $n ->
    [one] d’un point de vie
   *[other] de { $n } points de vie
}.
tale-snare-2 = { $hero_he } donna dans un traquenard, et y laissa { $n ->
    [one] un point de vie
   *[other] { $n } points de vie
}.
tale-sacrifice-1 = Devant La Rochelle, { $hero_the } versa son sang pour tenir la position.
tale-sacrifice-2 = { $hero_he } se jeta dans la brèche à La Rochelle, et le paya d’un point de vie.
tale-sacrifice-3 = À La Rochelle, le coup destiné à l’armée du Roi atteignit { $hero_the }.
tale-challenge-1 = { $hero_he } réussit { $place_loc } le défi { $skill_gen }.
tale-challenge-2 = { $place_loc }, { $hero_he } vint à bout du défi { $skill_gen }.
tale-challenge-3 = { $place_loc }, il fallait faire preuve { $skill_gen } : { $hero_the } en avait à revendre.
tale-challenge-4 = { $place_loc }, pour le défi { $skill_gen }, { $hero_the } était l’homme qu’il fallait.
tale-failed-1 = { $place_loc }, { $hero_he } échoua au défi { $skill_gen }.
tale-failed-2 = { $place_loc }, le défi { $skill_gen } eut raison { $hero_gen }.
tale-failed-3 = { $place_loc }, { $hero_he } manqua { $skill_gen }.
tale-board-1 = { $hero_he } mena à bien une étape de la Quête : « { $board } ».
tale-board-2 = « { $board } » : { $hero_the } venait d’achever cette étape de la Quête.
tale-board-3 = La voie était libre : { $hero_the } en avait terminé avec « { $board } ».
tale-louvre_done-1 = Mission accomplie au Louvre : « { $louvre } ».
tale-louvre_done-2 = Le Louvre respira : « { $louvre } », c’était réglé.
tale-louvre_done-3 = À la cour, on se félicita : « { $louvre } », c’était réglé.
tale-louvre_failed-1 = Au Louvre, la mission finit mal : « { $louvre } ».
tale-louvre_failed-2 = La mission « { $louvre } » échoua.
tale-louvre_failed-3 = « { $louvre } » : les secours vinrent trop tard.
tale-bought-1 = { $hero_he } acheta { $items }.
tale-bought-2 = { $hero_he } revint de l’Arsenal avec { $items }.
tale-bought-3 = L’Arsenal avait ce qu’il fallait pour { $hero_the } : { $items }.

## La fin d’un tour

tale-honour-1 = Tout cela coûta à la Reine { $n ->
    [one] un point d’honneur
   *[other] { $n } points d’honneur
}.
tale-honour-2 = La cour jasa, et la Reine perdit { $n ->
    [one] un point d’honneur
   *[other] { $n } points d’honneur
}.
tale-honour-3 = On souriait derrière les éventails : la Reine y laissait { $n ->
    [one] un point d’honneur
   *[other] { $n } points d’honneur
}.
tale-honour-4 = Pendant ce temps, la Reine perdit { $n ->
    [one] un point d’honneur
   *[other] { $n } points d’honneur
}.
tale-siege_worse-1 = Devant La Rochelle, le camp de Richelieu gagna { $n ->
    [one] une case
   *[other] { $n } cases
}.
tale-siege_worse-2 = L’armée du Roi perdit { $n ->
    [one] une case
   *[other] { $n } cases
} devant La Rochelle.
tale-siege_worse-3 = Mauvaises nouvelles du siège : { $n ->
    [one] une case perdue
   *[other] { $n } cases perdues
}.
tale-siege_better-1 = Devant La Rochelle, l’armée du Roi gagna { $n ->
    [one] une case
   *[other] { $n } cases
}.
tale-siege_better-2 = Bonnes nouvelles du siège : { $n ->
    [one] une case gagnée
   *[other] { $n } cases gagnées
} pour le Roi.
tale-siege_better-3 = À La Rochelle, on battit la charge, et le Roi gagna { $n ->
    [one] une case
   *[other] { $n } cases
}.
tale-crossed-1 = { $hero_the } avait été { $place_loc } lui aussi, et était passé tout près de Milady.
tale-crossed-2 = Si près : { $hero_the } était { $place_loc } pendant que Milady s’y cachait, et ne la vit pas.
tale-crossed-3 = { $place_loc }, { $hero_the } n’aurait eu qu’à tourner la tête pour voir Milady.
tale-one_short-1 = Une touche de plus, et { $hero_the } aurait vaincu { $foe_the }.
tale-one_short-2 = Un seul point de vie : c’est tout ce que { $hero_the } avait laissé à son adversaire ({ $foe }).
tale-one_short-3 = { $foe_the } n’avait échappé { $hero_dat } qu’avec un seul point de vie.
tale-one_shield-1 = Une parade de plus, et { $hero_the } restait debout.
tale-one_shield-2 = Une seule parade aurait sauvé { $hero_the }.
tale-one_shield-3 = Il n’avait manqué { $hero_dat } qu’une parade.
tale-one_point-1 = Un soupçon { $skill_gen } de plus, et { $hero_the } l’emportait { $place_loc }.
tale-one_point-2 = { $place_loc }, il n’avait manqué { $hero_dat } qu’un soupçon { $skill_gen }.
tale-one_point-3 = À un cheveu près : un rien { $skill_gen } aurait suffi { $hero_dat } { $place_loc }.
tale-one_space-1 = { $clock ->
    [time] Le temps était presque écoulé : une case de plus, et Milady gagnait.
    [siege] Le camp du Roi était à une case de la défaite.
    [honour] Il ne restait à la Reine qu’un seul point d’honneur.
   *[constance] Un succès de plus, et Constance était perdue.
}
tale-one_space-2 = { $clock ->
    [time] Une case de plus sur la piste du Temps, et il était trop tard.
    [siege] Une case de plus, et le siège était perdu.
    [honour] L’honneur de la Reine ne tenait plus qu’à un point.
   *[constance] La vie de Constance ne tenait qu’à un fil : un succès de plus l’aurait rompu.
}
tale-milady_rises-1 = Le vent avait tourné : les chances de Milady étaient montées de { $before } à { $after } sur cent.
tale-milady_rises-2 = Un joueur eût donné à Milady { $before } chances sur cent auparavant ; il lui en donnait maintenant { $after }.
tale-milady_rises-3 = Sur cent aventures pareilles, Milady en eût d’abord gagné { $before } ; à présent, { $after }.
tale-milady_falls-1 = Le vent avait tourné : les chances de Milady étaient tombées de { $before } à { $after } sur cent.
tale-milady_falls-2 = Un joueur qui eût donné à Milady { $before } chances sur cent ne lui en donnait plus que { $after }.
tale-milady_falls-3 = Sur cent aventures pareilles, Milady en eût d’abord gagné { $before } ; à présent, { $after } seulement.
