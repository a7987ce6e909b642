### Opowieść o grze: mousquetaires story. Każde zdanie mówi coś, co jest w zapisie.

cli-help-story = Zamień zakończoną grę w opowieść podzieloną na rozdziały, w formacie Markdown.
storyteller-he = { "" }

## Tytuły

tale-title-diamonds-1 = Wyścig po diamenty
tale-title-diamonds-2 = Uśmiech Królowej
tale-title-diamonds-3 = Szpady przeciw Kardynałowi
tale-title-diamonds-4 = Dwanaście diamentów na bal
tale-title-diamonds-5 = Wszyscy za Królową
tale-title-time-1 = Spóźnieni na bal
tale-title-time-2 = Ostatnia godzina
tale-title-siege-1 = Obóz Króla
tale-title-siege-2 = Działa La Rochelle
tale-title-honour-1 = O jedną plotkę za dużo
tale-title-honour-2 = Honor Królowej
tale-title-abduction-1 = Żegnaj, Konstancjo
tale-title-abduction-2 = Uwięziona przez Milady
tale-title-barred-1 = Nikt dziś nie wsiądzie na koń
tale-title-barred-2 = Puste siodła
tale-chapter = Rozdział { $n }

## Co stoi nad rozdziałem

tale-head_found-1 = W którym { $hero_the } odnajduje Milady
tale-head_found-2 = W którym do Milady przychodzi nieproszony gość: { $hero_the }
tale-head_board-1 = W którym { $hero_the } doprowadza do końca etap „{ $board }”
tale-head_board-2 = W którym nasi przyjaciele mają za sobą etap „{ $board }”, a to dzięki { $hero_dat }
tale-head_fell-1 = W którym { $hero_the } pada
tale-head_fell-2 = W którym szczęście opuszcza { $hero_acc }
tale-head_jailed-1 = W którym { $hero_the } poznaje Bastylię od środka
tale-head_jailed-2 = W którym { $hero_the } zmienia mieszkanie na Bastylię
tale-head_rises-1 = W którym fortuna uśmiecha się do Milady
tale-head_rises-2 = W którym wiatr wieje Kardynałowi
tale-head_falls-1 = W którym plany Milady zaczynają się pruć
tale-head_falls-2 = W którym przyjaciołom Królowej wraca nadzieja
tale-head_rochefort-1 = W którym znów widzimy człowieka z Meung
tale-head_rochefort-2 = W którym { $hero_the } spotyka Rocheforta
tale-head_won-1 = W którym { $hero_the } wygrywa pojedynek { $foe_ins }
tale-head_won-2 = W którym szpada { $hero_gen } uczy pokory { $foe_acc }
tale-head_lost-1 = W którym { $hero_the } źle wychodzi na spotkaniu { $foe_ins }
tale-head_lost-2 = W którym { $hero_the } na długo zapamięta { $foe_acc }
tale-head_crossed-1 = W którym { $hero_the } mija Milady i nic o tym nie wie
tale-head_crossed-2 = W którym Milady wstrzymuje oddech, a { $hero_the } idzie dalej
tale-head_louvre_failed-1 = W którym Luwr czeka na próżno
tale-head_louvre_failed-2 = W którym pomoc przychodzi do Luwru za późno
tale-head_treachery-1 = W którym Milady knuje: „{ $treachery }”
tale-head_treachery-2 = O Milady i o jej zdradzie: „{ $treachery }”
tale-head_quiet-1 = W którym szpady zostają w pochwach
tale-head_quiet-2 = W którym więcej się mówi, niż robi
tale-head_busy-1 = W którym nasi przyjaciele nie szczędzą sił
tale-head_busy-2 = W którym nikt nie ma czasu na odpoczynek
tale-head_busy-3 = W którym przygoda toczy się dalej

## Początek i koniec

