# Die kompilierte Engine.

cli-help-compile = Die Engine kompilieren, für schnellere Simulationen und Suchen. Zum Spielen ist das nicht nötig.
cli-option-quick = schneller kompilieren, aber eine langsamere Engine: für Tests
cli-option-background = dieses Kommando (make compiled) bei fehlender Fassung im Hintergrund mit niedriger Priorität ausführen, ohne darauf zu warten
cli-compile-running = Die Engine wird kompiliert: Das dauert einige Minuten …
cli-compile-done = Die Engine ist kompiliert und wird von nun an benutzt: { $folder }
cli-compile-there = Diese Quellen sind schon kompiliert: { $folder }
cli-compile-background = Die Engine wird im Hintergrund kompiliert: Ab dem nächsten Start denken die Bots schneller (COMPILE=no schaltet das ab).
engine-compiled = Engine: kompiliert.
engine-pure = Engine: interpretiert. { $why }
engine-pure-wanted = MOUSQUETAIRES_ENGINE verlangt es.
engine-not-built = Diese Quellen sind nicht kompiliert: Führe „mousquetaires compile“ aus.
engine-other-sources = Die kompilierte Fassung stammt aus anderen Quellen ({ $carried }; diese sind { $ours }) und wird nicht benutzt: Führe „mousquetaires compile“ aus.
engine-broken = Die kompilierte Fassung in { $folder } lässt sich nicht laden ({ $error }): Lösche sie, oder setze MOUSQUETAIRES_ENGINE=pure.
engine-unknown = MOUSQUETAIRES_ENGINE kann nicht „{ $wanted }“ sein: Wähle aus { $known }.
engine-no-compiler = Hier gibt es keinen C-Compiler: Installiere gcc oder clang, oder spiele mit der interpretierten Engine weiter.
engine-no-package = { $package } ist nicht installiert: Installiere das Extra „compile“.
engine-build-failed = Die Engine ließ sich nicht kompilieren: { $said }
cli-bench-times = Unsere Entscheidungen je Sekunde, in denselben Durchgängen: das { $times }-Fache von { $peer }.
