### La table sur un seul écran : la barre du haut, la carte, les cartes et les panneaux.

web-menu = Menu
web-you = Vous
web-clock-time-about = Milady gagne quand le jeton Temps atteint Richelieu. Il avance à la fin de chaque tour.
web-clock-siege-about = Milady gagne quand le siège de La Rochelle atteint Richelieu.
web-clock-honour-about = Milady gagne quand la Reine a perdu tout son honneur.
web-clock-abduction-about = Avec L’Enlèvement à Paris, Milady gagne au sixième succès.
web-clock-barred-about = Quête mortelle : Milady gagne quand plus aucun Mousquetaire n’a le droit de poursuivre la Quête.
web-clock-quest-about = Les Mousquetaires gagnent quand le quatrième plateau de la Quête est terminé.

web-hero-about = Tout sur { $hero }
web-hero-combat-about = { $n ->
    [one] Lance { $n } dé bleu en duel ; les cartes Combat en ajoutent.
   *[other] Lance { $n } dés bleus en duel ; les cartes Combat en ajoutent.
}
web-hero-manoeuvre-about = La botte secrète : si le jet contient ces faces, l’adversaire perd exactement 1 point de vie et ne peut pas riposter.
web-hero-slot-free = De la place pour un équipement

web-mission-louvre-track = Le jeton du Louvre est sur la case { $n } sur { $of }. Sur la troisième, la Reine perd de l’honneur ; sur la dernière, la mission a échoué.
web-mission-harder = { $printed } + { $more } : { $trap }
web-mission-own = { $hero } a { $n }
web-mission-unguarded = Milady choisit ses gardes.

web-purse-about = La bourse commune des Mousquetaires. Elle paie l’Arsenal.
web-pistoles = { $n ->
    [one] pistole
   *[other] pistoles
}
web-arsenal-look = Ouvrir l’Arsenal : les prix et ce qui reste
web-siege-about = { $n ->
    [one] Le siège : { $n } dé rouge ce tour, contre les cartes posées ici
   *[other] Le siège : { $n } dés rouges ce tour, contre les cartes posées ici
}

web-place-here = Ici :
web-place-about-paris = Les cartes Paris troublent la ville tant que les Mousquetaires n’en ont pas tout accompli.
web-place-about-louvre = Les missions de la Reine : réussies à temps, elles rapportent des jetons Épopée ; trop tard, elles lui coûtent son honneur.
web-place-about-rochelle = Le siège : posez ici des cartes Combat. À la fin de chaque tour, les deux camps lancent les dés.
web-place-about-quest = Les ferrets de la Reine : quatre plateaux, l’un après l’autre. Le quatrième donne la victoire.
web-place-about-colombier = Les Mousquetaires hors de combat se rétablissent ici. Milady ne peut pas y venir.
web-place-about-richelieu = Surprenez Milady ici et son action échoue. Si elle n’y est pas, vous allez à la Bastille.
web-place-about-bastille = La prison : sortez-en en soudoyant les geôliers, ou en vous battant.
web-place-about-quarters = La demeure de Milady. Les Mousquetaires n’y entrent pas.
web-place-quest-board = En cours : { $board }

web-hand-short = Main
web-deck-short = Pioche { $n }
web-card-copies = { $card }, { $n } exemplaires
web-card-skill = +1 { $skill }
web-card-dice = { $n ->
    [one] +{ $n } dé bleu
   *[other] +{ $n } dés bleus
}
web-show-card = La montrer à tous
web-show-sure = Tous la verront, Milady aussi. La montrer ?

web-count-treachery = Perfidies
web-count-foes = Adversaires
web-count-paris = Paris
web-count-tokens = Jetons
web-in-force = En jeu : { $card }

web-stage-map = Carte
web-stage-again = Revenir à l’action
web-answer-on-stage = Répondez sur le plateau.
web-tabs = Parties de la table
web-tab-act = Agir
web-tab-hand = Main
web-tab-musketeers = Mousquetaires
web-tab-talk = Discussion

## La question et ses réponses

web-actions-left = { $n ->
    [one] encore { $n } action
   *[other] encore { $n } actions
}
web-move-hint = ou touchez un lieu éclairé
web-draw-hint = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
web-equip-hint = { $n ->
    [one] { $n } pistole dans la bourse
   *[other] { $n } pistoles dans la bourse
}
web-answers-more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
web-answers-fewer = Moins
web-why-not = Pourquoi pas ?
web-chance-wounded = blessé { $chance }
web-chance-lilies = sur { $wanted } Lys

## La Quête sur la carte

web-epic-of = Épopée sur { $of }
web-one-for-all-short = Un pour tous

## L’Arsenal

web-arsenal-left = reste { $n } sur { $of }
web-arsenal-full = Mains pleines : il remplace un équipement
web-arsenal-two = { $hero } peut prendre deux objets pour cette action.
web-arsenal-cancel = Retour, sans rien acheter

## Un échange

web-trade-yours = Ce que vous avez
web-trade-theirs = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
web-trade-unknown = Vous ne connaissez pas ces cartes : demandez ce qu’il vous faut.
web-trade-offer = Offrir : { $what }
web-trade-ask = Demander : { $what }
web-trade-back = Retirer de l’offre : { $what }
web-goal-musketeers = Votre but : les quatre plateaux de la Quête, pour que la Reine porte ses ferrets. Milady gagne si le Temps, le Siège, l’Honneur ou Constance arrive à zéro.
web-goal-milady = Votre but : que le Temps, le Siège, l’Honneur ou Constance arrive à zéro. Les Mousquetaires gagnent s’ils terminent les quatre plateaux de la Quête.
web-goal-both = Les Mousquetaires gagnent avec le quatrième plateau de la Quête, Milady si le Temps, le Siège, l’Honneur ou Constance arrive à zéro.
