### Ustawienia serwera i jego kopia zapasowa: co jest nie tak, w jednym jasnym zdaniu.

## Ustawienia; $setting to nazwa, $where to plik, zmienna albo opcja, z której pochodzi, $read to, co tam stoi

settings-no-file = Nie ma pliku z ustawieniami { $file }.
settings-unreadable = Nie da się odczytać pliku z ustawieniami { $file }: { $why }.
settings-not-utf8 = Plik z ustawieniami { $file } to nie tekst UTF-8.
settings-bad-toml = W pliku z ustawieniami { $file } wiersz { $line } to nie TOML.
settings-unknown = Nie ma ustawienia { $setting } (źródło: { $where }): wszystkie pokaże mousquetaires serve --show-settings.
settings-unknown-near = Nie ma ustawienia { $setting } (źródło: { $where }): może chodzi o { $near }?
settings-whole = Ustawienie { $setting } (źródło: { $where }) nie może mieć wartości „{ $read }”: potrzebna jest liczba całkowita od { $low } do { $high }.
settings-number = Ustawienie { $setting } (źródło: { $where }) nie może mieć wartości „{ $read }”: potrzebna jest liczba od { $low } do { $high }.
settings-choice = Ustawienie { $setting } (źródło: { $where }) nie może mieć wartości „{ $read }”: wybierz spośród { $known }.
# $right pokazuje jedną lub kilka właściwych
settings-form = Ustawienie { $setting } (źródło: { $where }) nie może mieć wartości „{ $read }”: napisz na przykład { $right }.
settings-folder = Nie da się utworzyć folderu { $folder } na bazę danych: { $why }.

## Kopie zapasowe; $file to baza danych albo jej kopia

backup-no-database = Nie ma bazy danych { $file }, którą można by skopiować.
backup-exists = Plik { $file } już istnieje: wybierz inną nazwę albo nadpisz go opcją --force.
backup-same = Plik { $file } to sama baza danych: wybierz inną nazwę dla kopii.
backup-folder = { $file } to folder: podaj nazwę pliku w tym folderze.
backup-unwritable = Nie da się zapisać kopii { $file }: { $why }.
backup-failed = Nie da się skopiować bazy danych { $file }: { $why }.
backup-damaged = Baza danych { $file } jest uszkodzona i nie została skopiowana: { $why }.
# $why to polecenie
backup-pg-dump = Bazę PostgreSQL kopiuje się jej własnym narzędziem, które zapyta o hasło: { $why }
