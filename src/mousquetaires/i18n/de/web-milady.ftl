### Milady's screen: where she goes, whom she sends, what she lays. Nobody sees it before she sends it.

## Where she goes; what each place brings her

web-destination-secret = Du legst deine Ortskarte verdeckt: Niemand sieht sie, bevor sie aufgedeckt wird.

## Putting something together

web-place-suggest = Vorschlagen
web-place-clear = Leeren
web-place-cleared = Alles ist wieder im Vorrat.
web-place-cancelled = Zurückgelegt.

## Adversaries and a trap for a mission; $total is their strength so far, $due what it has to be

web-force-how = Ziehe eine Karte, oder tippe sie an, um sie zur Mission zu schicken oder zurückzuholen. Niemand sieht etwas, bevor du sie losschickst.
web-force-reserve = Dein Vorrat: { $n }
web-force-nobody = Noch niemand: Ziehe Karten, oder tippe sie an.
web-force-all-sent = Niemand ist übrig.
web-force-is-trap = Hinterhalt
web-force-traps = Goldene Karten mit gestricheltem Rand sind Hinterhalte: höchstens einer je Mission.
web-force-exact = Stärke { $total } von { $due }: genau richtig
# $n is how much is lacking
web-force-short = Stärke { $total } von { $due }: { $n } zu wenig
# $n is how much it is over
web-force-over = Stärke { $total } von { $due }: { $n } zu viel
web-force-most = Nötig wäre Stärke { $rating }, aber deine Karten ergeben nur { $due }.
web-force-went = { $card } { $place_to }: Stärke { $total } von { $due }
# $other is the trap that makes room
web-force-instead = { $card } { $place_to } (zurück kommt: { $other }): Stärke { $total } von { $due }
web-force-back = { $card } zurück im Vorrat: Stärke { $total } von { $due }
web-force-suggested = Vorschlag: { $cards }. Stärke { $total } von { $due }
web-force-send = Losschicken

## Tokens for the spaces of a Quest board; $n of $of spaces are filled

web-tokens-how = Ziehe Marken, oder tippe erst eine Marke und dann ein Feld an; zwei Felder antippen tauscht. Die Musketiere sehen nur die Rückseiten.
web-tokens-keys = Mit der Tastatur: Pfeile von Feld zu Feld, dann Enter oder eine Zahl.
web-tokens-reserve = Deine Marken
web-tokens-empty = leer
web-tokens-left = { $n ->
    [0] keine übrig
   *[other] { $n } übrig
}
web-tokens-for-challenge = Herausforderung
web-tokens-for-guard = Wache
web-tokens-laid = { $n } von { $of } gelegt
web-tokens-which = Welche Marke? { $space }
web-tokens-take-back = Entfernen
web-tokens-put = { $space }: { $token }. { $n } von { $of } gelegt
web-tokens-swapped = Getauscht: { $space }; { $other }
web-tokens-back = Zurück im Vorrat: { $token }. { $n } von { $of } gelegt
web-tokens-held = In der Hand: { $token }. Wohin damit?
web-tokens-released = Nichts in der Hand.
web-tokens-lacking = Davon ist keine übrig: { $token }
web-tokens-suggested = Wie vorgeschlagen gelegt.
web-tokens-shuffled = Gemischt.
web-tokens-shuffle = Mischen
web-tokens-lay = Auslegen
