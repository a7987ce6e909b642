### Was an einem Tisch, einer Datei oder einem Argument nicht stimmt: je ein klarer Satz.

## Wer am Tisch sitzt

setup-players = Dieser Tisch ist für { $least } bis { $most } Spieler, nicht für { $players }.
setup-seats = Es gibt { $team } Spieler für die Musketiere, aber Musketiere für { $seats }.
setup-hero = Einen Musketier namens { $hero } gibt es nicht: Wähle aus { $known }.
setup-hero-twice = Der Musketier { $hero } wurde zweimal gewählt, aber es gibt ihn nur einmal.
setup-hero-count = { $team ->
    [one] 1 Spieler führt { $needed } Musketiere, nicht { $heroes }.
   *[other] { $team } Spieler führen zusammen { $needed } Musketiere, nicht { $heroes }.
}
setup-hero-share = { $each ->
    [one] Jeder der { $team } Spieler führt 1 Musketier.
   *[other] Jeder der { $team } Spieler führt { $each } Musketiere.
}
setup-variant = Eine Variante namens { $variant } gibt es nicht: Wähle aus { $known }.
setup-variant-twice = Eine Variante wurde zweimal gewählt: { $variants }.
setup-keys = Der Aufbau muss genau diese Einträge haben: { $known }.

## Tabellen des Spielmaterials; $place ist die Datei und, wenn es einen gibt, der Schlüssel darin

component-bad-toml = { $place }: Zeile { $line } ist kein TOML.
component-contradiction = { $place }: Dieser Wert widerspricht { $other }.
component-impossible-face = { $place }: Kein Würfel dieser Farbe zeigt diese Seite: { $face }.
component-missing-file = { $place }: Die Datei fehlt.
component-missing-folder = { $place }: Diesen Ordner oder diese Datei gibt es nicht.
component-missing-key = { $place }: Der Wert fehlt.
component-missing-source = { $place }: Der Wert hat keine Quelle.
component-no-table = { $place }: Der Ordner enthält keine Tabelle; möglich sind { $known }.
component-not-odd = { $place }: { $value } ist gerade, die Marke braucht aber eine Mitte als Anfang.
component-not-utf8 = { $place }: Zeile { $line } ist kein UTF-8-Text.
component-out-of-range = { $place }: { $value } liegt außerhalb, möglich sind { $low } bis { $high }.
component-unknown-file = { $place }: Diese Tabelle gibt es nicht; möglich sind { $known }.
component-unknown-key = { $place }: Diesen Schlüssel gibt es nicht; wähle aus { $known }.
component-unknown-name = { $place }: { $value } ist unbekannt; wähle aus { $known }.
component-unreadable = { $place }: Die Datei lässt sich nicht lesen ({ $code }).
component-wrong-faces = { $place }: Der Würfel hat { $total } Seiten statt { $expected }.
component-wrong-length = { $place }: Die Liste hat { $length } Einträge statt { $expected }.
component-wrong-total = { $place }: In die Schachtel gehören insgesamt { $expected }, aber { $rows } ergeben { $total }.
component-wrong-type = { $place }: Gebraucht wird ein Wert der Art { $expected }, nicht { $found }.

## Aufzeichnungen; $at ist die Nummer der Eingabe, $line ihr Text, $why der Grund

record-format = Das ist keine Aufzeichnung eines Spiels: Ihr Format muss { $format } sein.
record-version = Die Aufzeichnung hat Formatversion { $read }, dieses Programm liest Version { $due }.
record-engine = Die Aufzeichnung wurde nach Regelversion { $read } gespielt, dieses Programm spielt nach Version { $due }.
record-components = Die Aufzeichnung wurde mit anderen Tabellen gespielt: Nenne ihren Ordner oder ihre Datei mit --box.
record-setup = Der Aufbau der Aufzeichnung ergibt keinen Sinn. { $why }
record-inputs = Die Eingaben der Aufzeichnung müssen eine Liste von Zeilen sein.
record-checkpoints = Die Prüfpunkte der Aufzeichnung sind beschädigt oder falsch.
record-seed = Der Startwert der Aufzeichnung ist beschädigt.
record-commitment = Der Startwert der Aufzeichnung ist nicht der, der vor dem Spiel zugesagt wurde.
record-nonces = Die Nonces der Aufzeichnung sind beschädigt: Jede ist ein Platz des Tisches, der Reihe nach und nur einmal, mit { $least } bis { $most } Bytes in Hexadezimalschrift.
record-line = Eingabe { $at } der Aufzeichnung ist nicht lesbar: { $line }
record-refused = Eingabe { $at } der Aufzeichnung ist nicht erlaubt ({ $line }): { $why }
record-seed-disagrees = Eingabe { $at } der Aufzeichnung ist nicht das, was der Startwert gewürfelt hat: { $line }
record-start = Der Anfang der Aufzeichnung ist beschädigt: Er nennt die Eingaben von anderswo, die danach festgelegten Zufallsergebnisse und seine Herkunft.
record-start-disagrees = Eingabe { $at } der Aufzeichnung ist nicht das Ergebnis, das am Anfang festgelegt wurde: { $line }
record-digest = Die Aufzeichnung stimmt nicht: Nach Eingabe { $at } ist die Stellung eine andere.
record-short = Die Aufzeichnung ist abgeschnitten: Sie endet nach Eingabe { $at }.
record-ending = Die Aufzeichnung sagt, das Spiel habe mit „{ $read }“ geendet, aber es endete mit „{ $due }“.

## Ausgeschriebene Aktionen

notation-verb = „{ $read }“ beginnt nicht mit einer bekannten Aktion: Wähle aus { $known }.
notation-fields = { $fields ->
    [0] Nach „{ $verb }“ gehört nichts.
    [one] Nach „{ $verb }“ gehört 1 Wort.
   *[other] Nach „{ $verb }“ gehören { $fields } Wörter.
}
notation-name = „{ $read }“ ist unbekannt: Wähle aus { $known }.
notation-number = „{ $read }“ ist keine Zahl von 0 bis { $most }.
notation-offer = „{ $read }“ gehört nicht in ein Angebot: Schreibe give=..., want=..., gear=... oder for=...
notation-faces = „{ $read }“ ist kein Wurf: Schreibe S für Degen, H für Schild, L für Lilie.
notation-seat = „{ $read }“ ist kein Platz: 0 ist Mylady, 1 bis 5 sind die Spieler der Musketiere.
