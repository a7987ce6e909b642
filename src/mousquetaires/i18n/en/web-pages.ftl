### The pages around the game: front page, lobby, a new table, waiting at it, rulebook, credits.

## On every page

web-skip = Skip to content
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
web-title-new = New table
web-title-table = Table
web-title-rules = Rules
web-title-credits = Credits
web-title-lost = Lost on the road
web-failed-title = Something went wrong
web-try-again = Try again
web-call-off = Cancel
web-theme-to-light = Light colours
web-theme-to-dark = Dark colours

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-text-size-normal = Normal
web-text-size-large = Large
web-text-size-huge = Very large
web-speed = Playback speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant
web-duel-rolls = Your own duels
web-duel-rolls-each = One roll per round
web-duel-rolls-all = All rounds at once
web-motion = Animation
web-motion-auto = Same as device
web-motion-reduced = Reduced
web-sound = Sounds
web-sound-about = Heard while something happens at the table.
web-sound-turn = Your turn
web-sound-dice = Dice
web-sound-steel = Blades
web-sound-card = Cards
web-sound-purse = Coins
web-sound-bell = Bell
web-sand = Hourglass at your tables
web-sand-about = The rules give two minutes. You can allow more; everyone at the table sees the setting.

## The player

web-nickname = Your nickname
web-nickname-here = Your nickname at this table
# neutral names, separated by commas; one of them is suggested to a player without a nickname
web-nicknames = Fox,Otter,Heron,Badger,Falcon,Hare,Robin,Lynx,Beaver,Owl

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
web-pace-about-none = Everyone takes as long as they like.
web-pace-about-live = For a game in one sitting.
web-pace-about-slow = For a game over days or weeks. You can get a notification when it’s your turn.
web-timeout = When the time is up
web-timeout-default = A safe move
web-timeout-default-about = When the time is up, the server makes a move that is always possible.
web-timeout-bot = A bot takes over
web-timeout-bot-about = When the time is up, a bot plays until the player takes over again.

## The front page

web-front-title = Mousquetaires du Roy
web-front-line = Paris, 1625. The Queen’s diamonds are in England, the Cardinal knows it, and the ball is near. All for one!
web-play-now = Play now
web-play-musketeers = As the Musketeers
web-play-musketeers-about = You lead all four; a bot plays Milady.
web-play-milady = As Milady
web-play-milady-about = You scheme in secret; bots play the Musketeers.
web-play-solo = Without Milady
web-play-solo-about = Solo game: chance decides her moves, and nothing is hidden.
web-dealing = Dealing the cards…
web-more-choices = More options
web-all-choices = All options for a table
web-players-quick-about = Including Milady; without her there is one player fewer.
web-bot-master = Master
web-bot-master-about = Tries every move in simulated games first and finds what others overlook. Thinks a little longer.
web-bot-adept = Adept
web-bot-adept-about = Knows the odds, watches every clock and plans each turn. Hard to read as Milady.
web-bot-novice = Novice
web-bot-novice-about = Plays sensibly, without looking far ahead.
web-bot-random = Random
web-bot-random-about = Plays random legal moves: good for a first look.
web-who-runs-whom = Who plays which Musketeer
web-seat-one-yours = If you play the Musketeers, seat 1 is yours.
web-play-friends = Play with friends
web-play-friends-about = Open a table and send its link. No account, nothing to install.
web-invite-friends = Invite friends
web-your-side = Your side
web-side-musketeer = Musketeer
web-side-milady = Milady
web-side-later = Decide later
web-who-finds-it = Who can find the table
web-private = Only with the link
web-private-about = The table isn’t listed.
web-listed = In the lobby
web-listed-about = Anyone can find the table in the lobby and join.
web-open-and-invite = Open the table and invite
web-opening = One moment…
web-resume = Resume
web-come-back = Come back
web-no-tables-yet = Tables you’ve joined in this browser will be listed here.
web-status-waiting = waiting
web-status-playing = in progress
web-status-over = over
web-status-frozen = frozen
web-turn-yours = your turn
web-forget-table = Remove “{ $name }” from the list
web-show-all = { $n ->
    [one] Show the table
   *[other] Show all { $n } tables
}
web-paste-link = Paste a link to a table, or your personal link
web-go = Go
web-link-unreadable = This isn’t a link to a table: it should look like https://…/table/ and 16 letters or digits.
web-lobby-watch = Join or watch
web-lobby-watch-about = Join a table that needs players, or watch a game in progress.
web-to-lobby = Go to the lobby
web-to-rules = Go to the rules
web-story-title = The affair of the diamonds
web-story-affair = Queen Anne gave twelve diamond studs, a present from the King, to the Duke of Buckingham. Now the King wants to see her wear them at the ball. Someone put the idea into his head.
web-story-musketeers = D’Artagnan and his friends ride to England and back. They collect cards, cross swords with the Cardinal’s guards, and share everything: hand, purse and danger. But they have only so many actions a turn, and trouble in four places at once.
web-story-milady = Milady is one player with secrets. Each turn she hides where she’s going, plots, puts guards and traps in the way, and bluffs. She doesn’t have to win everywhere: one place is enough.
web-story-ways = Four ways for Milady to win, always in sight
web-way-time = Time
web-way-time-about = The ball begins, and the diamonds aren’t back.
web-way-siege = La Rochelle
web-way-siege-about = The siege is lost, to the Cardinal’s glory.
web-way-honour = The Queen’s honour
web-way-honour-about = Intrigue at the Louvre has cost her all of it.
web-way-abduction = Constance
web-way-abduction-about = Nobody came to her rescue in Paris.
web-story-together = The Musketeers have one way to win: finish all four Quest boards, together.

