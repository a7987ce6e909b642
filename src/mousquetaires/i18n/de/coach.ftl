### What the coach knows about an answer, a place and the end of a turn. Percentages are whole numbers.

## Duels, challenges, searches

coach-duel = Er besiegt { $foe_acc } zu { $wins } % und wird zu { $wounded } % verwundet (Würfel: { $n }).
coach-duel-rochefort = Er verwundet Rochefort zu { $wins } % und wird zu { $wounded } % verwundet (Würfel: { $n }).
coach-duel-unknown = Er besiegt die verdeckte Marke zu { $wins } % und wird zu { $wounded } % verwundet (Würfel: { $n }).
coach-blade = Danach siegt er zu { $wins } % und wird zu { $wounded } % verwundet.
coach-challenge = { $skill }: Schwierigkeit { $level }, sein eigener Wert { $own }. Nötige Karten: { $n } (auf der Hand: { $cards }).
coach-search = Ein Wurf genügt zu { $percent } % (fehlende Lilien: { $lilies }, Würfel: { $n }).

## Milady’s place

coach-rochefort = Vielleicht ist Mylady { $place_loc } ({ $percent } %): Dann kommt zuerst Rochefort.
coach-milady-there = Wahrscheinlichkeit, dass Mylady { $place_loc } ist: { $percent } %.
coach-expected = Nach dem, was alle sehen, erwarten sie dich zu { $percent } % { $place_loc }.
coach-hide-heroes = Musketiere { $place_loc }: { $n }.
coach-place-closed = ihr ohne Rochefort verschlossen
coach-place-excluded = diese Runde ausgeschlossen
coach-place-again = dort war sie letzte Runde
coach-place-hero = { $hero } ist dort
coach-place-heroes = Musketiere dort: { $n }
coach-place-seen = so oft wurde sie hier gesehen: { $n } von { $of }
coach-place-foes = Widersacher, die noch hier sind: { $n }
coach-place-search = Arglistkarten zur Auswahl: { $n }
coach-place-siege = Kampfkarten der Belagerung, die sie entfernen kann: { $n }

## Traps, cards, the siege, adversaries

coach-trap = { $trap }: schlägt zu { $percent } % zu.
coach-draw = Wahrscheinlichkeit einer Kampfkarte, nach den Karten, die du nicht siehst: { $percent } %.
coach-siege = Wahrscheinlichkeit, dass die Belagerung diese Runde verloren geht: { $percent } % statt { $before } %.
coach-sacrifice = Felder, bis die Belagerung verloren ist: { $n }.
coach-lay = Widersacher: { $n }. Ihre Würfel zusammen: { $dice }.

## Clocks

coach-clock-time = Übrige Felder auf der Zeitleiste: { $n }.
coach-clock-epic = Runden, in denen es hier noch Heldenmarken gibt: { $n }.
coach-clock-honour = Ehrenpunkte der Königin: { $n }.
coach-clock-constance = Constance: Mylady hat { $n } von { $most } Erfolgen.

## What the end of a turn costs, as parts of a list

coach-lose-actions = ungenutzte Aktionen: { $n }
coach-lose-ride = der Ritt auf dem Vollblüter
coach-end-time = dann noch Felder auf der Zeitleiste: { $n }
coach-end-louvre-failed = die Mission im Louvre scheitert (Ehrenpunkte: −{ $n }, und eine Arglistkarte für Mylady)
coach-end-louvre-late = Ehrenpunkte, die der Louvre kostet: { $n }
coach-end-louvre-epic = Heldenmarken, die der Louvre nicht mehr bringt: { $n }
coach-end-paris-time = weitere Felder der Zeitleiste für die Mission in Paris: { $n }
coach-end-paris-treachery = Arglistkarten für Mylady durch die Mission in Paris: { $n }
coach-end-paris-honour = Ehrenpunkte, die die Mission in Paris kostet: { $n }
coach-end-paris-purse = Goldstücke, die die Mission in Paris kostet: { $n }
coach-end-paris-constance = Myladys Würfel gegen Constance: { $n } (Erfolge: { $has } von { $most })
coach-end-siege = Wahrscheinlichkeit, dass die Belagerung verloren geht: { $percent } %
