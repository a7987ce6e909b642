### Che cosa scrive `mousquetaires lesson`.

cli-help-lesson = Elenca le lezioni, o le gioca fino in fondo e segnala che cosa non va (codice di uscita 1). Senza file, tutte le lezioni del gioco.
cli-option-task = Che cosa fare: check o list
cli-option-notes = Gli appunti di una lezione, NOME.toml, con la registrazione accanto.
cli-lesson-line = { $name }: { $title } ({ $steps ->
    [one] 1 passo
   *[other] { $steps } passi
})
cli-lesson-good = { $name }: nessun problema
lesson-problem-toml = Non è TOML valido: { $why }
lesson-problem-json = La registrazione non è JSON valido: { $why }
lesson-problem-file = { $file } non si può leggere come testo.
lesson-problem-large = { $file } supera { $most } byte.
lesson-problem-field = «{ $field }» è sconosciuto. Conosciuti: { $known }.
lesson-problem-missing = «{ $field }» manca.
lesson-problem-type = «{ $field }» ha il tipo sbagliato.
lesson-problem-value = «{ $field }» non può essere «{ $read }». Conosciuti: { $known }.
lesson-problem-twice = Due passi hanno questo nome.
lesson-problem-text = Il testo { $text } manca in { $language }.
lesson-problem-rule = Non c’è una regola { $rule }.
lesson-problem-allowed = «{ $move }» è spiegata come sbagliata, ma è permessa.
lesson-problem-record = La registrazione non va bene all’input { $at }.
lesson-problem-move = La registrazione ha qui «{ $move }», ma il passo permette: { $allowed }.
lesson-problem-no-move = La registrazione non ha una mossa per questo passo.
lesson-problem-no-step = Dopo questo passo la registrazione ha un’altra mossa: { $move }.
lesson-problem-notation = «{ $move }» non è una mossa.
lesson-problem-refused = «{ $move }» qui non è permessa: { $why }
lesson-problem-chance = Nessun risultato è fissato per { $purpose }, o nessuno adatto.
lesson-problem-over = La partita finisce prima di questo passo.
lesson-problem-endless = Gli altri posti non finiscono mai: { $most } risposte.
lesson-problem-goal = Lo scopo non è raggiunto: { $goal }.
lesson-problem-after = Dopo «{ $move }», che un passo permette, la lezione non può continuare: { $why }
lesson-problem-until = Le mosse della registrazione non portano alla fine di questo compito: { $goal }.
lesson-problem-no-miss = A un compito serve almeno un insuccesso.
lesson-problem-no-task = Solo un compito, un passo con «until», può avere «plays» e «miss».
lesson-problem-choice = Un compito richiede una scelta: all’inizio { $n ->
    [one] è possibile una sola mossa
   *[other] sono possibili solo { $n } mosse
}.
lesson-problem-miss = Queste mosse non portano all’insuccesso «{ $event }»: { $move }.
lesson-problem-open = Dopo { $n } mosse a caso questo compito non era né riuscito né fallito.
