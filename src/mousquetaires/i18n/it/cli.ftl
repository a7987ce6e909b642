### La riga di comando: aiuto, tabelle, domande, errori.

## Aiuto

cli-help = Mousquetaires du Roy: gioca nel terminale, simula, rivedi le partite, calcola le probabilità.
cli-help-play = Gioca una partita nel terminale contro i bot.
cli-help-serve = Avvia il server di gioco: tavoli per gli amici, i bot e i tuoi programmi.
cli-help-backup = Copia il database del server in un file, senza fermarlo.
cli-help-bot = Fa giocare un tuo programma a un tavolo di un server: legge righe JSON e scrive le sue mosse.
cli-help-simulate = Fa giocare molte partite ai bot e conta i risultati.
cli-help-replay = Mostra tutto ciò che è successo in una partita registrata.
cli-help-verify = Controlla che una registrazione sia autentica: ogni mossa è permessa e ogni dado deriva dal seme.
cli-help-odds = Mostra le probabilità esatte di un duello.
cli-help-bench = Misura la velocità del motore, a confronto con altri giochi.
cli-panel-options = Opzioni
cli-panel-arguments = Argomenti
cli-panel-commands = Comandi
cli-usage-options = [OPZIONI]
cli-usage-command = COMANDO ...
cli-default = [predefinito: { $value }]
cli-required = [obbligatorio]
cli-show-help = Mostra questo aiuto.
cli-metavar-address = INDIRIZZO
cli-metavar-aim = SCOPO
cli-metavar-bot = BOT
cli-metavar-code = CODICE
cli-metavar-command = COMANDO
cli-metavar-file = FILE
cli-metavar-folder = CARTELLA
cli-metavar-form = FORMA
cli-metavar-level = LIVELLO
cli-metavar-name = NOME
cli-metavar-names = NOMI
cli-metavar-seat = POSTO
cli-metavar-token = TOKEN
cli-metavar-who = CHI
cli-version = { $program } { $version }

