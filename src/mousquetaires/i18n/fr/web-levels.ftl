## Niveaux de difficulté : le choix de la page d’accueil

web-level = Quelle difficulté ?
web-level-first = Première partie
web-level-first-about = Vous gagnerez sans doute, même en découvrant les règles.
web-level-fair = À armes égales
web-level-fair-about = L’autre camp joue avec bon sens. Surveillez les pistes de Milady.
web-level-hard = Difficile
web-level-hard-about = L’autre camp connaît les chances et voit plus loin.
web-level-merciless = Sans pitié
web-level-merciless-about = Rien n’échappe à l’autre camp. Attendez-vous à perdre.
web-level-usual-rules = les règles habituelles
web-level-you-play = Vous jouez
web-level-against = Contre
web-level-beginner-wins = Un débutant gagne
web-level-expert-wins = Un joueur expérimenté gagne
web-level-measured = Joué par des automates, de 2 à 6 joueurs : un novice pour le débutant, un aguerri pour le joueur expérimenté. Mesuré le { $date } ({ $commit }).
