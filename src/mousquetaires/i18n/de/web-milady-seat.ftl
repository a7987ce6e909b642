### Milady's seat in the browser: her hand and reserve, her ways to win, who knows what, where she can go.

## Her hand

web-secret-hand = Deine geheime Hand
web-secret-deck = Stapel
web-secret-paris = Paris
web-secret-reserve = Dein Vorrat
# what she has in reserve; pressed, it shows all of it with its text
web-secret-counts = { $foes } Widersacher, { $traps ->
    [one] 1 Hinterhalt
   *[other] { $traps } Hinterhalte
}, { $tokens ->
    [one] 1 Marke
   *[other] { $tokens } Marken
}

## Placing something; the shorter texts are for phones

web-place-undo = Schritt zurück
web-place-undone = Letzter Schritt zurückgenommen.
web-force-how-short = Tippe eine Karte an, oder ziehe sie zur Mission.
web-tokens-how-short = Tippe eine Marke und dann ein Feld an, oder ziehe sie.

## Her ways to win: what moves each, in very few words

web-aims = Wie du gewinnen kannst und wer was weiß
web-aim-turn = { $n ->
    [one] 1 Feld pro Runde
   *[other] { $n } Felder pro Runde
}
web-aim-held = steht diese Runde still
# both sides’ dice at the siege; $swords are Swords that a Paris card adds
web-aim-siege = { $swords ->
    [0] Würfel: { $red } rot, { $blue } blau
   *[other] Würfel: { $red } rot und { $swords } Degen, { $blue } blau
}
web-aim-louvre = Louvre: Feld { $n } von { $of }
web-aim-paris = Paris: { $n } pro Runde
web-aim-strangles = { $dice ->
    [one] 1 roter Würfel pro Runde
   *[other] { $dice } rote Würfel pro Runde
}
# $card is a Paris card, $where is where it is
web-aim-abduction = { $where ->
    [hand] { $card }: auf deiner Hand
    [quarters] { $card }: in deinem Stadthaus
   *[gone] { $card }: aus dem Spiel
}
web-aim-barred = { $n } von { $of } Musketieren ausgesperrt
# $card is a Treachery card in her hand
web-aim-card = auf der Hand: { $card }

web-aims-home = Du bist in deinem Stadthaus.
web-aims-secret = Du bist heimlich { $place }.
web-aims-shown = Sie haben dich { $place } gefunden.
web-aims-rochefort-out = Außer Gefecht
# pressed, these show all that the Musketeers know; $n is how many places they have ruled out
web-aims-found = Sie wissen, wo du bist
web-aims-they = { $n ->
    [0] Sie wissen nicht, wo du bist
    [one] Sie schließen 1 Ort aus
   *[other] Sie schließen { $n } Orte aus
}
web-aims-you = Du kennst { $n } ihrer { $of } Karten

## What the Musketeers know of her

web-they-know = Was sie über dich wissen
web-they-where = Dein Ort
web-they-home = Du bist noch nirgendwohin gegangen.
web-they-place = Sie haben dich { $place } gesehen.
web-they-not-at = Sie wissen, dass du nicht { $places } bist.
web-they-nothing = Nichts: Du kannst überall sein.
web-they-treachery = Arglist
web-they-hand = Auf deiner Hand: { $n }, im Stapel: { $deck }.
web-they-played = Gespielt: { $cards }.
web-they-holds = Sie können sich denken, dass du das hast: { $cards }.
web-they-paris = Paris-Karten
web-they-paris-hand = Auf deiner Hand: { $n }.
web-they-paris-unseen = Noch nicht gesehen: { $cards }.
web-they-tokens = Marken der Suche
web-they-face-down = Verdeckt: { $n }.
web-they-face-up = Offen: { $tokens }.
web-they-foes = Widersacher und Hinterhalte
web-they-reserve = Sie können sich deinen Vorrat denken: Alle anderen liegen auf dem Tisch oder sind aus dem Spiel.

## What everyone knows of the Musketeers’ hands

web-you-know = Was du über ihre Hände weißt
web-you-hand = { $n ->
    [one] 1 Karte.
   *[other] { $n } Karten.
}
web-you-shown = Mindestens { $cards }.
web-you-piles = Abenteuerkarten
web-you-discarded = Abgelegt: { $cards }
web-watching-hands = Was alle über die Hände wissen:

## Where she can go: what it would bring this turn

# $what is a mission or a Quest board
web-gain-guard = { $what }: Rochefort kämpft gegen alle außer Athos.
web-gain-there = Jetzt dort: { $heroes }.
web-gain-alone = Noch ist kein Musketier dort.
web-gain-nothing = Keine Mission: Es gibt nichts zu bewachen.
web-gain-rochelle = { $n ->
    [0] An der Belagerung liegt keine Kampfkarte: nichts abzulegen.
    [one] Du legst die Kampfkarte der Belagerung ab.
   *[other] Du legst eine der { $n } Kampfkarten der Belagerung ab.
}
web-gain-richelieu = { $n ->
    [0] Der Argliststapel ist leer: nichts zu gewinnen.
   *[other] Wenn dich kein Musketier findet: eine Arglistkarte deiner Wahl ({ $n } im Stapel), oder ziehe auf drei nach. Du hast { $hand }.
}
web-gain-quarters = { $n ->
    [0] Niemand kann herein. Es ist keine Paris-Karte übrig.
    [one] Niemand kann herein. Du nimmst die letzte Paris-Karte.
   *[other] Niemand kann herein. Du nimmst eine von { $n } Paris-Karten.
}
