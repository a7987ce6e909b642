### La ligne de commande : aide, tableaux, questions, erreurs.

## Aide

cli-help = Mousquetaires du Roy : jouer dans le terminal, simuler, revoir une partie, calculer ses chances.
cli-help-play = Jouer une partie dans le terminal contre des automates.
cli-help-serve = Lancer le serveur de jeu : des tables pour vos amis, des automates et vos propres programmes.
cli-help-backup = Copier la base de données du serveur dans un fichier, sans l’arrêter.
cli-help-bot = Faire jouer une place à la table d’un serveur par un programme à vous : il lit des lignes JSON et écrit ses coups.
cli-help-simulate = Faire jouer beaucoup de parties aux automates et compter les résultats.
cli-help-replay = Afficher tout ce qui s’est passé dans une partie enregistrée.
cli-help-verify = Vérifier qu’un enregistrement est authentique : tous les coups sont permis et tous les dés découlent de la graine.
cli-help-odds = Donner les chances exactes d’un duel.
cli-help-bench = Mesurer la vitesse du moteur, comparée à celle d’autres jeux.
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commandes
cli-usage-options = [OPTIONS]
cli-usage-command = COMMANDE ...
cli-default = [par défaut : { $value }]
cli-required = [obligatoire]
cli-show-help = Afficher cette aide.
cli-metavar-address = ADRESSE
cli-metavar-aim = BUT
cli-metavar-bot = AUTOMATE
cli-metavar-code = CODE
cli-metavar-command = COMMANDE
cli-metavar-file = FICHIER
cli-metavar-folder = DOSSIER
cli-metavar-form = FORME
cli-metavar-level = NIVEAU
cli-metavar-name = NOM
cli-metavar-names = NOMS
cli-metavar-seat = PLACE
cli-metavar-token = JETON
cli-metavar-who = QUI
cli-version = { $program } { $version }

