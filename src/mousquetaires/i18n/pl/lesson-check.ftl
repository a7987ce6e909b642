### Co wypisuje `mousquetaires lesson`.

cli-help-lesson = Wypisz lekcje albo rozegraj je do końca i zgłoś, co jest w nich nie tak (kod wyjścia 1). Bez pliku: wszystkie lekcje z gry.
cli-option-task = Co zrobić: check albo list
cli-option-notes = Opis lekcji, NAZWA.toml, z zapisem obok niego.
cli-lesson-line = { $name }: { $title } ({ $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
})
cli-lesson-good = { $name }: bez problemów
lesson-problem-toml = To nie jest poprawny TOML: { $why }
lesson-problem-json = Zapis nie jest poprawnym JSON: { $why }
lesson-problem-file = Pliku { $file } nie da się odczytać jako tekstu.
lesson-problem-large = Plik { $file } jest większy niż { $most } B.
lesson-problem-field = „{ $field }” jest nieznane. Znane: { $known }.
lesson-problem-missing = Brakuje „{ $field }”.
lesson-problem-type = „{ $field }” ma zły typ.
lesson-problem-value = „{ $field }” nie może mieć wartości „{ $read }”. Znane: { $known }.
lesson-problem-twice = Dwa kroki mają tę nazwę.
lesson-problem-text = Brakuje tekstu { $text } w języku { $language }.
lesson-problem-rule = Nie ma zasady { $rule }.
lesson-problem-allowed = „{ $move }” jest objaśnione jako błędne, a dozwolone.
lesson-problem-record = Zapis nie pasuje przy wpisie { $at }.
lesson-problem-move = Zapis ma tu „{ $move }”, a krok pozwala na: { $allowed }.
lesson-problem-no-move = Zapis nie ma ruchu dla tego kroku.
lesson-problem-no-step = Po tym kroku zapis ma jeszcze ruch: { $move }.
lesson-problem-notation = „{ $move }” to nie ruch.
lesson-problem-refused = „{ $move }” nie jest tu dozwolone: { $why }
lesson-problem-chance = Dla { $purpose } nie ustalono wyniku albo żaden nie pasuje.
lesson-problem-over = Gra kończy się przed tym krokiem.
lesson-problem-endless = Inne miejsca nie kończą: { $most } odpowiedzi.
lesson-problem-goal = Cel nie jest osiągnięty: { $goal }.
lesson-problem-after = Po „{ $move }”, na które pozwala krok, lekcja nie może trwać dalej: { $why }
lesson-problem-until = Ruchy z zapisu nie kończą tego zadania: { $goal }.
lesson-problem-no-miss = Zadanie potrzebuje co najmniej jednego niepowodzenia.
lesson-problem-no-task = Tylko zadanie, krok z „until”, może mieć „plays” i „miss”.
lesson-problem-choice = W zadaniu musi być wybór: na początku możliwych ruchów jest tylko { $n }.
lesson-problem-miss = Te ruchy nie prowadzą do niepowodzenia „{ $event }”: { $move }.
lesson-problem-open = Po { $n } losowych ruchach zadanie nie było ani wykonane, ani stracone.
