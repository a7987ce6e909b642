### Die Geschichte eines Spiels: mousquetaires story. Jeder Satz sagt etwas, das in der Aufzeichnung steht.

cli-help-story = Ein beendetes Spiel als Geschichte in Kapiteln erzählen, im Markdown-Format.
storyteller-he = er

## Die Titel

tale-title-diamonds-1 = Der Ritt um die Diamantnadeln
tale-title-diamonds-2 = Das Lächeln der Königin
tale-title-diamonds-3 = Degen gegen den Kardinal
tale-title-diamonds-4 = Zwölf Diamantnadeln und ein Ball
tale-title-diamonds-5 = Alle für die Königin
tale-title-time-1 = Zu spät zum Ball
tale-title-time-2 = Die letzte Stunde
tale-title-siege-1 = Das Lager des Königs
tale-title-siege-2 = Die Kanonen von La Rochelle
tale-title-honour-1 = Ein Gerücht zu viel
tale-title-honour-2 = Die Ehre der Königin
tale-title-abduction-1 = Leb wohl, Constance
tale-title-abduction-2 = Myladys Gefangene
tale-title-barred-1 = Niemand sitzt auf
tale-title-barred-2 = Leere Sättel
tale-chapter = Kapitel { $n }

## Was über einem Kapitel steht

tale-head_found-1 = In welchem { $hero_the } Mylady findet
tale-head_found-2 = In welchem Mylady unerwarteten Besuch erhält: { $hero_the }
tale-head_board-1 = In welchem { $hero_the } eine Etappe zu Ende bringt: „{ $board }“
tale-head_board-2 = In welchem dank { $hero_dat } eine Etappe hinter unseren Freunden liegt: „{ $board }“
tale-head_fell-1 = In welchem { $hero_the } fällt
tale-head_fell-2 = In welchem das Glück { $hero_acc } verlässt
tale-head_jailed-1 = In welchem sich die Bastille hinter { $hero_dat } schließt
tale-head_jailed-2 = In welchem { $hero_the } sein Quartier mit der Bastille vertauscht
tale-head_rises-1 = In welchem das Glück Mylady zulächelt
tale-head_rises-2 = In welchem der Wind für den Kardinal weht
tale-head_falls-1 = In welchem Myladys Pläne ins Wanken geraten
tale-head_falls-2 = In welchem die Freunde der Königin Hoffnung schöpfen
tale-head_rochefort-1 = In welchem der Mann aus Meung sich zeigt
tale-head_rochefort-2 = In welchem { $hero_the } auf Rochefort trifft
tale-head_won-1 = In welchem { $hero_the } { $foe_dat } eine Lektion erteilt
tale-head_won-2 = In welchem { $foe_the } die Klinge kennenlernt, die { $hero_the } führt
tale-head_lost-1 = In welchem { $foe_the } { $hero_dat } überlegen ist
tale-head_lost-2 = In welchem { $hero_the } schlechte Erfahrungen macht, und zwar mit { $foe_ins }
tale-head_crossed-1 = In welchem { $hero_the } an Mylady vorbeigeht und nichts davon ahnt
tale-head_crossed-2 = In welchem Mylady den Atem anhält und { $hero_the } weitergeht
tale-head_louvre_failed-1 = In welchem der Louvre vergebens wartet
tale-head_louvre_failed-2 = In welchem Hilfe für den Louvre zu spät kommt
tale-head_treachery-1 = In welchem Mylady etwas im Schilde führt: „{ $treachery }“
tale-head_treachery-2 = Von Mylady und ihrer Arglist: „{ $treachery }“
tale-head_quiet-1 = In welchem die Degen in der Scheide bleiben
tale-head_quiet-2 = In welchem mehr geredet als getan wird
tale-head_busy-1 = In welchem unsere Freunde sich nicht schonen
tale-head_busy-2 = In welchem niemand zum Ausruhen kommt
tale-head_busy-3 = In welchem das Abenteuer seinen Lauf nimmt

## Anfang und Ende

