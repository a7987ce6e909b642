### Was die Dinge tun, in einer Zeile. $n ist die gedruckte Zahl.

# wie die Teile einer Zeile verbunden werden
about-parts = { $first }; { $next }

## Die Gaben der Musketiere

about-hero-dartagnan = hat den leichtesten geheimen Fechtstoß und behält ihn, wenn er den verbesserten lernt
about-hero-athos = Rochefort verstellt ihm nie den Weg
about-hero-aramis = legt einmal je Runde eine beliebige Karte ab, für +1 bei einer Herausforderung oder 1 blauen Würfel mehr
about-hero-porthos = { $n ->
    [one] hat 1 Lebenspunkt
   *[other] hat { $n } Lebenspunkte
}
about-hero-treville = befiehlt einmal in seinem Zug einem anderen Musketier zu handeln

## Abenteuerkarten

about-card-skill = +1 bei einer Herausforderung dieser Fähigkeit
about-card-combat = { $n ->
    [one] +1 blauer Würfel im Duell oder bei der Belagerung
   *[other] +{ $n } blaue Würfel im Duell oder bei der Belagerung
}
about-character-siege = { $n ->
    [one] geht zur Belagerung: +1 blauer Würfel
   *[other] geht zur Belagerung: +{ $n } blaue Würfel
}
about-character-pistoles = { $n ->
    [one] +1 Goldstück für die Börse
   *[other] +{ $n } Goldstücke für die Börse
}
about-character-epic = { $n ->
    [one] +1 Heldenmarke
   *[other] +{ $n } Heldenmarken
}
about-character-heals = { $n ->
    [one] ein Musketier gewinnt 1 Lebenspunkt zurück
   *[other] ein Musketier gewinnt { $n } Lebenspunkte zurück
}
about-character-draws = { $n ->
    [one] ziehe 1 Karte
   *[other] ziehe { $n } Karten
}
about-character-unmasks = Mylady deckt ihre Ortskarte auf
about-character-honour = { $n ->
    [one] die Königin gewinnt 1 Ehrenpunkt zurück
   *[other] die Königin gewinnt { $n } Ehrenpunkte zurück
}

## Arglist

about-treachery-reinforcements = { $n ->
    [one] in dieser Runde 1 roter Würfel mehr bei der Belagerung
   *[other] in dieser Runde { $n } rote Würfel mehr bei der Belagerung
}
about-treachery-ambush = { $n ->
    [one] ein Musketier verliert 1 Lebenspunkt
   *[other] ein Musketier verliert { $n } Lebenspunkte
}
about-treachery-emergency = die Musketiere müssen handeln, bevor die Sanduhr abläuft
about-treachery-conscripts = { $n ->
    [one] jeder Musketier hat in dieser Runde 1 Aktion weniger
   *[other] jeder Musketier hat in dieser Runde { $n } Aktionen weniger
}
about-treachery-prison = ein Musketier wird in die Bastille geworfen
about-treachery-isolation = kein Tausch in dieser Runde
about-treachery-dead_end = { $n ->
    [one] die Zeitmarke rückt sofort 1 Feld vor
   *[other] die Zeitmarke rückt sofort { $n } Felder vor
}
about-treachery-balm = { $n ->
    [one] Rochefort gewinnt 1 Lebenspunkt zurück
   *[other] Rochefort gewinnt { $n } Lebenspunkte zurück
}
about-treachery-plot = { $n ->
    [one] die Königin verliert 1 Ehrenpunkt
   *[other] die Königin verliert { $n } Ehrenpunkte
}

## Hinterhalte

