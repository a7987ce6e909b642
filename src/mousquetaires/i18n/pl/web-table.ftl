### Przy stole, w przeglądarce. Nazwy miejsc i Muszkieterów przychodzą we wszystkich formach.

## Połączenie

web-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-offline = Utracono połączenie. Twoje ruchy są bezpieczne.
web-offline-again = { $n ->
    [0] Ponowna próba…
    [one] Ponowna próba za { $n } sekundę.
    [few] Ponowna próba za { $n } sekundy.
    [many] Ponowna próba za { $n } sekund.
   *[other] Ponowna próba za { $n } sekundy.
}
web-offline-act = Jesteś offline. Zagrasz dalej, gdy tylko wróci połączenie.
web-offline-now = Połącz teraz
web-connecting = Łączenie…
web-title-turn = ● Twoja kolej · { $table }
web-somebody = ktoś
# a seat that no nickname names; $player is for example "Player 2"
web-seat-runs = { $player } ({ $heroes })

## Pytanie

web-table-rule-opens = otwiera zasadę w innym oknie
web-table-tap-again = Możliwe, że tego ruchu nie da się cofnąć. Dotknij jeszcze raz, aby potwierdzić.
web-table-waiting-for = Czekamy na: { $who }.
web-table-free = W każdej chwili, bez akcji
# unfolds the actions that are not possible
web-table-not-now = Teraz niemożliwe ({ $n })
web-table-over = Gra skończona.
web-table-nothing-asked = Na razie nie ma o czym decydować.
# in place of the next question, until what came of the last one has been told
web-telling = Odtwarzamy ruchy…
web-telling-all = Przejdź do końca
web-table-bot-plays = Gra za ciebie bot.
web-table-take-back = Przejmij grę
web-verb-move = Idź w inne miejsce
web-verb-ride = Galopuj (bez akcji)
web-verb-trade = Wymień się
web-verb-play = Zagraj kartę osoby
web-verb-reinforce = Wesprzyj oblężenie
web-verb-challenge = Podejmij wyzwanie
web-verb-duel = Pojedynek
web-verb-task = Zajmij się misją w Paryżu
web-verb-path = Idź dalej w gospodzie
web-verb-fight = Walcz z gwardzistą
web-verb-order = Wydaj rozkaz
web-option-opens = { $label }…
web-confirm-do = Potwierdź
web-confirm-leave = Nie teraz
web-less = mniej: { $what }
web-more = więcej: { $what }

## Cofanie

web-undo = Cofnij…
web-undo-alone = Cofnij ({ $n })
web-undo-consent = Nie możesz cofnąć tego ruchu bez zgody innych: rzucono kośćmi, coś odkryto albo ktoś inny już zagrał. Zapytać ich?
web-undo-ask = Zapytaj
web-undo-seen = Od tej pory rzucono kośćmi, coś odkryto albo ktoś inny już zagrał, a tego, co widać, nie da się zapomnieć. Cofnąć mimo to?
web-undo-anyway = Cofnij mimo to
web-undo-leave = Nie cofaj
web-undo-asked = { $who_the } prosi o cofnięcie ruchu.
web-undo-waiting = { $who_the } prosi o cofnięcie ruchu; czekamy na innych.
web-undo-yes = Zgódź się
web-undo-no = Odmów

## Wymiany

web-trade-change = Złóż inną ofertę
web-trade-give = Dajesz { $hero_dat }
web-trade-want = Dostajesz od { $hero_gen }
web-trade-send = Złóż tę ofertę

## Opowieść

web-side = Opowieść i czat
web-log = Opowieść
web-log-since = Od twojego ostatniego ruchu
# dodane, gdy znacznik czasu przesuwa się w rundzie drugi raz
web-log-time-again = { $paris } przesuwa go o jeszcze jedno pole.
web-log-earlier = Wcześniej
web-log-empty = Nic się jeszcze nie wydarzyło.
web-turn = { $n ->
    [0] Przed pierwszą rundą
   *[other] Runda { $n }
}
web-log-came = { $who } dołącza do stołu.
web-log-sat = { $who } zajmuje miejsce: { $seats }.
web-log-rose = { $who } opuszcza miejsce: { $seats }.
web-log-bot = Grę przejmuje bot: { $seat }.
web-log-back = Gracz przejął grę od bota: { $seat }.
web-log-undone = Cofnięto ruch: { $seat }.
# before what is struck out in the story, read out
web-log-taken-back = Cofnięte:
web-log-proposed = { $seat_the } prosi o cofnięcie ruchu.
web-log-agreed = { $seat_the } się zgadza.
web-log-disagreed = { $seat_the } odmawia.
web-log-judged = { $what ->
    [mute] Gospodarz wyciszył osobę: { $who }.
    [unmute] Gospodarz przywrócił głos osobie: { $who }.
    [remove] Gospodarz usunął osobę: { $who }.
   *[ban] Gospodarz zablokował osobę: { $who }.
}
web-log-clocked = Gospodarz zmienił czas na ruch.
web-log-resumed = Serwer miał krótką przerwę; wszystkie zegary stały.
web-log-rematched = Rewanż odbywa się przy innym stole.
web-pace-skip = Pomiń ({ $n })

## Rozmowa

web-chat = Czat
web-chat-unread = { $n ->
    [one] { $n } nowa
    [few] { $n } nowe
    [many] { $n } nowych
   *[other] { $n } nowej
}
web-chat-empty = Nie ma jeszcze wiadomości. Czat czytają wszyscy przy stole, Milady też.
web-chat-empty-waiting = Nie ma jeszcze wiadomości. Ten czat czytają wszyscy przy stole.
web-chat-empty-gallery = Nie ma jeszcze wiadomości. Gracze nie czytają tego czatu, dopóki trwa gra.
web-chat-gallery = (widz)
web-chat-write = Napisz wiadomość
web-chat-send = Wyślij
web-chat-show = Pokaż wszystkim kartę…
web-chat-point = Wskaż miejsce
web-chat-show-do = Pokaż
web-chat-point-do = Wskaż
web-chat-join = Wybierz pseudonim, żeby tu pisać.
web-point-aim = Naciśnij miejsce, żeby je wskazać.
web-point-cancel = Nie wskazuj
web-point-told = { $who_the } wskazuje { $place }.

## Kto jest

web-presence = Gracze
web-presence-away = poza stołem
web-presence-turn = decyduje
web-presence-onlookers = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
}
web-watching = Oglądasz grę.
web-watching-stranger = Wybierz pseudonim, żeby czatować. Wtedy gospodarz może ci zaproponować miejsce.
web-watching-guest = { $name } może ci zaproponować miejsce.
web-seat-bot = bot
web-seat-nobody = nikt
web-clock-move = Czas pozostały na ruch
web-clock-sand = Czas pozostały w klepsydrze
web-clock-sand-why = Alarm! Gdy klepsydra się przesypie, Muszkieterowie tracą wszystkie pozostałe akcje. Jest wstrzymana podczas pojedynków, przy rozkładaniu kart i plansz oraz gdy wybiera Milady.
web-clock-stands = wstrzymana
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
web-curtain-why = Oddaj ekran. Nikt inny nie powinien patrzeć.
web-curtain-open = To ja, { $who_the }: pokaż stół
