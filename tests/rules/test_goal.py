"""GOAL: how the game is won and lost."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, BARRED, DARTAGNAN, ENDING_NAMES, PORTHOS, TREVILLE
from tests.box import box
from tests.scene import Scene, scene

LAST_ROOM = "- - - - - - - - - panache two three"


def ending(s: Scene) -> str:
    s.settle()
    assert s.g.over == bool(s.s.ending)
    assert s.said("game_over") == ([(s.s.ending,)] if s.g.over else []), "told once, and only at the end"
    return ENDING_NAMES[s.s.ending]


# --- the Musketeers -----------------------------------------------------------------------------------


@pytest.mark.rule("GOAL-2")
def test_the_musketeers_win_in_the_middle_of_a_turn_when_the_fourth_board_is_complete() -> None:
    s = scene().board("galleries", LAST_ROOM).put(antechamber=3, epic=3).at("quest", ATHOS).turn(ATHOS)
    s.does("passage")
    assert ending(s) == "diamonds"
    assert (s.s.phase, s.s.played, s.g.asking) == (2, 0, False)


@pytest.mark.rule("GOAL-2")
def test_the_third_antechamber_is_not_the_last() -> None:
    rooms = "- - - - - - gallantry two two panache two three"
    s = scene().board("galleries", rooms).put(antechamber=2, epic=3).at("quest", ATHOS).turn(ATHOS).does("passage")
    assert ending(s) == "not_over"
    assert s.asked == "musketeer_action"


@pytest.mark.rule("RUL-WIN-FIRST", "GOAL-2", "GOAL-7")
def test_the_last_duel_wins_the_game_even_if_it_puts_out_the_last_who_was_allowed_there() -> None:
    s = scene(variants=("mortal_quest",)).board("galleries", "- - - - - - - - - panache two -")
    s.put(antechamber=3, barred=0b0111).at("quest", PORTHOS).life(PORTHOS, 1).turn(PORTHOS)
    s.rolls(blue="SHL", red="SS").does("fight 1")
    assert ending(s) == "diamonds"
    assert s.s.barred == 0b1111


# --- Milady -------------------------------------------------------------------------------------------


@pytest.mark.rule("GOAL-3", "TRACK-TIME")
def test_milady_wins_when_the_time_token_reaches_its_last_space() -> None:
    s = scene().put(time=10).phase("end")
    assert ending(s) == "not_over"
    assert (s.s.time, s.s.turn) == (11, 2)
    s = scene().put(time=11).louvre("poisons").phase("end")
    assert ending(s) == "time"
    assert (s.s.time, s.s.louvre_space) == (12, 0), "at once: the Louvre token has not moved"


@pytest.mark.rule("GOAL-3", "RUL-DEAD-END", "CARD-DEAD-END")
def test_dead_end_onto_the_last_space_wins_unless_one_for_all_answers_it() -> None:
    s = scene().put(time=11).treachery("dead_end").phase("milady").does("go quarters", "treachery dead_end")
    assert ending(s) == "time"
    assert s.s.phase == 1
    s = scene().put(time=11).ones(1).treachery("dead_end").phase("milady").does("go quarters", "treachery dead_end")
    assert (ending(s), s.asked, s.s.time) == ("not_over", "one_for_all", 11)
    s.does("one time")
    assert (ending(s), s.asked, s.s.time) == ("not_over", "next_musketeer", 11)


@pytest.mark.rule("GOAL-3")
def test_not_if_one_for_all_stops_the_token() -> None:
    s = scene().put(time=11).ones(1).phase("end").does("one time")
    assert ending(s) == "not_over"
    assert (s.s.time, s.s.turn) == (11, 2)
    s = scene().put(time=11).ones(1).phase("end").does("pass")
    assert ending(s) == "time"


@pytest.mark.rule("GOAL-4", "TRACK-SIEGE")
def test_milady_wins_when_the_siege_token_reaches_its_left_end() -> None:
    end = box().siege_end
    s = scene().at("paris", ARAMIS).siege(2 - end).phase("siege").rolls(red="S")
    assert ending(s) == "not_over"
    assert s.s.siege == 1 - end
    s = scene().at("paris", ARAMIS).siege(1 - end).phase("siege").rolls(red="S")
    assert (ending(s), s.s.siege, s.s.phase) == ("siege", -end, 3)


@pytest.mark.rule("GOAL-5", "TRACK-HONOUR")
def test_milady_wins_when_the_queen_has_lost_her_tenth_point_of_honour() -> None:
    s = scene().put(honour=2).treachery("plot").phase("milady").does("go quarters", "treachery plot")
    assert (ending(s), s.s.honour) == ("not_over", 1)
    s = scene().put(honour=1).treachery("plot").phase("milady").does("go quarters", "treachery plot")
    assert (ending(s), s.s.honour, s.s.phase) == ("honour", 0, 1)


@pytest.mark.rule("GOAL-5")
def test_not_if_one_for_all_brings_her_honour_back() -> None:
    s = scene().put(honour=1).ones(1).treachery("plot").phase("milady").does("go quarters", "treachery plot")
    assert s.asked == "one_for_all"
    s.does("one honour")
    assert (ending(s), s.s.honour, s.asked) == ("not_over", 2, "next_musketeer")
    s = scene().put(honour=1).ones(1).treachery("plot").phase("milady").does("go quarters", "treachery plot", "pass")
    assert ending(s) == "honour"


@pytest.mark.rule("GOAL-6")
def test_milady_wins_with_six_successes_of_the_abduction() -> None:
    s = scene().paris("abduction").put(constance=3).phase("end").rolls(red="SSHH")
    assert (ending(s), s.s.constance) == ("not_over", 5)
    s = scene().paris("abduction").put(constance=4).phase("end").rolls(red="SSHH")
    assert (ending(s), s.s.constance) == ("abduction", 6)
    s = scene().paris("abduction").put(constance=5).phase("end").rolls(red="SSSS")
    assert (ending(s), s.s.constance, s.s.turn) == ("abduction", 6, 1)


# --- Mortal Quest -------------------------------------------------------------------------------------


@pytest.mark.rule("GOAL-7")
@pytest.mark.parametrize(("barred", "name"), [(0b0111, "barred"), (0b0011, "not_over"), (0, "not_over")])
def test_milady_wins_when_every_musketeer_in_play_is_barred_from_the_quest(barred: int, name: str) -> None:
    s = scene(variants=("mortal_quest",)).put(barred=barred).at("quest", PORTHOS).life(PORTHOS, 1)
    s.tokens("three two two two decoy decoy decoy decoy three three three three")
    s.turn(PORTHOS).rolls(blue="HLL", red="SSS").does("path rooms")
    assert (ending(s), s.s.barred) == (name, barred | 1 << PORTHOS)
    assert ENDING_NAMES[BARRED] == "barred"


@pytest.mark.rule("GOAL-7")
def test_only_the_musketeers_in_play_count() -> None:
    s = scene(4, heroes=((DARTAGNAN,), (ARAMIS,), (TREVILLE,)), variants=("mortal_quest",))
    s.put(barred=0b00101).at("quest", TREVILLE).life(TREVILLE, 1)
    s.tokens("three two two two decoy decoy decoy decoy three three three three")
    s.turn(TREVILLE).rolls(blue="HLL", red="SSS").does("path rooms", "pass")
    assert ending(s) == "barred"


@pytest.mark.rule("GOAL-7")
def test_an_ambush_on_the_quest_may_be_the_last_blow_and_nobody_recovers_from_it() -> None:
    s = scene(variants=("mortal_quest",)).put(barred=0b0111).at("quest", PORTHOS).life(PORTHOS, 1)
    s.treachery("ambush").phase("milady").does("go quarters", "treachery ambush", "name porthos")
    assert ending(s) == "barred"
    assert (s.said("recovered"), s.s.hand_size[4]) == ([], 0)
    s = scene(variants=("mortal_quest",)).put(barred=0b0110).at("quest", PORTHOS).life(PORTHOS, 1)
    s.treachery("ambush").phase("milady").does("go quarters", "treachery ambush", "name porthos")
    assert ending(s) == "not_over"


@pytest.mark.rule("GOAL-7")
def test_without_the_variant_nobody_is_barred() -> None:
    s = scene().at("quest", PORTHOS).life(PORTHOS, 1)
    s.tokens("three two two two decoy decoy decoy decoy three three three three")
    s.turn(PORTHOS).rolls(blue="HLL", red="SSS").does("path rooms")
    assert (ending(s), s.s.barred) == ("not_over", 0)
