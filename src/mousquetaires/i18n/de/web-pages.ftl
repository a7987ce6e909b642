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
web-title-new = Neuer Tisch
web-title-table = Tisch
web-title-rules = Regeln
web-title-credits = Mitwirkende
web-title-lost = Vom Weg abgekommen
web-failed-title = Etwas ist schiefgegangen
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
web-speed = Abspieltempo
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-instant = Sofort
web-duel-rolls = Deine eigenen Duelle
web-duel-rolls-each = Ein Wurf pro Gang
web-duel-rolls-all = Alle Gänge auf einmal
web-motion = Animation
web-motion-auto = Wie das Gerät
web-motion-reduced = Reduziert
web-sound = Töne
web-sound-about = Wenn am Tisch etwas geschieht.
web-sound-turn = Du bist dran
web-sound-dice = Würfel
web-sound-steel = Klingen
web-sound-card = Karten
web-sound-purse = Münzen
web-sound-bell = Glocke
web-sand = Sanduhr an deinen Tischen
web-sand-about = Die Regeln geben zwei Minuten. Du kannst mehr erlauben; alle am Tisch sehen die Einstellung.

## Wer man ist

web-nickname = Dein Spitzname
web-nickname-here = Dein Spitzname an diesem Tisch
# neutrale Namen, durch Kommas getrennt; einer davon wird vorgeschlagen, wenn noch kein Spitzname gewählt ist
web-nicknames = Fuchs,Otter,Reiher,Dachs,Falke,Hase,Luchs,Biber,Eule,Igel

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
web-pace-about-none = Alle lassen sich so viel Zeit, wie sie wollen.
web-pace-about-live = Für ein Spiel ohne Unterbrechung.
web-pace-about-slow = Für ein Spiel über Tage oder Wochen. Eine Benachrichtigung kann dir sagen, wenn du dran bist.
web-timeout = Wenn die Zeit um ist
web-timeout-default = Ein sicherer Zug
web-timeout-default-about = Ist die Zeit um, macht der Server einen Zug, der immer möglich ist.
web-timeout-bot = Ein Bot übernimmt
web-timeout-bot-about = Ist die Zeit um, spielt ein Bot, bis der Spieler wieder übernimmt.

## Die Startseite

