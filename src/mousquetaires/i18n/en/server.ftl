### What the server answers when something cannot be done, and the pages it makes itself.

## Who is asking

server-stranger = You have not come to this table yet: choose a nickname and join first.
server-unknown-key = This table does not recognise your browser or token: come back by a personal link, or join again under a nickname.
server-unknown-link = This link does not work: it was used, replaced or withdrawn, or a part of it is missing. Make a new one on a device that is still at the table.
server-scope = “{ $read }” is nothing a token can be good for: write play: or watch: and the number of a seat, such as play:2.
server-scope-too-small = This token does not allow that: it is good for one seat, to play it or only to watch. For everything else use your browser.
server-host-only = Only the table's host can do that.
server-host-here = Another player can act as host only once the host has been away for a good while.
server-player-here = A bot can play in a player's place only once the player has got up, or has been away for a good while.
server-removed = The host has removed you from the table.
# whoever comes from the same address is kept out as well
server-banned = The host has banned you from this table, or somebody who shares your network address.
server-muted = The host has muted you: you can go on playing or watching, but not write messages.
server-revoked = You have signed out this device, or withdrawn this token, on another device: make a new personal link there to come back.
server-origin = Pages from { $origin } may not talk to this server: open the game at the server's own address, or ask its operator to allow that one.

## Tables and seats; $seat is a number: 0 is Milady's seat, 6 the place of those who look on

