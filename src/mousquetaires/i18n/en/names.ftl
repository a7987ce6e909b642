### The names of everything on the table.
###
### A name's value is its plain form: in a list, a heading, a menu. Its attributes are the forms that
### sentences need; a sentence picks one, as a suffix of the variable: { $place_to }.
### Only forms that differ have to be written, a missing one is taken from the next in its line:
###
###   .the     as the subject of a sentence, with its article        else the value
###   .acc     whom, what (Athos beats ...)                          else .the
###   .gen     of whom, of what (with de, di, des ... if need be)    else .the
###   .dat     to whom, for whom                                     else .acc
###   .ins     with whom, with what                                  else .acc
###   .loc     where (with its preposition: at the Louvre)           else .the
###   .to      whither (with its preposition: to the Louvre)         else .acc
###   .short   where there is little room (at most 12 letters)       else the value
###   .gender  m, f, n or p (several), to choose other words by      else m
###
### Sentences get the id as well ({ $hero_id }: dartagnan, athos ...), to choose whole wordings by.
### The first letter of a sentence is made a capital by the program.

## The Musketeers

hero-dartagnan = d’Artagnan
hero-athos = Athos
hero-aramis = Aramis
hero-porthos = Porthos
hero-treville = M. de Tréville
    .short = Tréville
hero-none = nobody

## Who sits at the table; $n is the number of the player

seat-milady = Milady
    .gender = f
seat-player = Player { $n }
# a player by nickname, in the browser
seat-named = { $name }
# one player who runs all the Musketeers
seat-only = the Musketeers’ player
seat-spectator = a spectator

## Skills

skill-erudition = Erudition
    .gender = f
    .short = Eru
skill-nobility = Nobility
    .gender = f
    .short = Nob
skill-gallantry = Gallantry
    .gender = f
    .short = Gal
skill-panache = Panache
    .short = Pan

## Faces of the dice; counted, and as one letter

face-sword = Sword
    .the = a Sword
face-shield = Shield
    .the = a Shield
face-lily = Lily
    .the = a Lily
face-sword-count = { $n ->
    [one] 1 Sword
   *[other] { $n } Swords
}
face-shield-count = { $n ->
    [one] 1 Shield
   *[other] { $n } Shields
}
face-lily-count = { $n ->
    [one] 1 Lily
   *[other] { $n } Lilies
}
face-sword-letter = S
face-shield-letter = H
face-lily-letter = L
face-none = nothing

## Places

place-paris = Paris
    .loc = in Paris
    .to = to Paris
place-louvre = Louvre
    .the = the Louvre
    .loc = at the Louvre
    .to = to the Louvre
place-rochelle = La Rochelle
    .loc = at La Rochelle
    .to = to La Rochelle
place-quest = Quest
    .the = the Quest
    .loc = on the Quest
    .to = on the Quest
place-colombier = Vieux Colombier
    .the = the Vieux Colombier
    .loc = at the Vieux Colombier
    .to = to the Vieux Colombier
    .short = V. Colombier
place-richelieu = Richelieu
    .the = Richelieu’s den
    .loc = at Richelieu’s den
    .to = to Richelieu’s den
place-bastille = Bastille
    .the = the Bastille
    .loc = in the Bastille
    .to = to the Bastille
place-quarters = Milady’s quarters
    .loc = in Milady’s quarters
    .to = to Milady’s quarters
    .short = her quarters

## Adventure cards

card-erudition = Erudition
    .gender = f
card-nobility = Nobility
    .gender = f
card-gallantry = Gallantry
    .gender = f
card-panache = Panache
card-combat = Combat
card-double = Double Combat
    .short = Double
card-bassompierre = M. de Bassompierre
    .short = Bassompierre
card-essarts = M. des Essarts
    .short = Essarts
card-buckingham = the Duke of Buckingham
    .short = Buckingham
card-constance = Constance
    .gender = f
card-winter = Lord de Winter
    .short = Winter
card-kitty = Kitty
    .gender = f
