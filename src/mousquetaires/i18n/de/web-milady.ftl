### Milady's screen: where she goes, whom she sends, what she lays. Nobody sees it before she sends it.

## Where she goes; what each place brings her

web-destination-secret = Du legst deine Ortskarte verdeckt: Niemand sieht sie, bevor sie aufgedeckt wird.
web-destination-paris = Rochefort stellt jeden, der dort einen Schritt der Mission versucht, nur Athos nicht.
web-destination-louvre = Rochefort stellt jeden, der dort einen Schritt der Mission versucht, nur Athos nicht.
web-destination-quest = Rochefort stellt jeden, der einen Schritt der Suche versucht, nur Athos nicht.
web-destination-rochelle = Am Ende ihrer Züge entfernst du eine der Karten, die bei der Belagerung liegen.
web-destination-richelieu = Wenn dich dort niemand findet: eine beliebige Arglistkarte aus dem Stapel oder drei auf der Hand.
web-destination-quarters = Am Ende ihrer Züge nimmst du eine Paris-Karte. Niemand kann dich stören.

## Putting something together

web-place-suggest = Vorschlagen
web-place-clear = Leeren
web-place-cleared = Alles ist wieder im Vorrat.
web-place-cancelled = Zurückgelegt.

## Adversaries and a trap for a mission; $total is their strength so far, $due what it has to be

web-force-how = Zieh eine Karte oder tippe sie an: Sie geht zur Mission oder kommt zurück. Niemand sieht etwas, bevor du sie losschickst.
web-force-reserve = Dein Vorrat: { $n }
web-force-nobody = Noch niemand: Zieh Karten hierher oder tippe sie an.
web-force-all-sent = Niemand ist übrig.
web-force-is-trap = Hinterhalt
web-force-exact = Stärke { $total } von { $due }: genau richtig
# $n is how much is lacking
web-force-short = Stärke { $total } von { $due }: { $n } zu wenig
# $n is how much it is over
web-force-over = Stärke { $total } von { $due }: { $n } zu viel
web-force-most = Der Wert ist { $rating }, aber deine Karten ergeben höchstens { $due }.
web-force-no-trap = Kein Hinterhalt: Für einen ist Platz.
web-force-trap = Hinterhalt: { $trap }
web-force-went = { $card } { $place_to }: Stärke { $total } von { $due }
# $other is the trap that makes room
web-force-instead = { $card } { $place_to } (zurück kommt: { $other }): Stärke { $total } von { $due }
web-force-back = { $card } zurück im Vorrat: Stärke { $total } von { $due }
web-force-suggested = Vorschlag: { $cards }. Stärke { $total } von { $due }
web-force-send = Losschicken

## Tokens for the spaces of a Quest board; $n of $of spaces are filled

web-tokens-how = Zieh Marken, oder tippe erst eine Marke und dann ein Feld an; zwei Felder antippen tauscht. Die Musketiere sehen nur die Rückseiten.
web-tokens-keys = Mit der Tastatur: Pfeile von Feld zu Feld, dann Enter oder eine Zahl.
web-tokens-reserve = Deine Marken
web-tokens-empty = leer
web-tokens-left = { $n ->
    [0] keine übrig
   *[other] { $n } übrig
}
web-tokens-for-challenge = Herausforderung
web-tokens-for-guard = Wache
# $space is an antechamber, $n which space of it, $purpose what belongs there
web-tokens-slot = { $space }, Feld { $n }, { $purpose }
web-tokens-laid = { $n } von { $of } gelegt
web-tokens-which = Welche Marke? { $space }
web-tokens-take-back = Zurücknehmen
web-tokens-put = { $space }: { $token }. { $n } von { $of } gelegt
web-tokens-swapped = Getauscht: { $space }; { $other }
web-tokens-back = Zurück im Vorrat: { $token }. { $n } von { $of } gelegt
web-tokens-held = In der Hand: { $token }. Wohin damit?
web-tokens-released = Nichts in der Hand.
web-tokens-lacking = Davon ist keine übrig: { $token }
web-tokens-suggested = Wie vorgeschlagen gelegt.
web-tokens-shuffled = Gemischt.
web-tokens-shuffle = Mischen
web-tokens-lay = Legen