tale-prologue-1 = Die Diamantnadeln der Königin sind weit fort, doch { $heroes } schwören, sie zurückzubringen.
tale-prologue-2 = Dies ist die Geschichte von den Diamantnadeln einer Königin und von denen, die nach ihnen ausritten: { $heroes }.
tale-prologue-3 = Eine Königin ohne ihre Diamantnadeln, ein Kardinal, der es weiß, und schon im Sattel: { $heroes }.
tale-ending-1 = { $ending_id ->
    [diamonds] So erschien die Königin mit ihren Diamantnadeln auf dem Ball, und Richelieu erbleichte: Die Musketiere hatten gewonnen.
    [time] Die Zeit war um. Die Königin stand ohne ihre Diamantnadeln auf dem Ball, und Mylady hatte gewonnen.
    [siege] Die Belagerung von La Rochelle war verloren, und mit ihr der Krieg des Königs: Mylady hatte gewonnen.
    [honour] Von der Ehre der Königin war nichts mehr übrig, und kein Diamant brachte sie zurück. Mylady hatte gewonnen.
    [abduction] Constance war tot. Mylady hatte gewonnen.
   *[barred] Kein Musketier war mehr imstande, nach den Diamantnadeln zu reiten. Mylady hatte gewonnen.
}
tale-ending-2 = { $ending_id ->
    [diamonds] Die Geigen setzten ein, zwölf Diamantnadeln funkelten, und der Kardinal biss sich auf die Lippe: Die Musketiere hatten gewonnen.
    [time] Die Stunde schlug, der Ball begann, und von den Diamantnadeln keine Spur. Der Sieg gehörte Mylady.
    [siege] Vor La Rochelle wurde die Fahne des Königs eingeholt. Der Sieg gehörte Mylady.
    [honour] Ganz Paris kannte nun das Geheimnis der Königin. Der Sieg gehörte Mylady.
    [abduction] Für Constance kam jede Hilfe zu spät. Der Sieg gehörte Mylady.
   *[barred] Der Weg war frei, und kein Musketier konnte ihn mehr gehen. Der Sieg gehörte Mylady.
}
tale-sums-1 = So endet die Geschichte in Kapitel { $n }, nach { $duels ->
    [one] { $duels } Duell
   *[other] { $duels } Duellen
}; Siege der Musketiere: { $won }.
tale-sums-2 = Der Leser zähle mit: { $duels ->
    [one] { $duels } Duell
   *[other] { $duels } Duelle
}, davon { $won } zugunsten der Musketiere, und das letzte Wort in Kapitel { $n }.
tale-quiet-1 = Es waren ruhige Stunden, und nichts Nennenswertes geschah.
tale-quiet-2 = Kein Degen verließ die Scheide, von dem zu erzählen wäre.
tale-quiet-3 = Von diesen Stunden hat der Chronist nichts zu berichten.

## Mylady

tale-treachery-1 = Mylady spielte ihre Karte aus: „{ $treachery }“.
tale-treachery-2 = „{ $treachery }“: So hieß Myladys neueste Arglist.
tale-treachery-3 = Mylady verlor keine Zeit; „{ $treachery }“ war ihr Werk.
tale-treachery-4 = Hinter der Karte „{ $treachery }“ steckte eine weiße Frauenhand: die Hand Myladys.
tale-paris-1 = In Paris war eine neue Mission in aller Munde: „{ $paris }“.
tale-paris-2 = Paris flüsterte: „{ $paris }“.
tale-paris-3 = In den Straßen von Paris sprach man nur noch von einem: „{ $paris }“.
tale-paris_over-1 = „{ $paris }“: Das war vorbei.
tale-paris_over-2 = Paris hörte nichts mehr von dieser Mission: „{ $paris }“.
tale-paris_over-3 = „{ $paris }“: Das war ausgestanden, und Paris schlief ein wenig besser.
tale-shown-1 = Und Mylady? Sie war { $place_loc }.
tale-shown-2 = Da fiel die Maske: Mylady war { $place_loc }.
tale-shown-3 = Die ganze Zeit war Mylady { $place_loc } gewesen.
tale-shown-4 = Wo Mylady war, wird der Leser fragen: { $place_loc }.
tale-seen-1 = Mylady machte kein Geheimnis daraus, wo sie war: { $place_loc }.
tale-seen-2 = Man sah Mylady { $place_loc }.
tale-seen-3 = Es sprach sich herum, wo Mylady war: { $place_loc }.
tale-home-1 = Mylady hatte ihr Stadthaus nicht verlassen.
tale-home-2 = Und Mylady? Sie war in ihrem Stadthaus geblieben.
tale-home-3 = Hinter zugezogenen Vorhängen, in ihrem Stadthaus, hatte Mylady auf ihre Stunde gewartet.
tale-rochefort-1 = { $place_loc } trat der Mann aus Meung aus dem Schatten: Rochefort versperrte { $hero_dat } den Weg.
tale-rochefort-2 = Rochefort wartete { $place_loc } auf { $hero_acc }.
tale-rochefort-3 = { $place_loc } blickte { $hero_the } in ein Gesicht mit einer Narbe: Es war Rochefort.
tale-found-1 = { $hero_the } fand Mylady bei Richelieu.
tale-found-2 = Bei Richelieu stand { $hero_the } plötzlich vor Mylady.
tale-found-3 = Bei Richelieu öffnete sich eine Tür, und { $hero_the } sah Mylady in die Augen.

