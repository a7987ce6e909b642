"""The odds of duels, against printed figures, a naive count of every die, and simulated duels."""

import itertools
import math
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from statistics import median

import pytest

from mousquetaires.engine.components import (
    CUT_PURSE,
    FOE_ARMOUR,
    FOE_PISTOL,
    JAILER,
    NO_ABILITY,
    NO_FACES,
    PARTING_WOUND,
    REROLLS_SHIELD,
    RETURNS,
    STEADY,
    Components,
    Faces,
    FoeCard,
    ItemPrint,
)
from mousquetaires.engine.ids import (
    ARMOUR,
    BERNAJOUX,
    BISCARAT,
    BOISRENARD,
    BRISEMONT,
    CAHUSAC,
    CAVOIS,
    FOE_NAMES,
    FOES,
    FOUR_DICE,
    ITEMS,
    JUSSAC,
    LA_HOUDINIERE,
    LILY,
    PISTOL,
    ROCHEFORT,
    SHIELD,
    SHIELD_SHIELD,
    SWORD,
    SWORD_SHIELD,
    SWORD_SWORD,
    THREE_DICE,
    TWO_DICE,
    VITRAY,
)
from mousquetaires.engine.odds import (
    AT_ONCE,
    BEAT,
    CUNNING,
    KEEP,
    STAND,
    WOUND_ROCHEFORT,
    Fighter,
    Odds,
    Rolled,
    best_foe_reroll,
    best_reroll,
    certain_odds,
    duel_odds,
    mix_odds,
    mixed_odds,
    reroll_odds,
)

# --- the table: printed values as they were when the figures below were simulated -----------------

THREE_SWORDS: Faces = (3, 0, 0)
THREE_LILIES: Faces = (0, 0, 3)
LILY_LILY_SWORD: Faces = (1, 0, 2)
SWORD_SHIELD_LILY: Faces = (1, 1, 1)
ALL_SWORDS: Faces = (6, 0, 0)
ALL_SHIELDS: Faces = (0, 6, 0)
ALL_LILIES: Faces = (0, 0, 6)


def foe_card(
    dice: int, ability: int = NO_ABILITY, life: int = 1, manoeuvre: Faces = NO_FACES, amount: int = 0
) -> FoeCard:
    return FoeCard(0, dice, life, 0, 0, ability, amount, manoeuvre, True, NO_FACES)


def fixed_token(fixed: Faces) -> FoeCard:
    return FoeCard(0, 0, 1, 0, 0, NO_ABILITY, 0, NO_FACES, False, fixed)


PRINTED_FOES = (
    foe_card(2, RETURNS),
    foe_card(2, FOE_PISTOL, amount=1),
    foe_card(2, CUT_PURSE, amount=1),
    foe_card(3),
    foe_card(3, manoeuvre=THREE_SWORDS),
    foe_card(3, STEADY),
    foe_card(3, REROLLS_SHIELD, amount=1),
    foe_card(3, FOE_ARMOUR, amount=1),
    foe_card(3, PARTING_WOUND, amount=1),
    foe_card(4, life=2),
    foe_card(4, JAILER),
    foe_card(4, manoeuvre=THREE_SWORDS),
    foe_card(4, life=5, manoeuvre=THREE_SWORDS),
    foe_card(3),
    foe_card(3),
    foe_card(3),
    foe_card(4, manoeuvre=THREE_SWORDS),
    foe_card(2),
    foe_card(3),
    foe_card(4),
    fixed_token((2, 0, 0)),
    fixed_token((1, 1, 0)),
    fixed_token((0, 2, 0)),
)


def printed() -> Components:
    """The box, as far as duels look into it."""
    items = [ItemPrint(2, 0, 2, 0)] * ITEMS
    items[PISTOL] = ItemPrint(2, 0, 2, 1)
    items[ARMOUR] = ItemPrint(2, 0, 3, 1)
    return Components(
        blue_die=(2, 2, 2), red_die=(3, 3, 0), blue_dice=6, red_dice=4, time_dice=(), purse_start=5,
        purse_most=15, siege_end=5, louvre_spaces=4, honour=10, paris_successes=6, epic_tokens=7,
        one_for_all=3, heroes=(), improved_manoeuvre=SWORD_SHIELD_LILY, foes=PRINTED_FOES, traps=(),
        treachery_copies=(), treachery_amount=(), paris=(), louvre=(), adventure_copies=(),
        combat_dice=(1, 2), characters=(), items=tuple(items), token_copies=(), gallery_level=8,
        england=(7, 7, 7, 7), passage_price=3, inn_reveals=3, digest="",
    )  # fmt: skip


BOX = printed()
BASIC = Fighter(3, 3, (THREE_LILIES,))
NO_TRICK = Fighter(3, 3, ())
EQUIPMENT = list(itertools.product((False, True), repeat=3))


