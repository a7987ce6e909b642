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
reason-lesson-path = Gospodę przeszukuje się żeton po żetonie. Ten krok chce innej drogi albo innego ruchu.
reason-lesson-equip = Zakupy w Arsenale kosztują akcję, a każda rzecz ma swoją cenę. Ten krok potrzebuje akcji na coś innego.
reason-lesson-pass = Możesz spasować, ale okazja wtedy przepada. Tym razem z niej skorzystaj.
reason-lesson-cards = Każda karta Walki daje niebieską kość, podwójna dwie, razem najwyżej sześć. Zagraj tyle, o ile prosi krok.
reason-lesson-skill = Cecha i karty razem muszą osiągnąć poziom: przy zbyt małej liczbie kart akcja przepada.
reason-lesson-turn = Muszkieterowie działają w dowolnej kolejności, ale kto zaczął, najpierw kończy. Ten krok zaczyna ktoś inny.
reason-lesson-go = Możesz się tam ukryć, ale tym razem inne miejsce jest więcej warte. Zobacz, o czym jest krok.
reason-lesson-treachery = Zagrywasz kartę Zdrady albo ją dobierasz, nigdy jedno i drugie. Tę zachowaj na lepszą chwilę.
reason-lesson-take = Dobrać można zawsze, ale wtedy w tej rundzie nie zagrasz karty Zdrady. Ten krok zagrywa jedną.
reason-lesson-lay = To dozwolone, ale tu chodzi o pułapkę. Przeczytaj jeszcze raz, o jakie karty prosi krok.
reason-lesson-one = Jeden za wszystkich po zagraniu wypada z gry. Zachowaj tę kartę na chwilę, o której mówi krok.
reason-lesson-to-richelieu = Muszkieter, który pójdzie do kryjówki Richelieu i nie zastanie tam Milady, trafia prosto do Bastylii. Idź tam tylko wtedy, gdy wiesz, że ona tam jest.
reason-lesson-offer = Możesz zaproponować dowolną wymianę, nawet prezent, a drugi gracz może odmówić. Poproś o kartę, o której mówi krok.
reason-lesson-back = Powrót do przedsionka kosztuje akcję, a ponowne wejście drugą. Ten krok idzie drogą dalej.
reason-lesson-spend = Możesz zachować Lilię Burbońską na później, ale ten krok potrzebuje jej teraz. Zużyj ją.
reason-lesson-blade = Możesz przerzucić dowolną swoją kość, ale tylko raz w pojedynku. Zachowaj te, których potrzebuje manewr, i przerzuć inną.
reason-lesson-buy = Jedną akcją kupisz do dwóch rzeczy, ale zapas i wspólna pula są ograniczone. Ten krok jest o innej rzeczy.
reason-lesson-name = Możesz wybrać także tego muszkietera, ale teraz ważniejszy jest inny. Zobacz, o czym jest krok.
reason-lesson-search = Możesz wziąć z talii dowolną kartę Zdrady, ale tylko jedną. Ten krok bierze inną.
reason-lesson-paris = Każda z tych misji może trafić do Paryża, ale ten krok wybiera inną. Przeczytaj jeszcze raz dlaczego.
reason-lesson-space = Lilia Burbońska odkrywa trzy żetony, te, które chcesz. Ten krok ogląda inny.
reason-lesson-stop-early = Muszkieter ma na to jeszcze akcję, ale może skończyć wcześniej. Ten krok kończy jego działania.
reason-lesson-keep-cards = Przy oblężeniu jest jeszcze miejsce, ale karty Walki przydają się też w pojedynkach. Ten krok je zachowuje: zakończ działania muszkietera.
reason-lesson-single-first = Podwójna rzuca tu dwiema kośćmi i będzie następna. Najpierw połóż pojedynczą kartę Walki.
reason-lesson-double-now = Kolejna pojedyncza karta rzuca tylko jedną kością, podwójna dwiema. Połóż kartę podwójnej Walki.
reason-lesson-look-first = Najpierw obejrzyj żetony: odkrywanie nie kosztuje akcji, a pozostałe akcje są na Zadanie. Zużyj Lilię Burbońską.
reason-lesson-buy-enough = Druga rzecz nie kosztuje kolejnej akcji, ale też ma swoją cenę. Tym razem zachowaj, co masz, i zakończ zakupy.
reason-lesson-one-epic = Zagrana za Lilie Burbońskie, karta Jeden za wszystkich nie zatrzyma już Czasu. Wybierz, by Czas się nie ruszał.
reason-lesson-other = Zasady na to pozwalają, ale krok prosi o coś innego. Nic nie przepadło: spróbuj jeszcze raz.
server-no-lesson = Nie ma tu lekcji „{ $lesson }”. Znane: { $known }.

