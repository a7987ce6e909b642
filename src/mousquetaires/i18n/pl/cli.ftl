### Wiersz poleceń: pomoc, tabele, pytania i to, co poszło nie tak.

## Pomoc

cli-help = Mousquetaires du Roy: graj w terminalu, symuluj, odtwarzaj, licz szanse.
cli-help-play = Zagraj w terminalu przeciwko botom.
cli-help-serve = Uruchom serwer gry: stoły dla przyjaciół, botów i własnych programów.
cli-help-backup = Skopiuj bazę danych serwera do pliku, nie zatrzymując go.
cli-help-bot = Niech twój program zagra przy stole na serwerze: czyta wiersze JSON i wypisuje swoje ruchy.
cli-help-simulate = Niech boty rozegrają wiele gier, a program policzy wyniki.
cli-help-replay = Pokaż wszystko, co wydarzyło się w zapisanej grze.
cli-help-verify = Sprawdź, czy zapis jest prawdziwy: czy każdy ruch jest dozwolony i czy wszystkie rzuty zgadzają się z ziarnem.
cli-help-odds = Pokaż dokładne szanse w pojedynku.
cli-help-bench = Zmierz szybkość zasad w porównaniu z innymi grami.
cli-panel-options = Opcje
cli-panel-arguments = Argumenty
cli-panel-commands = Polecenia
cli-usage-options = [OPCJE]
cli-usage-command = POLECENIE ...
cli-default = [domyślnie: { $value }]
cli-required = [wymagane]
cli-show-help = Pokaż tę pomoc.
cli-metavar-address = ADRES
cli-metavar-aim = CEL
cli-metavar-bot = BOT
cli-metavar-code = KOD
cli-metavar-command = POLECENIE
cli-metavar-file = PLIK
cli-metavar-folder = FOLDER
cli-metavar-form = FORMA
cli-metavar-level = POZIOM
cli-metavar-name = NAZWA
cli-metavar-names = NAZWY
cli-metavar-seat = MIEJSCE
cli-metavar-token = TOKEN
cli-metavar-who = KTO
cli-version = { $program } { $version }

