### The pages of the rulebook: learn in ten minutes, tables, advice, booklet.

web-title-learn = Learn in ten minutes
web-title-advice = Advice
web-title-components = Components
web-title-box = Your own box
web-title-booklet = Booklet
web-rules-pages = Pages of the rulebook
web-rules-page-learn = Learn in ten minutes
web-rules-page-rules = All rules
web-rules-page-advice = Advice
web-rules-page-components = Components
web-rules-page-box = Your own box
web-rules-page-booklet = Print

## Learn in ten minutes

web-learn-lead = One player is Milady; the others are the King’s Musketeers. Read this page, and you can sit down and play. Everything else is in the full rules, one search away.
web-learn-goal-h = Who wins, and how
web-learn-goal = The Musketeers win the moment they complete the fourth board of the Quest: they ride to England and bring the Queen’s jewels home. Milady wins if she stops them in any of four ways: time runs out after { $turns } turns, the siege of La Rochelle is lost, the Queen has lost all { $honour } points of her honour, or The Abduction, a mission in Paris, brings Milady six successes. So the Musketeers have one big task and up to four fires to put out. They can’t be everywhere at once, and that’s the whole game.
web-learn-board-h = The board
web-learn-board = There are four places to work at. In Paris lies a card with one of Milady’s schemes: it does harm every turn until the Musketeers have dealt with it. At the Louvre the Queen asks for help, and help that comes late costs her honour. La Rochelle is under siege. The Quest is the way to victory. Four more places are smaller: the Vieux Colombier, where the wounded recover; Richelieu’s den; Milady’s quarters; and the Bastille, which is easier to enter than to leave.
web-learn-board-picture = A real position early in a game. Milady’s guards stand below the missions in Paris and at the Louvre, face up.
web-learn-turn-h = A turn in four pictures
web-learn-turn = Each turn has four phases, always in this order.
web-learn-turn-1 = Milady hides. She chooses one of six places in secret and lays its card face down. Then she draws a Treachery card or plays one.
web-learn-turn-2 = The Musketeers act, in the order they like. Each has three actions (four if only three Musketeers play) and finishes them before the next one starts. Afterwards Milady reveals where she was and does what that place lets her do.
web-learn-turn-3 = The siege. Both sides roll dice, and the token moves towards the end of the side with more Swords.
web-learn-turn-4 = The clock. The Time token goes down a space, the Louvre token too, and the Paris card does its harm.
web-learn-actions-h = What you can do with an action
web-learn-actions = Draw a card. Move to any place but the Bastille and Milady’s quarters. Trade with a Musketeer who stands beside you. Play a character card. Buy one or two things from the Arsenal. Lay a Combat card at La Rochelle. And the three that win games: attempt a challenge, fight a duel, take a step on the Quest. You may do the same thing several times. Discuss everything, but aloud: Milady listens.
web-learn-challenge-h = A challenge
web-learn-challenge = A challenge asks for one of four skills and a level. Start with the value on your card, add 1 for each card of that skill you play, and reach the level. Nothing is rolled: you know before you begin whether you’ll succeed, and you may only announce a challenge that you can meet. That’s why trading matters. Bring the cards to the Musketeer who’s best at the skill, or bring him to the cards.
web-learn-challenge-picture = The Musketeer’s own value and the cards reach the level. The cards are discarded.
web-learn-duel-h = A duel
web-learn-duel = You roll { $dice } blue dice, plus one for each Combat card you play before the first roll, six at most. Your adversary rolls red dice. Each Shield stops one Sword of the other side, and each Sword that gets through costs 1 life point. The first wound ends the duel. If no one is hurt, both put a die aside and roll again.
web-learn-duel-2 = Three of your dice may show your secret manoeuvre, which is printed on your card. Then the adversary loses 1 life point, whatever the red dice say. Adversaries have manoeuvres as well. A Musketeer without life points isn’t dead: he’s carried to the Vieux Colombier, and his next turn is spent getting up.
web-learn-duel-picture = No wound in the first round, so both rolled again with one die fewer. The second round settled it.
web-learn-rochefort-h = Rochefort’s interruption
web-learn-rochefort = Suppose you attempt a challenge, a duel or a Quest step, and Milady is hiding right there. She shows her card, and Rochefort draws his sword: you duel him first. Wound him, and he flees; your step goes on as you announced it. Fail, and the step and its action are lost. Only Athos is never bothered. Rochefort has { $rochefort } life points and keeps his wounds from duel to duel. Put him out of action, and you earn a One for All card, the strongest card you have.
web-learn-rochefort-picture = Milady was here. The Musketeer has to get past Rochefort before his own step counts.
web-learn-siege-h = The siege
web-learn-siege = Combat cards at La Rochelle become blue dice, and they stay there turn after turn, three cards at most. Milady’s red dice grow in number as time goes by. Only Swords count, and the difference moves the token. After the roll, each Musketeer at La Rochelle may sacrifice a life point, and one of Milady’s Swords no longer counts. If Milady herself went to La Rochelle, she removes one of your cards. At your end of the track a One for All card is waiting; at hers, the game is over.
web-learn-siege-picture = More Swords for Milady mean spaces to the left; more for the Musketeers, to the right.
web-learn-quest-h = The Quest
web-learn-quest = Four boards, one after the other. At the Golden Lily Inn you fight your way along one of three paths of hidden tokens. On the Passage to England you meet four challenges, then de Wardes. On the Return to Paris three tokens bar the road. In the Louvre Galleries you cross four antechambers, and then you’ve won. Epic tokens, which you earn at the Louvre and from strong adversaries, help on each board: they reveal tokens, lower challenges, add dice or open secret passages.
web-learn-next-h = Now play
web-learn-next = You know enough. The table shows what you may do, says why when something isn’t possible, and gives the odds before you choose. If you’re in doubt about a rule, press its number.

