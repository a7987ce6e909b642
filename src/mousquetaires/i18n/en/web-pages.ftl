### The pages around the game: front page, lobby, a new table, waiting at it, rulebook, credits.

## On every page

web-skip = Skip to the page
web-home = Front page
web-nav = Pages
web-nav-play = Play
web-nav-lobby = Lobby
web-nav-rules = Rules
web-nav-credits = Credits
web-version = Version { $version }
# a browser tab's title; $page is the page's own
web-title = { $page } · Mousquetaires
web-title-front = Front page
web-title-lobby = Lobby
web-title-new = A new table
web-title-table = Table
web-title-rules = Rules
web-title-credits = Credits
web-title-lost = Lost on the road
web-failed-title = This does not work just now
web-try-again = Try again
web-call-off = Cancel
web-theme-to-light = Light colours
web-theme-to-dark = Dark colours

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-text-size-normal = Normal
web-text-size-large = Large
web-text-size-huge = Very large
web-speed = Speed at which moves are shown
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = At once
web-motion = Movement
web-motion-auto = As the device
web-motion-reduced = As little as possible
web-sound = Sounds
web-sound-about = A sound when it is your turn.
web-sand = Hourglass at tables you open
web-sand-about = The rules give two minutes. Whoever needs more time may take it: everybody at the table sees how long it runs.

## Who one is

web-nickname = Your nickname
web-nickname-here = Your nickname at this table
# names of the time, with commas between them; one of them is proposed to whoever has none
web-nicknames = Bazin,Ketty,Bonacieux,Chevreuse,Grimaud,Mousqueton,Camille,Cavendish,Felton,Buckingham

## Stretches of time

web-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
web-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
web-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
web-pace = Time for a move
web-pace-none = No clock
# $time is a stretch such as "3 days"
web-pace-each = { $time } a move
web-pace-about-none = Everybody takes as long as they like.
web-pace-about-live = For a game in one sitting.
web-pace-about-slow = For a game over days or weeks: whoever wants is told when it is their turn.
web-timeout = When the time is up
web-timeout-default = A safe move
web-timeout-default-about = When the time is up, the server answers for the player with something that is always possible.
web-timeout-bot = A bot takes over
web-timeout-bot-about = When the time is up, a bot plays the seat until its player takes it back.

## The front page

