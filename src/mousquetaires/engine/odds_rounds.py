"""Computes exact odds of a duel, from the last round back to the first. Use it through ``odds``.

For speed, everything about the possible ends of a duel (the aim, the life lost, the nine cells) is packed
into one big integer, a *score*. Scores with the same denominator can be added like probabilities. The
greater score is better for the aim. What a roll does must agree with ``rules.duel``.
"""

from math import gcd
from typing import Final

from .components import (
    FOE_ARMOUR,
    FOE_PISTOL,
    PARTING_WOUND,
    REROLLS_SHIELD,
    STEADY,
    Components,
    Faces,
    FoeCard,
)
from .ids import ARMOUR, FACES, PISTOL, SHIELD, SWORD
from .odds_dice import contains, reduced, rolls_of, turned
from .odds_types import (
    BEAT,
    CELLS,
    CUNNING,
    FOE_BEATEN,
    FOE_UNHURT,
    FOE_WOUNDED,
    OUT,
    UNHURT,
    WOUND_ROCHEFORT,
    WOUNDED,
    Fighter,
    Odds,
    Rolled,
)

# What is still unused in the duel, as two bits of a state.
BLADE_LEFT: Final = 1
FOE_REROLL_LEFT: Final = 2  # Cahusac's reroll
STATES: Final = 4

# Fields of a score, the most significant first: three of the aim, life kept, life taken, the nine cells.
FIELDS: Final = 5 + CELLS


def row_of_hero(lost: int, life: int) -> int:
    """UNHURT, WOUNDED or OUT, after losing so much life."""
    if lost >= life:
        return OUT  # DUEL-14
    return WOUNDED if lost else UNHURT


def row_of_foe(lost: int, life: int) -> int:
    """FOE_UNHURT, FOE_WOUNDED or FOE_BEATEN, after losing so much life."""
    if lost >= life:
        return FOE_BEATEN  # DUEL-12
    return FOE_WOUNDED if lost else FOE_UNHURT  # DUEL-13