cli-option-version = Podaj wersję.
cli-option-lang = Język: en, fr, it, pl albo de.
cli-option-box = Folder z własnymi tabelami elementów gry albo plik pudełka.
cli-option-side = Kogo prowadzisz: musketeers, milady albo jednego Muszkietera, po imieniu.
cli-option-solo = Graj bez Milady: poruszają nią zasady.
cli-option-players = Ilu jest graczy, razem z Milady (dla simulate i tournament także 2-6 albo 2,5).
cli-option-heroes = Muszkieterowie w grze, w kolejności miejsc, oddzieleni przecinkami.
cli-option-variant = Wariant: easier, mortal_quest, athos_the_brave; dla bardziej wyrównanej gry: extra_card, one_card_less, extra_treachery, late_start; można podać kilka razy.
cli-option-hourglass = Graj z klepsydrą i jej kartami Alarm!
cli-option-must_win = Więzień, który walczy o wyjście z Bastylii, musi wygrać pojedynek.
cli-option-one_wound = Jeśli Rochefort i Muszkieter zranią się nawzajem, każdy traci tylko 1 punkt życia.
cli-option-opponent = Kto gra na pozostałych miejscach: master, adept, novice albo random.
cli-option-seed = Liczba: przy tej samej liczbie padają te same kości.
cli-option-record = Gdzie trzymać zapis gry.
cli-option-resume = Kontynuuj zapisaną grę.
cli-option-games = Ile gier przy każdym stole.
cli-option-milady = Bot, który gra Milady.
cli-option-musketeers = Bot, który gra Muszkieterami.
cli-option-no_hourglass = Pomiń klepsydrę i jej karty Alarm!
cli-option-sand = Ile wyborów Muszkieterowie zdążą podjąć, zanim przesypie się klepsydra.
cli-option-jobs = Ile procesów ma grać (domyślnie: po jednym na procesor).
cli-option-json_file = Zapisz wszystko, co policzono, jako JSON; - pisze na standardowe wyjście.
cli-option-as_json = Podaj liczby jako JSON.
cli-option-rounds = Ile rund pomiaru silniki rozgrywają na zmianę.
cli-option-seconds = Ile sekund każdy z nich gra w rundzie.
cli-option-alone = Zmierz tylko ten program.
cli-option-file = Zapis gry; - czyta go ze standardowego wejścia.
cli-option-to = Zatrzymaj się po tej liczbie wpisów.
cli-option-seat = Pokaż tylko to, co wiedziało to miejsce: milady, spectator, Muszkieter albo numer.
cli-option-truth = Wyjawij wszystkie tajemnice, choć gra jeszcze trwa.
cli-option-hero = Muszkieter, który walczy.
cli-option-foe = Z kim walczy: imię, token (zakryty żeton Zadania) albo all.
cli-option-dice = Jego niebieskie kości: 4, albo 3-6, albo 3,5.
cli-option-pistol = Ma pistolet.
cli-option-armour = Nosi zbroję.
cli-option-blade = Ma Toledo.
cli-option-improved = Zna ulepszony manewr.
cli-option-life = Jego punkty życia (domyślnie: wszystkie).
cli-option-aim = Na czym mu najbardziej zależy: beat (pokonać), wound (zranić) albo stand (przetrwać).
cli-option-exact = Podaj ułamki zamiast procentów.
cli-option-host = Adres, na którym serwer nasłuchuje (domyślnie: 127.0.0.1); 0.0.0.0 wpuszcza inne komputery.
cli-option-port = Port, na którym serwer nasłuchuje (domyślnie: 1625).
cli-option-database = Gdzie trzymać gry: sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME.
cli-option-channels = Serwer Redis, gdy kilka serwerów korzysta z jednej bazy danych: redis://HOST.
cli-option-workers = Ile procesów myśli za boty.
cli-option-config = Plik z ustawieniami (domyślnie: mousquetaires.toml w tym folderze).
cli-option-public_url = Adres, od którego zaczynają się linki w powiadomieniach, gdy serwer stoi za proxy.
cli-option-origin = Inny adres, którego strony mogą korzystać z tego serwera; można podać kilka razy.
cli-option-trusted_proxy = Proxy (adres albo sieć), którego nagłówkom X-Forwarded serwer wierzy; można podać kilka razy.
cli-option-log_level = Jak dużo trafia do dziennika: debug, info, warning albo error.
cli-option-log_format = Format dziennika: auto, json albo console.
cli-option-open_browser = Otwórz grę w przeglądarce tego komputera.
cli-option-show_settings = Pokaż wszystkie ustawienia, a przy zmienionych także ich źródło, i zakończ.
cli-option-target = Plik, w którym znajdzie się kopia.
cli-option-force = Nadpisz plik, jeśli już istnieje.
cli-option-table_url = Stół, tak jak w jego linku: https://game.example/table/NAME.
cli-option-command = Program, który gra, i jego argumenty.
cli-option-token = Token miejsca. Tutaj widzi go każdy na tym komputerze: lepiej ustaw MOUSQUETAIRES_TOKEN albo użyj --token-file.
cli-option-token_file = Plik, w którym jest token.
cli-option-bot_seat = Miejsce, na którym program gra (domyślnie: to z tokenu).

## Opowieść: kilka zdarzeń jednego rodzaju w jednym zdaniu

story-card_drawn = { $seat_the } dobiera karty Przygody: { $cards }.
story-card_discarded = { $seat_the } odrzuca karty: { $cards }.
story-treachery_drawn = Milady dobiera karty Zdrady: { $cards }.
story-adversary_laid = Stanowiska { $place_loc } zajmują: { $foes }.
story-token_turned = Odkryte żetony: { $tokens }.
story-token_gone = Usunięte żetony: { $tokens }.
story-token = { $token } { $space_loc }
story-undo = Cofnięto ruch.

