"""DUEL-13: foes with more than one life point keep their wounds from duel to duel, in any box."""

from collections.abc import Iterator

import pytest

from mousquetaires.engine.ids import (
    ATHOS,
    ENGLAND,
    GAOLER,
    NEMESIS_DUELLIST,
    PARIS_DUELLIST,
    PORTHOS,
    SPECTATOR,
    WARDES,
)
from mousquetaires.engine.odds import duel_odds
from mousquetaires.engine.rules.duel_outcome import BEATEN
from mousquetaires.engine.view import observe
from mousquetaires.engine.view_queries import fighter, life_of, odds_against
from tests.box import playing_values, playing_with
from tests.rules.duels import outcome
from tests.scene import Scene, scene
from tools.balance.edit_component_tables import Values

HARDY = ("wardes", "nemesis", "duellist", "gaoler", "two_dice", "three_dice", "four_dice")
PLAIN: Values = {f"foes.{name}.manoeuvre": [] for name in HARDY}  # so that every red roll here is Swords and Shields
DICE: Values = {"foes.wardes.dice": 3, "foes.nemesis.dice": 3, "foes.duellist.dice": 3}


@pytest.fixture(autouse=True)
def three_lives(both_boxes: None) -> Iterator[None]:
    """A user's own box, in which every foe has three life points."""
    values: Values = {f"foes.{name}.life": 3 for name in HARDY}
    with playing_with(playing_values() | values | PLAIN | DICE):
        yield


def at_wardes(*heroes: int) -> Scene:
    return scene().board("england").put(england=15).at("quest", *heroes)


@pytest.mark.rule("DUEL-13", "RUL-PLAIN-DUELLIST", "ENG-1", "FOE-WARDES")
def test_de_wardes_keeps_his_wounds_and_falls_in_the_third_duel() -> None:
    s = at_wardes(PORTHOS, ATHOS).turn(PORTHOS).rolls(blue="SSH", red="SHS").does("duel wardes")
    assert (s.s.foe_life[WARDES], s.s.board) == (2, ENGLAND)
    s.rolls(blue="SSH", red="SHS").does("duel wardes", "end")
    assert (s.s.foe_life[WARDES], outcome(s) & BEATEN) == (1, 0)
    s.rolls(blue="SSH", red="SHS").does("turn athos", "duel wardes")
    assert (outcome(s) & BEATEN, s.s.board) == (BEATEN, ENGLAND + 1)


@pytest.mark.rule("DUEL-13")
def test_his_wounds_outlast_the_turn_and_everybody_sees_them() -> None:
    s = at_wardes(PORTHOS).turn(PORTHOS).rolls(blue="SSH", red="SHS").does("duel wardes")
    s.rolls(red="H").rest().does("pass")
    assert (s.asked, s.s.turn) == ("destination", 2)
    assert {observe(s.g, viewer).foe_life[WARDES] for viewer in s.table.viewers} == {2}


@pytest.mark.rule("DUEL-13")
def test_the_odds_count_the_life_he_has_left() -> None:
    s = at_wardes(PORTHOS).turn(PORTHOS).rolls(blue="SSH", red="SHS").does("duel wardes")
    seen = observe(s.g, SPECTATOR)
    card = s.table.components.foes[WARDES]
    assert life_of(seen, WARDES) == 2
    assert odds_against(seen, PORTHOS, WARDES, 4) == duel_odds(fighter(seen, PORTHOS, 4), card, 2, s.table.components)


@pytest.mark.rule("DUEL-13", "INN-4")
def test_a_wounded_token_of_the_inn_stays_wounded_and_its_neighbours_are_unhurt() -> None:
    s = scene().tokens("three three two two decoy three three three snare decoy decoy decoy").at("quest", PORTHOS)
    s.turn(PORTHOS).rolls(blue="SSH", red="SHS").does("path rooms")
    assert s.s.token_wounds == [1] + [0] * 11
    seen = observe(s.g, SPECTATOR)
    three = s.said("foe_wounded")[-1][0]
    assert [life_of(seen, three, space) for space in (0, 1)] == [2, 3]
    card = s.table.components.foes[three]
    assert odds_against(seen, PORTHOS, three, 4, 0) == duel_odds(fighter(seen, PORTHOS, 4), card, 2, s.table.components)
    s.rolls(blue="SSS", red="SHS").does("path rooms")
    assert (outcome(s) & BEATEN, s.s.token_wounds, s.s.spaces[0]) == (BEATEN, [0] * 12, -1)


@pytest.mark.rule("DUEL-13", "RET-2")
def test_a_wounded_token_of_the_road_is_fought_on_with_the_life_it_has_left() -> None:
    s = scene().board("return", "two three four").at("quest", PORTHOS).put(epic=1).turn(PORTHOS)
    s.rolls(blue="SSHH", red="SH").does("fight 0", "spend 1")
    assert s.s.token_wounds[0] == 1
    s.rolls(blue="SSS", red="SH").does("fight 0")
    assert (outcome(s) & BEATEN, s.s.spaces[0]) == (BEATEN, -1)


@pytest.mark.rule("DUEL-13", "GAL-2")
def test_a_wounded_token_of_the_galleries_keeps_its_wounds_and_no_epic_tokens_are_asked_for() -> None:
    s = scene().board("galleries", "panache two three gallantry two two erudition two three nobility three four")
    s.put(face_up=7, epic=2).at("quest", PORTHOS).turn(PORTHOS).rolls(blue="SSH", red="SH").does("fight 1")
    assert s.s.token_wounds[:3] == [0, 1, 0]
    s.rolls(blue="SSS", red="SH").does("fight 1")
    assert (outcome(s) & BEATEN, s.s.token_wounds[1]) == (BEATEN, 0)


@pytest.mark.rule("DUEL-13", "BAS-2")
def test_the_gaoler_keeps_his_wounds_until_he_is_beaten_and_another_takes_his_place() -> None:
    s = scene().at("bastille", PORTHOS).turn(PORTHOS).rolls(blue="SSH", red="SHS").does("escape", "end")
    assert s.s.foe_life[GAOLER] == 2
    s.at("bastille", ATHOS).rolls(blue="SSS", red="SHS").does("turn athos", "escape")
    assert (outcome(s) & BEATEN, s.s.foe_life[GAOLER]) == (BEATEN, 3)


@pytest.mark.rule("DUEL-13", "CARD-DUELS")
def test_a_duellist_of_paris_keeps_his_wounds_and_the_next_is_unhurt() -> None:
    s = scene().paris("duels").foe("henchman", "paris").at("paris", PORTHOS).turn(PORTHOS)
    s.rolls(blue="SSH", red="SHS").does("duel duellist")
    assert (s.s.foe_life[PARIS_DUELLIST], s.s.progress) == (2, 0)
    s.rolls(blue="SSS", red="SHS").does("duel duellist")
    assert (s.s.foe_life[PARIS_DUELLIST], s.s.progress) == (3, 1)


@pytest.mark.rule("DUEL-13", "CARD-NEMESIS")
def test_the_nemesis_keeps_its_wounds() -> None:
    s = scene().louvre("poisons").trap("nemesis", "louvre", PORTHOS).at("louvre", PORTHOS).turn(PORTHOS)
    s.rolls(blue="SSH", red="SHS").does("duel nemesis")
    assert s.s.foe_life[NEMESIS_DUELLIST] == 2
    s.rolls(blue="SSS", red="SHS").does("duel nemesis")
    assert (outcome(s) & BEATEN, s.s.nemesis) == (BEATEN, -1)
