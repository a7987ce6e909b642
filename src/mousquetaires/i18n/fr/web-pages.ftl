### Les pages autour du jeu : accueil, salon, nouvelle table, attente, livre de règles, remerciements.

## Sur chaque page

web-skip = Aller au contenu
web-home = Accueil
web-nav = Pages
web-nav-play = Jouer
web-nav-lobby = Salon
web-nav-rules = Règles
web-nav-credits = Crédits
web-version = Version { $version }
# le titre d'un onglet ; $page est celui de la page
web-title = { $page } · Mousquetaires
web-title-front = Accueil
web-title-lobby = Salon
web-title-new = Une nouvelle table
web-title-table = Table
web-title-rules = Règles
web-title-credits = Crédits
web-title-lost = Égaré en chemin
web-failed-title = Cela ne marche pas pour l'instant
web-try-again = Réessayer
web-call-off = Annuler
web-theme-to-light = Couleurs claires
web-theme-to-dark = Couleurs sombres

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme l'appareil
web-theme-light = Claires
web-theme-dark = Sombres
web-text-size = Taille du texte
web-text-size-normal = Normale
web-text-size-large = Grande
web-text-size-huge = Très grande
web-speed = Vitesse d'affichage des coups
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-instant = Immédiate
web-motion = Animations
web-motion-auto = Comme l'appareil
web-motion-reduced = Le moins possible
web-sound = Sons
web-sound-about = Un son quand c'est à vous de jouer.
web-sand = Sablier aux tables que vous ouvrez
web-sand-about = Les règles donnent deux minutes. Qui a besoin de plus de temps peut le prendre : toute la table voit combien dure le sablier.

## Qui l'on est

web-nickname = Votre pseudonyme
web-nickname-here = Votre pseudonyme à cette table
# des noms de l'époque, séparés par des virgules ; l'un d'eux est proposé à qui n'en a pas
web-nicknames = Bazin,Ketty,Bonacieux,Chevreuse,Grimaud,Mousqueton,Marie de Rohan,La Porte,Bois-Tracy,Coquenard

## Durées

web-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}
web-hours = { $n ->
    [one] 1 heure
   *[other] { $n } heures
}
web-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } secondes
}
web-pace = Temps par coup
web-pace-none = Sans pendule
# $time est une durée comme « 3 jours »
web-pace-each = { $time } par coup
web-pace-about-none = Chacun prend le temps qu'il veut.
web-pace-about-live = Pour une partie jouée d'une traite.
web-pace-about-slow = Pour une partie sur des jours ou des semaines : qui le veut est prévenu quand c'est son tour.
web-timeout = Quand le temps est écoulé
web-timeout-default = Un coup sûr
web-timeout-default-about = Quand le temps est écoulé, le serveur répond à la place du joueur par un coup toujours possible.
web-timeout-bot = Un automate prend le relais
web-timeout-bot-about = Quand le temps est écoulé, un automate joue la place jusqu'à ce que son joueur la reprenne.

## L'accueil

