# Skompilowany silnik.

cli-help-compile = Skompiluj silnik, żeby symulacje i przeszukiwania były szybsze. Do gry nie jest potrzebny.
cli-option-quick = kompiluj szybciej, ale wolniejszy silnik: do testów
cli-option-background = jeśli brakuje skompilowanej wersji, uruchom to polecenie (make compiled) w tle z niskim priorytetem i nie czekaj na nie
cli-compile-running = Trwa kompilacja silnika: potrwa to kilka minut…
cli-compile-done = Silnik jest skompilowany i będzie odtąd używany: { $folder }
cli-compile-there = Silnik skompilowany z tych samych źródeł już jest: { $folder }
cli-compile-background = Silnik kompiluje się w tle: od następnego uruchomienia boty będą myśleć szybciej (COMPILE=no to wyłącza).
engine-compiled = Silnik: skompilowany.
engine-pure = Silnik: interpretowany. { $why }
engine-pure-wanted = Żąda tego MOUSQUETAIRES_ENGINE.
engine-not-built = Te źródła nie są skompilowane: uruchom „mousquetaires compile”.
engine-other-sources = Wersja skompilowana pochodzi z innych źródeł ({ $carried }; te to { $ours }), więc nie jest używana: uruchom „mousquetaires compile”.
engine-broken = Nie można wczytać skompilowanej wersji z { $folder } ({ $error }): usuń ją albo ustaw MOUSQUETAIRES_ENGINE=pure.
engine-unknown = MOUSQUETAIRES_ENGINE nie może mieć wartości „{ $wanted }”: wybierz spośród { $known }.
engine-no-compiler = Nie ma tu kompilatora C: zainstaluj gcc lub clang albo graj dalej z silnikiem interpretowanym.
engine-no-package = Pakiet { $package } nie jest zainstalowany: doinstaluj dodatek „compile”.
engine-build-failed = Nie udało się skompilować silnika: { $said }
cli-bench-times = Stosunek naszych decyzji na sekundę do decyzji { $peer } w tych samych rundach: { $times }.
