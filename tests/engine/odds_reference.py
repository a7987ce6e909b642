"""A slow and simple computation of a duel's odds, to compare with: every single die, recursion, fractions."""

import itertools
from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from mousquetaires.engine.components import (
    FOE_ARMOUR,
    FOE_PISTOL,
    NO_FACES,
    PARTING_WOUND,
    REROLLS_SHIELD,
    STEADY,
    Components,
    Faces,
    FoeCard,
)
from mousquetaires.engine.ids import (
    ARMOUR,
    LILY,
    PISTOL,
    SHIELD,
    SWORD,
)
from mousquetaires.engine.odds import (
    BEAT,
    CUNNING,
    STAND,
    WOUND_ROCHEFORT,
    Fighter,
    Odds,
    duel_odds,
)
from tests.engine.odds_box import box

End = tuple[int, int]  # life left to the adversary, to the Musketeer
Chances = dict[End, Fraction]


def faces_of(die: Faces) -> str:
    return "S" * die[SWORD] + "H" * die[SHIELD] + "L" * die[LILY]


def contains(rolled: Sequence[str], manoeuvre: Faces) -> bool:
    wanted = sorted(faces_of(manoeuvre))
    return any(sorted(three) == wanted for three in itertools.combinations(rolled, 3))


def average(parts: list[Chances]) -> Chances:
    result: Chances = {}
    for part in parts:
        for end, chance in part.items():
            result[end] = result.get(end, Fraction(0)) + chance
    return {end: chance / len(parts) for end, chance in result.items()}


