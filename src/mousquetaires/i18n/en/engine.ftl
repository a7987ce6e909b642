# The compiled engine.

cli-help-compile = Compile the engine, for faster simulations and searches. You don’t need it to play.
cli-option-quick = build faster, but make a slower engine: for tests
cli-option-background = if there’s no build, run this command (make compiled) in the background at low priority and return right away
cli-compile-running = Compiling the engine; this takes a few minutes…
cli-compile-done = The engine is compiled and will be used from now on: { $folder }
cli-compile-there = These sources are already compiled: { $folder }
cli-compile-background = Compiling the engine in the background: the bots will think faster from the next start (COMPILE=no turns this off).
engine-compiled = Engine: compiled.
engine-pure = Engine: interpreted. { $why }
engine-pure-wanted = MOUSQUETAIRES_ENGINE asks for it.
engine-not-built = These sources haven’t been compiled: run “mousquetaires compile”.
engine-other-sources = The compiled build was made from other sources ({ $carried }; these are { $ours }), so it isn’t used: run “mousquetaires compile”.
engine-broken = The compiled build in { $folder } can’t be loaded ({ $error }): delete it, or set MOUSQUETAIRES_ENGINE=pure.
engine-unknown = MOUSQUETAIRES_ENGINE can’t be “{ $wanted }”: use one of { $known }.
engine-no-compiler = There is no C compiler here: install gcc or clang, or keep playing with the interpreted engine.
engine-no-package = { $package } isn’t installed: install the extra “compile”.
engine-build-failed = The engine couldn’t be compiled: { $said }
cli-bench-times = Our decisions per second, in the same rounds: { $times } times those of { $peer }.
