### The board and the panels of the browser client.

web-close = Close

## On the map

web-map-poitou = Poitou
web-map-seine = The Seine

## The board in words, for screen readers

web-board = The board
web-board-choose = What do you want to do here?
web-board-places = Who is where
web-board-affairs = Missions in Paris and at the Louvre
web-board-tracks = The tracks
web-board-nobody = nobody
web-board-lying = { $hero } (out of action)
web-board-excluded = Milady isn’t here
web-board-time = Time: space { $space } of { $of }; red dice at the siege: { $dice }
web-board-purse = { $n ->
    [one] In the purse: 1 pistole
   *[other] In the purse: { $n } pistoles
}
web-board-siege = { $side ->
    [milady] La Rochelle: { $n } for Richelieu
    [king] La Rochelle: { $n } for the King
   *[even] La Rochelle: even
}
web-board-laid = Cards at the siege: { $cards }
web-board-honour = The Queen’s honour: { $n } of { $of }
web-board-louvre = The Louvre’s token: space { $space } of { $of }
web-board-constance = Constance’s token: { $n } of { $of }
web-board-hiding = Nobody knows where Milady is.
web-no-affair = No mission
web-challenge = challenge: { $skill } { $level }
web-challenge-harder = challenge: { $skill } { $level } ({ $printed } + { $more }: { $trap })
web-challenge-done = challenge overcome: { $skill } { $level }

## How near each ending is: a name, and what is left until Milady has won

web-clocks = How Milady can win, and how far the Quest has come
web-clock-time = Time
web-clock-siege = Siege
web-clock-honour = Honour
web-clock-abduction = Constance
web-clock-barred = Quest barred
web-clock-time-left = { $n ->
    [one] 1 space left
   *[other] { $n } spaces left
}
web-clock-siege-left = { $n ->
    [one] 1 step left
   *[other] { $n } steps left
}
web-clock-honour-left = { $n ->
    [one] 1 point left
   *[other] { $n } points left
}
web-clock-abduction-left = { $n ->
    [one] 1 success left
   *[other] { $n } successes left
}
web-clock-barred-left = { $n ->
    [one] 1 Musketeer left
   *[other] { $n } Musketeers left
}
web-clock-asleep = safe for now
web-quest = The Quest
# $board is the board's short name, $n its number of four
web-quest-at = { $n }/4 { $board }: { $done } of { $of }

## The Musketeers

web-heroes = Musketeers
web-hero-bot = bot
web-hero-turn = acts now
web-hero-played = has acted
web-hero-lying = out of action
web-hero-jailed = jailed by Richelieu
web-hero-barred = barred from the Quest
web-hero-marked = marked for the Bastille
web-hero-life = life: { $n } of { $of }
web-hero-combat = combat dice
web-hero-upgraded = improved
web-hero-manoeuvre = secret manoeuvre:
web-hero-gift = Special ability

## Cards in hand

web-hand = Your hand
web-hands = Hands
web-hand-empty = no cards
web-hand-known = known: { $cards }
web-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-deck = { $n ->
    [0] The Adventure deck is empty.
    [one] 1 card in the Adventure deck.
   *[other] { $n } cards in the Adventure deck.
}

## Paris and the Louvre

web-missions = Missions
web-mission-task = task: { $n } of { $of }
web-mission-successes = successes: { $n } of { $of }
web-done = done
web-reward-pistoles = { $n ->
    [one] reward: 1 pistole
   *[other] reward: { $n } pistoles
}
web-reward-epic = { $n ->
    [one] reward: 1 Epic token
   *[other] reward: { $n } Epic tokens
}
web-foe-dice = { $n ->
    [one] 1 red die
   *[other] { $n } red dice
}
web-foe-life = life: { $n }
web-foe-strength = strength { $n }

## The Quest

web-quest-there = Here: { $heroes }
web-quest-wardes-later = after the four challenges
web-epic = Epic tokens: { $n } of { $of }
web-antechamber = Antechamber { $n }

## The Arsenal

web-arsenal = Arsenal
web-purse = { $n ->
    [one] 1 pistole
   *[other] { $n } pistoles
}
web-price-pistoles = { $n ->
    [one] 1 pistole
   *[other] { $n } pistoles
}
web-price-combat = { $n ->
    [one] 1 Combat card
   *[other] { $n } Combat cards
}
web-price-card = { $n ->
    [one] any 1 card
   *[other] any { $n } cards
}
web-stock = { $n ->
    [0] sold out
   *[other] { $n } left
}

## Milady and Rochefort

web-milady = Milady and Rochefort
web-milady-home = Milady is in her quarters.
web-milady-hiding = Milady has gone somewhere in secret.
web-milady-shown = Milady was revealed { $place }.
web-milady-secret = You’re { $place }, in secret.
web-milady-treachery = Treachery cards: { $n }
web-milady-paris = Paris cards in hand: { $n }
web-milady-foes = Adversaries and traps in hand: { $n }
web-milady-reserve = Quest tokens in reserve: { $n }
web-milady-played = played Treachery: { $cards }
web-rochefort-life = Rochefort’s life: { $n } of { $of }
