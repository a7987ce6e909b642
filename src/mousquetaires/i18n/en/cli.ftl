### The command line: help, tables, what is asked and what goes wrong.

## Help

cli-help = Mousquetaires du Roy: play in the terminal, simulate, replay, check your odds.
cli-help-play = Play a game in the terminal against bots.
cli-help-serve = Run the game server: tables for friends, bots and your own programs.
cli-help-backup = Copy the server’s database to a file while the server keeps running.
cli-help-bot = Let your own program play a seat at a server’s table: it reads lines of JSON and writes its moves.
cli-help-simulate = Let bots play many games and count the results.
cli-help-replay = Print everything that happened in a recorded game.
cli-help-verify = Check that a record is genuine: every move is allowed, and every die follows from the seed.
cli-help-odds = Print the exact odds of a duel.
cli-help-bench = Measure the speed of the rules, compared with other games.
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND ...
cli-default = [default: { $value }]
cli-required = [required]
cli-show-help = Print this help.
cli-metavar-address = ADDRESS
cli-metavar-aim = AIM
cli-metavar-bot = BOT
cli-metavar-code = CODE
cli-metavar-command = COMMAND
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-form = FORM
cli-metavar-level = LEVEL
cli-metavar-name = NAME
cli-metavar-names = NAMES
cli-metavar-seat = SEAT
cli-metavar-token = TOKEN
cli-metavar-who = WHO
cli-version = { $program } { $version }

cli-option-version = Print the version.
cli-option-lang = The language: en, fr, it, pl or de.
cli-option-box = A folder with your own component tables, or a box file.
cli-option-side = Who you play: musketeers, milady, or one Musketeer by name.
cli-option-solo = Play without Milady: the rules move her.
cli-option-players = How many players, including Milady (for simulate and tournament also 2-6 or 2,5).
cli-option-heroes = The Musketeers in play, in seat order, separated by commas.
cli-option-variant = A variant: easier, mortal_quest, athos_the_brave; for a more even game: extra_card, one_card_less, extra_treachery, late_start; may be repeated.
cli-option-hourglass = Play with the hourglass and its Emergency! cards.
cli-option-must_win = A prisoner who fights his way out of the Bastille must win the duel.
cli-option-one_wound = If Rochefort and a Musketeer wound each other, each loses only 1 life point.
cli-option-opponent = Who plays the other seats: master, adept, novice or random.
cli-option-seed = A number: the same number gives the same dice.
cli-option-record = The file to save the game in.
cli-option-resume = Continue a recorded game.
cli-option-games = How many games at each table.
cli-option-milady = The bot that plays Milady.
cli-option-musketeers = The bot that plays the Musketeers.
cli-option-no_hourglass = Leave out the hourglass and its Emergency! cards.
cli-option-sand = How many choices the Musketeers can make before an hourglass runs out.
cli-option-jobs = How many processes play (default: one per processor).
cli-option-json_file = Write all counts as JSON; - writes them to standard output.
cli-option-as_json = Print the numbers as JSON.
cli-option-rounds = How many rounds to measure; the engines take turns in each.
cli-option-seconds = How many seconds each engine plays in a round.
cli-option-alone = Measure only this program.
cli-option-file = The record; - reads it from standard input.
cli-option-to = Stop after this many inputs.
cli-option-seat = Show only what this seat knew: milady, spectator, a Musketeer, or a number.
cli-option-truth = Show every secret, even if the game isn’t over.
cli-option-hero = The Musketeer who fights.
cli-option-foe = His opponent: a name, token (a face-down Quest token) or all.
cli-option-dice = His blue dice: 4, or 3-6, or 3,5.
cli-option-pistol = He has a pistol.
cli-option-armour = He wears armour.
cli-option-blade = He has a Toledo sword.
cli-option-improved = He knows the improved manoeuvre.
cli-option-life = His life points (default: all of them).
cli-option-aim = What he wants most: beat, wound or stand.
cli-option-exact = Print fractions instead of percentages.
cli-option-host = The address to listen on (default: 127.0.0.1); 0.0.0.0 lets other machines connect.
cli-option-port = The port to listen on (default: 1625).
cli-option-database = The database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
cli-option-channels = A Redis server, if several servers share a database: redis://HOST.
cli-option-workers = How many processes think for the bots.
cli-option-config = A settings file (default: mousquetaires.toml in this folder).
cli-option-public_url = The address that links in notifications begin with, behind a proxy.
cli-option-origin = Another address whose pages may use this server; may be repeated.
cli-option-trusted_proxy = A proxy (address or network) whose X-Forwarded headers are trusted; may be repeated.
cli-option-log_level = How much to log: debug, info, warning or error.
cli-option-log_format = The log format: auto, json or console.
cli-option-open_browser = Open the game in this machine’s browser.
cli-option-show_settings = Print every setting, with its source if it was changed, and stop.
cli-option-target = The file for the copy.
cli-option-force = Overwrite the file if it already exists.
cli-option-table_url = The table, as in its link: https://game.example/table/NAME.
cli-option-command = The program that plays, with its arguments.
cli-option-token = The token for the seat. Everyone on this machine can see it here: better set MOUSQUETAIRES_TOKEN or use --token-file.
cli-option-token_file = A file with the token.
cli-option-bot_seat = The seat to play (default: the token’s own).

