### Lekcje i ćwiczenia: co mówi każdy krok i dlaczego inny ruch nie jest na teraz.

## Ruchy, o które krok nie prosi

reason-lesson-end = Zawsze możesz skończyć wcześniej, ale pozostałe akcje przepadną. Ten krok potrzebuje jednej z nich.
reason-lesson-draw = Dobranie karty kosztuje akcję muszkietera. W tym kroku przyda się ona do czegoś lepszego.
reason-lesson-move = Ruch kosztuje akcję i zabiera stąd muszkietera. W tym kroku nie jest tam potrzebny.
reason-lesson-trade = Wymiana kosztuje akcję, a drugi gracz musi być w tym samym miejscu. Ten krok jest o czymś innym.
reason-lesson-play = Karta osoby kosztuje akcję i zostaje odrzucona. Zatrzymaj ją: ten krok potrzebuje tej akcji.
reason-lesson-reinforce = Karta przy oblężeniu tam zostaje i rzuca w każdej rundzie. Ten krok potrzebuje akcji na coś innego.
reason-lesson-challenge = Wyzwanie kosztuje akcję i zagrane karty. Najpierw zrób to, o co prosi krok.
reason-lesson-duel = Ten pojedynek jest dozwolony, ale kosztuje akcję, a może i punkty życia. Najpierw zrób to, o co prosi krok.
reason-lesson-path = Gospodę przeszukuje się żeton po żetonie. Ten krok chce innej ścieżki albo innego ruchu.
reason-lesson-equip = Zakupy w Arsenale kosztują akcję, a każda rzecz ma swoją cenę. Ten krok potrzebuje akcji na coś innego.
reason-lesson-pass = Możesz spasować, ale okazja wtedy przepada. Tym razem z niej skorzystaj.
reason-lesson-cards = Każda karta Walki daje niebieską kość, podwójna dwie, razem najwyżej sześć. Zagraj tyle, o ile prosi krok.
reason-lesson-skill = Umiejętność i karty razem muszą osiągnąć poziom: przy zbyt małej liczbie kart akcja przepada.
reason-lesson-turn = Muszkieterowie działają w dowolnej kolejności, ale kto zaczął, najpierw kończy. Ten krok zaczyna ktoś inny.
reason-lesson-go = Możesz się tam ukryć, ale tym razem inne miejsce jest więcej warte. Zobacz, o czym jest krok.
reason-lesson-treachery = Zagrywasz kartę Zdrady albo ją dobierasz, nigdy jedno i drugie. Tę zachowaj na lepszą chwilę.
reason-lesson-take = Dobrać można zawsze, ale wtedy w tej rundzie nie zagrasz karty Zdrady. Ten krok zagrywa jedną.
reason-lesson-lay = To dozwolone, ale tu chodzi o pułapkę. Przeczytaj jeszcze raz, o jakie karty prosi krok.
reason-lesson-one = Jeden za wszystkich po zagraniu wypada z gry. Zachowaj tę kartę na chwilę, o której mówi krok.
reason-lesson-to-richelieu = Muszkieter, który pójdzie do kryjówki Richelieu i nie zastanie tam Milady, trafia prosto do Bastylii. Idź tam tylko wtedy, gdy wiesz, że ona tam jest.
reason-lesson-offer = Możesz zaproponować dowolną wymianę, nawet prezent, a drugi gracz może odmówić. Poproś o kartę, o której mówi krok.
reason-lesson-back = Powrót do przedsionka kosztuje akcję, a ponowne wejście drugą. Ten krok idzie ścieżką dalej.
reason-lesson-spend = Możesz zachować Lilię Burbońską na później, ale ten krok potrzebuje jej teraz. Zużyj ją.
reason-lesson-blade = Możesz przerzucić dowolną swoją kość, ale tylko raz w pojedynku. Zachowaj te, których potrzebuje manewr, i przerzuć inną.
reason-lesson-buy = Jedną akcją kupisz do dwóch rzeczy, ale zapas i wspólna pula są ograniczone. Ten krok jest o innej rzeczy.
reason-lesson-name = Możesz wybrać także tego muszkietera, ale teraz ważniejszy jest inny. Zobacz, o czym jest krok.
reason-lesson-search = Możesz wziąć z talii dowolną kartę Zdrady, ale tylko jedną. Ten krok bierze inną.
reason-lesson-paris = Każda z tych misji może trafić do Paryża, ale ten krok wybiera inną. Przeczytaj jeszcze raz dlaczego.
reason-lesson-space = Lilia Burbońska odkrywa trzy żetony, te, które chcesz. Ten krok ogląda inny.
reason-lesson-turnup = Odkrycie żetonów nie kosztuje akcji, ale Lilię Burbońską. Zachowaj ją, aż będziesz wiedzieć, którą ścieżkę przeszukać.
reason-lesson-stop-early = Muszkieter ma na to jeszcze akcję, ale może skończyć wcześniej. Ten krok kończy jego działania.
reason-lesson-keep-cards = Przy oblężeniu jest jeszcze miejsce, ale karty Walki przydają się też w pojedynkach. Ten krok je zachowuje: zakończ działania muszkietera.
reason-lesson-path-present = Trzy atrapy leżą na jednej ścieżce: tylko jeden żeton dzieli muszkieterów od końca planszy. Rozłóż atrapy na różnych ścieżkach.
reason-lesson-path-end = Ścieżka kończy się atrapą: żeton, który kończy planszę, nie kosztuje tam muszkieterów pojedynku. Połóż na końcu gwardzistę.
reason-lesson-other = Zasady na to pozwalają, ale krok prosi o coś innego. Nic nie przepadło: spróbuj jeszcze raz.
server-no-lesson = Nie ma tu lekcji „{ $lesson }”. Znane: { $known }.

