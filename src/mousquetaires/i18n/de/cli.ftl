### Die Befehlszeile: Hilfe, Tabellen, Fragen, Fehler.

## Hilfe

cli-help = Mousquetaires du Roy: im Terminal spielen, simulieren, nachspielen, Chancen berechnen.
cli-help-play = Ein Spiel im Terminal gegen Bots spielen.
cli-help-serve = Den Spielserver starten: Tische für Freunde, Bots und eigene Programme.
cli-help-backup = Die Datenbank des Servers in eine Datei kopieren, während er weiterläuft.
cli-help-bot = Ein eigenes Programm auf einem Platz am Tisch eines Servers spielen lassen: Es liest JSON-Zeilen und schreibt seine Züge.
cli-help-simulate = Bots viele Spiele spielen lassen und die Ergebnisse zählen.
cli-help-replay = Alles ausgeben, was in einem aufgezeichneten Spiel geschah.
cli-help-verify = Prüfen, ob eine Aufzeichnung echt ist: ob jeder Zug erlaubt ist und jeder Würfel aus dem Startwert folgt.
cli-help-odds = Die genauen Chancen eines Duells angeben.
cli-help-bench = Die Geschwindigkeit der Regeln messen, im Vergleich zu anderen Spielen.
cli-panel-options = Optionen
cli-panel-arguments = Argumente
cli-panel-commands = Befehle
cli-usage-options = [OPTIONEN]
cli-usage-command = BEFEHL ...
cli-default = [Vorgabe: { $value }]
cli-required = [erforderlich]
cli-show-help = Diese Hilfe zeigen.
cli-metavar-address = ADRESSE
cli-metavar-aim = ZIEL
cli-metavar-bot = BOT
cli-metavar-code = KÜRZEL
cli-metavar-command = BEFEHL
cli-metavar-file = DATEI
cli-metavar-folder = ORDNER
cli-metavar-form = FORM
cli-metavar-level = STUFE
cli-metavar-name = NAME
cli-metavar-names = NAMEN
cli-metavar-seat = PLATZ
cli-metavar-token = TOKEN
cli-metavar-who = WER
cli-version = { $program } { $version }

