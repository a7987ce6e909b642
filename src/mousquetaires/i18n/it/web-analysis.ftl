### L’analisi nel browser, accanto al replay.

web-replay-tab-analysis = Analisi
web-replay-tab-ledger = Perché
web-replay-tab-beliefs = Dov’era Milady
web-replay-tab-misses = Per un soffio
web-analysis = Analisi
web-analysis-about = È stata fortuna? Quali scelte hanno contato? Dove poteva essere Milady, e che cosa è quasi successo?
web-analysis-ask = Analizza questa partita
web-analysis-ask-about = Il server lo fa quando nessuna partita ha bisogno di lui. Il risultato resta con questa partita.
web-analysis-waiting = In attesa: il server è occupato con altre partite.
web-analysis-running = Analisi in corso: { $percent }%
web-analysis-failed = L’analisi non è riuscita.
web-analysis-file = Il server analizza le partite giocate ai suoi tavoli. Per un file, esegui questo sul tuo computer:
web-analysis-choose = Poi trascina il risultato su questa pagina, oppure sceglilo qui
web-analysis-other = Questa analisi è di un’altra partita o di un’altra versione.
web-analysis-curve-musketeers = Probabilità di vittoria dei Moschettieri
web-analysis-curve-milady = Probabilità di vittoria di Milady
web-analysis-curve-end-musketeers = Vincono i Moschettieri
web-analysis-curve-end-milady = Vince Milady
web-analysis-curve-about = stimata dopo ogni scelta e ogni lancio; i numeri sono le svolte più grandi
web-analysis-curve-about-band = stimata dopo ogni scelta e ogni lancio; fascia: intervallo al 95% di partite simulate; i numeri sono le svolte più grandi
web-analysis-curve-about-making = stimata dopo ogni scelta e ogni lancio; fascia (intervallo al 95% di partite simulate): calcolata al { $percent }%
web-analysis-swings = Le svolte più grandi
web-analysis-swing-go = Momento chiave { $n }: { $what }
web-analysis-swing-number = Momento chiave { $n } di { $of }:
web-analysis-swing-choice = { $who }: { $n ->
    [one] 1 punto perso
   *[other] { $n } punti persi
} con una scelta
web-analysis-swing-luck = { $n ->
    [one] 1 punto
   *[other] { $n } punti
} di fortuna per { $side ->
    [milady] Milady
   *[musketeers] i Moschettieri
}
web-analysis-no-verdict = Nessun verdetto: la differenza rientra nell’errore.
web-analysis-shared = Nessun giocatore
web-analysis-why-musketeers = Perché hanno vinto i Moschettieri
web-analysis-why-milady = Perché ha vinto Milady
web-analysis-points-musketeers = La loro probabilità di vittoria, in punti su 100
web-analysis-points-milady = La sua probabilità di vittoria, in punti su 100
web-analysis-about-start = La probabilità all’inizio del primo turno.
web-analysis-about-luck = Dadi e carte, a confronto con la media di tutto ciò che poteva uscire.
web-analysis-about-decisions = Le scelte, a confronto con la risposta migliore che il giocatore poteva trovare.
web-analysis-about-unforeseen = Ciò che la stima stessa ha giudicato male.
web-analysis-about-result = Inizio, fortuna, decisioni e imprevisto fanno 100: questa parte ha vinto.
web-analysis-players = Fortuna e decisioni per giocatore
web-analysis-players-musketeers = Punti per i Moschettieri: gli errori di Milady contano a loro favore.
web-analysis-players-milady = Punti per Milady: gli errori dei Moschettieri contano a suo favore.
web-analysis-instead = Invece
web-analysis-own-chance = Probabilità in base a ciò che questo giocatore poteva sapere ({ $who }).
web-analysis-difference = Differenza: { $n } ± { $error } punti (mondi provati: { $worlds }).
web-analysis-because = perché
web-analysis-belief = Dove poteva essere Milady, visto da questo posto ({ $who })
web-analysis-boxed = Nel riquadro: dov’era.
web-analysis-was-there = (era lì)
web-analysis-previous = Momento chiave precedente
web-analysis-next = Momento chiave successivo
web-analysis-show = Mostra questo momento
web-analysis-try = Prova da qui
web-analysis-no-swings = Nessun lancio e nessuna scelta spicca.
web-analysis-beliefs-about = Probabilità in percentuale, in base a ciò che tutti sapevano, prima che la sua carta fosse rivelata. Nel riquadro: dov’era.
web-analysis-turn-go = Mostra il turno { $n }
web-analysis-no-misses = Niente è stato deciso per un soffio.
