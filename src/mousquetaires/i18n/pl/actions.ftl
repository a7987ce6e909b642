### Co można zrobić: jeden wiersz menu na każdą czynność.
### $prompt to pytanie, na które odpowiada (albo none), $board_id to plansza zadań w grze.

## Akcje Muszkietera

action-end = Zakończ turę
action-draw = Dobierz kartę Przygody
action-move = Idź { $place_to }
action-ride = Galopuj { $place_to } (bez akcji)
action-trade = Wymień się { $hero_ins }
action-play = { $hero_id ->
    [none] Zagraj { $card_acc }
   *[other] Zagraj { $card_acc } dla { $hero_gen }
}
action-reinforce = Wesprzyj oblężenie: { $card }
action-challenge = Podejmij wyzwanie { $skill_gen }
action-duel = Pojedynkuj się { $foe_ins }
action-fight = { $slot ->
    [0] Walcz z następnym przeciwnikiem na drodze
   *[other] Walcz z { $slot }. gwardzistą w komnacie
}
action-task = { $card_id ->
    [none] Szukaj Konstancji w Paryżu
   *[other] Odrzuć na rzecz misji w Paryżu: { $card }
}
action-path = { $path_id ->
    [rooms] Idź dalej przez sypialnie
    [stables] Idź dalej przez stajnie
   *[cellar] Idź dalej przez piwnicę
}
action-back = Wróć do przedsionka
action-passage = Skorzystaj z sekretnego przejścia
action-equip = Kup coś w Arsenale
action-bribe = Przekup strażnika
action-escape = Walcz ze strażnikiem
action-order = Rozkaż działać { $hero_dat }

## Wybory w trakcie akcji

action-pass = { $prompt ->
    [ordered_action] Zignoruj rozkaz
    [gift] Nie używaj przebiegłości
    [epic_for_passage] Zawróć: akcja przepada
    [blade] Zostaw kości
    [purchase] Nie kupuj nic więcej
    [sacrifice] Niczego nie poświęcaj
    [one_for_all] Nie teraz
    [new_paris] Nie zagrywaj karty Paryża
    [foe_reroll] Zostaw kości
    [siege_reroll] Zostaw kości
   *[other] Pas
}
action-cards = { $cards_count ->
    [0] Nie zagrywaj kart Walki
   *[other] Zagraj: { $cards }
}
action-skill = { $number ->
    [0] Nie zagrywaj kart
    [one] Zagraj 1 kartę
    [few] Zagraj { $number } karty
    [many] Zagraj { $number } kart
   *[other] Zagraj { $number } karty
}
action-gift = Odrzuć kartę: { $card }
action-spend = { $number ->
    [0] Nie zużywaj Lilii Burbońskich
    [one] Zużyj 1 Lilię Burbońską
    [few] Zużyj { $number } Lilie Burbońskie
    [many] Zużyj { $number } Lilii Burbońskich
   *[other] Zużyj { $number } Lilii Burbońskiej
}
action-blade = Przerzuć { $face_acc }
action-buy = Kup { $item_acc }
action-pay = Zapłać kartą: { $card }
action-replace = Odrzuć { $item_acc }
action-offer = { $give } (w zamian: { $want })
action-accept = Przyjmij
action-decline = { $prompt ->
    [trade_offer] Zrezygnuj z wymiany
   *[other] Odmów
}
action-space = Odkryj żeton { $space_loc }
action-sacrifice = Poświęć 1 punkt życia
action-turn = { $hero_the }

## Milady

action-go = { $place }
action-paris = { $paris }
action-treachery = Zagraj { $treachery_acc }
action-take = Dobierz kartę Zdrady
action-lay = { $trap_id ->
    [none] { $adversaries }
   *[other] { $adversaries }, do tego pułapka: { $trap }
}
action-name = { $hero_the }
action-assign = { $tokens }
action-reroll = Przerzuć Tarczę
action-search = Weź z talii { $treachery_acc }
action-fill = Uzupełnij rękę
action-discard = { $card }

## Darmowe akcje

action-beggars = Opłać Żebraków { $place_loc } (bez akcji)
action-one = { $one_id ->
    [time] Jeden za wszystkich: znacznik czasu stoi w tej rundzie (bez akcji)
    [honour] Jeden za wszystkich: Królowa odzyskuje 2 punkty honoru (bez akcji)
   *[epic] Jeden za wszystkich: 2 Lilie Burbońskie (bez akcji)
}
action-turnup = Zużyj 1 Lilię Burbońską, by odkryć żetony w gospodzie (bez akcji)
