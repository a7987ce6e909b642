### Die Seiten um das Spiel herum: Startseite, Lobby, neuer Tisch, Warten am Tisch, Regelbuch, Mitwirkende.

## Auf jeder Seite

web-skip = Zum Inhalt springen
web-home = Startseite
web-nav = Seiten
web-nav-play = Spielen
web-nav-lobby = Lobby
web-nav-rules = Regeln
web-nav-credits = Mitwirkende
web-version = Version { $version }
# der Titel eines Tabs; $page ist der der Seite
web-title = { $page } · Mousquetaires
web-title-front = Startseite
web-title-lobby = Lobby
web-title-new = Ein neuer Tisch
web-title-table = Tisch
web-title-rules = Regeln
web-title-credits = Mitwirkende
web-title-lost = Vom Weg abgekommen
web-failed-title = Das geht im Moment nicht
web-try-again = Noch einmal versuchen
web-call-off = Abbrechen
web-theme-to-light = Helle Farben
web-theme-to-dark = Dunkle Farben

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-text-size = Schriftgröße
web-text-size-normal = Normal
web-text-size-large = Groß
web-text-size-huge = Sehr groß
web-speed = Wie schnell Züge gezeigt werden
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-instant = Sofort
web-motion = Bewegung
web-motion-auto = Wie das Gerät
web-motion-reduced = So wenig wie möglich
web-sound = Töne
web-sound-about = Ein Ton, wenn du an der Reihe bist.
web-sand = Sanduhr an Tischen, die du aufmachst
web-sand-about = Die Regeln geben zwei Minuten. Wer mehr Zeit braucht, darf sie sich nehmen: Alle am Tisch sehen, wie lange die Sanduhr läuft.

## Wer man ist

web-nickname = Dein Spitzname
web-nickname-here = Dein Spitzname an diesem Tisch
# Namen der Zeit, mit Kommas dazwischen; einer davon wird dem vorgeschlagen, der noch keinen hat
web-nicknames = Bazin,Ketty,Bonacieux,Chevreuse,Grimaud,Mousqueton,Camille,Felton,Buckingham,La Porte

## Zeitspannen

web-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
web-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
web-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
web-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
web-pace = Zeit für einen Zug
web-pace-none = Keine Uhr
# $time ist eine Spanne wie „3 Tage“
web-pace-each = { $time } je Zug
web-pace-about-none = Jeder nimmt sich die Zeit, die er braucht.
web-pace-about-live = Für ein Spiel ohne Unterbrechung.
web-pace-about-slow = Für ein Spiel über Tage oder Wochen: Wer will, wird benachrichtigt, wenn er an der Reihe ist.
web-timeout = Wenn die Zeit um ist
web-timeout-default = Ein sicherer Zug
web-timeout-default-about = Ist die Zeit um, antwortet der Server für den Spieler mit etwas, das immer möglich ist.
web-timeout-bot = Ein Bot übernimmt
web-timeout-bot-about = Ist die Zeit um, spielt ein Bot den Platz, bis sein Spieler ihn wieder übernimmt.

## Die Startseite

