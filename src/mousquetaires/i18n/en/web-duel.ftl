### Duels, challenges and the siege, in the browser. $n is a number of dice, of life or of whatever the key says.

web-scene-duel = The duel
web-scene-challenge = The challenge
web-scene-siege = The siege of La Rochelle

web-duel-not-rolled = not rolled yet
web-duel-no-dice = no dice left
web-duel-life = life { $n } of { $full }
web-duel-lost = −{ $n }
web-duel-manoeuvre = Secret manoeuvre:
web-duel-dice = { $n ->
    [one] 1 die to roll
   *[other] { $n } dice to roll
}
web-duel-round = Round { $n }
web-challenge-lacks = { $n ->
    [0] Enough
   *[other] { $n } more needed
}
web-siege-king = The King’s army
web-siege-cardinal = The besieged and the Cardinal’s friends
# $who is a list of Musketeers, $n how many they are
web-siege-sacrificed = { $who } sacrificed { $n ->
    [one] 1 life point
   *[other] 1 life point each
}.
web-siege-stays = The siege token doesn’t move.

## What a choice will probably bring

web-odds-wins = wins
web-odds-wounded = is wounded
web-odds-out = falls
web-odds-nothing = no blood
# $n is how many Lilies are still wanted
web-odds-found = { $n ->
    [one] finds the 1 Lily
   *[other] finds { $n } Lilies
}
web-odds-king = The King gains ground
web-odds-stays = Nothing moves
web-odds-cardinal = Richelieu gains ground
web-odds-trap = The trap strikes
web-odds-enough = That’s enough.
# $skill is the name of a skill, $n how many points of it are lacking
web-odds-lacks = { $skill }: { $n } more needed
web-commit-choose = What do you risk?
web-commit = En garde!
web-commit-so = Confirm