## Zapisy gier

cli-verified = Zapis jest prawdziwy: { $inputs ->
    [one] 1 wpis
    [few] { $inputs } wpisy
    [many] { $inputs } wpisów
   *[other] { $inputs } wpisu
}, { $turns ->
    [one] 1 runda
    [few] { $turns } rundy
    [many] { $turns } rund
   *[other] { $turns } rundy
}, { $ending }.
cli-verified-no-seed = Wszystkie ruchy w zapisie są dozwolone, ale kości nie da się sprawdzić: zapis nie zawiera ziarna.
cli-verified-start = Gra zaczyna się od chwili z innej gry: { $inputs ->
    [one] pierwszy wpis pochodzi stamtąd, a jego kości
    [few] pierwsze { $inputs } wpisy pochodzą stamtąd, a ich kości
    [many] pierwszych { $inputs } wpisów pochodzi stamtąd, a ich kości
   *[other] pierwsze { $inputs } wpisu pochodzi stamtąd, a ich kości
} nie są tu sprawdzane.
cli-verified-fixed = Na początku { $outcomes ->
    [one] ustalono 1 losowanie
    [few] ustalono { $outcomes } losowania
    [many] ustalono { $outcomes } losowań
   *[other] ustalono { $outcomes } losowania
}.
# $seats: ile miejsc podało liczbę jednorazową
cli-verified-nonces = Kości pochodzą z ziarna obiecanego przed grą, zmieszanego z liczbami jednorazowymi { $seats ->
    [one] 1 miejsca
    [few] { $seats } miejsc
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.

## Szanse

cli-odds-title = { $life ->
    [one] { $hero }, 1 punkt życia
    [few] { $hero }, { $life } punkty życia
    [many] { $hero }, { $life } punktów życia
   *[other] { $hero }, { $life } punktu życia
}
cli-odds-dice = niebieskie kości
cli-odds-foe = przeciwnik
cli-odds-with = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
cli-odds-beats = pokona go
cli-odds-wounds = zrani go
cli-odds-wounded = będzie ranny
cli-odds-out = padnie
cli-odds-nothing = nic
cli-odds-lost = utracone życie
cli-odds-brackets = W nawiasach: jak często Muszkieter pada.
cli-odds-rochefort = Rochefort ma { $life ->
    [one] 1 punkt
    [few] { $life } punkty
    [many] { $life } punktów
   *[other] { $life } punktu
} życia, a pojedynek toczy się do pierwszej krwi: wystarczy go zranić, a szanse na to pokaże --aim wound.
cli-odds-aim-beat = Toledo ma pomóc go pokonać.
cli-odds-aim-wound = Toledo ma pomóc go zranić.
cli-odds-aim-stand = Toledo ma pomóc utrzymać się na nogach.

## Symulacja

cli-simulate-playing = Gry
cli-simulate-stopped = { $games ->
    [one] Przerwano po 1 grze.
    [few] Przerwano po { $games } grach.
    [many] Przerwano po { $games } grach.
   *[other] Przerwano po { $games } gry.
}
cli-simulate-players = { $n ->
    [one] 1 gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
}
cli-simulate-solo = { $n ->
    [one] 1 samotnie
    [few] { $n } bez Milady
    [many] { $n } bez Milady
   *[other] { $n } bez Milady
}
cli-simulate-all = razem
cli-simulate-table = stół
cli-simulate-games = gry
cli-simulate-musketeers = Muszkieterowie
cli-simulate-milady = Milady
cli-simulate-turns = rundy
cli-simulate-decisions = decyzje
cli-simulate-galleries = 4. plansza
cli-simulate-ending = zakończenie
cli-simulate-rules = Jak często użyto każdej zasady w jednej grze:
cli-simulate-rules-count = { $n ->
    [one] Użyto 1 zasady; --rules powie, jak często.
    [few] Użyto { $n } zasad; --rules powie, których i jak często.
    [many] Użyto { $n } zasad; --rules powie, których i jak często.
   *[other] Użyto { $n } zasady; --rules powie, których i jak często.
}

## Szybkość

cli-bench-running = Trwa pomiar…
cli-bench-round = Runda { $n } z { $rounds }: { $name }
cli-bench-caption = { $rounds ->
    [one] 1 runda
    [few] mediany z { $rounds } rund (najmniej–najwięcej)
    [many] mediany z { $rounds } rund (najmniej–najwięcej)
   *[other] mediany z { $rounds } rundy (najmniej–najwięcej)
}
cli-bench-decisions_per_second = decyzje/s
cli-bench-games_per_second = gry/s
cli-bench-clone_us = kopia, µs
cli-bench-options_us = możliwości, µs

## Co poszło nie tak

cli-language = Język { $language } jest niedostępny: wybierz spośród { $known }.
cli-no-such-option = Nie ma opcji { $option }: wszystkie pokaże --help.
cli-option-needs-value = Opcja { $option } wymaga wartości.
cli-missing = Czegoś brakuje: { $option }.
cli-not-a-number = { $option } wymaga liczby całkowitej.
cli-no-such-command = Nie ma polecenia „{ $command }”: wybierz spośród { $known }.
cli-extra-argument = O jedno słowo za dużo: „{ $argument }”.
cli-range = { $option } musi być od { $low } do { $high }, a nie { $value }.
cli-numbers = { $option }: „{ $read }” to nie liczba, zakres jak 3-6 ani lista jak 3,5.
cli-backwards = { $option }: zakres { $read } biegnie wstecz, napisz { $right }.
cli-aim = Nie ma celu { $aim }: wybierz spośród { $known }.
cli-foe = Nie ma przeciwnika { $foe }: wybierz spośród { $known }.
cli-side = Nie możesz tu prowadzić strony { $side }: wybierz spośród { $known }.
cli-solo-milady = W grze bez Milady nikt jej nie prowadzi: pomiń --solo albo --as milady.
cli-seat = Przy tym stole nie ma miejsca { $seat }: wybierz spośród { $known }.
cli-replay-unfinished = Gra jeszcze trwa: --as pokaże to, co wiedziało jedno miejsce, --truth wyjawi wszystkie tajemnice.
cli-no-file = Nie ma pliku { $file }.
cli-is-folder = { $file } to folder, a nie plik.
cli-unreadable = Nie da się odczytać { $file }: { $why }.
cli-too-large = Plik { $file } jest za duży jak na zapis gry: dozwolone jest najwyżej { $most } MB.
cli-unwritable = Nie da się zapisać { $file }: { $why }.
cli-output = Nie da się zapisać danych wyjściowych: { $why }.
cli-system = System na to nie pozwala: { $why }.
cli-memory = Brakuje na to pamięci.
cli-not-json = { $file } to nieprawidłowy JSON.
sim-empty-seat = Nikt nie gra na miejscu { $seat }.
sim-endless = Gra o ziarnie { $seed } nie ma końca: wpisów jest już { $inputs }, a zwycięzcy brak.
sim-broken = Gra o ziarnie { $seed } zakończyła się błędem: { $error }
bench-no-peer = { $peer } nie jest zainstalowany: doinstaluj dodatek „{ $extra }” albo mierz z --alone.
bot-unknown = Nie ma bota { $bot }: wybierz spośród { $known }.
bot-budget = Mistrz namyśla się przez 1 do 1 000 000 prób, np. master:64, albo do 600 sekund, np. master:0.5s; { $wish } nie jest żadnym z nich.

## Stół na ekranie

cli-board-heading = { $turn ->
    [0] Przed pierwszą rundą
   *[other] Runda { $turn } · { $phase }
}
cli-board-phase-0 = Milady się przygotowuje
cli-board-phase-1 = Milady knuje
cli-board-phase-2 = działają Muszkieterowie
cli-board-phase-3 = oblężenie
cli-board-phase-4 = koniec rundy
cli-board-time = Czas { $now }/{ $last }
# $side to richelieu, king albo middle; $dice to kości Milady w oblężeniu
cli-board-siege = La Rochelle { $side ->
    [richelieu] -{ $n }
    [king] +{ $n }
   *[middle] 0
} ({ $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
})
cli-board-honour = Honor { $now }/{ $full }
cli-board-purse = Pula { $n }
cli-board-epic = Lilie { $n }
cli-board-one = Jeden za… { $n }
cli-board-quiet = brak misji
# co karta Paryża robi w każdej rundzie, najwyżej 38 liter; $now to pole żetonu Konstancji
cli-board-effect-strangles = co rundę { $dice ->
    [one] 1 czerwona kość
    [few] { $dice } czerwone kości
    [many] { $dice } czerwonych kości
   *[other] { $dice } czerwonej kości
}: Miecze { $now }/{ $n }
cli-board-effect-time = co rundę: czas dalej { $n ->
    [one] o 1 pole
    [few] o { $n } pola
    [many] o { $n } pól
   *[other] o { $n } pola
}
cli-board-effect-siege_sword = co rundę: { $n ->
    [one] +1 Miecz w oblężeniu
    [few] +{ $n } Miecze w oblężeniu
    [many] +{ $n } Mieczy w oblężeniu
   *[other] +{ $n } Miecza w oblężeniu
}
cli-board-effect-treachery = co rundę: Milady dobiera { $n ->
    [one] kartę Zdrady
    [few] { $n } k. Zdrady
    [many] { $n } k. Zdrady
   *[other] { $n } k. Zdrady
}
cli-board-effect-honour = co rundę: honor Królowej spada o { $n }
cli-board-effect-purse = co rundę: pula maleje o { $n }
cli-board-louvre-token = znacznik na { $space } z { $spaces }
cli-board-challenge = wyzwanie: { $skill } { $level }
cli-board-foe = { $foe }, { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}{ $life ->
    [1] {""}
   *[other] , życie { $life }
}
cli-board-trap = pułapka: { $trap }
cli-board-antechamber = (komnata { $n } z { $all })
cli-board-musketeers = Muszkieterowie
cli-board-siege-cards = Oblężenie: { $cards }
cli-board-rochefort = Rochefort { $now }/{ $full }
# $state to secret, shown, found albo fled
cli-board-milady-at = { $state ->
    [secret] Milady: { $place } (potajemnie)
    [found] Milady: { $place }, przyłapana
    [fled] Milady: uciekła ({ $place })
   *[shown] Milady: { $place }
}
cli-board-milady-nowhere = Milady: jeszcze nigdzie
cli-board-milady-hidden = Milady: w ukryciu
cli-board-milady-not = Milady: w ukryciu (nie: { $places })
cli-board-hand = Ręka:
cli-board-hand-of = { $heroes }:
cli-board-treachery = Zdrada:
cli-board-paris = Karty Paryża:
cli-board-reserve = Zasoby:

## Obok wierszy menu

cli-hint-challenge = potrzeba { $level }: umiejętność { $skill }, karty { $cards }
cli-hint-duel = wygrana { $bare }
cli-hint-duel-cards = wygrana { $bare }, z kartami { $best }
cli-hint-odds = wygrana { $good }, rana { $wounded }, padnie { $out }
cli-hint-rochefort = przepędzi go { $good }, rana { $wounded }, padnie { $out }
cli-hint-dice = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
cli-hint-lacks = { $n ->
    [0] wystarczy
   *[other] brakuje { $n }
}
cli-hint-search = { $dice ->
    [one] 1 kość, każda Lilia się liczy
    [few] { $dice } kości, każda Lilia się liczy
    [many] { $dice } kości, każda Lilia się liczy
   *[other] { $dice } kości, każda Lilia się liczy
}
cli-hint-walk = dojście do ostatniego pustego pola
cli-hint-epic = { $n ->
    [one] 1 Lilia Burbońska
    [few] { $n } Lilie Burbońskie
    [many] { $n } Lilii Burbońskich
   *[other] { $n } Lilii Burbońskiej
}
cli-hint-price-pistoles = { $n ->
    [one] 1 pistol
    [few] { $n } pistole
    [many] { $n } pistoli
   *[other] { $n } pistola
}
cli-hint-price-combat = { $n ->
    [one] 1 karta Walki
    [few] { $n } karty Walki
    [many] { $n } kart Walki
   *[other] { $n } karty Walki
}
cli-hint-price-card = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}

