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
reason-lesson-turnup = Retourner des jetons ne coûte pas d’action, mais un jeton Épopée. Gardez-le jusqu’à ce que vous sachiez quel chemin fouiller.
reason-lesson-stop-early = Le mousquetaire a encore une action pour cela, mais il peut s’arrêter avant. Cette étape termine son tour.
reason-lesson-keep-cards = Il reste de la place au siège, mais les duels demandent aussi des cartes Combat. Cette étape les garde : terminez le tour.
reason-lesson-path-present = Trois leurres sur un même chemin : un seul jeton sépare les mousquetaires de la fin du plateau. Répartissez les leurres entre les chemins.
reason-lesson-path-end = Un chemin finit par un leurre : le jeton qui termine le plateau n’y coûte aucun duel aux mousquetaires. Mettez un garde à la fin.
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
lesson-first-turn-dice = Chaque mousquetaire lance trois dés bleus, plus un par carte Combat jouée avant le premier lancer. Chaque Épée blesse si aucun Bouclier ne l’arrête, et une blessure suffit contre le sbire : ajoutez une carte, puis lancez.
lesson-first-turn-lilies = Les Lys ne servent qu’aux bottes secrètes : si trois dés bleus montrent celle du mousquetaire, l’adversaire est blessé, quoi qu’il ait lancé. Une blessure, d’un côté ou de l’autre, met fin au duel ; sinon, chaque camp écarte un dé et l’on relance.
lesson-first-turn-move = Le sbire est battu et rapporte une pistole : les pistoles paient l’équipement de l’Arsenal. Se déplacer coûte une action, où que l’on aille : rendez-vous au Louvre.
lesson-first-turn-challenge = La mission du Louvre demande Panache 7, et un défi coûte aussi une action. D’Artagnan a 4 en Panache et vous tenez trois cartes Panache : relevez le défi.
lesson-first-turn-skill = Un défi se joue sans dés : la valeur du mousquetaire et vos cartes de cette valeur doivent ensemble atteindre le niveau. Jouez trois cartes pour atteindre 7.
lesson-first-turn-aramis = Le défi est relevé et rapporte des pistoles, mais l’adversaire est encore là. Les trois actions de d’Artagnan sont finies : à Aramis, à La Rochelle.
lesson-first-turn-reinforce = À la fin de chaque tour, Milady lance les dés pour le siège, et seules les Épées comptent. Pour une action, posez ici une carte Combat : elle lance un dé bleu pour vous, tour après tour.
lesson-first-turn-stop = Aramis a encore deux actions, mais un mousquetaire peut toujours s’arrêter avant. Terminez son tour et gardez vos cartes pour les autres.
lesson-first-turn-porthos = Maintenant, la Quête. Porthos a cinq points de vie, les autres trois : envoyez-le.
lesson-first-turn-quest = La Quête est un lieu comme un autre, et s’y rendre coûte une action. Déplacez Porthos à la Quête.
lesson-first-turn-path = Chaque chemin cache quatre jetons, et il suffit d’en vider un. Pour une action, vous révélez le jeton suivant : entrez dans le cellier.
lesson-first-turn-rochefort = Milady se cachait justement ici : quand, là où elle est, un mousquetaire veut se battre en duel, relever un défi ou suivre un chemin de la Quête, Rochefort l’affronte d’abord. Il lance quatre dés rouges : jouez deux cartes Combat.
lesson-first-turn-resume = Blessé, Rochefort s’enfuit, et Porthos poursuit la même action ; sans cette blessure, elle serait perdue. Le jeton est un garde : affrontez-le sans carte, ou avec une.
lesson-first-turn-further = Le premier jeton a disparu. Avancez d’une case dans le cellier.
lesson-first-turn-athos = C’était un leurre : il disparaît, voilà tout. Athos est le dernier, et Rochefort ne l’arrête jamais : déplacez-le au Louvre.
lesson-first-turn-brisemont = Une mission est accomplie quand son défi est relevé et tous ses adversaires battus. Le défi est relevé : battez Brisemont, et la mission du Louvre est accomplie.
lesson-first-turn-mission = Brisemont lance trois dés rouges, autant qu’Athos. Gardez votre dernière carte Combat ou jouez-la : ici, les dés sont avec vous.
lesson-first-turn-epic = Le jeton Louvre était encore en haut de sa piste, la mission vous rapporte donc deux jetons Épopée. Dépensé à l’auberge, chacun d’eux retourne trois jetons de la Quête.
lesson-first-turn-draw = Il reste une action à Athos, et piocher une carte en coûte une aussi. Piochez : tous vos mousquetaires jouent avec la même main.
lesson-first-turn-sacrifice = Le siège : Milady a une Épée de plus que vous, le jeton irait donc d’une case vers la gauche, et tout à gauche elle gagne. Chaque mousquetaire à La Rochelle peut donner un point de vie pour arrêter une Épée : qu’Aramis le fasse.
lesson-first-turn-next-turn = Le tour est fini, et le Temps est descendu d’une case. Sur la dernière, Milady gagne : chaque tour compte.
lesson-first-turn-louvre-token = Le jeton Louvre descend aussi. À partir de sa troisième case, il coûte de l’honneur à la Reine à chaque tour : plus une mission du Louvre attend, plus elle coûte cher.
lesson-first-turn-abduction = Enfin, Milady lance les dés pour L’Enlèvement, et chaque Épée avance le jeton Constance d’une case. Un nouveau tour commence, et c’est encore Milady qui l’ouvre.

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
lesson-challenge-with-epic-tokens-task = Athos agit en dernier et a trois actions, mais avec sa Noblesse et votre seule carte Noblesse, il lui manque un point pour atteindre le niveau. Relevez le défi de Noblesse pendant ce tour.
lesson-challenge-with-epic-tokens-miss-failed = Valeur, cartes et jetons Épopée réunis n’ont pas atteint le niveau. L’action est perdue, et les cartes jouées aussi.
lesson-challenge-with-epic-tokens-miss-ended = Les actions d’Athos sont épuisées, et le défi est toujours là. Il les fallait toutes les trois : comptez-les à rebours, en partant du défi.

