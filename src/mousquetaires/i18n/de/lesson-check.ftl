### Was `mousquetaires lesson` ausgibt.

cli-help-lesson = Die Lektionen auflisten, oder sie durchspielen und melden, was nicht stimmt (Rückgabewert 1). Ohne Datei alle Lektionen des Spiels.
cli-option-task = Was zu tun ist: check oder list
cli-option-notes = Die Beschreibung einer Lektion, NAME.toml, mit ihrer Aufzeichnung daneben.
cli-lesson-line = { $name }: { $title } ({ $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
})
cli-lesson-good = { $name }: keine Probleme
lesson-problem-toml = Das ist kein gültiges TOML: { $why }
lesson-problem-json = Die Aufzeichnung ist kein gültiges JSON: { $why }
lesson-problem-file = { $file } lässt sich nicht als Text lesen.
lesson-problem-large = { $file } ist größer als { $most } Bytes.
lesson-problem-field = „{ $field }“ ist unbekannt. Bekannt: { $known }.
lesson-problem-missing = „{ $field }“ fehlt.
lesson-problem-type = „{ $field }“ hat den falschen Typ.
lesson-problem-value = „{ $field }“ kann nicht „{ $read }“ sein. Bekannt: { $known }.
lesson-problem-twice = Zwei Schritte haben diesen Namen.
lesson-problem-text = Der Text { $text } fehlt in { $language }.
lesson-problem-rule = Es gibt keine Regel { $rule }.
lesson-problem-allowed = „{ $move }“ wird als falsch erklärt, ist aber erlaubt.
lesson-problem-record = Die Aufzeichnung passt bei Eingabe { $at } nicht.
lesson-problem-move = Die Aufzeichnung hat hier „{ $move }“, aber der Schritt erlaubt: { $allowed }.
lesson-problem-no-move = Die Aufzeichnung hat keine Eingabe für diesen Schritt.
lesson-problem-no-step = Nach diesem Schritt hat die Aufzeichnung noch eine Eingabe: { $move }.
lesson-problem-notation = „{ $move }“ ist keine Eingabe.
lesson-problem-refused = „{ $move }“ ist hier nicht erlaubt: { $why }
lesson-problem-chance = Für { $purpose } ist kein Ergebnis festgelegt, oder keines, das passt.
lesson-problem-over = Die Partie ist vor diesem Schritt zu Ende.
lesson-problem-endless = Die anderen Plätze kommen zu keinem Ende: { $most } Antworten.
lesson-problem-goal = Das Ziel wird nicht erreicht: { $goal }.
lesson-problem-after = Nach „{ $move }“, das ein Schritt erlaubt, geht die Lektion nicht weiter: { $why }
lesson-problem-until = Die Eingaben der Aufzeichnung führen nicht ans Ende dieser Aufgabe: { $goal }.
lesson-problem-no-miss = Eine Aufgabe braucht mindestens einen Fehlschlag.
lesson-problem-no-task = Nur eine Aufgabe, ein Schritt mit „until“, kann „plays“ und „miss“ haben.
lesson-problem-choice = Eine Aufgabe braucht eine Wahl: Am Anfang { $n ->
    [one] ist nur eine Eingabe
   *[other] sind nur { $n } Eingaben
} möglich.
lesson-problem-miss = Diese Eingaben führen nicht zum Fehlschlag „{ $event }“: { $move }.
lesson-problem-open = Nach { $n } zufälligen Eingaben war diese Aufgabe weder gelöst noch verfehlt.
