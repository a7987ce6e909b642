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
reason-lesson-stop-early = The Musketeer has an action left for this, but he may stop early. This step ends his turn.
reason-lesson-keep-cards = Another card fits at the siege, but duels need Combat cards, too. This step keeps them: end the turn.
reason-lesson-single-first = A double rolls two dice here, and it comes next. Lay the single Combat card first.
reason-lesson-double-now = Another single card rolls only one die, the double two. Lay the double Combat card.
reason-lesson-look-first = Look first: turning tokens up costs no action, and the actions left are for the Quest. Spend the Epic token.
reason-lesson-buy-enough = A second item costs no further action, but it has its price, too. This time, keep what you have and finish.
reason-lesson-one-epic = Played for Epic tokens, One for All can’t stop Time any more. Choose that Time doesn’t move.
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
lesson-first-turn-dice = You roll three blue dice, and one more for each Combat card you play before the first roll. Each Sword wounds unless a Shield stops it, and one wound beats the Henchman: add a card, then roll.
lesson-first-turn-lilies = Lilies count only in secret manoeuvres: if three blue dice show the Musketeer’s manoeuvre, it wounds the adversary, whatever he rolled. If nobody is wounded, each side puts one die aside and both roll again.
lesson-first-turn-move = The Henchman is beaten and brings a pistole: with pistoles you buy equipment from the Arsenal. A move to any open place costs one action: go to the Louvre.
lesson-first-turn-challenge = The Louvre mission asks for Panache 7, and a challenge costs one action, too. D’Artagnan has Panache 4 and you hold three Panache cards: take the challenge.
lesson-first-turn-skill = A challenge has no dice: the Musketeer’s skill and your cards of that skill together must reach its level. Play three cards to reach 7.
lesson-first-turn-aramis = The challenge is done and pays pistoles, but its adversary is still there. D’Artagnan’s three actions are over: Aramis is next, at La Rochelle.
lesson-first-turn-reinforce = At the end of every turn Milady rolls for the siege, and only Swords count. For one action, lay a Combat card here: it rolls a blue die for you, turn after turn.
lesson-first-turn-stop = Aramis has two actions left, but a Musketeer may always stop early. End his turn, to keep your cards for the others.
lesson-first-turn-porthos = Now the Quest. Porthos has five life points, the others three: let him go.
lesson-first-turn-quest = The Quest is a place like any other, and the way there costs one action. Move Porthos to the Quest.
lesson-first-turn-path = Each path hides four tokens, and only one path must be cleared. For an action you reveal the next token: enter the cellar.
lesson-first-turn-rochefort = Milady was hiding right here: when a Musketeer attempts something where she is, Rochefort fights him first. Rochefort rolls four red dice: play two Combat cards.
lesson-first-turn-resume = Wounded, Rochefort flees, and Porthos carries on with the very same action; without that wound it would be lost. The token is a guard: fight without a card, or with one.
lesson-first-turn-further = The first token is gone. Go one space further down the cellar.
lesson-first-turn-athos = That was a decoy, so it’s simply gone. Athos is the last one, and Rochefort never meets him: move him to the Louvre.
lesson-first-turn-brisemont = A mission is complete when its challenge and all its adversaries are overcome. The challenge is done: beat Brisemont, and the Louvre mission is complete.
lesson-first-turn-mission = Brisemont rolls three red dice, as many as Athos. Keep your last Combat card or play it: the dice are kind here.
lesson-first-turn-draw = The Louvre token was still near the top, so the mission brings two Epic tokens: each one you spend at the Inn turns up three Quest tokens. Drawing a card costs an action, too: use your last one, your Musketeers share one hand.
lesson-first-turn-sacrifice = The siege: Milady has one Sword more than you, so its token would move one space to the left, and at the left end she wins. Each Musketeer at La Rochelle may give one life point to stop a Sword: let Aramis do it.
lesson-first-turn-next-turn = At the end of the turn Time and the Louvre token move one space down: from its third space on, the Louvre token costs the Queen honour. Then Milady rolls for The Abduction, each Sword moves Constance’s token one space, and a new turn begins with Milady.

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
lesson-challenge-with-epic-tokens-buckingham = Athos is one short: his Nobility and your only Nobility card don’t reach the level. Play the Duke of Buckingham first, he brings an Epic token.
lesson-challenge-with-epic-tokens-move = A challenge can only be taken where it is. Move Athos to the Quest.
lesson-challenge-with-epic-tokens-challenge = On the Passage to England, four challenges stand in any order. Take the Nobility challenge.
lesson-challenge-with-epic-tokens-cards = Cards come first, and each adds 1. Play your Nobility card.
lesson-challenge-with-epic-tokens-epic = On this board, each Epic token lowers the challenge by 1. Spend one.

