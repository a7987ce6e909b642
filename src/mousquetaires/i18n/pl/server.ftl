### Co odpowiada serwer, gdy czegoś nie można zrobić, i strony, które tworzy sam.

## Kto pyta

server-stranger = Nie ma cię jeszcze przy tym stole: najpierw wybierz pseudonim.
server-unknown-key = Ten stół nie rozpoznaje twojej przeglądarki albo tokenu: użyj osobistego linku albo dołącz od nowa pod pseudonimem.
server-unknown-link = Ten link nie działa: został już użyty, zastąpiony albo wycofany, albo brakuje jego części. Utwórz nowy na urządzeniu, które wciąż jest przy stole.
server-scope = „{ $read }” to nieprawidłowe uprawnienie: napisz play:SEAT albo watch:SEAT, na przykład play:2.
server-scope-too-small = Ten token na to nie pozwala: służy do gry albo oglądania na jednym miejscu. Wszystko inne zrobisz w przeglądarce.
server-host-only = Może to zrobić tylko gospodarz stołu.
server-host-here = Możesz zastąpić gospodarza dopiero po jego dłuższej nieobecności.
server-player-here = Bot może zastąpić gracza dopiero wtedy, gdy ten opuścił miejsce albo długo go nie ma.
server-removed = Gospodarz usunął cię od stołu.
# nie wejdzie też nikt inny z tego samego adresu
server-banned = Gospodarz zablokował przy tym stole ciebie albo kogoś, kto korzysta z tego samego adresu sieciowego.
server-muted = Gospodarz cię wyciszył: możesz dalej grać albo oglądać, ale nie pisać na czacie.
server-revoked = To urządzenie zostało wylogowane albo ten token wycofany na innym twoim urządzeniu: utwórz tam nowy osobisty link, żeby wrócić.
server-origin = Strony z adresu { $origin } nie mogą korzystać z tego serwera: otwórz grę pod adresem samego serwera albo poproś jego operatora o dopuszczenie twojego.

## Stoły i miejsca; $seat to numer: 0 to miejsce Milady, 6 miejsce widzów

