### Che cosa risponde il server quando qualcosa non si può fare, e le pagine che fa da sé.

## Chi lo chiede

server-stranger = Non ti sei ancora unito a questo tavolo: prima scegli un nickname.
server-unknown-key = Questo tavolo non riconosce il tuo browser o il tuo token: usa un link personale, o unisciti di nuovo con un nickname.
server-unknown-link = Questo link non funziona: è già stato usato, sostituito o ritirato, oppure ne manca un pezzo. Creane uno nuovo su un dispositivo che è ancora al tavolo.
server-scope = «{ $read }» non è un permesso valido: scrivi play:SEAT o watch:SEAT, per esempio play:2.
server-scope-too-small = Questo token non lo permette: serve a giocare o a guardare un solo posto. Per tutto il resto usa il browser.
server-host-only = Può farlo solo l’host del tavolo.
server-host-here = Puoi fare le veci dell’host solo dopo una sua lunga assenza.
server-player-here = Un bot può subentrare solo se il giocatore ha lasciato il posto o è assente da molto.
server-removed = L’host ti ha allontanato dal tavolo.
# resta fuori anche chiunque venga dallo stesso indirizzo
server-banned = L’host ha bandito da questo tavolo te, o qualcuno con il tuo stesso indirizzo di rete.
server-muted = L’host ti ha silenziato: puoi continuare a giocare o a guardare, ma non scrivere nella chat.
server-revoked = Hai disconnesso questo dispositivo, o ritirato questo token, da un altro dispositivo: per tornare crea lì un nuovo link personale.
server-origin = Le pagine di { $origin } non possono usare questo server: apri il gioco all’indirizzo del server stesso, o chiedi a chi lo gestisce di ammettere il tuo.

## Tavoli e posti; $seat è un numero: 0 è il posto di Milady, 6 quello di chi guarda

server-no-table = Questo tavolo non esiste: il link è incompleto, oppure il tavolo è stato eliminato o è scaduto.
server-table-deleted = Questo tavolo è stato eliminato.
server-table-name = Il nome del tavolo è troppo lungo: al massimo { $most } caratteri.
server-too-many-tables = { $most ->
    [one] Il server è al completo: c’è { $most } tavolo aperto, ed è il massimo. Riprova più tardi.
   *[other] Il server è al completo: ci sono { $most } tavoli aperti, ed è il massimo. Riprova più tardi.
}
server-too-many-tables-here = { $most ->
    [one] Dal tuo indirizzo di rete c’è ancora { $most } tavolo in uso, ed è il massimo: prima finisci la partita, o elimina il tavolo.
   *[other] Dal tuo indirizzo di rete ci sono ancora { $most } tavoli in uso, ed è il massimo: prima finisci una partita, o elimina un tavolo.
}
server-full-house = Questo tavolo è al completo: c’è posto per { $most } spettatori. Riprova più tardi.
server-full-address = Dalla tua rete sono arrivate troppe persone senza posto (limite: { $most }): prendi un posto, o guarda senza nickname.
server-too-many-connections = Sei già collegato { $most } volte a questo tavolo, ed è il massimo: chiudi il gioco dove non ti serve più.
server-nickname = Un nickname ha da 1 a { $most } caratteri.
server-nickname-taken = A questo tavolo qualcuno si chiama già { $nickname }: scegli un altro nickname. Se sei tu, torna con il tuo link personale.
server-nickname-invisible = Un nickname deve contenere lettere o altri segni visibili.
server-nickname-alike = { $nickname } somiglia a { $other }, il nickname di qualcuno a questo tavolo: scegline un altro.
server-no-person = Nessun altro a questo tavolo ha il numero { $person }.
server-no-seat = A questo tavolo non c’è questo posto: scegli tra { $known } (0 è quello di Milady).
server-seat-taken = { $seat ->
    [0] Il posto di Milady è occupato: scegline un altro, o aspetta che si liberi.
   *[other] Il posto { $seat } è occupato: scegline un altro, o aspetta che si liberi.
}
server-seat-kept = { $seat ->
    [0] Il posto di Milady è riservato: può prenderlo solo chi ne è titolare, o la persona a cui l’host lo offre.
   *[other] Il posto { $seat } è riservato: può prenderlo solo chi ne è titolare, o la persona a cui l’host lo offre.
}
server-not-your-seat = { $seat ->
    [0] Il posto di Milady non è il tuo.
    [6] Gli spettatori non giocano: prima prendi un posto.
   *[other] Il posto { $seat } non è il tuo.
}
server-both-sides = Non puoi giocare sia Milady sia un Moschettiere, nemmeno uno dopo l’altro: lo permette solo un tavolo aperto.
server-bot-plays = { $seat ->
    [0] Un bot gioca Milady per te: prima riprendi il comando.
   *[other] Un bot gioca per te al posto { $seat }: prima riprendi il comando.
}
server-no-bot = { $seat ->
    [0] Nessun bot gioca Milady: non c’è nulla da riprendere.
   *[other] Nessun bot gioca al posto { $seat }: non c’è nulla da riprendere.
}
server-nonce = Il nonce, la tua parte nella sorte dei dadi, deve avere un numero pari di cifre esadecimali, da { $least } a { $most }.
server-clock = Il tempo per una mossa deve essere da { $least } a { $most } secondi, o 0 per nessun limite, non { $read }.
server-hourglass = La clessidra deve durare da { $least } a { $most } secondi, non { $read }.
server-no-spectators = Questo tavolo non ammette spettatori: vede la partita solo chi ha un posto.
server-spectator = Gli spettatori possono guardare e chattare tra loro, ma non giocare: per quello prendi un posto.
server-no-rematch = Non c’è una rivincita a cui unirti: non è ancora stata proposta, oppure non eri a questo tavolo.
server-no-sides = A questo tavolo non c’è Milady: non ci sono ruoli da scambiare.

