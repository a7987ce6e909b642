"""The odds of duels agree with a count of every die, and with duels played on the engine."""

import itertools
import math
import random
from fractions import Fraction
from functools import cache

import pytest

from mousquetaires.engine.components import (
    FOE_ARMOUR,
    FOE_PISTOL,
    PARTING_WOUND,
    REROLLS_SHIELD,
    STEADY,
    Faces,
    FoeCard,
)
from mousquetaires.engine.ids import (
    BERNAJOUX,
    BISCARAT,
    BOISRENARD,
    BRISEMONT,
    CAHUSAC,
    CAVOIS,
    FOE_NAMES,
    FOES,
    JUSSAC,
    SHIELD_SHIELD,
    SWORD_SHIELD,
    SWORD_SWORD,
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
    Rolled,
    best_reroll,
    duel_odds,
    reroll_odds,
)
from tests.engine.odds_box import (
    BOX,
    EQUIPMENT,
    LILY_LILY_SWORD,
    SWORD_SHIELD_LILY,
    THREE_LILIES,
    THREE_SWORDS,
    box,
    foe_card,
)
from tests.engine.odds_reference import SMALL, UNEVEN, End, Reference, agrees, faces_of

# --- the reference: every single die, recursion, fractions ----------------------------------------


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
