### What the server answers when something cannot be done, and the pages it makes itself.

## Who is asking

server-stranger = You haven’t joined this table yet: choose a nickname first.
server-unknown-key = This table doesn’t recognise your browser or token: use a personal link, or join again with a nickname.
server-unknown-link = This link doesn’t work: it was used, replaced or withdrawn, or part of it is missing. Create a new one on a device that is still at the table.
server-scope = “{ $read }” isn’t a valid scope: use play:SEAT or watch:SEAT, for example play:2.
server-scope-too-small = This token can’t do that: it’s for playing or watching one seat. Use your browser for everything else.
server-host-only = Only the table’s host can do that.
server-host-here = You can act as host only when the host has been away for a good while.
server-player-here = A bot can take over only when the player has left the seat or has been away for a good while.
server-removed = The host has removed you from the table.
# everyone from the same address is kept out as well
server-banned = The host has banned you, or someone with your network address, from this table.
server-muted = The host has muted you: you can keep playing or watching, but not use the chat.
server-revoked = You signed out this device, or withdrew this token, on another device: create a new personal link there to come back.
server-origin = Pages from { $origin } can’t use this server: open the game at the server’s own address, or ask its operator to allow yours.

## Tables and seats; $seat is a number: 0 is Milady's seat, 6 stands for spectators

server-no-table = There is no such table: the link is incomplete, or the table was deleted or has expired.
server-table-deleted = This table has been deleted.
server-table-name = The table’s name is too long: it can have up to { $most } characters.
server-too-many-tables = { $most ->
    [one] The server is full: 1 table is open, and that’s the limit. Try again later.
   *[other] The server is full: { $most } tables are open, and that’s the limit. Try again later.
}
server-too-many-tables-here = { $most ->
    [one] 1 table from your network address is still in use, and that’s the limit: finish its game first, or delete it.
   *[other] { $most } tables from your network address are still in use, and that’s the limit: finish a game first, or delete a table.
}
server-full-house = This table is full: it takes up to { $most } spectators. Try again later.
server-full-address = Too many people without a seat have joined from your network (limit: { $most }): take a seat, or watch without a nickname.
server-too-many-connections = You’re already connected to this table { $most } times, and that’s the limit: close the game where you don’t need it.
server-nickname = A nickname has 1 to { $most } characters.
server-nickname-taken = Someone at this table is already called { $nickname }: choose another nickname. If that’s you, come back with your personal link.
server-nickname-invisible = A nickname needs letters or other visible characters.
server-nickname-alike = { $nickname } looks like { $other }, the nickname of someone at this table: choose another one.
server-no-person = No other person at this table has the number { $person }.
server-no-seat = There is no such seat at this table: use one of { $known } (0 is Milady’s).
server-seat-taken = { $seat ->
    [0] Milady’s seat is taken: choose another, or wait until it’s free.
   *[other] Seat { $seat } is taken: choose another, or wait until it’s free.
}
server-seat-kept = { $seat ->
    [0] Milady’s seat is reserved: only its owner can take it, or someone the host offers it to.
   *[other] Seat { $seat } is reserved: only its owner can take it, or someone the host offers it to.
}
server-not-your-seat = { $seat ->
    [0] Milady’s seat isn’t yours.
    [6] Spectators can’t play: take a seat first.
   *[other] Seat { $seat } isn’t yours.
}
server-both-sides = You can’t play both Milady and a Musketeer, not even one after the other: only an open table allows that.
server-bot-plays = { $seat ->
    [0] A bot plays Milady for you: take over from it first.
   *[other] A bot plays seat { $seat } for you: take over from it first.
}
server-no-bot = { $seat ->
    [0] No bot plays Milady: there’s nothing to take over.
   *[other] No bot plays seat { $seat }: there’s nothing to take over.
}
server-nonce = The nonce, your share in the dice, must be an even number of hexadecimal digits, { $least } to { $most }.
server-clock = The time for a move must be { $least } to { $most } seconds, or 0 for no limit, not { $read }.
server-hourglass = The hourglass must run for { $least } to { $most } seconds, not { $read }.
server-no-spectators = This table has no spectators: only seated players can see the game.
server-spectator = Spectators can watch and chat with each other, but not play: take a seat for that.
server-no-rematch = There is no rematch for you to join: the host hasn’t started one yet, or you weren’t at this table.
server-no-sides = There is no Milady at this table, so there are no sides to swap.

## The game

server-not-begun = The game hasn’t begun yet: the host starts it once every seat has a player or a bot.
server-begun = The game has already begun.
server-empty-seats = Every seat needs a player or a bot before the game can begin. Still empty: { $seats } (0 is Milady’s).
server-over = The game is over, so nothing can change at this table.
server-not-over = That has to wait until the game is over.
server-start-inputs = The record has { $most } inputs, so you can’t play on after input { $read }.
server-start-record = This version of the program can’t replay that game, so you can’t play on from it.
server-start-over = The game is over at that moment: choose an earlier one.
server-frozen = This game is frozen: it was started with another version of the program, and this one would play it differently. You can read and download it, but not continue it.
server-stale = That question is no longer open: it was answered or undone. See what is asked now.
server-not-due = No clock has run out yet.
server-nothing-to-undo = You have no move to undo.
server-no-request = Nobody else is asking to undo a move any more.
server-request-open = Someone is already asking to undo a move: answer that first.
server-no-place = There is no such place on the board: use one of { $known }.
server-chat-length = A chat message has 1 to { $most } characters.