def lowest_terms(total: int, numbers: list[int]) -> Odds:
    """Odds in lowest terms, so that equal odds are equal values."""
    common = total
    for number in numbers:
        common = gcd(common, number)
    small = [number // common for number in numbers]
    return Odds(total // common, tuple(small[:CELLS]), small[CELLS], small[CELLS + 1])


class ExactDuel:
    """One duel, computed from its end.

    The score *before* round r has the denominator ``totals[r]``. It is multiplied by the faces of a blue die
    while the blade is unused, and by the faces of a red die while Cahusac's reroll is unused.
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
            raise ValueError(f"no duel has these values: {fighter}, adversary's life {foe_life}")
        self.fighter = fighter
        self.foe = foe
        self.foe_life = foe_life
        self.cunning = foe_rerolls == CUNNING
        self.blue_die = reduced(components.blue_die)
        self.red_die = reduced(components.red_die)
        self.blue_faces = sum(self.blue_die)
        self.red_faces = sum(self.red_die)
        self.pistol = components.items[PISTOL].amount if fighter.pistol else 0
        self.armour = components.items[ARMOUR].amount if fighter.armour else 0
        self.state = (BLADE_LEFT if fighter.blade else 0) | (FOE_REROLL_LEFT if foe.ability == REROLLS_SHIELD else 0)
        self.rounds = self.count_rounds()
        self.totals = self.count_totals()
        largest = self.totals[0] * self.unused(self.state) * max(fighter.life, foe_life)
        self.width = largest.bit_length()
        self.ends = self.score_ends(aim)

    # --- the shape of the duel --------------------------------------------------------------------

    def count_rounds(self) -> int:
        """How many rounds the duel has if neither side is wounded."""
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
        """Every roll of the adversary in a round, with the number of ways to roll it."""
        if not self.foe.rolls:
            return [(self.foe.fixed, 1)]  # DUEL-19
        return [roll for roll in rolls_of(self.red_die, self.red_dice(number)) if roll[1]]

    def count_totals(self) -> list[int]:
        """For each round, the number of ways to roll all dice from it to the end."""
        totals = [1]
        for number in range(self.rounds - 1, -1, -1):
            ways: int = self.blue_faces ** self.blue_dice(number) * self.red_faces ** self.red_dice(number)
            totals.append(totals[-1] * ways)
        totals.reverse()
        return totals

    def unused(self, state: int) -> int:
        """The factor of a state's denominator for its unused rerolls."""
        blue = self.blue_faces if state & BLADE_LEFT else 1
        red = self.red_faces if state & FOE_REROLL_LEFT else 1
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
        foe_row = row_of_foe(foe_lost, self.foe_life)
        hero_row = row_of_hero(lost, self.fighter.life)
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
        """A score before a round, in a state, as ``Odds``."""
        mask = (1 << self.width) - 1
        fields = [score >> self.width * i & mask for i in range(CELLS + 2)]
        total = self.totals[number] * self.unused(state)
        numbers = fields[:CELLS]
        numbers.reverse()
        numbers.append(total * self.fighter.life - fields[CELLS + 1])
        numbers.append(fields[CELLS])
        return lowest_terms(total, numbers)

    # --- from the last round to the first ---------------------------------------------------------

    def before_round(self, first: int) -> list[int]:
        """The score before a round, by state."""
        return self.before_rounds(first)[0]

    def before_rounds(self, first: int = 0) -> list[list[int]]:
        """The scores before each round from this one on, and after the last, by state."""
        scores = [[self.ends[0][0] * self.unused(state) for state in range(STATES)]]
        for number in range(self.rounds - 1, first - 1, -1):
            scores.append(ExactRound(self, number, scores[-1]).scores())
        scores.reverse()
        return scores

    def state_now(self, rolled: Rolled) -> int:
        """The state in the middle of a duel. Raises ``ValueError`` if the dice do not fit the round."""
        blue = self.blue_dice(rolled.number)
        red = self.red_dice(rolled.number) if self.foe.rolls else sum(self.foe.fixed)
        if not 0 <= rolled.number < self.rounds or sum(rolled.blue) != blue or sum(rolled.red) != red:
            raise ValueError(f"{rolled}: that round, of {self.rounds}, has {blue} blue and {red} red dice")
        return self.state if rolled.foe_reroll else self.state & ~FOE_REROLL_LEFT

    def shows(self, blue: Faces) -> bool:
        """Whether the Musketeer shows one of their manoeuvres."""
        return any(contains(blue, manoeuvre) for manoeuvre in self.fighter.manoeuvres)  # DUEL-15


class ExactRound:
    """One round of a duel. Lists have an entry for each blue roll, in the order of ``index_of``.

    The methods are the steps after the roll (DUEL-22), and each uses the next: ``rolled`` (Cahusac may
    reroll), ``foe_done`` (the blade may reroll), ``struck`` (manoeuvres and Swords).
    """

    def __init__(self, duel: ExactDuel, number: int, later: list[int]) -> None:
        self.duel = duel
        self.later = later  # the scores before the next round, by state
        self.scale = duel.totals[number + 1]
        self.dice = duel.blue_dice(number)
        self.reds = duel.red_rolls(number)
        first = number == 0
        foe = duel.foe
        self.foe_swords = foe.ability_amount if first and foe.ability == FOE_PISTOL else 0
        self.foe_shields = foe.ability_amount if foe.ability == FOE_ARMOUR else 0
        pistol = duel.pistol if first else 0  # DUEL-16
        self.ways: list[int] = []
        self.blues: list[tuple[int, int, bool]] = []  # Swords, Shields, whether a manoeuvre shows
        for blue, ways in rolls_of(duel.blue_die, self.dice):
            self.ways.append(ways)
            self.blues.append((blue[SWORD] + pistol, blue[SHIELD] + duel.armour, duel.shows(blue)))  # DUEL-17
        self.known: dict[Faces, list[int]] = {}  # results of ``ends_by_wounds`` in this round

    def scores(self) -> list[int]:
        """The score before this round, by state. States that cannot occur have 0."""
        scores = [0] * STATES
        for state in range(STATES):
            if state & ~self.duel.state:
                continue
            for red, red_ways in self.reds:
                pairs = zip(self.ways, self.rolled(state, red), strict=True)
                scores[state] += red_ways * sum([ways * value for ways, value in pairs])
        return scores

    def rolled(self, state: int, red: Faces) -> list[int]:
        """The scores after both sides have rolled: Cahusac may reroll a Shield."""
        if state < FOE_REROLL_LEFT or not red[SHIELD]:
            return self.foe_done(state, red)
        rerolled = self.foe_rerolled(state, red)
        if not self.duel.cunning:
            return rerolled
        kept = self.foe_done(state, red)
        return [min(keep, reroll) for keep, reroll in zip(kept, rerolled, strict=True)]

    def foe_rerolled(self, state: int, red: Faces) -> list[int]:
        """The scores if Cahusac rerolls a Shield."""
        scores = [0] * len(self.ways)
        for face in range(FACES):
            ways = self.duel.red_die[face]
            if ways:
                values = self.foe_done(state - FOE_REROLL_LEFT, turned(red, SHIELD, face))
                scores = [score + ways * value for score, value in zip(scores, values, strict=True)]
        return scores

    def foe_done(self, state: int, red: Faces) -> list[int]:
        """The scores when the red dice are final: the Toledo blade may reroll, if that is better."""
        best = self.struck(state, red)
        if not state & BLADE_LEFT or not self.dice:
            return best
        drawn = self.blade_drawn(state, red)
        i = 0
        for k in range(self.dice + 1):
            for lilies in range(k + 1):  # DUEL-18, with the numbering of ``index_of``
                if k < self.dice:
                    best[i] = max(best[i], drawn[i])
                if lilies < k:
                    best[i] = max(best[i], drawn[i - k])
                if lilies:
                    best[i] = max(best[i], drawn[i - k - 1])
                i += 1
        return best

    def blade_drawn(self, state: int, red: Faces) -> list[int]:
        """The scores if the blade rerolls a die, by the dice that are not rerolled."""
        swords, shields, lilies = self.duel.blue_die
        values = self.struck(state - BLADE_LEFT, red)
        drawn: list[int] = []
        i = 0
        for k in range(self.dice):
            for _ in range(k + 1):
                drawn.append(swords * values[i] + shields * values[i + k + 1] + lilies * values[i + k + 2])
                i += 1
        return drawn

    def struck(self, state: int, red: Faces) -> list[int]:
        """The scores after all rerolls: the duel ends with wounds, or goes on with the next round."""
        scale = self.scale * self.duel.unused(state)
        next_round = self.later[state]
        return [end * scale if end else next_round for end in self.ends_by_wounds(red)]

    def ends_by_wounds(self, red: Faces) -> list[int]:
        """The score of the end, if the duel ends in this round; 0 if neither side is wounded."""
        if red in self.known:
            return self.known[red]
        foe_shows = contains(red, self.duel.foe.manoeuvre)
        foe_swords = red[SWORD] + self.foe_swords
        foe_shields = red[SHIELD] + self.foe_shields
        table = self.duel.ends
        ends: list[int] = []
        for swords, shields, shows in self.blues:
            if shows:
                ends.append(table[1][1 if foe_shows else 0])
            elif foe_shows:
                ends.append(table[0][1])  # DUEL-6
            else:
                lost = max(0, foe_swords - shields)  # DUEL-8
                foe_lost = max(0, swords - foe_shields)
                if lost and foe_lost and self.duel.foe.one_wound_each:
                    lost = foe_lost = 1  # RUL-MUTUAL-ROCHEFORT
                ends.append(table[foe_lost][lost] if lost or foe_lost else 0)
        self.known[red] = ends
        return ends
