### Co robi każda rzecz, w jednym wierszu. $n to wydrukowana liczba.

# jak łączą się części jednego wiersza
about-parts = { $first }; { $next }

## Zdolności Muszkieterów

about-hero-dartagnan = ma najłatwiejszy sekretny manewr i zachowuje go, gdy pozna ulepszony
about-hero-athos = Rochefort nigdy nie zastępuje mu drogi
about-hero-aramis = raz na rundę odrzuca dowolną kartę za +1 do wyzwania albo 1 niebieską kość więcej
about-hero-porthos = ma { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}
about-hero-treville = raz w swojej turze rozkazuje działać innemu Muszkieterowi

## Karty Przygody

about-card-skill = +1 do wyzwania tej umiejętności
about-card-combat = { $n ->
    [one] +1 niebieska kość w pojedynku albo w oblężeniu
    [few] +{ $n } niebieskie kości w pojedynku albo w oblężeniu
    [many] +{ $n } niebieskich kości w pojedynku albo w oblężeniu
   *[other] +{ $n } niebieskiej kości w pojedynku albo w oblężeniu
}
about-character-siege = { $n ->
    [one] trafia do oblężenia: +1 niebieska kość
    [few] trafia do oblężenia: +{ $n } niebieskie kości
    [many] trafia do oblężenia: +{ $n } niebieskich kości
   *[other] trafia do oblężenia: +{ $n } niebieskiej kości
}
about-character-pistoles = { $n ->
    [one] +1 pistol do puli
    [few] +{ $n } pistole do puli
    [many] +{ $n } pistoli do puli
   *[other] +{ $n } pistola do puli
}
about-character-epic = { $n ->
    [one] +1 Lilia Burbońska
    [few] +{ $n } Lilie Burbońskie
    [many] +{ $n } Lilii Burbońskich
   *[other] +{ $n } Lilii Burbońskiej
}
about-character-heals = Muszkieter odzyskuje { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}
about-character-draws = { $n ->
    [one] dobierz 1 kartę
    [few] dobierz { $n } karty
    [many] dobierz { $n } kart
   *[other] dobierz { $n } karty
}
about-character-unmasks = Milady odkrywa swoją kartę Lokacji
about-character-honour = Królowa odzyskuje { $n ->
    [one] 1 punkt honoru
    [few] { $n } punkty honoru
    [many] { $n } punktów honoru
   *[other] { $n } punktu honoru
}

## Zdrada

about-treachery-reinforcements = { $n ->
    [one] 1 czerwona kość więcej w oblężeniu w tej rundzie
    [few] { $n } czerwone kości więcej w oblężeniu w tej rundzie
    [many] { $n } czerwonych kości więcej w oblężeniu w tej rundzie
   *[other] { $n } czerwonej kości więcej w oblężeniu w tej rundzie
}
about-treachery-ambush = Muszkieter traci { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}
about-treachery-emergency = Muszkieterowie muszą działać, zanim przesypie się klepsydra
about-treachery-conscripts = każdy Muszkieter ma w tej rundzie { $n ->
    [one] o 1 akcję mniej
    [few] o { $n } akcje mniej
    [many] o { $n } akcji mniej
   *[other] o { $n } akcji mniej
}
about-treachery-prison = Muszkieter zostaje wtrącony do Bastylii
about-treachery-isolation = w tej rundzie nie ma wymian
about-treachery-dead_end = znacznik czasu od razu przesuwa się { $n ->
    [one] o 1 pole
    [few] o { $n } pola
    [many] o { $n } pól
   *[other] o { $n } pola
}
about-treachery-balm = Rochefort odzyskuje { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}
about-treachery-plot = Królowa traci { $n ->
    [one] 1 punkt honoru
    [few] { $n } punkty honoru
    [many] { $n } punktów honoru
   *[other] { $n } punktu honoru
}

## Pułapki

about-trap-beggars = żadnego kroku misji, póki nie dostaną { $n ->
    [one] 1 pistola
    [few] { $n } pistoli
    [many] { $n } pistoli
   *[other] { $n } pistola
}
about-trap-thief = Muszkieter, który tu przyjdzie, może uszczuplić pulę { $n ->
    [one] o 1 pistola
    [few] o { $n } pistole
    [many] o { $n } pistoli
   *[other] o { $n } pistola
}
about-trap-assassin = Muszkieter, który tu przyjdzie, może stracić { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}
about-trap-harlot = wyzwanie jest tu trudniejsze o { $n }
about-trap-nemesis = wskazany Muszkieter musi tu pokonać wroga rzucającego { $n ->
    [one] 1 czerwoną kością
    [few] { $n } czerwonymi kośćmi
    [many] { $n } czerwonymi kośćmi
   *[other] { $n } czerwonej kości
}

## Przeciwnicy

