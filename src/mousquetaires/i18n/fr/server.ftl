### Ce que répond le serveur quand quelque chose n'est pas possible, et les pages qu'il fait lui-même.

## Qui demande

server-stranger = Vous n’avez pas encore rejoint cette table : choisissez d’abord un pseudonyme.
server-unknown-key = Cette table ne reconnaît pas votre navigateur ou votre jeton d’accès : utilisez un lien personnel, ou rejoignez-la de nouveau sous un pseudonyme.
server-unknown-link = Ce lien ne fonctionne pas : il a déjà servi, il a été remplacé ou retiré, ou il est incomplet. Créez-en un autre sur un appareil qui est encore à la table.
server-scope = « { $read } » n’est pas un droit valable : écrivez play:SEAT ou watch:SEAT, par exemple play:2.
server-scope-too-small = Ce jeton d’accès ne le permet pas : il sert à jouer ou à regarder une seule place. Pour tout le reste, passez par votre navigateur.
server-host-only = Seul l’hôte de la table peut faire cela.
server-host-here = Vous ne pouvez remplacer l’hôte qu’après une longue absence de sa part.
server-player-here = Un automate ne peut prendre le relais que si le joueur a quitté la place ou s’est absenté longtemps.
server-removed = L’hôte vous a exclu de la table.
# quiconque vient de la même adresse reste aussi dehors
server-banned = L’hôte vous a banni de cette table, vous ou quelqu’un qui partage votre adresse réseau.
server-muted = L’hôte vous a réduit au silence : vous pouvez continuer à jouer ou à regarder, mais pas écrire dans le chat.
server-revoked = Vous avez déconnecté cet appareil, ou retiré ce jeton d’accès, depuis un autre appareil : créez-y un nouveau lien personnel pour revenir.
server-origin = Les pages de { $origin } ne peuvent pas utiliser ce serveur : ouvrez le jeu à l’adresse du serveur lui-même, ou demandez à son exploitant d’autoriser la vôtre.

## Tables et places ; $seat est un numéro : 0 est la place de Milady, 6 celle des spectateurs

server-no-table = Cette table n’existe pas : le lien est incomplet, ou la table a été supprimée ou a expiré.
server-table-deleted = Cette table a été supprimée.
server-table-name = Le nom de la table est trop long : { $most } caractères au plus.
server-too-many-tables = { $most ->
    [one] Le serveur est complet : { $most } table est ouverte, et c’est le maximum. Réessayez plus tard.
   *[other] Le serveur est complet : { $most } tables sont ouvertes, et c’est le maximum. Réessayez plus tard.
}
server-too-many-tables-here = { $most ->
    [one] { $most } table ouverte depuis votre adresse réseau sert encore, et c’est le maximum : terminez d’abord sa partie, ou supprimez-la.
   *[other] { $most } tables ouvertes depuis votre adresse réseau servent encore, et c’est le maximum : terminez d’abord une partie, ou supprimez une table.
}
server-full-house = Cette table est complète : elle a de la place pour { $most } spectateurs. Réessayez plus tard.
server-full-address = Trop de personnes sans place sont venues de votre réseau (limite : { $most }) : prenez une place, ou regardez sans pseudonyme.
server-too-many-connections = Vous êtes déjà connecté { $most } fois à cette table, et c’est le maximum : fermez le jeu là où vous n’en avez plus besoin.
server-nickname = Un pseudonyme compte de 1 à { $most } caractères.
server-nickname-taken = Quelqu’un s’appelle déjà { $nickname } à cette table : choisissez un autre pseudonyme. Si c’est vous, revenez par votre lien personnel.
server-nickname-invisible = Un pseudonyme doit contenir des lettres ou d’autres signes visibles.
server-nickname-alike = { $nickname } ressemble à { $other }, le pseudonyme de quelqu’un à cette table : choisissez-en un autre.
server-no-person = Personne d’autre à cette table n’a le numéro { $person }.
server-no-seat = Cette place n’existe pas à cette table : choisissez parmi { $known } (0 est celle de Milady).
server-seat-taken = { $seat ->
    [0] La place de Milady est prise : choisissez-en une autre, ou attendez qu’elle se libère.
   *[other] La place { $seat } est prise : choisissez-en une autre, ou attendez qu’elle se libère.
}
server-seat-kept = { $seat ->
    [0] La place de Milady est réservée : seule la personne à qui elle appartient, ou à qui l’hôte la propose, peut la prendre.
   *[other] La place { $seat } est réservée : seule la personne à qui elle appartient, ou à qui l’hôte la propose, peut la prendre.
}
server-not-your-seat = { $seat ->
    [0] La place de Milady n’est pas la vôtre.
    [6] Les spectateurs ne jouent pas : prenez d’abord une place.
   *[other] La place { $seat } n’est pas la vôtre.
}
server-both-sides = Vous ne pouvez pas jouer à la fois Milady et un Mousquetaire, même l’un après l’autre : seule une table ouverte le permet.
server-bot-plays = { $seat ->
    [0] Un automate joue Milady pour vous : reprenez d’abord la main.
   *[other] Un automate joue pour vous à la place { $seat } : reprenez d’abord la main.
}
server-no-bot = { $seat ->
    [0] Aucun automate ne joue Milady : il n’y a rien à reprendre.
   *[other] Aucun automate ne joue à la place { $seat } : il n’y a rien à reprendre.
}
server-nonce = Le nonce, votre part dans le hasard des dés, doit compter un nombre pair de chiffres hexadécimaux, de { $least } à { $most }.
server-clock = Le temps par coup doit être de { $least } à { $most } secondes, ou 0 pour ne pas le limiter, et non { $read }.
server-hourglass = Le sablier doit durer de { $least } à { $most } secondes, et non { $read }.
server-no-spectators = Cette table est fermée aux spectateurs : seules les personnes assises voient la partie.
server-spectator = Les spectateurs peuvent regarder et discuter entre eux, mais pas jouer : prenez une place pour cela.
server-no-rematch = Il n’y a pas de revanche à rejoindre : l’hôte n’en a pas encore proposé, ou vous n’étiez pas à cette table.
server-no-sides = Il n’y a pas de Milady à cette table : aucun camp à échanger.