web-front-title = Mousquetaires du Roy
web-front-line = Paris, 1625. Les ferrets de la Reine sont en Angleterre, le Cardinal le sait, et le bal approche. Tous pour un !
web-play-now = Jouer tout de suite
web-play-musketeers = Côté Mousquetaires
web-play-musketeers-about = Vous les menez tous les quatre ; un automate joue Milady.
web-play-milady = Côté Milady
web-play-milady-about = Vous intriguez en secret ; des automates jouent les Mousquetaires.
web-play-solo = Sans Milady
web-play-solo-about = En solitaire : le hasard la déplace, tout est à découvert.
web-dealing = On distribue les cartes…
web-more-choices = Plus d'options
web-all-choices = Toutes les options d'une table
web-players-quick-about = Milady compte pour un ; sans elle, il y a un joueur de moins.
web-bots-play = Les autres places sont jouées par
web-bot-master = Maître
web-bot-master-about = Essaie chaque coup dans des parties imaginées avant de jouer, et trouve ce que d'autres ne voient pas. Il réfléchit un peu plus longtemps.
web-bot-adept = Aguerri
web-bot-adept-about = Connaît les chances, surveille chaque piste et prévoit son tour ; en Milady, il est difficile à deviner.
web-bot-novice = Novice
web-bot-novice-about = Joue avec bon sens, sans voir très loin.
web-bot-random = Yeux bandés
web-bot-random-about = Fait n'importe quoi, pourvu que ce soit permis : pour découvrir.
web-who-runs-whom = Qui dirige qui
web-seat-one-yours = Côté Mousquetaires, vous avez la place 1.
web-play-friends = Jouer entre amis
web-play-friends-about = Ouvrez une table et envoyez son lien. Pas de compte, rien à installer.
web-invite-friends = Inviter des amis
web-your-side = Votre camp
web-side-musketeer = Mousquetaire
web-side-milady = Milady
web-side-later = Plus tard
web-who-finds-it = Qui trouve la table
web-private = Par le lien seulement
web-private-about = La table n'est dans aucune liste.
web-listed = Dans le salon
web-listed-about = Tout le monde trouve la table dans le salon et peut venir.
web-open-and-invite = Ouvrir la table et inviter
web-opening = Un instant…
web-resume = Reprendre
web-come-back = Revenir à une table
web-no-tables-yet = Les tables que vous aurez visitées apparaîtront ici, dans ce navigateur.
web-status-waiting = en attente
web-status-playing = en cours
web-status-over = terminée
web-status-frozen = figée
web-turn-yours = à vous de jouer
web-forget-table = Retirer « { $name } » de la liste
web-show-all = { $n ->
    [one] Montrer la table
   *[other] Montrer les { $n } tables
}
web-paste-link = Collez le lien d'une table, ou votre lien personnel
web-go = Y aller
web-link-unreadable = Ce n'est pas le lien d'une table : il ressemble à https://…/table/ suivi de 16 lettres ou chiffres.
web-lobby-watch = Salon et spectateurs
web-lobby-watch-about = Rejoignez une table qui attend des joueurs, ou regardez une partie en cours.
web-to-lobby = Vers le salon
web-to-rules = Vers le livre de règles
web-story-title = L'affaire des ferrets
web-story-affair = La reine Anne a donné au duc de Buckingham douze ferrets de diamants, un présent du Roi. Et voici que le Roi souhaite les voir sur elle au bal. Quelqu'un lui a soufflé ce souhait.
web-story-musketeers = D'Artagnan et ses amis galopent jusqu'en Angleterre et en reviennent. Ils rassemblent des cartes, croisent le fer avec les gardes du Cardinal et partagent tout : main, bourse et danger. Mais les journées sont courtes, et il y a péril en quatre lieux à la fois.
web-story-milady = Milady, c'est un seul joueur, plein de secrets. À chaque tour, elle cache où elle va, complote, place gardes et embûches sur la route, et bluffe. Elle n'a pas besoin de gagner partout : un seul endroit suffit.
web-story-ways = Quatre façons de gagner pour Milady, toujours en vue
web-way-time = Le temps
web-way-time-about = Le bal commence, et les ferrets ne sont pas revenus.
web-way-siege = La Rochelle
web-way-siege-about = Le siège tourne à la gloire du Cardinal.
web-way-honour = L'honneur de la Reine
web-way-honour-about = Au Louvre, les intrigues le lui ont pris tout entier.
web-way-abduction = Constance
web-way-abduction-about = Personne, à Paris, n'est venu la sauver.
web-story-together = Les Mousquetaires n'ont qu'une façon de gagner : les quatre plateaux de la Quête, ensemble.

## Le salon

