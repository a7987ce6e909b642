### Il tabellone e i pannelli nel browser.

web-close = Chiudi

## Sulla mappa

web-map-poitou = Poitou
web-map-seine = La Senna

## Il tabellone a parole, per i lettori di schermo

web-board = Il tabellone
web-board-choose = Che cosa vuoi fare qui?
web-board-places = Chi si trova dove
web-board-affairs = Le missioni a Parigi e al Louvre
web-board-tracks = I tracciati
web-board-nobody = nessuno
web-board-lying = { $hero } (fuori combattimento)
web-board-excluded = Milady non è qui
web-board-time = Tempo: casella { $space } di { $of }; dadi rossi all’assedio: { $dice }
web-board-purse = { $n ->
    [one] Nella borsa: 1 pistole
   *[other] Nella borsa: { $n } pistole
}
web-board-siege = { $side ->
    [milady] La Rochelle: { $n } per Richelieu
    [king] La Rochelle: { $n } per il Re
   *[even] La Rochelle: in parità
}
web-board-laid = Carte all’assedio: { $cards }
web-board-honour = Onore della Regina: { $n } di { $of }
web-board-louvre = Segnalino Louvre: casella { $space } di { $of }
web-board-constance = Segnalino Costanza: { $n } di { $of }
web-board-hiding = Nessuno sa dove sia Milady.
web-no-affair = Nessuna missione
web-challenge = sfida: { $skill } { $level }
web-challenge-harder = sfida: { $skill } { $level } ({ $printed } + { $more }: { $trap })
web-challenge-done = sfida superata: { $skill } { $level }

## Quanto manca alla vittoria di Milady

web-clocks = Come può vincere Milady, e a che punto è la missione principale
web-clock-time = Tempo
web-clock-siege = Assedio
web-clock-honour = Onore
web-clock-abduction = Costanza
web-clock-barred = Esclusi dalla missione
web-clock-time-left = { $n ->
    [one] manca { $n } casella
   *[other] mancano { $n } caselle
}
web-clock-siege-left = { $n ->
    [one] manca { $n } passo
   *[other] mancano { $n } passi
}
web-clock-honour-left = { $n ->
    [one] resta { $n } punto
   *[other] restano { $n } punti
}
web-clock-abduction-left = { $n ->
    [one] manca { $n } successo
   *[other] mancano { $n } successi
}
web-clock-barred-left = { $n ->
    [one] resta { $n } Moschettiere
   *[other] restano { $n } Moschettieri
}
web-clock-asleep = per ora al sicuro
web-quest = La missione
web-quest-at = { $n }/4 { $board }: { $done } di { $of }

## I Moschettieri

web-heroes = Moschettieri
web-hero-bot = bot
web-hero-turn = tocca a lui
web-hero-played = ha agito
web-hero-lying = fuori combattimento
web-hero-jailed = imprigionato da Richelieu
web-hero-barred = escluso dalla missione principale
web-hero-marked = destinato alla Bastiglia
web-hero-life = punti ferita: { $n } di { $of }
web-hero-combat = dadi combattimento
web-hero-upgraded = migliorata
web-hero-manoeuvre = manovra segreta:
web-hero-gift = Abilità speciale

## Carte in mano

web-hand = La tua mano
web-hands = Le mani
web-hand-empty = nessuna carta
web-hand-known = note: { $cards }
web-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
web-deck = { $n ->
    [0] Il mazzo Avventura è vuoto.
    [one] { $n } carta nel mazzo Avventura.
   *[other] { $n } carte nel mazzo Avventura.
}

## Parigi e il Louvre

web-missions = Missioni
web-mission-task = compito: { $n } di { $of }
web-mission-successes = successi: { $n } di { $of }
web-done = fatto
web-reward-pistoles = { $n ->
    [one] ricompensa: 1 pistole
   *[other] ricompensa: { $n } pistole
}
web-reward-epic = { $n ->
    [one] ricompensa: { $n } segnalino Epico
   *[other] ricompensa: { $n } segnalini Epico
}
web-foe-dice = { $n ->
    [one] { $n } dado rosso
   *[other] { $n } dadi rossi
}
web-foe-life = punti ferita: { $n }
web-foe-strength = forza { $n }

## La missione principale

web-quest-there = Sul posto: { $heroes }
web-quest-wardes-later = dopo le quattro sfide
web-epic = Segnalini Epico: { $n } di { $of }
web-antechamber = Anticamera { $n }

## L'Arsenale

web-arsenal = Arsenale
web-purse = { $n ->
    [one] 1 pistole
   *[other] { $n } pistole
}
web-price-pistoles = { $n ->
    [one] 1 pistole
   *[other] { $n } pistole
}
web-price-combat = { $n ->
    [one] { $n } carta Combattimento
   *[other] { $n } carte Combattimento
}
web-price-card = { $n ->
    [one] { $n } carta qualsiasi
   *[other] { $n } carte qualsiasi
}
web-stock = { $n ->
    [0] esaurito
    [one] ne resta { $n }
   *[other] ne restano { $n }
}

## Milady e Rochefort

web-milady = Milady e Rochefort
web-milady-home = Milady è nel suo rifugio.
web-milady-hiding = Milady è andata da qualche parte in segreto.
web-milady-shown = Milady si è rivelata { $place }.
web-milady-secret = Sei { $place }, in segreto.
web-milady-treachery = Carte Tradimento: { $n }
web-milady-paris = Carte Parigi in mano: { $n }
web-milady-foes = Avversari e trappole in mano: { $n }
web-milady-reserve = Segnalini della missione principale in riserva: { $n }
web-milady-played = carte Tradimento giocate: { $cards }
web-rochefort-life = punti ferita di Rochefort: { $n } di { $of }
