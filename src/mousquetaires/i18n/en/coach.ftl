### What the coach knows about an answer, a place and the end of a turn. Percentages are whole numbers.

## Duels, challenges, searches

coach-duel = He beats { $foe_acc } { $wins }% of the time, and is wounded { $wounded }% (dice: { $n }).
coach-duel-rochefort = He wounds Rochefort { $wins }% of the time, and is wounded { $wounded }% (dice: { $n }).
coach-duel-unknown = He beats the face-down token { $wins }% of the time, and is wounded { $wounded }% (dice: { $n }).
coach-blade = After this he wins { $wins }% of the time, and is wounded { $wounded }%.
coach-challenge = { $skill }: level { $level }, his own value { $own }. Cards needed: { $n } (in hand: { $cards }).
coach-search = One roll finds everything { $percent }% of the time (Lilies missing: { $lilies }, dice: { $n }).

## Milady’s place

coach-rochefort = Milady may be { $place_loc } ({ $percent }%): then Rochefort comes first.
coach-milady-there = Chance that Milady is { $place_loc }: { $percent }%.
coach-expected = By what everyone sees, they expect you { $place_loc } { $percent }% of the time.
coach-hide-heroes = Musketeers { $place_loc }: { $n }.
coach-place-closed = closed to her without Rochefort
coach-place-excluded = ruled out this turn
coach-place-again = she was there last turn
coach-place-hero = { $hero } is there
coach-place-heroes = Musketeers there: { $n }
coach-place-seen = times she was seen here: { $n } of { $of }
coach-place-foes = adversaries left here: { $n }
coach-place-search = Treachery cards to choose from: { $n }
coach-place-siege = Combat cards at the siege that she could remove: { $n }

## Traps, cards, the siege, adversaries

coach-trap = { $trap }: strikes { $percent }% of the time.
coach-draw = Chance of a Combat card, by the cards you don’t see: { $percent }%.
coach-siege = Chance that the siege is lost this turn: { $percent }% instead of { $before }%.
coach-sacrifice = Spaces left before the siege is lost: { $n }.
coach-lay = Adversaries: { $n }. Their dice together: { $dice }.

## Clocks

coach-clock-time = Spaces left on the Time track: { $n }.
coach-clock-epic = Turns left to earn Epic tokens here: { $n }.
coach-clock-honour = The Queen’s honour points: { $n }.
coach-clock-constance = Constance: Milady has { $n } of { $most } successes.

## What the end of a turn costs, as parts of a list

coach-lose-actions = unused actions: { $n }
coach-lose-ride = the ride on the thoroughbred
coach-end-time = spaces then left on the Time track: { $n }
coach-end-louvre-failed = the Louvre mission fails (honour points: −{ $n }, and a Treachery card for Milady)
coach-end-louvre-late = honour points lost at the Louvre: { $n }
coach-end-louvre-epic = Epic tokens that the Louvre no longer brings: { $n }
coach-end-paris-time = more spaces of the Time track, for the Paris mission: { $n }
coach-end-paris-treachery = Treachery cards for Milady, from the Paris mission: { $n }
coach-end-paris-honour = honour points lost to the Paris mission: { $n }
coach-end-paris-purse = pistoles lost to the Paris mission: { $n }
coach-end-paris-constance = Milady’s dice against Constance: { $n } (successes: { $has } of { $most })
coach-end-siege = chance that the siege is lost: { $percent }%
