### Duels, challenges and the siege, in the browser. $n is a number of dice, of life or of whatever the key says.

# $place is where: "at the Louvre"
web-scene-duel = Duel { $place }
web-scene-challenge = Challenge { $place }
web-scene-siege = The siege of La Rochelle
web-scene-search = The search for Constance
web-scene-strangling = Constance in danger
web-stage-continue = Continue

web-duel-life = life { $n } of { $full }
web-duel-lost = −{ $n }
web-duel-manoeuvre = Secret manoeuvre:
web-duel-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
# $more is what the chosen cards would add
web-duel-dice-plus = { $n } + { $more } dice
web-duel-dice-unknown = unknown dice
web-duel-fixed = Rolls no dice
web-duel-round = Round { $n }
web-duel-rounds = Rounds
web-duel-before = Before
web-duel-added = { $n ->
    [one] +1 die
   *[other] +{ $n } dice
}
web-duel-added-none = no cards
# the dice of the next round
web-duel-against = { $blue ->
    [one] 1 die against { $red }
   *[other] { $blue } dice against { $red }
}
# the life of a foe, for example: Rochefort 5 → 3
web-duel-life-change = { $who } { $from } → { $to }
# $who is a Musketeer
web-duel-next = Round { $n }: { $who } rolls
web-duel-next-dice = { $blue ->
    [one] 1 blue die against { $red } red. First blood ends the duel.
   *[other] { $blue } blue dice against { $red } red. First blood ends the duel.
}
web-duel-roll = Roll
web-duel-roll-on = Roll to the end
web-duel-roll-on-hint = no pause between rounds

## The sums of a round. $who strikes: a Musketeer or a foe, as the subject of the sentence

web-strike = { $who } strikes
# $swords and $shields are counted: "3 Swords + 1", "2 Shields"
web-strike-sum = { $swords } against { $shields }
# $dice is what the dice show: "3 Swords"; $n is what equipment or an ability adds
web-strike-plus = { $dice } + { $n }
web-strike-manoeuvre = Secret manoeuvre: nothing stops it
web-strike-silenced = A manoeuvre comes first
web-strike-waiting = The dice are rolling…
web-strike-open = open
# for screen readers; $sources are pieces of equipment and abilities, $sum is a sum as above, $wounds are counted
web-strike-from = { $sum } ({ $sources })
web-strike-spoken = { $strike }: { $sum }, { $wounds }
# $mine and $his are what is spoken of each side
web-duel-spoken = Round { $n }. { $mine }. { $his }.
# below the number
web-wounds = { $n ->
    [one] wound
   *[other] wounds
}
web-wounds-count = { $n ->
    [0] no wound
    [one] 1 wound
   *[other] { $n } wounds
}

## Challenges, the siege, Constance

web-challenge-sum = Skill, cards and tokens
web-challenge-of = against { $level }
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
# $king and $cardinal are counted: "2 Swords"
web-siege-sum = { $king } against { $cardinal }
web-siege-no-swords = No Swords
# below the number of spaces
web-siege-spaces = { $side ->
    [king] { $n ->
        [one] space for the King
       *[other] spaces for the King
    }
    [cardinal] { $n ->
        [one] space for Richelieu
       *[other] spaces for Richelieu
    }
   *[stays] no movement
}
# $n is the space of the token: 0 is the middle, below 0 is Richelieu's side
web-siege-track = Siege track: the token is on { $n }
web-siege-goes = { $side ->
    [king] { $n ->
        [one] The siege token moves 1 space towards the King.
       *[other] The siege token moves { $n } spaces towards the King.
    }
    [cardinal] { $n ->
        [one] The siege token moves 1 space towards Richelieu.
       *[other] The siege token moves { $n } spaces towards Richelieu.
    }
   *[stays] The siege token doesn’t move.
}
web-sacrifice-useless = A sacrifice changes nothing: the token can’t go any further.
# below the number of Lilies that were found
web-search-found = { $n ->
    [one] Lily
   *[other] Lilies
}
# after a number with one decimal; $wanted Lilies are still missing
web-search-mean = { $wanted ->
    [one] Lilies on average, 1 is missing
   *[other] Lilies on average, { $wanted } are missing
}
# $n Lilies were found, $left are still missing
web-search-result = { $n ->
    [0] { $who } found no trace of Constance.
   *[other] { $who } found a trace of Constance.
} { $left ->
    [0] She is found!
    [one] 1 Lily is still missing.
   *[other] { $left } Lilies are still missing.
}
# below the number of Swords that Milady has rolled
web-strangling-swords = { $n ->
    [one] Sword
   *[other] Swords
}
# $left successes are still missing
web-strangling-result = { $left ->
    [0] Constance is dead.
    [one] One more success and Constance dies.
   *[other] { $left } more successes and Constance dies.
}
web-constance-counter = { $n } of { $goal } successes

## What is revealed: a card flips over the map for a moment

web-reveal-found = Milady is found!
# after the sentence about a trap's die
web-reveal-trap-strikes = It strikes!
web-reveal-trap-misses = It misses.
# stamped on a mission
web-reveal-done = Done
web-reveal-failed = Failed

## What a choice will probably bring

web-odds-wins = wins
web-odds-wounded = is wounded
web-odds-out = falls
# in front of the headings of the columns: a very short line, and what it means
web-odds-at-once = Both strike at once
web-odds-at-once-about = Both strike at the same time: he can win and be wounded, or win and fall.
# $n is how many Lilies are still wanted
web-odds-found = { $n ->
    [one] finds the last Lily
   *[other] finds all { $n } Lilies now
}
# $mean is a number with one decimal
web-odds-mean = { $mean } Lilies on average, { $wanted } missing
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
