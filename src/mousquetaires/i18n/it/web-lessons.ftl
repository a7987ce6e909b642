### Le pagine e i riquadri delle lezioni, e la carta degli scopi.

web-nav-lessons = Impara
web-title-lessons = Imparare giocando
web-lessons-about = Due prime partite insegnano le regole al vero tavolo, passo dopo passo. Gli esercizi durano uno o due minuti ciascuno.
web-lessons-done = { $n } di { $of } completati
web-lessons-first = La tua prima partita
web-lessons-musketeers = Esercizi per i moschettieri
web-lessons-milady = Esercizi per Milady
web-lesson-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
web-lesson-start = Comincia
web-lesson-continue = Continua
web-lesson-again = Ricomincia
web-lesson-done = Completato
web-lesson-step = Passo { $n } di { $of }
web-lesson-goal = Scopo: { $goal }
web-lesson-next = Avanti
web-lesson-back = Indietro
web-lesson-show = Mostrami
web-lesson-leave = Esci, tieni il segno
web-lesson-leave-short = Esci
web-lesson-over = Completato: { $title }
web-lesson-play-on = Continua la partita
web-lesson-missed = Stavolta no
web-lesson-retry = Riprova
web-lesson-undo = Annulla l’ultima mossa
web-lesson-more = Altre lezioni
web-learn-title = La prima volta qui? Impara giocando
web-learn-about = Dieci minuti al vero tavolo, un’idea alla volta. Ogni mossa la fai tu.
web-learn-first_turn = Il tuo primo turno, con i moschettieri
web-learn-first_scheme = La tua prima trama, con Milady

## La carta degli scopi

web-goalcard-you = Giochi { $names }
web-goalcard-you-milady = Giochi Milady
web-goalcard-musketeers = I moschettieri
web-goalcard-musketeers-win = Vincono insieme completando le quattro plance della missione principale.
web-goalcard-milady = Milady
web-goalcard-milady-wins = Vince appena uno di questi conti arriva alla fine:
web-goalcard-way-time = Il Tempo raggiunge l’ultima casella.
web-goalcard-way-siege = La Rochelle cade in mano sua.
web-goalcard-way-honour = La Regina perde tutto l’onore.
web-goalcard-way-abduction = Sei successi con Il Rapimento.
web-goalcard-turn = Un turno
web-goalcard-phase-milady = Milady si nasconde da qualche parte e pesca o gioca una carta Tradimento.
web-goalcard-phase-musketeers = Ogni moschettiere fa le sue azioni, in qualsiasi ordine.
web-goalcard-phase-siege = Le due parti tirano per l’assedio di La Rochelle.
web-goalcard-phase-end = Il Tempo avanza, e le missioni rimaste si fanno sentire.
web-goalcard-dismiss = Giochiamo
web-goalcard-lessons = Preferisco imparare passo dopo passo
web-pointer-dismiss = Capito, basta consigli
web-pointer-next_musketeer = Può cominciare qualsiasi moschettiere. Premilo qui, o il suo ritratto.
web-pointer-musketeer_action = Premi una risposta qui, o ciò che brilla sulla mappa. Ognuna costa un’azione.
web-pointer-combat_cards = Più dadi, più probabilità: le percentuali mostrano quanto vale ogni scelta.
web-pointer-skill_cards = Qui niente dadi: abilità e carte insieme devono raggiungere il livello.
web-pointer-opening_paris = Ogni carta minaccia i moschettieri a modo suo, finché non ne compiono la missione.
web-pointer-destination = Nessuno vede dove vai. A Parigi, al Louvre e alla missione principale Rochefort combatte per te.
web-pointer-treachery = Pesca una carta per dopo, o giocane una ora: ha effetto subito.
web-pointer-adversaries = Le forze devono dare esattamente il totale. Una trappola conta 1.
web-exercise-done = Lo scopo è raggiunto. Continua la partita se vuoi, o prova il prossimo esercizio.
