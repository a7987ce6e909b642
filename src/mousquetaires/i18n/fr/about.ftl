### Ce que font les choses, en une ligne. $n est le nombre imprimé.

# comment se joignent les parties d'une ligne
about-parts = { $first } ; { $next }

## Les dons des Mousquetaires

about-hero-dartagnan = a la botte secrète la plus facile, et la garde quand il apprend la botte améliorée
about-hero-athos = Rochefort ne lui barre jamais la route
about-hero-aramis = une fois par tour, défausse une carte quelconque pour +1 à un défi ou 1 dé bleu de plus
about-hero-porthos = a { $n } points de vie
about-hero-treville = une fois à son tour, ordonne à un autre Mousquetaire d’agir

## Cartes Aventure

about-card-skill = +1 à un défi de cette compétence
about-card-combat = { $n ->
    [one] +{ $n } dé bleu en duel ou au siège
   *[other] +{ $n } dés bleus en duel ou au siège
}
about-character-siege = { $n ->
    [one] rejoint le siège : +{ $n } dé bleu
   *[other] rejoint le siège : +{ $n } dés bleus
}
about-character-pistoles = { $n ->
    [one] +{ $n } pistole pour la bourse
   *[other] +{ $n } pistoles pour la bourse
}
about-character-epic = { $n ->
    [one] +{ $n } jeton Épopée
   *[other] +{ $n } jetons Épopée
}
about-character-heals = { $n ->
    [one] un Mousquetaire regagne { $n } point de vie
   *[other] un Mousquetaire regagne { $n } points de vie
}
about-character-draws = { $n ->
    [one] piochez { $n } carte
   *[other] piochez { $n } cartes
}
about-character-unmasks = Milady révèle sa carte Lieu
about-character-honour = { $n ->
    [one] la Reine regagne { $n } point d’honneur
   *[other] la Reine regagne { $n } points d’honneur
}

## Perfidie

about-treachery-reinforcements = { $n ->
    [one] { $n } dé rouge de plus au siège ce tour-ci
   *[other] { $n } dés rouges de plus au siège ce tour-ci
}
about-treachery-ambush = { $n ->
    [one] un Mousquetaire perd { $n } point de vie
   *[other] un Mousquetaire perd { $n } points de vie
}
about-treachery-emergency = les Mousquetaires doivent agir avant la fin du sablier
about-treachery-conscripts = { $n ->
    [one] chaque Mousquetaire a { $n } action de moins ce tour-ci
   *[other] chaque Mousquetaire a { $n } actions de moins ce tour-ci
}
about-treachery-prison = un Mousquetaire est jeté à la Bastille
about-treachery-isolation = pas d’échange ce tour-ci
about-treachery-dead_end = { $n ->
    [one] le jeton Temps avance aussitôt de { $n } case
   *[other] le jeton Temps avance aussitôt de { $n } cases
}
about-treachery-balm = { $n ->
    [one] Rochefort regagne { $n } point de vie
   *[other] Rochefort regagne { $n } points de vie
}
about-treachery-plot = { $n ->
    [one] la Reine perd { $n } point d’honneur
   *[other] la Reine perd { $n } points d’honneur
}

## Embûches

about-trap-beggars = { $n ->
    [one] aucune étape de mission ici tant qu’ils n’ont pas reçu { $n } pistole
   *[other] aucune étape de mission ici tant qu’ils n’ont pas reçu { $n } pistoles
}
about-trap-thief = { $n ->
    [one] un Mousquetaire qui vient ici risque de coûter { $n } pistole à la bourse
   *[other] un Mousquetaire qui vient ici risque de coûter { $n } pistoles à la bourse
}
about-trap-assassin = { $n ->
    [one] un Mousquetaire qui vient ici risque de perdre { $n } point de vie
   *[other] un Mousquetaire qui vient ici risque de perdre { $n } points de vie
}
about-trap-harlot = le défi de ce lieu est plus difficile de { $n }
about-trap-nemesis = { $n ->
    [one] un Mousquetaire désigné doit vaincre ici { $n } dé rouge
   *[other] un Mousquetaire désigné doit vaincre ici { $n } dés rouges
}

## Adversaires

about-ability-none = aucune capacité spéciale
about-ability-returns = vaincu, il revient dans la main de Milady
about-ability-pistol = { $n ->
    [one] +{ $n } Épée au premier lancer
   *[other] +{ $n } Épées au premier lancer
}
about-ability-cut_purse = { $n ->
    [one] un duel où il n’est pas vaincu coûte { $n } pistole à la bourse
   *[other] un duel où il n’est pas vaincu coûte { $n } pistoles à la bourse
}
about-ability-steady = n’écarte pas de dé en cas d’égalité
about-ability-rerolls_shield = relance un Bouclier, une fois par duel
about-ability-armour = { $n ->
    [one] +{ $n } Bouclier à chaque lancer
   *[other] +{ $n } Boucliers à chaque lancer
}
about-ability-parting_wound = { $n ->
    [one] { $n } blessure à la fin de chaque duel, sauf si une cuirasse l’arrête
   *[other] { $n } blessures à la fin de chaque duel, sauf si une cuirasse les arrête
}
about-ability-jailer = un Mousquetaire qu’il met hors de combat se réveille à la Bastille

## Cartes Paris : ce qu'elles demandent, ce qu'elles font à chaque fin de tour

