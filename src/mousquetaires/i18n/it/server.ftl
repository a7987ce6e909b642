### Che cosa risponde il server quando qualcosa non si può fare, e le pagine che fa da sé.

## Chi lo chiede

server-stranger = Non sei ancora a questo tavolo: prima scegli un nickname e unisciti.
server-unknown-key = Questo tavolo non riconosce il tuo browser o il tuo token: torna con un link personale, o unisciti di nuovo con un nickname.
server-unknown-link = Questo link non funziona: è già stato usato, sostituito o ritirato, oppure ne manca un pezzo. Creane uno nuovo su un dispositivo che è ancora al tavolo.
server-scope = «{ $read }» non è un permesso che un token possa dare: scrivi play: o watch: seguito dal numero di un posto, per esempio play:2.
server-scope-too-small = Questo token non lo permette: vale per un solo posto, per giocarlo o soltanto per guardare. Per tutto il resto usa il browser.
server-host-only = Può farlo solo chi guida il tavolo.
server-host-here = Un altro giocatore può fare le veci di chi guida il tavolo solo dopo una sua lunga assenza.
server-player-here = Un bot può giocare al posto di un giocatore solo se questi si è alzato, o dopo una sua lunga assenza.
server-removed = Chi guida il tavolo ti ha allontanato.
# resta fuori anche chiunque venga dallo stesso indirizzo
server-banned = Chi guida questo tavolo ha bandito te, o qualcuno che usa il tuo stesso indirizzo di rete.
server-muted = Chi guida il tavolo ti ha tolto la parola: puoi continuare a giocare o a guardare, ma non scrivere messaggi.
server-revoked = Hai disconnesso questo dispositivo, o ritirato questo token, da un altro dispositivo: per tornare crea lì un nuovo link personale.
server-origin = Le pagine di { $origin } non possono parlare con questo server: apri il gioco all'indirizzo del server stesso, o chiedi a chi lo gestisce di ammettere quello.

## Tavoli e posti; $seat è un numero: 0 è il posto di Milady, 6 quello di chi guarda

server-no-table = Questo tavolo non esiste: il link è incompleto, oppure il tavolo è stato eliminato o è scaduto.
server-table-deleted = Questo tavolo è stato eliminato.
server-table-name = Il nome del tavolo è troppo lungo: al massimo { $most } caratteri.
server-too-many-tables = { $most ->
    [one] La casa è al completo: c'è { $most } tavolo aperto, e di più non se ne possono aprire. Riprova più tardi.
   *[other] La casa è al completo: ci sono { $most } tavoli aperti, e di più non se ne possono aprire. Riprova più tardi.
}
server-too-many-tables-here = { $most ->
    [one] Dal tuo indirizzo di rete c'è ancora { $most } tavolo aperto, e di più non se ne possono aprire: prima finisci la partita, o elimina il tavolo.
   *[other] Dal tuo indirizzo di rete ci sono ancora { $most } tavoli aperti, e di più non se ne possono aprire: prima finisci una partita, o elimina un tavolo.
}
server-full-house = Questo tavolo è al completo: c'è posto per { $most } spettatori. Riprova più tardi.
server-full-address = Dalla tua rete ci sono già { $most } persone senza posto a questo tavolo, e non ne possono venire altre: prendi posto, o guarda senza dare un nome.
server-too-many-connections = Sei già collegato { $most } volte a questo tavolo, e di più non si può: chiudi il gioco dove non ti serve più.
server-nickname = Un nickname ha da 1 a { $most } caratteri.
server-nickname-taken = A questo tavolo qualcuno si chiama già { $nickname }: scegli un altro nickname o, se sei tu, torna con il tuo link personale.
server-nickname-invisible = Un nickname deve contenere lettere o altri segni visibili.
server-nickname-alike = { $nickname } somiglia a { $other }, il nickname di qualcuno a questo tavolo: scegline un altro.
server-no-person = Nessun altro a questo tavolo ha il numero { $person }.
server-no-seat = A questo tavolo non c'è un posto così: scegli tra { $known } (0 è quello di Milady).
server-seat-taken = { $seat ->
    [0] Il posto di Milady è occupato: scegline un altro, o aspetta che si liberi.
   *[other] Il posto { $seat } è occupato: scegline un altro, o aspetta che si liberi.
}
server-seat-kept = { $seat ->
    [0] Il posto di Milady è riservato: può prenderlo solo chi ne è titolare, o la persona a cui viene offerto da chi guida il tavolo.
   *[other] Il posto { $seat } è riservato: può prenderlo solo chi ne è titolare, o la persona a cui viene offerto da chi guida il tavolo.
}
server-not-your-seat = { $seat ->
    [0] Il posto di Milady non è il tuo.
    [6] Gli spettatori non giocano: prima prendi un posto.
   *[other] Il posto { $seat } non è il tuo.
}
server-both-sides = Nessuno può giocare sia Milady sia un Moschettiere, nemmeno uno dopo l'altro: si può solo a un tavolo segnato come aperto.
server-bot-plays = { $seat ->
    [0] Un bot gioca Milady per te: prima riprendi il suo posto.
   *[other] Un bot gioca il posto { $seat } per te: prima riprendilo.
}
server-no-bot = { $seat ->
    [0] Nessun bot gioca Milady: non c'è alcun posto da riprendere.
   *[other] Nessun bot gioca il posto { $seat }: non c'è nulla da riprendere.
}
server-nonce = Il nonce, la tua parte nella sorte dei dadi, deve avere un numero pari di cifre esadecimali, da { $least } a { $most }.
server-clock = Il tempo per una mossa va da { $least } a { $most } secondi, o 0 per non avere limiti, non { $read }.
server-hourglass = La clessidra dura da { $least } a { $most } secondi, non { $read }.
server-no-spectators = Questo tavolo non ammette spettatori: vede la partita solo chi ha un posto.
server-spectator = Gli spettatori possono guardare e parlare tra loro, ma non giocare: per quello prendi un posto.
server-no-rematch = Non c'è una rivincita a cui unirti: non è ancora stata proposta, oppure non eri a questo tavolo.

