### Duels, challenges and the siege, in the browser. $n is a number of dice, of life or of whatever the key says.

# $place is where: "at the Louvre"
web-scene-duel = Pojedynek { $place }
web-scene-challenge = Wyzwanie { $place }
web-scene-siege = Oblężenie La Rochelle
web-scene-search = Poszukiwanie Konstancji
web-scene-strangling = Konstancja w niebezpieczeństwie
web-stage-continue = Dalej

web-duel-life = życie: { $n } z { $full }
web-duel-lost = −{ $n }
web-duel-manoeuvre = Sekretny manewr:
web-duel-dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
# $more is what the chosen cards would add
web-duel-dice-plus = { $n } + { $more } kości
web-duel-dice-unknown = nieznane kości
web-duel-fixed = Nie rzuca kośćmi
web-duel-round = Starcie { $n }
web-duel-rounds = Starcia
web-duel-before = Przedtem
web-duel-added = { $n ->
    [one] +{ $n } kość
    [few] +{ $n } kości
    [many] +{ $n } kości
   *[other] +{ $n } kości
}
web-duel-added-none = bez kart
# the dice of the next round
web-duel-against = { $blue ->
    [one] { $blue } kość kontra { $red }
    [few] { $blue } kości kontra { $red }
    [many] { $blue } kości kontra { $red }
   *[other] { $blue } kości kontra { $red }
}
# the life of a foe, for example: Rochefort 5 → 3
web-duel-life-change = { $who } { $from } → { $to }
# $who is a Musketeer
web-duel-next = Starcie { $n }: rzuca { $who }
web-duel-next-dice = Niebieskie kości: { $blue }, czerwone: { $red }. Pierwsza rana kończy pojedynek.
web-duel-roll = Rzuć
web-duel-roll-on = Rzucaj do końca
web-duel-roll-on-hint = bez przerw między starciami

## The sums of a round. $who strikes: a Musketeer or a foe, as the subject of the sentence

web-strike = { $who } uderza
# $swords and $shields are counted: "3 Swords + 1", "2 Shields"
web-strike-sum = { $swords } kontra { $shields }
# $dice is what the dice show: "3 Swords"; $n is what equipment or an ability adds
web-strike-plus = { $dice } + { $n }
web-strike-manoeuvre = Sekretny manewr: nic go nie powstrzyma
web-strike-silenced = Najpierw działa sekretny manewr
web-strike-waiting = Kości się toczą…
web-strike-open = wolny
# for screen readers; $sources are pieces of equipment and abilities, $sum is a sum as above, $wounds are counted
web-strike-from = { $sum } ({ $sources })
web-strike-spoken = { $strike }: { $sum }, { $wounds }
# $mine and $his are what is spoken of each side
web-duel-spoken = Starcie { $n }. { $mine }. { $his }.
# below the number
web-wounds = { $n ->
    [one] rana
    [few] rany
    [many] ran
   *[other] rany
}
web-wounds-count = { $n ->
    [0] bez rany
    [one] { $n } rana
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
}

## Challenges, the siege, Constance

