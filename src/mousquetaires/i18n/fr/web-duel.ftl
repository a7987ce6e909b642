### Duels, challenges and the siege, in the browser. $n is a number of dice, of life or of whatever the key says.

web-scene-duel = Le duel
web-scene-challenge = Le défi
web-scene-siege = Le siège de La Rochelle

web-duel-not-rolled = pas encore lancés
web-duel-no-dice = plus de dés
web-duel-life = vie { $n } sur { $full }
web-duel-lost = −{ $n }
web-duel-manoeuvre = Botte secrète :
web-duel-dice = { $n ->
    [one] { $n } dé à lancer
   *[other] { $n } dés à lancer
}
web-duel-round = Passe { $n }
web-challenge-lacks = { $n ->
    [0] Cela suffit
    [one] il manque { $n } point
   *[other] il manque { $n } points
}
web-siege-king = L’armée du Roi
web-siege-cardinal = Les assiégés et les amis du Cardinal
# $who is a list of Musketeers, $n how many they are
web-siege-sacrificed = { $n ->
    [one] { $who } a sacrifié 1 point de vie.
   *[other] { $who } ont sacrifié 1 point de vie chacun.
}
web-siege-stays = Le jeton du siège ne bouge pas.

## What a choice will probably bring

web-odds-wins = l’emporte
web-odds-wounded = est blessé
web-odds-out = tombe
web-odds-nothing = sans blessure
# $n is how many Lilies are still wanted
web-odds-found = { $n ->
    [one] trouve { $n } Lys
   *[other] trouve les { $n } Lys
}
web-odds-king = Le Roi gagne du terrain
web-odds-stays = Rien ne bouge
web-odds-cardinal = Richelieu gagne du terrain
web-odds-trap = L’embûche frappe
web-odds-enough = Cela suffit.
# $skill is the name of a skill, $n how many points of it are lacking
web-odds-lacks = { $skill } : il manque encore { $n }
web-commit-choose = Que risquez-vous ?
web-commit = En garde !
web-commit-so = Confirmer
