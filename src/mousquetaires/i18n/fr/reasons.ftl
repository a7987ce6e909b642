### Pourquoi une chose n'est pas possible : ce qui ne va pas, et ce qui irait.

## À qui de décider

reason-not-asked = Ce n’est pas à vous de décider maintenant.
reason-nothing-pending = Il n’y a encore rien à décider : d’abord les dés ou les cartes.
reason-game-over = La partie est terminée.
reason-not-offered = Cela ne répond pas à la question : choisissez l’une des réponses proposées.
reason-not-now = Pas maintenant : attendez qu’un Mousquetaire choisisse sa prochaine action.
reason-impossible-outcome = Ces dés ou ces cartes ne sont pas possibles.
reason-other-chance = Un autre lancer est attendu : { $due }, et non { $read }.
reason-undo-not-yours = Il n’y a là aucun de vos coups à annuler.
reason-undo-start = La partie commence ici : rien de ce qui précède ne peut être annulé.
reason-undo-needs-consent = { $missing ->
    [one] Depuis, des dés ont été lancés, quelque chose a été révélé ou quelqu’un d’autre a joué : il faut l’accord d’un autre joueur.
   *[other] Depuis, des dés ont été lancés, quelque chose a été révélé ou quelqu’un d’autre a joué : il faut l’accord de { $missing } autres joueurs.
}

## Le tour d'un Mousquetaire

reason-has-played = Il a déjà joué : choisissez un Mousquetaire qui n’a pas encore joué.
reason-no-actions-left = Il n’a plus d’action : terminez son tour, ou galopez si son cheval n’a pas encore couru.
reason-must-leave = Il est chez Richelieu depuis le tour dernier : il doit d’abord en sortir.
reason-in-bastille = Il est à la Bastille : il doit d’abord soudoyer le geôlier ou l’affronter.
reason-not-in-bastille = Seul un prisonnier de la Bastille peut faire cela.
reason-jailed-this-turn = Il a été jeté à la Bastille ce tour-ci : il pourra tenter d’en sortir au prochain tour.
reason-no-cards-left = Il ne reste aucune carte Aventure à piocher.
reason-already-there = Il y est déjà : choisissez un autre lieu.
reason-closed-place = Les Mousquetaires ne peuvent pas y aller : l’hôtel de Milady leur est fermé, et on n’entre à la Bastille qu’en prisonnier.
reason-barred = Il est tombé à la Quête : il n’a plus le droit d’y aller dans cette partie.
reason-no-horse = Il n’a pas de pur-sang : il peut en acheter un à l’Arsenal.
reason-horse-used = Son pur-sang a déjà couru ce tour-ci.
reason-lying = Ce Mousquetaire est hors de combat : choisissez-en un autre.
reason-not-treville = Seul M. de Tréville peut donner des ordres.
reason-ordered-already = M. de Tréville a déjà donné son ordre ce tour-ci.

## Cartes

reason-not-in-hand = Vous n’avez pas les cartes pour cela.
reason-combat-card-needed = Il faut pour cela une carte Combat.
reason-card-needed = Il faut pour cela une carte, mais la main est vide.
reason-siege-full = Il y a déjà trois cartes au siège, et c’est le maximum.
reason-not-at-rochelle = Seul un Mousquetaire présent à La Rochelle peut renforcer le siège.
reason-combat-cards = { $room ->
    [0] Il n’y a plus de place pour un dé.
    [one] Il ne peut ajouter que des cartes Combat de sa main, pour { $room } dé de plus au maximum.
   *[other] Il ne peut ajouter que des cartes Combat de sa main, pour { $room } dés de plus au maximum.
}

## Missions

