# Die kompilierte Engine.

cli-help-compile = Die Engine kompilieren, für Simulationen und Suchen; von da an wird sie benutzt. Zum Spielen braucht sie niemand.
cli-option-quick = schnell fertig, aber eine langsamere Engine: für Tests
cli-option-background = dieses Kommando (make compiled) bei fehlender Fassung im Hintergrund mit niedriger Priorität ausführen, ohne darauf zu warten
cli-compile-running = Die Engine wird kompiliert: Das dauert einige Minuten …
cli-compile-done = Die Engine ist kompiliert und wird von nun an benutzt: { $folder }
cli-compile-there = Eine kompilierte Engine aus ebendiesen Quellen ist schon da: { $folder }
cli-compile-background = Die Engine wird im Hintergrund kompiliert: Ab dem nächsten Start denken die Bots schneller (COMPILE=no schaltet das ab).
engine-compiled = Engine: kompiliert.
engine-pure = Engine: interpretiert. { $why }
engine-pure-wanted = MOUSQUETAIRES_ENGINE verlangt es.
engine-not-built = Es gibt keine kompilierte Fassung ebendieser Quellen; „mousquetaires compile“ macht eine.
engine-other-sources = Die kompilierte Fassung stammt aus anderen Quellen ({ $carried }; diese sind { $ours }) und wird nicht geladen; „mousquetaires compile“ macht eine neue.
engine-broken = Die kompilierte Fassung in { $folder } lässt sich nicht laden ({ $error }): Lösche sie, oder setze MOUSQUETAIRES_ENGINE=pure.
engine-unknown = MOUSQUETAIRES_ENGINE ist „{ $wanted }“; möglich sind: { $known }.
engine-no-compiler = Hier gibt es keinen C-Compiler: Installiere gcc oder clang, oder spiele mit der interpretierten Engine weiter.
engine-no-package = { $package } ist nicht installiert: Installiere das Extra „compile“.
engine-build-failed = Die Engine ließ sich nicht kompilieren: { $said }
cli-bench-times = Unsere Entscheidungen je Sekunde, in denselben Durchgängen: das { $times }-Fache von { $peer }.
