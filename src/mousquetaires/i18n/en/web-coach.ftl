### The coach: the panel at a question, Milady’s map, and the table’s option.

web-coach = Coach
web-coach-title = What would you do?
web-coach-musketeers = Chance that the Musketeers win:
web-coach-milady = Chance that you win:
web-coach-thinking = The coach is thinking…
web-coach-ask-again = Ask again
web-coach-chance = { $percent }%, give or take { $error }
web-coach-unclear = No clear best: the first two are within the error.
web-coach-clear = The first answer is clearly the best.
web-coach-method = Simulated turns for each answer: { $n }. ± is the 95% interval.
web-coach-where = Where may Milady be?
web-coach-legend = Where Milady may be
web-coach-press-place = Press a place to see the facts behind it
web-coach-public = from public facts only
web-coach-end-now = If you end the turn now:
web-coach-end-thinking = The coach is still thinking about what this loses.
web-coach-end-anyway = Press again to end it anyway.
web-coach-all = All answers
web-coach-allowed = the coach may advise every player
web-coach-about = At their own questions, players may ask a strong bot what it would do. Everyone sees that this is on. Against bots only, it’s always there.
