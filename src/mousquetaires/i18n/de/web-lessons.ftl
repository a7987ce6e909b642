### Die Seiten und Felder der Lektionen, und die Zielkarte.

web-nav-lessons = Lernen
web-title-lessons = Spielend lernen
web-lessons-about = Zwei erste Partien lehren die Regeln am echten Tisch, Schritt für Schritt. Die Übungen dauern ein bis zwei Minuten.
web-lessons-done = { $n } von { $of } geschafft
web-lessons-first = Deine erste Partie
web-lessons-musketeers = Übungen für die Musketiere
web-lessons-milady = Übungen für Mylady
web-lesson-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
web-lesson-start = Anfangen
web-lesson-continue = Weiter
web-lesson-again = Von vorn
web-lesson-done = Geschafft
web-lesson-step = Schritt { $n } von { $of }
web-lesson-goal = Ziel: { $goal }
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-show = Zeig es mir
web-lesson-leave = Verlassen, Stand merken
web-lesson-leave-short = Verlassen
web-lesson-over = Geschafft: { $title }
web-lesson-play-on = Von hier weiterspielen
web-lesson-missed = Diesmal nicht
web-lesson-retry = Noch einmal versuchen
web-lesson-undo = Letzten Zug zurücknehmen
web-lesson-more = Weitere Lektionen
web-learn-title = Neu hier? Lern beim Spielen
web-learn-about = Zehn Minuten am echten Tisch, eine Idee nach der anderen. Jeden Zug machst du selbst.
web-learn-first_turn = Deine erste Runde, als Musketiere
web-learn-first_scheme = Deine erste Intrige, als Mylady

## Die Zielkarte

web-goalcard-you = Du spielst { $names }
web-goalcard-you-milady = Du spielst Mylady
web-goalcard-musketeers = Die Musketiere
web-goalcard-musketeers-win = Sie gewinnen gemeinsam, wenn alle vier Pläne der Suche geschafft sind.
web-goalcard-milady = Mylady
web-goalcard-milady-wins = Sie gewinnt, sobald eine dieser Anzeigen abläuft:
web-goalcard-way-time = Die Zeit erreicht ihr letztes Feld.
web-goalcard-way-siege = La Rochelle fällt an sie.
web-goalcard-way-honour = Die Königin verliert ihre ganze Ehre.
web-goalcard-way-abduction = Sechs Erfolge mit Die Entführung.
web-goalcard-turn = Eine Runde
web-goalcard-phase-milady = Mylady versteckt sich irgendwo und zieht oder spielt eine Arglistkarte.
web-goalcard-phase-musketeers = Jeder Musketier macht seine Aktionen, in beliebiger Reihenfolge.
web-goalcard-phase-siege = Beide Seiten würfeln für die Belagerung von La Rochelle.
web-goalcard-phase-end = Die Zeit rückt vor, und die offenen Missionen fordern ihren Preis.
web-goalcard-dismiss = Los geht’s
web-goalcard-lessons = Lieber Schritt für Schritt lernen
web-pointer-dismiss = Verstanden, keine Tipps mehr
web-pointer-next_musketeer = Jeder Musketier darf beginnen. Drück hier auf einen oder auf sein Bild.
web-pointer-musketeer_action = Drück hier auf eine Antwort oder auf etwas Leuchtendes auf der Karte. Jede kostet eine Aktion.
web-pointer-combat_cards = Mehr Würfel, bessere Chancen: Die Prozente zeigen, was jede Wahl bringt.
web-pointer-skill_cards = Hier wird nicht gewürfelt: Fähigkeit und Karten müssen die Schwierigkeit erreichen.
web-pointer-opening_paris = Jede Karte bedroht die Musketiere auf ihre Weise, bis sie die Mission erfüllen.
web-pointer-destination = Keiner sieht, wohin du gehst. In Paris, im Louvre und bei der Suche kämpft Rochefort für dich.
web-pointer-treachery = Zieh eine Karte für später, oder spiele jetzt eine: Sie wirkt sofort.
web-pointer-adversaries = Die Stärken müssen genau die der Mission ergeben. Ein Hinterhalt zählt 1.
web-exercise-done = Das Ziel ist erreicht. Spiel von hier weiter, wenn du magst, oder versuch die nächste Übung.
