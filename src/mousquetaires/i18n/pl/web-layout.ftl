### Stół na jednym ekranie: pasek u góry, mapa, karty i panele.

web-menu = Menu
web-you = Ty
web-clock-time-about = Milady wygrywa, gdy znacznik Czasu dotrze do Richelieu. Przesuwa się na końcu każdej rundy.
web-clock-siege-about = Milady wygrywa, gdy oblężenie La Rochelle dotrze do Richelieu.
web-clock-honour-about = Milady wygrywa, gdy Królowa straci cały honor.
web-clock-abduction-about = Z Porwaniem Konstancji w Paryżu Milady wygrywa przy szóstym sukcesie.
web-clock-barred-about = Śmiertelne Zadanie: Milady wygrywa, gdy żaden Muszkieter nie może wrócić na Zadanie.
web-clock-quest-about = Muszkieterowie wygrywają po ukończeniu czwartej planszy Zadania.

web-hero-about = Wszystko o postaci: { $hero }
web-hero-combat-about = { $n ->
    [one] W pojedynku rzuca 1 niebieską kością; karty Walki dodają kolejne.
    [few] W pojedynku rzuca { $n } niebieskimi kośćmi; karty Walki dodają kolejne.
    [many] W pojedynku rzuca { $n } niebieskimi kośćmi; karty Walki dodają kolejne.
   *[other] W pojedynku rzuca { $n } niebieskiej kości; karty Walki dodają kolejne.
}
web-hero-manoeuvre-about = Sekretny manewr: jeśli w rzucie są te ścianki, przeciwnik traci dokładnie 1 punkt życia i nie może oddać ciosu.
web-hero-slot-free = Miejsce na jeszcze jeden przedmiot

web-mission-louvre-track = Znacznik Luwru stoi na polu { $n } z { $of }. Na trzecim Królowa traci honor; na ostatnim misja kończy się porażką.
web-mission-harder = { $printed } + { $more }: { $trap }
web-mission-own = { $hero } ma { $n }
web-mission-unguarded = Milady wybiera swoich ludzi.

web-purse-about = Wspólna pula Muszkieterów. Z niej płaci się w Arsenale.
web-pistoles = { $n ->
    [one] pistol
    [few] pistole
    [many] pistoli
   *[other] pistola
}
web-arsenal-look = Otwórz Arsenał: ceny i zapasy
web-siege-about = { $n ->
    [one] Oblężenie: w tej rundzie 1 czerwona kość przeciw wyłożonym tu kartom
    [few] Oblężenie: w tej rundzie { $n } czerwone kości przeciw wyłożonym tu kartom
    [many] Oblężenie: w tej rundzie { $n } czerwonych kości przeciw wyłożonym tu kartom
   *[other] Oblężenie: w tej rundzie { $n } czerwonej kości przeciw wyłożonym tu kartom
}

web-place-here = Tutaj:
web-place-about-paris = Karty Paryża szkodzą, dopóki Muszkieterowie nie wykonają wszystkiego, czego wymagają.
web-place-about-louvre = Misje dla Królowej: wykonane na czas dają Lilie Burbońskie, spóźnione kosztują ją honor.
web-place-about-rochelle = Oblężenie: tu wykładasz karty Walki. Na końcu każdej rundy rzucają obie strony.
web-place-about-quest = Diamentowe spinki Królowej: cztery plansze, jedna po drugiej. Czwarta daje zwycięstwo.
web-place-about-colombier = Tu wracają do sił pokonani Muszkieterowie. Milady nie może tu przyjść.
web-place-about-richelieu = Zastań tu Milady, a jej akcja przepadnie. Jeśli jej nie ma, trafisz do Bastylii.
web-place-about-bastille = Więzienie: wyjdziesz za łapówkę albo po walce ze strażnikiem.
web-place-about-quarters = Dom Milady. Muszkieterowie nie mogą tu wejść.
web-place-quest-board = Teraz w grze: { $board }

web-hand-short = Ręka
web-deck-short = Talia { $n }
web-card-copies = { $card }, sztuk: { $n }
web-card-skill = +1 { $skill }
web-card-dice = { $n ->
    [one] +1 niebieska kość
    [few] +{ $n } niebieskie kości
    [many] +{ $n } niebieskich kości
   *[other] +{ $n } niebieskiej kości
}
web-show-card = Pokaż wszystkim
web-show-sure = Zobaczą ją wszyscy, także Milady. Pokazać?

web-count-treachery = Zdrada
web-count-foes = Wrogowie
web-count-paris = Paryż
web-count-tokens = Żetony
web-in-force = Działa: { $card }

web-stage-map = Mapa
web-stage-again = Wróć do akcji
web-answer-on-stage = Odpowiedz na planszy.
web-tabs = Części stołu
web-tab-act = Działaj
web-tab-hand = Ręka
web-tab-musketeers = Muszkieterowie
web-tab-talk = Czat

## Pytanie i odpowiedzi

web-actions-left = { $n ->
    [one] została 1 akcja
    [few] zostały { $n } akcje
    [many] zostało { $n } akcji
   *[other] zostało { $n } akcji
}
web-move-hint = albo wybierz podświetlone miejsce
web-draw-hint = { $n ->
    [one] w talii została 1 karta
    [few] w talii zostały { $n } karty
    [many] w talii zostało { $n } kart
   *[other] w talii zostało { $n } karty
}
web-equip-hint = { $n ->
    [one] w puli 1 pistol
    [few] w puli { $n } pistole
    [many] w puli { $n } pistoli
   *[other] w puli { $n } pistola
}
web-answers-more = { $n ->
    [one] jeszcze 1
    [few] jeszcze { $n }
    [many] jeszcze { $n }
   *[other] jeszcze { $n }
}
web-answers-fewer = Mniej
web-why-not = Dlaczego nie?
web-chance-wounded = ranny { $chance }
web-chance-lilies = z { $wanted } Lilii

## Zadanie na mapie

web-epic-of = z { $of } Lilii
web-one-for-all-short = Jeden za wszystkich

## Arsenał

web-arsenal-left = { $n } z { $of }
web-arsenal-full = Zajęte ręce: zastąpi inny przedmiot
web-arsenal-two = { $hero } może za tę akcję wziąć dwa przedmioty.
web-arsenal-cancel = Wróć bez zakupów

## Wymiana

web-trade-yours = Co masz
web-trade-theirs = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
    [many] { $n } kart na ręce
   *[other] { $n } karty na ręce
}
web-trade-unknown = Nie znasz tych kart: poproś o to, czego potrzebujesz.
web-trade-offer = Zaoferuj: { $what }
web-trade-ask = Poproś o: { $what }
web-trade-back = Usuń z oferty: { $what }
web-goal-musketeers = Twój cel: cztery plansze zadań, by Królowa założyła swoje diamenty. Milady wygrywa, gdy Czas, Oblężenie, Honor albo Konstancja spadnie do zera.
web-goal-milady = Twój cel: sprowadzić do zera Czas, Oblężenie, Honor albo Konstancję. Muszkieterowie wygrywają, gdy ukończą cztery plansze zadań.
web-goal-both = Muszkieterowie wygrywają z czwartą planszą zadań, Milady – gdy Czas, Oblężenie, Honor albo Konstancja spadnie do zera.
