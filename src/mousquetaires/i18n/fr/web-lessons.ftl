### Les pages et panneaux des leçons, et la carte des buts.

web-nav-lessons = Apprendre
web-title-lessons = Apprendre en jouant
web-lessons-about = Deux premières parties enseignent les règles à la vraie table, pas à pas. Les exercices durent une ou deux minutes chacun.
web-lessons-done = { $n } sur { $of } terminés
web-lessons-first = Votre première partie
web-lessons-musketeers = Exercices pour les mousquetaires
web-lessons-milady = Exercices pour Milady
web-lesson-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-lesson-start = Commencer
web-lesson-continue = Continuer
web-lesson-again = Recommencer
web-lesson-done = Terminé
web-lesson-step = Étape { $n } sur { $of }
web-lesson-goal = But : { $goal }
web-lesson-next = Suivant
web-lesson-back = Retour
web-lesson-show = Montrez-moi
web-lesson-leave = Quitter, garder ma place
web-lesson-leave-short = Quitter
web-lesson-over = Terminé : { $title }
web-lesson-play-on = Continuer la partie
web-lesson-missed = Pas cette fois
web-lesson-retry = Réessayer
web-lesson-undo = Annuler le dernier coup
web-lesson-more = Autres leçons
web-learn-title = Nouveau ici ? Apprenez en jouant
web-learn-about = Dix minutes à la vraie table, une idée à la fois. C’est vous qui jouez chaque coup.
web-learn-first_turn = Votre premier tour, côté mousquetaires
web-learn-first_scheme = Votre première intrigue, côté Milady

## La carte des buts

web-goalcard-you = Vous jouez { $names }
web-goalcard-you-milady = Vous jouez Milady
web-goalcard-musketeers = Les mousquetaires
web-goalcard-musketeers-win = Ils gagnent ensemble en terminant les quatre plateaux de Quête.
web-goalcard-milady = Milady
web-goalcard-milady-wins = Elle gagne dès qu’un de ses compteurs est épuisé :
web-goalcard-way-time = Le Temps atteint sa dernière case.
web-goalcard-way-siege = La Rochelle lui revient.
web-goalcard-way-honour = La Reine perd tout son honneur.
web-goalcard-way-abduction = Six succès avec L’Enlèvement.
web-goalcard-turn = Un tour
web-goalcard-phase-milady = Milady se cache quelque part et pioche ou joue une carte Perfidie.
web-goalcard-phase-musketeers = Chaque mousquetaire fait ses actions, dans n’importe quel ordre.
web-goalcard-phase-siege = Les deux camps lancent les dés pour le siège de La Rochelle.
web-goalcard-phase-end = Le Temps avance, et les missions qui restent se font payer.
web-goalcard-dismiss = Jouons
web-goalcard-lessons = Je préfère apprendre pas à pas
web-pointer-dismiss = Compris, plus de conseils
web-pointer-next_musketeer = N’importe quel mousquetaire peut commencer. Choisissez-le ici, ou par son portrait.
web-pointer-musketeer_action = Choisissez une réponse ici, ou ce qui brille sur la carte. Chacune coûte une action.
web-pointer-combat_cards = Plus de dés, plus de chances : les pourcentages montrent ce que vaut chaque choix.
web-pointer-skill_cards = Pas de dés ici : la valeur et les cartes doivent atteindre le niveau.
web-pointer-opening_paris = Chaque carte menace les mousquetaires à sa façon, jusqu’à ce qu’ils accomplissent sa mission.
web-pointer-destination = Personne ne voit où vous allez. À Paris, au Louvre et à la Quête, Rochefort se bat pour vous.
web-pointer-treachery = Piochez une carte pour plus tard, ou jouez-en une : elle agit aussitôt.
web-pointer-adversaries = Les forces doivent faire exactement le total. Une embûche compte 1.
web-exercise-done = Le but est atteint. Continuez la partie si vous voulez, ou essayez l’exercice suivant.
