### Il racconto di una partita finita, come pagina

web-title-story = Racconto
web-tale-open = Racconto
web-tale-chapters = Racconto in { $n ->
    [one] { $n } capitolo
   *[other] { $n } capitoli
}
web-tale-writing = Il racconto si sta scrivendo…
web-tale-print = Stampa
web-tale-file = Salva il testo
web-tale-replay = Rivedi
web-tale-end = Fine
web-tale-moment = Rivedi questo momento
web-tale-map = Dov’erano tutti, Milady compresa
web-tale-duel = { $hero_the } e { $foe_the }
web-tale-found = { $hero_the } e Milady
web-tale-alone = { $hero_the }