web-refresh = Actualiser
web-looking = On regarde…
web-new-table = Nouvelle table
web-open-one = Ouvrez-en une vous-même.
web-lobby-waiting = { $n ->
    [0] En attente de joueurs
   *[other] En attente de joueurs ({ $n })
}
web-lobby-playing = { $n ->
    [0] Parties à regarder
   *[other] Parties à regarder ({ $n })
}
web-lobby-none-waiting = Aucune table du salon n'attend de joueurs.
web-lobby-none-playing = Aucune partie du salon n'est en cours.
web-table-nameless = Une table sans nom
web-table-of = La table ouverte par { $name }
web-plays-milady = { $n ->
    [one] 1 joueur
   *[other] { $n } joueurs, avec Milady
}
web-plays-solo = { $n ->
    [one] 1 joueur, sans Milady
   *[other] { $n } joueurs, sans Milady
}
web-join = { $n ->
    [one] Rejoindre : 1 place libre
   *[other] Rejoindre : { $n } places libres
}
web-watch = Regarder

## Une nouvelle table

web-new-people = Qui joue
web-new-rules = Selon quelles règles
web-new-time = À quelle allure
web-new-door = Qui peut entrer
web-milady-legend = Milady
web-with-milady = Avec Milady
web-with-milady-about = Quelqu'un, ou un automate, la joue contre les Mousquetaires.
web-without-milady = Sans Milady
web-without-milady-about = Personne ne la joue ; le hasard la déplace à découvert. Possible aussi en solitaire.
web-players = Joueurs, Milady comprise
web-players-solo = Joueurs
web-team-about = { $n ->
    [1] Un joueur dirige quatre Mousquetaires.
    [2] Deux joueurs dirigent deux Mousquetaires chacun.
    [3] Trois joueurs dirigent un Mousquetaire chacun, avec une action de plus.
    [4] Quatre joueurs dirigent un Mousquetaire chacun.
   *[5] Cinq joueurs dirigent un Mousquetaire chacun ; M. de Tréville en est.
}
web-who-sits-where = Qui s'assied où
web-who-sits-where-about = Prenez plusieurs places pour jouer à plusieurs devant le même écran. Les places laissées libres attendent du monde.
web-seat = Place { $n }
# $k compte les Mousquetaires d'une place
web-seat-hero = Mousquetaire { $k } de la place { $n }
# $seat dit à qui elle est, $n son numéro
web-seat-who = Qui prend cette place : { $seat }
web-sitter-me = Moi
web-sitter-free = Libre
web-sitter-master = Automate : Maître
web-sitter-adept = Automate : Aguerri
web-sitter-novice = Automate : Novice
web-sitter-random = Automate : Yeux bandés
web-open-table = Table ouverte
web-open-table-about = Une même personne peut jouer Milady et des Mousquetaires : elle voit alors toutes les mains.
web-variants = Variantes
web-handicaps = Pour une partie plus équilibrée
web-handicaps-about = Choisissez-en une si un camp gagne trop souvent à votre table. Elles sont de nous : aucune règle imprimée ne les connaît.
web-no-athos = Athos n'est pas en jeu : cela ne change rien.
web-must-win = Bastille : il faut gagner le duel pour être libre
web-must-win-about = Sinon, qui se bat pour sortir est libre, quelle que soit l'issue du duel.
web-one-wound = Rochefort : une blessure chacun
web-one-wound-about = Si Rochefort et un Mousquetaire se blessent l'un l'autre, chacun ne perd que 1 point de vie, comme le dit la FAQ. Sinon, chaque Épée non arrêtée compte.
web-hourglass = Avec le sablier
web-hourglass-about = La carte Urgence ! laisse aux Mousquetaires peu de temps pour jouer. Pour une première partie, on peut s'en passer.
web-sand-runs = Le sablier dure
web-table-name = Nom de la table
web-table-name-hint = par exemple : Au Colombier rouge
web-spectators = Spectateurs
web-spectators-about = Qui a le lien peut regarder. Les spectateurs voient ce que tout le monde voit, et parlent entre eux.
web-need-nickname = Choisissez d'abord un pseudonyme.
web-will-wait = Les places libres attendent du monde ; vous commencez quand toutes sont prises.
web-will-begin = Toutes les places sont prises : la partie commence aussitôt.
web-will-watch = Des automates jouent toutes les places ; vous regardez.
web-open-table-now = Ouvrir la table

## En attendant à une table