about-trap-beggars = { $n ->
    [one] kein Missionsschritt hier, bis sie 1 Goldstück bekommen
   *[other] kein Missionsschritt hier, bis sie { $n } Goldstücke bekommen
}
about-trap-thief = { $n ->
    [one] ein Musketier, der herkommt, kann die Börse 1 Goldstück kosten
   *[other] ein Musketier, der herkommt, kann die Börse { $n } Goldstücke kosten
}
about-trap-assassin = { $n ->
    [one] ein Musketier, der herkommt, kann 1 Lebenspunkt verlieren
   *[other] ein Musketier, der herkommt, kann { $n } Lebenspunkte verlieren
}
about-trap-harlot = die Herausforderung hier ist um { $n } schwerer
about-trap-nemesis = ein bestimmter Musketier muss hier { $n } rote Würfel besiegen

## Widersacher

about-ability-none = keine Sonderfähigkeit
about-ability-returns = kehrt besiegt auf Myladys Hand zurück
about-ability-pistol = +{ $n } Degen im ersten Wurf
about-ability-cut_purse = { $n ->
    [one] ein Duell, in dem er nicht besiegt wird, kostet die Börse 1 Goldstück
   *[other] ein Duell, in dem er nicht besiegt wird, kostet die Börse { $n } Goldstücke
}
about-ability-steady = verliert bei Gleichstand keinen Würfel
about-ability-rerolls_shield = würfelt einmal je Duell einen Schild neu
about-ability-armour = { $n ->
    [one] +1 Schild in jedem Wurf
   *[other] +{ $n } Schilde in jedem Wurf
}
about-ability-parting_wound = { $n ->
    [one] 1 Wunde am Ende jedes Duells, es sei denn, ein Kürass fängt sie ab
   *[other] { $n } Wunden am Ende jedes Duells, es sei denn, ein Kürass fängt sie ab
}
about-ability-jailer = ein Musketier, den er kampfunfähig macht, erwacht in der Bastille

## Paris-Karten: was sie verlangen, und was sie am Ende jeder Runde tun

about-stipulation-none = sonst nichts
about-stipulation-lilies = { $n ->
    [one] 1 Lilie, beim Durchsuchen von Paris
   *[other] { $n } Lilien, beim Durchsuchen von Paris
}
about-stipulation-discards = { $n ->
    [one] 1 in Paris abgelegte Kampfkarte
   *[other] { $n } in Paris abgelegte Kampfkarten, eine je Aktion
}
about-stipulation-wins = { $n ->
    [one] 1 gewonnenes Duell gegen einen Pariser Raufbold
   *[other] { $n } gewonnene Duelle gegen einen Pariser Raufbold
}
about-effect-strangles = jede Runde würfelt Mylady { $dice } rote Würfel, und bei insgesamt { $n } Degen stirbt Constance
about-effect-time = { $n ->
    [one] jede Runde rückt die Zeitmarke 1 Feld weiter vor
   *[other] jede Runde rückt die Zeitmarke { $n } Felder weiter vor
}
about-effect-siege_sword = jede Runde hat Mylady { $n } Degen mehr bei der Belagerung
about-effect-treachery = { $n ->
    [one] jede Runde zieht Mylady eine Arglistkarte
   *[other] jede Runde zieht Mylady { $n } Arglistkarten
}
about-effect-honour = { $n ->
    [one] jede Runde verliert die Königin 1 Ehrenpunkt
   *[other] jede Runde verliert die Königin { $n } Ehrenpunkte
}
about-effect-purse = { $n ->
    [one] jede Runde verliert die Börse 1 Goldstück
   *[other] jede Runde verliert die Börse { $n } Goldstücke
}

## Das Arsenal

about-item-thoroughbred = ein Ritt je Runde ohne Aktion
about-item-pistol = +{ $n } Degen im ersten Wurf
about-item-armour = { $n ->
    [one] +1 Schild in jedem Wurf
   *[other] +{ $n } Schilde in jedem Wurf
}
about-item-blade = einmal je Duell einen Würfel neu würfeln
about-item-balm = { $n ->
    [one] sofort 1 Lebenspunkt zurück
   *[other] sofort { $n } Lebenspunkte zurück
}
about-item-manoeuvre = ein leichterer Fechtstoß: { $faces }
about-item-skill = +{ $n } auf diese Fähigkeit

