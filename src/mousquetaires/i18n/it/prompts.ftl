### Che cosa si chiede: una domanda per ogni tipo. $hero è il Moschettiere di cui si parla, in tutte le sue forme.

## I Moschettieri

prompt-musketeer_action = Che cosa fa { $hero_the }?
prompt-ordered_action = Tréville ordina { $hero_dat } di agire: che cosa fa { $hero_the }?
prompt-next_musketeer = Quale Moschettiere agisce adesso?
prompt-combat_cards = Quali carte Combattimento aggiunge { $hero_the } prima del primo lancio?
prompt-skill_cards = Quante carte di questa abilità gioca { $hero_the }?
prompt-gift = { $hero_the } usa la sua scaltrezza scartando una carta?
prompt-epic_for_challenge = Quanti segnalini Epico spende { $hero_the } per rendere più facile la sfida?
prompt-epic_for_duel = Quanti segnalini Epico trasforma { $hero_the } in dadi blu?
prompt-epic_for_passage = { $yours ->
    [no] Il passaggio segreto costa più segnalini Epico di quanti ne hanno i Moschettieri: giocare Uno per tutti o tornare indietro?
   *[yes] Il passaggio segreto costa più segnalini Epico di quanti ne hai: giochi Uno per tutti o torni indietro?
}
prompt-blade = { $hero_the } rilancia un dado con la spada Toledo?
prompt-purchase = Che cosa compra { $hero_the }?
prompt-payment = Con quale carta paga { $hero_the }?
prompt-replacement = { $hero_the } non ha più posto: che cosa scarta per sempre?
prompt-task_card = Quale carta Combattimento scarta { $hero_the } per la missione di Parigi?
prompt-trade_offer = Che cosa offre { $hero_the }?
prompt-trade_answer = Che cosa risponde { $hero_the } all’offerta?
prompt-trade_last_word = { $hero_the } accetta la nuova offerta?
prompt-token_to_turn = { $yours ->
    [no] Quale segnalino della locanda rivelano i Moschettieri?
   *[yes] Quale segnalino della locanda vuoi vedere?
}
prompt-sacrifice = { $hero_the } sacrifica 1 punto ferita per annullare una Spada di Milady?
prompt-one_for_all = { $yours ->
    [no] I Moschettieri giocano Uno per tutti, tutti per uno?
   *[yes] Giochi adesso Uno per tutti, tutti per uno?
}

## Milady

prompt-destination = { $yours ->
    [no] Milady sceglie in segreto dove andare.
   *[yes] Dove vai in segreto in questo turno?
}
prompt-opening_paris = { $yours ->
    [no] Milady sceglie la prima missione a Parigi.
   *[yes] Quale missione avvii a Parigi?
}
prompt-opening_paris_hand = { $yours ->
    [no] Milady prende una carta Parigi.
   *[yes] Quale carta Parigi tieni per dopo?
}
prompt-new_paris = { $yours ->
    [no] Milady può avviare una nuova missione a Parigi.
   *[yes] Avvii una nuova missione a Parigi?
}
prompt-treachery = { $yours ->
    [no] Milady pesca o gioca una carta Tradimento.
   *[yes] Peschi una carta Tradimento o ne giochi una?
}
prompt-victim = { $yours ->
    [no] Milady sceglie una vittima.
   *[yes] Quale Moschettiere colpisci?
}
prompt-adversaries = { $yours ->
    [no] Milady manda avversari alla nuova missione.
   *[yes] Chi mandi a sorvegliare la nuova missione?
}
prompt-nemesis = { $yours ->
    [no] Milady sceglie un Moschettiere per la Nemesi.
   *[yes] Per quale Moschettiere è in agguato la Nemesi?
}
prompt-inn_tokens = { $yours ->
    [no] Milady dispone i segnalini alla locanda del Giglio d’Oro.
   *[yes] Disponi i tuoi segnalini alla locanda del Giglio d’Oro.
}
prompt-return_tokens = { $yours ->
    [no] Milady dispone i segnalini sulla strada per Parigi.
   *[yes] Disponi i tuoi segnalini sulla strada per Parigi.
}
prompt-gallery_tokens = { $yours ->
    [no] Milady dispone i segnalini nelle anticamere del Louvre.
   *[yes] Disponi i tuoi segnalini nelle anticamere del Louvre.
}
prompt-foe_reroll = { $yours ->
    [no] Milady può rilanciare uno Scudo contro { $hero_acc }.
   *[yes] Rilanci uno dei tuoi Scudi contro { $hero_acc }?
}
prompt-siege_reroll = { $yours ->
    [no] Milady può rilanciare uno Scudo all’assedio.
   *[yes] Rilanci uno dei tuoi Scudi all’assedio?
}
prompt-siege_discard = { $yours ->
    [no] Milady scarta una carta dell’assedio.
   *[yes] Quale carta dell’assedio scarti?
}
prompt-quarters_card = { $yours ->
    [no] Milady prende una carta Parigi.
   *[yes] Quale carta Parigi prendi?
}
prompt-richelieu_deed = { $yours ->
    [no] Milady chiede aiuto a Richelieu.
   *[yes] Che cosa chiedi a Richelieu?
}
