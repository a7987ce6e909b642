### Przy stole, w przeglądarce. Nazwy miejsc i Muszkieterów przychodzą we wszystkich formach.

## Połączenie

web-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-offline = Połączenie zostało przerwane. Nic z tego, co zostało zrobione, nie przepadło.
web-offline-again = { $n ->
    [0] Ponowna próba…
    [one] Ponowna próba za { $n } sekundę.
    [few] Ponowna próba za { $n } sekundy.
    [many] Ponowna próba za { $n } sekund.
   *[other] Ponowna próba za { $n } sekundy.
}
web-offline-now = Połącz teraz
web-connecting = Łączenie…
web-title-turn = ● Twoja kolej · { $table }
web-somebody = ktoś
# a seat that no nickname names; $player is for example "Player 2"
web-seat-runs = { $player } ({ $heroes })

## Pytanie

web-table-rule-opens = otwiera zasadę w innym oknie
web-table-tap-again = Tego może nie dać się cofnąć: dotknij jeszcze raz, aby potwierdzić.
web-table-where = { $left ->
    [0] Jest { $place } i nie ma już akcji.
    [one] Jest { $place } i ma jeszcze { $left } akcję.
    [few] Jest { $place } i ma jeszcze { $left } akcje.
    [many] Jest { $place } i ma jeszcze { $left } akcji.
   *[other] Jest { $place } i ma jeszcze { $left } akcji.
}
web-table-waiting-for = Czekamy na: { $who }.
web-table-free = W każdej chwili, bez akcji
# unfolds the actions that are not possible
web-table-not-now = Teraz niemożliwe ({ $n })
web-table-over = Gra skończona.
web-table-nothing-asked = Na razie nie ma pytania.
# in place of the next question, until what came of the last one has been told
web-telling = Zobaczmy, co z tego wyniknie…
web-telling-all = Pokaż wszystko od razu
web-table-bot-plays = Na tym miejscu gra za ciebie bot.
web-table-take-back = Przejmij miejsce
web-verb-move = Idź w inne miejsce
web-verb-ride = Galopuj (bez akcji)
web-verb-trade = Wymień się
web-verb-play = Zagraj kartę postaci
web-verb-reinforce = Wesprzyj oblężenie
web-verb-challenge = Podejmij wyzwanie
web-verb-duel = Pojedynkuj się
web-verb-task = Zajmij się sprawą w Paryżu
web-verb-path = Idź dalej w gospodzie
web-verb-fight = Walcz z gwardzistą
web-verb-order = Wydaj rozkaz
web-option-opens = { $label }…
web-sheet-up = Pokaż pytanie
web-sheet-down = Zwiń
web-confirm-do = Zrób to
web-less = mniej: { $what }
web-more = więcej: { $what }

## Cofanie

web-undo = Cofnij…
web-undo-alone = Cofnij ({ $n })
web-undo-consent = Tego nie można cofnąć bez zgody innych: rzucono kośćmi, coś pokazano albo ktoś inny już zagrał. Zapytać ich?
web-undo-ask = Zapytaj
web-undo-leave = Zostaw
web-undo-asked = { $who_the } prosi o cofnięcie ruchu.
web-undo-waiting = { $who_the } prosi o cofnięcie ruchu; inni jeszcze nie odpowiedzieli.
web-undo-yes = Zgoda
web-undo-no = Nie

## Wymiany

web-trade-change = Zaproponuj coś innego
web-trade-give = Dajesz { $hero_dat }
web-trade-want = Dostajesz od { $hero_gen }
# beside a card's name; $n may be 0
web-trade-held = (masz { $n })
web-trade-send = Złóż tę ofertę

## Opowieść

