### Ce qui est demandé : une question pour chaque sorte de choix. $hero est le Mousquetaire dont il s'agit.

## Les Mousquetaires

prompt-musketeer_action = Que fait { $hero_the } ?
prompt-ordered_action = M. de Tréville ordonne { $hero_dat } d'agir sur-le-champ : que fait { $hero_the } ?
prompt-next_musketeer = Quel Mousquetaire joue maintenant ?
prompt-combat_cards = Quelles cartes Combat { $hero_the } ajoute-t-il avant le premier lancer ?
prompt-skill_cards = Combien de cartes de cette compétence { $hero_the } joue-t-il ?
prompt-gift = { $hero_the } défausse-t-il une carte pour user de sa ruse ?
prompt-epic_for_challenge = Combien de jetons Épopée facilitent ce défi pour { $hero_acc } ?
prompt-epic_for_duel = Combien de jetons Épopée deviennent des dés bleus pour { $hero_acc } ?
prompt-epic_for_passage = Le passage secret coûte plus de jetons Épopée que vous n'en avez : jouer Un pour tous, ou rebrousser chemin ?
prompt-blade = { $hero_the } relance-t-il un dé avec sa lame de Tolède ?
prompt-purchase = Que prend { $hero_the } à l'Arsenal ?
prompt-payment = Avec quelle carte { $hero_the } paie-t-il ?
prompt-replacement = { $hero_the } n'a plus de place : de quoi se défait-il pour de bon ?
prompt-task_card = Quelle carte Combat { $hero_the } défausse-t-il pour l'affaire de Paris ?
prompt-trade_offer = Que propose { $hero_the } ?
prompt-trade_answer = Que répond { $hero_the } à l'offre ?
prompt-trade_last_word = { $hero_the } accepte-t-il l'offre modifiée ?
prompt-token_to_turn = Quel jeton de l'auberge voulez-vous voir ?
prompt-sacrifice = { $hero_the } donne-t-il 1 point de vie pour annuler une Épée de Milady ?
prompt-one_for_all = Jouez-vous Un pour tous, tous pour un maintenant ?

## Milady

prompt-destination = Où Milady se rend-elle en secret ce tour-ci ?
prompt-opening_paris = Quelle carte Paris ouvre la partie ?
prompt-opening_paris_hand = Quelle carte Paris Milady prend-elle en main ?
prompt-new_paris = Milady met-elle une carte Paris en jeu ?
prompt-treachery = Milady pioche-t-elle une carte Perfidie, ou en joue-t-elle une ?
prompt-victim = Quel Mousquetaire est frappé ?
prompt-adversaries = Qui Milady envoie-t-elle sur la nouvelle mission ?
prompt-nemesis = Quel Mousquetaire l'Ennemi juré attend-il ?
prompt-inn_tokens = Comment Milady dispose-t-elle les jetons de l'auberge du Lys d'or ?
prompt-return_tokens = Qui Milady poste-t-elle sur la route de Paris ?
prompt-gallery_tokens = Comment Milady garnit-elle les antichambres du Louvre ?
prompt-foe_reroll = L'adversaire { $hero_gen } relance-t-il un de ses Boucliers ?
prompt-siege_reroll = Milady relance-t-elle un de ses Boucliers ?
prompt-siege_discard = Quelle carte du siège Milady défausse-t-elle ?
prompt-quarters_card = Quelle carte Paris Milady prend-elle en main ?
prompt-richelieu_deed = Que demande Milady à Richelieu ?
