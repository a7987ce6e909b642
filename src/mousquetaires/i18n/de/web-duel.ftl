### Duels, challenges and the siege, in the browser. $n is a number of dice, of life or of whatever the key says.

web-scene-duel = Das Duell
web-scene-challenge = Die Herausforderung
web-scene-siege = Die Belagerung von La Rochelle

web-duel-not-rolled = noch nicht gewürfelt
web-duel-no-dice = keine Würfel mehr
web-duel-life = Leben { $n } von { $full }
web-duel-lost = −{ $n }
web-duel-manoeuvre = Geheimer Fechtstoß:
web-duel-dice = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}
web-duel-round = Gang { $n }
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

## What a choice will probably bring

web-odds-wins = siegt
web-odds-wounded = wird verwundet
web-odds-out = fällt
web-odds-nothing = kein Blut
# $n is how many Lilies are still wanted
web-odds-found = { $n ->
    [one] findet 1 Lilie
   *[other] findet { $n } Lilien
}
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
