# Le moteur compilé.

cli-help-compile = Compiler le moteur, pour des simulations et des recherches plus rapides. Ce n’est pas nécessaire pour jouer.
cli-option-quick = compiler plus vite un moteur plus lent : pour les tests
cli-option-background = exécuter cette commande (make compiled) en arrière-plan à basse priorité si la version compilée manque, sans l’attendre
cli-compile-running = Compilation du moteur : cela prend quelques minutes…
cli-compile-done = Le moteur est compilé et servira désormais : { $folder }
cli-compile-there = Un moteur compilé à partir de ces mêmes sources existe déjà : { $folder }
cli-compile-background = Le moteur est compilé en arrière-plan : dès le prochain démarrage, les automates réfléchiront plus vite (COMPILE=no l’évite).
engine-compiled = Moteur : compilé.
engine-pure = Moteur : interprété. { $why }
engine-pure-wanted = MOUSQUETAIRES_ENGINE le demande.
engine-not-built = Ces sources n’ont pas été compilées : lancez « mousquetaires compile ».
engine-other-sources = La version compilée vient d’autres sources ({ $carried } ; celles-ci sont { $ours }) et n’est pas utilisée : lancez « mousquetaires compile ».
engine-broken = La version compilée dans { $folder } ne peut pas être chargée ({ $error }) : supprimez-la, ou réglez MOUSQUETAIRES_ENGINE=pure.
engine-unknown = MOUSQUETAIRES_ENGINE ne peut pas être « { $wanted } » : choisissez parmi { $known }.
engine-no-compiler = Il n’y a pas de compilateur C ici : installez gcc ou clang, ou continuez à jouer avec le moteur interprété.
engine-no-package = { $package } n’est pas installé : installez l’extra « compile ».
engine-build-failed = Le moteur n’a pas pu être compilé : { $said }
cli-bench-times = Nos décisions par seconde, dans les mêmes manches : { $times } fois celles de { $peer }.
