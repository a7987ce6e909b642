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
    [0] Gegen den kämpfen, der den Weg versperrt
   *[other] Gegen Wache { $slot } des Vorzimmers kämpfen
}
action-task = { $card_id ->
    [none] Paris nach Constance durchsuchen
   *[other] Für die Affäre in Paris ablegen: { $card }
}
action-path = { $path_id ->
    [rooms] In den Zimmern des Gasthofs weitergehen
    [stables] In den Ställen des Gasthofs weitergehen
   *[cellar] Im Keller des Gasthofs weitergehen
}
action-back = Zurück in den Schankraum
action-passage = Den Geheimgang nehmen
action-equip = Im Arsenal einkaufen
action-bribe = Die Kerkermeister bestechen
action-escape = Gegen den Kerkermeister kämpfen
action-order = { $hero_dat } den Befehl geben zu handeln

## Entscheidungen innerhalb einer Aktion

action-pass = { $prompt ->
    [ordered_action] Den Befehl verstreichen lassen
    [gift] Die List aufsparen
    [epic_for_passage] Umkehren: Die Aktion ist verloren
    [blade] Die Würfel liegen lassen
    [purchase] Nichts weiter kaufen
    [sacrifice] Keinen Lebenspunkt opfern
    [one_for_all] Jetzt nicht
    [new_paris] Paris lassen, wie es ist
    [foe_reroll] Die Würfel liegen lassen
    [siege_reroll] Die Würfel liegen lassen
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
action-accept = Einverstanden
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
action-fill = Die Hand auffüllen
action-discard = { $card }

## Kostenlose Aktionen

action-beggars = Den Bettlern { $place_loc } ein Almosen geben (ohne Aktion)
action-one = { $one_id ->
    [time] Einer für alle: Die Zeit rückt in dieser Runde nicht vor (ohne Aktion)
    [honour] Einer für alle: Die Königin gewinnt 2 Ehrenpunkte zurück (ohne Aktion)
   *[epic] Einer für alle: 2 Heldenmarken (ohne Aktion)
}
action-turnup = Eine Heldenmarke ausgeben, um Marken im Gasthof aufzudecken (ohne Aktion)
