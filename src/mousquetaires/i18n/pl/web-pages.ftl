### Strony wokół gry: strona główna, poczekalnia, nowy stół, czekanie przy stole, zasady, podziękowania.

## Na każdej stronie

web-skip = Przejdź do treści
web-home = Strona główna
web-nav = Strony
web-nav-play = Graj
web-nav-lobby = Poczekalnia
web-nav-rules = Zasady
web-nav-credits = Twórcy
web-version = Wersja { $version }
# tytuł karty przeglądarki; $page to tytuł strony
web-title = { $page } · Mousquetaires
web-title-front = Strona główna
web-title-lobby = Poczekalnia
web-title-new = Nowy stół
web-title-table = Stół
web-title-rules = Zasady
web-title-credits = Twórcy
web-title-lost = Zbłądziliśmy w drodze
web-failed-title = Coś poszło nie tak
web-try-again = Spróbuj ponownie
web-call-off = Anuluj
web-theme-to-light = Jasne kolory
web-theme-to-dark = Ciemne kolory

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-auto = Jak w urządzeniu
web-theme-light = Jasne
web-theme-dark = Ciemne
web-text-size = Wielkość tekstu
web-text-size-normal = Zwykła
web-text-size-large = Duża
web-text-size-huge = Bardzo duża
web-speed = Tempo odtwarzania
web-speed-slow = Wolne
web-speed-normal = Zwykłe
web-speed-fast = Szybkie
web-speed-instant = Od razu
web-duel-rolls = Twoje pojedynki
web-duel-rolls-each = Jeden rzut na starcie
web-duel-rolls-all = Wszystkie starcia naraz
web-motion = Animacje
web-motion-auto = Jak w urządzeniu
web-motion-reduced = Ograniczone
web-sound = Dźwięki
web-sound-about = Gdy coś się dzieje przy stole.
web-sound-turn = Twoja kolej
web-sound-dice = Kości
web-sound-steel = Ostrza
web-sound-card = Karty
web-sound-purse = Monety
web-sound-bell = Dzwon
web-sand = Klepsydra przy twoich stołach
web-sand-about = Zasady dają dwie minuty. Możesz dać więcej; wszyscy przy stole widzą to ustawienie.

## Kim się jest

web-nickname = Twój pseudonim
web-nickname-here = Twój pseudonim przy tym stole
# neutralne nazwy, oddzielone przecinkami; jedną z nich proponujemy graczowi bez pseudonimu
web-nicknames = Lis,Wydra,Czapla,Borsuk,Sokół,Zając,Ryś,Bóbr,Sowa,Wiewiórka

## Odcinki czasu

