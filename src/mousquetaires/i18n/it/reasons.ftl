### Perché qualcosa non è possibile: che cosa non va, e che cosa andrebbe bene.

## A chi tocca decidere

reason-not-asked = Non sta a te decidere adesso: tocca a qualcun altro.
reason-nothing-pending = Adesso non tocca a nessuno: prima devono parlare i dadi o le carte.
reason-game-over = La partita è finita.
reason-not-offered = Questo non risponde alla domanda: scegli una delle possibilità.
reason-not-now = Non in questo momento: aspetta che un Moschettiere debba scegliere la prossima azione.
reason-impossible-outcome = Questi dadi o queste carte non possono dare un simile risultato.
reason-other-chance = Tocca a un altro lancio: { $due }, non { $read }.
reason-undo-not-yours = Lì non c'è niente di tuo da annullare.
reason-undo-needs-consent = { $missing ->
    [one] Da allora sono stati lanciati dadi, è stato mostrato qualcosa o ha agito qualcun altro: serve il consenso di un altro giocatore.
   *[other] Da allora sono stati lanciati dadi, è stato mostrato qualcosa o ha agito qualcun altro: serve il consenso di altri { $missing } giocatori.
}

## Il turno di un Moschettiere

reason-has-played = Ha già giocato il suo turno: scegline uno che deve ancora agire.
reason-no-actions-left = Non ha più azioni in questo turno: concludilo, o usa il purosangue se è ancora fresco.
reason-must-leave = È rimasto da Richelieu dal turno scorso: per prima cosa deve andarsene.
reason-in-bastille = È rinchiuso alla Bastiglia: prima deve corrompere i carcerieri o aprirsi la strada con la spada.
reason-not-in-bastille = Può farlo solo un prigioniero della Bastiglia.
reason-jailed-this-turn = È finito alla Bastiglia proprio in questo turno: può tentare di uscirne dal prossimo.
reason-no-cards-left = Non ci sono più carte Avventura da pescare.
reason-already-there = È già lì: scegli un'altra area.
reason-closed-place = Nessun Moschettiere può andarci: il rifugio di Milady è chiuso, e alla Bastiglia non si va di propria volontà.
reason-barred = È caduto nella missione principale e in questa partita non può più tornarci.
reason-no-horse = Non ha un purosangue: compragliene uno all'Arsenale.
reason-horse-used = Il suo purosangue ha già corso in questo turno.
reason-lying = Quel Moschettiere giace al Vieux Colombier: scegline uno in piedi.
reason-not-treville = Solo Tréville dà ordini.
reason-ordered-already = Tréville ha già dato il suo ordine in questo turno.

## Carte

reason-not-in-hand = Non ci sono le carte in mano per farlo.
reason-combat-card-needed = Serve una carta Combattimento.
reason-card-needed = Serve una carta, e la mano è vuota.
reason-siege-full = A La Rochelle ci sono già tre carte, e non c'è posto per altre.
reason-not-at-rochelle = Solo un Moschettiere a La Rochelle può rinforzare l'assedio.
reason-combat-cards = { $room ->
    [0] Non c'è posto per altri dadi.
    [one] Si possono aggiungere solo carte Combattimento della sua mano, con posto per { $room } altro dado.
   *[other] Si possono aggiungere solo carte Combattimento della sua mano, con posto per altri { $room } dadi.
}

## Missioni

reason-nobody-to-fight = Dove si trova non c'è un simile avversario.
reason-no-such-step = Dove si trova, la plancia in gioco non offre questa possibilità.
reason-other-path = È dentro un altro cammino della locanda: prima deve tornare nell'area comune.
reason-beggars = C'è di mezzo il Mendicante: prima bisogna pagarlo.
reason-no-beggars = Lì non c'è nessun Mendicante da pagare.
reason-no-challenge-here = Dove si trova non c'è una sfida aperta di questo tipo.
reason-no-means = Non può superare questa sfida ({ $skill }): chiede { $level }, e con tutto quello che ha arriverebbe a { $best }.
reason-challenge-payment = { $lacks ->
    [one] Contano solo carte di questa abilità ({ $skill }), e gli manca { $lacks } punto.
   *[other] Contano solo carte di questa abilità ({ $skill }), e gli mancano { $lacks } punti.
}
reason-no-task = La carta Parigi non chiede nulla di simile dove si trova.

## La borsa, i segnalini Eroici, Uno per tutti

reason-pistoles = { $needed ->
    [one] Costa 1 pistola d'oro, e la borsa ne contiene { $purse }.
   *[other] Costa { $needed } pistole, e la borsa ne contiene { $purse }.
}
reason-epic = { $needed ->
    [one] Serve { $needed } segnalino Eroico, e i Moschettieri ne hanno { $epic }.
   *[other] Servono { $needed } segnalini Eroici, e i Moschettieri ne hanno { $epic }.
}
reason-no-one-for-all = I Moschettieri non hanno carte Uno per tutti.
reason-no-effect = Adesso non cambierebbe nulla: scegli un altro effetto.
reason-not-this-board = I segnalini Eroici scoprono segnalini solo sulla prima plancia della missione principale.

## L'Arsenale

reason-out-of-stock = L'Arsenale non ne ha più: { $item }.
reason-owned = Ce l'ha già: { $item }.
reason-full-life = Ha tutti i suoi punti ferita: il balsamo andrebbe sprecato.
reason-nothing-to-buy = L'Arsenale non ha nulla che possa usare e pagare.

## Scambi

reason-isolated = Niente scambi in questo turno: Milady ha giocato Isolamento.
reason-not-together = Non sono nella stessa area.
reason-nothing-to-trade = Nessuno dei due ha qualcosa da scambiare.
reason-empty-offer = L'offerta è vuota: dai o chiedi almeno una cosa.
reason-equipment-only = Li guida lo stesso giocatore, con una sola mano di carte: possono scambiarsi solo equipaggiamento.
reason-not-that-many = { $cards ->
    [one] L'altro giocatore ha solo { $cards } carta.
   *[other] L'altro giocatore non può averle: ha { $cards } carte, e di ogni tipo ce n'è un numero limitato.
}
reason-no-such-equipment = Uno dei due non ha quell'equipaggiamento.
reason-two-alike = Nessuno può avere due oggetti identici.
reason-too-much-gear = Uno dei due avrebbe più equipaggiamento di quanto possa portarne.

## Milady

reason-rochefort-out = Rochefort è fuori combattimento: Milady può andare solo dove non ha bisogno di lui.
reason-not-in-reserve = { $foe_the } non è nella riserva di Milady.
reason-trap-not-here = Questa trappola non può essere giocata qui: { $trap }.
reason-strength = Le forze sommano a { $total }, e devono fare { $due }.
reason-token-spaces = { $spaces ->
    [one] { $spaces } casella deve ricevere esattamente un segnalino.
   *[other] Ognuna delle { $spaces } caselle deve ricevere esattamente un segnalino, e nessun'altra.
}
reason-token-missing = Di questo segnalino non ne restano abbastanza: { $token }.
reason-inn-tokens = La locanda vuole esattamente 4 esche, non { $decoys }, e nessuna sfida.
reason-gallery-tokens = Ogni anticamera vuole prima una sfida e poi due guardie, e nessuna esca.
reason-return-tokens = La strada vuole solo guardie e tranelli, niente esche e niente sfide.

## La clessidra

reason-no-hourglass = Nessuna clessidra sta correndo.
reason-sand-stopped = In questo momento la sabbia è ferma.
