### Le plateau et les panneaux dans le navigateur.

web-close = Fermer

## Sur la carte

web-map-poitou = Poitou
web-map-seine = La Seine

## Le plateau en mots, pour les lecteurs d'écran

web-board = Le plateau
web-board-choose = Que voulez-vous faire ici ?
web-board-places = Qui est où
web-board-affairs = Les missions à Paris et au Louvre
web-board-tracks = Les pistes
web-board-nobody = personne
web-board-lying = { $hero } (hors de combat)
web-board-excluded = Milady n’est pas ici
web-board-time = Temps : case { $space } sur { $of } ; dés rouges au siège : { $dice }
web-board-purse = { $n ->
    [one] Dans la bourse : { $n } pistole
   *[other] Dans la bourse : { $n } pistoles
}
web-board-siege = { $side ->
    [milady] La Rochelle : { $n } pour Richelieu
    [king] La Rochelle : { $n } pour le Roi
   *[even] La Rochelle : à égalité
}
web-board-honour = Honneur de la Reine : { $n } sur { $of }
web-board-louvre = Jeton Louvre : case { $space } sur { $of }
web-board-constance = Jeton Constance : { $n } sur { $of }
web-board-laid = Cartes au siège : { $cards }
web-board-hiding = Personne ne sait où est Milady.
web-no-affair = Aucune mission
web-challenge = défi : { $skill } { $level }
web-challenge-harder = défi : { $skill } { $level } ({ $printed } + { $more } : { $trap })
web-challenge-done = défi surmonté : { $skill } { $level }

## Ce qui reste avant que Milady ne l'emporte

web-clocks = Comment Milady peut gagner, et où en est la Quête
web-clock-time = Temps
web-clock-siege = Siège
web-clock-honour = Honneur
web-clock-abduction = Constance
web-clock-barred = Quête fermée
web-clock-time-left = { $n ->
    [one] encore { $n } case
   *[other] encore { $n } cases
}
web-clock-siege-left = { $n ->
    [one] encore { $n } pas
   *[other] encore { $n } pas
}
web-clock-honour-left = { $n ->
    [one] reste { $n } point
   *[other] restent { $n } points
}
web-clock-abduction-left = { $n ->
    [one] encore { $n } succès
   *[other] encore { $n } succès
}
web-clock-barred-left = { $n ->
    [one] reste { $n } Mousquetaire
   *[other] restent { $n } Mousquetaires
}
web-clock-asleep = à l’abri pour l’instant
web-quest = La Quête
web-quest-at = { $n }/4 { $board } : { $done } sur { $of }

## Les Mousquetaires

web-heroes = Mousquetaires
web-hero-bot = automate
web-hero-turn = à lui d’agir
web-hero-played = a agi
web-hero-lying = hors de combat
web-hero-jailed = embastillé par Richelieu
web-hero-barred = exclu de la Quête
web-hero-marked = promis à la Bastille
web-hero-life = vie : { $n } sur { $of }
web-hero-combat = dés de combat
web-hero-upgraded = améliorée
web-hero-manoeuvre = botte secrète :
web-hero-gift = Capacité spéciale

## Cartes en main

web-hand = Votre main
web-hands = Les mains
web-hand-empty = aucune carte
web-hand-known = connues : { $cards }
web-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-deck = { $n ->
    [0] La pioche Aventure est vide.
    [one] { $n } carte dans la pioche Aventure.
   *[other] { $n } cartes dans la pioche Aventure.
}

## Paris et le Louvre

web-missions = Missions
web-mission-task = tâche : { $n } sur { $of }
web-mission-successes = succès : { $n } sur { $of }
web-done = fait
web-reward-pistoles = { $n ->
    [one] récompense : { $n } pistole
   *[other] récompense : { $n } pistoles
}
web-reward-epic = { $n ->
    [one] récompense : { $n } jeton Épopée
   *[other] récompense : { $n } jetons Épopée
}
web-foe-dice = { $n ->
    [one] { $n } dé rouge
   *[other] { $n } dés rouges
}
web-foe-life = vie : { $n }
web-foe-strength = force { $n }

## La Quête

web-quest-there = Sur place : { $heroes }
web-quest-wardes-later = après les quatre défis
web-epic = Jetons Épopée : { $n } sur { $of }
web-antechamber = Antichambre { $n }

## L'Arsenal

web-arsenal = Arsenal
web-purse = { $n ->
    [one] { $n } pistole
   *[other] { $n } pistoles
}
web-price-pistoles = { $n ->
    [one] { $n } pistole
   *[other] { $n } pistoles
}
web-price-combat = { $n ->
    [one] { $n } carte Combat
   *[other] { $n } cartes Combat
}
web-price-card = { $n ->
    [one] { $n } carte au choix
   *[other] { $n } cartes au choix
}
web-stock = { $n ->
    [0] épuisé
   *[other] il en reste { $n }
}

## Milady et Rochefort

web-milady = Milady et Rochefort
web-milady-home = Milady est à son hôtel.
web-milady-hiding = Milady est partie en secret.
web-milady-shown = Milady s’est révélée { $place }.
web-milady-secret = Vous êtes { $place }, en secret.
web-milady-treachery = Cartes Perfidie : { $n }
web-milady-paris = Cartes Paris en main : { $n }
web-milady-foes = Adversaires et embûches en main : { $n }
web-milady-reserve = Jetons de Quête en réserve : { $n }
web-milady-played = cartes Perfidie jouées : { $cards }
web-rochefort-life = vie de Rochefort : { $n } sur { $of }