tale-prologue-1 = Diamenty Królowej są daleko, ale { $heroes } przysięgają je odzyskać.
tale-prologue-2 = Oto opowieść o diamentach Królowej i o tych, którzy po nie ruszyli: { $heroes }.
tale-prologue-3 = Królowa bez diamentów, Kardynał, który o tym wie, a w siodle już siedzą: { $heroes }.
tale-ending-1 = { $ending_id ->
    [diamonds] I tak Królowa pojawiła się na balu w swoich diamentach, a Richelieu zbladł: Muszkieterowie zwyciężyli.
    [time] Czas minął. Królowa stała na balu bez diamentów, a Milady zwyciężyła.
    [siege] Oblężenie La Rochelle było przegrane, a z nim wojna Króla: Milady zwyciężyła.
    [honour] Z honoru Królowej nic nie zostało i żaden diament nie mógł go przywrócić. Milady zwyciężyła.
    [abduction] Konstancja nie żyła. Milady zwyciężyła.
   *[barred] Nie było już Muszkietera, który mógłby ruszyć po diamenty. Milady zwyciężyła.
}
tale-ending-2 = { $ending_id ->
    [diamonds] Zagrały skrzypce, rozbłysło dwanaście diamentów, a Kardynał przygryzł wargę: Muszkieterowie zwyciężyli.
    [time] Wybiła godzina, bal się zaczął, a diamentów ani śladu. Zwycięstwo należało do Milady.
    [siege] Pod La Rochelle opuszczono chorągiew Króla. Zwycięstwo należało do Milady.
    [honour] Sekret Królowej znał już cały Paryż. Zwycięstwo należało do Milady.
    [abduction] Dla Konstancji ratunek przyszedł za późno. Zwycięstwo należało do Milady.
   *[barred] Droga stała otworem, ale żaden Muszkieter nie mógł już nią ruszyć. Zwycięstwo należało do Milady.
}
tale-sums-1 = Tak kończy się ta opowieść, w rozdziale { $n }. Pojedynki: { $duels }, z tego wygrane przez Muszkieterów: { $won }.
tale-sums-2 = Niech czytelnik policzy: pojedynków { $duels }, zwycięstw Muszkieterów { $won }, a ostatnie słowo w rozdziale { $n }.
tale-quiet-1 = Były to spokojne godziny i nic godnego uwagi się nie wydarzyło.
tale-quiet-2 = Żadna szpada nie opuściła pochwy tak, by warto było o tym mówić.
tale-quiet-3 = O tych godzinach kronikarz nie ma nic do powiedzenia.

## Milady

tale-treachery-1 = Milady zagrała swoją kartę: „{ $treachery }”.
tale-treachery-2 = „{ $treachery }”: taka była nowa zdrada Milady.
tale-treachery-3 = Milady nie traciła czasu: „{ $treachery }” to było jej dzieło.
tale-treachery-4 = Za kartą „{ $treachery }” kryła się biała kobieca dłoń: dłoń Milady.
tale-paris-1 = W Paryżu wszyscy mówili o nowej misji: „{ $paris }”.
tale-paris-2 = Paryż szeptał: „{ $paris }”.
tale-paris-3 = Na ulicach Paryża mówiono tylko o jednym: „{ $paris }”.
tale-paris_over-1 = „{ $paris }”: to już był koniec.
tale-paris_over-2 = O misji „{ $paris }” Paryż już więcej nie usłyszał.
tale-paris_over-3 = „{ $paris }”: i po wszystkim, a Paryż spał odtąd trochę spokojniej.
tale-shown-1 = A Milady? Była { $place_loc }.
tale-shown-2 = Wtedy opadła maska: Milady była { $place_loc }.
tale-shown-3 = Przez cały ten czas Milady była { $place_loc }.
tale-shown-4 = Czytelnik zapyta, gdzie była Milady: { $place_loc }.
tale-seen-1 = Milady nie kryła, gdzie jest: { $place_loc }.
tale-seen-2 = Widziano Milady { $place_loc }.
tale-seen-3 = Rozeszła się wieść, że Milady jest { $place_loc }.
tale-home-1 = Milady nie opuściła swoich kwater.
tale-home-2 = A Milady? Została w swoich kwaterach.
tale-home-3 = Za zaciągniętymi zasłonami swoich kwater Milady czekała na swoją godzinę.
tale-rochefort-1 = { $place_loc } wystąpił z cienia człowiek z Meung: Rochefort zastąpił drogę { $hero_dat }.
tale-rochefort-2 = { $place_loc } Rochefort czekał na { $hero_acc }.
tale-rochefort-3 = { $place_loc } { $hero_the } ujrzał przed sobą twarz z blizną: był to Rochefort.
tale-found-1 = { $hero_the } zastał Milady w kryjówce Richelieu.
tale-found-2 = W kryjówce Richelieu { $hero_the } stanął oko w oko z Milady.
tale-found-3 = W kryjówce Richelieu otworzyły się drzwi i { $hero_the } spojrzał Milady w oczy.

