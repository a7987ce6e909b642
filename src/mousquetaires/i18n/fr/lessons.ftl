### Leçons et exercices : ce que dit chaque étape, et pourquoi un autre coup n’est pas pour maintenant.

## Les coups qu’une étape ne demande pas

reason-lesson-end = On peut toujours s’arrêter avant la fin, mais les actions restantes sont perdues. Cette étape en demande une.
reason-lesson-draw = Piocher une carte coûte une des actions du mousquetaire. Cette étape a un meilleur usage pour elle.
reason-lesson-move = Un déplacement coûte une action et éloigne le mousquetaire d’ici. À cette étape, on n’a pas besoin de lui là-bas.
reason-lesson-trade = Un échange coûte une action, et l’autre joueur doit être au même endroit. Cette étape parle d’autre chose.
reason-lesson-play = Une carte Personnage coûte une action et elle est défaussée. Gardez-la : cette étape a besoin de l’action.
reason-lesson-reinforce = Une carte posée au siège y reste et joue à chaque tour. Cette étape a besoin de l’action pour autre chose.
reason-lesson-challenge = Un défi coûte une action et les cartes que l’on y joue. Faites d’abord ce que demande l’étape.
reason-lesson-duel = Ce duel est permis, mais il coûte une action et peut-être des points de vie. Faites d’abord ce que demande l’étape.
reason-lesson-path = L’auberge se fouille un jeton après l’autre. Cette étape demande un autre chemin, ou un autre coup.
reason-lesson-equip = Acheter à l’Arsenal coûte une action, et chaque objet a son prix. Cette étape a besoin de l’action pour autre chose.
reason-lesson-pass = Vous pouvez passer, mais l’occasion est alors perdue. Saisissez-la cette fois.
reason-lesson-cards = Chaque carte Combat ajoute un dé bleu, une double en ajoute deux, six dés au plus. Jouez-en autant que l’étape le demande.
reason-lesson-skill = La valeur du mousquetaire et les cartes doivent atteindre le niveau : sinon, l’action est perdue.
reason-lesson-turn = Les mousquetaires agissent dans n’importe quel ordre, mais celui qui a commencé finit d’abord. Cette étape commence par un autre.
reason-lesson-go = Vous pouvez vous cacher là, mais un autre lieu vaut mieux cette fois. Regardez de quoi parle l’étape.
reason-lesson-treachery = On joue une carte Perfidie ou on en pioche une, jamais les deux. Gardez celle-ci pour un meilleur moment.
reason-lesson-take = On peut toujours piocher, mais on ne joue alors aucune carte Perfidie ce tour-ci. Cette étape en joue une.
reason-lesson-lay = C’est permis, mais tout dépend ici de l’embûche. Relisez quelles cartes demande l’étape.
reason-lesson-one = Un pour tous quitte la partie une fois jouée. Gardez-la pour le moment dont parle cette étape.
reason-lesson-to-richelieu = Un mousquetaire qui va chez Richelieu sans y trouver Milady part droit à la Bastille. N’y allez que si vous savez qu’elle y est.
reason-lesson-offer = Vous pouvez proposer n’importe quel échange, même un don, et l’autre joueur peut refuser. Demandez la carte dont parle l’étape.
reason-lesson-back = Revenir dans la salle commune coûte une action, et repartir une autre. Cette étape avance sur le chemin.
reason-lesson-spend = Vous pouvez garder le jeton Épopée pour plus tard, mais cette étape en a besoin maintenant. Dépensez-le.
reason-lesson-blade = On peut relancer n’importe lequel de ses dés, mais une seule fois par duel. Gardez ceux dont votre botte a besoin, et relancez-en un autre.
reason-lesson-buy = Une action achète jusqu’à deux objets, mais le stock et la bourse ont leurs limites. Cette étape parle d’un autre objet.
reason-lesson-name = Vous pouvez aussi choisir ce mousquetaire, mais un autre compte plus en ce moment. Regardez de quoi parle l’étape.
reason-lesson-search = Vous pouvez prendre n’importe quelle carte Perfidie de la pioche, mais une seule. Cette étape en prend une autre.
reason-lesson-paris = Chacune de ces missions peut venir à Paris, mais cette étape en choisit une autre. Relisez pourquoi.
reason-lesson-space = Un jeton Épopée révèle trois jetons, ceux que vous voulez. Cette étape en regarde un autre.
reason-lesson-stop-early = Le mousquetaire a encore une action pour cela, mais il peut s’arrêter avant. Cette étape termine son tour.
reason-lesson-keep-cards = Il reste de la place au siège, mais les duels demandent aussi des cartes Combat. Cette étape les garde : terminez le tour.
reason-lesson-single-first = Une double lance ici deux dés, et elle vient juste après. Posez d’abord la carte Combat simple.
reason-lesson-double-now = Une autre carte simple ne lance qu’un dé, la double en lance deux. Posez la carte double Combat.
reason-lesson-look-first = Regardez d’abord : révéler ne coûte pas d’action, et celles qui restent sont pour la Quête. Dépensez le jeton Épopée.
reason-lesson-buy-enough = Un second objet ne coûte pas d’autre action, mais il a aussi son prix. Cette fois, gardez ce que vous avez et terminez.
reason-lesson-one-epic = Jouée pour des jetons Épopée, la carte Un pour tous n’arrête plus le Temps. Choisissez que le Temps n’avance pas.
reason-lesson-other = Les règles le permettent, mais l’étape demande autre chose. Rien n’est perdu : essayez encore.
server-no-lesson = Il n’y a pas ici de leçon « { $lesson } ». Connues : { $known }.