def box(blue: Faces = BOX.blue_die, red: Faces = BOX.red_die) -> Components:
    """The box with loaded dice: what is left to chance is what a test looks at."""
    return replace(BOX, blue_die=blue, red_die=red)


def odds(fighter: Fighter, foe: int, components: Components = BOX, aim: int = BEAT, foe_rerolls: int = AT_ONCE) -> Odds:
    card = components.foes[foe]
    return duel_odds(fighter, card, card.life, components, aim, foe_rerolls)


def expect(found: Odds, **chances: Fraction | int) -> None:
    """Look at some of the odds by name."""
    for name, chance in chances.items():
        assert getattr(found, name) == chance, name


# --- the reference: every single die, recursion, fractions ----------------------------------------

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
    """A duel told naively; it shares nothing with the module under test but the printed values."""

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


@pytest.mark.untraced
@pytest.mark.rule("DUEL-5", "DUEL-6", "DUEL-8", "DUEL-10", "DUEL-11", "DUEL-16", "DUEL-17", "DUEL-18")
@pytest.mark.parametrize("foe", range(FOES), ids=FOE_NAMES)
def test_every_adversary_and_token_is_as_counting_every_die_says(foe: int) -> None:
    card = SMALL.foes[foe]
    for pistol, armour, blade in EQUIPMENT:
        fighter = Fighter(3, 3, (THREE_LILIES,), pistol, armour, blade)
        assert agrees(fighter, card, card.life, SMALL, BEAT, AT_ONCE), (pistol, armour, blade)


@pytest.mark.untraced
@pytest.mark.rule("DUEL-15", "DUEL-18", "DUEL-20", "DUEL-22", "ROCH-4")
@pytest.mark.parametrize("aim", [BEAT, WOUND_ROCHEFORT, STAND])
@pytest.mark.parametrize("foe", [BOISRENARD, BERNAJOUX, BISCARAT, CAHUSAC, VITRAY, JUSSAC, CAVOIS, SWORD_SHIELD])
def test_the_blade_serves_every_aim_as_counting_every_die_says(foe: int, aim: int) -> None:
    card = SMALL.foes[foe]
    for life in (1, 2):
        fighter = Fighter(3, life, (LILY_LILY_SWORD, SWORD_SHIELD_LILY), False, life == 2, True)
        assert agrees(fighter, card, card.life, SMALL, aim, AT_ONCE), life


@pytest.mark.rule("DUEL-22")
@pytest.mark.parametrize("aim", [BEAT, STAND])
@pytest.mark.parametrize("blade", [False, True])
def test_a_cunning_milady_rerolls_as_counting_every_die_says(aim: int, blade: bool) -> None:
    fighter = Fighter(3, 1, (THREE_LILIES,), False, False, blade)
    assert agrees(fighter, SMALL.foes[CAHUSAC], 1, SMALL, aim, CUNNING)


@pytest.mark.rule("DUEL-10", "DUEL-11", "DUEL-19")
@pytest.mark.parametrize("dice", [0, 1, 2])
def test_few_dice_are_as_counting_every_die_says(dice: int) -> None:
    for foe in (BISCARAT, CAHUSAC, CAVOIS, SWORD_SWORD, SHIELD_SHIELD):
        fighter = Fighter(dice, 2, (LILY_LILY_SWORD,), True, False, True)
        assert agrees(fighter, SMALL.foes[foe], 1, SMALL, BEAT, AT_ONCE), foe


@pytest.mark.rule("DUEL-11", "DUEL-19")
def test_more_dice_than_the_adversary_are_as_counting_every_die_says() -> None:
    for foe in (TWO_DICE, SHIELD_SHIELD):
        fighter = Fighter(4, 2, (LILY_LILY_SWORD,), False, False, True)
        assert agrees(fighter, SMALL.foes[foe], 1, SMALL, BEAT, AT_ONCE), foe


@pytest.mark.untraced
@pytest.mark.rule("DUEL-8")
def test_uneven_dice_are_as_counting_every_die_says() -> None:
    for foe in (BOISRENARD, SWORD_SHIELD):
        for blade in (False, True):
            fighter = Fighter(3, 2, (LILY_LILY_SWORD,), True, False, blade)
            assert agrees(fighter, UNEVEN.foes[foe], 2, UNEVEN, BEAT, AT_ONCE), foe
    three_faces = box(blue=(3, 2, 1), red=(2, 1, 1))
    sly = foe_card(2, REROLLS_SHIELD)
    for rerolls in (AT_ONCE, CUNNING):
        assert agrees(Fighter(2, 2, (), blade=True), sly, 1, three_faces, STAND, rerolls)