## Pojedynki

tale-duel-1 = { $hero_he } skrzyżował { $place_loc } szpady { $foe_ins }.
tale-duel-2 = { $place_loc } { $hero_the } stanął do walki { $foe_ins }.
tale-duel-3 = „Broń się!” – zawołał { $hero_the } i zmierzył się { $place_loc } { $foe_ins }.
tale-duel-4 = { $place_loc } zadźwięczała stal: { $hero_the } starł się { $foe_ins }.
tale-again-1 = { $hero_the } nie skończył jeszcze rachunków { $foe_ins }.
tale-again-2 = { $hero_the } znów natarł na { $foe_acc }.
tale-again-3 = Raz jeszcze { $hero_the } zmierzył się { $foe_ins }.
tale-bout-1 = { $result ->
    [won] { $place_loc } { $hero_the } pokonał { $foe_acc } bez jednego draśnięcia.
    [won_wounded] { $place_loc } { $hero_the } pokonał { $foe_acc }, lecz zapłacił za to krwią.
    [won_out] { $place_loc } { $hero_the } i { $foe_the } powalili się nawzajem.
    [hit] { $place_loc } { $hero_the } zranił { $foe_acc }, ale nie rozstrzygnął walki.
    [hit_wounded] { $place_loc } { $hero_the } i { $foe_the } zranili się nawzajem.
    [hit_out] { $place_loc } { $hero_the } zranił { $foe_acc }, po czym padł.
    [lost] { $place_loc } { $hero_the } odniósł ranę w walce { $foe_ins }.
    [lost_out] { $place_loc } { $hero_the } padł w walce { $foe_ins }.
   *[draw] { $place_loc } { $hero_the } i { $foe_the } rozeszli się bez ran.
}
tale-bout-2 = { $result ->
    [won] { $place_loc } { $foe_the } chciał zatrzymać { $hero_acc }, lecz nawet go nie drasnął.
    [won_wounded] { $place_loc } { $foe_the } utoczył krwi { $hero_dat }, a i tak przegrał.
    [won_out] { $place_loc } { $foe_the } i { $hero_the } padli razem.
    [hit] { $place_loc } { $foe_the } odniósł ranę z ręki { $hero_gen }, lecz nie ustąpił.
    [hit_wounded] { $place_loc } { $foe_the } i { $hero_the } zadali sobie nawzajem rany.
    [hit_out] { $place_loc } { $foe_the } odniósł ranę, a { $hero_the } gorszą: ostatnią.
    [lost] { $place_loc } { $foe_the } nauczył { $hero_acc } ostrożności czubkiem szpady.
    [lost_out] { $place_loc } { $foe_the } zostawił { $hero_acc } na ziemi.
   *[draw] { $place_loc } { $foe_the } i { $hero_the } walczyli do utraty tchu i obaj wyszli bez szwanku.
}
tale-bout-3 = { $result ->
    [won] { $place_loc } wystarczyło jedno pchnięcie i { $hero_the }, cały i zdrowy, zostawił za sobą { $foe_acc }.
    [won_wounded] { $place_loc } { $hero_the } zapłacił krwią, a { $foe_the } zapłacił więcej: przegrał.
    [won_out] { $place_loc } na ziemi leżało dwóch: { $foe_the } i { $hero_the }.
    [hit] { $place_loc } { $hero_the } pierwszy utoczył krwi, ale { $foe_the } walczył dalej.
    [hit_wounded] { $place_loc } krew spłynęła po obu ostrzach: { $hero_the } i { $foe_the }, każdy ze swoją raną.
    [hit_out] { $place_loc } { $hero_the } padł, ale wcześniej zranił { $foe_acc }.
    [lost] { $place_loc } polała się pierwsza krew: { $foe_the } trafił, { $hero_the } krwawił.
    [lost_out] { $place_loc } { $hero_the } osunął się na ziemię, a { $foe_the } otarł ostrze.
   *[draw] { $place_loc } było dużo hałasu i ani kropli krwi: { $hero_the } i { $foe_the } rozeszli się cało.
}
tale-result-1 = { $result ->
    [won] { $hero_he } pokonał { $foe_acc } bez jednego draśnięcia.
    [won_wounded] { $hero_he } pokonał { $foe_acc }, lecz zapłacił za to krwią.
    [won_out] { $hero_the } i { $foe_the } powalili się nawzajem.
    [hit] { $hero_he } zranił { $foe_acc }, ale nie rozstrzygnął walki.
    [hit_wounded] { $hero_the } i { $foe_the } zranili się nawzajem.
    [hit_out] { $hero_he } zranił { $foe_acc }, po czym padł.
    [lost] { $hero_he } odniósł ranę w walce { $foe_ins }.
    [lost_out] { $hero_he } padł w walce { $foe_ins }.
   *[draw] { $hero_the } i { $foe_the } rozeszli się bez ran.
}
tale-result-2 = { $result ->
    [won] Kilka pchnięć i było po wszystkim: { $hero_the }, nietknięty, pokonał { $foe_acc }.
    [won_wounded] Choć ranny, { $hero_the } pokonał { $foe_acc }.
    [won_out] Ani { $hero_the }, ani { $foe_the } nie ustali na nogach.
    [hit] Szpada { $hero_gen } dosięgła { $foe_gen } i na tym się skończyło.
    [hit_wounded] { $hero_he } trafił { $foe_acc } i sam został trafiony.
    [hit_out] { $hero_he } zdążył jeszcze zranić { $foe_acc }, zanim go powalono.
    [lost] Walka { $foe_ins } skończyła się raną: ucierpiał { $hero_the }.
    [lost_out] Walka { $foe_ins } skończyła się źle: { $hero_the } został powalony.
   *[draw] Ani { $hero_the }, ani { $foe_the } nie zdołali trafić.
}
tale-result-3 = { $result ->
    [won] Nie trwało to długo: { $hero_the } rozprawił się { $foe_ins } i nie stracił ani kropli krwi.
    [won_wounded] { $hero_he } rozprawił się { $foe_ins }, ale to zwycięstwo zostawiło ślad.
    [won_out] Jeden po drugim osunęli się na ziemię { $foe_the } i { $hero_the }.
    [hit] Ostrze drasnęło { $foe_acc }; { $hero_dat } to nie wystarczyło.
    [hit_wounded] Cios za cios: w starciu { $foe_ins } { $hero_the } zadał ranę i sam krwawił.
    [hit_out] { $hero_he } zadał ranę w starciu { $foe_ins } i osunął się na ziemię.
    [lost] Czubek ostrza dosięgnął { $hero_gen } w starciu { $foe_ins }.
    [lost_out] { $hero_he } osunął się na ziemię, pokonany w starciu { $foe_ins }.
   *[draw] Do utraty tchu walczył { $hero_the } { $foe_ins }, a krew się nie polała.
}
tale-wounds-1 = { $hero_he } stracił { $n ->
    [one] jeden punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}.
