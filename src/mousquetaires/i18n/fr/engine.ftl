# Le moteur compilé.

cli-help-compile = Compiler le moteur, pour les simulations et les recherches ; il sert dès lors. Pour jouer, personne n'en a besoin.
cli-option-quick = vite fait, mais un moteur plus lent : pour les tests
cli-option-background = exécuter cette commande (make compiled) en arrière-plan à basse priorité si la version compilée manque, sans l'attendre
cli-compile-running = Compilation du moteur : cela prend quelques minutes…
cli-compile-done = Le moteur est compilé et servira désormais : { $folder }
cli-compile-there = Un moteur compilé à partir de ces mêmes sources existe déjà : { $folder }
cli-compile-background = Le moteur est compilé en arrière-plan : dès le prochain démarrage, les bots réfléchiront plus vite (COMPILE=no l'évite).
engine-compiled = Moteur : compilé.
engine-pure = Moteur : interprété. { $why }
engine-pure-wanted = MOUSQUETAIRES_ENGINE le demande.
engine-not-built = Il n'existe pas de version compilée de ces sources mêmes ; « mousquetaires compile » en fait une.
engine-other-sources = La version compilée vient d'autres sources ({ $carried } ; celles-ci sont { $ours }) et n'est pas chargée ; « mousquetaires compile » en fait une nouvelle.
engine-broken = La version compilée dans { $folder } ne peut pas être chargée ({ $error }) : supprimez-la, ou réglez MOUSQUETAIRES_ENGINE=pure.
engine-unknown = MOUSQUETAIRES_ENGINE vaut « { $wanted } » ; les valeurs possibles sont : { $known }.
engine-no-compiler = Il n'y a pas de compilateur C ici : installez gcc ou clang, ou continuez à jouer avec le moteur interprété.
engine-no-package = { $package } n'est pas installé : installez l'extra « compile ».
engine-build-failed = Le moteur n'a pas pu être compilé : { $said }
cli-bench-times = Nos décisions par seconde, dans les mêmes manches : { $times } fois celles de { $peer }.