cli-option-version = Mostra la versione.
cli-option-lang = La lingua: en, fr, it, pl o de.
cli-option-box = Una cartella con le tue tabelle dei componenti, o un file della scatola.
cli-option-side = Chi guidi: musketeers, milady, o un Moschettiere per nome.
cli-option-solo = Gioca senza Milady: la muovono le regole.
cli-option-players = Quanti giocatori, Milady compresa (per simulate e tournament anche 2-6 o 2,5).
cli-option-heroes = I Moschettieri in gioco, nell’ordine dei posti, separati da virgole.
cli-option-variant = Una variante: easier, mortal_quest, athos_the_brave; per una partita più equilibrata: extra_card, one_card_less, extra_treachery, late_start; si può ripetere.
cli-option-hourglass = Gioca con la clessidra e le sue carte Emergenza!
cli-option-must_win = Un prigioniero che si batte per uscire dalla Bastiglia deve vincere il duello.
cli-option-one_wound = Se Rochefort e un Moschettiere si feriscono a vicenda, ciascuno perde solo 1 punto ferita.
cli-option-opponent = Chi gioca gli altri posti: master, adept, novice o random.
cli-option-seed = Un numero: lo stesso numero dà gli stessi dadi.
cli-option-record = Dove conservare la registrazione della partita.
cli-option-resume = Riprende una partita registrata.
cli-option-games = Quante partite a ogni tavolo.
cli-option-milady = Il bot che gioca Milady.
cli-option-musketeers = Il bot che gioca i Moschettieri.
cli-option-no_hourglass = Senza la clessidra e le sue carte Emergenza!
cli-option-sand = Quante scelte fanno i Moschettieri prima che finisca la clessidra.
cli-option-jobs = Quanti processi giocano (predefinito: uno per processore).
cli-option-json_file = Scrive in JSON tutto ciò che è stato contato; - lo scrive sull’uscita standard.
cli-option-as_json = Mostra i numeri in JSON.
cli-option-rounds = Per quanti giri si alternano i motori.
cli-option-seconds = Quanti secondi gioca ciascuno in un giro.
cli-option-alone = Misura solo questo programma.
cli-option-file = La registrazione; - la legge dall’ingresso standard.
cli-option-to = Si ferma dopo questo numero di input.
cli-option-seat = Mostra solo ciò che sapeva questo posto: milady, spectator, un Moschettiere o un numero.
cli-option-truth = Svela ogni segreto, anche se la partita non è finita.
cli-option-hero = Il Moschettiere che si batte.
cli-option-foe = Contro chi: un nome, token (un segnalino coperto della missione principale) o all.
cli-option-dice = I suoi dadi blu: 4, o 3-6, o 3,5.
cli-option-pistol = Ha una pistola.
cli-option-armour = Indossa un’armatura.
cli-option-blade = Ha una spada Toledo.
cli-option-improved = Conosce la manovra migliorata.
cli-option-life = I suoi punti ferita (predefinito: tutti).
cli-option-aim = Che cosa vuole soprattutto: beat, wound o stand.
cli-option-exact = Frazioni invece di percentuali.
cli-option-host = L’indirizzo su cui ascoltare (predefinito: 127.0.0.1); 0.0.0.0 fa entrare le altre macchine.
cli-option-port = La porta su cui ascoltare (predefinito: 1625).
cli-option-database = Dove tenere le partite: sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME.
cli-option-channels = Un server Redis, quando più server condividono un database: redis://HOST.
cli-option-workers = Quanti processi pensano per i bot.
cli-option-config = Un file di impostazioni (predefinito: mousquetaires.toml in questa cartella).
cli-option-public_url = L’indirizzo con cui iniziano i link nelle notifiche, dietro un proxy.
cli-option-origin = Un altro indirizzo le cui pagine possono usare questo server; si può ripetere.
cli-option-trusted_proxy = Un proxy (indirizzo o rete) di cui si credono le intestazioni X-Forwarded; si può ripetere.
cli-option-log_level = Quanto si scrive nel log: debug, info, warning o error.
cli-option-log_format = Il formato del log: auto, json o console.
cli-option-open_browser = Apre il gioco nel browser di questa macchina.
cli-option-show_settings = Mostra tutte le impostazioni, e da dove vengono quelle cambiate, poi si ferma.
cli-option-target = Il file della copia.
cli-option-force = Sovrascrive il file se esiste già.
cli-option-table_url = Il tavolo, come nel suo link: https://game.example/table/NAME.
cli-option-command = Il programma che gioca, con i suoi argomenti.
cli-option-token = Il token del posto. Qui lo vede chiunque usi questa macchina: meglio MOUSQUETAIRES_TOKEN o --token-file.
cli-option-token_file = Un file che contiene il token.
cli-option-bot_seat = Il posto da giocare (predefinito: quello del token).

## Racconti: più eventi dello stesso tipo in una frase

story-card_drawn = { $seat_the } pesca carte Avventura: { $cards }.
story-card_discarded = { $seat_the } scarta delle carte: { $cards }.
story-treachery_drawn = Milady pesca carte Tradimento: { $cards }.
story-adversary_laid = Si appostano { $place_loc }: { $foes }.
story-token_turned = Segnalini rivelati: { $tokens }.
story-token_gone = Segnalini tolti: { $tokens }.
story-token = { $token } { $space_loc }
story-undo = Una mossa è stata annullata.

## Registrazioni

