### Cosa risponde il server quando una partita non si può rivedere.

server-record-foreign = Questo file non è la registrazione di una partita.
server-record-rules = Questa partita seguiva altre regole: questo server non può riprodurla.
server-record-damaged = La registrazione è danneggiata: non si può rivedere.
server-record-damaged-at = La registrazione è danneggiata: la riga { $at } non è valida.
server-replay-rules = Questa partita seguiva una versione precedente delle regole: non si può più rivedere, ma puoi scaricarne la registrazione.
server-replay-long = Questa partita è troppo lunga per essere rivista qui.
server-replays-busy = Ci sono molte partite in preparazione: riprova tra un momento.