web-front-title = Mousquetaires du Roy
web-front-line = Paris, 1625. Die Diamantnadeln der Königin sind in England, der Kardinal weiß es, und der Ball rückt näher. Alle für einen!
web-play-now = Gleich spielen
web-play-musketeers = Als Musketiere
web-play-musketeers-about = Du führst alle vier; ein Bot spielt Mylady.
web-play-milady = Als Mylady
web-play-milady-about = Du spinnst heimlich Ränke; Bots spielen die Musketiere.
web-play-solo = Ohne Mylady
web-play-solo-about = Solospiel: Der Zufall bestimmt ihre Züge, und nichts ist verborgen.
web-dealing = Die Karten werden ausgeteilt …
web-more-choices = Weitere Optionen
web-all-choices = Alle Optionen für einen Tisch
web-players-quick-about = Mylady mitgezählt; ohne sie ist es einer weniger.
web-bot-master = Meister
web-bot-master-about = Probiert jeden Zug in simulierten Spielen aus und findet, was andere übersehen. Denkt etwas länger nach.
web-bot-adept = Könner
web-bot-adept-about = Kennt die Chancen, behält jede Leiste im Blick und plant seinen Zug. Als Mylady schwer zu durchschauen.
web-bot-novice = Neuling
web-bot-novice-about = Spielt vernünftig, ohne weit vorauszusehen.
web-bot-random = Zufall
web-bot-random-about = Macht zufällige erlaubte Züge: für einen ersten Blick.
web-who-runs-whom = Wer welchen Musketier führt
web-seat-one-yours = Wenn du die Musketiere spielst, ist Platz 1 deiner.
web-play-friends = Mit Freunden spielen
web-play-friends-about = Eröffne einen Tisch, und verschicke seinen Link. Kein Konto, nichts zu installieren.
web-invite-friends = Freunde einladen
web-your-side = Deine Seite
web-side-musketeer = Musketier
web-side-milady = Mylady
web-side-later = Später entscheiden
web-who-finds-it = Wer den Tisch finden kann
web-private = Nur mit dem Link
web-private-about = Der Tisch steht in keiner Liste.
web-listed = In der Lobby
web-listed-about = Alle können den Tisch in der Lobby finden und beitreten.
web-open-and-invite = Tisch eröffnen und einladen
web-opening = Einen Augenblick …
web-resume = Weiterspielen
web-come-back = Zurück an den Tisch
web-no-tables-yet = Tische, denen du in diesem Browser beitrittst, stehen später hier.
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
web-link-unreadable = Das ist kein Link zu einem Tisch: Er sollte aussehen wie https://…/table/ und 16 Buchstaben oder Ziffern.
web-lobby-watch = Beitreten oder zuschauen
web-lobby-watch-about = Tritt einem Tisch bei, der Spieler sucht, oder sieh bei einem laufenden Spiel zu.
web-to-lobby = Zur Lobby
web-to-rules = Zu den Regeln
web-story-title = Die Sache mit den Diamantnadeln
web-story-affair = Königin Anna hat dem Herzog von Buckingham zwölf Diamantnadeln geschenkt, ein Geschenk des Königs. Nun will der König sie beim Ball an ihr sehen. Jemand hat ihn auf die Idee gebracht.
web-story-musketeers = D’Artagnan und seine Freunde reiten nach England und zurück. Sie sammeln Karten, kreuzen die Klingen mit den Gardisten des Kardinals und teilen alles: Hand, Börse und Gefahr. Doch eine Runde hat nur wenige Aktionen, und an vier Orten zugleich brennt es.
web-story-milady = Mylady ist eine einzige Person voller Geheimnisse. Jede Runde verbirgt sie, wohin sie geht, spinnt Ränke, legt Wachen und Hinterhalte in den Weg und blufft. Sie muss nicht überall siegen: Ein Ort genügt.
web-story-ways = Vier Wege zu Myladys Sieg, immer im Blick
web-way-time = Die Zeit
web-way-time-about = Der Ball beginnt, und die Diamantnadeln sind nicht zurück.
web-way-siege = La Rochelle
web-way-siege-about = Die Belagerung ist verloren, zum Ruhm des Kardinals.
web-way-honour = Die Ehre der Königin
web-way-honour-about = Im Louvre haben Intrigen die Königin ihre ganze Ehre gekostet.
web-way-abduction = Constance
web-way-abduction-about = In Paris kam niemand, um sie zu retten.
web-story-together = Die Musketiere siegen auf einem einzigen Weg: Sie vollenden gemeinsam alle vier Pläne der Suche.

## Die Lobby

web-refresh = Aktualisieren
web-looking = Wird geladen …
web-new-table = Neuer Tisch
web-open-one = Eröffne selbst einen Tisch.
web-lobby-waiting = { $n ->
    [0] Warten auf Spieler
   *[other] Warten auf Spieler ({ $n })
}
web-lobby-playing = { $n ->
    [0] Spiele zum Zuschauen
   *[other] Spiele zum Zuschauen ({ $n })
}
web-lobby-none-waiting = In der Lobby sucht gerade kein Tisch Spieler.
web-lobby-none-playing = Gerade gibt es kein Spiel zum Zuschauen.
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
    [one] Beitreten: 1 Platz frei
   *[other] Beitreten: { $n } Plätze frei
}
web-watch = Zuschauen

## Ein neuer Tisch