## Twoja pierwsza runda

lesson-first-turn-title = Twoja pierwsza runda
lesson-first-turn-about = Czterej muszkieterowie, jedna runda: pojedynki, wyzwanie, Zadanie, oblężenie i Rochefort.
lesson-first-turn-goal = Rozegraj całą rundę wszystkimi czterema muszkieterami.
lesson-first-turn-done = To była cała runda: Milady, muszkieterowie, oblężenie, koniec rundy. Graj stąd dalej przeciw łatwej Milady.
lesson-first-turn-quest-boards = Grasz czterema muszkieterami i wygrywasz, gdy ukończysz cztery plansze Zadania, jedną po drugiej. To pierwsza z nich: Gospoda Pod Złotą Lilią z trzema drogami.
lesson-first-turn-clocks = Milady wygrywa, gdy tylko skończy się Czas, oblężenie zostanie przegrane, Królowa straci cały honor albo żeton Konstancji wskaże sześć sukcesów misji Porwanie Konstancji w Paryżu. Nie wystarczy więc biec do Zadania: ktoś musi ją powstrzymać.
lesson-first-turn-begin = Milady wybrała w sekrecie miejsce. Teraz muszkieterowie działają jeden po drugim, w dowolnej kolejności, każdy z trzema akcjami: niech zacznie d’Artagnan, jest w Paryżu.
lesson-first-turn-duel = Trzej przeciwnicy strzegą misji w Paryżu, a pojedynek kosztuje akcję. Zacznij od najsłabszego: stań do pojedynku ze Zbirem.
lesson-first-turn-dice = Rzucasz trzema niebieskimi kośćmi i jedną więcej za każdą kartę Walki zagraną przed pierwszym rzutem. Każdy Miecz rani, jeśli nie zatrzyma go Tarcza, a jedna rana pokona Zbira: dodaj kartę i rzuć.
lesson-first-turn-lilies = Lilie liczą się tylko w sekretnych manewrach: gdy trzy niebieskie kości pokażą manewr muszkietera, przeciwnik jest ranny bez względu na swój rzut. Jeśli nikt nie odniósł rany, obie strony odkładają po jednej kości i rzucają znowu.
lesson-first-turn-move = Zbir pokonany, dostajesz pistola: za pistole kupuje się ekwipunek w Arsenale. Ruch w dowolne otwarte miejsce kosztuje akcję: idź do Luwru.
lesson-first-turn-challenge = Misja w Luwrze wymaga Szyku 7, a wyzwanie też kosztuje akcję. D’Artagnan ma Szyk 4, a ty trzy karty Szyku: podejmij wyzwanie.
lesson-first-turn-skill = W wyzwaniu nie rzuca się kośćmi: cecha muszkietera i twoje karty tej cechy muszą razem osiągnąć poziom. Zagraj trzy karty, by osiągnąć 7.
lesson-first-turn-aramis = Wyzwanie wykonane i daje pistole, ale przeciwnik wciąż tam stoi. Trzy akcje d’Artagnana się skończyły: teraz Aramis w La Rochelle.
lesson-first-turn-reinforce = Na koniec każdej rundy Milady rzuca za oblężenie i liczą się tylko Miecze. Za akcję połóż tu kartę Walki: będzie rzucać niebieską kością za ciebie, runda po rundzie.
lesson-first-turn-stop = Aramis ma jeszcze dwie akcje, ale muszkieter zawsze może skończyć wcześniej. Zakończ jego działania i zostaw karty dla innych.
lesson-first-turn-porthos = Teraz Zadanie. Porthos ma pięć punktów życia, inni trzy: wyślij jego.
lesson-first-turn-quest = Zadanie to miejsce jak każde inne, a droga tam kosztuje akcję. Przenieś Porthosa do Zadania.
lesson-first-turn-path = Każda droga kryje cztery żetony, a wystarczy oczyścić jedną. Za akcję odkrywasz następny żeton: wejdź do piwnicy.
lesson-first-turn-rochefort = Milady ukryła się właśnie tutaj: gdy muszkieter próbuje czegoś tam, gdzie ona jest, najpierw walczy z nim Rochefort. Rochefort rzuca czterema czerwonymi kośćmi: zagraj dwie karty Walki.
lesson-first-turn-resume = Ranny Rochefort ucieka, a Porthos kontynuuje tę samą akcję; bez tej rany akcja by przepadła. Żeton to strażnik: walcz bez karty albo z jedną.
lesson-first-turn-further = Pierwszego żetonu już nie ma. Idź w piwnicy o pole dalej.
lesson-first-turn-athos = To była atrapa, po prostu znika. Athos jest ostatni, a Rochefort nigdy go nie zatrzymuje: przenieś go do Luwru.
lesson-first-turn-brisemont = Misja jest wykonana, gdy pokonane jest jej wyzwanie i wszyscy przeciwnicy. Wyzwanie już wykonane: pokonaj Brisemonta, a misja w Luwrze będzie wykonana.
lesson-first-turn-mission = Brisemont rzuca trzema czerwonymi kośćmi, Athos trzema niebieskimi. Zachowaj ostatnią kartę Walki albo ją zagraj: tu kości są łaskawe.
lesson-first-turn-draw = Znacznik Luwru był jeszcze wysoko, więc misja daje dwie Lilie Burbońskie: w gospodzie każda odkrywa trzy żetony. Dobranie karty też kosztuje akcję: zrób to ostatnią, twoi muszkieterowie mają wspólną rękę.
lesson-first-turn-sacrifice = Oblężenie: Milady ma o jeden Miecz więcej, więc znacznik poszedłby o pole w lewo, a na lewym końcu ona wygrywa. Każdy muszkieter w La Rochelle może oddać punkt życia, by zatrzymać Miecz: niech zrobi to Aramis.
lesson-first-turn-next-turn = Na koniec rundy Czas i znacznik Luwru schodzą o pole: od trzeciego pola znacznik Luwru kosztuje Królową honor. Potem Milady rzuca za Porwanie Konstancji, każdy Miecz przesuwa żeton Konstancji o pole i zaczyna się nowa runda, znów od Milady.

