### Che cosa è successo: una frase per ogni tipo di evento, al presente. Vedi en/events.ftl per le variabili.

## Il corso della partita

event-game_began = La partita comincia. I gioielli della Regina sono in Inghilterra, e il ballo è vicino.
event-turn_began = Comincia il turno { $n }.
event-phase_began = { $n ->
    [1] Fase I: Milady trama.
    [2] Fase II: i Moschettieri agiscono.
    [3] Fase III: l’assedio di La Rochelle.
   *[4] Fase IV: la fine del turno.
}
event-game_over = { $ending_id ->
    [diamonds] I Moschettieri vincono: la Regina porta i suoi gioielli, e Richelieu impallidisce.
    [time] Milady vince: il tempo è scaduto, e la Regina è al ballo senza i suoi gioielli.
    [siege] Milady vince: l’assedio di La Rochelle è perso, e con esso la guerra del Re.
    [honour] Milady vince: l’onore della Regina è perduto, e nessun gioiello può ridarglielo.
    [abduction] Milady vince: Costanza è morta.
    [barred] Milady vince: nessun Moschettiere può più andare alla missione principale.
   *[not_over] La partita non è ancora finita.
}

## Carte

event-card_drawn = { $seat_the } pesca una carta Avventura: { $card }.
event-cards_drawn = { $seat_the } pesca { $n ->
    [one] una carta Avventura
   *[other] { $n } carte Avventura
}.
event-deck_shuffled = Gli scarti delle carte Avventura vengono mescolati e formano un nuovo mazzo.
event-card_discarded = { $seat_the } scarta una carta: { $card }.
event-card_shown = { $seat_the } mostra a tutti una carta: { $card }.
event-character_played = { $hero_the } gioca una carta Personaggio: { $card }.
event-treachery_drawn = Milady pesca una carta Tradimento: { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-treachery_taken = Milady pesca { $n ->
    [one] una carta Tradimento
   *[other] { $n } carte Tradimento
}.
event-treachery_shuffled = Le carte Tradimento giocate vengono mescolate e formano un nuovo mazzo.
event-treachery_played = Tradimento! { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-treachery_without_effect = Senza effetto: { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-paris_taken = Milady prende una carta Parigi: { $paris }.
event-paris_card_taken = Milady prende una carta Parigi.

## Milady e Rochefort

event-destination_chosen = Milady sceglie la sua destinazione: { $place }.
event-destination_hidden = Milady mette coperta la sua carta Area.
event-milady_shown = La carta Area di Milady viene rivelata: { $place }.
event-milady_nowhere = In questo turno Milady non va da nessuna parte.
event-milady_found = { $hero_the } sorprende Milady da Richelieu e sventa il suo piano.
event-rochefort_came = L’uomo di Meung! Rochefort sbarra la strada { $hero_dat } { $place_loc }.
event-rochefort_fled = Rochefort fugge, ferito da { $hero_acc }, e Milady torna nel suo rifugio.
event-rochefort_stood = Rochefort tiene duro: l’azione { $hero_gen } è persa.
event-rochefort_wounded = Rochefort perde { $n ->
    [one] { $n } punto ferita
   *[other] { $n } punti ferita
}.
event-rochefort_healed = Rochefort recupera { $n ->
    [one] { $n } punto ferita
   *[other] { $n } punti ferita
}.
event-rochefort_fell = Rochefort è fuori combattimento!

## I Moschettieri

event-turn_started = { $hero_the } comincia il suo turno.
event-turn_ended = Il turno { $hero_gen } è finito.
event-moved = { $hero_the } va { $place_to }.
event-rode = { $hero_the } va a cavallo { $place_to }.
event-jailed = { $hero_the } viene gettato alla Bastiglia.
event-freed = { $hero_the } esce dalla Bastiglia e raggiunge il Vieux Colombier.
event-life_lost = { $hero_the } perde { $n ->
    [one] { $n } punto ferita
   *[other] { $n } punti ferita
}.
event-life_regained = { $n ->
    [0] { $hero_the } aveva già tutti i suoi punti ferita.
    [one] { $hero_the } recupera { $n } punto ferita.
   *[other] { $hero_the } recupera { $n } punti ferita.
}
event-fell = { $hero_the } è fuori combattimento e viene portato al Vieux Colombier.
event-recovered = { $hero_the } si rialza, con tutti i suoi punti ferita.
event-barred = { $hero_the } non può più tornare alla missione principale in questa partita.
event-ordered = Tréville dà un ordine { $hero_dat }: un’azione, subito.
event-order_declined = { $hero_the } ignora l’ordine.
event-action_lost = L’azione { $hero_gen } è persa.
event-walked = { $hero_the } va { $spot_to }.
event-gift_used = { $hero_the } usa la sua scaltrezza e scarta una carta: { $card }.

## Barre

event-time_moved = Il segnalino Tempo scende alla casella { $n_next }.
event-time_held = Il segnalino Tempo resta fermo.
event-purse_changed = { $n_sign ->
    [minus] La borsa perde { $n ->
        [one] 1 pistole
       *[other] { $n } pistole
    }.
   *[plus] La borsa guadagna { $n ->
        [one] 1 pistole
       *[other] { $n } pistole
    }.
}
event-epic_changed = { $n_sign ->
    [minus] I Moschettieri spendono { $n ->
        [one] { $n } segnalino Epico
       *[other] { $n } segnalini Epico
    }.
   *[plus] I Moschettieri guadagnano { $n ->
        [one] { $n } segnalino Epico
       *[other] { $n } segnalini Epico
    }.
}
event-honour_lost = La Regina perde { $n ->
    [one] { $n } punto onore
   *[other] { $n } punti onore
}.
event-honour_regained = La Regina recupera { $n ->
    [one] { $n } punto onore
   *[other] { $n } punti onore
}.
event-siege_moved = { $n_sign ->
    [minus] Il segnalino dell’assedio si sposta a { $n } dalla parte di Richelieu.
    [zero] Il segnalino dell’assedio torna al centro.
   *[plus] Il segnalino dell’assedio si sposta a { $n } dalla parte del Re.
}
event-strangle_rolled = Milady lancia i dadi contro Costanza: { $roll }.
event-constance_moved = Il segnalino Costanza si sposta a { $n }.
event-louvre_moved = { $n ->
    [0] Il segnalino Louvre torna in cima.
   *[other] Il segnalino Louvre scende alla casella { $n_next }.
}
event-one_gained = I Moschettieri ottengono una carta Uno per tutti.
event-one_played = { $one_id ->
    [time] Uno per tutti, tutti per uno! I Moschettieri fermano il Tempo.
    [honour] Uno per tutti, tutti per uno! I Moschettieri difendono la Regina.
   *[epic] Uno per tutti, tutti per uno! Nuovo slancio per la missione principale.
}

## Missioni

event-paris_opened = Nuova missione a Parigi: { $paris }.
event-paris_closed = La missione a Parigi è finita: { $paris }.
event-louvre_opened = Nuova missione al Louvre: { $louvre }.
event-louvre_done = Missione compiuta al Louvre: { $louvre }.
event-louvre_failed = Missione fallita al Louvre: { $louvre }.
event-louvre_empty = Al Louvre non ci sono più missioni.
event-adversary_laid = { $foe_the } si apposta { $place_loc }.
event-adversary_beaten = { $foe_gender ->
    [f] { $foe_the } è sconfitta ed esce dal gioco.
   *[m] { $foe_the } è sconfitto ed esce dal gioco.
}
event-adversary_returned = { $foe_the } torna nella riserva di Milady.
event-trap_laid = Milady tende una trappola { $place_loc }: { $trap }.
event-trap_gone = { $trap_the } esce di scena.
event-nemesis_named = La Nemesi attende { $hero_acc }, e lui soltanto.
event-trap_rolled = { $trap_the } mette alla prova { $hero_acc }: il dado mostra { $face_acc }.
event-challenge_declared = { $hero_the } affronta la sfida { $skill_gen } { $place_loc }.
event-challenge_overcome = { $hero_the } supera la sfida { $skill_gen } { $place_loc }.
event-challenge_failed = { $hero_the } fallisce la sfida { $skill_gen } { $place_loc }.
event-task_advanced = { $hero_the } fa progressi nella missione di Parigi: siamo a { $n }.

## Duelli

event-duel_began = { $hero_the } incrocia le lame con { $foe_acc }.
event-dice_added = { $hero_the } aggiunge { $n ->
    [one] { $n } dado blu
   *[other] { $n } dadi blu
}.
event-blue_rolled = { $hero_the } lancia i dadi: { $roll }.
event-red_rolled = { $foe_the } lancia i dadi: { $roll }.
event-foe_rerolled = { $foe_the } rilancia uno Scudo e ottiene { $face_acc }.
event-blade_used = { $hero_the } rilancia { $face_acc } con la spada Toledo e ottiene { $face2_acc }.
event-manoeuvre_shown = { $hero_the } esegue la sua manovra segreta!
event-foe_manoeuvre_shown = { $foe_the } esegue la sua manovra segreta!
event-foe_wounded = { $foe_the } perde { $n ->
    [one] { $n } punto ferita
   *[other] { $n } punti ferita
}.
event-parting_wound_absorbed = L’armatura { $hero_gen } para il colpo d’addio.
event-duel_ended = { $result ->
    [won] { $hero_the } vince il duello con { $foe_acc } senza un graffio.
    [won_wounded] { $hero_the } vince il duello con { $foe_acc }, ma resta ferito.
    [won_out] { $hero_the } e { $foe_the } si abbattono a vicenda.
    [hit] { $hero_the } ferisce { $foe_acc }, che resta in piedi.
    [hit_wounded] { $hero_the } e { $foe_the } si feriscono a vicenda.
    [hit_out] { $hero_the } ferisce { $foe_acc }, ma viene abbattuto.
    [lost] { $foe_the } ferisce { $hero_acc }.
    [lost_out] { $foe_the } abbatte { $hero_acc }.
   *[draw] Il duello tra { $hero_the } e { $foe_the } finisce in parità.
}

## L'Arsenale e gli scambi

event-bought = { $hero_the } compra { $item_acc }.
event-replaced = { $hero_the } scarta per sempre { $item_acc }.
event-offer_made = { $hero_the } fa un’offerta { $hero2_dat }: { $offer }.
event-offer_declined = { $hero_the } e { $hero2_the } non si accordano.
event-traded = { $hero_the } e { $hero2_the } fanno uno scambio: { $hero_the } { $n ->
    [0] non dà carte
    [one] dà { $n } carta
   *[other] dà { $n } carte
} e { $n2 ->
    [0] non ne riceve
   *[other] ne riceve { $n2 }
}.
event-equipment_passed = { $hero_the } riceve { $item_acc }.

## L'assedio

event-siege_card_laid = { $hero_the } rinforza l’assedio: { $card }.
event-siege_card_lost = Milady scarta una carta dell’assedio: { $card }.
event-siege_red_rolled = Milady lancia i dadi a La Rochelle: { $roll }.
event-siege_blue_rolled = I Moschettieri lanciano i dadi a La Rochelle: { $roll }.
event-siege_rerolled = Milady rilancia uno Scudo e ottiene { $face_acc }.
event-sacrificed = { $hero_the } si getta nella breccia: una Spada di Milady è annullata.

## La missione principale

event-board_opened = La missione principale prosegue: { $board }.
event-tokens_laid = { $n ->
    [one] { $n } segnalino viene piazzato sulla plancia della missione principale.
   *[other] { $n } segnalini vengono piazzati sulla plancia della missione principale.
}
event-token_turned = Rivelato { $space_loc }: { $token }.
event-token_gone = Tolto { $space_loc }: { $token }.
event-snare_bit = { $hero_the } cade in un tranello!
event-antechamber_passed = { $hero_the } supera l’anticamera { $n }.
event-board_completed = { $hero_the } completa una plancia: { $board }!
event-sand_ran_out = La clessidra è finita: tutte le azioni rimaste sono perse.
event-beggars_paid = Il Mendicante { $place_loc } ha avuto la sua elemosina.