## Messages and requests; $why is a program's own words, in English

server-not-json = The message isn’t valid JSON.
server-content-type = Send it with the header Content-Type: application/json.
server-not-object = The message must be a JSON object, in braces.
server-field-missing = The field “{ $field }” is missing.
server-field-unknown = There is no field “{ $field }” here: use one of { $known }.
server-field-choice = The field “{ $field }” can’t be “{ $read }”: use one of { $known }.
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
    [str] The field “{ $field }” is too long: its length must be at most { $most }.
    [array] The list “{ $field }” is too long: its length must be at most { $most }.
   *[int] The field “{ $field }” must be at most { $most }.
}
server-mark-used = The mark “{ $mark }” was already used at this seat for another message: give every new message its own mark.
server-bad-request = The server can’t answer this request: { $why }.
server-not-here = These messages only work over the WebSocket: { $known }.
server-no-page = There is nothing at this address: check that it’s complete.
server-method = This address only takes { $known }.
server-socket-only = This address only works as a WebSocket.
server-too-large = That’s too much at once: the limit is { $most } bytes.
server-headers-too-large = The headers of this request are too large: the limit is { $most } bytes.
server-request-timeout = The request didn’t arrive completely in time: send it again.
server-address-connections = Your network already has { $most } connections to this server, and that’s the limit: close the game where you don’t need it, or try again later.
server-too-fast = Too many requests: wait a moment, then try again.
server-too-slow = Your connection couldn’t keep up and was closed: reconnect to get everything you missed.
server-too-many-keys = Each person can have { $most } devices at a table, and as many tokens, feeds and notifications: remove what you don’t need.
server-busy = Someone else moved first: try again.
server-store-down = The server can’t reach its database right now. Everything it has confirmed is safe; try again in a moment.
server-fault = Something went wrong on the server. Its operator can find the cause in the log; everything confirmed before is safe.
server-stopping = The server is restarting. Your game is saved: reconnect in a moment.

## The database

store-address = The database’s address must look like one of these: { $known }.
store-in-use = Another server is using the database { $file }, and only one can: stop the other, choose another file, or use PostgreSQL for several.
store-linked = The database { $file } has a second name (a hard link), and SQLite writes the newest moves next to only one of them: delete the other name.
store-folder = { $file } is a folder: name a file in it.
store-not-ours = { $file } isn’t a database of this program.
store-unwritable = The database { $file } can’t be written: { $why }.
store-newer = The database was created by a newer version of the program: use that version, or another database.
store-unreachable = The database at { $host } can’t be reached: { $why }.
store-silent = The database at { $host } doesn’t answer.
channels-options = An option in the Redis address ({ $options }) is unknown or has a wrong value: leave it out, or write it like redis://HOST:6379/0?socket_timeout=5.

## Pages

page-title = Mousquetaires
page-home = Front page
page-privacy = What is stored, and for how long
page-running = The server is running.
page-not-built = This server has no browser client yet: run “{ $command }” in the project’s folder and restart the server.
page-how = Play in the terminal with “mousquetaires play”, or let your own program take a seat: see the descriptions below.
page-link-api = The HTTP interface (OpenAPI)
page-link-lobby = The tables in the lobby
page-link-ready = Is everything working?
page-lost = There is nothing here
page-lost-how = The link may be cut off, or the page has moved.

privacy-what = There are no accounts. A table stores the nicknames of its people, the moves and the chat; what else is stored is listed below.
privacy-cookie = When you join a table, your browser gets one cookie for that table, so that your seat stays yours. The server stores only a hash of it. There are no other cookies and no trackers.
privacy-address = Your network address isn’t stored with the games. A keyed hash of it is, to limit how many tables one address opens and to keep out people a host has banned. The server’s log, which its operator keeps, may contain the address itself.
privacy-notices = If you turn on notifications, the address of your push service or webhook is stored until you turn them off or the table is deleted.
privacy-delete = A table’s host can delete it at any time, with everything in it.
privacy-waiting = { $hours ->
    [0] Tables whose game hasn’t begun are kept until they’re deleted.
    [one] Tables whose game hasn’t begun are deleted after 1 hour.
   *[other] Tables whose game hasn’t begun are deleted after { $hours } hours.
}
privacy-playing = { $days ->
    [0] Unfinished games are kept until they’re deleted.
    [one] Unfinished games are deleted after 1 day without a change.
   *[other] Unfinished games are deleted after { $days } days without a change.
}
privacy-finished = { $days ->
    [0] Finished and frozen games are kept until they’re deleted.
    [one] Finished and frozen games are deleted after 1 day.
   *[other] Finished and frozen games are deleted after { $days } days.
}
privacy-chat = { $days ->
    [0] The chat is kept as long as its game.
    [one] The chat is deleted 1 day after the game.
   *[other] The chat is deleted { $days } days after the game.
}