## Stories: several events of a kind in one sentence

story-card_drawn = { $seat_the } drew Adventure cards: { $cards }.
story-card_discarded = { $seat_the } discarded cards: { $cards }.
story-treachery_drawn = Milady drew Treachery cards: { $cards }.
story-adversary_laid = { $foes } took up their posts { $place_loc }.
story-token_turned = Tokens were revealed: { $tokens }.
story-token_gone = Tokens were removed: { $tokens }.
story-token = { $token } { $space_loc }
story-undo = A move was undone.

## Records

cli-verified = { $turns ->
    [one] The record is genuine: { $inputs } inputs, 1 turn, { $ending }.
   *[other] The record is genuine: { $inputs } inputs, { $turns } turns, { $ending }.
}
cli-verified-no-seed = Every move in the record is allowed, but its dice can’t be checked: it has no seed.
cli-verified-start = { $inputs ->
    [one] The game starts from another one: its first input was made there, and its dice aren’t checked here.
   *[other] The game starts from another one: its first { $inputs } inputs were made there, and their dice aren’t checked here.
}
cli-verified-fixed = { $outcomes ->
    [one] One random outcome was fixed at the start.
   *[other] { $outcomes } random outcomes were fixed at the start.
}
# $seats is how many seats gave a nonce
cli-verified-nonces = { $seats ->
    [one] Its dice come from the seed promised before the game, mixed with the nonce of 1 seat.
   *[other] Its dice come from the seed promised before the game, mixed with the nonces of { $seats } seats.
}

## Odds

cli-odds-title = { $life ->
    [one] { $hero } with 1 life point
   *[other] { $hero } with { $life } life points
}
cli-odds-dice = blue dice
cli-odds-foe = against
cli-odds-with = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
cli-odds-beats = beats him
cli-odds-wounds = wounds him
cli-odds-wounded = is wounded
cli-odds-out = falls
cli-odds-nothing = nothing
cli-odds-lost = life points lost
cli-odds-brackets = In brackets: how often the Musketeer falls.
cli-odds-rochefort = Rochefort has { $life } life points, and a duel ends with first blood: wounding him is enough, and --aim wound shows how often.
cli-odds-aim-beat = The Toledo sword is used to beat him.
cli-odds-aim-wound = The Toledo sword is used to wound him at all.
cli-odds-aim-stand = The Toledo sword is used to stay standing.

## Simulation

