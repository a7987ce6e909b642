### Il racconto di una partita: mousquetaires story. Ogni frase dice qualcosa che è nella registrazione.

cli-help-story = Trasforma una partita finita in un racconto a capitoli, in Markdown.
storyteller-he = { "" }

## I titoli

tale-title-diamonds-1 = La corsa ai gioielli
tale-title-diamonds-2 = Il sorriso della Regina
tale-title-diamonds-3 = Spade contro il Cardinale
tale-title-diamonds-4 = Dodici gioielli per un ballo
tale-title-diamonds-5 = Tutti per la Regina
tale-title-time-1 = Troppo tardi per il ballo
tale-title-time-2 = L’ultima ora
tale-title-siege-1 = Il campo del Re
tale-title-siege-2 = I cannoni di La Rochelle
tale-title-honour-1 = Una diceria di troppo
tale-title-honour-2 = L’onore di una Regina
tale-title-abduction-1 = Addio, Costanza
tale-title-abduction-2 = La prigioniera di Milady
tale-title-barred-1 = Nessuno in sella
tale-title-barred-2 = Cavalli senza cavaliere
tale-chapter = Capitolo { $n }

## In testa a un capitolo

tale-head_found-1 = In cui { $hero_the } trova Milady
tale-head_found-2 = In cui Milady riceve una visita inattesa: { $hero_the }
tale-head_board-1 = In cui { $hero_the } porta a buon fine una tappa: «{ $board }»
tale-head_board-2 = In cui i nostri amici si lasciano alle spalle «{ $board }», grazie { $hero_dat }
tale-head_fell-1 = In cui { $hero_the } cade
tale-head_fell-2 = In cui la fortuna abbandona { $hero_the }
tale-head_jailed-1 = In cui la Bastiglia si chiude su { $hero_the }
tale-head_jailed-2 = In cui { $hero_the } cambia casa, e finisce alla Bastiglia
tale-head_rises-1 = In cui la fortuna sorride a Milady
tale-head_rises-2 = In cui il vento soffia per il Cardinale
tale-head_falls-1 = In cui i piani di Milady si guastano
tale-head_falls-2 = In cui la speranza torna fra gli amici della Regina
tale-head_rochefort-1 = In cui si rivede l’uomo di Meung
tale-head_rochefort-2 = In cui { $hero_the } incontra Rochefort
tale-head_won-1 = In cui { $hero_the } dà una lezione di scherma, e a riceverla è { $foe_the }
tale-head_won-2 = In cui { $foe_the } fa conoscenza con la spada { $hero_gen }
tale-head_lost-1 = In cui { $foe_the } ha la meglio su { $hero_the }
tale-head_lost-2 = In cui { $hero_the } non dimenticherà { $foe_the }
tale-head_crossed-1 = In cui { $hero_the } passa accanto a Milady e non lo sa
tale-head_crossed-2 = In cui Milady trattiene il respiro, e { $hero_the } tira dritto
tale-head_louvre_failed-1 = In cui il Louvre aspetta invano
tale-head_louvre_failed-2 = In cui al Louvre si arriva troppo tardi
tale-head_treachery-1 = In cui Milady ordisce qualcosa: «{ $treachery }»
tale-head_treachery-2 = Di Milady e del suo tradimento: «{ $treachery }»
tale-head_quiet-1 = In cui le spade restano nel fodero
tale-head_quiet-2 = In cui si parla più di quanto si faccia
tale-head_busy-1 = In cui i nostri amici non si risparmiano
tale-head_busy-2 = In cui nessuno ha il tempo di riposare
tale-head_busy-3 = In cui l’avventura segue il suo corso

## L’inizio e la fine

