### The coach: the panel at a question, Milady’s map, and the table’s option.

web-coach = Conseiller
web-coach-title = Que feriez-vous ?
web-coach-musketeers = Probabilité que les Mousquetaires gagnent :
web-coach-milady = Probabilité que vous gagniez :
web-coach-thinking = Le conseiller réfléchit…
web-coach-ask-again = Redemander
web-coach-chance = { $percent } %, à { $error } près
web-coach-unclear = Pas de meilleur choix net : les deux premiers sont dans la marge d’erreur.
web-coach-clear = La première réponse est nettement la meilleure.
web-coach-method = Tours simulés par réponse : { $n }. ± : intervalle à 95 %.
web-coach-where = Où peut être Milady ?
web-coach-legend = Où peut être Milady
web-coach-press-place = Appuyez sur un lieu pour voir les raisons
web-coach-public = d’après les faits publics seulement
web-coach-end-now = Si vous terminez le tour maintenant :
web-coach-end-thinking = Le conseiller calcule encore ce que cela coûte.
web-coach-end-anyway = Appuyez encore une fois pour terminer quand même.
web-coach-all = Toutes les réponses
web-coach-allowed = le conseiller peut aider chaque joueur
web-coach-about = À leurs propres questions, les joueurs peuvent demander à un automate fort ce qu’il ferait. Tout le monde voit que c’est permis. Contre les seuls automates, c’est toujours possible.
