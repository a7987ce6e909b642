### Why a bot made its move, for viewers who may see through its seat.

why-best = There’s nothing better to do here.
why-random = It picks a move at random.
why-novice = It follows a rule of thumb.
why-master = { $n ->
    [one] In 1 simulated game this move wins { $percent }% of the time; the next best, “{ $instead }”, { $rival }%.
   *[other] In { $n } simulated games this move wins { $percent }% of the time; the next best, “{ $instead }”, { $rival }%.
}

## What is at stake

why-constance = Constance is in danger: Milady has { $n } of the six successes she needs.
why-hours = { $n ->
    [one] Every turn without Constance costs more time, and the Time track has only 1 space left.
   *[other] Every turn without Constance costs more time, and the Time track has only { $n } spaces left.
}
why-paris = The Paris mission does harm every turn: { $paris }.
why-louvre-epic = Done quickly, the Louvre mission brings Epic tokens.
why-honour = { $n ->
    [one] The Queen has only 1 honour point left.
   *[other] The Queen has { $n } honour points left.
}
why-quest = Only the Quest wins the game, and the Time track has { $n ->
    [one] 1 space
   *[other] { $n } spaces
} left.
why-siege-falls = Without help there is a { $percent }% chance that the siege is lost at the end of this turn.
why-siege = { $n ->
    [one] Dice at La Rochelle help every turn; there is 1 now.
   *[other] Dice at La Rochelle help every turn; there are { $n } now.
}

## The Musketeers

why-go = There’s the most to do { $place_loc }.
why-odds = { $n ->
    [one] With 1 die, he beats { $foe_acc } { $percent }% of the time.
   *[other] With { $n } dice, he beats { $foe_acc } { $percent }% of the time.
}
why-blind = { $n ->
    [one] With 1 die, he beats the face-down guard { $percent }% of the time.
   *[other] With { $n } dice, he beats the face-down guard { $percent }% of the time.
}
why-rochefort = There’s a { $percent }% chance that Milady is { $place_loc }.
why-lilies = More dice mean more Lilies.
why-enough = { $n ->
    [0] It takes no card.
    [one] One card is just enough.
   *[other] { $n } cards are just enough.
}
why-spend = { $n ->
    [0] The Epic tokens are worth more elsewhere.
    [one] One Epic token does more here than elsewhere.
   *[other] { $n } Epic tokens do more here than elsewhere.
}
why-gift = This card will be missed least: { $card }.
why-blade = This is the best die to reroll: { $face }.
why-draw = { $n ->
    [one] Nothing is worth more right now than another card; there is 1 in hand.
   *[other] Nothing is worth more right now than another card; there are { $n } in hand.
}
why-equip = { $n ->
    [one] Equipment helps in every fight to come, and the purse has 1 pistole.
   *[other] Equipment helps in every fight to come, and the purse has { $n } pistoles.
}
why-item = This will be worth more than it costs: { $item }.
why-friend = This card helps most right now: { $card }.
why-trade = Cards should go to the Musketeer who uses them best, and { $hero_the } is here.
why-offer = Each gives what the other will need.
why-fair = It’s a fair trade.
why-turn = { $hero_the } has the most to do where he is; the others can then go where they’re needed.
why-turn-up = Knowing what’s in the Inn will save more actions than an Epic token is worth.
why-escape = He can do nothing from inside the Bastille.
why-beggars = The Beggars block everything there.
why-siege-card = A card at La Rochelle helps every turn.
why-sacrifice = { $n ->
    [one] The siege is only 1 space from being lost: that’s worse than a wound.
   *[other] The siege is { $n } spaces from being lost: that’s worse than a wound.
}
why-last-hour = Without this card the game would be lost now.
why-epic-now = Those Epic tokens are needed right now.

## Milady

why-hide = She goes here about { $percent }% of the time, so that nobody can predict her: { $place }.
why-new-paris = Of her Paris cards, this one costs the Musketeers most: { $paris }.
why-opening = She opens with this card in { $percent }% of games, so that nobody can prepare for it: { $paris }.
why-varied = Another choice would do about as much harm. She varies, so that nobody can predict her.
why-treachery = It does more harm right now than a new card would: { $treachery }.
why-take = { $n ->
    [one] A new card is worth more than the 1 in her hand is right now.
   *[other] A new card is worth more than any of the { $n } in her hand is right now.
}
why-victim = It hurts { $hero_acc } most: what he’s doing matters most.
why-force = { $n ->
    [one] Getting rid of them takes about 1 action.
   *[other] Getting rid of them takes about { $n } actions.
}
why-trap = The trap costs them more than another adversary would: { $trap }.
why-tokens-inn = The weak ones go to the Inn, where two of three paths are never used, and nobody can guess where.
why-tokens-return = The hardest ones go on the road: there’s no way around them.
why-tokens-galleries = Strong pairs next to hard challenges: the Musketeers always take the easy way.
why-discard = This card helps most at La Rochelle: { $card }.
why-reroll = Rerolling can only help her.
