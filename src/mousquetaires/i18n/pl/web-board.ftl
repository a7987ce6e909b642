### Plansza i panele w przeglądarce.

web-close = Zamknij

## Na mapie

web-map-poitou = Poitou
web-map-seine = Sekwana

## Plansza słowami, dla czytników ekranu

web-board = Plansza
web-board-choose = Co chcesz tu zrobić?
web-board-places = Kto gdzie jest
web-board-affairs = Misje w Paryżu i w Luwrze
web-board-tracks = Tory
web-board-nobody = nikogo
web-board-lying = { $hero } (wyeliminowany)
web-board-excluded = Milady tu nie ma
web-board-time = Czas: pole { $space } z { $of }; czerwone kości w oblężeniu: { $dice }
web-board-purse = { $n ->
    [one] W puli: 1 pistol
    [few] W puli: { $n } pistole
    [many] W puli: { $n } pistoli
   *[other] W puli: { $n } pistola
}
web-board-siege = { $side ->
    [milady] La Rochelle: { $n } dla Richelieu
    [king] La Rochelle: { $n } dla Króla
   *[even] La Rochelle: równowaga
}
web-board-laid = Karty przy oblężeniu: { $cards }
web-board-honour = Honor Królowej: { $n } z { $of }
web-board-louvre = Znacznik Luwru: pole { $space } z { $of }
web-board-constance = Żeton Konstancji: { $n } z { $of }
web-board-hiding = Nikt nie wie, gdzie jest Milady.
web-no-affair = Brak misji
web-challenge = wyzwanie: { $skill } { $level }
web-challenge-harder = wyzwanie: { $skill } { $level } ({ $printed } + { $more }: { $trap })
web-challenge-done = wyzwanie pokonane: { $skill } { $level }

## Ile brakuje do zwycięstwa Milady

web-clocks = Jak może wygrać Milady i na jakim etapie jest Zadanie
web-clock-time = Czas
web-clock-siege = Oblężenie
web-clock-honour = Honor
web-clock-abduction = Konstancja
web-clock-barred = Zamknięte Zadanie
web-clock-time-left = { $n ->
    [one] jeszcze 1 pole
    [few] jeszcze { $n } pola
    [many] jeszcze { $n } pól
   *[other] jeszcze { $n } pola
}
web-clock-siege-left = { $n ->
    [one] jeszcze 1 krok
    [few] jeszcze { $n } kroki
    [many] jeszcze { $n } kroków
   *[other] jeszcze { $n } kroku
}
web-clock-honour-left = { $n ->
    [one] został 1 punkt
    [few] zostały { $n } punkty
    [many] zostało { $n } punktów
   *[other] zostało { $n } punktu
}
web-clock-abduction-left = { $n ->
    [one] jeszcze 1 sukces
    [few] jeszcze { $n } sukcesy
    [many] jeszcze { $n } sukcesów
   *[other] jeszcze { $n } sukcesu
}
web-clock-barred-left = { $n ->
    [one] został 1 Muszkieter
    [few] zostało { $n } Muszkieterów
    [many] zostało { $n } Muszkieterów
   *[other] zostało { $n } Muszkietera
}
web-clock-asleep = na razie bezpieczna
web-quest = Zadanie
web-quest-at = { $n }/4 { $board }: { $done } z { $of }

## Muszkieterowie

web-heroes = Muszkieterowie
web-hero-bot = bot
web-hero-turn = jego kolej
web-hero-played = już działał
web-hero-lying = wyeliminowany
web-hero-jailed = uwięziony przez Richelieu
web-hero-barred = bez wstępu na planszę zadań
web-hero-marked = czeka go Bastylia
web-hero-life = życie: { $n } z { $of }
web-hero-combat = kości walki
web-hero-upgraded = ulepszona
web-hero-manoeuvre = sekretny manewr:
web-hero-gift = Zdolność specjalna

## Karty na ręce

web-hand = Twoja ręka
web-hands = Karty na rękach
web-hand-empty = brak kart
web-hand-known = znane: { $cards }
web-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
web-deck = { $n ->
    [0] Talia Przygód jest pusta.
    [one] 1 karta w talii Przygód.
    [few] { $n } karty w talii Przygód.
    [many] { $n } kart w talii Przygód.
   *[other] { $n } karty w talii Przygód.
}

## Paryż i Luwr

web-missions = Misje
web-mission-task = warunek: { $n } z { $of }
web-mission-successes = sukcesy: { $n } z { $of }
web-done = wykonane
web-reward-pistoles = { $n ->
    [one] nagroda: 1 pistol
    [few] nagroda: { $n } pistole
    [many] nagroda: { $n } pistoli
   *[other] nagroda: { $n } pistola
}
web-reward-epic = { $n ->
    [one] nagroda: 1 Lilia Burbońska
    [few] nagroda: { $n } Lilie Burbońskie
    [many] nagroda: { $n } Lilii Burbońskich
   *[other] nagroda: { $n } Lilii Burbońskiej
}
web-foe-dice = { $n ->
    [one] 1 czerwona kość
    [few] { $n } czerwone kości
    [many] { $n } czerwonych kości
   *[other] { $n } czerwonej kości
}
web-foe-life = życie: { $n }
web-foe-strength = siła { $n }

## Zadanie

web-quest-there = Na miejscu: { $heroes }
web-quest-wardes-later = po czterech wyzwaniach
web-epic = Lilie Burbońskie: { $n } z { $of }
web-antechamber = Komnata { $n }

## Arsenał

web-arsenal = Arsenał
web-purse = { $n ->
    [one] 1 pistol
    [few] { $n } pistole
    [many] { $n } pistoli
   *[other] { $n } pistola
}
web-price-pistoles = { $n ->
    [one] 1 pistol
    [few] { $n } pistole
    [many] { $n } pistoli
   *[other] { $n } pistola
}
web-price-combat = { $n ->
    [one] 1 karta Walki
    [few] { $n } karty Walki
    [many] { $n } kart Walki
   *[other] { $n } karty Walki
}
web-price-card = { $n ->
    [one] 1 dowolna karta
    [few] { $n } dowolne karty
    [many] { $n } dowolnych kart
   *[other] { $n } dowolnej karty
}
web-stock = { $n ->
    [0] wyprzedane
    [one] została 1 sztuka
    [few] zostały { $n } sztuki
    [many] zostało { $n } sztuk
   *[other] zostało { $n } sztuki
}

## Milady i Rochefort

web-milady = Milady i Rochefort
web-milady-home = Milady jest w swoich kwaterach.
web-milady-hiding = Milady wyruszyła gdzieś w tajemnicy.
web-milady-shown = Milady ujawniła się { $place }.
web-milady-secret = Jesteś { $place }, w tajemnicy.
web-milady-treachery = Karty Zdrady: { $n }
web-milady-paris = Karty Paryża na ręce: { $n }
web-milady-foes = Przeciwnicy i pułapki na ręce: { $n }
web-milady-reserve = Żetony Zadania w zasobach: { $n }
web-milady-played = zagrane karty Zdrady: { $cards }
web-rochefort-life = życie Rocheforta: { $n } z { $of }
