### The analysis of a finished game: mousquetaires analyse, its HTML report, and the errors of both.

cli-help-analyse = Show where a finished game was won and lost: luck, decisions, key moments, near misses.
cli-option-html = Write a report as a web page to this file.
cli-option-playouts = Also play the game on from every moment, this many times; adds an error band to the curve.
cli-option-playout_jobs = How many processes play the game on.
cli-option-records = Write the record of every game into this folder.
cli-records-resume = --records and --resume don’t go together: games that are already in the file have no record.
analysis-unfinished = The game isn’t over yet ({ $inputs ->
    [one] { $inputs } input
   *[other] { $inputs } inputs
}): only finished games can be analysed.

# $ending: how it ended
analysis-musketeers-won = The Musketeers won in turn { $turns }. { $ending }.
analysis-milady-won = Milady won in turn { $turns }. { $ending }.

## Tables

analysis-title-ledger = The ledger: Milady’s chance to win, in points of 100
analysis-title-players = Luck and decisions by player, in points for Milady
analysis-title-swings = The biggest swings, in points for Milady
analysis-title-beliefs = Where Milady was, and what could be believed from public facts
analysis-curve = Milady’s chance to win after each choice and roll
analysis-what = Item
analysis-points = Points
analysis-start = Start
analysis-luck = Luck
analysis-decisions = Decisions
analysis-unforeseen = Unforeseen
analysis-result = Result
analysis-player = Player
analysis-shared = nobody in particular
analysis-turn = Turn
analysis-happened = What happened
analysis-change = Change
analysis-better-answer = { $better } ({ $chance } instead of { $played }, ± { $error })
analysis-better = Better
analysis-no-verdict = no verdict
analysis-no-answer = –
analysis-truth = Where she was
analysis-chance = Chance
analysis-guess = Most likely
analysis-reason = Turn { $turn }: { $reason }
analysis-note = Start + luck + decisions + unforeseen = result. Luck is measured against the mean of all outcomes, decisions against the best answer in that player’s own view. Unforeseen is what the formula got wrong.

## Near misses

analysis-miss-crossed = Turn { $turn }: { $hero_the } was { $place_loc } while Milady was hiding there, and they didn’t meet.
analysis-miss-one_short = Turn { $turn }: { $hero_the } left { $foe_acc } with a single life point.
analysis-miss-one_shield = Turn { $turn }: with one more Shield, { $hero_the } would not have fallen to { $foe_acc }.
analysis-miss-one_point = Turn { $turn }: { $hero_the } was a single point short in the { $skill } challenge { $place_loc }.
analysis-miss-one_space-time = Turn { $turn }: one more space on the Time track and Milady would have won.
analysis-miss-one_space-siege = Turn { $turn }: the siege was one space from being lost.
analysis-miss-one_space-honour = Turn { $turn }: the Queen had a single point of honour left.
analysis-miss-one_space-constance = Turn { $turn }: one more success and Constance would have been lost.

## The server

server-analyses-yours = You’re already waiting for { $n } analyses: ask again when one is done.
server-analyses-busy = Many games are waiting to be analysed: try again later.
