### Lessons and exercises: what each step says, and why another move isn’t for now.

## Moves that a step doesn’t ask for

reason-lesson-end = You can always stop early, but the actions you have left are lost. This step needs one of them.
reason-lesson-draw = Drawing a card costs one of the Musketeer’s actions. This step needs that action for something better.
reason-lesson-move = A move costs an action and takes the Musketeer away from here. In this step, that’s not where he’s needed.
reason-lesson-trade = A trade costs an action, and the other player must be in the same place. This step is about something else.
reason-lesson-play = A character card costs an action and is discarded. Keep it for now: this step needs the action.
reason-lesson-reinforce = A card at the siege stays there and rolls every turn. This step needs the action for something else.
reason-lesson-challenge = A challenge costs an action and the cards you play for it. Do what this step asks first.
reason-lesson-duel = This duel is legal, but it costs an action and maybe life points. Do what this step asks first.
reason-lesson-path = The paths of the Inn are searched one token at a time. This step wants another path, or another move.
reason-lesson-equip = Buying from the Arsenal costs an action, and each item its price. This step needs the action for something else.
reason-lesson-pass = You may pass here, but then the chance is gone. Take it this time.
reason-lesson-cards = Each Combat card adds a blue die, a double two, up to six dice in all. Play as many as this step asks for.
reason-lesson-skill = Skill and cards together must reach the level: too few cards, and the action is lost.
reason-lesson-turn = The Musketeers act in any order, but one who has begun finishes first. This step begins with someone else.
reason-lesson-go = You may hide there, but this time another place is worth more. Look at what the step is about.
reason-lesson-treachery = You play one Treachery card or draw one, never both. Keep this one for a better moment.
reason-lesson-take = Drawing is always possible, but then you can’t play a Treachery card this turn. This step plays one.
reason-lesson-lay = That’s legal, but the trap makes the difference here. Look again at which cards this step asks for.
reason-lesson-one = One for All is out of the game once you play it. Keep it for the moment this step is about.
reason-lesson-to-richelieu = A Musketeer who goes to Richelieu’s den and doesn’t find Milady there is sent straight to the Bastille. Go only when you know that she’s there.
reason-lesson-offer = You may offer any trade, even a card for nothing, and the other player may decline. Ask for the card that this step is about.
reason-lesson-back = Going back to the common room costs an action, and returning another one. This step goes further down the path.
reason-lesson-spend = You may keep the Epic token for later, but this step needs it now. Spend it.
reason-lesson-blade = You may reroll any one of your dice, but only once a duel. Keep those that your manoeuvre needs, and reroll another.
reason-lesson-buy = One action buys up to two items, but stock and purse are limited. This step is about another item.
reason-lesson-name = You may choose this Musketeer, too, but another one matters more now. Look at what the step is about.
reason-lesson-search = You may take any Treachery card from the deck, but only one. This step takes another one.
reason-lesson-paris = Each of these missions may come to Paris, but this step chooses another one. Read again why.
reason-lesson-space = An Epic token turns up three tokens, whichever you like. This step looks at another one.
reason-lesson-turnup = Turning up tokens costs no action, but an Epic token. Keep it until you know which path you want to search.
reason-lesson-stop-early = The Musketeer has an action left for this, but he may stop early. This step ends his turn.
reason-lesson-keep-cards = Another card fits at the siege, but duels need Combat cards, too. This step keeps them: end the turn.
reason-lesson-path-present = Three decoys lie on one path: only one token stands between the Musketeers and the end of the board. Spread the decoys over the paths.
reason-lesson-path-end = A path ends with a decoy: the token that completes the board costs the Musketeers no duel there. Put a guard at the end.
reason-lesson-other = The rules allow this, but the step asks for something else. Nothing is lost: try again.
server-no-lesson = There’s no lesson called “{ $lesson }” here. Known: { $known }.

## Your first turn

