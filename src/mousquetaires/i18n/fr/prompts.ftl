### Ce qui est demandé : une question pour chaque sorte de choix. $hero est le Mousquetaire dont il s'agit.

## Les Mousquetaires

prompt-musketeer_action = Que fait { $hero_the } ?
prompt-ordered_action = M. de Tréville ordonne { $hero_dat } d’agir : que fait { $hero_the } ?
prompt-next_musketeer = Quel Mousquetaire joue maintenant ?
prompt-combat_cards = Quelles cartes Combat { $hero_the } ajoute-t-il avant le premier lancer ?
prompt-skill_cards = Combien de cartes de cette compétence { $hero_the } joue-t-il ?
prompt-gift = { $hero_the } use-t-il de sa ruse en défaussant une carte ?
prompt-epic_for_challenge = Combien de jetons Épopée { $hero_the } dépense-t-il pour faciliter le défi ?
prompt-epic_for_duel = Combien de jetons Épopée { $hero_the } change-t-il en dés bleus ?
prompt-epic_for_passage = { $yours ->
    [no] Le passage secret coûte plus de jetons Épopée que n’en ont les Mousquetaires : jouer Un pour tous, ou rebrousser chemin ?
   *[yes] Le passage secret coûte plus de jetons Épopée que vous n’en avez : jouer Un pour tous, ou rebrousser chemin ?
}
prompt-blade = { $hero_the } relance-t-il un dé avec sa lame de Tolède ?
prompt-purchase = Qu’achète { $hero_the } ?
prompt-payment = Avec quelle carte { $hero_the } paie-t-il ?
prompt-replacement = { $hero_the } n’a plus de place : de quoi se défait-il pour de bon ?
prompt-task_card = Quelle carte Combat { $hero_the } défausse-t-il pour la mission de Paris ?
prompt-trade_offer = Que propose { $hero_the } ?
prompt-trade_answer = Que répond { $hero_the } à l’offre ?
prompt-trade_last_word = { $hero_the } accepte-t-il l’offre modifiée ?
prompt-token_to_turn = { $yours ->
    [no] Quel jeton de l’auberge les Mousquetaires révèlent-ils ?
   *[yes] Quel jeton de l’auberge voulez-vous voir ?
}
prompt-sacrifice = { $hero_the } sacrifie-t-il 1 point de vie pour annuler une Épée de Milady ?
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
