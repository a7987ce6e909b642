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
web-title-new = Un tavolo nuovo
web-title-table = Tavolo
web-title-rules = Regole
web-title-credits = Riconoscimenti
web-title-lost = Smarrito per strada
web-failed-title = Ora non è possibile
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
web-speed = Velocità con cui si mostrano le mosse
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-fast = Rapida
web-speed-instant = Immediata
web-motion = Animazioni
web-motion-auto = Come il dispositivo
web-motion-reduced = Il meno possibile
web-sound = Suoni
web-sound-about = Un suono quando tocca a te.
web-sand = Clessidra ai tavoli che apri
web-sand-about = Le regole danno due minuti. Chi ha bisogno di più tempo può prenderselo: tutti al tavolo vedono quanto dura.

## Chi si è

web-nickname = Il tuo nickname
web-nickname-here = Il tuo nickname a questo tavolo
# nomi del tempo, separati da virgole; uno di essi è proposto a chi non ne ha
web-nicknames = Bazin,Ketty,Bonacieux,Chevreuse,Grimaud,Mousqueton,Camilla,Felton,Buckingham,La Porte

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
web-pace-about-none = Ognuno si prende il tempo che vuole.
web-pace-about-live = Per una partita tutta d'un fiato.
web-pace-about-slow = Per una partita di giorni o settimane: chi vuole è avvisato quando tocca a lui.
web-timeout = Quando il tempo scade
web-timeout-default = Una mossa sicura
web-timeout-default-about = Quando il tempo scade, il server risponde per il giocatore con qualcosa di sempre possibile.
web-timeout-bot = Subentra un bot
web-timeout-bot-about = Quando il tempo scade, un bot gioca il posto finché il suo giocatore non lo riprende.

## La pagina iniziale

web-front-title = Mousquetaires du Roy
web-front-line = Parigi, 1625. I gioielli della Regina sono in Inghilterra, il Cardinale lo sa e il ballo è vicino. Tutti per uno!
web-play-now = Gioca subito
web-play-musketeers = Come i Moschettieri
web-play-musketeers-about = Li guidi tutti e quattro; un bot gioca Milady.
web-play-milady = Come Milady
web-play-milady-about = Trami in segreto; dei bot giocano i Moschettieri.
web-play-solo = Senza Milady
web-play-solo-about = In solitario: la muove il caso, tutto è scoperto.
web-dealing = Si distribuiscono le carte…
web-more-choices = Altre opzioni
web-all-choices = Tutte le opzioni per un tavolo
web-players-quick-about = Milady conta per uno; senza di lei c'è un giocatore in meno.
web-bots-play = Gli altri posti li gioca
web-bot-master = Maestro
web-bot-master-about = Prova ogni mossa in partite immaginate prima di farla, e trova quel che altri non vedono. Riflette un po' più a lungo.
web-bot-adept = Esperto
web-bot-adept-about = Conosce le probabilità, tiene d'occhio ogni tracciato e pianifica il turno; come Milady è difficile da indovinare.
web-bot-novice = Novizio
web-bot-novice-about = Gioca con buon senso, senza guardare lontano.
web-bot-random = Occhi bendati
web-bot-random-about = Fa una cosa permessa qualsiasi: per una prima occhiata.
web-who-runs-whom = Chi guida chi
web-seat-one-yours = Come i Moschettieri hai il posto 1.
web-play-friends = Gioca con gli amici
web-play-friends-about = Apri un tavolo e manda il suo link. Nessun account, niente da installare.
web-invite-friends = Invita gli amici
web-your-side = La tua parte
web-side-musketeer = Moschettiere
web-side-milady = Milady
web-side-later = Decido dopo
web-who-finds-it = Chi trova il tavolo
web-private = Solo con il link
web-private-about = Il tavolo non è in nessuna lista.
web-listed = Nella sala
web-listed-about = Chiunque trova il tavolo nella sala e può venirci.
web-open-and-invite = Apri il tavolo e invita
web-opening = Un momento…
web-resume = Riprendi
web-come-back = Torna al tavolo
web-no-tables-yet = I tavoli che visiterai appariranno qui, in questo browser.
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
web-link-unreadable = Questo non è il link di un tavolo: è fatto così, https://…/table/ e 16 lettere o cifre.
web-lobby-watch = Sala e spettatori
web-lobby-watch-about = Unisciti a un tavolo che aspetta giocatori, o guarda una partita in corso.
web-to-lobby = Alla sala
web-to-rules = Al regolamento
web-story-title = La faccenda dei gioielli
web-story-affair = La regina Anna ha donato al duca di Buckingham dodici puntali di diamanti, un regalo del Re. Ora il Re desidera vederglieli addosso al ballo. Qualcuno gli ha suggerito quel desiderio.
web-story-musketeers = D'Artagnan e i suoi amici cavalcano fino in Inghilterra e ritorno. Raccolgono carte, incrociano le lame con le guardie del Cardinale e dividono tutto: mano, borsa e pericolo. Ma le azioni di un giorno sono poche, e i guai sono in quattro luoghi insieme.
web-story-milady = Milady è una sola giocatrice piena di segreti. A ogni turno nasconde dove va, trama, mette guardie e trappole sulla strada, e bluffa. Non deve vincere dappertutto: un luogo basta.
web-story-ways = Quattro modi in cui Milady vince, sempre in vista
web-way-time = Il tempo
web-way-time-about = Il ballo comincia e i gioielli non sono tornati.
web-way-siege = La Rochelle
web-way-siege-about = L'assedio finisce a gloria del Cardinale.
web-way-honour = L'onore della Regina
web-way-honour-about = Al Louvre gli intrighi gliel'hanno tolto tutto.
web-way-abduction = Costanza
web-way-abduction-about = A Parigi nessuno è venuto a salvarla.
web-story-together = I Moschettieri vincono in un modo solo: tutte e quattro le plance della missione principale, insieme.

