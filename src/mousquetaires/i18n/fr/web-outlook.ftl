### Ce que l'on peut consulter à la table avant de choisir, dans le navigateur.

## Ce qu'une action apportera sans doute, en quelques mots

# $aim is wound against Rochefort, who only has to be driven off, else beat; $now without cards
web-brief-duel = { $aim ->
    [wound] le met en fuite { $now }
   *[beat] gagne { $now }
}
web-brief-duel-cards = { $aim ->
    [wound] le met en fuite { $now }, avec toutes ses cartes { $best }
   *[beat] gagne { $now }, avec toutes ses cartes { $best }
}
# $lacks is what his skill lacks, $cards how many cards of that skill are in hand
web-brief-challenge = { $lacks ->
    [0] sa compétence suffit
   *[other] il manque { $lacks } ; cartes qui conviennent : { $cards }
}
# $mean is how many Lilies are found on average, with one decimal; $wanted how many are still missing
web-brief-search = { $mean } Lys sur { $wanted } en moyenne
web-brief-siege = le Roi gagne du terrain { $king }, Richelieu { $cardinal }
web-brief-trap = { $trap } frappe { $chance }

## Où en est la partie

# $phase is one of the five below
web-course = { $n ->
    [0] Mise en place · { $phase }
   *[other] Tour { $n } · { $phase }
}
web-course-0 = Milady se prépare
web-course-1 = Milady complote
web-course-2 = les Mousquetaires agissent
web-course-3 = le siège
web-course-4 = la fin du tour
web-hero-must-leave = doit d’abord sortir de chez Richelieu
web-hero-ridden = a chevauché
web-hero-gift-used = ruse utilisée ce tour-ci

## Cartes et jetons qui ne sont pas en jeu

# $cards is a list of cards
web-hand-shown = montrées à tous : { $cards }
web-discarded = { $n ->
    [one] { $n } carte défaussée
   *[other] { $n } cartes défaussées
}
web-louvre-to-come = { $n ->
    [one] { $n } carte Louvre encore à venir
   *[other] { $n } cartes Louvre encore à venir
}
web-paris-unseen = { $n ->
    [one] { $n } carte Paris pas encore vue
   *[other] { $n } cartes Paris pas encore vues
}
web-paris-unused = { $n ->
    [one] { $n } carte Paris encore à prendre
   *[other] { $n } cartes Paris encore à prendre
}
web-treachery-deck = { $n ->
    [0] La pioche Perfidie est vide.
    [one] { $n } carte dans la pioche Perfidie
   *[other] { $n } cartes dans la pioche Perfidie
}
# what two others offer each other; $give and $want are lists such as "2 cards and pistol"
web-on-offer = Offre : { $give } contre { $want }

## Keys

web-single-keys = Répondre par une seule touche
web-single-keys-about = Les touches inscrites sur les réponses, et Retour arrière pour annuler un coup. À désactiver si vous appuyez par mégarde sur des touches ou si vous dictez à votre ordinateur.