web-side = Opowieść i rozmowa
web-log = Opowieść
web-log-since = Od mojego ostatniego ruchu
web-log-earlier = Wcześniej
web-log-empty = Nic się jeszcze nie wydarzyło.
web-turn = { $n ->
    [0] Przed pierwszą rundą
   *[other] Runda { $n }
}
web-log-came = { $who } dosiada się do stołu.
web-log-sat = { $who } zajmuje miejsce: { $seats }.
web-log-rose = { $who } wstaje: { $seats }.
web-log-bot = Odtąd gra bot: { $seat }.
web-log-back = Bot oddał miejsce graczowi: { $seat }.
web-log-undone = Cofnięto ruch: { $seat }.
# before what is struck out in the story, read out
web-log-taken-back = Cofnięte:
web-log-proposed = { $seat_the } prosi o cofnięcie ruchu.
web-log-agreed = { $seat_the } się zgadza.
web-log-disagreed = { $seat_the } się nie zgadza.
web-log-judged = { $what ->
    [mute] Gospodarz odebrał głos: { $who }.
    [unmute] Gospodarz przywrócił głos: { $who }.
    [remove] Gospodarz usunął od stołu: { $who }.
   *[ban] Gospodarz zablokował: { $who }.
}
web-log-clocked = Gospodarz zmienił czas na ruch.
web-log-resumed = Serwera przez chwilę nie było; żaden zegar wtedy nie chodził.
web-log-rematched = Ci sami gracze grają znowu przy innym stole.
web-pace-skip = Pomiń ({ $n })

## Rozmowa

web-chat = Rozmowa
web-chat-unread = { $n ->
    [one] { $n } nowa
    [few] { $n } nowe
    [many] { $n } nowych
   *[other] { $n } nowej
}
web-chat-empty = Nikt jeszcze nic nie powiedział. Wszyscy słyszą, co się tu mówi, Milady też.
web-chat-empty-gallery = Nikt jeszcze nic nie powiedział. Gracze nie słyszą, co się tu mówi, dopóki trwa gra.
web-chat-gallery = (galeria)
web-chat-write = Powiedz coś
web-chat-send = Wyślij
web-chat-show = Pokaż wszystkim kartę…
web-chat-point = Wskaż miejsce…
web-chat-show-do = Pokaż
web-chat-point-do = Wskaż
web-point-told = { $who_the } wskazuje { $place }.

## Kto jest

web-presence = Kto gra
web-presence-away = poza stołem
web-presence-turn = wybiera
web-presence-look = patrz z tego miejsca
web-presence-onlookers = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
}
web-seat-bot = bot
web-seat-nobody = nikt
web-clock-move = Czas pozostały na ruch
web-clock-sand = Piasek w klepsydrze
web-clock-sand-why = Alarm! Czego Muszkieterowie nie zrobią, zanim przesypie się piasek, to przepada. Klepsydra stoi podczas pojedynków, przy wykładaniu kart i plansz oraz gdy wybiera Milady.
web-clock-stands = stoi
web-clock-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
web-clock-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}

## Kilku graczy przy jednym ekranie

web-curtain = Teraz: { $who_the }
web-curtain-use = Zasłaniaj stół między moimi miejscami
web-curtain-auto = Gdy jest wśród nich Milady
web-curtain-always = Zawsze
web-curtain-never = Nigdy
web-curtain-why = Oddaj ekran. Nikt inny nie powinien teraz patrzeć.
web-curtain-open = To ja, { $who_the }: pokaż stół

## Koniec

web-end-musketeers = Muszkieterowie wygrali
web-end-milady = Milady wygrała
web-end-turns = { $n ->
    [one] Po { $n } rundzie.
    [few] Po { $n } rundach.
    [many] Po { $n } rundach.
   *[other] Po { $n } rundy.
}
web-end-rematch = Zagraj jeszcze raz
web-end-follow = Do następnej gry
web-end-record = Pobierz zapis gry
web-end-verify = Zapis zawiera każdy ruch i każdą kość. „mousquetaires replay” pokazuje grę od nowa, „mousquetaires verify” sprawdza kości.
