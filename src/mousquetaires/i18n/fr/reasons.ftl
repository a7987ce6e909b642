### Pourquoi une chose n'est pas possible : ce qui ne va pas, et ce qui irait.

## À qui de décider

reason-not-asked = Ce n'est pas à vous de décider : la question est posée à quelqu'un d'autre.
reason-nothing-pending = Personne n'a de choix à faire en ce moment : les dés ou les cartes doivent d'abord tomber.
reason-game-over = La partie est terminée.
reason-not-offered = Cela ne répond pas à la question posée : choisissez l'une des réponses proposées.
reason-not-now = Pas en ce moment : attendez qu'un Mousquetaire doive choisir sa prochaine action.
reason-impossible-outcome = Ces dés ou ces cartes ne peuvent pas tomber ainsi.
reason-other-chance = Un autre lancer est attendu : { $due }, et non { $read }.
reason-undo-not-yours = Il n'y a là rien que vous puissiez reprendre.
reason-undo-needs-consent = { $missing ->
    [one] Depuis, des dés sont tombés, quelque chose a été montré ou quelqu'un d'autre a agi : il faut l'accord d'un autre joueur.
   *[other] Depuis, des dés sont tombés, quelque chose a été montré ou quelqu'un d'autre a agi : il faut l'accord de { $missing } autres joueurs.
}

## Le tour d'un Mousquetaire

reason-has-played = Il a déjà joué : choisissez-en un qui n'a pas encore joué.
reason-no-actions-left = Il n'a plus d'action ce tour-ci : terminez son tour, ou montez à cheval si sa monture est fraîche.
reason-must-leave = Il est chez Richelieu depuis le tour dernier : il doit d'abord en sortir.
reason-in-bastille = Il est à la Bastille : il doit d'abord soudoyer les geôliers ou se frayer un chemin par l'épée.
reason-not-in-bastille = Seul un prisonnier de la Bastille peut faire cela.
reason-jailed-this-turn = Il a été jeté à la Bastille ce tour-ci : il pourra tenter d'en sortir dès le tour prochain.
reason-no-cards-left = Il ne reste aucune carte Aventure à piocher.
reason-already-there = Il y est déjà : choisissez un autre lieu.
reason-closed-place = Aucun Mousquetaire ne peut s'y rendre : les appartements de Milady sont fermés, et nul n'entre à la Bastille de son plein gré.
reason-barred = Il est tombé pendant la Quête et ne peut plus y retourner de la partie.
reason-no-horse = Il n'a pas de pur-sang : achetez-en un à l'Arsenal.
reason-horse-used = Son pur-sang a déjà couru ce tour-ci.
reason-lying = Ce Mousquetaire est couché au Vieux-Colombier : choisissez-en un qui soit debout.
reason-not-treville = Seul M. de Tréville donne des ordres.
reason-ordered-already = M. de Tréville a déjà donné son ordre ce tour-ci.

## Cartes

reason-not-in-hand = Les cartes qu'il faudrait ne sont pas en main.
reason-combat-card-needed = Il faut pour cela une carte Combat.
reason-card-needed = Il faut pour cela une carte, et la main est vide.
reason-siege-full = Trois cartes se trouvent déjà à La Rochelle : il n'y a plus de place.
reason-not-at-rochelle = Seul un Mousquetaire présent à La Rochelle peut renforcer le siège.
reason-combat-cards = { $room ->
    [0] Il n'y a plus de place pour un dé.
    [one] On ne peut ajouter que les cartes Combat qu'il tient, et il reste de la place pour { $room } dé.
   *[other] On ne peut ajouter que les cartes Combat qu'il tient, et il reste de la place pour { $room } dés.
}

## Missions