web-front-title = Mousquetaires du Roy
web-front-line = Paris, 1625. Die Diamantnadeln der Königin sind in England, der Kardinal weiß es, und der Ball rückt näher. Alle für einen!
web-play-now = Gleich spielen
web-play-musketeers = Als Musketiere
web-play-musketeers-about = Du führst alle vier; ein Bot ist Mylady.
web-play-milady = Als Mylady
web-play-milady-about = Du spinnst geheime Ränke; Bots sind die Musketiere.
web-play-solo = Ohne Mylady
web-play-solo-about = Allein gegen das Spiel: Der Zufall führt sie, alles liegt offen.
web-dealing = Die Karten werden ausgeteilt …
web-more-choices = Weitere Möglichkeiten
web-all-choices = Alle Möglichkeiten für einen Tisch
web-players-quick-about = Mylady zählt mit; ohne sie ist es einer weniger.
web-bots-play = Die übrigen Plätze spielt
web-bot-master = Meister
web-bot-master-about = Probiert jeden Zug in gedachten Partien aus, bevor er ihn macht, und findet, was andere übersehen. Er denkt etwas länger nach.
web-bot-adept = Könner
web-bot-adept-about = Kennt die Chancen, behält jede Leiste im Blick und plant seinen Zug; als Mylady ist er schwer zu durchschauen.
web-bot-novice = Neuling
web-bot-novice-about = Spielt vernünftig, ohne weit vorauszusehen.
web-bot-random = Augenbinde
web-bot-random-about = Tut irgendetwas Erlaubtes: für einen ersten Blick.
web-who-runs-whom = Wer wen führt
web-seat-one-yours = Als Musketiere hast du Platz 1.
web-play-friends = Mit Freunden spielen
web-play-friends-about = Mach einen Tisch auf und verschick seinen Link. Kein Konto, nichts zu installieren.
web-invite-friends = Freunde einladen
web-your-side = Deine Seite
web-side-musketeer = Musketier
web-side-milady = Mylady
web-side-later = Später entscheiden
web-who-finds-it = Wer den Tisch findet
web-private = Nur mit dem Link
web-private-about = Der Tisch steht in keiner Liste.
web-listed = In der Lobby
web-listed-about = Jeder findet den Tisch in der Lobby und darf dazukommen.
web-open-and-invite = Tisch aufmachen und einladen
web-opening = Einen Augenblick …
web-resume = Weiterspielen
web-come-back = Zurück an den Tisch
web-no-tables-yet = Tische, an denen du warst, stehen später hier, in diesem Browser.
web-status-waiting = wartet
web-status-playing = läuft
web-status-over = zu Ende
web-status-frozen = eingefroren
web-turn-yours = du bist dran
web-forget-table = „{ $name }“ von der Liste nehmen
web-show-all = { $n ->
    [one] Den Tisch zeigen
   *[other] Alle { $n } Tische zeigen
}
web-paste-link = Link eines Tisches oder deinen persönlichen Link einfügen
web-go = Los
web-link-unreadable = Das ist kein Link zu einem Tisch: Er sieht aus wie https://…/table/ und 16 Buchstaben oder Ziffern.
web-lobby-watch = Lobby und Zuschauen
web-lobby-watch-about = Komm an einen Tisch, der auf Spieler wartet, oder sieh bei einem laufenden Spiel zu.
web-to-lobby = Zur Lobby
web-to-rules = Zum Regelbuch
web-story-title = Die Sache mit den Diamantnadeln
web-story-affair = Königin Anna hat dem Herzog von Buckingham zwölf Diamantnadeln geschenkt, eine Gabe des Königs. Nun wünscht der König, sie beim Ball an ihr zu sehen. Jemand hat ihm diesen Wunsch eingegeben.
web-story-musketeers = D'Artagnan und seine Freunde reiten nach England und zurück. Sie sammeln Karten, kreuzen die Klingen mit den Gardisten des Kardinals und teilen alles: Hand, Börse und Gefahr. Doch ein Tag hat nur wenige Aktionen, und an vier Orten zugleich brennt es.
web-story-milady = Mylady ist eine einzige Spielerin voller Geheimnisse. Jede Runde verbirgt sie, wohin sie geht, spinnt Ränke, legt Wachen und Hinterhalte in den Weg und blufft. Sie muss nicht überall siegen: Ein Ort genügt.
web-story-ways = Vier Wege zu Myladys Sieg, immer im Blick
web-way-time = Die Zeit
web-way-time-about = Der Ball beginnt, und die Diamantnadeln sind nicht zurück.
web-way-siege = La Rochelle
web-way-siege-about = Die Belagerung endet zum Ruhm des Kardinals.
web-way-honour = Die Ehre der Königin
web-way-honour-about = Im Louvre haben Intrigen die Königin ihre ganze Ehre gekostet.
web-way-abduction = Constance
web-way-abduction-about = In Paris kam niemand, um sie zu retten.
web-story-together = Die Musketiere siegen auf einem einzigen Weg: alle vier Pläne der Suche, gemeinsam.

## Die Lobby