cli-simulate-playing = Games
cli-simulate-stopped = { $games ->
    [one] Stopped after 1 game.
   *[other] Stopped after { $games } games.
}
cli-simulate-players = { $n } players
cli-simulate-solo = { $n ->
    [one] 1 alone
   *[other] { $n } without Milady
}
cli-simulate-all = all
cli-simulate-table = table
cli-simulate-games = games
cli-simulate-musketeers = Musketeers
cli-simulate-milady = Milady
cli-simulate-turns = turns
cli-simulate-decisions = decisions
cli-simulate-galleries = 4th board
cli-simulate-ending = ending
cli-simulate-rules = How often each rule was used per game:
cli-simulate-rules-count = { $n ->
    [one] 1 rule was used; --rules shows how often.
   *[other] { $n } rules were used; --rules lists them, with how often.
}

## Speed

cli-bench-running = Measuring…
cli-bench-round = Round { $n } of { $rounds }: { $name }
cli-bench-caption = { $rounds ->
    [one] 1 round
   *[other] medians of { $rounds } rounds (least–most)
}
cli-bench-decisions_per_second = decisions/s
cli-bench-games_per_second = games/s
cli-bench-clone_us = clone, µs
cli-bench-options_us = options, µs

## What goes wrong

cli-language = The language { $language } isn’t available: use one of { $known }.
cli-no-such-option = There is no option { $option }: --help lists all options.
cli-option-needs-value = The option { $option } needs a value.
cli-missing = Something is missing: { $option }.
cli-not-a-number = { $option } needs a whole number.
cli-no-such-command = There is no command “{ $command }”: use one of { $known }.
cli-extra-argument = One word too many: “{ $argument }”.
cli-range = { $option } must be between { $low } and { $high }, not { $value }.
cli-numbers = { $option }: “{ $read }” isn’t a number, a range like 3-6 or a list like 3,5.
cli-backwards = { $option }: { $read } is backwards, write { $right }.
cli-aim = There is no aim called { $aim }: use one of { $known }.
cli-foe = There is no adversary called { $foe }: use one of { $known }.
cli-side = You can’t play { $side } here: use one of { $known }.
cli-solo-milady = Nobody plays Milady in a solo game: leave out --solo or --as milady.
cli-seat = There is no seat called { $seat } at this table: use one of { $known }.
cli-replay-unfinished = The game isn’t over: --as shows what one seat knew, --truth shows every secret.
cli-no-file = There is no file { $file }.
cli-is-folder = { $file } is a folder, not a file.
cli-unreadable = { $file } can’t be read: { $why }.
cli-too-large = { $file } is too large for a record: the limit is { $most } MB.
cli-unwritable = { $file } can’t be written: { $why }.
cli-output = The output can’t be written: { $why }.
cli-system = The system doesn’t allow this: { $why }.
cli-memory = There isn’t enough memory for this.
cli-not-json = { $file } isn’t valid JSON.
sim-empty-seat = Nobody plays seat { $seat }.
sim-endless = The game with seed { $seed } doesn’t end: { $inputs } inputs and no winner.
sim-broken = The game with seed { $seed } crashed: { $error }
bench-no-peer = { $peer } isn’t installed: install the extra “{ $extra }”, or use --alone.
bot-unknown = There is no bot called { $bot }: use one of { $known }.
bot-budget = A master thinks for 1 to 1,000,000 tries, as in master:64, or for up to 600 seconds, as in master:0.5s; { $wish } is neither.

## The table on the screen

