### Die Analyse eines beendeten Spiels: mousquetaires analyse, der HTML-Bericht und die Fehler von beiden.

cli-help-analyse = Zeigen, wo ein beendetes Spiel gewonnen und verloren wurde: Glück, Entscheidungen, Wendepunkte, knapp Verfehltes.
cli-option-html = Einen Bericht als Webseite in diese Datei schreiben.
cli-option-playouts = Auch von jedem Moment aus so oft weiterspielen; das gibt der Kurve eine Fehlerspanne.
cli-option-playout_jobs = Wie viele Prozesse weiterspielen.
cli-option-records = Die Aufzeichnung jedes Spiels in diesen Ordner schreiben.
cli-records-resume = --records und --resume passen nicht zusammen: Spiele, die schon in der Datei sind, haben keine Aufzeichnung.
analysis-unfinished = Das Spiel ist noch nicht zu Ende ({ $inputs ->
    [one] { $inputs } Eingabe
   *[other] { $inputs } Eingaben
}): Nur beendete Spiele können analysiert werden.

analysis-musketeers-won = Die Musketiere haben in Runde { $turns } gewonnen. { $ending }.
analysis-milady-won = Mylady hat in Runde { $turns } gewonnen. { $ending }.

## Tabellen

analysis-title-ledger = Die Bilanz: Myladys Siegchance, in Punkten von 100
analysis-title-players = Glück und Entscheidungen nach Spielern, in Punkten für Mylady
analysis-title-swings = Die größten Wendungen, in Punkten für Mylady
analysis-title-beliefs = Wo Mylady war, und was sich aus öffentlichen Tatsachen vermuten ließ
analysis-curve = Myladys Siegchance nach jeder Wahl und jedem Wurf
analysis-what = Posten
analysis-points = Punkte
analysis-start = Anfang
analysis-luck = Glück
analysis-decisions = Entscheidungen
analysis-unforeseen = Unvorhergesehenes
analysis-result = Ergebnis
analysis-player = Spieler
analysis-shared = niemand Bestimmtes
analysis-turn = Runde
analysis-happened = Was geschah
analysis-change = Änderung
analysis-better-answer = { $better } ({ $chance } statt { $played }, ± { $error })
analysis-better = Besser
analysis-no-verdict = kein Urteil
analysis-no-answer = –
analysis-truth = Wo sie war
analysis-chance = Chance
analysis-guess = Am wahrscheinlichsten
analysis-reason = Runde { $turn }: { $reason }
analysis-note = Anfang + Glück + Entscheidungen + Unvorhergesehenes = Ergebnis. Glück misst sich am Mittel aller möglichen Ausgänge, eine Entscheidung an der besten Antwort aus Sicht dieses Spielers. Unvorhergesehen ist, was die Formel falsch eingeschätzt hat.

## Knapp verfehlt

analysis-miss-crossed = Runde { $turn }: { $hero_the } war { $place_loc }, während Mylady sich dort versteckte, und sie trafen sich nicht.
analysis-miss-one_short = Runde { $turn }: { $hero_the } ließ dem Widersacher einen einzigen Lebenspunkt ({ $foe }).
analysis-miss-one_shield = Runde { $turn }: Mit einem Schild mehr wäre { $hero_the } im Kampf mit { $foe_ins } nicht gefallen.
analysis-miss-one_point = Runde { $turn }: Ein einziger Punkt fehlte { $hero_dat } { $place_loc } für die Herausforderung { $skill }.
analysis-miss-one_space-time = Runde { $turn }: Noch ein Feld auf der Zeitleiste, und Mylady hätte gewonnen.
analysis-miss-one_space-siege = Runde { $turn }: Ein einziges Feld trennte den König vor La Rochelle von der Niederlage.
analysis-miss-one_space-honour = Runde { $turn }: Der Königin blieb ein einziger Ehrenpunkt.
analysis-miss-one_space-constance = Runde { $turn }: Noch ein Erfolg, und Constance wäre verloren gewesen.

## Server

server-analyses-yours = Du wartest schon auf { $n } Analysen: Frag wieder, wenn eine fertig ist.
server-analyses-busy = Viele Spiele warten auf ihre Analyse: Versuch es später noch einmal.
