### Duels, challenges and the siege, in the browser. $n is a number of dice, of life or of whatever the key says.

# $place is where: "at the Louvre"
web-scene-duel = Duel { $place }
web-scene-challenge = Défi { $place }
web-scene-siege = Le siège de La Rochelle
web-scene-search = À la recherche de Constance
web-scene-strangling = Constance en danger
web-stage-continue = Continuer

web-duel-life = vie { $n } sur { $full }
web-duel-lost = −{ $n }
web-duel-manoeuvre = Botte secrète :
web-duel-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
# $more is what the chosen cards would add
web-duel-dice-plus = { $n } + { $more } dés
web-duel-dice-unknown = dés inconnus
web-duel-fixed = Ne lance pas de dés
web-duel-round = Passe { $n }
web-duel-rounds = Passes
web-duel-before = Avant
web-duel-added = { $n ->
    [one] +{ $n } dé
   *[other] +{ $n } dés
}
web-duel-added-none = aucune carte
# the dice of the next round
web-duel-against = { $blue ->
    [one] { $blue } dé contre { $red }
   *[other] { $blue } dés contre { $red }
}
# the life of a foe, for example: Rochefort 5 → 3
web-duel-life-change = { $who } { $from } → { $to }
# $who is a Musketeer
web-duel-next = Passe { $n } : { $who } lance
web-duel-next-dice = { $blue ->
    [one] { $blue } dé bleu
   *[other] { $blue } dés bleus
} contre { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}. La première blessure met fin au duel.
web-duel-roll = Lancer
web-duel-roll-on = Lancer jusqu’au bout
web-duel-roll-on-hint = sans pause entre les passes

## The sums of a round. $who strikes: a Musketeer or a foe, as the subject of the sentence

web-strike = { $who } frappe
# $swords and $shields are counted: "3 Swords + 1", "2 Shields"
web-strike-sum = { $swords } contre { $shields }
# $dice is what the dice show: "3 Swords"; $n is what equipment or an ability adds
web-strike-plus = { $dice } + { $n }
web-strike-manoeuvre = Botte secrète : rien ne l’arrête
web-strike-silenced = Une botte secrète passe d’abord
web-strike-waiting = Les dés roulent…
web-strike-open = libre
# for screen readers; $sources are pieces of equipment and abilities, $sum is a sum as above, $wounds are counted
web-strike-from = { $sum } ({ $sources })
web-strike-spoken = { $strike } : { $sum }, { $wounds }
# $mine and $his are what is spoken of each side
web-duel-spoken = Passe { $n }. { $mine }. { $his }.
# below the number
web-wounds = { $n ->
    [one] blessure
   *[other] blessures
}
web-wounds-count = { $n ->
    [0] aucune blessure
    [one] { $n } blessure
   *[other] { $n } blessures
}

## Challenges, the siege, Constance

web-challenge-sum = Compétence, cartes et jetons
web-challenge-of = contre { $level }
web-challenge-lacks = { $n ->
    [0] Cela suffit
    [one] il manque { $n } point
   *[other] il manque { $n } points
}
web-siege-king = L’armée du Roi
web-siege-cardinal = Les assiégés et les amis du Cardinal
# $who is a list of Musketeers, $n how many they are
web-siege-sacrificed = { $n ->
    [one] { $who } a sacrifié 1 point de vie.
   *[other] { $who } ont sacrifié 1 point de vie chacun.
}
web-siege-stays = Le jeton du siège ne bouge pas.
# $king and $cardinal are counted: "2 Swords"
web-siege-sum = { $king } contre { $cardinal }
web-siege-no-swords = Aucune Épée
# below the number of spaces
web-siege-spaces = { $side ->
    [king] { $n ->
        [one] case pour le Roi
       *[other] cases pour le Roi
    }
    [cardinal] { $n ->
        [one] case pour Richelieu
       *[other] cases pour Richelieu
    }
   *[stays] sans mouvement
}
# $n is the space of the token: 0 is the middle, below 0 is Richelieu's side
web-siege-track = Piste du siège : le jeton est sur { $n }
web-siege-goes = { $side ->
    [king] { $n ->
        [one] Le jeton du siège avance de { $n } case vers le Roi.
       *[other] Le jeton du siège avance de { $n } cases vers le Roi.
    }
    [cardinal] { $n ->
        [one] Le jeton du siège avance de { $n } case vers Richelieu.
       *[other] Le jeton du siège avance de { $n } cases vers Richelieu.
    }
   *[stays] Le jeton du siège ne bouge pas.
}
web-sacrifice-useless = Un sacrifice ne changerait rien : le jeton ne peut pas aller plus loin.
# below the number of Lilies that were found
web-search-found = Lys
# after a number with one decimal; $wanted Lilies are still missing
web-search-mean = Lys en moyenne, il en manque { $wanted }
# $n Lilies were found, $left are still missing
web-search-result = { $n ->
    [0] { $who } ne trouve aucune trace de Constance.
   *[other] { $who } trouve une trace de Constance.
} { $left ->
    [0] Elle est retrouvée !
   *[other] Il manque encore { $left } Lys.
}
# below the number of Swords that Milady has rolled
web-strangling-swords = { $n ->
    [one] Épée
   *[other] Épées
}
# $left successes are still missing
web-strangling-result = { $left ->
    [0] Constance est morte.
    [one] Encore un succès et Constance est perdue.
   *[other] Encore { $left } succès et Constance est perdue.
}
web-constance-counter = { $n } succès sur { $goal }

## What is revealed: a card flips over the map for a moment

web-reveal-found = Milady est démasquée !
# after the sentence about a trap's die
web-reveal-trap-strikes = Touché !
web-reveal-trap-misses = Manqué.
# stamped on a mission
web-reveal-done = Accomplie
web-reveal-failed = Échouée

## What a choice will probably bring

web-odds-wins = l’emporte
web-odds-wounded = est blessé
web-odds-out = tombe
# devant les titres des colonnes : une ligne très courte, et ce qu’elle veut dire
web-odds-at-once = Les deux frappent en même temps
web-odds-at-once-about = Les deux frappent en même temps : il peut l’emporter et être blessé, ou l’emporter et tomber.
# $n is how many Lilies are still wanted
web-odds-found = { $n ->
    [one] trouve le dernier Lys
   *[other] trouve les { $n } Lys d’un coup
}
# $mean is a number with one decimal
web-odds-mean = { $mean } Lys en moyenne, il en manque { $wanted }
web-odds-king = Le Roi gagne du terrain
web-odds-stays = Rien ne bouge
web-odds-cardinal = Richelieu gagne du terrain
web-odds-trap = L’embûche frappe
web-odds-enough = Cela suffit.
# $skill is the name of a skill, $n how many points of it are lacking
web-odds-lacks = { $skill } : il manque encore { $n }
web-commit-choose = Que risquez-vous ?
web-commit = En garde !
web-commit-so = Confirmer
