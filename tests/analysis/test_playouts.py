"""Playouts: the same numbers every time, with an interval that is as wide as it has to be."""

import pytest

from mousquetaires.analysis.game_steps import game_steps
from mousquetaires.analysis.playouts import band_after, interval
from mousquetaires.engine.ids import DIAMONDS
from tests.analysis.games import golden


def test_a_moment_always_gets_the_same_band() -> None:
    steps = [step for step in game_steps(golden("milady-2")) if step.after.s.turn]
    step = steps[-40]
    band = band_after(step.after, step.at, 4)
    assert band == band_after(step.after, step.at, 4)
    assert 0 <= band.low <= band.chance <= band.high <= 1


def test_after_the_end_the_result_is_certain() -> None:
    session = golden("milady-2")
    *_, last = game_steps(session)
    band = band_after(last.after, last.at, 3)
    assert band.chance == (0.0 if session.game.s.ending == DIAMONDS else 1.0)


@pytest.mark.parametrize(("wins", "low", "high"), [(0, 0.0, 0.278), (5, 0.237, 0.763), (10, 0.722, 1.0)])
def test_the_interval_is_wilsons(wins: int, low: float, high: float) -> None:
    assert interval(wins, 10) == pytest.approx((low, high), abs=0.001)
