### Dlaczego czegoś nie można: co jest nie tak i co byłoby dobrze.

## Do kogo należy decyzja

reason-not-asked = To nie twoja decyzja: teraz wybiera ktoś inny.
reason-nothing-pending = Nikt teraz niczego nie wybiera: najpierw muszą paść kości albo karty.
reason-game-over = Gra jest skończona.
reason-not-offered = To nie odpowiada na zadane pytanie: wybierz jedną z możliwości.
reason-not-now = Nie w tej chwili: poczekaj, aż Muszkieter będzie wybierał następną akcję.
reason-impossible-outcome = Te kości albo karty nie mogą tak wypaść.
reason-other-chance = Teraz pora na inny rzut: { $due }, a nie { $read }.
reason-undo-not-yours = Nie ma tam niczego twojego do cofnięcia.
reason-undo-needs-consent = { $missing ->
    [one] Od tego czasu padły kości, coś odkryto albo działał ktoś inny: musiałby się zgodzić jeszcze 1 gracz.
    [few] Od tego czasu padły kości, coś odkryto albo działał ktoś inny: musieliby się zgodzić jeszcze { $missing } gracze.
    [many] Od tego czasu padły kości, coś odkryto albo działał ktoś inny: musiałoby się zgodzić jeszcze { $missing } graczy.
   *[other] Od tego czasu padły kości, coś odkryto albo działał ktoś inny: musiałoby się zgodzić jeszcze { $missing } gracza.
}

## Tura Muszkietera

reason-has-played = Swoją turę ma już za sobą: wybierz kogoś, kto jeszcze nie grał.
reason-no-actions-left = Nie ma już akcji w tej rundzie: zakończ turę albo galopuj, jeśli ma wypoczętego rumaka.
reason-must-leave = Od poprzedniej rundy tkwi w kryjówce Richelieu: najpierw musi ją opuścić.
reason-in-bastille = Siedzi w Bastylii: najpierw musi przekupić strażników albo wywalczyć sobie drogę.
reason-not-in-bastille = To może zrobić tylko więzień Bastylii.
reason-jailed-this-turn = Trafił do Bastylii właśnie w tej rundzie: uciekać może dopiero od następnej.
reason-no-cards-left = Nie ma już kart Przygody do dobrania.
reason-already-there = Już tam jest: wybierz inne miejsce.
reason-closed-place = Żaden Muszkieter tam nie pójdzie: kwatera Milady jest zamknięta, a do Bastylii nikt nie idzie z własnej woli.
reason-barred = Został wyeliminowany na planszy zadań i w tej grze już na nią nie wróci.
reason-no-horse = Nie ma rumaka: kup go w Arsenale.
reason-horse-used = Jego rumak już biegł w tej rundzie.
reason-lying = Ten Muszkieter leży w Vieux Colombier: wybierz takiego, który stoi na nogach.
reason-not-treville = Rozkazy wydaje tylko pan de Tréville.
reason-ordered-already = Pan de Tréville wydał już w tej rundzie rozkaz.

## Karty

reason-not-in-hand = Nie ma na ręce potrzebnych kart.
reason-combat-card-needed = Do tego potrzeba karty Walki.
reason-card-needed = Do tego potrzeba karty, a ręka jest pusta.
reason-siege-full = W La Rochelle leżą już trzy karty, więcej się nie zmieści.
reason-not-at-rochelle = Oblężenie może wesprzeć tylko Muszkieter, który jest w La Rochelle.
reason-combat-cards = { $room ->
    [0] Nie ma miejsca na kolejną kość.
    [one] Można dołożyć tylko karty Walki z ręki, a miejsca jest na 1 kość.
    [few] Można dołożyć tylko karty Walki z ręki, a miejsca jest na { $room } kości.
    [many] Można dołożyć tylko karty Walki z ręki, a miejsca jest na { $room } kości.
   *[other] Można dołożyć tylko karty Walki z ręki, a miejsca jest na { $room } kości.
}

## Misje