web-refresh = Aktualisieren
web-looking = Wir sehen nach …
web-new-table = Neuer Tisch
web-open-one = Mach selbst einen auf.
web-lobby-waiting = { $n ->
    [0] Warten auf Spieler
   *[other] Warten auf Spieler ({ $n })
}
web-lobby-playing = { $n ->
    [0] Spiele zum Zuschauen
   *[other] Spiele zum Zuschauen ({ $n })
}
web-lobby-none-waiting = In der Lobby wartet kein Tisch auf Spieler.
web-lobby-none-playing = Aus der Lobby läuft gerade kein Spiel.
web-table-nameless = Ein Tisch ohne Namen
web-table-of = Tisch von { $name }
web-plays-milady = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler, mit Mylady
}
web-plays-solo = { $n ->
    [one] 1 Spieler, ohne Mylady
   *[other] { $n } Spieler, ohne Mylady
}
web-join = { $n ->
    [one] Mitspielen: 1 Platz frei
   *[other] Mitspielen: { $n } Plätze frei
}
web-watch = Zuschauen

## Ein neuer Tisch

web-new-people = Wer spielt
web-new-rules = Nach welchen Regeln
web-new-time = Wie schnell
web-new-door = Wer hereindarf
web-milady-legend = Mylady
web-with-milady = Mit Mylady
web-with-milady-about = Jemand oder ein Bot spielt sie gegen die Musketiere.
web-without-milady = Ohne Mylady
web-without-milady-about = Niemand spielt sie; der Zufall führt sie offen. Auch für einen allein.
web-players = Spieler, Mylady mitgezählt
web-players-solo = Spieler
web-team-about = { $n ->
    [1] Ein Spieler führt vier Musketiere.
    [2] Zwei Spieler führen je zwei Musketiere.
    [3] Drei Spieler führen je einen Musketier, der eine Aktion mehr hat.
    [4] Vier Spieler führen je einen Musketier.
   *[5] Fünf Spieler führen je einen Musketier; Monsieur de Tréville ist dabei.
}
web-who-sits-where = Wer wo sitzt
web-who-sits-where-about = Nimm mehrere Plätze, um zu mehreren an einem Bildschirm zu spielen. Freie Plätze warten auf Mitspieler.
web-seat = Platz { $n }
# $k zählt die Musketiere eines Platzes
web-seat-hero = Musketier { $k } von Platz { $n }
# $seat sagt, wessen Platz es ist, $n seine Nummer
web-seat-who = Wer diesen Platz nimmt: { $seat }
web-sitter-me = Ich
web-sitter-free = Frei
web-sitter-master = Bot: Meister
web-sitter-adept = Bot: Könner
web-sitter-novice = Bot: Neuling
web-sitter-random = Bot: Augenbinde
web-open-table = Offener Tisch
web-open-table-about = Eine Person darf Mylady und Musketiere spielen und sieht dann alle Karten.
web-variants = Varianten
web-handicaps = Für ein ausgeglicheneres Spiel
web-handicaps-about = Wählt eine davon, wenn an eurem Tisch eine Seite zu oft gewinnt. Sie sind von uns: In keiner Spielregel stehen sie.
web-no-athos = Athos ist nicht im Spiel, also ändert sich nichts.
web-must-win = Bastille: Nur ein gewonnenes Duell macht frei
web-must-win-about = Sonst ist frei, wer sich hinauskämpft, wie auch immer das Duell endet.
web-one-wound = Rochefort: eine Wunde für jeden
web-one-wound-about = Wenn Rochefort und ein Musketier einander verwunden, verliert jeder nur 1 Leben, wie es in der FAQ steht. Sonst zählt jeder Degen, der nicht aufgehalten wird.
web-hourglass = Mit der Sanduhr
web-hourglass-about = Die Karte „Eile!“ lässt den Musketieren wenig Zeit für ihre Züge. Im ersten Spiel geht es auch ohne.
web-sand-runs = Die Sanduhr läuft
web-table-name = Name des Tisches
web-table-name-hint = zum Beispiel: Die Rote Taube
web-spectators = Zuschauer
web-spectators-about = Wer den Link hat, darf zusehen. Zuschauer sehen, was alle sehen, und reden unter sich.
web-need-nickname = Wähle erst einen Spitznamen.
web-will-wait = Freie Plätze warten auf Mitspieler; du beginnst, wenn alle besetzt sind.
web-will-begin = Alle Plätze sind besetzt: Das Spiel beginnt sofort.
web-will-watch = Bots spielen alle Plätze; du siehst zu.
web-open-table-now = Tisch aufmachen

## Warten am Tisch