## Składanie w całość

cli-compose-strength = Misja { $place }: { $mission }. Siła { $total } z { $rating }.
cli-compose-suggest = Zaproponuj innych
cli-compose-send = Wyślij: { $what }
cli-compose-foe = { $strength }: { $foe }
cli-compose-swap = Wybierz dwa pola, by zamienić ich żetony.
cli-compose-shuffle = Potasuj jeszcze raz
cli-compose-lay = Rozłóż tak
cli-compose-offer = Proponujesz { $hero }: { $offer }.
cli-compose-theirs = Druga strona proponuje: { $offer }.
cli-compose-make = Złóż tę ofertę
cli-compose-give = Oddaj: { $what } ({ $n })
cli-compose-want = Poproś o: { $what } ({ $n })

## O co toczy się gra

cli-note-siege = Miecze w La Rochelle: Milady { $red }, Muszkieterowie { $blue }.
cli-note-one = { $window ->
    [time] Znacznik czasu zaraz się przesunie.
    [queen] Królowa straciła ostatni punkt honoru: ocalić ją może tylko ta karta.
   *[treachery] Milady właśnie zagrała kartę Zdrady.
}

## Gra

cli-play-welcome = Mousquetaires du Roy, w rolach głównych: { $heroes }.
# $heroes to ci, których ktoś tu prowadzi
cli-play-you = { $side ->
    [milady] Grasz jako Milady: nie pozwól, by diamenty wróciły na czas do Królowej.
    [solo] Grasz jako { $heroes }; roli Milady nie gra nikt, poruszają nią zasady.
   *[musketeers] Grasz jako { $heroes }; rolę Milady gra bot. Zdążcie z diamentami przed balem!
}
cli-play-variant = Wariant { $name }: { $about }.
cli-play-hint = Odpowiadaj liczbą. Całą resztę wyjaśni help, a quit kończy.
cli-play-help =
    Liczba wybiera wiersz menu. Akcję można też napisać: move louvre.
    ?          czego teraz nie można i dlaczego
    ?N         dlaczego nie można wybrać wiersza N tej listy
    why ...    dlaczego nie można akcji, którą napiszesz
    board      stół
    hand       twoje karty
    look       co robi każda rzecz na stole
    log        co się wydarzyło
    undo       cofnij ostatni wybór, jeśli nic potem nie wylosowano ani nie odkryto
    save PLIK  zachowaj zapis gry w pliku
    quit       koniec; zapis zostaje