tale-prologue-1 = I gioielli della Regina sono lontani, e { $heroes } giurano di riportarli.
tale-prologue-2 = Questa è la storia di alcuni valorosi, { $heroes }, e dei gioielli di una Regina.
tale-prologue-3 = Una Regina senza i suoi gioielli, un Cardinale che lo sa, e già in sella: { $heroes }.
tale-ending-1 = { $ending_id ->
    [diamonds] Così la Regina andò al ballo con i suoi gioielli, e Richelieu impallidì: i Moschettieri avevano vinto.
    [time] Il tempo era scaduto. La Regina era al ballo senza i suoi gioielli, e Milady aveva vinto.
    [siege] L’assedio di La Rochelle era perduto, e con esso la guerra del Re: Milady aveva vinto.
    [honour] Dell’onore della Regina non restava nulla, e nessun gioiello poteva ridarglielo. Milady aveva vinto.
    [abduction] Costanza era morta. Milady aveva vinto.
   *[barred] Non restava un solo Moschettiere in grado di cavalcare. Milady aveva vinto.
}
tale-ending-2 = { $ending_id ->
    [diamonds] I violini attaccarono, dodici gioielli scintillarono, e il Cardinale si morse il labbro: i Moschettieri avevano vinto.
    [time] Suonò l’ora, il ballo si aprì, e dei gioielli nessuna traccia. La vittoria era di Milady.
    [siege] Davanti a La Rochelle fu ammainata la bandiera del Re. La vittoria era di Milady.
    [honour] Il segreto della Regina correva ormai per tutta Parigi. La vittoria era di Milady.
    [abduction] Per Costanza arrivarono troppo tardi. La vittoria era di Milady.
   *[barred] La strada era libera, e nessun Moschettiere poteva più prenderla. La vittoria era di Milady.
}
tale-sums-1 = Così finisce la storia, al capitolo { $n }, dopo { $duels ->
    [one] { $duels } duello
   *[other] { $duels } duelli
}; vittorie dei Moschettieri: { $won }.
tale-sums-2 = Il lettore faccia il conto: { $duels ->
    [one] { $duels } duello
   *[other] { $duels } duelli
}, { $won } a favore dei Moschettieri, e l’ultima parola al capitolo { $n }.
tale-quiet-1 = Furono ore tranquille, e non accadde nulla di notevole.
tale-quiet-2 = Nessuna spada uscì dal fodero che valga la pena di raccontare.
tale-quiet-3 = Di queste ore il cronista non ha nulla da riferire.

## Milady

tale-treachery-1 = Milady calò la sua carta: «{ $treachery }».
tale-treachery-2 = «{ $treachery }»: questo fu il nuovo tradimento di Milady.
tale-treachery-3 = Milady non perse tempo: «{ $treachery }» fu opera sua.
tale-treachery-4 = Dietro «{ $treachery }» c’era una mano bianca: quella di Milady.
tale-paris-1 = A Parigi una nuova missione era sulla bocca di tutti: «{ $paris }».
tale-paris-2 = Parigi mormorava: «{ $paris }».
tale-paris-3 = Per le strade di Parigi non si parlava d’altro: «{ $paris }».
tale-paris_over-1 = «{ $paris }»: era finita.
tale-paris_over-2 = Parigi non sentì più parlare di quella missione: «{ $paris }».
tale-paris_over-3 = «{ $paris }»: una pagina voltata, e Parigi dormì un po’ meglio.
tale-shown-1 = E Milady? Era { $place_loc }.
tale-shown-2 = Poi la maschera cadde: Milady era { $place_loc }.
tale-shown-3 = Per tutto quel tempo Milady era stata { $place_loc }.
tale-shown-4 = Il lettore chiederà dove fosse Milady: { $place_loc }.
tale-seen-1 = Milady non ne faceva mistero: era { $place_loc }.
tale-seen-2 = Milady fu vista { $place_loc }.
tale-seen-3 = Corse voce che Milady fosse { $place_loc }.
tale-home-1 = Milady non aveva lasciato il suo rifugio.
tale-home-2 = E Milady? Era rimasta nel suo rifugio.
tale-home-3 = Dietro le tende chiuse del suo rifugio, Milady aveva atteso la sua ora.
tale-rochefort-1 = { $place_loc }, l’uomo di Meung uscì dall’ombra: Rochefort sbarrò la strada { $hero_dat }.
tale-rochefort-2 = { $place_loc } Rochefort aspettava { $hero_acc }.
tale-rochefort-3 = { $place_loc }, un volto sfregiato si parò davanti { $hero_dat }: era Rochefort.
tale-found-1 = { $hero_the } trovò Milady da Richelieu.
tale-found-2 = Da Richelieu, { $hero_the } si trovò faccia a faccia con Milady.
tale-found-3 = Da Richelieu si aprì una porta, e lo sguardo { $hero_gen } incontrò quello di Milady.

