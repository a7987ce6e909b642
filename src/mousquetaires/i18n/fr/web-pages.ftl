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
web-title-new = Nouvelle table
web-title-table = Table
web-title-rules = Règles
web-title-credits = Crédits
web-title-lost = Égaré en chemin
web-failed-title = Une erreur s’est produite
web-try-again = Réessayer
web-call-off = Annuler
web-theme-to-light = Couleurs claires
web-theme-to-dark = Couleurs sombres

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme l’appareil
web-theme-light = Claires
web-theme-dark = Sombres
web-text-size = Taille du texte
web-text-size-normal = Normale
web-text-size-large = Grande
web-text-size-huge = Très grande
web-speed = Vitesse de lecture
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-instant = Immédiate
web-duel-rolls = Vos propres duels
web-duel-rolls-each = Un lancer par passe
web-duel-rolls-all = Toutes les passes d’un coup
web-motion = Animations
web-motion-auto = Comme l’appareil
web-motion-reduced = Réduites
web-sound = Sons
web-sound-about = Quand il se passe quelque chose à la table.
web-sound-turn = À vous de jouer
web-sound-dice = Dés
web-sound-steel = Lames
web-sound-card = Cartes
web-sound-purse = Pièces
web-sound-bell = Cloche
web-sand = Sablier à vos tables
web-sand-about = Les règles donnent deux minutes. Vous pouvez en accorder plus ; toute la table voit le réglage.

## Qui l'on est

web-nickname = Votre pseudonyme
web-nickname-here = Votre pseudonyme à cette table
# des noms neutres, séparés par des virgules ; l'un d'eux est proposé à un joueur sans pseudonyme
web-nicknames = Renard,Loutre,Héron,Blaireau,Faucon,Lièvre,Lynx,Castor,Hibou,Écureuil

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
web-pace-about-none = Chaque joueur prend le temps qu’il veut.
web-pace-about-live = Pour une partie jouée d’une traite.
web-pace-about-slow = Pour une partie sur des jours ou des semaines. Une notification peut vous prévenir quand c’est à vous.
web-timeout = Quand le temps est écoulé
web-timeout-default = Un coup sûr
web-timeout-default-about = Quand le temps est écoulé, le serveur joue un coup toujours possible.
web-timeout-bot = Un automate prend le relais
web-timeout-bot-about = Quand le temps est écoulé, un automate joue jusqu’à ce que le joueur reprenne la main.

## L'accueil

web-front-title = Mousquetaires du Roy
web-front-line = Paris, 1625. Les ferrets de la Reine sont en Angleterre, le Cardinal le sait, et le bal approche. Tous pour un !
web-play-now = Jouer tout de suite
web-play-musketeers = Côté Mousquetaires
web-play-musketeers-about = Vous les jouez tous les quatre ; un automate joue Milady.
web-play-milady = Côté Milady
web-play-milady-about = Vous intriguez en secret ; des automates jouent les Mousquetaires.
web-play-solo = Sans Milady
web-play-solo-about = En solitaire : le hasard décide de ses coups, et rien n’est caché.
web-dealing = On distribue les cartes…
web-more-choices = Plus d’options
web-all-choices = Toutes les options d’une table
web-players-quick-about = Milady comprise ; sans elle, il y a un joueur de moins.
web-bot-master = Maître
web-bot-master-about = Essaie chaque coup dans des parties simulées et trouve ce que d’autres ne voient pas. Réfléchit un peu plus longtemps.
web-bot-adept = Aguerri
web-bot-adept-about = Connaît les chances, surveille chaque piste et prévoit son tour ; en Milady, il est difficile à deviner.
web-bot-novice = Novice
web-bot-novice-about = Joue avec bon sens, sans voir très loin.
web-bot-random = Au hasard
web-bot-random-about = Joue au hasard des coups permis : pour découvrir.
web-who-runs-whom = Qui joue quel Mousquetaire
web-seat-one-yours = Si vous jouez les Mousquetaires, la place 1 est à vous.
web-play-friends = Jouer entre amis
web-play-friends-about = Ouvrez une table et envoyez son lien. Pas de compte, rien à installer.
web-invite-friends = Inviter des amis
web-your-side = Votre camp
web-side-musketeer = Mousquetaire
web-side-milady = Milady
web-side-later = Décider plus tard
web-who-finds-it = Qui peut trouver la table
web-private = Par le lien seulement
web-private-about = La table n’est dans aucune liste.
web-listed = Dans le salon
web-listed-about = Tout le monde peut trouver la table dans le salon et la rejoindre.
web-open-and-invite = Ouvrir la table et inviter
web-opening = Un instant…
web-resume = Reprendre
web-come-back = Revenir à une table
web-no-tables-yet = Les tables que vous aurez rejointes dans ce navigateur apparaîtront ici.
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
web-paste-link = Collez le lien d’une table, ou votre lien personnel
web-go = Y aller
web-link-unreadable = Ce n’est pas le lien d’une table : il devrait ressembler à https://…/table/ suivi de 16 lettres ou chiffres.
web-lobby-watch = Rejoindre ou regarder
web-lobby-watch-about = Rejoignez une table qui cherche des joueurs, ou regardez une partie en cours.
web-to-lobby = Aller au salon
web-to-rules = Aller aux règles
web-story-title = L’affaire des ferrets
web-story-affair = La reine Anne a donné au duc de Buckingham douze ferrets de diamants, un présent du Roi. Et voici que le Roi veut les voir sur elle au bal. Quelqu’un lui en a soufflé l’idée.
web-story-musketeers = D’Artagnan et ses amis galopent jusqu’en Angleterre et en reviennent. Ils réunissent des cartes, croisent le fer avec les gardes du Cardinal et partagent tout : main, bourse et danger. Mais les actions sont comptées, et il y a péril en quatre lieux à la fois.
web-story-milady = Milady, c’est un seul joueur, plein de secrets. À chaque tour, elle cache où elle va, complote, place gardes et embûches sur la route, et bluffe. Elle n’a pas besoin de gagner partout : un seul endroit suffit.
web-story-ways = Quatre façons de gagner pour Milady, toujours en vue
web-way-time = Le temps
web-way-time-about = Le bal commence, et les ferrets ne sont pas revenus.
web-way-siege = La Rochelle
web-way-siege-about = Le siège est perdu, pour la gloire du Cardinal.
web-way-honour = L’honneur de la Reine
web-way-honour-about = Les intrigues du Louvre le lui ont pris tout entier.
web-way-abduction = Constance
web-way-abduction-about = Personne, à Paris, n’est venu la sauver.
web-story-together = Les Mousquetaires n’ont qu’une façon de gagner : achever les quatre plateaux de la Quête, ensemble.