@pytest.mark.rule("DUEL-18", "DUEL-22")
@pytest.mark.parametrize("foe", [BRISEMONT, BERNAJOUX, CAHUSAC, CAVOIS, SWORD_SHIELD])
def test_the_live_reroll_is_the_best_of_its_choices(foe: int) -> None:
    card = SMALL.foes[foe]
    fighter = Fighter(3, 2, (LILY_LILY_SWORD,), False, False, True)
    naive = Reference(fighter, card, card.life, SMALL, BEAT, False)
    left = card.ability == REROLLS_SHIELD
    for number in (0, 1):
        blues, reds = naive.rolls(number)
        for blue, red in itertools.product(sorted({"".join(sorted(b)) for b in blues}), sorted(set(reds))):
            rolled = Rolled(number, counts(blue), counts(red), left)
            choices = naive.choices(number, blue, red, left)
            found = dict(reroll_odds(fighter, card, card.life, SMALL, rolled))
            assert {"SHL"[face] if face >= 0 else "" for face in found} == set(choices)
            for face, one in found.items():
                assert naive.same_as(one, choices["SHL"[face] if face >= 0 else ""])
            best = max(choices, key=lambda face: naive.worth(choices[face]))
            face = best_reroll(fighter, card, card.life, SMALL, rolled)
            assert face == ("SHL".index(best) if best else KEEP), rolled


def counts(rolled: str) -> Faces:
    return (rolled.count("S"), rolled.count("H"), rolled.count("L"))


# --- whole numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize("foe", range(FOES), ids=FOE_NAMES)
def test_all_ends_together_are_certain(foe: int) -> None:
    for dice in range(7):
        for pistol, armour, blade in EQUIPMENT:
            found = odds(Fighter(dice, 3, (THREE_LILIES,), pistol, armour, blade), foe)
            assert sum(found.cells) == found.total
            assert math.gcd(found.total, *found.cells, found.life, found.foe_life) == 1, "lowest terms"
            assert min(found.cells) >= 0
            assert 0 <= found.life_lost <= 3


def test_what_is_read_off_the_cells() -> None:
    found = Odds(36, (1, 2, 3, 4, 5, 6, 7, 8, 0), 40, 25)
    assert found.beats == Fraction(6, 36)
    assert found.wounds_foe == Fraction(21, 36)
    assert found.wounded == Fraction(24, 36)
    assert found.out == Fraction(9, 36)
    assert found.no_result == Fraction(7, 36)
    assert found.life_lost == Fraction(40, 36)
    assert found.foe_life_lost == Fraction(25, 36)


def test_every_call_finds_the_same() -> None:
    fighter = Fighter(5, 3, (LILY_LILY_SWORD, SWORD_SHIELD_LILY), True, True, True)
    assert odds(fighter, CAHUSAC) == odds(fighter, CAHUSAC)


# --- the figures the box was balanced with --------------------------------------------------------


@pytest.mark.rule("DUEL-1", "DUEL-3")
@pytest.mark.parametrize(("dice", "percent"), [(3, 37), (4, 74), (5, 97), (6, 99)])
def test_a_basic_musketeer_beats_three_dice_as_often_as_was_simulated(dice: int, percent: int) -> None:
    assert abs(100 * odds(replace(BASIC, dice=dice), THREE_DICE).beats - percent) <= 1


@pytest.mark.rule("DUEL-13", "ROCH-4")
@pytest.mark.parametrize(("dice", "percent"), [(3, 8), (4, 27), (5, 55), (6, 75)])
def test_a_basic_musketeer_wounds_rochefort_as_often_as_was_simulated(dice: int, percent: int) -> None:
    assert abs(100 * odds(replace(BASIC, dice=dice), ROCHEFORT).wounds_foe - percent) <= 1


# --- the rules, with loaded dice ------------------------------------------------------------------


@pytest.mark.rule("DUEL-5", "DUEL-13")
def test_a_manoeuvre_takes_exactly_one_life_and_the_red_dice_are_ignored() -> None:
    found = odds(BASIC, CAVOIS, box(ALL_LILIES, ALL_SWORDS))
    expect(found, wounds_foe=1, beats=0, wounded=0, foe_life_lost=1)


@pytest.mark.rule("DUEL-5")
def test_the_pistol_of_an_adversary_does_not_stop_a_manoeuvre() -> None:
    found = odds(BASIC, BOISRENARD, box(ALL_LILIES, ALL_SWORDS))
    expect(found, beats=1, wounded=0)


@pytest.mark.rule("DUEL-6")
def test_only_the_adversary_shows_his_manoeuvre_one_life_is_lost_and_none_taken() -> None:
    found = odds(NO_TRICK, LA_HOUDINIERE, box(ALL_SWORDS, ALL_SWORDS))
    expect(found, beats=0, wounds_foe=0, life_lost=1, out=0)


