"""DUEL: pistol, armour and Toledo blade, and what comes after each roll."""

import pytest

from mousquetaires.engine.ids import (
    CAHUSAC,
    CAVOIS,
    DARTAGNAN,
    LILY,
    MILADY,
    OUT_OF_GAME,
    PARIS,
    PORTHOS,
    SHIELD,
    SWORD,
)
from mousquetaires.engine.rules.duel_outcome import BEATEN, FOE_WOUNDED, HERO_WOUNDED
from tests.rules import printed
from tests.rules.duels import facing, outcome
from tests.scene import pack, scene

# --- the pistol -----------------------------------------------------------------------------------


@pytest.mark.rule("DUEL-16", "ITEM-PISTOL")
def test_a_pistol_is_one_more_sword_in_the_first_roll() -> None:
    s = facing("cavois", PORTHOS, "", "pistol").rolls(blue="SHH", red="HSSS").does("duel cavois")
    assert s.s.foe_life[CAVOIS] == 1
    assert s.s.life[PORTHOS] == 4


@pytest.mark.rule("DUEL-16", "ITEM-PISTOL")
def test_a_pistol_is_fired_once_a_duel() -> None:
    s = facing("henchman", PORTHOS, "", "pistol").rolls(blue="SHL SL L", red="HH H").does("duel henchman")
    assert outcome(s) == 0
    s.rolls(blue="LHH", red="SS").does("duel henchman")  # and loaded again for the next
    assert outcome(s) == FOE_WOUNDED | BEATEN


@pytest.mark.rule("DUEL-16")
def test_its_sword_does_not_count_for_a_manoeuvre() -> None:
    s = facing("cavois", DARTAGNAN, "", "pistol").rolls(blue="LLH", red="SSHH").does("duel cavois")
    assert s.said("manoeuvre_shown") == []
    assert outcome(s) == HERO_WOUNDED


# --- armour ---------------------------------------------------------------------------------------


@pytest.mark.rule("DUEL-17", "ITEM-ARMOUR")
def test_armour_is_one_more_shield_in_every_roll_even_with_no_dice() -> None:
    s = facing("cavois", PORTHOS, "", "armour").rolls(blue="HHL HL L", red="SSSH SSH SH S").does("duel cavois")
    assert len(s.said("red_rolled")) == 4
    assert outcome(s) == 0
    assert s.s.life[PORTHOS] == 5


@pytest.mark.rule("DUEL-17", "ITEM-ARMOUR")
def test_armour_is_only_one_shield() -> None:
    s = facing("cavois", PORTHOS, "", "armour").rolls(blue="HHL", red="SSSS").does("duel cavois")
    assert s.s.life[PORTHOS] == 4


@pytest.mark.rule("DUEL-17")
def test_armour_does_not_count_for_a_manoeuvre_and_does_not_stop_one() -> None:
    s = facing("cavois", PORTHOS, "", "armour manoeuvre").rolls(blue="SLL", red="SSHH").does("duel cavois")
    assert s.said("manoeuvre_shown") == []
    assert s.s.life[PORTHOS] == 4
    s = facing("bernajoux", PORTHOS, "", "armour").rolls(blue="HHH", red=printed.red("bernajoux", "SSS"))
    s.does("duel bernajoux")
    assert s.s.life[PORTHOS] == 4


# --- the Toledo blade -----------------------------------------------------------------------------


@pytest.mark.rule("DUEL-18", "ITEM-BLADE")
def test_a_toledo_blade_rerolls_one_own_die() -> None:
    s = facing("cavois", PORTHOS, "", "blade").rolls(blue="SSL", red="HHSS").does("duel cavois")
    assert s.asked == "blade"
    assert s.seat == s.table.seat_of[PORTHOS]
    assert s.options == ["pass", "blade sword", "blade lily"]
    s.rolls(blade="S").does("blade lily")
    assert s.said("blade_used") == [(PORTHOS, LILY, SWORD, pack("SSS"))]
    assert (s.s.foe_life[CAVOIS], s.s.life[PORTHOS]) == (1, 3)


@pytest.mark.rule("DUEL-18", "ITEM-BLADE")
def test_a_toledo_blade_is_used_once_a_duel_after_any_roll() -> None:
    s = facing("brisemont", PORTHOS, "", "blade").rolls(blue="HHL HL S", red="SSH SH S").does("duel brisemont", "pass")
    assert s.asked == "blade"  # passed over in the first round, it is there in the second
    s.rolls(blade="H").does("blade lily")
    assert s.said("blade_used") == [(PORTHOS, LILY, SHIELD, pack("HH"))]
    assert s.asked == "musketeer_action"  # and not in the third
    assert outcome(s) == FOE_WOUNDED | HERO_WOUNDED | BEATEN


