### Warum etwas nicht geht: was nicht stimmt, und was richtig wäre.

## Wer zu entscheiden hat

reason-not-asked = Das ist gerade nicht deine Entscheidung.
reason-nothing-pending = Es gibt noch nichts zu entscheiden: Erst kommen Würfel oder Karten.
reason-game-over = Das Spiel ist zu Ende.
reason-not-offered = Das ist keine Antwort auf die Frage: Wähle eine der Möglichkeiten.
reason-not-now = Nicht jetzt: Warte, bis ein Musketier seine nächste Aktion wählen kann.
reason-impossible-outcome = Diese Würfel oder Karten sind nicht möglich.
reason-other-chance = Ein anderer Wurf ist an der Reihe: { $due }, nicht { $read }.
reason-undo-not-yours = Dort gibt es keinen Zug von dir, der sich zurücknehmen lässt.
reason-undo-start = Diese Partie beginnt hier: Was davor liegt, lässt sich nicht zurücknehmen.
reason-undo-needs-consent = { $missing ->
    [one] Seitdem wurde gewürfelt, etwas aufgedeckt, oder jemand anderes hat gezogen: 1 weiterer Spieler muss zustimmen.
   *[other] Seitdem wurde gewürfelt, etwas aufgedeckt, oder jemand anderes hat gezogen: { $missing } weitere Spieler müssen zustimmen.
}

## Der Zug eines Musketiers

reason-has-played = Er war schon am Zug: Wähle einen Musketier, der es noch nicht war.
reason-no-actions-left = Er hat keine Aktionen mehr: Beende seinen Zug, oder reite, wenn sein Pferd noch nicht gelaufen ist.
reason-must-leave = Er ist seit der letzten Runde bei Richelieu: Zuerst muss er von dort fort.
reason-in-bastille = Er sitzt in der Bastille: Zuerst muss er den Wächter bestechen oder gegen ihn kämpfen.
reason-not-in-bastille = Das kann nur ein Gefangener der Bastille.
reason-jailed-this-turn = Er wurde in dieser Runde in die Bastille geworfen: Ab der nächsten kann er zu entkommen versuchen.
reason-no-cards-left = Es gibt keine Abenteuerkarte mehr zu ziehen.
reason-already-there = Er ist schon dort: Wähle einen anderen Ort.
reason-closed-place = Musketiere können dort nicht hin: Myladys Stadthaus ist verschlossen, und in die Bastille kommt man nur als Gefangener.
reason-barred = Er ist auf der Suche gefallen und darf in diesem Spiel nicht mehr dorthin.
reason-no-horse = Er hat keinen Vollblüter: Er kann einen im Arsenal kaufen.
reason-horse-used = Sein Vollblüter ist in dieser Runde schon gelaufen.
reason-lying = Dieser Musketier ist kampfunfähig: Wähle einen anderen.
reason-not-treville = Nur Monsieur de Tréville kann Befehle geben.
reason-ordered-already = Monsieur de Tréville hat seinen Befehl in dieser Runde schon gegeben.

## Karten

reason-not-in-hand = Die Karten dafür hast du nicht.
reason-combat-card-needed = Dafür braucht es eine Kampfkarte.
reason-card-needed = Dafür braucht es eine Karte, aber die Hand ist leer.
reason-siege-full = Bei der Belagerung liegen schon drei Karten, und mehr sind nicht möglich.
reason-not-at-rochelle = Nur ein Musketier in La Rochelle kann die Belagerung verstärken.
reason-combat-cards = { $room ->
    [0] Für einen weiteren Würfel ist kein Platz.
    [one] Er kann nur Kampfkarten von der Hand dazulegen, für höchstens 1 Würfel mehr.
   *[other] Er kann nur Kampfkarten von der Hand dazulegen, für höchstens { $room } Würfel mehr.
}

## Missionen

