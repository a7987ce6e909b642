### L’analyse dans le navigateur, à côté de la relecture.

web-replay-tab-analysis = Analyse
web-replay-tab-ledger = Pourquoi
web-replay-tab-beliefs = Où était Milady
web-replay-tab-misses = À un cheveu
web-analysis = Analyse
web-analysis-about = Était-ce la chance ? Quels choix ont compté ? Où pouvait être Milady, et qu’est-ce qui a failli arriver ?
web-analysis-ask = Analyser cette partie
web-analysis-ask-about = Le serveur s’en charge quand aucune partie n’a besoin de lui. Le résultat reste avec cette partie.
web-analysis-waiting = En attente : le serveur est occupé par d’autres parties.
web-analysis-running = Analyse en cours : { $percent } %
web-analysis-failed = L’analyse a échoué.
web-analysis-file = Le serveur analyse les parties jouées à ses tables. Pour un fichier, lancez ceci sur votre ordinateur :
web-analysis-choose = Déposez ensuite le résultat sur cette page, ou choisissez-le ici
web-analysis-other = Cette analyse est celle d’une autre partie ou d’une autre version.
web-analysis-curve-musketeers = Chances de victoire des Mousquetaires
web-analysis-curve-milady = Chances de victoire de Milady
web-analysis-curve-end-musketeers = Victoire des Mousquetaires
web-analysis-curve-end-milady = Victoire de Milady
web-analysis-curve-about = estimées après chaque choix et chaque lancer ; les numéros sont les plus grands tournants
web-analysis-curve-about-band = estimées après chaque choix et chaque lancer ; bande : intervalle à 95 % de parties simulées ; les numéros sont les plus grands tournants
web-analysis-curve-about-making = estimées après chaque choix et chaque lancer ; bande (intervalle à 95 % de parties simulées) : calculée à { $percent } %
web-analysis-swings = Les plus grands tournants
web-analysis-swing-go = Temps fort { $n } : { $what }
web-analysis-swing-number = Temps fort { $n } sur { $of } :
web-analysis-swing-choice = { $who } : { $n ->
    [one] 1 point perdu
   *[other] { $n } points perdus
} par un choix
web-analysis-swing-luck = { $n ->
    [one] 1 point
   *[other] { $n } points
} de chance pour { $side ->
    [milady] Milady
   *[musketeers] les Mousquetaires
}
web-analysis-no-verdict = Pas de verdict : l’écart est dans la marge d’erreur.
web-analysis-shared = Aucun joueur seul
web-analysis-why-musketeers = Pourquoi les Mousquetaires ont gagné
web-analysis-why-milady = Pourquoi Milady a gagné
web-analysis-points-musketeers = Leurs chances de victoire, en points sur 100
web-analysis-points-milady = Ses chances de victoire, en points sur 100
web-analysis-about-start = Les chances au début du premier tour.
web-analysis-about-luck = Les dés et les cartes, comparés à la moyenne de tout ce qui pouvait sortir.
web-analysis-about-decisions = Les choix, comparés à la meilleure réponse que le joueur pouvait trouver.
web-analysis-about-unforeseen = Ce que l’estimation elle-même a mal jugé.
web-analysis-about-result = Départ, chance, décisions et imprévu font 100 : ce camp a gagné.
web-analysis-players = Chance et décisions par joueur
web-analysis-players-musketeers = Points pour les Mousquetaires : les erreurs de Milady comptent pour eux.
web-analysis-players-milady = Points pour Milady : les erreurs des Mousquetaires comptent pour elle.
web-analysis-instead = À la place
web-analysis-own-chance = Chances d’après ce que ce joueur pouvait savoir ({ $who }).
web-analysis-difference = Écart : { $n } ± { $error } points (mondes essayés : { $worlds }).
web-analysis-because = parce que
web-analysis-belief = Où pouvait être Milady, vu de cette place ({ $who })
web-analysis-boxed = Encadré : où elle était.
web-analysis-was-there = (elle y était)
web-analysis-previous = Temps fort précédent
web-analysis-next = Temps fort suivant
web-analysis-show = Voir ce moment
web-analysis-try = Essayer d’ici
web-analysis-no-swings = Aucun lancer et aucun choix ne se détache.
web-analysis-beliefs-about = Probabilité en pourcentage, d’après ce que tous savaient, avant que sa carte soit révélée. Encadré : où elle était.
web-analysis-turn-go = Voir le tour { $n }
web-analysis-no-misses = Rien ne s’est joué à si peu.