reason-nobody-to-fight = Tam, gdzie stoi, nie ma takiego przeciwnika.
reason-no-such-step = Plansza zadań nie daje mu takiej możliwości tam, gdzie stoi.
reason-other-path = Jest na innej ścieżce gospody: najpierw musi wrócić do przedsionka.
reason-beggars = Drogę zagradzają Żebracy: najpierw im zapłać.
reason-no-beggars = Nie ma tam Żebraków, których trzeba by opłacić.
reason-no-challenge-here = Tam, gdzie stoi, nie czeka żadne takie wyzwanie.
reason-no-means = Nie sprosta temu wyzwaniu ({ $skill }): jego poziom to { $level }, a ze wszystkim, co ma, osiągnąłby { $best }.
reason-challenge-payment = { $lacks ->
    [one] Liczą się tylko karty tej umiejętności ({ $skill }), a brakuje 1 punktu.
    [few] Liczą się tylko karty tej umiejętności ({ $skill }), a brakuje { $lacks } punktów.
    [many] Liczą się tylko karty tej umiejętności ({ $skill }), a brakuje { $lacks } punktów.
   *[other] Liczą się tylko karty tej umiejętności ({ $skill }), a brakuje { $lacks } punktu.
}
reason-no-task = Karta Paryża nie wymaga niczego takiego tam, gdzie stoi.

## Pula, Lilie Burbońskie, Jeden za wszystkich

reason-pistoles = { $needed ->
    [one] To kosztuje 1 pistola, a w puli jest { $purse }.
    [few] To kosztuje { $needed } pistole, a w puli jest { $purse }.
    [many] To kosztuje { $needed } pistoli, a w puli jest { $purse }.
   *[other] To kosztuje { $needed } pistola, a w puli jest { $purse }.
}
reason-epic = { $needed ->
    [one] Do tego potrzeba 1 Lilii Burbońskiej, a Muszkieterowie mają { $epic }.
    [few] Do tego potrzeba { $needed } Lilii Burbońskich, a Muszkieterowie mają { $epic }.
    [many] Do tego potrzeba { $needed } Lilii Burbońskich, a Muszkieterowie mają { $epic }.
   *[other] Do tego potrzeba { $needed } Lilii Burbońskiej, a Muszkieterowie mają { $epic }.
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

reason-isolated = W tej rundzie nikt się nie wymienia: Milady zagrała Izolację.
reason-not-together = Nie są w tym samym miejscu.
reason-nothing-to-trade = Żaden z nich nie ma nic na wymianę.
reason-empty-offer = Oferta jest pusta: daj coś albo o coś poproś.
reason-equipment-only = Obu prowadzi ten sam gracz i ma wspólne karty: mogą wymieniać się tylko ekwipunkiem.
reason-not-that-many = { $cards ->
    [one] Drugi gracz ma na ręce tylko 1 kartę.
    [few] Drugi gracz nie może tyle mieć: na ręce ma { $cards } karty, a każdego rodzaju jest tylko kilka.
    [many] Drugi gracz nie może tyle mieć: na ręce ma { $cards } kart, a każdego rodzaju jest tylko kilka.
   *[other] Drugi gracz nie może tyle mieć: na ręce ma { $cards } karty, a każdego rodzaju jest tylko kilka.
}
reason-no-such-equipment = Jeden z nich nie ma takiego ekwipunku.
reason-two-alike = Nikt nie może mieć dwóch takich samych przedmiotów.
reason-too-much-gear = Jeden z nich miałby więcej ekwipunku, niż może unieść.

## Milady

reason-rochefort-out = Rochefort jest wyeliminowany: Milady może iść tylko tam, gdzie go nie potrzebuje.
reason-not-in-reserve = { $foe_gen } nie ma w zasobach Milady.
reason-trap-not-here = Tej pułapki nie można tu zastawić: { $trap }.
reason-strength = Siły dają razem { $total }, a ma być { $due }.
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

reason-no-hourglass = Klepsydra nie odmierza teraz czasu.
reason-sand-stopped = W tej chwili klepsydra leży na boku.