lesson-duel-with-toledo-sword-title = Un duel à la lame de Tolède
lesson-duel-with-toledo-sword-goal = Battez Brisemont avec la botte secrète de d’Artagnan.
lesson-duel-with-toledo-sword-task = D’Artagnan a trois actions, et sa botte secrète, c’est deux Lys et une Épée. Servez-vous-en pour battre Brisemont, sans perdre de point de vie.
lesson-duel-with-toledo-sword-miss-wounded = Une Épée qu’aucun Bouclier n’arrête coûte un point de vie à d’Artagnan. Plus de dés, c’est plus de Boucliers, et l’Arsenal vend une seconde chance.
lesson-duel-with-toledo-sword-miss-plain = Brisemont est battu, mais par de simples Épées. Celles-là, il peut les arrêter avec des Boucliers, une botte secrète jamais : cherchez ce qui permet de changer un seul dé.
lesson-duel-with-toledo-sword-miss-ended = Les actions de d’Artagnan sont épuisées, et Brisemont est toujours là. Se préparer peut coûter une action, mais la dernière est pour le duel.

lesson-rochefort-interrupts-title = Rochefort s’interpose
lesson-rochefort-interrupts-goal = Relevez le défi du Louvre bien que Rochefort y attende.
lesson-rochefort-interrupts-task = Vous avez en main les cartes Panache pour le défi du Louvre, et trois cartes Combat. Relevez ce défi avec Porthos, même si Milady se cache justement ici.
lesson-rochefort-interrupts-miss-stood = Rochefort n’a pas été blessé : le défi n’a pas commencé et l’action est perdue. Il reste, et affronte ce tour-ci tous ceux qui tentent quelque chose ici, sauf Athos.
lesson-rochefort-interrupts-miss-failed = Le Panache de Porthos et les cartes jouées restent sous le niveau. L’action est perdue, et les cartes aussi.
lesson-rochefort-interrupts-miss-ended = Le tour de Porthos est fini sans le défi. Si personne ne le relève, le jeton Louvre descend et vous coûte des jetons Épopée, puis de l’honneur.

