### Why the coach gives no advice.

server-coach-off = The coach is off at this table: the host decides that when the table is opened.
server-coach-busy = The coach is busy: ask again in a moment.
