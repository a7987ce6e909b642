### Viele Spiele auf einmal: Simulationen, Turniere, ihre Tabellen, Bilder und Schwierigkeiten.

cli-help-tournament = Jeden Mylady-Bot gegen jede Mannschaft von Musketier-Bots mit denselben Startaufstellungen spielen lassen und die Bots jeder Seite bewerten.

cli-option-deals = Wie viele Startaufstellungen an jedem Tisch; jedes Paar von Bots spielt jede davon.
cli-option-milady_bots = Die Bots, die Mylady spielen, durch Kommas getrennt (Vorgabe: alle außer master, der langsam ist).
cli-option-musketeer_bots = Die Bots, die die Musketiere spielen, durch Kommas getrennt (Vorgabe: alle außer master, der langsam ist).
cli-option-seat_bots = Ein anderer Bot für einen Platz: milady, ein Musketier oder eine Nummer, zum Beispiel athos=random; auch mehrmals.
cli-option-ray = Auf einem Ray-Cluster spielen: seine Adresse (HOST:PORT oder ray://HOST:PORT), oder local für ein Ray auf dieser Maschine.
cli-option-jsonl = Jedes Spiel als eine Zeile JSON schreiben, sobald es zu Ende ist.
cli-option-resume_run = Den Lauf in der Datei von --jsonl fortsetzen.
cli-option-parquet = Jedes Spiel als eine Zeile einer Parquet-Datei schreiben.
cli-option-rules = Auflisten, wie oft jede Regel in einem Spiel benutzt wurde.
cli-option-plots = Bilder in diesen Ordner zeichnen: wer gewinnt, wie lang Spiele sind, wie sie enden, die vier Uhren.
cli-option-plot_format = Das Format der Bilder: svg oder png.

## Wie es lief

cli-simulate-interval = Die zweite Zeile jedes Anteils ist sein 95-%-Intervall.
cli-simulate-kept = { $games ->
    [one] 1 Spiel war schon da.
   *[other] { $games } Spiele waren schon da.
}
cli-simulate-died = { $n ->
    [one] 1 Prozess ist mitten in einem Spiel gestorben.
   *[other] { $n } Prozesse sind mitten in einem Spiel gestorben.
}
cli-simulate-again = { $n ->
    [0] Kein Spiel wurde noch einmal gespielt.
    [one] 1 Spiel wurde noch einmal gespielt.
   *[other] { $n } Spiele wurden noch einmal gespielt.
}
cli-simulate-failed = { $n ->
    [one] 1 Spiel ließ sich nicht zu Ende spielen:
   *[other] { $n } Spiele ließen sich nicht zu Ende spielen, darunter:
}

## Turniere

cli-tournament-deals = { $n ->
    [0] Noch keine Startaufstellung wurde von allen Paaren gespielt: Es gibt keine Rangliste.
    [one] Es zählt 1 Startaufstellung, die alle Paare gespielt haben.
   *[other] Es zählen { $n } Startaufstellungen, die alle Paare gespielt haben.
}
cli-tournament-bot = Bot
cli-tournament-rating = Wertung
cli-tournament-share = gewonnene Spiele
cli-tournament-ahead = Vorsprung vor dem Nächsten
cli-tournament-meetings = Wie oft Mylady (links) gewann
cli-tournament-note = Wertungen auf der Elo-Skala, mit 1500 als Mittel jeder Seite. Die zweiten Zeilen sind 95-%-Intervalle; Unterschiede sind je Startaufstellung genommen.

## Bilder

cli-plot-wins = Von Mylady gewonnene Spiele, mit 95-%-Intervallen
cli-plot-length = Wie lang Spiele sind
cli-plot-endings = Wie Spiele enden
cli-plot-clocks = Die vier Uhren: Mittel, 8 von 10 Spielen, und wo Mylady gewinnt (gestrichelt)
cli-plot-share = Anteil der Spiele, %
cli-plot-turns = Runden
cli-plot-turn = Runde (der Spiele, die so weit kamen)
cli-clock-time = Zeit
cli-clock-siege = Belagerung von La Rochelle
cli-clock-honour = Die Ehre der Königin
cli-clock-abduction = Constance: Myladys Erfolge

## Was nicht geht

cli-plot-format = Bilder können nicht { $read } sein: Wähle aus { $known }.
cli-seat-bot = --bot: „{ $read }“ ist kein Platz mit seinem Bot: Schreibe zum Beispiel athos=random.
cli-resume-what = --resume braucht die Datei, die fortgesetzt werden soll: Nenne sie mit --jsonl.
cli-bot-twice = { $option }: { $bot } ist zweimal genannt, einmal genügt.
sim-extra = { $package } ist nicht installiert: Führe pip install "mousquetaires[{ $extra }]" aus.
sim-deadly = Das Spiel mit Startwert { $seed } wurde übersprungen: Sein Prozess starb { $tries } Mal.
sim-all-die = { $games } Spiele nacheinander haben ihren Prozess getötet: Reicht der Speicher?
sim-journal-there = { $file } gibt es schon: --resume setzt sie fort, oder wähle eine andere Datei.
sim-journal-foreign = { $file } ist keine Datei mit Spielen: Wähle eine andere Datei.
sim-journal-other = { $file } enthält Spiele eines anderen Laufs, er unterscheidet sich in: { $what }. Nimm dieselben Einstellungen, oder wähle eine andere Datei.
sim-journal-broken = Zeile { $line } von { $file } lässt sich nicht als Spiel lesen: Lösche diese Zeile, oder wähle eine andere Datei.
sim-parquet-there = { $file } gibt es schon: Wähle eine andere Datei, oder verschiebe diese.
sim-parquet-other = { $file } ist nicht die Parquet-Datei dieses Laufs: Wähle eine andere Datei.
sim-ray-address = „{ $address }“ ist keine Adresse eines Ray-Clusters: Schreibe HOST:PORT, ray://HOST:PORT oder local.
sim-ray-dead = Unter { $address } antwortet kein Ray-Cluster: { $why }.
sim-ray-join = Der Ray-Cluster { $address } lehnt die Verbindung ab: { $why } (braucht er ein Token?)
sim-ray-not = Unter { $address } antwortet etwas, aber es ist kein Ray-Cluster.
sim-ray-node = Ein Knoten des Ray-Clusters kann nicht spielen: { $why }
sim-ray-other = Ein Knoten des Ray-Clusters hat eine andere Version dieses Programms ({ $program }): Installiere überall dieselbe.