lesson-first-turn-title = Your first turn
lesson-first-turn-about = Four Musketeers, one turn: duels, a challenge, the Quest, the siege and Rochefort.
lesson-first-turn-goal = Play a whole turn with all four Musketeers.
lesson-first-turn-done = That was a whole turn: Milady, the Musketeers, the siege, the end of the turn. Play on from here against an easy Milady.
lesson-first-turn-quest-boards = You play the four Musketeers, and you win by finishing four Quest boards, one after another. This is the first: the Golden Lily Inn with its three paths.
lesson-first-turn-clocks = Milady wins as soon as Time runs out, the siege is lost, the Queen has no honour left, or Constance’s token shows six successes of The Abduction, the mission in Paris. So you can’t just run to the Quest: some of you must hold her back.
lesson-first-turn-begin = Milady has secretly chosen a place. Now the Musketeers act one after another, in any order you like, each with three actions: let d’Artagnan begin, he’s in Paris.
lesson-first-turn-duel = Three adversaries guard the Paris mission, and a duel costs one action. Start with the weakest: duel the Henchman.
lesson-first-turn-dice = Every Musketeer rolls three blue dice, and one more for each Combat card you play before the first roll. Each Sword wounds unless a Shield stops it, and one wound beats the Henchman: add a card, then roll.
lesson-first-turn-lilies = Lilies count only in secret manoeuvres: if three blue dice show the Musketeer’s manoeuvre, it wounds the adversary, whatever he rolled. A wound on either side ends the duel; without one, each side puts one die aside and both roll again.
lesson-first-turn-move = The Henchman is beaten and brings a pistole: with pistoles you buy equipment from the Arsenal. A move to any open place costs one action: go to the Louvre.
lesson-first-turn-challenge = The Louvre mission asks for Panache 7, and a challenge costs one action, too. D’Artagnan has Panache 4 and you hold three Panache cards: take the challenge.
lesson-first-turn-skill = A challenge has no dice: the Musketeer’s skill and your cards of that skill together must reach its level. Play three cards to reach 7.
lesson-first-turn-aramis = The challenge is done and pays pistoles, but its adversary is still there. D’Artagnan’s three actions are over: Aramis is next, at La Rochelle.
lesson-first-turn-reinforce = At the end of every turn Milady rolls for the siege, and only Swords count. For one action, lay a Combat card here: it rolls a blue die for you, turn after turn.
lesson-first-turn-stop = Aramis has two actions left, but a Musketeer may always stop early. End his turn, to keep your cards for the others.
lesson-first-turn-porthos = Now the Quest. Porthos has five life points, the others three: let him go.
lesson-first-turn-quest = The Quest is a place like any other, and the way there costs one action. Move Porthos to the Quest.
lesson-first-turn-path = Each path hides four tokens, and only one path must be cleared. For an action you reveal the next token: enter the cellar.
lesson-first-turn-rochefort = Milady was hiding right here: if a Musketeer wants to duel, take a challenge or go along a Quest path where she is, Rochefort fights him first. Rochefort rolls four red dice: play two Combat cards.
lesson-first-turn-resume = Wounded, Rochefort flees, and Porthos carries on with the very same action; without that wound it would be lost. The token is a guard: fight without a card, or with one.
lesson-first-turn-further = The first token is gone. Go one space further down the cellar.
lesson-first-turn-athos = That was a decoy, so it’s simply gone. Athos is the last one, and Rochefort never meets him: move him to the Louvre.
lesson-first-turn-brisemont = A mission is complete when its challenge and all its adversaries are overcome. The challenge is done: beat Brisemont, and the Louvre mission is complete.
lesson-first-turn-mission = Brisemont rolls three red dice, as many as Athos. Keep your last Combat card or play it: the dice are kind here.
lesson-first-turn-epic = The Louvre token was still near the top, so the mission brings you two Epic tokens. Each one you spend at the Inn turns up three Quest tokens.
lesson-first-turn-draw = Athos has one action left, and drawing a card costs one, too. Draw: all your Musketeers play from the same hand.
lesson-first-turn-sacrifice = The siege: Milady has one Sword more than you, so its token would move one space to the left, and at the left end she wins. Each Musketeer at La Rochelle may give one life point to stop a Sword: let Aramis do it.
lesson-first-turn-next-turn = The turn is over, and Time has moved one space down. On its last space Milady wins, so every turn counts.
lesson-first-turn-louvre-token = The Louvre token moves down, too. From its third space on, it costs the Queen honour each turn: the longer a Louvre mission waits, the dearer it gets.
lesson-first-turn-abduction = Last, Milady rolls for The Abduction, and each Sword moves Constance’s token one space. Now a new turn begins, and again it’s Milady who begins it.