## Twoja pierwsza runda

lesson-first-turn-title = Twoja pierwsza runda
lesson-first-turn-about = Czterej muszkieterowie, jedna runda: pojedynki, wyzwanie, Zadanie, oblężenie i Rochefort.
lesson-first-turn-goal = Rozegraj całą rundę wszystkimi czterema muszkieterami.
lesson-first-turn-done = To była cała runda: Milady, muszkieterowie, oblężenie, koniec rundy. Graj stąd dalej przeciw łatwej Milady.
lesson-first-turn-quest-boards = Grasz czterema muszkieterami i wygrywasz, gdy ukończysz cztery plansze Zadania, jedną po drugiej. To pierwsza z nich: Gospoda Pod Złotą Lilią z trzema ścieżkami.
lesson-first-turn-clocks = Milady wygrywa, gdy tylko skończy się Czas, oblężenie zostanie przegrane, Królowa straci cały honor albo żeton Konstancji wskaże sześć sukcesów misji Porwanie Konstancji w Paryżu. Nie wystarczy więc biec do Zadania: ktoś musi ją powstrzymać.
lesson-first-turn-begin = Milady wybrała w sekrecie miejsce. Teraz muszkieterowie działają jeden po drugim, w dowolnej kolejności, każdy z trzema akcjami: niech zacznie d’Artagnan, jest w Paryżu.
lesson-first-turn-duel = Trzej przeciwnicy strzegą misji w Paryżu, a pojedynek kosztuje akcję. Zacznij od najsłabszego: stań do pojedynku ze Zbirem.
lesson-first-turn-dice = Każdy muszkieter rzuca trzema niebieskimi kośćmi i jedną więcej za każdą kartę Walki zagraną przed pierwszym rzutem. Każdy Miecz rani, jeśli nie zatrzyma go Tarcza, a jedna rana pokona Zbira: dodaj kartę i rzuć.
lesson-first-turn-lilies = Lilie liczą się tylko w sekretnych manewrach: gdy trzy niebieskie kości pokażą manewr muszkietera, przeciwnik jest ranny bez względu na swój rzut. Rana po którejkolwiek stronie kończy pojedynek; bez niej obie strony odkładają po jednej kości i rzucają znowu.
lesson-first-turn-move = Zbir pokonany, dostajesz pistola: za pistole kupuje się ekwipunek w Arsenale. Ruch w dowolne otwarte miejsce kosztuje akcję: idź do Luwru.
lesson-first-turn-challenge = Misja w Luwrze wymaga Szyku 7, a wyzwanie też kosztuje akcję. D’Artagnan ma Szyk 4, a ty trzy karty Szyku: podejmij wyzwanie.
lesson-first-turn-skill = W wyzwaniu nie rzuca się kośćmi: umiejętność muszkietera i jej karty z twojej ręki muszą razem osiągnąć poziom. Zagraj trzy karty, by osiągnąć 7.
lesson-first-turn-aramis = Wyzwanie wykonane i daje pistole, ale przeciwnik wciąż tam stoi. Trzy akcje d’Artagnana się skończyły: teraz Aramis w La Rochelle.
lesson-first-turn-reinforce = Na koniec każdej rundy Milady rzuca za oblężenie i liczą się tylko Miecze. Za akcję połóż tu kartę Walki: będzie rzucać niebieską kością za ciebie, runda po rundzie.
lesson-first-turn-stop = Aramis ma jeszcze dwie akcje, ale muszkieter zawsze może skończyć wcześniej. Zakończ jego działania i zostaw karty dla innych.
lesson-first-turn-porthos = Teraz Zadanie. Porthos ma pięć punktów życia, inni trzy: wyślij jego.
lesson-first-turn-quest = Zadanie to miejsce jak każde inne, a droga tam kosztuje akcję. Przenieś Porthosa do Zadania.
lesson-first-turn-path = Każda ścieżka kryje cztery żetony, a wystarczy oczyścić jedną. Za akcję odkrywasz następny żeton: wejdź do piwnicy.
lesson-first-turn-rochefort = Milady ukryła się właśnie tutaj: gdy muszkieter chce stoczyć pojedynek, podjąć wyzwanie albo iść ścieżką Zadania tam, gdzie ona jest, najpierw walczy z nim Rochefort. Rochefort rzuca czterema czerwonymi kośćmi: zagraj dwie karty Walki.
lesson-first-turn-resume = Ranny Rochefort ucieka, a Porthos kontynuuje tę samą akcję; bez tej rany akcja by przepadła. Żeton to gwardzista: walcz bez karty albo z jedną.
lesson-first-turn-further = Pierwszego żetonu już nie ma. Idź w piwnicy o pole dalej.
lesson-first-turn-athos = To była atrapa, po prostu znika. Athos jest ostatni, a Rochefort nigdy go nie zatrzymuje: przenieś go do Luwru.
lesson-first-turn-brisemont = Misja jest wykonana, gdy pokonane jest jej wyzwanie i wszyscy przeciwnicy. Wyzwanie już wykonane: pokonaj Brisemonta, a misja w Luwrze będzie wykonana.
lesson-first-turn-mission = Brisemont rzuca trzema czerwonymi kośćmi, Athos trzema niebieskimi. Zachowaj ostatnią kartę Walki albo ją zagraj: tu kości są łaskawe.
lesson-first-turn-epic = Znacznik Luwru był jeszcze wysoko, więc misja daje ci dwie Lilie Burbońskie. Każda zużyta w gospodzie odkrywa trzy żetony.
lesson-first-turn-draw = Athosowi została jedna akcja, a dobranie karty też kosztuje jedną. Dobierz: wszyscy twoi muszkieterowie grają z tej samej ręki.
lesson-first-turn-sacrifice = Oblężenie: Milady ma o jeden Miecz więcej, więc znacznik poszedłby o pole w lewo, a na lewym końcu ona wygrywa. Każdy muszkieter w La Rochelle może oddać punkt życia, by zatrzymać Miecz: niech zrobi to Aramis.
lesson-first-turn-next-turn = Runda się skończyła, a Czas zszedł o pole. Na ostatnim polu wygrywa Milady, więc liczy się każda runda.
lesson-first-turn-louvre-token = Znacznik Luwru też schodzi o pole. Od trzeciego pola kosztuje Królową honor w każdej rundzie: im dłużej misja w Luwrze czeka, tym jest droższa.
lesson-first-turn-abduction = Na koniec Milady rzuca za Porwanie Konstancji i każdy Miecz przesuwa żeton Konstancji o pole. Zaczyna się nowa runda, znów od Milady.