class Reference:
    """A simple model of a duel. It shares only the printed values with the module under test."""

    def __init__(
        self, fighter: Fighter, foe: FoeCard, foe_life: int, components: Components, aim: int, cunning: bool
    ) -> None:
        self.me, self.foe, self.foe_life, self.box = fighter, foe, foe_life, components
        self.aim, self.cunning = aim, cunning
        self.blue_faces = faces_of(components.blue_die)
        self.red_faces = faces_of(components.red_die)
        self.before = cache(self.compute_before)
        self.struck = cache(self.compute_struck)

    def chances(self) -> Chances:
        return self.before(0, self.me.blade, self.foe.ability == REROLLS_SHIELD)

    def over(self, number: int) -> bool:
        if not self.foe.rolls or self.foe.ability == STEADY:
            return number > 0 and self.me.dice - (number - 1) <= 0
        return self.me.dice - number <= 0 and self.foe.dice - number <= 0

    def rolls(self, number: int) -> tuple[list[str], list[str]]:
        blue_dice = max(0, self.me.dice - number)
        blue = ["".join(dice) for dice in itertools.product(self.blue_faces, repeat=blue_dice)]
        if not self.foe.rolls:
            return blue, [faces_of(self.foe.fixed)]
        red_dice = self.foe.dice if self.foe.ability == STEADY else max(0, self.foe.dice - number)
        return blue, ["".join(dice) for dice in itertools.product(self.red_faces, repeat=red_dice)]

    def compute_before(self, number: int, blade: bool, reroll: bool) -> Chances:
        if self.over(number):
            return self.end(0, 0)
        blues, reds = self.rolls(number)
        return average([self.rolled(number, blue, red, blade, reroll) for blue in blues for red in reds])

    def rolled(self, number: int, blue: str, red: str, blade: bool, reroll: bool) -> Chances:
        kept = self.red_done(number, blue, red, blade, reroll)
        if not reroll or "H" not in red:
            return kept
        parts = [self.red_done(number, blue, red.replace("H", face, 1), blade, False) for face in self.red_faces]
        rerolled = average(parts)
        if self.cunning:
            return min(kept, rerolled, key=self.worth)
        return rerolled

    def red_done(self, number: int, blue: str, red: str, blade: bool, reroll: bool) -> Chances:
        if not blade:
            return self.struck(number, blue, red, False, reroll)
        return max(self.choices(number, blue, red, reroll).values(), key=self.worth)

    def choices(self, number: int, blue: str, red: str, reroll: bool) -> dict[str, Chances]:
        options = {"": self.struck(number, blue, red, True, reroll)}
        for face in "SHL":
            if face in blue:
                options[face] = average(
                    [self.struck(number, blue.replace(face, new, 1), red, False, reroll) for new in self.blue_faces]
                )
        return options

    def compute_struck(self, number: int, blue: str, red: str, blade: bool, reroll: bool) -> Chances:
        mine = any(contains(blue, manoeuvre) for manoeuvre in self.me.manoeuvres)
        his = self.foe.manoeuvre != NO_FACES and contains(red, self.foe.manoeuvre)
        if mine or his:
            return self.end(1 if mine else 0, 1 if his else 0)
        if number == 0 and self.me.pistol:
            blue += "S" * self.box.items[PISTOL].amount
        if self.me.armour:
            blue += "H" * self.box.items[ARMOUR].amount
        if number == 0 and self.foe.ability == FOE_PISTOL:
            red += "S" * self.foe.ability_amount
        if self.foe.ability == FOE_ARMOUR:
            red += "H" * self.foe.ability_amount
        foe_wounds = max(blue.count("S") - red.count("H"), 0)
        wounds = max(red.count("S") - blue.count("H"), 0)
        if foe_wounds or wounds:
            return self.end(foe_wounds, wounds)
        return self.before(number + 1, blade, reroll)

    def end(self, foe_wounds: int, wounds: int) -> Chances:
        if self.foe.ability == PARTING_WOUND and not self.me.armour:
            wounds += self.foe.ability_amount
        return {(max(self.foe_life - foe_wounds, 0), max(self.me.life - wounds, 0)): Fraction(1)}

    def cells(self, chances: Chances) -> list[Fraction]:
        """The nine cells, row by row, the adversary beaten and the Musketeer unhurt first."""
        cells = [Fraction(0)] * 9
        for (foe_left, left), chance in chances.items():
            row = 0 if foe_left == 0 else 1 if foe_left < self.foe_life else 2
            column = 2 if left == 0 else 1 if left < self.me.life else 0
            cells[3 * row + column] += chance
        return cells

    def worth(self, chances: Chances) -> tuple[Fraction, ...]:
        cells = self.cells(chances)
        beats = sum(cells[:3], Fraction(0))
        wounds = sum(cells[:6], Fraction(0))
        stands = 1 - cells[2] - cells[5] - cells[8]
        order = {
            BEAT: (beats, stands, wounds),
            WOUND_ROCHEFORT: (wounds, stands, beats),
            STAND: (stands, beats, wounds),
        }[self.aim]
        return (*order, self.mean(chances, 1), self.foe_life - self.mean(chances, 0), *cells)

    def mean(self, chances: Chances, side: int) -> Fraction:
        return sum((end[side] * chance for end, chance in chances.items()), Fraction(0))

    def same_as(self, found: Odds, chances: Chances) -> bool:
        return (
            [Fraction(cell, found.total) for cell in found.cells] == self.cells(chances)
            and found.life_lost == self.me.life - self.mean(chances, 1)
            and found.foe_life_lost == self.foe_life - self.mean(chances, 0)
        )


def agrees(fighter: Fighter, foe: FoeCard, foe_life: int, components: Components, aim: int, foe_rerolls: int) -> bool:
    naive = Reference(fighter, foe, foe_life, components, aim, foe_rerolls == CUNNING)
    return naive.same_as(duel_odds(fighter, foe, foe_life, components, aim, foe_rerolls), naive.chances())


# The same dice with the fewest faces, so that the reference can list every die.
SMALL = box(blue=(1, 1, 1), red=(1, 1, 0))
UNEVEN = box(blue=(2, 1, 1), red=(1, 2, 0))