web-front-title = Mousquetaires du Roy
web-front-line = Paris, 1625. The Queen's diamonds are in England, the Cardinal knows it, and the ball is near. All for one!
web-play-now = Play now
web-play-musketeers = As the Musketeers
web-play-musketeers-about = You lead the four of them; a bot is Milady.
web-play-milady = As Milady
web-play-milady-about = You scheme in secret; bots are the Musketeers.
web-play-solo = Without Milady
web-play-solo-about = Alone against the box: chance moves her, all is open.
web-dealing = The cards are being dealt …
web-more-choices = More choices
web-all-choices = All choices for a table
web-players-quick-about = Milady counts as one; without her there is one player fewer.
web-bots-play = The other seats are played by
web-bot-master = Master
web-bot-master-about = Tries every move out in imagined games before it makes one, and finds what others overlook. It thinks a little longer.
web-bot-adept = Adept
web-bot-adept-about = Knows the odds, watches every clock and plans each turn; as Milady she is hard to read.
web-bot-novice = Novice
web-bot-novice-about = Plays sensibly, without looking far ahead.
web-bot-random = Blindfold
web-bot-random-about = Does anything that is allowed: for a first look.
web-who-runs-whom = Who runs whom
web-seat-one-yours = As the Musketeers you have seat 1.
web-play-friends = Play with friends
web-play-friends-about = Open a table and send its link. No account, nothing to install.
web-invite-friends = Invite friends
web-your-side = Your side
web-side-musketeer = Musketeer
web-side-milady = Milady
web-side-later = Decide later
web-who-finds-it = Who finds the table
web-private = Only with the link
web-private-about = The table stands in no list.
web-listed = In the lobby
web-listed-about = Anybody finds the table in the lobby and may come.
web-open-and-invite = Open the table and invite
web-opening = One moment …
web-resume = Resume
web-come-back = Come back
web-no-tables-yet = Tables you have been at will be listed here, in this browser.
web-status-waiting = waiting
web-status-playing = in progress
web-status-over = over
web-status-frozen = frozen
web-turn-yours = your turn
web-forget-table = Take “{ $name }” off the list
web-show-all = { $n ->
    [one] Show the table
   *[other] Show all { $n } tables
}
web-paste-link = Paste a link to a table, or your personal link
web-go = Go
web-link-unreadable = This is not a link to a table: it looks like https://…/table/ and 16 letters or digits.
web-lobby-watch = Lobby and watching
web-lobby-watch-about = Join a table that waits for players, or look on at a game that is being played.
web-to-lobby = To the lobby
web-to-rules = To the rulebook
web-story-title = The affair of the diamonds
web-story-affair = Queen Anne gave twelve diamond studs, a present from the King, to the Duke of Buckingham. Now the King wishes to see her wear them at the ball. Somebody has told him to wish it.
web-story-musketeers = D'Artagnan and his friends ride for England and back. They gather cards, cross swords with the Cardinal's guards, and share everything: hand, purse and danger. But there are only so many actions in a day, and trouble in four places at once.
web-story-milady = Milady is one player with secrets. Each turn she hides where she is going, plots, sets guards and traps in the way, and bluffs. She need not win everywhere: one place is enough.
web-story-ways = Four ways in which Milady wins, always in sight
web-way-time = Time
web-way-time-about = The ball begins, and the diamonds are not back.
web-way-siege = La Rochelle
web-way-siege-about = The siege is lost to the Cardinal's glory.
web-way-honour = The Queen's honour
web-way-honour-about = At the Louvre, intrigue has cost her all of it.
web-way-abduction = Constance
web-way-abduction-about = Nobody came to her rescue in Paris.
web-story-together = The Musketeers win in one way: all four Quest boards, together.

## The lobby

web-refresh = Look again
web-looking = Looking around …
web-new-table = New table
web-open-one = Open one yourself.
web-lobby-waiting = { $n ->
    [0] Waiting for players
   *[other] Waiting for players ({ $n })
}
web-lobby-playing = { $n ->
    [0] Games to watch
   *[other] Games to watch ({ $n })
}
web-lobby-none-waiting = No table in the lobby is waiting for players.
web-lobby-none-playing = No listed game is being played right now.
web-table-nameless = A table without a name
web-table-of = { $name }'s table
web-plays-milady = { $n ->
    [one] 1 player
   *[other] { $n } players, with Milady
}
web-plays-solo = { $n ->
    [one] 1 player, without Milady
   *[other] { $n } players, without Milady
}
web-join = { $n ->
    [one] Join: 1 seat free
   *[other] Join: { $n } seats free
}
web-watch = Watch

## A new table

