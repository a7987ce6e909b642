"""BAS: the end of a fight with the gaolers."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, FOE_NAMES
from tests.scene import scene


@pytest.mark.rule("BAS-3", "MUS-3")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_one_put_out_of_action_by_the_gaolers_recovers_and_did_not_walk_out(hero: int) -> None:
    s = scene().at("bastille", hero).life(hero, 1).turn(hero)
    dice = s.table.components.foes[FOE_NAMES.index("gaoler")].dice
    s.rolls(blue="HLL", red="S" * dice).does("escape")
    assert (s.said("recovered"), s.said("freed"), s.where(hero)) == ([(hero, s.s.life[hero])], [], "colombier")
    assert s.s.played == 1 << hero
