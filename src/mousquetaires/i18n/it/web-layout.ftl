### Il tavolo su un solo schermo: la barra in alto, la mappa, le carte e i riquadri.

web-menu = Menu
web-you = Tu
web-clock-time-about = Milady vince quando il segnalino Tempo raggiunge Richelieu. Avanza alla fine di ogni turno.
web-clock-siege-about = Milady vince quando l’assedio di La Rochelle raggiunge Richelieu.
web-clock-honour-about = Milady vince quando la Regina ha perso tutto il suo onore.
web-clock-abduction-about = Con Il Rapimento a Parigi, Milady vince al sesto successo.
web-clock-barred-about = Missione mortale: Milady vince quando nessun Moschettiere può più proseguire la missione principale.
web-clock-quest-about = I Moschettieri vincono quando la quarta plancia della missione principale è completata.

web-hero-about = Tutto su { $hero }
web-hero-combat-about = { $n ->
    [one] Tira 1 dado blu in duello; le carte Combattimento ne aggiungono.
   *[other] Tira { $n } dadi blu in duello; le carte Combattimento ne aggiungono.
}
web-hero-manoeuvre-about = La manovra segreta: se il tiro contiene queste facce, l’avversario perde esattamente 1 punto ferita e non può rispondere.
web-hero-slot-free = Posto per un altro oggetto

web-mission-louvre-track = Il segnalino del Louvre è sulla casella { $n } di { $of }. Sulla terza la Regina perde onore; sull’ultima la missione è fallita.
web-mission-harder = { $printed } + { $more }: { $trap }
web-mission-own = { $hero } ha { $n }
web-mission-unguarded = Milady sceglie le sue guardie.

web-purse-about = La borsa comune dei Moschettieri. Paga l’Arsenale.
web-pistoles = { $n ->
    [one] pistole
   *[other] pistole
}
web-arsenal-look = Apri l’Arsenale: i prezzi e ciò che resta
web-siege-about = { $n ->
    [one] L’assedio: 1 dado rosso in questo turno, contro le carte posate qui
   *[other] L’assedio: { $n } dadi rossi in questo turno, contro le carte posate qui
}

web-place-here = Qui:
web-place-about-paris = Le carte Parigi turbano la città finché i Moschettieri non le hanno completate.
web-place-about-louvre = Le missioni per la Regina: riuscite in tempo danno segnalini Epici; troppo tardi le costano onore.
web-place-about-rochelle = L’assedio: posa qui carte Combattimento. Alla fine di ogni turno tirano entrambe le parti.
web-place-about-quest = I diamanti della Regina: quattro plance, una dopo l’altra. La quarta dà la vittoria.
web-place-about-colombier = Qui si riprendono i Moschettieri fuori combattimento. Milady non può venirci.
web-place-about-richelieu = Trova Milady qui e la sua azione fallisce. Se non c’è, finisci alla Bastiglia.
web-place-about-bastille = La prigione: si esce corrompendo i carcerieri o battendosi.
web-place-about-quarters = La casa di Milady. I Moschettieri non possono entrare.
web-place-quest-board = In gioco ora: { $board }

web-hand-short = Mano
web-deck-short = Mazzo { $n }
web-card-copies = { $card }, { $n } copie
web-card-skill = +1 { $skill }
web-card-dice = { $n ->
    [one] +1 dado blu
   *[other] +{ $n } dadi blu
}
web-show-card = Mostrala a tutti
web-show-sure = La vedranno tutti, anche Milady. La mostri?

web-count-treachery = Tradimenti
web-count-foes = Avversari
web-count-paris = Parigi
web-count-tokens = Segnalini
web-in-force = In vigore: { $card }

web-stage-map = Mappa
web-stage-again = Torna all’azione
web-answer-on-stage = Rispondi sul tabellone.
web-tabs = Parti del tavolo
web-tab-act = Agisci
web-tab-hand = Mano
web-tab-musketeers = Moschettieri
web-tab-talk = Chat

## La domanda e le risposte

web-actions-left = { $n ->
    [one] resta 1 azione
   *[other] restano { $n } azioni
}
web-move-hint = o tocca un luogo illuminato
web-draw-hint = { $n ->
    [one] 1 carta nel mazzo
   *[other] { $n } carte nel mazzo
}
web-equip-hint = { $n ->
    [one] 1 pistole nella borsa
   *[other] { $n } pistole nella borsa
}
web-answers-more = { $n ->
    [one] un’altra
   *[other] altre { $n }
}
web-answers-fewer = Meno
web-why-not = Perché no?
web-chance-wounded = ferito { $chance }
web-chance-lilies = di { $wanted } Gigli

## La missione principale sulla mappa

web-epic-of = Epici di { $of }
web-one-for-all-short = Uno per tutti

## L’Arsenale

web-arsenal-left = { $n } di { $of }
web-arsenal-full = Mani piene: sostituisce un oggetto
web-arsenal-two = { $hero } può prendere fino a due oggetti con questa azione.
web-arsenal-cancel = Indietro, senza comprare

## Uno scambio

web-trade-yours = Ciò che hai
web-trade-theirs = { $n ->
    [one] 1 carta in mano
   *[other] { $n } carte in mano
}
web-trade-unknown = Non conosci queste carte: chiedi ciò che ti serve.
web-trade-offer = Offri: { $what }
web-trade-ask = Chiedi: { $what }
web-trade-back = Togli dall’offerta: { $what }
web-goal-musketeers = Il tuo obiettivo: le quattro plance della missione, perché la Regina porti i suoi gioielli. Milady vince quando Tempo, Assedio, Onore o Costanza arriva a zero.
web-goal-milady = Il tuo obiettivo: portare a zero Tempo, Assedio, Onore o Costanza. I Moschettieri vincono se completano le quattro plance della missione.
web-goal-both = I Moschettieri vincono con la quarta plancia della missione, Milady quando Tempo, Assedio, Onore o Costanza arriva a zero.
