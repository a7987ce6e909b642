### Wiele gier naraz: symulacje, turnieje, ich tabele, wykresy i kłopoty.

cli-help-tournament = Niech każdy bot Milady zagra z każdą drużyną botów Muszkieterów przy tych samych rozdaniach, a program oceni boty obu stron.

cli-option-deals = Ile rozdań przy każdym stole; każde rozgrywa każda para botów.
cli-option-milady_bots = Boty, które grają Milady, oddzielone przecinkami (domyślnie: wszystkie oprócz bota master, który jest wolny).
cli-option-musketeer_bots = Boty, które grają Muszkieterami, oddzielone przecinkami (domyślnie: wszystkie oprócz bota master, który jest wolny).
cli-option-seat_bots = Inny bot na jednym miejscu: milady, Muszkieter albo numer, na przykład athos=random; można podać kilka razy.
cli-option-ray = Graj na klastrze Ray: jego adres (HOST:PORT albo ray://HOST:PORT) lub local, czyli Ray na tym komputerze.
cli-option-jsonl = Zapisuj każdą grę jako wiersz JSON, gdy tylko się skończy.
cli-option-resume_run = Kontynuuj symulację z pliku --jsonl.
cli-option-parquet = Zapisz każdą grę jako wiersz pliku Parquet.
cli-option-rules = Wypisz, jak często użyto każdej zasady w jednej grze.
cli-option-plots = Narysuj wykresy w tym folderze: kto wygrywa, jak długo trwają gry, jak się kończą, cztery zegary.
cli-option-plot_format = Format wykresów: svg albo png.

## Przebieg

cli-simulate-interval = Drugi wiersz przy każdym udziale to jego przedział ufności 95%.
cli-simulate-kept = { $games ->
    [one] 1 gra już była.
    [few] { $games } gry już były.
    [many] { $games } gier już było.
   *[other] { $games } gry już było.
}
cli-simulate-died = { $n ->
    [one] 1 proces zginął w trakcie gry.
    [few] { $n } procesy zginęły w trakcie gry.
    [many] { $n } procesów zginęło w trakcie gry.
   *[other] { $n } procesu zginęło w trakcie gry.
}
cli-simulate-again = { $n ->
    [0] Żadnej gry nie rozegrano ponownie.
    [one] 1 grę rozegrano ponownie.
    [few] { $n } gry rozegrano ponownie.
    [many] { $n } gier rozegrano ponownie.
   *[other] { $n } gry rozegrano ponownie.
}
cli-simulate-failed = { $n ->
    [one] 1 gry nie dało się rozegrać do końca:
    [few] { $n } gier nie dało się rozegrać do końca, między innymi:
    [many] { $n } gier nie dało się rozegrać do końca, między innymi:
   *[other] { $n } gry nie dało się rozegrać do końca, między innymi:
}

## Turnieje

cli-tournament-deals = { $n ->
    [0] Żadnego rozdania nie rozegrały jeszcze wszystkie pary: nie ma czego klasyfikować.
    [one] Liczy się 1 rozdanie, które rozegrały wszystkie pary.
    [few] Liczą się { $n } rozdania, które rozegrały wszystkie pary.
    [many] Liczy się { $n } rozdań, które rozegrały wszystkie pary.
   *[other] Liczy się { $n } rozdania, które rozegrały wszystkie pary.
}
cli-tournament-bot = bot
cli-tournament-rating = ranking
cli-tournament-share = wygrane gry
cli-tournament-ahead = przewaga nad następnym
cli-tournament-meetings = Jak często wygrywała Milady (po lewej)
cli-tournament-note = Ranking jest w skali Elo, średnia każdej strony to 1500. Drugie wiersze to przedziały ufności 95%; różnice liczy się rozdanie po rozdaniu.

## Wykresy

cli-plot-wins = Gry wygrane przez Milady, z przedziałami ufności 95%
cli-plot-length = Jak długo trwają gry
cli-plot-endings = Jak kończą się gry
cli-plot-clocks = Cztery zegary: średnia, 8 gier na 10 i gdzie wygrywa Milady (linia przerywana)
cli-plot-share = udział gier, %
cli-plot-turns = rundy
cli-plot-turn = runda (gier, które do niej doszły)
cli-clock-time = Czas
cli-clock-siege = Oblężenie La Rochelle
cli-clock-honour = Honor Królowej
cli-clock-abduction = Konstancja: sukcesy Milady

## Co poszło źle

cli-plot-format = Wykres nie może mieć formatu { $read }: wybierz spośród { $known }.
cli-seat-bot = --bot: „{ $read }” to nie miejsce ze swoim botem: napisz na przykład athos=random.
cli-resume-what = --resume potrzebuje pliku, który ma kontynuować: podaj go przez --jsonl.
cli-bot-twice = { $option }: { $bot } podano dwa razy, wystarczy raz.
sim-extra = { $package } nie jest zainstalowany: uruchom pip install "mousquetaires[{ $extra }]".
sim-deadly = { $tries ->
    [one] Grę o ziarnie { $seed } pominięto: jej proces padł 1 raz.
   *[other] Grę o ziarnie { $seed } pominięto: jej proces padł { $tries } razy.
}
sim-all-die = { $games ->
    [one] 1 gra zabiła swój proces: czy wystarcza pamięci?
    [few] { $games } gry z rzędu zabiły swój proces: czy wystarcza pamięci?
    [many] { $games } gier z rzędu zabiło swój proces: czy wystarcza pamięci?
   *[other] { $games } gry z rzędu zabiło swój proces: czy wystarcza pamięci?
}
sim-journal-there = Plik { $file } już istnieje: --resume go kontynuuje, albo wybierz inny plik.
sim-journal-foreign = { $file } nie jest plikiem z grami: wybierz inny plik.
sim-journal-other = { $file } zawiera gry innego przebiegu, różni się: { $what }. Użyj tych samych ustawień albo wybierz inny plik.
sim-journal-broken = Wiersza { $line } pliku { $file } nie da się odczytać jako gry: usuń ten wiersz albo wybierz inny plik.
sim-parquet-there = Plik { $file } już istnieje: wybierz inny albo przenieś go gdzie indziej.
sim-parquet-other = { $file } nie jest plikiem Parquet z tego przebiegu: wybierz inny plik.
sim-ray-address = „{ $address }” to nie adres klastra Ray: napisz HOST:PORT, ray://HOST:PORT albo local.
sim-ray-dead = Pod adresem { $address } nie odpowiada żaden klaster Ray: { $why }.
sim-ray-join = Klaster Ray { $address } odmawia połączenia: { $why } (może potrzebuje tokenu?)
sim-ray-not = Pod adresem { $address } coś odpowiada, ale to nie klaster Ray.
sim-ray-node = Węzeł klastra Ray nie może grać: { $why }
sim-ray-other = Węzeł klastra Ray ma inną wersję tego programu ({ $program }): zainstaluj tę samą na każdym węźle.
