### Ce que l'on peut faire : un libellé pour chaque verbe, tel qu'il figure dans un menu.
### $prompt est la question à laquelle il répond (ou none), $board_id le plateau de Quête en jeu.

## Les actions d'un Mousquetaire

action-end = Terminer son tour
action-draw = Piocher une carte Aventure
action-move = Se rendre { $place_to }
action-ride = Galoper { $place_to } (sans action)
action-trade = Échanger avec { $hero_ins }
action-play = { $hero_id ->
    [none] Jouer { $card }
   *[other] Jouer { $card } pour { $hero_acc }
}
action-reinforce = Renforcer le siège : { $card }
action-challenge = Relever le défi { $skill_gen }
action-duel = Affronter { $foe_acc } en duel
action-fight = { $slot ->
    [0] Affronter le prochain adversaire de la route
   *[other] Affronter le garde { $slot } de l’antichambre
}
action-task = { $card_id ->
    [none] Chercher Constance dans Paris
   *[other] Défausser pour la mission de Paris : { $card }
}
action-path = { $path_id ->
    [rooms] Avancer dans les chambres
    [stables] Avancer dans les écuries
   *[cellar] Avancer dans le cellier
}
action-back = Revenir dans la salle commune
action-passage = Prendre le passage secret
action-equip = Acheter à l’Arsenal
action-bribe = Soudoyer le geôlier
action-escape = Affronter le geôlier
action-order = Donner l’ordre d’agir { $hero_dat }

## Choix au sein d'une action

action-pass = { $prompt ->
    [ordered_action] Ignorer l’ordre
    [gift] Ne pas user de sa ruse
    [epic_for_passage] Rebrousser chemin : l’action est perdue
    [blade] Garder les dés
    [purchase] Ne plus rien acheter
    [sacrifice] Ne rien sacrifier
    [one_for_all] Pas maintenant
    [new_paris] Ne pas jouer de carte Paris
    [foe_reroll] Garder les dés
    [siege_reroll] Garder les dés
   *[other] Passer
}
action-cards = { $cards_count ->
    [0] Ne jouer aucune carte Combat
   *[other] Jouer { $cards }
}
action-skill = { $number ->
    [0] Ne jouer aucune carte
    [one] Jouer { $number } carte
   *[other] Jouer { $number } cartes
}
action-gift = Défausser { $card }
action-spend = { $number ->
    [0] Ne dépenser aucun jeton Épopée
    [one] Dépenser { $number } jeton Épopée
   *[other] Dépenser { $number } jetons Épopée
}
action-blade = Relancer { $face_acc }
action-buy = Acheter { $item_acc }
action-pay = Payer avec { $card }
action-replace = Défausser { $item_acc }
action-offer = Donner { $give } contre { $want }
action-accept = Accepter
action-decline = { $prompt ->
    [trade_offer] Renoncer à l’échange
   *[other] Refuser
}
action-space = Révéler le jeton { $space_loc }
action-sacrifice = Sacrifier 1 point de vie
action-turn = { $hero_the }

## Milady

action-go = { $place }
action-paris = { $paris }
action-treachery = Jouer { $treachery }
action-take = Piocher une carte Perfidie
action-lay = { $trap_id ->
    [none] { $adversaries }
   *[other] { $adversaries }, avec une embûche : { $trap }
}
action-name = { $hero_the }
action-assign = { $tokens }
action-reroll = Relancer un Bouclier
action-search = Prendre { $treachery } dans la pioche
action-fill = Compléter votre main
action-discard = { $card }

## Actions gratuites

action-beggars = Faire l’aumône aux Mendiants { $place_loc } (sans action)
action-one = { $one_id ->
    [time] Un pour tous : le jeton Temps ne bouge pas ce tour-ci (sans action)
    [honour] Un pour tous : la Reine regagne 2 points d’honneur (sans action)
   *[epic] Un pour tous : 2 jetons Épopée (sans action)
}
action-turnup = Dépenser 1 jeton Épopée pour révéler des jetons de l’auberge (sans action)