about-ability-none = bez zdolności specjalnej
about-ability-returns = pokonany wraca na rękę Milady
about-ability-pistol = { $n ->
    [one] +1 Miecz w pierwszym rzucie
    [few] +{ $n } Miecze w pierwszym rzucie
    [many] +{ $n } Mieczy w pierwszym rzucie
   *[other] +{ $n } Miecza w pierwszym rzucie
}
about-ability-cut_purse = pojedynek, w którym nie zostanie pokonany, uszczupla pulę { $n ->
    [one] o 1 pistola
    [few] o { $n } pistole
    [many] o { $n } pistoli
   *[other] o { $n } pistola
}
about-ability-steady = przy remisie nie odkłada kości
about-ability-rerolls_shield = przerzuca jedną Tarczę, raz na pojedynek
about-ability-armour = { $n ->
    [one] +1 Tarcza w każdym rzucie
    [few] +{ $n } Tarcze w każdym rzucie
    [many] +{ $n } Tarcz w każdym rzucie
   *[other] +{ $n } Tarczy w każdym rzucie
}
about-ability-parting_wound = { $n ->
    [one] 1 rana na koniec każdego pojedynku, chyba że zatrzyma ją zbroja
    [few] { $n } rany na koniec każdego pojedynku, chyba że zatrzyma je zbroja
    [many] { $n } ran na koniec każdego pojedynku, chyba że zatrzyma je zbroja
   *[other] { $n } rany na koniec każdego pojedynku, chyba że zatrzyma je zbroja
}
about-ability-jailer = wyeliminowany przez niego Muszkieter budzi się w Bastylii

## Karty Paryża: czego wymagają i co robią na koniec każdej rundy

about-stipulation-none = nic więcej
about-stipulation-lilies = { $n ->
    [one] 1 Lilia w poszukiwaniach w Paryżu
    [few] { $n } Lilie w poszukiwaniach w Paryżu
    [many] { $n } Lilii w poszukiwaniach w Paryżu
   *[other] { $n } Lilii w poszukiwaniach w Paryżu
}
about-stipulation-discards = { $n ->
    [one] 1 karta Walki odrzucona w Paryżu
    [few] { $n } karty Walki odrzucone w Paryżu, po jednej na akcję
    [many] { $n } kart Walki odrzuconych w Paryżu, po jednej na akcję
   *[other] { $n } karty Walki odrzuconej w Paryżu, po jednej na akcję
}
about-stipulation-wins = { $n ->
    [one] 1 wygrany pojedynek z paryskim zabijaką
    [few] { $n } wygrane pojedynki z paryskim zabijaką
    [many] { $n } wygranych pojedynków z paryskim zabijaką
   *[other] { $n } wygranego pojedynku z paryskim zabijaką
}
# $dice to liczba czerwonych kości
about-effect-strangles = co rundę Milady rzuca { $dice ->
    [one] 1 czerwoną kością
    [few] { $dice } czerwonymi kośćmi
    [many] { $dice } czerwonymi kośćmi
   *[other] { $dice } czerwonej kości
}, a przy { $n ->
    [one] 1 Mieczu
    [few] { $n } Mieczach
    [many] { $n } Mieczach
   *[other] { $n } Miecza
} w sumie Konstancja ginie
about-effect-time = co rundę znacznik czasu przesuwa się dodatkowo { $n ->
    [one] o 1 pole
    [few] o { $n } pola
    [many] o { $n } pól
   *[other] o { $n } pola
}
about-effect-siege_sword = co rundę Milady ma w oblężeniu { $n ->
    [one] 1 Miecz więcej
    [few] { $n } Miecze więcej
    [many] { $n } Mieczy więcej
   *[other] { $n } Miecza więcej
}
about-effect-treachery = co rundę Milady dobiera { $n ->
    [one] kartę Zdrady
    [few] { $n } karty Zdrady
    [many] { $n } kart Zdrady
   *[other] { $n } karty Zdrady
}
about-effect-honour = co rundę Królowa traci { $n ->
    [one] 1 punkt honoru
    [few] { $n } punkty honoru
    [many] { $n } punktów honoru
   *[other] { $n } punktu honoru
}
about-effect-purse = co rundę pula maleje { $n ->
    [one] o 1 pistola
    [few] o { $n } pistole
    [many] o { $n } pistoli
   *[other] o { $n } pistola
}

## Arsenał

about-item-thoroughbred = jeden ruch bez akcji w każdej rundzie
about-item-pistol = { $n ->
    [one] +1 Miecz w pierwszym rzucie
    [few] +{ $n } Miecze w pierwszym rzucie
    [many] +{ $n } Mieczy w pierwszym rzucie
   *[other] +{ $n } Miecza w pierwszym rzucie
}
about-item-armour = { $n ->
    [one] +1 Tarcza w każdym rzucie
    [few] +{ $n } Tarcze w każdym rzucie
    [many] +{ $n } Tarcz w każdym rzucie
   *[other] +{ $n } Tarczy w każdym rzucie
}
about-item-blade = przerzut jednej kości, raz na pojedynek
about-item-balm = { $n ->
    [one] od razu przywraca 1 punkt życia
    [few] od razu przywraca { $n } punkty życia
    [many] od razu przywraca { $n } punktów życia
   *[other] od razu przywraca { $n } punktu życia
}
about-item-manoeuvre = łatwiejszy manewr: { $faces }
about-item-skill = +{ $n } do tej umiejętności

