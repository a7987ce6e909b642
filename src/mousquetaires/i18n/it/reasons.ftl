### Perché qualcosa non è possibile: che cosa non va, e che cosa andrebbe bene.

## A chi tocca decidere

reason-not-asked = Non sta a te decidere adesso.
reason-nothing-pending = Non c’è ancora nulla da decidere: prima i dadi o le carte.
reason-game-over = La partita è finita.
reason-not-offered = Questo non risponde alla domanda: scegli una delle possibilità.
reason-not-now = Non adesso: aspetta che un Moschettiere scelga la prossima azione.
reason-impossible-outcome = Questi dadi o queste carte non sono possibili.
reason-other-chance = Tocca a un altro lancio: { $due }, non { $read }.
reason-undo-not-yours = Lì non c’è nessuna tua mossa da annullare.
reason-undo-start = La partita comincia da qui: non si può annullare nulla di ciò che precede.
reason-undo-needs-consent = { $missing ->
    [one] Da allora sono stati lanciati dadi, è stato rivelato qualcosa o ha giocato qualcun altro: serve il consenso di un altro giocatore.
   *[other] Da allora sono stati lanciati dadi, è stato rivelato qualcosa o ha giocato qualcun altro: serve il consenso di altri { $missing } giocatori.
}

## Il turno di un Moschettiere

reason-has-played = Ha già giocato il suo turno: scegline uno che deve ancora agire.
reason-no-actions-left = Non ha più azioni: concludi il suo turno, o usa il purosangue se non ha ancora corso.
reason-must-leave = È da Richelieu dal turno scorso: prima deve andarsene.
reason-in-bastille = È alla Bastiglia: prima deve corrompere il carceriere o affrontarlo.
reason-not-in-bastille = Può farlo solo un prigioniero della Bastiglia.
reason-jailed-this-turn = È finito alla Bastiglia in questo turno: può tentare di uscirne dal prossimo.
reason-no-cards-left = Non ci sono più carte Avventura da pescare.
reason-already-there = È già lì: scegli un’altra area.
reason-closed-place = I Moschettieri non possono andarci: il rifugio di Milady è chiuso, e alla Bastiglia si entra solo da prigionieri.
reason-barred = È caduto nella missione principale e in questa partita non può più tornarci.
reason-no-horse = Non ha un purosangue: può comprarlo all’Arsenale.
reason-horse-used = Il suo purosangue ha già corso in questo turno.
reason-lying = Quel Moschettiere è fuori combattimento: scegline un altro.
reason-not-treville = Solo Tréville può dare ordini.
reason-ordered-already = Tréville ha già dato il suo ordine in questo turno.

## Carte

reason-not-in-hand = Non hai le carte per farlo.
reason-combat-card-needed = Serve una carta Combattimento.
reason-card-needed = Serve una carta, ma la mano è vuota.
reason-siege-full = All’assedio ci sono già tre carte, ed è il massimo.
reason-not-at-rochelle = Solo un Moschettiere a La Rochelle può rinforzare l’assedio.
reason-combat-cards = { $room ->
    [0] Non c’è posto per altri dadi.
    [one] Può aggiungere solo carte Combattimento della sua mano, per { $room } altro dado al massimo.
   *[other] Può aggiungere solo carte Combattimento della sua mano, per altri { $room } dadi al massimo.
}

## Missioni

reason-nobody-to-fight = Quell’avversario non è dove si trova lui.
reason-no-such-step = La plancia non lo permette dove si trova.
reason-other-path = È in un altro cammino della locanda: prima deve tornare nell’area comune.
reason-beggars = C’è di mezzo il Mendicante: prima bisogna pagarlo.
reason-no-beggars = Lì non c’è nessun Mendicante da pagare.
reason-no-challenge-here = Dove si trova non c’è questa sfida.
reason-no-means = Non può superare questa sfida ({ $skill }): ci vuole { $level }, e con tutto quello che ha arriva a { $best }.
reason-challenge-payment = { $lacks ->
    [one] Contano solo carte di questa abilità ({ $skill }), e manca { $lacks } punto.
   *[other] Contano solo carte di questa abilità ({ $skill }), e mancano { $lacks } punti.
}
reason-no-task = La missione di Parigi non lo chiede dove si trova.

## La borsa, i segnalini Epico, Uno per tutti

reason-pistoles = { $needed ->
    [one] Costa 1 pistole, ma la borsa ne contiene { $purse }.
   *[other] Costa { $needed } pistole, ma la borsa ne contiene { $purse }.
}
reason-epic = { $needed ->
    [one] Costa { $needed } segnalino Epico, ma i Moschettieri ne hanno { $epic }.
   *[other] Costa { $needed } segnalini Epico, ma i Moschettieri ne hanno { $epic }.
}
reason-no-one-for-all = I Moschettieri non hanno carte Uno per tutti.
reason-no-effect = Adesso non cambierebbe nulla: scegli un altro effetto.
reason-not-this-board = I segnalini Epico rivelano segnalini solo sulla prima plancia della missione principale.

## L'Arsenale

reason-out-of-stock = L’Arsenale non ne ha più: { $item }.
reason-owned = Ce l’ha già: { $item }.
reason-full-life = Ha tutti i suoi punti ferita: il balsamo andrebbe sprecato.
reason-nothing-to-buy = Nell’Arsenale non c’è nulla che possa usare e pagare.

## Scambi

reason-isolated = Niente scambi in questo turno: Milady ha giocato Isolamento.
reason-not-together = Non sono nella stessa area.
reason-nothing-to-trade = Nessuno dei due ha qualcosa da scambiare.
reason-empty-offer = L’offerta è vuota: dai o chiedi almeno una cosa.
reason-equipment-only = Li guida lo stesso giocatore, con una sola mano: possono scambiarsi solo equipaggiamento.
reason-not-that-many = { $cards ->
    [one] L’altro giocatore ha solo { $cards } carta.
   *[other] L’altro giocatore non può averle: ha { $cards } carte, e di ogni tipo ce n’è un numero limitato.
}
reason-no-such-equipment = Uno dei due non ha quell’equipaggiamento.
reason-two-alike = Un Moschettiere non può avere due equipaggiamenti uguali.
reason-too-much-gear = Uno dei due avrebbe più equipaggiamento di quanto possa portarne.

## Milady

reason-rochefort-out = Rochefort è fuori combattimento: puoi andare solo dove non hai bisogno di lui.
reason-not-in-reserve = { $foe_the } non è nella riserva di Milady.
reason-trap-not-here = Questa trappola non si può usare qui: { $trap }.
reason-strength = La somma delle forze è { $total }, ma deve essere { $due }.
reason-token-spaces = { $spaces ->
    [one] { $spaces } casella deve ricevere esattamente un segnalino.
   *[other] Ognuna delle { $spaces } caselle deve ricevere esattamente un segnalino, e nessun’altra.
}
reason-token-missing = Di questo segnalino non ne restano abbastanza: { $token }.
reason-inn-tokens = La locanda vuole esattamente 4 esche, non { $decoys }, e nessuna sfida.
reason-gallery-tokens = Ogni anticamera vuole prima una sfida e poi due guardie, e nessuna esca.
reason-return-tokens = La strada vuole solo guardie e tranelli, niente esche e niente sfide.

## La clessidra

reason-no-hourglass = Non c’è nessuna clessidra in corso.
reason-sand-stopped = La clessidra è in pausa.