reason-nobody-to-fight = Dieser Widersacher ist nicht dort, wo er steht.
reason-no-such-step = Der Plan der Suche lässt das dort, wo er steht, nicht zu.
reason-other-path = Er ist auf einem anderen Weg der Herberge: Zuerst muss er in den Gemeinschaftsraum zurück.
reason-beggars = Die Bettler sind im Weg: Gib ihnen erst ein Almosen.
reason-no-beggars = Dort sind keine Bettler.
reason-no-challenge-here = Dort, wo er steht, gibt es diese Herausforderung nicht.
reason-no-means = Diese Herausforderung ({ $skill }) kann er nicht meistern: Sie verlangt { $level }, und mit allem, was er hat, kommt er auf { $best }.
reason-challenge-payment = { $lacks ->
    [one] Nur Karten dieser Fähigkeit ({ $skill }) zählen, und es fehlt 1 Punkt.
   *[other] Nur Karten dieser Fähigkeit ({ $skill }) zählen, und es fehlen { $lacks } Punkte.
}
reason-no-task = Die Mission in Paris verlangt das dort, wo er steht, nicht.

## Börse, Heldenmarken, Einer für alle

reason-pistoles = { $needed ->
    [one] Das kostet 1 Goldstück, aber in der Börse sind { $purse }.
   *[other] Das kostet { $needed } Goldstücke, aber in der Börse sind { $purse }.
}
reason-epic = { $needed ->
    [one] Das kostet 1 Heldenmarke, aber die Musketiere haben { $epic }.
   *[other] Das kostet { $needed } Heldenmarken, aber die Musketiere haben { $epic }.
}
reason-no-one-for-all = Die Musketiere haben keine Karte „Einer für alle“.
reason-no-effect = Das würde jetzt nichts ändern: Wähle eine andere Wirkung.
reason-not-this-board = Heldenmarken decken nur auf dem ersten Plan der Suche Marken auf.

## Das Arsenal

reason-out-of-stock = Im Arsenal ausverkauft: { $item }.
reason-owned = Das hat er schon: { $item }.
reason-full-life = Er hat alle Lebenspunkte: Die Heilsalbe wäre vergeudet.
reason-nothing-to-buy = Im Arsenal gibt es nichts, was ihm nützt und was er bezahlen kann.

## Tausch

reason-isolated = Kein Tausch in dieser Runde: Mylady hat Isolation gespielt.
reason-not-together = Sie sind nicht am selben Ort.
reason-nothing-to-trade = Keiner von beiden hat etwas zu tauschen.
reason-empty-offer = Das Angebot ist leer: Gib oder verlange mindestens eine Sache.
reason-equipment-only = Beide führt derselbe Spieler mit einer Hand: Sie können nur Ausrüstung tauschen.
reason-not-that-many = { $cards ->
    [one] Der andere Spieler hat nur 1 Karte.
   *[other] Das kann der andere Spieler nicht haben: Er hält { $cards } Karten, und von jeder Art gibt es nur eine bestimmte Zahl.
}
reason-no-such-equipment = Einer von beiden hat diese Ausrüstung nicht.
reason-two-alike = Ein Musketier darf dieselbe Ausrüstung nicht zweimal haben.
reason-too-much-gear = Einer von beiden hätte mehr Ausrüstung, als er tragen kann.

## Mylady

reason-rochefort-out = Rochefort ist kampfunfähig: Du kannst nur dorthin, wo du ihn nicht brauchst.
reason-not-in-reserve = { $foe_the } ist nicht auf Myladys Hand.
reason-trap-not-here = Dieser Hinterhalt geht hier nicht: { $trap }.
reason-strength = Die Stärken ergeben { $total }, müssen aber { $due } ergeben.
reason-token-spaces = { $spaces ->
    [one] 1 Feld muss genau eine Marke bekommen.
   *[other] Jedes der { $spaces } Felder muss genau eine Marke bekommen, und kein anderes.
}
reason-token-missing = So viele gibt es davon nicht mehr: { $token }.
reason-inn-tokens = In die Herberge gehören genau 4 Täuschungen, nicht { $decoys }, und keine Herausforderungen.
reason-gallery-tokens = In jedes Vorzimmer gehören erst eine Herausforderung, dann zwei Wachen, und keine Täuschungen.
reason-return-tokens = Auf die Straße gehören nur Wachen und Fallen, keine Täuschungen und keine Herausforderungen.

## Die Sanduhr

reason-no-hourglass = Es läuft keine Sanduhr.
reason-sand-stopped = Die Sanduhr steht gerade still.