## La partita

server-not-begun = La partita non è ancora cominciata: comincia quando ogni posto ha un giocatore o un bot e chi guida il tavolo dà il via.
server-begun = La partita è già cominciata.
server-empty-seats = Prima di cominciare, ogni posto deve avere un giocatore o un bot. Ancora liberi: { $seats } (0 è quello di Milady).
server-over = La partita è finita, e a questo tavolo non si può più cambiare nulla.
server-not-over = Per questo bisogna aspettare la fine della partita.
server-frozen = Questa partita è cominciata con un'altra versione del programma, e questa la giocherebbe in modo diverso. Perché nulla vi cambi, è congelata: si può leggere e scaricare, ma non continuare.
server-stale = Questa domanda non è più aperta: qualcuno ha già risposto, o si è tornati indietro. Guarda che cosa si chiede adesso.
server-not-due = A nessuno è ancora scaduto il tempo.
server-nothing-to-undo = Non hai ancora fatto scelte da annullare.
server-no-request = Nessun altro chiede di annullare qualcosa, o almeno non più.
server-request-open = Qualcuno chiede già di annullare qualcosa: prima bisogna rispondergli.
server-no-place = Sul tabellone non c'è un'area così: scegli tra { $known }.
server-chat-length = Un messaggio ha da 1 a { $most } caratteri.

## Messaggi e richieste; $why sono parole di un programma, in inglese

server-not-json = Ciò che è arrivato non è JSON.
server-content-type = Invialo con l'intestazione Content-Type: application/json.
server-not-object = Ciò che si invia deve essere un oggetto JSON, tra parentesi graffe.
server-field-missing = Manca il campo «{ $field }».
server-field-unknown = Qui non c'è un campo «{ $field }»: sono possibili { $known }.
server-field-choice = Il campo «{ $field }» non può essere «{ $read }»: scegli tra { $known }.
server-field-type = { $type ->
    [int] Il campo «{ $field }» deve essere un numero intero.
    [float] Il campo «{ $field }» deve essere un numero.
    [bool] Il campo «{ $field }» deve essere true o false.
    [array] Il campo «{ $field }» deve essere una lista, tra parentesi quadre.
    [object] Il campo «{ $field }» deve essere un oggetto, tra parentesi graffe.
   *[str] Il campo «{ $field }» deve essere un testo, tra virgolette.
}
server-field-least = { $type ->
    [str] Il campo «{ $field }» è troppo corto: la lunghezza dev'essere almeno { $least }.
    [array] La lista «{ $field }» è troppo corta: la lunghezza dev'essere almeno { $least }.
   *[int] Il campo «{ $field }» dev'essere almeno { $least }.
}
server-field-most = { $type ->
    [str] Il campo «{ $field }» è troppo lungo: la lunghezza può essere al massimo { $most }.
    [array] La lista «{ $field }» è troppo lunga: la lunghezza può essere al massimo { $most }.
   *[int] Il campo «{ $field }» può essere al massimo { $most }.
}
server-mark-used = Il contrassegno «{ $mark }» è già servito a questo posto per un altro messaggio: dai a ogni nuovo messaggio il suo.
server-bad-request = Il server non può rispondere a questa richiesta: { $why }.
server-not-here = Questi messaggi passano solo per il WebSocket: { $known }.
server-no-page = Questo indirizzo non porta da nessuna parte: controlla che sia completo.
server-method = Questo indirizzo accetta { $known }, e nient'altro.
server-socket-only = Questo indirizzo si apre solo come WebSocket.
server-too-large = È troppo in una volta: al massimo { $most } byte.
server-headers-too-large = Le intestazioni di questa richiesta sono troppo grandi: al massimo { $most } byte.
server-request-timeout = La richiesta non è arrivata per intero in tempo: inviala di nuovo.
server-address-connections = Dalla tua rete sono già aperte { $most } connessioni a questo server, e di più non si può: chiudi il gioco dove non ti serve più, o riprova più tardi.
server-too-fast = Troppo, e troppo in fretta: aspetta un momento, poi riprova.
server-too-slow = La tua connessione non teneva il passo ed è stata chiusa: ricollegati, e riceverai tutto quello che hai perso.
server-too-many-keys = A un tavolo ognuno può avere { $most } dispositivi, e altrettanti token, feed e notifiche, ma non di più: ritira quelli che non ti servono più.
server-busy = A questo tavolo altri sono stati più veloci, e la tua richiesta non ha avuto effetto: riprova.
server-store-down = In questo momento il server non raggiunge il suo database. Tutto ciò che ha confermato è al sicuro; riprova tra un momento.
server-fault = Qualcosa è andato storto all'interno del server. Chi lo gestisce trova la causa nel log; tutto ciò che era già stato confermato è al sicuro.
server-stopping = Il server si ferma o si riavvia. La tua partita è conservata: ricollegati tra un momento.