## Duelle

tale-duel-1 = { $hero_he } kreuzte { $place_loc } die Klingen mit { $foe_ins }.
tale-duel-2 = { $place_loc } zog { $hero_he } gegen { $foe_acc } den Degen.
tale-duel-3 = „En garde!“, rief { $hero_the } und stellte sich { $place_loc } zum Duell mit { $foe_ins }.
tale-duel-4 = { $place_loc } klirrte Stahl: { $hero_the } gegen { $foe_acc }.
tale-again-1 = { $hero_the } und { $foe_the } waren noch nicht fertig miteinander.
tale-again-2 = { $hero_the } griff { $foe_acc } von neuem an.
tale-again-3 = Noch einmal hieß es: { $hero_the } gegen { $foe_acc }.
tale-bout-1 = { $result ->
    [won] { $place_loc } besiegte { $hero_he } { $foe_acc } ohne einen Kratzer.
    [won_wounded] { $place_loc } besiegte { $hero_he } { $foe_acc }, doch es kostete Blut.
    [won_out] { $place_loc } streckten { $hero_the } und { $foe_the } einander nieder.
    [hit] { $place_loc } verwundete { $hero_he } { $foe_acc }, ohne den Kampf zu entscheiden.
    [hit_wounded] { $place_loc } verwundeten { $hero_the } und { $foe_the } einander.
    [hit_out] { $place_loc } verwundete { $hero_he } { $foe_acc } und fiel.
    [lost] { $place_loc } holte { $hero_he } sich im Kampf mit { $foe_ins } eine Wunde.
    [lost_out] { $place_loc } unterlag { $hero_he } im Kampf mit { $foe_ins } und fiel.
   *[draw] { $place_loc } trennten sich { $hero_the } und { $foe_the } ohne eine Wunde.
}
tale-bout-2 = { $result ->
    [won] { $foe_the } wollte { $hero_acc } { $place_loc } aufhalten und traf kein einziges Mal.
    [won_wounded] { $foe_the } schlug { $hero_dat } { $place_loc } eine Wunde und wurde dennoch besiegt.
    [won_out] { $foe_the } und { $hero_the } sanken { $place_loc } zugleich zu Boden.
    [hit] { $foe_the } empfing { $place_loc } von { $hero_dat } eine Wunde und wich nicht.
    [hit_wounded] { $foe_the } und { $hero_the } schenkten einander { $place_loc } nichts als Wunden.
    [hit_out] { $foe_the } empfing { $place_loc } eine Wunde, { $hero_the } eine schlimmere: die letzte.
    [lost] { $foe_the } lehrte { $hero_acc } { $place_loc } Vorsicht, mit der Degenspitze.
    [lost_out] { $foe_the } ließ { $hero_acc } { $place_loc } am Boden liegen.
   *[draw] { $foe_the } und { $hero_the } fochten sich { $place_loc } müde, und keiner war verletzt.
}
tale-bout-3 = { $result ->
    [won] { $place_loc } genügte ein Stoß, und { $hero_the } ging unversehrt an { $foe_dat } vorbei.
    [won_wounded] { $place_loc } zahlte { $hero_he } mit Blut, doch { $foe_the } zahlte mehr: mit der Niederlage.
    [won_out] { $place_loc } lagen zwei Mann am Boden: { $foe_the } und { $hero_the }.
    [hit] { $place_loc } gelang { $hero_dat } der erste Treffer, doch { $foe_the } stand noch.
    [hit_wounded] { $place_loc } färbten sich beide Klingen rot: { $hero_the } und { $foe_the }, jeder mit seiner Wunde.
    [hit_out] { $hero_the } fiel { $place_loc }, doch nicht, ohne { $foe_acc } verwundet zu haben.
    [lost] { $place_loc } gelang { $foe_dat } der erste Treffer, und { $hero_the } blutete.
    [lost_out] { $hero_the } sank { $place_loc } nieder, und { $foe_the } wischte die Klinge ab.
   *[draw] Zwischen { $hero_dat } und { $foe_dat } gab es { $place_loc } viel Lärm und kein Blut.
}
tale-result-1 = { $result ->
    [won] { $hero_he } besiegte { $foe_acc } ohne einen Kratzer.
    [won_wounded] { $hero_he } besiegte { $foe_acc }, doch es kostete Blut.
    [won_out] { $hero_the } und { $foe_the } streckten einander nieder.
    [hit] { $hero_he } verwundete { $foe_acc }, ohne den Kampf zu entscheiden.
    [hit_wounded] { $hero_the } und { $foe_the } verwundeten einander.
    [hit_out] { $hero_he } verwundete { $foe_acc } und fiel.
    [lost] { $hero_he } holte sich im Kampf mit { $foe_ins } eine Wunde.
    [lost_out] { $hero_he } unterlag { $foe_dat } und fiel.
   *[draw] { $hero_the } und { $foe_the } trennten sich ohne eine Wunde.
}
tale-result-2 = { $result ->
    [won] Ein paar Stöße, und es war vorbei: Unversehrt hatte { $hero_the } { $foe_acc } besiegt.
    [won_wounded] Obwohl verwundet, besiegte { $hero_he } { $foe_acc }.
    [won_out] Weder { $hero_the } noch { $foe_the } blieb auf den Beinen.
    [hit] { $hero_he } traf { $foe_acc }, und dabei blieb es.
    [hit_wounded] { $hero_he } traf { $foe_acc } und wurde selbst getroffen.
    [hit_out] { $hero_he } verwundete { $foe_acc } noch, ehe er selbst niedersank.
    [lost] { $foe_the } verwundete { $hero_acc }.
    [lost_out] { $foe_the } streckte { $hero_acc } nieder.
   *[draw] Weder { $hero_the } noch { $foe_the } konnte treffen.
}
tale-result-3 = { $result ->
    [won] Es dauerte nicht lange, da war { $foe_the } besiegt, und kein Tropfen Blut war auf dem Hemd von { $hero_dat }.
    [won_wounded] { $foe_the } war besiegt, aber dieser Sieg hatte bei { $hero_dat } seine Spur hinterlassen.
    [won_out] Einer nach dem anderen sanken sie nieder, { $foe_the } und { $hero_the }.
    [hit] { $foe_the } blutete; doch für { $hero_acc } war das nicht genug.
    [hit_wounded] Stoß um Stoß: { $foe_the } blutete, und { $hero_the } blutete auch.
    [hit_out] { $hero_he } ließ { $foe_acc } mit einer Wunde zurück und sank nieder.
    [lost] Eine Degenspitze traf { $hero_acc }, und { $foe_the } lächelte.
    [lost_out] { $hero_he } sank zu Boden, und { $foe_the } steckte den Degen ein.
   *[draw] Sie fochten bis zur Atemlosigkeit, { $hero_the } und { $foe_the }, und es floss kein Blut.
}
tale-wounds-1 = { $hero_he } verlor { $n ->
    [one] einen Lebenspunkt
   *[other] { $n } Lebenspunkte
}.
tale-wounds-2 = Das kostete { $hero_acc } { $n ->
    [one] einen Lebenspunkt
   *[other] { $n } Lebenspunkte
}.
tale-wounds-3 = Der Preis für { $hero_acc }: { $n ->
    [one] ein Lebenspunkt
   *[other] { $n } Lebenspunkte
}.
tale-assassin-1 = Der Dolch eines Meuchelmörders fand { $hero_acc }: ein Lebenspunkt weniger.
tale-assassin-2 = Ein Meuchelmörder sprang aus der Menge, und { $hero_the } zahlte mit einem Lebenspunkt.
tale-assassin-3 = { $hero_he } drehte sich zu spät um: Ein Meuchelmörder hatte ihm einen Lebenspunkt geraubt.

