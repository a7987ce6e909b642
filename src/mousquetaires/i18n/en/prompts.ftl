### What is asked: one question for each kind of prompt. $hero is the Musketeer it is about, in all his forms.

## The Musketeers

prompt-musketeer_action = { $yours ->
    [no] What does { $hero_the } do?
   *[yes] { $hero_the }: what do you do?
}
prompt-ordered_action = { $yours ->
    [no] M. de Tréville orders { $hero_acc } to act: what does { $hero_the } do?
   *[yes] M. de Tréville orders { $hero_acc } to act: what do you do?
}
prompt-next_musketeer = Which Musketeer acts next?
prompt-combat_cards = { $yours ->
    [no] Which Combat cards does { $hero_the } add before the first roll?
   *[yes] { $hero_the }: which Combat cards do you add before the first roll?
}
prompt-skill_cards = { $yours ->
    [no] How many cards of this skill does { $hero_the } play?
   *[yes] { $hero_the }: how many cards of this skill do you play?
}
prompt-gift = { $yours ->
    [no] Does { $hero_the } use his special ability and discard a card?
   *[yes] { $hero_the }: do you use your special ability and discard a card?
}
prompt-epic_for_challenge = { $yours ->
    [no] How many Epic tokens does { $hero_the } spend to make the challenge easier?
   *[yes] { $hero_the }: how many Epic tokens do you spend to make the challenge easier?
}
prompt-epic_for_duel = { $yours ->
    [no] How many Epic tokens does { $hero_the } turn into blue dice?
   *[yes] { $hero_the }: how many Epic tokens do you turn into blue dice?
}
prompt-epic_for_passage = { $yours ->
    [no] The secret passage costs more Epic tokens than the Musketeers have: play One for All, or turn back?
   *[yes] The secret passage costs more Epic tokens than you have: play One for All, or turn back?
}
prompt-blade = { $yours ->
    [no] Does { $hero_the } reroll a die with his Toledo sword?
   *[yes] { $hero_the }: do you reroll a die with your Toledo sword?
}
prompt-purchase = { $yours ->
    [no] What does { $hero_the } buy?
   *[yes] { $hero_the }: what do you buy?
}
prompt-payment = { $yours ->
    [no] Which card does { $hero_the } pay with?
   *[yes] { $hero_the }: which card do you pay with?
}
prompt-replacement = { $yours ->
    [no] { $hero_the } has no room left: what does he drop for good?
   *[yes] { $hero_the } has no room left: what do you drop for good?
}
prompt-task_card = { $yours ->
    [no] Which Combat card does { $hero_the } discard for the Paris mission?
   *[yes] { $hero_the }: which Combat card do you discard for the Paris mission?
}
prompt-trade_offer = { $yours ->
    [no] What does { $hero_the } offer?
   *[yes] { $hero_the }: what do you offer?
}
prompt-trade_answer = { $yours ->
    [no] How does { $hero_the } answer the offer?
   *[yes] { $hero_the }: do you take the offer?
}
prompt-trade_last_word = { $yours ->
    [no] Does { $hero_the } accept the changed offer?
   *[yes] { $hero_the }: do you accept the changed offer?
}
prompt-token_to_turn = { $yours ->
    [no] Which token of the Inn do the Musketeers reveal?
   *[yes] Which token of the Inn do you want to see?
}
prompt-sacrifice = { $yours ->
    [no] Does { $hero_the } sacrifice a life point to stop one of Milady’s Swords?
   *[yes] { $hero_the }: do you sacrifice a life point to stop one of Milady’s Swords?
}
prompt-one_for_all = { $yours ->
    [no] Do the Musketeers play One for All, All for One?
   *[yes] Play One for All, All for One now?
}

## Milady

prompt-destination = { $yours ->
    [no] Milady is choosing where to go in secret.
   *[yes] Where do you go in secret this turn?
}
prompt-opening_paris = { $yours ->
    [no] Milady is choosing the first mission in Paris.
   *[yes] Which mission do you start in Paris?
}
prompt-opening_paris_hand = { $yours ->
    [no] Milady is taking a Paris card.
   *[yes] Which Paris card do you keep for later?
}
prompt-new_paris = { $yours ->
    [no] Milady may start a new mission in Paris.
   *[yes] Do you start a new mission in Paris?
}
prompt-treachery = { $yours ->
    [no] Milady is drawing or playing a Treachery card.
   *[yes] Do you draw a Treachery card, or play one?
}
prompt-victim = { $yours ->
    [no] Milady is choosing a victim.
   *[yes] Which Musketeer do you strike?
}
prompt-adversaries = { $yours ->
    [no] Milady is sending adversaries to the new mission.
   *[yes] Who do you send to guard the new mission?
}
prompt-nemesis = { $yours ->
    [no] Milady is choosing a Musketeer for the Nemesis.
   *[yes] Which Musketeer is the Nemesis waiting for?
}
prompt-inn_tokens = { $yours ->
    [no] Milady is placing tokens at the Golden Lily Inn.
   *[yes] Place your tokens at the Golden Lily Inn.
}
prompt-return_tokens = { $yours ->
    [no] Milady is placing tokens on the road back to Paris.
   *[yes] Place your tokens on the road back to Paris.
}
prompt-gallery_tokens = { $yours ->
    [no] Milady is placing tokens in the Louvre’s antechambers.
   *[yes] Place your tokens in the Louvre’s antechambers.
}
prompt-foe_reroll = { $yours ->
    [no] Milady may reroll a Shield against { $hero_acc }.
   *[yes] Do you reroll one of your Shields against { $hero_acc }?
}
prompt-siege_reroll = { $yours ->
    [no] Milady may reroll a Shield at the siege.
   *[yes] Do you reroll one of your Shields at the siege?
}
prompt-siege_discard = { $yours ->
    [no] Milady is discarding a card from the siege.
   *[yes] Which card of the siege do you discard?
}
prompt-quarters_card = { $yours ->
    [no] Milady is taking a Paris card.
   *[yes] Which Paris card do you take?
}
prompt-richelieu_deed = { $yours ->
    [no] Milady is asking Richelieu for help.
   *[yes] What do you ask of Richelieu?
}