server-no-table = Nie ma takiego stołu: link jest niepełny albo stół usunięto lub wygasł.
server-table-deleted = Ten stół został usunięty.
server-table-name = { $most ->
    [one] Nazwa stołu jest za długa: może mieć najwyżej 1 znak.
    [few] Nazwa stołu jest za długa: może mieć najwyżej { $most } znaki.
    [many] Nazwa stołu jest za długa: może mieć najwyżej { $most } znaków.
   *[other] Nazwa stołu jest za długa: może mieć najwyżej { $most } znaku.
}
server-too-many-tables = { $most ->
    [one] Serwer jest pełny: otwarty jest 1 stół i więcej być nie może. Spróbuj później.
    [few] Serwer jest pełny: otwarte są { $most } stoły i więcej być nie może. Spróbuj później.
    [many] Serwer jest pełny: otwartych jest { $most } stołów i więcej być nie może. Spróbuj później.
   *[other] Serwer jest pełny: otwarte jest { $most } stołu i więcej być nie może. Spróbuj później.
}
server-too-many-tables-here = { $most ->
    [one] Z twojego adresu sieciowego otwarty jest wciąż 1 stół i więcej być nie może: najpierw dokończ grę albo usuń stół.
    [few] Z twojego adresu sieciowego otwarte są wciąż { $most } stoły i więcej być nie może: najpierw dokończ którąś grę albo usuń jeden ze stołów.
    [many] Z twojego adresu sieciowego otwartych jest wciąż { $most } stołów i więcej być nie może: najpierw dokończ którąś grę albo usuń jeden ze stołów.
   *[other] Z twojego adresu sieciowego otwarte jest wciąż { $most } stołu i więcej być nie może: najpierw dokończ którąś grę albo usuń jeden ze stołów.
}
server-full-house = { $most ->
    [one] Ten stół jest pełny: może mieć najwyżej 1 widza. Spróbuj później.
    [few] Ten stół jest pełny: może mieć najwyżej { $most } widzów. Spróbuj później.
    [many] Ten stół jest pełny: może mieć najwyżej { $most } widzów. Spróbuj później.
   *[other] Ten stół jest pełny: może mieć najwyżej { $most } widza. Spróbuj później.
}
server-full-address = Z twojej sieci dołączyło zbyt wiele osób bez miejsca (limit: { $most }): zajmij miejsce albo oglądaj bez pseudonimu.
server-too-many-connections = { $most ->
    [one] Masz już 1 połączenie z tym stołem i więcej być nie może: zamknij grę tam, gdzie już jej nie potrzebujesz.
    [few] Masz już { $most } połączenia z tym stołem i więcej być nie może: zamknij grę tam, gdzie już jej nie potrzebujesz.
    [many] Masz już { $most } połączeń z tym stołem i więcej być nie może: zamknij grę tam, gdzie już jej nie potrzebujesz.
   *[other] Masz już { $most } połączenia z tym stołem i więcej być nie może: zamknij grę tam, gdzie już jej nie potrzebujesz.
}
server-nickname = Pseudonim ma od 1 do { $most } znaków.
server-nickname-taken = Przy tym stole jest już ktoś o pseudonimie { $nickname }: wybierz inny. Jeśli to ty, wróć przez swój osobisty link.
server-nickname-invisible = Pseudonim musi zawierać litery lub inne widoczne znaki.
server-nickname-alike = { $nickname } wygląda jak { $other }, pseudonim kogoś przy tym stole: wybierz inny.
server-no-person = Nikt inny przy tym stole nie ma numeru { $person }.
server-no-seat = Nie ma takiego miejsca przy tym stole: wybierz spośród { $known } (0 to miejsce Milady).
server-seat-taken = { $seat ->
    [0] Miejsce Milady jest zajęte: wybierz inne albo poczekaj, aż się zwolni.
   *[other] Miejsce { $seat } jest zajęte: wybierz inne albo poczekaj, aż się zwolni.
}
server-seat-kept = { $seat ->
    [0] Miejsce Milady jest zarezerwowane: może je zająć tylko jego właściciel albo osoba, której zaproponuje je gospodarz.
   *[other] Miejsce { $seat } jest zarezerwowane: może je zająć tylko jego właściciel albo osoba, której zaproponuje je gospodarz.
}
server-not-your-seat = { $seat ->
    [0] Miejsce Milady nie jest twoje.
    [6] Widzowie nie grają: najpierw zajmij miejsce przy stole.
   *[other] Miejsce { $seat } nie jest twoje.
}
server-both-sides = Nie możesz grać i Milady, i Muszkieterem, nawet po kolei: pozwala na to tylko otwarty stół.
server-bot-plays = { $seat ->
    [0] Milady gra za ciebie bot: najpierw przejmij grę.
   *[other] Na miejscu { $seat } gra za ciebie bot: najpierw przejmij grę.
}
server-no-bot = { $seat ->
    [0] Roli Milady nie gra żaden bot: nie ma czego przejmować.
   *[other] Na miejscu { $seat } nie gra żaden bot: nie ma czego przejmować.
}
server-nonce = Liczba jednorazowa, czyli twój udział w losowaniu kości, musi mieć parzystą liczbę cyfr szesnastkowych, od { $least } do { $most }.
server-clock = Czas na ruch musi wynosić od { $least } do { $most } sekund albo 0, czyli bez limitu, a nie { $read }.
server-hourglass = Klepsydra musi trwać od { $least } do { $most } sekund, a nie { $read }.
server-no-spectators = Ten stół nie przyjmuje widzów: grę widzą tylko ci, którzy mają przy nim miejsce.
server-spectator = Widzowie mogą oglądać i czatować między sobą, ale nie grać: do tego zajmij miejsce przy stole.
server-no-rematch = Nie ma rewanżu, do którego można by dołączyć: gospodarz jeszcze go nie zaproponował albo nie było cię przy tym stole.
server-no-sides = Przy tym stole nikt nie gra Milady, więc nie ma czym się zamienić.

## Gra

server-not-begun = Gra jeszcze się nie zaczęła: gospodarz rozpocznie ją, gdy na każdym miejscu będzie gracz albo bot.
server-begun = Gra już się zaczęła.
server-empty-seats = Zanim gra się zacznie, na każdym miejscu musi być gracz albo bot. Wciąż wolne: { $seats } (0 to miejsce Milady).
server-over = Gra jest skończona: przy tym stole nic się już nie zmieni.
server-not-over = Z tym trzeba poczekać do końca gry.
server-start-inputs = Zapis ma mniej wpisów ({ $most }), więc nie można grać dalej po wpisie { $read }.
server-start-record = Ta wersja programu nie potrafi odtworzyć tamtej gry, więc nie można jej kontynuować.
server-start-over = W tej chwili gra jest już skończona: wybierz wcześniejszą.
server-frozen = Ta gra jest zamrożona: zaczęto ją w innej wersji programu, a obecna rozegrałaby ją inaczej. Można ją czytać i pobrać, ale nie kontynuować.
server-stale = To pytanie nie jest już aktualne: padła na nie odpowiedź albo ruch cofnięto. Sprawdź, o co gra pyta teraz.
server-not-due = Czas jeszcze się nie skończył.
server-nothing-to-undo = Nie masz ruchu do cofnięcia.
server-no-request = Nikt inny nie prosi już o cofnięcie ruchu.
server-request-open = Ktoś już prosi o cofnięcie ruchu: najpierw odpowiedz.
server-no-place = Nie ma takiego miejsca na planszy: wybierz spośród { $known }.
server-chat-length = Wiadomość na czacie ma od 1 do { $most } znaków.

