### Was geschehen ist: ein Satz für jede Art von Ereignis. Die Variablen erklärt en/events.ftl.

## Der Gang des Spiels

event-game_began = Das Spiel beginnt. Die Diamantnadeln der Königin sind in England, und der Ball ist nah.
event-turn_began = Runde { $n } beginnt.
event-phase_began = { $n ->
    [1] Phase I: Mylady spinnt ihre Ränke.
    [2] Phase II: Die Musketiere handeln.
    [3] Phase III: Die Belagerung von La Rochelle.
   *[4] Phase IV: Das Ende der Runde.
}
event-game_over = { $ending_id ->
    [diamonds] Die Musketiere haben gewonnen: Die Königin trägt ihre Diamantnadeln, und Richelieu erbleicht.
    [time] Mylady hat gewonnen: Die Zeit ist um, und die Königin ist ohne ihre Diamantnadeln auf dem Ball.
    [siege] Mylady hat gewonnen: Die Belagerung von La Rochelle ist verloren, und mit ihr der Krieg des Königs.
    [honour] Mylady hat gewonnen: Die Ehre der Königin ist dahin, und kein Diamant bringt sie zurück.
    [abduction] Mylady hat gewonnen: Constance ist tot.
    [barred] Mylady hat gewonnen: Kein Musketier darf mehr auf die Suche.
   *[not_over] Das Spiel ist noch nicht zu Ende.
}

## Karten

