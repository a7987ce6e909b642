### At the table, in the browser. Names of seats and Musketeers come in all their forms ({ $who_the }, { $hero_dat }).

## The connection

web-unreachable = The server can’t be reached. Check your connection and try again.
web-offline = Connection lost. Your moves are safe.
web-offline-again = { $n ->
    [0] Trying again…
    [one] Trying again in 1 second.
   *[other] Trying again in { $n } seconds.
}
web-offline-act = You’re offline. You can go on as soon as the connection is back.
web-offline-now = Connect now
web-connecting = Connecting…
web-title-turn = ● Your turn · { $table }
web-somebody = someone
# a seat that no nickname names; $player is for example "Player 2"
web-seat-runs = { $player } ({ $heroes })

## The question

web-table-rule-opens = opens the rule in a new window
web-table-tap-again = You may not be able to undo this. Tap again to confirm.
web-table-waiting-for = Waiting for { $who }.
web-table-free = Any time, without an action
# unfolds the actions that are not possible
web-table-not-now = Not possible now ({ $n })
web-table-over = The game is over.
web-table-nothing-asked = Nothing to decide right now.
# in place of the next question, until the last moves have been played back
web-telling = Playing the moves…
web-telling-all = Skip to the end
web-table-bot-plays = A bot is playing for you.
web-table-take-back = Take over
web-verb-move = Go somewhere
web-verb-ride = Ride (no action)
web-verb-trade = Trade
web-verb-play = Play a character card
web-verb-reinforce = Reinforce the siege
web-verb-challenge = Attempt a challenge
web-verb-duel = Duel
web-verb-task = Work on the Paris mission
web-verb-path = Advance in the Inn
web-verb-fight = Fight a guard
web-verb-order = Give an order
# a choice that opens further choices
web-option-opens = { $label }…
web-confirm-do = Do it
web-confirm-leave = Not now
web-less = less: { $what }
web-more = more: { $what }

## Undo

web-undo = Undo…
web-undo-alone = Undo ({ $n })
web-undo-consent = You can’t undo this on your own: dice were rolled, something was revealed or someone else has moved. Ask the others?
web-undo-ask = Ask
web-undo-seen = Since then dice were rolled, something was revealed or someone else has moved, and you’ve seen it. Undo anyway?
web-undo-anyway = Undo anyway
web-undo-leave = Don’t undo
web-undo-asked = { $who_the } asks to undo a move.
web-undo-waiting = { $who_the } asks to undo a move; waiting for the others.
web-undo-yes = Agree
web-undo-no = Refuse

## Trades

web-trade-change = Make another offer
web-trade-give = You give { $hero_dat }
web-trade-want = You get from { $hero_the }
web-trade-send = Make this offer

## The story

web-side = Story and chat
web-log = Story
web-log-since = Since your last turn
# added where the Time token moves a second time in a turn
web-log-time-again = { $paris } moves it one space more.
web-log-earlier = Earlier
web-log-empty = Nothing has happened yet.
web-turn = { $n ->
    [0] Before the first turn
   *[other] Turn { $n }
}
web-log-came = { $who } joined the table.
web-log-sat = { $who } took a seat: { $seats }.
web-log-rose = { $who } left a seat: { $seats }.
web-log-bot = A bot takes over: { $seat }.
web-log-back = The player has taken over from the bot: { $seat }.
web-log-undone = { $seat_the } undid a move.
# before what is struck out in the story, read out
web-log-taken-back = Undone:
web-log-proposed = { $seat_the } asks to undo a move.
web-log-agreed = { $seat_the } agrees.
web-log-disagreed = { $seat_the } refuses.
web-log-judged = { $what ->
    [mute] The host muted { $who }.
    [unmute] The host unmuted { $who }.
    [remove] The host removed { $who }.
   *[ban] The host banned { $who }.
}
web-log-clocked = The host changed the time for a move.
web-log-resumed = The server was briefly down; all clocks were paused.
web-log-rematched = The rematch is at another table.
web-pace-skip = Skip ({ $n })

## Chat

web-chat = Chat
web-chat-unread = { $n ->
    [one] 1 new
   *[other] { $n } new
}
web-chat-empty = No messages yet. Everyone at the table can read the chat, including Milady.
web-chat-empty-waiting = No messages yet. Everyone at the table can read this chat.
web-chat-empty-gallery = No messages yet. The players can’t read this chat until the game is over.
web-chat-gallery = (spectator)
web-chat-write = Write a message
web-chat-send = Send
web-chat-show = Show everyone a card…
web-chat-show-do = Show
web-chat-point = Point at a place
web-chat-point-do = Point
web-chat-join = Choose a nickname to write here.
web-point-aim = Press a place to point at it.
web-point-cancel = Don’t point
# read out; $place is what is pointed at
web-point-told = { $who_the } points at { $place }.

## Who is there

web-presence = Players
web-presence-away = away
web-presence-turn = deciding
web-presence-onlookers = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
web-watching = You’re watching.
web-watching-stranger = Choose a nickname to chat. Then the host can offer you a seat.
web-watching-guest = { $name } can offer you a seat.
web-seat-bot = bot
web-seat-nobody = nobody
web-clock-move = Time left for this move
web-clock-sand = Time left in the hourglass
web-clock-sand-why = Emergency! When the hourglass runs out, the Musketeers lose all actions they have left. It pauses during duels, while cards and boards are set up, and while Milady chooses.
web-clock-stands = paused
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
web-curtain-why = Hand over the screen. Nobody else should look.
web-curtain-open = I’m { $who_the }: show the table
