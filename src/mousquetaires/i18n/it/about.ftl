### Che cosa fa ogni cosa, in una riga. $n è il valore stampato.

# come si uniscono le parti di una riga
about-parts = { $first }; { $next }

## Le doti dei Moschettieri

about-hero-dartagnan = ha la manovra segreta più facile, e la conserva quando impara quella migliorata
about-hero-athos = Rochefort non gli sbarra mai la strada
about-hero-aramis = una volta per turno scarta una carta qualsiasi per +1 in una sfida o 1 dado blu in più
about-hero-porthos = ha { $n } punti ferita
about-hero-treville = una volta nel suo turno ordina a un altro Moschettiere di agire

## Carte Avventura

about-card-skill = +1 in una sfida di questa abilità
about-card-combat = { $n ->
    [one] +{ $n } dado blu in duello o all’assedio
   *[other] +{ $n } dadi blu in duello o all’assedio
}
about-character-siege = { $n ->
    [one] va all’assedio: +{ $n } dado blu
   *[other] va all’assedio: +{ $n } dadi blu
}
about-character-pistoles = { $n ->
    [one] +1 pistole per la borsa
   *[other] +{ $n } pistole per la borsa
}
about-character-epic = { $n ->
    [one] +{ $n } segnalino Epico
   *[other] +{ $n } segnalini Epico
}
about-character-heals = { $n ->
    [one] un Moschettiere recupera { $n } punto ferita
   *[other] un Moschettiere recupera { $n } punti ferita
}
about-character-draws = { $n ->
    [one] pesca { $n } carta
   *[other] pesca { $n } carte
}
about-character-unmasks = Milady rivela la sua carta Area
about-character-honour = { $n ->
    [one] la Regina recupera { $n } punto onore
   *[other] la Regina recupera { $n } punti onore
}

## Tradimento

about-treachery-reinforcements = { $n ->
    [one] { $n } dado rosso in più all’assedio in questo turno
   *[other] { $n } dadi rossi in più all’assedio in questo turno
}
about-treachery-ambush = { $n ->
    [one] un Moschettiere perde { $n } punto ferita
   *[other] un Moschettiere perde { $n } punti ferita
}
about-treachery-emergency = i Moschettieri devono agire prima che finisca la clessidra
about-treachery-conscripts = { $n ->
    [one] ogni Moschettiere ha { $n } azione in meno in questo turno
   *[other] ogni Moschettiere ha { $n } azioni in meno in questo turno
}
about-treachery-prison = un Moschettiere finisce alla Bastiglia
about-treachery-isolation = niente scambi in questo turno
about-treachery-dead_end = { $n ->
    [one] il segnalino Tempo avanza subito di { $n } casella
   *[other] il segnalino Tempo avanza subito di { $n } caselle
}
about-treachery-balm = { $n ->
    [one] Rochefort recupera { $n } punto ferita
   *[other] Rochefort recupera { $n } punti ferita
}
about-treachery-plot = { $n ->
    [one] la Regina perde { $n } punto onore
   *[other] la Regina perde { $n } punti onore
}

## Trappole

about-trap-beggars = { $n ->
    [one] nessun passo di missione qui finché non riceve 1 pistole
   *[other] nessun passo di missione qui finché non riceve { $n } pistole
}
about-trap-thief = { $n ->
    [one] un Moschettiere che arriva qui rischia di costare 1 pistole alla borsa
   *[other] un Moschettiere che arriva qui rischia di costare { $n } pistole alla borsa
}
about-trap-assassin = { $n ->
    [one] un Moschettiere che arriva qui rischia di perdere { $n } punto ferita
   *[other] un Moschettiere che arriva qui rischia di perdere { $n } punti ferita
}
about-trap-harlot = la sfida qui è più difficile di { $n }
about-trap-nemesis = { $n ->
    [one] un Moschettiere prescelto deve battere qui { $n } dado rosso
   *[other] un Moschettiere prescelto deve battere qui { $n } dadi rossi
}

## Avversari

about-ability-none = nessuna abilità speciale
about-ability-returns = quando è sconfitto torna in mano a Milady
about-ability-pistol = +{ $n ->
    [one] { $n } Spada
   *[other] { $n } Spade
} nel primo lancio
about-ability-cut_purse = { $n ->
    [one] un duello in cui non è sconfitto costa 1 pistole alla borsa
   *[other] un duello in cui non è sconfitto costa { $n } pistole alla borsa
}
about-ability-steady = non toglie dadi in caso di pareggio
about-ability-rerolls_shield = rilancia uno Scudo, una volta per duello
about-ability-armour = +{ $n ->
    [one] { $n } Scudo
   *[other] { $n } Scudi
} in ogni lancio
about-ability-parting_wound = { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
} alla fine di ogni duello, a meno che l’armatura non pari il colpo
about-ability-jailer = un Moschettiere messo fuori combattimento da lui si risveglia alla Bastiglia

## Carte Parigi: che cosa chiedono, e che cosa fanno alla fine di ogni turno

