### What the server answers when a game can’t be replayed.

server-record-foreign = This file isn’t a record of a game.
server-record-rules = This game was played by different rules: this server can’t replay it.
server-record-damaged = The record is damaged: it can’t be replayed.
server-record-damaged-at = The record is damaged: input { $at } doesn’t fit.
server-replay-rules = This game was played by an earlier version of the rules: it can’t be replayed, but you can still download its record.
server-replay-long = This game is too long to be replayed here.
server-replays-busy = Many replays are being prepared right now: try again in a moment.
