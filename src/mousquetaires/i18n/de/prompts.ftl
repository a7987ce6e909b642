### Was gefragt wird: eine Frage für jede Art von Entscheidung. $hero ist der Musketier, um den es geht.

## Die Musketiere

prompt-musketeer_action = { $yours ->
    [no] Was tut { $hero_the }?
   *[yes] { $hero_the }: Was tust du?
}
prompt-ordered_action = { $yours ->
    [no] Monsieur de Tréville befiehlt { $hero_dat } zu handeln: Was tut { $hero_the }?
   *[yes] Monsieur de Tréville befiehlt { $hero_dat } zu handeln: Was tust du?
}
prompt-next_musketeer = Welcher Musketier ist als Nächster am Zug?
prompt-combat_cards = { $yours ->
    [no] Welche Kampfkarten legt { $hero_the } vor dem ersten Wurf dazu?
   *[yes] { $hero_the }: Welche Kampfkarten legst du vor dem ersten Wurf dazu?
}
prompt-skill_cards = { $yours ->
    [no] Wie viele Karten dieser Fähigkeit spielt { $hero_the }?
   *[yes] { $hero_the }: Wie viele Karten dieser Fähigkeit spielst du?
}
prompt-gift = { $yours ->
    [no] Nutzt { $hero_the } seine List und legt eine Karte ab?
   *[yes] { $hero_the }: Nutzt du deine List und legst eine Karte ab?
}
prompt-epic_for_challenge = { $yours ->
    [no] Wie viele Heldenmarken gibt { $hero_the } aus, um die Herausforderung zu erleichtern?
   *[yes] { $hero_the }: Wie viele Heldenmarken gibst du aus, um die Herausforderung zu erleichtern?
}
prompt-epic_for_duel = { $yours ->
    [no] Wie viele Heldenmarken macht { $hero_the } zu blauen Würfeln?
   *[yes] { $hero_the }: Wie viele Heldenmarken machst du zu blauen Würfeln?
}
prompt-epic_for_passage = { $yours ->
    [no] Der Geheimgang kostet mehr Heldenmarken, als die Musketiere haben: „Einer für alle“ spielen oder umkehren?
   *[yes] Der Geheimgang kostet mehr Heldenmarken, als du hast: „Einer für alle“ spielen oder umkehren?
}
prompt-blade = { $yours ->
    [no] Würfelt { $hero_the } mit seiner Toledoklinge einen Würfel neu?
   *[yes] { $hero_the }: Würfelst du mit deiner Toledoklinge einen Würfel neu?
}
prompt-purchase = { $yours ->
    [no] Was kauft { $hero_the }?
   *[yes] { $hero_the }: Was kaufst du?
}
prompt-payment = { $yours ->
    [no] Mit welcher Karte bezahlt { $hero_the }?
   *[yes] { $hero_the }: Mit welcher Karte bezahlst du?
}
prompt-replacement = { $yours ->
    [no] { $hero_the } hat keinen Platz mehr: Was legt er für immer ab?
   *[yes] { $hero_the } hat keinen Platz mehr: Was legst du für immer ab?
}
prompt-task_card = { $yours ->
    [no] Welche Kampfkarte legt { $hero_the } für die Mission in Paris ab?
   *[yes] { $hero_the }: Welche Kampfkarte legst du für die Mission in Paris ab?
}
prompt-trade_offer = { $yours ->
    [no] Was bietet { $hero_the } an?
   *[yes] { $hero_the }: Was bietest du an?
}
prompt-trade_answer = { $yours ->
    [no] Was sagt { $hero_the } zu dem Angebot?
   *[yes] { $hero_the }: Was sagst du zu dem Angebot?
}
prompt-trade_last_word = { $yours ->
    [no] Nimmt { $hero_the } das geänderte Angebot an?
   *[yes] { $hero_the }: Nimmst du das geänderte Angebot an?
}
prompt-token_to_turn = { $yours ->
    [no] Welche Marke in der Herberge decken die Musketiere auf?
   *[yes] Welche Marke in der Herberge willst du sehen?
}
prompt-sacrifice = { $yours ->
    [no] Opfert { $hero_the } 1 Lebenspunkt, um einen von Myladys Degen aufzuheben?
   *[yes] { $hero_the }: Opferst du 1 Lebenspunkt, um einen von Myladys Degen aufzuheben?
}
prompt-one_for_all = { $yours ->
    [no] Spielen die Musketiere „Einer für alle, alle für einen“?
   *[yes] Jetzt „Einer für alle, alle für einen“ spielen?
}

## Mylady

prompt-destination = { $yours ->
    [no] Mylady wählt heimlich ihr Ziel.
   *[yes] Wohin gehst du in dieser Runde heimlich?
}
prompt-opening_paris = { $yours ->
    [no] Mylady wählt die erste Mission in Paris.
   *[yes] Mit welcher Mission beginnst du in Paris?
}
prompt-opening_paris_hand = { $yours ->
    [no] Mylady nimmt eine Paris-Karte.
   *[yes] Welche Paris-Karte hebst du dir auf?
}
prompt-new_paris = { $yours ->
    [no] Mylady kann eine neue Mission in Paris beginnen.
   *[yes] Beginnst du eine neue Mission in Paris?
}
prompt-treachery = { $yours ->
    [no] Mylady zieht oder spielt eine Arglistkarte.
   *[yes] Ziehst du eine Arglistkarte, oder spielst du eine?
}
prompt-victim = { $yours ->
    [no] Mylady wählt ein Opfer.
   *[yes] Welchen Musketier triffst du?
}
prompt-adversaries = { $yours ->
    [no] Mylady schickt Widersacher zur neuen Mission.
   *[yes] Wen schickst du, um die neue Mission zu bewachen?
}
prompt-nemesis = { $yours ->
    [no] Mylady wählt einen Musketier für den Erzfeind.
   *[yes] Auf welchen Musketier wartet der Erzfeind?
}
prompt-inn_tokens = { $yours ->
    [no] Mylady legt Marken in der Herberge zur Goldenen Lilie aus.
   *[yes] Lege deine Marken in der Herberge zur Goldenen Lilie aus.
}
prompt-return_tokens = { $yours ->
    [no] Mylady legt Marken auf der Straße nach Paris aus.
   *[yes] Lege deine Marken auf der Straße nach Paris aus.
}
prompt-gallery_tokens = { $yours ->
    [no] Mylady legt Marken in den Vorzimmern des Louvre aus.
   *[yes] Lege deine Marken in den Vorzimmern des Louvre aus.
}
prompt-foe_reroll = { $yours ->
    [no] Mylady kann gegen { $hero_acc } einen Schild neu würfeln.
   *[yes] Würfelst du gegen { $hero_acc } einen deiner Schilde neu?
}
prompt-siege_reroll = { $yours ->
    [no] Mylady kann bei der Belagerung einen Schild neu würfeln.
   *[yes] Würfelst du bei der Belagerung einen deiner Schilde neu?
}
prompt-siege_discard = { $yours ->
    [no] Mylady legt eine Karte der Belagerung ab.
   *[yes] Welche Karte der Belagerung legst du ab?
}
prompt-quarters_card = { $yours ->
    [no] Mylady nimmt eine Paris-Karte.
   *[yes] Welche Paris-Karte nimmst du?
}
prompt-richelieu_deed = { $yours ->
    [no] Mylady bittet Richelieu um Hilfe.
   *[yes] Worum bittest du Richelieu?
}