@pytest.mark.rule("DUEL-7")
def test_both_show_their_manoeuvre_each_loses_one_life() -> None:
    found = odds(BASIC, ROCHEFORT, box(ALL_LILIES, ALL_SWORDS))
    expect(found, foe_life_lost=1, life_lost=1)


@pytest.mark.rule("DUEL-8", "DUEL-14")
def test_each_sword_left_takes_a_life_and_both_strike_at_once() -> None:
    found = odds(Fighter(4, 4, ()), ROCHEFORT, box(ALL_SWORDS, ALL_SWORDS))
    assert found.life_lost == 1, "his manoeuvre comes first"
    found = odds(Fighter(4, 4, ()), CAVOIS, box(ALL_SWORDS, ALL_SWORDS))
    expect(found, beats=1, out=1, life_lost=4, foe_life_lost=2)
    found = odds(Fighter(4, 5, ()), CAVOIS, box(ALL_SWORDS, ALL_SWORDS))
    expect(found, wounded=1, out=0, life_lost=4)


@pytest.mark.rule("DUEL-8")
def test_each_shield_cancels_one_sword() -> None:
    assert odds(NO_TRICK, BRISEMONT, box(ALL_SHIELDS, ALL_SWORDS)).no_result == 1
    assert odds(NO_TRICK, CAVOIS, box(ALL_SHIELDS, ALL_SWORDS)).life_lost == 1
    assert odds(NO_TRICK, TWO_DICE, box(ALL_SWORDS, ALL_SHIELDS)).foe_life_lost == 1
    assert odds(NO_TRICK, TWO_DICE, box(ALL_LILIES, ALL_SHIELDS)).no_result == 1, "Lilies do nothing"


@pytest.mark.rule("DUEL-9")
def test_first_blood_ends_the_duel() -> None:
    found = odds(NO_TRICK, FOUR_DICE, box(ALL_LILIES, ALL_SWORDS))
    assert found.life_lost == 3
    assert odds(Fighter(3, 9, ()), FOUR_DICE, box(ALL_LILIES, ALL_SWORDS)).life_lost == 4


@pytest.mark.rule("DUEL-10", "DUEL-11")
def test_a_side_without_dice_may_still_be_struck() -> None:
    found = odds(Fighter(1, 3, ()), TWO_DICE, box(blue=ALL_SHIELDS))
    assert found.wounded == Fraction(1, 4) + Fraction(3, 4) * Fraction(1, 2)
    found = odds(Fighter(3, 3, ()), TWO_DICE, box(blue=(3, 0, 3), red=ALL_SHIELDS))
    # Three Swords in three dice, two in two, one in one: the Shields go as fast as the Swords.
    assert found.beats == 1 - Fraction(7, 8) * Fraction(3, 4) * Fraction(1, 2)


@pytest.mark.rule("DUEL-12", "DUEL-13")
def test_an_adversary_with_life_left_stays_wounded() -> None:
    sure = box(ALL_SWORDS, ALL_SHIELDS)
    cavois = sure.foes[CAVOIS]
    five = Fighter(5, 3, ())
    assert duel_odds(five, cavois, 2, sure).beats == 0
    assert duel_odds(five, cavois, 2, sure).wounds_foe == 1
    assert duel_odds(five, cavois, 1, sure).beats == 1


@pytest.mark.rule("DUEL-15", "DUEL-22")
def test_with_two_manoeuvres_either_succeeds_and_both_take_one_life() -> None:
    harmless = box(red=ALL_SHIELDS)
    chances = []
    for manoeuvres in ((THREE_LILIES,), (SWORD_SHIELD_LILY,), (THREE_LILIES, SWORD_SHIELD_LILY)):
        chances.append(odds(Fighter(3, 3, manoeuvres), FOUR_DICE, harmless).beats)
    assert chances == [Fraction(1, 27), Fraction(6, 27), Fraction(7, 27)]
    both = Fighter(6, 3, (THREE_LILIES, SWORD_SHIELD_LILY))
    shown = Rolled(0, (2, 1, 3), (0, 4, 0))
    ((face, found),) = reroll_odds(both, BOX.foes[CAVOIS], 2, BOX, shown)
    assert face == KEEP
    expect(found, foe_life_lost=1, no_result=0)


@pytest.mark.rule("DUEL-22")
def test_a_manoeuvre_that_shows_is_compulsory() -> None:
    swordsman = Fighter(6, 3, (THREE_SWORDS,))
    found = odds(swordsman, CAVOIS, box(ALL_SWORDS, ALL_SHIELDS))
    assert found.foe_life_lost == 1
    assert odds(replace(swordsman, manoeuvres=()), CAVOIS, box(ALL_SWORDS, ALL_SHIELDS)).beats == 1