cli-option-version = Afficher la version.
cli-option-lang = La langue : en, fr, it, pl ou de.
cli-option-box = Un dossier avec vos propres tables de composants, ou un fichier de boîte.
cli-option-side = Qui vous jouez : musketeers, milady, ou un Mousquetaire par son nom.
cli-option-solo = Jouer sans Milady : les règles la déplacent.
cli-option-players = Le nombre de joueurs, Milady comprise (pour simulate et tournament aussi 2-6 ou 2,5).
cli-option-heroes = Les Mousquetaires en jeu, dans l’ordre des places, séparés par des virgules.
cli-option-variant = Une variante : easier, mortal_quest, athos_the_brave ; pour une partie plus équilibrée : extra_card, one_card_less, extra_treachery, late_start ; peut être répété.
cli-option-hourglass = Jouer avec le sablier et ses cartes Urgence !
cli-option-must_win = Un prisonnier qui se bat pour sortir de la Bastille doit gagner le duel.
cli-option-one_wound = Si Rochefort et un Mousquetaire se blessent l’un l’autre, chacun ne perd que 1 point de vie.
cli-option-opponent = Qui joue aux autres places : master, adept, novice ou random.
cli-option-seed = Un nombre : le même nombre donne les mêmes dés.
cli-option-record = Où garder l’enregistrement de la partie.
cli-option-resume = Reprendre une partie enregistrée.
cli-option-file = L’enregistrement ; - le lit sur l’entrée standard.
cli-option-to = S’arrêter après ce nombre d’entrées.
cli-option-seat = Ne montrer que ce que savait cette place : milady, spectator, un Mousquetaire ou un numéro.
cli-option-truth = Révéler tous les secrets, même si la partie n’est pas finie.
cli-option-hero = Le Mousquetaire qui se bat.
cli-option-foe = Contre qui : un nom, token (un jeton de Quête face cachée) ou all.
cli-option-dice = Ses dés bleus : 4, ou 3-6, ou 3,5.
cli-option-pistol = Il a un pistolet.
cli-option-armour = Il porte une cuirasse.
cli-option-blade = Il a une lame de Tolède.
cli-option-improved = Il connaît la botte améliorée.
cli-option-life = Ses points de vie (par défaut : tous).
cli-option-aim = Ce qu’il veut avant tout : beat, wound ou stand.
cli-option-exact = Des fractions au lieu de pourcentages.
cli-option-games = Combien de parties à chaque table.
cli-option-milady = L’automate qui joue Milady.
cli-option-musketeers = L’automate qui joue les Mousquetaires.
cli-option-no_hourglass = Sans le sablier ni ses cartes Urgence !
cli-option-sand = Combien de choix les Mousquetaires font avant la fin du sablier.
cli-option-jobs = Combien de processus jouent (par défaut : un par processeur).
cli-option-json_file = Écrire en JSON tout ce qui a été compté ; - l’écrit sur la sortie standard.
cli-option-as_json = Donner les chiffres en JSON.
cli-option-rounds = Combien de manches les moteurs jouent à tour de rôle.
cli-option-seconds = Combien de secondes chacun joue dans une manche.
cli-option-alone = Ne mesurer que ce programme.
cli-option-host = L’adresse d’écoute (par défaut : 127.0.0.1) ; 0.0.0.0 laisse entrer les autres machines.
cli-option-port = Le port d’écoute (par défaut : 1625).
cli-option-database = Où garder les parties : sqlite:///FILE ou postgresql://USER:PASSWORD@HOST/NAME.
cli-option-channels = Un serveur Redis, quand plusieurs serveurs partagent une base de données : redis://HOST.
cli-option-workers = Combien de processus réfléchissent pour les automates.
cli-option-config = Un fichier de réglages (par défaut : mousquetaires.toml dans ce dossier).
cli-option-public_url = L’adresse par laquelle commencent les liens des notifications, derrière un proxy.
cli-option-origin = Une autre adresse dont les pages peuvent utiliser ce serveur ; peut être répété.
cli-option-trusted_proxy = Un proxy (adresse ou réseau) dont on croit les en-têtes X-Forwarded ; peut être répété.
cli-option-log_level = Niveau de détail du journal : debug, info, warning ou error.
cli-option-log_format = Le format du journal : auto, json ou console.
cli-option-open_browser = Ouvrir le jeu dans le navigateur de cette machine.
cli-option-show_settings = Afficher tous les réglages, et d’où viennent ceux qui ont changé, puis s’arrêter.
cli-option-target = Le fichier de la copie.
cli-option-force = Remplacer le fichier s’il existe déjà.
cli-option-table_url = La table, telle que son lien la nomme : https://game.example/table/NAME.
cli-option-command = Le programme qui joue, avec ses arguments.
cli-option-token = Le jeton d’accès de la place. Ici, tout le monde sur cette machine peut le voir : mieux vaut MOUSQUETAIRES_TOKEN ou --token-file.
cli-option-token_file = Un fichier qui contient le jeton d’accès.
cli-option-bot_seat = La place à jouer (par défaut : celle du jeton d’accès).

## Récits : plusieurs événements d'une sorte en une phrase

story-card_drawn = { $seat_the } pioche des cartes Aventure : { $cards }.
story-card_discarded = { $seat_the } défausse des cartes : { $cards }.
story-treachery_drawn = Milady pioche des cartes Perfidie : { $cards }.
story-adversary_laid = Prennent leur poste { $place_loc } : { $foes }.
story-token_turned = Des jetons sont révélés : { $tokens }.
story-token_gone = Des jetons sont retirés : { $tokens }.
story-token = { $token } { $space_loc }
story-undo = Un coup a été annulé.

## Enregistrements

