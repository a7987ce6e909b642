"""HOUR-1: the hourglass and the end of the game."""

import pytest

from mousquetaires.engine.ids import ATHOS, DIAMONDS
from mousquetaires.engine.reasons import GAME_OVER
from mousquetaires.engine.rules.hourglass import sand_refusal
from tests.scene import scene


@pytest.mark.rule("HOUR-1", "HOUR-2")
def test_the_sand_does_not_run_out_once_the_game_is_over() -> None:
    s = scene().put(emergency=1).turn(ATHOS)
    assert sand_refusal(s.g) is None
    assert sand_refusal(s.put(ending=DIAMONDS).g) == GAME_OVER