cli-option-version = Die Version ausgeben.
cli-option-lang = Die Sprache: en, fr, it, pl oder de.
cli-option-box = Ein Ordner mit eigenen Tabellen des Spielmaterials oder eine Schachteldatei.
cli-option-side = Wen du führst: musketeers, milady oder einen Musketier beim Namen.
cli-option-solo = Ohne Mylady spielen: Die Regeln führen sie.
cli-option-players = Wie viele Spieler, Mylady eingeschlossen (bei simulate und tournament auch 2-6 oder 2,5).
cli-option-heroes = Die Musketiere im Spiel, in der Reihenfolge der Plätze, durch Kommas getrennt.
cli-option-variant = Eine Variante: easier, mortal_quest, athos_the_brave; für ein ausgeglicheneres Spiel: extra_card, one_card_less, extra_treachery, late_start; auch mehrmals.
cli-option-hourglass = Mit der Sanduhr und den Karten „Eile!“ spielen.
cli-option-must_win = Ein Gefangener, der sich aus der Bastille kämpft, muss das Duell gewinnen.
cli-option-one_wound = Wenn Rochefort und ein Musketier einander verwunden, verliert jeder nur 1 Lebenspunkt.
cli-option-opponent = Wer die übrigen Plätze spielt: master, adept, novice oder random.
cli-option-seed = Eine Zahl: Dieselbe Zahl würfelt dieselben Würfel.
cli-option-record = Wo die Aufzeichnung des Spiels liegen soll.
cli-option-resume = Ein aufgezeichnetes Spiel fortsetzen.
cli-option-file = Die Aufzeichnung; - liest sie von der Standardeingabe.
cli-option-to = Nach dieser Zahl von Eingaben aufhören.
cli-option-seat = Nur zeigen, was dieser Platz wusste: milady, spectator, ein Musketier oder eine Nummer.
cli-option-truth = Alle Geheimnisse verraten, obwohl das Spiel noch läuft.
cli-option-hero = Der Musketier, der kämpft.
cli-option-foe = Gegen wen: ein Name, token (eine verdeckte Marke der Suche) oder all.
cli-option-dice = Seine blauen Würfel: 4, oder 3-6, oder 3,5.
cli-option-pistol = Er hat eine Pistole.
cli-option-armour = Er trägt einen Kürass.
cli-option-blade = Er hat eine Toledoklinge.
cli-option-improved = Er beherrscht den verbesserten Fechtstoß.
cli-option-life = Seine Lebenspunkte (Vorgabe: alle).
cli-option-aim = Was er vor allem will: beat, wound oder stand.
cli-option-exact = Brüche statt Prozent.
cli-option-games = Wie viele Spiele an jedem Tisch.
cli-option-milady = Der Bot, der Mylady spielt.
cli-option-musketeers = Der Bot, der die Musketiere spielt.
cli-option-no_hourglass = Ohne die Sanduhr und die Karten „Eile!“.
cli-option-sand = Wie viele Entscheidungen die Musketiere schaffen, bevor eine Sanduhr abläuft.
cli-option-jobs = Wie viele Prozesse spielen (Vorgabe: einer je Prozessor).
cli-option-json_file = Alles Gezählte als JSON schreiben; - schreibt es auf die Standardausgabe.
cli-option-as_json = Die Zahlen als JSON ausgeben.
cli-option-rounds = Wie viele Durchgänge die Programme abwechselnd spielen.
cli-option-seconds = Wie viele Sekunden jedes in einem Durchgang spielt.
cli-option-alone = Nur dieses Programm messen.
cli-option-host = Die Adresse des Servers (Vorgabe: 127.0.0.1); 0.0.0.0 lässt andere Rechner herein.
cli-option-port = Der Port des Servers (Vorgabe: 1625).
cli-option-database = Wo die Spiele liegen: sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME.
cli-option-channels = Ein Redis-Server, wenn sich mehrere Server eine Datenbank teilen: redis://HOST.
cli-option-workers = Wie viele Prozesse für die Bots denken.
cli-option-config = Eine Datei mit Einstellungen (Vorgabe: mousquetaires.toml in diesem Ordner).
cli-option-public_url = Die Adresse, mit der Links in Benachrichtigungen beginnen, hinter einem Proxy.
cli-option-origin = Eine weitere Adresse, deren Seiten diesen Server nutzen dürfen; auch mehrmals.
cli-option-trusted_proxy = Ein Proxy (Adresse oder Netz), dessen X-Forwarded-Angaben vertraut wird; auch mehrmals.
cli-option-log_level = Wie viel protokolliert wird: debug, info, warning oder error.
cli-option-log_format = Das Format des Protokolls: auto, json oder console.
cli-option-open_browser = Das Spiel im Browser dieses Rechners öffnen.
cli-option-show_settings = Alle Einstellungen zeigen, bei geänderten auch ihre Herkunft, und aufhören.
cli-option-target = Die Datei für die Kopie.
cli-option-force = Die Datei überschreiben, wenn es sie schon gibt.
cli-option-table_url = Der Tisch, wie in seinem Link: https://game.example/table/NAME.
cli-option-command = Das Programm, das spielt, mit seinen Argumenten.
cli-option-token = Das Token des Platzes. Hier kann es jeder auf diesem Rechner sehen: besser MOUSQUETAIRES_TOKEN setzen oder --token-file nehmen.
cli-option-token_file = Eine Datei, in der das Token steht.
cli-option-bot_seat = Der Platz, der gespielt wird (Vorgabe: der des Tokens).

## Erzählungen: mehrere Ereignisse einer Art in einem Satz

story-card_drawn = { $seat_the } zieht Abenteuerkarten: { $cards }.
story-card_discarded = { $seat_the } legt Karten ab: { $cards }.
story-treachery_drawn = Mylady zieht Arglistkarten: { $cards }.
story-adversary_laid = { $place_loc } beziehen Posten: { $foes }.
story-token_turned = Marken werden aufgedeckt: { $tokens }.
story-token_gone = Marken werden entfernt: { $tokens }.
story-token = { $token } { $space_loc }
story-undo = Ein Zug wurde zurückgenommen.

## Aufzeichnungen