## Die Musketiere

tale-fell-1 = { $hero_he } war kampfunfähig.
tale-fell-2 = Man trug { $hero_acc } fort, kampfunfähig.
tale-fell-3 = Für { $hero_acc } war es zu viel: kampfunfähig.
tale-jailed-1 = Die Tore der Bastille schlossen sich hinter { $hero_dat }.
tale-jailed-2 = { $hero_the } wurde in die Bastille geworfen.
tale-jailed-3 = Eine Kutsche mit verhängten Fenstern brachte { $hero_acc } in die Bastille.
tale-freed-1 = { $hero_he } ließ die Bastille hinter sich.
tale-freed-2 = Die Bastille konnte { $hero_acc } nicht halten.
tale-freed-3 = { $hero_he } atmete wieder freie Luft, vor den Toren der Bastille.
tale-snare-1 = Ein Fallstrick wartete auf { $hero_acc }, und der Preis war { $n ->
    [one] ein Lebenspunkt
   *[other] { $n } Lebenspunkte
}.
tale-snare-2 = { $hero_he } stolperte in einen Fallstrick und verlor { $n ->
    [one] einen Lebenspunkt
   *[other] { $n } Lebenspunkte
}.
tale-sacrifice-1 = Vor La Rochelle gab { $hero_the } sein eigenes Blut, um die Linie zu halten.
tale-sacrifice-2 = { $hero_he } warf sich bei La Rochelle in die Bresche und zahlte mit einem Lebenspunkt.
tale-sacrifice-3 = Ein Hieb, der vor La Rochelle dem Heer des Königs galt, traf { $hero_acc }.
tale-challenge-1 = { $hero_he } bestand { $place_loc } die Herausforderung { $skill }.
tale-challenge-2 = { $place_loc } meisterte { $hero_he } die Herausforderung { $skill }.
tale-challenge-3 = { $place_loc } war { $skill } gefragt, und daran fehlte es { $hero_dat } nicht.
tale-challenge-4 = { $hero_he } erwies sich { $place_loc } als der rechte Mann für die Herausforderung { $skill }.
tale-failed-1 = { $hero_he } scheiterte { $place_loc } an der Herausforderung { $skill }.
tale-failed-2 = Die Herausforderung { $skill } { $place_loc } war zu viel für { $hero_acc }.
tale-failed-3 = { $place_loc } ließ { $hero_he } es an { $skill } fehlen.
tale-board-1 = { $hero_he } brachte eine Etappe der Suche zu Ende: „{ $board }“.
tale-board-2 = „{ $board }“: Diese Etappe der Suche hatte { $hero_the } geschafft.
tale-board-3 = Der Weg war frei, denn diese Etappe hatte { $hero_the } hinter sich gebracht: „{ $board }“.
tale-louvre_done-1 = Mission im Louvre erfüllt: „{ $louvre }“.
tale-louvre_done-2 = Der Louvre atmete auf: „{ $louvre }“, das war überstanden.
tale-louvre_done-3 = Bei Hofe war man erleichtert: „{ $louvre }“, das war erledigt.
tale-louvre_failed-1 = Im Louvre nahm die Mission ein böses Ende: „{ $louvre }“.
tale-louvre_failed-2 = Die Mission „{ $louvre }“ scheiterte.
tale-louvre_failed-3 = „{ $louvre }“: Die Hilfe kam zu spät.
tale-bought-1 = { $hero_he } kaufte { $items }.
tale-bought-2 = { $hero_he } erstand im Arsenal { $items }.
tale-bought-3 = Nach einem Besuch im Arsenal besaß { $hero_he } { $items }.

