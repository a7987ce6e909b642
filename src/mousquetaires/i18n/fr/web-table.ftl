### À la table, dans le navigateur. Les noms des places et des Mousquetaires viennent sous toutes leurs formes.

## La connexion

web-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-offline = La connexion est perdue. Rien de ce que vous avez fait ne l'est.
web-offline-again = { $n ->
    [0] Nouvel essai…
    [one] Nouvel essai dans { $n } seconde.
   *[other] Nouvel essai dans { $n } secondes.
}
web-offline-now = Se connecter maintenant
web-connecting = Connexion…
web-title-turn = ● À vous de jouer · { $table }
web-somebody = quelqu'un
# a seat that no nickname names; $player is for example "Player 2"
web-seat-runs = { $player } ({ $heroes })

## La question

web-table-rule-opens = ouvre la règle dans une autre fenêtre
web-table-tap-again = Ce choix peut être définitif : touchez encore une fois pour le confirmer.
web-table-where = { $left ->
    [0] Il est { $place } et n'a plus d'action.
    [one] Il est { $place } et a encore { $left } action.
   *[other] Il est { $place } et a encore { $left } actions.
}
web-table-waiting-for = On attend { $who }.
web-table-free = À tout moment, sans action
# unfolds the actions that are not possible
web-table-not-now = Impossible pour l'instant ({ $n })
web-table-over = La partie est terminée.
web-table-nothing-asked = Aucune question pour l'instant.
# in place of the next question, until what came of the last one has been told
web-telling = Voyons ce qu'il en advient…
web-telling-all = Tout montrer tout de suite
web-table-bot-plays = Un automate joue cette place pour vous.
web-table-take-back = Jouer moi-même
web-verb-move = Se déplacer
web-verb-ride = Galoper (sans action)
web-verb-trade = Échanger
web-verb-play = Jouer un personnage
web-verb-reinforce = Renforcer le siège
web-verb-challenge = Relever un défi
web-verb-duel = Se battre en duel
web-verb-task = Servir l'affaire de Paris
web-verb-path = Avancer dans l'auberge
web-verb-fight = Affronter un garde
web-verb-order = Donner un ordre
web-option-opens = { $label }…
web-sheet-up = Voir la question
web-sheet-down = Replier
web-confirm-do = Confirmer
web-less = moins : { $what }
web-more = plus : { $what }

## Revenir en arrière

web-undo = Revenir en arrière…
web-undo-alone = Revenir en arrière ({ $n })
web-undo-consent = Vous ne pouvez pas revenir en arrière sans l'accord des autres : des dés ont été lancés, quelque chose a été montré ou quelqu'un d'autre a joué. Faut-il leur demander ?
web-undo-ask = Leur demander
web-undo-leave = Laisser ainsi
web-undo-asked = { $who_the } demande à reprendre un coup.
web-undo-waiting = { $who_the } demande à reprendre un coup ; les autres doivent encore répondre.
web-undo-yes = D'accord
web-undo-no = Non

## Échanges

web-trade-change = Proposer autre chose
web-trade-give = Vous donnez { $hero_dat }
web-trade-want = Vous recevez { $hero_gen }
# beside a card's name; $n may be 0
web-trade-held = (vous en avez { $n })
web-trade-send = Faire cette offre

## Le récit

web-side = Récit et conversation
web-log = Récit
web-log-since = Depuis mon dernier tour
web-log-earlier = Plus tôt
web-log-empty = Il ne s'est encore rien passé.
web-turn = { $n ->
    [0] Avant le premier tour
   *[other] Tour { $n }
}
web-log-came = { $who } arrive à la table.
web-log-sat = { $who } prend place : { $seats }.
web-log-rose = { $who } se lève : { $seats }.
web-log-bot = Un automate joue désormais : { $seat }.
web-log-back = L'automate a rendu la place à son joueur : { $seat }.
web-log-undone = { $seat_the } a repris un coup.
# before what is struck out in the story, read out
web-log-taken-back = Repris :
web-log-proposed = { $seat_the } demande à reprendre un coup.
web-log-agreed = { $seat_the } est d'accord.
web-log-disagreed = { $seat_the } n'est pas d'accord.
web-log-judged = { $what ->
    [mute] L'hôte a retiré la parole à { $who }.
    [unmute] L'hôte a rendu la parole à { $who }.
    [remove] L'hôte a exclu { $who } de la table.
   *[ban] L'hôte a banni { $who }.
}
web-log-clocked = L'hôte a changé le temps par coup.
web-log-resumed = Le serveur s'est absenté un moment ; aucune pendule n'a tourné entre-temps.
web-log-rematched = Les mêmes rejouent à une autre table.
web-pace-skip = Passer ({ $n })

## La conversation

web-chat = Conversation
web-chat-unread = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
web-chat-empty = Personne n'a encore rien dit. Tout le monde entend ce qui se dit ici, Milady aussi.
web-chat-empty-gallery = Personne n'a encore rien dit. Les joueurs n'entendent pas ce qui se dit ici avant la fin de la partie.
web-chat-gallery = (galerie)
web-chat-write = Dire quelque chose
web-chat-send = Envoyer
web-chat-show = Montrer une carte à tous…
web-chat-point = Montrer un lieu du doigt…
web-chat-show-do = Montrer
web-chat-point-do = Désigner
web-point-told = { $who_the } montre du doigt { $place }.

## Qui est là

web-presence = Qui joue
web-presence-away = absent
web-presence-turn = doit choisir
web-presence-look = regarder depuis cette place
web-presence-onlookers = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
web-seat-bot = automate
web-seat-nobody = personne
web-clock-move = Temps restant pour ce coup
web-clock-sand = Sable restant dans le sablier
web-clock-sand-why = Urgence ! Ce que les Mousquetaires n'ont pas fait quand le sable est écoulé est perdu. Il s'arrête pendant les duels, la mise en place de cartes ou de plateaux et les choix de Milady.
web-clock-stands = arrêté
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
web-curtain-why = Passez l'écran. Personne d'autre ne doit regarder maintenant.
web-curtain-open = Je suis { $who_the } : montrer la table

## La fin

web-end-musketeers = Les Mousquetaires ont gagné
web-end-milady = Milady a gagné
web-end-turns = { $n ->
    [one] En { $n } tour.
   *[other] En { $n } tours.
}
web-end-rematch = Rejouer
web-end-follow = Vers la partie suivante
web-end-record = Télécharger l'enregistrement
web-end-verify = L'enregistrement contient chaque coup et chaque dé. « mousquetaires replay » remontre la partie, « mousquetaires verify » vérifie les dés.
