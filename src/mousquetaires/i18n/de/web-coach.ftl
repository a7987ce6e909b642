### The coach: the panel at a question, Milady’s map, and the table’s option.

web-coach = Berater
web-coach-title = Was würdest du tun?
web-coach-musketeers = Wahrscheinlichkeit, dass die Musketiere gewinnen:
web-coach-milady = Wahrscheinlichkeit, dass du gewinnst:
web-coach-thinking = Der Berater überlegt …
web-coach-ask-again = Noch einmal fragen
web-coach-chance = { $percent } %, plus oder minus { $error }
web-coach-unclear = Keine eindeutig beste Antwort: Die ersten beiden liegen innerhalb des Fehlers.
web-coach-clear = Die erste Antwort ist eindeutig die beste.
web-coach-method = Simulierte Runden je Antwort: { $n }. ± ist das 95-%-Intervall.
web-coach-where = Wo kann Mylady sein?
web-coach-legend = Wo Mylady sein kann
web-coach-press-place = Drücke auf einen Ort, um die Gründe zu sehen
web-coach-public = nur aus offenen Tatsachen
web-coach-end-now = Wenn du jetzt aufhörst:
web-coach-end-thinking = Der Berater prüft noch, was dadurch verloren geht.
web-coach-end-anyway = Drücke noch einmal, um trotzdem aufzuhören.
web-coach-all = Alle Antworten
web-coach-allowed = der Berater darf allen Spielern helfen
web-coach-about = Bei eigenen Fragen dürfen Spieler einen starken Bot fragen, was er täte. Alle sehen, dass das erlaubt ist. Nur gegen Bots gibt es ihn immer.