## Votre premier tour

lesson-first-turn-title = Votre premier tour
lesson-first-turn-about = Quatre mousquetaires, un tour : des duels, un défi, la Quête, le siège et Rochefort.
lesson-first-turn-goal = Jouez un tour entier avec les quatre mousquetaires.
lesson-first-turn-done = C’était un tour entier : Milady, les mousquetaires, le siège, la fin du tour. Continuez la partie contre une Milady facile.
lesson-first-turn-quest-boards = Vous jouez les quatre mousquetaires, et vous gagnez en terminant quatre plateaux de Quête, l’un après l’autre. Voici le premier : l’Auberge du Lys d’or et ses trois chemins.
lesson-first-turn-clocks = Milady gagne dès que le Temps est écoulé, le siège perdu, l’honneur de la Reine épuisé, ou que le jeton Constance compte six succès de L’Enlèvement, la mission de Paris. Courir à la Quête ne suffit donc pas : il faut aussi la retenir.
lesson-first-turn-begin = Milady a choisi un lieu en secret. Maintenant, les mousquetaires agissent l’un après l’autre, dans l’ordre que vous voulez, avec trois actions chacun : d’Artagnan commence, il est à Paris.
lesson-first-turn-duel = Trois adversaires gardent la mission de Paris, et un duel coûte une action. Commencez par le plus faible : affrontez le sbire.
lesson-first-turn-dice = Vous lancez trois dés bleus, plus un par carte Combat jouée avant le premier lancer. Chaque Épée blesse si aucun Bouclier ne l’arrête, et une blessure suffit contre le sbire : ajoutez une carte, puis lancez.
lesson-first-turn-lilies = Les Lys ne servent qu’aux bottes secrètes : si trois dés bleus montrent celle du mousquetaire, l’adversaire est blessé, quoi qu’il ait lancé. Si personne n’est blessé, chaque camp écarte un dé et l’on relance.
lesson-first-turn-move = Le sbire est battu et rapporte une pistole : les pistoles paient l’équipement de l’Arsenal. Se déplacer coûte une action, où que l’on aille : rendez-vous au Louvre.
lesson-first-turn-challenge = La mission du Louvre demande Panache 7, et un défi coûte aussi une action. D’Artagnan a 4 en Panache et vous tenez trois cartes Panache : relevez le défi.
lesson-first-turn-skill = Un défi se joue sans dés : la valeur du mousquetaire et vos cartes de cette valeur doivent ensemble atteindre le niveau. Jouez trois cartes pour atteindre 7.
lesson-first-turn-aramis = Le défi est relevé et rapporte des pistoles, mais l’adversaire est encore là. Les trois actions de d’Artagnan sont finies : à Aramis, à La Rochelle.
lesson-first-turn-reinforce = À la fin de chaque tour, Milady lance les dés pour le siège, et seules les Épées comptent. Pour une action, posez ici une carte Combat : elle lance un dé bleu pour vous, tour après tour.
lesson-first-turn-stop = Aramis a encore deux actions, mais un mousquetaire peut toujours s’arrêter avant. Terminez son tour et gardez vos cartes pour les autres.
lesson-first-turn-porthos = Maintenant, la Quête. Porthos a cinq points de vie, les autres trois : envoyez-le.
lesson-first-turn-quest = La Quête est un lieu comme un autre, et s’y rendre coûte une action. Déplacez Porthos à la Quête.
lesson-first-turn-path = Chaque chemin cache quatre jetons, et il suffit d’en vider un. Pour une action, vous révélez le jeton suivant : entrez dans le cellier.
lesson-first-turn-rochefort = Milady se cachait justement ici : quand un mousquetaire tente quelque chose là où elle est, Rochefort l’affronte d’abord. Il lance quatre dés rouges : jouez deux cartes Combat.
lesson-first-turn-resume = Blessé, Rochefort s’enfuit, et Porthos poursuit la même action ; sans cette blessure, elle serait perdue. Le jeton est un garde : affrontez-le sans carte, ou avec une.
lesson-first-turn-further = Le premier jeton a disparu. Avancez d’une case dans le cellier.
lesson-first-turn-athos = C’était un leurre : il disparaît, voilà tout. Athos est le dernier, et Rochefort ne l’arrête jamais : déplacez-le au Louvre.
lesson-first-turn-brisemont = Une mission est accomplie quand son défi est relevé et tous ses adversaires battus. Le défi est relevé : battez Brisemont, et la mission du Louvre est accomplie.
lesson-first-turn-mission = Brisemont lance trois dés rouges, autant qu’Athos. Gardez votre dernière carte Combat ou jouez-la : ici, les dés sont avec vous.
lesson-first-turn-draw = Le jeton Louvre était encore en haut de sa piste, la mission rapporte donc deux jetons Épopée : à l’auberge, chacun retourne trois jetons de la Quête. Piocher coûte aussi une action : faites-le avec la dernière, vos mousquetaires partagent votre main.
lesson-first-turn-sacrifice = Le siège : Milady a une Épée de plus que vous, le jeton irait donc d’une case vers la gauche, et tout à gauche elle gagne. Chaque mousquetaire à La Rochelle peut donner un point de vie pour arrêter une Épée : qu’Aramis le fasse.
lesson-first-turn-next-turn = À la fin du tour, le Temps et le jeton Louvre descendent d’une case : à partir de la troisième, le jeton Louvre coûte de l’honneur à la Reine. Puis Milady lance les dés pour L’Enlèvement, chaque Épée avance le jeton Constance d’une case, et un nouveau tour commence avec elle.

