### Am Tisch: eine aufgedeckte Falle, die Chancen eines Duells als Teile von 100 %, die Zeile des Telefons über der Karte.

web-fight-snare = Die Falle auf Feld { $n } des Vorzimmers auslösen
web-odds-unhurt = unverletzt
web-odds-of-these-out = davon: fällt
web-answers-below = Weiter unten sind noch Antworten
web-glance-life = { $hero }: Leben { $n }
# the heading of a column of chances: how often he is wounded
web-odds-hurt = verwundet
