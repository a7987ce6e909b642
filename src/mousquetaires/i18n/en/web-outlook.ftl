### What a player can look up at the table before choosing, in the browser.

## What an action will probably bring, in a few words; chances are written like "52%"

# $aim is wound against Rochefort, who only has to be driven off, else beat; $now without cards
web-brief-duel = { $aim ->
    [wound] drives him off { $now }
   *[beat] wins { $now }
}
web-brief-duel-cards = { $aim ->
    [wound] drives him off { $now }, with all cards { $best }
   *[beat] wins { $now }, with all cards { $best }
}
# $lacks is what his skill lacks, $cards how many cards of that skill are in hand
web-brief-challenge = { $lacks ->
    [0] his skill is enough
   *[other] needs { $lacks } more; matching cards: { $cards }
}
# $mean is how many Lilies are found on average, with one decimal; $wanted how many are still missing
web-brief-search = { $mean } of { $wanted } Lilies on average
web-brief-siege = the King gains ground { $king }, Richelieu { $cardinal }
web-brief-trap = { $trap } strikes { $chance }

## Where the game stands

# $phase is one of the five below
web-course = { $n ->
    [0] Setup · { $phase }
   *[other] Turn { $n } · { $phase }
}
web-course-0 = Milady gets ready
web-course-1 = Milady schemes
web-course-2 = the Musketeers act
web-course-3 = the siege
web-course-4 = the end of the turn
web-hero-must-leave = must leave Richelieu’s den first
web-hero-ridden = has ridden
web-hero-gift-used = ability used this turn

## Cards and tokens that are not in play

# $cards is a list of cards
web-hand-shown = shown to everyone: { $cards }
web-discarded = { $n ->
    [one] 1 discarded card
   *[other] { $n } discarded cards
}
web-louvre-to-come = { $n ->
    [one] 1 Louvre card still to come
   *[other] { $n } Louvre cards still to come
}
web-paris-unseen = { $n ->
    [one] 1 Paris card not seen yet
   *[other] { $n } Paris cards not seen yet
}
web-paris-unused = { $n ->
    [one] 1 Paris card left to take
   *[other] { $n } Paris cards left to take
}
web-treachery-deck = { $n ->
    [0] The Treachery deck is empty.
    [one] 1 card in the Treachery deck
   *[other] { $n } cards in the Treachery deck
}
# what two others offer each other; $give and $want are lists such as "2 cards and pistol"
web-on-offer = On offer: { $give } for { $want }

## Keys

web-single-keys = Answer with single keys
web-single-keys-about = The keys shown on the answers, and Backspace to undo. Turn this off if you press keys by accident or use voice control.