## Il database

store-address = L'indirizzo del database deve somigliare a uno di questi: { $known }.
store-in-use = Un altro server usa il database { $file }, e un file così ne serve uno solo: ferma l'altro, scegli un altro file, o usa PostgreSQL per averne più d'uno.
store-linked = Il database { $file } ha un secondo nome (un hard link), e SQLite tiene le ultime mosse accanto a uno solo dei due: elimina l'altro nome.
store-folder = { $file } è una cartella: indica un file al suo interno.
store-not-ours = { $file } non è un database di questo programma.
store-unwritable = Il database { $file } non si può scrivere: { $why }.
store-newer = Il database viene da una versione più recente del programma: usa quella versione, o un altro database.
store-unreachable = Il database su { $host } non si può raggiungere: { $why }.
store-silent = Il database su { $host } non risponde.
channels-options = Una delle opzioni nell'indirizzo di Redis ({ $options }) è sconosciuta o ha un valore impossibile: toglila, o scrivila come in redis://HOST:6379/0?socket_timeout=5.

## Pagine

page-title = Mousquetaires
page-home = Pagina iniziale
page-privacy = Che cosa si conserva, e per quanto tempo
page-running = Il server è in funzione.
page-not-built = Questo server non ha ancora il client per il browser: esegui «{ $command }» nella cartella del progetto e riavvialo.
page-how = Gioca nel terminale con «mousquetaires play», o fai prendere un posto a un tuo programma: tutto ciò che il server sa fare è descritto qui sotto.
page-link-api = L'interfaccia HTTP (OpenAPI)
page-link-lobby = I tavoli nella sala
page-link-ready = Funziona tutto?
page-lost = Qui non c'è nulla
page-lost-how = Forse il link è incompleto, o la pagina è stata spostata.

privacy-what = Non ci sono account. Un tavolo conserva i nickname di chi ci è venuto, ciò che si è giocato e ciò che si è detto; il poco altro che si conserva è indicato qui sotto.
privacy-cookie = Quando vieni a un tavolo, il tuo browser riceve un solo cookie, per quel tavolo, perché il tuo posto resti tuo. Il server ne conserva solo un hash. Non ci sono altri cookie né tracciatori.
privacy-address = Il tuo indirizzo di rete non si conserva con le partite. Se ne conserva un hash con chiave, per limitare quanti tavoli si aprono da uno stesso indirizzo e per tenere fuori chi è stato bandito da un tavolo. Il log del server, tenuto da chi lo gestisce, può riportare l'indirizzo stesso.
privacy-notices = Se chiedi un avviso quando tocca a te, l'indirizzo del tuo servizio di notifica o del tuo webhook si conserva finché non lo ritiri o il tavolo non viene eliminato.
privacy-delete = Chi guida un tavolo può eliminarlo in ogni momento, con tutto ciò che contiene.
privacy-waiting = { $hours ->
    [0] I tavoli dove nessuna partita è cominciata si conservano finché qualcuno non li elimina.
    [one] I tavoli dove nessuna partita è cominciata si eliminano dopo { $hours } ora.
   *[other] I tavoli dove nessuna partita è cominciata si eliminano dopo { $hours } ore.
}
privacy-playing = { $days ->
    [0] Le partite non finite si conservano finché qualcuno non le elimina.
    [one] Le partite non finite si eliminano dopo { $days } giorno senza cambiamenti.
   *[other] Le partite non finite si eliminano dopo { $days } giorni senza cambiamenti.
}
privacy-finished = { $days ->
    [0] Le partite finite o congelate si conservano finché qualcuno non le elimina.
    [one] Le partite finite o congelate si eliminano dopo { $days } giorno.
   *[other] Le partite finite o congelate si eliminano dopo { $days } giorni.
}
privacy-chat = { $days ->
    [0] Ciò che si è detto si conserva quanto la partita.
    [one] Ciò che si è detto si dimentica { $days } giorno dopo la partita.
   *[other] Ciò che si è detto si dimentica { $days } giorni dopo la partita.
}