## Le salon

web-refresh = Actualiser
web-looking = Chargement…
web-new-table = Nouvelle table
web-open-one = Ouvrez une table vous-même.
web-lobby-waiting = { $n ->
    [0] En attente de joueurs
   *[other] En attente de joueurs ({ $n })
}
web-lobby-playing = { $n ->
    [0] Parties à regarder
   *[other] Parties à regarder ({ $n })
}
web-lobby-none-waiting = Aucune table du salon ne cherche de joueurs en ce moment.
web-lobby-none-playing = Il n’y a pas de partie à regarder en ce moment.
web-table-nameless = Une table sans nom
web-table-of = Table de { $name }
web-plays-milady = { $n ->
    [one] 1 joueur
   *[other] { $n } joueurs, avec Milady
}
web-plays-solo = { $n ->
    [one] 1 joueur, sans Milady
   *[other] { $n } joueurs, sans Milady
}
web-join = { $n ->
    [one] Rejoindre : 1 place libre
   *[other] Rejoindre : { $n } places libres
}
web-watch = Regarder

## Une nouvelle table

web-new-people = Joueurs et places
web-new-rules = Règles
web-new-time = Rythme
web-new-door = Qui peut rejoindre
web-milady-legend = Milady
web-with-milady = Avec Milady
web-with-milady-about = Un joueur ou un automate la joue contre les Mousquetaires.
web-without-milady = Sans Milady
web-without-milady-about = Personne ne la joue ; le hasard décide de ses coups, et rien n’est caché. Possible aussi en solitaire.
web-players = Joueurs, Milady comprise
web-players-solo = Joueurs
web-team-about = { $n ->
    [1] Un joueur joue quatre Mousquetaires.
    [2] Deux joueurs jouent deux Mousquetaires chacun.
    [3] Trois joueurs jouent un Mousquetaire chacun, avec une action de plus.
    [4] Quatre joueurs jouent un Mousquetaire chacun.
   *[5] Cinq joueurs jouent un Mousquetaire chacun, dont M. de Tréville.
}
web-who-sits-where = Qui s’assied où
web-who-sits-where-about = Prenez plusieurs places pour partager un écran. Les places libres attendent des joueurs.
web-seat = Place { $n }
# $k compte les Mousquetaires d'une place
web-seat-hero = Mousquetaire { $k } de la place { $n }
# $seat dit à qui elle est, $n son numéro
web-seat-who = Qui prend cette place : { $seat }
web-sitter-me = Moi
web-sitter-free = Libre
web-sitter-master = Automate : Maître
web-sitter-adept = Automate : Aguerri
web-sitter-novice = Automate : Novice
web-sitter-random = Automate : Au hasard
web-open-table = Table ouverte
web-open-table-about = Une même personne peut jouer Milady et des Mousquetaires, et voir toutes les mains.
web-variants = Variantes
web-handicaps = Pour une partie plus équilibrée
web-handicaps-about = Choisissez-en une si un camp gagne trop souvent à votre table. Elles sont de nous : aucune règle imprimée ne les connaît.
web-no-athos = Athos n’est pas en jeu : cela ne change rien.
web-must-win = Bastille : il faut gagner le duel pour sortir
web-must-win-about = Sinon, un prisonnier qui se bat est libre quelle que soit l’issue du duel.
web-one-wound = Rochefort : une blessure chacun
web-one-wound-about = Si Rochefort et un Mousquetaire se blessent l’un l’autre, chacun ne perd que 1 point de vie, comme le dit la FAQ. Sinon, chaque Épée non arrêtée compte.
web-hourglass = Avec le sablier
web-hourglass-about = La carte Urgence ! laisse aux Mousquetaires peu de temps pour jouer. Mieux vaut s’en passer pour une première partie.
web-sand-runs = Le sablier dure
web-table-name = Nom de la table
web-table-name-hint = par exemple : Au Colombier rouge
web-spectators = Spectateurs
web-spectators-about = Toute personne qui a le lien peut regarder. Les spectateurs voient ce que tout le monde voit, et discutent entre eux.
web-need-nickname = Choisissez d’abord un pseudonyme.
web-will-wait = Les places libres attendent des joueurs ; vous commencez quand toutes sont prises.
web-will-begin = Toutes les places sont prises : la partie commence tout de suite.
web-will-watch = Des automates jouent à toutes les places ; vous regardez.
web-open-table-now = Ouvrir la table