web-new-people = Spieler und Plätze
web-new-rules = Regeln
web-new-time = Tempo
web-new-door = Wer beitreten kann
web-milady-legend = Mylady
web-with-milady = Mit Mylady
web-with-milady-about = Ein Spieler oder ein Bot spielt sie gegen die Musketiere.
web-without-milady = Ohne Mylady
web-without-milady-about = Niemand spielt sie; der Zufall bestimmt ihre Züge, und nichts ist verborgen. Auch allein möglich.
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
web-who-sits-where-about = Nimm mehrere Plätze, um einen Bildschirm zu teilen. Freie Plätze warten auf Mitspieler.
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
web-sitter-random = Bot: Zufall
web-open-table = Offener Tisch
web-open-table-about = Eine Person kann Mylady und Musketiere spielen und alle Karten sehen.
web-variants = Varianten
web-handicaps = Für ein ausgeglicheneres Spiel
web-handicaps-about = Wählt eine davon, wenn an eurem Tisch eine Seite zu oft gewinnt. Sie sind von uns: In keiner Spielregel stehen sie.
web-no-athos = Athos ist nicht im Spiel, also ändert sich nichts.
web-must-win = Bastille: Nur ein gewonnenes Duell macht frei
web-must-win-about = Sonst ist ein Gefangener, der kämpft, frei, wie auch immer das Duell endet.
web-one-wound = Rochefort: eine Wunde für jeden
web-one-wound-about = Wenn Rochefort und ein Musketier einander verwunden, verliert jeder nur 1 Lebenspunkt, wie es in der FAQ steht. Sonst zählt jeder Degen, der nicht aufgehalten wird.
web-hourglass = Mit der Sanduhr
web-hourglass-about = Die Karte „Eile!“ lässt den Musketieren wenig Zeit für ihre Züge. Im ersten Spiel besser ohne.
web-sand-runs = Die Sanduhr läuft
web-table-name = Name des Tisches
web-table-name-hint = zum Beispiel: Zum roten Taubenschlag
web-spectators = Zuschauer
web-spectators-about = Alle mit dem Link können zusehen. Zuschauer sehen, was alle sehen, und chatten unter sich.
web-need-nickname = Wähle erst einen Spitznamen.
web-will-wait = Freie Plätze warten auf Mitspieler; du beginnst, wenn alle besetzt sind.
web-will-begin = Alle Plätze sind besetzt: Das Spiel beginnt sofort.
web-will-watch = Bots spielen auf allen Plätzen; du siehst zu.
web-open-table-now = Tisch eröffnen

## Warten am Tisch

