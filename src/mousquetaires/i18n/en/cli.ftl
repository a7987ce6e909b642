### The command line: help, tables, what is asked and what goes wrong.

## Help

cli-help = Mousquetaires du Roy: play it in the terminal, simulate it, replay it, know your odds.
cli-help-play = Play a game in the terminal against bots.
cli-help-simulate = Let bots play many games and count what happens.
cli-help-replay = Tell the story of a recorded game.
cli-help-verify = Check that a record is true: every move allowed, every die the seed's.
cli-help-odds = Print how a duel will probably end, exactly.
cli-help-bench = Measure how fast the rules are played, side by side with other games.
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands
cli-version = { $program } { $version }

cli-option-version = Print the version.
cli-option-lang = The language: en, fr, it, pl or de.
cli-option-box = A folder with component tables of your own.
cli-option-file = The record; - reads it from standard input.
cli-option-to = Stop after so many inputs.
cli-option-seat = Tell only what this seat heard: milady, spectator, a Musketeer, or a number.
cli-option-hero = The Musketeer who fights.
cli-option-foe = Whom he fights: a name, token (one that lies face down) or all.
cli-option-dice = His blue dice: 4, or 3-6, or 3,5.
cli-option-pistol = He has a pistol.
cli-option-armour = He wears armour.
cli-option-blade = He has a Toledo blade.
cli-option-improved = He knows the improved manoeuvre.
cli-option-life = The life he has left; all of it if you do not say.
cli-option-aim = What he wants most: beat, wound or stand.
cli-option-exact = Print fractions instead of percent.

## Stories: several events of a kind in one sentence

story-card_drawn = { $seat_the } drew Adventure cards: { $cards }.
story-card_discarded = { $seat_the } discarded cards: { $cards }.
story-treachery_drawn = Milady drew Treachery cards: { $cards }.
story-adversary_laid = { $foes } took up their posts { $place_loc }.
story-token_turned = Tokens were turned up: { $tokens }.
story-token_gone = Tokens are gone: { $tokens }.
story-token = { $token } { $space_loc }
story-undo = Something was taken back.

## Records

cli-verified = { $turns ->
    [one] The record is true: { $inputs } inputs, 1 turn, { $ending }.
   *[other] The record is true: { $inputs } inputs, { $turns } turns, { $ending }.
}

## Odds

cli-odds-title = { $hero } with { $life } life
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
cli-odds-lost = life lost
cli-odds-brackets = In brackets: how often the Musketeer falls.
cli-odds-aim-beat = The blade is used to beat him.
cli-odds-aim-wound = The blade is used to wound him at all.
cli-odds-aim-stand = The blade is used to stay standing.

## What goes wrong

cli-language = The language { $language } is not spoken here: choose from { $known }.
cli-no-such-option = There is no option { $option } here: --help lists those there are.
cli-option-needs-value = The option { $option } needs a value.
cli-missing = Something is missing: { $option }.
cli-not-a-number = { $option } needs a whole number.
cli-no-such-command = There is no command “{ $command }”: choose from { $known }.
cli-extra-argument = There is one word too many: “{ $argument }”.
cli-range = { $option }: { $value } is not possible, { $low } to { $high } are.
cli-numbers = { $option }: “{ $read }” is not a number, a range like 3-6 or a list like 3,5.
cli-aim = There is no aim called { $aim }: choose from { $known }.
cli-foe = There is no adversary called { $foe }: choose from { $known }.
cli-seat = There is no seat called { $seat } at this table: choose from { $known }.
cli-no-file = There is no file { $file }.
cli-is-folder = { $file } is a folder, not a file.
cli-unreadable = { $file } cannot be read: { $why }.
cli-unwritable = { $file } cannot be written: { $why }.
cli-not-json = { $file } is not a JSON document.
bot-unknown = There is no bot called { $bot }: choose from { $known }.

## The table on the screen

cli-board-heading = Turn { $turn } · { $phase }
cli-board-phase-0 = before the first turn
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
cli-board-quiet = all is quiet
cli-board-each-turn = each turn: { $effect }
cli-board-reward = { $epic ->
    [0] reward { $pistoles } pistoles, token at { $space } of { $spaces }
   *[other] reward { $pistoles } pistoles and { $epic } Epic, token at { $space } of { $spaces }
}
cli-board-challenge = challenge: { $skill } { $level }
cli-board-foe = { $life ->
    [one] { $foe }, { $dice } dice
   *[other] { $foe }, { $dice } dice, { $life } life
}
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
cli-board-hand = { $seat }:
cli-board-treachery = Treachery:
cli-board-paris = Paris cards:
cli-board-reserve = Reserve:
