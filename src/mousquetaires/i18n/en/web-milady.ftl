### Milady's screen: where she goes, whom she sends, what she lays. Nobody sees it before she sends it.

## Where she goes; what each place brings her

web-destination-secret = You place your Location card face down: nobody sees it until it’s revealed.

## Putting something together

web-place-suggest = Suggest
web-place-clear = Clear
web-place-cleared = Everything is back in your reserve.
web-place-cancelled = Back where it was.

## Adversaries and a trap for a mission; $total is their strength so far, $due what it has to be

web-force-how = Drag or tap a card to send it to the mission or take it back. Nobody sees it until you send them.
web-force-reserve = Your reserve: { $n }
web-force-nobody = Nobody yet: drag or tap cards.
web-force-all-sent = Nobody is left.
web-force-is-trap = trap
web-force-traps = Gold cards with a dashed edge are traps: at most one at a mission.
web-force-exact = Strength { $total } of { $due }: exactly right
# $n is how much is lacking
web-force-short = Strength { $total } of { $due }: { $n } short
# $n is how much it is over
web-force-over = Strength { $total } of { $due }: { $n } too much
web-force-most = The mission’s rating is { $rating }, but your cards only reach { $due }.
web-force-went = { $card } { $place_to }: strength { $total } of { $due }
# $other is the trap that makes room
web-force-instead = { $card } { $place_to } instead of { $other }: strength { $total } of { $due }
web-force-back = { $card } back in reserve: strength { $total } of { $due }
web-force-suggested = Suggested: { $cards }. Strength { $total } of { $due }
web-force-send = Send them

## Tokens for the spaces of a Quest board; $n of $of spaces are filled

web-tokens-how = Drag tokens, or tap a token and then a space; tap two spaces to swap. The Musketeers see only the backs.
web-tokens-keys = On the keyboard: arrow keys from space to space, then Enter or a number.
web-tokens-reserve = Your tokens
web-tokens-empty = empty
web-tokens-left = { $n ->
    [0] none left
   *[other] { $n } left
}
web-tokens-for-challenge = challenge
web-tokens-for-guard = guard
web-tokens-laid = { $n } of { $of } placed
web-tokens-which = Which token? { $space }
web-tokens-take-back = Remove it
web-tokens-put = { $space }: { $token }. { $n } of { $of } placed
web-tokens-swapped = Swapped: { $space }; { $other }
web-tokens-back = Back in reserve: { $token }. { $n } of { $of } placed
web-tokens-held = Holding: { $token }. Where to?
web-tokens-released = Nothing held.
web-tokens-lacking = None left: { $token }
web-tokens-suggested = Placed as suggested.
web-tokens-shuffled = Shuffled.
web-tokens-shuffle = Shuffle
web-tokens-lay = Place them
