### Why a bot made its move, for whoever may look through its seat's eyes.

why-best = Nothing better can be done with this choice.
why-random = It plays whatever comes to its mind.
why-novice = A rule of thumb says so.
why-master = Played out in { $n ->
    [one] { $n } dealt world
   *[other] { $n } dealt worlds
  }, this promises victory with { $percent }%; the next best, “{ $instead }”, with { $rival }%.

## What hangs on it

why-constance = Constance is in danger: Milady has { $n } of the six successes she needs.
why-hours = Every turn that Constance stays missing costs an hour more, and the Time track has only { $n } left.
why-paris = The card in play in Paris does harm every turn: { $paris }.
why-louvre-epic = Done quickly, the mission at the Louvre brings Epic tokens.
why-honour = The Queen has { $n ->
    [one] only 1 point
   *[other] { $n } points
} of honour left.
why-quest = Only the Quest wins the game, and the Time track has { $n ->
    [one] 1 space
   *[other] { $n } spaces
} left.
why-siege-falls = Without help there is a { $percent }% chance that the siege is lost at the end of this turn.
why-siege = Dice at La Rochelle strike every turn; { $n ->
    [one] 1 rolls
   *[other] { $n } roll
} there now.

## The Musketeers

why-go = There is most to be done { $place_loc }.
why-odds = { $n ->
    [one] With 1 die the odds against { $foe_acc } are { $percent }%.
   *[other] With { $n } dice the odds against { $foe_acc } are { $percent }%.
}
why-blind = { $n ->
    [one] With 1 die the odds against whoever lies there face down are { $percent }%.
   *[other] With { $n } dice the odds against whoever lies there face down are { $percent }%.
}
why-rochefort = Milady hides { $place_loc } with { $percent }%, by what draws her there.
why-lilies = More dice show more Lilies.
why-enough = { $n ->
    [0] No card is needed for it.
    [one] One card is just enough.
   *[other] { $n } cards are just enough.
}
why-spend = { $n ->
    [0] The Epic tokens are worth more elsewhere.
    [one] One Epic token does more here than elsewhere.
   *[other] { $n } Epic tokens do more here than elsewhere.
}
why-gift = Of all cards this one will be missed least: { $card }.
why-blade = By the exact odds this face is the one to roll again: { $face }.
why-draw = Nothing pays better just now than another card; there are { $n } in hand.
why-equip = What the Arsenal sells will be used in every fight to come, and the purse holds { $n ->
    [one] 1 pistole
   *[other] { $n } pistoles
}.
why-item = For what lies ahead this is worth more than its price: { $item }.
why-friend = This friend helps most when called now: { $card }.
why-trade = Cards belong to the one who excels in them: { $hero_the } is here.
why-offer = Each gives what the other will be asked for.
why-fair = What comes is worth what goes.
why-turn = { $hero_the } has the most to do where he stands; who has to walk sees afterwards what is left.
why-turn-up = Knowing what lies at the Inn will save more actions than an Epic token is worth.
why-escape = Nothing can be done from inside the Bastille.
why-beggars = The Beggars stand in the way of everything there.
why-siege-card = A card laid at La Rochelle fights on every turn.
why-sacrifice = The siege has { $n ->
    [one] only 1 space
   *[other] { $n } spaces
} left before it is lost: that is dearer than a wound.
why-last-hour = The hour has come at which the game would be lost.
why-epic-now = What the card is worth in Epic tokens is lacking here and now.

## Milady

why-hide = { $place_the } is worth { $percent }% of her nights; never all of them, for she who can be read is caught.
why-new-paris = Of the cards she could lay in Paris this one costs the Musketeers most: { $paris }.
why-opening = She opens with this card in { $percent }% of her games, so that nobody can prepare for it: { $paris }.
why-varied = Another choice would do about as much harm. She varies them, so that nobody can predict her.
why-treachery = At this moment it does more harm than a new card would: { $treachery }.
why-take = A card more is worth more than any of the { $n } in her hand is now.
why-victim = It hits { $hero_acc } hardest: what he is doing matters most.
why-force = To be rid of them costs about { $n ->
    [one] 1 action
   *[other] { $n } actions
}.
why-trap = The trap costs more than a man in its place would: { $trap }.
why-tokens-inn = The weak ones at the Inn, where two paths of three are never walked; and nobody can guess where.
why-tokens-return = The hardest on the way back: there is no way around them.
why-tokens-galleries = Strong pairs beside hard challenges: whatever is easy will be passed that way.
why-discard = At La Rochelle this card fights best: { $card }.
why-reroll = A second roll can only help her.
