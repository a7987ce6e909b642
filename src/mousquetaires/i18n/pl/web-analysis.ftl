### Analiza w przeglądarce, obok powtórki.

web-replay-tab-analysis = Analiza
web-replay-tab-ledger = Dlaczego
web-replay-tab-beliefs = Gdzie była Milady
web-replay-tab-misses = Mało brakowało
web-analysis = Analiza
web-analysis-about = Czy to było szczęście? Które decyzje się liczyły? Gdzie mogła być Milady i do czego mało brakowało?
web-analysis-ask = Przeanalizuj tę grę
web-analysis-ask-about = Serwer robi to wtedy, gdy żadna gra go nie potrzebuje. Wynik zostaje przy tej grze.
web-analysis-waiting = Oczekiwanie: serwer jest zajęty innymi grami.
web-analysis-running = Trwa analiza: { $percent }%
web-analysis-failed = Analiza się nie powiodła.
web-analysis-file = Serwer analizuje gry rozegrane przy jego stołach. Dla pliku uruchom na swoim komputerze:
web-analysis-choose = Potem upuść wynik na tę stronę albo wybierz go tutaj
web-analysis-other = Ta analiza dotyczy innej gry albo innej wersji.
web-analysis-curve-musketeers = Szanse Muszkieterów na zwycięstwo
web-analysis-curve-milady = Szanse Milady na zwycięstwo
web-analysis-curve-end-musketeers = Wygrywają Muszkieterowie
web-analysis-curve-end-milady = Wygrywa Milady
web-analysis-curve-about = szacowane po każdej decyzji i każdym rzucie; liczby to największe zwroty
web-analysis-curve-about-band = szacowane po każdej decyzji i każdym rzucie; pasmo: przedział 95% z symulowanych gier; liczby to największe zwroty
web-analysis-curve-about-making = szacowane po każdej decyzji i każdym rzucie; pasmo (przedział 95% z symulowanych gier): obliczone w { $percent }%
web-analysis-swings = Największe zwroty
web-analysis-swing-go = Zwrot akcji { $n }: { $what }
web-analysis-swing-number = Zwrot akcji { $n } z { $of }:
web-analysis-swing-choice = { $who }: { $n ->
    [one] 1 punkt stracony
    [few] { $n } punkty stracone
    [many] { $n } punktów straconych
   *[other] { $n } punktu straconego
} przez decyzję
web-analysis-swing-luck = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} szczęścia dla { $side ->
    [milady] Milady
   *[musketeers] Muszkieterów
}
web-analysis-no-verdict = Bez werdyktu: różnica mieści się w granicach błędu.
web-analysis-shared = Nikt konkretny
web-analysis-why-musketeers = Dlaczego wygrali Muszkieterowie
web-analysis-why-milady = Dlaczego wygrała Milady
web-analysis-points-musketeers = Ich szanse na zwycięstwo, w punktach na 100
web-analysis-points-milady = Jej szanse na zwycięstwo, w punktach na 100
web-analysis-about-start = Szanse na początku pierwszej rundy.
web-analysis-about-luck = Kości i karty w porównaniu ze średnią wszystkiego, co mogło wypaść.
web-analysis-about-decisions = Decyzje w porównaniu z najlepszą odpowiedzią, jaką gracz mógł znaleźć.
web-analysis-about-unforeseen = To, co samo oszacowanie oceniło błędnie.
web-analysis-about-result = Początek, szczęście, decyzje i nieprzewidziane dają razem 100: ta strona wygrała.
web-analysis-players = Szczęście i decyzje graczy
web-analysis-players-musketeers = Punkty dla Muszkieterów: błędy Milady liczą się na ich korzyść.
web-analysis-players-milady = Punkty dla Milady: błędy Muszkieterów liczą się na jej korzyść.
web-analysis-instead = Zamiast tego
web-analysis-own-chance = Szanse według tego, co ten gracz mógł wiedzieć ({ $who }).
web-analysis-difference = Różnica: { $n } ± { $error } pkt (sprawdzone światy: { $worlds }).
web-analysis-because = ponieważ
web-analysis-belief = Gdzie mogła być Milady, widziane z tego miejsca ({ $who })
web-analysis-boxed = W ramce: gdzie była.
web-analysis-was-there = (była tam)
web-analysis-previous = Poprzedni zwrot akcji
web-analysis-next = Następny zwrot akcji
web-analysis-show = Pokaż ten moment
web-analysis-try = Spróbuj stąd
web-analysis-no-swings = Żaden rzut i żadna decyzja się nie wyróżnia.
web-analysis-beliefs-about = Szansa w procentach według tego, co wiedzieli wszyscy, zanim odkryto jej kartę. W ramce: gdzie była.
web-analysis-turn-go = Pokaż rundę { $n }
web-analysis-no-misses = Nic nie było aż tak blisko.