## Twoja pierwsza intryga

lesson-first-scheme-title = Twoja pierwsza intryga
lesson-first-scheme-about = Milady od pierwszych przygotowań: Paryż, straże, kryjówki, Zdrada i Rochefort.
lesson-first-scheme-goal = Zatrzymaj Porthosa w Luwrze, potem zabierz muszkieterom czas.
lesson-first-scheme-done = Ukrywasz się, knujesz, a Rochefort walczy za ciebie. Graj stąd dalej przeciw łatwym muszkieterom.
lesson-first-scheme-clocks = Jesteś Milady i wygrywasz, gdy tylko skończy się jeden z tych wskaźników: Czas, oblężenie, honor Królowej albo Konstancja, ofiara porwania. Muszkieterowie wygrają tylko, jeśli wcześniej ukończą cztery plansze Zadania.
lesson-first-scheme-paris = Najpierw wybierasz misję dla Paryża. Weź Porwanie Konstancji: rzucasz za nie na koniec każdej rundy, żeton Konstancji liczy twoje sukcesy, a sześć daje ci zwycięstwo.
lesson-first-scheme-tokens = Teraz ukryj w gospodzie dwanaście żetonów, na trzech drogach po cztery: osiem straży i zasadzek oraz cztery atrapy. Muszkieterom wystarczy jedna droga, więc żadna niech nie będzie łatwa; „Zaproponuj” wypełni wszystkie.
lesson-first-scheme-guards = Każda misja ma wartość. Wyślij do Paryża przeciwników, których siły dają dokładnie tyle, a pułapki zostaw na później.
lesson-first-scheme-louvre = W Luwrze jest tak samo, a ta misja ma swoją wartość. Znów wyślij przeciwników, bez pułapki.
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
lesson-challenge-with-epic-tokens-buckingham = Athosowi brakuje punktu: jego Szlachetność i twoja jedyna karta Szlachetności nie wystarczą. Najpierw zagraj księcia Buckingham, przynosi Lilię Burbońską.
lesson-challenge-with-epic-tokens-move = Wyzwanie podejmuje się tam, gdzie leży. Przenieś Athosa do Zadania.
lesson-challenge-with-epic-tokens-challenge = Na Przeprawie do Anglii czekają cztery wyzwania, w dowolnej kolejności. Podejmij to ze Szlachetnością.
lesson-challenge-with-epic-tokens-cards = Najpierw karty, każda dodaje 1. Zagraj kartę Szlachetności.
lesson-challenge-with-epic-tokens-epic = Na tej planszy każda Lilia Burbońska obniża wyzwanie o 1. Zużyj jedną.