@pytest.mark.rule("DUEL-16")
def test_a_pistol_is_a_sword_in_the_first_roll_only() -> None:
    found = duel_odds(Fighter(2, 3, (), pistol=True), foe_card(1), 1, box(blue=ALL_SHIELDS))
    assert found.beats == Fraction(1, 2)


@pytest.mark.rule("DUEL-16", "DUEL-17")
def test_pistol_and_armour_do_not_count_for_a_manoeuvre() -> None:
    fighter = Fighter(3, 3, (LILY_LILY_SWORD, SWORD_SHIELD_LILY), pistol=True, armour=True)
    assert odds(fighter, SHIELD_SHIELD, box(blue=ALL_LILIES)).no_result == 1


@pytest.mark.rule("DUEL-17", "DUEL-19")
def test_armour_is_a_shield_in_every_roll_even_without_dice() -> None:
    assert odds(NO_TRICK, SWORD_SHIELD, box(blue=ALL_LILIES)).wounded == 1
    assert odds(replace(NO_TRICK, armour=True), SWORD_SHIELD, box(blue=ALL_LILIES)).no_result == 1
    assert odds(replace(NO_TRICK, armour=True), SWORD_SWORD, box(blue=ALL_LILIES)).life_lost == 1


@pytest.mark.rule("DUEL-17")
def test_armour_does_not_stop_a_manoeuvre() -> None:
    assert odds(replace(NO_TRICK, armour=True), BERNAJOUX, box(ALL_SHIELDS, ALL_SWORDS)).life_lost == 1


@pytest.mark.rule("DUEL-18")
def test_the_blade_may_answer_a_manoeuvre_with_a_manoeuvre() -> None:
    fighter = replace(BASIC, blade=True)
    shown = Rolled(0, (1, 0, 2), (3, 0, 0))
    assert best_reroll(fighter, BOX.foes[BERNAJOUX], 1, BOX, shown) == SWORD
    found = dict(reroll_odds(fighter, BOX.foes[BERNAJOUX], 1, BOX, shown))
    expect(found[SWORD], beats=Fraction(1, 3), wounded=1)
    assert found[KEEP].beats == found[LILY].beats == 0


@pytest.mark.rule("DUEL-18")
def test_the_blade_rerolls_one_die_once_a_duel() -> None:
    harmless = box(red=ALL_SHIELDS)
    # Only the first of the three rounds has dice enough for a manoeuvre; the blade mends two Lilies.
    two_lilies = Fraction(6, 27)
    found = odds(replace(BASIC, blade=True), FOUR_DICE, harmless)
    assert found.beats == Fraction(1, 27) + two_lilies / 3


@pytest.mark.rule("DUEL-18")
def test_without_a_blade_or_dice_nothing_is_rerolled() -> None:
    card = BOX.foes[CAVOIS]
    assert best_reroll(BASIC, card, 2, BOX, Rolled(0, (1, 0, 2), (4, 0, 0))) == KEEP
    assert best_reroll(replace(BASIC, blade=True), card, 2, BOX, Rolled(3, NO_FACES, (1, 0, 0))) == KEEP


def test_a_blade_that_cannot_help_is_kept() -> None:
    sure = box(ALL_SWORDS, ALL_SHIELDS)
    rolled = Rolled(0, (3, 0, 0), (0, 4, 0))
    assert best_reroll(replace(BASIC, blade=True), sure.foes[CAVOIS], 2, sure, rolled) == KEEP


@pytest.mark.rule("DUEL-18", "ROCH-4")
def test_the_aim_decides_what_the_blade_is_for() -> None:
    # One life left; his Sword strikes unless a Shield comes, and a Sword of his own is already struck home.
    last = Fighter(2, 1, (), blade=True)
    card = foe_card(1)
    lying = Rolled(0, (1, 0, 1), (1, 0, 0))
    assert best_reroll(last, card, 1, BOX, lying, BEAT) == LILY
    assert best_reroll(last, card, 1, BOX, lying, STAND) == LILY, "saved by a Shield, he also strikes"
    two = Rolled(0, (2, 0, 0), (1, 0, 0))
    assert best_reroll(last, card, 2, BOX, two, BEAT) == KEEP
    assert best_reroll(last, card, 2, BOX, two, STAND) == SWORD
    assert best_reroll(last, card, 2, BOX, two, WOUND_ROCHEFORT) == SWORD, "one Sword still wounds"


@pytest.mark.rule("DUEL-19")
def test_a_fixed_token_stands_in_every_round_until_one_without_blue_dice() -> None:
    found = odds(Fighter(2, 3, ()), SWORD_SHIELD, box(blue=ALL_SHIELDS))
    expect(found, wounded=1, life_lost=1)  # no Shield is left in the last round
    assert odds(Fighter(2, 3, ()), SHIELD_SHIELD, box(blue=ALL_SHIELDS)).no_result == 1
    found = odds(Fighter(3, 3, ()), SHIELD_SHIELD, box(blue=(3, 3, 0)))
    assert found.beats == Fraction(1, 8), "three Swords can only come in the first round"
    numbered = replace(BOX.foes[SHIELD_SHIELD], dice=2)
    assert duel_odds(BASIC, numbered, 1, BOX) == odds(BASIC, SHIELD_SHIELD), "it rolls nothing"


