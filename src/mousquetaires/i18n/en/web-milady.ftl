### Milady's screen: where she goes, whom she sends, what she lays. Nobody sees it before she sends it.

## Where she goes; what each place brings her

web-destination-secret = You lay your Location card face down: nobody sees it before it is turned up.
web-destination-paris = Rochefort meets whoever attempts a step of the mission there, except Athos.
web-destination-louvre = Rochefort meets whoever attempts a step of the mission there, except Athos.
web-destination-quest = Rochefort meets whoever attempts a step of the Quest, except Athos.
web-destination-rochelle = At the end of their turns you remove one of the cards laid at the siege.
web-destination-richelieu = If nobody finds you there: any one Treachery card of the deck, or a hand of three.
web-destination-quarters = At the end of their turns you take a Paris card. Nobody can disturb you.

## Putting something together

web-place-suggest = Suggest
web-place-clear = Clear
web-place-cleared = Everything is back in your reserve.
web-place-cancelled = Put back where it was.

## Adversaries and a trap for a mission; $total is their strength so far, $due what it has to be

web-force-how = Drag a card or tap it: it goes to the mission or comes back. Nobody sees it before you send them.
web-force-reserve = Your reserve: { $n }
web-force-nobody = Nobody yet: drag cards here or tap them.
web-force-all-sent = Nobody is left.
web-force-is-trap = trap
web-force-exact = Strength { $total } of { $due }: exactly right
# $n is how much is lacking
web-force-short = Strength { $total } of { $due }: { $n } short
# $n is how much it is over
web-force-over = Strength { $total } of { $due }: { $n } too much
web-force-most = The rating is { $rating }, but your cards make { $due } at most.
web-force-no-trap = No trap: there is room for one.
web-force-trap = Trap: { $trap }
web-force-went = { $card } { $place_to }: strength { $total } of { $due }
# $other is the trap that makes room
web-force-instead = { $card } { $place_to } instead of { $other }: strength { $total } of { $due }
web-force-back = { $card } back in reserve: strength { $total } of { $due }
web-force-suggested = Suggested: { $cards }. Strength { $total } of { $due }
web-force-send = Send them

## Tokens for the spaces of a Quest board; $n of $of spaces are filled

web-tokens-how = Drag tokens, or tap a token and then a space; tap two spaces to swap. The Musketeers see only the backs.
web-tokens-keys = By keyboard: arrows from space to space, then Enter or a number.
web-tokens-reserve = Your tokens
web-tokens-empty = empty
web-tokens-left = { $n ->
    [0] none left
   *[other] { $n } left
}
web-tokens-for-challenge = challenge
web-tokens-for-guard = guard
# $space is an antechamber, $n which space of it, $purpose what belongs there
web-tokens-slot = { $space }, space { $n }, { $purpose }
web-tokens-laid = { $n } of { $of } laid
web-tokens-which = Which token? { $space }
web-tokens-take-back = Take it back
web-tokens-put = { $space }: { $token }. { $n } of { $of } laid
web-tokens-swapped = Swapped: { $space }; { $other }
web-tokens-back = Back in reserve: { $token }. { $n } of { $of } laid
web-tokens-held = In hand: { $token }. Where to?
web-tokens-released = Nothing in hand.
web-tokens-lacking = None of these is left: { $token }
web-tokens-suggested = Laid as suggested.
web-tokens-shuffled = Shuffled.
web-tokens-shuffle = Shuffle
web-tokens-lay = Lay them
