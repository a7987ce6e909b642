### Perché un bot ha fatto la sua mossa, per chi può guardare con gli occhi del suo posto.

why-best = Qui non si può fare di meglio.
why-random = Sceglie una mossa a caso.
why-novice = Segue una regola semplice.
why-master = { $n ->
    [one] In { $n } partita simulata questa mossa vince il { $percent }% delle volte; la migliore delle altre, «{ $instead }», il { $rival }%.
   *[other] In { $n } partite simulate questa mossa vince il { $percent }% delle volte; la migliore delle altre, «{ $instead }», il { $rival }%.
}

## Che cosa ne dipende

why-constance = Costanza è in pericolo: Milady ha già { $n } dei sei successi che le servono.
why-hours = { $n ->
    [one] Ogni turno senza Costanza costa altro tempo, e sul tracciato del Tempo resta solo { $n } casella.
   *[other] Ogni turno senza Costanza costa altro tempo, e sul tracciato del Tempo restano solo { $n } caselle.
}
why-paris = La missione di Parigi fa danni a ogni turno: { $paris }.
why-louvre-epic = Compiuta in fretta, la missione al Louvre porta segnalini Epico.
why-honour = { $n ->
    [one] Alla Regina resta solo { $n } punto onore.
   *[other] Alla Regina restano { $n } punti onore.
}
why-quest = Solo la missione principale fa vincere la partita, e sul tracciato del Tempo { $n ->
    [one] resta { $n } casella
   *[other] restano { $n } caselle
}.
why-siege-falls = Senza aiuto c’è il { $percent }% di probabilità che l’assedio sia perso alla fine di questo turno.
why-siege = { $n ->
    [one] I dadi a La Rochelle servono a ogni turno; per ora ce n’è { $n }.
   *[other] I dadi a La Rochelle servono a ogni turno; per ora ce ne sono { $n }.
}

## I Moschettieri

why-go = È { $place_loc } che c’è più da fare.
why-odds = { $n ->
    [one] Con { $n } dado batte { $foe_acc } il { $percent }% delle volte.
   *[other] Con { $n } dadi batte { $foe_acc } il { $percent }% delle volte.
}
why-blind = { $n ->
    [one] Con { $n } dado batte la guardia ancora coperta il { $percent }% delle volte.
   *[other] Con { $n } dadi batte la guardia ancora coperta il { $percent }% delle volte.
}
why-rochefort = C’è il { $percent }% di probabilità che Milady sia { $place_loc }.
why-lilies = Più dadi, più Gigli.
why-enough = { $n ->
    [0] Non serve nessuna carta.
    [one] Una carta basta appena.
   *[other] { $n } carte bastano appena.
}
why-spend = { $n ->
    [0] I segnalini Epico valgono di più altrove.
    [one] Un segnalino Epico serve più qui che altrove.
   *[other] { $n } segnalini Epico servono più qui che altrove.
}
why-gift = È la carta che mancherà di meno: { $card }.
why-blade = È il dado migliore da rilanciare: { $face }.
why-draw = Adesso niente vale più di un’altra carta; in mano ce ne sono { $n }.
why-equip = L’equipaggiamento serve in ogni duello a venire, e la borsa contiene { $n } pistole.
why-item = Varrà più di quel che costa: { $item }.
why-friend = È adesso che questa carta serve di più: { $card }.
why-trade = Le carte devono andare a chi le usa meglio, e { $hero_the } è qui.
why-offer = Ognuno dà ciò che servirà all’altro.
why-fair = È uno scambio equo.
why-turn = { $hero_the } ha più da fare dove si trova; gli altri andranno poi dove serve.
why-turn-up = Sapere che cosa aspetta alla locanda risparmia più azioni di quante ne valga un segnalino Epico.
why-escape = Dentro la Bastiglia non può fare nulla.
why-beggars = Lì il Mendicante blocca tutto.
why-siege-card = Una carta all’assedio serve a ogni turno.
why-sacrifice = { $n ->
    [one] L’assedio è a { $n } casella dalla sconfitta: è peggio di una ferita.
   *[other] L’assedio è a { $n } caselle dalla sconfitta: è peggio di una ferita.
}
why-last-hour = Senza questa carta la partita sarebbe persa adesso.
why-epic-now = Quei segnalini Epico servono proprio adesso.

## Milady

why-hide = Ci va circa il { $percent }% delle volte, perché nessuno possa prevederla: { $place }.
why-new-paris = Delle sue carte Parigi è quella che costa di più ai Moschettieri: { $paris }.
why-opening = Apre con questa carta nel { $percent }% delle partite, perché nessuno possa prepararsi: { $paris }.
why-varied = Un’altra scelta farebbe all’incirca lo stesso danno. Varia, perché nessuno possa prevederla.
why-treachery = Adesso fa più danno di quanto ne farebbe una carta nuova: { $treachery }.
why-take = Una carta nuova vale adesso più di ognuna di quelle che ha in mano ({ $n }).
why-victim = Colpisce soprattutto { $hero_acc }: ciò che fa conta di più.
why-force = Liberarsene costa circa { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
}.
why-trap = La trappola costa più di un altro avversario: { $trap }.
why-tokens-inn = I deboli vanno alla locanda, dove due cammini su tre non servono mai, e nessuno indovina dove.
why-tokens-return = I più duri vanno sulla strada: non si possono aggirare.
why-tokens-galleries = Coppie forti accanto alle sfide difficili: i Moschettieri scelgono sempre la via facile.
why-discard = È la carta che serve di più a La Rochelle: { $card }.
why-reroll = Rilanciare può solo giovarle.
