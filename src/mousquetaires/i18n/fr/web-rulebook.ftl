### Les pages du livre de règles : apprendre en dix minutes, tableaux, conseils, livret.

web-title-learn = Apprendre en dix minutes
web-title-advice = Conseils
web-title-components = Matériel
web-title-box = Votre propre boîte
web-title-booklet = Livret
web-rules-pages = Pages du livre de règles
web-rules-page-learn = Apprendre en dix minutes
web-rules-page-rules = Toutes les règles
web-rules-page-advice = Conseils
web-rules-page-components = Matériel
web-rules-page-box = Votre propre boîte
web-rules-page-booklet = Imprimer

## Apprendre en dix minutes

web-learn-lead = Un joueur incarne Milady ; les autres sont les Mousquetaires du Roi. Lisez cette page, et vous pourrez vous asseoir et jouer. Tout le reste se trouve dans les règles complètes, à une recherche près.
web-learn-goal-h = Qui gagne, et comment
web-learn-goal = Les Mousquetaires gagnent dès qu’ils achèvent le quatrième plateau de la Quête : ils vont en Angleterre et rapportent les joyaux de la Reine. Milady gagne si elle les arrête d’une de ces quatre façons : le temps s’écoule au bout de { $turns } tours, le siège de La Rochelle est perdu, la Reine a perdu ses { $honour } points d’honneur, ou L’Enlèvement, une mission à Paris, apporte six succès à Milady. Les Mousquetaires ont donc une grande tâche et jusqu’à quatre incendies à éteindre. Ils ne peuvent pas être partout, et c’est là tout le jeu.
web-learn-board-h = Le plateau
web-learn-board = On agit en quatre lieux. À Paris se trouve une carte, un complot de Milady, qui nuit à chaque tour tant que les Mousquetaires n’en sont pas venus à bout. Au Louvre, la Reine demande de l’aide, et une aide tardive lui coûte de l’honneur. La Rochelle est assiégée. La Quête mène à la victoire. Quatre autres lieux sont moins importants : le Vieux-Colombier, où se remettent les blessés ; le palais de Richelieu ; l’hôtel de Milady ; et la Bastille, où l’on entre plus facilement qu’on n’en sort.
web-learn-board-picture = Une vraie position en début de partie. Les gardes de Milady sont sous les missions de Paris et du Louvre, face visible.
web-learn-turn-h = Un tour en quatre images
web-learn-turn = Chaque tour a quatre phases, toujours dans cet ordre.
web-learn-turn-1 = Milady se cache. Elle choisit en secret l’un de six lieux et pose sa carte face cachée. Puis elle pioche une carte Perfidie ou en joue une.
web-learn-turn-2 = Les Mousquetaires agissent, dans l’ordre qu’ils veulent. Chacun a trois actions (quatre si trois Mousquetaires seulement jouent) et les finit avant que le suivant ne commence. Ensuite, Milady révèle où elle était et fait ce que ce lieu lui permet.
web-learn-turn-3 = Le siège. Les deux camps lancent les dés, et le jeton avance vers le bout de piste du camp qui a le plus d’Épées.
web-learn-turn-4 = Le temps. Le jeton Temps descend d’une case, celui du Louvre aussi, et la carte Paris fait son effet.
web-learn-actions-h = Ce que permet une action
web-learn-actions = Piocher une carte. Aller dans un autre lieu, sauf la Bastille et l’hôtel de Milady. Échanger avec un Mousquetaire présent au même endroit. Jouer une carte Personnage. Acheter un ou deux objets à l’Arsenal. Poser une carte Combat à La Rochelle. Et les trois actions qui font gagner : relever un défi, livrer un duel, avancer dans la Quête. On peut faire plusieurs fois la même chose. Parlez de tout, mais à voix haute : Milady écoute.
web-learn-challenge-h = Un défi
web-learn-challenge = Un défi demande l’une des quatre compétences et un niveau. Partez de la valeur de votre carte, ajoutez 1 par carte de cette compétence que vous jouez, et atteignez le niveau. On ne lance aucun dé : vous savez d’avance si vous réussirez, et vous ne pouvez annoncer qu’un défi à votre portée. C’est pourquoi les échanges comptent. Portez les cartes au Mousquetaire le plus doué, ou amenez-le aux cartes.
web-learn-challenge-picture = La valeur du Mousquetaire et les cartes atteignent le niveau. Les cartes sont défaussées.
web-learn-duel-h = Un duel
web-learn-duel = Vous lancez { $dice } dés bleus, plus un par carte Combat jouée avant le premier lancer, six au plus. Votre adversaire lance des dés rouges. Chaque Bouclier arrête une Épée de l’autre camp, et chaque Épée qui passe coûte 1 point de vie. La première blessure met fin au duel. Si personne n’est touché, chacun met un dé de côté et relance.
web-learn-duel-2 = Trois de vos dés peuvent montrer votre botte secrète, imprimée sur votre carte. L’adversaire perd alors 1 point de vie, quoi que disent les dés rouges. Les adversaires ont aussi leurs bottes. Un Mousquetaire sans points de vie n’est pas mort : on le porte au Vieux-Colombier, et il passe son prochain tour à se relever.
web-learn-duel-picture = Aucune blessure à la première passe : chacun a relancé avec un dé de moins. La seconde a décidé.
web-learn-rochefort-h = Rochefort s’interpose
web-learn-rochefort = Vous tentez un défi, un duel ou une étape de la Quête, et Milady se cache justement là. Elle montre sa carte, et Rochefort dégaine : vous l’affrontez d’abord. Blessez-le, et il s’enfuit ; votre étape continue comme annoncé. Sinon, l’étape et son action sont perdues. Seul Athos n’est jamais inquiété. Rochefort a { $rochefort } points de vie et garde ses blessures d’un duel à l’autre. Mettez-le hors de combat, et vous gagnez une carte Un pour tous, la plus forte que vous ayez.
web-learn-rochefort-picture = Milady était ici. Le Mousquetaire doit d’abord écarter Rochefort pour que son étape compte.
web-learn-siege-h = Le siège
web-learn-siege = Les cartes Combat à La Rochelle deviennent des dés bleus et y restent tour après tour, trois cartes au plus. Les dés rouges de Milady augmentent avec le temps. Seules les Épées comptent, et l’écart déplace le jeton. Après le lancer, chaque Mousquetaire à La Rochelle peut sacrifier 1 point de vie pour annuler une Épée de Milady. Si Milady est allée à La Rochelle, elle retire une de vos cartes. À votre bout de la piste vous attend une carte Un pour tous ; au sien, la partie est finie.
web-learn-siege-picture = Plus d’Épées pour Milady : des cases vers la gauche ; plus pour les Mousquetaires : vers la droite.
web-learn-quest-h = La Quête
web-learn-quest = Quatre plateaux à la suite. À l’Auberge du Lys d’or, vous vous battez le long d’un de trois chemins de jetons cachés. Au Passage vers l’Angleterre, quatre défis, puis de Wardes. Au Retour vers Paris, trois jetons barrent la route. Dans les Galeries du Louvre, vous traversez quatre antichambres, et c’est gagné. Les jetons Épopée, que rapportent le Louvre et les adversaires redoutables, facilitent chaque plateau : ils révèlent des jetons, abaissent les défis, ajoutent des dés ou ouvrent des passages secrets.
web-learn-next-h = À vous de jouer
web-learn-next = Vous en savez assez. La table montre ce que vous pouvez faire, explique ce qui n’est pas possible et donne les chances avant votre choix. Un doute sur une règle ? Appuyez sur son numéro.