## The lobby

web-refresh = Refresh
web-looking = Loading…
web-new-table = New table
web-open-one = Open a table yourself.
web-lobby-waiting = { $n ->
    [0] Waiting for players
   *[other] Waiting for players ({ $n })
}
web-lobby-playing = { $n ->
    [0] Games to watch
   *[other] Games to watch ({ $n })
}
web-lobby-none-waiting = No table in the lobby needs players right now.
web-lobby-none-playing = There’s no game to watch right now.
web-table-nameless = A table without a name
web-table-of = { $name }’s table
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

web-new-people = Players and seats
web-new-rules = Rules
web-new-time = Pace
web-new-door = Who can join
web-milady-legend = Milady
web-with-milady = With Milady
web-with-milady-about = A player or a bot plays her against the Musketeers.
web-without-milady = Without Milady
web-without-milady-about = Nobody plays her; chance decides her moves, and nothing is hidden. You can play alone.
web-players = Players, including Milady
web-players-solo = Players
web-team-about = { $n ->
    [1] One player plays four Musketeers.
    [2] Two players play two Musketeers each.
    [3] Three players play one Musketeer each, with one more action.
    [4] Four players play one Musketeer each.
   *[5] Five players play one Musketeer each, including M. de Tréville.
}
web-who-sits-where = Who sits where
web-who-sits-where-about = Take several seats to share one screen. Free seats wait for people to join.
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
web-sitter-random = Bot: Random
web-open-table = Open table
web-open-table-about = One person can play both Milady and Musketeers, and see all hands.
web-variants = Variants
web-handicaps = For a more even game
web-handicaps-about = Choose one of these if one side wins too often at your table. They’re our own: no rulebook has them.
web-no-athos = Athos isn’t in play, so it changes nothing.
web-must-win = Bastille: only winning the duel sets you free
web-must-win-about = Otherwise a prisoner who fights is free however the duel ends.
web-one-wound = Rochefort: one wound each
web-one-wound-about = If Rochefort and a Musketeer wound each other, each loses only 1 life point, as the FAQ says. Otherwise every Sword that isn’t stopped counts.
web-hourglass = With the hourglass
web-hourglass-about = The Emergency! card gives the Musketeers little time for a turn. Better without it in your first game.
web-sand-runs = The hourglass runs for
web-table-name = The table’s name
web-table-name-hint = for example: The Red Dovecote
web-spectators = Spectators
web-spectators-about = Anyone with the link can watch. They see what everyone sees, and chat with each other.
web-need-nickname = Choose a nickname first.
web-will-wait = Free seats wait for people; you start when all are taken.
web-will-begin = All seats are taken: the game starts right away.
web-will-watch = Bots play all seats; you watch.
web-open-table-now = Open the table

## Waiting at a table

