### À la table, dans le navigateur. Les noms des places et des Mousquetaires viennent sous toutes leurs formes.

## La connexion

web-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-offline = Connexion perdue. Vos coups sont en sûreté.
web-offline-again = { $n ->
    [0] Nouvel essai…
    [one] Nouvel essai dans { $n } seconde.
   *[other] Nouvel essai dans { $n } secondes.
}
web-offline-act = Vous êtes hors ligne. Vous pourrez continuer dès que la connexion sera rétablie.
web-offline-now = Se connecter maintenant
web-connecting = Connexion…
web-title-turn = ● À vous de jouer · { $table }
web-somebody = quelqu’un
# a seat that no nickname names; $player is for example "Player 2"
web-seat-runs = { $player } ({ $heroes })

## La question

web-table-rule-opens = ouvre la règle dans une autre fenêtre
web-table-tap-again = Vous ne pourrez peut-être pas annuler ce coup. Touchez encore une fois pour confirmer.
web-table-waiting-for = On attend { $who }.
web-table-free = À tout moment, sans action
# unfolds the actions that are not possible
web-table-not-now = Impossible pour l’instant ({ $n })
web-table-over = La partie est terminée.
web-table-nothing-asked = Rien à décider pour l’instant.
# in place of the next question, until what came of the last one has been told
web-telling = Les coups se jouent…
web-telling-all = Aller à la fin
web-table-bot-plays = Un automate joue à votre place.
web-table-take-back = Reprendre la main
web-verb-move = Se déplacer
web-verb-ride = Galoper (sans action)
web-verb-trade = Échanger
web-verb-play = Jouer une carte Personnage
web-verb-reinforce = Renforcer le siège
web-verb-challenge = Relever un défi
web-verb-duel = Duel
web-verb-task = S’occuper de la mission de Paris
web-verb-path = Avancer dans l’auberge
web-verb-fight = Affronter un garde
web-verb-order = Donner un ordre
web-option-opens = { $label }…
web-confirm-do = Confirmer
web-confirm-leave = Pas maintenant
web-less = moins : { $what }
web-more = plus : { $what }

## Revenir en arrière

web-undo = Annuler le coup…
web-undo-alone = Annuler le coup ({ $n })
web-undo-consent = Vous ne pouvez pas annuler ce coup sans l’accord des autres : des dés ont été lancés, quelque chose a été révélé ou quelqu’un d’autre a joué. Leur demander ?
web-undo-ask = Demander
web-undo-seen = Depuis, des dés ont été lancés, quelque chose a été révélé ou quelqu’un d’autre a joué, et vous l’avez vu. Annuler quand même ?
web-undo-anyway = Annuler quand même
web-undo-leave = Ne pas annuler
web-undo-asked = { $who_the } demande à annuler un coup.
web-undo-waiting = { $who_the } demande à annuler un coup ; on attend les autres.
web-undo-yes = Accepter
web-undo-no = Refuser

## Échanges

web-trade-change = Faire une autre offre
web-trade-give = Vous donnez { $hero_dat }
web-trade-want = Vous recevez { $hero_gen }
web-trade-send = Faire cette offre

## Le récit

web-side = Récit et chat
web-log = Récit
web-log-since = Depuis votre dernier tour
# ajouté quand le jeton Temps avance une seconde fois dans un tour
web-log-time-again = { $paris } le fait avancer d’une case de plus.
web-log-earlier = Plus tôt
web-log-empty = Il ne s’est encore rien passé.
web-turn = { $n ->
    [0] Avant le premier tour
   *[other] Tour { $n }
}
web-log-came = { $who } rejoint la table.
web-log-sat = { $who } prend place : { $seats }.
web-log-rose = { $who } quitte une place : { $seats }.
web-log-bot = Un automate prend le relais : { $seat }.
web-log-back = Le joueur a repris la main à l’automate : { $seat }.
web-log-undone = { $seat_the } annule un coup.
# before what is struck out in the story, read out
web-log-taken-back = Annulé :
web-log-proposed = { $seat_the } demande à annuler un coup.
web-log-agreed = { $seat_the } accepte.
web-log-disagreed = { $seat_the } refuse.
web-log-judged = { $what ->
    [mute] L’hôte a réduit { $who } au silence.
    [unmute] L’hôte a rendu la parole à { $who }.
    [remove] L’hôte a exclu { $who } de la table.
   *[ban] L’hôte a banni { $who }.
}
web-log-clocked = L’hôte a changé le temps par coup.
web-log-resumed = Le serveur s’est arrêté un instant ; les pendules étaient en pause.
web-log-rematched = La revanche se joue à une autre table.
web-pace-skip = Passer ({ $n })

## La conversation

web-chat = Chat
web-chat-unread = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
web-chat-empty = Aucun message. Toute la table lit le chat, Milady aussi.
web-chat-empty-waiting = Aucun message. Tous ceux qui sont à la table peuvent lire ce chat.
web-chat-empty-gallery = Aucun message. Les joueurs ne lisent pas ce chat avant la fin de la partie.
web-chat-gallery = (spectateur)
web-chat-write = Écrire un message
web-chat-send = Envoyer
web-chat-show = Montrer une carte à tous…
web-chat-point = Désigner un lieu
web-chat-show-do = Montrer
web-chat-point-do = Désigner
web-chat-join = Choisissez un pseudonyme pour écrire ici.
web-point-aim = Appuyez sur un lieu pour le désigner.
web-point-cancel = Ne rien désigner
web-point-told = { $who_the } désigne { $place }.

## Qui est là

web-presence = Joueurs
web-presence-away = absent
web-presence-turn = décide
web-presence-onlookers = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
web-watching = Vous regardez la partie.
web-watching-stranger = Choisissez un pseudonyme pour utiliser le chat. L’hôte pourra alors vous proposer une place.
web-watching-guest = { $name } peut vous proposer une place.
web-seat-bot = automate
web-seat-nobody = personne
web-clock-move = Temps restant pour ce coup
web-clock-sand = Temps restant au sablier
web-clock-sand-why = Urgence ! À la fin du sablier, les Mousquetaires perdent toutes les actions qui leur restent. Il est en pause pendant les duels, la mise en place de cartes ou de plateaux et les choix de Milady.
web-clock-stands = en pause
web-clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
web-clock-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}

## Plusieurs joueurs devant un écran

web-curtain = Au tour { $who_gen }
web-curtain-use = Cacher la table entre mes places
web-curtain-auto = Quand Milady en fait partie
web-curtain-always = Toujours
web-curtain-never = Jamais
web-curtain-why = Passez l’écran. Personne d’autre ne doit regarder.
web-curtain-open = Je suis { $who_the } : montrer la table