## Twoja pierwsza intryga

lesson-first-scheme-title = Twoja pierwsza intryga
lesson-first-scheme-about = Milady od pierwszych przygotowań: Paryż, straże, kryjówki, Zdrada i Rochefort.
lesson-first-scheme-goal = Zatrzymaj Porthosa w Luwrze, potem zabierz muszkieterom czas.
lesson-first-scheme-done = Ukrywasz się, knujesz, a Rochefort walczy za ciebie. Graj stąd dalej przeciw łatwym muszkieterom.
lesson-first-scheme-clocks = Jesteś Milady i wygrywasz, gdy tylko skończy się jeden z tych wskaźników: Czas, oblężenie, honor Królowej albo Konstancja, ofiara porwania. Muszkieterowie wygrają tylko, jeśli wcześniej ukończą cztery plansze Zadania.
lesson-first-scheme-paris = Najpierw wybierasz misję dla Paryża. Weź Porwanie Konstancji: rzucasz za nie na koniec każdej rundy, żeton Konstancji liczy twoje sukcesy, a sześć daje ci zwycięstwo.
lesson-first-scheme-tokens = Teraz ukryj w gospodzie dwanaście żetonów, na trzech ścieżkach po cztery: osiem gwardzistów i zasadzek oraz cztery atrapy. Muszkieterom wystarczy jedna ścieżka, więc żadna niech nie będzie łatwa; „Zaproponuj” wypełni wszystkie.
lesson-first-scheme-guards = Każda misja ma siłę. Wyślij do Paryża przeciwników, których siły dają dokładnie tyle, a pułapki zostaw na później.
lesson-first-scheme-louvre = W Luwrze jest tak samo, a ta misja ma swoją siłę. Znów wyślij przeciwników, bez pułapki.
lesson-first-scheme-hide = W każdej rundzie wybierasz w sekrecie, dokąd iść. W Paryżu, w Luwrze i przy Zadaniu Rochefort zatrzymuje pierwszego muszkietera, który czegoś tam próbuje: Porthos jest w Luwrze, ukryj się tam.
lesson-first-scheme-ambush = Potem dobierasz kartę Zdrady albo od razu jedną zagrywasz, nigdy jedno i drugie. Zagraj Napad: rani muszkietera, zanim cokolwiek zrobi.
lesson-first-scheme-victim = Osłab tego, na kogo czekasz. Wybierz Porthosa.
lesson-first-scheme-rochefort = Porthos spróbował wyzwania, a Rochefort tam był: nie został ranny, więc akcja przepadła. Odkryto cię, ale w następnej rundzie znów się ukryjesz.
lesson-first-scheme-richelieu = W kryjówce Richelieu weźmiesz dowolną kartę Zdrady na koniec fazy muszkieterów, jeśli żaden cię tam nie znajdzie. Idź tam teraz.
lesson-first-scheme-take = Nic w ręce nie jest pilne. Dobierz kartę Zdrady.
lesson-first-scheme-search = Nikt cię nie znalazł. Wyszukaj w talii Ślepy zaułek.
lesson-first-scheme-again = Nowa runda i znów możesz wybrać każde miejsce. Zdecyduj, gdzie tym razem poczeka Rochefort: Paryż, Luwr czy Zadanie.
lesson-first-scheme-dead-end = Ślepy zaułek od razu przesuwa Czas o pole, a na koniec rundy przesunie się jeszcze raz. Zagraj go.