web-waiting-stranger = { $name } lädt dich an diesen Tisch ein: Wähle einen Spitznamen und einen Platz.
web-waiting-host = Das ist dein Tisch: Lade Leute ein, oder füge Bots hinzu, dann geht es los.
web-waiting-guest = { $name } startet das Spiel, wenn alle da sind.
web-seats = Plätze
web-seat-free = frei
web-seat-taken = besetzt
web-you-named = { $name } (du)
web-enter = Beitreten
web-enter-about = Oder nimm gleich einen Platz. Zum Zusehen brauchst du keinen.
web-sit = Diesen Platz nehmen
web-rise = Diesen Platz verlassen
web-put-master = Bot: Meister
web-put-adept = Bot: Könner
web-put-novice = Bot: Neuling
web-put-random = Bot: Zufall
web-clear-bot = Bot entfernen
web-other-side = die andere Seite
web-many-seats = Du kannst mehrere Plätze einer Seite nehmen und den Bildschirm teilen.
web-many-seats-open = Dieser Tisch ist offen: Nimm beliebige Plätze, auf beiden Seiten, und teile den Bildschirm.
web-begin = Starten
web-begin-ready = Alle sind da.
web-begin-not-yet = Noch frei: { $seats }. Lade jemanden ein, oder füge einen Bot hinzu.
web-waiting-for-seats = { $n ->
    [one] 1 Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
web-waiting-for-host = Alle sind da: { $name } kann starten.
web-invite = Einladen
web-invite-about = Alle, die diesen Link öffnen, können dem Tisch beitreten.
web-invite-link = Link des Tisches
web-invite-title = Mousquetaires: { $name }
web-link-stays-here = Dieser Link funktioniert nur auf diesem Computer. Für Freunde an anderen Geräten muss der Server für dein Netz offen sein; wie das geht, steht in der README.
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
web-unmute = Schreiben lassen
web-remove = Entfernen
web-remove-named = { $name } entfernen
web-remove-about = Die Plätze an diesem Tisch sind weg, aber mit dem Link ist ein neuer Beitritt möglich.
web-ban = Ausschließen
web-ban-named = { $name } ausschließen
web-ban-about = Die Plätze an diesem Tisch sind weg, und von derselben Netzwerkadresse kann niemand mehr beitreten.
web-agreed = Einstellungen des Tisches
web-hourglass-of = Sanduhr: { $time }
web-no-hourglass = ohne Sanduhr
web-is-listed = in der Lobby
web-is-private = nur mit dem Link
web-admits-onlookers = Zuschauer können zusehen
web-no-onlookers = keine Zuschauer
web-is-open = offen: Eine Person darf beide Seiten spielen
web-your-key = Auf einem anderen Gerät spielen
web-personal-about = Dieser Browser bleibt von selbst am Tisch. Für ein anderes Gerät erstelle einen persönlichen Link: Er öffnet dort deine Plätze.
web-personal-make = Persönlichen Link erstellen
web-personal-again = Neuen erstellen
web-personal-link = Dein persönlicher Link
web-personal-once = Er gilt einmal. Gib ihn nicht weiter: Wer ihn öffnet, spielt an deiner Stelle.
web-end-keys = Alle anderen Geräte abmelden
web-keys-ended = Nur dieser Browser ist noch am Tisch.
web-delete-table = Tisch löschen
web-delete-about = Der Tisch, sein Spiel und sein Chat werden für alle gelöscht, sofort und für immer.

## Benachrichtigungen

web-notices = Benachrichtige mich, wenn ich dran bin
web-notices-hint = Bei einem langsamen Spiel kann dir eine Benachrichtigung sagen, wenn du dran bist.
web-notices-about = Du bekommst nur dann eine Benachrichtigung, wenn du nicht am Tisch bist, einmal je Zug. Du kannst das hier jederzeit ausschalten.
web-notice-end = Ausschalten
web-push = Auf diesem Gerät
web-push-about = Dein Browser zeigt eine Benachrichtigung, auch wenn das Spiel geschlossen ist.
web-push-ask = Benachrichtigungen einschalten
web-push-on = Benachrichtigungen sind auf diesem Gerät eingeschaltet.
web-push-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen: Ändere das in seinen Einstellungen und versuche es noch einmal.
web-push-impossible = Dieser Browser kann von dieser Seite keine Benachrichtigungen zeigen.
web-push-failed = Der Benachrichtigungsdienst deines Browsers hat nicht geantwortet: Versuche es später noch einmal.
web-feed = In einem Feedreader
web-feed-about = Ein Atom-Feed, der meldet, wann du dran bist. Ihn schützt ein Passwort; der Benutzername ist beliebig.
web-feed-ask = Feed erstellen
web-feed-address = Adresse des Feeds
web-feed-password = Sein Passwort
web-shown-once = Nur einmal zu sehen: Speichere es jetzt.
web-webhook = Für ein eigenes Programm
web-webhook-about = Der Server ruft eine HTTPS-Adresse von dir auf (einen Webhook) und signiert jeden Aufruf.
web-webhook-url = Die Adresse
web-webhook-ask = Webhook hinzufügen
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
web-rulings = { $n ->
    [one] Eine Klärung, wo die Spielregeln schweigen oder sich widersprechen
   *[other] { $n } Klärungen, wo die Spielregeln schweigen oder sich widersprechen
}
web-ruling = Klärung
web-rule-in-game = Im Spiel
web-rule-asks = Das Spiel fragt:
web-rule-refuses = Wenn es nicht geht:
web-chapter-words = Glossar
web-word-turn = Runde
web-word-his_turn = Sein Zug
web-word-action = Aktion
web-word-mission_step = Missionsschritt
web-word-out_of_action = Kampfunfähig
web-word-hand = Hand
web-chapter-goal = Das Ziel
web-chapter-setup = Aufbau
web-chapter-count = Zahl der Spieler
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
web-part-adversary = Widersacher
web-part-trap = Hinterhaltkarten
web-part-treachery = Arglistkarten
web-part-paris = Paris-Karten
web-part-louvre = Louvre-Karten
web-part-adventure = Abenteuerkarten
web-part-item = Ausrüstung
web-part-token = Marken der Suche
web-part-board = Pläne der Suche

## Mitwirkende

web-credits-game = Das Brettspiel
web-credits-game-about = Mousquetaires du Roy ist von { $authors }, gezeichnet von { $artists }, erschienen { $year } bei { $publisher }. Das Spiel und sein Name gehören ihnen.
web-credits-unofficial = Dies ist eine inoffizielle Umsetzung. Wenn sie dir gefällt, kaufe das Brettspiel: Kein Bildschirm ersetzt eine Mylady, die hinter ihrem Schirm lächelt.
web-credits-program = Dieses Programm
web-credits-program-about = Version { $version }, © die Mitwirkenden von Mousquetaires, MIT-Lizenz: Du darfst es benutzen, untersuchen, ändern und weitergeben.
web-credits-icons = Symbole
web-credits-icons-about = Die kleinen Symbole haben die unten Genannten gezeichnet, für
web-credits-font = Schrift
web-credits-font-about = EB Garamond von Georg Duffner und Octavio Pardo,
web-credits-drawings = Spielplan und Bilder
web-credits-drawings-about = Spielplan, Kupferstich und Verzierungen sind für dieses Programm gezeichnet; nichts stammt aus dem Brettspiel.
