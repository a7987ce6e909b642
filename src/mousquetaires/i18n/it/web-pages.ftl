### Le pagine intorno al gioco: pagina iniziale, sala, tavolo nuovo, attesa, regolamento, riconoscimenti.

## In ogni pagina

web-skip = Vai al contenuto
web-home = Pagina iniziale
web-nav = Pagine
web-nav-play = Gioca
web-nav-lobby = Sala
web-nav-rules = Regole
web-nav-credits = Riconoscimenti
web-version = Versione { $version }
# il titolo di una scheda; $page è quello della pagina
web-title = { $page } · Mousquetaires
web-title-front = Pagina iniziale
web-title-lobby = Sala
web-title-new = Tavolo nuovo
web-title-table = Tavolo
web-title-rules = Regole
web-title-credits = Riconoscimenti
web-title-lost = Smarrito per strada
web-failed-title = Qualcosa è andato storto
web-try-again = Riprova
web-call-off = Annulla
web-theme-to-light = Colori chiari
web-theme-to-dark = Colori scuri

## Impostazioni

web-settings = Impostazioni
web-language = Lingua
web-theme = Colori
web-theme-auto = Come il dispositivo
web-theme-light = Chiari
web-theme-dark = Scuri
web-text-size = Grandezza del testo
web-text-size-normal = Normale
web-text-size-large = Grande
web-text-size-huge = Molto grande
web-speed = Velocità di riproduzione
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-fast = Rapida
web-speed-instant = Immediata
web-duel-rolls = I tuoi duelli
web-duel-rolls-each = Un lancio per assalto
web-duel-rolls-all = Tutti gli assalti insieme
web-motion = Animazioni
web-motion-auto = Come il dispositivo
web-motion-reduced = Ridotte
web-sound = Suoni
web-sound-about = Quando succede qualcosa al tavolo.
web-sound-turn = Tocca a te
web-sound-dice = Dadi
web-sound-steel = Lame
web-sound-card = Carte
web-sound-purse = Monete
web-sound-bell = Campana
web-sand = Clessidra ai tuoi tavoli
web-sand-about = Le regole danno due minuti. Puoi concederne di più; tutti al tavolo vedono l’impostazione.

## Chi si è

web-nickname = Il tuo nickname
web-nickname-here = Il tuo nickname a questo tavolo
# nomi neutri, separati da virgole; uno di essi è proposto a un giocatore senza nickname
web-nicknames = Volpe,Lontra,Airone,Tasso,Falco,Lepre,Lince,Castoro,Gufo,Scoiattolo

## Durate

web-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
web-hours = { $n ->
    [one] 1 ora
   *[other] { $n } ore
}
web-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
web-seconds = { $n ->
    [one] 1 secondo
   *[other] { $n } secondi
}
web-pace = Tempo per mossa
web-pace-none = Senza orologio
# $time è una durata come «3 giorni»
web-pace-each = { $time } per mossa
web-pace-about-none = Ogni giocatore si prende il tempo che vuole.
web-pace-about-live = Per una partita tutta d’un fiato.
web-pace-about-slow = Per una partita di giorni o settimane. Una notifica può avvisarti quando tocca a te.
web-timeout = Quando il tempo scade
web-timeout-default = Una mossa sicura
web-timeout-default-about = Quando il tempo scade, il server fa una mossa sempre possibile.
web-timeout-bot = Subentra un bot
web-timeout-bot-about = Quando il tempo scade, un bot gioca finché il giocatore non riprende il comando.

## La pagina iniziale