tale-wounds-2 = Kosztowało to { $hero_acc } { $n ->
    [one] jeden punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}.
tale-wounds-3 = Cena, jaką zapłacił { $hero_the }: { $n ->
    [one] jeden punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}.
tale-assassin-1 = Sztylet skrytobójcy dosięgnął { $hero_gen } i zabrał punkt życia.
tale-assassin-2 = Z tłumu wyskoczył skrytobójca: { $hero_the } zapłacił punktem życia.
tale-assassin-3 = { $hero_he } obejrzał się za późno: skrytobójca odebrał mu punkt życia.

## Muszkieterowie

tale-fell-1 = { $hero_he } nie był już zdolny do walki.
tale-fell-2 = Wyniesiono { $hero_acc }: nie miał już sił walczyć.
tale-fell-3 = Tego było za wiele: { $hero_the } padł bez sił.
tale-jailed-1 = Bramy Bastylii zamknęły się, a w środku został { $hero_the }.
tale-jailed-2 = { $hero_the } został wtrącony do Bastylii.
tale-jailed-3 = Kareta z zasłoniętymi oknami zawiozła { $hero_acc } do Bastylii.
tale-freed-1 = { $hero_he } zostawił Bastylię za sobą.
tale-freed-2 = Bastylia nie zdołała zatrzymać { $hero_gen }.
tale-freed-3 = { $hero_he } znów odetchnął wolnością, poza murami Bastylii.
tale-snare-1 = Na { $hero_acc } czekała zasadzka, która zabrała { $n ->
    [one] jeden punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}.
