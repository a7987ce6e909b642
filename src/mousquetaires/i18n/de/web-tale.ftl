### Die Geschichte eines beendeten Spiels, als Seite

web-title-story = Geschichte
web-tale-open = Geschichte
web-tale-chapters = Geschichte in { $n ->
    [one] { $n } Kapitel
   *[other] { $n } Kapiteln
}
web-tale-writing = Die Geschichte wird geschrieben …
web-tale-print = Drucken
web-tale-file = Text speichern
web-tale-replay = Wiedergabe
web-tale-end = Ende
web-tale-moment = Diesen Moment in der Wiedergabe ansehen
web-tale-map = Wo alle waren, auch Mylady
web-tale-duel = { $hero_the } und { $foe_the }
web-tale-found = { $hero_the } und Mylady
web-tale-alone = { $hero_the }
