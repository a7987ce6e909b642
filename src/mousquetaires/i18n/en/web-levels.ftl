## Levels of difficulty: the choice on the front page

web-level = How hard?
web-level-first = First game
web-level-first-about = You’ll probably win, even if you’re still learning the rules.
web-level-fair = Fair fight
web-level-fair-about = The other side plays sensibly. Keep an eye on Milady’s clocks.
web-level-hard = Hard
web-level-hard-about = The other side knows the odds and plans ahead.
web-level-merciless = Merciless
web-level-merciless-about = The other side misses nothing. Expect to lose.
web-level-usual-rules = the usual rules
web-level-you-play = You play
web-level-against = Against
web-level-beginner-wins = A beginner wins
web-level-expert-wins = An experienced player wins
web-level-measured = Played by bots with 2 to 6 players: a novice as the beginner, an adept as the experienced player. Measured on { $date } ({ $commit }).