tale-snare-2 = { $hero_he } wpadł w zasadzkę i stracił { $n ->
    [one] jeden punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}.
tale-sacrifice-1 = Pod La Rochelle { $hero_the } przelał własną krew, by utrzymać szyki.
tale-sacrifice-2 = { $hero_he } rzucił się w wyłom pod La Rochelle i zapłacił punktem życia.
tale-sacrifice-3 = Pod La Rochelle cios wymierzony w armię Króla trafił { $hero_acc }.
tale-challenge-1 = { $hero_he } sprostał { $place_loc } wyzwaniu { $skill_gen }.
tale-challenge-2 = { $place_loc } { $hero_the } podołał wyzwaniu { $skill_gen }.
tale-challenge-3 = { $place_loc } nie zabrakło { $hero_dat } { $skill_gen }, by sprostać wyzwaniu.
tale-challenge-4 = { $place_loc } wyzwanie { $skill_gen } trafiło na właściwego człowieka: był nim { $hero_the }.
tale-failed-1 = { $hero_he } nie sprostał { $place_loc } wyzwaniu { $skill_gen }.
tale-failed-2 = { $place_loc } wyzwanie { $skill_gen } przerosło { $hero_acc }.
tale-failed-3 = { $place_loc } { $hero_dat } zabrakło { $skill_gen }.
tale-board-1 = { $hero_he } zakończył etap Zadania: „{ $board }”.
tale-board-2 = „{ $board }”: { $hero_the } ukończył ten etap Zadania.
tale-board-3 = Droga stała otworem: { $hero_the } miał ten etap za sobą („{ $board }”).
tale-louvre_done-1 = Misja w Luwrze ukończona: „{ $louvre }”.
tale-louvre_done-2 = Luwr odetchnął: misja „{ $louvre }” skończyła się dobrze.
tale-louvre_done-3 = Na dworze zapanowała ulga: „{ $louvre }”, wszystko załatwione.
tale-louvre_failed-1 = W Luwrze misja skończyła się źle: „{ $louvre }”.
tale-louvre_failed-2 = Misja „{ $louvre }” nie powiodła się.
tale-louvre_failed-3 = „{ $louvre }”: pomoc przyszła za późno.
tale-bought-1 = { $hero_he } kupił { $items }.
tale-bought-2 = { $hero_he } nabył w Arsenale { $items }.
tale-bought-3 = { $hero_he } zaopatrzył się w Arsenale w { $items }.

## Koniec rundy

tale-honour-1 = To wszystko kosztowało Królową { $n ->
    [one] jeden punkt honoru
    [few] { $n } punkty honoru
    [many] { $n } punktów honoru
   *[other] { $n } punktu honoru
}.
tale-honour-2 = Dwór plotkował, a Królowa straciła { $n ->
    [one] jeden punkt honoru
    [few] { $n } punkty honoru
    [many] { $n } punktów honoru
   *[other] { $n } punktu honoru
}.
tale-honour-3 = Za wachlarzami uśmiechano się: Królowa była uboższa o { $n ->
    [one] jeden punkt honoru
    [few] { $n } punkty honoru
    [many] { $n } punktów honoru
   *[other] { $n } punktu honoru
}.
tale-honour-4 = { $n ->
    [one] jeden punkt honoru: tyle straciła w tym czasie Królowa.
    [few] { $n } punkty honoru: tyle straciła w tym czasie Królowa.
    [many] { $n } punktów honoru: tyle straciła w tym czasie Królowa.
   *[other] { $n } punktu honoru: tyle straciła w tym czasie Królowa.
}
tale-siege_worse-1 = Pod La Rochelle partia Richelieu zyskała { $n ->
    [one] jedno pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}.