## Das Ende einer Runde

tale-honour-1 = All das kostete die Königin { $n ->
    [one] einen Ehrenpunkt
   *[other] { $n } Ehrenpunkte
}.
tale-honour-2 = Der Hof tuschelte, und die Königin verlor { $n ->
    [one] einen Ehrenpunkt
   *[other] { $n } Ehrenpunkte
}.
tale-honour-3 = Hinter den Fächern lächelte man: Die Königin war um { $n ->
    [one] einen Ehrenpunkt
   *[other] { $n } Ehrenpunkte
} ärmer.
tale-honour-4 = { $n ->
    [one] ein Ehrenpunkt: So viel verlor die Königin unterdessen.
   *[other] { $n } Ehrenpunkte: So viel verlor die Königin unterdessen.
}
tale-siege_worse-1 = Vor La Rochelle gewann Richelieus Partei { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}.
tale-siege_worse-2 = Das Heer des Königs verlor vor La Rochelle { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}.
tale-siege_worse-3 = Schlechte Nachricht von der Belagerung: { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} verloren.
tale-siege_better-1 = Vor La Rochelle gewann das Heer des Königs { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}.
tale-siege_better-2 = Gute Nachricht von der Belagerung: { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} gewonnen für den König.
tale-siege_better-3 = Bei La Rochelle schlugen die Trommeln zum Angriff, und der König gewann { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}.
tale-crossed-1 = Auch { $hero_the } war { $place_loc } gewesen und dicht an Mylady vorbeigelaufen.
tale-crossed-2 = So nah: { $hero_the } war { $place_loc }, während Mylady sich dort versteckte, und sah sie nicht.
tale-crossed-3 = Hätte { $hero_the } { $place_loc } nur den Kopf gewandt: Mylady war dort.
tale-one_short-1 = Noch ein Treffer, und { $hero_the } hätte { $foe_acc } besiegt.
tale-one_short-2 = Ein einziger Lebenspunkt: Mehr hatte { $hero_the } { $foe_dat } nicht gelassen.
tale-one_short-3 = Mit einem einzigen Lebenspunkt war { $foe_the } { $hero_dat } entkommen.
tale-one_shield-1 = Noch eine Parade, und { $hero_the } wäre nicht gefallen.
tale-one_shield-2 = Eine einzige Parade hätte { $hero_acc } gerettet.
tale-one_shield-3 = Nur eine Parade hatte { $hero_dat } gefehlt, um auf den Beinen zu bleiben.
tale-one_point-1 = Eine Spur mehr { $skill }, und { $hero_the } hätte es { $place_loc } geschafft.
tale-one_point-2 = Nur ein Hauch { $skill } hatte { $hero_dat } { $place_loc } gefehlt.
tale-one_point-3 = Um Haaresbreite: { $place_loc } hätte { $hero_dat } eine Spur mehr { $skill } genügt.
tale-one_space-1 = { $clock ->
    [time] Die Zeit war fast um: Noch ein Feld, und Mylady hätte gewonnen.
    [siege] Ein einziges Feld trennte das Lager des Königs vom Untergang.
    [honour] Der Königin blieb ein einziger Ehrenpunkt.
   *[constance] Noch ein Erfolg, und Constance wäre verloren gewesen.
}
tale-one_space-2 = { $clock ->
    [time] Noch ein Feld auf der Zeitleiste, und es wäre zu spät gewesen.
    [siege] Noch ein Feld, und die Belagerung wäre verloren gewesen.
    [honour] Die Ehre der Königin hing an einem einzigen Punkt.
   *[constance] Constances Leben hing am seidenen Faden: Noch ein Erfolg hätte ihn zerrissen.
}
tale-milady_rises-1 = Der Wind hatte gedreht: Myladys Siegchance war von { $before } auf { $after } von hundert gestiegen.
tale-milady_rises-2 = Ein Spieler hätte Mylady vorher { $before } von hundert Chancen gegeben; jetzt gab er ihr { $after }.
tale-milady_rises-3 = Von hundert solchen Abenteuern hätte Mylady vorher { $before } gewonnen, jetzt { $after }.
tale-milady_falls-1 = Der Wind hatte gedreht: Myladys Siegchance war von { $before } auf { $after } von hundert gefallen.
tale-milady_falls-2 = Ein Spieler, der Mylady eben noch { $before } von hundert Chancen gegeben hätte, gab ihr jetzt { $after }.
tale-milady_falls-3 = Von hundert solchen Abenteuern hätte Mylady vorher { $before } gewonnen, jetzt nur noch { $after }.
