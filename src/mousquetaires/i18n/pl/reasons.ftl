### Dlaczego czegoś nie można: co jest nie tak i co byłoby dobrze.

## Do kogo należy decyzja

reason-not-asked = To teraz nie twoja decyzja.
reason-nothing-pending = Nie ma jeszcze o czym decydować: najpierw kości albo karty.
reason-game-over = Gra jest skończona.
reason-not-offered = To nie odpowiada na pytanie: wybierz jedną z możliwości.
reason-not-now = Nie teraz: poczekaj, aż Muszkieter będzie wybierał następną akcję.
reason-impossible-outcome = Takie kości albo karty nie są możliwe.
reason-other-chance = Teraz pora na inny rzut: { $due }, a nie { $read }.
reason-undo-not-yours = Nie ma tam twojego ruchu do cofnięcia.
reason-undo-start = Ta gra zaczyna się tutaj: wcześniejszych ruchów nie da się cofnąć.
reason-undo-needs-consent = { $missing ->
    [one] Od tego czasu rzucono kośćmi, coś odkryto albo zagrał ktoś inny: musi się zgodzić jeszcze 1 gracz.
    [few] Od tego czasu rzucono kośćmi, coś odkryto albo zagrał ktoś inny: muszą się zgodzić jeszcze { $missing } gracze.
    [many] Od tego czasu rzucono kośćmi, coś odkryto albo zagrał ktoś inny: musi się zgodzić jeszcze { $missing } graczy.
   *[other] Od tego czasu rzucono kośćmi, coś odkryto albo zagrał ktoś inny: musi się zgodzić jeszcze { $missing } gracza.
}

## Tura Muszkietera

reason-has-played = Swoją turę ma już za sobą: wybierz Muszkietera, który jeszcze nie grał.
reason-no-actions-left = Nie ma już akcji: zakończ turę albo galopuj, jeśli jego rumak jeszcze nie biegł.
reason-must-leave = Jest w kryjówce Richelieu od poprzedniej rundy: najpierw musi ją opuścić.
reason-in-bastille = Jest w Bastylii: najpierw musi przekupić strażnika albo z nim walczyć.
reason-not-in-bastille = To może zrobić tylko więzień Bastylii.
reason-jailed-this-turn = Trafił do Bastylii w tej rundzie: uciekać może od następnej.
reason-no-cards-left = Nie ma już kart Przygody do dobrania.
reason-already-there = Już tam jest: wybierz inne miejsce.
reason-closed-place = Muszkieterowie nie mogą tam pójść: kwatery Milady są zamknięte, a do Bastylii trafia się tylko jako więzień.
reason-barred = Został wyeliminowany na planszy zadań i w tej grze już na nią nie wróci.
reason-no-horse = Nie ma rumaka: może go kupić w Arsenale.
reason-horse-used = Jego rumak już biegł w tej rundzie.
reason-lying = Ten Muszkieter jest wyeliminowany: wybierz innego.
reason-not-treville = Rozkazy może wydawać tylko pan de Tréville.
reason-ordered-already = Pan de Tréville wydał już w tej rundzie rozkaz.

## Karty

reason-not-in-hand = Nie masz potrzebnych kart.
reason-combat-card-needed = Do tego potrzeba karty Walki.
reason-card-needed = Do tego potrzeba karty, a ręka jest pusta.
reason-siege-full = Przy oblężeniu są już trzy karty i więcej być nie może.
reason-not-at-rochelle = Oblężenie może wesprzeć tylko Muszkieter, który jest w La Rochelle.
reason-combat-cards = { $room ->
    [0] Nie ma miejsca na kolejną kość.
    [one] Może dołożyć tylko karty Walki z ręki, najwyżej na 1 kość więcej.
    [few] Może dołożyć tylko karty Walki z ręki, najwyżej na { $room } kości więcej.
    [many] Może dołożyć tylko karty Walki z ręki, najwyżej na { $room } kości więcej.
   *[other] Może dołożyć tylko karty Walki z ręki, najwyżej na { $room } kości więcej.
}

## Misje

reason-nobody-to-fight = Tego przeciwnika nie ma tam, gdzie stoi Muszkieter.
reason-no-such-step = Plansza zadań na to nie pozwala tam, gdzie stoi.
reason-other-path = Jest na innej ścieżce gospody: najpierw musi wrócić do przedsionka.
reason-beggars = Drogę zagradzają Żebracy: najpierw im zapłać.
reason-no-beggars = Nie ma tam Żebraków do opłacenia.
reason-no-challenge-here = Tam, gdzie stoi, nie ma takiego wyzwania.
reason-no-means = Nie pokona tego wyzwania ({ $skill }): potrzeba { $level }, a ze wszystkim, co ma, osiąga { $best }.
reason-challenge-payment = { $lacks ->
    [one] Liczą się tylko karty tej umiejętności ({ $skill }), a brakuje 1 punktu.
    [few] Liczą się tylko karty tej umiejętności ({ $skill }), a brakuje { $lacks } punktów.
    [many] Liczą się tylko karty tej umiejętności ({ $skill }), a brakuje { $lacks } punktów.
   *[other] Liczą się tylko karty tej umiejętności ({ $skill }), a brakuje { $lacks } punktu.
}
reason-no-task = Misja w Paryżu nie wymaga tego tam, gdzie stoi.