cli-play-number = Wpisz liczbę od 1 do { $most } albo help.
cli-play-unknown = „{ $read }” to nie odpowiedź: wpisz liczbę z menu albo help.
cli-play-possible = To jest możliwe: { $what }.
# $what to lista ponumerowanych wierszy, których nie można wybrać z tego samego powodu
cli-play-refused = { $what }: { $why } ({ $rule })
cli-play-all-possible = Wszystko, co możesz tu zrobić, jest w menu.
cli-play-nothing-to-undo = Nie masz ruchu do cofnięcia.
cli-play-undone = Cofnięto: { $what }.
cli-play-end = { $n ->
    [one] Została mu jeszcze 1 akcja
    [few] Zostały mu jeszcze { $n } akcje
    [many] Zostało mu jeszcze { $n } akcji
   *[other] Zostało mu jeszcze { $n } akcji
}: wpisz { $yes }, by mimo to zakończyć turę, cokolwiek innego, by grać dalej.
# decyduje samo słowo albo jego pierwsze litery
cli-play-yes = tak
cli-play-sand = { $seconds ->
    [one] Klepsydra: została 1 sekunda.
    [few] Klepsydra: zostały { $seconds } sekundy.
    [many] Klepsydra: zostało { $seconds } sekund.
   *[other] Klepsydra: zostało { $seconds } sekundy.
}
cli-play-goodbye = Do następnego razu!
cli-play-record = Zapis gry jest w pliku { $file }
cli-status-actions = { $n ->
    [0] brak akcji
    [one] została 1 akcja
    [few] zostały { $n } akcje
    [many] zostało { $n } akcji
   *[other] zostało { $n } akcji
}
cli-status-life = życie { $now }/{ $full }

