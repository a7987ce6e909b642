### The drawn Quest boards of the browser client.

## The title: which of the four boards, what it asks for, how far it is done

# $goal is one of the goals below
web-quest-goal = Quest { $n } of 4: { $goal }
web-quest-goal-inn = clear one path
web-quest-goal-england = four challenges, then a duel
web-quest-goal-return = three tokens on the road
web-quest-goal-galleries = four antechambers, then the ball
web-quest-done = { $done } of { $of }

## Spaces and what lies on them, also read out

# $path is a path of the Inn
web-quest-path-token = { $path }, { $n ->
    [1] first token
    [2] second token
    [3] third token
   *[other] fourth token
}
web-quest-stage = { $n ->
    [1] First stage
    [2] Second stage
   *[other] Third stage
}
web-quest-guard = { $n ->
    [1] first guard
   *[other] second guard
}
web-quest-face-down = face down
web-quest-cleared = cleared
web-quest-unlaid = not laid yet
web-quest-passage = Secret passage
web-quest-calais = Calais

## What pressing a space does; after its name and a colon

web-quest-deed-enter = enter
web-quest-deed-join = go there
web-quest-deed-next = go on
web-quest-deed-fight = fight
web-quest-deed-challenge = take up the challenge
web-quest-deed-duel = duel
web-quest-deed-back = go back
web-quest-deed-passage = { $n ->
    [one] 1 Epic token
   *[other] { $n } Epic tokens
}
web-quest-deed-turn = turn it up
web-quest-deed-turnup = { $n ->
    [one] turn up 1 token
   *[other] turn up { $n } tokens
}
# where a path is opened: $token is what lies behind its empty spaces
web-quest-then = then { $token }
# $deed is one of those above
web-quest-one-action = { $deed }, one action

## What is left to do

web-quest-which-token = Which token do you turn up? Press it.
web-quest-laying = Milady lays the tokens.
web-quest-left-inn = { $n ->
    [one] 1 token left in one path
   *[other] { $n } tokens left in one path
}
web-quest-left-england = { $n ->
    [0] Only de Wardes is left
    [one] 1 challenge left, then de Wardes
   *[other] { $n } challenges left, then de Wardes
}
web-quest-left-return = { $n ->
    [0] The road is clear
    [one] 1 token left on the road
   *[other] { $n } tokens left on the road
}
web-quest-left-galleries = { $n ->
    [0] The diamonds are at the ball
    [one] 1 antechamber left
   *[other] { $n } antechambers left
}

## What the tokens mean, in very few words

web-quest-legend-dice = rolls red dice
web-quest-legend-faces = always these
web-quest-legend-decoy = nobody there
web-quest-legend-snare = costs 1 life
