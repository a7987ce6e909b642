### O co pyta gra: jedno pytanie na każdy rodzaj wyboru. $hero to Muszkieter, o którego chodzi.

## Muszkieterowie

prompt-musketeer_action = { $yours ->
    [no] Co robi { $hero_the }?
   *[yes] { $hero_the }: co robisz?
}
prompt-ordered_action = { $yours ->
    [no] Pan de Tréville każe { $hero_dat } działać: co robi { $hero_the }?
   *[yes] Pan de Tréville każe { $hero_dat } działać: co robisz?
}
prompt-next_musketeer = Który Muszkieter gra teraz?
prompt-combat_cards = { $yours ->
    [no] Które karty Walki dokłada { $hero_the } przed pierwszym rzutem?
   *[yes] { $hero_the }: które karty Walki dokładasz przed pierwszym rzutem?
}
prompt-skill_cards = { $yours ->
    [no] Ile kart tej umiejętności zagrywa { $hero_the }?
   *[yes] { $hero_the }: ile kart tej umiejętności zagrywasz?
}
prompt-gift = { $yours ->
    [no] Czy { $hero_the } używa przebiegłości i odrzuca kartę?
   *[yes] { $hero_the }: używasz przebiegłości i odrzucasz kartę?
}
prompt-epic_for_challenge = { $yours ->
    [no] Ile Lilii Burbońskich zużywa { $hero_the }, by ułatwić wyzwanie?
   *[yes] { $hero_the }: ile Lilii Burbońskich zużywasz, by ułatwić wyzwanie?
}
prompt-epic_for_duel = { $yours ->
    [no] Ile Lilii Burbońskich zamienia { $hero_the } w niebieskie kości?
   *[yes] { $hero_the }: ile Lilii Burbońskich zamieniasz w niebieskie kości?
}
prompt-epic_for_passage = { $yours ->
    [no] Sekretne przejście kosztuje więcej Lilii Burbońskich, niż mają Muszkieterowie: zagrać Jeden za wszystkich czy zawrócić?
   *[yes] Sekretne przejście kosztuje więcej Lilii Burbońskich, niż masz: zagrać Jeden za wszystkich czy zawrócić?
}
prompt-blade = { $yours ->
    [no] Czy { $hero_the } przerzuca kość dzięki Toledo?
   *[yes] { $hero_the }: przerzucasz kość dzięki Toledo?
}
prompt-purchase = { $yours ->
    [no] Co kupuje { $hero_the }?
   *[yes] { $hero_the }: co kupujesz?
}
prompt-payment = { $yours ->
    [no] Którą kartą płaci { $hero_the }?
   *[yes] { $hero_the }: którą kartą płacisz?
}
prompt-replacement = { $yours ->
    [no] { $hero_the } nie ma już miejsca: co odrzuca na dobre?
   *[yes] { $hero_the } nie ma już miejsca: co odrzucasz na dobre?
}
prompt-task_card = { $yours ->
    [no] Którą kartę Walki { $hero_the } odrzuca na rzecz misji w Paryżu?
   *[yes] { $hero_the }: którą kartę Walki odrzucasz na rzecz misji w Paryżu?
}
prompt-trade_offer = { $yours ->
    [no] Co proponuje { $hero_the }?
   *[yes] { $hero_the }: co proponujesz?
}
prompt-trade_answer = { $yours ->
    [no] Co na tę ofertę { $hero_the }?
   *[yes] { $hero_the }: co odpowiadasz na tę ofertę?
}
prompt-trade_last_word = { $yours ->
    [no] Czy { $hero_the } zgadza się na zmienioną ofertę?
   *[yes] { $hero_the }: zgadzasz się na zmienioną ofertę?
}
prompt-token_to_turn = { $yours ->
    [no] Który żeton gospody odkrywają Muszkieterowie?
   *[yes] Który żeton gospody chcesz zobaczyć?
}
prompt-sacrifice = { $yours ->
    [no] Czy { $hero_the } poświęca 1 punkt życia, by zniwelować Miecz Milady?
   *[yes] { $hero_the }: poświęcasz 1 punkt życia, by zniwelować Miecz Milady?
}
prompt-one_for_all = { $yours ->
    [no] Czy Muszkieterowie zagrywają Jeden za wszystkich, wszyscy za jednego?
   *[yes] Zagrywasz teraz Jeden za wszystkich, wszyscy za jednego?
}

## Milady

prompt-destination = { $yours ->
    [no] Milady wybiera w tajemnicy, dokąd pójdzie.
   *[yes] Dokąd idziesz w tajemnicy w tej rundzie?
}
prompt-opening_paris = { $yours ->
    [no] Milady wybiera pierwszą misję w Paryżu.
   *[yes] Od której misji zaczynasz w Paryżu?
}
prompt-opening_paris_hand = { $yours ->
    [no] Milady bierze kartę Paryża.
   *[yes] Którą kartę Paryża zostawiasz na później?
}
prompt-new_paris = { $yours ->
    [no] Milady może zacząć nową misję w Paryżu.
   *[yes] Zaczynasz nową misję w Paryżu?
}
prompt-treachery = { $yours ->
    [no] Milady dobiera albo zagrywa kartę Zdrady.
   *[yes] Dobierasz kartę Zdrady czy jakąś zagrywasz?
}
prompt-victim = { $yours ->
    [no] Milady wybiera ofiarę.
   *[yes] W którego Muszkietera uderzasz?
}
prompt-adversaries = { $yours ->
    [no] Milady wysyła przeciwników na nową misję.
   *[yes] Kto będzie strzegł nowej misji?
}
prompt-nemesis = { $yours ->
    [no] Milady wybiera Muszkietera dla Nemezis.
   *[yes] Na którego Muszkietera czeka Nemezis?
}
prompt-inn_tokens = { $yours ->
    [no] Milady rozkłada żetony w Gospodzie Pod Złotą Lilią.
   *[yes] Rozłóż żetony w Gospodzie Pod Złotą Lilią.
}
prompt-return_tokens = { $yours ->
    [no] Milady rozkłada żetony na drodze do Paryża.
   *[yes] Rozłóż żetony na drodze do Paryża.
}
prompt-gallery_tokens = { $yours ->
    [no] Milady rozkłada żetony w komnatach Luwru.
   *[yes] Rozłóż żetony w komnatach Luwru.
}
prompt-foe_reroll = { $yours ->
    [no] Milady może przerzucić Tarczę przeciw { $hero_dat }.
   *[yes] Przerzucasz jedną ze swoich Tarcz przeciw { $hero_dat }?
}
prompt-siege_reroll = { $yours ->
    [no] Milady może przerzucić Tarczę w oblężeniu.
   *[yes] Przerzucasz jedną ze swoich Tarcz w oblężeniu?
}
prompt-siege_discard = { $yours ->
    [no] Milady odrzuca kartę z oblężenia.
   *[yes] Którą kartę z oblężenia odrzucasz?
}
prompt-quarters_card = { $yours ->
    [no] Milady bierze kartę Paryża.
   *[yes] Którą kartę Paryża bierzesz?
}
prompt-richelieu_deed = { $yours ->
    [no] Milady prosi Richelieu o pomoc.
   *[yes] O co prosisz Richelieu?
}
