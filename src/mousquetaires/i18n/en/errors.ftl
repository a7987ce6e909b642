### What is wrong with a table, a file or an argument: one clear sentence each.

## Who sits at the table

setup-players = This table takes { $least } to { $most } players, not { $players }.
setup-seats = There are { $team } Musketeer players, but Musketeers for { $seats }.
setup-hero = There is no Musketeer called { $hero }: choose from { $known }.
setup-hero-twice = The Musketeer { $hero } was chosen twice, but there is only one of him.
setup-hero-count = { $team ->
    [one] 1 Musketeer player plays { $needed } Musketeers, not { $heroes }.
   *[other] { $team } Musketeer players play { $needed } Musketeers together, not { $heroes }.
}
setup-hero-share = { $each ->
    [one] Each of the { $team } players plays 1 Musketeer.
   *[other] Each of the { $team } players plays { $each } Musketeers.
}
setup-variant = There is no variant called { $variant }: choose from { $known }.
setup-variant-twice = A variant was chosen twice: { $variants }.
setup-keys = The setup must have exactly these entries: { $known }.

## Component tables; $place is the file, and the key in it if there is one

component-bad-toml = { $place }: line { $line } isn’t valid TOML.
component-contradiction = { $place }: this value contradicts { $other }.
component-impossible-face = { $place }: no die of this colour shows a { $face }.
component-missing-file = { $place }: the file is missing.
component-missing-folder = { $place }: there is no such folder or file.
component-missing-key = { $place }: the value is missing.
component-missing-source = { $place }: the value has no source.
component-no-table = { $place }: the folder has no component table; it may have { $known }.
component-not-odd = { $place }: { $value } is even, but the token needs a middle space to start on.
component-not-utf8 = { $place }: line { $line } isn’t UTF-8 text.
component-out-of-range = { $place }: { $value } is out of range; use { $low } to { $high }.
component-unknown-file = { $place }: there is no such table; a folder may have { $known }.
component-unknown-key = { $place }: there is no such key; use one of { $known }.
component-unknown-name = { $place }: { $value } is unknown; use one of { $known }.
component-unreadable = { $place }: the file can’t be read ({ $code }).
component-wrong-faces = { $place }: the die has { $total } faces instead of { $expected }.
component-wrong-length = { $place }: the list has { $length } entries instead of { $expected }.
component-wrong-total = { $place }: the box needs { $expected } in all, but { $rows } add up to { $total }.
component-wrong-type = { $place }: this needs a value of type { $expected }, not { $found }.

## Records; $at is the number of the input, $line what it says, $why the reason

record-format = This isn’t a record of a game: its format must be { $format }.
record-version = The record has format version { $read }, but this program reads version { $due }.
record-engine = The record was played by rules version { $read }, but this program plays by version { $due }.
record-components = The record was played with other component tables: name their folder or file with --box.
record-setup = The record’s setup makes no sense. { $why }
record-inputs = The record’s inputs must be a list of lines.
record-checkpoints = The record’s checkpoints are damaged or wrong.
record-seed = The record’s seed is damaged.
record-commitment = The record’s seed isn’t the one that was promised before the game.
record-nonces = The record’s nonces are damaged: each is a seat of the table, in order and once, with { $least } to { $most } bytes in hexadecimal.
record-line = Input { $at } of the record can’t be read: { $line }
record-refused = Input { $at } of the record isn’t allowed ({ $line }): { $why }
record-seed-disagrees = Input { $at } of the record isn’t what the seed rolled: { $line }
record-start = The record’s start is damaged: it names the inputs that were made elsewhere, the random outcomes that are fixed after them, and its source.
record-start-disagrees = Input { $at } of the record isn’t the outcome that was fixed at its start: { $line }
record-digest = The record is wrong: after input { $at } the position is a different one.
record-short = The record is cut off: it stops after input { $at }.
record-ending = The record says that the game ended with “{ $read }”, but it ended with “{ $due }”.

## Written actions

notation-verb = “{ $read }” doesn’t begin with a known action: use one of { $known }.
notation-fields = { $fields ->
    [0] “{ $verb }” takes nothing after it.
    [one] “{ $verb }” needs 1 word after it.
   *[other] “{ $verb }” needs { $fields } words after it.
}
notation-name = “{ $read }” is unknown: use one of { $known }.
notation-number = “{ $read }” isn’t a number from 0 to { $most }.
notation-offer = “{ $read }” isn’t part of an offer: write give=..., want=..., gear=... or for=...
notation-faces = “{ $read }” isn’t a roll: write S for Sword, H for Shield, L for Lily.
notation-seat = “{ $read }” isn’t a seat: 0 is Milady, 1 to 5 are the Musketeer players.
