"""ONE-2: once One for All has settled a question, the question is over, even with another card left."""

import pytest

from mousquetaires.engine.ids import ARAMIS
from mousquetaires.engine.rules.one_for_all import AFTER_TREACHERY
from tests.scene import scene


@pytest.mark.rule("ONE-2", "ONE-3")
def test_once_the_time_token_is_held_nobody_is_asked_for_a_second_card() -> None:
    s = scene().ones(2).phase("end")
    time = s.s.time
    assert s.asked == "one_for_all"
    s.does("one time")
    assert (s.s.one_for_all, s.s.time, s.asked) == (1, time, "destination")


@pytest.mark.rule("ONE-2", "ONE-4", "GOAL-5")
def test_once_the_queen_s_honour_is_back_nobody_is_asked_for_a_second_card() -> None:
    s = scene().ones(2).put(honour=1).treachery("plot").phase("milady").does("go paris", "treachery plot")
    assert (s.asked, s.s.honour) == ("one_for_all", 0)
    s.does("one honour")
    assert (s.s.one_for_all, s.s.ending) == (1, 0)
    assert [frame.view()["moment"] for frame in s.g.stack if frame.kind == "one_window"] == [AFTER_TREACHERY]


@pytest.mark.rule("ONE-2", "GOAL-5")
def test_while_the_queen_has_honour_left_only_the_answer_to_the_treachery_card_is_offered() -> None:
    s = scene().ones(1).put(honour=5).treachery("plot").phase("milady").does("go paris", "treachery plot")
    assert s.asked == "one_for_all"
    assert s.does("pass").asked == "next_musketeer"


@pytest.mark.rule("TURN-1", "END-2", "ONE-2")
def test_the_window_before_the_time_token_moves_belongs_to_phase_four() -> None:
    s = scene().at("louvre", ARAMIS).ones(1)
    s.rolls(red="H" * s.table.components.time_dice[s.s.time]).phase("siege")
    assert (s.asked, s.s.phase) == ("one_for_all", 4)