about-stipulation-none = rien d’autre
about-stipulation-lilies = { $n } Lys, en cherchant dans Paris
about-stipulation-discards = { $n ->
    [one] { $n } carte Combat défaussée à Paris
   *[other] { $n } cartes Combat défaussées à Paris, une par action
}
about-stipulation-wins = { $n ->
    [one] { $n } duel gagné contre un bretteur de Paris
   *[other] { $n } duels gagnés contre un bretteur de Paris
}
about-effect-strangles = à chaque tour, Milady lance { $dice } dés rouges, et avec { $n } Épées en tout Constance meurt
about-effect-time = { $n ->
    [one] à chaque tour, le jeton Temps avance de { $n } case de plus
   *[other] à chaque tour, le jeton Temps avance de { $n } cases de plus
}
about-effect-siege_sword = { $n ->
    [one] à chaque tour, Milady a { $n } Épée de plus au siège
   *[other] à chaque tour, Milady a { $n } Épées de plus au siège
}
about-effect-treachery = { $n ->
    [one] à chaque tour, Milady pioche une carte Perfidie
   *[other] à chaque tour, Milady pioche { $n } cartes Perfidie
}
about-effect-honour = { $n ->
    [one] à chaque tour, la Reine perd { $n } point d’honneur
   *[other] à chaque tour, la Reine perd { $n } points d’honneur
}
about-effect-purse = { $n ->
    [one] à chaque tour, la bourse perd { $n } pistole
   *[other] à chaque tour, la bourse perd { $n } pistoles
}

## L'Arsenal

about-item-thoroughbred = une chevauchée sans action à chaque tour
about-item-pistol = { $n ->
    [one] +{ $n } Épée au premier lancer
   *[other] +{ $n } Épées au premier lancer
}
about-item-armour = { $n ->
    [one] +{ $n } Bouclier à chaque lancer
   *[other] +{ $n } Boucliers à chaque lancer
}
about-item-blade = relancer un dé, une fois par duel
about-item-balm = { $n ->
    [one] { $n } point de vie regagné aussitôt
   *[other] { $n } points de vie regagnés aussitôt
}
about-item-manoeuvre = une botte plus facile : { $faces }
about-item-skill = +{ $n } à cette compétence

## Jetons de la Quête

about-token-decoy = il n’y a personne
about-token-snare = coûte 1 point de vie, puis disparaît

## Variantes

about-variant-easier = les Mousquetaires commencent avec une carte Un pour tous
about-variant-mortal_quest = un Mousquetaire tombé à la Quête ne peut plus y retourner
about-variant-athos_the_brave = Athos doit combattre Rochefort là où Milady s’est révélée
about-variant-extra_card = chaque joueur des Mousquetaires commence avec une carte Aventure de plus
about-variant-one_card_less = chaque joueur des Mousquetaires commence avec une carte Aventure de moins
about-variant-extra_treachery = Milady commence avec une carte Perfidie de plus
about-variant-late_start = le jeton Temps commence une case plus loin

## Tous ceux qu'un Mousquetaire peut croiser au fer

about-foe = { $dice ->
    [0] ne lance pas de dé, vie { $life }
    [one] { $dice } dé rouge, vie { $life }
   *[other] { $dice } dés rouges, vie { $life }
}
# des jetons qui restent tels qu'ils sont imprimés
about-foe-fixed = montre toujours { $faces }, vie { $life }
about-manoeuvre = botte { $faces }
about-worth-pistoles = { $n ->
    [one] vaut { $n } pistole
   *[other] vaut { $n } pistoles
}
about-worth-epic = { $n ->
    [one] vaut { $n } jeton Épopée
   *[other] vaut { $n } jetons Épopée
}

## Les missions

about-challenge = défi : { $skill } { $level }
about-rating = gardée par des adversaires et des embûches d’une force totale de { $n }

## Les lieux

about-place-paris = la mission de Paris : son défi, sa tâche et ses gardes
about-place-louvre = la mission du Louvre : son défi et ses gardes, avant que le jeton n’arrive en bas
about-place-rochelle = le siège : les cartes Combat posées ici donnent des dés bleus, et un sacrifice annule une Épée
about-place-quest = la Quête des ferrets de la Reine
about-place-colombier = l’hôtel des Mousquetaires : ils en partent, et s’y remettent
about-place-richelieu = trouvez-y Milady et vous déjouez ses plans ; si elle n’y est pas, vous allez à la Bastille
about-place-bastille = on en sort pour 1 pistole, ou en affrontant le geôlier
about-place-quarters = Milady y prend une carte Paris ; les Mousquetaires n’y entrent pas

## Les plateaux de la Quête

about-board-inn = trois chemins de quatre jetons face cachée : dégagez-en un
about-board-england = quatre défis dans n’importe quel ordre, puis de Wardes
about-board-return = trois jetons face cachée sur la route, l’un après l’autre
about-board-galleries = { $n ->
    [one] quatre antichambres : surmontez le défi ou battez les deux gardes, ou prenez le passage secret pour { $n } jeton Épopée
   *[other] quatre antichambres : surmontez le défi ou battez les deux gardes, ou prenez le passage secret pour { $n } jetons Épopée
}

## Un pour tous

about-one-time = le jeton Temps ne bouge pas ce tour-ci
about-one-honour = { $n ->
    [one] la Reine regagne { $n } point d’honneur
   *[other] la Reine regagne { $n } points d’honneur
}
about-one-epic = { $n ->
    [one] vaut { $n } jeton Épopée
   *[other] vaut { $n } jetons Épopée
}
