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
action-reinforce = Renforcer le siège : { $card }
action-challenge = Relever le défi { $skill_gen }
action-duel = Se battre contre { $foe_acc }
action-fight = { $slot ->
    [0] Affronter celui qui barre la route
   *[other] Affronter le garde { $slot } de l'antichambre
}
action-task = { $card_id ->
    [none] Chercher Constance dans Paris
   *[other] Défausser une carte pour l'affaire de Paris : { $card }
}
action-path = { $path_id ->
    [rooms] Avancer dans les chambres de l'auberge
    [stables] Avancer dans les écuries de l'auberge
   *[cellar] Avancer dans la cave de l'auberge
}
action-back = Revenir dans la salle commune
action-passage = Prendre le passage secret
action-equip = Acheter à l'Arsenal
action-bribe = Soudoyer les geôliers
action-escape = Affronter le geôlier
action-order = Donner l'ordre d'agir { $hero_dat }

## Choix au sein d'une action

action-pass = { $prompt ->
    [ordered_action] Laisser passer l'ordre
    [gift] Garder sa ruse
    [epic_for_passage] Rebrousser chemin : l'action est perdue
    [blade] Garder les dés tels quels
    [purchase] Ne plus rien acheter
    [sacrifice] Ne pas donner de point de vie
    [one_for_all] Pas maintenant
    [new_paris] Laisser Paris en l'état
    [foe_reroll] Garder les dés tels quels
    [siege_reroll] Garder les dés tels quels
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
    [trade_offer] Renoncer à l'échange
   *[other] Refuser
}
action-space = Retourner le jeton { $space_loc }
action-sacrifice = Donner 1 point de vie
action-turn = { $hero_the }

## Milady

action-go = { $place }
action-paris = { $paris }
action-treachery = Jouer { $treachery }
action-take = Piocher une carte Perfidie
action-lay = { $trap_id ->
    [none] { $adversaries }
   *[other] { $adversaries }, avec une embûche : { $trap }
}
action-name = { $hero_the }
action-assign = { $tokens }
action-reroll = Relancer un Bouclier
action-search = Prendre { $treachery } dans la pioche
action-fill = Compléter sa main
action-discard = { $card }

## Actions gratuites

action-beggars = Faire l'aumône aux Mendiants { $place_loc } (sans action)
action-one = { $one_id ->
    [time] Un pour tous : le Temps ne bouge pas ce tour-ci (sans action)
    [honour] Un pour tous : la Reine regagne 2 points d'honneur (sans action)
   *[epic] Un pour tous : 2 jetons Épopée (sans action)
}
action-turnup = Dépenser un jeton Épopée pour retourner des jetons de l'auberge (sans action)
