### What things do, in a line. $n is the printed amount.

# how the parts of one line are joined
about-parts = { $first }; { $next }

## Musketeers' gifts

about-hero-dartagnan = has the easiest manoeuvre, and keeps it beside an improved one
about-hero-athos = goes his way undisturbed: Rochefort never bars it
about-hero-aramis = once a turn discards any card for +1 in a challenge or one more blue die
about-hero-porthos = has { $n } lives
about-hero-treville = once in his turn orders another Musketeer to act

## Adventure cards

about-card-skill = +1 in a challenge of this skill
about-card-combat = { $n ->
    [one] +1 blue die in a duel or at the siege
   *[other] +{ $n } blue dice in a duel or at the siege
}
about-character-siege = { $n ->
    [one] lies at the siege: +1 blue die
   *[other] lies at the siege: +{ $n } blue dice
}
about-character-pistoles = { $n ->
    [one] +1 pistole for the purse
   *[other] +{ $n } pistoles for the purse
}
about-character-epic = { $n ->
    [one] +1 Epic token
   *[other] +{ $n } Epic tokens
}
about-character-heals = a Musketeer regains { $n } life
about-character-draws = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
about-character-unmasks = Milady shows her Location card
about-character-honour = the Queen regains { $n } honour

## Treachery

about-treachery-reinforcements = { $n ->
    [one] 1 more red die at the siege this turn
   *[other] { $n } more red dice at the siege this turn
}
about-treachery-ambush = a Musketeer loses { $n } life
about-treachery-emergency = the Musketeers must do everything before the hourglass runs out
about-treachery-conscripts = { $n ->
    [one] each Musketeer has 1 action fewer this turn
   *[other] each Musketeer has { $n } actions fewer this turn
}
about-treachery-prison = a Musketeer is thrown into the Bastille
about-treachery-isolation = nobody trades this turn
about-treachery-dead_end = { $n ->
    [one] Time moves 1 space at once
   *[other] Time moves { $n } spaces at once
}
about-treachery-balm = Rochefort regains { $n } life
about-treachery-plot = the Queen loses { $n } honour

## Traps

about-trap-beggars = { $n ->
    [one] no mission step is possible here until they are paid 1 pistole
   *[other] no mission step is possible here until they are paid { $n } pistoles
}
about-trap-thief = who comes here may cost the purse { $n }
about-trap-assassin = who comes here may lose { $n } life
about-trap-harlot = the challenge here is { $n } harder
about-trap-nemesis = one named Musketeer has to beat { $n } red dice here

## Adversaries

about-ability-none = no special ability
about-ability-returns = goes back to Milady's hand when beaten
about-ability-pistol = +{ $n } Sword in the first roll
about-ability-cut_purse = a duel that does not beat him costs { $n } from the purse
about-ability-steady = drops no die in a draw
about-ability-rerolls_shield = rolls one Shield again, once a duel
about-ability-armour = +{ $n } Shield in every roll
about-ability-parting_wound = { $n } wound at the end of every duel, unless armour takes it
about-ability-jailer = whom he puts out of action wakes up in the Bastille

## Paris cards: what they ask for, and what they do at the end of each turn

about-stipulation-none = nothing more
about-stipulation-lilies = { $n ->
    [one] 1 Lily, searching Paris
   *[other] { $n } Lilies, searching Paris
}
about-stipulation-discards = { $n ->
    [one] 1 Combat card discarded in Paris
   *[other] { $n } Combat cards discarded in Paris, one an action
}
about-stipulation-wins = { $n ->
    [one] 1 duel won against a Paris duellist
   *[other] { $n } duels won against a Paris duellist
}
# $dice red dice are rolled
about-effect-strangles = Milady rolls { $dice } red dice: at { $n } Swords in all Constance dies
about-effect-time = Time moves { $n } more
about-effect-siege_sword = Milady has { $n } more Sword at the siege
about-effect-treachery = { $n ->
    [one] Milady draws a Treachery card
   *[other] Milady draws { $n } Treachery cards
}
about-effect-honour = the Queen loses { $n } honour
about-effect-purse = the purse loses { $n }

## The Arsenal

about-item-thoroughbred = one free ride each turn
about-item-pistol = +{ $n } Sword in the first roll
about-item-armour = +{ $n } Shield in every roll
about-item-blade = one own die rolled again, once a duel
about-item-balm = { $n } life back at once
about-item-manoeuvre = an easier manoeuvre: { $faces }
about-item-skill = +{ $n } to this skill

## Quest tokens

about-token-decoy = nobody is there
about-token-snare = costs 1 life, then it is gone

## Variants

about-variant-easier = the Musketeers start with a One for All card
about-variant-mortal_quest = who falls on the Quest may not go back there
about-variant-athos_the_brave = Athos must fight Rochefort where he has shown himself
about-variant-extra_card = each Musketeer player starts with one Adventure card more
about-variant-one_card_less = each Musketeer player starts with one Adventure card fewer
about-variant-extra_treachery = Milady starts with one Treachery card more
about-variant-late_start = the Time token starts one space further on

## Anybody a Musketeer can fence with

about-foe = { $dice ->
    [0] rolls no dice, life { $life }
    [one] 1 red die, life { $life }
   *[other] { $dice } red dice, life { $life }
}
# of tokens that lie as they are printed, for their faces
about-foe-fixed = always shows { $faces }, life { $life }
about-manoeuvre = manoeuvre { $faces }
about-worth-pistoles = { $n ->
    [one] worth 1 pistole
   *[other] worth { $n } pistoles
}
about-worth-epic = worth { $n } Epic

## Missions

about-challenge = challenge: { $skill } { $level }
about-rating = guarded by adversaries and traps of strength { $n }

## Places

about-place-paris = the Paris mission: its challenge, its task and its guards
about-place-louvre = the Louvre mission: its challenge and its guards, before the token reaches the end
about-place-rochelle = the siege: Combat cards laid here give blue dice, and a life given here stops a Sword
about-place-quest = the Quest for the Queen's diamonds
about-place-colombier = the Musketeers' house: here they start, and here they recover
about-place-richelieu = who finds Milady here foils her; who does not goes to the Bastille
about-place-bastille = out again for 1 pistole, or by fighting the gaolers
about-place-quarters = Milady takes a Paris card here; Musketeers cannot enter

## Quest boards

about-board-inn = three paths of four hidden tokens: clear one of them to the end
about-board-england = four challenges in any order, then de Wardes
about-board-return = three hidden tokens on the road, one after the other
about-board-galleries = four antechambers: the challenge, both guards, or the secret passage for { $n } Epic tokens

## One for All

about-one-time = Time stands still this turn
about-one-honour = the Queen regains { $n } honour
about-one-epic = worth { $n } Epic tokens
