### What has happened: one sentence for each kind of event.
###
### Variables are named after what they are (hero, place, card, foe, n ...), the second of a kind with a 2.
### Names come in all the forms of names.ftl. $n is never negative; $n_sign is plus, minus or zero.

## The course of the game

event-game_began = The game began. The Queen’s diamonds are in England, and the ball is near.
event-turn_began = Turn { $n } began.
event-phase_began = { $n ->
    [1] Phase I: Milady schemes.
    [2] Phase II: the Musketeers act.
    [3] Phase III: the siege of La Rochelle.
   *[4] Phase IV: the end of the turn.
}
event-game_over = { $ending_id ->
    [diamonds] The Musketeers have won: the Queen wears her diamonds, and Richelieu turns pale.
    [time] Milady has won: time has run out, and the Queen is at the ball without her diamonds.
    [siege] Milady has won: the siege of La Rochelle is lost, and with it the King’s war.
    [honour] Milady has won: the Queen’s honour is gone, and no diamond can bring it back.
    [abduction] Milady has won: Constance is dead.
    [barred] Milady has won: no Musketeer can go on the Quest any more.
   *[not_over] The game isn’t over yet.
}

## Cards

event-card_drawn = { $seat_the } drew an Adventure card: { $card }.
event-cards_drawn = { $seat_the } drew { $n ->
    [one] an Adventure card
   *[other] { $n } Adventure cards
}.
event-deck_shuffled = The discarded Adventure cards were shuffled into a new deck.
event-card_discarded = { $seat_the } discarded a card: { $card }.
event-card_shown = { $seat_the } showed everyone a card: { $card }.
event-character_played = { $hero_the } played a character card: { $card }.
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
event-paris_taken = Milady took a Paris card: { $paris }.
event-paris_card_taken = Milady took a Paris card.

## Milady and Rochefort

event-destination_chosen = Milady chose where to go: { $place }.
event-destination_hidden = Milady placed her Location card face down.
event-milady_shown = Milady’s Location card was revealed: { $place }.
event-milady_nowhere = Milady went nowhere this turn.
event-milady_found = { $hero_the } found Milady at Richelieu’s den and foiled her scheme.
event-rochefort_came = The man from Meung! Rochefort barred { $hero }’s way { $place_loc }.
event-rochefort_fled = Rochefort fled, wounded by { $hero_acc }, and Milady went home.
event-rochefort_stood = Rochefort stood his ground: { $hero }’s action is lost.
event-rochefort_wounded = { $n ->
    [one] Rochefort lost 1 life point.
   *[other] Rochefort lost { $n } life points.
}
event-rochefort_healed = { $n ->
    [one] Rochefort regained 1 life point.
   *[other] Rochefort regained { $n } life points.
}
event-rochefort_fell = Rochefort is out of action!

## The Musketeers

event-turn_started = { $hero_the } began his turn.
event-turn_ended = { $hero } ended his turn.
event-moved = { $hero_the } went { $place_to }.
event-rode = { $hero_the } rode { $place_to }.
event-jailed = { $hero_the } was thrown into the Bastille.
event-freed = { $hero_the } got out of the Bastille and is back at the Vieux Colombier.
event-life_lost = { $n ->
    [one] { $hero_the } lost 1 life point.
   *[other] { $hero_the } lost { $n } life points.
}
event-life_regained = { $n ->
    [0] { $hero_the } already had all his life points.
    [one] { $hero_the } regained 1 life point.
   *[other] { $hero_the } regained { $n } life points.
}
event-fell = { $hero_the } is out of action and was carried to the Vieux Colombier.
event-recovered = { $hero_the } is back on his feet, with all his life points.
event-barred = { $hero_the } can’t go back on the Quest in this game.
event-ordered = M. de Tréville gave { $hero_dat } an order: one action, right now.
event-order_declined = { $hero_the } ignored the order.
event-action_lost = { $hero }’s action is lost.
event-walked = { $hero_the } walked { $spot_to }.
event-gift_used = { $hero_the } used his special ability and discarded a card: { $card }.

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
event-honour_lost = { $n ->
    [one] The Queen lost 1 honour point.
   *[other] The Queen lost { $n } honour points.
}
event-honour_regained = { $n ->
    [one] The Queen regained 1 honour point.
   *[other] The Queen regained { $n } honour points.
}
event-siege_moved = { $n_sign ->
    [minus] The siege token moved to { $n } on Richelieu’s side.
    [zero] The siege token moved to the middle.
   *[plus] The siege token moved to { $n } on the King’s side.
}
event-strangle_rolled = Milady rolled for Constance: { $roll }.
event-constance_moved = Constance’s token moved to { $n }.
event-louvre_moved = { $n ->
    [0] The Louvre token went back to the top.
   *[other] The Louvre token moved down to space { $n_next }.
}
event-one_gained = The Musketeers gained a One for All card.
event-one_played = { $one_id ->
    [time] One for all, all for one! The Musketeers hold back Time.
    [honour] One for all, all for one! The Musketeers stand up for the Queen.
   *[epic] One for all, all for one! New heart for the Quest.
}