## En attendant à une table

web-waiting-stranger = { $name } vous invite à cette table : choisissez un pseudonyme et une place.
web-waiting-host = C’est votre table : invitez des joueurs ou ajoutez des automates, puis commencez.
web-waiting-guest = { $name } commencera la partie quand tout le monde sera là.
web-seats = Places
web-seat-free = libre
web-seat-taken = prise
web-you-named = { $name } (vous)
web-enter = Rejoindre
web-enter-about = Ou prenez tout de suite une place. Pour regarder, il n’en faut pas.
web-sit = Prendre cette place
web-rise = Quitter cette place
web-put-master = Automate maître
web-put-adept = Automate aguerri
web-put-novice = Automate novice
web-put-random = Automate au hasard
web-clear-bot = Retirer l’automate
web-other-side = l’autre camp
web-many-seats = Vous pouvez prendre plusieurs places d’un même camp et partager l’écran.
web-many-seats-open = Cette table est ouverte : prenez les places que vous voulez, dans les deux camps, et partagez l’écran.
web-begin = Commencer
web-begin-ready = Tout le monde est là.
web-begin-not-yet = Encore libres : { $seats }. Invitez quelqu’un, ou ajoutez un automate.
web-waiting-for-seats = { $n ->
    [one] 1 place est encore libre.
   *[other] { $n } places sont encore libres.
}
web-waiting-for-host = Tout le monde est là : { $name } peut commencer.
web-invite = Inviter
web-invite-about = Toute personne qui ouvre ce lien peut rejoindre la table.
web-invite-link = Le lien de la table
web-invite-title = Mousquetaires : { $name }
web-link-stays-here = Ce lien ne fonctionne que sur cet ordinateur. Pour des amis sur d’autres appareils, le serveur doit être ouvert à votre réseau ; le README dit comment.
web-copy = Copier
web-copied = Copié
web-share = Partager
web-people = Participants
web-is-here = à la table
web-is-away = absent
web-is-host = hôte
web-is-you = vous
web-is-muted = réduit au silence
web-onlookers = { $n ->
    [one] 1 spectateur
   *[other] { $n } spectateurs
}
web-mute = Faire taire
web-unmute = Rendre la parole
web-remove = Exclure
web-remove-named = Exclure { $name }
web-remove-about = Cette personne perd ses places à cette table, mais peut la rejoindre de nouveau par le lien.
web-ban = Bannir
web-ban-named = Bannir { $name }
web-ban-about = Cette personne perd ses places à cette table, et personne ne pourra la rejoindre de son adresse réseau.
web-agreed = Réglages de la table
web-hourglass-of = sablier : { $time }
web-no-hourglass = sans sablier
web-is-listed = dans le salon
web-is-private = par le lien seulement
web-admits-onlookers = ouverte aux spectateurs
web-no-onlookers = pas de spectateurs
web-is-open = ouverte : une même personne peut jouer les deux camps
web-your-key = Jouer sur un autre appareil
web-personal-about = Ce navigateur reste à la table de lui-même. Pour un autre appareil, créez un lien personnel : il y ouvre vos places.
web-personal-make = Créer un lien personnel
web-personal-again = En créer un autre
web-personal-link = Votre lien personnel
web-personal-once = Il sert une fois. Ne le partagez pas : la personne qui l’ouvre joue en votre nom.
web-end-keys = Déconnecter tous les autres appareils
web-keys-ended = Seul ce navigateur est encore à la table.
web-delete-table = Supprimer la table
web-delete-about = La table, sa partie et son chat sont supprimés pour tout le monde, tout de suite et pour toujours.

