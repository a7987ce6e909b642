### Ce qui ne va pas dans une table, un fichier ou un argument : une phrase claire pour chaque cas.

## Qui est assis à la table

setup-players = Cette table est pour { $least } à { $most } joueurs, pas pour { $players }.
setup-seats = Il y a { $team } joueurs pour les Mousquetaires, mais des Mousquetaires pour { $seats }.
setup-hero = Aucun Mousquetaire ne s’appelle { $hero } : choisissez parmi { $known }.
setup-hero-twice = Le Mousquetaire { $hero } a été choisi deux fois, mais il est unique.
setup-hero-count = { $team ->
    [one] Un seul joueur joue { $needed } Mousquetaires, et non { $heroes }.
   *[other] À { $team }, les joueurs jouent ensemble { $needed } Mousquetaires, et non { $heroes }.
}
setup-hero-share = { $each ->
    [one] Chacun des { $team } joueurs joue un Mousquetaire.
   *[other] Chacun des { $team } joueurs joue { $each } Mousquetaires.
}
setup-variant = Aucune variante ne s’appelle { $variant } : choisissez parmi { $known }.
setup-variant-twice = Une variante a été choisie deux fois : { $variants }.
setup-keys = La mise en place doit contenir exactement ces entrées : { $known }.

## Tables de composants ; $place est le fichier, et la clé s'il y en a une

component-bad-toml = { $place } : la ligne { $line } n’est pas du TOML.
component-contradiction = { $place } : cette valeur contredit { $other }.
component-impossible-face = { $place } : aucun dé de cette couleur ne montre cette face : { $face }.
component-missing-file = { $place } : le fichier manque.
component-missing-folder = { $place } : ce dossier ou fichier n’existe pas.
component-missing-key = { $place } : la valeur manque.
component-missing-source = { $place } : la valeur n’a pas de source.
component-no-table = { $place } : le dossier ne contient aucune table de composants ; il peut avoir { $known }.
component-not-odd = { $place } : { $value } est pair, et le jeton doit partir d’un milieu.
component-not-utf8 = { $place } : la ligne { $line } n’est pas du texte UTF-8.
component-out-of-range = { $place } : { $value } est hors limites, il faut de { $low } à { $high }.
component-unknown-file = { $place } : cette table n’existe pas ; un dossier peut avoir { $known }.
component-unknown-key = { $place } : cette clé n’existe pas ; choisissez parmi { $known }.
component-unknown-name = { $place } : { $value } est inconnu ; choisissez parmi { $known }.
component-unreadable = { $place } : le fichier ne peut pas être lu ({ $code }).
component-wrong-faces = { $place } : le dé a { $total } faces au lieu de { $expected }.
component-wrong-length = { $place } : la liste a { $length } entrées au lieu de { $expected }.
component-wrong-total = { $place } : la boîte en demande { $expected } en tout, mais { $rows } font { $total }.
component-wrong-type = { $place } : il faut une valeur de type { $expected }, et non { $found }.

## Enregistrements ; $at est le numéro de l'entrée, $line son texte, $why la raison

record-format = Ce n’est pas l’enregistrement d’une partie : son format doit être { $format }.
record-version = L’enregistrement est au format { $read }, ce programme lit le format { $due }.
record-engine = L’enregistrement a été joué avec la version { $read } des règles, ce programme joue avec la version { $due }.
record-components = L’enregistrement a été joué avec d’autres tables de composants : indiquez leur dossier ou leur fichier avec --box.
record-setup = La mise en place de l’enregistrement n’a pas de sens. { $why }
record-inputs = Les entrées de l’enregistrement doivent être une liste de lignes.
record-checkpoints = Les points de contrôle de l’enregistrement sont abîmés ou faux.
record-seed = La graine de l’enregistrement est abîmée.
record-commitment = La graine de l’enregistrement n’est pas celle promise avant la partie.
record-nonces = Les nonces de l’enregistrement sont abîmés : chacun est une place de la table, dans l’ordre et une seule fois, avec { $least } à { $most } octets en hexadécimal.
record-line = L’entrée { $at } de l’enregistrement est illisible : { $line }
record-refused = L’entrée { $at } de l’enregistrement n’est pas permise ({ $line }) : { $why }
record-seed-disagrees = L’entrée { $at } de l’enregistrement n’est pas ce que la graine a tiré : { $line }
record-start = Le début de l’enregistrement est abîmé : il indique les entrées jouées ailleurs, les tirages fixés pour la suite et sa provenance.
record-start-disagrees = L’entrée { $at } de l’enregistrement n’est pas le tirage fixé à son début : { $line }
record-digest = L’enregistrement est faux : après l’entrée { $at }, la position est différente.
record-short = L’enregistrement est tronqué : il s’arrête après l’entrée { $at }.
record-ending = L’enregistrement dit que la partie a fini par « { $read } », mais elle a fini par « { $due } ».

## Actions écrites

notation-verb = « { $read } » ne commence pas par une action connue : choisissez parmi { $known }.
notation-fields = { $fields ->
    [0] « { $verb } » s’écrit seul.
    [one] « { $verb } » doit être suivi d’un mot.
   *[other] « { $verb } » doit être suivi de { $fields } mots.
}
notation-name = « { $read } » est inconnu : choisissez parmi { $known }.
notation-number = « { $read } » n’est pas un nombre de 0 à { $most }.
notation-offer = « { $read } » n’est pas un élément d’une offre : écrivez give=..., want=..., gear=... ou for=...
notation-faces = « { $read } » n’est pas un lancer : écrivez S pour Épée, H pour Bouclier, L pour Lys.
notation-seat = « { $read } » n’est pas une place : 0 est Milady, 1 à 5 sont les joueurs des Mousquetaires.
