### What the coach knows about an answer, a place and the end of a turn. Percentages are whole numbers.

## Duels, challenges, searches

coach-duel = Szansa na zwycięstwo w pojedynku { $foe_ins }: { $wins }%, szansa na ranę: { $wounded }% (kości: { $n }).
coach-duel-rochefort = Szansa, że zrani Rocheforta: { $wins }%, szansa na ranę: { $wounded }% (kości: { $n }).
coach-duel-unknown = Szansa na pokonanie zakrytego żetonu: { $wins }%, szansa na ranę: { $wounded }% (kości: { $n }).
coach-blade = Potem szansa na zwycięstwo: { $wins }%, szansa na ranę: { $wounded }%.
coach-challenge = { $skill }: poziom { $level }, jego własna wartość { $own }. Potrzebne karty: { $n } (na ręce: { $cards }).
coach-search = Jeden rzut wystarczy z szansą { $percent }% (brakujące Lilie: { $lilies }, kości: { $n }).

## Milady’s place

coach-rochefort = Milady może być { $place_loc } ({ $percent }%): wtedy najpierw zjawi się Rochefort.
coach-milady-there = Szansa, że Milady jest { $place_loc }: { $percent }%.
coach-expected = Z tego, co widzą wszyscy: spodziewają się ciebie { $place_loc } w { $percent }% przypadków.
coach-hide-heroes = Muszkieterowie { $place_loc }: { $n }.
coach-place-closed = zamknięte dla niej bez Rocheforta
coach-place-excluded = wykluczone w tej rundzie
coach-place-again = była tu w poprzedniej rundzie
coach-place-hero = jest tu { $hero }
coach-place-heroes = Muszkieterowie na miejscu: { $n }
coach-place-seen = ile razy ją tu widziano: { $n } z { $of }
coach-place-foes = pozostali tu przeciwnicy: { $n }
coach-place-search = karty Zdrady do wyboru: { $n }
coach-place-siege = karty Walki przy oblężeniu, które może usunąć: { $n }

## Traps, cards, the siege, adversaries

coach-trap = { $trap }: działa z szansą { $percent }%.
coach-draw = Szansa na kartę Walki, licząc karty, których nie widzisz: { $percent }%.
coach-siege = Szansa, że oblężenie zostanie przegrane w tej rundzie: { $percent }% zamiast { $before }%.
coach-sacrifice = Pola do przegrania oblężenia: { $n }.
coach-lay = Przeciwnicy: { $n }. Ich kości razem: { $dice }.

## Clocks

coach-clock-time = Pola pozostałe na torze czasu: { $n }.
coach-clock-epic = Rundy, w których można tu jeszcze zdobyć Lilie Burbońskie: { $n }.
coach-clock-honour = Punkty honoru Królowej: { $n }.
coach-clock-constance = Konstancja: sukcesy Milady: { $n } z { $most }.

## What the end of a turn costs, as parts of a list

coach-lose-actions = niewykorzystane akcje: { $n }
coach-lose-ride = przejazd na rumaku
coach-end-time = pola, które zostaną na torze czasu: { $n }
coach-end-louvre-failed = misja w Luwrze kończy się porażką (punkty honoru: −{ $n }, i karta Zdrady dla Milady)
coach-end-louvre-late = punkty honoru stracone w Luwrze: { $n }
coach-end-louvre-epic = Lilie Burbońskie, których Luwr już nie da: { $n }
coach-end-paris-time = kolejne pola toru czasu za misję w Paryżu: { $n }
coach-end-paris-treachery = karty Zdrady dla Milady za misję w Paryżu: { $n }
coach-end-paris-honour = punkty honoru stracone przez misję w Paryżu: { $n }
coach-end-paris-purse = pistole stracone przez misję w Paryżu: { $n }
coach-end-paris-constance = kości Milady przeciw Konstancji: { $n } (sukcesy: { $has } z { $most })
coach-end-siege = szansa na przegranie oblężenia: { $percent }%