## Ćwiczenia

lesson-challenge-with-epic-tokens-title = Wyzwanie z Lilią Burbońską
lesson-challenge-with-epic-tokens-goal = Wykonaj wyzwanie Szlachetności Przeprawy do Anglii.
lesson-challenge-with-epic-tokens-task = Athos działa ostatni i ma trzy akcje, ale jego Szlachetności i twojej jedynej karcie Szlachetności brakuje punktu do poziomu. Wykonaj wyzwanie Szlachetności w tej rundzie.
lesson-challenge-with-epic-tokens-miss-failed = Umiejętność, karty i Lilie Burbońskie razem nie dały wymaganego poziomu. Akcja przepadła, a z nią zagrane karty.
lesson-challenge-with-epic-tokens-miss-ended = Akcje Athosa są zużyte, a wyzwanie wciąż czeka. Potrzebne były wszystkie trzy: policz je wstecz od wyzwania.

lesson-duel-with-toledo-sword-title = Pojedynek z mieczem z Toledo
lesson-duel-with-toledo-sword-goal = Pokonaj Brisemonta sekretnym manewrem d’Artagnana.
lesson-duel-with-toledo-sword-task = D’Artagnan ma trzy akcje, a jego sekretny manewr to dwie Lilie i Miecz. Pokonaj nim Brisemonta, nie tracąc punktu życia.
lesson-duel-with-toledo-sword-miss-wounded = Miecz, którego nie zatrzyma Tarcza, kosztuje d’Artagnana punkt życia. Więcej kości to więcej Tarcz, a Arsenał sprzedaje drugą szansę.
lesson-duel-with-toledo-sword-miss-plain = Brisemont jest pokonany, ale zwykłymi Mieczami. Te może zatrzymać Tarczami, sekretnego manewru nigdy: znajdź coś, co zmienia jedną kość.
lesson-duel-with-toledo-sword-miss-ended = Akcje d’Artagnana są zużyte, a Brisemont wciąż stoi. Przygotowanie może kosztować akcję, ale ostatnia należy do pojedynku.

