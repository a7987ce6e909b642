### Warum ein Bot so gezogen hat, für alle, die mit den Augen seines Platzes sehen dürfen.

why-best = Mit dieser Wahl ist nichts Besseres anzufangen.
why-random = Er spielt, was ihm gerade einfällt.
why-novice = Das sagt eine Faustregel.
why-master = In { $n ->
    [one] { $n } gedachten Partie
   *[other] { $n } gedachten Partien
  } ausprobiert, verspricht das zu { $percent } % den Sieg; der beste andere Zug, „{ $instead }“, zu { $rival } %.

## Was davon abhängt

why-constance = Constance ist in Gefahr: Von den sechs Erfolgen, die sie braucht, hat Mylady schon { $n }.
why-hours = Jede Runde ohne Constance kostet ein Feld mehr auf der Zeitleiste, und nur { $n } sind noch übrig.
why-paris = Die Karte in Paris schadet jede Runde: { $paris }.
why-louvre-epic = Schnell erfüllt bringt die Mission im Louvre Heldenmarken.
why-honour = Der Königin { $n ->
    [one] bleibt nur 1 Ehrenpunkt
   *[other] bleiben { $n } Ehrenpunkte
}.
why-quest = Nur die Suche gewinnt das Spiel, und die Zeitleiste hat noch { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}.
why-siege-falls = Ohne Hilfe ist die Belagerung am Ende dieser Runde mit { $percent } % Wahrscheinlichkeit verloren.
why-siege = Würfel in La Rochelle schlagen jede Runde zu; { $n ->
    [one] einer fällt
   *[other] { $n } fallen
} dort bisher.

## Die Musketiere

why-go = Am meisten ist { $place_loc } zu tun.
why-odds = { $n ->
    [one] Mit 1 Würfel stehen die Chancen gegen { $foe_acc } bei { $percent } %.
   *[other] Mit { $n } Würfeln stehen die Chancen gegen { $foe_acc } bei { $percent } %.
}
why-blind = { $n ->
    [one] Mit 1 Würfel stehen die Chancen gegen den, der dort verdeckt liegt, bei { $percent } %.
   *[other] Mit { $n } Würfeln stehen die Chancen gegen den, der dort verdeckt liegt, bei { $percent } %.
}
why-rochefort = Nach allem, was sie dorthin zieht, ist Mylady mit { $percent } % { $place_loc }.
why-lilies = Mehr Würfel zeigen mehr Lilien.
why-enough = { $n ->
    [0] Dafür wird keine Karte gebraucht.
    [one] Eine Karte reicht gerade.
   *[other] { $n } Karten reichen gerade.
}
why-spend = { $n ->
    [0] Die Heldenmarken sind anderswo mehr wert.
    [one] Eine Heldenmarke bewirkt hier mehr als anderswo.
   *[other] { $n } Heldenmarken bewirken hier mehr als anderswo.
}
why-gift = Von allen Karten wird diese am wenigsten fehlen: { $card }.
why-blade = Nach den genauen Chancen ist dies die Seite zum Neuwerfen: { $face }.
why-draw = Gerade lohnt sich nichts mehr als eine weitere Karte; auf der Hand sind { $n }.
why-equip = Was das Arsenal verkauft, nützt in jedem weiteren Kampf, und in der Börse { $n ->
    [one] ist 1 Goldstück
   *[other] sind { $n } Goldstücke
}.
why-item = Für das, was noch kommt, ist es mehr wert als sein Preis: { $item }.
why-friend = Diese Hilfe nützt jetzt am meisten: { $card }.
why-trade = Karten gehören zu dem, der sich darin auszeichnet: { $hero_the } ist hier.
why-offer = Jeder gibt, wonach der andere gefragt wird.
why-fair = Was kommt, ist wert, was geht.
why-turn = { $hero_the } hat dort, wo er steht, am meisten zu tun; wer gehen muss, sieht danach, was übrig ist.
why-turn-up = Zu wissen, was im Gasthof liegt, erspart mehr Aktionen, als eine Heldenmarke wert ist.
why-escape = Aus der Bastille heraus lässt sich nichts ausrichten.
why-beggars = Die Bettler stehen dort allem im Weg.
why-siege-card = Eine Karte in La Rochelle kämpft jede Runde mit.
why-sacrifice = Bis zum Verlust der Belagerung { $n ->
    [one] fehlt nur 1 Feld
   *[other] fehlen { $n } Felder
}: Das ist teurer als eine Wunde.
why-last-hour = Dies ist der Augenblick, in dem das Spiel verloren wäre.
why-epic-now = Was die Karte an Heldenmarken wert ist, fehlt hier und jetzt.

## Mylady

why-hide = { $place_the }: { $percent } % ihrer Nächte, nie alle, denn wer durchschaut ist, wird gefasst.
why-new-paris = Von den Karten, die sie in Paris auslegen könnte, kostet diese die Musketiere am meisten: { $paris }.
why-opening = Mit dieser Karte eröffnet sie { $percent } % ihrer Partien, damit sich niemand darauf einstellen kann: { $paris }.
why-varied = Eine andere Wahl würde etwa ebenso viel schaden. Sie wechselt ab, damit niemand sie vorhersehen kann.
why-treachery = In diesem Augenblick schadet sie mehr als eine neue Karte: { $treachery }.
why-take = Eine weitere Karte ist mehr wert als jede der { $n } auf ihrer Hand.
why-victim = Am härtesten trifft es { $hero_acc }: Was er tut, zählt am meisten.
why-force = Sie loszuwerden kostet etwa { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
}.
why-trap = Der Hinterhalt kostet mehr als ein Mann an seiner Stelle: { $trap }.
why-tokens-inn = Die Schwachen in den Gasthof, wo zwei von drei Wegen nie begangen werden; und niemand errät, wo.
why-tokens-return = Die Härtesten auf den Rückweg: An ihnen führt nichts vorbei.
why-tokens-galleries = Starke Paare neben schweren Herausforderungen: Was leicht ist, wird auf diesem Weg genommen.
why-discard = In La Rochelle kämpft diese Karte am besten: { $card }.
why-reroll = Ein zweiter Wurf kann ihr nur nützen.