cli-verified = { $turns ->
    [one] Die Aufzeichnung ist echt: { $inputs } Eingaben, 1 Runde, { $ending }.
   *[other] Die Aufzeichnung ist echt: { $inputs } Eingaben, { $turns } Runden, { $ending }.
}
cli-verified-no-seed = Alle Züge der Aufzeichnung sind erlaubt, aber die Würfel lassen sich nicht prüfen: Sie enthält keinen Startwert.
cli-verified-start = { $inputs ->
    [one] Die Partie geht von einer anderen aus: Ihre erste Eingabe stammt von dort, deren Würfel werden hier nicht geprüft.
   *[other] Die Partie geht von einer anderen aus: Ihre ersten { $inputs } Eingaben stammen von dort, deren Würfel werden hier nicht geprüft.
}
cli-verified-fixed = { $outcomes ->
    [one] 1 Zufallsergebnis war am Anfang festgelegt.
   *[other] { $outcomes } Zufallsergebnisse waren am Anfang festgelegt.
}
cli-verified-nonces = { $seats ->
    [one] Ihre Würfel stammen aus dem vor dem Spiel zugesagten Startwert, gemischt mit der Nonce von 1 Platz.
   *[other] Ihre Würfel stammen aus dem vor dem Spiel zugesagten Startwert, gemischt mit den Nonces von { $seats } Plätzen.
}

## Chancen

cli-odds-title = { $life ->
    [one] { $hero } mit 1 Lebenspunkt
   *[other] { $hero } mit { $life } Lebenspunkten
}
cli-odds-dice = blaue Würfel
cli-odds-foe = gegen
cli-odds-with = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
cli-odds-beats = besiegt ihn
cli-odds-wounds = verwundet ihn
cli-odds-wounded = wird verwundet
cli-odds-out = fällt
cli-odds-nothing = nichts
cli-odds-lost = verlorene Lebenspunkte
cli-odds-brackets = In Klammern: wie oft der Musketier fällt.
cli-odds-rochefort = Rochefort hat { $life } Lebenspunkte, und ein Duell geht bis zum ersten Blut: Es genügt, ihn zu verwunden, und wie oft das gelingt, zeigt --aim wound.
cli-odds-aim-beat = Die Toledoklinge dient dazu, ihn zu besiegen.
cli-odds-aim-wound = Die Toledoklinge dient dazu, ihn überhaupt zu verwunden.
cli-odds-aim-stand = Die Toledoklinge dient dazu, auf den Beinen zu bleiben.

## Simulation

cli-simulate-playing = Spiele
cli-simulate-stopped = { $games ->
    [one] Nach 1 Spiel abgebrochen.
   *[other] Nach { $games } Spielen abgebrochen.
}
cli-simulate-players = { $n } Spieler
cli-simulate-solo = { $n ->
    [one] 1 allein
   *[other] { $n } ohne Mylady
}
cli-simulate-all = zusammen
cli-simulate-table = Tisch
cli-simulate-games = Spiele
cli-simulate-musketeers = Musketiere
cli-simulate-milady = Mylady
cli-simulate-turns = Runden
cli-simulate-decisions = Entscheidungen
cli-simulate-galleries = 4. Plan
cli-simulate-ending = Ende
cli-simulate-rules = Wie oft jede Regel in einem Spiel benutzt wurde:
cli-simulate-rules-count = { $n ->
    [one] 1 Regel wurde benutzt; --rules sagt, wie oft.
   *[other] { $n } Regeln wurden benutzt; --rules sagt, welche und wie oft.
}

## Tempo

cli-bench-running = Es wird gemessen …
cli-bench-round = Durchgang { $n } von { $rounds }: { $name }
cli-bench-caption = { $rounds ->
    [one] 1 Durchgang
   *[other] Mediane aus { $rounds } Durchgängen (kleinster–größter Wert)
}
cli-bench-decisions_per_second = Entscheidungen/s
cli-bench-games_per_second = Spiele/s
cli-bench-clone_us = Kopie, µs
cli-bench-options_us = Optionen, µs

## Was schiefgeht