## Missions

event-paris_opened = New mission in Paris: { $paris }.
event-paris_closed = The mission in Paris is over: { $paris }.
event-louvre_opened = New mission at the Louvre: { $louvre }.
event-louvre_done = Mission accomplished at the Louvre: { $louvre }.
event-louvre_failed = Mission failed at the Louvre: { $louvre }.
event-louvre_empty = The Louvre has no more missions.
event-adversary_laid = { $foe_the } took up his post { $place_loc }.
event-adversary_beaten = { $foe_the } was beaten and is out of the game.
event-adversary_returned = { $foe_the } went back to Milady’s reserve.
event-trap_laid = Milady set a trap { $place_loc }: { $trap }.
event-trap_gone = { $trap_gender ->
    [p] { $trap_the } are gone.
   *[m] { $trap_the } is gone.
}
event-nemesis_named = The Nemesis is waiting for { $hero_acc }, and only for him.
event-trap_rolled = { $trap_the } tried { $hero_acc }: the die shows { $face_acc }.
event-challenge_declared = { $hero_the } attempted the { $skill } challenge { $place_loc }.
event-challenge_overcome = { $hero_the } overcame the { $skill } challenge { $place_loc }.
event-challenge_failed = { $hero_the } failed the { $skill } challenge { $place_loc }.
event-task_advanced = { $hero_the } made progress on the Paris mission: { $n } done.

## Duels

event-duel_began = { $hero_the } crossed swords with { $foe_ins }.
event-dice_added = { $hero_the } added { $n ->
    [one] 1 blue die
   *[other] { $n } blue dice
}.
event-blue_rolled = { $hero_the } rolled { $roll }.
event-red_rolled = { $foe_the } rolled { $roll }.
event-foe_rerolled = { $foe_the } rerolled a Shield and got { $face_acc }.
event-blade_used = { $hero_the } rerolled { $face_acc } with his Toledo sword and got { $face2_acc }.
event-manoeuvre_shown = { $hero_the } pulled off his secret manoeuvre!
event-foe_manoeuvre_shown = { $foe_the } pulled off his secret manoeuvre!
event-foe_wounded = { $n ->
    [one] { $foe_the } lost 1 life point.
   *[other] { $foe_the } lost { $n } life points.
}
event-parting_wound_absorbed = { $hero }’s armour stopped the parting wound.
# $result: won, hit (the foe bleeds but stands), lost, draw; with _wounded or _out when the Musketeer bled or fell
event-duel_ended = { $result ->
    [won] { $hero_the } won the duel against { $foe_acc } without a scratch.
    [won_wounded] { $hero_the } won the duel against { $foe_acc }, but was wounded.
    [won_out] { $hero_the } and { $foe_the } struck each other down.
    [hit] { $hero_the } wounded { $foe_acc }, who is still standing.
    [hit_wounded] { $hero_the } and { $foe_the } wounded each other.
    [hit_out] { $hero_the } wounded { $foe_acc }, but was struck down.
    [lost] { $hero_the } was wounded by { $foe_acc }.
    [lost_out] { $hero_the } was struck down by { $foe_acc }.
   *[draw] { $hero_the } and { $foe_the } fought to a draw.
}

## The Arsenal and trades

event-bought = { $hero_the } bought { $item_acc }.
event-replaced = { $hero_the } dropped the { $item } for good.
event-offer_made = { $hero_the } made { $hero2_dat } an offer: { $offer }.
event-offer_declined = { $hero_the } and { $hero2_the } didn’t reach a deal.
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
event-siege_rerolled = Milady rerolled a Shield and got { $face_acc }.
event-sacrificed = { $hero_the } threw himself into the breach: one of Milady’s Swords is cancelled.

## The Quest

event-board_opened = The Quest continues: { $board }.
event-tokens_laid = { $n ->
    [one] 1 token was placed on the Quest board.
   *[other] { $n } tokens were placed on the Quest board.
}
event-token_turned = { $token_the } was revealed { $space_loc }.
event-token_gone = The token { $space_loc } was removed: { $token }.
event-snare_bit = { $hero_the } walked into a snare!
event-antechamber_passed = { $hero_the } passed antechamber { $n }.
event-board_completed = { $hero_the } completed { $board }!
event-sand_ran_out = The hourglass ran out: all actions left are lost.
event-beggars_paid = The Beggars { $place_loc } were paid off.