cli-verified = { $turns ->
    [one] L’enregistrement est authentique : { $inputs } entrées, { $turns } tour, { $ending }.
   *[other] L’enregistrement est authentique : { $inputs } entrées, { $turns } tours, { $ending }.
}
cli-verified-no-seed = Tous les coups de l’enregistrement sont permis, mais ses dés ne peuvent pas être vérifiés : il ne contient pas de graine.
cli-verified-start = { $inputs ->
    [one] La partie part d’une autre : sa première entrée y a été jouée, et ses dés ne sont pas vérifiés ici.
   *[other] La partie part d’une autre : ses { $inputs } premières entrées y ont été jouées, et leurs dés ne sont pas vérifiés ici.
}
cli-verified-fixed = { $outcomes ->
    [one] { $outcomes } tirage était fixé au départ.
   *[other] { $outcomes } tirages étaient fixés au départ.
}
cli-verified-nonces = { $seats ->
    [one] Ses dés viennent de la graine promise avant la partie, mêlée au nonce de { $seats } place.
   *[other] Ses dés viennent de la graine promise avant la partie, mêlée aux nonces de { $seats } places.
}

## Chances

cli-odds-title = { $life ->
    [one] { $hero }, { $life } point de vie
   *[other] { $hero }, { $life } points de vie
}
cli-odds-dice = dés bleus
cli-odds-foe = contre
cli-odds-with = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
cli-odds-beats = le vainc
cli-odds-wounds = le blesse
cli-odds-wounded = est blessé
cli-odds-out = tombe
cli-odds-nothing = rien
cli-odds-lost = points de vie perdus
cli-odds-brackets = Entre parenthèses : combien de fois le Mousquetaire tombe.
cli-odds-rochefort = Rochefort a { $life } points de vie, et un duel s’arrête au premier sang : il suffit de le blesser, et --aim wound en donne les chances.
cli-odds-aim-beat = La lame de Tolède sert à le vaincre.
cli-odds-aim-wound = La lame de Tolède sert à le blesser.
cli-odds-aim-stand = La lame de Tolède sert à rester debout.

## Simulation

cli-simulate-playing = Parties
cli-simulate-stopped = { $games ->
    [one] Arrêté après { $games } partie.
   *[other] Arrêté après { $games } parties.
}
cli-simulate-players = { $n } joueurs
cli-simulate-solo = { $n ->
    [one] seul
   *[other] { $n } sans Milady
}
cli-simulate-all = en tout
cli-simulate-table = table
cli-simulate-games = parties
cli-simulate-musketeers = Mousquetaires
cli-simulate-milady = Milady
cli-simulate-turns = tours
cli-simulate-decisions = décisions
cli-simulate-galleries = 4e plateau
cli-simulate-ending = fin
cli-simulate-rules = Combien de fois chaque règle a servi dans une partie :
cli-simulate-rules-count = { $n ->
    [one] 1 règle a servi ; --rules dit combien de fois.
   *[other] { $n } règles ont servi ; --rules dit lesquelles et combien de fois.
}

## Vitesse

cli-bench-running = Mesure en cours…
cli-bench-round = Manche { $n } sur { $rounds } : { $name }
cli-bench-caption = { $rounds ->
    [one] { $rounds } manche
   *[other] médianes de { $rounds } manches (moins–plus)
}
cli-bench-decisions_per_second = décisions/s
cli-bench-games_per_second = parties/s
cli-bench-clone_us = copie, µs
cli-bench-options_us = options, µs

## Ce qui ne va pas

