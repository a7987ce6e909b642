### Why the coach gives no advice.

server-coach-off = An diesem Tisch ist der Berater aus: Das entscheidet der Gastgeber beim Öffnen.
server-coach-busy = Der Berater ist beschäftigt: Frag gleich noch einmal.
