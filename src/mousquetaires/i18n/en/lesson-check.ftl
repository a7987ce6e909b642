### What `mousquetaires lesson` prints.

cli-help-lesson = List the lessons, or play them through and report what’s wrong with them (exit code 1). Without a file, all built-in lessons.
cli-option-task = What to do: check or list
cli-option-notes = The TOML file of a lesson, with its record beside it.
cli-lesson-line = { $name }: { $title } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
})
cli-lesson-good = { $name }: no problems
lesson-problem-toml = This isn’t valid TOML: { $why }
lesson-problem-json = The record isn’t valid JSON: { $why }
lesson-problem-file = { $file } can’t be read as text.
lesson-problem-large = { $file } is larger than { $most } bytes.
lesson-problem-field = “{ $field }” is unknown. Known: { $known }.
lesson-problem-missing = “{ $field }” is missing.
lesson-problem-type = “{ $field }” has the wrong type.
lesson-problem-value = “{ $field }” can’t be “{ $read }”. Known: { $known }.
lesson-problem-twice = There are two steps with this name.
lesson-problem-text = The text { $text } is missing in { $language }.
lesson-problem-rule = There’s no rule { $rule }.
lesson-problem-allowed = “{ $move }” is explained as wrong, but allowed.
lesson-problem-record = The record doesn’t fit at input { $at }.
lesson-problem-move = The record has “{ $move }” here, but the step allows: { $allowed }.
lesson-problem-no-move = The record has no move for this step.
lesson-problem-no-step = After this step, the record has another move: { $move }.
lesson-problem-notation = “{ $move }” isn’t a move.
lesson-problem-refused = “{ $move }” isn’t legal here: { $why }
lesson-problem-chance = No outcome is fixed for { $purpose }, or not one that fits.
lesson-problem-over = The game is over before this step.
lesson-problem-endless = The other seats don’t come to an end: { $most } answers.
lesson-problem-goal = The goal isn’t reached: { $goal }.
lesson-problem-after = After “{ $move }”, which a step allows, the lesson can’t go on: { $why }
lesson-problem-until = The record’s moves don’t reach the end of this task: { $goal }.
lesson-problem-no-miss = A task needs at least one miss.
lesson-problem-no-task = Only a task, a step with “until”, can have “plays” and “miss”.
lesson-problem-choice = A task needs a choice: only { $n ->
    [one] one move is
   *[other] { $n } moves are
} possible at its beginning.
lesson-problem-miss = These moves don’t lead to the miss “{ $event }”: { $move }.
lesson-problem-open = After { $n } random moves, this task was neither solved nor missed.