card-la_porte = M. de La Porte
    .short = La Porte
card-none = no card

## Treachery cards

treachery-reinforcements = Reinforcement
treachery-ambush = Ambush
treachery-emergency = Emergency!
treachery-conscripts = Conscripts
    .gender = p
treachery-prison = Prison
treachery-isolation = Isolation
treachery-dead_end = Dead End
treachery-balm = Balm
treachery-plot = Plot against the Queen

## Every opponent

foe-henchman = Henchman
    .the = the Henchman
foe-boisrenard = Boisrenard
foe-lubin = Lubin
foe-brisemont = Brisemont
foe-bernajoux = Bernajoux
foe-biscarat = Biscarat
foe-cahusac = Cahusac
foe-vitray = Vitray
foe-jussac = Jussac
foe-cavois = Cavois
foe-laffemas = Laffemas
foe-la_houdiniere = La Houdinière
foe-rochefort = Rochefort
foe-nemesis = Nemesis
    .the = the Nemesis
    .gender = f
foe-duellist = Paris duellist
    .the = a Paris duellist
foe-gaoler = jailer
    .the = the jailer
foe-wardes = de Wardes
foe-two_dice = guard (2 dice)
    .the = the guard (2 dice)
foe-three_dice = guard (3 dice)
    .the = the guard (3 dice)
foe-four_dice = guard (4 dice)
    .the = the guard (4 dice)
foe-sword_sword = guard (2 Swords)
    .the = the guard (always 2 Swords)
foe-sword_shield = guard (Sword, Shield)
    .the = the guard (always Sword and Shield)
foe-shield_shield = guard (2 Shields)
    .the = the guard (always 2 Shields)
foe-none = an unknown opponent

## What adversaries can do, in a word or two

ability-none = no ability
ability-returns = comes back
ability-pistol = pistol
ability-cut_purse = cut-purse
ability-steady = steady
ability-rerolls_shield = Toledo sword
ability-armour = armour
ability-parting_wound = parting wound
ability-jailer = jailer
ability-manoeuvre = manoeuvre

## Traps

trap-beggars = Beggars
    .the = the Beggars
    .gender = p
trap-thief = Thief
    .the = the Thief
trap-assassin = Assassin
    .the = the Assassin
trap-harlot = Harlot
    .the = the Harlot
    .gender = f
trap-nemesis = Nemesis
    .the = the Nemesis
    .gender = f
trap-none = no trap

## Quest tokens; the last is one that lies face down

token-decoy = decoy
    .the = a decoy
token-two = guard (2 dice)
    .the = a guard (2 dice)
    .short = 2 dice
token-three = guard (3 dice)
    .the = a guard (3 dice)
    .short = 3 dice
token-four = guard (4 dice)
    .the = a guard (4 dice)
    .short = 4 dice
token-sword_sword = guard (2 Swords)
    .the = a guard (always 2 Swords)
    .short = 2 Swords
token-sword_shield = guard (Sword, Shield)
    .the = a guard (always Sword and Shield)
    .short = Sword+Shield
token-shield_shield = guard (2 Shields)
    .the = a guard (always 2 Shields)
    .short = 2 Shields
token-snare = snare
    .the = a snare
token-erudition = Erudition challenge
    .the = a challenge of Erudition
    .short = Erudition
token-nobility = Nobility challenge
    .the = a challenge of Nobility
    .short = Nobility
token-gallantry = Gallantry challenge
    .the = a challenge of Gallantry
    .short = Gallantry
token-panache = Panache challenge
    .the = a challenge of Panache
    .short = Panache
token-none = face-down token
    .the = a face-down token
    .short = ?

## Paris and Louvre cards

paris-abduction = The Abduction
paris-disappearance = The Disappearance
paris-smuggler = The Smuggler
paris-confined = Constance Confined
paris-message = A Message for the Queen
paris-duels = Duels in Paris
louvre-poisons = The Affair of the Poisons
louvre-gaming_debt = The Queen’s Gambling Debt
louvre-chevreuse = The Duchess of Chevreuse
louvre-letter = The Intercepted Letter
louvre-ambassador = The Spanish Ambassador
louvre-jealousy = The King’s Jealousy
louvre-ballet = The Court Ballet
louvre-whisper = A Whisper at Court