cli-board-heading = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn } · { $phase }
}
cli-board-phase-0 = Milady gets ready
cli-board-phase-1 = Milady schemes
cli-board-phase-2 = the Musketeers act
cli-board-phase-3 = the siege
cli-board-phase-4 = the end of the turn
cli-board-time = Time { $now }/{ $last }
# $side is richelieu, king or middle; $dice are Milady's at the siege
cli-board-siege = La Rochelle { $side ->
    [richelieu] -{ $n }
    [king] +{ $n }
   *[middle] 0
} ({ $dice } red)
cli-board-honour = Queen { $now }/{ $full }
cli-board-purse = Purse { $n }
cli-board-epic = Epic { $n }
cli-board-one = One for All { $n }
cli-board-quiet = no mission
# what a Paris card does each turn, in at most 38 letters; $now is where Constance's token stands
cli-board-effect-strangles = each turn { $dice } red dice: Swords { $now }/{ $n }
cli-board-effect-time = each turn: Time moves { $n } more
cli-board-effect-siege_sword = each turn: { $n } more Sword at the siege
cli-board-effect-treachery = each turn: Milady draws { $n } Treachery
cli-board-effect-honour = each turn: the Queen loses { $n } honour
cli-board-effect-purse = each turn: the purse loses { $n }
cli-board-louvre-token = token at { $space } of { $spaces }
cli-board-challenge = challenge: { $skill } { $level }
cli-board-foe = { $life ->
    [one] { $foe }, { $dice } dice
   *[other] { $foe }, { $dice } dice, { $life } life
}
cli-board-trap = trap: { $trap }
cli-board-antechamber = (antechamber { $n } of { $all })
cli-board-musketeers = Musketeers
cli-board-siege-cards = Siege: { $cards }
cli-board-rochefort = Rochefort { $now }/{ $full }
# $state is secret, shown, found or fled
cli-board-milady-at = { $state ->
    [secret] Milady: { $place } (secret)
    [found] Milady: { $place }, found
    [fled] Milady: gone home from { $place }
   *[shown] Milady: { $place }
}
cli-board-milady-nowhere = Milady: nowhere yet
cli-board-milady-hidden = Milady: hidden
cli-board-milady-not = Milady: hidden (not: { $places })
cli-board-hand = Hand:
cli-board-hand-of = { $heroes }:
cli-board-treachery = Treachery:
cli-board-paris = Paris cards:
cli-board-reserve = Reserve:

## Beside the lines of a menu

cli-hint-challenge = needs { $level }: skill { $skill }, cards { $cards }
cli-hint-duel = wins { $bare }
cli-hint-duel-cards = wins { $bare }, with all cards { $best }
cli-hint-odds = wins { $good }, wounded { $wounded }, falls { $out }
cli-hint-rochefort = drives him off { $good }, wounded { $wounded }, falls { $out }
cli-hint-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
cli-hint-lacks = { $n ->
    [0] enough
   *[other] { $n } more needed
}
cli-hint-search = { $dice } dice, each Lily counts
cli-hint-walk = walk to the last empty space
cli-hint-epic = { $n ->
    [one] 1 Epic token
   *[other] { $n } Epic tokens
}
cli-hint-price-pistoles = { $n ->
    [one] 1 pistole
   *[other] { $n } pistoles
}
cli-hint-price-combat = { $n ->
    [one] 1 Combat card
   *[other] { $n } Combat cards
}
cli-hint-price-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## What is at stake

cli-note-siege = Swords at La Rochelle: Milady { $red }, the Musketeers { $blue }.
cli-note-one = { $window ->
    [time] The Time token is about to move.
    [queen] The Queen has lost her last honour point: only this card can save her.
   *[treachery] Milady has just played a Treachery card.
}

## Putting things together

cli-compose-strength = { $mission } { $place }: strength { $total } of { $rating }.
cli-compose-suggest = Suggest others
cli-compose-send = Send them: { $what }
cli-compose-foe = { $strength }: { $foe }
cli-compose-swap = Choose two spaces to swap their tokens.
cli-compose-shuffle = Shuffle them again
cli-compose-lay = Place them like this
cli-compose-offer = Your offer to { $hero }: { $offer }.
cli-compose-theirs = You are offered: { $offer }.
cli-compose-make = Make this offer
cli-compose-give = Give { $what }: { $n }
cli-compose-want = Ask for { $what }: { $n }

## Playing