lesson-duel-with-toledo-sword-title = A duel with a Toledo sword
lesson-duel-with-toledo-sword-goal = Beat Brisemont with d’Artagnan’s secret manoeuvre.
lesson-duel-with-toledo-sword-begin = D’Artagnan’s manoeuvre is two Lilies and a Sword: show it, and the adversary is wounded, whatever he rolled. Let him begin.
lesson-duel-with-toledo-sword-equip = One action buys up to two items from the Arsenal, paid from the shared purse. Go shopping.
lesson-duel-with-toledo-sword-buy = The Toledo sword rerolls one blue die, once a duel. Buy it.
lesson-duel-with-toledo-sword-enough = You could buy a second item with the same action. Keep your pistoles and finish.
lesson-duel-with-toledo-sword-duel = Now face Brisemont. His three red dice are as many as yours, so don’t go without cards.
lesson-duel-with-toledo-sword-cards = Combat cards are only added before the first roll. Play one: four dice.
lesson-duel-with-toledo-sword-blade = Two Lilies and two Shields: only a Sword is missing for your manoeuvre. Reroll a Shield.

lesson-rochefort-interrupts-title = Rochefort interrupts
lesson-rochefort-interrupts-goal = Overcome the Louvre challenge although Rochefort waits there.
lesson-rochefort-interrupts-begin = Porthos is at the Louvre, and you hold the Panache cards for its challenge. Let him begin.
lesson-rochefort-interrupts-challenge = Only mission steps bring Rochefort: challenges, duels with adversaries, Quest tokens. Take the Panache challenge.
lesson-rochefort-interrupts-duel = Here he is, before you’ve paid anything for the challenge. Your Combat cards are for him: play three, six dice are the most.
lesson-rochefort-interrupts-resume = He’s wounded and flees, and he’ll meet no one else this turn. The challenge goes on with the same action: play four Panache cards.

lesson-paths-of-the-inn-title = The paths of the Inn
lesson-paths-of-the-inn-goal = Find the easiest path of the Inn, and enter it.
lesson-paths-of-the-inn-begin = Twelve tokens, three paths, and you need only one of them. Let Athos begin: Rochefort never meets him.
lesson-paths-of-the-inn-buckingham = An Epic token reveals three tokens at the Inn, and Buckingham brings you one. Play him.
lesson-paths-of-the-inn-turn-up = Revealing costs no action, and nobody has to be at the Quest. Spend the Epic token.
lesson-paths-of-the-inn-rooms = Look at the first token of each path. The rooms first.
lesson-paths-of-the-inn-stables = Four red dice guard the rooms. Now the first token of the stables.
lesson-paths-of-the-inn-cellar = A decoy: the stables are open. And the first token of the cellar?
lesson-paths-of-the-inn-move = Two Swords in the cellar always hit. The stables are best: move Athos to the Quest.
lesson-paths-of-the-inn-path = A decoy is simply discarded, and Athos stands there. Enter the stables.

lesson-trade-first-title = Trade first
lesson-trade-first-goal = Get the missing Panache card, then overcome the Louvre challenge, all in one turn.
lesson-trade-first-begin = D’Artagnan needs three Panache cards for the Louvre, and you hold two. Porthos’s player has more: let d’Artagnan begin.
lesson-trade-first-move = You can only trade with a Musketeer in the same place. Move to the Louvre.
lesson-trade-first-trade = A trade costs you one action and the other player none. A challenge may only be declared with the means to meet it, so trade before it.
lesson-trade-first-offer = Say what you give and what you want: a Combat card for a Panache card. Milady hears it, too.
lesson-trade-first-challenge = The third action is left for the challenge. Take it.
lesson-trade-first-cards = Panache 4 and three cards make 7. Play all three.