## Tableaux et légendes

web-actions-h = Les actions en un coup d’œil
web-actions-what = Quoi
web-actions-where = Où
web-actions-cost = Coût
web-actions-where-any = partout
web-actions-where-together = avec un Mousquetaire au même endroit
web-actions-where-mission = à Paris, au Louvre, à la Quête
web-actions-where-foes = là où se tient l’adversaire
web-actions-where-walk = sauf la Bastille et l’hôtel de Milady
web-actions-cost-one = 1 action
web-actions-cost-card = 1 action, et la carte est défaussée
web-actions-cost-laid = 1 action et une carte Combat, qui reste là
web-actions-cost-skill = 1 action, et les cartes de compétence jouées
web-actions-cost-combat = 1 action ; des cartes Combat si vous voulez
web-actions-cost-price = 1 action pour un ou deux objets, et leur prix
web-actions-cost-task = 1 action, et ce que demande la carte
web-actions-cost-escape = 1 action, et un pot-de-vin ou un duel
web-actions-cost-none = aucune action
web-icons-h = Ce que signifient les symboles
web-icons-skills = Compétences
web-icons-faces = Dés
web-icons-items = Arsenal
web-icons-traps = Embûches
web-icons-treachery = Perfidie
web-icons-places = Lieux

## Conseils