## Żetony Zadania

about-token-decoy = nikogo tam nie ma
about-token-snare = kosztuje 1 punkt życia i znika

## Warianty

about-variant-easier = Muszkieterowie zaczynają z kartą Jeden za wszystkich
about-variant-mortal_quest = Muszkieter wyeliminowany na planszy zadań już na nią nie wróci
about-variant-athos_the_brave = Athos musi walczyć z Rochefortem tam, gdzie ujawniła się Milady
about-variant-extra_card = każdy gracz Muszkieterów zaczyna z jedną kartą Przygody więcej
about-variant-one_card_less = każdy gracz Muszkieterów zaczyna z jedną kartą Przygody mniej
about-variant-extra_treachery = Milady zaczyna z jedną kartą Zdrady więcej
about-variant-late_start = znacznik czasu zaczyna o jedno pole dalej

## Wszyscy, z którymi Muszkieter może skrzyżować szpady

about-foe = { $dice ->
    [0] nie rzuca kośćmi, życie { $life }
    [one] 1 czerwona kość, życie { $life }
    [few] { $dice } czerwone kości, życie { $life }
    [many] { $dice } czerwonych kości, życie { $life }
   *[other] { $dice } czerwonej kości, życie { $life }
}
# o żetonach, na których wynik jest wydrukowany
about-foe-fixed = zawsze pokazuje: { $faces }, życie { $life }
about-manoeuvre = manewr: { $faces }
about-worth-pistoles = { $n ->
    [one] daje 1 pistola
    [few] daje { $n } pistole
    [many] daje { $n } pistoli
   *[other] daje { $n } pistola
}
about-worth-epic = { $n ->
    [one] daje 1 Lilię Burbońską
    [few] daje { $n } Lilie Burbońskie
    [many] daje { $n } Lilii Burbońskich
   *[other] daje { $n } Lilii Burbońskiej
}

## Misje

about-challenge = wyzwanie: { $skill } { $level }
about-rating = strzegą jej przeciwnicy i pułapki o łącznej sile { $n }

## Miejsca

about-place-paris = misja w Paryżu: jej wyzwanie, warunek i straże
about-place-louvre = misja w Luwrze: jej wyzwanie i straże, zanim znacznik dojdzie na sam dół
about-place-rochelle = oblężenie: zagrane tu karty Walki dają niebieskie kości, a poświęcenie zatrzymuje Miecz
about-place-quest = Zadanie: diamenty Królowej
about-place-colombier = dom Muszkieterów: stąd wyruszają i tu wracają do sił
about-place-richelieu = zastań tu Milady, a pokrzyżujesz jej plany; jeśli jej nie ma, trafisz do Bastylii
about-place-bastille = wychodzi się stąd za 1 pistola albo walcząc ze strażnikiem
about-place-quarters = Milady bierze tu kartę Paryża; Muszkieterowie nie mają wstępu

## Plansze Zadania

about-board-inn = trzy ścieżki po cztery zakryte żetony: oczyść jedną z nich
about-board-england = cztery wyzwania w dowolnej kolejności, potem de Wardes
about-board-return = trzy zakryte żetony na drodze, jeden po drugim
about-board-galleries = { $n ->
    [one] cztery komnaty: pokonaj wyzwanie albo obu gwardzistów lub skorzystaj z sekretnego przejścia za 1 Lilię Burbońską
    [few] cztery komnaty: pokonaj wyzwanie albo obu gwardzistów lub skorzystaj z sekretnego przejścia za { $n } Lilie Burbońskie
    [many] cztery komnaty: pokonaj wyzwanie albo obu gwardzistów lub skorzystaj z sekretnego przejścia za { $n } Lilii Burbońskich
   *[other] cztery komnaty: pokonaj wyzwanie albo obu gwardzistów lub skorzystaj z sekretnego przejścia za { $n } Lilii Burbońskiej
}

## Jeden za wszystkich

about-one-time = w tej rundzie znacznik czasu stoi w miejscu
about-one-honour = { $n ->
    [one] Królowa odzyskuje 1 punkt honoru
    [few] Królowa odzyskuje { $n } punkty honoru
    [many] Królowa odzyskuje { $n } punktów honoru
   *[other] Królowa odzyskuje { $n } punktu honoru
}
about-one-epic = { $n ->
    [one] warta 1 Lilię Burbońską
    [few] warta { $n } Lilie Burbońskie
    [many] warta { $n } Lilii Burbońskich
   *[other] warta { $n } Lilii Burbońskiej
}
