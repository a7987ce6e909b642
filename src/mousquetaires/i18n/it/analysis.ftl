### L’analisi di una partita finita: mousquetaires analyse, il suo rapporto HTML e i loro errori.

cli-help-analyse = Mostra dove una partita finita è stata vinta e persa: fortuna, decisioni, momenti chiave, occasioni mancate.
cli-option-html = Scrive un rapporto in questo file, come pagina web.
cli-option-playouts = Gioca anche il seguito da ogni momento, questo numero di volte; aggiunge un margine d’errore alla curva.
cli-option-playout_jobs = Quanti processi giocano il seguito.
cli-option-records = Scrive la registrazione di ogni partita in questa cartella.
cli-records-resume = --records e --resume non vanno insieme: le partite già nel file non hanno una registrazione.
analysis-unfinished = La partita non è ancora finita ({ $inputs ->
    [one] { $inputs } mossa
   *[other] { $inputs } mosse
}): si possono analizzare solo le partite finite.

analysis-musketeers-won = I Moschettieri hanno vinto al turno { $turns }. { $ending }.
analysis-milady-won = Milady ha vinto al turno { $turns }. { $ending }.

## Tabelle

analysis-title-ledger = Il bilancio: le probabilità di vittoria di Milady, in punti su 100
analysis-title-players = Fortuna e decisioni per giocatore, in punti per Milady
analysis-title-swings = Le svolte più grandi, in punti per Milady
analysis-title-beliefs = Dov’era Milady, e che cosa si poteva credere dai fatti noti a tutti
analysis-curve = Le probabilità di Milady dopo ogni scelta e ogni lancio
analysis-what = Voce
analysis-points = Punti
analysis-start = Inizio
analysis-luck = Fortuna
analysis-decisions = Decisioni
analysis-unforeseen = Imprevisto
analysis-result = Risultato
analysis-player = Giocatore
analysis-shared = nessuno in particolare
analysis-turn = Turno
analysis-happened = Che cosa è successo
analysis-change = Differenza
analysis-better-answer = { $better } ({ $chance } invece di { $played }, ± { $error })
analysis-better = Meglio
analysis-no-verdict = nessun verdetto
analysis-no-answer = –
analysis-truth = Dov’era
analysis-chance = Probabilità
analysis-guess = Più probabile
analysis-reason = Turno { $turn }: { $reason }
analysis-note = Inizio + fortuna + decisioni + imprevisto = risultato. La fortuna si misura sulla media di tutti gli esiti, una decisione sulla risposta migliore vista dal posto di quel giocatore. L’imprevisto è ciò che la formula ha giudicato male.

## Occasioni mancate

analysis-miss-crossed = Turno { $turn }: { $hero_the } era { $place_loc } mentre Milady si nascondeva lì, e non si sono incontrati.
analysis-miss-one_short = Turno { $turn }: { $hero_the } ha lasciato al suo avversario un solo punto ferita ({ $foe }).
analysis-miss-one_shield = Turno { $turn }: con uno Scudo in più { $hero_the } sarebbe rimasto in piedi (avversario: { $foe }).
analysis-miss-one_point = Turno { $turn }: { $place_loc }, { $hero_dat } è mancato un solo punto nella sfida { $skill_gen }.
analysis-miss-one_space-time = Turno { $turn }: ancora una casella sul tracciato del Tempo, e Milady avrebbe vinto.
analysis-miss-one_space-siege = Turno { $turn }: il campo del Re era a una casella dalla sconfitta.
analysis-miss-one_space-honour = Turno { $turn }: alla Regina restava un solo punto onore.
analysis-miss-one_space-constance = Turno { $turn }: ancora un successo, e Costanza sarebbe stata perduta.

## Server

server-analyses-yours = Stai già aspettando { $n } analisi: richiedila quando una sarà pronta.
server-analyses-busy = Molte partite aspettano di essere analizzate: riprova più tardi.
