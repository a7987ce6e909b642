# The compiled engine.

cli-help-compile = Compile the engine, for simulations and searches; it is used from then on. Nobody needs it to play.
cli-option-quick = soon done, but a slower engine: for tests
cli-option-background = run this command (make compiled) in the background at low priority if a build is missing, and return at once
cli-compile-running = Compiling the engine: this takes a few minutes …
cli-compile-done = The engine is compiled and will be used from now on: { $folder }
cli-compile-there = A compiled engine of these very sources is already there: { $folder }
cli-compile-background = The engine is being compiled in the background: from the next start the bots think faster (COMPILE=no turns this off).
engine-compiled = Engine: compiled.
engine-pure = Engine: interpreted. { $why }
engine-pure-wanted = MOUSQUETAIRES_ENGINE asks for it.
engine-not-built = There is no compiled build of these very sources; “mousquetaires compile” makes one.
engine-other-sources = The compiled build was made from other sources ({ $carried }; these are { $ours }) and is not loaded; “mousquetaires compile” makes a new one.
engine-broken = The compiled build in { $folder } cannot be loaded ({ $error }): delete it, or set MOUSQUETAIRES_ENGINE=pure.
engine-unknown = MOUSQUETAIRES_ENGINE is “{ $wanted }”; it can be one of these: { $known }.
engine-no-compiler = There is no C compiler here: install gcc or clang, or go on playing with the interpreted engine.
engine-no-package = { $package } is not installed: install the extra “compile”.
engine-build-failed = The engine could not be compiled: { $said }
cli-bench-times = Our decisions a second, in the same rounds: { $times } times those of { $peer }.