## La partie

server-not-begun = La partie n’a pas encore commencé : l’hôte la lance dès que chaque place a un joueur ou un automate.
server-begun = La partie a déjà commencé.
server-empty-seats = Il faut un joueur ou un automate à chaque place avant de commencer. Encore libres : { $seats } (0 est celle de Milady).
server-over = La partie est terminée : plus rien ne peut changer à cette table.
server-not-over = Cela devra attendre la fin de la partie.
server-start-inputs = L’enregistrement compte { $most } entrées : on ne peut pas reprendre la partie après l’entrée { $read }.
server-start-record = Cette version du programme ne sait pas rejouer cette partie : on ne peut pas la reprendre en chemin.
server-start-over = À ce moment-là, la partie est terminée : choisissez-en un plus tôt.
server-frozen = Cette partie est figée : elle a commencé avec une autre version du programme, et celle-ci la jouerait autrement. On peut la lire et la télécharger, mais pas la continuer.
server-stale = Cette question n’est plus posée : on y a répondu, ou le coup a été annulé. Regardez ce qui est demandé maintenant.
server-not-due = Le temps n’est pas encore écoulé.
server-nothing-to-undo = Vous n’avez aucun coup à annuler.
server-no-request = Personne d’autre ne demande plus à annuler un coup.
server-request-open = Quelqu’un demande déjà à annuler un coup : répondez-y d’abord.
server-no-place = Ce lieu n’existe pas sur le plateau : choisissez parmi { $known }.
server-chat-length = Un message du chat compte de 1 à { $most } caractères.

## Messages et requêtes ; $why sont les mots d'un programme, en anglais

server-not-json = Le message n’est pas du JSON valide.
server-content-type = Envoyez-le avec l’en-tête Content-Type: application/json.
server-not-object = Le message doit être un objet JSON, entre accolades.
server-field-missing = Il manque le champ « { $field } ».
server-field-unknown = Il n’y a pas de champ « { $field } » ici : choisissez parmi { $known }.
server-field-choice = Le champ « { $field } » ne peut pas être « { $read } » : choisissez parmi { $known }.
server-field-type = { $type ->
    [int] Le champ « { $field } » doit être un nombre entier.
    [float] Le champ « { $field } » doit être un nombre.
    [bool] Le champ « { $field } » doit être true ou false.
    [array] Le champ « { $field } » doit être une liste, entre crochets.
    [object] Le champ « { $field } » doit être un objet, entre accolades.
   *[str] Le champ « { $field } » doit être un texte, entre guillemets.
}
server-field-least = { $type ->
    [str] Le champ « { $field } » est trop court : sa longueur doit être d’au moins { $least }.
    [array] La liste « { $field } » est trop courte : sa longueur doit être d’au moins { $least }.
   *[int] Le champ « { $field } » doit être au moins { $least }.
}
server-field-most = { $type ->
    [str] Le champ « { $field } » est trop long : sa longueur doit être d’au plus { $most }.
    [array] La liste « { $field } » est trop longue : sa longueur doit être d’au plus { $most }.
   *[int] Le champ « { $field } » doit être au plus { $most }.
}
server-mark-used = La marque « { $mark } » a déjà servi à cette place pour un autre message : donnez à chaque message sa propre marque.
server-bad-request = Le serveur ne peut pas répondre à cette requête : { $why }.
server-not-here = Ces messages ne passent que par le WebSocket : { $known }.
server-no-page = Il n’y a rien à cette adresse : vérifiez qu’elle est complète.
server-method = Cette adresse n’accepte que { $known }.
server-socket-only = Cette adresse ne s’ouvre que comme WebSocket.
server-too-large = C’est trop à la fois : { $most } octets au plus.
server-headers-too-large = Les en-têtes de cette requête sont trop longs : { $most } octets au plus.
server-request-timeout = La requête n’est pas arrivée entière à temps : envoyez-la de nouveau.
server-address-connections = De votre réseau, { $most } connexions à ce serveur sont déjà ouvertes, et c’est le maximum : fermez le jeu là où vous n’en avez plus besoin, ou réessayez plus tard.
server-too-fast = Trop de requêtes : attendez un instant, puis réessayez.
server-too-slow = Votre connexion ne suivait plus et a été fermée : reconnectez-vous pour recevoir tout ce que vous avez manqué.
server-too-many-keys = Chaque personne peut avoir { $most } appareils à une table, et autant de jetons d’accès, de flux et de notifications : retirez ce qui ne vous sert plus.
server-busy = Quelqu’un d’autre a joué avant vous : réessayez.
server-store-down = Le serveur ne joint pas sa base de données en ce moment. Tout ce qu’il a confirmé est en sûreté ; réessayez dans un instant.
server-fault = Une erreur s’est produite sur le serveur. Son exploitant en trouvera la cause dans le journal ; tout ce qui avait été confirmé est en sûreté.
server-stopping = Le serveur redémarre. Votre partie est gardée : reconnectez-vous dans un instant.