web-new-people = Who plays
web-new-rules = By which rules
web-new-time = How fast
web-new-door = Who may come in
web-milady-legend = Milady
web-with-milady = With Milady
web-with-milady-about = Somebody, or a bot, plays her against the Musketeers.
web-without-milady = Without Milady
web-without-milady-about = Nobody plays her; chance moves her in the open. Also for one player alone.
web-players = Players, Milady included
web-players-solo = Players
web-team-about = { $n ->
    [1] One player runs four Musketeers.
    [2] Two players run two Musketeers each.
    [3] Three players run one Musketeer each, who has an action more.
    [4] Four players run one Musketeer each.
   *[5] Five players run one Musketeer each; M. de Tréville is among them.
}
web-who-sits-where = Who sits where
web-who-sits-where-about = Take several seats to play at one screen. Seats you leave free wait for people.
web-seat = Seat { $n }
# $k counts the Musketeers of a seat
web-seat-hero = Musketeer { $k } of seat { $n }
# $seat is whose it is, $n its number
web-seat-who = Who takes this seat: { $seat }
web-sitter-me = Me
web-sitter-free = Free, for people
web-sitter-master = Bot: Master
web-sitter-adept = Bot: Adept
web-sitter-novice = Bot: Novice
web-sitter-random = Bot: Blindfold
web-open-table = Open table
web-open-table-about = One person may play both Milady and Musketeers, and so sees all hands.
web-variants = Variants
web-handicaps = For a more even game
web-handicaps-about = Choose one of these if one side wins too often at your table. They are ours: no rulebook has them.
web-no-athos = Athos is not in play, so it changes nothing.
web-must-win = The Bastille: only a won duel sets you free
web-must-win-about = Otherwise whoever fights his way out is free, however the duel ends.
web-one-wound = Rochefort: one wound each
web-one-wound-about = If Rochefort and a Musketeer wound each other, each loses only 1 life point, as the FAQ says. Otherwise every Sword that is not stopped counts.
web-hourglass = With the hourglass
web-hourglass-about = The card Emergency! gives the Musketeers little time for a turn. For a first game you can do without.
web-sand-runs = The sand runs for
web-table-name = The table's name
web-table-name-hint = for example: The Red Dove
web-spectators = Onlookers
web-spectators-about = Anybody with the link may watch. They see what everybody sees, and talk among themselves.
web-need-nickname = Choose a nickname first.
web-will-wait = Free seats wait for people; you begin when all are taken.
web-will-begin = All seats are taken: the game begins at once.
web-will-watch = Bots play all seats; you watch.
web-open-table-now = Open the table

## Waiting at a table

web-waiting-stranger = { $name } invites you to this table: choose a nickname and a seat.
web-waiting-host = This is your table: invite people or have bots sit down, then begin.
web-waiting-guest = { $name } begins the game when all have come.
web-seats = Seats
web-seat-free = free
web-seat-taken = taken
web-you-named = { $name } (you)
web-enter = Come in
web-enter-about = Or take a seat at once. Whoever only wants to watch needs no seat.
web-sit = Sit down
web-rise = Get up
web-put-master = Master bot
web-put-adept = Adept bot
web-put-novice = Novice bot
web-put-random = Blindfold bot
web-clear-bot = Send the bot away
web-other-side = the other side
web-many-seats = You can take several seats of one side and pass the screen around.
web-many-seats-open = This table is open: you can take any seats, on both sides, and pass the screen around.
web-begin = Begin
web-begin-ready = Everybody is here.
web-begin-not-yet = Still free: { $seats }. Invite somebody, or have a bot sit there.
web-waiting-for-seats = { $n ->
    [one] 1 seat is still free.
   *[other] { $n } seats are still free.
}
web-waiting-for-host = Everybody is here: { $name } can begin.
web-invite = Invite
web-invite-about = Whoever opens this link may come to the table.
web-invite-link = The table's link
web-invite-title = Mousquetaires: { $name }
web-link-stays-here = This link works on this computer only: for friends elsewhere, start the server with “make serve HOST=0.0.0.0” and open it at this computer's address in your network.
web-copy = Copy
web-copied = Copied
web-share = Share
web-people = People
web-is-here = here
web-is-away = away
web-is-host = host
web-is-you = you
web-is-muted = muted
web-onlookers = { $n ->
    [one] 1 onlooker
   *[other] { $n } onlookers
}
web-mute = Mute
web-unmute = Unmute
web-remove = Remove
web-remove-named = Remove { $name }
web-remove-about = They lose their seats at this table, but may come again with the link.
web-ban = Ban
web-ban-named = Ban { $name }
web-ban-about = They lose their seats at this table, and nobody from their network address may come again.
web-agreed = What is agreed
web-hourglass-of = hourglass: { $time }
web-no-hourglass = without the hourglass
web-is-listed = in the lobby
web-is-private = only with the link
web-admits-onlookers = onlookers are welcome
web-no-onlookers = no onlookers
web-is-open = open: one person may play both sides
web-your-key = Your way back
web-personal-about = This browser stays at the table by itself. For another device, make a personal link: it opens your seats there.
web-personal-make = Make a personal link
web-personal-again = Make a new one
web-personal-link = Your personal link
web-personal-once = It works once. Send it to nobody else: whoever opens it plays as you.
web-end-keys = Sign out all other devices
web-keys-ended = Only this browser is still at the table.
web-delete-table = Delete the table
web-delete-about = The table, its game and everything said at it are gone for everybody, at once and for good.