web-advice-lead = Des habitudes qui font gagner. Ce sont des conseils, pas des règles : passez outre quand vous savez pourquoi.
web-advice-musketeers-h = Pour les Mousquetaires
web-advice-musketeers-1-h = Quelqu’un à la Quête dès le premier tour
web-advice-musketeers-1 = Les autres lieux vous évitent seulement de perdre. Si personne n’avance dans la Quête pendant un tour, demandez-vous ce qui valait mieux. Un bon rythme : deux Mousquetaires en route, deux qui éteignent les incendies.
web-advice-musketeers-2-h = À chacun ce qu’il fait le mieux
web-advice-musketeers-2 = Rochefort n’arrête jamais Athos : confiez-lui l’étape qui ne doit pas échouer. Porthos tient le plus longtemps en duel. Aramis fait de toute carte une aide. D’Artagnan peut connaître deux bottes. Regardez les compétences avant de décider qui va où.
web-advice-musketeers-3-h = Échangez avant de dépenser
web-advice-musketeers-3 = Un échange coûte une action et peut en épargner trois. Retrouvez-vous, donnez tout le Panache à l’un et toutes les cartes Combat à l’autre, puis séparez-vous. Que celui à qui il reste des actions propose.
web-advice-musketeers-4-h = Renforcez tôt
web-advice-musketeers-4 = Les cartes à La Rochelle servent à chaque tour. Dans une partie de douze tours, une carte posée au deuxième lance onze fois ; posée au dixième, trois fois. Plus tard, gardez un Mousquetaire à portée pour sacrifier un point de vie dans un mauvais tour.
web-advice-musketeers-5-h = Finissez vite les missions du Louvre
web-advice-musketeers-5 = Une mission achevée tôt rapporte des jetons Épopée ; une mission qui échoue coûte de l’honneur et donne une carte à Milady. Commencez par le défi et sa récompense, mais ne laissez pas debout le dernier adversaire.
web-advice-musketeers-6-h = Pensez comme Milady
web-advice-musketeers-6 = Avant l’étape qui lui fait le plus de mal, demandez-vous où elle se cacherait. Tentez-y d’abord quelque chose de peu coûteux avec un bon bretteur : si Rochefort vient et qu’il est blessé, il ne gêne plus personne de tout le tour.
web-advice-musketeers-7-h = Gardez Un pour tous
web-advice-musketeers-7 = La carte arrête le temps pour un tour, sauve la Reine au dernier moment ou vaut deux jetons Épopée. C’est dans les trois derniers tours qu’elle vaut le plus. Ne la dépensez pas par confort.
web-advice-musketeers-8-h = Attendez-vous à Rochefort
web-advice-musketeers-8 = Une blessure suffit à le chasser : une seule carte Combat décide souvent. Avant une étape importante, demandez-vous ce qui arrive s’il est là. Si la réponse est mauvaise, envoyez un meilleur bretteur, ou attendez que Milady ait été vue ailleurs.
web-advice-musketeers-9-h = Servez-vous de ce que vous savez de Milady
web-advice-musketeers-9 = Elle n’est qu’à un seul endroit. Dès que sa carte est visible ou que Rochefort a fui, toute autre étape de ce tour est sans danger. Commencez donc par une étape peu coûteuse à l’endroit que vous craignez, et faites ensuite celle qui compte.
web-advice-musketeers-10-h = Tombez au bon moment
web-advice-musketeers-10 = Un Mousquetaire hors de combat perd un tour entier, mais se relève indemne. S’il lui reste peu de points de vie et qu’il a déjà joué, son dernier est bien employé à La Rochelle. Avant son tour, c’est le pire moment pour le perdre.
web-advice-musketeers-11-h = Dépensez la bourse
web-advice-musketeers-11 = Les pistoles ne gagnent pas la partie. Une cuirasse et un pistolet se rentabilisent à chaque duel : achetez-les tôt et passez-vous-les par des échanges. Gardez-en un peu : les Mendiants veulent 2 pistoles, le geôlier 1.
web-advice-musketeers-12-h = Regardez avant d’entrer
web-advice-musketeers-12 = À l’auberge, un jeton Épopée retourne trois jetons. Dépensez-le avant de choisir un chemin, pas à mi-parcours. Un chemin ouvert le reste, et ceux qui fatiguent peuvent céder la place à d’autres.
web-advice-musketeers-13-h = Préparez tôt le Passage
web-advice-musketeers-13 = Les quatre défis sur la route d’Angleterre demandent plusieurs cartes de chaque compétence. Décidez dès l’auberge qui fera lequel, et ne dépensez plus ces cartes ailleurs. Le plateau se fait alors en deux tours.
web-advice-musketeers-14-h = Comptez toutes les horloges à chaque tour
web-advice-musketeers-14 = Avant que le premier Mousquetaire agisse, dites à voix haute combien de tours il reste à chaque menace. Occupez-vous de celles à qui deux suffisent, et laissez les autres exprès, non par oubli.
web-advice-milady-h = Pour Milady
web-advice-milady-1-h = Le temps est à vous
web-advice-milady-1 = Vous n’avez besoin de gagner nulle part. Chaque action perdue rapproche la fin : préférez ce qui coûte des actions aux Mousquetaires, des gardes à combattre deux fois, des embûches à payer, le long retour de la Bastille.
web-advice-milady-2-h = Cachez-vous là où ils agiront, non là où ils sont
web-advice-milady-2 = Regardez qui a encore des actions et des cartes, et pour quoi. Rochefort est le plus précieux contre le dernier défi d’un plateau. Variez : si vous êtes toujours à la Quête, un bretteur préparé vous y attendra.
web-advice-milady-3-h = Servez-vous aussi des lieux calmes
web-advice-milady-3 = Dans votre hôtel, vous prenez une carte Paris ; chez Richelieu, une carte Perfidie ; à La Rochelle, vous retirez une carte Combat. Un tour sans interruption n’est pas un tour perdu.
web-advice-milady-4-h = Mettez la force là où il est dur d’aller
web-advice-milady-4 = La force inscrite doit être atteinte exactement. Gardez vos meilleurs adversaires pour les missions qui font mal : un seul garde redoutable ne se partage pas entre plusieurs bretteurs faibles. Le sbire vous revient, servez-vous-en tôt.
web-advice-milady-5-h = Posez les jetons avec un plan
web-advice-milady-5 = À l’Auberge, rendez un chemin tentant et mettez le pire au bout. Gardez le plus dur pour des Mousquetaires blessés. Ce que vous posez tôt manquera dans les Galeries, où ils sont au plus fort.
web-advice-milady-6-h = Changez la carte Paris
web-advice-milady-6 = Quand une carte Paris est presque achevée, couvrez-la d’une nouvelle. Leur travail est perdu et vos adversaires rentrent. Choisissez celle qui sert la piste par laquelle vous gagnez.
web-advice-milady-7-h = À mi-partie, choisissez une façon de gagner
web-advice-milady-7 = Honneur, siège, temps ou L’Enlèvement : comptez ce qui est le plus proche, et que Perfidies, cartes Paris et cartes Lieu poussent toutes par là. Trois menaces à moitié faites, ce sont trois menaces manquées.
web-advice-milady-8-h = Remplissez votre main à temps
web-advice-milady-8 = Chez Richelieu, vous choisissez une carte Perfidie ou complétez votre main jusqu’à trois. Allez-y quand les Mousquetaires n’ont pas d’action à perdre : qui vient et ne vous trouve pas finit à la Bastille.
web-advice-milady-9-h = Jouez la Perfidie quand elle fait mal
web-advice-milady-9 = Conscrits fait le plus mal dans un tour de grands projets, Isolés quand les bonnes cartes sont dans les mauvaises mains. Renforts apporte un dé tant que le siège n’est pas à son comble, puis une simple relance. Impasse décide des derniers tours.
web-advice-milady-10-h = Affaiblissez le siège quand il est fort
web-advice-milady-10 = À La Rochelle, vous ôtez une carte Combat, et un double vaut deux dés. Allez-y quand trois cartes y sont : les remplacer coûte aux Mousquetaires des actions, et des cartes qu’ils voulaient pour leurs duels.
web-advice-milady-11-h = Choisissez bien pour la Nemesis
web-advice-milady-11 = Seul le Mousquetaire que vous désignez peut la vaincre. Désignez-en un qui est loin ou dont on a besoin ailleurs, et toute la mission l’attend. Elle vaut le plus sur une carte Paris qui nuit à chaque tour.
web-advice-milady-12-h = Ménagez Rochefort
web-advice-milady-12 = Ses blessures restent. S’il tombe, trois de vos six lieux vous sont fermés et les Mousquetaires reçoivent une carte Un pour tous. Quand il est faible, cachez-vous un tour dans un lieu calme, ou jouez un Baume à temps.
web-advice-milady-13-h = Écoutez et comptez
web-advice-milady-13 = Les Mousquetaires doivent parler à voix haute. Si l’un d’eux a réuni quatre cartes d’une compétence et va vers la mission qui la demande, vous savez où être. Une étape perdue leur coûte une action, et du temps.
web-advice-milady-14-h = Emprisonnez le bon
web-advice-milady-14 = La Bastille coûte une action et le chemin du retour. Prenez le Mousquetaire qui est là où l’on a besoin de lui, pas le plus fort : ce qu’il portait pour les autres est enfermé avec lui.

## Le livret

web-booklet-lead = Tout cela sur papier : les dix minutes, les tableaux, les règles avec précisions et exemples, le matériel, les conseils. La fenêtre d’impression de votre navigateur fait aussi un PDF.
web-booklet-contents = Sommaire
web-booklet-size = Papier
web-booklet-print = Imprimer
web-booklet-a4 = A4
web-booklet-letter = Letter
