### Koniec gry, w przeglądarce.

## Kto wygrał i jak

web-end-musketeers = Muszkieterowie wygrywają
web-end-milady = Milady wygrywa
web-end-musketeers-lose = Muszkieterowie przegrywają
web-end-milady-loses = Milady przegrywa
# $hero minął ostatni przedpokój; tylko przy zakończeniu diamonds
web-end-how = { $ending ->
    [diamonds] { $hero_the } dociera do Królowej: Królowa nosi swoje diamenty, a Richelieu blednie.
    [time] Czas minął, a Królowa jest na balu bez diamentów.
    [siege] Oblężenie La Rochelle przegrane, a z nim wojna Króla.
    [honour] Królowa straciła honor i żaden diament go nie przywróci.
    [abduction] Konstancja nie żyje.
   *[barred] Żaden Muszkieter nie może już kontynuować Zadania.
}
web-end-turns = { $n ->
    [one] 1 runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}
web-end-minutes = { $n } min
web-end-hours = { $hours } godz. { $minutes } min
web-end-players = { $n ->
    [one] 1 gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
# $left to na przykład „jeszcze 1 krok”
web-end-closest = Milady była najbliżej w rundzie { $turn }: { $clock }, { $left }
web-end-quest-reached = Ostatnia plansza Zadania: { $board }, { $done } z { $of }

## Co dalej

web-end-rematch = Zagraj jeszcze raz
web-end-swap = Zamień strony
web-end-swap-about = Ci sami gracze, a Milady gra ktoś inny.
web-end-follow = Przejdź do następnej gry
web-end-record = Zapis gry
web-end-record-about = Pobierz zapis: każdy ruch i każda kość, na pamiątkę albo do sprawdzenia.
web-end-table = Stół i czat
web-end-see = Jak przebiegła gra
web-end-host = { $name } może zacząć następną grę.

## Tory

web-end-tabs = Części podsumowania
web-end-course = Przebieg
web-end-clocks = Ile brakowało
web-end-clocks-about = Ile po każdej rundzie brakowało do zwycięstwa Milady.
web-end-turn-axis = Runda
web-end-left = jeszcze { $n }
web-end-clock-never = nigdy w niebezpieczeństwie
web-end-call = { $n ->
    [0] ratunek w ostatniej chwili
   *[other] najmniej: { $n }
}
web-end-won-here = Milady wygrywa
# czytane na głos: ile brakowało po każdej rundzie
web-end-clock-heard = { $clock }, najwyżej { $of }, po każdej rundzie: { $values }

## Gdzie była Milady

web-end-path = Gdzie była Milady
web-end-path-about = I co wiedzieli Muszkieterowie, zanim odkryto jej kartę.
web-end-path-was = tu była
web-end-path-met = spotkana lub znaleziona
web-end-path-possible = możliwe
web-end-path-ruled-out = wykluczone
web-end-path-shown = Jej miejsce losowano i odkrywano na początku każdej rundy.
web-end-near-miss = O włos, runda { $turn }: { $who } – tuż obok niej, nic o tym nie wiedząc.
# czytane na głos dla jednej rundy
web-end-path-heard = Runda { $turn }: { $place }
web-end-path-heard-met = Runda { $turn }: { $place }, spotkana lub znaleziona

## Pojedynki i rzuty

web-end-duels = Pojedynki
web-end-duels-count = { $drawn ->
    [0] wygrane: { $won }, przegrane: { $lost }
   *[other] wygrane: { $won }, przegrane: { $lost }, nierozstrzygnięte: { $drawn }
}
web-end-duels-none = Nie było żadnego pojedynku.
web-end-duel-won = wygrany
web-end-duel-lost = przegrany
web-end-duel-drawn = nierozstrzygnięty
web-end-duel-of = { $won } z { $n }
web-end-rolls = Rzuty
web-end-luckiest = Najszczęśliwszy rzut
web-end-worst = Najgorszy rzut
web-end-roll-none = Żaden nie był tak rzadki jak 1 na { $n }.
web-end-roll-duel = { $hero_the } w pojedynku { $foe_ins }, runda { $turn }
web-end-roll-siege = Oblężenie La Rochelle, runda { $turn }
web-end-rare = 1 na { $n }
web-end-rare-about = Przy tych kościach jeden rzut na { $n } daje tyle Mieczy i tak mało przeciw. Ekwipunek i przerzuty się nie liczą.
web-end-rare-bad-about = Przy tych kościach jeden rzut na { $n } daje tak mało Mieczy i tyle przeciw. Ekwipunek i przerzuty się nie liczą.

## Karty na rękach

web-end-hands = Karty na rękach na koniec gry
web-end-hands-tab = Ręce
web-end-hand-empty = brak kart
web-end-hand-foes = { $n ->
    [one] 1 przeciwnik
    [few] { $n } przeciwników
    [many] { $n } przeciwników
   *[other] { $n } przeciwnika
}
web-end-hand-traps = { $n ->
    [one] 1 pułapka
    [few] { $n } pułapki
    [many] { $n } pułapek
   *[other] { $n } pułapki
}