## Duelli

tale-duel-1 = { $hero_he } incrociò { $place_loc } la spada con { $foe_the }.
tale-duel-2 = { $place_loc }, { $hero_the } sguainò la spada contro { $foe_the }.
tale-duel-3 = { $place_loc }, «In guardia!» gridò { $hero_the }, e affrontò { $foe_the }.
tale-duel-4 = { $place_loc } risuonò l’acciaio: { $hero_the } contro { $foe_the }.
tale-again-1 = Fra { $hero_the } e { $foe_the } il conto era ancora aperto.
tale-again-2 = { $hero_the } tornò all’assalto contro { $foe_the }.
tale-again-3 = Di nuovo { $hero_the } si trovò di fronte { $foe_the }.
tale-bout-1 = { $result ->
    [won] { $place_loc }, { $hero_the } sconfisse { $foe_the } senza un graffio.
    [won_wounded] { $place_loc }, { $hero_the } sconfisse { $foe_the }, ma ne uscì ferito.
    [won_out] { $place_loc }, { $hero_the } e { $foe_the } si abbatterono a vicenda.
    [hit] { $place_loc }, { $hero_the } ferì { $foe_the }, senza finire lo scontro.
    [hit_wounded] { $place_loc }, { $hero_the } e { $foe_the } si ferirono a vicenda.
    [hit_out] { $place_loc }, { $hero_the } ferì { $foe_the }, e cadde.
    [lost] { $place_loc }, { $foe_the } ferì { $hero_the }.
    [lost_out] { $place_loc }, { $foe_the } abbatté { $hero_the }.
   *[draw] { $place_loc }, { $hero_the } e { $foe_the } si lasciarono senza una ferita.
}
tale-bout-2 = { $result ->
    [won] { $place_loc }, { $foe_the } volle fermare { $hero_the }, e non lo sfiorò nemmeno.
    [won_wounded] { $place_loc }, { $foe_the } fece scorrere il sangue { $hero_gen }, ma ebbe la peggio.
    [won_out] { $place_loc }, { $foe_the } e { $hero_the } caddero insieme.
    [hit] { $place_loc }, { $foe_the } prese una ferita dalla mano { $hero_gen }, e non cedette.
    [hit_wounded] { $place_loc }, { $foe_the } e { $hero_the } si scambiarono ferite.
    [hit_out] { $place_loc }, { $foe_the } prese una ferita, e { $hero_the } una peggiore: l’ultima.
    [lost] { $place_loc }, { $foe_the } insegnò la prudenza { $hero_dat }, con la punta della spada.
    [lost_out] { $place_loc }, { $foe_the } lasciò { $hero_the } a terra.
   *[draw] { $place_loc }, { $foe_the } e { $hero_the } si sfiancarono, e nessuno dei due restò ferito.
}
tale-bout-3 = { $result ->
    [won] { $place_loc } bastò una stoccata, e { $hero_the }, illeso, si lasciò alle spalle { $foe_the }.
    [won_wounded] { $place_loc }, { $hero_the } pagò col sangue, e { $foe_the } pagò di più: con la sconfitta.
    [won_out] { $place_loc } restarono a terra in due: { $foe_the } e { $hero_the }.
    [hit] { $place_loc }, il primo colpo a segno fu { $hero_gen }, ma { $foe_the } restò in piedi.
    [hit_wounded] { $place_loc } si macchiarono di sangue tutte e due le lame: { $hero_the } e { $foe_the }, ognuno con la sua ferita.
    [hit_out] { $place_loc }, { $hero_the } cadde, non senza aver ferito { $foe_the }.
    [lost] { $place_loc }, il primo colpo a segno fu { $foe_gen }, e il sangue era { $hero_gen }.
    [lost_out] { $place_loc }, { $hero_the } crollò, e { $foe_the } asciugò la lama.
   *[draw] { $place_loc }, molto rumore e niente sangue fra { $hero_the } e { $foe_the }.
}
tale-result-1 = { $result ->
    [won] { $hero_he } sconfisse { $foe_the } senza un graffio.
    [won_wounded] { $hero_he } sconfisse { $foe_the }, ma ne uscì ferito.
    [won_out] { $hero_the } e { $foe_the } si abbatterono a vicenda.
    [hit] { $hero_he } ferì { $foe_the }, senza finire lo scontro.
    [hit_wounded] { $hero_the } e { $foe_the } si ferirono a vicenda.
    [hit_out] { $hero_he } ferì { $foe_the }, e cadde.
    [lost] { $hero_he } fu ferito nello scontro con { $foe_the }.
    [lost_out] { $hero_he } fu abbattuto nello scontro con { $foe_the }.
   *[draw] { $hero_the } e { $foe_the } si lasciarono senza una ferita.
}
tale-result-2 = { $result ->
    [won] Poche stoccate, e fu fatta: { $hero_the }, illeso, aveva sconfitto { $foe_the }.
    [won_wounded] Ferito com’era, { $hero_the } sconfisse { $foe_the }.
    [won_out] Né { $hero_the } né { $foe_the } rimasero in piedi.
    [hit] La spada { $hero_gen } colpì { $foe_the }, e lo scontro finì lì.
    [hit_wounded] { $hero_he } colpì { $foe_the }, e fu colpito a sua volta.
    [hit_out] Una ferita per { $foe_the }, e l’ultima per { $hero_the }.
    [lost] { $foe_the } ferì { $hero_the }.
    [lost_out] { $foe_the } abbatté { $hero_the }.
   *[draw] Né { $hero_the } né { $foe_the } riuscirono a colpire.
}
tale-result-3 = { $result ->
    [won] Fu cosa breve: { $hero_the } sconfisse { $foe_the }, e non perse una goccia di sangue.
    [won_wounded] { $hero_he } mise a terra { $foe_the }, ma quella vittoria lasciò il segno.
    [won_out] Crollarono l’uno dopo l’altro, { $foe_the } e { $hero_the }.
    [hit] Un colpo andò a segno contro { $foe_the }, ma { $hero_dat } non bastò.
    [hit_wounded] Colpo su colpo: sanguinava { $foe_the }, sanguinava { $hero_the }.
    [hit_out] { $hero_he } fece in tempo a ferire { $foe_the }, poi si accasciò.
    [lost] La punta trovò { $hero_the }, e { $foe_the } sorrise.
    [lost_out] { $hero_he } si accasciò, e { $foe_the } rinfoderò la spada.
   *[draw] Si batterono fino a perdere il fiato, { $hero_the } e { $foe_the }, e non corse sangue.
}
tale-wounds-1 = { $hero_he } perse { $n ->
    [one] un punto ferita
   *[other] { $n } punti ferita
}.
tale-wounds-2 = { $n ->
    [one] Costò { $hero_dat } un punto ferita.
   *[other] Costò { $hero_dat } { $n } punti ferita.
}
tale-wounds-3 = Il prezzo, per { $hero_the }: { $n ->
    [one] un punto ferita
   *[other] { $n } punti ferita
}.
tale-assassin-1 = Il pugnale di un assassino trovò { $hero_the }: un punto ferita perduto.
tale-assassin-2 = Un assassino sbucò dalla folla, e costò un punto ferita { $hero_dat }.
tale-assassin-3 = { $hero_he } si voltò troppo tardi: un assassino gli aveva tolto un punto ferita.