web-front-title = Mousquetaires du Roy
web-front-line = Parigi, 1625. I gioielli della Regina sono in Inghilterra, il Cardinale lo sa e il ballo è vicino. Tutti per uno!
web-play-now = Gioca subito
web-play-musketeers = Nei panni dei Moschettieri
web-play-musketeers-about = Li guidi tutti e quattro; un bot gioca Milady.
web-play-milady = Nei panni di Milady
web-play-milady-about = Trami in segreto; dei bot giocano i Moschettieri.
web-play-solo = Senza Milady
web-play-solo-about = In solitario: il caso decide le sue mosse, e nulla è nascosto.
web-dealing = Si distribuiscono le carte…
web-more-choices = Altre opzioni
web-all-choices = Tutte le opzioni per un tavolo
web-players-quick-about = Milady compresa; senza di lei c’è un giocatore in meno.
web-bot-master = Maestro
web-bot-master-about = Prova ogni mossa in partite simulate e trova quel che altri non vedono. Riflette un po’ più a lungo.
web-bot-adept = Esperto
web-bot-adept-about = Conosce le probabilità, tiene d’occhio ogni tracciato e pianifica il turno. Difficile da prevedere come Milady.
web-bot-novice = Novizio
web-bot-novice-about = Gioca con buon senso, senza guardare lontano.
web-bot-random = Casuale
web-bot-random-about = Fa mosse legali a caso: per una prima occhiata.
web-who-runs-whom = Chi guida quale Moschettiere
web-seat-one-yours = Nei panni dei Moschettieri hai il posto 1.
web-play-friends = Gioca con gli amici
web-play-friends-about = Apri un tavolo e manda il suo link. Nessun account, niente da installare.
web-invite-friends = Invita gli amici
web-your-side = La tua parte
web-side-musketeer = Moschettiere
web-side-milady = Milady
web-side-later = Decido dopo
web-who-finds-it = Chi può trovare il tavolo
web-private = Solo con il link
web-private-about = Il tavolo non è in nessuna lista.
web-listed = Nella sala
web-listed-about = Chiunque può trovare il tavolo nella sala e unirsi.
web-open-and-invite = Apri il tavolo e invita
web-opening = Un momento…
web-resume = Riprendi
web-come-back = Torna al tavolo
web-no-tables-yet = I tavoli a cui ti sei unito in questo browser appariranno qui.
web-status-waiting = in attesa
web-status-playing = in corso
web-status-over = finita
web-status-frozen = congelata
web-turn-yours = tocca a te
web-forget-table = Togli «{ $name }» dalla lista
web-show-all = { $n ->
    [one] Mostra il tavolo
   *[other] Mostra tutti i { $n } tavoli
}
web-paste-link = Incolla il link di un tavolo, o il tuo link personale
web-go = Vai
web-link-unreadable = Questo non è il link di un tavolo: dovrebbe essere https://…/table/ e 16 lettere o cifre.
web-lobby-watch = Unisciti o guarda
web-lobby-watch-about = Unisciti a un tavolo che cerca giocatori, o guarda una partita in corso.
web-to-lobby = Vai alla sala
web-to-rules = Vai alle regole
web-story-title = La faccenda dei gioielli
web-story-affair = La regina Anna ha donato al duca di Buckingham dodici puntali di diamanti, un regalo del Re. Ora il Re vuole vederglieli addosso al ballo. Qualcuno gli ha messo in testa l’idea.
web-story-musketeers = D’Artagnan e i suoi amici cavalcano fino in Inghilterra e ritorno. Raccolgono carte, incrociano le lame con le guardie del Cardinale e dividono tutto: mano, borsa e pericolo. Ma le azioni sono contate, e i guai sono in quattro luoghi insieme.
web-story-milady = Milady è un solo giocatore, pieno di segreti. A ogni turno nasconde dove va, trama, mette guardie e trappole sulla strada, e bluffa. Non deve vincere dappertutto: un luogo basta.
web-story-ways = Quattro modi di vincere per Milady, sempre in vista
web-way-time = Il tempo
web-way-time-about = Il ballo comincia e i gioielli non sono tornati.
web-way-siege = La Rochelle
web-way-siege-about = L’assedio è perso, a gloria del Cardinale.
web-way-honour = L’onore della Regina
web-way-honour-about = Gli intrighi del Louvre gliel’hanno tolto tutto.
web-way-abduction = Costanza
web-way-abduction-about = A Parigi nessuno è venuto a salvarla.
web-story-together = I Moschettieri vincono in un modo solo: completando insieme tutte e quattro le plance della missione principale.

## La sala

