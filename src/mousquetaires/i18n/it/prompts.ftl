### Che cosa si chiede: una domanda per ogni tipo. $hero è il Moschettiere di cui si parla, in tutte le sue forme.

## I Moschettieri

prompt-musketeer_action = { $yours ->
    [no] Che cosa fa { $hero_the }?
   *[yes] { $hero_the }: che cosa fai?
}
prompt-ordered_action = { $yours ->
    [no] Tréville ordina { $hero_dat } di agire: che cosa fa { $hero_the }?
   *[yes] Tréville ordina { $hero_dat } di agire: che cosa fai?
}
prompt-next_musketeer = Quale Moschettiere agisce adesso?
prompt-combat_cards = { $yours ->
    [no] Quali carte Combattimento aggiunge { $hero_the } prima del primo lancio?
   *[yes] { $hero_the }: quali carte Combattimento aggiungi prima del primo lancio?
}
prompt-skill_cards = { $yours ->
    [no] Quante carte di questa abilità gioca { $hero_the }?
   *[yes] { $hero_the }: quante carte di questa abilità giochi?
}
prompt-gift = { $yours ->
    [no] { $hero_the } usa la sua scaltrezza scartando una carta?
   *[yes] { $hero_the }: usi la tua scaltrezza scartando una carta?
}
prompt-epic_for_challenge = { $yours ->
    [no] Quanti segnalini Epico spende { $hero_the } per rendere più facile la sfida?
   *[yes] { $hero_the }: quanti segnalini Epico spendi per rendere più facile la sfida?
}
prompt-epic_for_duel = { $yours ->
    [no] Quanti segnalini Epico trasforma { $hero_the } in dadi blu?
   *[yes] { $hero_the }: quanti segnalini Epico trasformi in dadi blu?
}
prompt-epic_for_passage = { $yours ->
    [no] Il passaggio segreto costa più segnalini Epico di quanti ne hanno i Moschettieri: giocare Uno per tutti o tornare indietro?
   *[yes] Il passaggio segreto costa più segnalini Epico di quanti ne hai: giochi Uno per tutti o torni indietro?
}
prompt-blade = { $yours ->
    [no] { $hero_the } rilancia un dado con la spada Toledo?
   *[yes] { $hero_the }: rilanci un dado con la spada Toledo?
}
prompt-purchase = { $yours ->
    [no] Che cosa compra { $hero_the }?
   *[yes] { $hero_the }: che cosa compri?
}
prompt-payment = { $yours ->
    [no] Con quale carta paga { $hero_the }?
   *[yes] { $hero_the }: con quale carta paghi?
}
prompt-replacement = { $yours ->
    [no] { $hero_the } non ha più posto: che cosa scarta per sempre?
   *[yes] { $hero_the } non ha più posto: che cosa scarti per sempre?
}
prompt-task_card = { $yours ->
    [no] Quale carta Combattimento scarta { $hero_the } per la missione di Parigi?
   *[yes] { $hero_the }: quale carta Combattimento scarti per la missione di Parigi?
}
prompt-trade_offer = { $yours ->
    [no] Che cosa offre { $hero_the }?
   *[yes] { $hero_the }: che cosa offri?
}
prompt-trade_answer = { $yours ->
    [no] Che cosa risponde { $hero_the } all’offerta?
   *[yes] { $hero_the }: che cosa rispondi all’offerta?
}
prompt-trade_last_word = { $yours ->
    [no] { $hero_the } accetta la nuova offerta?
   *[yes] { $hero_the }: accetti la nuova offerta?
}
prompt-token_to_turn = { $yours ->
    [no] Quale segnalino della locanda rivelano i Moschettieri?
   *[yes] Quale segnalino della locanda vuoi vedere?
}
prompt-sacrifice = { $yours ->
    [no] { $hero_the } sacrifica 1 punto ferita per annullare una Spada di Milady?
   *[yes] { $hero_the }: sacrifichi 1 punto ferita per annullare una Spada di Milady?
}
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