cli-language = Die Sprache { $language } gibt es hier nicht: Wähle aus { $known }.
cli-no-such-option = Die Option { $option } gibt es nicht: --help nennt alle.
cli-option-needs-value = Die Option { $option } braucht einen Wert.
cli-missing = Etwas fehlt: { $option }.
cli-not-a-number = { $option } braucht eine ganze Zahl.
cli-no-such-command = Den Befehl „{ $command }“ gibt es nicht: Wähle aus { $known }.
cli-extra-argument = Ein Wort zu viel: „{ $argument }“.
cli-range = { $option } muss zwischen { $low } und { $high } liegen, nicht bei { $value }.
cli-numbers = { $option }: „{ $read }“ ist weder eine Zahl noch ein Bereich wie 3-6 noch eine Liste wie 3,5.
cli-backwards = { $option }: { $read } läuft rückwärts, schreibe { $right }.
cli-aim = Ein Ziel namens { $aim } gibt es nicht: Wähle aus { $known }.
cli-foe = Einen Widersacher namens { $foe } gibt es nicht: Wähle aus { $known }.
cli-side = Hier kannst du { $side } nicht führen: Wähle aus { $known }.
cli-solo-milady = Allein spielt niemand Mylady: Lass --solo oder --as milady weg.
cli-seat = Einen Platz namens { $seat } gibt es an diesem Tisch nicht: Wähle aus { $known }.
cli-replay-unfinished = Das Spiel ist noch nicht zu Ende: --as zeigt, was ein Platz wusste, --truth verrät alle Geheimnisse.
cli-no-file = Die Datei { $file } gibt es nicht.
cli-is-folder = { $file } ist ein Ordner, keine Datei.
cli-unreadable = { $file } lässt sich nicht lesen: { $why }.
cli-too-large = { $file } ist zu groß für eine Aufzeichnung: Die Grenze sind { $most } MB.
cli-unwritable = { $file } lässt sich nicht schreiben: { $why }.
cli-output = Die Ausgabe lässt sich nicht schreiben: { $why }.
cli-system = Das System lässt das nicht zu: { $why }.
cli-memory = Dafür reicht der Speicher nicht.
cli-not-json = { $file } ist kein gültiges JSON.
sim-empty-seat = Niemand spielt Platz { $seat }.
sim-endless = Das Spiel mit Startwert { $seed } endet nicht: { $inputs } Eingaben und kein Sieger.
sim-broken = Das Spiel mit Startwert { $seed } ist abgebrochen: { $error }
bench-no-peer = { $peer } ist nicht installiert: Installiere das Extra „{ $extra }“, oder miss mit --alone.
bot-unknown = Einen Bot namens { $bot } gibt es nicht: Wähle aus { $known }.
bot-budget = Ein Meister denkt 1 bis 1.000.000 Versuche lang nach, etwa master:64, oder bis zu 600 Sekunden, etwa master:0.5s; { $wish } ist keines von beiden.

## Der Tisch auf dem Bildschirm

cli-board-heading = { $turn ->
    [0] Vor der ersten Runde
   *[other] Runde { $turn } · { $phase }
}
cli-board-phase-0 = Mylady bereitet sich vor
cli-board-phase-1 = Mylady spinnt Ränke
cli-board-phase-2 = die Musketiere handeln
cli-board-phase-3 = die Belagerung
cli-board-phase-4 = das Ende der Runde
cli-board-time = Zeit { $now }/{ $last }
cli-board-siege = Rochelle { $side ->
    [richelieu] -{ $n }
    [king] +{ $n }
   *[middle] 0
} ({ $dice } rot)
cli-board-honour = Königin { $now }/{ $full }
cli-board-purse = Börse { $n }
cli-board-epic = Helden { $n }
cli-board-one = Für alle { $n }
cli-board-quiet = keine Mission
cli-board-effect-strangles = je Runde { $dice } Würfel: Degen { $now }/{ $n }
cli-board-effect-time = je Runde: Zeit { $n } Feld mehr
cli-board-effect-siege_sword = je Runde: { $n } Degen mehr vor La Rochelle
cli-board-effect-treachery = je Runde: Mylady zieht { $n } Arglist
cli-board-effect-honour = je Runde: Königin verliert { $n } Ehre
cli-board-effect-purse = je Runde: die Börse verliert { $n }
cli-board-louvre-token = Marke auf { $space } von { $spaces }
cli-board-challenge = Herausforderung: { $skill } { $level }
cli-board-foe = { $life ->
    [one] { $foe }, { $dice } Würfel
   *[other] { $foe }, { $dice } Würfel, { $life } Leben
}
cli-board-trap = Hinterhalt: { $trap }
cli-board-antechamber = (Vorzimmer { $n } von { $all })
cli-board-musketeers = Musketiere
cli-board-siege-cards = Belagerung: { $cards }
cli-board-rochefort = Rochefort { $now }/{ $full }
cli-board-milady-at = { $state ->
    [secret] Mylady: { $place } (geheim)
    [found] Mylady: { $place }, entdeckt
    [fled] Mylady: heimgekehrt ({ $place })
   *[shown] Mylady: { $place }
}
cli-board-milady-nowhere = Mylady: noch nirgends
cli-board-milady-hidden = Mylady: verborgen
cli-board-milady-not = Mylady: verborgen (nicht: { $places })
cli-board-hand = Hand:
cli-board-hand-of = { $heroes }:
cli-board-treachery = Arglist:
cli-board-paris = Paris-Karten:
cli-board-reserve = Vorrat:

## Neben den Zeilen eines Menüs

cli-hint-challenge = verlangt { $level }: Fähigkeit { $skill }, Karten { $cards }
cli-hint-duel = siegt { $bare }
cli-hint-duel-cards = siegt { $bare }, mit allen Karten { $best }
cli-hint-odds = siegt { $good }, verwundet { $wounded }, fällt { $out }
cli-hint-rochefort = vertreibt ihn { $good }, verwundet { $wounded }, fällt { $out }
cli-hint-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
cli-hint-lacks = { $n ->
    [0] genügt
    [one] es fehlt 1
   *[other] es fehlen { $n }
}
cli-hint-search = { $dice } Würfel, jede Lilie zählt
cli-hint-walk = bis zum letzten leeren Feld gehen
cli-hint-epic = { $n ->
    [one] 1 Heldenmarke
   *[other] { $n } Heldenmarken
}
cli-hint-price-pistoles = { $n ->
    [one] 1 Goldstück
   *[other] { $n } Goldstücke
}
cli-hint-price-combat = { $n ->
    [one] 1 Kampfkarte
   *[other] { $n } Kampfkarten
}
cli-hint-price-card = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

## Was auf dem Spiel steht

cli-note-siege = Degen in La Rochelle: Mylady { $red }, die Musketiere { $blue }.
cli-note-one = { $window ->
    [time] Gleich rückt die Zeitmarke vor.
    [queen] Die Königin hat ihren letzten Ehrenpunkt verloren: Nur diese Karte kann sie retten.
   *[treachery] Mylady hat gerade eine Arglistkarte gespielt.
}

## Zusammenstellen

cli-compose-strength = { $mission } { $place }: Stärke { $total } von { $rating }.
cli-compose-suggest = Andere vorschlagen
cli-compose-send = Diese schicken: { $what }
cli-compose-foe = { $strength }: { $foe }
cli-compose-swap = Wähle zwei Felder, um ihre Marken zu tauschen.
cli-compose-shuffle = Noch einmal mischen
cli-compose-lay = So auslegen
cli-compose-offer = Dein Angebot an { $hero }: { $offer }.
cli-compose-theirs = Man bietet dir: { $offer }.
cli-compose-make = Dieses Angebot machen
cli-compose-give = { $what } geben: { $n }
cli-compose-want = { $what } verlangen: { $n }

## Spielen

cli-play-welcome = Mousquetaires du Roy, mit { $heroes }.
cli-play-you = { $side ->
    [milady] Du bist Mylady: Halte die Diamantnadeln von der Königin fern, bis es zu spät ist.
    [solo] Du führst { $heroes }; niemand spielt Mylady, die Regeln führen sie.
   *[musketeers] Du führst { $heroes }; ein Bot spielt Mylady. Bring die Diamantnadeln rechtzeitig heim.
}
cli-play-variant = Variante { $name }: { $about }.
cli-play-hint = Antworte mit einer Nummer. Mit help kommt alles Weitere, mit quit hörst du auf.
cli-play-help =
    Eine Nummer wählt eine Zeile des Menüs. Du kannst eine Aktion auch ausschreiben: move louvre.
    ?          was gerade nicht geht, und warum
    ?N         warum Zeile N dieser Liste nicht geht
    why ...    warum eine ausgeschriebene Aktion nicht geht
    board      der Tisch
    hand       deine Karten
    look       was alles auf dem Tisch bewirkt
    log        was geschehen ist
    undo       deine letzte Wahl zurücknehmen, wenn seitdem nichts gewürfelt oder aufgedeckt wurde
    save FILE  die Aufzeichnung des Spiels schreiben
    quit       aufhören; die Aufzeichnung bleibt
