### Ce qui est demandé : une question pour chaque sorte de choix. $hero est le Mousquetaire dont il s'agit.

## Les Mousquetaires

prompt-musketeer_action = { $yours ->
    [no] Que fait { $hero_the } ?
   *[yes] { $hero_the } : que faites-vous ?
}
prompt-ordered_action = { $yours ->
    [no] M. de Tréville ordonne { $hero_dat } d’agir : que fait { $hero_the } ?
   *[yes] M. de Tréville ordonne { $hero_dat } d’agir : que faites-vous ?
}
prompt-next_musketeer = Quel Mousquetaire joue maintenant ?
prompt-combat_cards = { $yours ->
    [no] Quelles cartes Combat { $hero_the } ajoute-t-il avant le premier lancer ?
   *[yes] { $hero_the } : quelles cartes Combat ajoutez-vous avant le premier lancer ?
}
prompt-skill_cards = { $yours ->
    [no] Combien de cartes de cette compétence { $hero_the } joue-t-il ?
   *[yes] { $hero_the } : combien de cartes de cette compétence jouez-vous ?
}
prompt-gift = { $yours ->
    [no] { $hero_the } use-t-il de sa ruse en défaussant une carte ?
   *[yes] { $hero_the } : usez-vous de votre ruse en défaussant une carte ?
}
prompt-epic_for_challenge = { $yours ->
    [no] Combien de jetons Épopée { $hero_the } dépense-t-il pour faciliter le défi ?
   *[yes] { $hero_the } : combien de jetons Épopée dépensez-vous pour faciliter le défi ?
}
prompt-epic_for_duel = { $yours ->
    [no] Combien de jetons Épopée { $hero_the } change-t-il en dés bleus ?
   *[yes] { $hero_the } : combien de jetons Épopée changez-vous en dés bleus ?
}
prompt-epic_for_passage = { $yours ->
    [no] Le passage secret coûte plus de jetons Épopée que n’en ont les Mousquetaires : jouer Un pour tous, ou rebrousser chemin ?
   *[yes] Le passage secret coûte plus de jetons Épopée que vous n’en avez : jouer Un pour tous, ou rebrousser chemin ?
}
prompt-blade = { $yours ->
    [no] { $hero_the } relance-t-il un dé avec sa lame de Tolède ?
   *[yes] { $hero_the } : relancez-vous un dé avec votre lame de Tolède ?
}
prompt-purchase = { $yours ->
    [no] Qu’achète { $hero_the } ?
   *[yes] { $hero_the } : qu’achetez-vous ?
}
prompt-payment = { $yours ->
    [no] Avec quelle carte { $hero_the } paie-t-il ?
   *[yes] { $hero_the } : avec quelle carte payez-vous ?
}
prompt-replacement = { $yours ->
    [no] { $hero_the } n’a plus de place : de quoi se défait-il pour de bon ?
   *[yes] { $hero_the } n’a plus de place : de quoi vous défaites-vous pour de bon ?
}
prompt-task_card = { $yours ->
    [no] Quelle carte Combat { $hero_the } défausse-t-il pour la mission de Paris ?
   *[yes] { $hero_the } : quelle carte Combat défaussez-vous pour la mission de Paris ?
}
prompt-trade_offer = { $yours ->
    [no] Que propose { $hero_the } ?
   *[yes] { $hero_the } : que proposez-vous ?
}
prompt-trade_answer = { $yours ->
    [no] Que répond { $hero_the } à l’offre ?
   *[yes] { $hero_the } : que répondez-vous à l’offre ?
}
prompt-trade_last_word = { $yours ->
    [no] { $hero_the } accepte-t-il l’offre modifiée ?
   *[yes] { $hero_the } : acceptez-vous l’offre modifiée ?
}
prompt-token_to_turn = { $yours ->
    [no] Quel jeton de l’auberge les Mousquetaires révèlent-ils ?
   *[yes] Quel jeton de l’auberge voulez-vous voir ?
}
prompt-sacrifice = { $yours ->
    [no] { $hero_the } sacrifie-t-il 1 point de vie pour annuler une Épée de Milady ?
   *[yes] { $hero_the } : sacrifiez-vous 1 point de vie pour annuler une Épée de Milady ?
}
prompt-one_for_all = { $yours ->
    [no] Les Mousquetaires jouent-ils Un pour tous, tous pour un ?
   *[yes] Jouer Un pour tous, tous pour un maintenant ?
}

## Milady

prompt-destination = { $yours ->
    [no] Milady choisit en secret où aller.
   *[yes] Où allez-vous en secret ce tour-ci ?
}
prompt-opening_paris = { $yours ->
    [no] Milady choisit la première mission à Paris.
   *[yes] Quelle mission lancez-vous à Paris ?
}
prompt-opening_paris_hand = { $yours ->
    [no] Milady prend une carte Paris.
   *[yes] Quelle carte Paris gardez-vous pour plus tard ?
}
prompt-new_paris = { $yours ->
    [no] Milady peut lancer une nouvelle mission à Paris.
   *[yes] Lancez-vous une nouvelle mission à Paris ?
}
prompt-treachery = { $yours ->
    [no] Milady pioche ou joue une carte Perfidie.
   *[yes] Piochez-vous une carte Perfidie, ou en jouez-vous une ?
}
prompt-victim = { $yours ->
    [no] Milady choisit une victime.
   *[yes] Quel Mousquetaire frappez-vous ?
}
prompt-adversaries = { $yours ->
    [no] Milady envoie des adversaires sur la nouvelle mission.
   *[yes] Qui envoyez-vous garder la nouvelle mission ?
}
prompt-nemesis = { $yours ->
    [no] Milady choisit un Mousquetaire pour la Nemesis.
   *[yes] Quel Mousquetaire la Nemesis attend-elle ?
}
prompt-inn_tokens = { $yours ->
    [no] Milady place ses jetons à l’auberge du Lys d’or.
   *[yes] Placez vos jetons à l’auberge du Lys d’or.
}
prompt-return_tokens = { $yours ->
    [no] Milady place ses jetons sur la route de Paris.
   *[yes] Placez vos jetons sur la route de Paris.
}
prompt-gallery_tokens = { $yours ->
    [no] Milady place ses jetons dans les antichambres du Louvre.
   *[yes] Placez vos jetons dans les antichambres du Louvre.
}
prompt-foe_reroll = { $yours ->
    [no] Milady peut relancer un Bouclier contre { $hero_acc }.
   *[yes] Relancez-vous un de vos Boucliers contre { $hero_acc } ?
}
prompt-siege_reroll = { $yours ->
    [no] Milady peut relancer un Bouclier au siège.
   *[yes] Relancez-vous un de vos Boucliers au siège ?
}
prompt-siege_discard = { $yours ->
    [no] Milady défausse une carte du siège.
   *[yes] Quelle carte du siège défaussez-vous ?
}
prompt-quarters_card = { $yours ->
    [no] Milady prend une carte Paris.
   *[yes] Quelle carte Paris prenez-vous ?
}
prompt-richelieu_deed = { $yours ->
    [no] Milady demande l’aide de Richelieu.
   *[yes] Que demandez-vous à Richelieu ?
}
