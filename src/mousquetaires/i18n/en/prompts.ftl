### What is asked: one question for each kind of prompt. $hero is the Musketeer it is about, in all his forms.

## The Musketeers

prompt-musketeer_action = What does { $hero_the } do?
prompt-ordered_action = M. de Tréville orders { $hero_acc } to act at once: what does { $hero_the } do?
prompt-next_musketeer = Which Musketeer acts next?
prompt-combat_cards = Which Combat cards does { $hero_the } add before the first roll?
prompt-skill_cards = How many cards of this skill does { $hero_the } play?
prompt-gift = Does { $hero_the } discard a card and use his gift?
prompt-epic_for_challenge = How many Epic tokens make this challenge easier for { $hero_acc }?
prompt-epic_for_duel = How many Epic tokens become blue dice for { $hero_acc }?
prompt-epic_for_passage = The secret passage costs more Epic tokens than you own: play One for All, or turn back?
prompt-blade = Does { $hero_the } roll a die again with his Toledo blade?
prompt-purchase = What does { $hero_the } take from the Arsenal?
prompt-payment = Which card does { $hero_the } pay with?
prompt-replacement = { $hero_the } has no room left: what does he leave behind for good?
prompt-task_card = Which Combat card does { $hero_the } discard for the Paris affair?
prompt-trade_offer = What does { $hero_the } offer?
prompt-trade_answer = What does { $hero_the } say to the offer?
prompt-trade_last_word = Does { $hero_the } agree to the changed offer?
prompt-token_to_turn = Which token of the Inn do you want to see?
prompt-sacrifice = Does { $hero_the } sacrifice 1 life point to cancel one of Milady's Swords?
prompt-one_for_all = Do you play One for All, All for One now?

## Milady

prompt-destination = Where does Milady go in secret this turn?
prompt-opening_paris = Which Paris card opens the game?
prompt-opening_paris_hand = Which Paris card does Milady take into her hand?
prompt-new_paris = Does Milady put a Paris card in play?
prompt-treachery = Does Milady draw a Treachery card, or play one?
prompt-victim = Which Musketeer does it strike?
prompt-adversaries = Whom does Milady send to the new mission?
prompt-nemesis = For which Musketeer does the Nemesis wait?
prompt-inn_tokens = How does Milady lay the tokens of the Golden Lily Inn?
prompt-return_tokens = Whom does Milady post on the road back to Paris?
prompt-gallery_tokens = How does Milady fill the antechambers of the Louvre?
prompt-foe_reroll = Does { $hero }'s adversary roll one of his Shields again?
prompt-siege_reroll = Does Milady roll one of her Shields again?
prompt-siege_discard = Which card of the siege does Milady discard?
prompt-quarters_card = Which Paris card does Milady take into her hand?
prompt-richelieu_deed = What does Milady ask of Richelieu?
