"""The odds of duels: the printed figures, and each rule of the duel with loaded dice."""

import math
import sys
import time
from dataclasses import replace
from fractions import Fraction
from statistics import median

import pytest

from mousquetaires.engine.components import (
    NO_FACES,
    REROLLS_SHIELD,
    STEADY,
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
    FOUR_DICE,
    JUSSAC,
    LA_HOUDINIERE,
    LILY,
    ROCHEFORT,
    SHIELD_SHIELD,
    SWORD,
    SWORD_SHIELD,
    SWORD_SWORD,
    THREE_DICE,
    TWO_DICE,
    VITRAY,
)
from mousquetaires.engine.odds import (
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
    round_odds,
)
from tests.engine.odds_box import (
    ALL_LILIES,
    ALL_SHIELDS,
    ALL_SWORDS,
    BASIC,
    BOX,
    EQUIPMENT,
    LILY_LILY_SWORD,
    NO_TRICK,
    SWORD_SHIELD_LILY,
    THREE_LILIES,
    THREE_SWORDS,
    box,
    expect,
    foe_card,
    odds,
)

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


@pytest.mark.rule("DUEL-10")
@pytest.mark.parametrize("foe", [BRISEMONT, CAVOIS, VITRAY, ROCHEFORT], ids=lambda foe: FOE_NAMES[foe])
def test_before_a_later_round_the_odds_are_those_of_a_duel_with_fewer_dice(foe: int) -> None:
    card = BOX.foes[foe]
    fighter = Fighter(5, 3, (THREE_LILIES,), armour=True)
    found = round_odds(fighter, card, card.life, BOX)
    assert len(found) == 5
    for number, later in enumerate(found):
        fewer = replace(card, dice=max(0, card.dice - number))
        assert later == duel_odds(replace(fighter, dice=5 - number), fewer, card.life, BOX)


@pytest.mark.rule("DUEL-16")
def test_before_a_later_round_the_pistol_is_fired() -> None:
    armed = round_odds(Fighter(4, 3, (THREE_LILIES,), pistol=True), BOX.foes[BRISEMONT], 1, BOX)
    bare = round_odds(Fighter(4, 3, (THREE_LILIES,)), BOX.foes[BRISEMONT], 1, BOX)
    assert armed[0] != bare[0]
    assert armed[1:] == bare[1:]


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
        with pytest.raises(ValueError, match="no duel has these values"):
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