lesson-siege-and-sacrifice-title = The siege
lesson-siege-and-sacrifice-goal = Push the siege towards the Musketeers, although Milady has reinforcements.
lesson-siege-and-sacrifice-first = Milady’s reinforcements give her a second red die this turn. Aramis is the last to act: lay a Combat card at the siege.
lesson-siege-and-sacrifice-second = A double counts two dice but only one of the three cards that fit here. Lay the double Combat card.
lesson-siege-and-sacrifice-end = Cards at the siege stay and roll every turn. Keep your last Combat cards: end the turn.
lesson-siege-and-sacrifice-sacrifice = Two Swords against two: nothing would move. Let Aramis give a life point to stop one of hers, and the siege moves your way.

lesson-richelieus-gamble-title = Richelieu’s gamble
lesson-richelieus-gamble-goal = Catch Milady in Richelieu’s den without risking the Bastille.
lesson-richelieus-gamble-begin = A Musketeer who looks for Milady in Richelieu’s den and doesn’t find her goes straight to the Bastille. So make sure first: let Aramis begin.
lesson-richelieus-gamble-kitty = Kitty makes Milady show her Location card. Play her.
lesson-richelieus-gamble-move = She’s there, and there’s nothing left to gamble. Move to Richelieu’s den: she loses what she came for.

lesson-one-for-all-in-time-title = One for All in time
lesson-one-for-all-in-time-goal = Keep Time where it is.
lesson-one-for-all-in-time-time = Milady has played Dead End, which moves Time at once. Answer with One for All: Time doesn’t move at all this turn.

lesson-exact-strength-title = Exactly the right strength
lesson-exact-strength-goal = Fill two missions to their exact rating, the second with Beggars.
lesson-exact-strength-paris = The rating of the mission must be met exactly, if your cards can do it. Send adversaries to Paris, and keep the traps.
lesson-exact-strength-louvre = A trap counts 1, and only one may lie at a place. Send adversaries to the Louvre together with the Beggars: until they’re paid off, nothing can be done there.

lesson-tokens-of-the-inn-title = Tokens for the Inn
lesson-tokens-of-the-inn-goal = Lay all twelve tokens on the three paths.
lesson-tokens-of-the-inn-paths = The Musketeers need just one path of four, and Epic tokens show them three tokens each. So spread your decoys: four in one path would be a present for them.
lesson-tokens-of-the-inn-tokens = A strong token at the start of a path is seen early, at its end it costs them most. Lay all twelve, or let the program suggest, and send them.

lesson-where-to-hide-title = Where to hide
lesson-where-to-hide-goal = Let Rochefort stop d’Artagnan.
lesson-where-to-hide-look = D’Artagnan is in Paris, and the weak guards there invite him. Rochefort only helps where a Musketeer attempts something.
lesson-where-to-hide-hide = Athos is never stopped by him, Aramis and Porthos can’t do much where they are. Hide in Paris.
lesson-where-to-hide-draw = Each turn you draw or play one Treachery card. Draw one.
lesson-where-to-hide-again = Rochefort stopped d’Artagnan, and the action was lost. They expect you in Paris now: choose Paris again, or surprise them at the Louvre or the Quest.

lesson-timing-treachery-title = Timing Treachery
lesson-timing-treachery-goal = Put d’Artagnan out of action with one card.
lesson-timing-treachery-hide = D’Artagnan has one life point left after his duel. Choose a place first, where Rochefort can work for you.
lesson-timing-treachery-ambush = Ambush wounds a Musketeer, and armour doesn’t help. Against someone with one life point it costs him his whole turn: play it now.
lesson-timing-treachery-victim = Put out of action before his turn, he only gets up again. Choose d’Artagnan.