web-challenge-sum = Umiejętność, karty i żetony
web-challenge-of = na { $level }
web-challenge-lacks = { $n ->
    [0] Wystarczy
    [one] brakuje { $n } punktu
    [few] brakuje { $n } punktów
    [many] brakuje { $n } punktów
   *[other] brakuje { $n } punktu
}
web-siege-king = Armia Króla
web-siege-cardinal = Oblężeni i przyjaciele Kardynała
# $who is a list of Musketeers, $n how many they are
web-siege-sacrificed = { $n ->
    [one] { $who } poświęcił 1 punkt życia.
    [few] { $who } poświęcili po 1 punkcie życia.
    [many] { $who } poświęcili po 1 punkcie życia.
   *[other] { $who } poświęcili po 1 punkcie życia.
}
web-siege-stays = Znacznik twierdzy zostaje na miejscu.
# $king and $cardinal are counted: "2 Swords"
web-siege-sum = { $king } kontra { $cardinal }
web-siege-no-swords = Brak Mieczy
# below the number of spaces
web-siege-spaces = { $side ->
    [king] { $n ->
        [one] pole dla Króla
        [few] pola dla Króla
        [many] pól dla Króla
       *[other] pola dla Króla
    }
    [cardinal] { $n ->
        [one] pole dla Richelieu
        [few] pola dla Richelieu
        [many] pól dla Richelieu
       *[other] pola dla Richelieu
    }
   *[stays] bez ruchu
}
# $n is the space of the token: 0 is the middle, below 0 is Richelieu's side
web-siege-track = Tor oblężenia: znacznik na polu { $n }
web-siege-goes = { $side ->
    [king] { $n ->
        [one] Znacznik twierdzy przesuwa się o { $n } pole w stronę Króla.
        [few] Znacznik twierdzy przesuwa się o { $n } pola w stronę Króla.
        [many] Znacznik twierdzy przesuwa się o { $n } pól w stronę Króla.
       *[other] Znacznik twierdzy przesuwa się o { $n } pola w stronę Króla.
    }
    [cardinal] { $n ->
        [one] Znacznik twierdzy przesuwa się o { $n } pole w stronę Richelieu.
        [few] Znacznik twierdzy przesuwa się o { $n } pola w stronę Richelieu.
        [many] Znacznik twierdzy przesuwa się o { $n } pól w stronę Richelieu.
       *[other] Znacznik twierdzy przesuwa się o { $n } pola w stronę Richelieu.
    }
   *[stays] Znacznik twierdzy zostaje na miejscu.
}
web-sacrifice-useless = Poświęcenie niczego nie zmieni: znacznik nie może iść dalej.
# below the number of Lilies that were found
web-search-found = { $n ->
    [one] Lilia
    [few] Lilie
    [many] Lilii
   *[other] Lilii
}
# after a number with one decimal; $wanted Lilies are still missing
web-search-mean = Lilii średnio, brakuje: { $wanted }
# $n Lilies were found, $left are still missing
web-search-result = { $n ->
    [0] { $who } nie znajduje śladu Konstancji.
   *[other] { $who } znajduje ślad Konstancji.
} { $left ->
    [0] Konstancja odnaleziona!
    [one] Brakuje jeszcze { $left } Lilii.
    [few] Brakuje jeszcze { $left } Lilii.
    [many] Brakuje jeszcze { $left } Lilii.
   *[other] Brakuje jeszcze { $left } Lilii.
}
# below the number of Swords that Milady has rolled
web-strangling-swords = { $n ->
    [one] Miecz
    [few] Miecze
    [many] Mieczy
   *[other] Miecza
}
# $left successes are still missing
web-strangling-result = { $left ->
    [0] Konstancja nie żyje.
    [one] Jeszcze jeden sukces i Konstancja zginie.
    [few] Jeszcze { $left } sukcesy i Konstancja zginie.
    [many] Jeszcze { $left } sukcesów i Konstancja zginie.
   *[other] Jeszcze { $left } sukcesu i Konstancja zginie.
}
web-constance-counter = Sukcesy: { $n } z { $goal }

## What is revealed: a card flips over the map for a moment

web-reveal-found = Milady odnaleziona!
# after the sentence about a trap's die
web-reveal-trap-strikes = Trafienie!
web-reveal-trap-misses = Pudło.
# stamped on a mission
web-reveal-done = Ukończona
web-reveal-failed = Porażka

## What a choice will probably bring

web-odds-wins = wygrywa
web-odds-wounded = zostaje ranny
web-odds-out = pada
# przed nagłówkami kolumn: bardzo krótka linia i co ona znaczy
web-odds-at-once = Obaj uderzają naraz
web-odds-at-once-about = Obaj uderzają w tej samej chwili: może wygrać i zostać ranny albo wygrać i paść.
# $n is how many Lilies are still wanted
web-odds-found = { $n ->
    [one] znajduje ostatnią Lilię
    [few] znajduje od razu { $n } Lilie
    [many] znajduje od razu { $n } Lilii
   *[other] znajduje od razu { $n } Lilii
}
# $mean is a number with one decimal
web-odds-mean = średnio { $mean } Lilii, brakuje: { $wanted }
web-odds-king = Król zyskuje przewagę
web-odds-stays = Nic się nie zmienia
web-odds-cardinal = Richelieu zyskuje przewagę
web-odds-trap = Pułapka działa
web-odds-enough = To wystarczy.
# $skill is the name of a skill, $n how many points of it are lacking
web-odds-lacks = { $skill }: brakuje jeszcze { $n }
web-commit-choose = Co ryzykujesz?
web-commit = En garde!
web-commit-so = Potwierdź
