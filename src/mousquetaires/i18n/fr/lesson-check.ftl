### Ce qu’affiche `mousquetaires lesson`.

cli-help-lesson = Lister les leçons, ou les jouer jusqu’au bout et signaler ce qui ne va pas (code de sortie 1). Sans fichier, toutes les leçons du jeu.
cli-option-task = Que faire : check ou list
cli-option-notes = Les notes d’une leçon, NOM.toml, avec son enregistrement à côté.
cli-lesson-line = { $name } : { $title } ({ $steps ->
    [one] 1 étape
   *[other] { $steps } étapes
})
cli-lesson-good = { $name } : aucun problème
lesson-problem-toml = Ce n’est pas du TOML valide : { $why }
lesson-problem-json = L’enregistrement n’est pas du JSON valide : { $why }
lesson-problem-file = { $file } ne peut pas être lu comme du texte.
lesson-problem-large = { $file } dépasse { $most } octets.
lesson-problem-field = « { $field } » est inconnu. Connus : { $known }.
lesson-problem-missing = « { $field } » manque.
lesson-problem-type = « { $field } » n’a pas le bon type.
lesson-problem-value = « { $field } » ne peut pas être « { $read } ». Connus : { $known }.
lesson-problem-twice = Deux étapes portent ce nom.
lesson-problem-text = Le texte { $text } manque en { $language }.
lesson-problem-rule = Il n’y a pas de règle { $rule }.
lesson-problem-allowed = « { $move } » est expliqué comme faux, mais permis.
lesson-problem-record = L’enregistrement ne convient pas à l’entrée { $at }.
lesson-problem-move = L’enregistrement a ici « { $move } », mais l’étape permet : { $allowed }.
lesson-problem-no-move = L’enregistrement n’a pas de coup pour cette étape.
lesson-problem-no-step = Après cette étape, l’enregistrement a encore un coup : { $move }.
lesson-problem-notation = « { $move } » n’est pas un coup.
lesson-problem-refused = « { $move } » n’est pas permis ici : { $why }
lesson-problem-chance = Aucun résultat n’est fixé pour { $purpose }, ou aucun qui convienne.
lesson-problem-over = La partie est finie avant cette étape.
lesson-problem-endless = Les autres places n’en finissent pas : { $most } réponses.
lesson-problem-goal = Le but n’est pas atteint : { $goal }.
lesson-problem-after = Après « { $move } », que permet une étape, la leçon ne peut pas continuer : { $why }
lesson-problem-until = Les coups de l’enregistrement n’arrivent pas au bout de cette tâche : { $goal }.
lesson-problem-no-miss = Une tâche a besoin d’au moins un échec.
lesson-problem-no-task = Seule une tâche, une étape avec « until », peut avoir « plays » et « miss ».
lesson-problem-choice = Une tâche demande un choix : au début, { $n ->
    [one] un seul coup est possible
   *[other] seuls { $n } coups sont possibles
}.
lesson-problem-miss = Ces coups ne mènent pas à l’échec « { $event } » : { $move }.
lesson-problem-open = Après { $n } coups au hasard, cette tâche n’était ni réussie ni manquée.
