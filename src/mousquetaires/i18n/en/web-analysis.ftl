### The analysis in the browser, beside the replay.

web-replay-tab-analysis = Analysis
web-replay-tab-ledger = Why
web-replay-tab-beliefs = Milady’s places
web-replay-tab-misses = Near misses
web-analysis = Analysis
web-analysis-about = Was it luck? Which choices mattered? Where could Milady have been, and what almost happened?
web-analysis-ask = Analyse this game
web-analysis-ask-about = The server does it when no game needs the time. The result stays with this game.
web-analysis-waiting = Waiting: the server is busy with other games.
web-analysis-running = Analysing: { $percent }%
web-analysis-failed = The analysis failed.
web-analysis-file = The server analyses games that were played at its tables. For a file, run this on your own computer:
web-analysis-choose = Then drop the result on this page, or choose it here
web-analysis-other = This analysis belongs to another game, or to another version.
web-analysis-curve-musketeers = Chance that the Musketeers win
web-analysis-curve-milady = Chance that Milady wins
web-analysis-curve-end-musketeers = The Musketeers win
web-analysis-curve-end-milady = Milady wins
web-analysis-curve-about = estimated after each choice and roll; the numbers are the biggest swings
web-analysis-curve-about-band = estimated after each choice and roll; band: 95% interval of simulated games; the numbers are the biggest swings
web-analysis-curve-about-making = estimated after each choice and roll; band (95% interval of simulated games): { $percent }% done
web-analysis-swings = The biggest swings
web-analysis-swing-go = Key moment { $n }: { $what }
web-analysis-swing-number = Key moment { $n } of { $of }:
web-analysis-swing-choice = { $who } gave away { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-analysis-swing-luck = { $n ->
    [one] 1 point
   *[other] { $n } points
} of luck for { $side ->
    [milady] Milady
   *[musketeers] the Musketeers
}
web-analysis-no-verdict = No verdict: the difference is within the error.
web-analysis-shared = No single player
web-analysis-why-musketeers = Why the Musketeers won
web-analysis-why-milady = Why Milady won
web-analysis-points-musketeers = Their chance to win, in points of 100
web-analysis-points-milady = Her chance to win, in points of 100
web-analysis-about-start = The chance when the first turn began.
web-analysis-about-luck = Dice and cards, compared with the mean of everything that could have come.
web-analysis-about-decisions = Choices, compared with the best answer that the player could have found.
web-analysis-about-unforeseen = What the estimate itself got wrong.
web-analysis-about-result = Start, luck, decisions and unforeseen add up to 100: this side won.
web-analysis-players = Luck and decisions by player
web-analysis-players-musketeers = Points for the Musketeers: Milady’s errors count for them.
web-analysis-players-milady = Points for Milady: the Musketeers’ errors count for her.
web-analysis-instead = Instead
web-analysis-own-chance = Chances as { $who } could know them.
web-analysis-difference = Difference: { $n } ± { $error } points (worlds tried: { $worlds }).
web-analysis-because = because
web-analysis-belief = Where Milady could be, as { $who } saw it
web-analysis-boxed = Boxed: where she was.
web-analysis-was-there = (she was there)
web-analysis-previous = Previous key moment
web-analysis-next = Next key moment
web-analysis-show = Show this moment
web-analysis-try = Try it from here
web-analysis-no-swings = No roll and no choice stood out.
web-analysis-beliefs-about = Chance in percent, by what everyone knew, before her card was turned up. Boxed: where she was.
web-analysis-turn-go = Show turn { $n }
web-analysis-no-misses = Nothing was that close.