web-refresh = Aggiorna
web-looking = Caricamento…
web-new-table = Tavolo nuovo
web-open-one = Apri tu un tavolo.
web-lobby-waiting = { $n ->
    [0] In attesa di giocatori
   *[other] In attesa di giocatori ({ $n })
}
web-lobby-playing = { $n ->
    [0] Partite da guardare
   *[other] Partite da guardare ({ $n })
}
web-lobby-none-waiting = Nessun tavolo della sala cerca giocatori in questo momento.
web-lobby-none-playing = In questo momento non c’è nessuna partita da guardare.
web-table-nameless = Un tavolo senza nome
web-table-of = Il tavolo di { $name }
web-plays-milady = { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori, con Milady
}
web-plays-solo = { $n ->
    [one] 1 giocatore, senza Milady
   *[other] { $n } giocatori, senza Milady
}
web-join = { $n ->
    [one] Unisciti: 1 posto libero
   *[other] Unisciti: { $n } posti liberi
}
web-watch = Guarda

## Un tavolo nuovo

web-new-people = Giocatori e posti
web-new-rules = Regole
web-new-time = Ritmo
web-new-door = Chi può unirsi
web-milady-legend = Milady
web-with-milady = Con Milady
web-with-milady-about = Un giocatore o un bot la gioca contro i Moschettieri.
web-without-milady = Senza Milady
web-without-milady-about = Nessuno la gioca; il caso decide le sue mosse, e nulla è nascosto. Puoi giocare in solitario.
web-players = Giocatori, Milady compresa
web-players-solo = Giocatori
web-team-about = { $n ->
    [1] Un giocatore guida quattro Moschettieri.
    [2] Due giocatori guidano due Moschettieri ciascuno.
    [3] Tre giocatori guidano un Moschettiere ciascuno, con un’azione in più.
    [4] Quattro giocatori guidano un Moschettiere ciascuno.
   *[5] Cinque giocatori guidano un Moschettiere ciascuno; tra loro c’è Tréville.
}
web-who-sits-where = Chi siede dove
web-who-sits-where-about = Prendi più posti per dividere uno schermo. I posti liberi aspettano giocatori.
web-seat = Posto { $n }
# $k conta i Moschettieri di un posto
web-seat-hero = Moschettiere { $k } del posto { $n }
# $seat dice di chi è, $n il suo numero
web-seat-who = Chi prende questo posto: { $seat }
web-sitter-me = Io
web-sitter-free = Libero
web-sitter-master = Bot: Maestro
web-sitter-adept = Bot: Esperto
web-sitter-novice = Bot: Novizio
web-sitter-random = Bot: Casuale
web-open-table = Tavolo aperto
web-open-table-about = La stessa persona può giocare Milady e dei Moschettieri, e vedere tutte le mani.
web-variants = Varianti
web-handicaps = Per una partita più equilibrata
web-handicaps-about = Sceglietene una se al vostro tavolo vince troppo spesso la stessa parte. Sono nostre: nessun regolamento le prevede.
web-no-athos = Athos non è in gioco, quindi non cambia nulla.
web-must-win = Bastiglia: si esce solo vincendo il duello
web-must-win-about = Altrimenti un prigioniero che si batte è libero comunque finisca il duello.
web-one-wound = Rochefort: una ferita ciascuno
web-one-wound-about = Se Rochefort e un Moschettiere si feriscono a vicenda, ciascuno perde solo 1 punto ferita, come dicono le FAQ. Altrimenti conta ogni Spada non fermata.
web-hourglass = Con la clessidra
web-hourglass-about = La carta Emergenza! lascia ai Moschettieri poco tempo per i loro turni. Per una prima partita è meglio farne a meno.
web-sand-runs = La clessidra dura
web-table-name = Il nome del tavolo
web-table-name-hint = per esempio: La Colombaia Rossa
web-spectators = Spettatori
web-spectators-about = Chiunque abbia il link può guardare. Gli spettatori vedono quello che vedono tutti, e chattano tra loro.
web-need-nickname = Prima scegli un nickname.
web-will-wait = I posti liberi aspettano giocatori; cominci quando sono tutti presi.
web-will-begin = Tutti i posti sono presi: la partita comincia subito.
web-will-watch = I bot giocano a tutti i posti; tu guardi.
web-open-table-now = Apri il tavolo

## In attesa a un tavolo

