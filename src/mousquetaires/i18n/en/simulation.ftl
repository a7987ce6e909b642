### Many games at once: simulations, tournaments, their tables, pictures and troubles.

cli-help-tournament = Let every Milady meet every team of Musketeers on the same deals, and rate the bots of each side.

cli-option-deals = How many deals at each table; every pair of bots plays each of them.
cli-option-milady_bots = The bots that play Milady, with commas between them; all but master, who takes his time, if you do not say.
cli-option-musketeer_bots = The bots that play the Musketeers, with commas between them; all but master, who takes his time, if you do not say.
cli-option-seat_bots = Another bot for one seat: milady, a Musketeer or a number, for example athos=random; may be given several times.
cli-option-ray = Play on a Ray cluster: its address (HOST:PORT or ray://HOST:PORT), or local for a Ray on this machine.
cli-option-jsonl = Write every game as a line of JSON, as soon as it is over.
cli-option-resume_run = Go on with the games that the --jsonl file already has.
cli-option-parquet = Write every game as a row of a Parquet file.
cli-option-rules = List how often each rule was at work in a game.
cli-option-plots = Draw pictures into this folder: who wins, how long games are, how they end, the four clocks.
cli-option-plot_format = The form of the pictures: svg or png.

## How a run went

cli-simulate-interval = The second line of each share is its 95% interval.
cli-simulate-kept = { $games ->
    [one] 1 game was there already.
   *[other] { $games } games were there already.
}
cli-simulate-died = { $n ->
    [one] 1 process died in the middle of a game.
   *[other] { $n } processes died in the middle of a game.
}
cli-simulate-again = { $n ->
    [0] No game was played again.
    [one] 1 game was played again.
   *[other] { $n } games were played again.
}
cli-simulate-failed = { $n ->
    [one] 1 game could not be played to its end:
   *[other] { $n } games could not be played to their end, among them:
}

## Tournaments

cli-tournament-deals = { $n ->
    [0] No deal has been played by every pair yet: there is nothing to rank.
    [one] 1 deal that every pair has played counts.
   *[other] { $n } deals that every pair has played count.
}
cli-tournament-bot = bot
cli-tournament-rating = rating
cli-tournament-share = games won
cli-tournament-ahead = ahead of the next
cli-tournament-meetings = How often Milady (at the left) won
cli-tournament-note = Ratings are on the Elo scale, with 1500 as the mean of each side. The second lines are 95% intervals; differences are taken deal by deal.

## Pictures

cli-plot-wins = Games won by Milady, with 95% intervals
cli-plot-length = How long games are
cli-plot-endings = How games end
cli-plot-clocks = The four clocks: mean, 8 games of 10, and where Milady wins (dashed)
cli-plot-share = share of the games, %
cli-plot-turns = turns
cli-plot-turn = turn (of the games that have come so far)
cli-clock-time = Time
cli-clock-siege = Siege of La Rochelle
cli-clock-honour = The Queen's honour
cli-clock-abduction = Constance: Milady's successes

## What goes wrong

cli-plot-format = Pictures cannot be { $read }: choose from { $known }.
cli-seat-bot = --bot: “{ $read }” is not a seat and its bot: write for example athos=random.
cli-resume-what = --resume needs the file to go on with: name it with --jsonl.
cli-bot-twice = { $option }: { $bot } is named twice, once is enough.
sim-extra = { $package } is not installed: pip install "mousquetaires[{ $extra }]" brings it.
sim-deadly = The game of seed { $seed } was given up: the process that played it died { $tries } times.
sim-all-die = { $games } games in a row killed every process that played them: is there enough memory?
sim-journal-there = { $file } is there already: --resume goes on with it, or choose another file.
sim-journal-foreign = { $file } does not begin like a file of games: choose another file.
sim-journal-other = { $file } holds games of another run, it differs in: { $what }. Use the same settings, or choose another file.
sim-journal-broken = Line { $line } of { $file } cannot be read as a game: delete that line, or choose another file.
sim-parquet-there = { $file } is there already: choose another file, or move it away.
sim-parquet-other = { $file } is not the Parquet file of this run: choose another file.
sim-ray-address = “{ $address }” is not the address of a Ray cluster: write HOST:PORT, ray://HOST:PORT or local.
sim-ray-dead = No Ray cluster answers at { $address }: { $why }.
sim-ray-join = The Ray cluster { $address } lets nobody in: { $why } (does it want a token?)
sim-ray-not = Something answers at { $address }, but it is no Ray cluster.
sim-ray-node = A node of the Ray cluster cannot play: { $why }
sim-ray-other = A node of the Ray cluster has another version of this program ({ $program }): install the same one on every node.