## I Moschettieri

tale-fell-1 = { $hero_he } era fuori combattimento.
tale-fell-2 = Portarono via { $hero_the }, fuori combattimento.
tale-fell-3 = Per { $hero_the } fu troppo: fuori combattimento.
tale-jailed-1 = Le porte della Bastiglia si chiusero dietro { $hero_the }.
tale-jailed-2 = { $hero_the } fu gettato nella Bastiglia.
tale-jailed-3 = Una carrozza dalle tendine abbassate portò { $hero_the } alla Bastiglia.
tale-freed-1 = { $hero_he } si lasciò la Bastiglia alle spalle.
tale-freed-2 = La Bastiglia non poté trattenere { $hero_the }.
tale-freed-3 = { $hero_he } respirò di nuovo aria libera, fuori dalla Bastiglia.
tale-snare-1 = Un tranello aspettava { $hero_the }, e il prezzo fu di { $n ->
    [one] un punto ferita
   *[other] { $n } punti ferita
}.
tale-snare-2 = { $hero_he } cadde in un tranello, e ci rimise { $n ->
    [one] un punto ferita
   *[other] { $n } punti ferita
}.
tale-sacrifice-1 = Davanti a La Rochelle, { $hero_the } versò il proprio sangue per tenere la posizione.
tale-sacrifice-2 = { $hero_he } si gettò nella breccia a La Rochelle, e gli costò un punto ferita.
tale-sacrifice-3 = A La Rochelle, il colpo destinato all’esercito del Re raggiunse { $hero_the }.
tale-challenge-1 = { $hero_he } superò { $place_loc } la sfida { $skill_gen }.
tale-challenge-2 = { $place_loc }, { $hero_the } vinse la sfida { $skill_gen }.
tale-challenge-3 = { $place_loc } bisognava dar prova { $skill_gen }, e { $hero_the } ne aveva da vendere.
tale-challenge-4 = { $place_loc }, per la sfida { $skill_gen }, { $hero_the } era l’uomo giusto.
tale-failed-1 = { $hero_he } fallì { $place_loc } la sfida { $skill_gen }.
tale-failed-2 = { $place_loc }, la sfida { $skill_gen } fu troppo per { $hero_the }.
tale-failed-3 = { $place_loc }, { $hero_the } mancò { $skill_gen }.
tale-board-1 = { $hero_he } portò a termine una tappa della missione principale: «{ $board }».
tale-board-2 = «{ $board }»: { $hero_the } aveva concluso quella tappa della missione principale.
tale-board-3 = La via era aperta: { $hero_the } aveva portato a termine «{ $board }».
tale-louvre_done-1 = Missione compiuta al Louvre: «{ $louvre }».
tale-louvre_done-2 = Il Louvre tirò un respiro: «{ $louvre }», tutto risolto.
tale-louvre_done-3 = A corte se ne rallegrarono: «{ $louvre }», tutto risolto.
tale-louvre_failed-1 = Al Louvre la missione finì male: «{ $louvre }».
tale-louvre_failed-2 = La missione «{ $louvre }» fallì.
tale-louvre_failed-3 = «{ $louvre }»: l’aiuto arrivò troppo tardi.
tale-bought-1 = { $hero_he } comprò { $items }.
tale-bought-2 = { $hero_he } uscì dall’Arsenale con { $items }.
tale-bought-3 = L’Arsenale aveva quel che ci voleva per { $hero_the }: { $items }.