cli-play-welcome = Mousquetaires du Roy, with { $heroes }.
# $heroes are those that the reader plays
cli-play-you = { $side ->
    [milady] You are Milady: keep the diamonds from the Queen until it’s too late.
    [solo] You play { $heroes }; nobody plays Milady, the rules move her.
   *[musketeers] You play { $heroes }; a bot plays Milady. Bring the diamonds home in time.
}
cli-play-variant = Variant { $name }: { $about }.
cli-play-hint = Answer with a number. Type help for more, quit to stop.
cli-play-help =
    A number chooses a line of the menu. You can also write an action out: move louvre.
    ?          what isn’t possible now, and why
    ?N         why line N of that list isn’t possible
    why ...    why an action you write out isn’t possible
    board      the table
    hand       your cards
    look       what everything on the table does
    log        what happened
    undo       undo your last choice, if nothing was rolled or revealed since
    save FILE  write the record of the game
    quit       stop; the record is kept
cli-play-number = Type a number from 1 to { $most }, or help.
cli-play-unknown = “{ $read }” isn’t an answer: type a number from the menu, or help.
cli-play-possible = That is possible: { $what }.
# $what is a list of numbered lines that cannot be chosen for the same reason
cli-play-refused = { $what }: { $why } ({ $rule })
cli-play-all-possible = Everything you can do here is in the menu.
cli-play-nothing-to-undo = You have no move to undo.
cli-play-undone = Undone: { $what }.
cli-play-end = { $n ->
    [one] He still has 1 action: type { $yes } to end his turn anyway, anything else to go on.
   *[other] He still has { $n } actions: type { $yes } to end his turn anyway, anything else to go on.
}
# the word itself decides, or its first letters
cli-play-yes = yes
cli-play-sand = { $seconds ->
    [one] The hourglass: 1 second left.
   *[other] The hourglass: { $seconds } seconds left.
}
cli-play-goodbye = Until next time!
cli-play-record = The record of the game is in { $file }
cli-status-actions = { $n ->
    [0] no actions left
    [one] 1 action left
   *[other] { $n } actions left
}
cli-status-life = life { $now }/{ $full }

## The server

cli-serve-open = The game is at { $address } (Ctrl+C stops the server).
cli-serve-no-browser = There is no browser here: open { $address } yourself.
cli-no-server = The game server isn’t installed: run pip install "mousquetaires[server]".
cli-serve-in-use = Port { $port } on { $host } is in use: stop the other program, or choose another port with --port.
cli-serve-not-permitted = You may not use port { $port } on { $host }: choose another with --port, best above 1023.
cli-serve-no-address = This machine has no address { $host }: choose another with --host.
cli-serve-refused = The server can’t listen on { $host }, port { $port }: { $why }.
cli-serve-memory = The server needs { $least } MB of memory, but this process may use only { $most } MB: raise { $option }.
cli-backup-done = The copy is in { $file }

## Your own bots

cli-bot-address = “{ $read }” isn’t the link of a table: write for example { $right }.
cli-bot-no-token = There is no token: set { $variable }, or name a file with --token-file.
cli-bot-bad-token = The text in { $where } can’t be a token: tokens have only letters, digits, - and _.
cli-bot-scope = This token can’t play: create one with the scope play:SEAT.
# $why is the server's own sentence
cli-bot-refused = The server refuses: { $why }
cli-bot-unreachable = The server { $address } can’t be reached: { $why }.
cli-bot-not-ours = What answers at { $address } isn’t a server of this game.
cli-bot-lost = Connection lost, trying again.
cli-bot-gone = The server { $address } has been unreachable for too long.
cli-bot-no-program = The program { $command } can’t be started: { $why }.
cli-bot-ended = The program { $command } ended before the game did (exit code { $code }).
cli-bot-silent = The program { $command } has stopped reading and writing, but hasn’t ended.
cli-bot-waiting = { $n ->
    [one] The program hasn’t answered for 1 second. Does it flush its output?
   *[other] The program hasn’t answered for { $n } seconds. Does it flush its output?
}
# $why is the server's own sentence
cli-bot-nonsense = { $n } answers of the program in a row were refused, the last one being “{ $answer }”: { $why }
cli-bot-over = The game is over: { $ending }.