cli-verified = { $turns ->
    [one] La registrazione è autentica: { $inputs } input, { $turns } turno, { $ending }.
   *[other] La registrazione è autentica: { $inputs } input, { $turns } turni, { $ending }.
}
cli-verified-no-seed = Tutte le mosse della registrazione sono permesse, ma i dadi non si possono controllare: manca il seme.
cli-verified-start = { $inputs ->
    [one] La partita comincia da un’altra: il suo primo input viene da lì, e i suoi dadi qui non sono controllati.
   *[other] La partita comincia da un’altra: i suoi primi { $inputs } input vengono da lì, e i loro dadi qui non sono controllati.
}
cli-verified-fixed = { $outcomes ->
    [one] { $outcomes } esito casuale era fissato all’inizio.
   *[other] { $outcomes } esiti casuali erano fissati all’inizio.
}
cli-verified-nonces = { $seats ->
    [one] I suoi dadi vengono dal seme promesso prima della partita, mescolato con il nonce di { $seats } posto.
   *[other] I suoi dadi vengono dal seme promesso prima della partita, mescolato con i nonce di { $seats } posti.
}

## Probabilità

cli-odds-title = { $life ->
    [one] { $hero }, { $life } punto ferita
   *[other] { $hero }, { $life } punti ferita
}
cli-odds-dice = dadi blu
cli-odds-foe = contro
cli-odds-with = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
cli-odds-beats = lo sconfigge
cli-odds-wounds = lo ferisce
cli-odds-wounded = è ferito
cli-odds-out = cade
cli-odds-nothing = niente
cli-odds-lost = punti ferita persi
cli-odds-brackets = Tra parentesi: quante volte cade il Moschettiere.
cli-odds-rochefort = Rochefort ha { $life } punti ferita, e un duello è al primo sangue: basta ferirlo, e --aim wound dice quanto è probabile.
cli-odds-aim-beat = La spada Toledo serve a sconfiggerlo.
cli-odds-aim-wound = La spada Toledo serve a ferirlo.
cli-odds-aim-stand = La spada Toledo serve a restare in piedi.

## Simulazione

cli-simulate-playing = Partite
cli-simulate-stopped = { $games ->
    [one] Interrotto dopo { $games } partita.
   *[other] Interrotto dopo { $games } partite.
}
cli-simulate-players = { $n } giocatori
cli-simulate-solo = { $n ->
    [one] in solitario
   *[other] { $n } senza Milady
}
cli-simulate-all = in tutto
cli-simulate-table = tavolo
cli-simulate-games = partite
cli-simulate-musketeers = Moschettieri
cli-simulate-milady = Milady
cli-simulate-turns = turni
cli-simulate-decisions = decisioni
cli-simulate-galleries = 4ª plancia
cli-simulate-ending = finale
cli-simulate-rules = Quante volte ogni regola è stata usata in una partita:
cli-simulate-rules-count = { $n ->
    [one] È stata usata 1 regola; --rules dice quante volte.
   *[other] Sono state usate { $n } regole; --rules dice quali e quante volte.
}

## Velocità

cli-bench-running = Misuro…
cli-bench-round = Giro { $n } di { $rounds }: { $name }
cli-bench-caption = { $rounds ->
    [one] { $rounds } giro
   *[other] mediane di { $rounds } giri (minimo–massimo)
}
cli-bench-decisions_per_second = decisioni/s
cli-bench-games_per_second = partite/s
cli-bench-clone_us = copia, µs
cli-bench-options_us = opzioni, µs

## Che cosa non va

