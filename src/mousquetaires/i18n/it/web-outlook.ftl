### Che cosa si può consultare al tavolo prima di scegliere, nel browser.

## Che cosa porterà probabilmente un'azione, in poche parole

# $aim is wound against Rochefort, who only has to be driven off, else beat; $now without cards
web-brief-duel = { $aim ->
    [wound] lo mette in fuga { $now }
   *[beat] vince { $now }
}
web-brief-duel-cards = { $aim ->
    [wound] lo mette in fuga { $now }, con tutte le carte { $best }
   *[beat] vince { $now }, con tutte le carte { $best }
}
# $lacks is what his skill lacks, $cards how many cards of that skill are in hand
web-brief-challenge = { $lacks ->
    [0] la sua abilità basta
    [one] manca 1 punto; carte adatte: { $cards }
   *[other] mancano { $lacks } punti; carte adatte: { $cards }
}
# $mean is how many Lilies are found on average, with one decimal; $wanted how many are still missing
web-brief-search = in media { $mean } Gigli di { $wanted }
web-brief-siege = il Re guadagna terreno { $king }, Richelieu { $cardinal }
web-brief-trap = { $trap } colpisce { $chance }

## A che punto è la partita

# $phase is one of the five below
web-course = { $n ->
    [0] Preparazione · { $phase }
   *[other] Turno { $n } · { $phase }
}
web-course-0 = Milady si prepara
web-course-1 = Milady trama
web-course-2 = i Moschettieri agiscono
web-course-3 = l’assedio
web-course-4 = la fine del turno
web-hero-must-leave = deve prima andarsene da Richelieu
web-hero-ridden = ha cavalcato
web-hero-gift-used = scaltrezza usata in questo turno

## Carte e segnalini che non sono in gioco

# $cards is a list of cards
web-hand-shown = mostrate a tutti: { $cards }
web-discarded = { $n ->
    [one] { $n } carta scartata
   *[other] { $n } carte scartate
}
web-louvre-to-come = { $n ->
    [one] { $n } carta Louvre ancora da giocare
   *[other] { $n } carte Louvre ancora da giocare
}
web-paris-unseen = { $n ->
    [one] { $n } carta Parigi non ancora vista
   *[other] { $n } carte Parigi non ancora viste
}
web-paris-unused = { $n ->
    [one] { $n } carta Parigi ancora da prendere
   *[other] { $n } carte Parigi ancora da prendere
}
web-treachery-deck = { $n ->
    [0] Il mazzo Tradimento è vuoto.
    [one] { $n } carta nel mazzo Tradimento
   *[other] { $n } carte nel mazzo Tradimento
}
# what two others offer each other; $give and $want are lists such as "2 cards and pistol"
web-on-offer = Offerta: { $give } in cambio di { $want }

## Keys

web-single-keys = Rispondere con un solo tasto
web-single-keys-about = I tasti scritti sulle risposte, e Backspace per annullare una mossa. Disattivalo se premi tasti per sbaglio o se detti al computer.
