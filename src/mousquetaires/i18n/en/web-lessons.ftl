### The pages and panels of lessons, and the goal card.

web-nav-lessons = Learn
web-title-lessons = Learn by playing
web-lessons-about = Two first games teach the rules at the real table, step by step. The exercises take a minute or two each.
web-lessons-done = { $n } of { $of } done
web-lessons-first = Your first game
web-lessons-musketeers = Exercises for the Musketeers
web-lessons-milady = Exercises for Milady
web-lesson-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-lesson-start = Start
web-lesson-continue = Continue
web-lesson-again = Start again
web-lesson-done = Done
web-lesson-step = Step { $n } of { $of }
web-lesson-goal = Goal: { $goal }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-show = Show me
web-lesson-leave = Leave, keep my place
web-lesson-leave-short = Leave
web-lesson-over = Done: { $title }
web-lesson-play-on = Play on from here
web-lesson-missed = Not this time
web-lesson-retry = Try again
web-lesson-undo = Undo the last move
web-lesson-more = More lessons
web-learn-title = New here? Learn by playing
web-learn-about = Ten minutes at the real table, one idea at a time. You play every move yourself.
web-learn-first_turn = Your first turn, as the Musketeers
web-learn-first_scheme = Your first scheme, as Milady

## The goal card

web-goalcard-you = You’re playing { $names }
web-goalcard-you-milady = You’re playing Milady
web-goalcard-musketeers = The Musketeers
web-goalcard-musketeers-win = They win together by finishing all four Quest boards.
web-goalcard-milady = Milady
web-goalcard-milady-wins = She wins as soon as one of her clocks runs out:
web-goalcard-way-time = Time reaches its last space.
web-goalcard-way-siege = La Rochelle falls to her.
web-goalcard-way-honour = The Queen loses all her honour.
web-goalcard-way-abduction = Six successes with The Abduction.
web-goalcard-turn = A turn
web-goalcard-phase-milady = Milady hides somewhere and draws or plays a Treachery card.
web-goalcard-phase-musketeers = Each Musketeer takes his actions, in any order.
web-goalcard-phase-siege = Both sides roll for the siege of La Rochelle.
web-goalcard-phase-end = Time moves on, and the missions that are left take their toll.
web-goalcard-dismiss = Let’s play
web-goalcard-lessons = I’d rather learn step by step
web-pointer-dismiss = Got it, no more hints
web-pointer-next_musketeer = Any Musketeer may begin. Press one of these, or a portrait on the left.
web-pointer-musketeer_action = Press an answer here, or anything that glows on the map. Each costs one action.
web-pointer-combat_cards = More dice, better odds: the percentages show what each choice brings.
web-pointer-skill_cards = There are no dice here: skill and cards together must reach the level.
web-pointer-opening_paris = Each card threatens the Musketeers in its own way until they complete its mission.
web-pointer-destination = Nobody sees where you go. Rochefort fights for you in Paris, at the Louvre and at the Quest.
web-pointer-treachery = Draw a card for later, or play one now: it takes effect at once.
web-pointer-adversaries = The strengths must add up exactly. A trap counts 1.
web-exercise-done = The goal is reached. Play on from here if you like, or try the next exercise.
