### The coach: the panel at a question, Milady’s map, and the table’s option.

web-coach = Consigliere
web-coach-title = Tu che faresti?
web-coach-musketeers = Probabilità che vincano i Moschettieri:
web-coach-milady = Probabilità che vinca tu:
web-coach-thinking = Il consigliere sta pensando…
web-coach-ask-again = Chiedi di nuovo
web-coach-chance = { $percent }%, più o meno { $error }
web-coach-unclear = Nessuna risposta nettamente migliore: le prime due sono entro l’errore.
web-coach-clear = La prima risposta è nettamente la migliore.
web-coach-method = Turni simulati per ogni risposta: { $n }. ± è l’intervallo al 95%.
web-coach-where = Dove può essere Milady?
web-coach-legend = Dove può essere Milady
web-coach-press-place = Premi un’area per vedere le ragioni
web-coach-public = solo da fatti pubblici
web-coach-end-now = Se finisci ora:
web-coach-end-thinking = Il consigliere sta ancora valutando che cosa si perde.
web-coach-end-anyway = Premi ancora per finire lo stesso.
web-coach-all = Tutte le risposte
web-coach-allowed = il consigliere può aiutare ogni giocatore
web-coach-about = Alle proprie domande, i giocatori possono chiedere a un bot forte che cosa farebbe. Tutti vedono che è permesso. Contro soli bot c’è sempre.