web-waiting-stranger = { $name } vous invite à cette table : choisissez un pseudonyme et une place.
web-waiting-host = C'est votre table : invitez du monde ou asseyez des automates, puis commencez.
web-waiting-guest = { $name } commencera la partie quand tout le monde sera là.
web-seats = Places
web-seat-free = libre
web-seat-taken = prise
web-you-named = { $name } (vous)
web-enter = Entrer
web-enter-about = Ou prenez tout de suite une place. Pour regarder seulement, il n'en faut pas.
web-sit = S'asseoir
web-rise = Se lever
web-put-master = Automate maître
web-put-adept = Automate aguerri
web-put-novice = Automate novice
web-put-random = Automate aux yeux bandés
web-clear-bot = Renvoyer l'automate
web-other-side = l'autre camp
web-many-seats = Vous pouvez prendre plusieurs places d'un même camp et vous passer l'écran.
web-many-seats-open = Cette table est ouverte : prenez les places que vous voulez, dans les deux camps, et passez-vous l'écran.
web-begin = Commencer
web-begin-ready = Tout le monde est là.
web-begin-not-yet = Encore libres : { $seats }. Invitez quelqu'un, ou asseyez-y un automate.
web-waiting-for-seats = { $n ->
    [one] 1 place est encore libre.
   *[other] { $n } places sont encore libres.
}
web-waiting-for-host = Tout le monde est là : { $name } peut commencer.
web-invite = Inviter
web-invite-about = Qui ouvre ce lien peut venir à la table.
web-invite-link = Le lien de la table
web-invite-title = Mousquetaires : { $name }
web-link-stays-here = Ce lien ne fonctionne que sur cet ordinateur : pour des amis ailleurs, lancez le serveur avec « make serve HOST=0.0.0.0 » et ouvrez-le à l'adresse de cet ordinateur sur votre réseau.
web-copy = Copier
web-copied = Copié
web-share = Partager
web-people = Participants
web-is-here = à la table
web-is-away = absent
web-is-host = hôte
web-is-you = vous
web-is-muted = sans parole
web-onlookers = { $n ->
    [one] 1 spectateur
   *[other] { $n } spectateurs
}
web-mute = Retirer la parole
web-unmute = Rendre la parole
web-remove = Exclure
web-remove-named = Exclure { $name }
web-remove-about = Cette personne perd ses places à cette table, mais peut revenir par le lien.
web-ban = Bannir
web-ban-named = Bannir { $name }
web-ban-about = Cette personne perd ses places à cette table, et personne ne pourra revenir de son adresse réseau.
web-agreed = Ce qui est convenu
web-hourglass-of = sablier : { $time }
web-no-hourglass = sans le sablier
web-is-listed = dans le salon
web-is-private = par le lien seulement
web-admits-onlookers = les spectateurs sont les bienvenus
web-no-onlookers = pas de spectateurs
web-is-open = ouverte : une même personne peut jouer les deux camps
web-your-key = Pour revenir
web-personal-about = Ce navigateur reste à la table de lui-même. Pour un autre appareil, créez un lien personnel : il y ouvre vos places.
web-personal-make = Créer un lien personnel
web-personal-again = En créer un autre
web-personal-link = Votre lien personnel
web-personal-once = Il sert une fois. Ne l'envoyez à personne : qui l'ouvre joue à votre place.
web-end-keys = Déconnecter tous les autres appareils
web-keys-ended = Seul ce navigateur est encore à la table.
web-delete-table = Supprimer la table
web-delete-about = La table, sa partie et tout ce qui y a été dit disparaissent pour tout le monde, tout de suite et pour toujours.

## Avis