## Your first scheme

lesson-first-scheme-title = Your first scheme
lesson-first-scheme-about = Milady from her first preparations on: Paris, guards, hiding, Treachery and Rochefort.
lesson-first-scheme-goal = Stop Porthos at the Louvre, then rob the Musketeers of time.
lesson-first-scheme-done = You hide, you scheme, and Rochefort fights for you. Play on from here against easy Musketeers.
lesson-first-scheme-clocks = You’re Milady, and you win as soon as one of these clocks runs out: Time, the siege, the Queen’s honour, or Constance, the victim of The Abduction. The Musketeers only win if they finish four Quest boards first.
lesson-first-scheme-paris = First you choose a mission for Paris. Take The Abduction: at the end of every turn you roll for it, Constance’s token counts your successes, and six win you the game.
lesson-first-scheme-tokens = Now hide twelve tokens at the Inn, on three paths of four: eight guards and snares, and four decoys. The Musketeers need only one path, so make none of them easy; “Suggest” fills them all.
lesson-first-scheme-guards = Each mission has a rating. Send adversaries to Paris whose strengths add up to exactly that; leave your traps for later.
lesson-first-scheme-louvre = The Louvre works the same way, and this mission comes with its own rating. Send guards again, without a trap.
lesson-first-scheme-hide = Each turn you secretly choose where to go. In Paris, at the Louvre and at the Quest, Rochefort stops the first Musketeer who attempts something there: Porthos is at the Louvre, so hide there.
lesson-first-scheme-ambush = Then you draw a Treachery card, or play one at once, never both. Play Ambush: it wounds a Musketeer before he has done anything.
lesson-first-scheme-victim = Weaken the man you’re waiting for. Choose Porthos.
lesson-first-scheme-rochefort = Porthos tried the challenge, and Rochefort was there: without a wound to Rochefort, the action was lost. You were revealed, but next turn you’ll hide again.
lesson-first-scheme-richelieu = At Richelieu’s den you may take any Treachery card you like at the end of the Musketeers’ phase, unless one of them finds you there. Go there now.
lesson-first-scheme-take = Nothing to play is urgent. Draw a Treachery card.
lesson-first-scheme-search = Nobody has found you. Search the deck for Dead End.
lesson-first-scheme-again = A new turn, and all your places are open again. Choose where Rochefort should wait this time: Paris, the Louvre or the Quest.
lesson-first-scheme-dead-end = Dead End moves Time one space at once, and Time moves again at the end of the turn. Play it.

## Exercises

lesson-challenge-with-epic-tokens-title = A challenge with an Epic token
lesson-challenge-with-epic-tokens-goal = Overcome the Nobility challenge on the Passage to England.
lesson-challenge-with-epic-tokens-task = Athos acts last and has three actions, but his Nobility and your only Nobility card are one short of the level. Overcome the Nobility challenge this turn.
lesson-challenge-with-epic-tokens-miss-failed = Skill, cards and Epic tokens together stayed below the level. The action is lost, and so are the cards you played.
lesson-challenge-with-epic-tokens-miss-ended = Athos’s actions are used up, and the challenge is still there. All three were needed, so count them backwards from the challenge.

