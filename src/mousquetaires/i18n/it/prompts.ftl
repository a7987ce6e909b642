### Che cosa si chiede: una domanda per ogni tipo. $hero è il Moschettiere di cui si parla, in tutte le sue forme.

## I Moschettieri

prompt-musketeer_action = Che cosa fa { $hero_the }?
prompt-ordered_action = Tréville ordina { $hero_dat } di agire subito: che cosa fa { $hero_the }?
prompt-next_musketeer = Quale Moschettiere agisce adesso?
prompt-combat_cards = Quali carte Combattimento aggiunge { $hero_the } prima del primo lancio?
prompt-skill_cards = Quante carte di questa abilità gioca { $hero_the }?
prompt-gift = { $hero_the } scarta una carta e usa la sua scaltrezza?
prompt-epic_for_challenge = Quanti segnalini Eroici per rendere più facile la sfida { $hero_gen }?
prompt-epic_for_duel = Quanti segnalini Eroici diventano dadi blu per { $hero_acc }?
prompt-epic_for_passage = Il passaggio segreto costa più segnalini Eroici di quanti ne avete: giocate Uno per tutti o tornate indietro?
prompt-blade = { $hero_the } rilancia un dado con la spada Toledo?
prompt-purchase = Che cosa prende { $hero_the } dall'Arsenale?
prompt-payment = Con quale carta paga { $hero_the }?
prompt-replacement = { $hero_the } non ha più posto: a che cosa rinuncia per sempre?
prompt-task_card = Quale carta Combattimento scarta { $hero_the } per l'intrigo di Parigi?
prompt-trade_offer = Che cosa offre { $hero_the }?
prompt-trade_answer = Che cosa risponde { $hero_the } all'offerta?
prompt-trade_last_word = { $hero_the } accetta la nuova offerta?
prompt-token_to_turn = Quale segnalino della locanda volete vedere?
prompt-sacrifice = { $hero_the } sacrifica 1 punto ferita per annullare una Spada di Milady?
prompt-one_for_all = Giocate adesso Uno per tutti, tutti per uno?

## Milady

prompt-destination = Dove va Milady in segreto in questo turno?
prompt-opening_paris = Quale carta Parigi apre la partita?
prompt-opening_paris_hand = Quale carta Parigi prende in mano Milady?
prompt-new_paris = Milady mette in gioco una carta Parigi?
prompt-treachery = Milady pesca una carta Tradimento o ne gioca una?
prompt-victim = Quale Moschettiere ne fa le spese?
prompt-adversaries = Chi manda Milady alla nuova missione?
prompt-nemesis = Per quale Moschettiere è in agguato la Nemesi?
prompt-inn_tokens = Come dispone Milady i segnalini della locanda del Giglio d'Oro?
prompt-return_tokens = Chi apposta Milady sulla strada per Parigi?
prompt-gallery_tokens = Come riempie Milady le anticamere del Louvre?
prompt-foe_reroll = L'avversario { $hero_gen } rilancia uno dei suoi Scudi?
prompt-siege_reroll = Milady rilancia uno dei suoi Scudi?
prompt-siege_discard = Quale carta dell'assedio scarta Milady?
prompt-quarters_card = Quale carta Parigi prende in mano Milady?
prompt-richelieu_deed = Che cosa chiede Milady a Richelieu?
