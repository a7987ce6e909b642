### Was der Server antwortet, wenn etwas nicht geht, und die Seiten, die er selbst macht.

## Wer fragt

server-stranger = Du bist diesem Tisch noch nicht beigetreten: Wähle zuerst einen Spitznamen.
server-unknown-key = Dieser Tisch kennt deinen Browser oder dein Token nicht: Nutze einen persönlichen Link, oder tritt unter einem Spitznamen neu bei.
server-unknown-link = Dieser Link gilt nicht: Er wurde schon benutzt, ersetzt oder zurückgezogen, oder ein Teil davon fehlt. Erstelle einen neuen auf einem Gerät, das noch am Tisch ist.
server-scope = „{ $read }“ ist keine gültige Berechtigung: Schreibe play:SEAT oder watch:SEAT, etwa play:2.
server-scope-too-small = Dieses Token erlaubt das nicht: Es ist zum Spielen oder Zusehen auf einem einzigen Platz. Alles andere geht im Browser.
server-host-only = Das kann nur der Gastgeber des Tisches.
server-host-here = Du kannst den Gastgeber erst vertreten, wenn er länger nicht da war.
server-player-here = Ein Bot kann erst übernehmen, wenn der Spieler den Platz verlassen hat oder länger nicht da war.
server-removed = Der Gastgeber hat dich vom Tisch entfernt.
# wer von derselben Adresse kommt, bleibt ebenfalls draußen
server-banned = Der Gastgeber hat dich von diesem Tisch ausgeschlossen, oder jemanden, der deine Netzwerkadresse teilt.
server-muted = Der Gastgeber hat dich stummgeschaltet: Du kannst weiter spielen oder zusehen, aber nicht im Chat schreiben.
server-revoked = Du hast dieses Gerät auf einem anderen abgemeldet oder dieses Token dort zurückgezogen: Um zurückzukommen, erstelle dort einen neuen persönlichen Link.
server-origin = Seiten von { $origin } dürfen diesen Server nicht nutzen: Öffne das Spiel unter der Adresse des Servers selbst, oder bitte seinen Betreiber, deine zuzulassen.

## Tische und Plätze; $seat ist eine Nummer: 0 ist Myladys Platz, 6 der Platz der Zuschauer

