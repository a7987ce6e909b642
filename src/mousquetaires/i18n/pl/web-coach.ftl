### The coach: the panel at a question, Milady’s map, and the table’s option.

web-coach = Doradca
web-coach-title = Co robić?
web-coach-musketeers = Szansa, że wygrają Muszkieterowie:
web-coach-milady = Szansa, że wygrasz:
web-coach-thinking = Doradca myśli…
web-coach-ask-again = Zapytaj jeszcze raz
web-coach-chance = { $percent }%, plus minus { $error }
web-coach-unclear = Nie ma wyraźnie najlepszej odpowiedzi: dwie pierwsze mieszczą się w granicach błędu.
web-coach-clear = Pierwsza odpowiedź jest wyraźnie najlepsza.
web-coach-method = Symulowane rundy na odpowiedź: { $n }. ± to przedział 95%.
web-coach-where = Gdzie może być Milady?
web-coach-legend = Gdzie może być Milady
web-coach-press-place = Naciśnij miejsce, by zobaczyć fakty
web-coach-public = tylko z jawnych faktów
web-coach-end-now = Jeśli teraz skończysz:
web-coach-end-thinking = Doradca jeszcze sprawdza, co się przez to traci.
web-coach-end-anyway = Naciśnij jeszcze raz, aby mimo to skończyć.
web-coach-all = Wszystkie odpowiedzi
web-coach-allowed = doradca może pomagać każdemu graczowi
web-coach-about = Przy własnych pytaniach gracze mogą zapytać silnego bota, co by zrobił. Wszyscy widzą, że to dozwolone. W grze tylko przeciw botom jest zawsze.