## Votre première intrigue

lesson-first-scheme-title = Votre première intrigue
lesson-first-scheme-about = Milady dès ses premiers préparatifs : Paris, les gardes, les cachettes, la Perfidie et Rochefort.
lesson-first-scheme-goal = Arrêtez Porthos au Louvre, puis volez du temps aux mousquetaires.
lesson-first-scheme-done = Vous vous cachez, vous intriguez, et Rochefort se bat pour vous. Continuez la partie contre des mousquetaires faciles.
lesson-first-scheme-clocks = Vous êtes Milady, et vous gagnez dès qu’un de ces compteurs est épuisé : le Temps, le siège, l’honneur de la Reine, ou Constance, la victime de L’Enlèvement. Les mousquetaires ne gagnent que s’ils terminent d’abord quatre plateaux de Quête.
lesson-first-scheme-paris = Choisissez d’abord une mission pour Paris. Prenez L’Enlèvement : à la fin de chaque tour, vous lancez les dés, le jeton Constance compte vos succès, et six vous donnent la victoire.
lesson-first-scheme-tokens = Cachez maintenant douze jetons à l’auberge, sur trois chemins de quatre : huit gardes et quatre leurres. Un seul chemin suffit aux mousquetaires, n’en laissez donc aucun facile ; « Proposer » les remplit tous.
lesson-first-scheme-guards = Chaque mission a une valeur. Envoyez à Paris des adversaires dont les forces font exactement ce total, et gardez vos embûches pour plus tard.
lesson-first-scheme-louvre = Le Louvre suit la même règle, et cette mission a sa propre valeur. Envoyez encore des adversaires, sans embûche.
lesson-first-scheme-hide = À chaque tour, vous choisissez en secret où aller. À Paris, au Louvre et à la Quête, Rochefort arrête le premier mousquetaire qui y tente quelque chose : Porthos est au Louvre, cachez-vous là.
lesson-first-scheme-ambush = Ensuite, vous piochez une carte Perfidie, ou vous en jouez une tout de suite, jamais les deux. Jouez Guet-apens : il blesse un mousquetaire avant qu’il ait pu agir.
lesson-first-scheme-victim = Affaiblissez celui que vous attendez. Choisissez Porthos.
lesson-first-scheme-rochefort = Porthos a tenté le défi, et Rochefort l’attendait : comme il n’a pas été blessé, l’action est perdue. Vous avez été révélée, mais au prochain tour vous vous cacherez de nouveau.
lesson-first-scheme-richelieu = Chez Richelieu, vous pouvez prendre la carte Perfidie de votre choix à la fin de la phase des mousquetaires, sauf si l’un d’eux vous y trouve. Allez-y maintenant.
lesson-first-scheme-take = Rien ne presse dans votre main. Piochez une carte Perfidie.
lesson-first-scheme-search = Vous n’avez pas été trouvée. Cherchez Impasse dans la pioche.
lesson-first-scheme-again = Un nouveau tour, et tous vos lieux sont de nouveau disponibles. Choisissez où Rochefort doit attendre cette fois : Paris, le Louvre ou la Quête.
lesson-first-scheme-dead-end = Impasse avance aussitôt le Temps d’une case, et il avance encore à la fin du tour. Jouez-la.