cli-language = La lingua { $language } non è disponibile: scegli tra { $known }.
cli-no-such-option = L’opzione { $option } non esiste: --help le elenca tutte.
cli-option-needs-value = L’opzione { $option } vuole un valore.
cli-missing = Manca qualcosa: { $option }.
cli-not-a-number = { $option } vuole un numero intero.
cli-no-such-command = Il comando «{ $command }» non esiste: scegli tra { $known }.
cli-extra-argument = Una parola di troppo: «{ $argument }».
cli-range = { $option } deve essere tra { $low } e { $high }, non { $value }.
cli-numbers = { $option }: «{ $read }» non è un numero, un intervallo come 3-6 o una lista come 3,5.
cli-backwards = { $option }: { $read } è al contrario, scrivi { $right }.
cli-aim = Nessun obiettivo si chiama { $aim }: scegli tra { $known }.
cli-foe = Nessun avversario si chiama { $foe }: scegli tra { $known }.
cli-side = Qui non puoi guidare { $side }: scegli tra { $known }.
cli-solo-milady = In solitario nessuno gioca Milady: togli --solo o --as milady.
cli-seat = A questo tavolo nessun posto si chiama { $seat }: scegli tra { $known }.
cli-replay-unfinished = La partita non è finita: --as mostra ciò che sapeva un posto, --truth svela ogni segreto.
cli-no-file = Il file { $file } non esiste.
cli-is-folder = { $file } è una cartella, non un file.
cli-unreadable = { $file } non si può leggere: { $why }.
cli-too-large = { $file } è troppo grande per una registrazione: il limite è { $most } MB.
cli-unwritable = { $file } non si può scrivere: { $why }.
cli-output = L’output non si può scrivere: { $why }.
cli-system = Il sistema non lo permette: { $why }.
cli-memory = Non c’è abbastanza memoria per questo.
cli-not-json = { $file } non è JSON valido.
sim-empty-seat = Nessuno gioca il posto { $seat }.
sim-endless = La partita del seme { $seed } non finisce: { $inputs } input e nessun vincitore.
sim-broken = La partita del seme { $seed } è andata in errore: { $error }
bench-no-peer = { $peer } non è installato: installa l’extra «{ $extra }», o misura con --alone.
bot-unknown = Nessun bot si chiama { $bot }: scegli tra { $known }.
bot-budget = Un maestro riflette per 1-1.000.000 di tentativi, per esempio master:64, o fino a 600 secondi, per esempio master:0.5s; { $wish } non è né l’uno né l’altro.

## Il tavolo sullo schermo

cli-board-heading = { $turn ->
    [0] Prima del primo turno
   *[other] Turno { $turn } · { $phase }
}
cli-board-phase-0 = Milady si prepara
cli-board-phase-1 = Milady trama
cli-board-phase-2 = i Moschettieri agiscono
cli-board-phase-3 = l’assedio
cli-board-phase-4 = la fine del turno
cli-board-time = Tempo { $now }/{ $last }
cli-board-siege = Assedio { $side ->
    [richelieu] -{ $n }
    [king] +{ $n }
   *[middle] 0
} ({ $dice ->
    [one] { $dice } rosso
   *[other] { $dice } rossi
})
cli-board-honour = Onore { $now }/{ $full }
cli-board-purse = Borsa { $n }
cli-board-epic = Epico { $n }
cli-board-one = Uno×tutti { $n }
cli-board-quiet = nessuna missione
cli-board-effect-strangles = ogni turno { $dice } dadi: Spade { $now }/{ $n }
cli-board-effect-time = ogni turno: Tempo +{ $n }
cli-board-effect-siege_sword = ogni turno: Spade all’assedio +{ $n }
cli-board-effect-treachery = ogni turno: carte Tradimento +{ $n }
cli-board-effect-honour = ogni turno: onore della Regina -{ $n }
cli-board-effect-purse = ogni turno: borsa -{ $n }
cli-board-louvre-token = segnalino a { $space } di { $spaces }
cli-board-challenge = sfida: { $skill } { $level }
cli-board-foe = { $life ->
    [one] { $foe }, { $dice } dadi
   *[other] { $foe }, { $dice } dadi, { $life } p. ferita
}
cli-board-trap = trappola: { $trap }
cli-board-antechamber = (anticamera { $n } di { $all })
cli-board-musketeers = Moschettieri
cli-board-siege-cards = Assedio: { $cards }
cli-board-rochefort = Rochefort { $now }/{ $full }
cli-board-milady-at = { $state ->
    [secret] Milady: { $place } (segreto)
    [found] Milady: { $place }, sorpresa
    [fled] Milady: cacciata ({ $place })
   *[shown] Milady: { $place }
}
cli-board-milady-nowhere = Milady: ancora da nessuna parte
cli-board-milady-hidden = Milady: nascosta
cli-board-milady-not = Milady: nascosta (non: { $places })
cli-board-hand = Mano:
cli-board-hand-of = { $heroes }:
cli-board-treachery = Tradimento:
cli-board-paris = Carte Parigi:
cli-board-reserve = Riserva:

