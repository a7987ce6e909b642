"""How a duel will probably end, exactly.

Bots, hints, the command line and the server all ask the same question here: with these dice, this life
and this equipment, against him, how often is he beaten, and how often does the Musketeer lie down after?

The answer is exact: whole numbers over one denominator. Dice are counted by face, never one by one, and
the duel is worked out from its last round back to its first, so the Toledo blade is always used for the
best. Nothing is remembered between calls. What a roll does must agree with ``rules.duel``.

One trick carries the speed. Everything worth knowing about how a duel may end (the nine cells, the life
lost, and before them what is aimed at) is kept side by side in ONE big integer, a *score*. Scores of the
same denominator add up like chances do, and the greater score is the better one for the aim.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import comb, gcd
from typing import Final

from .components import (
    FOE_ARMOUR, FOE_PISTOL, NO_FACES, PARTING_WOUND, REROLLS_SHIELD, STEADY, Components, Faces, FoeCard,
)
from .ids import ARMOUR, FACES, LILY, PISTOL, SHIELD, SWORD

# What the Musketeer wants; what ties, the next of its line decides (then life kept, then life taken).
BEAT: Final = 0  # beat him, then stay standing, then at least wound him
WOUND_ROCHEFORT: Final = 1  # wound him at all (ROCH-4), then stay standing, then beat him
STAND: Final = 2  # stay standing, then beat him, then at least wound him
AIM_NAMES: Final = ("beat", "wound_rochefort", "stand")

# When Milady lets Cahusac reroll.
AT_ONCE: Final = 0  # as soon as a Shield shows: SOLO-7
CUNNING: Final = 1  # when it spoils the Musketeer's aim most

# Rows and columns of ``Odds.cells``, the best for the Musketeer first.
FOE_BEATEN: Final = 0
FOE_WOUNDED: Final = 1  # but standing
FOE_UNHURT: Final = 2
UNHURT: Final = 0
WOUNDED: Final = 1  # but standing
OUT: Final = 2
CELLS: Final = 9

KEEP: Final = -1  # no die is rerolled


@dataclass(frozen=True)
class Fighter:
    """What the Musketeer brings to the first roll."""

    dice: int  # blue, cards, gift and Epic tokens included
    life: int
    manoeuvres: tuple[Faces, ...]  # d'Artagnan may have two
    pistol: bool = False
    armour: bool = False
    blade: bool = False  # held, and not yet used in this duel


@dataclass(frozen=True)
class Rolled:
    """The dice as they lie in the middle of a duel."""

    number: int  # of the round, the first is 0
    blue: Faces
    red: Faces  # of a fixed token: what is printed
    foe_reroll: bool = False  # Cahusac has not rerolled yet


@dataclass(frozen=True)
class Odds:
    """How often a duel ends in which way: numerators over ``total``, in lowest terms.

    >>> even = Odds(4, (1, 0, 0, 0, 0, 0, 1, 2, 0), 2, 1)
    >>> even.beats, even.wounded, even.out, even.no_result
    (Fraction(1, 4), Fraction(1, 2), Fraction(0, 1), Fraction(1, 4))
    """

    total: int
    cells: tuple[int, ...]  # [3 * foe + hero]: FOE_BEATEN .. FOE_UNHURT by UNHURT .. OUT
    life: int  # the Musketeer's lost life: a numerator of its mean
    foe_life: int  # the adversary's

    @property
    def beats(self) -> Fraction:
        """The adversary loses his last life."""
        return Fraction(sum(self.cells[0:3]), self.total)

    @property
    def wounds_foe(self) -> Fraction:
        """The adversary loses at least one life."""
        return Fraction(sum(self.cells[0:6]), self.total)

    @property
    def wounded(self) -> Fraction:
        """The Musketeer loses at least one life."""
        return Fraction(self.total - sum(self.cells[UNHURT::3]), self.total)

    @property
    def out(self) -> Fraction:
        """The Musketeer loses his last life."""
        return Fraction(sum(self.cells[OUT::3]), self.total)

    @property
    def no_result(self) -> Fraction:
        """Nobody loses anything."""
        return Fraction(self.cells[3 * FOE_UNHURT + UNHURT], self.total)

    @property
    def life_lost(self) -> Fraction:
        """What the Musketeer loses on average."""
        return Fraction(self.life, self.total)

    @property
    def foe_life_lost(self) -> Fraction:
        """What the adversary loses on average."""
        return Fraction(self.foe_life, self.total)


def duel_odds(
    fighter: Fighter,
    foe: FoeCard,
    foe_life: int,
    components: Components,
    aim: int = BEAT,
    foe_rerolls: int = AT_ONCE,
) -> Odds:
    """How a duel about to begin will end."""
    duel = _Duel(fighter, foe, foe_life, components, aim, foe_rerolls)
    return duel.odds(duel.before_round(0)[duel.state], duel.state, 0)


def reroll_odds(
    fighter: Fighter,
    foe: FoeCard,
    foe_life: int,
    components: Components,
    rolled: Rolled,
    aim: int = BEAT,
    foe_rerolls: int = AT_ONCE,
) -> tuple[tuple[int, Odds], ...]:
    """What each use of the Toledo blade on this roll would make of the duel.

    The first choice is always KEEP, then each face that shows: Sword, Shield, Lily.
    """
    duel = _Duel(fighter, foe, foe_life, components, aim, foe_rerolls)
    state = duel.state_now(rolled)
    choices = _blade_choices(duel, rolled)
    return tuple([(face, duel.odds(score, state, rolled.number + 1)) for face, score in choices])


def best_reroll(
    fighter: Fighter,
    foe: FoeCard,
    foe_life: int,
    components: Components,
    rolled: Rolled,
    aim: int = BEAT,
    foe_rerolls: int = AT_ONCE,
) -> int:
    """The face to reroll with the Toledo blade now, or KEEP."""
    duel = _Duel(fighter, foe, foe_life, components, aim, foe_rerolls)
    best = KEEP
    best_score = -1
    for face, score in _blade_choices(duel, rolled):
        if score > best_score:  # what ties, keeps; then the first face
            best, best_score = face, score
    return best


def best_foe_reroll(
    fighter: Fighter, foe: FoeCard, foe_life: int, components: Components, rolled: Rolled, aim: int = BEAT
) -> bool:
    """Whether Milady spoils the Musketeer's aim by letting Cahusac reroll a Shield now."""
    duel = _Duel(fighter, foe, foe_life, components, aim, CUNNING)
    state = duel.state_now(rolled)
    if state < _FOE or not rolled.red[SHIELD]:
        return False
    now = _Round(duel, rolled.number, duel.before_round(rolled.number + 1))
    here = _index(rolled.blue)
    return now.foe_rerolled(state, rolled.red)[here] < now.foe_done(state, rolled.red)[here]


