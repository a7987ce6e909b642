### O co pyta gra: jedno pytanie na każdy rodzaj wyboru. $hero to Muszkieter, o którego chodzi.

## Muszkieterowie

prompt-musketeer_action = Co robi { $hero_the }?
prompt-ordered_action = Pan de Tréville każe { $hero_dat } działać natychmiast: co robi { $hero_the }?
prompt-next_musketeer = Który Muszkieter gra teraz?
prompt-combat_cards = Które karty Walki dokłada { $hero_the } przed pierwszym rzutem?
prompt-skill_cards = Ile kart tej umiejętności zagrywa { $hero_the }?
prompt-gift = Czy { $hero_the } odrzuca kartę, by użyć swojej przebiegłości?
prompt-epic_for_challenge = Ile Lilii Burbońskich ułatwi to wyzwanie { $hero_dat }?
prompt-epic_for_duel = Ile Lilii Burbońskich zamieni się w niebieskie kości { $hero_gen }?
prompt-epic_for_passage = Sekretne przejście kosztuje więcej Lilii Burbońskich, niż macie: zagrać Jeden za wszystkich czy zawrócić?
prompt-blade = Czy { $hero_the } przerzuca kość dzięki Toledo?
prompt-purchase = Co { $hero_the } bierze z Arsenału?
prompt-payment = Którą kartą płaci { $hero_the }?
prompt-replacement = { $hero_the } nie ma już miejsca: czego pozbywa się na dobre?
prompt-task_card = Którą kartę Walki { $hero_the } odrzuca na rzecz sprawy w Paryżu?
prompt-trade_offer = Co proponuje { $hero_the }?
prompt-trade_answer = Co na tę ofertę { $hero_the }?
prompt-trade_last_word = Czy { $hero_the } zgadza się na zmienioną ofertę?
prompt-token_to_turn = Który żeton gospody chcecie zobaczyć?
prompt-sacrifice = Czy { $hero_the } poświęca 1 punkt życia, by zniwelować Miecz Milady?
prompt-one_for_all = Czy zagrywacie teraz Jeden za wszystkich, wszyscy za jednego?

## Milady

prompt-destination = Dokąd Milady udaje się potajemnie w tej rundzie?
prompt-opening_paris = Która karta Paryża otwiera grę?
prompt-opening_paris_hand = Którą kartę Paryża Milady bierze na rękę?
prompt-new_paris = Czy Milady zagrywa kartę Paryża?
prompt-treachery = Milady dobiera kartę Zdrady czy jakąś zagrywa?
prompt-victim = Który Muszkieter jest celem?
prompt-adversaries = Kogo Milady wysyła na nową misję?
prompt-nemesis = Na którego Muszkietera czeka Nemezis?
prompt-inn_tokens = Jak Milady rozkłada żetony w Gospodzie Pod Złotą Lilią?
prompt-return_tokens = Kogo Milady rozstawia na drodze do Paryża?
prompt-gallery_tokens = Jak Milady obsadza komnaty Luwru?
prompt-foe_reroll = Czy przeciwnik { $hero_gen } przerzuca jedną ze swoich Tarcz?
prompt-siege_reroll = Czy Milady przerzuca jedną ze swoich Tarcz?
prompt-siege_discard = Którą kartę z oblężenia odrzuca Milady?
prompt-quarters_card = Którą kartę Paryża Milady bierze na rękę?
prompt-richelieu_deed = O co Milady prosi Richelieu?