## Accanto alle righe di un menu

cli-hint-challenge = chiede { $level }: abilità { $skill }, carte { $cards }
cli-hint-duel = vince { $bare }
cli-hint-duel-cards = vince { $bare }, con tutte le carte { $best }
cli-hint-odds = vince { $good }, ferito { $wounded }, cade { $out }
cli-hint-rochefort = lo mette in fuga { $good }, ferito { $wounded }, cade { $out }
cli-hint-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
cli-hint-lacks = { $n ->
    [0] basta
    [one] manca { $n }
   *[other] mancano { $n }
}
cli-hint-search = { $dice ->
    [one] 1 dado, conta ogni Giglio
   *[other] { $dice } dadi, conta ogni Giglio
}
cli-hint-walk = fino all’ultima casella libera
cli-hint-epic = { $n ->
    [one] { $n } segnalino Epico
   *[other] { $n } segnalini Epico
}
cli-hint-price-pistoles = { $n ->
    [one] 1 pistole
   *[other] { $n } pistole
}
cli-hint-price-combat = { $n ->
    [one] { $n } carta Combattimento
   *[other] { $n } carte Combattimento
}
cli-hint-price-card = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}

## Che cosa è in gioco

cli-note-siege = Spade a La Rochelle: Milady { $red }, i Moschettieri { $blue }.
cli-note-one = { $window ->
    [time] Il segnalino Tempo sta per avanzare.
    [queen] La Regina ha perso l’ultimo punto onore: solo questa carta può salvarla.
   *[treachery] Milady ha appena giocato una carta Tradimento.
}

## Comporre

cli-compose-strength = { $mission } { $place }: forza { $total } su { $rating }.
cli-compose-suggest = Suggeriscine altri
cli-compose-send = Mandali: { $what }
cli-compose-foe = { $strength }: { $foe }
cli-compose-swap = Scegli due caselle per scambiarne i segnalini.
cli-compose-shuffle = Mescolali di nuovo
cli-compose-lay = Disponili così
cli-compose-offer = La tua offerta per { $hero }: { $offer }.
cli-compose-theirs = Ti viene offerto: { $offer }.
cli-compose-make = Fai questa offerta
cli-compose-give = Dai { $what }: { $n }
cli-compose-want = Chiedi { $what }: { $n }

## Giocare

cli-play-welcome = Mousquetaires du Roy, con { $heroes }.
cli-play-you = { $side ->
    [milady] Sei Milady: tieni i gioielli lontani dalla Regina finché non sarà troppo tardi.
    [solo] Guidi { $heroes }; nessuno gioca Milady, la muovono le regole.
   *[musketeers] Guidi { $heroes }; un bot gioca Milady. Riporta i gioielli in tempo.
}
cli-play-variant = Variante { $name }: { $about }.
cli-play-hint = Rispondi con un numero. Scrivi help per tutto il resto, quit per smettere.
cli-play-help =
    Un numero sceglie una riga del menu. Si può anche scrivere un’azione: move louvre.
    ?          che cosa non è possibile adesso, e perché
    ?N         perché la riga N di quell’elenco non è possibile
    why ...    perché un’azione che scrivi non è possibile
    board      il tavolo
    hand       le tue carte
    look       che cosa fa ogni cosa sul tavolo
    log        che cosa è successo
    undo       annulla la tua ultima scelta, se da allora non si è lanciato o rivelato nulla
    save FILE  scrive la registrazione della partita
    quit       smette; la registrazione resta