server-no-table = Diesen Tisch gibt es nicht: Der Link ist unvollständig, oder der Tisch wurde gelöscht oder ist abgelaufen.
server-table-deleted = Dieser Tisch wurde gelöscht.
server-table-name = Der Name des Tisches ist zu lang: Er darf höchstens { $most } Zeichen haben.
server-too-many-tables = { $most ->
    [one] Der Server ist voll: 1 Tisch ist offen, und mehr sind nicht möglich. Versuche es später noch einmal.
   *[other] Der Server ist voll: { $most } Tische sind offen, und mehr sind nicht möglich. Versuche es später noch einmal.
}
server-too-many-tables-here = { $most ->
    [one] Von deiner Netzwerkadresse aus ist noch 1 Tisch offen, und mehr sind nicht möglich: Beende erst sein Spiel, oder lösche ihn.
   *[other] Von deiner Netzwerkadresse aus sind noch { $most } Tische offen, und mehr sind nicht möglich: Beende erst ein Spiel, oder lösche einen Tisch.
}
server-full-house = Dieser Tisch ist voll: Er hat Platz für { $most } Zuschauer. Versuche es später noch einmal.
server-full-address = Aus deinem Netz sind zu viele ohne Platz beigetreten (Grenze: { $most }): Nimm einen Platz, oder sieh ohne Spitznamen zu.
server-too-many-connections = Du bist schon { $most }-mal mit diesem Tisch verbunden, und mehr geht nicht: Schließe das Spiel dort, wo du es nicht mehr brauchst.
server-nickname = Ein Spitzname hat 1 bis { $most } Zeichen.
server-nickname-taken = An diesem Tisch heißt schon jemand { $nickname }: Wähle einen anderen Spitznamen. Wenn du das bist, komm über deinen persönlichen Link zurück.
server-nickname-invisible = Ein Spitzname braucht Buchstaben oder andere sichtbare Zeichen.
server-nickname-alike = { $nickname } sieht aus wie { $other }, der Spitzname von jemandem an diesem Tisch: Wähle einen anderen.
server-no-person = Niemand sonst an diesem Tisch hat die Nummer { $person }.
server-no-seat = Diesen Platz gibt es an diesem Tisch nicht: Wähle aus { $known } (0 ist Myladys Platz).
server-seat-taken = { $seat ->
    [0] Myladys Platz ist besetzt: Wähle einen anderen, oder warte, bis er frei wird.
   *[other] Platz { $seat } ist besetzt: Wähle einen anderen, oder warte, bis er frei wird.
}
server-seat-kept = { $seat ->
    [0] Myladys Platz ist reserviert: Nur wem er gehört oder wem der Gastgeber ihn anbietet, kann ihn nehmen.
   *[other] Platz { $seat } ist reserviert: Nur wem er gehört oder wem der Gastgeber ihn anbietet, kann ihn nehmen.
}
server-not-your-seat = { $seat ->
    [0] Myladys Platz ist nicht deiner.
    [6] Zuschauer spielen nicht mit: Nimm erst einen Platz.
   *[other] Platz { $seat } ist nicht deiner.
}
server-both-sides = Du kannst nicht Mylady und einen Musketier spielen, auch nicht nacheinander: Das erlaubt nur ein offener Tisch.
server-bot-plays = { $seat ->
    [0] Ein Bot spielt Mylady für dich: Übernimm erst wieder.
   *[other] Ein Bot spielt auf Platz { $seat } für dich: Übernimm erst wieder.
}
server-no-bot = { $seat ->
    [0] Kein Bot spielt Mylady: Es gibt nichts zu übernehmen.
   *[other] Kein Bot spielt auf Platz { $seat }: Es gibt nichts zu übernehmen.
}
server-nonce = Die Nonce, dein Anteil am Würfelglück, muss eine gerade Zahl von Hexadezimalziffern haben, { $least } bis { $most }.
server-clock = Die Zeit für einen Zug muss { $least } bis { $most } Sekunden sein, oder 0 für unbegrenzt, nicht { $read }.
server-hourglass = Die Sanduhr muss { $least } bis { $most } Sekunden laufen, nicht { $read }.
server-no-spectators = Dieser Tisch lässt keine Zuschauer zu: Das Spiel sieht nur, wer einen Platz hat.
server-spectator = Zuschauer können zusehen und miteinander chatten, aber nicht mitspielen: Nimm dafür einen Platz.
server-no-rematch = Es gibt keine Revanche, der du beitreten könntest: Der Gastgeber hat noch keine gestartet, oder du warst nicht an diesem Tisch.
server-no-sides = An diesem Tisch gibt es keine Milady, also auch keine Seiten zu tauschen.

## Das Spiel

server-not-begun = Das Spiel hat noch nicht begonnen: Der Gastgeber startet es, sobald jeder Platz einen Spieler oder einen Bot hat.
server-begun = Das Spiel hat schon begonnen.
server-empty-seats = Bevor das Spiel beginnt, braucht jeder Platz einen Spieler oder einen Bot. Noch frei: { $seats } (0 ist Myladys Platz).
server-over = Das Spiel ist zu Ende: An diesem Tisch ändert sich nichts mehr.
server-not-over = Das muss warten, bis das Spiel zu Ende ist.
server-start-inputs = Die Aufzeichnung hat { $most } Eingaben: Nach Eingabe { $read } kannst du nicht weiterspielen.
server-start-record = Diese Version des Programms kann das Spiel nicht nachspielen, darum kannst du von dort nicht weiterspielen.
server-start-over = In diesem Moment ist das Spiel zu Ende: Wähle einen früheren.
server-frozen = Dieses Spiel ist eingefroren: Es wurde mit einer anderen Version des Programms begonnen, und diese würde es anders spielen. Du kannst es lesen und herunterladen, aber nicht fortsetzen.
server-stale = Diese Frage ist nicht mehr offen: Sie wurde beantwortet oder zurückgenommen. Sieh nach, was jetzt gefragt ist.
server-not-due = Die Zeit ist noch nicht abgelaufen.
server-nothing-to-undo = Du hast keinen Zug, der sich zurücknehmen lässt.
server-no-request = Niemand sonst will noch einen Zug zurücknehmen.
server-request-open = Jemand will schon einen Zug zurücknehmen: Beantworte das zuerst.
server-no-place = Diesen Ort gibt es auf dem Spielplan nicht: Wähle aus { $known }.
server-chat-length = Eine Chatnachricht hat 1 bis { $most } Zeichen.

