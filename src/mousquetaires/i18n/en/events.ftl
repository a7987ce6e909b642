### What has happened: one sentence for each kind of event.
###
### Variables are named after what they are (hero, place, card, foe, n ...), the second of a kind with a 2.
### Names come in all the forms of names.ftl. $n is never negative; $n_sign is plus, minus or zero.

## The course of the game

event-game_began = The game began: the Queen's diamonds are in England, and the ball is drawing near.
event-turn_began = Turn { $n } began.
event-phase_began = { $n ->
    [1] Phase I: Milady schemes.
    [2] Phase II: the Musketeers act.
    [3] Phase III: the siege of La Rochelle.
   *[4] Phase IV: the end of the turn.
}
event-game_over = { $ending_id ->
    [diamonds] The Musketeers have won: the diamonds shine on the Queen's shoulder, and Richelieu turns pale.
    [time] Milady has won: time has run out, and the Queen stands at the ball without her diamonds.
    [siege] Milady has won: La Rochelle is lost, and with it the King's war.
    [honour] Milady has won: the Queen's honour is gone, and no diamond can bring it back.
    [abduction] Milady has won: Constance is dead.
    [barred] Milady has won: not one Musketeer is left who may go on the Quest.
   *[not_over] The game is not over yet.
}

## Cards