## Exercices

lesson-challenge-with-epic-tokens-title = Un défi avec un jeton Épopée
lesson-challenge-with-epic-tokens-goal = Relevez le défi de Noblesse du Passage vers l’Angleterre.
lesson-challenge-with-epic-tokens-buckingham = Il manque un point à Athos : sa Noblesse et votre seule carte Noblesse n’atteignent pas le niveau. Jouez d’abord le duc de Buckingham, il apporte un jeton Épopée.
lesson-challenge-with-epic-tokens-move = Un défi se relève là où il se trouve. Déplacez Athos à la Quête.
lesson-challenge-with-epic-tokens-challenge = Sur le Passage vers l’Angleterre, quatre défis attendent, dans l’ordre que vous voulez. Relevez celui de Noblesse.
lesson-challenge-with-epic-tokens-cards = Les cartes d’abord, chacune ajoute 1. Jouez votre carte Noblesse.
lesson-challenge-with-epic-tokens-epic = Sur ce plateau, chaque jeton Épopée baisse le défi de 1. Dépensez-en un.

lesson-duel-with-toledo-sword-title = Un duel à la lame de Tolède
lesson-duel-with-toledo-sword-goal = Battez Brisemont avec la botte secrète de d’Artagnan.
lesson-duel-with-toledo-sword-begin = La botte de d’Artagnan : deux Lys et une Épée. S’il la montre, l’adversaire est blessé quoi qu’il ait fait : à lui de commencer.
lesson-duel-with-toledo-sword-equip = Une action achète jusqu’à deux objets à l’Arsenal, payés par la bourse commune. Faites vos achats.
lesson-duel-with-toledo-sword-buy = La lame de Tolède relance un dé bleu, une fois par duel. Achetez-la.
lesson-duel-with-toledo-sword-enough = La même action permettrait un second achat. Gardez vos pistoles et terminez.
lesson-duel-with-toledo-sword-duel = Affrontez maintenant Brisemont. Il a autant de dés que vous, n’y allez donc pas sans cartes.
lesson-duel-with-toledo-sword-cards = Les cartes Combat ne s’ajoutent qu’avant le premier jet. Jouez-en une : quatre dés.
lesson-duel-with-toledo-sword-blade = Deux Lys et deux Boucliers : il ne manque qu’une Épée pour la botte. Relancez un Bouclier.