cli-language = La langue { $language } n’est pas disponible : choisissez parmi { $known }.
cli-no-such-option = L’option { $option } n’existe pas : --help montre toutes les options.
cli-option-needs-value = L’option { $option } demande une valeur.
cli-missing = Il manque quelque chose : { $option }.
cli-not-a-number = { $option } demande un nombre entier.
cli-no-such-command = La commande « { $command } » n’existe pas : choisissez parmi { $known }.
cli-extra-argument = Un mot de trop : « { $argument } ».
cli-range = { $option } doit être entre { $low } et { $high }, et non { $value }.
cli-numbers = { $option } : « { $read } » n’est ni un nombre, ni une plage comme 3-6, ni une liste comme 3,5.
cli-backwards = { $option } : { $read } est à l’envers, écrivez { $right }.
cli-aim = Aucun but ne s’appelle { $aim } : choisissez parmi { $known }.
cli-foe = Aucun adversaire ne s’appelle { $foe } : choisissez parmi { $known }.
cli-side = Vous ne pouvez pas jouer { $side } ici : choisissez parmi { $known }.
cli-solo-milady = Personne ne joue Milady en solitaire : ôtez --solo ou --as milady.
cli-seat = Aucune place ne s’appelle { $seat } à cette table : choisissez parmi { $known }.
cli-replay-unfinished = La partie n’est pas finie : --as montre ce que savait une place, --truth révèle tous les secrets.
cli-no-file = Le fichier { $file } n’existe pas.
cli-is-folder = { $file } est un dossier, pas un fichier.
cli-unreadable = { $file } ne peut pas être lu : { $why }.
cli-too-large = { $file } est trop gros pour un enregistrement : la limite est de { $most } Mo.
cli-unwritable = { $file } ne peut pas être écrit : { $why }.
cli-output = La sortie ne peut pas être écrite : { $why }.
cli-system = Le système ne le permet pas : { $why }.
cli-memory = Il n’y a pas assez de mémoire pour cela.
cli-not-json = { $file } n’est pas du JSON valide.
sim-empty-seat = Personne ne joue à la place { $seat }.
sim-endless = La partie de graine { $seed } ne finit pas : { $inputs } entrées et pas de vainqueur.
sim-broken = La partie de graine { $seed } a échoué : { $error }
bench-no-peer = { $peer } n’est pas installé : installez l’extra « { $extra } », ou mesurez avec --alone.
bot-unknown = Aucun automate ne s’appelle { $bot } : choisissez parmi { $known }.
bot-budget = Un maître réfléchit pendant 1 à 1 000 000 essais, par exemple master:64, ou jusqu’à 600 secondes, par exemple master:0.5s ; { $wish } n’est ni l’un ni l’autre.

## La table à l'écran