## Avis

web-notices = Me prévenir quand c’est à moi
web-notices-hint = Dans une partie lente, une notification peut vous prévenir quand c’est à vous.
web-notices-about = Vous recevez une notification seulement en votre absence, une fois par tour. Vous pouvez les désactiver ici à tout moment.
web-notice-end = Désactiver
web-push = Sur cet appareil
web-push-about = Votre navigateur affiche une notification, même quand le jeu est fermé.
web-push-ask = Activer les notifications
web-push-on = Les notifications sont activées sur cet appareil.
web-push-denied = Votre navigateur n’autorise pas les notifications de cette page : changez cela dans ses réglages, puis réessayez.
web-push-impossible = Ce navigateur ne peut pas afficher de notifications de cette page.
web-push-failed = Le service de notification de votre navigateur n’a pas répondu : réessayez plus tard.
web-feed = Dans un lecteur de flux
web-feed-about = Un flux Atom qui vous dit quand c’est à vous, protégé par un mot de passe ; n’importe quel nom d’utilisateur convient.
web-feed-ask = Créer un flux
web-feed-address = L’adresse du flux
web-feed-password = Son mot de passe
web-shown-once = Affiché une seule fois : notez-le maintenant.
web-webhook = Pour votre propre programme
web-webhook-about = Le serveur appelle une adresse HTTPS à vous (un webhook) et signe chaque appel.
web-webhook-url = L’adresse
web-webhook-ask = Ajouter un webhook
web-webhook-on = L’adresse est appelée quand c’est à vous.
web-webhook-secret = Le secret qui signe les appels

## Le livre de règles

web-rules-about = Les { $n } règles telles que ce programme les joue, dans nos propres mots, chacune avec son numéro. Quand quelque chose n’est pas possible, le jeu nomme la règle et mène ici.
web-chapters = Chapitres
web-rules-search = Chercher
web-rules-found = { $n ->
    [one] 1 entrée
   *[other] { $n } entrées
}
web-rulings = { $n ->
    [one] Une précision, là où les livrets se taisent ou se contredisent
   *[other] { $n } précisions, là où les livrets se taisent ou se contredisent
}
web-ruling = Précision
web-rule-in-game = Dans le jeu
web-rule-asks = Le jeu demande :
web-rule-refuses = Si ce n’est pas possible :
web-chapter-words = Glossaire
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
web-chapter-arm = L’Arsenal
web-chapter-roch = Rochefort
web-chapter-places = Les lieux particuliers
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
web-part-adversary = Adversaires
web-part-trap = Cartes Embûche
web-part-treachery = Cartes Perfidie
web-part-paris = Cartes Paris
web-part-louvre = Cartes Louvre
web-part-adventure = Cartes Aventure
web-part-item = Équipement
web-part-token = Jetons de Quête
web-part-board = Plateaux de Quête

## Crédits

web-credits-game = Le jeu de société
web-credits-game-about = Mousquetaires du Roy est un jeu de { $authors }, illustré par { $artists } et publié par { $publisher } en { $year }. Le jeu et son nom leur appartiennent.
web-credits-unofficial = Ceci est une adaptation non officielle. Si elle vous plaît, achetez la boîte : aucun écran ne remplace une Milady qui vous sourit derrière son paravent.
web-credits-program = Ce programme
web-credits-program-about = Version { $version }, © les contributeurs de Mousquetaires, licence MIT : libre à vous de l’utiliser, de l’étudier, de le modifier et de le transmettre.
web-credits-icons = Icônes
web-credits-icons-about = Les petites icônes ont été dessinées par les artistes ci-dessous pour
web-credits-font = Caractères
web-credits-font-about = EB Garamond de Georg Duffner et Octavio Pardo,
web-credits-drawings = Plateau et images
web-credits-drawings-about = Le plateau, la gravure et les ornements ont été dessinés pour ce programme ; rien n’a été pris dans la boîte.
