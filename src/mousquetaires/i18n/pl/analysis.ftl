### Analiza zakończonej gry: mousquetaires analyse, raport HTML i ich błędy.

cli-help-analyse = Pokaż, gdzie zakończona gra została wygrana i przegrana: szczęście, decyzje, kluczowe chwile, mało brakowało.
cli-option-html = Zapisz raport w tym pliku jako stronę internetową.
cli-option-playouts = Rozegraj też ciąg dalszy od każdej chwili, tyle razy; dodaje do krzywej margines błędu.
cli-option-playout_jobs = Ile procesów ma rozgrywać ciąg dalszy.
cli-option-records = Zapisz zapis każdej gry w tym folderze.
cli-records-resume = --records i --resume nie mogą wystąpić razem: gry, które już są w pliku, nie mają zapisu.
analysis-unfinished = Gra jeszcze trwa ({ $inputs ->
    [one] { $inputs } ruch
    [few] { $inputs } ruchy
    [many] { $inputs } ruchów
   *[other] { $inputs } ruchu
}): analizować można tylko zakończone gry.

analysis-musketeers-won = Muszkieterowie wygrali w rundzie { $turns }. { $ending }.
analysis-milady-won = Milady wygrała w rundzie { $turns }. { $ending }.

## Tabele

analysis-title-ledger = Bilans: szanse Milady na zwycięstwo, w punktach na 100
analysis-title-players = Szczęście i decyzje graczy, w punktach dla Milady
analysis-title-swings = Największe zwroty, w punktach dla Milady
analysis-title-beliefs = Gdzie była Milady i co można było sądzić z jawnych faktów
analysis-curve = Szanse Milady po każdym wyborze i rzucie
analysis-what = Pozycja
analysis-points = Punkty
analysis-start = Początek
analysis-luck = Szczęście
analysis-decisions = Decyzje
analysis-unforeseen = Nieprzewidziane
analysis-result = Wynik
analysis-player = Gracz
analysis-shared = nikt konkretny
analysis-turn = Runda
analysis-happened = Co się stało
analysis-change = Zmiana
analysis-better-answer = { $better } ({ $chance } zamiast { $played }, ± { $error })
analysis-better = Lepiej
analysis-no-verdict = bez werdyktu
analysis-no-answer = –
analysis-truth = Gdzie była
analysis-chance = Szansa
analysis-guess = Najbardziej prawdopodobne
analysis-reason = Runda { $turn }: { $reason }
analysis-note = Początek + szczęście + decyzje + nieprzewidziane = wynik. Szczęście mierzymy względem średniej wszystkich możliwych wyników, decyzję względem najlepszej odpowiedzi z punktu widzenia tego gracza. Nieprzewidziane to to, co wzór ocenił błędnie.

## Mało brakowało

analysis-miss-crossed = Runda { $turn }: { $hero_the } był { $place_loc }, gdy ukrywała się tam Milady, i nie spotkali się.
analysis-miss-one_short = Runda { $turn }: { $hero_the } zostawił przeciwnikowi tylko jeden punkt życia ({ $foe }).
analysis-miss-one_shield = Runda { $turn }: z jeszcze jedną Tarczą { $hero_the } nie padłby w starciu { $foe_ins }.
analysis-miss-one_point = Runda { $turn }: { $place_loc } { $hero_dat } zabrakło jednego punktu w wyzwaniu { $skill_gen }.
analysis-miss-one_space-time = Runda { $turn }: jeszcze jedno pole na torze czasu i Milady by wygrała.
analysis-miss-one_space-siege = Runda { $turn }: od klęski pod La Rochelle dzieliło Króla jedno pole.
analysis-miss-one_space-honour = Runda { $turn }: Królowej został tylko jeden punkt honoru.
analysis-miss-one_space-constance = Runda { $turn }: jeszcze jeden sukces i Konstancja byłaby zgubiona.

## Server

server-analyses-yours = Czekasz już na analizy (ich liczba: { $n }): poproś ponownie, gdy któraś będzie gotowa.
server-analyses-busy = Wiele gier czeka na analizę: spróbuj później.