lesson-rochefort-interrupts-title = Rochefort przeszkadza
lesson-rochefort-interrupts-goal = Wykonaj wyzwanie w Luwrze, choć czeka tam Rochefort.
lesson-rochefort-interrupts-task = Masz karty Szyku na wyzwanie w Luwrze i trzy karty Walki. Wykonaj to wyzwanie Porthosem, nawet jeśli Milady ukrywa się właśnie tutaj.
lesson-rochefort-interrupts-miss-stood = Rochefort nie został ranny, więc wyzwanie się nie zaczęło, a akcja przepadła. Zostaje i w tej rundzie walczy tu z każdym, kto czegoś spróbuje, prócz Athosa.
lesson-rochefort-interrupts-miss-failed = Szyk Porthosa i zagrane karty nie dają wymaganego poziomu. Akcja przepadła, a z nią karty.
lesson-rochefort-interrupts-miss-ended = Porthos skończył, a wyzwanie wciąż czeka. Jeśli nikt go nie podejmie, znacznik Luwru zejdzie niżej i będzie kosztował Lilie Burbońskie, a potem honor.

lesson-paths-of-the-inn-title = Drogi gospody
lesson-paths-of-the-inn-goal = Wejdź na ścieżkę gospody, która zaczyna się atrapą.
lesson-paths-of-the-inn-task = Dwanaście żetonów leży zakrytych na trzech ścieżkach, a ty masz księcia Buckingham. Znajdź ścieżkę, która zaczyna się atrapą, i wejdź na nią Athosem w tej rundzie.
lesson-paths-of-the-inn-miss-blind = Stał tam gwardzista, którego nikt przedtem nie odkrył. Pojedynek kosztuje akcję i może punkty życia, a Lilia Burbońska pokazałaby go wcześniej.
lesson-paths-of-the-inn-miss-lucky = Atrapa, ale czystym przypadkiem: przy dwóch pozostałych wejściach stoją gwardziści. Odkryj żetony, zanim kogoś tam wyślesz.
lesson-paths-of-the-inn-miss-ended = Akcje Athosa są zużyte, a żadna atrapa nie znikła. Odkrywanie nie kosztuje akcji, ale karta, droga do Zadania i wejście kosztują po jednej.

