### Ce qui s'est passé : une phrase pour chaque sorte d'événement. Voir en/events.ftl pour les variables.

## Le cours de la partie

event-game_began = La partie commence. Les ferrets de la Reine sont en Angleterre, et le bal approche.
event-turn_began = Le tour { $n } commence.
event-phase_began = { $n ->
    [1] Phase I : Milady complote.
    [2] Phase II : les Mousquetaires agissent.
    [3] Phase III : le siège de La Rochelle.
   *[4] Phase IV : la fin du tour.
}
event-game_over = { $ending_id ->
    [diamonds] Les Mousquetaires ont gagné : la Reine porte ses ferrets, et Richelieu pâlit.
    [time] Milady a gagné : le temps est écoulé, et la Reine paraît au bal sans ses ferrets.
    [siege] Milady a gagné : le siège de La Rochelle est perdu, et la guerre du Roi avec lui.
    [honour] Milady a gagné : l’honneur de la Reine est perdu, et aucun diamant ne le lui rendra.
    [abduction] Milady a gagné : Constance est morte.
    [barred] Milady a gagné : plus aucun Mousquetaire ne peut aller à la Quête.
   *[not_over] La partie n’est pas finie.
}

## Cartes

event-card_drawn = { $seat_the } pioche une carte Aventure : { $card }.
event-cards_drawn = { $seat_the } pioche { $n ->
    [one] une carte Aventure
   *[other] { $n } cartes Aventure
}.
event-deck_shuffled = Les cartes Aventure défaussées sont mélangées et forment une nouvelle pioche.
event-card_discarded = { $seat_the } défausse une carte : { $card }.
event-card_shown = { $seat_the } montre une carte à tous : { $card }.
event-character_played = { $hero_the } joue une carte Personnage : { $card }.
event-treachery_drawn = Milady pioche une carte Perfidie : { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-treachery_taken = Milady pioche { $n ->
    [one] une carte Perfidie
   *[other] { $n } cartes Perfidie
}.
event-treachery_shuffled = Les cartes Perfidie jouées sont mélangées et forment une nouvelle pioche.
event-treachery_played = Perfidie ! { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-treachery_without_effect = Sans effet : { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-paris_taken = Milady prend une carte Paris : { $paris }.
event-paris_card_taken = Milady prend une carte Paris.

## Milady et Rochefort

event-destination_chosen = Milady choisit sa destination : { $place }.
event-destination_hidden = Milady pose sa carte Lieu face cachée.
event-milady_shown = La carte Lieu de Milady est révélée : { $place }.
event-milady_nowhere = Milady ne va nulle part ce tour-ci.
event-milady_found = { $hero_the } surprend Milady chez Richelieu et déjoue son plan.
event-rochefort_came = L’homme de Meung ! Rochefort barre la route { $hero_dat } { $place_loc }.
event-rochefort_fled = Blessé par { $hero_acc }, Rochefort s’enfuit et Milady rentre chez elle.
event-rochefort_stood = Rochefort tient bon : l’action { $hero_gen } est perdue.
event-rochefort_wounded = Rochefort perd { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}.
event-rochefort_healed = Rochefort regagne { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}.
event-rochefort_fell = Rochefort est hors de combat !

## Les Mousquetaires

event-turn_started = { $hero_the } commence son tour.
event-turn_ended = Le tour { $hero_gen } est terminé.
event-moved = { $hero_the } se rend { $place_to }.
event-rode = { $hero_the } galope { $place_to }.
event-jailed = { $hero_the } est jeté à la Bastille.
event-freed = { $hero_the } sort de la Bastille et rejoint le Vieux-Colombier.
event-life_lost = { $hero_the } perd { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}.
event-life_regained = { $n ->
    [0] { $hero_the } avait déjà tous ses points de vie.
    [one] { $hero_the } regagne { $n } point de vie.
   *[other] { $hero_the } regagne { $n } points de vie.
}
event-fell = { $hero_the } est hors de combat et transporté au Vieux-Colombier.
event-recovered = { $hero_the } se relève, avec tous ses points de vie.
event-barred = { $hero_the } ne peut plus aller à la Quête dans cette partie.
event-ordered = M. de Tréville donne un ordre { $hero_dat } : une action, tout de suite.
event-order_declined = { $hero_the } ignore l’ordre.
event-action_lost = L’action { $hero_gen } est perdue.
event-walked = { $hero_the } avance { $spot_to }.
event-gift_used = { $hero_the } use de sa ruse et défausse une carte : { $card }.

## Pistes

event-time_moved = Le jeton Temps descend sur la case { $n_next }.
event-time_held = Le jeton Temps est retenu.
event-purse_changed = { $n_sign ->
    [minus] La bourse perd { $n ->
        [one] { $n } pistole
       *[other] { $n } pistoles
    }.
   *[plus] La bourse gagne { $n ->
        [one] { $n } pistole
       *[other] { $n } pistoles
    }.
}
event-epic_changed = { $n_sign ->
    [minus] Les Mousquetaires dépensent { $n ->
        [one] { $n } jeton Épopée
       *[other] { $n } jetons Épopée
    }.
   *[plus] Les Mousquetaires gagnent { $n ->
        [one] { $n } jeton Épopée
       *[other] { $n } jetons Épopée
    }.
}
event-honour_lost = La Reine perd { $n ->
    [one] { $n } point d’honneur
   *[other] { $n } points d’honneur
}.
event-honour_regained = La Reine regagne { $n ->
    [one] { $n } point d’honneur
   *[other] { $n } points d’honneur
}.
event-siege_moved = { $n_sign ->
    [minus] Le jeton du siège avance à { $n } du côté de Richelieu.
    [zero] Le jeton du siège revient au milieu.
   *[plus] Le jeton du siège avance à { $n } du côté du Roi.
}
event-strangle_rolled = Milady lance les dés contre Constance : { $roll }.
event-constance_moved = Le jeton Constance est maintenant à { $n }.
event-louvre_moved = { $n ->
    [0] Le jeton Louvre remonte tout en haut.
   *[other] Le jeton Louvre descend sur la case { $n_next }.
}
event-one_gained = Les Mousquetaires obtiennent une carte Un pour tous.
event-one_played = { $one_id ->
    [time] Un pour tous, tous pour un ! Les Mousquetaires retiennent le Temps.
    [honour] Un pour tous, tous pour un ! Les Mousquetaires prennent la défense de la Reine.
   *[epic] Un pour tous, tous pour un ! Un nouvel élan pour la Quête.
}

## Missions

event-paris_opened = Nouvelle mission à Paris : { $paris }.
event-paris_closed = La mission à Paris est terminée : { $paris }.
event-louvre_opened = Nouvelle mission au Louvre : { $louvre }.
event-louvre_done = Mission accomplie au Louvre : { $louvre }.
event-louvre_failed = Mission échouée au Louvre : { $louvre }.
event-louvre_empty = Il n’y a plus de mission au Louvre.
event-adversary_laid = { $foe_the } prend son poste { $place_loc }.
event-adversary_beaten = { $foe_gender ->
    [f] { $foe_the } est vaincue et sort du jeu.
   *[m] { $foe_the } est vaincu et sort du jeu.
}
event-adversary_returned = { $foe_the } retourne dans la main de Milady.
event-trap_laid = Milady tend une embûche { $place_loc } : { $trap }.
event-trap_gone = { $trap_gender ->
    [p] { $trap_the } s’en vont.
   *[m] { $trap_the } s’en va.
}
event-nemesis_named = La Nemesis attend { $hero_acc }, et lui seul.
event-trap_rolled = { $trap_the } s’en prend { $hero_dat } : le dé montre { $face_acc }.
event-challenge_declared = { $hero_the } relève le défi { $skill_gen } { $place_loc }.
event-challenge_overcome = { $hero_the } surmonte le défi { $skill_gen } { $place_loc }.
event-challenge_failed = { $hero_the } échoue au défi { $skill_gen } { $place_loc }.
event-task_advanced = { $hero_the } fait avancer la mission de Paris : { $n } déjà.

## Duels

event-duel_began = { $hero_the } croise le fer avec { $foe_ins }.
event-dice_added = { $hero_the } ajoute { $n ->
    [one] { $n } dé bleu
   *[other] { $n } dés bleus
}.
event-blue_rolled = { $hero_the } lance les dés : { $roll }.
event-red_rolled = { $foe_the } lance les dés : { $roll }.
event-foe_rerolled = { $foe_the } relance un Bouclier et obtient { $face_acc }.
event-blade_used = { $hero_the } relance { $face_acc } avec sa lame de Tolède et obtient { $face2_acc }.
event-manoeuvre_shown = { $hero_the } réussit sa botte secrète !
event-foe_manoeuvre_shown = { $foe_the } réussit sa botte secrète !
event-foe_wounded = { $foe_the } perd { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
}.
event-parting_wound_absorbed = La cuirasse { $hero_gen } arrête le coup d’adieu.
event-duel_ended = { $result ->
    [won] { $hero_the } remporte le duel contre { $foe_acc } sans une égratignure.
    [won_wounded] { $hero_the } remporte le duel contre { $foe_acc }, mais est blessé.
    [won_out] { $hero_the } et { $foe_the } se terrassent l’un l’autre.
    [hit] { $hero_the } blesse { $foe_acc }, qui reste debout.
    [hit_wounded] { $hero_the } et { $foe_the } se blessent l’un l’autre.
    [hit_out] { $hero_the } blesse { $foe_acc }, mais est terrassé.
    [lost] { $hero_the } est blessé par { $foe_acc }.
    [lost_out] { $hero_the } est terrassé par { $foe_acc }.
   *[draw] Le duel entre { $hero_the } et { $foe_the } finit sur une égalité.
}

## L'Arsenal et les échanges

event-bought = { $hero_the } achète { $item_acc }.
event-replaced = { $hero_the } défausse { $item_acc } pour de bon.
event-offer_made = { $hero_the } fait une offre { $hero2_dat } : { $offer }.
event-offer_declined = { $hero_the } et { $hero2_the } ne s’entendent pas.
event-traded = { $hero_the } et { $hero2_the } font un échange : { $hero_the } { $n ->
    [0] ne donne aucune carte
    [one] donne { $n } carte
   *[other] donne { $n } cartes
} et { $n2 ->
    [0] n’en reçoit aucune
   *[other] en reçoit { $n2 }
}.
event-equipment_passed = { $hero_the } reçoit { $item_acc }.

## Le siège

event-siege_card_laid = { $hero_the } renforce le siège : { $card }.
event-siege_card_lost = Milady défausse une carte du siège : { $card }.
event-siege_red_rolled = Milady lance les dés à La Rochelle : { $roll }.
event-siege_blue_rolled = Les Mousquetaires lancent les dés à La Rochelle : { $roll }.
event-siege_rerolled = Milady relance un Bouclier et obtient { $face_acc }.
event-sacrificed = { $hero_the } se jette sur la brèche : une Épée de Milady est annulée.

## La Quête

event-board_opened = La Quête continue : { $board }.
event-tokens_laid = { $n ->
    [one] { $n } jeton est posé sur le plateau de la Quête.
   *[other] { $n } jetons sont posés sur le plateau de la Quête.
}
event-token_turned = Révélé { $space_loc } : { $token }.
event-token_gone = Retiré { $space_loc } : { $token }.
event-snare_bit = { $hero_the } tombe dans un piège !
event-antechamber_passed = { $hero_the } franchit l’antichambre { $n }.
event-board_completed = { $hero_the } achève un plateau : { $board } !
event-sand_ran_out = Le sablier est écoulé : toutes les actions qui restent sont perdues.
event-beggars_paid = Les Mendiants { $place_loc } ont reçu leur aumône.
