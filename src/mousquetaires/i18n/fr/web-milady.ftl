### Milady's screen: where she goes, whom she sends, what she lays. Nobody sees it before she sends it.

## Where she goes; what each place brings her

web-destination-secret = Vous posez votre carte Lieu face cachée : personne ne la voit avant qu’elle soit révélée.

## Putting something together

web-place-suggest = Proposer
web-place-clear = Vider
web-place-cleared = Tout est revenu dans votre réserve.
web-place-cancelled = Remis à sa place.

## Adversaries and a trap for a mission; $total is their strength so far, $due what it has to be

web-force-how = Faites glisser ou touchez une carte pour l’envoyer sur la mission ou la reprendre. Personne ne voit rien avant l’envoi.
web-force-reserve = Votre réserve : { $n }
web-force-nobody = Encore personne : faites glisser ou touchez des cartes.
web-force-all-sent = Il ne reste personne.
web-force-is-trap = embûche
web-force-traps = Les cartes dorées au bord en tirets sont des embûches : une au plus par mission.
web-force-exact = Force { $total } sur { $due } : le compte est bon
# $n is how much is lacking
web-force-short = Force { $total } sur { $due } : il manque { $n }
# $n is how much it is over
web-force-over = Force { $total } sur { $due } : { $n } de trop
web-force-most = Il faudrait une force de { $rating }, mais vos cartes n’atteignent que { $due }.
web-force-went = { $card } { $place_to } : force { $total } sur { $due }
# $other is the trap that makes room
web-force-instead = { $card } { $place_to } (en remplacement : { $other }) : force { $total } sur { $due }
web-force-back = { $card } de retour dans la réserve : force { $total } sur { $due }
web-force-suggested = Proposition : { $cards }. Force { $total } sur { $due }
web-force-send = Les envoyer

## Tokens for the spaces of a Quest board; $n of $of spaces are filled

web-tokens-how = Faites glisser les jetons, ou touchez un jeton puis une case ; touchez deux cases pour échanger. Les Mousquetaires n’en voient que le dos.
web-tokens-keys = Au clavier : les flèches de case en case, puis Entrée ou un chiffre.
web-tokens-reserve = Vos jetons
web-tokens-empty = vide
web-tokens-left = { $n ->
    [0] il n’en reste plus
    [one] il en reste { $n }
   *[other] il en reste { $n }
}
web-tokens-for-challenge = défi
web-tokens-for-guard = garde
web-tokens-laid = posés : { $n } sur { $of }
web-tokens-which = Quel jeton ? { $space }
web-tokens-take-back = Retirer
web-tokens-put = { $space } : { $token }. Posés : { $n } sur { $of }
web-tokens-swapped = Échange : { $space } ; { $other }
web-tokens-back = De retour dans la réserve : { $token }. Posés : { $n } sur { $of }
web-tokens-held = En main : { $token }. Où le poser ?
web-tokens-released = Plus rien en main.
web-tokens-lacking = Il n’en reste plus : { $token }
web-tokens-suggested = Posés comme proposé.
web-tokens-shuffled = Jetons mélangés.
web-tokens-shuffle = Mélanger
web-tokens-lay = Les poser