reason-nobody-to-fight = Il n'y a pas de tel adversaire là où il se trouve.
reason-no-such-step = Le plateau de Quête en jeu n'offre rien de tel là où il se trouve.
reason-other-path = Il est dans un autre chemin de l'auberge : il doit d'abord revenir dans la salle commune.
reason-beggars = Les Mendiants barrent le passage : faites-leur d'abord l'aumône.
reason-no-beggars = Il n'y a pas de Mendiants à cet endroit.
reason-no-challenge-here = Aucun défi de ce genre n'est à relever là où il se trouve.
reason-no-means = Il ne peut pas surmonter ce défi ({ $skill }) : il faut { $level }, et avec tout ce qu'il a il n'atteindrait que { $best }.
reason-challenge-payment = { $lacks ->
    [one] Seules comptent les cartes de cette compétence ({ $skill }), et il lui manque { $lacks } point.
   *[other] Seules comptent les cartes de cette compétence ({ $skill }), et il lui manque { $lacks } points.
}
reason-no-task = La carte Paris ne demande rien de tel là où il se trouve.

## La bourse, les jetons Épopée, Un pour tous

reason-pistoles = { $needed ->
    [one] Cela coûte { $needed } pistole, et la bourse en contient { $purse }.
   *[other] Cela coûte { $needed } pistoles, et la bourse en contient { $purse }.
}
reason-epic = { $needed ->
    [one] Il faut { $needed } jeton Épopée, et les Mousquetaires en ont { $epic }.
   *[other] Il faut { $needed } jetons Épopée, et les Mousquetaires en ont { $epic }.
}
reason-no-one-for-all = Les Mousquetaires n'ont aucune carte Un pour tous.
reason-no-effect = Cela ne changerait rien maintenant : choisissez un autre effet.
reason-not-this-board = Les jetons Épopée ne retournent des jetons que sur le premier plateau de la Quête.

## L'Arsenal

reason-out-of-stock = L'Arsenal n'en a plus : { $item }.
reason-owned = Il en a déjà un exemplaire : { $item }.
reason-full-life = Il a tous ses points de vie : le baume serait perdu.
reason-nothing-to-buy = L'Arsenal n'a rien qui lui serve et qu'il puisse payer.

## Échanges

reason-isolated = Personne n'échange ce tour-ci : Milady a joué Isolés.
reason-not-together = Ils ne sont pas au même endroit.
reason-nothing-to-trade = Aucun des deux n'a quoi que ce soit à échanger.
reason-empty-offer = L'offre est vide : donnez ou demandez au moins une chose.
reason-equipment-only = Le même joueur les dirige tous deux et ses cartes sont communes : ils ne peuvent échanger que de l'équipement.
reason-not-that-many = { $cards ->
    [one] L'autre joueur n'a que { $cards } carte.
   *[other] L'autre joueur ne peut pas avoir tout cela : il tient { $cards } cartes, et il n'y en a qu'un certain nombre de chaque sorte.
}
reason-no-such-equipment = L'un des deux n'a pas cet équipement.
reason-two-alike = Personne ne peut avoir deux fois le même équipement.
reason-too-much-gear = L'un des deux aurait plus d'équipement qu'il ne peut en porter.

## Milady

reason-rochefort-out = Rochefort est hors de combat : Milady ne peut aller que là où elle se passe de lui.
reason-not-in-reserve = { $foe_the } n'est pas dans la main de Milady.
reason-trap-not-here = Cette embûche ne peut pas être posée ici : { $trap }.
reason-strength = Les forces font { $total } en tout, et il faut exactement { $due }.
reason-token-spaces = { $spaces ->
    [one] { $spaces } case doit recevoir exactement un jeton.
   *[other] Chacune des { $spaces } cases doit recevoir exactement un jeton, et aucune autre.
}
reason-token-missing = Il ne reste pas assez de ce jeton : { $token }.
reason-inn-tokens = L'auberge reçoit exactement 4 leurres, et non { $decoys }, et aucun défi.
reason-gallery-tokens = Chaque antichambre reçoit d'abord un défi, puis deux gardes, et aucun leurre.
reason-return-tokens = La route ne reçoit que des gardes et des pièges, ni leurre ni défi.

## Le sablier

reason-no-hourglass = Aucun sablier n'est en marche.
reason-sand-stopped = Le sable est arrêté en ce moment.
