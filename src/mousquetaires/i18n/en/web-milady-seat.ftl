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

## Placing something; the shorter texts are for phones

web-place-undo = Step back
web-place-undone = Last step undone.
web-force-how-short = Tap a card, or drag it to the mission.
web-tokens-how-short = Tap a token, then a space, or drag it.

## Her ways to win: what moves each, in very few words

web-aims = Your ways to win, and who knows what
web-aim-turn = { $n ->
    [one] 1 space each turn
   *[other] { $n } spaces each turn
}
web-aim-held = stands still this turn
# both sides’ dice at the siege; $swords are Swords that a Paris card adds
web-aim-siege = { $swords ->
    [0] dice: { $red } red, { $blue } blue
   *[other] dice: { $red } red and { $swords } Sword, { $blue } blue
}
web-aim-louvre = Louvre: space { $n } of { $of }
web-aim-paris = Paris: { $n } each turn
web-aim-strangles = { $dice ->
    [one] 1 red die each turn
   *[other] { $dice } red dice each turn
}
# $card is a Paris card, $where is where it is
web-aim-abduction = { $where ->
    [hand] { $card }: in your hand
    [quarters] { $card }: in your quarters
   *[gone] { $card }: out of the game
}
web-aim-barred = { $n } of { $of } Musketeers barred
# $card is a Treachery card in her hand
web-aim-card = you hold { $card }

web-aims-home = You’re in your quarters.
web-aims-secret = You’re { $place }, in secret.
web-aims-shown = They’ve found you { $place }.
web-aims-rochefort-out = Out of action
# pressed, these show all that the Musketeers know; $n is how many places they have ruled out
web-aims-found = They know where you are
web-aims-they = { $n ->
    [0] They don’t know where you are
    [one] They’ve ruled out 1 place
   *[other] They’ve ruled out { $n } places
}
web-aims-you = You know { $n } of their { $of } cards

## What the Musketeers know of her

web-they-know = What they know about you
web-they-where = Your place
web-they-home = You haven’t gone anywhere yet.
web-they-place = They’ve seen you { $place }.
web-they-not-at = They know that you’re not { $places }.
web-they-nothing = Nothing: you could be anywhere.
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
   *[other] { $n } in your hand.
}
web-they-paris-unseen = Not seen yet: { $cards }.
web-they-tokens = Quest tokens
web-they-face-down = Face down: { $n }.
web-they-face-up = Face up: { $tokens }.
web-they-foes = Adversaries and traps
web-they-reserve = They can work out your reserve: all the others are on the table or out of the game.

## What everyone knows of the Musketeers’ hands

web-you-know = What you know about their hands
web-you-hand = { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
web-you-shown = At least { $cards }.
web-you-piles = Adventure cards
web-you-discarded = Discarded: { $cards }
web-watching-hands = What everyone knows about the hands:

## Where she can go: what it would bring this turn

# $what is a mission or a Quest board
web-gain-guard = { $what }: Rochefort fights everyone but Athos.
web-gain-there = There now: { $heroes }.
web-gain-alone = No Musketeer is there yet.
web-gain-nothing = No mission: there’s nothing to guard.
web-gain-rochelle = { $n ->
    [0] No Combat card is at the siege: nothing to discard.
    [one] You discard the Combat card at the siege.
   *[other] You discard one of the { $n } Combat cards at the siege.
}
web-gain-richelieu = { $n ->
    [0] The Treachery deck is empty: nothing to gain.
   *[other] If no Musketeer finds you: any of the { $n } Treachery cards, or draw up to three. You hold { $hand }.
}
web-gain-quarters = { $n ->
    [0] Nobody can enter. There’s no Paris card left to take.
    [one] Nobody can enter. You take the last Paris card.
   *[other] Nobody can enter. You take one of { $n } Paris cards.
}