lesson-duel-with-toledo-sword-title = A duel with a Toledo sword
lesson-duel-with-toledo-sword-goal = Beat Brisemont with d’Artagnan’s secret manoeuvre.
lesson-duel-with-toledo-sword-task = D’Artagnan has three actions, and his secret manoeuvre is two Lilies and a Sword. Beat Brisemont with it, without losing a life point.
lesson-duel-with-toledo-sword-miss-wounded = A Sword that no Shield stopped costs d’Artagnan a life point. More dice bring more Shields, and the Arsenal sells a second chance.
lesson-duel-with-toledo-sword-miss-plain = Brisemont is beaten, but by ordinary Swords. Those he can stop with Shields, a secret manoeuvre never: find out what lets you change a single die.
lesson-duel-with-toledo-sword-miss-ended = D’Artagnan’s actions are used up, and Brisemont still stands there. Preparing may cost an action, but the last one belongs to the duel.

lesson-rochefort-interrupts-title = Rochefort interrupts
lesson-rochefort-interrupts-goal = Overcome the Louvre challenge although Rochefort waits there.
lesson-rochefort-interrupts-task = You hold the Panache cards for the Louvre challenge, and three Combat cards. Overcome the challenge with Porthos, even if Milady is hiding right here.
lesson-rochefort-interrupts-miss-stood = Rochefort wasn’t wounded, so the challenge hasn’t begun and its action is lost. He stays, and fights everyone but Athos who attempts something here this turn.
lesson-rochefort-interrupts-miss-failed = Porthos’s Panache and the cards you played stay below the level. The action is lost, and so are the cards.
lesson-rochefort-interrupts-miss-ended = Porthos’s turn is over without the challenge. If nobody attempts it, the Louvre token moves on and costs you Epic tokens, then honour.

lesson-paths-of-the-inn-title = The paths of the Inn
lesson-paths-of-the-inn-goal = Enter a path of the Inn that begins with a decoy.
lesson-paths-of-the-inn-task = Twelve tokens lie face down on three paths, and you hold the Duke of Buckingham. Find a path that begins with a decoy, and enter it with Athos this turn.
lesson-paths-of-the-inn-miss-blind = A guard stood there that nobody had looked at. A duel costs the action and perhaps life points, an Epic token would have shown him beforehand.
lesson-paths-of-the-inn-miss-lucky = A decoy, but by pure luck: guards stand at the other two entrances. Reveal tokens before anyone walks into one.
lesson-paths-of-the-inn-miss-ended = Athos’s actions are used up, and no decoy is gone. Revealing costs no action. The card, the way to the Quest and the path cost one each.

lesson-trade-first-title = Trade first
lesson-trade-first-goal = Overcome the Louvre challenge with d’Artagnan this turn.
lesson-trade-first-task = The Louvre challenge asks for Panache 7: d’Artagnan has 4, and you hold two Panache cards. Overcome it with him this turn, with the help of Porthos’s player.
lesson-trade-first-miss-failed = Skill and cards together stayed below the level. The action is lost, and so are the cards you played.
lesson-trade-first-miss-ended = D’Artagnan’s actions are used up before the challenge. Drawing is a matter of chance, and a challenge may only be declared with the means to meet it: a single trade would have brought them.

lesson-siege-and-sacrifice-title = The siege
lesson-siege-and-sacrifice-goal = Push the siege towards the Musketeers, although Milady has reinforcements.
lesson-siege-and-sacrifice-task = Milady rolls two red dice at the siege this turn, and you none yet. Aramis is the last to act: make the siege token move your way.
lesson-siege-and-sacrifice-miss-lost = Milady had one Sword more than you, and the token moved one space her way: at its left end she wins. More blue dice or a sacrifice would have held it.
lesson-siege-and-sacrifice-miss-empty = Without a card at the siege you roll no die, so every Sword of Milady’s counts. The token moved two spaces her way.
lesson-siege-and-sacrifice-miss-still = As many Swords on both sides: the token stays where it is. One life point of a Musketeer at La Rochelle would have stopped one of hers.