## Marken der Suche

about-token-decoy = niemand ist da
about-token-snare = kostet 1 Lebenspunkt, dann ist sie fort

## Varianten

about-variant-easier = die Musketiere beginnen mit einer Karte „Einer für alle“
about-variant-mortal_quest = ein Musketier, der auf der Suche fällt, darf nicht mehr dorthin
about-variant-athos_the_brave = Athos muss gegen Rochefort kämpfen, wo Mylady sich gezeigt hat
about-variant-extra_card = jeder Spieler der Musketiere beginnt mit einer Abenteuerkarte mehr
about-variant-one_card_less = jeder Spieler der Musketiere beginnt mit einer Abenteuerkarte weniger
about-variant-extra_treachery = Mylady beginnt mit einer Arglistkarte mehr
about-variant-late_start = die Zeitmarke beginnt ein Feld weiter

## Alle, mit denen ein Musketier die Klinge kreuzen kann

about-foe = { $dice ->
    [0] keine Würfel, Leben { $life }
    [one] 1 roter Würfel, Leben { $life }
   *[other] { $dice } rote Würfel, Leben { $life }
}
# von Marken, die so liegen bleiben, wie sie gedruckt sind
about-foe-fixed = zeigt immer { $faces }, Leben { $life }
about-manoeuvre = Fechtstoß { $faces }
about-worth-pistoles = { $n ->
    [one] 1 Goldstück wert
   *[other] { $n } Goldstücke wert
}
about-worth-epic = { $n ->
    [one] 1 Heldenmarke wert
   *[other] { $n } Heldenmarken wert
}

## Missionen

about-challenge = Herausforderung: { $skill } { $level }
about-rating = bewacht von Widersachern und Hinterhalten der Gesamtstärke { $n }

## Orte

about-place-paris = die Mission in Paris: ihre Herausforderung, ihre Aufgabe und ihre Wachen
about-place-louvre = die Mission im Louvre: ihre Herausforderung und ihre Wachen, bevor die Marke unten ankommt
about-place-rochelle = die Belagerung: hier gespielte Kampfkarten geben blaue Würfel, und ein Opfer hält einen Degen auf
about-place-quest = die Suche nach den Diamantnadeln der Königin
about-place-colombier = das Haus der Musketiere: hier beginnen sie, und hier erholen sie sich
about-place-richelieu = finde Mylady hier, und du vereitelst ihren Plan; ist sie nicht da, kommst du in die Bastille
about-place-bastille = hinaus kommt man für 1 Goldstück oder im Kampf gegen den Wächter
about-place-quarters = hier nimmt Mylady eine Paris-Karte; Musketiere haben keinen Zutritt

## Die Pläne der Suche

about-board-inn = drei Wege mit je vier verdeckten Marken: Räume einen davon frei
about-board-england = vier Herausforderungen in beliebiger Reihenfolge, danach de Wardes
about-board-return = drei verdeckte Marken auf der Straße, eine nach der anderen
about-board-galleries = { $n ->
    [one] vier Vorzimmer: Meistere die Herausforderung, besiege beide Wachen, oder nimm den Geheimgang für 1 Heldenmarke
   *[other] vier Vorzimmer: Meistere die Herausforderung, besiege beide Wachen, oder nimm den Geheimgang für { $n } Heldenmarken
}

## Einer für alle

about-one-time = die Zeitmarke rückt in dieser Runde nicht vor
about-one-honour = { $n ->
    [one] die Königin gewinnt 1 Ehrenpunkt zurück
   *[other] die Königin gewinnt { $n } Ehrenpunkte zurück
}
about-one-epic = { $n ->
    [one] ist 1 Heldenmarke wert
   *[other] ist { $n } Heldenmarken wert
}
