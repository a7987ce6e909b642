### Why something is not possible: what is wrong, and what would be right.

## Whose decision it is

reason-not-asked = It’s not your decision right now.
reason-nothing-pending = There’s nothing to decide yet: dice or cards come first.
reason-game-over = The game is over.
reason-not-offered = That doesn’t answer the question: choose one of the options.
reason-not-now = Not now: wait until a Musketeer can choose his next action.
reason-impossible-outcome = These dice or cards aren’t possible.
reason-other-chance = Another roll is due: { $due }, not { $read }.
reason-undo-not-yours = There’s no move of yours to undo there.
reason-undo-start = This game starts here: nothing before it can be undone.
reason-undo-needs-consent = { $missing ->
    [one] Since then dice were rolled, something was revealed or someone else has moved: 1 other player has to agree.
   *[other] Since then dice were rolled, something was revealed or someone else has moved: { $missing } other players have to agree.
}

## A Musketeer's turn

reason-has-played = He has already had his turn: choose a Musketeer who hasn’t.
reason-no-actions-left = He has no actions left: end his turn, or ride if his horse hasn’t run yet.
reason-must-leave = He has been at Richelieu’s den since last turn: he has to leave first.
reason-in-bastille = He’s in the Bastille: bribe the jailer or fight him first.
reason-not-in-bastille = Only a prisoner in the Bastille can do that.
reason-jailed-this-turn = He was thrown into the Bastille this turn: he can try to get out next turn.
reason-no-cards-left = There are no Adventure cards left to draw.
reason-already-there = He’s already there: choose another place.
reason-closed-place = Musketeers can’t go there: Milady’s quarters are closed, and you only get into the Bastille as a prisoner.
reason-barred = He fell on the Quest and can’t go back there in this game.
reason-no-horse = He has no thoroughbred: he can buy one from the Arsenal.
reason-horse-used = His thoroughbred has already run this turn.
reason-lying = That Musketeer is out of action: choose another one.
reason-not-treville = Only M. de Tréville can give orders.
reason-ordered-already = M. de Tréville has already given his order this turn.

## Cards

reason-not-in-hand = You don’t have the cards for that.
reason-combat-card-needed = That takes a Combat card.
reason-card-needed = That takes a card, but the hand is empty.
reason-siege-full = There are already three cards at the siege, and that’s the limit.
reason-not-at-rochelle = Only a Musketeer at La Rochelle can reinforce the siege.
reason-combat-cards = { $room ->
    [0] There’s no room for another die.
    [one] He can only add Combat cards from his hand, up to 1 more die.
   *[other] He can only add Combat cards from his hand, up to { $room } more dice.
}

## Missions

reason-nobody-to-fight = That adversary isn’t where he is.
reason-no-such-step = The Quest board doesn’t allow that where he is.
reason-other-path = He’s on another path of the Inn: he has to go back to the common room first.
reason-beggars = The Beggars are in the way: pay them off first.
reason-no-beggars = There are no Beggars to pay off there.
reason-no-challenge-here = There’s no such challenge where he is.
reason-no-means = He can’t overcome this challenge ({ $skill }): it takes { $level }, and with everything he has he reaches { $best }.
reason-challenge-payment = { $lacks ->
    [one] Only cards of this skill count ({ $skill }), and 1 more point is needed.
   *[other] Only cards of this skill count ({ $skill }), and { $lacks } more points are needed.
}
reason-no-task = The Paris mission doesn’t ask for that where he is.

## The purse, Epic tokens, One for All

reason-pistoles = { $needed ->
    [one] That costs 1 pistole, but the purse has { $purse }.
   *[other] That costs { $needed } pistoles, but the purse has { $purse }.
}
reason-epic = { $needed ->
    [one] That costs 1 Epic token, but the Musketeers have { $epic }.
   *[other] That costs { $needed } Epic tokens, but the Musketeers have { $epic }.
}
reason-no-one-for-all = The Musketeers have no One for All card.
reason-no-effect = That would change nothing right now: choose another effect.
reason-not-this-board = Epic tokens reveal tokens only on the first Quest board.

## The Arsenal

reason-out-of-stock = The Arsenal is sold out: { $item }.
reason-owned = He already has this: { $item }.
reason-full-life = He has all his life points: balm would be wasted.
reason-nothing-to-buy = There’s nothing in the Arsenal that he can use and afford.

## Trades

reason-isolated = No trades this turn: Milady has played Isolation.
reason-not-together = They aren’t in the same place.
reason-nothing-to-trade = Neither of them has anything to trade.
reason-empty-offer = The offer is empty: give or ask for at least one thing.
reason-equipment-only = The same player plays both, with one hand: they can only trade equipment.
reason-not-that-many = { $cards ->
    [one] The other player has only 1 card.
   *[other] The other player can’t have these: they hold { $cards } cards, and there are only so many of each kind.
}
reason-no-such-equipment = One of them doesn’t have that equipment.
reason-two-alike = No Musketeer can have two of the same equipment.
reason-too-much-gear = One of them would have more equipment than he can carry.

## Milady

reason-rochefort-out = Rochefort is out of action: you can only go where you don’t need him.
reason-not-in-reserve = { $foe_the } isn’t in Milady’s reserve.
reason-trap-not-here = This trap can’t be used here: { $trap }.
reason-strength = The strengths add up to { $total }, but must add up to { $due }.
reason-token-spaces = { $spaces ->
    [one] 1 space must get exactly one token.
   *[other] Each of the { $spaces } spaces must get exactly one token, and no other space.
}
reason-token-missing = There aren’t that many of this token left: { $token }.
reason-inn-tokens = The Inn takes exactly 4 decoys, not { $decoys }, and no challenges.
reason-gallery-tokens = Each antechamber takes a challenge and then two guards, and no decoys.
reason-return-tokens = The road takes only guards and snares, no decoys or challenges.

## The hourglass

reason-no-hourglass = No hourglass is running.
reason-sand-stopped = The hourglass is paused right now.