## Serwer

cli-serve-open = Gra jest pod adresem { $address } (Ctrl+C zatrzymuje serwer).
cli-serve-no-browser = Nie znaleziono tu przeglądarki: otwórz samodzielnie { $address }.
cli-no-server = Serwer gry nie jest zainstalowany: uruchom pip install "mousquetaires[server]".
cli-serve-in-use = Port { $port } na { $host } jest zajęty: zatrzymaj tamten program albo wybierz inny port opcją --port.
cli-serve-not-permitted = Nie masz prawa otworzyć portu { $port } na { $host }: wybierz inny opcją --port, najlepiej powyżej 1023.
cli-serve-no-address = Ten komputer nie ma adresu { $host }: wybierz inny opcją --host.
cli-serve-refused = Nie da się nasłuchiwać na { $host }, port { $port }: { $why }.
cli-serve-memory = Serwer potrzebuje { $least } MB pamięci, a ten proces może użyć tylko { $most } MB: zwiększ { $option }.
cli-backup-done = Kopia jest w pliku { $file }

## Własne boty

cli-bot-address = „{ $read }” to nie link do stołu: napisz na przykład { $right }.
cli-bot-no-token = Brakuje tokenu: ustaw { $variable } albo wskaż plik z tokenem opcją --token-file.
cli-bot-bad-token = Tekst w { $where } nie może być tokenem: token ma tylko litery, cyfry, - i _.
cli-bot-scope = Ten token nie pozwala grać: utwórz token z uprawnieniem play:SEAT.
# $why to zdanie serwera
cli-bot-refused = Serwer odmawia: { $why }
cli-bot-unreachable = Nie da się połączyć z serwerem { $address }: { $why }.
cli-bot-not-ours = Pod adresem { $address } odpowiada coś innego niż serwer tej gry.
cli-bot-lost = Utracono połączenie, ponawiamy próbę.
cli-bot-gone = Serwer { $address } jest niedostępny zbyt długo.
cli-bot-no-program = Nie da się uruchomić programu { $command }: { $why }.
cli-bot-ended = Program { $command } skończył przed końcem gry (kod { $code }).
cli-bot-silent = Program { $command } przestał czytać albo pisać, ale się nie skończył.
cli-bot-waiting = { $n ->
    [one] Program nie odpowiada od 1 sekundy. Czy opróżnia bufor wyjścia?
    [few] Program nie odpowiada od { $n } sekund. Czy opróżnia bufor wyjścia?
    [many] Program nie odpowiada od { $n } sekund. Czy opróżnia bufor wyjścia?
   *[other] Program nie odpowiada od { $n } sekundy. Czy opróżnia bufor wyjścia?
}
# $why to zdanie serwera
cli-bot-nonsense = { $n ->
    [one] Serwer odrzucił { $n } odpowiedź programu
    [few] Serwer odrzucił { $n } odpowiedzi programu z rzędu
    [many] Serwer odrzucił { $n } odpowiedzi programu z rzędu
   *[other] Serwer odrzucił { $n } odpowiedzi programu z rzędu
}, ostatnia brzmiała „{ $answer }”: { $why }
cli-bot-over = Gra skończona: { $ending }.