cli-play-number = Tippe eine Nummer von 1 bis { $most }, oder help.
cli-play-unknown = „{ $read }“ ist keine Antwort: Tippe eine Nummer aus dem Menü, oder help.
cli-play-possible = Das geht: { $what }.
cli-play-refused = { $what }: { $why } ({ $rule })
cli-play-all-possible = Alles, was du hier tun kannst, steht im Menü.
cli-play-nothing-to-undo = Du hast keinen Zug, der sich zurücknehmen lässt.
cli-play-undone = Zurückgenommen: { $what }.
cli-play-end = { $n ->
    [one] Er hat noch 1 Aktion: Mit { $yes } endet sein Zug trotzdem, alles andere geht zurück zum Menü.
   *[other] Er hat noch { $n } Aktionen: Mit { $yes } endet sein Zug trotzdem, alles andere geht zurück zum Menü.
}
cli-play-yes = ja
cli-play-sand = { $seconds ->
    [one] Die Sanduhr: noch 1 Sekunde.
   *[other] Die Sanduhr: noch { $seconds } Sekunden.
}
cli-play-goodbye = Bis zum nächsten Mal!
cli-play-record = Die Aufzeichnung des Spiels liegt in { $file }
cli-status-actions = { $n ->
    [0] keine Aktionen mehr
    [one] noch 1 Aktion
   *[other] noch { $n } Aktionen
}
cli-status-life = Leben { $now }/{ $full }

## Der Server

cli-serve-open = Das Spiel ist unter { $address } zu finden (Strg+C beendet den Server).
cli-serve-no-browser = Hier gibt es keinen Browser: Öffne { $address } selbst.
cli-no-server = Der Spielserver ist nicht installiert: Führe pip install "mousquetaires[server]" aus.
cli-serve-in-use = Port { $port } auf { $host } ist belegt: Beende das andere Programm, oder wähle mit --port einen anderen Port.
cli-serve-not-permitted = Port { $port } auf { $host } ist dir nicht erlaubt: Wähle mit --port einen anderen, am besten über 1023.
cli-serve-no-address = Dieser Rechner hat die Adresse { $host } nicht: Wähle mit --host eine andere.
cli-serve-refused = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $why }.
cli-serve-memory = Der Server braucht { $least } MB Speicher, aber dieser Prozess darf nur { $most } MB belegen: Erhöhe { $option }.
cli-backup-done = Die Kopie liegt in { $file }

## Eigene Bots

cli-bot-address = „{ $read }“ ist nicht der Link eines Tisches: Schreibe zum Beispiel { $right }.
cli-bot-no-token = Es fehlt das Token: Setze { $variable }, oder nenne mit --token-file eine Datei, in der es steht.
cli-bot-bad-token = Der Text in { $where } kann kein Token sein: Es hat nur Buchstaben, Ziffern, - und _.
cli-bot-scope = Mit diesem Token kann man nicht spielen: Erstelle eines mit der Berechtigung play:SEAT.
# $why ist der Satz des Servers
cli-bot-refused = Der Server lehnt ab: { $why }
cli-bot-unreachable = Der Server { $address } ist nicht erreichbar: { $why }.
cli-bot-not-ours = Was unter { $address } antwortet, ist kein Server dieses Spiels.
cli-bot-lost = Verbindung verloren, neuer Versuch.
cli-bot-gone = Der Server { $address } ist zu lange nicht erreichbar.
cli-bot-no-program = Das Programm { $command } lässt sich nicht starten: { $why }.
cli-bot-ended = Das Programm { $command } war vor dem Spiel zu Ende (Exit-Code { $code }).
cli-bot-silent = Das Programm { $command } liest oder schreibt nicht mehr, ist aber nicht zu Ende.
cli-bot-waiting = { $n ->
    [one] Das Programm hat seit 1 Sekunde nicht geantwortet. Leert es den Puffer seiner Ausgabe?
   *[other] Das Programm hat seit { $n } Sekunden nicht geantwortet. Leert es den Puffer seiner Ausgabe?
}
# $why ist der Satz des Servers
cli-bot-nonsense = { $n } Antworten des Programms hintereinander wurden abgelehnt, die letzte war „{ $answer }“: { $why }
cli-bot-over = Das Spiel ist zu Ende: { $ending }.