## La fine di un turno

tale-honour-1 = Tutto ciò costò alla Regina { $n ->
    [one] un punto onore
   *[other] { $n } punti onore
}.
tale-honour-2 = La corte mormorò, e la Regina perse { $n ->
    [one] un punto onore
   *[other] { $n } punti onore
}.
tale-honour-3 = Dietro i ventagli si sorrideva: la Regina ci rimise { $n ->
    [one] un punto onore
   *[other] { $n } punti onore
}.
tale-honour-4 = Nel frattempo la Regina perse { $n ->
    [one] un punto onore
   *[other] { $n } punti onore
}.
tale-siege_worse-1 = Davanti a La Rochelle, il partito di Richelieu guadagnò { $n ->
    [one] una casella
   *[other] { $n } caselle
}.
tale-siege_worse-2 = L’esercito del Re perse { $n ->
    [one] una casella
   *[other] { $n } caselle
} davanti a La Rochelle.
tale-siege_worse-3 = Cattive notizie dall’assedio: { $n ->
    [one] una casella perduta
   *[other] { $n } caselle perdute
}.
tale-siege_better-1 = Davanti a La Rochelle, l’esercito del Re guadagnò { $n ->
    [one] una casella
   *[other] { $n } caselle
}.
tale-siege_better-2 = Buone notizie dall’assedio: { $n ->
    [one] una casella guadagnata
   *[other] { $n } caselle guadagnate
} per il Re.
tale-siege_better-3 = A La Rochelle i tamburi batterono la carica, e il Re guadagnò { $n ->
    [one] una casella
   *[other] { $n } caselle
}.
tale-crossed-1 = Anche { $hero_the } era stato { $place_loc }, ed era passato accanto a Milady.
tale-crossed-2 = Così vicino: { $hero_the } era { $place_loc } mentre Milady vi si nascondeva, e non la vide.
tale-crossed-3 = { $place_loc }, { $hero_dat } sarebbe bastato voltare la testa per vedere Milady.
tale-one_short-1 = Ancora un colpo, e { $hero_the } avrebbe sconfitto { $foe_the }.
tale-one_short-2 = Un solo punto ferita: tanto { $hero_the } aveva lasciato al suo avversario ({ $foe }).
tale-one_short-3 = Con un solo punto ferita, { $foe_the } uscì dallo scontro con { $hero_the }.
tale-one_shield-1 = Ancora una parata, e { $hero_the } sarebbe rimasto in piedi.
tale-one_shield-2 = Una sola parata avrebbe salvato { $hero_the }.
tale-one_shield-3 = { $hero_dat } era mancata una sola parata.
tale-one_point-1 = Un briciolo { $skill_gen } in più, e { $hero_the } ce l’avrebbe fatta { $place_loc }.
tale-one_point-2 = { $place_loc }, { $hero_dat } era mancato soltanto un briciolo { $skill_gen }.
tale-one_point-3 = Per un soffio: { $place_loc }, un briciolo { $skill_gen } sarebbe bastato { $hero_dat }.
tale-one_space-1 = { $clock ->
    [time] Il tempo era quasi scaduto: ancora una casella, e Milady avrebbe vinto.
    [siege] Il campo del Re era a una casella dalla sconfitta.
    [honour] Alla Regina restava un solo punto onore.
   *[constance] Ancora un successo, e Costanza sarebbe stata perduta.
}
tale-one_space-2 = { $clock ->
    [time] Ancora una casella sul tracciato del Tempo, e sarebbe stato troppo tardi.
    [siege] Ancora una casella, e l’assedio sarebbe stato perso.
    [honour] L’onore della Regina era appeso a un punto.
   *[constance] La vita di Costanza era appesa a un filo: ancora un successo l’avrebbe spezzato.
}
tale-milady_rises-1 = Il vento era girato: le probabilità di Milady erano salite da { $before } a { $after } su cento.
tale-milady_rises-2 = Un giocatore avrebbe dato a Milady { $before } probabilità su cento, prima; ora gliene dava { $after }.
tale-milady_rises-3 = Su cento avventure così, prima Milady ne avrebbe vinte { $before }; ora, { $after }.
tale-milady_falls-1 = Il vento era girato: le probabilità di Milady erano scese da { $before } a { $after } su cento.
tale-milady_falls-2 = Un giocatore, che prima avrebbe dato a Milady { $before } probabilità su cento, ora gliene dava solo { $after }.
tale-milady_falls-3 = Su cento avventure così, prima Milady ne avrebbe vinte { $before }; ora, soltanto { $after }.
