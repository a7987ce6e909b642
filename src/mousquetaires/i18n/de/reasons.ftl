### Warum etwas nicht geht: was nicht stimmt, und was richtig wäre.

## Wer zu entscheiden hat

reason-not-asked = Das hast du jetzt nicht zu entscheiden: Gefragt ist jemand anderes.
reason-nothing-pending = Gerade wird niemand gefragt: Erst müssen Würfel oder Karten fallen.
reason-game-over = Das Spiel ist zu Ende.
reason-not-offered = Das ist keine Antwort auf die gestellte Frage: Wähle eine der Möglichkeiten.
reason-not-now = Nicht in diesem Augenblick: Warte, bis ein Musketier nach seiner nächsten Aktion gefragt wird.
reason-impossible-outcome = So können diese Würfel oder Karten nicht fallen.
reason-other-chance = Ein anderer Wurf ist an der Reihe: { $due }, nicht { $read }.
reason-undo-not-yours = Dort gibt es nichts, was du zurücknehmen könntest.
reason-undo-needs-consent = { $missing ->
    [one] Seitdem sind Würfel gefallen, wurde etwas gezeigt oder hat jemand anderes gehandelt: Ein weiterer Spieler müsste zustimmen.
   *[other] Seitdem sind Würfel gefallen, wurde etwas gezeigt oder hat jemand anderes gehandelt: { $missing } weitere Spieler müssten zustimmen.
}

## Der Zug eines Musketiers

reason-has-played = Er war schon am Zug: Wähle einen, der es noch nicht war.
reason-no-actions-left = Er hat in dieser Runde keine Aktionen mehr: Beende seinen Zug, oder reite, wenn sein Pferd ausgeruht ist.
reason-must-leave = Er ist seit der letzten Runde bei Richelieu: Zuerst muss er von dort fort.
reason-in-bastille = Er sitzt in der Bastille: Zuerst muss er die Kerkermeister bestechen oder sich den Weg freikämpfen.
reason-not-in-bastille = Das kann nur ein Gefangener der Bastille.
reason-jailed-this-turn = Er wurde erst in dieser Runde in die Bastille geworfen: Ab der nächsten darf er es versuchen.
reason-no-cards-left = Es gibt keine Abenteuerkarte mehr zu ziehen.
reason-already-there = Er ist schon dort: Wähle einen anderen Ort.
reason-closed-place = Dorthin kann kein Musketier gehen: Myladys Gemächer sind verschlossen, und in die Bastille geht niemand freiwillig.
reason-barred = Er ist auf der Suche gefallen und darf in diesem Spiel nicht mehr dorthin.
reason-no-horse = Er hat keinen Vollblüter: Kaufe einen im Arsenal.
reason-horse-used = Sein Vollblüter ist in dieser Runde schon gelaufen.
reason-lying = Dieser Musketier liegt im Vieux Colombier: Wähle einen, der auf den Beinen ist.
reason-not-treville = Befehle gibt nur Monsieur de Tréville.
reason-ordered-already = Monsieur de Tréville hat seinen Befehl in dieser Runde schon gegeben.

## Karten

reason-not-in-hand = Die nötigen Karten sind nicht auf der Hand.
reason-combat-card-needed = Dafür braucht es eine Kampfkarte.
reason-card-needed = Dafür braucht es eine Karte, und die Hand ist leer.
reason-siege-full = In La Rochelle liegen schon drei Karten, mehr passen nicht hin.
reason-not-at-rochelle = Nur ein Musketier in La Rochelle kann die Belagerung verstärken.
reason-combat-cards = { $room ->
    [0] Für einen weiteren Würfel ist kein Platz.
    [one] Nur Kampfkarten auf der Hand zählen, und es ist noch Platz für 1 Würfel.
   *[other] Nur Kampfkarten auf der Hand zählen, und es ist noch Platz für { $room } Würfel.
}

## Missionen

