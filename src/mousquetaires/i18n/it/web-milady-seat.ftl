### Milady's seat in the browser: her hand and reserve, her ways to win, who knows what, where she can go.

## Her hand

web-secret-hand = La tua mano segreta
web-secret-deck = Mazzo
web-secret-paris = Parigi
web-secret-reserve = La tua riserva
# what she has in reserve; pressed, it shows all of it with its text
web-secret-counts = { $foes ->
    [one] 1 avversario
   *[other] { $foes } avversari
}, { $traps ->
    [one] 1 trappola
   *[other] { $traps } trappole
}, { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}

## Placing something; the shorter texts are for phones

web-place-undo = Passo indietro
web-place-undone = Ultimo passo annullato.
web-force-how-short = Tocca una carta o trascinala sulla missione.
web-tokens-how-short = Tocca un segnalino e poi una casella, o trascinalo.

## Her ways to win: what moves each, in very few words

web-aims = I tuoi modi di vincere, e chi sa che cosa
web-aim-turn = { $n ->
    [one] 1 casella a turno
   *[other] { $n } caselle a turno
}
web-aim-held = fermo in questo turno
# both sides’ dice at the siege; $swords are Swords that a Paris card adds
web-aim-siege = { $swords ->
    [0] dadi: { $red } rossi, { $blue } blu
   *[other] dadi: { $red } rossi e { $swords } Spada, { $blue } blu
}
web-aim-louvre = Louvre: casella { $n } di { $of }
web-aim-paris = Parigi: { $n } a turno
web-aim-strangles = { $dice ->
    [one] 1 dado rosso a turno
   *[other] { $dice } dadi rossi a turno
}
# $card is a Paris card, $where is where it is
web-aim-abduction = { $where ->
    [hand] { $card }: nella tua mano
    [quarters] { $card }: nel tuo rifugio
   *[gone] { $card }: fuori dal gioco
}
web-aim-barred = Moschettieri esclusi: { $n } di { $of }
# $card is a Treachery card in her hand
web-aim-card = in mano: { $card }

web-aims-home = Sei nel tuo rifugio.
web-aims-secret = Sei { $place }, in segreto.
web-aims-shown = Ti hanno trovata { $place }.
web-aims-rochefort-out = Fuori combattimento
# pressed, these show all that the Musketeers know; $n is how many places they have ruled out
web-aims-found = Sanno dove sei
web-aims-they = { $n ->
    [0] Non sanno dove sei
    [one] Hanno escluso 1 luogo
   *[other] Hanno escluso { $n } luoghi
}
web-aims-you = Conosci { $n } delle loro { $of } carte

## What the Musketeers know of her

web-they-know = Che cosa sanno di te
web-they-where = Dove sei
web-they-home = Non sei ancora andata da nessuna parte.
web-they-place = Ti hanno vista { $place }.
web-they-not-at = Sanno che non sei { $places }.
web-they-nothing = Niente: puoi essere ovunque.
web-they-treachery = Tradimento
web-they-hand = Nella tua mano: { $n }, nel mazzo: { $deck }.
web-they-played = Giocate: { $cards }.
web-they-holds = Possono dedurre che hai { $cards }.
web-they-paris = Carte Parigi
web-they-paris-hand = Nella tua mano: { $n }.
web-they-paris-unseen = Non ancora viste: { $cards }.
web-they-tokens = Segnalini della missione principale
web-they-face-down = Coperti: { $n }.
web-they-face-up = Scoperti: { $tokens }.
web-they-foes = Avversari e trappole
web-they-reserve = Possono dedurre la tua riserva: tutti gli altri sono in tavola o fuori dal gioco.

## What everyone knows of the Musketeers’ hands

web-you-know = Che cosa sai delle loro mani
web-you-hand = { $n ->
    [one] 1 carta.
   *[other] { $n } carte.
}
web-you-shown = Almeno { $cards }.
web-you-piles = Carte Avventura
web-you-discarded = Scartate: { $cards }
web-watching-hands = Che cosa sanno tutti delle mani:

## Where she can go: what it would bring this turn

# $what is a mission or a Quest board
web-gain-guard = { $what }: Rochefort affronta tutti tranne Athos.
web-gain-there = Ora vi si trova: { $heroes }.
web-gain-alone = Non c’è ancora nessun Moschettiere.
web-gain-nothing = Nessuna missione: niente da sorvegliare.
web-gain-rochelle = { $n ->
    [0] Nessuna carta Combattimento all’assedio: niente da scartare.
    [one] Scarti la carta Combattimento dell’assedio.
   *[other] Scarti una delle { $n } carte Combattimento dell’assedio.
}
web-gain-richelieu = { $n ->
    [0] Il mazzo Tradimento è vuoto: niente da guadagnare.
   *[other] Se nessun Moschettiere ti trova: la carta Tradimento che vuoi (nel mazzo: { $n }), o pesca fino a tre. In mano: { $hand }.
}
web-gain-quarters = { $n ->
    [0] Nessuno può entrare. Non restano carte Parigi da prendere.
    [one] Nessuno può entrare. Prendi l’ultima carta Parigi.
   *[other] Nessuno può entrare. Prendi una delle { $n } carte Parigi.
}
