### Al tavolo: un tranello scoperto, le probabilità di un duello in parti del 100 %, la riga del telefono sopra la mappa.

web-fight-snare = Fai scattare il tranello { $n } dell’anticamera
web-odds-unhurt = illeso
web-odds-of-these-out = di cui: cade
web-answers-below = Altre risposte più sotto
web-glance-life = { $hero }: punti ferita { $n }
# the heading of a column of chances: how often he is wounded
web-odds-hurt = ferito
