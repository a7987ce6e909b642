### Added to the table: what a revealed snare offers, the odds of a duel as parts of 100 %, the phone's line above the map.

web-fight-snare = Trigger the snare on space { $n } of the antechamber
web-odds-unhurt = unhurt
web-odds-of-these-out = of these, falls
web-answers-below = More answers below
web-glance-life = { $hero }: life { $n }
# the heading of a column of chances: how often he is wounded
web-odds-hurt = wounded