about-stipulation-none = nient’altro
about-stipulation-lilies = { $n ->
    [one] { $n } Giglio, frugando Parigi
   *[other] { $n } Gigli, frugando Parigi
}
about-stipulation-discards = { $n ->
    [one] { $n } carta Combattimento scartata a Parigi
   *[other] { $n } carte Combattimento scartate a Parigi, una per azione
}
about-stipulation-wins = { $n ->
    [one] { $n } duello vinto contro un duellante di Parigi
   *[other] { $n } duelli vinti contro un duellante di Parigi
}
about-effect-strangles = ogni turno Milady lancia { $dice } dadi rossi, e con { $n } Spade in tutto Costanza muore
about-effect-time = { $n ->
    [one] ogni turno il segnalino Tempo avanza di { $n } casella in più
   *[other] ogni turno il segnalino Tempo avanza di { $n } caselle in più
}
about-effect-siege_sword = { $n ->
    [one] ogni turno Milady ha { $n } Spada in più all’assedio
   *[other] ogni turno Milady ha { $n } Spade in più all’assedio
}
about-effect-treachery = { $n ->
    [one] ogni turno Milady pesca { $n } carta Tradimento
   *[other] ogni turno Milady pesca { $n } carte Tradimento
}
about-effect-honour = { $n ->
    [one] ogni turno la Regina perde { $n } punto onore
   *[other] ogni turno la Regina perde { $n } punti onore
}
about-effect-purse = ogni turno la borsa perde { $n } pistole

## L'Arsenale

about-item-thoroughbred = un movimento senza azione in ogni turno
about-item-pistol = +{ $n ->
    [one] { $n } Spada
   *[other] { $n } Spade
} nel primo lancio
about-item-armour = +{ $n ->
    [one] { $n } Scudo
   *[other] { $n } Scudi
} in ogni lancio
about-item-blade = rilancia un dado, una volta per duello
about-item-balm = { $n ->
    [one] { $n } punto ferita recuperato subito
   *[other] { $n } punti ferita recuperati subito
}
about-item-manoeuvre = una manovra più facile: { $faces }
about-item-skill = +{ $n } a questa abilità

## Segnalini della missione principale

about-token-decoy = non c’è nessuno
about-token-snare = costa 1 punto ferita, poi sparisce

## Varianti

about-variant-easier = i Moschettieri iniziano con una carta Uno per tutti
about-variant-mortal_quest = un Moschettiere caduto nella missione principale non può più tornarci
about-variant-athos_the_brave = Athos deve battersi con Rochefort dove Milady si è rivelata
about-variant-extra_card = ogni giocatore dei Moschettieri inizia con una carta Avventura in più
about-variant-one_card_less = ogni giocatore dei Moschettieri inizia con una carta Avventura in meno
about-variant-extra_treachery = Milady inizia con una carta Tradimento in più
about-variant-late_start = il segnalino Tempo inizia una casella più avanti

## Tutti quelli con cui un Moschettiere può incrociare le lame

about-foe = { $dice ->
    [0] non lancia dadi, punti ferita: { $life }
    [one] { $dice } dado rosso, punti ferita: { $life }
   *[other] { $dice } dadi rossi, punti ferita: { $life }
}
# dei segnalini che restano come sono stampati
about-foe-fixed = mostra sempre { $faces }, punti ferita: { $life }
about-manoeuvre = manovra { $faces }
about-worth-pistoles = { $n ->
    [one] vale 1 pistole
   *[other] vale { $n } pistole
}
about-worth-epic = { $n ->
    [one] vale { $n } segnalino Epico
   *[other] vale { $n } segnalini Epico
}

## Le missioni

about-challenge = sfida: { $skill } { $level }
about-rating = sorvegliata da avversari e trappole di forza complessiva { $n }

## I luoghi

about-place-paris = la missione di Parigi: la sua sfida, il suo compito e le sue guardie
about-place-louvre = la missione del Louvre: la sua sfida e le sue guardie, prima che il segnalino arrivi in fondo
about-place-rochelle = l’assedio: le carte Combattimento giocate qui danno dadi blu, e un sacrificio ferma una Spada
about-place-quest = la missione principale: i gioielli della Regina
about-place-colombier = la casa dei Moschettieri: da qui partono, e qui si riprendono
about-place-richelieu = trova qui Milady e sventi i suoi piani; se non c’è, finisci alla Bastiglia
about-place-bastille = si esce con 1 pistole, o battendosi con il carceriere
about-place-quarters = qui Milady prende una carta Parigi; i Moschettieri non possono entrare

## Le plance della missione principale

about-board-inn = tre cammini di quattro segnalini coperti: liberane uno
about-board-england = quattro sfide in qualsiasi ordine, poi de Wardes
about-board-return = tre segnalini coperti sulla strada, uno dopo l’altro
about-board-galleries = { $n ->
    [one] quattro anticamere: supera la sfida o batti le due guardie, o usa il passaggio segreto per { $n } segnalino Epico
   *[other] quattro anticamere: supera la sfida o batti le due guardie, o usa il passaggio segreto per { $n } segnalini Epico
}

## Uno per tutti

about-one-time = il segnalino Tempo non si muove in questo turno
about-one-honour = { $n ->
    [one] la Regina recupera { $n } punto onore
   *[other] la Regina recupera { $n } punti onore
}
about-one-epic = { $n ->
    [one] vale { $n } segnalino Epico
   *[other] vale { $n } segnalini Epico
}
