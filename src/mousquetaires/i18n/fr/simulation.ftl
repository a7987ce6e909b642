### Beaucoup de parties à la fois : simulations, tournois, leurs tableaux, leurs figures et leurs ennuis.

cli-help-tournament = Opposer chaque Milady à chaque équipe de Mousquetaires sur les mêmes donnes, et classer les automates de chaque camp.

cli-option-deals = Combien de donnes à chaque table ; chaque paire d’automates les joue toutes.
cli-option-milady_bots = Les automates qui jouent Milady, séparés par des virgules (par défaut : tous sauf master, qui est lent).
cli-option-musketeer_bots = Les automates qui jouent les Mousquetaires, séparés par des virgules (par défaut : tous sauf master, qui est lent).
cli-option-seat_bots = Un autre automate pour une place : milady, un Mousquetaire ou un numéro, par exemple athos=random ; peut être répété.
cli-option-ray = Jouer sur un cluster Ray : son adresse (HÔTE:PORT ou ray://HÔTE:PORT), ou local pour un Ray sur cette machine.
cli-option-jsonl = Écrire chaque partie comme une ligne de JSON, dès qu’elle est finie.
cli-option-resume_run = Continuer la simulation du fichier --jsonl.
cli-option-parquet = Écrire chaque partie comme une ligne d’un fichier Parquet.
cli-option-rules = Dire combien de fois chaque règle a servi dans une partie.
cli-option-plots = Dessiner des figures dans ce dossier : qui gagne, la durée des parties, leurs fins, les quatre horloges.
cli-option-plot_format = Le format des figures : svg ou png.

## Le déroulement

cli-simulate-interval = La deuxième ligne de chaque part est son intervalle à 95 %.
cli-simulate-kept = { $games ->
    [one] { $games } partie était déjà là.
   *[other] { $games } parties étaient déjà là.
}
cli-simulate-died = { $n ->
    [one] { $n } processus est mort au milieu d’une partie.
   *[other] { $n } processus sont morts au milieu d’une partie.
}
cli-simulate-again = { $n ->
    [0] Aucune partie n’a été rejouée.
    [one] { $n } partie a été rejouée.
   *[other] { $n } parties ont été rejouées.
}
cli-simulate-failed = { $n ->
    [one] { $n } partie n’a pas pu être jouée jusqu’au bout :
   *[other] { $n } parties n’ont pas pu être jouées jusqu’au bout, dont :
}

## Tournois

cli-tournament-deals = { $n ->
    [0] Aucune donne n’a encore été jouée par toutes les paires : il n’y a rien à classer.
    [one] { $n } donne que toutes les paires ont jouée compte.
   *[other] { $n } donnes que toutes les paires ont jouées comptent.
}
cli-tournament-bot = automate
cli-tournament-rating = cote
cli-tournament-share = parties gagnées
cli-tournament-ahead = avance sur le suivant
cli-tournament-meetings = Combien de fois Milady (à gauche) a gagné
cli-tournament-note = Les cotes sont à l’échelle Elo, 1500 étant la moyenne de chaque camp. Les deuxièmes lignes sont des intervalles à 95 % ; les écarts sont pris donne par donne.

## Figures

cli-plot-wins = Parties gagnées par Milady, avec leurs intervalles à 95 %
cli-plot-length = La durée des parties
cli-plot-endings = Comment les parties finissent
cli-plot-clocks = Les quatre horloges : moyenne, 8 parties sur 10, et où Milady gagne (tirets)
cli-plot-share = part des parties, %
cli-plot-turns = tours
cli-plot-turn = tour (des parties qui sont allées jusque-là)
cli-clock-time = Temps
cli-clock-siege = Siège de La Rochelle
cli-clock-honour = L’honneur de la Reine
cli-clock-abduction = Constance : les succès de Milady

## Ce qui ne va pas

cli-plot-format = Les figures ne peuvent pas être en { $read } : choisissez parmi { $known }.
cli-seat-bot = --bot : « { $read } » n’est pas une place avec son automate : écrivez par exemple athos=random.
cli-resume-what = --resume a besoin du fichier à continuer : nommez-le avec --jsonl.
cli-bot-twice = { $option } : { $bot } est nommé deux fois, une seule suffit.
sim-extra = { $package } n’est pas installé : lancez pip install "mousquetaires[{ $extra }]".
sim-deadly = La partie de graine { $seed } est sautée : son processus est mort { $tries } fois.
sim-all-die = { $games } parties de suite ont tué leur processus : y a-t-il assez de mémoire ?
sim-journal-there = { $file } existe déjà : --resume le continue, ou choisissez un autre fichier.
sim-journal-foreign = { $file } n’est pas un fichier de parties : choisissez un autre fichier.
sim-journal-other = { $file } contient les parties d’une autre exécution, qui diffère par : { $what }. Reprenez les mêmes réglages, ou choisissez un autre fichier.
sim-journal-broken = La ligne { $line } de { $file } ne se lit pas comme une partie : supprimez cette ligne, ou choisissez un autre fichier.
sim-parquet-there = { $file } existe déjà : choisissez un autre fichier, ou déplacez-le.
sim-parquet-other = { $file } n’est pas le fichier Parquet de cette exécution : choisissez un autre fichier.
sim-ray-address = « { $address } » n’est pas l’adresse d’un cluster Ray : écrivez HÔTE:PORT, ray://HÔTE:PORT ou local.
sim-ray-dead = Aucun cluster Ray ne répond à { $address } : { $why }.
sim-ray-join = Le cluster Ray { $address } refuse la connexion : { $why } (demande-t-il un jeton d’accès ?)
sim-ray-not = Quelque chose répond à { $address }, mais ce n’est pas un cluster Ray.
sim-ray-node = Un nœud du cluster Ray ne peut pas jouer : { $why }
sim-ray-other = Un nœud du cluster Ray a une autre version de ce programme ({ $program }) : installez la même sur chaque nœud.
