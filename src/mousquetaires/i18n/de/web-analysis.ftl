### Die Analyse im Browser, neben der Wiedergabe.

web-replay-tab-analysis = Analyse
web-replay-tab-ledger = Warum
web-replay-tab-beliefs = Wo Mylady war
web-replay-tab-misses = Um ein Haar
web-analysis = Analyse
web-analysis-about = War es Glück? Welche Entscheidungen haben gezählt? Wo konnte Mylady sein, und was wäre fast passiert?
web-analysis-ask = Dieses Spiel analysieren
web-analysis-ask-about = Der Server tut es, wenn kein Spiel die Zeit braucht. Das Ergebnis bleibt bei diesem Spiel.
web-analysis-waiting = Warten: Der Server ist mit anderen Spielen beschäftigt.
web-analysis-running = Analyse läuft: { $percent } %
web-analysis-failed = Die Analyse ist gescheitert.
web-analysis-file = Der Server analysiert Spiele, die an seinen Tischen gespielt wurden. Für eine Datei hilft dieser Befehl auf deinem Rechner:
web-analysis-choose = Zieh danach das Ergebnis auf diese Seite, oder wähle es hier
web-analysis-other = Diese Analyse gehört zu einem anderen Spiel oder einer anderen Version.
web-analysis-curve-musketeers = Siegchance der Musketiere
web-analysis-curve-milady = Myladys Siegchance
web-analysis-curve-end-musketeers = Die Musketiere siegen
web-analysis-curve-end-milady = Mylady siegt
web-analysis-curve-about = geschätzt nach jeder Entscheidung und jedem Wurf; die Zahlen sind die größten Wendungen
web-analysis-curve-about-band = geschätzt nach jeder Entscheidung und jedem Wurf; Band: 95-%-Intervall simulierter Spiele; die Zahlen sind die größten Wendungen
web-analysis-curve-about-making = geschätzt nach jeder Entscheidung und jedem Wurf; Band (95-%-Intervall simulierter Spiele): zu { $percent } % berechnet
web-analysis-swings = Die größten Wendungen
web-analysis-swing-go = Wendung { $n }: { $what }
web-analysis-swing-number = Wendung { $n } von { $of }:
web-analysis-swing-choice = { $who }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} verschenkt
web-analysis-swing-luck = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} Glück für { $side ->
    [milady] Mylady
   *[musketeers] die Musketiere
}
web-analysis-no-verdict = Kein Urteil: Der Unterschied liegt im Fehlerbereich.
web-analysis-shared = Niemand allein
web-analysis-why-musketeers = Warum die Musketiere gewonnen haben
web-analysis-why-milady = Warum Mylady gewonnen hat
web-analysis-points-musketeers = Ihre Siegchance, in Punkten von 100
web-analysis-points-milady = Ihre Siegchance, in Punkten von 100
web-analysis-about-start = Die Chance zu Beginn der ersten Runde.
web-analysis-about-luck = Würfel und Karten, verglichen mit dem Mittel von allem, was kommen konnte.
web-analysis-about-decisions = Entscheidungen, verglichen mit der besten Antwort, die der Spieler finden konnte.
web-analysis-about-unforeseen = Was die Schätzung selbst falsch eingeschätzt hat.
web-analysis-about-result = Anfang, Glück, Entscheidungen und Unvorhergesehenes ergeben zusammen 100: Diese Seite hat gewonnen.
web-analysis-players = Glück und Entscheidungen nach Spielern
web-analysis-players-musketeers = Punkte für die Musketiere: Myladys Fehler zählen für sie.
web-analysis-players-milady = Punkte für Mylady: Die Fehler der Musketiere zählen für sie.
web-analysis-instead = Stattdessen
web-analysis-own-chance = Chancen nach dem, was von diesem Platz aus bekannt war ({ $who }).
web-analysis-difference = Unterschied: { $n } ± { $error } Punkte (Welten durchgespielt: { $worlds }).
web-analysis-because = denn
web-analysis-belief = Wo Mylady sein konnte, von diesem Platz aus gesehen ({ $who })
web-analysis-boxed = Im Kasten: wo sie war.
web-analysis-was-there = (dort war sie)
web-analysis-previous = Vorige Wendung
web-analysis-next = Nächste Wendung
web-analysis-show = Diesen Moment zeigen
web-analysis-try = Von hier probieren
web-analysis-no-swings = Kein Wurf und keine Entscheidung sticht heraus.
web-analysis-beliefs-about = Chance in Prozent nach dem, was alle wussten, bevor ihre Karte aufgedeckt wurde. Im Kasten: wo sie war.
web-analysis-turn-go = Runde { $n } zeigen
web-analysis-no-misses = So knapp war nichts.
