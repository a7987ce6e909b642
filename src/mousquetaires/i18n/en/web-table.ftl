### At the table, in the browser. Names of seats and Musketeers come in all their forms ({ $who_the }, { $hero_dat }).

## The connection

web-unreachable = The server cannot be reached. Check your connection and try again.
web-offline = The connection is lost. Nothing you have done is lost with it.
web-offline-again = { $n ->
    [0] Trying again …
    [one] Trying again in 1 second.
   *[other] Trying again in { $n } seconds.
}
web-offline-now = Connect now
web-connecting = Connecting …
web-title-turn = ● Your turn · { $table }
web-somebody = somebody
# a seat that no nickname names; $player is for example "Player 2"
web-seat-runs = { $player } ({ $heroes })

## The question

web-table-rule-opens = opens the rule in another window
web-table-tap-again = This may be final: tap again to do it.
web-table-where = { $left ->
    [0] He is { $place } and has no action left.
    [one] He is { $place } and has 1 action left.
   *[other] He is { $place } and has { $left } actions left.
}
web-table-waiting-for = Waiting for { $who }.
web-table-free = At any time, without an action
# unfolds the actions that are not possible
web-table-not-now = Not possible now ({ $n })
web-table-over = The game is over.
web-table-nothing-asked = Nothing is asked just now.
# in place of the next question, until what came of the last one has been told
web-telling = See what comes of it …
web-telling-all = Show all at once
web-table-bot-plays = A bot plays this seat for you.
web-table-take-back = Play it myself
web-verb-move = Go somewhere
web-verb-ride = Ride (free)
web-verb-trade = Trade
web-verb-play = Play a character card
web-verb-reinforce = Reinforce the siege
web-verb-challenge = Take up a challenge
web-verb-duel = Duel
web-verb-task = Serve the Paris affair
web-verb-path = Go on in the Inn
web-verb-fight = Fight a guard
web-verb-order = Give an order
# a choice that opens further choices
web-option-opens = { $label } …
web-sheet-up = Show the question
web-sheet-down = Put it down
web-confirm-do = Do it
web-less = less: { $what }
web-more = more: { $what }

## Taking back

web-undo = Take back …
web-undo-alone = Take back ({ $n })
web-undo-consent = You cannot take this back alone: dice have fallen, something was shown or somebody else has acted. Shall the others be asked?
web-undo-ask = Ask them
web-undo-leave = Leave it
web-undo-asked = { $who_the } asks to take a move back.
web-undo-waiting = { $who_the } asks to take a move back; the others are still to answer.
web-undo-yes = I agree
web-undo-no = No

## Trades

web-trade-change = Offer something else
web-trade-give = You give { $hero_dat }
web-trade-want = You get from { $hero_the }
# beside a card's name; $n may be 0
web-trade-held = (you have { $n })
web-trade-send = Make this offer

## The story

web-side = Story and talk
web-log = Story
web-log-since = Since my last turn
web-log-earlier = Earlier
web-log-empty = Nothing has happened yet.
web-turn = { $n ->
    [0] Before the first turn
   *[other] Turn { $n }
}
web-log-came = { $who } came to the table.
web-log-sat = { $who } took a seat: { $seats }.
web-log-rose = { $who } got up: { $seats }.
web-log-bot = From now on a bot plays: { $seat }.
web-log-back = The bot has left the seat to its player again: { $seat }.
web-log-undone = { $seat_the } took a move back.
# before what is struck out in the story, read out
web-log-taken-back = Taken back:
web-log-proposed = { $seat_the } asks to take a move back.
web-log-agreed = { $seat_the } agrees.
web-log-disagreed = { $seat_the } does not agree.
web-log-judged = { $what ->
    [mute] The host has muted { $who }.
    [unmute] The host lets { $who } speak again.
    [remove] The host has removed { $who }.
   *[ban] The host has banned { $who }.
}
web-log-clocked = The host has changed the time for a move.
web-log-resumed = The server was away for a moment; no clock ran meanwhile.
web-log-rematched = The same people play again at another table.
web-pace-skip = Skip ({ $n })

## Talk

web-chat = Talk
web-chat-unread = { $n ->
    [one] 1 new
   *[other] { $n } new
}
web-chat-empty = Nobody has said anything yet. Everybody hears what is said here, Milady as well.
web-chat-empty-gallery = Nobody has said anything yet. The players do not hear what is said here before the game is over.
web-chat-gallery = (gallery)
web-chat-write = Say something
web-chat-send = Say
web-chat-show = Show everybody a card …
web-chat-show-do = Show
web-chat-point = Point at a place …
web-chat-point-do = Point
# read out; $place is what is pointed at
web-point-told = { $who_the } points at { $place }.

## Who is there

web-presence = Who plays
web-presence-away = away
web-presence-turn = to choose
web-presence-look = look through this seat
web-presence-onlookers = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
web-seat-bot = bot
web-seat-nobody = nobody
web-clock-move = Time left for this move
web-clock-sand = Sand left in the hourglass
web-clock-sand-why = Emergency! Whatever the Musketeers have not done when the sand runs out is lost. It stands still during duels, while cards and boards are laid out, and while Milady chooses.
web-clock-stands = stands still
web-clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
web-clock-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}

## Several players at one screen

web-curtain = Next: { $who_the }
web-curtain-use = Hide the table between my seats
web-curtain-auto = When Milady is one of them
web-curtain-always = Always
web-curtain-never = Never
web-curtain-why = Hand over the screen. Nobody else should look now.
web-curtain-open = I am { $who_the }: show the table

## The end

web-end-musketeers = The Musketeers have won
web-end-milady = Milady has won
web-end-turns = { $n ->
    [one] It took 1 turn.
   *[other] It took { $n } turns.
}
web-end-rematch = Play again
web-end-follow = To the next game
web-end-record = Download the record
web-end-verify = The record holds every move and every die. “mousquetaires replay” shows the game again, “mousquetaires verify” checks the dice.
