### Perché un bot ha fatto la sua mossa, per chi può guardare con gli occhi del suo posto.

why-best = Con questa scelta non si può fare di meglio.
why-random = Gioca quel che gli passa per la testa.
why-novice = Lo dice una regola pratica.
why-master = Provata in { $n ->
    [one] { $n } mondo immaginato
   *[other] { $n } mondi immaginati
  }, questa mossa promette la vittoria al { $percent } %; la migliore delle altre, «{ $instead }», al { $rival } %.

## Che cosa ne dipende

why-constance = Costanza è in pericolo: Milady ha già { $n } dei sei successi che le servono.
why-hours = Ogni turno senza Costanza costa una casella in più sul tracciato del Tempo, e ne restano solo { $n }.
why-paris = La carta in gioco a Parigi fa danni a ogni turno: { $paris }.
why-louvre-epic = Compiuta in fretta, la missione al Louvre porta segnalini Eroici.
why-honour = Alla Regina { $n ->
    [one] resta { $n } punto
   *[other] restano { $n } punti
} di onore.
why-quest = Solo la missione principale fa vincere la partita, e sul tracciato del Tempo { $n ->
    [one] resta { $n } casella
   *[other] restano { $n } caselle
}.
why-siege-falls = Senza aiuto c'è il { $percent } % di probabilità che l'assedio sia perso alla fine di questo turno.
why-siege = I dadi a La Rochelle colpiscono a ogni turno; per ora se { $n ->
    [one] ne lancia { $n }
   *[other] ne lanciano { $n }
}.

## I Moschettieri

why-go = È { $place_loc } che c'è più da fare.
why-odds = { $n ->
    [one] Con 1 dado le probabilità contro { $foe_acc } sono del { $percent } %.
   *[other] Con { $n } dadi le probabilità contro { $foe_acc } sono del { $percent } %.
}
why-blind = { $n ->
    [one] Con 1 dado le probabilità contro chi è ancora coperto sono del { $percent } %.
   *[other] Con { $n } dadi le probabilità contro chi è ancora coperto sono del { $percent } %.
}
why-rochefort = A giudicare da ciò che la attira, Milady si nasconde { $place_loc } con il { $percent } %.
why-lilies = Più dadi mostrano più Gigli.
why-enough = { $n ->
    [0] Non serve nessuna carta.
    [one] Una carta basta appena.
   *[other] { $n } carte bastano appena.
}
why-spend = { $n ->
    [0] I segnalini Eroici valgono di più altrove.
    [one] Un segnalino Eroico serve più qui che altrove.
   *[other] { $n } segnalini Eroici servono più qui che altrove.
}
why-gift = Fra tutte le carte è quella che mancherà di meno: { $card }.
why-blade = Secondo le probabilità esatte è la faccia da rilanciare: { $face }.
why-draw = In questo momento niente rende più di un'altra carta; in mano ce ne sono { $n }.
why-equip = Ciò che vende l'Arsenale servirà in ogni duello a venire; pistole nella borsa: { $n }.
why-item = Per ciò che attende i Moschettieri vale più del suo prezzo: { $item }.
why-friend = È adesso che questo aiuto serve di più: { $card }.
why-trade = Le carte vanno a chi vi eccelle: { $hero_the } è qui.
why-offer = Ognuno dà ciò che verrà chiesto all'altro.
why-fair = Ciò che arriva vale ciò che parte.
why-turn = { $hero_the } ha più da fare dove si trova; chi deve camminare vedrà dopo che cosa resta.
why-turn-up = Sapere che cosa aspetta alla locanda risparmia più azioni di quante ne valga un segnalino Eroico.
why-escape = Dalla Bastiglia non si può fare nulla.
why-beggars = Il Mendicante vi impedisce tutto.
why-siege-card = Una carta posta a La Rochelle combatte a ogni turno.
why-sacrifice = Prima che l'assedio sia perso { $n ->
    [one] resta { $n } casella
   *[other] restano { $n } caselle
}: vale più di una ferita.
why-last-hour = È giunta l'ora in cui la partita sarebbe persa.
why-epic-now = Ciò che la carta vale in segnalini Eroici manca qui e ora.

## Milady

why-hide = { $place_the }: il { $percent } % delle sue notti, mai tutte, perché chi si lascia indovinare viene presa.
why-new-paris = Fra le carte che potrebbe mettere a Parigi è quella che costa di più ai Moschettieri: { $paris }.
why-opening = Apre con questa carta nel { $percent } % delle sue partite, perché nessuno possa prepararsi: { $paris }.
why-varied = Un'altra scelta farebbe all'incirca lo stesso danno. Le varia, perché nessuno possa prevederla.
why-treachery = In questo momento fa più danno di quanto ne farebbe una carta nuova: { $treachery }.
why-take = Una carta in più vale più di ognuna di quelle che ha in mano ({ $n }).
why-victim = Colpisce soprattutto { $hero_acc }: ciò che fa conta più di tutto.
why-force = Liberarsene costa circa { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
}.
why-trap = La trappola costa più di un uomo al suo posto: { $trap }.
why-tokens-inn = I deboli alla locanda, dove due sentieri su tre non vengono mai seguiti; e nessuno indovina dove.
why-tokens-return = I più duri sulla via del ritorno: nessuno può aggirarli.
why-tokens-galleries = Coppie forti accanto alle sfide difficili: ciò che è facile si supera da quella parte.
why-discard = A La Rochelle è la carta che combatte meglio: { $card }.
why-reroll = Un secondo lancio può solo giovarle.