lesson-duel-with-toledo-sword-title = Pojedynek z mieczem z Toledo
lesson-duel-with-toledo-sword-goal = Pokonaj Brisemonta sekretnym manewrem d’Artagnana.
lesson-duel-with-toledo-sword-begin = Sekretny manewr d’Artagnana to dwie Lilie i Miecz: gdy go pokaże, przeciwnik jest ranny bez względu na swój rzut. Niech zacznie.
lesson-duel-with-toledo-sword-equip = Jedną akcją kupisz do dwóch rzeczy w Arsenale, płacąc ze wspólnej puli. Idź na zakupy.
lesson-duel-with-toledo-sword-buy = Toledo pozwala raz w pojedynku przerzucić niebieską kość. Kup je.
lesson-duel-with-toledo-sword-enough = Tą samą akcją można kupić drugą rzecz. Zachowaj pistole i zakończ zakupy.
lesson-duel-with-toledo-sword-duel = Teraz Brisemont. Ma tyle kości co ty, więc nie idź bez kart.
lesson-duel-with-toledo-sword-cards = Karty Walki dodaje się tylko przed pierwszym rzutem. Zagraj jedną: cztery kości.
lesson-duel-with-toledo-sword-blade = Dwie Lilie i dwie Tarcze: do manewru brakuje tylko Miecza. Przerzuć Tarczę.

lesson-rochefort-interrupts-title = Rochefort przeszkadza
lesson-rochefort-interrupts-goal = Wykonaj wyzwanie w Luwrze, choć czeka tam Rochefort.
lesson-rochefort-interrupts-begin = Porthos jest w Luwrze, a ty masz karty Szyku na tamtejsze wyzwanie. Niech zacznie.
lesson-rochefort-interrupts-challenge = Rochefort przychodzi tylko przy krokach misji: wyzwaniach, pojedynkach z przeciwnikami, żetonach Zadania. Podejmij wyzwanie Szyku.
lesson-rochefort-interrupts-duel = Oto on, zanim cokolwiek zapłacisz za wyzwanie. Karty Walki są na niego: zagraj trzy, więcej niż sześć kości nie ma.
lesson-rochefort-interrupts-resume = Jest ranny, ucieka i w tej rundzie nikogo już nie zatrzyma. Wyzwanie trwa dalej w tej samej akcji: zagraj cztery karty Szyku.

