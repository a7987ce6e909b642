### Duels, challenges and the siege, in the browser. $n is a number of dice, of life or of whatever the key says.

web-scene-duel = Pojedynek
web-scene-challenge = Wyzwanie
web-scene-siege = Oblężenie La Rochelle

web-duel-not-rolled = jeszcze nie rzucono
web-duel-no-dice = nie ma już kości
web-duel-life = życie: { $n } z { $full }
web-duel-lost = −{ $n }
web-duel-manoeuvre = Sekretny manewr:
web-duel-dice = { $n ->
    [one] { $n } kość do rzutu
    [few] { $n } kości do rzutu
    [many] { $n } kości do rzutu
   *[other] { $n } kości do rzutu
}
web-duel-round = Starcie { $n }
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

## What a choice will probably bring

web-odds-wins = wygrywa
web-odds-wounded = zostaje ranny
web-odds-out = pada
web-odds-nothing = bez krwi
# $n is how many Lilies are still wanted
web-odds-found = { $n ->
    [one] znajduje { $n } Lilię
    [few] znajduje { $n } Lilie
    [many] znajduje { $n } Lilii
   *[other] znajduje { $n } Lilii
}
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