@pytest.mark.rule("DUEL-19")
def test_biscarat_drops_no_die() -> None:
    assert odds(NO_TRICK, BRISEMONT, box(ALL_SHIELDS, ALL_SWORDS)).no_result == 1
    assert odds(NO_TRICK, BISCARAT, box(ALL_SHIELDS, ALL_SWORDS)).life_lost == 1
    assert odds(NO_TRICK, BISCARAT, box(ALL_LILIES, ALL_SHIELDS)).no_result == 1
    weak = duel_odds(Fighter(1, 3, ()), foe_card(1, STEADY), 1, box(blue=ALL_SHIELDS))
    assert weak.wounded == Fraction(1, 2), "one round with a Shield, one without dice, no third"


@pytest.mark.rule("DUEL-20")
def test_jussac_wounds_at_the_end_of_every_duel_and_armour_absorbs_it() -> None:
    manoeuvre = odds(BASIC, JUSSAC, box(ALL_LILIES, ALL_SWORDS))
    expect(manoeuvre, beats=1, life_lost=1)
    draw = odds(NO_TRICK, JUSSAC, box(ALL_LILIES, ALL_SHIELDS))
    expect(draw, wounds_foe=0, life_lost=1, no_result=0)
    struck = odds(Fighter(3, 9, ()), JUSSAC, box(ALL_LILIES, ALL_SWORDS))
    assert struck.life_lost == 4
    armoured = odds(Fighter(3, 9, (), armour=True), JUSSAC, box(ALL_LILIES, ALL_SWORDS))
    assert armoured.life_lost == 2, "its Shield in the roll and the parting wound too"
    last = odds(replace(BASIC, life=1), JUSSAC, box(ALL_LILIES, ALL_SWORDS))
    expect(last, beats=1, out=1)


@pytest.mark.rule("DUEL-21")
def test_vitray_has_one_shield_more_in_every_roll_but_not_against_a_manoeuvre() -> None:
    assert odds(Fighter(4, 3, ()), VITRAY, box(ALL_SWORDS, ALL_SHIELDS)).no_result == 1
    assert odds(Fighter(4, 3, ()), BRISEMONT, box(ALL_SWORDS, ALL_SHIELDS)).beats == 1
    assert odds(BASIC, VITRAY, box(ALL_LILIES, ALL_SHIELDS)).beats == 1


def test_boisrenard_has_one_sword_more_in_the_first_roll_only() -> None:
    found = odds(NO_TRICK, BOISRENARD, box(ALL_LILIES, ALL_SHIELDS))
    assert found.life_lost == 1
    blocked = odds(NO_TRICK, BOISRENARD, box(ALL_SHIELDS, ALL_SWORDS))
    assert blocked.no_result == 1, "three Shields stop three Swords, then two, then one"


@pytest.mark.rule("DUEL-22", "SOLO-7")
def test_cahusac_rerolls_one_shield_before_the_blade() -> None:
    card = foe_card(1, REROLLS_SHIELD)
    one_lily = Fighter(1, 3, ())
    # A Sword in the roll, or in the reroll of a Shield.
    assert duel_odds(one_lily, card, 1, box(blue=ALL_LILIES)).wounded == Fraction(3, 4)
    assert duel_odds(one_lily, foe_card(1), 1, box(blue=ALL_LILIES)).wounded == Fraction(1, 2)
    assert duel_odds(one_lily, card, 1, box(blue=ALL_LILIES), STAND, CUNNING).wounded == Fraction(3, 4)


@pytest.mark.rule("DUEL-22")
def test_a_cunning_milady_keeps_the_shield_that_saves_cahusac() -> None:
    sly = foe_card(1, REROLLS_SHIELD)
    swordsman = Fighter(1, 3, ())
    assert duel_odds(swordsman, sly, 1, box(blue=ALL_SWORDS)).beats == Fraction(3, 4)
    assert duel_odds(swordsman, sly, 1, box(blue=ALL_SWORDS), BEAT, CUNNING).beats == Fraction(1, 2)
    saved = Rolled(0, (1, 0, 0), (0, 1, 0), True)
    assert not best_foe_reroll(swordsman, sly, 1, BOX, saved)
    idle = Rolled(0, (0, 0, 1), (0, 1, 0), True)
    assert best_foe_reroll(swordsman, sly, 1, BOX, idle, STAND)
    assert not best_foe_reroll(swordsman, sly, 1, BOX, replace(idle, foe_reroll=False), STAND)
    assert not best_foe_reroll(swordsman, foe_card(1), 1, BOX, idle, STAND)
    bare = Rolled(0, (0, 0, 1), (1, 0, 0), True)
    assert not best_foe_reroll(swordsman, sly, 1, BOX, bare, BEAT), "there is no Shield to reroll"
    assert not best_foe_reroll(swordsman, sly, 1, box(red=ALL_SHIELDS), idle, STAND), "it changes nothing"