## La sala

web-refresh = Aggiorna
web-looking = Diamo un'occhiata…
web-new-table = Tavolo nuovo
web-open-one = Aprine uno tu.
web-lobby-waiting = { $n ->
    [0] In attesa di giocatori
   *[other] In attesa di giocatori ({ $n })
}
web-lobby-playing = { $n ->
    [0] Partite da guardare
   *[other] Partite da guardare ({ $n })
}
web-lobby-none-waiting = Nessun tavolo della sala aspetta giocatori.
web-lobby-none-playing = Nessuna partita della sala è in corso.
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

web-new-people = Chi gioca
web-new-rules = Con quali regole
web-new-time = A che ritmo
web-new-door = Chi può entrare
web-milady-legend = Milady
web-with-milady = Con Milady
web-with-milady-about = Qualcuno, o un bot, la gioca contro i Moschettieri.
web-without-milady = Senza Milady
web-without-milady-about = Nessuno la gioca; la muove il caso, allo scoperto. Anche per un giocatore solo.
web-players = Giocatori, Milady compresa
web-players-solo = Giocatori
web-team-about = { $n ->
    [1] Un giocatore guida quattro Moschettieri.
    [2] Due giocatori guidano due Moschettieri ciascuno.
    [3] Tre giocatori guidano un Moschettiere ciascuno, con un'azione in più.
    [4] Quattro giocatori guidano un Moschettiere ciascuno.
   *[5] Cinque giocatori guidano un Moschettiere ciascuno; tra loro c'è Tréville.
}
web-who-sits-where = Chi siede dove
web-who-sits-where-about = Prendi più posti per giocare in tanti a un solo schermo. I posti lasciati liberi aspettano qualcuno.
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
web-sitter-random = Bot: Occhi bendati
web-open-table = Tavolo aperto
web-open-table-about = La stessa persona può giocare Milady e dei Moschettieri, e così vede tutte le mani.
web-variants = Varianti
web-handicaps = Per una partita più equilibrata
web-handicaps-about = Sceglietene una se al vostro tavolo vince troppo spesso la stessa parte. Sono nostre: nessun regolamento le prevede.
web-no-athos = Athos non è in gioco, quindi non cambia nulla.
web-must-win = Bastiglia: libera solo un duello vinto
web-must-win-about = Altrimenti chi si batte per uscire è libero, comunque finisca il duello.
web-one-wound = Rochefort: una ferita ciascuno
web-one-wound-about = Se Rochefort e un Moschettiere si feriscono a vicenda, ciascuno perde solo 1 punto ferita, come dicono le FAQ. Altrimenti conta ogni Spada non fermata.
web-hourglass = Con la clessidra
web-hourglass-about = La carta Emergenza! lascia ai Moschettieri poco tempo per i loro turni. Per una prima partita se ne può fare a meno.
web-sand-runs = La clessidra dura
web-table-name = Il nome del tavolo
web-table-name-hint = per esempio: La Colomba Rossa
web-spectators = Spettatori
web-spectators-about = Chi ha il link può guardare. Gli spettatori vedono quello che vedono tutti, e parlano tra loro.
web-need-nickname = Prima scegli un nickname.
web-will-wait = I posti liberi aspettano qualcuno; cominci quando sono tutti presi.
web-will-begin = Tutti i posti sono presi: la partita comincia subito.
web-will-watch = I bot giocano tutti i posti; tu guardi.
web-open-table-now = Apri il tavolo