lesson-rochefort-interrupts-title = Rochefort s’interpose
lesson-rochefort-interrupts-goal = Relevez le défi du Louvre bien que Rochefort y attende.
lesson-rochefort-interrupts-begin = Porthos est au Louvre, et vous tenez les cartes Panache pour son défi. Qu’il commence.
lesson-rochefort-interrupts-challenge = Seules les étapes d’une mission font venir Rochefort : défis, duels contre des adversaires, jetons de la Quête. Relevez le défi de Panache.
lesson-rochefort-interrupts-duel = Le voici, avant que vous ayez rien payé pour le défi. Vos cartes Combat sont pour lui : jouez-en trois, six dés sont le maximum.
lesson-rochefort-interrupts-resume = Blessé, il s’enfuit et n’arrêtera plus personne ce tour-ci. Le défi continue avec la même action : jouez quatre cartes Panache.

lesson-paths-of-the-inn-title = Les chemins de l’auberge
lesson-paths-of-the-inn-goal = Trouvez le chemin le plus facile de l’auberge, et entrez-y.
lesson-paths-of-the-inn-begin = Douze jetons, trois chemins, et il n’en faut qu’un. Qu’Athos commence : Rochefort ne l’arrête jamais.
lesson-paths-of-the-inn-buckingham = Un jeton Épopée révèle trois jetons de l’auberge, et Buckingham vous en apporte un. Jouez-le.
lesson-paths-of-the-inn-turn-up = On révèle sans dépenser d’action, même de loin. Dépensez le jeton Épopée.
lesson-paths-of-the-inn-rooms = Regardez le premier jeton de chaque chemin. Les chambres d’abord.
lesson-paths-of-the-inn-stables = Quatre dés rouges gardent les chambres. Maintenant, le premier jeton des écuries.
lesson-paths-of-the-inn-cellar = Un leurre : les écuries sont ouvertes. Et le premier jeton du cellier ?
lesson-paths-of-the-inn-move = Deux Épées au cellier touchent toujours. Les écuries valent mieux : déplacez Athos à la Quête.
lesson-paths-of-the-inn-path = Un leurre est simplement défaussé, et Athos prend sa place. Entrez dans les écuries.

lesson-trade-first-title = D’abord l’échange
lesson-trade-first-goal = Obtenez la carte Panache qui manque, puis relevez le défi du Louvre, le tout en un tour.
lesson-trade-first-begin = D’Artagnan a besoin de trois cartes Panache au Louvre, et vous en tenez deux. Le joueur de Porthos en a d’autres : que d’Artagnan commence.
lesson-trade-first-move = On n’échange qu’avec un mousquetaire au même endroit. Rendez-vous au Louvre.
lesson-trade-first-trade = Un échange vous coûte une action, à l’autre joueur aucune. Un défi ne s’annonce que si l’on peut l’atteindre : échangez donc avant.
lesson-trade-first-offer = Dites ce que vous donnez et ce que vous voulez : une carte Combat contre une carte Panache. Milady l’entend aussi.
lesson-trade-first-challenge = Il reste la troisième action pour le défi. Relevez-le.
lesson-trade-first-cards = Panache 4 et trois cartes font 7. Jouez les trois.

