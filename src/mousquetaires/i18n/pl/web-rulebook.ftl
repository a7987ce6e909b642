### Strony instrukcji: nauka w dziesięć minut, tabele, porady, broszura.

web-title-learn = Naucz się w dziesięć minut
web-title-advice = Porady
web-title-components = Elementy gry
web-title-box = Twoje pudełko
web-title-booklet = Broszura
web-rules-pages = Strony instrukcji
web-rules-page-learn = Naucz się w dziesięć minut
web-rules-page-rules = Wszystkie zasady
web-rules-page-advice = Porady
web-rules-page-components = Elementy gry
web-rules-page-box = Twoje pudełko
web-rules-page-booklet = Drukuj

## Naucz się w dziesięć minut

web-learn-lead = Jeden gracz jest Milady, pozostali to Muszkieterowie Króla. Przeczytaj tę stronę i możesz siadać do gry. Wszystko inne jest w pełnych zasadach, o jedno wyszukanie stąd.
web-learn-goal-h = Kto wygrywa i jak
web-learn-goal = Muszkieterowie wygrywają, gdy tylko ukończą czwartą planszę Zadania: jadą do Anglii i przywożą klejnoty Królowej. Milady wygrywa, jeśli ich powstrzyma na jeden z czterech sposobów: po { $turns } rundach kończy się czas, oblężenie La Rochelle jest przegrane, Królowa straciła wszystkie { $honour } punktów honoru albo Porwanie Konstancji, misja w Paryżu, daje Milady sześć sukcesów. Muszkieterowie mają więc jedno wielkie zadanie i do czterech pożarów do ugaszenia. Nie mogą być wszędzie naraz i na tym polega cała gra.
web-learn-board-h = Plansza
web-learn-board = Działa się w czterech miejscach. W Paryżu leży karta z jednym ze spisków Milady: szkodzi w każdej rundzie, dopóki Muszkieterowie się z nią nie uporają. W Luwrze Królowa prosi o pomoc, a spóźniona pomoc kosztuje ją honor. La Rochelle jest oblegane. Zadanie prowadzi do zwycięstwa. Cztery inne miejsca są mniejsze: Vieux Colombier, gdzie ranni wracają do sił, kryjówka Richelieu, kwatery Milady i Bastylia, do której łatwiej wejść, niż z niej wyjść.
web-learn-board-picture = Prawdziwa pozycja z początku gry. Straże Milady leżą odkryte pod misjami w Paryżu i w Luwrze.
web-learn-turn-h = Runda w czterech obrazkach
web-learn-turn = Każda runda ma cztery fazy, zawsze w tej kolejności.
web-learn-turn-1 = Milady się ukrywa. Potajemnie wybiera jedno z sześciu miejsc i kładzie jego kartę zakrytą. Potem dobiera kartę Zdrady albo ją zagrywa.
web-learn-turn-2 = Muszkieterowie działają w dowolnej kolejności. Każdy ma trzy akcje (cztery, gdy gra tylko trzech Muszkieterów) i kończy je, zanim zacznie następny. Potem Milady odkrywa, gdzie była, i robi to, na co to miejsce jej pozwala.
web-learn-turn-3 = Oblężenie. Obie strony rzucają kośćmi, a znacznik przesuwa się ku końcowi toru tej strony, która ma więcej Mieczy.
web-learn-turn-4 = Czas. Znacznik Czasu schodzi o jedno pole, znacznik Luwru też, a karta Paryża wyrządza swoją szkodę.
web-learn-actions-h = Co można zrobić za akcję
web-learn-actions = Dobrać kartę. Przejść w inne miejsce, ale nie do Bastylii ani do kwater Milady. Wymienić się z Muszkieterem, który jest w tym samym miejscu. Zagrać kartę osoby. Kupić jedną lub dwie rzeczy z Arsenału. Położyć kartę Walki w La Rochelle. I trzy akcje, które wygrywają: podjąć wyzwanie, stoczyć pojedynek, wykonać krok Zadania. To samo można robić kilka razy. Mówcie o wszystkim, ale głośno: Milady słucha.
web-learn-challenge-h = Wyzwanie
web-learn-challenge = Wyzwanie wymaga jednej z czterech umiejętności i poziomu. Weź wartość ze swojej karty, dodaj 1 za każdą zagraną kartę tej umiejętności i osiągnij poziom. Nie rzuca się kośćmi: wiesz z góry, czy ci się uda, a zapowiedzieć możesz tylko takie wyzwanie, któremu sprostasz. Dlatego wymiana jest ważna. Zanieście karty Muszkieterowi, który jest w tym najlepszy, albo przyprowadźcie go do kart.
web-learn-challenge-picture = Wartość Muszkietera i karty osiągają poziom. Karty się odrzuca.
web-learn-duel-h = Pojedynek
web-learn-duel = Rzucasz niebieskimi kośćmi w liczbie { $dice }, plus jedną za każdą kartę Walki zagraną przed pierwszym rzutem, najwyżej sześcioma. Przeciwnik rzuca czerwonymi. Każda Tarcza zatrzymuje jeden Miecz drugiej strony, a każdy Miecz, który przejdzie, kosztuje 1 punkt życia. Pierwsza rana kończy pojedynek. Jeśli nikt nie ucierpiał, obaj odkładają po jednej kości i rzucają znowu.
web-learn-duel-2 = Trzy z twoich kości mogą pokazać twój sekretny manewr, wydrukowany na twojej karcie. Przeciwnik traci wtedy 1 punkt życia, cokolwiek mówią czerwone kości. Przeciwnicy też mają manewry. Muszkieter bez punktów życia nie ginie: niosą go do Vieux Colombier, a w następnej kolejce wstaje.
web-learn-duel-picture = W pierwszym starciu nikt nie odniósł rany, więc obaj rzucili jedną kością mniej. Drugie rozstrzygnęło.
web-learn-rochefort-h = Rochefort wkracza
web-learn-rochefort = Podejmujesz wyzwanie, pojedynek albo krok Zadania, a Milady ukrywa się właśnie tam. Pokazuje swoją kartę i Rochefort dobywa szpady: najpierw walczysz z nim. Jeśli go zranisz, ucieka, a twój krok trwa dalej tak, jak go zapowiedziano. Jeśli nie, krok i jego akcja przepadają. Tylko Athosa nigdy nie niepokoi. Rochefort ma { $rochefort } punktów życia, a rany zostają mu z pojedynku na pojedynek. Wyeliminujcie go, a dostaniecie kartę Jeden za wszystkich, najsilniejszą, jaką macie.
web-learn-rochefort-picture = Milady tu była. Muszkieter musi najpierw uporać się z Rochefortem, dopiero potem liczy się jego krok.
web-learn-siege-h = Oblężenie
web-learn-siege = Karty Walki w La Rochelle zamieniają się w niebieskie kości i leżą tam runda po rundzie, najwyżej trzy. Czerwonych kości Milady z czasem przybywa. Liczą się tylko Miecze, a różnica przesuwa znacznik. Po rzucie każdy Muszkieter w La Rochelle może poświęcić 1 punkt życia, by zniwelować jeden Miecz Milady. Jeśli Milady sama poszła do La Rochelle, usuwa jedną z waszych kart. Na waszym końcu toru czeka karta Jeden za wszystkich, na jej końcu gra się kończy.
web-learn-siege-picture = Więcej Mieczy dla Milady to pola w lewo, więcej dla Muszkieterów to pola w prawo.
web-learn-quest-h = Zadanie
web-learn-quest = Cztery plansze, jedna po drugiej. W Gospodzie Pod Złotą Lilią przebijacie się jedną z trzech ścieżek zakrytych żetonów. Przeprawa do Anglii to cztery wyzwania, a potem de Wardes. Na Powrocie do Paryża drogę zagradzają trzy żetony. W Galeriach Luwru przechodzicie przez cztery komnaty i wygraliście. Lilie Burbońskie, zdobywane w Luwrze i na silnych przeciwnikach, ułatwiają każdą planszę: odkrywają żetony, obniżają wyzwania, dodają kości albo otwierają sekretne przejścia.
web-learn-next-h = Teraz graj
web-learn-next = Wiesz dość. Stół pokazuje, co możesz zrobić, mówi, czemu czegoś nie można, i podaje szanse, zanim wybierzesz. Jeśli nie masz pewności co do zasady, naciśnij jej numer.

