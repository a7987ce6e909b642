### Al tavolo, nel browser. I nomi dei posti e dei Moschettieri arrivano in tutte le loro forme.

## Il collegamento

web-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-offline = Connessione persa. Le tue mosse sono al sicuro.
web-offline-again = { $n ->
    [0] Nuovo tentativo…
    [one] Nuovo tentativo fra { $n } secondo.
   *[other] Nuovo tentativo fra { $n } secondi.
}
web-offline-act = Sei offline. Potrai continuare appena torna la connessione.
web-offline-now = Connettiti ora
web-connecting = Connessione…
web-title-turn = ● Tocca a te · { $table }
web-somebody = qualcuno
# a seat that no nickname names; $player is for example "Player 2"
web-seat-runs = { $player } ({ $heroes })

## La domanda

web-table-rule-opens = apre la regola in un’altra finestra
web-table-tap-again = Forse non potrai annullare questa mossa. Tocca ancora per confermare.
web-table-waiting-for = Si attende { $who }.
web-table-free = In ogni momento, senza azione
# unfolds the actions that are not possible
web-table-not-now = Ora non possibile ({ $n })
web-table-over = La partita è finita.
web-table-nothing-asked = Per ora niente da decidere.
# in place of the next question, until what came of the last one has been told
web-telling = Si giocano le mosse…
web-telling-all = Vai alla fine
web-table-bot-plays = Un bot gioca al tuo posto.
web-table-take-back = Riprendi il comando
web-verb-move = Vai altrove
web-verb-ride = Vai a cavallo (senza azione)
web-verb-trade = Scambia
web-verb-play = Gioca una carta Personaggio
web-verb-reinforce = Rinforza l’assedio
web-verb-challenge = Affronta una sfida
web-verb-duel = Duella
web-verb-task = Occupati della missione di Parigi
web-verb-path = Avanza nella locanda
web-verb-fight = Affronta una guardia
web-verb-order = Dai un ordine
web-option-opens = { $label }…
web-confirm-do = Conferma
web-confirm-leave = Non ora
web-less = meno: { $what }
web-more = più: { $what }

## Annullare

web-undo = Annulla mossa…
web-undo-alone = Annulla mossa ({ $n })
web-undo-consent = Non puoi annullare questa mossa da solo: sono stati lanciati dei dadi, è stato rivelato qualcosa o qualcun altro ha giocato. Chiedere agli altri?
web-undo-ask = Chiedi
web-undo-seen = Da allora sono stati lanciati dei dadi, è stato rivelato qualcosa o qualcun altro ha giocato, e tu l’hai visto. Annullare lo stesso?
web-undo-anyway = Annulla lo stesso
web-undo-leave = Non annullare
web-undo-asked = { $who_the } chiede di annullare una mossa.
web-undo-waiting = { $who_the } chiede di annullare una mossa; si attendono gli altri.
web-undo-yes = Accetta
web-undo-no = Rifiuta

## Scambi

web-trade-change = Fai un’altra offerta
web-trade-give = Dai { $hero_dat }
web-trade-want = Ricevi da { $hero_acc }
web-trade-send = Fai questa offerta

## Il racconto

web-side = Racconto e chat
web-log = Racconto
web-log-since = Dal tuo ultimo turno
# aggiunto quando il segnalino Tempo avanza una seconda volta nel turno
web-log-time-again = { $paris } lo fa avanzare di un’altra casella.
web-log-earlier = Prima
web-log-empty = Non è ancora successo nulla.
web-turn = { $n ->
    [0] Prima del primo turno
   *[other] Turno { $n }
}
web-log-came = { $who } si unisce al tavolo.
web-log-sat = { $who } prende posto: { $seats }.
web-log-rose = { $who } lascia un posto: { $seats }.
web-log-bot = Subentra un bot: { $seat }.
web-log-back = Il giocatore ha ripreso il comando dal bot: { $seat }.
web-log-undone = { $seat_the } annulla una mossa.
# before what is struck out in the story, read out
web-log-taken-back = Annullato:
web-log-proposed = { $seat_the } chiede di annullare una mossa.
web-log-agreed = { $seat_the } accetta.
web-log-disagreed = { $seat_the } rifiuta.
web-log-judged = { $what ->
    [mute] L’host ha silenziato { $who }.
    [unmute] L’host ha riattivato { $who }.
    [remove] L’host ha allontanato { $who } dal tavolo.
   *[ban] L’host ha bandito { $who }.
}
web-log-clocked = L’host ha cambiato il tempo per mossa.
web-log-resumed = Il server è stato fermo per un momento; gli orologi erano in pausa.
web-log-rematched = La rivincita si gioca a un altro tavolo.
web-pace-skip = Salta ({ $n })

## La conversazione

web-chat = Chat
web-chat-unread = { $n ->
    [one] { $n } nuovo
   *[other] { $n } nuovi
}
web-chat-empty = Ancora nessun messaggio. Tutti al tavolo leggono la chat, anche Milady.
web-chat-empty-waiting = Ancora nessun messaggio. Tutti al tavolo possono leggere questa chat.
web-chat-empty-gallery = Ancora nessun messaggio. I giocatori non leggono questa chat prima della fine della partita.
web-chat-gallery = (spettatore)
web-chat-write = Scrivi un messaggio
web-chat-send = Invia
web-chat-show = Mostra una carta a tutti…
web-chat-point = Indica un’area
web-chat-show-do = Mostra
web-chat-point-do = Indica
web-chat-join = Scegli un nickname per scrivere qui.
web-point-aim = Premi un’area per indicarla.
web-point-cancel = Non indicare
web-point-told = { $who_the } indica { $place }.

## Chi c'è

web-presence = Giocatori
web-presence-away = assente
web-presence-turn = sta decidendo
web-presence-onlookers = { $n ->
    [one] { $n } spettatore
   *[other] { $n } spettatori
}
web-watching = Stai guardando.
web-watching-stranger = Scegli un nickname per chattare. Poi l’host potrà offrirti un posto.
web-watching-guest = { $name } può offrirti un posto.
web-seat-bot = bot
web-seat-nobody = nessuno
web-clock-move = Tempo rimasto per questa mossa
web-clock-sand = Tempo rimasto nella clessidra
web-clock-sand-why = Emergenza! Quando la clessidra finisce, i Moschettieri perdono tutte le azioni rimaste. È in pausa durante i duelli, mentre si preparano carte e plance e mentre Milady sceglie.
web-clock-stands = in pausa
web-clock-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
web-clock-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}

## Più giocatori a uno schermo

web-curtain = Ora tocca { $who_dat }
web-curtain-use = Nascondi il tavolo tra i miei posti
web-curtain-auto = Quando c’è Milady
web-curtain-always = Sempre
web-curtain-never = Mai
web-curtain-why = Passa lo schermo. Nessun altro dovrebbe guardare.
web-curtain-open = Sono { $who_the }: mostra il tavolo
