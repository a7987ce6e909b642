### Co jest nie tak ze stołem, plikiem albo argumentem: po jednym jasnym zdaniu.

## Kto siedzi przy stole

setup-players = Przy tym stole zmieści się od { $least } do { $most } graczy, a nie { $players }.
setup-seats = Graczy po stronie Muszkieterów jest { $team }, a Muszkieterów wybrano dla { $seats }.
setup-hero = Nie ma Muszkietera o imieniu { $hero }: wybierz spośród { $known }.
setup-hero-twice = Wybrano dwa razy: { $hero }, a jest tylko jeden.
setup-hero-count = { $team ->
    [one] Jeden gracz prowadzi { $needed ->
        [one] 1 Muszkietera
       *[other] { $needed } Muszkieterów
    }, a nie { $heroes }.
    [few] { $team } gracze prowadzą razem { $needed ->
        [one] 1 Muszkietera
       *[other] { $needed } Muszkieterów
    }, a nie { $heroes }.
    [many] { $team } graczy prowadzi razem { $needed ->
        [one] 1 Muszkietera
       *[other] { $needed } Muszkieterów
    }, a nie { $heroes }.
   *[other] { $team } gracza prowadzi razem { $needed ->
        [one] 1 Muszkietera
       *[other] { $needed } Muszkieterów
    }, a nie { $heroes }.
}
setup-hero-share = { $each ->
    [one] Każdy gracz (jest ich { $team }) prowadzi 1 Muszkietera.
    [few] Każdy gracz (jest ich { $team }) prowadzi { $each } Muszkieterów.
    [many] Każdy gracz (jest ich { $team }) prowadzi { $each } Muszkieterów.
   *[other] Każdy gracz (jest ich { $team }) prowadzi { $each } Muszkietera.
}
setup-variant = Nie ma wariantu { $variant }: wybierz spośród { $known }.
setup-variant-twice = Wariant wybrano dwa razy: { $variants }.
setup-keys = Ustawienia gry muszą mieć dokładnie te pozycje: { $known }.

## Tabele elementów gry; $place to plik i ewentualnie klucz w nim

component-bad-toml = { $place }: wiersz { $line } to nie TOML.
component-contradiction = { $place }: ta wartość nie zgadza się z { $other }.
component-impossible-face = { $place }: żadna kość tego koloru nie ma ścianki { $face }.
component-missing-file = { $place }: brakuje pliku.
component-missing-folder = { $place }: nie ma takiego folderu ani pliku.
component-missing-key = { $place }: brakuje wartości.
component-missing-source = { $place }: wartość nie ma źródła.
component-no-table = { $place }: w folderze nie ma żadnej tabeli elementów; mogą tam być { $known }.
component-not-odd = { $place }: { $value } to liczba parzysta, a znacznik musi zaczynać na środku.
component-not-utf8 = { $place }: wiersz { $line } to nie tekst UTF-8.
component-out-of-range = { $place }: { $value } jest poza zakresem, możliwe są wartości od { $low } do { $high }.
component-unknown-file = { $place }: nie ma takiej tabeli; w folderze mogą być { $known }.
component-unknown-key = { $place }: nie ma takiego klucza; wybierz spośród { $known }.
component-unknown-name = { $place }: nieznana wartość { $value }; wybierz spośród { $known }.
component-unreadable = { $place }: nie da się odczytać pliku ({ $code }).
component-wrong-faces = { $place }: ścianek kości jest { $total }, a powinno być { $expected }.
component-wrong-length = { $place }: pozycji na liście jest { $length }, a powinno być { $expected }.
component-wrong-total = { $place }: w pudełku ma być w sumie { $expected }, a { $rows } dają { $total }.
component-wrong-type = { $place }: potrzebna jest wartość typu { $expected }, a nie { $found }.

## Zapisy gier; $at to numer wpisu, $line jego treść, $why powód

record-format = To nie jest zapis gry: jego format musi być { $format }.
record-version = Zapis ma format w wersji { $read }, a ten program czyta wersję { $due }.
record-engine = Zapis rozegrano według zasad w wersji { $read }, a ten program gra według wersji { $due }.
record-components = Zapis rozegrano z innymi tabelami elementów: wskaż ich folder lub plik opcją --box.
record-setup = Ustawienia gry w zapisie nie mają sensu. { $why }
record-inputs = Wpisy w zapisie muszą być listą wierszy.
record-checkpoints = Punkty kontrolne zapisu są uszkodzone albo nieprawdziwe.
record-seed = Ziarno losowe zapisu jest uszkodzone.
record-commitment = Ziarno losowe zapisu nie jest tym, które obiecano przed grą.
record-nonces = Liczby jednorazowe zapisu są uszkodzone: każda to miejsce przy stole, po kolei i tylko raz, oraz od { $least } do { $most } bajtów szesnastkowo.
record-line = Wpisu { $at } nie da się odczytać: { $line }
record-refused = Wpis { $at } jest niedozwolony ({ $line }): { $why }
record-seed-disagrees = Wpis { $at } nie zgadza się z tym, co wylosowało ziarno: { $line }
record-start = Początek zapisu jest uszkodzony: podaje wpisy wykonane gdzie indziej, ustalone z góry losowania i źródło.
record-start-disagrees = Wpis { $at } nie jest losowaniem ustalonym na początku zapisu: { $line }
record-digest = Zapis jest nieprawdziwy: po wpisie { $at } pozycja jest inna.
record-short = Zapis jest ucięty: kończy się po wpisie { $at }.
record-ending = Według zapisu gra skończyła się jako „{ $read }”, a skończyła się jako „{ $due }”.

## Akcje pisane słowami

notation-verb = „{ $read }” nie zaczyna się od znanej akcji: wybierz spośród { $known }.
notation-fields = { $fields ->
    [0] Po „{ $verb }” nic nie może stać.
    [one] Po „{ $verb }” musi być 1 słowo.
    [few] Po „{ $verb }” muszą być { $fields } słowa.
    [many] Po „{ $verb }” musi być { $fields } słów.
   *[other] Po „{ $verb }” musi być { $fields } słowa.
}
notation-name = „{ $read }” jest nieznane: wybierz spośród { $known }.
notation-number = „{ $read }” nie jest liczbą od 0 do { $most }.
notation-offer = „{ $read }” nie jest częścią oferty: napisz give=..., want=..., gear=... albo for=...
notation-faces = „{ $read }” nie jest rzutem: napisz S (Miecz), H (Tarcza), L (Lilia).
notation-seat = „{ $read }” nie jest miejscem przy stole: 0 to Milady, od 1 do 5 to gracze Muszkieterów.
