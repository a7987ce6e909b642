### Why something is not possible: what is wrong, and what would be right.

## Whose decision it is

reason-not-asked = That is not yours to decide now: somebody else is being asked.
reason-nothing-pending = Nobody is being asked just now: the dice or the cards have to fall first.
reason-game-over = The game is over.
reason-not-offered = That does not answer the question being asked: choose one of the options.
reason-not-now = Not at this moment: wait until a Musketeer is asked for his next action.
reason-impossible-outcome = These dice or cards cannot fall like that.
reason-other-chance = Another roll is due: { $due }, not { $read }.
reason-undo-not-yours = There is nothing of yours to take back there.
reason-undo-needs-consent = { $missing ->
    [one] Since then dice have fallen, something was shown or somebody else has acted: one other player would have to agree.
   *[other] Since then dice have fallen, something was shown or somebody else has acted: { $missing } other players would have to agree.
}

## A Musketeer's turn

reason-has-played = He has already had his turn: choose one who has not.
reason-no-actions-left = He has no actions left this turn: end it, or ride if he has a fresh horse.
reason-must-leave = He is still at Richelieu's palace since last turn: first of all he has to leave.
reason-in-bastille = He sits in the Bastille: he has to bribe the gaolers or fight his way out first.
reason-not-in-bastille = Only a prisoner of the Bastille can do that.
reason-jailed-this-turn = He was thrown into the Bastille this very turn: he may try to leave it from the next turn on.
reason-no-cards-left = There is no Adventure card left to draw.
reason-already-there = He is there already: choose another place.
reason-closed-place = No Musketeer can go there: Milady's quarters are closed, and nobody walks into the Bastille.
reason-barred = He fell on the Quest and may not go back there this game.
reason-no-horse = He has no thoroughbred: buy one from the Arsenal.
reason-horse-used = His thoroughbred has already run this turn.
reason-lying = That Musketeer is lying at the Vieux Colombier: choose one who is standing.
reason-not-treville = Only M. de Tréville gives orders.
reason-ordered-already = M. de Tréville has already given his order this turn.

## Cards

reason-not-in-hand = The cards for that are not in hand.
reason-combat-card-needed = That takes a Combat card.
reason-card-needed = That takes a card, and the hand is empty.
reason-siege-full = Three cards already lie at La Rochelle, and there is room for no more.
reason-not-at-rochelle = Only a Musketeer at La Rochelle can reinforce the siege.
reason-combat-cards = { $room ->
    [0] There is no room for another die.
    [one] Only Combat cards he holds can be added, with room for 1 more die.
   *[other] Only Combat cards he holds can be added, with room for { $room } more dice.
}

## Missions

reason-nobody-to-fight = There is no such adversary where he stands.
reason-no-such-step = The Quest board in play offers no such step where he stands.
reason-other-path = He is inside another path of the Inn: he has to go back to the common room first.
reason-beggars = The Beggars are in the way: pay them off first.
reason-no-beggars = There are no Beggars there to pay off.
reason-no-challenge-here = There is no such challenge open where he stands.
reason-no-means = He cannot meet this challenge ({ $skill }): it asks for { $level }, and with everything he has he would reach { $best }.
reason-challenge-payment = { $lacks ->
    [one] Only cards of this skill count ({ $skill }), and he lacks 1 point.
   *[other] Only cards of this skill count ({ $skill }), and he lacks { $lacks } points.
}
reason-no-task = The Paris card asks for no such thing where he stands.

## The purse, Epic tokens, One for All

reason-pistoles = { $needed ->
    [one] That costs 1 pistole, and the purse holds { $purse }.
   *[other] That costs { $needed } pistoles, and the purse holds { $purse }.
}
reason-epic = { $needed ->
    [one] That takes 1 Epic token, and the Musketeers own { $epic }.
   *[other] That takes { $needed } Epic tokens, and the Musketeers own { $epic }.
}
reason-no-one-for-all = The Musketeers hold no One for All card.
reason-no-effect = It would change nothing now: choose another effect.
reason-not-this-board = Epic tokens turn up tokens on the first Quest board only.

## The Arsenal

reason-out-of-stock = The Arsenal has run out of it: { $item }.
reason-owned = He has one already: { $item }.
reason-full-life = He has all his life: balm would be wasted.
reason-nothing-to-buy = The Arsenal has nothing that he could use and pay for.

## Trades

reason-isolated = Nobody trades this turn: Milady has played Isolation.
reason-not-together = They are not in the same place.
reason-nothing-to-trade = Neither of them has anything to trade.
reason-empty-offer = The offer is empty: give or ask for at least one thing.
reason-equipment-only = Both are run by the same player, whose cards are shared: they can only exchange equipment.
reason-not-that-many = { $cards ->
    [one] The other player holds only 1 card.
   *[other] The other player cannot have these: he holds { $cards } cards, and there are only so many of a kind.
}
reason-no-such-equipment = One of them does not have that equipment.
reason-two-alike = Nobody may have two of the same equipment.
reason-too-much-gear = One of them would have more equipment than he can carry.

## Milady

reason-rochefort-out = Rochefort is out of action: Milady can only go where she does not need him.
reason-not-in-reserve = { $foe_the } is not in Milady's reserve.
reason-trap-not-here = This trap cannot be laid here: { $trap }.
reason-strength = The strengths add up to { $total }, and they have to make { $due }.
reason-token-spaces = { $spaces ->
    [one] 1 space has to get exactly one token.
   *[other] Each of the { $spaces } spaces has to get exactly one token, and no other space.
}
reason-token-missing = There are not so many of this token left: { $token }.
reason-inn-tokens = The Inn takes exactly 4 decoys, not { $decoys }, and no challenges.
reason-gallery-tokens = Each antechamber takes a challenge first and then two guards, and no decoys.
reason-return-tokens = The road takes guards and snares only, no decoys and no challenges.

## The hourglass

reason-no-hourglass = No hourglass is running.
reason-sand-stopped = The sand stands still at this moment.
