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
    [0] Walcz z tym, kto zagradza drogę
   *[other] Walcz z { $slot }. gwardzistą w komnacie
}
action-task = { $card_id ->
    [none] Szukaj Konstancji w Paryżu
   *[other] Odrzuć kartę na rzecz sprawy w Paryżu: { $card }
}
action-path = { $path_id ->
    [rooms] Idź dalej przez sypialnie gospody
    [stables] Idź dalej przez stajnie gospody
   *[cellar] Idź dalej przez piwnicę gospody
}
action-back = Wróć do przedsionka
action-passage = Skorzystaj z sekretnego przejścia
action-equip = Kup coś w Arsenale
action-bribe = Przekup strażników
action-escape = Walcz ze strażnikiem
action-order = Rozkaż działać { $hero_dat }

## Wybory w trakcie akcji

action-pass = { $prompt ->
    [ordered_action] Puść rozkaz mimo uszu
    [gift] Nie używaj przebiegłości
    [epic_for_passage] Zawróć: akcja przepada
    [blade] Zostaw kości, jak leżą
    [purchase] Nie kupuj nic więcej
    [sacrifice] Nie poświęcaj życia
    [one_for_all] Nie teraz
    [new_paris] Zostaw Paryż, jak jest
    [foe_reroll] Zostaw kości, jak leżą
    [siege_reroll] Zostaw kości, jak leżą
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
action-replace = Pozbądź się { $item_gen }
action-offer = { $give } (w zamian: { $want })
action-accept = Zgódź się
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
action-fill = Dobierz do pełnej ręki
action-discard = { $card }

## Darmowe akcje

action-beggars = Opłać Żebraków { $place_loc } (bez akcji)
action-one = { $one_id ->
    [time] Jeden za wszystkich: czas stoi w tej rundzie (bez akcji)
    [honour] Jeden za wszystkich: Królowa odzyskuje 2 punkty honoru (bez akcji)
   *[epic] Jeden za wszystkich: 2 Lilie Burbońskie (bez akcji)
}
action-turnup = Zużyj Lilię Burbońską, by odkryć żetony gospody (bez akcji)