web-waiting-stranger = { $name } invites you to this table: choose a nickname and a seat.
web-waiting-host = This is your table: invite people or add bots, then start.
web-waiting-guest = { $name } starts the game when everyone is here.
web-seats = Seats
web-seat-free = free
web-seat-taken = taken
web-you-named = { $name } (you)
web-enter = Join
web-enter-about = Or take a seat right away. You don’t need one to watch.
web-sit = Take this seat
web-rise = Leave this seat
web-put-master = Master bot
web-put-adept = Adept bot
web-put-novice = Novice bot
web-put-random = Random bot
web-clear-bot = Remove the bot
web-other-side = the other side
web-many-seats = You can take several seats on one side and share the screen.
web-many-seats-open = This table is open: you can take any seats, on both sides, and share the screen.
web-begin = Start
web-begin-ready = Everyone is here.
web-begin-not-yet = Still free: { $seats }. Invite someone, or add a bot.
web-waiting-for-seats = { $n ->
    [one] 1 seat is still free.
   *[other] { $n } seats are still free.
}
web-waiting-for-host = Everyone is here: { $name } can start.
web-invite = Invite
web-invite-about = Anyone who opens this link can join the table.
web-invite-link = The table’s link
web-invite-title = Mousquetaires: { $name }
web-link-stays-here = This link only works on this computer. For friends on other devices, the server has to be open to your network; the README says how.
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
    [one] 1 spectator
   *[other] { $n } spectators
}
web-mute = Mute
web-unmute = Unmute
web-remove = Remove
web-remove-named = Remove { $name }
web-remove-about = They lose their seats at this table, but can join again with the link.
web-ban = Ban
web-ban-named = Ban { $name }
web-ban-about = They lose their seats at this table, and nobody from their network address can join again.
web-agreed = Table settings
web-hourglass-of = hourglass: { $time }
web-no-hourglass = no hourglass
web-is-listed = in the lobby
web-is-private = only with the link
web-admits-onlookers = spectators can watch
web-no-onlookers = no spectators
web-is-open = open: one person can play both sides
web-your-key = Play on another device
web-personal-about = This browser stays at the table by itself. For another device, create a personal link: it opens your seats there.
web-personal-make = Create a personal link
web-personal-again = Create a new one
web-personal-link = Your personal link
web-personal-once = It works once. Don’t share it: anyone who opens it plays as you.
web-end-keys = Sign out all other devices
web-keys-ended = Only this browser is still at the table.
web-delete-table = Delete the table
web-delete-about = This deletes the table, its game and its chat for everyone, right away and for good.

## Notifications

web-notices = Notify me when it’s my turn
web-notices-hint = In a slow game, you can get a notification when it’s your turn.
web-notices-about = You get a notification only while you’re away from the table, once per turn. You can turn this off here at any time.
web-notice-end = Turn off
web-push = On this device
web-push-about = Your browser shows a notification, even when the game is closed.
web-push-ask = Turn on notifications
web-push-on = Notifications are on for this device.
web-push-denied = Your browser doesn’t allow notifications from this page: change that in its settings, then try again.
web-push-impossible = This browser can’t show notifications from this page.
web-push-failed = Your browser’s notification service didn’t answer: try again later.
web-feed = In a feed reader
web-feed-about = An Atom feed that tells you when it’s your turn, protected by a password; any user name will do.
web-feed-ask = Create a feed
web-feed-address = The feed’s address
web-feed-password = Its password
web-shown-once = Shown only once: save it now.
web-webhook = For your own program
web-webhook-about = The server calls an HTTPS address of yours (a webhook) and signs each call.
web-webhook-url = The address
web-webhook-ask = Add webhook
web-webhook-on = The address is called when it’s your turn.
web-webhook-secret = The secret that signs the calls

## The rulebook

web-rules-about = All { $n } rules as this program plays them, in our own words, each with its id. When something isn’t possible, the game names the rule and links here.
web-chapters = Chapters
web-rules-search = Search
web-rules-found = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
web-rulings = { $n ->
    [one] A ruling, where the rulebooks are silent or disagree
   *[other] { $n } rulings, where the rulebooks are silent or disagree
}
web-ruling = Ruling
web-rule-in-game = In the game
web-rule-asks = The game asks:
web-rule-refuses = If you can’t:
web-chapter-words = Glossary
web-word-turn = Turn
web-word-his_turn = His turn
web-word-action = Action
web-word-mission_step = Mission step
web-word-out_of_action = Out of action
web-word-hand = Hand
web-chapter-goal = The goal
web-chapter-setup = Setup
web-chapter-count = Number of players
web-chapter-turn = The turn
web-chapter-force = Guarding a mission
web-chapter-chal = Challenges
web-chapter-duel = Duels
web-chapter-trap = Traps
web-chapter-arm = The Arsenal
web-chapter-roch = Rochefort
web-chapter-places = Special places
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
web-part-hero = The Musketeers’ cards
web-part-foe = Rochefort and de Wardes
web-part-adversary = Adversaries
web-part-trap = Trap cards
web-part-treachery = Treachery cards
web-part-paris = Paris cards
web-part-louvre = Louvre cards
web-part-adventure = Adventure cards
web-part-item = Equipment
web-part-token = Quest tokens
web-part-board = Quest boards

## Credits

web-credits-game = The board game
web-credits-game-about = Mousquetaires du Roy was designed by { $authors }, illustrated by { $artists } and published by { $publisher } in { $year }. The game and its name are theirs.
web-credits-unofficial = This is an unofficial implementation. If you like it, buy the box: no screen replaces a Milady who smiles at you from behind hers.
web-credits-program = This program
web-credits-program-about = Version { $version }, © the Mousquetaires contributors, MIT licence: free to use, study, change and pass on.
web-credits-icons = Icons
web-credits-icons-about = The small icons were drawn by the artists below for
web-credits-font = Typeface
web-credits-font-about = EB Garamond by Georg Duffner and Octavio Pardo,
web-credits-drawings = Board and pictures
web-credits-drawings-about = The board, the engraving and the ornaments were drawn for this program; nothing was taken from the box.
