### Worked examples, by rule. Numbers are written as digits: tests/i18n/test_worked_examples.py plays each example and
### compares them.

web-example = Przykład
web-examples-h = Przykłady
web-example-goal_2 = Athos stoi w komnacie 4 na planszy 4 i korzysta z sekretnego przejścia za 3 Lilie Burbońskie. W tej chwili Muszkieterowie wygrali: jego 2 pozostałe akcje, oblężenie i koniec rundy nie mają już znaczenia.
web-example-goal_3 = Tor Czasu ma 12 pól. Na koniec rundy 12 znacznik Czasu opuszcza pole 12 i Milady wygrywa. Jeśli Muszkieterowie zagrają przedtem kartę Jeden za wszystkich (ONE-3), znacznik zostaje na miejscu i gra się rundę 13.
web-example-mil_4 = Milady ma 3 karty Zdrady. Jeśli dobierze, ma 4, ale nowej nie może zagrać przed następną rundą. Jeśli zamiast tego zagra Rekrutów, karta działa od razu: w tej rundzie każdy Muszkieter ma 2 akcje, a nie 3.
web-example-mus_3 = Aramisowi został 1 punkt życia i poświęca go w fazie III (SIEGE-5). Gdy znów przychodzi jego tura, wstaje z 3 punktami życia i dobiera 1 kartę. To wszystko: 3 akcje tej tury przepadają.
web-example-act_3 = Athos i Porthos są w Paryżu. Athos oddaje 2 karty Szyku i dostaje 3 karty Walki. Jeśli gracz Porthosa się zgodzi, Athosowi zostają 2 z jego 3 akcji, a Porthos wciąż ma wszystkie swoje 3. Jeśli odmówi, nic się nie zużywa.
web-example-force_1 = Porwanie Konstancji ma siłę 3. Pasuje Brisemont o sile 2 z pułapką, która liczy się za 1: 2 + 1 = 3. Pasuje też sam Cavois o sile 3. Brisemont i Bernajoux daliby 2 + 2 = 4: za dużo.
web-example-chal_2 = Przeprawa do Anglii wymaga Szarmanckości 7. Porthos ma w tej umiejętności 4, zagrywa więc 3 karty Szarmanckości i osiąga 7. Z 2 kartami nie mógłby nawet zapowiedzieć wyzwania (CHAL-5).
web-example-chal_4 = Porwanie Konstancji wymaga Szlachetności 5, a Aramis ma 3. Zagrywa 1 kartę Szlachetności i na swoją zdolność specjalną odrzuca jeszcze dowolną kartę: 3 + 1 + 1 = 5. W tej rundzie nie może już jej użyć, także w pojedynku (DUEL-2).
web-example-duel_1 = Porthos zagrywa przed pierwszym rzutem 1 kartę Walki i 1 Podwójną Walkę: 3 + 1 + 2 = 6 kości. Dalsze karty nic by nie dały, bo nigdy nie ma ich więcej niż 6.
web-example-duel_5 = Manewr Porthosa to 3 Lilie. Zagrywa 1 kartę Walki i z jego 4 kości 3 pokazują Lilie. Brisemont ma 2 Miecze, ale one się nie liczą: Brisemont traci 1 punkt życia, Porthos żadnego.
web-example-duel_8 = Porthos wyrzuca 2 Miecze i 1 Tarczę, Zbir 1 Miecz i 1 Tarczę. Każda Tarcza zatrzymuje Miecz, przechodzi więc 1 Miecz Porthosa. Zbir traci 1 punkt życia i pojedynek się kończy.
web-example-duel_10 = Athos wyrzuca 1 Miecz i 2 Tarcze, Zbir 1 Miecz i 1 Tarczę. Wszystkie Miecze są zatrzymane. Obaj odkładają po kości: Athos rzuca dalej 2 kośćmi, Zbir 1, a kart Walki już się nie dokłada.
web-example-duel_13 = Cavois ma 2 punkty życia. W pierwszym pojedynku traci 1 i zostaje mu 1; nagrody jeszcze nie ma. Dopiero drugi pojedynek, który kosztuje kolejną akcję, go pokonuje: teraz Muszkieterowie dostają 3 pistole i 1 Lilię Burbońską.
web-example-duel_17 = Aramis ma pistolet i zbroję i wyrzuca 1 Miecz, 1 Tarczę i 1 Lilię. Z pistoletem (DUEL-16) to 2 Miecze, ze zbroją 2 Tarcze. Bernajoux wyrzuca 2 Miecze i 2 Tarcze: nikt nie jest ranny. W następnym starciu pistolet jest pusty, ale zbroja nadal daje 1 Tarczę.
web-example-duel_18 = Manewr d’Artagnana to 1 Miecz i 2 Lilie. Wyrzuca 1 Miecz, 1 Tarczę i 1 Lilię. Dzięki Toledo przerzuca Tarczę i dostaje Lilię. Manewr jest pełny i Zbir traci 1 punkt życia.
web-example-duel_22 = Porthos, który ma Toledo, wyrzuca 2 Miecze i 1 Tarczę, Cahusac 2 Miecze i 2 Tarcze. Najpierw Cahusac przerzuca Tarczę i dostaje Miecz: ma 3 Miecze i 1 Tarczę. Potem Porthos przerzuca swoją Tarczę i ma 3 Miecze. Dopiero teraz się liczy: 2 Miecze trafiają Cahusaca, a Porthos, bez Tarczy, traci 3 punkty życia.
web-example-arm_1 = W puli jest 6 pistoli. Za 1 akcję Porthos kupuje pistolet za 3 i zbroję za 3. W puli jest teraz 0, a jemu zostały 2 akcje.
web-example-arm_8 = Wyzwanie wymaga Szlachetności 6. Athos ma 5 i żadnej karty Szlachetności, nie może go więc zapowiedzieć. Za 1 akcję i 1 dowolną kartę ulepsza tę umiejętność w Arsenale. Do końca gry ma 6 zamiast 5 i nie potrzebuje tu karty.
web-example-roch_6 = Porthos wyrzuca 3 Miecze, Rochefort 2 Miecze i 2 Tarcze. Tak więc 1 Miecz trafia Rocheforta, któremu zostają 4 punkty życia, a 2 trafiają Porthosa, któremu zostają 3. Rochefort ucieka, a Porthos robi dalej to, co zapowiedział. Według FAQ (RUL-MUTUAL-ROCHEFORT) każdy straciłby tylko 1.
web-example-roch_9 = Porthos zapowiada wyzwanie pierwszą ze swoich 3 akcji, a Rochefort go zatrzymuje. Zostają mu 2 akcje. Te 4 karty Szyku, które chciał zagrać, nadal ma na ręce, bo karty zagrywa się dopiero po pojedynku z Rochefortem.
web-example-qrt_1 = Na koniec fazy II rundy 3 Milady bierze w swoich kwaterach 1 kartę Paryża. Może ją wyłożyć w fazie I rundy 4, nie wcześniej. Jeśli w Paryżu leży już karta, nowa ją wypiera (MIL-3).
web-example-ric_2 = Milady jest w kryjówce Richelieu. Aramis idzie tam pierwszą ze swoich 3 akcji i ją znajduje. Ona odkrywa swoją kartę i nic tam nie zyskuje, a on ma jeszcze 2 akcje. D’Artagnan, który przyjdzie tam później w tej rundzie, też jest bezpieczny.
web-example-ric_3 = Milady jest w Luwrze, gdy Aramis idzie do kryjówki Richelieu. Zostaje wtrącony do Bastylii, a jego 2 pozostałe akcje przepadają. W następnej rundzie może wyjść za 1 akcję i 1 pistola (BAS-2).
web-example-lou_5 = Znacznik Luwru stoi na polu 2. Na koniec rundy schodzi na pole 3 (LOU-4): Królowa traci 1 punkt honoru i ma 9 zamiast 10. Na koniec następnej rundy schodzi na pole 4: Królowa traci jeszcze 2 i ma 7, a Milady dobiera 1 kartę Zdrady.
web-example-end_4 = Znacznik Czasu stoi na polu 5, a w Paryżu leży Zniknięcie Konstancji. W fazie IV znacznik przesuwa się o 1 pole, a na samym końcu o 1 kolejne z powodu karty. Stoi teraz na polu 7.
web-example-siege_2 = Na polu 7 toru Czasu Milady rzuca 3 kośćmi, z Posiłkami 4. Od pola 10 i tak rzuca 4. Wtedy Posiłki pozwalają jej przerzucić 1 Tarczę, jeszcze przed poświęceniami.
web-example-siege_4 = Muszkieterowie wyrzucają 2 Miecze, Milady 3. Tarcze i Lilie się tu nie liczą. Znacznik idzie o 1 pole w lewo, w stronę Richelieu.
web-example-siege_5 = Milady ma 3 Miecze, Muszkieterowie 1: znacznik poszedłby o 2 pola w lewo. Aramis i Porthos są w La Rochelle i poświęcają po 1 punkcie życia. To niweluje 2 Miecze. Jest teraz 1 do 1 i znacznik stoi w miejscu.
web-example-inn_3 = Pierwszych 2 żetonów w sypialniach już nie ma. Z przedsionka 1 akcja prowadzi Porthosa na pole 2, ostatnie puste. Za 1 kolejną akcję idzie dalej: żeton na polu 3 się odkrywa i Porthos z nim walczy.
web-example-inn_5 = Muszkieterowie zużywają 2 Lilie Burbońskie i odkrywają 6 z 12 żetonów. Nie kosztuje to akcji, a zasadzka odkryta w ten sposób nikogo nie rani (QST-3).
web-example-eng_2 = Wyzwanie to Szyk 7. D’Artagnan ma 4 i zagrywa 2 karty, co daje 6. Muszkieterowie zużywają 1 Lilię Burbońską. Wyzwanie jest o 1 łatwiejsze i d’Artagnan je wygrywa.
web-example-ret_2 = Aramis zagrywa 1 kartę Walki i ma 4 kości, zanim wie, z kim walczy. Żeton zostaje odkryty: gwardzista z 4 kośćmi. Muszkieterowie zużywają 2 Lilie Burbońskie i Aramis rzuca 6 kośćmi. Mają ich 3, ale ostatnia nie dałaby już kości.
web-example-gal_3 = Za 1 akcję Athos pokonuje 1 z 2 przeciwników. Zamiast walczyć z drugim, korzysta z sekretnego przejścia za 3 Lilie Burbońskie i 1 akcję. Muszkieterowie przeszli, a drugi przeciwnik zostaje odrzucony.
web-example-one_4 = Królowej został 1 punkt honoru, a misja w Luwrze kończy się porażką: straciłaby 2. Jej znacznik staje na polu Richelieu i Muszkieterowie od razu zagrywają Jednego za wszystkich. To, co straciłaby poza tym polem, się nie liczy. Odzyskuje 2 punkty i ma 2.
web-example-trev_1 = Pan de Tréville ma 3 akcje. Za 1 z nich rozkazuje Porthosowi dobrać kartę. We własnej turze Porthos wciąż ma wszystkie 3 akcje. Panu de Tréville zostały 2 i w tej rundzie nie może już wydać rozkazu.