tale-siege_worse-2 = Armia Króla straciła pod La Rochelle { $n ->
    [one] jedno pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}.
tale-siege_worse-3 = Złe wieści z oblężenia: Król stracił { $n ->
    [one] jedno pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}.
tale-siege_better-1 = Pod La Rochelle armia Króla zyskała { $n ->
    [one] jedno pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}.
tale-siege_better-2 = Dobre wieści z oblężenia: Król zyskał { $n ->
    [one] jedno pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}.
tale-siege_better-3 = Pod La Rochelle bębny zagrały do natarcia i Król zdobył { $n ->
    [one] jedno pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}.
tale-crossed-1 = { $hero_the } też był { $place_loc } i minął Milady o włos.
tale-crossed-2 = Tak blisko: { $hero_the } był { $place_loc }, gdy ukrywała się tam Milady, i jej nie zobaczył.
tale-crossed-3 = Gdyby tylko { $hero_the } obejrzał się { $place_loc }: Milady tam była.
tale-one_short-1 = Jeszcze jedno trafienie i { $hero_the } pokonałby { $foe_acc }.
tale-one_short-2 = Jeden punkt życia: tyle { $hero_the } zostawił przeciwnikowi ({ $foe }).
tale-one_short-3 = W starciu { $foe_ins } { $hero_dat } zabrakło jednego trafienia.
tale-one_shield-1 = Jeszcze jeden sparowany cios i { $hero_the } nie padłby w starciu.
tale-one_shield-2 = Jeden sparowany cios ocaliłby { $hero_acc }.
tale-one_shield-3 = { $hero_dat } zabrakło jednego sparowanego ciosu, by ustać na nogach.
tale-one_point-1 = Odrobina { $skill_gen } więcej i { $hero_the } dałby { $place_loc } radę.
tale-one_point-2 = { $place_loc } { $hero_dat } zabrakło tylko odrobiny { $skill_gen }.
tale-one_point-3 = O włos: { $place_loc } { $hero_dat } wystarczyłaby odrobina { $skill_gen } więcej.
tale-one_space-1 = { $clock ->
    [time] Czas prawie minął: jeszcze jedno pole i Milady by wygrała.
    [siege] Od klęski dzieliło obóz Króla jedno pole.
    [honour] Królowej został tylko jeden punkt honoru.
   *[constance] Jeszcze jeden sukces i Konstancja byłaby zgubiona.
}
tale-one_space-2 = { $clock ->
    [time] Jeszcze jedno pole na torze czasu i byłoby za późno.
    [siege] Jeszcze jedno pole i oblężenie byłoby przegrane.
    [honour] Honor Królowej wisiał na jednym punkcie.
   *[constance] Życie Konstancji wisiało na włosku: jeszcze jeden sukces by je przerwał.
}
tale-milady_rises-1 = Wiatr się odwrócił: szanse Milady wzrosły z { $before } do { $after } na sto.
tale-milady_rises-2 = Gracz dałby przedtem Milady szanse { $before } na sto, teraz zaś { $after }.
tale-milady_rises-3 = Na sto takich przygód Milady wygrałaby przedtem { $before }, a teraz { $after }.
tale-milady_falls-1 = Wiatr się odwrócił: szanse Milady spadły z { $before } do { $after } na sto.
tale-milady_falls-2 = Gracz, który przedtem dawał Milady szanse { $before } na sto, teraz dawał jej tylko { $after }.
tale-milady_falls-3 = Na sto takich przygód Milady wygrałaby przedtem { $before }, a teraz tylko { $after }.