lesson-paths-of-the-inn-title = Les chemins de l’auberge
lesson-paths-of-the-inn-goal = Engagez-vous sur un chemin de l’auberge qui commence par un leurre.
lesson-paths-of-the-inn-task = Douze jetons sont posés face cachée sur trois chemins, et vous avez en main le duc de Buckingham. Trouvez un chemin qui commence par un leurre, et engagez-y Athos pendant ce tour.
lesson-paths-of-the-inn-miss-blind = Il y avait là un garde, et personne n’avait regardé. Un duel coûte l’action et peut-être des points de vie ; un jeton Épopée aurait montré ce garde avant.
lesson-paths-of-the-inn-miss-lucky = Un leurre, mais par pure chance : des gardes tiennent les deux autres entrées. Révélez les jetons avant d’y envoyer quelqu’un.
lesson-paths-of-the-inn-miss-ended = Les actions d’Athos sont épuisées, et aucun leurre n’a disparu. Révéler ne coûte pas d’action, mais jouer une carte, se rendre à la Quête et s’engager sur un chemin en coûtent une à chaque fois.

lesson-trade-first-title = D’abord l’échange
lesson-trade-first-goal = Relevez le défi du Louvre avec d’Artagnan pendant ce tour.
lesson-trade-first-task = Le défi du Louvre demande Panache 7 : d’Artagnan a 4, et vous avez deux cartes Panache. Relevez-le avec lui pendant ce tour, avec l’aide du joueur de Porthos.
lesson-trade-first-miss-failed = Valeur et cartes réunies n’ont pas atteint le niveau. L’action est perdue, et les cartes jouées aussi.
lesson-trade-first-miss-ended = Les actions de d’Artagnan sont épuisées avant le défi. Piocher, c’est s’en remettre au hasard, et un défi ne s’annonce que si l’on a de quoi le relever : un seul échange y aurait pourvu.

lesson-siege-and-sacrifice-title = Le siège
lesson-siege-and-sacrifice-goal = Faites avancer le siège vers les mousquetaires malgré les renforts de Milady.
lesson-siege-and-sacrifice-task = Milady lance deux dés rouges au siège ce tour-ci, et vous n’en avez encore aucun. Aramis agit en dernier : faites avancer le jeton du siège de votre côté.
lesson-siege-and-sacrifice-miss-lost = Milady avait une Épée de plus que vous, et le jeton est allé d’une case vers elle : tout à gauche, elle gagne. Plus de dés bleus ou un sacrifice l’auraient retenu.
lesson-siege-and-sacrifice-miss-empty = Sans carte au siège, vous ne lancez aucun dé, et chaque Épée de Milady compte. Le jeton est allé de deux cases vers elle.
lesson-siege-and-sacrifice-miss-still = Autant d’Épées des deux côtés : le jeton reste où il est. Un point de vie d’un mousquetaire à La Rochelle aurait arrêté l’une des siennes.

lesson-richelieus-gamble-title = Le pari de Richelieu
lesson-richelieus-gamble-goal = Surprenez Milady chez Richelieu sans risquer la Bastille.
lesson-richelieus-gamble-task = Milady est peut-être chez Richelieu, pour y prendre la carte Perfidie de son choix. Surprenez-la là-bas avec Aramis, mais assurez-vous d’abord qu’elle y est.
lesson-richelieus-gamble-miss-blind = Elle y était, mais Aramis ne pouvait pas le savoir. Si elle avait été ailleurs, il serait maintenant à la Bastille : vous avez en main une carte qui oblige Milady à montrer où elle est.
lesson-richelieus-gamble-miss-ended = Le tour d’Aramis est fini. Si Milady est chez Richelieu, elle prend la carte Perfidie de son choix : seul un mousquetaire qui l’y trouve l’en empêche.

