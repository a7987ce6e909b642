### Che cosa non va in un tavolo, un file o un argomento: una frase chiara per ciascuno.

## Chi siede al tavolo

setup-players = Questo tavolo è per { $least }-{ $most } giocatori, non { $players }.
setup-seats = I giocatori dei Moschettieri sono { $team }, ma i Moschettieri sono per { $seats }.
setup-hero = Nessun Moschettiere si chiama { $hero }: scegli tra { $known }.
setup-hero-twice = Il Moschettiere { $hero } è stato scelto due volte, ma ce n’è uno solo.
setup-hero-count = { $team ->
    [one] { $team } giocatore guida { $needed } Moschettieri, non { $heroes }.
   *[other] { $team } giocatori guidano insieme { $needed } Moschettieri, non { $heroes }.
}
setup-hero-share = { $each ->
    [one] Ognuno dei { $team } giocatori guida { $each } Moschettiere.
   *[other] Ognuno dei { $team } giocatori guida { $each } Moschettieri.
}
setup-variant = Nessuna variante si chiama { $variant }: scegli tra { $known }.
setup-variant-twice = Una variante è stata scelta due volte: { $variants }.
setup-keys = La preparazione deve avere esattamente queste voci: { $known }.

## Tabelle dei componenti; $place è il file, con la chiave se c'è

component-bad-toml = { $place }: la riga { $line } non è TOML.
component-contradiction = { $place }: questo valore contraddice { $other }.
component-impossible-face = { $place }: nessun dado di questo colore ha la faccia { $face }.
component-missing-file = { $place }: il file manca.
component-missing-folder = { $place }: la cartella o il file non esiste.
component-missing-key = { $place }: il valore manca.
component-missing-source = { $place }: il valore non ha una fonte.
component-no-table = { $place }: la cartella non contiene tabelle dei componenti; può avere { $known }.
component-not-odd = { $place }: { $value } è pari, e il segnalino deve partire dal centro.
component-not-utf8 = { $place }: la riga { $line } non è testo UTF-8.
component-out-of-range = { $place }: { $value } è fuori dai limiti, sono possibili i valori da { $low } a { $high }.
component-unknown-file = { $place }: questa tabella non esiste; una cartella può avere { $known }.
component-unknown-key = { $place }: questa chiave non esiste; scegli tra { $known }.
component-unknown-name = { $place }: { $value } è sconosciuto; scegli tra { $known }.
component-unreadable = { $place }: il file non si può leggere ({ $code }).
component-wrong-faces = { $place }: il dado ha { $total } facce invece di { $expected }.
component-wrong-length = { $place }: la lista ha { $length } voci invece di { $expected }.
component-wrong-total = { $place }: la scatola ne vuole { $expected } in tutto, ma la somma di { $rows } è { $total }.
component-wrong-type = { $place }: serve un valore di tipo { $expected }, non { $found }.

## Registrazioni; $at è il numero dell'input, $line che cosa dice, $why il motivo

record-format = Questa non è la registrazione di una partita: il suo formato deve essere { $format }.
record-version = La registrazione ha la versione di formato { $read }, questo programma legge la { $due }.
record-engine = La registrazione segue la versione { $read } delle regole, questo programma gioca con la { $due }.
record-components = La registrazione usa altre tabelle dei componenti: indica la loro cartella o il file con --box.
record-setup = La preparazione della registrazione non ha senso. { $why }
record-inputs = Gli input della registrazione devono essere una lista di righe.
record-checkpoints = I punti di controllo della registrazione sono danneggiati o falsi.
record-seed = Il seme della registrazione è danneggiato.
record-commitment = Il seme della registrazione non è quello promesso prima della partita.
record-nonces = I nonce della registrazione sono danneggiati: ognuno è un posto del tavolo, in ordine e una volta sola, con { $least }-{ $most } byte in esadecimale.
record-line = L’input { $at } della registrazione non si può leggere: { $line }
record-refused = L’input { $at } della registrazione non è permesso ({ $line }): { $why }
record-seed-disagrees = L’input { $at } della registrazione non è ciò che ha dato il seme: { $line }
record-start = L’inizio della registrazione è danneggiato: indica gli input giocati altrove, gli esiti casuali già fissati e la sua provenienza.
record-start-disagrees = L’input { $at } della registrazione non è l’esito fissato all’inizio: { $line }
record-digest = La registrazione è falsa: dopo l’input { $at } la posizione è diversa.
record-short = La registrazione è tronca: si ferma dopo l’input { $at }.
record-ending = La registrazione dice che la partita è finita con «{ $read }», ma è finita con «{ $due }».

## Azioni scritte

notation-verb = «{ $read }» non comincia con un’azione nota: scegli tra { $known }.
notation-fields = { $fields ->
    [0] «{ $verb }» va scritto da solo.
    [one] «{ $verb }» vuole { $fields } parola dopo di sé.
   *[other] «{ $verb }» vuole { $fields } parole dopo di sé.
}
notation-name = «{ $read }» è sconosciuto: scegli tra { $known }.
notation-number = «{ $read }» non è un numero da 0 a { $most }.
notation-offer = «{ $read }» non fa parte di un’offerta: scrivi give=..., want=..., gear=... o for=...
notation-faces = «{ $read }» non è un lancio: scrivi S per Spada, H per Scudo, L per Giglio.
notation-seat = «{ $read }» non è un posto: 0 è Milady, da 1 a 5 i giocatori dei Moschettieri.
