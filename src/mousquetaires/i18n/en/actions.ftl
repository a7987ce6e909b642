### What can be done: one label for each verb, as it stands in a menu.
###
### $prompt is the kind of prompt it answers (or none), $board_id the Quest board in play.

## A Musketeer's actions

action-end = End his turn
action-draw = Draw an Adventure card
action-move = Go { $place_to }
action-ride = Ride { $place_to } (no action)
action-trade = Trade with { $hero_ins }
action-play = { $hero_id ->
    [none] Play { $card }
   *[other] Play { $card } for { $hero_acc }
}
action-reinforce = Reinforce the siege: { $card }
action-challenge = Attempt the { $skill } challenge
action-duel = Duel { $foe_acc }
# $slot: 0 the first token of the road, 1 or 2 a guard of the antechamber
action-fight = { $slot ->
    [0] Confront the next opponent on the road
   *[other] Fight guard { $slot } in the antechamber
}
action-task = { $card_id ->
    [none] Search Paris for Constance
   *[other] Discard for the Paris mission: { $card }
}
action-path = { $path_id ->
    [rooms] Advance through the rooms
    [stables] Advance through the stables
   *[cellar] Advance through the cellar
}
action-back = Go back to the common room
action-passage = Use the secret passage
action-equip = Buy from the Arsenal
action-bribe = Bribe the jailer
action-escape = Fight the jailer
action-order = Order { $hero_acc } to act

## Choices inside an action

action-pass = { $prompt ->
    [ordered_action] Ignore the order
    [gift] Don’t use his special ability
    [epic_for_passage] Turn back: the action is lost
    [blade] Keep the dice
    [purchase] Buy nothing more
    [sacrifice] Don’t sacrifice
    [one_for_all] Not now
    [new_paris] Play no Paris card
    [foe_reroll] Keep the dice
    [siege_reroll] Keep the dice
   *[other] Pass
}
# $cards is the list of cards, $cards_count how many there are
action-cards = { $cards_count ->
    [0] Play no Combat card
   *[other] Play { $cards }
}
action-skill = { $number ->
    [0] Play no card
    [one] Play 1 card
   *[other] Play { $number } cards
}
action-gift = Discard { $card }
action-spend = { $number ->
    [0] Spend no Epic token
    [one] Spend 1 Epic token
   *[other] Spend { $number } Epic tokens
}
action-blade = Reroll { $face_acc }
action-buy = Buy { $item_acc }
action-pay = Pay with { $card }
action-replace = Drop the { $item }
# $give and $want are lists of cards and equipment
action-offer = Give { $give } for { $want }
action-accept = Accept
action-decline = { $prompt ->
    [trade_offer] Call off the trade
   *[other] Decline
}
action-space = Reveal the token { $space_loc }
action-sacrifice = Sacrifice 1 life point
action-turn = { $hero_the }

## Milady

action-go = { $place }
action-paris = { $paris }
action-treachery = Play { $treachery }
action-take = Draw a Treachery card
# $adversaries is a list of names
action-lay = { $trap_id ->
    [none] { $adversaries }
   *[other] { $adversaries }, with a trap: { $trap }
}
action-name = { $hero_the }
# $tokens is the list of all tokens, space by space
action-assign = { $tokens }
action-reroll = Reroll a Shield
action-search = Take { $treachery } from the deck
action-fill = Refill your hand
action-discard = { $card }

## Free actions

action-beggars = Pay off the Beggars { $place_loc } (no action)
action-one = { $one_id ->
    [time] One for All: the Time token doesn’t move this turn (no action)
    [honour] One for All: the Queen regains 2 honour points (no action)
   *[epic] One for All: 2 Epic tokens (no action)
}
action-turnup = Spend 1 Epic token to reveal tokens at the Inn (no action)