web-days = { $n ->
    [one] 1 dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
web-hours = { $n ->
    [one] 1 godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}
web-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
web-seconds = { $n ->
    [one] 1 sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
web-pace = Czas na ruch
web-pace-none = Bez zegara
# $time to odcinek czasu, na przykład „3 dni”
web-pace-each = { $time } na ruch
web-pace-about-none = Każdy myśli tak długo, jak chce.
web-pace-about-live = Na grę za jednym posiedzeniem.
web-pace-about-slow = Na grę przez dni albo tygodnie. Powiadomienie może ci przypomnieć, że to twoja kolej.
web-timeout = Gdy czas minie
web-timeout-default = Bezpieczny ruch
web-timeout-default-about = Gdy czas minie, serwer wykonuje ruch, który zawsze jest możliwy.
web-timeout-bot = Wchodzi bot
web-timeout-bot-about = Gdy czas minie, gra bot, dopóki gracz nie przejmie gry.

## Strona główna

web-front-title = Mousquetaires du Roy
web-front-line = Paryż, rok 1625. Diamenty Królowej są w Anglii, Kardynał o tym wie, a bal tuż-tuż. Wszyscy za jednego!
web-play-now = Zagraj od razu
web-play-musketeers = Jako Muszkieterowie
web-play-musketeers-about = Prowadzisz całą czwórkę; w Milady wciela się bot.
web-play-milady = Jako Milady
web-play-milady-about = Knujesz w tajemnicy; Muszkieterami grają boty.
web-play-solo = Bez Milady
web-play-solo-about = W pojedynkę: o jej ruchach decyduje los i nic nie jest ukryte.
web-dealing = Rozdajemy karty…
web-more-choices = Więcej ustawień
web-all-choices = Wszystkie ustawienia stołu
web-players-quick-about = Razem z Milady; bez niej jest o jednego gracza mniej.
web-bot-master = Mistrz
web-bot-master-about = Sprawdza każdy ruch w symulowanych grach i znajduje to, co inni przeoczą. Namyśla się trochę dłużej.
web-bot-adept = Biegły
web-bot-adept-about = Zna szanse, pilnuje każdego toru i planuje ruchy. Jako Milady trudny do przejrzenia.
web-bot-novice = Nowicjusz
web-bot-novice-about = Gra rozsądnie, ale nie patrzy daleko.
web-bot-random = Losowy
web-bot-random-about = Wykonuje losowe dozwolone ruchy: na pierwszy raz.
web-who-runs-whom = Kto gra którym Muszkieterem
web-seat-one-yours = Grając Muszkieterami, masz miejsce 1.
web-play-friends = Zagraj ze znajomymi
web-play-friends-about = Otwórz stół i wyślij link. Bez konta, bez instalowania.
web-invite-friends = Zaproś znajomych
web-your-side = Twoja strona
web-side-musketeer = Muszkieter
web-side-milady = Milady
web-side-later = Wybiorę później
web-who-finds-it = Kto może znaleźć stół
web-private = Tylko z linkiem
web-private-about = Stołu nie ma na żadnej liście.
web-listed = W poczekalni
web-listed-about = Każdy może znaleźć stół w poczekalni i dołączyć.
web-open-and-invite = Otwórz stół i zaproś
web-opening = Chwileczkę…
web-resume = Wróć do gry
web-come-back = Powrót do stołu
web-no-tables-yet = Stoły, do których dołączysz w tej przeglądarce, pojawią się tutaj.
web-status-waiting = czeka
web-status-playing = trwa
web-status-over = skończona
web-status-frozen = zamrożona
web-turn-yours = twoja kolej
web-forget-table = Usuń „{ $name }” z listy
web-show-all = { $n ->
    [one] Pokaż stół
    [few] Pokaż wszystkie { $n } stoły
    [many] Pokaż wszystkie { $n } stołów
   *[other] Pokaż wszystkie { $n } stołu
}
web-paste-link = Wklej link do stołu albo swój osobisty link
web-go = Przejdź
web-link-unreadable = To nie jest link do stołu: powinien wyglądać tak: https://…/table/ i 16 liter albo cyfr.
web-lobby-watch = Dołącz albo oglądaj
web-lobby-watch-about = Dołącz do stołu, który szuka graczy, albo obejrzyj trwającą grę.
web-to-lobby = Przejdź do poczekalni
web-to-rules = Przejdź do zasad
web-story-title = Sprawa diamentów
web-story-affair = Królowa Anna podarowała księciu Buckinghamowi dwanaście diamentowych spinek, prezent od Króla. A teraz Król chce je zobaczyć na niej podczas balu. Ktoś podsunął mu ten pomysł.
web-story-musketeers = D’Artagnan i jego przyjaciele pędzą do Anglii i z powrotem. Zbierają karty, krzyżują szpady z gwardią Kardynała i dzielą się wszystkim: kartami, wspólną pulą i niebezpieczeństwem. Ale akcji w rundzie jest niewiele, a kłopoty są w czterech miejscach naraz.
web-story-milady = Milady to jedna osoba pełna sekretów. W każdej rundzie ukrywa, dokąd idzie, knuje, stawia na drodze gwardzistów i pułapki, i blefuje. Nie musi wygrać wszędzie: wystarczy jedno miejsce.
web-story-ways = Cztery drogi Milady do zwycięstwa, zawsze na widoku
web-way-time = Czas
web-way-time-about = Bal się zaczyna, a diamenty nie wróciły.
web-way-siege = La Rochelle
web-way-siege-about = Oblężenie przegrane, ku chwale Kardynała.
web-way-honour = Honor Królowej
web-way-honour-about = Intrygi w Luwrze odebrały jej go do reszty.
web-way-abduction = Konstancja
web-way-abduction-about = W Paryżu nikt nie przyszedł jej na ratunek.
web-story-together = Muszkieterowie wygrywają tylko w jeden sposób: kończąc razem wszystkie cztery plansze zadań.

## Poczekalnia

web-refresh = Odśwież
web-looking = Wczytywanie…
web-new-table = Nowy stół
web-open-one = Otwórz własny stół.
web-lobby-waiting = { $n ->
    [0] Czekają na graczy
   *[other] Czekają na graczy ({ $n })
}
web-lobby-playing = { $n ->
    [0] Gry do oglądania
   *[other] Gry do oglądania ({ $n })
}
web-lobby-none-waiting = Żaden stół w poczekalni nie szuka teraz graczy.
web-lobby-none-playing = Nie ma teraz gry do oglądania.
web-table-nameless = Stół bez nazwy
web-table-of = Stół gracza { $name }
web-plays-milady = { $n ->
    [one] 1 gracz
    [few] { $n } graczy, z Milady
    [many] { $n } graczy, z Milady
   *[other] { $n } gracza, z Milady
}
web-plays-solo = { $n ->
    [one] 1 gracz, bez Milady
    [few] { $n } graczy, bez Milady
    [many] { $n } graczy, bez Milady
   *[other] { $n } gracza, bez Milady
}
web-join = { $n ->
    [one] Dołącz: 1 wolne miejsce
    [few] Dołącz: { $n } wolne miejsca
    [many] Dołącz: { $n } wolnych miejsc
   *[other] Dołącz: { $n } wolnego miejsca
}
web-watch = Oglądaj

## Nowy stół

web-new-people = Gracze i miejsca
web-new-rules = Zasady
web-new-time = Tempo
web-new-door = Kto może dołączyć
web-milady-legend = Milady
web-with-milady = Z Milady
web-with-milady-about = Gracz albo bot gra nią przeciw Muszkieterom.
web-without-milady = Bez Milady
web-without-milady-about = Nikt nią nie gra; o jej ruchach decyduje los i nic nie jest ukryte. Można grać w pojedynkę.
web-players = Gracze, razem z Milady
web-players-solo = Gracze
web-team-about = { $n ->
    [1] Jeden gracz prowadzi czterech Muszkieterów.
    [2] Dwoje graczy prowadzi po dwóch Muszkieterów.
    [3] Troje graczy prowadzi po jednym Muszkieterze, który ma o akcję więcej.
    [4] Czworo graczy prowadzi po jednym Muszkieterze.
   *[5] Pięcioro graczy prowadzi po jednym Muszkieterze; jest wśród nich pan de Tréville.
}
web-who-sits-where = Kto gdzie siedzi
web-who-sits-where-about = Weź kilka miejsc, żeby dzielić jeden ekran. Wolne miejsca czekają na graczy.
web-seat = Miejsce { $n }
# $k liczy Muszkieterów jednego miejsca
web-seat-hero = Muszkieter { $k } miejsca { $n }
# $seat mówi, czyje to miejsce, $n to jego numer
web-seat-who = Kto zajmuje to miejsce: { $seat }
web-sitter-me = Ja
web-sitter-free = Wolne
web-sitter-master = Bot: Mistrz
web-sitter-adept = Bot: Biegły
web-sitter-novice = Bot: Nowicjusz
web-sitter-random = Bot: Losowy
web-open-table = Stół otwarty
web-open-table-about = Jedna osoba może grać i Milady, i Muszkieterami i widzieć wszystkie karty.
web-variants = Warianty
web-handicaps = Dla bardziej wyrównanej gry
web-handicaps-about = Wybierz jedną z nich, jeśli przy waszym stole jedna strona wygrywa zbyt często. Są nasze: nie ma ich w żadnej instrukcji.
web-no-athos = Athosa nie ma w grze, więc to nic nie zmienia.
web-must-win = Bastylia: uwalnia tylko wygrany pojedynek
web-must-win-about = W przeciwnym razie więzień, który walczy, jest wolny bez względu na wynik pojedynku.
web-one-wound = Rochefort: po jednej ranie
web-one-wound-about = Jeśli Rochefort i Muszkieter zranią się nawzajem, każdy traci tylko 1 punkt życia, jak mówi FAQ. Bez tej opcji liczy się każdy niezatrzymany Miecz.
web-hourglass = Z klepsydrą
web-hourglass-about = Karta Alarm! zostawia Muszkieterom mało czasu na ich tury. W pierwszej grze lepiej się bez niej obejść.
web-sand-runs = Klepsydra trwa
web-table-name = Nazwa stołu
web-table-name-hint = na przykład: Czerwony Gołębnik
web-spectators = Widzowie
web-spectators-about = Każdy, kto ma link, może oglądać. Widzowie widzą to, co wszyscy, i czatują między sobą.
web-need-nickname = Najpierw wybierz pseudonim.
web-will-wait = Wolne miejsca czekają na graczy; zaczniesz, gdy wszystkie będą zajęte.
web-will-begin = Wszystkie miejsca są zajęte: gra zacznie się od razu.
web-will-watch = Na wszystkich miejscach grają boty; ty oglądasz.
web-open-table-now = Otwórz stół

## Czekanie przy stole

web-waiting-stranger = { $name } zaprasza cię do tego stołu: wybierz pseudonim i miejsce.
web-waiting-host = To twój stół: zaproś graczy albo dodaj boty, a potem zacznij.
web-waiting-guest = { $name } zacznie grę, gdy wszyscy będą na miejscu.
web-seats = Miejsca
web-seat-free = wolne
web-seat-taken = zajęte
web-you-named = { $name } (ty)
web-enter = Dołącz
web-enter-about = Albo od razu zajmij miejsce. Do oglądania nie jest potrzebne.
web-sit = Zajmij to miejsce
web-rise = Opuść to miejsce
web-put-master = Bot mistrz
web-put-adept = Bot biegły
web-put-novice = Bot nowicjusz
web-put-random = Bot losowy
web-clear-bot = Usuń bota
web-other-side = druga strona
web-many-seats = Możesz zająć kilka miejsc jednej strony i dzielić ekran.
web-many-seats-open = Ten stół jest otwarty: zajmij dowolne miejsca po obu stronach i dzielcie ekran.
web-begin = Zacznij
web-begin-ready = Są już wszyscy.
web-begin-not-yet = Jeszcze wolne: { $seats }. Zaproś kogoś albo dodaj bota.
web-waiting-for-seats = { $n ->
    [one] Jeszcze 1 miejsce jest wolne.
    [few] Jeszcze { $n } miejsca są wolne.
    [many] Jeszcze { $n } miejsc jest wolnych.
   *[other] Jeszcze { $n } miejsca jest wolne.
}
web-waiting-for-host = Są już wszyscy: { $name } może zacząć.
web-invite = Zaproś
web-invite-about = Każdy, kto otworzy ten link, może dołączyć do stołu.
web-invite-link = Link do stołu
web-invite-title = Mousquetaires: { $name }
web-link-stays-here = Ten link działa tylko na tym komputerze. Dla znajomych na innych urządzeniach serwer musi być otwarty na twoją sieć; jak to zrobić, mówi README.
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-people = Gracze i widzowie
web-is-here = przy stole
web-is-away = poza stołem
web-is-host = gospodarz
web-is-you = ty
web-is-muted = bez głosu
web-onlookers = { $n ->
    [one] 1 widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
}
web-mute = Wycisz
web-unmute = Przywróć głos
web-remove = Usuń
web-remove-named = Usuń: { $name }
web-remove-about = Ta osoba traci miejsca przy tym stole, ale może znów dołączyć przez link.
web-ban = Zablokuj
web-ban-named = Zablokuj: { $name }
web-ban-about = Ta osoba traci miejsca przy tym stole, a z jej adresu sieciowego nikt już nie dołączy.
web-agreed = Ustawienia stołu
web-hourglass-of = klepsydra: { $time }
web-no-hourglass = bez klepsydry
web-is-listed = w poczekalni
web-is-private = tylko z linkiem
web-admits-onlookers = widzowie mogą oglądać
web-no-onlookers = bez widzów
web-is-open = otwarty: jedna osoba może grać po obu stronach
web-your-key = Graj na innym urządzeniu
web-personal-about = Ta przeglądarka sama zostaje przy stole. Na inne urządzenie utwórz osobisty link: otworzy tam twoje miejsca.
web-personal-make = Utwórz osobisty link
web-personal-again = Utwórz nowy
web-personal-link = Twój osobisty link
web-personal-once = Działa raz. Nie udostępniaj go: osoba, która go otworzy, gra za ciebie.
web-end-keys = Wyloguj wszystkie inne urządzenia
web-keys-ended = Przy stole została tylko ta przeglądarka.
web-delete-table = Usuń stół
web-delete-about = Stół, jego gra i czat zostaną usunięte dla wszystkich, od razu i na zawsze.

## Powiadomienia

web-notices = Powiadom mnie, gdy przyjdzie moja kolej
web-notices-hint = W wolnej grze powiadomienie może ci przypomnieć, że to twoja kolej.
web-notices-about = Powiadomienie dostajesz tylko wtedy, gdy nie ma cię przy stole, raz na każdy ruch. Możesz je tu wyłączyć w każdej chwili.
web-notice-end = Wyłącz
web-push = Na tym urządzeniu
web-push-about = Przeglądarka pokaże powiadomienie, nawet gdy gra jest zamknięta.
web-push-ask = Włącz powiadomienia
web-push-on = Powiadomienia są włączone na tym urządzeniu.
web-push-denied = Przeglądarka nie pozwala tej stronie na powiadomienia: zmień to w jej ustawieniach i spróbuj ponownie.
web-push-impossible = Ta przeglądarka nie może pokazywać powiadomień z tej strony.
web-push-failed = Usługa powiadomień przeglądarki nie odpowiedziała: spróbuj później.
web-feed = W czytniku kanałów
web-feed-about = Kanał Atom, który powiadamia, kiedy przychodzi twoja kolej. Chroni go hasło; nazwa użytkownika może być dowolna.
web-feed-ask = Utwórz kanał
web-feed-address = Adres kanału
web-feed-password = Hasło do niego
web-shown-once = Widoczne tylko raz: zapisz teraz.
web-webhook = Dla własnego programu
web-webhook-about = Serwer wywołuje twój adres HTTPS (webhook) i podpisuje każde wywołanie.
web-webhook-url = Adres
web-webhook-ask = Dodaj webhook
web-webhook-on = Adres jest wywoływany, gdy przychodzi twoja kolej.
web-webhook-secret = Sekret, którym podpisywane są wywołania

## Zasady

web-rules-about = { $n ->
    [one] { $n } zasada, tak jak stosuje ją ten program, naszymi słowami, pod swoim numerem. Gdy coś nie jest możliwe, gra podaje zasadę i prowadzi tutaj.
    [few] Wszystkie { $n } zasady, tak jak stosuje je ten program, naszymi słowami, każda pod swoim numerem. Gdy coś nie jest możliwe, gra podaje zasadę i prowadzi tutaj.
    [many] Wszystkie { $n } zasad, tak jak stosuje je ten program, naszymi słowami, każda pod swoim numerem. Gdy coś nie jest możliwe, gra podaje zasadę i prowadzi tutaj.
   *[other] Wszystkie { $n } zasady, tak jak stosuje je ten program, naszymi słowami, każda pod swoim numerem. Gdy coś nie jest możliwe, gra podaje zasadę i prowadzi tutaj.
}
web-chapters = Rozdziały
web-rules-search = Szukaj
web-rules-found = { $n ->
    [one] 1 pozycja
    [few] { $n } pozycje
    [many] { $n } pozycji
   *[other] { $n } pozycji
}
web-rulings = { $n ->
    [one] Rozstrzygnięcie, gdy instrukcje milczą albo są sprzeczne
    [few] { $n } rozstrzygnięcia, gdy instrukcje milczą albo są sprzeczne
   *[many] { $n } rozstrzygnięć, gdy instrukcje milczą albo są sprzeczne
}
web-ruling = Rozstrzygnięcie
web-rule-in-game = W grze
web-rule-asks = Gra pyta:
web-rule-refuses = Jeśli nie można:
web-chapter-words = Słowniczek
web-word-turn = Runda
web-word-his_turn = Jego tura
web-word-action = Akcja
web-word-mission_step = Krok misji
web-word-out_of_action = Wyeliminowany
web-word-hand = Ręka
web-chapter-goal = Cel
web-chapter-setup = Przygotowanie
web-chapter-count = Liczba graczy
web-chapter-turn = Runda
web-chapter-force = Strzeżenie misji
web-chapter-chal = Wyzwania
web-chapter-duel = Pojedynki
web-chapter-trap = Pułapki
web-chapter-arm = Arsenał
web-chapter-roch = Rochefort
web-chapter-places = Miejsca szczególne
web-chapter-par = Paryż
web-chapter-lou = Luwr
web-chapter-siege = La Rochelle
web-chapter-qst = Zadanie
web-chapter-one = Jeden za wszystkich, wszyscy za jednego
web-chapter-hour = Klepsydra
web-chapter-var = Warianty
web-chapter-solo = Bez Milady
web-chapter-trev = Pan de Tréville
web-part-dice = Kości
web-part-track = Tory
web-part-hero = Karty Muszkieterów
web-part-foe = Rochefort i de Wardes
web-part-adversary = Przeciwnicy
web-part-trap = Karty pułapek
web-part-treachery = Karty Zdrady
web-part-paris = Karty Paryża
web-part-louvre = Karty Luwru
web-part-adventure = Karty Przygody
web-part-item = Ekwipunek
web-part-token = Żetony Zadania
web-part-board = Plansze zadań

## Twórcy

web-credits-game = Gra planszowa
web-credits-game-about = Autorami Mousquetaires du Roy są { $authors }, ilustratorami { $artists }, a wydawcą { $publisher } ({ $year }). Gra i jej nazwa należą do nich.
web-credits-unofficial = To nieoficjalna wersja. Jeśli ci się podoba, kup pudełko: żaden ekran nie zastąpi Milady, która uśmiecha się zza swojego parawanu.
web-credits-program = Ten program
web-credits-program-about = Wersja { $version }, © współtwórcy Mousquetaires, licencja MIT: wolno używać, badać, zmieniać i przekazywać dalej.
web-credits-icons = Ikony
web-credits-icons-about = Małe ikony narysowali wymienieni niżej artyści dla
web-credits-font = Krój pisma
web-credits-font-about = EB Garamond, autorzy Georg Duffner i Octavio Pardo,
web-credits-drawings = Plansza i obrazki
web-credits-drawings-about = Planszę, rycinę i ozdoby narysowano dla tego programu; nic nie pochodzi z pudełka.
