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
action-challenge = Take up the challenge of { $skill }
action-duel = Duel with { $foe_ins }
# $slot: 0 the first token of the road, 1 or 2 a guard of the antechamber
action-fight = { $slot ->
    [0] Fight whoever bars the road
   *[other] Fight guard { $slot } of the antechamber
}
action-task = { $card_id ->
    [none] Search Paris for Constance
   *[other] Discard a card for the Paris affair: { $card }
}
action-path = { $path_id ->
    [rooms] Go on in the rooms of the Inn
    [stables] Go on in the stables of the Inn
   *[cellar] Go on in the cellar of the Inn
}
action-back = Go back to the common room
action-passage = Take the secret passage
action-equip = Buy from the Arsenal
action-bribe = Bribe the gaolers
action-escape = Fight the gaoler
action-order = Order { $hero_acc } to act

## Choices inside an action

action-pass = { $prompt ->
    [ordered_action] Let the order pass
    [gift] Keep the gift
    [epic_for_passage] Turn back: the action is lost
    [blade] Keep the dice as they lie
    [purchase] Buy nothing more
    [sacrifice] Sacrifice nothing
    [one_for_all] Not now
    [new_paris] Leave Paris as it is
    [foe_reroll] Keep the dice as they lie
    [siege_reroll] Keep the dice as they lie
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
action-blade = Roll { $face_acc } again
action-buy = Buy { $item_acc }
action-pay = Pay with { $card }
action-replace = Leave { $item_acc } behind
# $give and $want are lists of cards and equipment
action-offer = Give { $give } for { $want }
action-accept = Agree
action-decline = { $prompt ->
    [trade_offer] Call it off
   *[other] Decline
}
action-space = Turn up the token { $space_loc }
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
action-reroll = Roll a Shield again
action-search = Take { $treachery } from the deck
action-fill = Draw up to a full hand
action-discard = { $card }

## Free actions

action-beggars = Pay off the Beggars { $place_loc } (no action)
action-one = { $one_id ->
    [time] One for All: Time does not move this turn (no action)
    [honour] One for All: the Queen regains 2 honour (no action)
   *[epic] One for All: 2 Epic tokens (no action)
}
action-turnup = Spend an Epic token to turn up tokens of the Inn (no action)