## La partita

server-not-begun = La partita non è ancora cominciata: l’host la avvia quando ogni posto ha un giocatore o un bot.
server-begun = La partita è già cominciata.
server-empty-seats = Prima di cominciare, ogni posto deve avere un giocatore o un bot. Ancora liberi: { $seats } (0 è quello di Milady).
server-over = La partita è finita: a questo tavolo non può più cambiare nulla.
server-not-over = Per questo bisogna aspettare la fine della partita.
server-start-inputs = La registrazione ha { $most } input: non si può continuare dopo l’input { $read }.
server-start-record = Questa versione del programma non riesce a rigiocare quella partita, quindi non si può continuare da lì.
server-start-over = In quel momento la partita è finita: scegline uno precedente.
server-frozen = Questa partita è congelata: è cominciata con un’altra versione del programma, e questa la giocherebbe in modo diverso. Si può leggere e scaricare, ma non continuare.
server-stale = Questa domanda non è più aperta: c’è già una risposta, o la mossa è stata annullata. Guarda che cosa si chiede adesso.
server-not-due = Il tempo non è ancora scaduto.
server-nothing-to-undo = Non hai mosse da annullare.
server-no-request = Nessun altro chiede più di annullare una mossa.
server-request-open = Qualcuno chiede già di annullare una mossa: prima rispondi.
server-no-place = Sul tabellone non c’è quest’area: scegli tra { $known }.
server-chat-length = Un messaggio della chat ha da 1 a { $most } caratteri.

## Messaggi e richieste; $why sono parole di un programma, in inglese

