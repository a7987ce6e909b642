### Milady's seat in the browser: her hand and reserve, her ways to win, who knows what, where she can go.

## Her hand

web-secret-hand = Your secret hand
web-secret-deck = Deck
web-secret-paris = Paris
web-secret-reserve = Your reserve
# what she has in reserve; pressed, it shows all of it with its text
web-secret-counts = { $foes ->
    [one] 1 adversary
   *[other] { $foes } adversaries
}, { $traps ->
    [one] 1 trap
   *[other] { $traps } traps
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}

## Placing something: the last step is taken back

web-place-undo = Undo
web-place-undone = Last step taken back.
# on phones
web-force-how-short = Tap a card, or drag it to the mission.
web-tokens-how-short = Tap a token, then a space, or drag it.

## Her ways to win: what moves each, in very few words

web-aims = Your ways to win, and who knows what
web-aim-turn = { $n ->
    [one] 1 space each turn
   *[other] { $n } spaces each turn
}
web-aim-held = stands still this turn
# both sides' dice; $swords are Swords that a Paris card adds
web-aim-siege = { $swords ->
    [0] dice: { $red } red, { $blue } blue
   *[other] dice: { $red } red and { $swords } Sword, { $blue } blue
}
web-aim-louvre = Louvre: space { $n } of { $of }
web-aim-paris = Paris: { $n } each turn
web-aim-strangles = { $dice } red dice each turn
# where the Paris card The Abduction is
web-aim-abduction = { $where ->
    [hand] The Abduction is in your hand
    [quarters] take The Abduction in your quarters
   *[gone] The Abduction is out of the game
}
web-aim-barred = { $n } of { $of } Musketeers barred
# $card is a Treachery card in her hand
web-aim-card = you hold { $card }

web-aims-home = You are in your quarters.
web-aims-secret = You are { $place }, in secret.
web-aims-shown = They have found you { $place }.
web-aims-rochefort-out = Out of action
# pressed, these show all that the Musketeers know; $n is how many places they have ruled out
web-aims-found = They know where you are
web-aims-they = { $n ->
    [0] They don't know where you are
    [one] They have ruled out 1 place
   *[other] They have ruled out { $n } places
}
web-aims-you = You know { $n } of their { $of } cards

## What the Musketeers know of her

web-they-know = What they know of you
web-they-where = Your place
web-they-home = You haven't gone anywhere yet.
web-they-place = They have seen you { $place }.
web-they-not-at = They know that you are not { $places }.
web-they-nothing = Nothing: you can be anywhere.
web-they-treachery = Treachery
web-they-hand = { $n ->
    [one] 1 card in your hand
   *[other] { $n } cards in your hand
}, { $deck } in the deck.
web-they-played = Played: { $cards }.
web-they-holds = They can work out that you hold { $cards }.
web-they-paris = Paris cards
web-they-paris-hand = { $n ->
    [0] None in your hand.
    [one] 1 in your hand.
   *[other] { $n } in your hand.
}
web-they-paris-unseen = Not seen yet: { $cards }.
web-they-tokens = Quest tokens
web-they-face-down = { $n ->
    [0] None lies face down.
    [one] 1 lies face down.
   *[other] { $n } lie face down.
}
web-they-face-up = Face up: { $tokens }.
web-they-foes = Adversaries and traps
web-they-reserve = They can work out your reserve: everyone else lies on the table or is out of the game.

## What everyone knows of the Musketeers' hands

web-you-know = What you know of their hands
web-you-hand = { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
web-you-shown = At least { $cards }.
web-you-piles = Adventure cards
web-you-discarded = Discarded: { $cards }
web-watching = You are watching. What everyone knows of the hands:

## Where she can go: what it would bring this turn

# $what is a mission or a Quest board
web-gain-guard = Rochefort bars { $what } to all but Athos.
web-gain-there = { $n ->
    [one] { $heroes } is there.
   *[other] { $heroes } are there.
}
web-gain-alone = No Musketeer is there yet.
web-gain-nothing = No mission there: nothing to guard.
web-gain-rochelle = { $n ->
    [0] No Combat card lies at the siege: nothing to discard.
    [one] You discard the Combat card laid there.
   *[other] You discard one of the { $n } Combat cards laid there.
}
web-gain-richelieu = { $n ->
    [0] The Treachery deck is empty: nothing to gain.
    [one] If nobody finds you: the last Treachery card.
   *[other] If nobody finds you: the Treachery card you want, of { $n }, or draw up to three. You hold { $hand }.
}
web-gain-quarters = { $n ->
    [0] Nobody can enter. No Paris card is left to take.
    [one] Nobody can enter. You take the last Paris card.
   *[other] Nobody can enter. You take one of { $n } Paris cards.
}
