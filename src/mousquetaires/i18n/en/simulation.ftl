### Many games at once: simulations, tournaments, their tables, pictures and troubles.

cli-help-tournament = Let every Milady bot play every team of Musketeer bots on the same deals, and rate the bots of each side.

cli-option-deals = How many deals at each table; every pair of bots plays each of them.
cli-option-milady_bots = The bots that play Milady, separated by commas (default: all but master, which is slow).
cli-option-musketeer_bots = The bots that play the Musketeers, separated by commas (default: all but master, which is slow).
cli-option-seat_bots = Another bot for one seat (milady, a Musketeer or a number), for example athos=random; may be repeated.
cli-option-ray = Play on a Ray cluster: its address (HOST:PORT or ray://HOST:PORT), or local for a Ray on this machine.
cli-option-jsonl = Write every game as a line of JSON as soon as it’s over.
cli-option-resume_run = Continue the run in the --jsonl file.
cli-option-parquet = Write every game as a row of a Parquet file.
cli-option-rules = List how often each rule was used per game.
cli-option-plots = Draw plots into this folder: who wins, how long games are, how they end, the four clocks.
cli-option-plot_format = The format of the plots: svg or png.

## How a run went

cli-simulate-interval = The second line of each share is its 95% interval.
cli-simulate-kept = { $games ->
    [one] 1 game was already there.
   *[other] { $games } games were already there.
}
cli-simulate-died = { $n ->
    [one] 1 process died in the middle of a game.
   *[other] { $n } processes died in the middle of a game.
}
cli-simulate-again = { $n ->
    [0] No game was replayed.
    [one] 1 game was replayed.
   *[other] { $n } games were replayed.
}
cli-simulate-failed = { $n ->
    [one] 1 game couldn’t be finished:
   *[other] { $n } games couldn’t be finished, among them:
}

## Tournaments

cli-tournament-deals = { $n ->
    [0] No deal has been played by every pair yet: there’s nothing to rank.
    [one] 1 deal was played by every pair and counts.
   *[other] { $n } deals were played by every pair and count.
}
cli-tournament-bot = bot
cli-tournament-rating = rating
cli-tournament-share = games won
cli-tournament-ahead = ahead of the next
cli-tournament-meetings = How often Milady (on the left) won
cli-tournament-note = Ratings are on the Elo scale, with 1500 as the mean of each side. The second lines are 95% intervals; differences are taken deal by deal.

## Pictures

cli-plot-wins = Games won by Milady, with 95% intervals
cli-plot-length = How long games are
cli-plot-endings = How games end
cli-plot-clocks = The four clocks: mean, 8 games of 10, and where Milady wins (dashed)
cli-plot-share = share of the games, %
cli-plot-turns = turns
cli-plot-turn = turn (of games that lasted this long)
cli-clock-time = Time
cli-clock-siege = Siege of La Rochelle
cli-clock-honour = The Queen’s honour
cli-clock-abduction = Constance: Milady’s successes

## What goes wrong

cli-plot-format = Plots can’t be { $read }: use one of { $known }.
cli-seat-bot = --bot: “{ $read }” isn’t a seat and its bot: write for example athos=random.
cli-resume-what = --resume needs the file to continue: name it with --jsonl.
cli-bot-twice = { $option }: { $bot } is named twice; once is enough.
sim-extra = { $package } isn’t installed: run pip install "mousquetaires[{ $extra }]".
sim-deadly = The game with seed { $seed } was skipped: its process died { $tries } times.
sim-all-die = { $games } games in a row killed their process: is there enough memory?
sim-journal-there = { $file } already exists: --resume continues it, or choose another file.
sim-journal-foreign = { $file } isn’t a file of games: choose another file.
sim-journal-other = { $file } has games of another run, which differs in: { $what }. Use the same settings, or choose another file.
sim-journal-broken = Line { $line } of { $file } can’t be read as a game: delete that line, or choose another file.
sim-parquet-there = { $file } already exists: choose another file, or move it away.
sim-parquet-other = { $file } isn’t the Parquet file of this run: choose another file.
sim-ray-address = “{ $address }” isn’t the address of a Ray cluster: write HOST:PORT, ray://HOST:PORT or local.
sim-ray-dead = No Ray cluster answers at { $address }: { $why }.
sim-ray-join = The Ray cluster { $address } refuses the connection: { $why } (does it need a token?)
sim-ray-not = Something answers at { $address }, but it isn’t a Ray cluster.
sim-ray-node = A node of the Ray cluster can’t play: { $why }
sim-ray-other = A node of the Ray cluster has another version of this program ({ $program }): install the same version on every node.