## Nachrichten und Anfragen; $why sind Worte eines Programms, auf Englisch

server-not-json = Die Nachricht ist kein gültiges JSON.
server-content-type = Sende es mit der Kopfzeile Content-Type: application/json.
server-not-object = Die Nachricht muss ein JSON-Objekt sein, in geschweiften Klammern.
server-field-missing = Das Feld „{ $field }“ fehlt.
server-field-unknown = Ein Feld „{ $field }“ gibt es hier nicht: Wähle aus { $known }.
server-field-choice = Das Feld „{ $field }“ kann nicht „{ $read }“ sein: Wähle aus { $known }.
server-field-type = { $type ->
    [int] Das Feld „{ $field }“ muss eine ganze Zahl sein.
    [float] Das Feld „{ $field }“ muss eine Zahl sein.
    [bool] Das Feld „{ $field }“ muss true oder false sein.
    [array] Das Feld „{ $field }“ muss eine Liste sein, in eckigen Klammern.
    [object] Das Feld „{ $field }“ muss ein Objekt sein, in geschweiften Klammern.
   *[str] Das Feld „{ $field }“ muss ein Text sein, in Anführungszeichen.
}
server-field-least = { $type ->
    [str] Das Feld „{ $field }“ ist zu kurz: Die Länge muss mindestens { $least } sein.
    [array] Die Liste „{ $field }“ ist zu kurz: Die Länge muss mindestens { $least } sein.
   *[int] Das Feld „{ $field }“ muss mindestens { $least } sein.
}
server-field-most = { $type ->
    [str] Das Feld „{ $field }“ ist zu lang: Die Länge darf höchstens { $most } sein.
    [array] Die Liste „{ $field }“ ist zu lang: Die Länge darf höchstens { $most } sein.
   *[int] Das Feld „{ $field }“ darf höchstens { $most } sein.
}
server-mark-used = Das Zeichen „{ $mark }“ stand an diesem Platz schon bei einer anderen Nachricht: Gib jeder Nachricht ein eigenes.
server-bad-request = Der Server kann diese Anfrage nicht beantworten: { $why }.
server-not-here = Diese Nachrichten gehen nur über den WebSocket: { $known }.
server-no-page = Unter dieser Adresse gibt es nichts: Prüfe, ob sie vollständig ist.
server-method = Diese Adresse nimmt nur { $known }.
server-socket-only = Diese Adresse lässt sich nur als WebSocket öffnen.
server-too-large = Das ist zu viel auf einmal: Die Grenze sind { $most } Bytes.
server-headers-too-large = Die Kopfzeilen dieser Anfrage sind zu groß: Die Grenze sind { $most } Bytes.
server-request-timeout = Die Anfrage ist nicht rechtzeitig vollständig angekommen: Sende sie noch einmal.
server-address-connections = Aus deinem Netz sind schon { $most } Verbindungen zu diesem Server offen, und mehr geht nicht: Schließe das Spiel dort, wo du es nicht mehr brauchst, oder versuche es später noch einmal.
server-too-fast = Zu viele Anfragen: Warte einen Augenblick, und versuche es dann noch einmal.
server-too-slow = Deine Verbindung kam nicht mehr mit und wurde geschlossen: Verbinde dich neu, um alles zu bekommen, was du verpasst hast.
server-too-many-keys = An einem Tisch kann jede Person { $most } Geräte haben und ebenso viele Tokens, Feeds und Benachrichtigungen: Entferne, was du nicht mehr brauchst.
server-busy = Jemand anderes war schneller: Versuche es noch einmal.
server-store-down = Der Server erreicht seine Datenbank gerade nicht. Alles, was er bestätigt hat, ist sicher; versuche es gleich noch einmal.
server-fault = Auf dem Server ist etwas schiefgegangen. Sein Betreiber findet die Ursache im Protokoll; alles, was vorher bestätigt wurde, ist sicher.
server-stopping = Der Server startet neu. Dein Spiel ist gesichert: Verbinde dich gleich wieder.

## Die Datenbank