lesson-siege-and-sacrifice-title = Le siège
lesson-siege-and-sacrifice-goal = Faites avancer le siège vers les mousquetaires malgré les renforts de Milady.
lesson-siege-and-sacrifice-first = Les Renforts donnent à Milady un second dé rouge ce tour-ci. Aramis agit en dernier : posez une carte Combat au siège.
lesson-siege-and-sacrifice-second = Une double vaut deux dés, mais ne prend qu’une des trois places. Posez la carte double Combat.
lesson-siege-and-sacrifice-end = Les cartes du siège y restent et jouent à chaque tour. Gardez vos dernières cartes Combat : terminez le tour.
lesson-siege-and-sacrifice-sacrifice = Deux Épées contre deux : rien ne bougerait. Aramis donne un point de vie pour en annuler une, et le siège avance de votre côté.

lesson-richelieus-gamble-title = Le pari de Richelieu
lesson-richelieus-gamble-goal = Surprenez Milady chez Richelieu sans risquer la Bastille.
lesson-richelieus-gamble-begin = Un mousquetaire qui cherche Milady chez Richelieu et ne l’y trouve pas va droit à la Bastille. Assurez-vous d’abord : qu’Aramis commence.
lesson-richelieus-gamble-kitty = Kitty oblige Milady à montrer sa carte Lieu. Jouez-la.
lesson-richelieus-gamble-move = Elle y est, il n’y a plus de risque. Allez chez Richelieu : elle perd ce qu’elle était venue chercher.

lesson-one-for-all-in-time-title = Un pour tous, à temps
lesson-one-for-all-in-time-goal = Empêchez le Temps d’avancer.
lesson-one-for-all-in-time-time = Milady a joué Impasse, qui avance aussitôt le Temps. Répondez par Un pour tous : le Temps n’avance pas du tout ce tour-ci.

lesson-exact-strength-title = La force exacte
lesson-exact-strength-goal = Garnissez deux missions à leur valeur exacte, la seconde avec les Mendiants.
lesson-exact-strength-paris = La valeur de la mission doit être atteinte exactement, si vos cartes le permettent. Envoyez des adversaires à Paris, et gardez les embûches.
lesson-exact-strength-louvre = Une embûche compte 1, et un lieu n’en reçoit qu’une. Envoyez au Louvre des adversaires avec les Mendiants : tant qu’ils ne sont pas payés, on n’y peut rien faire.

lesson-tokens-of-the-inn-title = Des jetons pour l’auberge
lesson-tokens-of-the-inn-goal = Placez les douze jetons sur les trois chemins.
lesson-tokens-of-the-inn-paths = Un seul chemin de quatre suffit aux mousquetaires, et chaque jeton Épopée leur en montre trois. Dispersez donc vos leurres : quatre sur un chemin seraient un cadeau.
lesson-tokens-of-the-inn-tokens = Un jeton fort au début d’un chemin est vu tôt ; à la fin, il leur coûte le plus. Placez les douze, ou laissez le programme proposer, et envoyez-les.

lesson-where-to-hide-title = Où se cacher
lesson-where-to-hide-goal = Faites arrêter d’Artagnan par Rochefort.
lesson-where-to-hide-look = D’Artagnan est à Paris, et les faibles gardes l’y invitent. Rochefort n’aide que là où un mousquetaire tente quelque chose.
lesson-where-to-hide-hide = Il n’arrête jamais Athos ; Aramis et Porthos ne peuvent guère agir où ils sont. Cachez-vous à Paris.
lesson-where-to-hide-draw = À chaque tour, vous piochez ou jouez une carte Perfidie. Piochez-en une.
lesson-where-to-hide-again = Rochefort a arrêté d’Artagnan, et l’action est perdue. On vous attend maintenant à Paris : retournez-y, ou surprenez-les au Louvre ou à la Quête.

lesson-timing-treachery-title = Le bon moment
lesson-timing-treachery-goal = Mettez d’Artagnan hors de combat avec une seule carte.
lesson-timing-treachery-hide = Après son duel, il reste un point de vie à d’Artagnan. Choisissez d’abord un lieu où Rochefort vous sera utile.
lesson-timing-treachery-ambush = Guet-apens blesse un mousquetaire, et l’armure n’y fait rien. Contre celui qui n’a plus qu’un point de vie, il coûte tout son tour : jouez-le maintenant.
lesson-timing-treachery-victim = Mis hors de combat avant son tour, il ne fait que se relever. Choisissez d’Artagnan.