lesson-one-for-all-in-time-title = Un pour tous, à temps
lesson-one-for-all-in-time-goal = Empêchez le Temps d’avancer.
lesson-one-for-all-in-time-task = Milady a joué Impasse, qui avance aussitôt le Temps. Pendant ce tour, faites que le Temps reste où il est.
lesson-one-for-all-in-time-miss-epic = Vous avez deux jetons Épopée, mais le Temps a avancé et avance encore à la fin du tour. Un pour tous a quitté la partie, et ses autres effets sont perdus.
lesson-one-for-all-in-time-miss-moved = Le Temps a avancé, et il avance encore à la fin du tour. La carte Un pour tous pouvait éviter ces deux avancées ; jouée plus tard, elle n’évite que la seconde.

lesson-exact-strength-title = La force exacte
lesson-exact-strength-goal = Trois duels à Paris, et les Mendiants au Louvre.
lesson-exact-strength-task = Chaque adversaire est un duel et coûte une action aux mousquetaires. Garnissez les deux missions de façon que Paris demande trois duels, et gardez les Mendiants pour le Louvre.
lesson-exact-strength-miss-used = Les Mendiants sont maintenant à Paris, et une embûche posée ne se déplace plus. Le Louvre reste ouvert aux mousquetaires sans qu’ils aient à payer.
lesson-exact-strength-miss-few = Les deux missions sont gardées, mais à trop bon marché : moins de trois duels à Paris, ou pas de Mendiants au Louvre. De faibles adversaires font la même valeur avec plus de duels.

lesson-tokens-of-the-inn-title = Des jetons pour l’auberge
lesson-tokens-of-the-inn-goal = Placez les douze jetons sans faire cadeau d’un chemin de l’auberge.
lesson-tokens-of-the-inn-paths = Un seul chemin de quatre suffit aux mousquetaires, et chaque jeton Épopée leur montre trois jetons. Un chemin de leurres serait pour eux un cadeau.
lesson-tokens-of-the-inn-tokens = Le plateau est terminé quand le quatrième jeton d’un chemin a disparu. Placez les douze de façon qu’aucun chemin n’ait trois leurres et qu’aucun ne finisse par un leurre.

lesson-where-to-hide-title = Où se cacher
lesson-where-to-hide-goal = Faites arrêter d’Artagnan par Rochefort.
lesson-where-to-hide-task = Rochefort n’aide que là où un mousquetaire tente quelque chose, et il n’arrête jamais Athos. Voyez où sont les mousquetaires et ce qu’il y a à y faire, et cachez-vous là où d’Artagnan le rencontrera.
lesson-where-to-hide-miss-free = D’Artagnan s’est battu tranquillement : Rochefort attendait là où il n’avait rien à faire. Un garde battu ne revient pas, et chaque action libre rapproche les mousquetaires de la fin de la mission.

lesson-timing-treachery-title = Le bon moment
lesson-timing-treachery-goal = Mettez d’Artagnan hors de combat avec une seule carte.
lesson-timing-treachery-task = Il reste un point de vie à d’Artagnan, et un mousquetaire mis hors de combat avant son tour ne fait que se relever. Privez d’Artagnan de tout son tour.
lesson-timing-treachery-miss-drawn = Vous avez une carte de plus, mais d’Artagnan a toutes ses actions. On pioche ou on joue, et ce tour-ci, une carte jouée les lui aurait toutes prises.
lesson-timing-treachery-miss-other = Cette carte a son utilité, mais d’Artagnan garde toutes ses actions. On ne joue qu’une carte Perfidie par tour : cherchez celle qui blesse.
lesson-timing-treachery-miss-victim = Ce mousquetaire a perdu un point de vie et agit comme d’habitude. À celui qui n’en a plus qu’un, la même carte aurait coûté tout son tour.