lesson-paths-of-the-inn-title = Drogi gospody
lesson-paths-of-the-inn-goal = Znajdź najłatwiejszą drogę gospody i wejdź na nią.
lesson-paths-of-the-inn-begin = Dwanaście żetonów, trzy drogi, a potrzebna tylko jedna. Niech zacznie Athos: Rochefort nigdy go nie zatrzymuje.
lesson-paths-of-the-inn-buckingham = Lilia Burbońska odkrywa trzy żetony w gospodzie, a Buckingham przynosi ci jedną. Zagraj go.
lesson-paths-of-the-inn-turn-up = Odkrywanie nie kosztuje akcji i nikt nie musi być przy Zadaniu. Zużyj Lilię Burbońską.
lesson-paths-of-the-inn-rooms = Zobacz pierwszy żeton każdej drogi. Najpierw sypialnie.
lesson-paths-of-the-inn-stables = Sypialni strzegą cztery czerwone kości. Teraz pierwszy żeton stajni.
lesson-paths-of-the-inn-cellar = Atrapa: stajnie są wolne. A pierwszy żeton w piwnicy?
lesson-paths-of-the-inn-move = Dwa Miecze w piwnicy zawsze trafiają. Najlepsze są stajnie: przenieś Athosa do Zadania.
lesson-paths-of-the-inn-path = Atrapa zostaje po prostu odrzucona i Athos staje na jej miejscu. Wejdź do stajni.

lesson-trade-first-title = Najpierw wymiana
lesson-trade-first-goal = Zdobądź brakującą kartę Szyku, a potem wykonaj wyzwanie w Luwrze, wszystko w jednej rundzie.
lesson-trade-first-begin = D’Artagnan potrzebuje w Luwrze trzech kart Szyku, a masz dwie. Gracz Porthosa ma ich więcej: niech zacznie d’Artagnan.
lesson-trade-first-move = Wymieniać można się tylko z muszkieterem w tym samym miejscu. Idź do Luwru.
lesson-trade-first-trade = Wymiana kosztuje cię akcję, drugiego gracza nic. Wyzwanie wolno ogłosić tylko, gdy da się je wykonać, więc wymień się wcześniej.
lesson-trade-first-offer = Powiedz, co dajesz i czego chcesz: karta Walki za kartę Szyku. Milady też to słyszy.
lesson-trade-first-challenge = Zostaje trzecia akcja na wyzwanie. Podejmij je.
lesson-trade-first-cards = Szyk 4 i trzy karty to 7. Zagraj wszystkie trzy.

lesson-siege-and-sacrifice-title = Oblężenie
lesson-siege-and-sacrifice-goal = Przesuń oblężenie ku muszkieterom, choć Milady ma posiłki.
lesson-siege-and-sacrifice-first = Posiłki dają Milady w tej rundzie drugą czerwoną kość. Aramis działa ostatni: połóż kartę Walki przy oblężeniu.
lesson-siege-and-sacrifice-second = Podwójna to dwie kości, ale zajmuje tylko jedno z trzech miejsc. Połóż kartę podwójnej Walki.
lesson-siege-and-sacrifice-end = Karty przy oblężeniu zostają i rzucają w każdej rundzie. Zachowaj ostatnie karty Walki: zakończ działania Aramisa.
lesson-siege-and-sacrifice-sacrifice = Dwa Miecze przeciw dwóm: nic by się nie ruszyło. Aramis oddaje punkt życia, by zniwelować jeden, i oblężenie przesuwa się ku tobie.