## Wiadomości i żądania; $why to słowa programu, po angielsku

server-not-json = Wiadomość to nieprawidłowy JSON.
server-content-type = Wyślij to z nagłówkiem Content-Type: application/json.
server-not-object = Wiadomość musi być obiektem JSON w nawiasach klamrowych.
server-field-missing = Brakuje pola „{ $field }”.
server-field-unknown = Nie ma tu pola „{ $field }”: wybierz spośród { $known }.
server-field-choice = Pole „{ $field }” nie może mieć wartości „{ $read }”: wybierz spośród { $known }.
server-field-type = { $type ->
    [int] Pole „{ $field }” musi być liczbą całkowitą.
    [float] Pole „{ $field }” musi być liczbą.
    [bool] Pole „{ $field }” musi mieć wartość true albo false.
    [array] Pole „{ $field }” musi być listą w nawiasach kwadratowych.
    [object] Pole „{ $field }” musi być obiektem w nawiasach klamrowych.
   *[str] Pole „{ $field }” musi być tekstem w cudzysłowie.
}
server-field-least = { $type ->
    [str] Pole „{ $field }” jest za krótkie: długość musi wynosić co najmniej { $least }.
    [array] Lista „{ $field }” jest za krótka: długość musi wynosić co najmniej { $least }.
   *[int] Pole „{ $field }” musi wynosić co najmniej { $least }.
}
server-field-most = { $type ->
    [str] Pole „{ $field }” jest za długie: długość musi wynosić najwyżej { $most }.
    [array] Lista „{ $field }” jest za długa: długość musi wynosić najwyżej { $most }.
   *[int] Pole „{ $field }” musi wynosić najwyżej { $most }.
}
server-mark-used = Znacznika „{ $mark }” użyto już na tym miejscu w innej wiadomości: każda nowa wiadomość musi mieć własny.
server-bad-request = Serwer nie może odpowiedzieć na to żądanie: { $why }.
server-not-here = Te wiadomości wysyła się tylko przez WebSocket: { $known }.
server-no-page = Pod tym adresem nic nie ma: sprawdź, czy jest pełny.
server-method = Ten adres przyjmuje tylko { $known }.
server-socket-only = Ten adres otwiera się tylko jako WebSocket.
server-too-large = { $most ->
    [one] To za dużo naraz: dozwolony jest najwyżej 1 bajt.
    [few] To za dużo naraz: dozwolone są najwyżej { $most } bajty.
    [many] To za dużo naraz: dozwolone jest najwyżej { $most } bajtów.
   *[other] To za dużo naraz: dozwolone jest najwyżej { $most } bajta.
}
server-headers-too-large = Nagłówki tego żądania są za duże: limit to { $most } B.
server-request-timeout = Żądanie nie dotarło w całości na czas: wyślij je ponownie.
server-address-connections = Z twojej sieci otwartych jest już zbyt wiele połączeń z tym serwerem (limit: { $most }): zamknij grę tam, gdzie jej nie potrzebujesz, albo spróbuj później.
server-too-fast = Za dużo żądań: poczekaj chwilę, a potem spróbuj ponownie.
server-too-slow = Twoje połączenie nie nadążało i zostało zamknięte: połącz się ponownie, żeby dostać wszystko, co cię ominęło.
server-too-many-keys = { $most ->
    [one] Każdy może mieć przy stole 1 urządzenie oraz po tyle samo tokenów, kanałów i powiadomień, ale nie więcej: wycofaj to, czego już nie potrzebujesz.
    [few] Każdy może mieć przy stole { $most } urządzenia oraz po tyle samo tokenów, kanałów i powiadomień, ale nie więcej: wycofaj to, czego już nie potrzebujesz.
    [many] Każdy może mieć przy stole { $most } urządzeń oraz po tyle samo tokenów, kanałów i powiadomień, ale nie więcej: wycofaj to, czego już nie potrzebujesz.
   *[other] Każdy może mieć przy stole { $most } urządzenia oraz po tyle samo tokenów, kanałów i powiadomień, ale nie więcej: wycofaj to, czego już nie potrzebujesz.
}
server-busy = Ktoś inny zagrał wcześniej: spróbuj ponownie.
server-store-down = Serwer nie ma teraz połączenia ze swoją bazą danych. Wszystko, co potwierdził, jest bezpieczne; spróbuj ponownie za chwilę.
server-fault = Coś poszło nie tak na serwerze. Jego operator znajdzie przyczynę w dzienniku; wszystko, co zostało wcześniej potwierdzone, jest bezpieczne.
server-stopping = Serwer uruchamia się ponownie. Twoja gra jest zachowana: połącz się za chwilę.

