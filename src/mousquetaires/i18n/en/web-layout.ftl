### The table on one screen: the bar on top, the map, cards and panels.

web-menu = Menu
web-you = You
web-clock-time-about = Milady wins when the Time token reaches Richelieu. It moves at the end of every turn.
web-clock-siege-about = Milady wins when the siege of La Rochelle reaches Richelieu.
web-clock-honour-about = Milady wins when the Queen has lost all her honour.
web-clock-abduction-about = With The Abduction in Paris, Milady wins at six successes.
web-clock-barred-about = Mortal Quest: Milady wins when every Musketeer is barred from the Quest.
web-clock-quest-about = The Musketeers win when the fourth Quest board is done.

web-hero-about = All about { $hero }
web-hero-combat-about = { $n ->
    [one] Rolls 1 blue die in a duel; Combat cards add more.
   *[other] Rolls { $n } blue dice in a duel; Combat cards add more.
}
web-hero-manoeuvre-about = The secret manoeuvre: if the roll contains these faces, the opponent loses exactly 1 life and can’t strike back.
web-hero-slot-free = Space for one more item

web-mission-louvre-track = The Louvre’s token is on space { $n } of { $of }. On the third space the Queen loses honour; on the last one the mission has failed.
web-mission-harder = { $printed } + { $more }: { $trap }
web-mission-own = { $hero } has { $n }
web-mission-unguarded = Milady is choosing her guards.

web-purse-about = The purse that all Musketeers share. The Arsenal is paid from it.
web-pistoles = { $n ->
    [one] pistole
   *[other] pistoles
}
web-arsenal-look = Open the Arsenal: prices and what is left
web-siege-about = { $n ->
    [one] The siege: 1 red die this turn, against the cards laid here
   *[other] The siege: { $n } red dice this turn, against the cards laid here
}

web-place-here = Here:
web-place-about-paris = Paris cards trouble the city until the Musketeers have done all of them.
web-place-about-louvre = Missions for the Queen: done in time they pay in Epic tokens, too late they cost her honour.
web-place-about-rochelle = The siege: lay Combat cards here. At the end of every turn both sides roll.
web-place-about-quest = The Queen’s diamonds: four boards, one after the other. The fourth one wins the game.
web-place-about-colombier = Musketeers who are out of action recover here. Milady can’t come here.
web-place-about-richelieu = Find Milady here and she loses her deed. If she isn’t here, you go to the Bastille.
web-place-about-bastille = The prison: leave it with a bribe, or fight the jailer.
web-place-about-quarters = Milady’s home. Musketeers can’t enter.
web-place-quest-board = Now in play: { $board }

web-hand-short = Hand
web-deck-short = Deck { $n }
web-card-copies = { $card }, { $n } copies
web-card-skill = +1 { $skill }
web-card-dice = { $n ->
    [one] +1 blue die
   *[other] +{ $n } blue dice
}
web-show-card = Show it to everyone
web-show-sure = Everyone will see it, Milady too. Show it?

web-count-treachery = Treachery
web-count-foes = Foes
web-count-paris = Paris
web-count-tokens = Tokens
web-in-force = In force: { $card }

web-stage-map = Map
web-stage-again = Back to the action
web-answer-on-stage = Answer on the board.
web-tabs = Parts of the table
web-tab-act = Act
web-tab-hand = Hand
web-tab-musketeers = Musketeers
web-tab-talk = Chat

## The question and its answers

web-actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
web-move-hint = or press a glowing place
web-draw-hint = { $n ->
    [one] 1 card left in the deck
   *[other] { $n } cards left in the deck
}
web-equip-hint = { $n ->
    [one] 1 pistole in the purse
   *[other] { $n } pistoles in the purse
}
web-answers-more = { $n ->
    [one] 1 more
   *[other] { $n } more
}
web-answers-fewer = Fewer
web-why-not = Why not?
web-chance-wounded = wounded { $chance }
web-chance-lilies = of { $wanted } Lilies

## The Quest on the map

web-epic-of = of { $of } Epic
web-one-for-all-short = One for All

## The Arsenal

web-arsenal-left = { $n } of { $of } left
web-arsenal-full = Hands full: it replaces an item
web-arsenal-two = { $hero } may take up to two items for this action.
web-arsenal-cancel = Back, buy nothing

## A trade

web-trade-yours = What you have
web-trade-theirs = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
web-trade-unknown = You don’t know these cards: ask for what you need.
web-trade-offer = Offer { $what }
web-trade-ask = Ask for { $what }
web-trade-back = Take { $what } out of the offer
web-goal-musketeers = Your goal: the four boards of the Quest, so that the Queen wears her diamonds. Milady wins when Time, Siege, Honour or Constance runs out.
web-goal-milady = Your goal: let Time, Siege, Honour or Constance run out. The Musketeers win when they’ve finished the four boards of the Quest.
web-goal-both = The Musketeers win with the fourth board of the Quest, Milady when Time, Siege, Honour or Constance runs out.
