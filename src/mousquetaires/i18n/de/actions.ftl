### Was man tun kann: eine Zeile für jedes Verb, wie sie in einem Menü steht.

## Die Aktionen eines Musketiers

action-end = Zug beenden
action-draw = Eine Abenteuerkarte ziehen
action-move = { $place_to } gehen
action-ride = { $place_to } reiten (ohne Aktion)
action-trade = Mit { $hero_ins } tauschen
action-play = { $hero_id ->
    [none] Personenkarte spielen: { $card }
   *[other] Personenkarte für { $hero_acc } spielen: { $card }
}
action-reinforce = Die Belagerung verstärken: { $card }
action-challenge = Die Herausforderung annehmen: { $skill }
action-duel = Duell mit { $foe_ins }
action-fight = { $slot ->
    [0] Den nächsten Widersacher auf der Straße stellen
   *[other] Gegen Wache { $slot } im Vorzimmer kämpfen
}
action-task = { $card_id ->
    [none] Paris nach Constance durchsuchen
   *[other] Für die Mission in Paris ablegen: { $card }
}
action-path = { $path_id ->
    [rooms] In den Zimmern weitergehen
    [stables] In den Ställen weitergehen
   *[cellar] Im Keller weitergehen
}
action-back = Zurück in den Gemeinschaftsraum
action-passage = Den Geheimgang nehmen
action-equip = Im Arsenal einkaufen
action-bribe = Den Wächter bestechen
action-escape = Gegen den Wächter kämpfen
action-order = { $hero_dat } einen Befehl geben

## Entscheidungen innerhalb einer Aktion

action-pass = { $prompt ->
    [ordered_action] Den Befehl ignorieren
    [gift] Seine List nicht nutzen
    [epic_for_passage] Umkehren: Die Aktion ist verloren
    [blade] Die Würfel behalten
    [purchase] Nichts weiter kaufen
    [sacrifice] Nichts opfern
    [one_for_all] Jetzt nicht
    [new_paris] Keine Paris-Karte spielen
    [foe_reroll] Die Würfel behalten
    [siege_reroll] Die Würfel behalten
   *[other] Passen
}
action-cards = { $cards_count ->
    [0] Keine Kampfkarte spielen
   *[other] Spielen: { $cards }
}
action-skill = { $number ->
    [0] Keine Karte spielen
    [one] 1 Karte spielen
   *[other] { $number } Karten spielen
}
action-gift = Ablegen: { $card }
action-spend = { $number ->
    [0] Keine Heldenmarke ausgeben
    [one] 1 Heldenmarke ausgeben
   *[other] { $number } Heldenmarken ausgeben
}
action-blade = { $face_acc } neu würfeln
action-buy = { $item_acc } kaufen
action-pay = Bezahlen mit: { $card }
action-replace = { $item_acc } ablegen
action-offer = { $give } geben für { $want }
action-accept = Annehmen
action-decline = { $prompt ->
    [trade_offer] Den Tausch abbrechen
   *[other] Ablehnen
}
action-space = Die Marke { $space_loc } aufdecken
action-sacrifice = 1 Lebenspunkt opfern
action-turn = { $hero_the }

## Mylady

action-go = { $place }
action-paris = { $paris }
action-treachery = Spielen: { $treachery }
action-take = Eine Arglistkarte ziehen
action-lay = { $trap_id ->
    [none] { $adversaries }
   *[other] { $adversaries }, dazu ein Hinterhalt: { $trap }
}
action-name = { $hero_the }
action-assign = { $tokens }
action-reroll = Einen Schild neu würfeln
action-search = Aus dem Stapel nehmen: { $treachery }
action-fill = Deine Hand auffüllen
action-discard = { $card }

## Kostenlose Aktionen

action-beggars = Den Bettlern { $place_loc } ein Almosen geben (ohne Aktion)
action-one = { $one_id ->
    [time] Einer für alle: Die Zeitmarke rückt in dieser Runde nicht vor (ohne Aktion)
    [honour] Einer für alle: Die Königin gewinnt 2 Ehrenpunkte zurück (ohne Aktion)
   *[epic] Einer für alle: 2 Heldenmarken (ohne Aktion)
}
action-turnup = 1 Heldenmarke ausgeben, um Marken in der Herberge aufzudecken (ohne Aktion)
