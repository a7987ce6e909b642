### Duels, challenges and the siege, in the browser. $n is a number of dice, of life or of whatever the key says.

web-scene-duel = Il duello
web-scene-challenge = La sfida
web-scene-siege = L’assedio di La Rochelle

web-duel-not-rolled = non ancora lanciati
web-duel-no-dice = nessun dado rimasto
web-duel-life = punti ferita: { $n } di { $full }
web-duel-lost = −{ $n }
web-duel-manoeuvre = Manovra segreta:
web-duel-dice = { $n ->
    [one] 1 dado da lanciare
   *[other] { $n } dadi da lanciare
}
web-duel-round = Assalto { $n }
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

## What a choice will probably bring

web-odds-wins = vince
web-odds-wounded = viene ferito
web-odds-out = cade
web-odds-nothing = niente sangue
# $n is how many Lilies are still wanted
web-odds-found = { $n ->
    [one] trova 1 Giglio
   *[other] trova { $n } Gigli
}
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
