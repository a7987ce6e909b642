### Milady's screen: where she goes, whom she sends, what she lays. Nobody sees it before she sends it.

## Where she goes; what each place brings her

web-destination-secret = Metti coperta la tua carta Area: nessuno la vede finché non viene rivelata.

## Putting something together

web-place-suggest = Suggerisci
web-place-clear = Svuota
web-place-cleared = Tutto è tornato nella tua riserva.
web-place-cancelled = Rimesso al suo posto.

## Adversaries and a trap for a mission; $total is their strength so far, $due what it has to be

web-force-how = Trascina o tocca una carta per mandarla alla missione o riprenderla. Nessuno vede nulla prima dell’invio.
web-force-reserve = La tua riserva: { $n }
web-force-nobody = Ancora nessuno: trascina o tocca le carte.
web-force-all-sent = Non resta nessuno.
web-force-is-trap = trappola
web-force-traps = Le carte dorate dal bordo tratteggiato sono trappole: al massimo una per missione.
web-force-exact = Forza { $total } su { $due }: proprio quella giusta
# $n is how much is lacking
web-force-short = Forza { $total } su { $due }: { $n ->
    [one] manca 1
   *[other] mancano { $n }
}
# $n is how much it is over
web-force-over = Forza { $total } su { $due }: { $n } di troppo
web-force-most = Ci vorrebbe una forza di { $rating }, ma le tue carte arrivano solo a { $due }.
web-force-went = { $card } { $place_to }: forza { $total } su { $due }
# $other is the trap that makes room
web-force-instead = { $card } { $place_to } (torna indietro: { $other }): forza { $total } su { $due }
web-force-back = { $card } di nuovo nella riserva: forza { $total } su { $due }
web-force-suggested = Suggerimento: { $cards }. Forza { $total } su { $due }
web-force-send = Mandali

## Tokens for the spaces of a Quest board; $n of $of spaces are filled

web-tokens-how = Trascina i segnalini, oppure tocca un segnalino e poi una casella; tocca due caselle per scambiarle. I Moschettieri vedono solo il dorso.
web-tokens-keys = Da tastiera: le frecce da una casella all’altra, poi Invio o un numero.
web-tokens-reserve = I tuoi segnalini
web-tokens-empty = vuota
web-tokens-left = { $n ->
    [0] finiti
    [one] ne resta 1
   *[other] ne restano { $n }
}
web-tokens-for-challenge = sfida
web-tokens-for-guard = guardia
web-tokens-laid = disposti: { $n } su { $of }
web-tokens-which = Quale segnalino? { $space }
web-tokens-take-back = Toglilo
web-tokens-put = { $space }: { $token }. Disposti: { $n } su { $of }
web-tokens-swapped = Scambio: { $space }; { $other }
web-tokens-back = Di nuovo nella riserva: { $token }. Disposti: { $n } su { $of }
web-tokens-held = In mano: { $token }. Dove va?
web-tokens-released = Niente in mano.
web-tokens-lacking = Non ne restano: { $token }
web-tokens-suggested = Disposti come suggerito.
web-tokens-shuffled = Segnalini mescolati.
web-tokens-shuffle = Mescola
web-tokens-lay = Disponili
