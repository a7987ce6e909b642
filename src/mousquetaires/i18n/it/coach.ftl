### What the coach knows about an answer, a place and the end of a turn. Percentages are whole numbers.

## Duels, challenges, searches

coach-duel = Batte { $foe_acc } il { $wins }% delle volte, e viene ferito il { $wounded }% (dadi: { $n }).
coach-duel-rochefort = Ferisce Rochefort il { $wins }% delle volte, e viene ferito il { $wounded }% (dadi: { $n }).
coach-duel-unknown = Batte il segnalino coperto il { $wins }% delle volte, e viene ferito il { $wounded }% (dadi: { $n }).
coach-blade = Dopo vince il { $wins }% delle volte, e viene ferito il { $wounded }%.
coach-challenge = { $skill }: livello { $level }, il suo valore { $own }. Carte necessarie: { $n } (in mano: { $cards }).
coach-search = Un solo lancio basta il { $percent }% delle volte (Gigli mancanti: { $lilies }, dadi: { $n }).

## Milady’s place

coach-rochefort = Milady può essere { $place_loc } ({ $percent }%): allora prima arriva Rochefort.
coach-milady-there = Probabilità che Milady sia { $place_loc }: { $percent }%.
coach-expected = Da ciò che vedono tutti, ti aspettano { $place_loc } il { $percent }% delle volte.
coach-hide-heroes = Moschettieri { $place_loc }: { $n }.
coach-place-closed = chiuso per lei senza Rochefort
coach-place-excluded = escluso in questo turno
coach-place-again = era lì nel turno scorso
coach-place-hero = c’è { $hero }
coach-place-heroes = Moschettieri presenti: { $n }
coach-place-seen = volte in cui è stata vista qui: { $n } su { $of }
coach-place-foes = avversari rimasti qui: { $n }
coach-place-search = carte Tradimento fra cui scegliere: { $n }
coach-place-siege = carte Combattimento dell’assedio che può togliere: { $n }

## Traps, cards, the siege, adversaries

coach-trap = { $trap }: colpisce il { $percent }% delle volte.
coach-draw = Probabilità di una carta Combattimento, dalle carte che non vedi: { $percent }%.
coach-siege = Probabilità che l’assedio sia perso in questo turno: { $percent }% invece di { $before }%.
coach-sacrifice = Caselle rimaste prima che l’assedio sia perso: { $n }.
coach-lay = Avversari: { $n }. I loro dadi insieme: { $dice }.

## Clocks

coach-clock-time = Caselle rimaste sul tracciato del Tempo: { $n }.
coach-clock-epic = Turni rimasti per ottenere qui segnalini Epico: { $n }.
coach-clock-honour = Punti onore della Regina: { $n }.
coach-clock-constance = Costanza: Milady ha { $n } successi su { $most }.

## What the end of a turn costs, as parts of a list

coach-lose-actions = azioni non usate: { $n }
coach-lose-ride = la cavalcata sul purosangue
coach-end-time = caselle che resteranno sul tracciato del Tempo: { $n }
coach-end-louvre-failed = la missione del Louvre fallisce (punti onore: −{ $n }, e una carta Tradimento per Milady)
coach-end-louvre-late = punti onore persi al Louvre: { $n }
coach-end-louvre-epic = segnalini Epico che il Louvre non darà più: { $n }
coach-end-paris-time = altre caselle del tracciato del Tempo, per la missione di Parigi: { $n }
coach-end-paris-treachery = carte Tradimento per Milady, dalla missione di Parigi: { $n }
coach-end-paris-honour = punti onore persi per la missione di Parigi: { $n }
coach-end-paris-purse = pistole perse per la missione di Parigi: { $n }
coach-end-paris-constance = dadi di Milady contro Costanza: { $n } (successi: { $has } su { $most })
coach-end-siege = probabilità che l’assedio sia perso: { $percent }%
