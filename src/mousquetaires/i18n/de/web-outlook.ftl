### Was man am Tisch nachsehen kann, bevor man wählt, im Browser.

## Was eine Aktion wahrscheinlich bringt, in wenigen Worten

# $aim is wound against Rochefort, who only has to be driven off, else beat; $now without cards
web-brief-duel = { $aim ->
    [wound] vertreibt ihn { $now }
   *[beat] siegt { $now }
}
web-brief-duel-cards = { $aim ->
    [wound] vertreibt ihn { $now }, mit allen Karten { $best }
   *[beat] siegt { $now }, mit allen Karten { $best }
}
# $lacks is what his skill lacks, $cards how many cards of that skill are in hand
web-brief-challenge = { $lacks ->
    [0] seine Fähigkeit genügt
   *[other] es fehlen { $lacks }; passende Karten: { $cards }
}
# $mean is how many Lilies are found on average, with one decimal; $wanted how many are still missing
web-brief-search = im Schnitt { $mean } von { $wanted } Lilien
web-brief-siege = der König gewinnt an Boden { $king }, Richelieu { $cardinal }
web-brief-trap = { $trap } schlägt zu { $chance }

## Wie das Spiel steht

# $phase is one of the five below
web-course = { $n ->
    [0] Aufbau · { $phase }
   *[other] Runde { $n } · { $phase }
}
web-course-0 = Mylady bereitet sich vor
web-course-1 = Mylady spinnt Ränke
web-course-2 = die Musketiere handeln
web-course-3 = die Belagerung
web-course-4 = das Ende der Runde
web-hero-must-leave = muss erst von Richelieu fort
web-hero-ridden = ist geritten
web-hero-gift-used = List in dieser Runde genutzt

## Karten und Marken, die nicht im Spiel sind

# $cards is a list of cards
web-hand-shown = allen gezeigt: { $cards }
web-discarded = { $n ->
    [one] 1 abgelegte Karte
   *[other] { $n } abgelegte Karten
}
web-louvre-to-come = { $n ->
    [one] 1 Louvre-Karte kommt noch
   *[other] { $n } Louvre-Karten kommen noch
}
web-paris-unseen = { $n ->
    [one] 1 Paris-Karte noch nicht gesehen
   *[other] { $n } Paris-Karten noch nicht gesehen
}
web-paris-unused = { $n ->
    [one] 1 Paris-Karte noch zu nehmen
   *[other] { $n } Paris-Karten noch zu nehmen
}
web-treachery-deck = { $n ->
    [0] Der Argliststapel ist leer.
    [one] 1 Karte im Argliststapel
   *[other] { $n } Karten im Argliststapel
}
# what two others offer each other; $give and $want are lists such as "2 cards and pistol"
web-on-offer = Angebot: { $give } für { $want }

## Keys

web-single-keys = Mit einzelnen Tasten antworten
web-single-keys-about = Die Tasten, die auf den Antworten stehen, und die Rücktaste zum Zurücknehmen. Schalte das aus, wenn du Tasten aus Versehen drückst oder den Rechner mit der Stimme steuerst.