## In attesa a un tavolo

web-waiting-stranger = { $name } ti invita a questo tavolo: scegli un nickname e un posto.
web-waiting-host = Questo è il tuo tavolo: invita qualcuno o fai sedere dei bot, poi comincia.
web-waiting-guest = { $name } comincia la partita quando ci sono tutti.
web-seats = Posti
web-seat-free = libero
web-seat-taken = preso
web-you-named = { $name } (tu)
web-enter = Entra
web-enter-about = Oppure prendi subito un posto. A chi vuole solo guardare non serve.
web-sit = Siediti
web-rise = Alzati
web-put-master = Bot maestro
web-put-adept = Bot esperto
web-put-novice = Bot novizio
web-put-random = Bot bendato
web-clear-bot = Manda via il bot
web-other-side = l'altra parte
web-many-seats = Puoi prendere più posti della stessa parte e passarvi lo schermo.
web-many-seats-open = Questo tavolo è aperto: prendi i posti che vuoi, da tutte e due le parti, e passatevi lo schermo.
web-begin = Comincia
web-begin-ready = Ci sono tutti.
web-begin-not-yet = Ancora liberi: { $seats }. Invita qualcuno, o fai sedere un bot.
web-waiting-for-seats = { $n ->
    [one] 1 posto è ancora libero.
   *[other] { $n } posti sono ancora liberi.
}
web-waiting-for-host = Ci sono tutti: { $name } può cominciare.
web-invite = Invita
web-invite-about = Chi apre questo link può venire al tavolo.
web-invite-link = Il link del tavolo
web-invite-title = Mousquetaires: { $name }
web-link-stays-here = Questo link funziona solo su questo computer: per gli amici altrove, avvia il server con «make serve HOST=0.0.0.0» e aprilo all'indirizzo che questo computer ha nella tua rete.
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-people = Partecipanti
web-is-here = qui
web-is-away = assente
web-is-host = guida il tavolo
web-is-you = tu
web-is-muted = senza diritto di parola
web-onlookers = { $n ->
    [one] 1 spettatore
   *[other] { $n } spettatori
}
web-mute = Togli la parola
web-unmute = Ridai la parola
web-remove = Allontana
web-remove-named = Allontana { $name }
web-remove-about = Perde i suoi posti a questo tavolo, ma può tornare con il link.
web-ban = Bandisci
web-ban-named = Bandisci { $name }
web-ban-about = Perde i suoi posti a questo tavolo, e dal suo indirizzo di rete nessuno può tornare.
web-agreed = Gli accordi
web-hourglass-of = clessidra: { $time }
web-no-hourglass = senza clessidra
web-is-listed = nella sala
web-is-private = solo con il link
web-admits-onlookers = gli spettatori sono benvenuti
web-no-onlookers = niente spettatori
web-is-open = aperto: la stessa persona può giocare le due parti
web-your-key = Per tornare
web-personal-about = Questo browser resta al tavolo da sé. Per un altro dispositivo crea un link personale: là apre i tuoi posti.
web-personal-make = Crea un link personale
web-personal-again = Creane un altro
web-personal-link = Il tuo link personale
web-personal-once = Vale una volta. Non mandarlo a nessun altro: chi lo apre gioca al posto tuo.
web-end-keys = Disconnetti tutti gli altri dispositivi
web-keys-ended = Solo questo browser è ancora al tavolo.
web-delete-table = Elimina il tavolo
web-delete-about = Il tavolo, la sua partita e tutto ciò che vi è stato detto spariscono per tutti, subito e per sempre.