reason-nobody-to-fight = Einen solchen Widersacher gibt es dort nicht, wo er steht.
reason-no-such-step = Der Plan der Suche bietet dort, wo er steht, nichts dergleichen.
reason-other-path = Er ist auf einem anderen Weg des Gasthofs: Zuerst muss er in den Schankraum zurück.
reason-beggars = Die Bettler sind im Weg: Gib ihnen erst ein Almosen.
reason-no-beggars = Dort sind keine Bettler.
reason-no-challenge-here = Dort, wo er steht, wartet keine solche Herausforderung.
reason-no-means = Diese Herausforderung ({ $skill }) kann er nicht meistern: Sie verlangt { $level }, und mit allem, was er hat, käme er auf { $best }.
reason-challenge-payment = { $lacks ->
    [one] Nur Karten dieser Fähigkeit ({ $skill }) zählen, und ihm fehlt 1 Punkt.
   *[other] Nur Karten dieser Fähigkeit ({ $skill }) zählen, und ihm fehlen { $lacks } Punkte.
}
reason-no-task = Die Paris-Karte verlangt dort, wo er steht, nichts dergleichen.

## Börse, Heldenmarken, Einer für alle

reason-pistoles = { $needed ->
    [one] Das kostet 1 Goldstück, und in der Börse sind { $purse }.
   *[other] Das kostet { $needed } Goldstücke, und in der Börse sind { $purse }.
}
reason-epic = { $needed ->
    [one] Das kostet 1 Heldenmarke, und die Musketiere haben { $epic }.
   *[other] Das kostet { $needed } Heldenmarken, und die Musketiere haben { $epic }.
}
reason-no-one-for-all = Die Musketiere haben keine Karte „Einer für alle“.
reason-no-effect = Das würde jetzt nichts ändern: Wähle eine andere Wirkung.
reason-not-this-board = Heldenmarken decken nur auf dem ersten Plan der Suche Marken auf.

## Das Arsenal

reason-out-of-stock = Im Arsenal ist das ausgegangen: { $item }.
reason-owned = Das hat er schon: { $item }.
reason-full-life = Er ist unverletzt: Die Heilsalbe wäre vergeudet.
reason-nothing-to-buy = Im Arsenal gibt es nichts, was ihm nützt und was er bezahlen kann.

## Tausch

reason-isolated = In dieser Runde wird nicht getauscht: Mylady hat Isolation gespielt.
reason-not-together = Sie sind nicht am selben Ort.
reason-nothing-to-trade = Keiner von beiden hat etwas zu tauschen.
reason-empty-offer = Das Angebot ist leer: Gib oder verlange mindestens eine Sache.
reason-equipment-only = Beide führt derselbe Spieler, die Karten sind ohnehin gemeinsam: Sie können nur Ausrüstung tauschen.
reason-not-that-many = { $cards ->
    [one] Der andere Spieler hat nur 1 Karte.
   *[other] Das kann der andere Spieler nicht haben: Er hält { $cards } Karten, und von jeder Art gibt es nur eine bestimmte Zahl.
}
reason-no-such-equipment = Einer von beiden hat diese Ausrüstung nicht.
reason-two-alike = Niemand darf dieselbe Ausrüstung zweimal haben.
reason-too-much-gear = Einer von beiden hätte mehr Ausrüstung, als er tragen kann.

## Mylady

reason-rochefort-out = Rochefort ist kampfunfähig: Mylady kann nur dorthin, wo sie ihn nicht braucht.
reason-not-in-reserve = { $foe_the } ist nicht auf Myladys Hand.
reason-trap-not-here = Dieser Hinterhalt kann hier nicht gelegt werden: { $trap }.
reason-strength = Die Stärken ergeben zusammen { $total }, es müssen aber genau { $due } sein.
reason-token-spaces = { $spaces ->
    [one] 1 Feld muss genau eine Marke bekommen.
   *[other] Jedes der { $spaces } Felder muss genau eine Marke bekommen, und kein anderes.
}
reason-token-missing = So viele gibt es davon nicht mehr: { $token }.
reason-inn-tokens = In den Gasthof gehören genau 4 Attrappen, nicht { $decoys }, und keine Herausforderungen.
reason-gallery-tokens = In jedes Vorzimmer gehören erst eine Herausforderung, dann zwei Wachen, und keine Attrappen.
reason-return-tokens = Auf die Straße gehören nur Wachen und Fallen, keine Attrappen und keine Herausforderungen.

## Die Sanduhr

reason-no-hourglass = Es läuft keine Sanduhr.
reason-sand-stopped = Der Sand steht in diesem Augenblick still.