web-waiting-stranger = { $name } ti invita a questo tavolo: scegli un nickname e un posto.
web-waiting-host = Questo è il tuo tavolo: invita qualcuno o aggiungi dei bot, poi comincia.
web-waiting-guest = { $name } comincia la partita quando ci sono tutti.
web-seats = Posti
web-seat-free = libero
web-seat-taken = preso
web-you-named = { $name } (tu)
web-enter = Unisciti
web-enter-about = Oppure prendi subito un posto. Per guardare non serve.
web-sit = Prendi questo posto
web-rise = Lascia questo posto
web-put-master = Bot maestro
web-put-adept = Bot esperto
web-put-novice = Bot novizio
web-put-random = Bot casuale
web-clear-bot = Togli il bot
web-other-side = l’altra parte
web-many-seats = Puoi prendere più posti della stessa parte e dividere lo schermo.
web-many-seats-open = Questo tavolo è aperto: prendi i posti che vuoi, da tutte e due le parti, e dividete lo schermo.
web-begin = Comincia
web-begin-ready = Ci sono tutti.
web-begin-not-yet = Ancora liberi: { $seats }. Invita qualcuno, o aggiungi un bot.
web-waiting-for-seats = { $n ->
    [one] 1 posto è ancora libero.
   *[other] { $n } posti sono ancora liberi.
}
web-waiting-for-host = Ci sono tutti: { $name } può cominciare.
web-invite = Invita
web-invite-about = Chiunque apra questo link può unirsi al tavolo.
web-invite-link = Il link del tavolo
web-invite-title = Mousquetaires: { $name }
web-link-stays-here = Questo link funziona solo su questo computer. Per gli amici su altri dispositivi, il server deve essere aperto alla tua rete; il README spiega come.
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-people = Partecipanti
web-is-here = qui
web-is-away = assente
web-is-host = host
web-is-you = tu
web-is-muted = silenziato
web-onlookers = { $n ->
    [one] 1 spettatore
   *[other] { $n } spettatori
}
web-mute = Silenzia
web-unmute = Riattiva
web-remove = Allontana
web-remove-named = Allontana { $name }
web-remove-about = Perde i suoi posti a questo tavolo, ma può unirsi di nuovo con il link.
web-ban = Bandisci
web-ban-named = Bandisci { $name }
web-ban-about = Perde i suoi posti a questo tavolo, e dal suo indirizzo di rete nessuno può più unirsi.
web-agreed = Impostazioni del tavolo
web-hourglass-of = clessidra: { $time }
web-no-hourglass = senza clessidra
web-is-listed = nella sala
web-is-private = solo con il link
web-admits-onlookers = gli spettatori possono guardare
web-no-onlookers = senza spettatori
web-is-open = aperto: la stessa persona può giocare le due parti
web-your-key = Gioca su un altro dispositivo
web-personal-about = Questo browser resta al tavolo da sé. Per un altro dispositivo crea un link personale: lì ritrovi i tuoi posti.
web-personal-make = Crea un link personale
web-personal-again = Creane un altro
web-personal-link = Il tuo link personale
web-personal-once = Vale una volta. Non condividerlo: chi lo apre gioca al posto tuo.
web-end-keys = Disconnetti tutti gli altri dispositivi
web-keys-ended = Solo questo browser è ancora al tavolo.
web-delete-table = Elimina il tavolo
web-delete-about = Il tavolo, la sua partita e la sua chat vengono eliminati per tutti, subito e per sempre.

## Avvisi

