### Co się dzieje: jedno zdanie na każdy rodzaj zdarzenia, w czasie teraźniejszym. Zmienne: en/events.ftl.

## Przebieg gry

event-game_began = Gra się zaczyna. Diamenty Królowej są w Anglii, a bal tuż-tuż.
event-turn_began = Zaczyna się runda { $n }.
event-phase_began = { $n ->
    [1] Faza I: Milady knuje.
    [2] Faza II: działają Muszkieterowie.
    [3] Faza III: oblężenie La Rochelle.
   *[4] Faza IV: koniec rundy.
}
event-game_over = { $ending_id ->
    [diamonds] Muszkieterowie wygrywają: Królowa nosi swoje diamenty, a Richelieu blednie.
    [time] Milady wygrywa: czas minął, a Królowa jest na balu bez diamentów.
    [siege] Milady wygrywa: oblężenie La Rochelle przegrane, a z nim wojna Króla.
    [honour] Milady wygrywa: Królowa straciła honor i żaden diament go nie przywróci.
    [abduction] Milady wygrywa: Konstancja nie żyje.
    [barred] Milady wygrywa: żaden Muszkieter nie może już podjąć Zadania.
   *[not_over] Gra jeszcze trwa.
}

## Karty

event-card_drawn = { $seat_the } dobiera kartę Przygody: { $card }.
event-cards_drawn = { $seat_the } dobiera { $n ->
    [one] kartę Przygody
    [few] { $n } karty Przygody
    [many] { $n } kart Przygody
   *[other] { $n } karty Przygody
}.
event-deck_shuffled = Odrzucone karty Przygody zostają przetasowane w nową talię.
event-card_discarded = { $seat_the } odrzuca kartę: { $card }.
event-card_shown = { $seat_the } pokazuje wszystkim kartę: { $card }.
event-character_played = { $hero_the } zagrywa kartę osoby: { $card }.
event-treachery_drawn = Milady dobiera kartę Zdrady: { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-treachery_taken = Milady dobiera { $n ->
    [one] kartę Zdrady
    [few] { $n } karty Zdrady
    [many] { $n } kart Zdrady
   *[other] { $n } karty Zdrady
}.
event-treachery_shuffled = Zagrane karty Zdrady zostają przetasowane w nową talię.
event-treachery_played = Zdrada! { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-treachery_without_effect = Bez skutku: { $treachery_id ->
    [emergency] { $treachery }
   *[other] { $treachery }.
}
event-paris_taken = Milady bierze kartę Paryża: { $paris }.
event-paris_card_taken = Milady bierze kartę Paryża.

## Milady i Rochefort

event-destination_chosen = Milady wybiera cel podróży: { $place }.
event-destination_hidden = Milady kładzie zakrytą kartę Lokacji.
event-milady_shown = Karta Lokacji Milady zostaje odkryta: { $place }.
event-milady_nowhere = Milady nigdzie się w tej rundzie nie wybiera.
event-milady_found = { $hero_the } zastaje Milady w kryjówce Richelieu i krzyżuje jej plan.
event-rochefort_came = Człowiek z Meung! Rochefort zastępuje drogę { $hero_dat } { $place_loc }.
event-rochefort_fled = Rochefort ucieka, raniony przez { $hero_acc }, a Milady wraca do swoich kwater.
event-rochefort_stood = Rochefort nie ustępuje: akcja { $hero_gen } przepada.
event-rochefort_wounded = Rochefort traci { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}.
event-rochefort_healed = Rochefort odzyskuje { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}.
event-rochefort_fell = Rochefort jest wyeliminowany!

## Muszkieterowie

event-turn_started = { $hero_the } zaczyna swoją turę.
event-turn_ended = Tura { $hero_gen } dobiega końca.
event-moved = { $hero_the } udaje się { $place_to }.
event-rode = { $hero_the } galopuje { $place_to }.
event-jailed = { $hero_the } zostaje wtrącony do Bastylii.
event-freed = { $hero_the } wydostaje się z Bastylii i wraca do Vieux Colombier.
event-life_lost = { $hero_the } traci { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}.
event-life_regained = { $n ->
    [0] { $hero_the } ma już wszystkie punkty życia.
    [one] { $hero_the } odzyskuje 1 punkt życia.
    [few] { $hero_the } odzyskuje { $n } punkty życia.
    [many] { $hero_the } odzyskuje { $n } punktów życia.
   *[other] { $hero_the } odzyskuje { $n } punktu życia.
}
event-fell = { $hero_the } zostaje wyeliminowany i trafia do Vieux Colombier.
event-recovered = { $hero_the } wstaje ze wszystkimi punktami życia.
event-barred = { $hero_the } nie może już w tej grze wrócić na planszę zadań.
event-ordered = Pan de Tréville wydaje { $hero_dat } rozkaz: jedna akcja, natychmiast.
event-order_declined = { $hero_the } ignoruje rozkaz.
event-action_lost = Akcja { $hero_gen } przepada.
event-walked = { $hero_the } przechodzi { $spot_to }.
event-gift_used = { $hero_the } korzysta ze swojej przebiegłości i odrzuca kartę: { $card }.

## Ścieżki

event-time_moved = Znacznik czasu schodzi na pole { $n_next }.
event-time_held = Znacznik czasu stoi w miejscu.
event-purse_changed = { $n_sign ->
    [minus] Wspólna pula maleje o { $n ->
        [one] 1 pistola
        [few] { $n } pistole
        [many] { $n } pistoli
       *[other] { $n } pistola
    }.
   *[plus] Wspólna pula rośnie o { $n ->
        [one] 1 pistola
        [few] { $n } pistole
        [many] { $n } pistoli
       *[other] { $n } pistola
    }.
}
event-epic_changed = { $n_sign ->
    [minus] Muszkieterowie zużywają { $n ->
        [one] 1 Lilię Burbońską
        [few] { $n } Lilie Burbońskie
        [many] { $n } Lilii Burbońskich
       *[other] { $n } Lilii Burbońskiej
    }.
   *[plus] Muszkieterowie zdobywają { $n ->
        [one] 1 Lilię Burbońską
        [few] { $n } Lilie Burbońskie
        [many] { $n } Lilii Burbońskich
       *[other] { $n } Lilii Burbońskiej
    }.
}
event-honour_lost = Królowa traci { $n ->
    [one] 1 punkt honoru
    [few] { $n } punkty honoru
    [many] { $n } punktów honoru
   *[other] { $n } punktu honoru
}.
event-honour_regained = Królowa odzyskuje { $n ->
    [one] 1 punkt honoru
    [few] { $n } punkty honoru
    [many] { $n } punktów honoru
   *[other] { $n } punktu honoru
}.
event-siege_moved = { $n_sign ->
    [minus] Znacznik twierdzy staje na polu { $n } po stronie Richelieu.
    [zero] Znacznik twierdzy wraca na środek.
   *[plus] Znacznik twierdzy staje na polu { $n } po stronie Króla.
}
event-strangle_rolled = Milady rzuca kośćmi przeciw Konstancji: { $roll }.
event-constance_moved = Żeton Konstancji staje na polu { $n }.
event-louvre_moved = { $n ->
    [0] Znacznik Luwru wraca na najwyższe pole.
   *[other] Znacznik Luwru schodzi na pole { $n_next }.
}
event-one_gained = Muszkieterowie zdobywają kartę Jeden za wszystkich.
event-one_played = { $one_id ->
    [time] Jeden za wszystkich, wszyscy za jednego! Muszkieterowie zatrzymują czas.
    [honour] Jeden za wszystkich, wszyscy za jednego! Muszkieterowie stają w obronie Królowej.
   *[epic] Jeden za wszystkich, wszyscy za jednego! Zadanie nabiera rozmachu.
}

## Misje

event-paris_opened = Nowa misja w Paryżu: { $paris }.
event-paris_closed = Koniec misji w Paryżu: { $paris }.
event-louvre_opened = Nowa misja w Luwrze: { $louvre }.
event-louvre_done = Misja w Luwrze ukończona: { $louvre }.
event-louvre_failed = Misja w Luwrze kończy się porażką: { $louvre }.
event-louvre_empty = W Luwrze nie ma już więcej misji.
event-adversary_laid = { $foe_the } zajmuje stanowisko { $place_loc }.
event-adversary_beaten = { $foe_gender ->
    [f] { $foe_the } zostaje pokonana i odpada z gry.
   *[m] { $foe_the } zostaje pokonany i odpada z gry.
}
event-adversary_returned = { $foe_the } wraca na rękę Milady.
event-trap_laid = Milady zastawia pułapkę { $place_loc }: { $trap }.
event-trap_gone = { $trap_gender ->
    [p] { $trap_the } znikają.
   *[m] { $trap_the } znika.
}
event-nemesis_named = Nemezis czeka na { $hero_acc }, i tylko na niego.
event-trap_rolled = { $trap_the } czyha na { $hero_acc }: na kości wypada { $face_the }.
event-challenge_declared = { $hero_the } podejmuje wyzwanie { $skill_gen } { $place_loc }.
event-challenge_overcome = { $hero_the } pokonuje wyzwanie { $skill_gen } { $place_loc }.
event-challenge_failed = { $hero_the } nie może sprostać wyzwaniu { $skill_gen } { $place_loc }.
event-task_advanced = { $hero_the } posuwa misję w Paryżu: jak dotąd { $n }.

## Pojedynki

event-duel_began = { $hero_the } staje do pojedynku { $foe_ins }.
event-dice_added = { $hero_the } dokłada { $n ->
    [one] 1 niebieską kość
    [few] { $n } niebieskie kości
    [many] { $n } niebieskich kości
   *[other] { $n } niebieskiej kości
}.
event-blue_rolled = { $hero_the } rzuca kośćmi: { $roll }.
event-red_rolled = { $foe_the } rzuca kośćmi: { $roll }.
event-foe_rerolled = { $foe_the } przerzuca Tarczę: wypada { $face_the }.
event-blade_used = { $hero_the } przerzuca { $face_acc } dzięki Toledo: wypada { $face2_the }.
event-manoeuvre_shown = { $hero_the } wykonuje swój sekretny manewr!
event-foe_manoeuvre_shown = { $foe_the } wykonuje swój sekretny manewr!
event-foe_wounded = { $foe_the } traci { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
    [many] { $n } punktów życia
   *[other] { $n } punktu życia
}.
event-parting_wound_absorbed = Zbroja { $hero_gen } zatrzymuje cios na odchodne.
event-duel_ended = { $result ->
    [won] { $hero_the } wygrywa pojedynek { $foe_ins } bez jednego draśnięcia.
    [won_wounded] { $hero_the } wygrywa pojedynek { $foe_ins }, ale zostaje ranny.
    [won_out] { $hero_the } i { $foe_the } powalają się nawzajem.
    [hit] { $hero_the } rani { $foe_acc }, { $foe_gender ->
        [f] ta
       *[m] ten
    } jednak nadal stoi na nogach.
    [hit_wounded] { $hero_the } i { $foe_the } ranią się nawzajem.
    [hit_out] { $hero_the } pada, zdążywszy zranić { $foe_acc }.
    [lost] { $hero_the } zostaje raniony przez { $foe_acc }.
    [lost_out] { $hero_the } zostaje powalony przez { $foe_acc }.
   *[draw] Pojedynek kończy się remisem: { $hero_the } i { $foe_the }.
}

## Arsenał i wymiany

event-bought = { $hero_the } kupuje { $item_acc }.
event-replaced = { $hero_the } na dobre odrzuca { $item_acc }.
event-offer_made = { $hero_the } składa { $hero2_dat } ofertę: { $offer }.
event-offer_declined = { $hero_the } i { $hero2_the } nie dochodzą do porozumienia.
event-traded = { $hero_the } i { $hero2_the } dokonują wymiany: { $hero_the } { $n ->
    [0] nie oddaje żadnej karty
    [one] oddaje 1 kartę
    [few] oddaje { $n } karty
    [many] oddaje { $n } kart
   *[other] oddaje { $n } karty
}, a { $n2 ->
    [0] nie dostaje żadnej
   *[other] dostaje { $n2 }
}.
event-equipment_passed = { $hero_the } otrzymuje { $item_acc }.

## Oblężenie

event-siege_card_laid = { $hero_the } wspiera oblężenie: { $card }.
event-siege_card_lost = Milady odrzuca kartę z oblężenia: { $card }.
event-siege_red_rolled = Milady rzuca kośćmi w La Rochelle: { $roll }.
event-siege_blue_rolled = Muszkieterowie rzucają kośćmi w La Rochelle: { $roll }.
event-siege_rerolled = Milady przerzuca Tarczę: wypada { $face_the }.
event-sacrificed = { $hero_the } rzuca się w wyłom: jeden Miecz Milady zostaje zniwelowany.

## Zadanie

event-board_opened = Zadanie trwa: { $board }.
event-tokens_laid = { $n ->
    [one] Na planszy zadań zostaje rozłożony 1 żeton.
    [few] Na planszy zadań zostają rozłożone { $n } żetony.
    [many] Na planszy zadań zostaje rozłożonych { $n } żetonów.
   *[other] Na planszy zadań zostaje rozłożone { $n } żetonu.
}
event-token_turned = Odkryty żeton { $space_loc }: { $token }.
event-token_gone = Usunięty żeton { $space_loc }: { $token }.
event-snare_bit = { $hero_the } wpada w zasadzkę!
event-antechamber_passed = { $hero_the } pokonuje { $n }. komnatę.
event-board_completed = { $hero_the } kończy planszę zadań: { $board }!
event-sand_ran_out = Klepsydra się przesypała: wszystkie pozostałe akcje przepadają.
event-beggars_paid = Żebracy { $place_loc } zostają opłaceni.