lesson-trade-first-title = Najpierw wymiana
lesson-trade-first-goal = Wykonaj wyzwanie w Luwrze d’Artagnanem w tej rundzie.
lesson-trade-first-task = Wyzwanie w Luwrze wymaga Szyku 7: d’Artagnan ma 4, a ty dwie karty Szyku. Wykonaj je nim w tej rundzie z pomocą gracza Porthosa.
lesson-trade-first-miss-failed = Umiejętność i karty razem nie dały wymaganego poziomu. Akcja przepadła, a z nią zagrane karty.
lesson-trade-first-miss-ended = D’Artagnan zużył akcje, zanim doszło do wyzwania. Dobieranie to przypadek, a wyzwanie wolno zapowiedzieć tylko wtedy, gdy da się je wykonać: wystarczyłaby jedna wymiana.

lesson-siege-and-sacrifice-title = Oblężenie
lesson-siege-and-sacrifice-goal = Przesuń oblężenie ku muszkieterom, choć Milady ma posiłki.
lesson-siege-and-sacrifice-task = W tej rundzie Milady rzuca przy oblężeniu dwiema czerwonymi kośćmi, a ty jeszcze żadną. Aramis działa ostatni: spraw, by znacznik oblężenia ruszył w twoją stronę.
lesson-siege-and-sacrifice-miss-lost = Milady miała o Miecz więcej i znacznik przesunął się o pole w jej stronę: na lewym końcu wygrywa. Zatrzymałoby go więcej niebieskich kości albo poświęcenie.
lesson-siege-and-sacrifice-miss-empty = Bez karty przy oblężeniu nie rzucasz żadną kością i liczy się każdy Miecz Milady. Znacznik przesunął się o dwa pola w jej stronę.
lesson-siege-and-sacrifice-miss-still = Tyle samo Mieczy po obu stronach: znacznik stoi w miejscu. Punkt życia muszkietera w La Rochelle zatrzymałby jeden z jej Mieczy.

lesson-richelieus-gamble-title = Hazard u Richelieu
lesson-richelieus-gamble-goal = Zaskocz Milady w kryjówce Richelieu bez ryzyka Bastylii.
lesson-richelieus-gamble-task = Milady może być w kryjówce Richelieu, by wziąć wybraną kartę Zdrady. Zaskocz ją tam Aramisem, ale najpierw upewnij się, że tam jest.
lesson-richelieus-gamble-miss-blind = Była tam, ale Aramis nie mógł tego wiedzieć. Gdyby była gdzie indziej, siedziałby teraz w Bastylii: masz kartę, przez którą Milady musi pokazać, gdzie jest.
lesson-richelieus-gamble-miss-ended = Aramis skończył swoje działania. Jeśli Milady jest w kryjówce Richelieu, weźmie wybraną kartę Zdrady: przeszkodzi jej tylko muszkieter, który ją tam znajdzie.

