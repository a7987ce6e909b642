## Livelli di difficoltà: la scelta nella pagina iniziale

web-level = Quanto difficile?
web-level-first = Prima partita
web-level-first-about = Probabilmente vincerai, anche se stai ancora imparando le regole.
web-level-fair = Ad armi pari
web-level-fair-about = L’altra parte gioca con buon senso. Tieni d’occhio i tracciati di Milady.
web-level-hard = Difficile
web-level-hard-about = L’altra parte conosce le probabilità e guarda lontano.
web-level-merciless = Spietata
web-level-merciless-about = All’altra parte non sfugge nulla. Aspettati di perdere.
web-level-usual-rules = le regole consuete
web-level-you-play = Giochi
web-level-against = Contro
web-level-beginner-wins = Un principiante vince
web-level-expert-wins = Un giocatore esperto vince
web-level-measured = Giocato da bot, da 2 a 6 giocatori: un novizio come principiante, un esperto come giocatore esperto. Misurato il { $date } ({ $commit }).
