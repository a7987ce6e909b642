## Schwierigkeitsgrade: die Wahl auf der Startseite

web-level = Wie schwer?
web-level-first = Erstes Spiel
web-level-first-about = Du gewinnst wahrscheinlich, auch wenn du die Regeln noch lernst.
web-level-fair = Fairer Kampf
web-level-fair-about = Die andere Seite spielt vernünftig. Behalte Myladys Leisten im Blick.
web-level-hard = Schwer
web-level-hard-about = Die andere Seite kennt die Chancen und plant voraus.
web-level-merciless = Gnadenlos
web-level-merciless-about = Der anderen Seite entgeht nichts. Rechne mit einer Niederlage.
web-level-usual-rules = die üblichen Regeln
web-level-you-play = Du spielst
web-level-against = Gegen
web-level-beginner-wins = Ein Anfänger gewinnt
web-level-expert-wins = Ein erfahrener Spieler gewinnt
web-level-measured = Gespielt von Bots mit 2 bis 6 Spielern: ein Neuling als Anfänger, ein Könner als erfahrener Spieler. Gemessen am { $date } ({ $commit }).