cli-play-number = Scrivi un numero da 1 a { $most }, o help.
cli-play-unknown = «{ $read }» non è una risposta: scrivi un numero del menu, o help.
cli-play-possible = È possibile: { $what }.
cli-play-refused = { $what }: { $why } ({ $rule })
cli-play-all-possible = Tutto ciò che puoi fare qui è nel menu.
cli-play-nothing-to-undo = Non hai mosse da annullare.
cli-play-undone = Annullato: { $what }.
cli-play-end = { $n ->
    [one] Gli resta { $n } azione: scrivi { $yes } (o s) per concludere lo stesso il turno, altro per continuare.
   *[other] Gli restano { $n } azioni: scrivi { $yes } (o s) per concludere lo stesso il turno, altro per continuare.
}
cli-play-yes = sì
cli-play-sand = { $seconds ->
    [one] La clessidra: ancora { $seconds } secondo.
   *[other] La clessidra: ancora { $seconds } secondi.
}
cli-play-goodbye = Alla prossima!
cli-play-record = La registrazione della partita è in { $file }
cli-status-actions = { $n ->
    [0] nessuna azione
    [one] ancora { $n } azione
   *[other] ancora { $n } azioni
}
cli-status-life = punti ferita { $now }/{ $full }

## Il server

cli-serve-open = Il gioco è all’indirizzo { $address } (Ctrl+C ferma il server).
cli-serve-no-browser = Qui non è stato trovato nessun browser: apri tu { $address }.
cli-no-server = Il server di gioco non è installato: esegui pip install "mousquetaires[server]".
cli-serve-in-use = La porta { $port } di { $host } è già occupata: ferma l’altro programma, o scegli un’altra porta con --port.
cli-serve-not-permitted = Non hai il permesso di aprire la porta { $port } di { $host }: scegline un’altra con --port, meglio se sopra la 1023.
cli-serve-no-address = Questa macchina non ha l’indirizzo { $host }: scegline un altro con --host.
cli-serve-refused = Non si può ascoltare su { $host }, porta { $port }: { $why }.
cli-serve-memory = Il server ha bisogno di { $least } MB di memoria, ma questo processo ne può usare solo { $most }: aumenta { $option }.
cli-backup-done = La copia è in { $file }

## Bot propri

cli-bot-address = «{ $read }» non è il link di un tavolo: scrivi per esempio { $right }.
cli-bot-no-token = Manca il token: mettilo in { $variable }, o indica con --token-file un file che lo contiene.
cli-bot-bad-token = Il testo in { $where } non può essere un token: ha solo lettere, cifre, - e _.
cli-bot-scope = Questo token non permette di giocare: creane uno con il permesso play:SEAT.
# $why è la frase del server
cli-bot-refused = Il server rifiuta: { $why }
cli-bot-unreachable = Il server { $address } non è raggiungibile: { $why }.
cli-bot-not-ours = Ciò che risponde a { $address } non è un server di questo gioco.
cli-bot-lost = Connessione persa, si riprova.
cli-bot-gone = Il server { $address } non è raggiungibile da troppo tempo.
cli-bot-no-program = Il programma { $command } non si può avviare: { $why }.
cli-bot-ended = Il programma { $command } è terminato prima della partita (codice { $code }).
cli-bot-silent = Il programma { $command } non legge o non scrive più, ma non è terminato.
cli-bot-waiting = { $n ->
    [one] Il programma non risponde da 1 secondo. Svuota il buffer della sua uscita?
   *[other] Il programma non risponde da { $n } secondi. Svuota il buffer della sua uscita?
}
# $why è la frase del server
cli-bot-nonsense = { $n } risposte di fila del programma sono state rifiutate, l’ultima era «{ $answer }»: { $why }
cli-bot-over = La partita è finita: { $ending }.
