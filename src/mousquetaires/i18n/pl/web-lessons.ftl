### Strony i panele lekcji oraz karta celów.

web-nav-lessons = Nauka
web-title-lessons = Nauka przez grę
web-lessons-about = Dwie pierwsze gry uczą zasad przy prawdziwym stole, krok po kroku. Ćwiczenia trwają po minucie lub dwie.
web-lessons-done = Ukończone: { $n } z { $of }
web-lessons-first = Twoja pierwsza gra
web-lessons-musketeers = Ćwiczenia dla muszkieterów
web-lessons-milady = Ćwiczenia dla Milady
web-lesson-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
web-lesson-start = Zacznij
web-lesson-continue = Kontynuuj
web-lesson-again = Od nowa
web-lesson-done = Ukończone
web-lesson-step = Krok { $n } z { $of }
web-lesson-goal = Cel: { $goal }
web-lesson-next = Dalej
web-lesson-back = Wstecz
web-lesson-show = Pokaż mi
web-lesson-leave = Wyjdź, zapamiętaj krok
web-lesson-leave-short = Wyjdź
web-lesson-over = Ukończone: { $title }
web-lesson-play-on = Graj stąd dalej
web-lesson-missed = Tym razem nie
web-lesson-retry = Spróbuj jeszcze raz
web-lesson-undo = Cofnij ostatni ruch
web-lesson-more = Inne lekcje
web-learn-title = Pierwszy raz tutaj? Ucz się, grając
web-learn-about = Dziesięć minut przy prawdziwym stole, jedna myśl naraz. Każdy ruch wykonujesz samodzielnie.
web-learn-first_turn = Twoja pierwsza runda, muszkieterami
web-learn-first_scheme = Twoja pierwsza intryga, jako Milady

## Karta celów

web-goalcard-you = Twoje postacie: { $names }
web-goalcard-you-milady = Grasz jako Milady
web-goalcard-musketeers = Muszkieterowie
web-goalcard-musketeers-win = Wygrywają razem, gdy ukończą wszystkie cztery plansze Zadania.
web-goalcard-milady = Milady
web-goalcard-milady-wins = Wygrywa, gdy tylko skończy się jeden z jej wskaźników:
web-goalcard-way-time = Czas dochodzi do ostatniego pola.
web-goalcard-way-siege = La Rochelle przypada jej.
web-goalcard-way-honour = Królowa traci cały honor.
web-goalcard-way-abduction = Sześć sukcesów dzięki Porwaniu Konstancji.
web-goalcard-turn = Runda
web-goalcard-phase-milady = Milady gdzieś się ukrywa i dobiera albo zagrywa kartę Zdrady.
web-goalcard-phase-musketeers = Każdy muszkieter wykonuje swoje akcje, w dowolnej kolejności.
web-goalcard-phase-siege = Obie strony rzucają za oblężenie La Rochelle.
web-goalcard-phase-end = Czas się przesuwa, a niewykonane misje dają o sobie znać.
web-goalcard-dismiss = Grajmy
web-goalcard-lessons = Wolę uczyć się krok po kroku
web-pointer-dismiss = Jasne, bez podpowiedzi
web-pointer-next_musketeer = Może zacząć dowolny muszkieter. Naciśnij go tutaj albo jego portret.
web-pointer-musketeer_action = Naciśnij odpowiedź tutaj albo coś, co świeci na mapie. Każda kosztuje akcję.
web-pointer-combat_cards = Więcej kości, większe szanse: procenty pokazują, co daje każdy wybór.
web-pointer-skill_cards = Tu nie ma kości: umiejętność i karty razem muszą osiągnąć poziom.
web-pointer-opening_paris = Każda karta zagraża muszkieterom na swój sposób, dopóki nie wykonają jej misji.
web-pointer-destination = Nikt nie widzi, dokąd idziesz. W Paryżu, w Luwrze i przy Zadaniu walczy za ciebie Rochefort.
web-pointer-treachery = Dobierz kartę na później albo zagraj jedną teraz: działa od razu.
web-pointer-adversaries = Siły muszą dać dokładnie siłę misji. Pułapka liczy się jako 1.
web-exercise-done = Cel osiągnięty. Graj stąd dalej, jeśli chcesz, albo spróbuj następnego ćwiczenia.