def certain_odds(fighter: Fighter, wounds: int) -> Odds:
    """A token that goes without a duel: a Snare bites once (QST-3), a decoy not at all."""
    lost = min(wounds, fighter.life)
    cells = [0] * CELLS
    cells[3 * FOE_BEATEN + _hero_row(lost, fighter.life)] = 1
    return Odds(1, tuple(cells), lost, 0)


def mix_odds(parts: list[tuple[int, Odds]]) -> Odds:
    """One of several duels, nobody knows yet which: weights are how many tokens of each may lie there."""
    weight = sum([many for many, _ in parts])
    if weight <= 0:
        raise ValueError(f"nothing to mix: {parts}")
    total = 1
    for _, odds in parts:
        total = total * odds.total // gcd(total, odds.total)
    numbers = [0] * (CELLS + 2)
    for many, odds in parts:
        scale = many * (total // odds.total)
        for i, number in enumerate((*odds.cells, odds.life, odds.foe_life)):
            numbers[i] += scale * number
    return _lowest(total * weight, numbers)


def mixed_odds(
    fighter: Fighter,
    foes: list[tuple[int, FoeCard, int]],
    components: Components,
    aim: int = BEAT,
    foe_rerolls: int = AT_ONCE,
) -> Odds:
    """A duel with somebody face down: (how many of him may lie there, who, his life).

    He is turned up before the first roll (RET-1), so the blade already knows whom it meets.
    """
    return mix_odds([
        (many, duel_odds(fighter, foe, life, components, aim, foe_rerolls)) for many, foe, life in foes
    ])


# --- inside ---------------------------------------------------------------------------------------

# What is still unused in the duel, as two bits of a state.
_BLADE: Final = 1
_FOE: Final = 2  # Cahusac's reroll
_STATES: Final = 4

# Fields of a score, the most significant first: three of the aim, life kept, life taken, the nine cells.
_FIELDS: Final = 5 + CELLS


def _index(faces: Faces) -> int:
    """The number of a roll among all rolls of as many dice.

    A Sword more or less leaves it as it is; a Shield more adds ``k + 1`` and a Lily more ``k + 2``, where
    ``k`` is how many dice show no Sword.

    >>> [_index(faces) for faces in ((2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2))]
    [0, 1, 2, 3, 4, 5]
    """
    k = faces[SHIELD] + faces[LILY]
    return k * (k + 1) // 2 + faces[LILY]


def _rolls(die: Faces, dice: int) -> list[tuple[Faces, int]]:
    """Every roll of so many dice, in the order of ``_index``, with the number of ways to roll it."""
    rolls: list[tuple[Faces, int]] = []
    for k in range(dice + 1):
        swords = comb(dice, k) * die[SWORD] ** (dice - k)
        for lilies in range(k + 1):
            ways = swords * comb(k, lilies) * die[SHIELD] ** (k - lilies) * die[LILY] ** lilies
            rolls.append(((dice - k, k - lilies, lilies), ways))
    return rolls


def _reduced(die: Faces) -> Faces:
    """The same die with the fewest faces: numbers stay small."""
    common = gcd(die[SWORD], die[SHIELD], die[LILY])
    return (die[SWORD] // common, die[SHIELD] // common, die[LILY] // common)


def _shows(rolled: Faces, manoeuvre: Faces) -> bool:
    """Whether the dice contain a manoeuvre; who has none never shows it."""
    return (
        rolled[SWORD] >= manoeuvre[SWORD]
        and rolled[SHIELD] >= manoeuvre[SHIELD]
        and rolled[LILY] >= manoeuvre[LILY]
        and manoeuvre != NO_FACES
    )


def _turned(rolled: Faces, old: int, new: int) -> Faces:
    """The roll after one die was turned from one face to another."""
    counts = [rolled[SWORD], rolled[SHIELD], rolled[LILY]]
    counts[old] -= 1
    counts[new] += 1
    return (counts[SWORD], counts[SHIELD], counts[LILY])


def _hero_row(lost: int, life: int) -> int:
    """How a Musketeer looks after losing so much life."""
    if lost >= life:
        return OUT  # DUEL-14
    return WOUNDED if lost else UNHURT


def _foe_row(lost: int, life: int) -> int:
    """How an adversary looks after losing so much life."""
    if lost >= life:
        return FOE_BEATEN  # DUEL-12
    return FOE_WOUNDED if lost else FOE_UNHURT  # DUEL-13


def _lowest(total: int, numbers: list[int]) -> Odds:
    """Odds in lowest terms, so that equal odds are equal values."""
    common = total
    for number in numbers:
        common = gcd(common, number)
    small = [number // common for number in numbers]
    return Odds(total // common, tuple(small[:CELLS]), small[CELLS], small[CELLS + 1])


class _Duel:
    """One duel, worked out from its end.

    The score *before* round r has the denominator ``totals[r]``, times the faces of a blue die while the
    blade is unused, times those of a red die while Cahusac's reroll is: every state has one denominator.
    """

    def __init__(
        self,
        fighter: Fighter,
        foe: FoeCard,
        foe_life: int,
        components: Components,
        aim: int,
        foe_rerolls: int,
    ) -> None:
        if fighter.life < 1 or foe_life < 1 or fighter.dice < 0:
            raise ValueError(f"nobody can duel so: {fighter}, adversary's life {foe_life}")
        self.fighter = fighter
        self.foe = foe
        self.foe_life = foe_life
        self.cunning = foe_rerolls == CUNNING
        self.blue_die = _reduced(components.blue_die)
        self.red_die = _reduced(components.red_die)
        self.blue_faces = sum(self.blue_die)
        self.red_faces = sum(self.red_die)
        self.pistol = components.items[PISTOL].amount if fighter.pistol else 0
        self.armour = components.items[ARMOUR].amount if fighter.armour else 0
        self.state = (_BLADE if fighter.blade else 0) | (_FOE if foe.ability == REROLLS_SHIELD else 0)
        self.rounds = self.count_rounds()
        self.totals = self.count_totals()
        largest = self.totals[0] * self.unused(self.state) * max(fighter.life, foe_life)
        self.width = largest.bit_length()
        self.ends = self.score_ends(aim)

    # --- the shape of the duel --------------------------------------------------------------------

    def count_rounds(self) -> int:
        """How many rounds there are without blood."""
        if self.foe.ability == STEADY or not self.foe.rolls:
            return self.fighter.dice + 1  # DUEL-19: the last one is fought without blue dice
        return max(self.fighter.dice, self.foe.dice)  # DUEL-10, DUEL-11

    def blue_dice(self, number: int) -> int:
        return max(0, self.fighter.dice - number)  # DUEL-10

    def red_dice(self, number: int) -> int:
        if not self.foe.rolls:
            return 0  # DUEL-19
        if self.foe.ability == STEADY:
            return self.foe.dice
        return max(0, self.foe.dice - number)  # DUEL-10

    def red_rolls(self, number: int) -> list[tuple[Faces, int]]:
        """What the adversary can show in a round."""
        if not self.foe.rolls:
            return [(self.foe.fixed, 1)]  # DUEL-19
        return [roll for roll in _rolls(self.red_die, self.red_dice(number)) if roll[1]]

    def count_totals(self) -> list[int]:
        """For each round, in how many ways the dice can fall from it to the end."""
        totals = [1]
        for number in range(self.rounds - 1, -1, -1):
            ways: int = self.blue_faces ** self.blue_dice(number) * self.red_faces ** self.red_dice(number)
            totals.append(totals[-1] * ways)
        totals.reverse()
        return totals

    def unused(self, state: int) -> int:
        """The share of a state's denominator that its unused rerolls have."""
        blue = self.blue_faces if state & _BLADE else 1
        red = self.red_faces if state & _FOE else 1
        return blue * red

    # --- scores -----------------------------------------------------------------------------------

    def score_ends(self, aim: int) -> list[list[int]]:
        """The score of each end, [life the adversary lost][life the Musketeer lost in the rolls]."""
        wound = 0
        if self.foe.ability == PARTING_WOUND and not self.fighter.armour:
            wound = self.foe.ability_amount  # DUEL-20
        life = self.fighter.life
        swords = max(self.fighter.dice + self.pistol, 1)
        struck = max(self.foe.dice + self.foe.fixed[SWORD] + self.foe.ability_amount, 1)
        table: list[list[int]] = []
        for foe_lost in range(self.foe_life + 1):
            ends = [self.score_end(aim, foe_lost, min(lost + wound, life)) for lost in range(life + 1)]
            table.append([ends[min(lost, life)] for lost in range(struck + 1)])
        return [table[min(lost, self.foe_life)] for lost in range(swords + 1)]

    def score_end(self, aim: int, foe_lost: int, lost: int) -> int:
        """One end of the duel as a score of denominator 1."""
        foe_row = _foe_row(foe_lost, self.foe_life)
        hero_row = _hero_row(lost, self.fighter.life)
        beats = 1 if foe_row == FOE_BEATEN else 0
        wounds = 0 if foe_row == FOE_UNHURT else 1
        stands = 0 if hero_row == OUT else 1
        if aim == BEAT:
            score = (((beats << self.width) + stands) << self.width) + wounds
        elif aim == WOUND_ROCHEFORT:
            score = (((wounds << self.width) + stands) << self.width) + beats
        else:
            score = (((stands << self.width) + beats) << self.width) + wounds
        score = (score << self.width) + self.fighter.life - lost
        score = (score << self.width) + foe_lost
        cell = 3 * foe_row + hero_row
        return (score << CELLS * self.width) + (1 << (CELLS - 1 - cell) * self.width)

    def odds(self, score: int, state: int, number: int) -> Odds:
        """A score of that state's denominator, before that round, in readable form."""
        mask = (1 << self.width) - 1
        fields = [score >> self.width * i & mask for i in range(CELLS + 2)]
        total = self.totals[number] * self.unused(state)
        numbers = fields[:CELLS]
        numbers.reverse()
        numbers.append(total * self.fighter.life - fields[CELLS + 1])
        numbers.append(fields[CELLS])
        return _lowest(total, numbers)

    # --- from the last round to the first ---------------------------------------------------------

    def before_round(self, first: int) -> list[int]:
        """The score before a round, for each state that can still be."""
        scores = [self.ends[0][0] * self.unused(state) for state in range(_STATES)]
        for number in range(self.rounds - 1, first - 1, -1):
            scores = _Round(self, number, scores).scores()
        return scores

    def state_now(self, rolled: Rolled) -> int:
        """What is unused in the middle of a duel, after a look at whether the dice can lie so."""
        blue = self.blue_dice(rolled.number)
        red = self.red_dice(rolled.number) if self.foe.rolls else sum(self.foe.fixed)
        if not 0 <= rolled.number < self.rounds or sum(rolled.blue) != blue or sum(rolled.red) != red:
            raise ValueError(f"{rolled}: that round, of {self.rounds}, has {blue} blue and {red} red dice")
        return self.state if rolled.foe_reroll else self.state & ~_FOE

    def shows(self, blue: Faces) -> bool:
        """Whether the Musketeer shows one of his manoeuvres."""
        return any(_shows(blue, manoeuvre) for manoeuvre in self.fighter.manoeuvres)  # DUEL-15


class _Round:
    """One round of a duel; lists are by blue roll, in the order of ``_index``.

    Its methods are what happens after the roll (DUEL-22), each built on the one that comes after it:
    ``rolled`` (Cahusac may reroll), ``foe_done`` (the blade may), ``struck`` (manoeuvres and Swords).
    """

    def __init__(self, duel: _Duel, number: int, later: list[int]) -> None:
        self.duel = duel
        self.later = later  # the scores before the next round, by state
        self.scale = duel.totals[number + 1]
        self.dice = duel.blue_dice(number)
        self.reds = duel.red_rolls(number)
        first = number == 0
        foe = duel.foe
        self.foe_swords = foe.ability_amount if first and foe.ability == FOE_PISTOL else 0
        self.foe_shields = foe.ability_amount if foe.ability == FOE_ARMOUR else 0  # DUEL-21
        pistol = duel.pistol if first else 0  # DUEL-16
        self.ways: list[int] = []
        self.blues: list[tuple[int, int, bool]] = []  # Swords, Shields, whether a manoeuvre shows
        for blue, ways in _rolls(duel.blue_die, self.dice):
            self.ways.append(ways)
            self.blues.append((blue[SWORD] + pistol, blue[SHIELD] + duel.armour, duel.shows(blue)))  # DUEL-17
        self.known: dict[Faces, list[int]] = {}  # what ``blood`` has worked out in this round

    def scores(self) -> list[int]:
        """The score before this round, for each state that can be."""
        scores = [0] * _STATES
        for state in range(_STATES):
            if state & ~self.duel.state:
                continue
            for red, red_ways in self.reds:
                pairs = zip(self.ways, self.rolled(state, red), strict=True)
                scores[state] += red_ways * sum([ways * value for ways, value in pairs])
        return scores

    def rolled(self, state: int, red: Faces) -> list[int]:
        """Both have rolled: Cahusac may now reroll a Shield."""
        if state < _FOE or not red[SHIELD]:
            return self.foe_done(state, red)
        rerolled = self.foe_rerolled(state, red)
        if not self.duel.cunning:
            return rerolled
        kept = self.foe_done(state, red)
        return [min(keep, reroll) for keep, reroll in zip(kept, rerolled, strict=True)]

    def foe_rerolled(self, state: int, red: Faces) -> list[int]:
        """Cahusac rerolls a Shield."""
        scores = [0] * len(self.ways)
        for face in range(FACES):
            ways = self.duel.red_die[face]
            if ways:
                values = self.foe_done(state - _FOE, _turned(red, SHIELD, face))
                scores = [score + ways * value for score, value in zip(scores, values, strict=True)]
        return scores

    def foe_done(self, state: int, red: Faces) -> list[int]:
        """The red dice are settled: the Toledo blade may now reroll for the best."""
        best = self.struck(state, red)
        if not state & _BLADE or not self.dice:
            return best
        drawn = self.blade_drawn(state, red)
        i = 0
        for k in range(self.dice + 1):
            for lilies in range(k + 1):  # DUEL-18, with the numbering of ``_index``
                if k < self.dice:
                    best[i] = max(best[i], drawn[i])
                if lilies < k:
                    best[i] = max(best[i], drawn[i - k])
                if lilies:
                    best[i] = max(best[i], drawn[i - k - 1])
                i += 1
        return best

    def blade_drawn(self, state: int, red: Faces) -> list[int]:
        """The blade rerolls a die; by the dice left lying."""
        swords, shields, lilies = self.duel.blue_die
        values = self.struck(state - _BLADE, red)
        drawn: list[int] = []
        i = 0
        for k in range(self.dice):
            for _ in range(k + 1):
                drawn.append(swords * values[i] + shields * values[i + k + 1] + lilies * values[i + k + 2])
                i += 1
        return drawn

    def struck(self, state: int, red: Faces) -> list[int]:
        """Nobody rerolls any more: blood, or the next round."""
        scale = self.scale * self.duel.unused(state)
        on = self.later[state]
        return [end * scale if end else on for end in self.blood(red)]

    def blood(self, red: Faces) -> list[int]:
        """How the duel ends in this round; 0 where nobody is wounded."""
        if red in self.known:
            return self.known[red]
        foe_shows = _shows(red, self.duel.foe.manoeuvre)
        foe_swords = red[SWORD] + self.foe_swords
        foe_shields = red[SHIELD] + self.foe_shields
        table = self.duel.ends
        ends: list[int] = []
        for swords, shields, shows in self.blues:
            if shows:
                ends.append(table[1][1 if foe_shows else 0])  # DUEL-5, DUEL-7
            elif foe_shows:
                ends.append(table[0][1])  # DUEL-6
            else:
                lost = max(0, foe_swords - shields)  # DUEL-8
                foe_lost = max(0, swords - foe_shields)
                ends.append(table[foe_lost][lost] if lost or foe_lost else 0)  # DUEL-9
        self.known[red] = ends
        return ends


def _blade_choices(duel: _Duel, rolled: Rolled) -> list[tuple[int, int]]:
    """Each thing the blade can do with a roll, with its score; all have one denominator."""
    state = duel.state_now(rolled)
    now = _Round(duel, rolled.number, duel.before_round(rolled.number + 1))
    choices = [(KEEP, now.struck(state, rolled.red)[_index(rolled.blue)])]
    if state & _BLADE:
        drawn = now.blade_drawn(state, rolled.red)
        for face in range(FACES):
            if rolled.blue[face]:  # with a Sword in its place the roll has the number of the dice left lying
                choices.append((face, drawn[_index(_turned(rolled.blue, face, SWORD))]))
    return choices