## Avvisi

web-notices = Avvisami quando tocca a me
web-notices-hint = Per una partita lenta puoi farti avvisare quando tocca a te.
web-notices-about = L'avviso arriva solo mentre non sei al tavolo, una volta ogni volta che tocca a te. Tutto si può annullare qui.
web-notice-end = Non più
web-push = Su questo dispositivo
web-push-about = Il browser mostra una notifica, anche quando il gioco è chiuso.
web-push-ask = Mostra le notifiche qui
web-push-on = Su questo dispositivo si mostrano le notifiche.
web-push-denied = Il browser non permette notifiche da questa pagina: cambialo nelle sue impostazioni, poi riprova.
web-push-impossible = Questo browser non può mostrare notifiche da questa pagina.
web-push-failed = Il servizio di notifica del browser non ha risposto: riprova più tardi.
web-feed = In un lettore di feed
web-feed-about = Un feed Atom dei tuoi turni, protetto da una password; va bene qualsiasi nome utente.
web-feed-ask = Crea un feed
web-feed-address = L'indirizzo del feed
web-feed-password = La sua password
web-shown-once = Si vede solo questa volta: copia subito.
web-webhook = Per un tuo programma
web-webhook-about = Il server chiama un indirizzo HTTPS che indichi tu (un webhook) e firma ogni chiamata.
web-webhook-url = L'indirizzo
web-webhook-ask = Chiamalo
web-webhook-on = L'indirizzo è chiamato quando tocca a te.
web-webhook-secret = Il segreto che firma le chiamate

## Il regolamento

web-rules-about = Tutte le { $n } regole come le gioca questo programma, con parole nostre, ognuna con la sua sigla. Quando qualcosa non è possibile, il gioco nomina la regola e porta qui.
web-chapters = Capitoli
web-rules-search = Cerca
web-rules-found = { $n ->
    [one] 1 voce
   *[other] { $n } voci
}
web-ruling = Dove i regolamenti tacciono o si contraddicono:
web-rule-asks = Il gioco chiede:
web-rule-refuses = Quando non è possibile:
web-chapter-words = Parole
web-word-turn = Turno
web-word-his_turn = Il suo turno
web-word-action = Azione
web-word-mission_step = Passo di missione
web-word-out_of_action = Fuori combattimento
web-word-hand = Mano
web-chapter-goal = Lo scopo
web-chapter-setup = Preparazione
web-chapter-count = In quanti si gioca
web-chapter-turn = Il turno
web-chapter-force = Sorvegliare una missione
web-chapter-chal = Le sfide
web-chapter-duel = I duelli
web-chapter-trap = Le trappole
web-chapter-arm = L'Arsenale
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
web-part-card = Carte
web-part-deck = Mazzi
web-part-item = Equipaggiamento
web-part-token = Segnalini della missione principale
web-part-board = Plance della missione principale

## Riconoscimenti

web-credits-game = Il gioco da tavolo
web-credits-game-about = Mousquetaires du Roy è di { $authors }, illustrato da { $artists } e pubblicato da { $publisher } nel { $year }. Il gioco e il suo nome sono loro.
web-credits-unofficial = Questa è una versione non ufficiale. Se ti piace, compra la scatola: nulla su uno schermo sostituisce una Milady che sorride dietro il suo paravento.
web-credits-program = Questo programma
web-credits-program-about = Versione { $version }, © chi ha contribuito a Mousquetaires, licenza MIT: puoi usarlo, studiarlo, modificarlo e passarlo ad altri.
web-credits-icons = Icone
web-credits-icons-about = Le piccole icone sono state disegnate dagli artisti qui sotto per
web-credits-font = Carattere
web-credits-font-about = EB Garamond di Georg Duffner e Octavio Pardo,
web-credits-drawings = Tabellone e immagini
web-credits-drawings-about = Il tabellone, l'incisione e gli ornamenti sono disegnati per questo programma; niente viene dalla scatola.
