### L’analyse d’une partie finie : mousquetaires analyse, son rapport HTML et leurs erreurs.

cli-help-analyse = Montrer où une partie finie s’est jouée : chance, décisions, moments clés, occasions manquées.
cli-option-html = Écrire un rapport dans ce fichier, sous forme de page web.
cli-option-playouts = Rejouer aussi la suite depuis chaque moment, autant de fois ; ajoute une marge d’erreur à la courbe.
cli-option-playout_jobs = Combien de processus rejouent la suite.
cli-option-records = Écrire l’enregistrement de chaque partie dans ce dossier.
cli-records-resume = --records et --resume ne vont pas ensemble : les parties déjà dans le fichier n’ont pas d’enregistrement.
analysis-unfinished = La partie n’est pas finie ({ $inputs ->
    [one] { $inputs } coup
   *[other] { $inputs } coups
}) : seules les parties finies peuvent être analysées.

analysis-musketeers-won = Les Mousquetaires ont gagné au tour { $turns }. { $ending }.
analysis-milady-won = Milady a gagné au tour { $turns }. { $ending }.

## Tableaux

analysis-title-ledger = Le bilan : les chances de Milady, en points sur 100
analysis-title-players = Chance et décisions par joueur, en points pour Milady
analysis-title-swings = Les plus grands tournants, en points pour Milady
analysis-title-beliefs = Où était Milady, et ce que l’on pouvait croire d’après les faits connus de tous
analysis-curve = Les chances de Milady après chaque choix et chaque lancer
analysis-what = Poste
analysis-points = Points
analysis-start = Départ
analysis-luck = Chance
analysis-decisions = Décisions
analysis-unforeseen = Imprévu
analysis-result = Résultat
analysis-player = Joueur
analysis-shared = personne en particulier
analysis-turn = Tour
analysis-happened = Ce qui s’est passé
analysis-change = Écart
analysis-better-answer = { $better } ({ $chance } au lieu de { $played }, ± { $error })
analysis-better = Mieux
analysis-no-verdict = pas de verdict
analysis-no-answer = –
analysis-truth = Où elle était
analysis-chance = Probabilité
analysis-guess = Le plus probable
analysis-reason = Tour { $turn } : { $reason }
analysis-note = Départ + chance + décisions + imprévu = résultat. La chance se mesure à la moyenne de toutes les issues possibles, une décision à la meilleure réponse vue de la place de ce joueur. L’imprévu est ce que la formule a mal jugé.

## Occasions manquées

analysis-miss-crossed = Tour { $turn } : { $hero_the } était { $place_loc } pendant que Milady s’y cachait, et ils ne se sont pas rencontrés.
analysis-miss-one_short = Tour { $turn } : { $hero_the } n’a laissé qu’un seul point de vie à son adversaire ({ $foe }).
analysis-miss-one_shield = Tour { $turn } : avec un Bouclier de plus, { $hero_the } restait debout (adversaire : { $foe }).
analysis-miss-one_point = Tour { $turn } : { $place_loc }, il n’a manqué { $hero_dat } qu’un seul point au défi { $skill_gen }.
analysis-miss-one_space-time = Tour { $turn } : une case de plus sur la piste du Temps, et Milady gagnait.
analysis-miss-one_space-siege = Tour { $turn } : le camp du Roi était à une case de la défaite.
analysis-miss-one_space-honour = Tour { $turn } : il ne restait à la Reine qu’un seul point d’honneur.
analysis-miss-one_space-constance = Tour { $turn } : un succès de plus, et Constance était perdue.

## Server

server-analyses-yours = Vous attendez déjà { $n } analyses : redemandez quand l’une sera prête.
server-analyses-busy = Beaucoup de parties attendent d’être analysées : réessayez plus tard.
