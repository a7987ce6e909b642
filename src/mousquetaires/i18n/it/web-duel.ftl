### Duels, challenges and the siege, in the browser. $n is a number of dice, of life or of whatever the key says.

# $place is where: "at the Louvre"
web-scene-duel = Duello { $place }
web-scene-challenge = Sfida { $place }
web-scene-siege = L’assedio di La Rochelle
web-scene-search = Alla ricerca di Costanza
web-scene-strangling = Costanza in pericolo
web-stage-continue = Continua

web-duel-life = punti ferita: { $n } di { $full }
web-duel-lost = −{ $n }
web-duel-manoeuvre = Manovra segreta:
web-duel-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
}
# $more is what the chosen cards would add
web-duel-dice-plus = { $n } + { $more } dadi
web-duel-dice-unknown = dadi ignoti
web-duel-fixed = Non lancia dadi
web-duel-round = Assalto { $n }
web-duel-rounds = Assalti
web-duel-before = Prima
web-duel-added = { $n ->
    [one] +{ $n } dado
   *[other] +{ $n } dadi
}
web-duel-added-none = nessuna carta
# the dice of the next round
web-duel-against = { $blue ->
    [one] { $blue } dado contro { $red }
   *[other] { $blue } dadi contro { $red }
}
# the life of a foe, for example: Rochefort 5 → 3
web-duel-life-change = { $who } { $from } → { $to }
# $who is a Musketeer
web-duel-next = Assalto { $n }: { $who } lancia
web-duel-next-dice = { $blue ->
    [one] { $blue } dado blu
   *[other] { $blue } dadi blu
} contro { $red ->
    [one] { $red } rosso
   *[other] { $red } rossi
}. Il primo sangue chiude il duello.
web-duel-roll = Lancia
web-duel-roll-on = Lancia fino alla fine
web-duel-roll-on-hint = senza pause tra gli assalti

## The sums of a round. $who strikes: a Musketeer or a foe, as the subject of the sentence

web-strike = { $who } colpisce
# $swords and $shields are counted: "3 Swords + 1", "2 Shields"
web-strike-sum = { $swords } contro { $shields }
# $dice is what the dice show: "3 Swords"; $n is what equipment or an ability adds
web-strike-plus = { $dice } + { $n }
web-strike-manoeuvre = Manovra segreta: nulla la ferma
web-strike-silenced = Prima viene la manovra segreta
web-strike-waiting = I dadi rotolano…
web-strike-open = libera
# for screen readers; $sources are pieces of equipment and abilities, $sum is a sum as above, $wounds are counted
web-strike-from = { $sum } ({ $sources })
web-strike-spoken = { $strike }: { $sum }, { $wounds }
# $mine and $his are what is spoken of each side
web-duel-spoken = Assalto { $n }. { $mine }. { $his }.
# below the number
web-wounds = { $n ->
    [one] ferita
   *[other] ferite
}
web-wounds-count = { $n ->
    [0] nessuna ferita
    [one] { $n } ferita
   *[other] { $n } ferite
}

## Challenges, the siege, Constance

web-challenge-sum = Abilità, carte e segnalini
web-challenge-of = contro { $level }
web-challenge-lacks = { $n ->
    [0] Basta così
    [one] manca { $n } punto
   *[other] mancano { $n } punti
}
web-siege-king = L’esercito del Re
web-siege-cardinal = Gli assediati e gli amici del Cardinale
# $who is a list of Musketeers, $n how many they are
web-siege-sacrificed = { $n ->
    [one] { $who } ha sacrificato 1 punto ferita.
   *[other] { $who } hanno sacrificato 1 punto ferita ciascuno.
}
web-siege-stays = Il segnalino dell’assedio non si muove.
# $king and $cardinal are counted: "2 Swords"
web-siege-sum = { $king } contro { $cardinal }
web-siege-no-swords = Nessuna Spada
# below the number of spaces
web-siege-spaces = { $side ->
    [king] { $n ->
        [one] casella per il Re
       *[other] caselle per il Re
    }
    [cardinal] { $n ->
        [one] casella per Richelieu
       *[other] caselle per Richelieu
    }
   *[stays] nessun movimento
}
# $n is the space of the token: 0 is the middle, below 0 is Richelieu's side
web-siege-track = Tracciato dell’assedio: il segnalino è su { $n }
web-siege-goes = { $side ->
    [king] { $n ->
        [one] Il segnalino dell’assedio avanza di { $n } casella verso il Re.
       *[other] Il segnalino dell’assedio avanza di { $n } caselle verso il Re.
    }
    [cardinal] { $n ->
        [one] Il segnalino dell’assedio avanza di { $n } casella verso Richelieu.
       *[other] Il segnalino dell’assedio avanza di { $n } caselle verso Richelieu.
    }
   *[stays] Il segnalino dell’assedio non si muove.
}
web-sacrifice-useless = Un sacrificio non cambierebbe nulla: il segnalino non può andare oltre.
# below the number of Lilies that were found
web-search-found = { $n ->
    [one] Giglio
   *[other] Gigli
}
# after a number with one decimal; $wanted Lilies are still missing
web-search-mean = { $wanted ->
    [one] Gigli in media, ne manca { $wanted }
   *[other] Gigli in media, ne mancano { $wanted }
}
# $n Lilies were found, $left are still missing
web-search-result = { $n ->
    [0] { $who } non trova tracce di Costanza.
   *[other] { $who } trova una traccia di Costanza.
} { $left ->
    [0] È stata ritrovata!
    [one] Manca ancora { $left } Giglio.
   *[other] Mancano ancora { $left } Gigli.
}
# below the number of Swords that Milady has rolled
web-strangling-swords = { $n ->
    [one] Spada
   *[other] Spade
}
# $left successes are still missing
web-strangling-result = { $left ->
    [0] Costanza è morta.
    [one] Ancora un successo e Costanza è perduta.
   *[other] Ancora { $left } successi e Costanza è perduta.
}
web-constance-counter = { $n } successi su { $goal }

## What is revealed: a card flips over the map for a moment

web-reveal-found = Milady è scoperta!
# after the sentence about a trap's die
web-reveal-trap-strikes = Colpito!
web-reveal-trap-misses = Mancato.
# stamped on a mission
web-reveal-done = Compiuta
web-reveal-failed = Fallita

## What a choice will probably bring

web-odds-wins = vince
web-odds-wounded = viene ferito
web-odds-out = cade
# davanti ai titoli delle colonne: una riga molto breve, e che cosa significa
web-odds-at-once = Colpiscono insieme
web-odds-at-once-about = Entrambi colpiscono nello stesso momento: può vincere ed essere ferito, o vincere e cadere.
# $n is how many Lilies are still wanted
web-odds-found = { $n ->
    [one] trova l’ultimo Giglio
   *[other] trova subito tutti e { $n } i Gigli
}
# $mean is a number with one decimal
web-odds-mean = { $mean } Gigli in media, { $wanted } mancanti
web-odds-king = Il Re guadagna terreno
web-odds-stays = Nulla si muove
web-odds-cardinal = Richelieu guadagna terreno
web-odds-trap = La trappola scatta
web-odds-enough = Basta così.
# $skill is the name of a skill, $n how many points of it are lacking
web-odds-lacks = { $n ->
    [one] { $skill }: manca ancora { $n }
   *[other] { $skill }: mancano ancora { $n }
}
web-commit-choose = Che cosa rischi?
web-commit = In guardia!
web-commit-so = Conferma