cli-board-heading = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn } · { $phase }
}
cli-board-phase-0 = Milady se prépare
cli-board-phase-1 = Milady complote
cli-board-phase-2 = les Mousquetaires agissent
cli-board-phase-3 = le siège
cli-board-phase-4 = la fin du tour
cli-board-time = Temps { $now }/{ $last }
cli-board-siege = Rochelle { $side ->
    [richelieu] -{ $n }
    [king] +{ $n }
   *[middle] 0
} ({ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
})
cli-board-honour = Reine { $now }/{ $full }
cli-board-purse = Bourse { $n }
cli-board-epic = Épopée { $n }
cli-board-one = Un p. tous { $n }
cli-board-quiet = aucune mission
cli-board-effect-strangles = par tour { $dice } dés : Épées { $now }/{ $n }
cli-board-effect-time = par tour : le Temps avance de { $n } de plus
cli-board-effect-siege_sword = par tour : { $n } Épée de plus au siège
cli-board-effect-treachery = par tour : { $n } Perfidie pour Milady
cli-board-effect-honour = par tour : la Reine perd { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’honneur
cli-board-effect-purse = par tour : la bourse perd { $n }
cli-board-louvre-token = jeton à { $space } sur { $spaces }
cli-board-challenge = défi : { $skill } { $level }
cli-board-foe = { $life ->
    [one] { $foe }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
   *[other] { $foe }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, vie { $life }
}
cli-board-trap = embûche : { $trap }
cli-board-antechamber = (antichambre { $n } sur { $all })
cli-board-musketeers = Mousquetaires
cli-board-siege-cards = Siège : { $cards }
cli-board-rochefort = Rochefort { $now }/{ $full }
cli-board-milady-at = { $state ->
    [secret] Milady : { $place } (secret)
    [found] Milady : { $place }, surprise
    [fled] Milady : chassée ({ $place })
   *[shown] Milady : { $place }
}
cli-board-milady-nowhere = Milady : encore nulle part
cli-board-milady-hidden = Milady : cachée
cli-board-milady-not = Milady : cachée (pas : { $places })
cli-board-hand = Main :
cli-board-hand-of = { $heroes } :
cli-board-treachery = Perfidie :
cli-board-paris = Cartes Paris :
cli-board-reserve = Réserve :

## À côté des lignes d'un menu

cli-hint-challenge = demande { $level } : compétence { $skill }, cartes { $cards }
cli-hint-duel = gagne { $bare }
cli-hint-duel-cards = gagne { $bare }, avec toutes ses cartes { $best }
cli-hint-odds = gagne { $good }, blessé { $wounded }, tombe { $out }
cli-hint-rochefort = le met en fuite { $good }, blessé { $wounded }, tombe { $out }
cli-hint-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
cli-hint-lacks = { $n ->
    [0] suffit
   *[other] manque { $n }
}
cli-hint-search = { $dice ->
    [one] { $dice } dé, chaque Lys compte
   *[other] { $dice } dés, chaque Lys compte
}
cli-hint-walk = avancer jusqu’à la dernière case vide
cli-hint-epic = { $n ->
    [one] { $n } jeton Épopée
   *[other] { $n } jetons Épopée
}
cli-hint-price-pistoles = { $n ->
    [one] { $n } pistole
   *[other] { $n } pistoles
}
cli-hint-price-combat = { $n ->
    [one] { $n } carte Combat
   *[other] { $n } cartes Combat
}
cli-hint-price-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Ce qui est en jeu

cli-note-siege = Épées à La Rochelle : Milady { $red }, les Mousquetaires { $blue }.
cli-note-one = { $window ->
    [time] Le jeton Temps va avancer.
    [queen] La Reine a perdu son dernier point d’honneur : seule cette carte peut la sauver.
   *[treachery] Milady vient de jouer une carte Perfidie.
}

## Composer

cli-compose-strength = { $mission } { $place } : force { $total } sur { $rating }.
cli-compose-suggest = En proposer d’autres
cli-compose-send = Les envoyer : { $what }
cli-compose-foe = { $strength } : { $foe }
cli-compose-swap = Choisissez deux cases pour échanger leurs jetons.
cli-compose-shuffle = Les mélanger encore
cli-compose-lay = Les poser ainsi
cli-compose-offer = Votre offre à { $hero } : { $offer }.
cli-compose-theirs = On vous offre : { $offer }.
cli-compose-make = Faire cette offre
cli-compose-give = Donner { $what } : { $n }
cli-compose-want = Demander { $what } : { $n }

## Jouer

cli-play-welcome = Mousquetaires du Roy, avec { $heroes }.
cli-play-you = { $side ->
    [milady] Vous êtes Milady : tenez les ferrets loin de la Reine jusqu’à ce qu’il soit trop tard.
    [solo] Vous jouez { $heroes } ; personne ne joue Milady, les règles la déplacent.
   *[musketeers] Vous jouez { $heroes } ; un automate joue Milady. Rapportez les ferrets à temps.
}
cli-play-variant = Variante { $name } : { $about }.
cli-play-hint = Répondez par un numéro. Tapez help pour tout le reste, quit pour arrêter.
cli-play-help =
    Un numéro choisit une ligne du menu. On peut aussi écrire une action : move louvre.
    ?          ce qui n’est pas possible maintenant, et pourquoi
    ?N         pourquoi la ligne N de cette liste n’est pas possible
    why ...    pourquoi une action que vous écrivez n’est pas possible
    board      la table
    hand       vos cartes
    look       ce que fait chaque chose sur la table
    log        ce qui s’est passé
    undo       annuler votre dernier choix, si rien n’a été lancé ni révélé depuis
    save FILE  écrire l’enregistrement de la partie
    quit       arrêter ; l’enregistrement est gardé
cli-play-number = Tapez un numéro de 1 à { $most }, ou help.
cli-play-unknown = « { $read } » n’est pas une réponse : tapez un numéro du menu, ou help.
cli-play-possible = C’est possible : { $what }.
cli-play-refused = { $what } : { $why } ({ $rule })
cli-play-all-possible = Tout ce que vous pouvez faire ici est dans le menu.
cli-play-nothing-to-undo = Vous n’avez aucun coup à annuler.
cli-play-undone = Annulé : { $what }.
cli-play-end = { $n ->
    [one] Il lui reste { $n } action : tapez { $yes } pour terminer quand même son tour, autre chose pour continuer.
   *[other] Il lui reste { $n } actions : tapez { $yes } pour terminer quand même son tour, autre chose pour continuer.
}
cli-play-yes = oui
cli-play-sand = { $seconds ->
    [one] Le sablier : encore { $seconds } seconde.
   *[other] Le sablier : encore { $seconds } secondes.
}
cli-play-goodbye = À la prochaine !
cli-play-record = L’enregistrement de la partie est dans { $file }
cli-status-actions = { $n ->
    [0] plus d’action
    [one] encore { $n } action
   *[other] encore { $n } actions
}
cli-status-life = vie { $now }/{ $full }

## Le serveur

cli-serve-open = Le jeu est à l’adresse { $address } (Ctrl+C arrête le serveur).
cli-serve-no-browser = Aucun navigateur n’a été trouvé ici : ouvrez vous-même { $address }.
cli-no-server = Le serveur de jeu n’est pas installé : lancez pip install "mousquetaires[server]".
cli-serve-in-use = Le port { $port } de { $host } est déjà pris : arrêtez l’autre programme, ou choisissez un autre port avec --port.
cli-serve-not-permitted = Vous n’avez pas le droit d’ouvrir le port { $port } de { $host } : choisissez-en un autre avec --port, de préférence au-dessus de 1023.
cli-serve-no-address = Cette machine n’a pas l’adresse { $host } : choisissez-en une autre avec --host.
cli-serve-refused = Impossible d’écouter sur { $host }, port { $port } : { $why }.
cli-serve-memory = Le serveur a besoin de { $least } Mo de mémoire, mais ce processus ne peut en utiliser que { $most } : augmentez { $option }.
cli-backup-done = La copie est dans { $file }

## Des automates à soi

cli-bot-address = « { $read } » n’est pas le lien d’une table : écrivez par exemple { $right }.
cli-bot-no-token = Il manque le jeton d’accès : donnez-le dans { $variable }, ou dans un fichier avec --token-file.
cli-bot-bad-token = Le texte de { $where } ne peut pas être un jeton d’accès : il n’a que des lettres, des chiffres, - et _.
cli-bot-scope = Ce jeton d’accès ne permet pas de jouer : créez-en un avec le droit play:SEAT.
# $why est la phrase du serveur
cli-bot-refused = Le serveur refuse : { $why }
cli-bot-unreachable = Le serveur { $address } est injoignable : { $why }.
cli-bot-not-ours = Ce qui répond à { $address } n’est pas un serveur de ce jeu.
cli-bot-lost = Connexion perdue, nouvel essai.
cli-bot-gone = Le serveur { $address } est injoignable depuis trop longtemps.
cli-bot-no-program = Le programme { $command } ne peut pas être lancé : { $why }.
cli-bot-ended = Le programme { $command } s’est arrêté avant la fin de la partie (code { $code }).
cli-bot-silent = Le programme { $command } ne lit ou n’écrit plus rien, mais ne s’est pas arrêté.
cli-bot-waiting = { $n ->
    [one] Le programme n’a pas répondu depuis { $n } seconde. Vide-t-il le tampon de sa sortie ?
   *[other] Le programme n’a pas répondu depuis { $n } secondes. Vide-t-il le tampon de sa sortie ?
}
# $why est la phrase du serveur
cli-bot-nonsense = { $n } réponses de suite du programme ont été refusées, la dernière était « { $answer } » : { $why }
cli-bot-over = La partie est finie : { $ending }.
