# Il motore compilato.

cli-help-compile = Compila il motore, per simulazioni e ricerche più veloci. Per giocare non serve.
cli-option-quick = compila più in fretta un motore più lento: per i test
cli-option-background = esegui questo comando (make compiled) in secondo piano a bassa priorità se manca una versione compilata, senza aspettarlo
cli-compile-running = Compilo il motore: ci vogliono alcuni minuti…
cli-compile-done = Il motore è compilato e d’ora in poi verrà usato: { $folder }
cli-compile-there = Un motore compilato da questi stessi sorgenti c’è già: { $folder }
cli-compile-background = Il motore viene compilato in secondo piano: dal prossimo avvio i bot penseranno più in fretta (COMPILE=no lo evita).
engine-compiled = Motore: compilato.
engine-pure = Motore: interpretato. { $why }
engine-pure-wanted = Lo chiede MOUSQUETAIRES_ENGINE.
engine-not-built = Questi sorgenti non sono compilati: esegui «mousquetaires compile».
engine-other-sources = La versione compilata viene da altri sorgenti ({ $carried }; questi sono { $ours }) e non viene usata: esegui «mousquetaires compile».
engine-broken = La versione compilata in { $folder } non può essere caricata ({ $error }): eliminala, o imposta MOUSQUETAIRES_ENGINE=pure.
engine-unknown = MOUSQUETAIRES_ENGINE non può essere «{ $wanted }»: scegli tra { $known }.
engine-no-compiler = Qui non c’è un compilatore C: installa gcc o clang, o continua a giocare con il motore interpretato.
engine-no-package = { $package } non è installato: installa l’extra «compile».
engine-build-failed = Non è stato possibile compilare il motore: { $said }
cli-bench-times = Le nostre decisioni al secondo, negli stessi giri: { $times } volte quelle di { $peer }.