## Tabele i znaki

web-actions-h = Akcje w skrócie
web-actions-what = Co
web-actions-where = Gdzie
web-actions-cost = Koszt
web-actions-where-any = wszędzie
web-actions-where-together = z Muszkieterem w tym samym miejscu
web-actions-where-mission = w Paryżu, w Luwrze, na Zadaniu
web-actions-where-foes = tam, gdzie stoi przeciwnik
web-actions-where-walk = nie do Bastylii ani do kwater Milady
web-actions-cost-one = 1 akcja
web-actions-cost-card = 1 akcja, a kartę się odrzuca
web-actions-cost-laid = 1 akcja i karta Walki, która tam zostaje
web-actions-cost-skill = 1 akcja i zagrane karty umiejętności
web-actions-cost-combat = 1 akcja; karty Walki, jeśli chcesz
web-actions-cost-price = 1 akcja za jedną lub dwie rzeczy i ich cena
web-actions-cost-task = 1 akcja i to, czego wymaga karta
web-actions-cost-escape = 1 akcja i łapówka albo pojedynek
web-actions-cost-none = bez akcji
web-icons-h = Co znaczą symbole
web-icons-skills = Umiejętności
web-icons-faces = Kości
web-icons-items = Arsenał
web-icons-traps = Pułapki
web-icons-treachery = Zdrada
web-icons-places = Miejsca

