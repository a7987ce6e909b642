### Al tavolo, nel browser. I nomi dei posti e dei Moschettieri arrivano in tutte le loro forme.

## Il collegamento

web-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-offline = La connessione è caduta. Nulla di ciò che hai fatto è andato perduto.
web-offline-again = { $n ->
    [0] Nuovo tentativo…
    [one] Nuovo tentativo fra { $n } secondo.
   *[other] Nuovo tentativo fra { $n } secondi.
}
web-offline-now = Connettiti ora
web-connecting = Connessione…
web-title-turn = ● Tocca a te · { $table }
web-somebody = qualcuno
# a seat that no nickname names; $player is for example "Player 2"
web-seat-runs = { $player } ({ $heroes })

## La domanda

web-table-rule-opens = apre la regola in un'altra finestra
web-table-tap-again = Forse non si potrà annullare: tocca ancora per confermare.
web-table-where = { $left ->
    [0] Si trova { $place } e non ha più azioni.
    [one] Si trova { $place } e ha ancora { $left } azione.
   *[other] Si trova { $place } e ha ancora { $left } azioni.
}
web-table-waiting-for = Si attende { $who }.
web-table-free = In ogni momento, senza azione
# unfolds the actions that are not possible
web-table-not-now = Ora non possibile ({ $n })
web-table-over = La partita è finita.
web-table-nothing-asked = Per ora nessuna domanda.
# in place of the next question, until what came of the last one has been told
web-telling = Vediamo come va a finire…
web-telling-all = Mostra tutto subito
web-table-bot-plays = Un bot gioca questo posto per te.
web-table-take-back = Gioco io
web-verb-move = Vai altrove
web-verb-ride = Vai a cavallo (senza azione)
web-verb-trade = Scambia
web-verb-play = Gioca un personaggio
web-verb-reinforce = Rinforza l'assedio
web-verb-challenge = Affronta una sfida
web-verb-duel = Duella
web-verb-task = Occupati dell'intrigo di Parigi
web-verb-path = Avanza nella locanda
web-verb-fight = Affronta una guardia
web-verb-order = Dai un ordine
web-option-opens = { $label }…
web-sheet-up = Mostra la domanda
web-sheet-down = Riduci
web-confirm-do = Procedi
web-less = meno: { $what }
web-more = più: { $what }

## Annullare

web-undo = Annulla…
web-undo-alone = Annulla ({ $n })
web-undo-consent = Non puoi annullare da solo: sono stati lanciati dei dadi, è stato mostrato qualcosa o qualcun altro ha agito. Vuoi chiedere agli altri?
web-undo-ask = Chiedi
web-undo-leave = Lascia così
web-undo-asked = { $who_the } chiede di annullare una mossa.
web-undo-waiting = { $who_the } chiede di annullare una mossa; gli altri devono ancora rispondere.
web-undo-yes = Va bene
web-undo-no = No

## Scambi

web-trade-change = Proponi altro
web-trade-give = Dai { $hero_dat }
web-trade-want = Ricevi da { $hero_acc }
# beside a card's name; $n may be 0
web-trade-held = (ne hai { $n })
web-trade-send = Fai questa offerta

## Il racconto

web-side = Racconto e conversazione
web-log = Racconto
web-log-since = Dal mio ultimo turno
web-log-earlier = Prima
web-log-empty = Non è ancora successo nulla.
web-turn = { $n ->
    [0] Prima del primo turno
   *[other] Turno { $n }
}
web-log-came = { $who } arriva al tavolo.
web-log-sat = { $who } prende posto: { $seats }.
web-log-rose = { $who } si alza: { $seats }.
web-log-bot = D'ora in poi gioca un bot: { $seat }.
web-log-back = Il bot ha restituito il posto al suo giocatore: { $seat }.
web-log-undone = { $seat_the } ha annullato una mossa.
# before what is struck out in the story, read out
web-log-taken-back = Annullato:
web-log-proposed = { $seat_the } chiede di annullare una mossa.
web-log-agreed = { $seat_the } è d'accordo.
web-log-disagreed = { $seat_the } non è d'accordo.
web-log-judged = { $what ->
    [mute] Chi guida il tavolo ha tolto la parola a { $who }.
    [unmute] Chi guida il tavolo ha ridato la parola a { $who }.
    [remove] Chi guida il tavolo ha allontanato { $who } dal tavolo.
   *[ban] Chi guida il tavolo ha bandito { $who }.
}
web-log-clocked = Chi guida il tavolo ha cambiato il tempo per mossa.
web-log-resumed = Il server è stato assente per un momento; nessun orologio ha corso.
web-log-rematched = Gli stessi giocano ancora a un altro tavolo.
web-pace-skip = Salta ({ $n })

## La conversazione

web-chat = Conversazione
web-chat-unread = { $n ->
    [one] { $n } nuovo
   *[other] { $n } nuovi
}
web-chat-empty = Nessuno ha ancora detto nulla. Ciò che si dice qui lo sentono tutti, anche Milady.
web-chat-empty-gallery = Nessuno ha ancora detto nulla. I giocatori non sentono ciò che si dice qui prima della fine.
web-chat-gallery = (galleria)
web-chat-write = Di' qualcosa
web-chat-send = Invia
web-chat-show = Mostra una carta a tutti…
web-chat-point = Indica un'area…
web-chat-show-do = Mostra
web-chat-point-do = Indica
web-point-told = { $who_the } indica { $place }.

## Chi c'è

web-presence = Chi gioca
web-presence-away = assente
web-presence-turn = deve scegliere
web-presence-look = guarda da questo posto
web-presence-onlookers = { $n ->
    [one] { $n } spettatore
   *[other] { $n } spettatori
}
web-seat-bot = bot
web-seat-nobody = nessuno
web-clock-move = Tempo rimasto per questa mossa
web-clock-sand = Sabbia rimasta nella clessidra
web-clock-sand-why = Emergenza! Quello che i Moschettieri non hanno fatto quando la sabbia finisce è perduto. La sabbia si ferma durante i duelli, mentre si preparano carte e tabelloni e mentre Milady sceglie.
web-clock-stands = ferma
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
web-curtain-auto = Quando c'è Milady
web-curtain-always = Sempre
web-curtain-never = Mai
web-curtain-why = Passa lo schermo. Nessun altro dovrebbe guardare adesso.
web-curtain-open = Sono { $who_the }: mostra il tavolo

## La fine

web-end-musketeers = I Moschettieri hanno vinto
web-end-milady = Milady ha vinto
web-end-turns = { $n ->
    [one] In { $n } turno.
   *[other] In { $n } turni.
}
web-end-rematch = Gioca ancora
web-end-follow = Alla prossima partita
web-end-record = Scarica la registrazione
web-end-verify = La registrazione contiene ogni mossa e ogni dado. «mousquetaires replay» mostra di nuovo la partita, «mousquetaires verify» controlla i dadi.
