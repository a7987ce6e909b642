### Was gefragt wird: eine Frage für jede Art von Entscheidung. $hero ist der Musketier, um den es geht.

## Die Musketiere

prompt-musketeer_action = Was tut { $hero_the }?
prompt-ordered_action = Monsieur de Tréville befiehlt { $hero_dat }, sofort zu handeln: Was tut { $hero_the }?
prompt-next_musketeer = Welcher Musketier ist als Nächster am Zug?
prompt-combat_cards = Welche Kampfkarten legt { $hero_the } vor dem ersten Wurf dazu?
prompt-skill_cards = Wie viele Karten dieser Fähigkeit spielt { $hero_the }?
prompt-gift = Legt { $hero_the } eine Karte ab, um seine List zu nutzen?
prompt-epic_for_challenge = Wie viele Heldenmarken erleichtern { $hero_dat } diese Herausforderung?
prompt-epic_for_duel = Wie viele Heldenmarken werden zu blauen Würfeln für { $hero_acc }?
prompt-epic_for_passage = Der Geheimgang kostet mehr Heldenmarken, als ihr habt: „Einer für alle“ spielen oder umkehren?
prompt-blade = Würfelt { $hero_the } mit seiner Toledoklinge einen Würfel neu?
prompt-purchase = Was nimmt { $hero_the } aus dem Arsenal?
prompt-payment = Mit welcher Karte bezahlt { $hero_the }?
prompt-replacement = { $hero_the } hat keinen Platz mehr: Was legt er für immer ab?
prompt-task_card = Welche Kampfkarte legt { $hero_the } für die Affäre in Paris ab?
prompt-trade_offer = Was bietet { $hero_the } an?
prompt-trade_answer = Was sagt { $hero_the } zu dem Angebot?
prompt-trade_last_word = Ist { $hero_the } mit dem geänderten Angebot einverstanden?
prompt-token_to_turn = Welche Marke im Gasthof wollt ihr sehen?
prompt-sacrifice = Opfert { $hero_the } 1 Lebenspunkt, um einen von Myladys Degen aufzuheben?
prompt-one_for_all = Spielt ihr jetzt „Einer für alle, alle für einen“?

## Mylady

prompt-destination = Wohin geht Mylady in dieser Runde insgeheim?
prompt-opening_paris = Welche Paris-Karte eröffnet das Spiel?
prompt-opening_paris_hand = Welche Paris-Karte nimmt Mylady auf die Hand?
prompt-new_paris = Bringt Mylady eine Paris-Karte ins Spiel?
prompt-treachery = Zieht Mylady eine Arglistkarte, oder spielt sie eine?
prompt-victim = Welchen Musketier trifft es?
prompt-adversaries = Wen schickt Mylady zu der neuen Mission?
prompt-nemesis = Auf welchen Musketier wartet der Erzfeind?
prompt-inn_tokens = Wie legt Mylady die Marken im Gasthof zur goldenen Lilie aus?
prompt-return_tokens = Wen postiert Mylady auf der Straße nach Paris?
prompt-gallery_tokens = Wie besetzt Mylady die Vorzimmer des Louvre?
prompt-foe_reroll = Würfelt { $hero_gen } Widersacher einen seiner Schilde neu?
prompt-siege_reroll = Würfelt Mylady einen ihrer Schilde neu?
prompt-siege_discard = Welche Karte der Belagerung legt Mylady ab?
prompt-quarters_card = Welche Paris-Karte nimmt Mylady auf die Hand?
prompt-richelieu_deed = Worum bittet Mylady Richelieu?