event-card_drawn = { $seat_the } drew an Adventure card: { $card }.
event-cards_drawn = { $seat_the } drew { $n ->
    [one] an Adventure card
   *[other] { $n } Adventure cards
}.
event-deck_shuffled = The discarded Adventure cards were shuffled into a new deck.
event-card_discarded = { $seat_the } discarded a card: { $card }.
event-card_shown = { $seat_the } showed everybody a card: { $card }.
event-character_played = { $hero_the } called for help: { $card }.
event-treachery_drawn = Milady drew a Treachery card: { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-treachery_taken = Milady drew { $n ->
    [one] a Treachery card
   *[other] { $n } Treachery cards
}.
event-treachery_shuffled = The played Treachery cards were shuffled into a new deck.
event-treachery_played = Treachery! { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-treachery_without_effect = { $treachery } had no effect.
event-paris_taken = Milady took a Paris card into her hand: { $paris }.
event-paris_card_taken = Milady took a Paris card into her hand.

## Milady and Rochefort

event-destination_chosen = Milady chose where to go: { $place }.
event-destination_hidden = Milady laid her Location card face down.
event-milady_shown = Milady's Location card was turned up: { $place }.
event-milady_nowhere = Milady went nowhere this turn.
event-milady_found = { $hero_the } found Milady at Richelieu's palace: her schemes there come to nothing.
event-rochefort_came = The man from Meung! Rochefort barred { $hero }'s way { $place_loc }.
event-rochefort_fled = Wounded by { $hero_acc }, Rochefort fled, and Milady went home.
event-rochefort_stood = Rochefort stood his ground: { $hero }'s action is lost.
event-rochefort_wounded = Rochefort lost { $n } life.
event-rochefort_healed = Rochefort regained { $n } life.
event-rochefort_fell = Rochefort is out of action!

## The Musketeers

event-turn_started = { $hero_the } began his turn.
event-turn_ended = { $hero }'s turn was over.
event-moved = { $hero_the } went { $place_to }.
event-rode = { $hero_the } rode { $place_to }.
event-jailed = { $hero_the } was thrown into the Bastille.
event-freed = { $hero_the } left the Bastille and came to the Vieux Colombier.
event-life_lost = { $hero_the } lost { $n } life.
event-life_regained = { $n ->
    [0] { $hero_the } had no life to regain.
   *[other] { $hero_the } regained { $n } life.
}
event-fell = { $hero_the } is out of action, and was carried to the Vieux Colombier.
event-recovered = { $hero_the } stood up again, with all his life.
event-barred = { $hero_the } may not go back on the Quest this game.
event-ordered = M. de Tréville gave { $hero_dat } an order: one action, at once.
event-order_declined = { $hero_the } let the order pass.
event-action_lost = { $hero }'s action is lost.
event-walked = { $hero_the } walked { $spot_to }.
event-gift_used = { $hero_the } used his gift and discarded a card: { $card }.

## Tracks

event-time_moved = The Time token moved down to space { $n_next }.
event-time_held = The Time token was held back.
event-purse_changed = { $n_sign ->
    [minus] The purse lost { $n ->
        [one] 1 pistole
       *[other] { $n } pistoles
    }.
   *[plus] The purse gained { $n ->
        [one] 1 pistole
       *[other] { $n } pistoles
    }.
}
event-epic_changed = { $n_sign ->
    [minus] The Musketeers spent { $n ->
        [one] 1 Epic token
       *[other] { $n } Epic tokens
    }.
   *[plus] The Musketeers gained { $n ->
        [one] 1 Epic token
       *[other] { $n } Epic tokens
    }.
}
event-honour_lost = The Queen lost { $n ->
    [one] 1 point
   *[other] { $n } points
} of honour.
event-honour_regained = The Queen regained { $n ->
    [one] 1 point
   *[other] { $n } points
} of honour.
event-siege_moved = { $n_sign ->
    [minus] The token of La Rochelle moved to { $n } on Richelieu's side.
    [zero] The token of La Rochelle moved to the middle.
   *[plus] The token of La Rochelle moved to { $n } on the King's side.
}
event-strangle_rolled = For Constance, Milady rolled { $roll }.
event-constance_moved = Constance's token moved to { $n }.
event-louvre_moved = { $n ->
    [0] The Louvre token went back to the top.
   *[other] The Louvre token moved down to space { $n_next }.
}
event-one_gained = The Musketeers gained a One for All, All for One card.
event-one_played = { $one_id ->
    [time] One for all, all for one! The Musketeers hold back Time.
    [honour] One for all, all for one! The Musketeers stand up for the Queen.
   *[epic] One for all, all for one! New heart for the Quest.
}

## Missions

event-paris_opened = A new affair in Paris: { $paris }.
event-paris_closed = An affair in Paris is over: { $paris }.
event-louvre_opened = A new mission at the Louvre: { $louvre }.
event-louvre_done = The mission at the Louvre is accomplished: { $louvre }.
event-louvre_failed = The mission at the Louvre has failed: { $louvre }.
event-louvre_empty = The Louvre has no more missions.
event-adversary_laid = { $foe_the } took up his post { $place_loc }.
event-adversary_beaten = { $foe_the } was beaten and left the game.
event-adversary_returned = { $foe_the } went back to Milady's reserve.
event-trap_laid = Milady set a trap { $place_loc }: { $trap }.
event-trap_gone = { $trap_gender ->
    [p] { $trap_the } are gone.
   *[m] { $trap_the } is gone.
}
event-nemesis_named = The Nemesis waits for { $hero_acc }, and for him alone.
event-trap_rolled = The die for { $trap_acc } fell on { $face_acc } for { $hero_acc }.
event-challenge_declared = { $hero_the } took up the challenge of { $skill } { $place_loc }.
event-challenge_overcome = { $hero_the } overcame the challenge of { $skill } { $place_loc }.
event-challenge_failed = { $hero_the } could not meet the challenge of { $skill } { $place_loc }.
event-task_advanced = { $hero_the } came closer to what the Paris card asks for: { $n } done.

## Duels

event-duel_began = { $hero_the } crossed swords with { $foe_ins }.
event-dice_added = { $hero_the } took { $n ->
    [one] 1 more blue die
   *[other] { $n } more blue dice
}.
event-blue_rolled = { $hero_the } rolled { $roll }.
event-red_rolled = { $foe_the } rolled { $roll }.
event-foe_rerolled = { $foe_the } rolled a Shield again: { $face }.
event-blade_used = { $hero }'s Toledo blade turned { $face_acc } into { $face2_acc }.
event-manoeuvre_shown = { $hero_the } showed his secret manoeuvre!
event-foe_manoeuvre_shown = { $foe_the } showed his manoeuvre!
event-foe_wounded = { $foe_the } lost { $n } life.
event-parting_wound_absorbed = { $hero }'s armour took the parting blow.
# $result: won, hit (the foe bleeds but stands), lost, draw; with _wounded or _out when the Musketeer bled or fell
event-duel_ended = { $result ->
    [won] { $hero_the } won the duel against { $foe_acc } without a scratch.
    [won_wounded] { $hero_the } won the duel against { $foe_acc }, and paid for it with blood.
    [won_out] { $hero_the } and { $foe_the } both fell.
    [hit] { $hero_the } wounded { $foe_acc }, who is still standing.
    [hit_wounded] { $hero_the } and { $foe_the } wounded each other.
    [hit_out] { $hero_the } fell, and left { $foe_acc } bleeding.
    [lost] { $hero_the } was wounded by { $foe_acc }.
    [lost_out] { $hero_the } was struck down by { $foe_acc }.
   *[draw] { $hero_the } and { $foe_the } parted without a result.
}

## The Arsenal and trades

event-bought = { $hero_the } took { $item_acc } from the Arsenal.
event-replaced = { $hero_the } left { $item_acc } behind for good.
event-offer_made = { $hero_the } made { $hero2_dat } an offer: { $offer }.
event-offer_declined = { $hero_the } and { $hero2_the } did not come to terms.
event-traded = { $hero_the } and { $hero2_the } traded: { $hero_the } gave { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
} and received { $n2 }.
event-equipment_passed = { $hero_the } received { $item_acc }.

## The siege

event-siege_card_laid = { $hero_the } reinforced the siege: { $card }.
event-siege_card_lost = Milady discarded a card from the siege: { $card }.
event-siege_red_rolled = Milady rolled { $roll } at La Rochelle.
event-siege_blue_rolled = The Musketeers rolled { $roll } at La Rochelle.
event-siege_rerolled = Milady rolled a Shield again: { $face }.
event-sacrificed = { $hero_the } threw himself into the breach: one of Milady's Swords is cancelled.

## The Quest

event-board_opened = The Quest went on: { $board }.
event-tokens_laid = { $n ->
    [one] 1 token was laid on the Quest board.
   *[other] { $n } tokens were laid on the Quest board.
}
event-token_turned = { $token_the } was turned up { $space_loc }.
event-token_gone = The token { $space_loc } is gone: { $token }.
event-snare_bit = { $hero_the } walked into a snare!
event-antechamber_passed = { $hero_the } passed antechamber { $n }.
event-board_completed = { $hero_the } completed { $board }!
event-sand_ran_out = The last grain of sand fell: what is not done now is lost.
event-beggars_paid = The Beggars { $place_loc } were paid off.