@pytest.mark.rule("ROCH-8")
def test_pistol_and_blade_help_against_rochefort() -> None:
    bare = odds(BASIC, ROCHEFORT, aim=WOUND_ROCHEFORT).wounds_foe
    assert odds(replace(BASIC, pistol=True), ROCHEFORT, aim=WOUND_ROCHEFORT).wounds_foe > bare
    assert odds(replace(BASIC, blade=True), ROCHEFORT, aim=WOUND_ROCHEFORT).wounds_foe > bare


# --- face-down tokens -----------------------------------------------------------------------------


@pytest.mark.rule("RET-1")
def test_a_face_down_token_is_the_mix_of_what_may_lie_there() -> None:
    four = Fighter(4, 3, (THREE_LILIES,), blade=True)
    kinds = [(4, TWO_DICE), (5, THREE_DICE), (2, FOUR_DICE), (2, SWORD_SWORD), (0, ROCHEFORT)]
    found = mixed_odds(four, [(many, BOX.foes[foe], 1) for many, foe in kinds], BOX)
    apart = [(Fraction(many, 13), duel_odds(four, BOX.foes[foe], 1, BOX)) for many, foe in kinds]
    assert sum(found.cells) == found.total
    for name in ("beats", "wounds_foe", "wounded", "out", "no_result", "life_lost", "foe_life_lost"):
        assert getattr(found, name) == sum(part * getattr(one, name) for part, one in apart), name


@pytest.mark.rule("QST-3")
def test_a_snare_bites_and_is_gone_a_decoy_is_only_gone() -> None:
    armoured = replace(BASIC, armour=True)
    snare = certain_odds(armoured, 1)
    expect(snare, beats=1, wounded=1, out=0, life_lost=1)
    expect(certain_odds(replace(BASIC, life=1), 2), out=1, life_lost=1)
    decoy = certain_odds(BASIC, 0)
    expect(decoy, beats=1, wounded=0)
    assert mix_odds([(1, snare), (3, decoy)]).wounded == Fraction(1, 4)


def test_nothing_cannot_be_mixed() -> None:
    with pytest.raises(ValueError, match="nothing to mix"):
        mix_odds([])
    with pytest.raises(ValueError, match="nothing to mix"):
        mixed_odds(BASIC, [(0, BOX.foes[CAVOIS], 2)], BOX)


def test_who_cannot_duel_is_refused() -> None:
    for fighter, life in ((replace(BASIC, life=0), 1), (replace(BASIC, dice=-1), 1), (BASIC, 0)):
        with pytest.raises(ValueError, match="nobody can duel so"):
            duel_odds(fighter, BOX.foes[CAVOIS], life, BOX)


@pytest.mark.parametrize(
    "rolled",
    [
        Rolled(0, (1, 1, 0), (4, 0, 0)),
        Rolled(0, (1, 1, 1), (3, 0, 0)),
        Rolled(1, (1, 1, 1), (4, 0, 0)),
        Rolled(4, (0, 0, 0), (0, 0, 0)),
    ],
)
def test_dice_that_cannot_lie_so_are_refused(rolled: Rolled) -> None:
    with pytest.raises(ValueError, match="that round"):
        best_reroll(replace(BASIC, blade=True), BOX.foes[CAVOIS], 2, BOX, rolled)


# --- simulated duels ------------------------------------------------------------------------------

DUELS = 3000