lesson-richelieus-gamble-title = Richelieu’s gamble
lesson-richelieus-gamble-goal = Catch Milady in Richelieu’s den without risking the Bastille.
lesson-richelieus-gamble-task = Milady may be in Richelieu’s den, to take the Treachery card of her choice. Catch her there with Aramis, but make sure of it first.
lesson-richelieus-gamble-miss-blind = She was there, but Aramis couldn’t know. Had she been anywhere else, he would sit in the Bastille now: you hold a card that makes her show where she is.
lesson-richelieus-gamble-miss-ended = Aramis’s turn is over. If Milady is in the den, she takes the Treachery card of her choice: only a Musketeer who finds her there stops that.

lesson-one-for-all-in-time-title = One for All in time
lesson-one-for-all-in-time-goal = Keep Time where it is.
lesson-one-for-all-in-time-task = Milady has played Dead End, which moves Time at once. Keep Time where it is this turn.
lesson-one-for-all-in-time-miss-epic = You have two Epic tokens, but Time has moved and moves again at the end of the turn. One for All is out of the game, so its other effects are lost.
lesson-one-for-all-in-time-miss-moved = Time has moved, and it moves again at the end of the turn. One for All could have stopped both, but played later it only stops the second.

lesson-exact-strength-title = Exactly the right strength
lesson-exact-strength-goal = Three duels in Paris, and the Beggars at the Louvre.
lesson-exact-strength-task = Each adversary is a duel and costs the Musketeers an action. Guard both missions so that Paris takes three duels, and keep the Beggars for the Louvre.
lesson-exact-strength-miss-used = The Beggars lie in Paris now, and a trap that’s laid can’t be moved. The Louvre stays open to the Musketeers without payment.
lesson-exact-strength-miss-few = Both missions are guarded, but too cheaply: fewer than three duels in Paris, or no Beggars at the Louvre. Weak adversaries make the same rating with more duels.

lesson-tokens-of-the-inn-title = Tokens for the Inn
lesson-tokens-of-the-inn-goal = Lay all twelve tokens so that no path of the Inn is a present.
lesson-tokens-of-the-inn-paths = The Musketeers need just one path of four, and each Epic token shows them three tokens. A path of decoys would be a present for them.
lesson-tokens-of-the-inn-tokens = The board is completed when the fourth token of any path is gone. Lay all twelve so that no path has three decoys, and none ends with one.

lesson-where-to-hide-title = Where to hide
lesson-where-to-hide-goal = Let Rochefort stop d’Artagnan.
lesson-where-to-hide-task = Rochefort only helps where a Musketeer attempts something, and he never stops Athos. See where the Musketeers stand and what there is to do, and hide where d’Artagnan will meet him.
lesson-where-to-hide-miss-free = D’Artagnan fought undisturbed: Rochefort waited where he had nothing to do. A beaten guard is gone for good, and a free action brings the Musketeers closer to completing the mission.

lesson-timing-treachery-title = Timing Treachery
lesson-timing-treachery-goal = Put d’Artagnan out of action with one card.
lesson-timing-treachery-task = D’Artagnan has one life point left, and a Musketeer who is put out of action before his turn can only get up again. Take d’Artagnan’s whole turn from him.
lesson-timing-treachery-miss-drawn = You have one more card, but d’Artagnan has all his actions. You either draw or play, and this turn playing would have cost him all of them.
lesson-timing-treachery-miss-other = This card has its use, but d’Artagnan keeps all his actions. You play only one Treachery card in a turn, so look for the one that wounds.
lesson-timing-treachery-miss-victim = That Musketeer has lost a life point and acts as usual. For the Musketeer with a single life point left, the same card would have cost the whole turn.
