### The end of a game, in the browser.

## Who has won, and how

web-end-musketeers = The Musketeers win
web-end-milady = Milady wins
web-end-musketeers-lose = The Musketeers lose
web-end-milady-loses = Milady loses
# $hero has passed the last antechamber; only with the ending diamonds
web-end-how = { $ending ->
    [diamonds] { $hero_the } reached the Queen: she wears her diamonds, and Richelieu turns pale.
    [time] Time has run out, and the Queen is at the ball without her diamonds.
    [siege] The siege of La Rochelle is lost, and with it the King’s war.
    [honour] The Queen’s honour is gone, and no diamond can bring it back.
    [abduction] Constance is dead.
   *[barred] No Musketeer can go on the Quest any more.
}
web-end-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
web-end-minutes = { $n } min
web-end-hours = { $hours } h { $minutes } min
web-end-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
# $left is for example “1 step left”
web-end-closest = She was closest in turn { $turn }: { $clock }, { $left }
web-end-quest-reached = Last Quest board: { $board }, { $done } of { $of }

## What next

web-end-rematch = Play again
web-end-swap = Swap sides
web-end-swap-about = The same players, and another one is Milady.
web-end-follow = Go to the next game
web-end-record = Record
web-end-record-about = Download the record: every move and every die, to keep or to check.
web-end-table = Table and chat
web-end-see = How the game went
web-end-host = { $name } can start the next game.

## The clocks

web-end-tabs = Parts of the summary
web-end-course = Course
web-end-clocks = The clocks
web-end-clocks-about = What was left after each turn before Milady wins.
web-end-turn-axis = Turn
web-end-left = { $n } left
web-end-clock-never = never in danger
web-end-call = { $n ->
    [0] saved at the last moment
   *[other] closest call: { $n }
}
web-end-won-here = Milady wins
# read out: the spaces left after each turn
web-end-clock-heard = { $clock }, { $of } at most, after each turn: { $values }

## Where Milady was

web-end-path = Where Milady was
web-end-path-about = And what the Musketeers knew before her card was turned up.
web-end-path-was = she was here
web-end-path-met = met or found
web-end-path-possible = possible
web-end-path-ruled-out = ruled out
web-end-path-shown = Her place was drawn and shown at the start of each turn.
web-end-near-miss = Near miss, turn { $turn }: { $who } stood beside her without knowing.
# read out for one turn
web-end-path-heard = Turn { $turn }: { $place }
web-end-path-heard-met = Turn { $turn }: { $place }, met or found

## Duels and rolls

web-end-duels = Duels
web-end-duels-count = { $drawn ->
    [0] { $won } won, { $lost } lost
   *[other] { $won } won, { $lost } lost, { $drawn } drawn
}
web-end-duels-none = No duel was fought.
web-end-duel-won = won
web-end-duel-lost = lost
web-end-duel-drawn = drawn
web-end-duel-of = { $won } of { $n }
web-end-rolls = Rolls
web-end-luckiest = Luckiest roll
web-end-worst = Worst roll
web-end-roll-none = None was as rare as 1 in { $n }.
web-end-roll-duel = { $hero_the } against { $foe_acc }, turn { $turn }
web-end-roll-siege = The siege of La Rochelle, turn { $turn }
web-end-rare = 1 in { $n }
web-end-rare-about = With these dice, one roll in { $n } has as many Swords and as few against. Gear and rerolls aren’t counted.
web-end-rare-bad-about = With these dice, one roll in { $n } has as few Swords and as many against. Gear and rerolls aren’t counted.

## Hands

web-end-hands = Hands at the end
web-end-hands-tab = Hands
web-end-hand-empty = no cards
web-end-hand-foes = { $n ->
    [one] 1 adversary
   *[other] { $n } adversaries
}
web-end-hand-traps = { $n ->
    [one] 1 trap
   *[other] { $n } traps
}
