### Molte partite insieme: simulazioni, tornei, le loro tabelle, figure e difficoltà.

cli-help-tournament = Fa giocare ogni bot Milady contro ogni squadra di bot Moschettieri sulle stesse smazzate, e classifica i bot di ogni parte.

cli-option-deals = Quante smazzate a ogni tavolo; ogni coppia di bot le gioca tutte.
cli-option-milady_bots = I bot che giocano Milady, separati da virgole (predefinito: tutti tranne master, che è lento).
cli-option-musketeer_bots = I bot che giocano i Moschettieri, separati da virgole (predefinito: tutti tranne master, che è lento).
cli-option-seat_bots = Un altro bot per un posto: milady, un Moschettiere o un numero, per esempio athos=random; si può ripetere.
cli-option-ray = Gioca su un cluster Ray: il suo indirizzo (HOST:PORTA o ray://HOST:PORTA), o local per un Ray su questa macchina.
cli-option-jsonl = Scrive ogni partita come una riga di JSON, appena è finita.
cli-option-resume_run = Continua la simulazione del file --jsonl.
cli-option-parquet = Scrive ogni partita come una riga di un file Parquet.
cli-option-rules = Elenca quante volte ogni regola è stata usata in una partita.
cli-option-plots = Disegna figure in questa cartella: chi vince, quanto durano le partite, come finiscono, i quattro orologi.
cli-option-plot_format = Il formato delle figure: svg o png.

## Com'è andata

cli-simulate-interval = La seconda riga di ogni quota è il suo intervallo al 95%.
cli-simulate-kept = { $games ->
    [one] { $games } partita c’era già.
   *[other] { $games } partite c’erano già.
}
cli-simulate-died = { $n ->
    [one] { $n } processo è morto nel mezzo di una partita.
   *[other] { $n } processi sono morti nel mezzo di una partita.
}
cli-simulate-again = { $n ->
    [0] Nessuna partita è stata rigiocata.
    [one] { $n } partita è stata rigiocata.
   *[other] { $n } partite sono state rigiocate.
}
cli-simulate-failed = { $n ->
    [one] { $n } partita non si è potuta giocare fino in fondo:
   *[other] { $n } partite non si sono potute giocare fino in fondo, tra cui:
}

## Tornei

cli-tournament-deals = { $n ->
    [0] Nessuna smazzata è stata ancora giocata da tutte le coppie: non c’è nulla da classificare.
    [one] Conta { $n } smazzata, giocata da tutte le coppie.
   *[other] Contano { $n } smazzate, giocate da tutte le coppie.
}
cli-tournament-bot = bot
cli-tournament-rating = punteggio
cli-tournament-share = partite vinte
cli-tournament-ahead = vantaggio sul seguente
cli-tournament-meetings = Quante volte ha vinto Milady (a sinistra)
cli-tournament-note = I punteggi sono sulla scala Elo, con 1500 come media di ogni parte. Le seconde righe sono intervalli al 95%; le differenze sono prese smazzata per smazzata.

## Figure

cli-plot-wins = Partite vinte da Milady, con gli intervalli al 95%
cli-plot-length = Quanto durano le partite
cli-plot-endings = Come finiscono le partite
cli-plot-clocks = I quattro orologi: media, 8 partite su 10, e dove vince Milady (tratteggio)
cli-plot-share = quota delle partite, %
cli-plot-turns = turni
cli-plot-turn = turno (delle partite arrivate fin lì)
cli-clock-time = Tempo
cli-clock-siege = Assedio di La Rochelle
cli-clock-honour = L’onore della Regina
cli-clock-abduction = Costanza: i successi di Milady

## Che cosa non va

cli-plot-format = Le figure non possono essere in { $read }: scegli tra { $known }.
cli-seat-bot = --bot: «{ $read }» non è un posto con il suo bot: scrivi per esempio athos=random.
cli-resume-what = --resume ha bisogno del file da continuare: indicalo con --jsonl.
cli-bot-twice = { $option }: { $bot } è indicato due volte, una basta.
sim-extra = { $package } non è installato: esegui pip install "mousquetaires[{ $extra }]".
sim-deadly = La partita del seme { $seed } è stata saltata: il suo processo è morto { $tries } volte.
sim-all-die = { $games } partite di fila hanno ucciso il loro processo: c’è abbastanza memoria?
sim-journal-there = { $file } esiste già: --resume lo continua, o scegli un altro file.
sim-journal-foreign = { $file } non è un file di partite: scegli un altro file.
sim-journal-other = { $file } contiene le partite di un’altra esecuzione, diversa in: { $what }. Usa le stesse impostazioni, o scegli un altro file.
sim-journal-broken = La riga { $line } di { $file } non si legge come una partita: cancella quella riga, o scegli un altro file.
sim-parquet-there = { $file } esiste già: scegli un altro file, o spostalo altrove.
sim-parquet-other = { $file } non è il file Parquet di questa esecuzione: scegli un altro file.
sim-ray-address = «{ $address }» non è l’indirizzo di un cluster Ray: scrivi HOST:PORTA, ray://HOST:PORTA o local.
sim-ray-dead = Nessun cluster Ray risponde a { $address }: { $why }.
sim-ray-join = Il cluster Ray { $address } rifiuta la connessione: { $why } (vuole un token?)
sim-ray-not = A { $address } qualcosa risponde, ma non è un cluster Ray.
sim-ray-node = Un nodo del cluster Ray non può giocare: { $why }
sim-ray-other = Un nodo del cluster Ray ha un’altra versione di questo programma ({ $program }): installa la stessa su ogni nodo.