## La base de données

store-address = L’adresse de la base de données doit ressembler à l’une de celles-ci : { $known }.
store-in-use = Un autre serveur utilise la base de données { $file }, qui n’en sert qu’un : arrêtez l’autre, choisissez un autre fichier, ou prenez PostgreSQL pour en avoir plusieurs.
store-linked = La base de données { $file } a un second nom (un lien physique), et SQLite ne garde les derniers coups qu’à côté de l’un des deux : supprimez l’autre nom.
store-folder = { $file } est un dossier : nommez un fichier dans ce dossier.
store-not-ours = { $file } n’est pas une base de données de ce programme.
store-unwritable = La base de données { $file } ne peut pas être écrite : { $why }.
store-newer = La base de données vient d’une version plus récente du programme : prenez cette version, ou une autre base.
store-unreachable = La base de données sur { $host } ne peut pas être jointe : { $why }.
store-silent = La base de données sur { $host } ne répond pas.
channels-options = L’une des options dans l’adresse de Redis ({ $options }) est inconnue ou a une valeur impossible : retirez-la, ou écrivez-la comme dans redis://HOST:6379/0?socket_timeout=5.

## Pages

page-title = Mousquetaires
page-home = Accueil
page-privacy = Ce qui est gardé, et combien de temps
page-running = Le serveur fonctionne.
page-not-built = Ce serveur n’a pas encore de client pour navigateur : lancez « { $command } » dans le dossier du projet, puis redémarrez-le.
page-how = Jouez dans le terminal avec « mousquetaires play », ou faites prendre une place à votre propre programme : voyez les descriptions ci-dessous.
page-link-api = L’interface HTTP (OpenAPI)
page-link-lobby = Les tables du salon
page-link-ready = Tout fonctionne-t-il ?
page-lost = Il n’y a rien ici
page-lost-how = Le lien est peut-être incomplet, ou la page a changé d’adresse.

privacy-what = Il n’y a pas de comptes. Une table garde les pseudonymes des participants, les coups et le chat ; ce qui est gardé en plus est indiqué ci-dessous.
privacy-cookie = Quand vous rejoignez une table, votre navigateur reçoit un seul cookie, pour cette table, afin que votre place reste la vôtre. Le serveur n’en garde qu’une empreinte. Il n’y a ni autres cookies ni traceurs.
privacy-address = Votre adresse réseau n’est pas gardée avec les parties. Une empreinte à clé l’est, pour limiter le nombre de tables ouvertes depuis une même adresse et pour tenir à l’écart ceux qu’un hôte a bannis. Le journal que garde l’exploitant du serveur peut mentionner l’adresse elle-même.
privacy-notices = Si vous activez les notifications, l’adresse de votre service de notification ou de votre webhook est gardée jusqu’à ce que vous les désactiviez ou que la table soit supprimée.
privacy-delete = L’hôte d’une table peut la supprimer à tout moment, avec tout ce qu’elle contient.
privacy-waiting = { $hours ->
    [0] Les tables où aucune partie n’a commencé sont gardées jusqu’à ce qu’on les supprime.
    [one] Les tables où aucune partie n’a commencé sont supprimées après { $hours } heure.
   *[other] Les tables où aucune partie n’a commencé sont supprimées après { $hours } heures.
}
privacy-playing = { $days ->
    [0] Les parties inachevées sont gardées jusqu’à ce qu’on les supprime.
    [one] Les parties inachevées sont supprimées après { $days } jour sans changement.
   *[other] Les parties inachevées sont supprimées après { $days } jours sans changement.
}
privacy-finished = { $days ->
    [0] Les parties terminées ou figées sont gardées jusqu’à ce qu’on les supprime.
    [one] Les parties terminées ou figées sont supprimées après { $days } jour.
   *[other] Les parties terminées ou figées sont supprimées après { $days } jours.
}
privacy-chat = { $days ->
    [0] Le chat est gardé aussi longtemps que la partie.
    [one] Le chat est supprimé { $days } jour après la partie.
   *[other] Le chat est supprimé { $days } jours après la partie.
}
