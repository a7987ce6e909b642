### Warum ein Bot so gezogen hat, für alle, die mit den Augen seines Platzes sehen dürfen.

why-best = Hier geht nichts Besseres.
why-random = Er wählt einen Zug aufs Geratewohl.
why-novice = Er folgt einer Faustregel.
why-master = { $n ->
    [one] In { $n } simulierten Spiel gewinnt dieser Zug zu { $percent } %; der beste andere, „{ $instead }“, zu { $rival } %.
   *[other] In { $n } simulierten Spielen gewinnt dieser Zug zu { $percent } %; der beste andere, „{ $instead }“, zu { $rival } %.
}

## Was davon abhängt

why-constance = Constance ist in Gefahr: Von den sechs Erfolgen, die sie braucht, hat Mylady schon { $n }.
why-hours = { $n ->
    [one] Jede Runde ohne Constance kostet zusätzlich Zeit, und die Zeitleiste hat nur noch 1 Feld.
   *[other] Jede Runde ohne Constance kostet zusätzlich Zeit, und die Zeitleiste hat nur noch { $n } Felder.
}
why-paris = Die Mission in Paris schadet jede Runde: { $paris }.
why-louvre-epic = Schnell erfüllt bringt die Mission im Louvre Heldenmarken.
why-honour = Der Königin { $n ->
    [one] bleibt nur 1 Ehrenpunkt
   *[other] bleiben { $n } Ehrenpunkte
}.
why-quest = Nur die Suche gewinnt das Spiel, und die Zeitleiste hat noch { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}.
why-siege-falls = Ohne Hilfe ist die Belagerung am Ende dieser Runde mit { $percent } % Wahrscheinlichkeit verloren.
why-siege = { $n ->
    [one] Würfel in La Rochelle helfen jede Runde; bisher ist es 1.
   *[other] Würfel in La Rochelle helfen jede Runde; bisher sind es { $n }.
}

## Die Musketiere

why-go = Am meisten ist { $place_loc } zu tun.
why-odds = { $n ->
    [one] Mit 1 Würfel besiegt er { $foe_acc } zu { $percent } %.
   *[other] Mit { $n } Würfeln besiegt er { $foe_acc } zu { $percent } %.
}
why-blind = { $n ->
    [one] Mit 1 Würfel besiegt er die verdeckte Wache zu { $percent } %.
   *[other] Mit { $n } Würfeln besiegt er die verdeckte Wache zu { $percent } %.
}
why-rochefort = Mit { $percent } % Wahrscheinlichkeit ist Mylady { $place_loc }.
why-lilies = Mehr Würfel, mehr Lilien.
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
why-gift = Diese Karte wird am wenigsten fehlen: { $card }.
why-blade = Diesen Würfel neu zu würfeln lohnt sich am meisten: { $face }.
why-draw = Nichts ist gerade mehr wert als eine weitere Karte; auf der Hand sind { $n }.
why-equip = { $n ->
    [one] Ausrüstung nützt in jedem weiteren Kampf, und in der Börse ist 1 Goldstück.
   *[other] Ausrüstung nützt in jedem weiteren Kampf, und in der Börse sind { $n } Goldstücke.
}
why-item = Das wird mehr wert sein, als es kostet: { $item }.
why-friend = Diese Karte nützt jetzt am meisten: { $card }.
why-trade = Karten sollten zu dem, der sie am besten nutzt, und { $hero_the } ist hier.
why-offer = Jeder gibt, was der andere bald braucht.
why-fair = Ein fairer Tausch.
why-turn = { $hero_the } hat dort, wo er steht, am meisten zu tun; die anderen gehen dann dorthin, wo sie gebraucht werden.
why-turn-up = Zu wissen, was in der Herberge liegt, spart mehr Aktionen, als eine Heldenmarke wert ist.
why-escape = In der Bastille kann er nichts ausrichten.
why-beggars = Die Bettler blockieren dort alles.
why-siege-card = Eine Karte bei der Belagerung hilft jede Runde.
why-sacrifice = { $n ->
    [one] Nur 1 Feld fehlt, bis die Belagerung verloren ist: Das ist schlimmer als eine Wunde.
   *[other] Nur { $n } Felder fehlen, bis die Belagerung verloren ist: Das ist schlimmer als eine Wunde.
}
why-last-hour = Ohne diese Karte wäre das Spiel jetzt verloren.
why-epic-now = Diese Heldenmarken werden gerade jetzt gebraucht.

## Mylady

why-hide = Hierher geht sie zu etwa { $percent } %, damit niemand sie vorhersehen kann: { $place }.
why-new-paris = Von ihren Paris-Karten kostet diese die Musketiere am meisten: { $paris }.
why-opening = Mit dieser Karte eröffnet sie { $percent } % der Spiele, damit sich niemand darauf einstellen kann: { $paris }.
why-varied = Eine andere Wahl würde etwa ebenso viel schaden. Sie wechselt ab, damit niemand sie vorhersehen kann.
why-treachery = Sie schadet jetzt mehr als eine neue Karte: { $treachery }.
why-take = Eine neue Karte ist jetzt mehr wert als jede der { $n } auf ihrer Hand.
why-victim = Am härtesten trifft es { $hero_acc }: Was er tut, zählt am meisten.
why-force = Sie loszuwerden kostet etwa { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
}.
why-trap = Der Hinterhalt kostet mehr als ein weiterer Widersacher: { $trap }.
why-tokens-inn = Die Schwachen kommen in die Herberge, wo zwei von drei Wegen nie benutzt werden, und niemand errät, wo.
why-tokens-return = Die Härtesten kommen auf die Straße: An ihnen führt kein Weg vorbei.
why-tokens-galleries = Starke Paare neben schweren Herausforderungen: Die Musketiere nehmen immer den leichten Weg.
why-discard = Diese Karte hilft in La Rochelle am meisten: { $card }.
why-reroll = Neu zu würfeln kann ihr nur nützen.
