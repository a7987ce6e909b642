### What the coach knows about an answer, a place and the end of a turn. Percentages are whole numbers.

## Duels, challenges, searches

coach-duel = Il bat { $foe_acc } { $wins } % du temps, et il est blessé { $wounded } % du temps (dés : { $n }).
coach-duel-rochefort = Il blesse Rochefort { $wins } % du temps, et il est blessé { $wounded } % du temps (dés : { $n }).
coach-duel-unknown = Il bat le jeton face cachée { $wins } % du temps, et il est blessé { $wounded } % du temps (dés : { $n }).
coach-blade = Ensuite, il gagne { $wins } % du temps, et il est blessé { $wounded } % du temps.
coach-challenge = { $skill } : niveau { $level }, sa propre valeur { $own }. Cartes nécessaires : { $n } (en main : { $cards }).
coach-search = Un seul jet suffit { $percent } % du temps (Lys manquants : { $lilies }, dés : { $n }).

## Milady’s place

coach-rochefort = Milady est peut-être { $place_loc } ({ $percent } %) : alors Rochefort passe en premier.
coach-milady-there = Probabilité que Milady soit { $place_loc } : { $percent } %.
coach-expected = D’après ce que tout le monde voit, on vous attend { $place_loc } { $percent } % du temps.
coach-hide-heroes = Mousquetaires { $place_loc } : { $n }.
coach-place-closed = fermé pour elle sans Rochefort
coach-place-excluded = exclu ce tour-ci
coach-place-again = elle y était au tour précédent
coach-place-hero = { $hero } y est
coach-place-heroes = Mousquetaires sur place : { $n }
coach-place-seen = fois où elle a été vue ici : { $n } sur { $of }
coach-place-foes = adversaires encore ici : { $n }
coach-place-search = cartes Perfidie parmi lesquelles choisir : { $n }
coach-place-siege = cartes Combat du siège qu’elle peut retirer : { $n }

## Traps, cards, the siege, adversaries

coach-trap = { $trap } : frappe { $percent } % du temps.
coach-draw = Probabilité d’une carte Combat, d’après les cartes que vous ne voyez pas : { $percent } %.
coach-siege = Probabilité que le siège soit perdu ce tour-ci : { $percent } % au lieu de { $before } %.
coach-sacrifice = Cases restantes avant que le siège soit perdu : { $n }.
coach-lay = Adversaires : { $n }. Leurs dés ensemble : { $dice }.

## Clocks

coach-clock-time = Cases restantes sur la piste du Temps : { $n }.
coach-clock-epic = Tours restants pour gagner ici des jetons Épopée : { $n }.
coach-clock-honour = Points d’honneur de la Reine : { $n }.
coach-clock-constance = Constance : Milady a { $n } succès sur { $most }.

## What the end of a turn costs, as parts of a list

coach-lose-actions = actions non utilisées : { $n }
coach-lose-ride = la course du pur-sang
coach-end-time = cases restant alors sur la piste du Temps : { $n }
coach-end-louvre-failed = la mission du Louvre échoue (points d’honneur : −{ $n }, et une carte Perfidie pour Milady)
coach-end-louvre-late = points d’honneur perdus au Louvre : { $n }
coach-end-louvre-epic = jetons Épopée que le Louvre ne rapportera plus : { $n }
coach-end-paris-time = cases de plus sur la piste du Temps, pour la mission de Paris : { $n }
coach-end-paris-treachery = cartes Perfidie pour Milady, par la mission de Paris : { $n }
coach-end-paris-honour = points d’honneur perdus par la mission de Paris : { $n }
coach-end-paris-purse = pistoles perdues par la mission de Paris : { $n }
coach-end-paris-constance = dés de Milady contre Constance : { $n } (succès : { $has } sur { $most })
coach-end-siege = probabilité que le siège soit perdu : { $percent } %