class Table:
    """Two people with dice; the Toledo blade asks ``best_reroll`` what to do."""

    def __init__(self, fighter: Fighter, foe: FoeCard, foe_life: int, seed: int) -> None:
        self.me, self.foe, self.foe_life = fighter, foe, foe_life
        self.dice = random.Random(seed)
        self.advice = cache(self.ask)

    def ask(self, number: int, blue: Faces, red: Faces, left: bool) -> int:
        return best_reroll(self.me, self.foe, self.foe_life, BOX, Rolled(number, blue, red, left))

    def roll(self, faces: str, dice: int) -> list[str]:
        return [self.dice.choice(faces) for _ in range(dice)]

    def duel(self) -> End:
        """Fight once: life left to the adversary, to the Musketeer."""
        blade, trick = self.me.blade, self.foe.ability == REROLLS_SHIELD
        blue_dice, red_dice, number = self.me.dice, self.foe.dice, 0
        while True:
            blue, red = self.roll("SSHHLL", blue_dice), self.roll("SSSHHH", red_dice)
            if not self.foe.rolls:
                red = list(faces_of(self.foe.fixed))
            if trick and "H" in red:
                red[red.index("H")] = self.dice.choice("SSSHHH")
                trick = False
            if blade:
                face = self.advice(number, counts("".join(blue)), counts("".join(red)), trick)
                if face != KEEP:
                    blue[blue.index("SHL"[face])] = self.dice.choice("SSHHLL")
                    blade = False
            struck, lost = self.strike(number, blue, red)
            steady = self.foe.ability == STEADY or not self.foe.rolls
            last = blue_dice == 0 if steady else blue_dice <= 1 and red_dice <= 1
            if struck or lost or last:
                return self.life_left(struck, lost)
            blue_dice, number = max(blue_dice - 1, 0), number + 1
            red_dice = red_dice if steady else max(red_dice - 1, 0)

    def strike(self, number: int, blue: list[str], red: list[str]) -> End:
        mine = any(all(blue.count(f) >= m.count(f) for f in "SHL") for m in map(faces_of, self.me.manoeuvres))
        his = self.foe.manoeuvre == THREE_SWORDS and red.count("S") >= 3
        if mine or his:
            return int(mine), int(his)
        shots = self.me.pistol and number == 0
        fires = self.foe.ability == FOE_PISTOL and number == 0
        plate = self.foe.ability == FOE_ARMOUR
        struck = blue.count("S") + shots - red.count("H") - plate
        lost = red.count("S") + fires - blue.count("H") - self.me.armour
        return max(struck, 0), max(lost, 0)

    def life_left(self, struck: int, lost: int) -> End:
        if self.foe.ability == PARTING_WOUND and not self.me.armour:
            lost += 1
        return max(self.foe_life - struck, 0), max(self.me.life - lost, 0)


def close(found: Fraction, seen: int) -> bool:
    """Within four standard deviations of so many duels."""
    chance = float(found)
    return abs(seen - DUELS * chance) <= 4 * math.sqrt(DUELS * chance * (1 - chance)) + 1e-9


@pytest.mark.rule("DUEL-4", "DUEL-10", "DUEL-18", "DUEL-19", "DUEL-20", "DUEL-22")
@pytest.mark.parametrize(
    "fighter",
    [
        Fighter(4, 2, (THREE_LILIES,)),
        Fighter(5, 3, (LILY_LILY_SWORD, SWORD_SHIELD_LILY), blade=True),
        Fighter(4, 2, (THREE_LILIES,), pistol=True, armour=True, blade=True),
    ],
    ids=["bare", "two-manoeuvres-blade", "armed"],
)
@pytest.mark.parametrize("foe", range(FOES), ids=FOE_NAMES)
def test_simulated_duels_end_as_often_as_the_odds_say(foe: int, fighter: Fighter) -> None:
    card = BOX.foes[foe]
    table = Table(fighter, card, card.life, seed=1625 + foe)
    ends = [table.duel() for _ in range(DUELS)]
    found = duel_odds(fighter, card, card.life, BOX)
    assert close(found.beats, sum(foe_left == 0 for foe_left, _ in ends))
    assert close(found.wounds_foe, sum(foe_left < card.life for foe_left, _ in ends))
    assert close(found.wounded, sum(left < fighter.life for _, left in ends))
    assert close(found.out, sum(left == 0 for _, left in ends))
    assert close(found.no_result, sum(end == (card.life, fighter.life) for end in ends))


# --- speed ----------------------------------------------------------------------------------------


def test_the_hardest_duel_is_worked_out_in_less_than_five_milliseconds() -> None:
    """Six dice, two manoeuvres and everything the Arsenal sells; nothing is remembered between calls."""
    dartagnan = Fighter(6, 3, (LILY_LILY_SWORD, SWORD_SHIELD_LILY), True, True, True)
    sly = foe_card(4, REROLLS_SHIELD, life=5, manoeuvre=THREE_SWORDS)
    for name, card in (("rochefort", BOX.foes[ROCHEFORT]), ("four dice and Cahusac's reroll", sly)):
        times = [cost_of(dartagnan, card) for _ in range(21)]
        print(f"{name}: median {median(times):.2f} ms, worst {max(times):.2f} ms")
        assert median(times) < 5, times


def cost_of(fighter: Fighter, card: FoeCard) -> float:
    """Milliseconds of one call: what it costs, not what else the machine does, nor what measuring coverage adds."""
    tracer = sys.gettrace()
    sys.settrace(None)
    start = time.thread_time()
    duel_odds(fighter, card, card.life, BOX)
    cost = 1000 * (time.thread_time() - start)
    sys.settrace(tracer)
    return cost