lesson-richelieus-gamble-title = Hazard u Richelieu
lesson-richelieus-gamble-goal = Zaskocz Milady w kryjówce Richelieu bez ryzyka Bastylii.
lesson-richelieus-gamble-begin = Muszkieter, który szuka Milady w kryjówce Richelieu i jej nie znajdzie, trafia prosto do Bastylii. Najpierw się upewnij: niech zacznie Aramis.
lesson-richelieus-gamble-kitty = Dzięki Kitty Milady musi pokazać kartę Lokacji. Zagraj ją.
lesson-richelieus-gamble-move = Jest tam, ryzyka już nie ma. Idź do Richelieu: Milady traci to, po co przyszła.

lesson-one-for-all-in-time-title = Jeden za wszystkich na czas
lesson-one-for-all-in-time-goal = Nie pozwól, by Czas się przesunął.
lesson-one-for-all-in-time-time = Milady zagrała Ślepy zaułek, który od razu przesuwa Czas. Odpowiedz kartą Jeden za wszystkich: w tej rundzie Czas wcale się nie rusza.

lesson-exact-strength-title = Dokładnie tyle siły
lesson-exact-strength-goal = Obsadź dwie misje dokładnie według ich wartości, drugą z Żebrakami.
lesson-exact-strength-paris = Wartość misji trzeba osiągnąć dokładnie, jeśli pozwalają na to karty. Wyślij przeciwników do Paryża, a pułapki zachowaj.
lesson-exact-strength-louvre = Pułapka liczy się jako 1 i w jednym miejscu może leżeć tylko jedna. Wyślij do Luwru przeciwników razem z Żebrakami: dopóki się ich nie opłaci, nic się tam nie zrobi.

lesson-tokens-of-the-inn-title = Żetony dla gospody
lesson-tokens-of-the-inn-goal = Rozłóż wszystkie dwanaście żetonów na trzech drogach.
lesson-tokens-of-the-inn-paths = Muszkieterom wystarczy jedna droga z czterema żetonami, a każda Lilia Burbońska pokazuje im trzy. Rozrzuć więc atrapy: cztery na jednej drodze byłyby prezentem.
lesson-tokens-of-the-inn-tokens = Mocny żeton na początku drogi widać wcześnie, na końcu kosztuje ich najwięcej. Połóż wszystkie dwanaście albo poproś o propozycję i wyślij je.

lesson-where-to-hide-title = Gdzie się ukryć
lesson-where-to-hide-goal = Niech Rochefort zatrzyma d’Artagnana.
lesson-where-to-hide-look = D’Artagnan jest w Paryżu, a słabe straże go kuszą. Rochefort pomaga tylko tam, gdzie muszkieter czegoś próbuje.
lesson-where-to-hide-hide = Athosa nigdy nie zatrzymuje, a Aramis i Porthos niewiele mogą tam, gdzie są. Ukryj się w Paryżu.
lesson-where-to-hide-draw = W każdej rundzie dobierasz albo zagrywasz kartę Zdrady. Dobierz jedną.
lesson-where-to-hide-again = Rochefort zatrzymał d’Artagnana i akcja przepadła. Teraz spodziewają się ciebie w Paryżu: wróć tam albo zaskocz ich w Luwrze lub przy Zadaniu.

lesson-timing-treachery-title = Właściwa chwila
lesson-timing-treachery-goal = Wyeliminuj d’Artagnana jedną kartą.
lesson-timing-treachery-hide = Po pojedynku d’Artagnanowi został jeden punkt życia. Najpierw wybierz miejsce, w którym przyda ci się Rochefort.
lesson-timing-treachery-ambush = Napad rani muszkietera, a zbroja nie pomaga. Kto ma jeden punkt życia, traci przez to wszystkie akcje w rundzie: zagraj go teraz.
lesson-timing-treachery-victim = Wyeliminowany przed swoimi akcjami tylko wstaje. Wybierz d’Artagnana.
