### Das Ende eines Spiels, im Browser.

## Wer gewonnen hat, und wie

web-end-musketeers = Die Musketiere gewinnen
web-end-milady = Mylady gewinnt
web-end-musketeers-lose = Die Musketiere verlieren
web-end-milady-loses = Mylady verliert
# $hero ist durch das letzte Vorzimmer gekommen; nur beim Ende diamonds
web-end-how = { $ending ->
    [diamonds] { $hero_the } hat die Königin erreicht: Sie trägt ihre Diamantnadeln, und Richelieu erbleicht.
    [time] Die Zeit ist um, und die Königin ist ohne ihre Diamantnadeln auf dem Ball.
    [siege] Die Belagerung von La Rochelle ist verloren, und mit ihr der Krieg des Königs.
    [honour] Die Ehre der Königin ist dahin, und kein Diamant bringt sie zurück.
    [abduction] Constance ist tot.
   *[barred] Kein Musketier darf mehr auf die Suche.
}
web-end-turns = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
web-end-minutes = { $n } min
web-end-hours = { $hours } h { $minutes } min
web-end-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
}
# $left ist zum Beispiel „noch 1 Schritt“
web-end-closest = Am nächsten war Mylady in Runde { $turn }: { $clock }, { $left }
web-end-quest-reached = Letzter Plan der Suche: { $board }, { $done } von { $of }

## Wie es weitergeht

web-end-rematch = Noch einmal spielen
web-end-swap = Seiten tauschen
web-end-swap-about = Dieselben Spieler, und jemand anderes spielt Mylady.
web-end-follow = Zum nächsten Spiel
web-end-record = Aufzeichnung
web-end-record-about = Die Aufzeichnung herunterladen: jeder Zug und jeder Würfel, zum Aufheben oder Nachprüfen.
web-end-table = Tisch und Chat
web-end-see = Wie das Spiel verlief
web-end-host = { $name } kann das nächste Spiel starten.

## Die Leisten

web-end-tabs = Teile des Rückblicks
web-end-course = Verlauf
web-end-clocks = Was noch blieb
web-end-clocks-about = Wie viel nach jeder Runde bis zu Myladys Sieg fehlte.
web-end-turn-axis = Runde
web-end-left = noch { $n }
web-end-clock-never = nie in Gefahr
web-end-call = { $n ->
    [0] im letzten Moment gerettet
   *[other] am knappsten: { $n }
}
web-end-won-here = Mylady gewinnt
# vorgelesen: was nach jeder Runde noch blieb
web-end-clock-heard = { $clock }, höchstens { $of }, nach jeder Runde: { $values }

## Wo Mylady war

web-end-path = Wo Mylady war
web-end-path-about = Und was die Musketiere wussten, bevor ihre Karte aufgedeckt wurde.
web-end-path-was = hier war sie
web-end-path-met = getroffen oder gefunden
web-end-path-possible = möglich
web-end-path-ruled-out = ausgeschlossen
web-end-path-shown = Ihr Ort wurde zu Beginn jeder Runde gezogen und aufgedeckt.
web-end-near-miss = Knapp daneben in Runde { $turn }: { $who } – neben ihr, ohne es zu wissen.
# vorgelesen für eine Runde
web-end-path-heard = Runde { $turn }: { $place }
web-end-path-heard-met = Runde { $turn }: { $place }, getroffen oder gefunden

## Duelle und Würfe

web-end-duels = Duelle
web-end-duels-count = { $drawn ->
    [0] { $won } gewonnen, { $lost } verloren
   *[other] { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden
}
web-end-duels-none = Es gab kein Duell.
web-end-duel-won = gewonnen
web-end-duel-lost = verloren
web-end-duel-drawn = unentschieden
web-end-duel-of = { $won } von { $n }
web-end-rolls = Würfe
web-end-luckiest = Glücklichster Wurf
web-end-worst = Schlechtester Wurf
web-end-roll-none = Keiner war so selten wie 1 von { $n }.
web-end-roll-duel = { $hero_the } gegen { $foe_acc }, Runde { $turn }
web-end-roll-siege = Die Belagerung von La Rochelle, Runde { $turn }
web-end-rare = 1 von { $n }
web-end-rare-about = Mit diesen Würfeln hat einer von { $n } Würfen so viele Degen und so wenige gegen sich. Ausrüstung und Neuwürfe zählen nicht mit.
web-end-rare-bad-about = Mit diesen Würfeln hat einer von { $n } Würfen so wenige Degen und so viele gegen sich. Ausrüstung und Neuwürfe zählen nicht mit.

## Hände

web-end-hands = Die Hände am Ende
web-end-hands-tab = Hände
web-end-hand-empty = keine Karten
web-end-hand-foes = { $n } Widersacher
web-end-hand-traps = { $n ->
    [one] 1 Hinterhalt
   *[other] { $n } Hinterhalte
}