event-card_drawn = { $seat_the } zieht eine Abenteuerkarte: { $card }.
event-cards_drawn = { $seat_the } zieht { $n ->
    [one] eine Abenteuerkarte
   *[other] { $n } Abenteuerkarten
}.
event-deck_shuffled = Die abgelegten Abenteuerkarten werden zu einem neuen Stapel gemischt.
event-card_discarded = { $seat_the } legt eine Karte ab: { $card }.
event-card_shown = { $seat_the } zeigt allen eine Karte: { $card }.
event-character_played = { $hero_the } spielt eine Personenkarte: { $card }.
event-treachery_drawn = Mylady zieht eine Arglistkarte: { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-treachery_taken = Mylady zieht { $n ->
    [one] eine Arglistkarte
   *[other] { $n } Arglistkarten
}.
event-treachery_shuffled = Die gespielten Arglistkarten werden zu einem neuen Stapel gemischt.
event-treachery_played = Arglist! { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-treachery_without_effect = Ohne Wirkung: { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-paris_taken = Mylady nimmt eine Paris-Karte: { $paris }.
event-paris_card_taken = Mylady nimmt eine Paris-Karte.

## Mylady und Rochefort

event-destination_chosen = Mylady wählt ihr Ziel: { $place }.
event-destination_hidden = Mylady legt ihre Ortskarte verdeckt aus.
event-milady_shown = Myladys Ortskarte wird aufgedeckt: { $place }.
event-milady_nowhere = Mylady geht in dieser Runde nirgendwohin.
event-milady_found = { $hero_the } überrascht Mylady bei Richelieu und vereitelt ihren Plan.
event-rochefort_came = Der Mann aus Meung! Rochefort verstellt { $hero_dat } { $place_loc } den Weg.
event-rochefort_fled = Rochefort flieht, von { $hero_dat } verwundet, und Mylady kehrt heim.
event-rochefort_stood = Rochefort weicht nicht: { $hero_gen } Aktion ist verloren.
event-rochefort_wounded = { $n ->
    [one] Rochefort verliert 1 Lebenspunkt.
   *[other] Rochefort verliert { $n } Lebenspunkte.
}
event-rochefort_healed = { $n ->
    [one] Rochefort gewinnt 1 Lebenspunkt zurück.
   *[other] Rochefort gewinnt { $n } Lebenspunkte zurück.
}
event-rochefort_fell = Rochefort ist kampfunfähig!

## Die Musketiere

event-turn_started = { $hero_the } ist am Zug.
event-turn_ended = { $hero_the } hat seinen Zug beendet.
event-moved = { $hero_the } geht { $place_to }.
event-rode = { $hero_the } reitet { $place_to }.
event-jailed = { $hero_the } wird in die Bastille geworfen.
event-freed = { $hero_the } verlässt die Bastille und kommt ins Vieux Colombier.
event-life_lost = { $n ->
    [one] { $hero_the } verliert 1 Lebenspunkt.
   *[other] { $hero_the } verliert { $n } Lebenspunkte.
}
event-life_regained = { $n ->
    [0] { $hero_the } hatte schon alle Lebenspunkte.
    [one] { $hero_the } gewinnt 1 Lebenspunkt zurück.
   *[other] { $hero_the } gewinnt { $n } Lebenspunkte zurück.
}
event-fell = { $hero_the } ist kampfunfähig und wird ins Vieux Colombier getragen.
event-recovered = { $hero_the } steht wieder auf, mit allen Lebenspunkten.
event-barred = { $hero_the } darf in diesem Spiel nicht mehr auf die Suche gehen.
event-ordered = Monsieur de Tréville gibt { $hero_dat } einen Befehl: eine Aktion, sofort.
event-order_declined = { $hero_the } ignoriert den Befehl.
event-action_lost = { $hero_gen } Aktion ist verloren.
event-walked = { $hero_the } geht { $spot_to }.
event-gift_used = { $hero_the } nutzt seine List und legt eine Karte ab: { $card }.

## Leisten

event-time_moved = Die Zeitmarke rückt auf Feld { $n_next }.
event-time_held = Die Zeitmarke bleibt stehen.
event-purse_changed = { $n_sign ->
    [minus] Die Börse verliert { $n ->
        [one] 1 Goldstück
       *[other] { $n } Goldstücke
    }.
   *[plus] Die Börse gewinnt { $n ->
        [one] 1 Goldstück
       *[other] { $n } Goldstücke
    }.
}
event-epic_changed = { $n_sign ->
    [minus] Die Musketiere geben { $n ->
        [one] 1 Heldenmarke
       *[other] { $n } Heldenmarken
    } aus.
   *[plus] Die Musketiere gewinnen { $n ->
        [one] 1 Heldenmarke
       *[other] { $n } Heldenmarken
    }.
}
event-honour_lost = Die Königin verliert { $n ->
    [one] 1 Ehrenpunkt
   *[other] { $n } Ehrenpunkte
}.
event-honour_regained = Die Königin gewinnt { $n ->
    [one] 1 Ehrenpunkt
   *[other] { $n } Ehrenpunkte
} zurück.
event-siege_moved = { $n_sign ->
    [minus] Die Belagerungsmarke rückt auf { $n } auf Richelieus Seite.
    [zero] Die Belagerungsmarke rückt in die Mitte.
   *[plus] Die Belagerungsmarke rückt auf { $n } auf der Seite des Königs.
}
event-strangle_rolled = Mylady würfelt gegen Constance: { $roll }.
event-constance_moved = Constances Marke steht nun auf { $n }.
event-louvre_moved = { $n ->
    [0] Die Louvre-Marke steht wieder ganz oben.
   *[other] Die Louvre-Marke rückt auf Feld { $n_next }.
}
event-one_gained = Die Musketiere gewinnen eine Karte „Einer für alle“.
event-one_played = { $one_id ->
    [time] Einer für alle, alle für einen! Die Musketiere halten die Zeit auf.
    [honour] Einer für alle, alle für einen! Die Musketiere stehen der Königin bei.
   *[epic] Einer für alle, alle für einen! Neuer Mut für die Suche.
}

## Missionen

event-paris_opened = Neue Mission in Paris: { $paris }.
event-paris_closed = Die Mission in Paris ist vorbei: { $paris }.
event-louvre_opened = Neue Mission im Louvre: { $louvre }.
event-louvre_done = Mission im Louvre erfüllt: { $louvre }.
event-louvre_failed = Mission im Louvre gescheitert: { $louvre }.
event-louvre_empty = Im Louvre gibt es keine Missionen mehr.
event-adversary_laid = { $foe_the } bezieht { $place_loc } Posten.
event-adversary_beaten = { $foe_the } ist besiegt und aus dem Spiel.
event-adversary_returned = { $foe_the } kehrt auf Myladys Hand zurück.
event-trap_laid = Mylady legt { $place_loc } einen Hinterhalt: { $trap }.
event-trap_gone = { $trap_gender ->
    [p] { $trap_the } sind fort.
   *[m] { $trap_the } ist fort.
}
event-nemesis_named = Der Erzfeind wartet auf { $hero_acc }, und nur auf ihn.
event-trap_rolled = { $trap_the } lauert { $hero_dat } auf: Der Würfel zeigt { $face_acc }.
event-challenge_declared = { $hero_the } stellt sich { $place_loc } der Herausforderung: { $skill }.
event-challenge_overcome = { $hero_the } meistert { $place_loc } die Herausforderung: { $skill }.
event-challenge_failed = { $hero_the } scheitert { $place_loc } an der Herausforderung: { $skill }.
event-task_advanced = { $hero_the } bringt die Mission in Paris voran: { $n } geschafft.

## Duelle

event-duel_began = { $hero_the } kreuzt die Klinge mit { $foe_ins }.
event-dice_added = { $hero_the } nimmt { $n ->
    [one] 1 blauen Würfel dazu
   *[other] { $n } blaue Würfel dazu
}.
event-blue_rolled = { $hero_the } würfelt { $roll }.
event-red_rolled = { $foe_the } würfelt { $roll }.
event-foe_rerolled = { $foe_the } würfelt einen Schild neu und erhält { $face_acc }.
event-blade_used = { $hero_the } würfelt mit der Toledoklinge { $face_acc } neu und erhält { $face2_acc }.
event-manoeuvre_shown = { $hero_the } zeigt seinen geheimen Fechtstoß!
event-foe_manoeuvre_shown = { $foe_the } zeigt seinen geheimen Fechtstoß!
event-foe_wounded = { $n ->
    [one] { $foe_the } verliert 1 Lebenspunkt.
   *[other] { $foe_the } verliert { $n } Lebenspunkte.
}
event-parting_wound_absorbed = { $hero_gen } Kürass fängt den Abschiedshieb ab.
event-duel_ended = { $result ->
    [won] { $hero_the } gewinnt das Duell gegen { $foe_acc } ohne einen Kratzer.
    [won_wounded] { $hero_the } gewinnt das Duell gegen { $foe_acc }, wird aber verwundet.
    [won_out] { $hero_the } und { $foe_the } strecken einander nieder.
    [hit] { $hero_the } verwundet { $foe_acc }, { $foe_gender ->
        [f] die
       *[m] der
    } aber noch auf den Beinen ist.
    [hit_wounded] { $hero_the } und { $foe_the } verwunden einander.
    [hit_out] { $hero_the } verwundet { $foe_acc }, wird aber niedergestreckt.
    [lost] { $hero_the } wird von { $foe_dat } verwundet.
    [lost_out] { $hero_the } wird von { $foe_dat } niedergestreckt.
   *[draw] Das Duell zwischen { $hero_dat } und { $foe_dat } endet unentschieden.
}

## Arsenal und Tausch

event-bought = { $hero_the } kauft { $item_acc }.
event-replaced = { $hero_the } legt { $item_acc } für immer ab.
event-offer_made = { $hero_the } macht { $hero2_dat } ein Angebot: { $offer }.
event-offer_declined = { $hero_the } und { $hero2_the } werden sich nicht einig.
event-traded = { $hero_the } und { $hero2_the } tauschen: { $hero_the } gibt { $n ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $n } Karten
} und erhält { $n2 }.
event-equipment_passed = { $hero_the } erhält { $item_acc }.

## Die Belagerung

event-siege_card_laid = { $hero_the } verstärkt die Belagerung: { $card }.
event-siege_card_lost = Mylady legt eine Karte der Belagerung ab: { $card }.
event-siege_red_rolled = Mylady würfelt in La Rochelle { $roll }.
event-siege_blue_rolled = Die Musketiere würfeln in La Rochelle { $roll }.
event-siege_rerolled = Mylady würfelt einen Schild neu und erhält { $face_acc }.
event-sacrificed = { $hero_the } wirft sich in die Bresche: Einer von Myladys Degen ist aufgehoben.

## Die Suche

event-board_opened = Die Suche geht weiter: { $board }.
event-tokens_laid = { $n ->
    [one] 1 Marke wird auf den Plan der Suche gelegt.
   *[other] { $n } Marken werden auf den Plan der Suche gelegt.
}
event-token_turned = { $space_loc } wird aufgedeckt: { $token }.
event-token_gone = Die Marke { $space_loc } wird entfernt: { $token }.
event-snare_bit = { $hero_the } tappt in eine Falle!
event-antechamber_passed = { $hero_the } lässt Vorzimmer { $n } hinter sich.
event-board_completed = { $hero_the } vollendet einen Plan der Suche: { $board }!
event-sand_ran_out = Die Sanduhr ist abgelaufen: Alle übrigen Aktionen sind verloren.
event-beggars_paid = Die Bettler { $place_loc } haben ihr Almosen bekommen.