web-waiting-stranger = { $name } lädt dich an diesen Tisch ein: Wähle einen Spitznamen und einen Platz.
web-waiting-host = Das ist dein Tisch: Lade Mitspieler ein oder setz Bots hin, dann geht es los.
web-waiting-guest = { $name } beginnt das Spiel, wenn alle da sind.
web-seats = Plätze
web-seat-free = frei
web-seat-taken = besetzt
web-you-named = { $name } (du)
web-enter = Hereinkommen
web-enter-about = Oder nimm gleich einen Platz. Wer nur zusehen will, braucht keinen.
web-sit = Hinsetzen
web-rise = Aufstehen
web-put-master = Bot: Meister
web-put-adept = Bot: Könner
web-put-novice = Bot: Neuling
web-put-random = Bot: Augenbinde
web-clear-bot = Bot wegschicken
web-other-side = die andere Seite
web-many-seats = Du kannst mehrere Plätze einer Seite nehmen und den Bildschirm herumreichen.
web-many-seats-open = Dieser Tisch ist offen: Nimm beliebige Plätze, auf beiden Seiten, und reich den Bildschirm herum.
web-begin = Beginnen
web-begin-ready = Alle sind da.
web-begin-not-yet = Noch frei: { $seats }. Lade jemanden ein, oder setz einen Bot hin.
web-waiting-for-seats = { $n ->
    [one] 1 Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
web-waiting-for-host = Alle sind da: { $name } kann beginnen.
web-invite = Einladen
web-invite-about = Wer diesen Link öffnet, darf an den Tisch kommen.
web-invite-link = Link des Tisches
web-invite-title = Mousquetaires: { $name }
web-link-stays-here = Dieser Link funktioniert nur auf diesem Computer: Für Freunde anderswo starte den Server mit „make serve HOST=0.0.0.0“ und öffne ihn unter der Adresse, die dieser Computer in deinem Netz hat.
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-people = Am Tisch
web-is-here = da
web-is-away = abwesend
web-is-host = Gastgeber
web-is-you = du
web-is-muted = stumm
web-onlookers = { $n ->
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
}
web-mute = Stummschalten
web-unmute = Reden lassen
web-remove = Entfernen
web-remove-named = { $name } entfernen
web-remove-about = Die Plätze an diesem Tisch sind verloren, aber mit dem Link kann man wiederkommen.
web-ban = Ausschließen
web-ban-named = { $name } ausschließen
web-ban-about = Die Plätze an diesem Tisch sind verloren, und von derselben Netzwerkadresse kann niemand wiederkommen.
web-agreed = Was vereinbart ist
web-hourglass-of = Sanduhr: { $time }
web-no-hourglass = ohne Sanduhr
web-is-listed = in der Lobby
web-is-private = nur mit dem Link
web-admits-onlookers = Zuschauer sind willkommen
web-no-onlookers = keine Zuschauer
web-is-open = offen: Eine Person darf beide Seiten spielen
web-your-key = Dein Weg zurück
web-personal-about = Dieser Browser bleibt von selbst am Tisch. Für ein anderes Gerät gibt es einen persönlichen Link: Er öffnet dort deine Plätze.
web-personal-make = Persönlichen Link erzeugen
web-personal-again = Neuen erzeugen
web-personal-link = Dein persönlicher Link
web-personal-once = Er gilt einmal. Schick ihn sonst niemandem: Wer ihn öffnet, spielt an deiner Stelle.
web-end-keys = Alle anderen Geräte abmelden
web-keys-ended = Nur dieser Browser ist noch am Tisch.
web-delete-table = Tisch löschen
web-delete-about = Der Tisch, sein Spiel und alles, was dort gesagt wurde, sind für alle weg, sofort und für immer.

## Benachrichtigungen

web-notices = Sag mir Bescheid, wenn ich dran bin
web-notices-hint = Bei einem langsamen Spiel kannst du dich benachrichtigen lassen, wenn du dran bist.
web-notices-about = Benachrichtigt wirst du nur, solange du nicht am Tisch bist, einmal für jeden Zug. Alles lässt sich hier zurücknehmen.
web-notice-end = Nicht mehr
web-push = Auf diesem Gerät
web-push-about = Dein Browser zeigt eine Benachrichtigung, auch wenn das Spiel geschlossen ist.
web-push-ask = Hier Benachrichtigungen zeigen
web-push-on = Auf diesem Gerät werden Benachrichtigungen gezeigt.
web-push-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen: Ändere das in seinen Einstellungen und versuche es noch einmal.
web-push-impossible = Dieser Browser kann von dieser Seite keine Benachrichtigungen zeigen.
web-push-failed = Der Benachrichtigungsdienst deines Browsers hat nicht geantwortet: Versuche es später noch einmal.
web-feed = In einem Feedreader
web-feed-about = Ein Atom-Feed, der meldet, wann du dran bist. Ihn schützt ein Passwort; der Benutzername ist beliebig.
web-feed-ask = Feed erzeugen
web-feed-address = Adresse des Feeds
web-feed-password = Sein Passwort
web-shown-once = Nur dieses eine Mal zu sehen: Heb es jetzt auf.
web-webhook = Für ein eigenes Programm
web-webhook-about = Der Server ruft eine HTTPS-Adresse auf, die du nennst (einen Webhook), und signiert jeden Aufruf.
web-webhook-url = Die Adresse
web-webhook-ask = Aufrufen lassen
web-webhook-on = Die Adresse wird aufgerufen, wenn du dran bist.
web-webhook-secret = Das Geheimnis, mit dem die Aufrufe signiert werden

## Das Regelbuch

web-rules-about = Alle { $n } Regeln, wie dieses Programm sie spielt, in unseren eigenen Worten, jede unter ihrer Nummer. Wenn etwas nicht geht, nennt das Spiel die Regel und führt hierher.
web-chapters = Kapitel
web-rules-search = Suchen
web-rules-found = { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
}
web-ruling = Wo die Regelhefte schweigen oder sich widersprechen:
web-rule-asks = Das Spiel fragt:
web-rule-refuses = Wenn es nicht geht:
web-chapter-words = Wörter
web-word-turn = Runde
web-word-his_turn = Sein Zug
web-word-action = Aktion
web-word-mission_step = Missionsschritt
web-word-out_of_action = Kampfunfähig
web-word-hand = Hand
web-chapter-goal = Das Ziel
web-chapter-setup = Aufbau
web-chapter-count = Wie viele spielen
web-chapter-turn = Die Runde
web-chapter-force = Eine Mission bewachen
web-chapter-chal = Herausforderungen
web-chapter-duel = Duelle
web-chapter-trap = Hinterhalte
web-chapter-arm = Das Arsenal
web-chapter-roch = Rochefort
web-chapter-places = Besondere Orte
web-chapter-par = Paris
web-chapter-lou = Der Louvre
web-chapter-siege = La Rochelle
web-chapter-qst = Die Suche
web-chapter-one = Einer für alle, alle für einen
web-chapter-hour = Die Sanduhr
web-chapter-var = Varianten
web-chapter-solo = Ohne Mylady
web-chapter-trev = Monsieur de Tréville
web-part-dice = Würfel
web-part-track = Leisten
web-part-hero = Die Karten der Musketiere
web-part-foe = Rochefort und de Wardes
web-part-card = Karten
web-part-deck = Stapel
web-part-item = Ausrüstung
web-part-token = Marken der Suche
web-part-board = Pläne der Suche

## Mitwirkende

web-credits-game = Das Brettspiel
web-credits-game-about = Mousquetaires du Roy ist von { $authors }, gezeichnet von { $artists }, erschienen { $year } bei { $publisher }. Das Spiel und sein Name gehören ihnen.
web-credits-unofficial = Dies ist eine inoffizielle Umsetzung. Wenn sie dir gefällt, kauf das Brettspiel: Nichts auf einem Bildschirm ersetzt eine Mylady, die hinter ihrem Schirm lächelt.
web-credits-program = Dieses Programm
web-credits-program-about = Version { $version }, © die Mitwirkenden von Mousquetaires, MIT-Lizenz: Du darfst es benutzen, untersuchen, ändern und weitergeben.
web-credits-icons = Symbole
web-credits-icons-about = Die kleinen Symbole haben die unten Genannten gezeichnet, für
web-credits-font = Schrift
web-credits-font-about = EB Garamond von Georg Duffner und Octavio Pardo,
web-credits-drawings = Spielplan und Bilder
web-credits-drawings-about = Spielplan, Kupferstich und Verzierungen sind für dieses Programm gezeichnet; nichts stammt aus dem Brettspiel.
