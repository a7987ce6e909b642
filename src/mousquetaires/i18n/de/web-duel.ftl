### Duels, challenges and the siege, in the browser. $n is a number of dice, of life or of whatever the key says.

# $place is where: "at the Louvre"
web-scene-duel = Duell { $place }
web-scene-challenge = Herausforderung { $place }
web-scene-siege = Die Belagerung von La Rochelle
web-scene-search = Die Suche nach Constance
web-scene-strangling = Constance in Gefahr
web-stage-continue = Weiter

web-duel-life = Leben { $n } von { $full }
web-duel-lost = −{ $n }
web-duel-manoeuvre = Geheimer Fechtstoß:
web-duel-dice = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}
# $more is what the chosen cards would add
web-duel-dice-plus = { $n } + { $more } Würfel
web-duel-dice-unknown = Würfel unbekannt
web-duel-fixed = Würfelt nicht
web-duel-round = Gang { $n }
web-duel-rounds = Gänge
web-duel-before = Zuvor
web-duel-added = { $n ->
    [one] +1 Würfel
   *[other] +{ $n } Würfel
}
web-duel-added-none = keine Karten
# the dice of the next round
web-duel-against = { $blue ->
    [one] 1 Würfel gegen { $red }
   *[other] { $blue } Würfel gegen { $red }
}
# the life of a foe, for example: Rochefort 5 → 3
web-duel-life-change = { $who } { $from } → { $to }
# $who is a Musketeer
web-duel-next = Gang { $n }: { $who } würfelt
web-duel-next-dice = { $blue ->
    [one] 1 blauer Würfel gegen { $red } rote.
   *[other] { $blue } blaue Würfel gegen { $red } rote.
} Die erste Wunde beendet das Duell.
web-duel-roll = Würfeln
web-duel-roll-on = Bis zum Ende würfeln
web-duel-roll-on-hint = ohne Pause zwischen den Gängen

## The sums of a round. $who strikes: a Musketeer or a foe, as the subject of the sentence

web-strike = { $who } schlägt zu
# $swords and $shields are counted: "3 Swords + 1", "2 Shields"
web-strike-sum = { $swords } gegen { $shields }
# $dice is what the dice show: "3 Swords"; $n is what equipment or an ability adds
web-strike-plus = { $dice } + { $n }
web-strike-manoeuvre = Geheimer Fechtstoß: nichts hält ihn auf
web-strike-silenced = Ein Fechtstoß kommt zuvor
web-strike-waiting = Die Würfel rollen …
web-strike-open = frei
# for screen readers; $sources are pieces of equipment and abilities, $sum is a sum as above, $wounds are counted
web-strike-from = { $sum } ({ $sources })
web-strike-spoken = { $strike }: { $sum }, { $wounds }
# $mine and $his are what is spoken of each side
web-duel-spoken = Gang { $n }. { $mine }. { $his }.
# below the number
web-wounds = { $n ->
    [one] Wunde
   *[other] Wunden
}
web-wounds-count = { $n ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $n } Wunden
}

## Challenges, the siege, Constance

web-challenge-sum = Fähigkeit, Karten und Marken
web-challenge-of = gegen { $level }
web-challenge-lacks = { $n ->
    [0] Das genügt
    [one] es fehlt 1 Punkt
   *[other] es fehlen { $n } Punkte
}
web-siege-king = Das Heer des Königs
web-siege-cardinal = Die Belagerten und die Freunde des Kardinals
# $who is a list of Musketeers, $n how many they are
web-siege-sacrificed = { $n ->
    [one] { $who } hat 1 Lebenspunkt geopfert.
   *[other] { $who } haben je 1 Lebenspunkt geopfert.
}
web-siege-stays = Die Belagerungsmarke bewegt sich nicht.
# $king and $cardinal are counted: "2 Swords"
web-siege-sum = { $king } gegen { $cardinal }
web-siege-no-swords = Keine Degen
# below the number of spaces
web-siege-spaces = { $side ->
    [king] { $n ->
        [one] Feld für den König
       *[other] Felder für den König
    }
    [cardinal] { $n ->
        [one] Feld für Richelieu
       *[other] Felder für Richelieu
    }
   *[stays] keine Bewegung
}
# $n is the space of the token: 0 is the middle, below 0 is Richelieu's side
web-siege-track = Belagerungsleiste: Die Marke steht auf { $n }
web-siege-goes = { $side ->
    [king] { $n ->
        [one] Die Belagerungsmarke rückt 1 Feld zum König.
       *[other] Die Belagerungsmarke rückt { $n } Felder zum König.
    }
    [cardinal] { $n ->
        [one] Die Belagerungsmarke rückt 1 Feld zu Richelieu.
       *[other] Die Belagerungsmarke rückt { $n } Felder zu Richelieu.
    }
   *[stays] Die Belagerungsmarke bewegt sich nicht.
}
web-sacrifice-useless = Ein Opfer ändert nichts: Die Marke kann nicht weiter.
# below the number of Lilies that were found
web-search-found = { $n ->
    [one] Lilie
   *[other] Lilien
}
# after a number with one decimal; $wanted Lilies are still missing
web-search-mean = { $wanted ->
    [one] Lilien im Schnitt, 1 fehlt
   *[other] Lilien im Schnitt, { $wanted } fehlen
}
# $n Lilies were found, $left are still missing
web-search-result = { $n ->
    [0] { $who } findet keine Spur von Constance.
   *[other] { $who } findet eine Spur von Constance.
} { $left ->
    [0] Sie ist gefunden!
    [one] Es fehlt noch 1 Lilie.
   *[other] Es fehlen noch { $left } Lilien.
}
# below the number of Swords that Milady has rolled
web-strangling-swords = Degen
# $left successes are still missing
web-strangling-result = { $left ->
    [0] Constance ist tot.
    [one] Noch ein Erfolg, und Constance ist verloren.
   *[other] Noch { $left } Erfolge, und Constance ist verloren.
}
web-constance-counter = { $n } von { $goal } Erfolgen

## What is revealed: a card flips over the map for a moment

web-reveal-found = Mylady ist entdeckt!
# after the sentence about a trap's die
web-reveal-trap-strikes = Getroffen!
web-reveal-trap-misses = Verfehlt.
# stamped on a mission
web-reveal-done = Erfüllt
web-reveal-failed = Gescheitert

## What a choice will probably bring

web-odds-wins = siegt
web-odds-wounded = wird verwundet
web-odds-out = fällt
# vor den Überschriften der Spalten: eine sehr kurze Zeile, und was sie bedeutet
web-odds-at-once = Beide schlagen zugleich zu
web-odds-at-once-about = Beide schlagen im selben Augenblick zu: Auch wenn er siegt, wird er vielleicht verwundet oder fällt sogar.
# $n is how many Lilies are still wanted
web-odds-found = { $n ->
    [one] findet die letzte Lilie
   *[other] findet sofort alle { $n } Lilien
}
# $mean is a number with one decimal
web-odds-mean = { $mean } Lilien im Schnitt, { $wanted } fehlen
web-odds-king = Der König gewinnt an Boden
web-odds-stays = Nichts bewegt sich
web-odds-cardinal = Richelieu gewinnt an Boden
web-odds-trap = Der Hinterhalt schlägt zu
web-odds-enough = Das genügt.
# $skill is the name of a skill, $n how many points of it are lacking
web-odds-lacks = { $n ->
    [one] { $skill }: es fehlt noch 1
   *[other] { $skill }: es fehlen noch { $n }
}
web-commit-choose = Was riskierst du?
web-commit = En garde!
web-commit-so = Bestätigen