lesson-one-for-all-in-time-title = Jeden za wszystkich na czas
lesson-one-for-all-in-time-goal = Nie pozwól, by Czas się przesunął.
lesson-one-for-all-in-time-task = Milady zagrała Ślepy zaułek, który od razu przesuwa Czas. W tej rundzie utrzymaj Czas w miejscu.
lesson-one-for-all-in-time-miss-epic = Masz dwie Lilie Burbońskie, ale Czas się przesunął i na koniec rundy przesunie się znowu. Jeden za wszystkich wypada z gry, a z nim pozostałe skutki tej karty.
lesson-one-for-all-in-time-miss-moved = Czas się przesunął i na koniec rundy przesunie się znowu. Jeden za wszystkich mógł zatrzymać oba ruchy, a później zatrzyma już tylko drugi.

lesson-exact-strength-title = Dokładnie tyle siły
lesson-exact-strength-goal = Trzy pojedynki w Paryżu i Żebracy w Luwrze.
lesson-exact-strength-task = Każdy przeciwnik to pojedynek i kosztuje muszkieterów akcję. Obsadź obie misje tak, by Paryż wymagał trzech pojedynków, a Żebraków zachowaj do Luwru.
lesson-exact-strength-miss-used = Żebracy leżą teraz w Paryżu, a położonej pułapki nie da się przenieść. Luwr stoi przed muszkieterami otworem, bez opłaty.
lesson-exact-strength-miss-few = Obie misje są strzeżone, ale zbyt tanio: mniej niż trzy pojedynki w Paryżu albo Luwr bez Żebraków. Słabi przeciwnicy dają tę samą siłę i więcej pojedynków.

lesson-tokens-of-the-inn-title = Żetony dla gospody
lesson-tokens-of-the-inn-goal = Rozłóż dwanaście żetonów tak, by żadna ścieżka gospody nie była prezentem.
lesson-tokens-of-the-inn-paths = Muszkieterom wystarczy jedna ścieżka z czterema żetonami, a każda Lilia Burbońska pokazuje im trzy. Ścieżka z samych atrap byłaby dla nich prezentem.
lesson-tokens-of-the-inn-tokens = Plansza jest ukończona, gdy zniknie czwarty żeton dowolnej ścieżki. Połóż wszystkie dwanaście tak, by żadna ścieżka nie miała trzech atrap i żadna nie kończyła się atrapą.

lesson-where-to-hide-title = Gdzie się ukryć
lesson-where-to-hide-goal = Niech Rochefort zatrzyma d’Artagnana.
lesson-where-to-hide-task = Rochefort pomaga tylko tam, gdzie muszkieter czegoś próbuje, i nigdy nie zatrzymuje Athosa. Zobacz, gdzie stoją muszkieterowie i co jest tam do zrobienia, i ukryj się tam, gdzie d’Artagnan na niego trafi.
lesson-where-to-hide-miss-free = D’Artagnan walczył bez przeszkód: Rochefort czekał tam, gdzie nie miał nic do roboty. Pokonany przeciwnik nie wraca, a każda wolna akcja przybliża muszkieterów do końca misji.

lesson-timing-treachery-title = Właściwa chwila
lesson-timing-treachery-goal = Wyeliminuj d’Artagnana jedną kartą.
lesson-timing-treachery-task = D’Artagnanowi został jeden punkt życia, a muszkieter wyeliminowany przed swoimi akcjami tylko wstaje. Odbierz mu wszystkie akcje w tej rundzie.
lesson-timing-treachery-miss-drawn = Masz o kartę więcej, ale d’Artagnan ma wszystkie akcje. Dobierasz albo zagrywasz, a w tej rundzie zagranie odebrałoby mu wszystkie.
lesson-timing-treachery-miss-other = Ta karta też się przydaje, ale d’Artagnan zachowuje wszystkie akcje. W rundzie zagrywasz tylko jedną kartę Zdrady: zobacz, która rani.
lesson-timing-treachery-miss-victim = Stracił punkt życia i działa jak zwykle. Muszkietera z jednym punktem życia ta sama karta kosztowałaby wszystkie akcje.