## Pula, Lilie Burbońskie, Jeden za wszystkich

reason-pistoles = { $needed ->
    [one] To kosztuje 1 pistola, a w puli jest { $purse }.
    [few] To kosztuje { $needed } pistole, a w puli jest { $purse }.
    [many] To kosztuje { $needed } pistoli, a w puli jest { $purse }.
   *[other] To kosztuje { $needed } pistola, a w puli jest { $purse }.
}
reason-epic = { $needed ->
    [one] To kosztuje 1 Lilię Burbońską, a Muszkieterowie mają { $epic }.
    [few] To kosztuje { $needed } Lilie Burbońskie, a Muszkieterowie mają { $epic }.
    [many] To kosztuje { $needed } Lilii Burbońskich, a Muszkieterowie mają { $epic }.
   *[other] To kosztuje { $needed } Lilii Burbońskiej, a Muszkieterowie mają { $epic }.
}
reason-no-one-for-all = Muszkieterowie nie mają karty Jeden za wszystkich.
reason-no-effect = Teraz niczego by to nie zmieniło: wybierz inny efekt.
reason-not-this-board = Lilie Burbońskie odkrywają żetony tylko na pierwszej planszy zadań.

## Arsenał

reason-out-of-stock = W Arsenale już tego nie ma: { $item }.
reason-owned = To już ma: { $item }.
reason-full-life = Ma wszystkie punkty życia: balsam by się zmarnował.
reason-nothing-to-buy = W Arsenale nie ma nic, co by mu się przydało i na co go stać.

## Wymiany

reason-isolated = W tej rundzie nie ma wymian: Milady zagrała Izolację.
reason-not-together = Nie są w tym samym miejscu.
reason-nothing-to-trade = Żaden z nich nie ma nic na wymianę.
reason-empty-offer = Oferta jest pusta: daj coś albo o coś poproś.
reason-equipment-only = Obu prowadzi ten sam gracz z jedną ręką kart: mogą wymieniać się tylko ekwipunkiem.
reason-not-that-many = { $cards ->
    [one] Drugi gracz ma na ręce tylko 1 kartę.
    [few] Drugi gracz nie może tyle mieć: na ręce ma { $cards } karty, a każdego rodzaju jest tylko kilka.
    [many] Drugi gracz nie może tyle mieć: na ręce ma { $cards } kart, a każdego rodzaju jest tylko kilka.
   *[other] Drugi gracz nie może tyle mieć: na ręce ma { $cards } karty, a każdego rodzaju jest tylko kilka.
}
reason-no-such-equipment = Jeden z nich nie ma takiego ekwipunku.
reason-two-alike = Muszkieter nie może mieć dwóch takich samych przedmiotów.
reason-too-much-gear = Jeden z nich miałby więcej ekwipunku, niż może unieść.

## Milady

reason-rochefort-out = Rochefort jest wyeliminowany: możesz iść tylko tam, gdzie go nie potrzebujesz.
reason-not-in-reserve = { $foe_gen } nie ma w zasobach Milady.
reason-trap-not-here = Tej pułapki nie można tu użyć: { $trap }.
reason-strength = Suma sił to { $total }, a musi być { $due }.
reason-token-spaces = { $spaces ->
    [one] Na 1 polu musi leżeć dokładnie jeden żeton.
    [few] Na każdym z { $spaces } pól musi leżeć dokładnie jeden żeton, a na innych żaden.
    [many] Na każdym z { $spaces } pól musi leżeć dokładnie jeden żeton, a na innych żaden.
   *[other] Na każdym z { $spaces } pola musi leżeć dokładnie jeden żeton, a na innych żaden.
}
reason-token-missing = Nie zostało tyle takich żetonów: { $token }.
reason-inn-tokens = W gospodzie leżą dokładnie 4 atrapy, a nie { $decoys }, i żadnych wyzwań.
reason-gallery-tokens = W każdej komnacie leży najpierw wyzwanie, potem dwóch gwardzistów, i żadnych atrap.
reason-return-tokens = Na drodze mogą czekać tylko gwardziści i zasadzki, żadnych atrap ani wyzwań.

## Klepsydra

reason-no-hourglass = Żadna klepsydra nie odmierza teraz czasu.
reason-sand-stopped = Klepsydra jest wstrzymana.