reason-nobody-to-fight = Cet adversaire n’est pas là où il se trouve.
reason-no-such-step = Le plateau de Quête ne permet pas cela là où il se trouve.
reason-other-path = Il est dans un autre chemin de l’auberge : il doit d’abord revenir dans la salle commune.
reason-beggars = Les Mendiants barrent le passage : faites-leur d’abord l’aumône.
reason-no-beggars = Il n’y a pas de Mendiants à payer à cet endroit.
reason-no-challenge-here = Ce défi n’existe pas là où il se trouve.
reason-no-means = Il ne peut pas surmonter ce défi ({ $skill }) : il faut { $level }, et avec tout ce qu’il a il atteint { $best }.
reason-challenge-payment = { $lacks ->
    [one] Seules comptent les cartes de cette compétence ({ $skill }), et il manque { $lacks } point.
   *[other] Seules comptent les cartes de cette compétence ({ $skill }), et il manque { $lacks } points.
}
reason-no-task = La mission de Paris ne demande pas cela là où il se trouve.

## La bourse, les jetons Épopée, Un pour tous

reason-pistoles = { $needed ->
    [one] Cela coûte { $needed } pistole, mais la bourse en contient { $purse }.
   *[other] Cela coûte { $needed } pistoles, mais la bourse en contient { $purse }.
}
reason-epic = { $needed ->
    [one] Cela coûte { $needed } jeton Épopée, mais les Mousquetaires en ont { $epic }.
   *[other] Cela coûte { $needed } jetons Épopée, mais les Mousquetaires en ont { $epic }.
}
reason-no-one-for-all = Les Mousquetaires n’ont aucune carte Un pour tous.
reason-no-effect = Cela ne changerait rien maintenant : choisissez un autre effet.
reason-not-this-board = Les jetons Épopée ne révèlent des jetons que sur le premier plateau de la Quête.

## L'Arsenal

reason-out-of-stock = L’Arsenal n’en a plus : { $item }.
reason-owned = Il l’a déjà : { $item }.
reason-full-life = Il a tous ses points de vie : le baume serait perdu.
reason-nothing-to-buy = Il n’y a rien à l’Arsenal qui lui serve et qu’il puisse payer.

## Échanges

reason-isolated = Pas d’échange ce tour-ci : Milady a joué Isolés.
reason-not-together = Ils ne sont pas au même endroit.
reason-nothing-to-trade = Aucun des deux n’a quoi que ce soit à échanger.
reason-empty-offer = L’offre est vide : donnez ou demandez au moins une chose.
reason-equipment-only = Le même joueur les joue tous deux avec une seule main : ils ne peuvent échanger que de l’équipement.
reason-not-that-many = { $cards ->
    [one] L’autre joueur n’a que { $cards } carte.
   *[other] L’autre joueur ne peut pas avoir tout cela : il tient { $cards } cartes, et il n’y en a qu’un certain nombre de chaque sorte.
}
reason-no-such-equipment = L’un des deux n’a pas cet équipement.
reason-two-alike = Un Mousquetaire ne peut pas avoir deux fois le même équipement.
reason-too-much-gear = L’un des deux aurait plus d’équipement qu’il ne peut en porter.

## Milady

reason-rochefort-out = Rochefort est hors de combat : vous ne pouvez aller que là où vous n’avez pas besoin de lui.
reason-not-in-reserve = { $foe_the } n’est pas dans la main de Milady.
reason-trap-not-here = Cette embûche ne peut pas servir ici : { $trap }.
reason-strength = La somme des forces est { $total }, mais il faut { $due }.
reason-token-spaces = { $spaces ->
    [one] { $spaces } case doit recevoir exactement un jeton.
   *[other] Chacune des { $spaces } cases doit recevoir exactement un jeton, et aucune autre.
}
reason-token-missing = Il ne reste pas assez de ce jeton : { $token }.
reason-inn-tokens = L’auberge reçoit exactement 4 leurres, et non { $decoys }, et aucun défi.
reason-gallery-tokens = Chaque antichambre reçoit d’abord un défi, puis deux gardes, et aucun leurre.
reason-return-tokens = La route ne reçoit que des gardes et des pièges, ni leurre ni défi.

## Le sablier

reason-no-hourglass = Aucun sablier n’est en marche.
reason-sand-stopped = Le sablier est en pause.
