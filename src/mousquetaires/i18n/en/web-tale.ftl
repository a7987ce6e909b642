### The story of a finished game, as a page

web-title-story = Story
web-tale-open = Story
web-tale-chapters = A story in { $n ->
    [one] { $n } chapter
   *[other] { $n } chapters
}
web-tale-writing = The story is being written…
web-tale-print = Print
web-tale-file = Save as text
web-tale-replay = Replay
web-tale-end = The end
web-tale-moment = See this moment in the replay
web-tale-map = Where everyone was, Milady included
web-tale-duel = { $hero_the } and { $foe_the }
web-tale-found = { $hero_the } and Milady
web-tale-alone = { $hero_the }