store-address = Die Adresse der Datenbank muss aussehen wie eine von diesen: { $known }.
store-in-use = Ein anderer Server benutzt die Datenbank { $file }, und eine solche Datei dient nur einem: Beende den anderen, wähle eine andere Datei, oder nimm für mehrere PostgreSQL.
store-linked = Die Datenbank { $file } hat einen zweiten Namen (einen Hardlink), und SQLite legt die neuesten Züge nur neben einem von beiden ab: Lösche den anderen Namen.
store-folder = { $file } ist ein Ordner: Nenne eine Datei darin.
store-not-ours = { $file } ist keine Datenbank dieses Programms.
store-unwritable = Die Datenbank { $file } lässt sich nicht schreiben: { $why }.
store-newer = Die Datenbank stammt von einer neueren Version des Programms: Nimm die neuere Version, oder eine andere Datenbank.
store-unreachable = Die Datenbank auf { $host } ist nicht zu erreichen: { $why }.
store-silent = Die Datenbank auf { $host } antwortet nicht.
channels-options = Eine der Optionen in der Adresse von Redis ({ $options }) ist unbekannt oder hat einen falschen Wert: Lass sie weg, oder schreibe sie wie in redis://HOST:6379/0?socket_timeout=5.

## Seiten

page-title = Mousquetaires
page-home = Startseite
page-privacy = Was gespeichert wird, und wie lange
page-running = Der Server läuft.
page-not-built = Dieser Server hat noch keinen Browser-Client: Führe „{ $command }“ im Projektordner aus, und starte den Server neu.
page-how = Spiele im Terminal mit „mousquetaires play“, oder lass ein eigenes Programm einen Platz nehmen: Die Beschreibungen stehen unten.
page-link-api = Die HTTP-Schnittstelle (OpenAPI)
page-link-lobby = Die Tische in der Lobby
page-link-ready = Läuft alles?
page-lost = Hier ist nichts
page-lost-how = Vielleicht ist der Link unvollständig, oder die Seite ist umgezogen.

privacy-what = Es gibt keine Konten. Ein Tisch speichert die Spitznamen der Leute dort, die Züge und den Chat; was sonst noch gespeichert wird, steht unten.
privacy-cookie = Wenn du einem Tisch beitrittst, erhält dein Browser ein einziges Cookie für diesen Tisch, damit dein Platz deiner bleibt. Der Server speichert davon nur einen Hash. Andere Cookies und Tracker gibt es nicht.
privacy-address = Deine Netzwerkadresse wird nicht bei den Spielen gespeichert. Gespeichert wird ein Hash davon mit geheimem Schlüssel, um zu begrenzen, wie viele Tische von einer Adresse aus eröffnet werden, und um Leute fernzuhalten, die ein Gastgeber ausgeschlossen hat. Im Protokoll des Servers, das sein Betreiber aufbewahrt, kann die Adresse selbst stehen.
privacy-notices = Wenn du Benachrichtigungen einschaltest, wird die Adresse deines Push-Dienstes oder Webhooks gespeichert, bis du sie ausschaltest oder der Tisch gelöscht wird.
privacy-delete = Der Gastgeber eines Tisches kann ihn jederzeit löschen, mit allem, was dazugehört.
privacy-waiting = { $hours ->
    [0] Tische, an denen kein Spiel begonnen hat, bleiben, bis jemand sie löscht.
    [one] Tische, an denen kein Spiel begonnen hat, werden nach 1 Stunde gelöscht.
   *[other] Tische, an denen kein Spiel begonnen hat, werden nach { $hours } Stunden gelöscht.
}
privacy-playing = { $days ->
    [0] Nicht beendete Spiele bleiben, bis jemand sie löscht.
    [one] Nicht beendete Spiele werden nach 1 Tag ohne Veränderung gelöscht.
   *[other] Nicht beendete Spiele werden nach { $days } Tagen ohne Veränderung gelöscht.
}
privacy-finished = { $days ->
    [0] Beendete und eingefrorene Spiele bleiben, bis jemand sie löscht.
    [one] Beendete und eingefrorene Spiele werden nach 1 Tag gelöscht.
   *[other] Beendete und eingefrorene Spiele werden nach { $days } Tagen gelöscht.
}
privacy-chat = { $days ->
    [0] Der Chat bleibt so lange wie sein Spiel.
    [one] Der Chat wird 1 Tag nach dem Spiel gelöscht.
   *[other] Der Chat wird { $days } Tage nach dem Spiel gelöscht.
}