## Notices

web-notices = Tell me when it is my turn
web-notices-hint = For a slow game you can be told when it is your turn.
web-notices-about = You are told only while you are not at the table, once for each turn. Everything can be taken back here.
web-notice-end = No longer
web-push = On this device
web-push-about = Your browser shows a notification, even when the game is closed.
web-push-ask = Turn on notifications
web-push-on = Notifications are on for this device.
web-push-denied = Your browser does not allow notifications from this page: change that in its settings, then try again.
web-push-impossible = This browser cannot show notifications from this page.
web-push-failed = Your browser's notification service did not answer: try again later.
web-feed = In a feed reader
web-feed-about = An Atom feed of your turns, protected by a password; any user name will do.
web-feed-ask = Make a feed
web-feed-address = The feed's address
web-feed-password = Its password
web-shown-once = Shown only this once: keep it now.
web-webhook = For a program of yours
web-webhook-about = The server calls an HTTPS address (a webhook) that you name, and signs each call.
web-webhook-url = The address
web-webhook-ask = Call it
web-webhook-on = The address is called when it is your turn.
web-webhook-secret = The secret that signs the calls

## The rulebook

web-rules-about = All { $n } rules as this program plays them, in our own words, each with its id. Whenever something is not possible, the game names the rule and leads here.
web-chapters = Chapters
web-rules-search = Search
web-rules-found = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
web-ruling = Where the rulebooks are silent or disagree:
web-rule-asks = The game asks:
web-rule-refuses = When it is not possible:
web-chapter-words = Words
web-word-turn = Turn
web-word-his_turn = His turn
web-word-action = Action
web-word-mission_step = Mission step
web-word-out_of_action = Out of action
web-word-hand = Hand
web-chapter-goal = The goal
web-chapter-setup = Setting up
web-chapter-count = How many play
web-chapter-turn = The turn
web-chapter-force = Guarding a mission
web-chapter-chal = Challenges
web-chapter-duel = Duels
web-chapter-trap = Traps
web-chapter-arm = The Arsenal
web-chapter-roch = Rochefort
web-chapter-places = Places of their own kind
web-chapter-par = Paris
web-chapter-lou = The Louvre
web-chapter-siege = La Rochelle
web-chapter-qst = The Quest
web-chapter-one = One for All, All for One
web-chapter-hour = The hourglass
web-chapter-var = Variants
web-chapter-solo = Without Milady
web-chapter-trev = M. de Tréville
web-part-dice = Dice
web-part-track = Tracks
web-part-hero = The Musketeers' cards
web-part-foe = Rochefort and de Wardes
web-part-card = Cards
web-part-deck = Decks
web-part-item = Equipment
web-part-token = Quest tokens
web-part-board = Quest boards

## Credits

web-credits-game = The board game
web-credits-game-about = Mousquetaires du Roy was designed by { $authors }, illustrated by { $artists } and published by { $publisher } in { $year }. The game and its name are theirs.
web-credits-unofficial = This is an unofficial implementation. If you like it, buy the box: nothing on a screen replaces a Milady smiling behind her real one.
web-credits-program = This program
web-credits-program-about = Version { $version }, © the Mousquetaires contributors, MIT licence: free to use, study, change and pass on.
web-credits-icons = Icons
web-credits-icons-about = The small icons were drawn by the artists below for
web-credits-font = Typeface
web-credits-font-about = EB Garamond by Georg Duffner and Octavio Pardo,
web-credits-drawings = Board and pictures
web-credits-drawings-about = The board, the engraving and the ornaments were drawn for this program; nothing was taken from the box.