server-no-table = There is no such table: the link is incomplete, or the table was deleted or has had its time.
server-table-deleted = This table has been deleted.
server-table-name = The table's name is too long: { $most } characters are possible.
server-too-many-tables = { $most ->
    [one] The house is full: 1 table is open, and no more are possible. Try again later.
   *[other] The house is full: { $most } tables are open, and no more are possible. Try again later.
}
server-too-many-tables-here = { $most ->
    [one] 1 table opened from your network address is still in use, and no more are possible: finish its game first, or delete it.
   *[other] { $most } tables opened from your network address are still in use, and no more are possible: finish a game first, or delete a table.
}
server-full-house = This table is full: no more than { $most } can look on. Try again later.
server-full-address = From your network { $most } people without a seat are at this table already, and more cannot come: take a seat, or look on without a name.
server-too-many-connections = You are connected to this table { $most } times already, and no more are possible: close the game where you no longer need it.
server-nickname = A nickname has 1 to { $most } characters.
server-nickname-taken = Somebody at this table is called { $nickname } already: choose another nickname, or, if that is you, come back by your personal link.
server-nickname-invisible = A nickname needs letters or other signs that can be seen.
server-nickname-alike = { $nickname } looks like { $other }, the nickname of somebody at this table: choose another one.
server-no-person = Nobody else at this table has the number { $person }.
server-no-seat = There is no such seat at this table: choose from { $known } (0 is Milady's).
server-seat-taken = { $seat ->
    [0] Milady's seat is taken: choose another, or wait until its player leaves it.
   *[other] Seat { $seat } is taken: choose another, or wait until its player leaves it.
}
server-seat-kept = { $seat ->
    [0] Milady's seat is kept: only its owner can take it, or somebody to whom the host offers it.
   *[other] Seat { $seat } is kept: only its owner can take it, or somebody to whom the host offers it.
}
server-not-your-seat = { $seat ->
    [0] Milady's seat is not yours.
    [6] Spectators do not play: take a seat first.
   *[other] Seat { $seat } is not yours.
}
server-both-sides = Nobody may play both Milady and a Musketeer, not even one after the other: that is possible only at a table marked as open.
server-bot-plays = { $seat ->
    [0] A bot plays Milady for you: take her seat back first.
   *[other] A bot plays seat { $seat } for you: take it back first.
}
server-no-bot = { $seat ->
    [0] No bot plays Milady, so her seat need not be taken back.
   *[other] No bot plays seat { $seat }, so it need not be taken back.
}
server-nonce = The nonce, your share in the dice, must be an even number of hexadecimal digits, { $least } to { $most }.
server-clock = The time for a move is { $least } to { $most } seconds, or 0 for no limit, not { $read }.
server-hourglass = The hourglass runs for { $least } to { $most } seconds, not { $read }.
server-no-spectators = This table admits no spectators: only who has a seat can see the game.
server-spectator = Spectators may watch and talk among themselves, but not play: take a seat for that.
server-no-rematch = There is no rematch for you to join: the host has not called one yet, or you were not at this table.

## The game

server-not-begun = The game has not begun yet: the host starts it once every seat has a player or a bot.
server-begun = The game has begun already.
server-empty-seats = Every seat needs a player or a bot before the game can begin. Still empty: { $seats } (0 is Milady's).
server-over = The game is over, and nothing can be changed at this table any more.
server-not-over = That has to wait until the game is over.
server-frozen = This game was begun with another version of the program, and this one would play it differently. So that nothing in it changes, it is frozen: it can be read and downloaded, but not played on.
server-stale = That question is no longer open: it was answered or taken back. Look at what is asked now.
server-not-due = No clock has run out yet.
server-nothing-to-undo = You have chosen nothing yet that could be taken back.
server-no-request = Nobody else is asking to take something back, at least not any more.
server-request-open = Somebody is asking to take something back already: that has to be answered first.
server-no-place = There is no such place on the board: choose from { $known }.
server-chat-length = A message has 1 to { $most } characters.

## Messages and requests; $why is a program's own words, in English

server-not-json = What arrived is not JSON.
server-content-type = Send it with the header Content-Type: application/json.
server-not-object = What is sent has to be a JSON object, in braces.
server-field-missing = The field “{ $field }” is missing.
server-field-unknown = There is no field “{ $field }” here: possible are { $known }.
server-field-choice = The field “{ $field }” cannot be “{ $read }”: choose from { $known }.
server-field-type = { $type ->
    [int] The field “{ $field }” must be a whole number.
    [float] The field “{ $field }” must be a number.
    [bool] The field “{ $field }” must be true or false.
    [array] The field “{ $field }” must be a list, in square brackets.
    [object] The field “{ $field }” must be an object, in braces.
   *[str] The field “{ $field }” must be text, in quotation marks.
}
server-field-least = { $type ->
    [str] The field “{ $field }” is too short: its length must be at least { $least }.
    [array] The list “{ $field }” is too short: its length must be at least { $least }.
   *[int] The field “{ $field }” must be at least { $least }.
}
server-field-most = { $type ->
    [str] The field “{ $field }” is too long: its length may be at most { $most }.
    [array] The list “{ $field }” is too long: its length may be at most { $most }.
   *[int] The field “{ $field }” may be at most { $most }.
}
server-mark-used = The mark “{ $mark }” was used at this seat for another message: give every new message a mark of its own.
server-bad-request = The server cannot answer this request: { $why }.
server-not-here = These messages go over the WebSocket only: { $known }.
server-no-page = This address leads nowhere: check that it is complete.
server-method = This address takes { $known }, nothing else.
server-socket-only = This address opens as a WebSocket only.
server-too-large = That is too much at once: { $most } bytes are possible.
server-headers-too-large = The headers of this request are too large: { $most } bytes are possible.
server-request-timeout = The request did not arrive completely in time: send it again.
server-address-connections = From your network { $most } connections to this server are open already, and no more are possible: close the game where you no longer need it, or try again later.
server-too-fast = That was too much too quickly: wait a moment, then try again.
server-too-slow = Your connection could not keep up and was closed: connect again, and you will get everything you missed.
server-too-many-keys = Each person may have { $most } devices at a table, and as many tokens, feeds and notices, but no more: withdraw what you no longer need.
server-busy = Others were quicker at this table just now, and what you wanted was not done: try again.
server-store-down = The server cannot reach its database right now. Everything it has confirmed is safe; try again in a moment.
server-fault = Something went wrong inside the server. Its operator finds the cause in the log; whatever was confirmed before is safe.
server-stopping = The server is stopping or starting anew. Your game is kept: connect again in a moment.

## The database

store-address = The database's address must look like one of these: { $known }.
store-in-use = Another server is using the database { $file }, and such a file serves only one: stop the other, choose another file, or use PostgreSQL for several.
store-linked = The database { $file } has a second name (a hard link), and SQLite keeps the newest moves beside one of the two only: delete the other name.
store-folder = { $file } is a folder: name a file in it.
store-not-ours = { $file } is not a database of this program.
store-unwritable = The database { $file } cannot be written: { $why }.
store-newer = The database was made by a newer version of the program: use that version, or another database.
store-unreachable = The database at { $host } cannot be reached: { $why }.
store-silent = The database at { $host } does not answer.
channels-options = One of the options in the address of Redis ({ $options }) is unknown or has a value it cannot have: leave it out, or write it as in redis://HOST:6379/0?socket_timeout=5.

## Pages

page-title = Mousquetaires
page-home = Front page
page-privacy = What is kept, and for how long
page-running = The server is running.
page-not-built = This server has no browser client yet: run “{ $command }” in the project's folder and start it again.
page-how = Play from the terminal with “mousquetaires play”, or let a program of yours take a seat: everything the server can do is described below.
page-link-api = The HTTP interface (OpenAPI)
page-link-lobby = The tables in the lobby
page-link-ready = Is everything working?
page-lost = There is nothing here
page-lost-how = Perhaps the link is cut off, or the page has moved.

privacy-what = There are no accounts. A table keeps the nicknames of the people at it, what was played and what was said there; the little else that is kept is named below.
privacy-cookie = When you come to a table, your browser gets one cookie for that table, so that your seat stays yours. The server keeps only a hash of it. There are no other cookies and no trackers.
privacy-address = Your network address is not kept with the games. A keyed hash of it is, to limit how many tables one address opens and to keep out whom a host has banned. The server's log, which its operator keeps, may name the address itself.
privacy-notices = If you ask to be told of your turn, the address of your push service or webhook is kept until you withdraw it or the table is deleted.
privacy-delete = A table's host can delete it at any time, with everything in it.
privacy-waiting = { $hours ->
    [0] Tables at which no game has begun are kept until they are deleted.
    [one] Tables at which no game has begun are deleted after 1 hour.
   *[other] Tables at which no game has begun are deleted after { $hours } hours.
}
privacy-playing = { $days ->
    [0] Unfinished games are kept until they are deleted.
    [one] Unfinished games are deleted after 1 day without a change.
   *[other] Unfinished games are deleted after { $days } days without a change.
}
privacy-finished = { $days ->
    [0] Finished and frozen games are kept until they are deleted.
    [one] Finished and frozen games are deleted after 1 day.
   *[other] Finished and frozen games are deleted after { $days } days.
}
privacy-chat = { $days ->
    [0] What was said is kept as long as its game.
    [one] What was said is forgotten 1 day after the game.
   *[other] What was said is forgotten { $days } days after the game.
}