@pytest.mark.rule("DUEL-18")
def test_without_dice_there_is_nothing_to_reroll_and_without_a_blade_neither() -> None:
    s = facing("cavois", PORTHOS, "", "blade").rolls(blue="HHH HH H", red="SHHH HHH HH S")
    s.does("duel cavois", "pass", "pass", "pass")
    assert s.asked == "musketeer_action"
    assert outcome(s) == HERO_WOUNDED


@pytest.mark.rule("DUEL-18", "DUEL-7", "DUEL-22")
def test_the_blade_may_still_be_used_when_the_adversary_has_shown_his_manoeuvre() -> None:
    s = facing("bernajoux", PORTHOS, "", "blade").rolls(blue="LLS", blade="L")
    s.rolls(red=printed.red("bernajoux", "SSS")).does("duel bernajoux", "blade sword")
    assert outcome(s) == FOE_WOUNDED | HERO_WOUNDED | BEATEN
    assert s.s.life[PORTHOS] == 4


# --- Cahusac's blade, and the order of things -----------------------------------------------------


@pytest.mark.rule("DUEL-22", "CARD-CAHUSAC")
def test_first_the_adversary_rerolls_then_the_blade_then_swords() -> None:
    swords = printed.foe("cahusac").dice - 2
    s = facing("cahusac", PORTHOS, "", "blade").put(purse=5).rolls(blue="SSL", red="HH" + "S" * swords)
    s.does("duel cahusac")
    assert (s.asked, s.seat, s.options) == ("foe_reroll", MILADY, ["pass", "reroll"])
    s.rolls(reroll="S").does("reroll")
    assert s.said("foe_rerolled") == [(CAHUSAC, SWORD, pack("SH" + "S" * swords))]
    assert s.asked == "blade"
    s.does("pass")
    assert (s.s.life[PORTHOS], s.foe_at("cahusac")) == (4 - swords, OUT_OF_GAME)
    assert (s.s.purse - 5, s.s.epic) == printed.reward("cahusac")


@pytest.mark.rule("DUEL-22", "CARD-CAHUSAC")
def test_cahusac_rerolls_one_shield_once_a_duel() -> None:
    s = facing("cahusac", PORTHOS).rolls(blue="HHL HL L", red=printed.rounds("cahusac", "HHS", "HS"), reroll="H")
    s.does("duel cahusac", "reroll")
    assert s.asked == "musketeer_action"
    assert outcome(s) == 0
    assert s.foe_at("cahusac") == PARIS


@pytest.mark.rule("DUEL-22", "CARD-CAHUSAC")
def test_cahusac_may_wait_and_the_musketeers_blade_does_not_use_his_up() -> None:
    s = facing("cahusac", PORTHOS, "", "blade").rolls(blue="HHL HL L", blade="H")
    s.rolls(red=printed.rounds("cahusac", "HHS", "HS")).does("duel cahusac", "pass", "blade lily")
    assert s.asked == "foe_reroll"
    s.rolls(reroll="S").does("reroll")
    assert s.s.life[PORTHOS] == 4


@pytest.mark.rule("DUEL-22", "CARD-CAHUSAC")
def test_without_a_shield_cahusac_has_nothing_to_reroll_and_others_have_no_such_blade() -> None:
    swords = printed.foe("cahusac").dice
    s = facing("cahusac", PORTHOS).rolls(blue="SHL", red="S" * swords).does("duel cahusac")
    assert s.s.life[PORTHOS] == 6 - swords
    s = facing("brisemont", PORTHOS).rolls(blue="SHL", red="SSH").does("duel brisemont")
    assert s.s.life[PORTHOS] == 4


@pytest.mark.rule("SOLO-7", "CARD-CAHUSAC")
def test_without_milady_cahusac_always_rerolls_a_shield() -> None:
    s = scene(4, milady=False).at("paris", PORTHOS).paris("message").foe("cahusac", "paris").turn(PORTHOS)
    s.rolls(blue="HHL HL L", red=printed.rounds("cahusac", "HHS", "HS"), reroll="H").does("duel cahusac")
    assert len(s.said("foe_rerolled")) == 1
    assert outcome(s) == 0