web-notices = Avvisami quando tocca a me
web-notices-hint = In una partita lenta una notifica può avvisarti quando tocca a te.
web-notices-about = Ricevi una notifica solo quando non sei al tavolo, una sola volta per turno. Puoi disattivarle qui in ogni momento.
web-notice-end = Disattiva
web-push = Su questo dispositivo
web-push-about = Il browser mostra una notifica, anche quando il gioco è chiuso.
web-push-ask = Attiva le notifiche
web-push-on = Le notifiche sono attive su questo dispositivo.
web-push-denied = Il browser non permette notifiche da questa pagina: cambialo nelle sue impostazioni, poi riprova.
web-push-impossible = Questo browser non può mostrare notifiche da questa pagina.
web-push-failed = Il servizio di notifica del browser non ha risposto: riprova più tardi.
web-feed = In un lettore di feed
web-feed-about = Un feed Atom che ti avvisa quando tocca a te, protetto da una password; va bene qualsiasi nome utente.
web-feed-ask = Crea un feed
web-feed-address = L’indirizzo del feed
web-feed-password = La sua password
web-shown-once = Si vede una volta sola: salva adesso.
web-webhook = Per un tuo programma
web-webhook-about = Il server chiama un tuo indirizzo HTTPS (un webhook) e firma ogni chiamata.
web-webhook-url = L’indirizzo
web-webhook-ask = Aggiungi webhook
web-webhook-on = L’indirizzo viene chiamato quando tocca a te.
web-webhook-secret = Il segreto che firma le chiamate

## Il regolamento

web-rules-about = Tutte le { $n } regole come le gioca questo programma, con parole nostre, ognuna con la sua sigla. Quando qualcosa non è possibile, il gioco nomina la regola e porta qui.
web-chapters = Capitoli
web-rules-search = Cerca
web-rules-found = { $n ->
    [one] 1 voce
   *[other] { $n } voci
}
web-rulings = { $n ->
    [one] Un chiarimento, dove i regolamenti tacciono o si contraddicono
   *[other] { $n } chiarimenti, dove i regolamenti tacciono o si contraddicono
}
web-ruling = Chiarimento
web-rule-in-game = Nel gioco
web-rule-asks = Il gioco chiede:
web-rule-refuses = Se non è possibile:
web-chapter-words = Glossario
web-word-turn = Turno
web-word-his_turn = Il suo turno
web-word-action = Azione
web-word-mission_step = Passo di missione
web-word-out_of_action = Fuori combattimento
web-word-hand = Mano
web-chapter-goal = Lo scopo
web-chapter-setup = Preparazione
web-chapter-count = Numero di giocatori
web-chapter-turn = Il turno
web-chapter-force = Sorvegliare una missione
web-chapter-chal = Le sfide
web-chapter-duel = I duelli
web-chapter-trap = Le trappole
web-chapter-arm = L’Arsenale
web-chapter-roch = Rochefort
web-chapter-places = Aree particolari
web-chapter-par = Parigi
web-chapter-lou = Il Louvre
web-chapter-siege = La Rochelle
web-chapter-qst = La missione principale
web-chapter-one = Uno per tutti, tutti per uno
web-chapter-hour = La clessidra
web-chapter-var = Varianti
web-chapter-solo = Senza Milady
web-chapter-trev = Tréville
web-part-dice = Dadi
web-part-track = Tracciati
web-part-hero = Le carte dei Moschettieri
web-part-foe = Rochefort e de Wardes
web-part-adversary = Avversari
web-part-trap = Carte Trappola
web-part-treachery = Carte Tradimento
web-part-paris = Carte Parigi
web-part-louvre = Carte Louvre
web-part-adventure = Carte Avventura
web-part-item = Equipaggiamento
web-part-token = Segnalini della missione principale
web-part-board = Plance della missione principale

## Riconoscimenti

web-credits-game = Il gioco da tavolo
web-credits-game-about = Mousquetaires du Roy è di { $authors }, illustrato da { $artists } e pubblicato da { $publisher } nel { $year }. Il gioco e il suo nome sono loro.
web-credits-unofficial = Questa è una versione non ufficiale. Se ti piace, compra la scatola: nessuno schermo sostituisce una Milady che ti sorride da dietro il suo.
web-credits-program = Questo programma
web-credits-program-about = Versione { $version }, © chi ha contribuito a Mousquetaires, licenza MIT: puoi usarlo, studiarlo, modificarlo e passarlo ad altri.
web-credits-icons = Icone
web-credits-icons-about = Le piccole icone sono state disegnate dagli artisti qui sotto per
web-credits-font = Carattere
web-credits-font-about = EB Garamond di Georg Duffner e Octavio Pardo,
web-credits-drawings = Tabellone e immagini
web-credits-drawings-about = Il tabellone, l’incisione e gli ornamenti sono disegnati per questo programma; niente viene dalla scatola.