## Baza danych

store-address = Adres bazy danych musi wyglądać jak jeden z tych: { $known }.
store-in-use = Z bazy danych { $file } korzysta inny serwer, a taki plik służy tylko jednemu: zatrzymaj tamten, wybierz inny plik albo użyj PostgreSQL dla kilku.
store-linked = Baza danych { $file } ma drugą nazwę (dowiązanie twarde), a SQLite trzyma najnowsze ruchy tylko obok jednej z nich: usuń tę drugą nazwę.
store-folder = { $file } to folder: podaj nazwę pliku w tym folderze.
store-not-ours = { $file } to nie jest baza danych tego programu.
store-unwritable = Nie da się zapisać bazy danych { $file }: { $why }.
store-newer = Baza danych pochodzi z nowszej wersji programu: użyj tamtej wersji albo innej bazy.
store-unreachable = Nie da się połączyć z bazą danych na { $host }: { $why }.
store-silent = Baza danych na { $host } nie odpowiada.
channels-options = Jedna z opcji w adresie Redisa ({ $options }) jest nieznana albo ma niemożliwą wartość: usuń ją albo zapisz tak jak w redis://HOST:6379/0?socket_timeout=5.

## Strony

page-title = Mousquetaires
page-home = Strona główna
page-privacy = Co przechowujemy i jak długo
page-running = Serwer działa.
page-not-built = Ten serwer nie ma jeszcze klienta dla przeglądarki: uruchom „{ $command }” w folderze projektu i włącz serwer ponownie.
page-how = Graj w terminalu poleceniem „mousquetaires play” albo posadź przy stole własny program: zobacz opisy poniżej.
page-link-api = Interfejs HTTP (OpenAPI)
page-link-lobby = Stoły w poczekalni
page-link-ready = Czy wszystko działa?
page-lost = Nic tu nie ma
page-lost-how = Być może odnośnik jest niepełny albo strona została przeniesiona.

privacy-what = Nie ma tu kont. Stół przechowuje pseudonimy osób, ruchy i czat; co jeszcze przechowujemy, wymieniamy poniżej.
privacy-cookie = Gdy dołączasz do stołu, twoja przeglądarka dostaje jedno ciasteczko, tylko dla tego stołu, żeby twoje miejsce pozostało twoje. Serwer przechowuje jedynie jego skrót. Nie ma żadnych innych ciasteczek ani śledzenia.
privacy-address = Twojego adresu sieciowego nie przechowujemy razem z grami. Przechowujemy jego skrót z kluczem, żeby ograniczyć liczbę stołów otwieranych z jednego adresu i nie wpuszczać osób, które zablokował gospodarz. Sam adres może się znaleźć w dzienniku, który prowadzi operator serwera.
privacy-notices = Jeśli włączysz powiadomienia, adres twojej usługi powiadomień albo webhooka przechowujemy, dopóki ich nie wyłączysz albo stół nie zostanie usunięty.
privacy-delete = Gospodarz może w każdej chwili usunąć stół wraz z całą jego zawartością.
privacy-waiting = { $hours ->
    [0] Stoły, przy których gra się nie zaczęła, zostają, dopóki ktoś ich nie usunie.
    [one] Stoły, przy których gra się nie zaczęła, usuwamy po 1 godzinie.
    [few] Stoły, przy których gra się nie zaczęła, usuwamy po { $hours } godzinach.
    [many] Stoły, przy których gra się nie zaczęła, usuwamy po { $hours } godzinach.
   *[other] Stoły, przy których gra się nie zaczęła, usuwamy po { $hours } godziny.
}
privacy-playing = { $days ->
    [0] Niedokończone gry zostają, dopóki ktoś ich nie usunie.
    [one] Niedokończone gry usuwamy po 1 dniu bez zmian.
    [few] Niedokończone gry usuwamy po { $days } dniach bez zmian.
    [many] Niedokończone gry usuwamy po { $days } dniach bez zmian.
   *[other] Niedokończone gry usuwamy po { $days } dnia bez zmian.
}
privacy-finished = { $days ->
    [0] Gry skończone i zamrożone zostają, dopóki ktoś ich nie usunie.
    [one] Gry skończone i zamrożone usuwamy po 1 dniu.
    [few] Gry skończone i zamrożone usuwamy po { $days } dniach.
    [many] Gry skończone i zamrożone usuwamy po { $days } dniach.
   *[other] Gry skończone i zamrożone usuwamy po { $days } dnia.
}
privacy-chat = { $days ->
    [0] Czat zostaje tak długo jak gra.
    [one] Czat usuwamy 1 dzień po grze.
    [few] Czat usuwamy { $days } dni po grze.
    [many] Czat usuwamy { $days } dni po grze.
   *[other] Czat usuwamy { $days } dnia po grze.
}
