### Für Forschung und Sprachmodelle: siehe docs/research.md.

cli-help-dataset = Die Entscheidungen von Bots in Parquet-Dateien schreiben, als Trainingsdaten für maschinelles Lernen.
cli-help-mcp = Ein Sprachmodell auf einem Platz gegen Bots spielen lassen, über das Model Context Protocol.
cli-option-out = Der neue Ordner für die Dateien.
cli-option-mcp_seat = Der Platz: 0 ist Milady, 1 bis 5 sind die Spieler der Musketiere.
cli-option-mcp_bots = Der Bot, der die anderen Plätze spielt.
cli-dataset-there = { $folder } ist nicht leer: Wähle einen anderen Ordner.
cli-dataset-done = { $decisions ->
    [one] 1 Entscheidung in { $folder } geschrieben.
   *[other] { $decisions } Entscheidungen in { $folder } geschrieben.
}

mcp-instructions = Du spielst einen Platz eines Brettspiels: Milady oder einen Musketier im Team gegen sie. Rufe look auf, um das Spiel zu sehen, list, um zu sehen, was du tun kannst, und act, um es zu tun, bis list sagt, dass das Spiel vorbei ist. Du siehst nur, was dein Platz sehen darf.
mcp-tool-list = Die Frage, die du beantworten musst, und alle erlaubten Aktionen. Manche Antworten bestehen aus Teilen, die mit + beginnen; „done“ schließt sie ab.
mcp-tool-look = Das Spiel aus der Sicht deines Platzes und was seit dem letzten Aufruf geschehen ist.
mcp-tool-act = Führe eine Aktion aus, genau so geschrieben wie in list, zum Beispiel „move louvre“. Du erfährst, was bis zu deiner nächsten Wahl geschieht.
mcp-tool-explain = Eine Regel nach ihrer Nummer, zum Beispiel „DUEL-8“; oder warum eine Aktion gerade nicht erlaubt ist.
