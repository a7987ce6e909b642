### What things do, in a line. $n is the printed amount.

# how the parts of one line are joined
about-parts = { $first }; { $next }

## Musketeers' special abilities

about-hero-dartagnan = has the easiest secret manoeuvre, and keeps it when he learns the improved one
about-hero-athos = Rochefort never bars his way
about-hero-aramis = once a turn, discards any card for +1 in a challenge or 1 more blue die
about-hero-porthos = has { $n } life points
about-hero-treville = once in his turn, orders another Musketeer to act

## Adventure cards

about-card-skill = +1 in a challenge of this skill
about-card-combat = { $n ->
    [one] +1 blue die in a duel or at the siege
   *[other] +{ $n } blue dice in a duel or at the siege
}
about-character-siege = { $n ->
    [one] goes to the siege: +1 blue die
   *[other] goes to the siege: +{ $n } blue dice
}
about-character-pistoles = { $n ->
    [one] +1 pistole for the purse
   *[other] +{ $n } pistoles for the purse
}
about-character-epic = { $n ->
    [one] +1 Epic token
   *[other] +{ $n } Epic tokens
}
about-character-heals = { $n ->
    [one] a Musketeer regains 1 life point
   *[other] a Musketeer regains { $n } life points
}
about-character-draws = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
about-character-unmasks = Milady reveals her Location card
about-character-honour = { $n ->
    [one] the Queen regains 1 honour point
   *[other] the Queen regains { $n } honour points
}

## Treachery

about-treachery-reinforcements = { $n ->
    [one] 1 more red die at the siege this turn
   *[other] { $n } more red dice at the siege this turn
}
about-treachery-ambush = { $n ->
    [one] a Musketeer loses 1 life point
   *[other] a Musketeer loses { $n } life points
}
about-treachery-emergency = the Musketeers must act before the hourglass runs out
about-treachery-conscripts = { $n ->
    [one] each Musketeer has 1 action fewer this turn
   *[other] each Musketeer has { $n } actions fewer this turn
}
about-treachery-prison = a Musketeer is thrown into the Bastille
about-treachery-isolation = no trades this turn
about-treachery-dead_end = { $n ->
    [one] the Time token moves 1 space right away
   *[other] the Time token moves { $n } spaces right away
}
about-treachery-balm = { $n ->
    [one] Rochefort regains 1 life point
   *[other] Rochefort regains { $n } life points
}
about-treachery-plot = { $n ->
    [one] the Queen loses 1 honour point
   *[other] the Queen loses { $n } honour points
}

## Traps

about-trap-beggars = { $n ->
    [one] no mission step here until they get 1 pistole
   *[other] no mission step here until they get { $n } pistoles
}
about-trap-thief = { $n ->
    [one] anyone who comes here may cost the purse 1 pistole
   *[other] anyone who comes here may cost the purse { $n } pistoles
}
about-trap-assassin = { $n ->
    [one] anyone who comes here may lose 1 life point
   *[other] anyone who comes here may lose { $n } life points
}
about-trap-harlot = the challenge here is { $n } harder
about-trap-nemesis = one named Musketeer has to beat { $n } red dice here

## Adversaries

about-ability-none = no special ability
about-ability-returns = goes back to Milady’s hand when beaten
about-ability-pistol = +{ $n } Sword in the first roll
about-ability-cut_purse = { $n ->
    [one] a duel that doesn’t beat him costs the purse 1 pistole
   *[other] a duel that doesn’t beat him costs the purse { $n } pistoles
}
about-ability-steady = loses no die in a draw
about-ability-rerolls_shield = may reroll one Shield, once a duel
about-ability-armour = +{ $n } Shield in every roll
about-ability-parting_wound = { $n ->
    [one] 1 wound at the end of every duel, unless armour stops it
   *[other] { $n } wounds at the end of every duel, unless armour stops them
}
about-ability-jailer = a Musketeer he puts out of action wakes up in the Bastille

## Paris cards: what they ask for, and what they do at the end of each turn

about-stipulation-none = nothing else
about-stipulation-lilies = { $n ->
    [one] 1 Lily, searching Paris
   *[other] { $n } Lilies, searching Paris
}
about-stipulation-discards = { $n ->
    [one] 1 Combat card discarded in Paris
   *[other] { $n } Combat cards discarded in Paris, one per action
}
about-stipulation-wins = { $n ->
    [one] 1 duel won against a Paris duellist
   *[other] { $n } duels won against a Paris duellist
}
# $dice red dice are rolled
about-effect-strangles = each turn Milady rolls { $dice } red dice, and with { $n } Swords in all Constance dies
about-effect-time = { $n ->
    [one] each turn the Time token moves 1 more space
   *[other] each turn the Time token moves { $n } more spaces
}
about-effect-siege_sword = { $n ->
    [one] each turn Milady has 1 more Sword at the siege
   *[other] each turn Milady has { $n } more Swords at the siege
}
about-effect-treachery = { $n ->
    [one] each turn Milady draws a Treachery card
   *[other] each turn Milady draws { $n } Treachery cards
}
about-effect-honour = { $n ->
    [one] each turn the Queen loses 1 honour point
   *[other] each turn the Queen loses { $n } honour points
}
about-effect-purse = { $n ->
    [one] each turn the purse loses 1 pistole
   *[other] each turn the purse loses { $n } pistoles
}

## The Arsenal

about-item-thoroughbred = one free ride each turn
about-item-pistol = +{ $n } Sword in the first roll
about-item-armour = +{ $n } Shield in every roll
about-item-blade = one die rerolled, once a duel
about-item-balm = { $n ->
    [one] 1 life point back right away
   *[other] { $n } life points back right away
}
about-item-manoeuvre = an easier manoeuvre: { $faces }
about-item-skill = +{ $n } to this skill

## Quest tokens

about-token-decoy = nobody is there
about-token-snare = costs 1 life point, then it’s gone

## Variants

about-variant-easier = the Musketeers start with a One for All card
about-variant-mortal_quest = a Musketeer who falls on the Quest can’t go back there
about-variant-athos_the_brave = Athos has to fight Rochefort wherever Milady has been revealed
about-variant-extra_card = each Musketeer player starts with 1 more Adventure card
about-variant-one_card_less = each Musketeer player starts with 1 Adventure card fewer
about-variant-extra_treachery = Milady starts with 1 more Treachery card
about-variant-late_start = the Time token starts one space further on

## Every opponent

about-foe = { $dice ->
    [0] no dice, life { $life }
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
about-place-louvre = the Louvre mission: finish its challenge and its guards before the token reaches the bottom
about-place-rochelle = the siege: Combat cards played here give blue dice, and a sacrifice stops a Sword
about-place-quest = the Quest for the Queen’s diamonds
about-place-colombier = the Musketeers’ house: they start here, and recover here
about-place-richelieu = find Milady here and you foil her; if she’s elsewhere, you go to the Bastille
about-place-bastille = get out for 1 pistole, or fight the jailer
about-place-quarters = Milady takes a Paris card here; Musketeers can’t enter

## Quest boards

about-board-inn = three paths of four face-down tokens: clear one path
about-board-england = four challenges in any order, then de Wardes
about-board-return = three face-down tokens on the road, one after the other
about-board-galleries = four antechambers: beat the challenge or both guards, or take the secret passage for { $n } Epic tokens

## One for All

about-one-time = the Time token doesn’t move this turn
about-one-honour = { $n ->
    [one] the Queen regains 1 honour point
   *[other] the Queen regains { $n } honour points
}
about-one-epic = worth { $n } Epic tokens