## The Arsenal

item-thoroughbred = thoroughbred
    .the = a thoroughbred
    .short = horse
item-pistol = pistol
    .the = a pistol
item-armour = armour
item-blade = Toledo sword
    .the = a Toledo sword
    .short = Toledo
item-balm = balm
item-manoeuvre = improved manoeuvre
    .the = an improved manoeuvre
    .short = manoeuvre
item-erudition = Erudition upgrade
    .the = an upgrade of Erudition
    .short = Erudition +
item-nobility = Nobility upgrade
    .the = an upgrade of Nobility
    .short = Nobility +
item-gallantry = Gallantry upgrade
    .the = an upgrade of Gallantry
    .short = Gallantry +
item-panache = Panache upgrade
    .the = an upgrade of Panache
    .short = Panache +

## The Quest: boards, the paths of the Inn, places of Musketeers and tokens

board-inn = The Golden Lily Inn
    .short = Inn
board-england = The Passage to England
    .short = England
board-return = Return to Paris
    .short = Return
board-galleries = The Louvre Galleries
    .short = Galleries
path-rooms = rooms
    .the = the rooms
    .loc = in the rooms
    .to = into the rooms
    .gender = p
path-stables = stables
    .the = the stables
    .loc = in the stables
    .to = into the stables
    .gender = p
path-cellar = cellar
    .the = the cellar
    .loc = in the cellar
    .to = into the cellar
spot-common = common room
    .the = the common room
    .loc = in the common room
    .to = to the common room
# $n counts from the common room, 1 to 4
spot-path = { $path }, space { $n }
    .the = space { $n } of { $path_the }
    .loc = on space { $n } of { $path_the }
    .to = to space { $n } of { $path_the }
# $n counts along the road, 1 to 3
spot-road = road, stage { $n }
    .the = stage { $n } of the road
    .loc = on stage { $n } of the road
    .to = to stage { $n } of the road
# $n is the antechamber, 1 to 4; $slot is 0 for its challenge, 1 or 2 for its guards
spot-gallery = antechamber { $n }
    .loc = in antechamber { $n }
    .to = to antechamber { $n }
spot-none = nowhere

## What One for All, All for One can do

one-time = stop the Time token
one-honour = restore the Queen’s honour
one-epic = Epic tokens for the Quest

## How a game ends: a short label, as in "Milady has won: ..."

ending-not_over = not over yet
ending-diamonds = the diamonds are back
ending-time = time has run out
ending-siege = the siege is lost
ending-honour = the Queen is dishonoured
ending-abduction = Constance is dead
ending-barred = no Musketeer is left for the Quest

## Variants

variant-easier = Easier
variant-mortal_quest = Mortal Quest
variant-athos_the_brave = Athos the Brave
variant-extra_card = An extra card
variant-one_card_less = One card fewer
variant-extra_treachery = Extra Treachery
variant-late_start = Late start

## Lists: "A, B and C" is made of list-more (A and B) and list-last (that and C)

list-more = { $first }, { $next }
list-last = { $first } and { $last }
list-none = nothing
# several of a kind, as in "2 × Combat"
counted = { $n } × { $name }
# what is offered in a trade; $give and $want are lists
offer = { $give } for { $want }
labelled = { $label }: { $what }
percent = { $n }%

## Names as a storyteller says them: the boards of the Quest, and the guards on its tokens

place-inn = Golden Lily Inn
    .loc = at the Golden Lily Inn
place-england = passage to England
    .loc = on the way to England
place-return = road to Paris
    .loc = on the road back to Paris
place-galleries = galleries of the Louvre
    .loc = in the galleries of the Louvre
place-there = there
    .loc = there
foe-guard = guardsman of the Cardinal
    .the = a guardsman of the Cardinal
