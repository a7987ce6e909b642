### Die Einstellungen des Servers und seine Sicherung: was nicht stimmt, je ein klarer Satz.

## Einstellungen; $setting ist ein Name, $where die Datei, Variable oder Option, aus der er stammt, $read was dort steht

settings-no-file = Die Einstellungsdatei { $file } gibt es nicht.
settings-unreadable = Die Einstellungsdatei { $file } lässt sich nicht lesen: { $why }.
settings-not-utf8 = Die Einstellungsdatei { $file } ist kein UTF-8-Text.
settings-bad-toml = In der Einstellungsdatei { $file } ist Zeile { $line } kein TOML.
settings-unknown = Die Einstellung { $setting } (aus { $where }) gibt es nicht: mousquetaires serve --show-settings nennt alle.
settings-unknown-near = Die Einstellung { $setting } (aus { $where }) gibt es nicht: Ist { $near } gemeint?
settings-whole = Die Einstellung { $setting } (aus { $where }) kann nicht „{ $read }“ sein: Nötig ist eine ganze Zahl von { $low } bis { $high }.
settings-number = Die Einstellung { $setting } (aus { $where }) kann nicht „{ $read }“ sein: Nötig ist eine Zahl von { $low } bis { $high }.
settings-choice = Die Einstellung { $setting } (aus { $where }) kann nicht „{ $read }“ sein: Wähle aus { $known }.
# $right zeigt eine oder mehrere richtige
settings-form = Die Einstellung { $setting } (aus { $where }) kann nicht „{ $read }“ sein: Schreibe zum Beispiel { $right }.
settings-folder = Der Ordner { $folder } für die Datenbank lässt sich nicht anlegen: { $why }.

## Sicherungen; $file ist die Datenbank oder ihre Kopie

backup-no-database = Eine Datenbank { $file }, die man kopieren könnte, gibt es nicht.
backup-exists = Die Datei { $file } gibt es schon: Wähle einen anderen Namen, oder überschreibe sie mit --force.
backup-same = Die Datei { $file } ist die Datenbank selbst: Wähle für die Kopie einen anderen Namen.
backup-folder = { $file } ist ein Ordner: Nenne eine Datei darin.
backup-unwritable = Die Kopie { $file } lässt sich nicht schreiben: { $why }.
backup-failed = Die Datenbank { $file } lässt sich nicht kopieren: { $why }.
backup-damaged = Die Datenbank { $file } ist beschädigt und wurde nicht kopiert: { $why }.
# $why ist der Befehl
backup-pg-dump = Eine PostgreSQL-Datenbank kopiert man mit ihrem eigenen Werkzeug, das nach dem Passwort fragt: { $why }
