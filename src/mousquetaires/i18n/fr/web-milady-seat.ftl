### Milady's seat in the browser: her hand and reserve, her ways to win, who knows what, where she can go.

## Her hand

web-secret-hand = Votre main secrète
web-secret-deck = Pioche
web-secret-paris = Paris
web-secret-reserve = Votre réserve
# what she has in reserve; pressed, it shows all of it with its text
web-secret-counts = { $foes ->
    [one] { $foes } adversaire
   *[other] { $foes } adversaires
}, { $traps ->
    [one] { $traps } embûche
   *[other] { $traps } embûches
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}

## Placing something; the shorter texts are for phones

web-place-undo = Un pas en arrière
web-place-undone = Dernier pas annulé.
web-force-how-short = Touchez une carte, ou faites-la glisser sur la mission.
web-tokens-how-short = Touchez un jeton puis une case, ou faites-le glisser.

## Her ways to win: what moves each, in very few words

web-aims = Vos façons de gagner, et qui sait quoi
web-aim-turn = { $n ->
    [one] { $n } case par tour
   *[other] { $n } cases par tour
}
web-aim-held = immobile ce tour-ci
# both sides’ dice at the siege; $swords are Swords that a Paris card adds
web-aim-siege = { $swords ->
    [0] dés : { $red } rouges, { $blue } bleus
   *[other] dés : { $red } rouges et { $swords } Épée, { $blue } bleus
}
web-aim-louvre = Louvre : case { $n } sur { $of }
web-aim-paris = Paris : { $n } par tour
web-aim-strangles = { $dice ->
    [one] { $dice } dé rouge par tour
   *[other] { $dice } dés rouges par tour
}
# $card is a Paris card, $where is where it is
web-aim-abduction = { $where ->
    [hand] { $card } : dans votre main
    [quarters] { $card } : à votre hôtel
   *[gone] { $card } : hors du jeu
}
web-aim-barred = { $n } Mousquetaires exclus sur { $of }
# $card is a Treachery card in her hand
web-aim-card = en main : { $card }

web-aims-home = Vous êtes à votre hôtel.
web-aims-secret = Vous êtes { $place }, en secret.
web-aims-shown = Ils vous ont trouvée { $place }.
web-aims-rochefort-out = Hors de combat
# pressed, these show all that the Musketeers know; $n is how many places they have ruled out
web-aims-found = Ils savent où vous êtes
web-aims-they = { $n ->
    [0] Ils ne savent pas où vous êtes
    [one] Lieu exclu : { $n }
   *[other] Lieux exclus : { $n }
}
web-aims-you = Leurs cartes connues : { $n } sur { $of }

## What the Musketeers know of her

web-they-know = Ce qu’ils savent de vous
web-they-where = Votre lieu
web-they-home = Vous n’êtes encore allée nulle part.
web-they-place = Ils vous ont vue { $place }.
web-they-not-at = Ils savent que vous n’êtes pas { $places }.
web-they-nothing = Rien : vous pouvez être n’importe où.
web-they-treachery = Perfidie
web-they-hand = Dans votre main : { $n }, dans la pioche : { $deck }.
web-they-played = Jouées : { $cards }.
web-they-holds = Ils peuvent déduire que vous avez { $cards }.
web-they-paris = Cartes Paris
web-they-paris-hand = Dans votre main : { $n }.
web-they-paris-unseen = Pas encore vues : { $cards }.
web-they-tokens = Jetons de Quête
web-they-face-down = Face cachée : { $n }.
web-they-face-up = Face visible : { $tokens }.
web-they-foes = Adversaires et embûches
web-they-reserve = Ils peuvent déduire votre réserve : tous les autres sont sur la table ou hors du jeu.

## What everyone knows of the Musketeers’ hands

web-you-know = Ce que vous savez de leurs mains
web-you-hand = { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
web-you-shown = Au moins { $cards }.
web-you-piles = Cartes Aventure
web-you-discarded = Défausse : { $cards }
web-watching-hands = Ce que tous savent des mains :

## Where she can go: what it would bring this turn

# $what is a mission or a Quest board
web-gain-guard = { $what } : Rochefort affronte tout le monde, sauf Athos.
web-gain-there = Sur place : { $heroes }.
web-gain-alone = Aucun Mousquetaire n’y est encore.
web-gain-nothing = Pas de mission : rien à garder.
web-gain-rochelle = { $n ->
    [0] Aucune carte Combat au siège : rien à défausser.
    [one] Vous défaussez la carte Combat du siège.
   *[other] Vous défaussez une des { $n } cartes Combat du siège.
}
web-gain-richelieu = { $n ->
    [0] La pioche Perfidie est vide : rien à gagner.
   *[other] Si aucun Mousquetaire ne vous trouve : la carte Perfidie de votre choix (pioche : { $n }), ou piochez jusqu’à trois. En main : { $hand }.
}
web-gain-quarters = { $n ->
    [0] Personne ne peut entrer. Il ne reste aucune carte Paris à prendre.
    [one] Personne ne peut entrer. Vous prenez la dernière carte Paris.
   *[other] Personne ne peut entrer. Vous prenez une des { $n } cartes Paris.
}
