### Der Spielplan und die Übersichten im Browser.

web-close = Schließen

## Auf der Karte

web-map-poitou = Poitou
web-map-seine = Die Seine

## Der Spielplan in Worten, für Bildschirmleser

web-board = Der Spielplan
web-board-choose = Was willst du hier tun?
web-board-places = Wer ist wo
web-board-affairs = Missionen in Paris und im Louvre
web-board-tracks = Die Leisten
web-board-nobody = niemand
web-board-lying = { $hero } (kampfunfähig)
web-board-excluded = Mylady ist nicht hier
web-board-time = Zeit: Feld { $space } von { $of }; rote Würfel bei der Belagerung: { $dice }
web-board-purse = { $n ->
    [one] In der Börse: 1 Goldstück
   *[other] In der Börse: { $n } Goldstücke
}
web-board-siege = { $side ->
    [milady] La Rochelle: { $n } für Richelieu
    [king] La Rochelle: { $n } für den König
   *[even] La Rochelle: ausgeglichen
}
web-board-laid = Karten bei der Belagerung: { $cards }
web-board-honour = Ehre der Königin: { $n } von { $of }
web-board-louvre = Louvre-Marke: Feld { $space } von { $of }
web-board-constance = Constances Marke: { $n } von { $of }
web-board-hiding = Niemand weiß, wo Mylady ist.
web-no-affair = Keine Mission
web-challenge = Herausforderung: { $skill } { $level }
web-challenge-harder = Herausforderung: { $skill } { $level } ({ $printed } + { $more }: { $trap })
web-challenge-done = Herausforderung gemeistert: { $skill } { $level }

## Was noch fehlt, bis Mylady gewonnen hat

web-clocks = Wie Mylady gewinnen kann und wie weit die Suche ist
web-clock-time = Zeit
web-clock-siege = Belagerung
web-clock-honour = Ehre
web-clock-abduction = Constance
web-clock-barred = Suche verwehrt
web-clock-time-left = { $n ->
    [one] noch 1 Feld
   *[other] noch { $n } Felder
}
web-clock-siege-left = { $n ->
    [one] noch 1 Schritt
   *[other] noch { $n } Schritte
}
web-clock-honour-left = { $n ->
    [one] noch 1 Punkt
   *[other] noch { $n } Punkte
}
web-clock-abduction-left = { $n ->
    [one] noch 1 Erfolg
   *[other] noch { $n } Erfolge
}
web-clock-barred-left = { $n ->
    [one] noch 1 Musketier
   *[other] noch { $n } Musketiere
}
web-clock-asleep = vorerst sicher
web-quest = Die Suche
web-quest-at = { $n }/4 { $board }: { $done } von { $of }

## Die Musketiere

web-heroes = Musketiere
web-hero-bot = Bot
web-hero-turn = ist am Zug
web-hero-played = hat gehandelt
web-hero-lying = kampfunfähig
web-hero-jailed = von Richelieu eingesperrt
web-hero-barred = darf nicht mehr auf die Suche
web-hero-marked = für die Bastille bestimmt
web-hero-life = Leben: { $n } von { $of }
web-hero-combat = Kampfwürfel
web-hero-upgraded = verbessert
web-hero-manoeuvre = geheimer Fechtstoß:
web-hero-gift = Sonderfähigkeit

## Handkarten

web-hand = Deine Hand
web-hands = Handkarten
web-hand-empty = keine Karten
web-hand-known = bekannt: { $cards }
web-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
web-deck = { $n ->
    [0] Der Abenteuerstapel ist leer.
    [one] 1 Karte im Abenteuerstapel.
   *[other] { $n } Karten im Abenteuerstapel.
}

## Paris und der Louvre

web-missions = Missionen
web-mission-task = Aufgabe: { $n } von { $of }
web-mission-successes = Erfolge: { $n } von { $of }
web-done = erledigt
web-reward-pistoles = { $n ->
    [one] Belohnung: 1 Goldstück
   *[other] Belohnung: { $n } Goldstücke
}
web-reward-epic = { $n ->
    [one] Belohnung: 1 Heldenmarke
   *[other] Belohnung: { $n } Heldenmarken
}
web-foe-dice = { $n ->
    [one] 1 roter Würfel
   *[other] { $n } rote Würfel
}
web-foe-life = Leben: { $n }
web-foe-strength = Stärke { $n }

## Die Suche

web-quest-there = Dort: { $heroes }
web-quest-wardes-later = nach den vier Herausforderungen
web-epic = Heldenmarken: { $n } von { $of }
web-antechamber = Vorzimmer { $n }

## Das Arsenal

web-arsenal = Arsenal
web-purse = { $n ->
    [one] 1 Goldstück
   *[other] { $n } Goldstücke
}
web-price-pistoles = { $n ->
    [one] 1 Goldstück
   *[other] { $n } Goldstücke
}
web-price-combat = { $n ->
    [one] 1 Kampfkarte
   *[other] { $n } Kampfkarten
}
web-price-card = { $n ->
    [one] 1 beliebige Karte
   *[other] { $n } beliebige Karten
}
web-stock = { $n ->
    [0] vergriffen
   *[other] noch { $n }
}

## Mylady und Rochefort

web-milady = Mylady und Rochefort
web-milady-home = Mylady ist in ihrem Stadthaus.
web-milady-hiding = Mylady ist heimlich irgendwohin gegangen.
web-milady-shown = Mylady hat sich { $place } gezeigt.
web-milady-secret = Du bist heimlich { $place }.
web-milady-treachery = Arglistkarten: { $n }
web-milady-paris = Paris-Karten auf der Hand: { $n }
web-milady-foes = Widersacher und Hinterhalte auf der Hand: { $n }
web-milady-reserve = Marken der Suche im Vorrat: { $n }
web-milady-played = gespielte Arglistkarten: { $cards }
web-rochefort-life = Rocheforts Leben: { $n } von { $of }
