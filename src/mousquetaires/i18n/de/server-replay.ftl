### Was der Server antwortet, wenn sich ein Spiel nicht noch einmal ansehen lässt.

server-record-foreign = Diese Datei ist keine Aufzeichnung eines Spiels.
server-record-rules = Dieses Spiel wurde nach anderen Regeln gespielt: Dieser Server kann es nicht wiedergeben.
server-record-damaged = Die Aufzeichnung ist beschädigt und lässt sich nicht wiedergeben.
server-record-damaged-at = Die Aufzeichnung ist beschädigt: Eingabe { $at } passt nicht.
server-replay-rules = Dieses Spiel wurde nach einer früheren Fassung der Regeln gespielt: Es lässt sich nicht mehr wiedergeben, aber du kannst seine Aufzeichnung herunterladen.
server-replay-long = Dieses Spiel ist zu lang, um es hier wiederzugeben.
server-replays-busy = Gerade werden viele Wiedergaben vorbereitet: Versuch es gleich noch einmal.
