### Przy stole: odkryta zasadzka, szanse w pojedynku jako części 100 %, wiersz telefonu nad mapą.

web-fight-snare = Wejdź w { $n }. zasadzkę w komnacie
web-odds-unhurt = bez rany
web-odds-of-these-out = w tym: pada
web-answers-below = Niżej są dalsze odpowiedzi
web-glance-life = { $hero }: życie { $n }
# the heading of a column of chances: how often he is wounded
web-odds-hurt = ranny