## Tables and legends

web-actions-h = Actions at a glance
web-actions-what = What
web-actions-where = Where
web-actions-cost = Cost
web-actions-where-any = anywhere
web-actions-where-together = with a Musketeer in the same place
web-actions-where-mission = in Paris, at the Louvre, on the Quest
web-actions-where-foes = where the adversary stands
web-actions-where-walk = not into the Bastille or Milady’s quarters
web-actions-cost-one = 1 action
web-actions-cost-card = 1 action, and the card is discarded
web-actions-cost-laid = 1 action and a Combat card, which stays there
web-actions-cost-skill = 1 action, and the skill cards you play
web-actions-cost-combat = 1 action; Combat cards if you like
web-actions-cost-price = 1 action for one or two items, and their price
web-actions-cost-task = 1 action, and what the card asks for
web-actions-cost-escape = 1 action, and a bribe or a duel
web-actions-cost-none = no action
web-icons-h = What the icons mean
web-icons-skills = Skills
web-icons-faces = Dice
web-icons-items = Arsenal
web-icons-traps = Traps
web-icons-treachery = Treachery
web-icons-places = Places

## Advice

web-advice-lead = Habits that win games. They’re advice, not rules: break them when you know why.
web-advice-musketeers-h = For the Musketeers
web-advice-musketeers-1-h = Send someone to the Quest from the first turn
web-advice-musketeers-1 = The other places only keep you from losing. If no one takes a step on the Quest in a turn, ask yourselves what was worth more. A good rhythm is two Musketeers on the way and two who put out fires.
web-advice-musketeers-2-h = Play by what each does best
web-advice-musketeers-2 = Athos can’t be interrupted by Rochefort: let him take the step that mustn’t fail. Porthos stands longest in duels. Aramis turns any card into help. D’Artagnan can know two manoeuvres. Look at the skills before you decide who goes where.
web-advice-musketeers-3-h = Trade before you spend
web-advice-musketeers-3 = A trade costs one action and can save three. Meet in one place, give all Panache to one and all Combat cards to another, and split up again. The Musketeer who still has actions left should be the one who proposes.
web-advice-musketeers-4-h = Reinforce early
web-advice-musketeers-4 = Cards at La Rochelle work every turn. In a game of twelve turns, a card laid in the second rolls eleven times; the same card in the tenth rolls three times. Keep one Musketeer in reach later on, to sacrifice a life point in a bad turn.
web-advice-musketeers-5-h = Finish Louvre missions fast
web-advice-musketeers-5 = A mission that’s done early earns Epic tokens; one that fails costs honour and gives Milady a card. Take the challenge first for its reward, but don’t leave the last adversary standing.
web-advice-musketeers-6-h = Think like Milady
web-advice-musketeers-6 = Before the step that hurts her most, ask where she’d hide. Attempt something cheap there first with a strong fighter: if Rochefort comes, he’s out of the way for the rest of the turn once he’s wounded.
web-advice-musketeers-7-h = Keep One for All
web-advice-musketeers-7 = It stops the clock for a turn, saves the Queen at the last moment or counts as two Epic tokens. It’s worth most in the last three turns. Don’t spend it on comfort.
web-advice-musketeers-8-h = Be ready for Rochefort
web-advice-musketeers-8 = A wound is enough to drive him off, so a single Combat card often decides. Before an important step, ask what happens if he’s there. If the answer is bad, send a better fighter, or wait until Milady has been seen elsewhere.
web-advice-musketeers-9-h = Use what you know about Milady
web-advice-musketeers-9 = She’s at one place only. Once her card lies open or Rochefort has fled, every other step of this turn is safe. So begin with a cheap step at the place you fear, and do the precious one afterwards.
web-advice-musketeers-10-h = Fall at the right moment
web-advice-musketeers-10 = A Musketeer who’s out of action loses a whole turn but gets up unhurt. If he has few life points and has already acted, his last one is well spent at La Rochelle. Before his turn, it’s the worst moment to lose it.
web-advice-musketeers-11-h = Spend the purse
web-advice-musketeers-11 = Pistoles don’t win games. Armour and a pistol pay for themselves in every duel, so buy them early and pass them on in trades. Keep a little back: Beggars want 2 pistoles, the jailer wants 1.
web-advice-musketeers-12-h = Look before you enter a path
web-advice-musketeers-12 = At the Inn one Epic token turns up three tokens. Spend it before you choose a path, not halfway along. A path that’s open stays open, so tired fighters can hand over to fresh ones.
web-advice-musketeers-13-h = Collect for the Passage early
web-advice-musketeers-13 = The four challenges on the way to England need several cards of each skill. Decide at the Inn who’ll do which, and stop spending those cards elsewhere. Then the whole board can be done in two turns.
web-advice-musketeers-14-h = Count all the clocks every turn
web-advice-musketeers-14 = Before the first Musketeer acts, say aloud how many turns each threat still needs. Act on those that need only two, and leave the others alone on purpose, not because you forgot them.
web-advice-milady-h = For Milady
web-advice-milady-1-h = Time is yours
web-advice-milady-1 = You needn’t win anywhere. Each lost action brings the end closer, so prefer what costs the Musketeers actions: guards who have to be fought twice, traps they must buy off, a long way back from the Bastille.
web-advice-milady-2-h = Hide where they’ll act, not where they stand
web-advice-milady-2 = Look at who has actions and cards left for what. Rochefort is worth most against the last challenge of a board. Vary your choice: a Milady who’s always at the Quest is met with a prepared fighter.
web-advice-milady-3-h = Use the quiet places, too
web-advice-milady-3 = In your quarters you take a Paris card, at Richelieu’s den a Treachery card, at La Rochelle you remove a Combat card. A turn without an interruption isn’t a lost turn.
web-advice-milady-4-h = Spend strength where it’s hard to reach
web-advice-milady-4 = The rating has to be met exactly. Keep your best adversaries for missions that hurt: one strong guard can’t be shared out among several weak fighters. The Henchman comes back to you, so use him early.
web-advice-milady-5-h = Lay tokens with a plan
web-advice-milady-5 = At the Inn, let one path look tempting and put the worst tokens at its end. Keep snares for a wounded party. What you lay early is missing in the Galleries, where the Musketeers are strongest.
web-advice-milady-6-h = Change the Paris card
web-advice-milady-6 = When a Paris card is almost done, lay a new one over it. The work is lost and your adversaries come home. Choose the card that helps the clock you’re winning by.
web-advice-milady-7-h = Choose one way to win by the middle of the game
web-advice-milady-7 = Honour, siege, time or The Abduction: count which one is closest, and let Treachery, Paris cards and Location cards all push there. Three half-finished threats are three that didn’t work.
web-advice-milady-8-h = Fill your hand in time
web-advice-milady-8 = At Richelieu’s den you choose a Treachery card or fill your hand up to three. Go when the Musketeers have no action to spare for looking: those who come and don’t find you end up in the Bastille.
web-advice-milady-9-h = Play Treachery when it hurts
web-advice-milady-9 = Conscripts hurts most in a turn with big plans, Isolation when the right cards are in the wrong hands. Reinforcement brings a die until the siege is at its height; then only a reroll. Dead End decides the last turns.
web-advice-milady-10-h = Weaken the siege while it’s strong
web-advice-milady-10 = At La Rochelle you remove one Combat card, and a double is worth two dice. Go when three cards lie there: the Musketeers need actions to lay new ones, and cards that they want for duels.
web-advice-milady-11-h = Choose the Nemesis with care
web-advice-milady-11 = Only the Musketeer you name can beat it. Name one who’s far away or needed elsewhere, and the whole mission waits for him. It’s worth most on a Paris card that does harm every turn.
web-advice-milady-12-h = Look after Rochefort
web-advice-milady-12 = His wounds stay. If he falls, three of your six places are closed to you and the Musketeers get a One for All card. When he’s weak, hide in quiet places for a turn, or play a Balm in time.
web-advice-milady-13-h = Listen and count
web-advice-milady-13 = The Musketeers have to discuss aloud. If one of them has collected four cards of a skill and rides to the mission that asks for it, you know where to be. A lost step costs them an action, and time.
web-advice-milady-14-h = Send the right one to prison
web-advice-milady-14 = The Bastille costs an action and a way back. Choose the Musketeer who stands where he’s needed, not the strongest one: the goods he was carrying for the others are locked up with him.

## The booklet

web-booklet-lead = All of this on paper: the ten minutes, the tables, the rules with their rulings and examples, the components, the advice. Your browser’s print dialogue makes a PDF, too.
web-booklet-contents = Contents
web-booklet-size = Paper
web-booklet-print = Print
web-booklet-a4 = A4
web-booklet-letter = Letter