## Porady

web-advice-lead = Nawyki, które wygrywają. To porady, nie zasady: odstąp od nich, kiedy wiesz dlaczego.
web-advice-musketeers-h = Dla Muszkieterów
web-advice-musketeers-1-h = Od pierwszej rundy ktoś na Zadaniu
web-advice-musketeers-1 = Inne miejsca tylko chronią was przed porażką. Jeśli w rundzie nikt nie wykonał kroku Zadania, zapytajcie się, co było ważniejsze. Dobry rytm: dwóch Muszkieterów w drodze, dwóch gasi pożary.
web-advice-musketeers-2-h = Każdy robi to, w czym jest najlepszy
web-advice-musketeers-2 = Rochefort nigdy nie zatrzymuje Athosa: niech wykona krok, który nie może zawieść. Porthos najdłużej wytrzymuje w pojedynkach. Aramis zrobi użytek z każdej karty. D’Artagnan może znać dwa manewry. Spójrzcie na umiejętności, zanim zdecydujecie, kto dokąd idzie.
web-advice-musketeers-3-h = Wymieniajcie się, zanim wydacie
web-advice-musketeers-3 = Wymiana kosztuje jedną akcję, a może oszczędzić trzy. Spotkajcie się, dajcie jednemu cały Szyk, drugiemu wszystkie karty Walki i rozejdźcie się. Niech proponuje ten, kto ma jeszcze akcje.
web-advice-musketeers-4-h = Wzmacniajcie wcześnie
web-advice-musketeers-4 = Karty w La Rochelle działają w każdej rundzie. W grze na dwanaście rund karta położona w drugiej rzuca jedenaście razy, ta sama w dziesiątej tylko trzy. Później trzymajcie Muszkietera w pobliżu, by w złej rundzie poświęcił punkt życia.
web-advice-musketeers-5-h = Szybko kończcie misje w Luwrze
web-advice-musketeers-5 = Misja ukończona wcześnie daje Lilie Burbońskie, a przegrana kosztuje honor i daje Milady kartę. Zacznijcie od wyzwania i jego nagrody, ale nie zostawiajcie ostatniego przeciwnika.
web-advice-musketeers-6-h = Myślcie jak Milady
web-advice-musketeers-6 = Przed krokiem, który zaboli ją najbardziej, zapytajcie się, gdzie by się ukryła. Spróbujcie tam najpierw czegoś taniego z silnym szermierzem: jeśli Rochefort przyjdzie i zostanie ranny, do końca rundy nikomu już nie przeszkodzi.
web-advice-musketeers-7-h = Zachowajcie kartę Jeden za wszystkich
web-advice-musketeers-7 = Ta karta zatrzymuje czas na rundę, ratuje Królową w ostatniej chwili albo liczy się jak dwie Lilie Burbońskie. Najwięcej jest warta w trzech ostatnich rundach. Nie wydawajcie jej dla wygody.
web-advice-musketeers-8-h = Bądźcie gotowi na Rocheforta
web-advice-musketeers-8 = Żeby go przepędzić, wystarczy rana, więc często decyduje jedna karta Walki. Przed ważnym krokiem zapytajcie, co się stanie, jeśli on tam jest. Jeśli odpowiedź jest zła, poślijcie lepszego szermierza albo poczekajcie, aż Milady pokaże się gdzie indziej.
web-advice-musketeers-9-h = Korzystajcie z tego, co wiecie o Milady
web-advice-musketeers-9 = Jest tylko w jednym miejscu. Gdy jej karta leży odkryta albo Rochefort uciekł, każdy inny krok w tej rundzie jest bezpieczny. Zacznijcie więc od taniego kroku tam, gdzie się jej boicie, a cenny zróbcie potem.
web-advice-musketeers-10-h = Padnijcie w dobrej chwili
web-advice-musketeers-10 = Wyeliminowany Muszkieter traci całą kolej, ale wstaje zdrowy. Jeśli ma mało punktów życia i już grał, ostatni dobrze jest oddać w La Rochelle. Zanim zagra, nie ma gorszej chwili, by go stracić.
web-advice-musketeers-11-h = Wydawajcie pieniądze
web-advice-musketeers-11 = Pistole nie wygrywają gry. Zbroja i pistolet zwracają się w każdym pojedynku: kupcie je wcześnie i przekazujcie w wymianach. Trochę zostawcie: Żebracy chcą 2 pistoli, strażnik 1.
web-advice-musketeers-12-h = Sprawdźcie, zanim wejdziecie
web-advice-musketeers-12 = W Gospodzie jedna Lilia Burbońska odkrywa trzy żetony. Zużyjcie ją przed wyborem ścieżki, a nie w połowie drogi. Otwarta ścieżka zostaje otwarta, więc zmęczeni mogą ustąpić miejsca wypoczętym.
web-advice-musketeers-13-h = Wcześnie zbierajcie na Przeprawę
web-advice-musketeers-13 = Cztery wyzwania w drodze do Anglii wymagają po kilka kart każdej umiejętności. Już w Gospodzie zdecydujcie, kto podejmie które, i nie wydawajcie tych kart na nic innego. Wtedy całą planszę da się przejść w dwie rundy.
web-advice-musketeers-14-h = Co rundę liczcie wszystkie zegary
web-advice-musketeers-14 = Zanim zagra pierwszy Muszkieter, powiedzcie głośno, ilu rund potrzebuje jeszcze każda groźba. Zajmijcie się tymi, którym wystarczą dwie, a resztę zostawcie celowo, nie przez zapomnienie.
web-advice-milady-h = Dla Milady
web-advice-milady-1-h = Czas należy do ciebie
web-advice-milady-1 = Nie musisz nigdzie wygrywać. Każda stracona akcja przybliża koniec, więc wybieraj to, co kosztuje Muszkieterów akcje: straże, z którymi trzeba walczyć dwa razy, pułapki, które muszą opłacić, długą drogę z Bastylii.
web-advice-milady-2-h = Ukrywaj się tam, gdzie będą działać, nie tam, gdzie stoją
web-advice-milady-2 = Patrz, kto ma jeszcze akcje i karty i na co. Rochefort jest najcenniejszy przeciw ostatniemu wyzwaniu planszy. Zmieniaj miejsca: jeśli zawsze jesteś na Zadaniu, czeka tam na ciebie przygotowany szermierz.
web-advice-milady-3-h = Korzystaj też ze spokojnych miejsc
web-advice-milady-3 = W swoich kwaterach bierzesz kartę Paryża, u Richelieu kartę Zdrady, w La Rochelle usuwasz kartę Walki. Runda bez przerwania kroku to nie jest runda stracona.
web-advice-milady-4-h = Siła tam, gdzie trudno dotrzeć
web-advice-milady-4 = Siłę z karty trzeba osiągnąć dokładnie. Najlepszych przeciwników trzymaj na misje, które bolą: jednej silnej straży nie da się podzielić między słabych szermierzy. Zbir do ciebie wraca, więc używaj go wcześnie.
web-advice-milady-5-h = Układaj żetony z planem
web-advice-milady-5 = W Gospodzie niech jedna ścieżka wygląda kusząco, a najgorsze leży na jej końcu. Najtrudniejsze zachowaj dla rannych Muszkieterów. Czego użyjesz wcześnie, tego zabraknie w Galeriach, gdzie są najsilniejsi.
web-advice-milady-6-h = Zmieniaj kartę Paryża
web-advice-milady-6 = Gdy karta Paryża jest prawie ukończona, przykryj ją nową. Ich praca przepada, a twoi przeciwnicy wracają. Wybierz kartę, która pomaga torowi, na którym wygrywasz.
web-advice-milady-7-h = W połowie gry wybierz jeden sposób na zwycięstwo
web-advice-milady-7 = Honor, oblężenie, czas czy Porwanie Konstancji: policz, co jest najbliżej, i niech Zdrady, karty Paryża i karty Lokacji pchają w tę stronę. Trzy groźby w połowie drogi to trzy groźby, które nie zadziałały.
web-advice-milady-8-h = Zapełnij rękę na czas
web-advice-milady-8 = W kryjówce Richelieu wybierasz kartę Zdrady albo uzupełniasz rękę do trzech kart. Idź tam, gdy Muszkieterowie nie mają wolnej akcji: kto przyjdzie i cię nie znajdzie, trafi do Bastylii.
web-advice-milady-9-h = Zagrywaj Zdradę, gdy zaboli
web-advice-milady-9 = Rekruci najbardziej szkodzą w rundzie wielkich planów, Izolacja wtedy, gdy dobre karty są w złych rękach. Posiłki dają kość, póki oblężenie rośnie, a potem tylko przerzut. Ślepy zaułek rozstrzyga ostatnie rundy.
web-advice-milady-10-h = Osłabiaj oblężenie, gdy jest silne
web-advice-milady-10 = W La Rochelle zabierasz jedną kartę Walki, a podwójna to dwie kości. Idź, gdy leżą tam trzy karty: nowe kosztują Muszkieterów akcje i karty, które chcieli mieć na pojedynki.
web-advice-milady-11-h = Starannie wybierz Nemezis
web-advice-milady-11 = Pokonać ją może tylko Muszkieter, którego wskażesz. Wskaż takiego, który jest daleko albo potrzebny gdzie indziej, a cała misja będzie na niego czekać. Najwięcej to daje przy karcie Paryża, która szkodzi co rundę.
web-advice-milady-12-h = Dbaj o Rocheforta
web-advice-milady-12 = Jego rany zostają. Jeśli zostanie wyeliminowany, trzy z twoich sześciu miejsc są zamknięte, a Muszkieterowie dostają kartę Jeden za wszystkich. Gdy jest słaby, ukryj się na rundę w spokojnym miejscu albo na czas zagraj Balsam.
web-advice-milady-13-h = Słuchaj i licz
web-advice-milady-13 = Muszkieterowie muszą naradzać się na głos. Jeśli któryś zebrał cztery karty jednej umiejętności i jedzie do misji, która jej wymaga, wiesz, gdzie być. Stracony krok kosztuje ich akcję i czas.
web-advice-milady-14-h = Uwięź tego, kogo trzeba
web-advice-milady-14 = Bastylia kosztuje akcję i drogę powrotną. Wybierz Muszkietera, który stoi tam, gdzie jest potrzebny, a nie najsilniejszego: to, co niósł dla innych, jest zamknięte razem z nim.

## Broszura

web-booklet-lead = Wszystko to na papierze: dziesięć minut, tabele, zasady z rozstrzygnięciami i przykładami, elementy gry, porady. Okno drukowania przeglądarki zrobi z tego także PDF.
web-booklet-contents = Spis treści
web-booklet-size = Papier
web-booklet-print = Drukuj
web-booklet-a4 = A4
web-booklet-letter = Letter