server-not-json = Il messaggio non è JSON valido.
server-content-type = Invialo con l’intestazione Content-Type: application/json.
server-not-object = Il messaggio deve essere un oggetto JSON, tra parentesi graffe.
server-field-missing = Manca il campo «{ $field }».
server-field-unknown = Qui non c’è un campo «{ $field }»: scegli tra { $known }.
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
    [str] Il campo «{ $field }» è troppo corto: la lunghezza dev’essere almeno { $least }.
    [array] La lista «{ $field }» è troppo corta: la lunghezza dev’essere almeno { $least }.
   *[int] Il campo «{ $field }» dev’essere almeno { $least }.
}
server-field-most = { $type ->
    [str] Il campo «{ $field }» è troppo lungo: la lunghezza dev’essere al massimo { $most }.
    [array] La lista «{ $field }» è troppo lunga: la lunghezza dev’essere al massimo { $most }.
   *[int] Il campo «{ $field }» dev’essere al massimo { $most }.
}
server-mark-used = Il contrassegno «{ $mark }» è già servito a questo posto per un altro messaggio: dai a ogni nuovo messaggio il suo.
server-bad-request = Il server non può rispondere a questa richiesta: { $why }.
server-not-here = Questi messaggi passano solo per il WebSocket: { $known }.
server-no-page = A questo indirizzo non c’è nulla: controlla che sia completo.
server-method = Questo indirizzo accetta solo { $known }.
server-socket-only = Questo indirizzo si apre solo come WebSocket.
server-too-large = È troppo in una volta: al massimo { $most } byte.
server-headers-too-large = Le intestazioni di questa richiesta sono troppo grandi: al massimo { $most } byte.
server-request-timeout = La richiesta non è arrivata per intero in tempo: inviala di nuovo.
server-address-connections = Dalla tua rete sono già aperte { $most } connessioni a questo server, ed è il massimo: chiudi il gioco dove non ti serve più, o riprova più tardi.
server-too-fast = Troppe richieste: aspetta un momento, poi riprova.
server-too-slow = La tua connessione non teneva il passo ed è stata chiusa: ricollegati per ricevere tutto quello che hai perso.
server-too-many-keys = A un tavolo ogni persona può avere { $most } dispositivi, e altrettanti token, feed e notifiche: togli quelli che non ti servono.
server-busy = Qualcun altro ha giocato prima: riprova.
server-store-down = In questo momento il server non raggiunge il suo database. Tutto ciò che ha confermato è al sicuro; riprova tra un momento.
server-fault = Qualcosa è andato storto sul server. Chi lo gestisce trova la causa nel log; tutto ciò che era già stato confermato è al sicuro.
server-stopping = Il server si riavvia. La tua partita è salva: ricollegati tra un momento.

## Il database

store-address = L’indirizzo del database deve somigliare a uno di questi: { $known }.
store-in-use = Un altro server usa il database { $file }, e un file così ne serve uno solo: ferma l’altro, scegli un altro file, o usa PostgreSQL per averne più d’uno.
store-linked = Il database { $file } ha un secondo nome (un hard link), e SQLite tiene le ultime mosse accanto a uno solo dei due: elimina l’altro nome.
store-folder = { $file } è una cartella: indica un file al suo interno.
store-not-ours = { $file } non è un database di questo programma.
store-unwritable = Il database { $file } non si può scrivere: { $why }.
store-newer = Il database viene da una versione più recente del programma: usa quella versione, o un altro database.
store-unreachable = Il database su { $host } non si può raggiungere: { $why }.
store-silent = Il database su { $host } non risponde.
channels-options = Una delle opzioni nell’indirizzo di Redis ({ $options }) è sconosciuta o ha un valore impossibile: toglila, o scrivila come in redis://HOST:6379/0?socket_timeout=5.

## Pagine

page-title = Mousquetaires
page-home = Pagina iniziale
page-privacy = Che cosa si conserva, e per quanto tempo
page-running = Il server è in funzione.
page-not-built = Questo server non ha ancora il client per il browser: esegui «{ $command }» nella cartella del progetto e riavvialo.
page-how = Gioca nel terminale con «mousquetaires play», o fai prendere un posto a un tuo programma: leggi le descrizioni qui sotto.
page-link-api = L’interfaccia HTTP (OpenAPI)
page-link-lobby = I tavoli nella sala
page-link-ready = Funziona tutto?
page-lost = Qui non c’è nulla
page-lost-how = Forse il link è incompleto, o la pagina è stata spostata.

privacy-what = Non ci sono account. Un tavolo conserva i nickname dei partecipanti, le mosse e la chat; che cos’altro si conserva è indicato qui sotto.
privacy-cookie = Quando ti unisci a un tavolo, il tuo browser riceve un solo cookie, per quel tavolo, perché il tuo posto resti tuo. Il server ne conserva solo un hash. Non ci sono altri cookie né tracciatori.
privacy-address = Il tuo indirizzo di rete non si conserva con le partite. Se ne conserva un hash con chiave, per limitare quanti tavoli si aprono da uno stesso indirizzo e per tenere fuori chi è stato bandito da un tavolo. Il log del server, tenuto da chi lo gestisce, può riportare l’indirizzo stesso.
privacy-notices = Se attivi le notifiche, l’indirizzo del tuo servizio di notifica o del tuo webhook si conserva finché non le disattivi o il tavolo non viene eliminato.
privacy-delete = L’host di un tavolo può eliminarlo in ogni momento, con tutto ciò che contiene.
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
    [0] La chat si conserva quanto la partita.
    [one] La chat si elimina { $days } giorno dopo la partita.
   *[other] La chat si elimina { $days } giorni dopo la partita.
}