web-notices = Me prévenir quand c'est mon tour
web-notices-hint = Pour une partie lente, on peut vous prévenir quand c'est à vous.
web-notices-about = On ne vous prévient que si vous n'êtes pas à la table, une fois chaque fois que c'est à vous. Tout peut être annulé ici.
web-notice-end = Ne plus prévenir
web-push = Sur cet appareil
web-push-about = Votre navigateur affiche une notification, même quand le jeu est fermé.
web-push-ask = Afficher des notifications ici
web-push-on = Des notifications s'affichent sur cet appareil.
web-push-denied = Votre navigateur n'autorise pas les notifications de cette page : changez cela dans ses réglages, puis réessayez.
web-push-impossible = Ce navigateur ne peut pas afficher de notifications de cette page.
web-push-failed = Le service de notification de votre navigateur n'a pas répondu : réessayez plus tard.
web-feed = Dans un lecteur de flux
web-feed-about = Un flux Atom de vos tours, protégé par un mot de passe ; n'importe quel nom d'utilisateur convient.
web-feed-ask = Créer un flux
web-feed-address = L'adresse du flux
web-feed-password = Son mot de passe
web-shown-once = Montré cette seule fois : notez-le maintenant.
web-webhook = Pour un programme à vous
web-webhook-about = Le serveur appelle une adresse HTTPS de votre choix (un webhook) et signe chaque appel.
web-webhook-url = L'adresse
web-webhook-ask = L'appeler
web-webhook-on = L'adresse est appelée quand c'est à vous.
web-webhook-secret = Le secret qui signe les appels

## Le livre de règles

web-rules-about = Les { $n } règles telles que ce programme les joue, dans nos propres mots, chacune sous son numéro. Quand quelque chose n'est pas possible, le jeu nomme la règle et mène ici.
web-chapters = Chapitres
web-rules-search = Chercher
web-rules-found = { $n ->
    [one] 1 entrée
   *[other] { $n } entrées
}
web-ruling = Là où les livrets se taisent ou se contredisent :
web-rule-asks = Le jeu demande :
web-rule-refuses = Quand ce n'est pas possible :
web-chapter-words = Vocabulaire
web-word-turn = Tour
web-word-his_turn = Son tour
web-word-action = Action
web-word-mission_step = Étape de mission
web-word-out_of_action = Hors de combat
web-word-hand = Main
web-chapter-goal = Le but
web-chapter-setup = Mise en place
web-chapter-count = Le nombre de joueurs
web-chapter-turn = Le tour
web-chapter-force = Garder une mission
web-chapter-chal = Les défis
web-chapter-duel = Les duels
web-chapter-trap = Les embûches
web-chapter-arm = L'Arsenal
web-chapter-roch = Rochefort
web-chapter-places = Les lieux à part
web-chapter-par = Paris
web-chapter-lou = Le Louvre
web-chapter-siege = La Rochelle
web-chapter-qst = La Quête
web-chapter-one = Un pour tous, tous pour un
web-chapter-hour = Le sablier
web-chapter-var = Variantes
web-chapter-solo = Sans Milady
web-chapter-trev = M. de Tréville
web-part-dice = Dés
web-part-track = Pistes
web-part-hero = Les cartes des Mousquetaires
web-part-foe = Rochefort et de Wardes
web-part-card = Cartes
web-part-deck = Pioches
web-part-item = Équipement
web-part-token = Jetons de Quête
web-part-board = Plateaux de Quête

## Crédits

web-credits-game = Le jeu de société
web-credits-game-about = Mousquetaires du Roy est un jeu de { $authors }, illustré par { $artists } et publié par { $publisher } en { $year }. Le jeu et son nom leur appartiennent.
web-credits-unofficial = Ceci est une adaptation non officielle. Si elle vous plaît, achetez la boîte : rien à l'écran ne remplace une Milady qui sourit derrière son paravent.
web-credits-program = Ce programme
web-credits-program-about = Version { $version }, © les contributeurs de Mousquetaires, licence MIT : libre à vous de l'utiliser, de l'étudier, de le modifier et de le transmettre.
web-credits-icons = Icônes
web-credits-icons-about = Les petites icônes ont été dessinées par les artistes ci-dessous pour
web-credits-font = Caractères
web-credits-font-about = EB Garamond de Georg Duffner et Octavio Pardo,
web-credits-drawings = Plateau et images
web-credits-drawings-about = Le plateau, la gravure et les ornements ont été dessinés pour ce programme ; rien n'a été pris dans la boîte.
