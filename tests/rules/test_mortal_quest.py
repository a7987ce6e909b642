"""VAR-2, GOAL-7: Mortal Quest: it does not matter who puts a Musketeer out of action there."""

import pytest

from mousquetaires.engine.ids import BARRED, FOE_NAMES, PORTHOS
from mousquetaires.engine.reasons import Reason
from tests.scene import Scene, scene

MEN = "three two two two decoy decoy decoy decoy three three three three"
OTHERS = 0b0111  # every Musketeer in play but Porthos


def falls_to_rochefort(place: str, barred: int, blue: str) -> Scene:
    """Porthos, on his last life, attempts a step where Rochefort waits."""
    s = scene(variants=("mortal_quest",)).at(place, PORTHOS).life(PORTHOS, 1).milady(place).put(barred=barred)
    s.tokens(MEN).louvre("poisons").foe("henchman", "louvre").turn(PORTHOS)
    dice = s.table.components.foes[FOE_NAMES.index("rochefort")].dice
    s.rolls(blue=blue, red="S" * dice).does("path rooms" if place == "quest" else "duel henchman")
    assert s.said("rochefort_came") == [(PORTHOS, s.s.destination)]
    assert s.s.lying == 1 << PORTHOS
    return s


@pytest.mark.rule("VAR-2", "ROCH-1")
@pytest.mark.parametrize("blue", ["LLL", "SLL"])  # Rochefort unhurt, or both wounded
def test_mortal_quest_one_who_falls_to_rochefort_there_may_not_go_back(blue: str) -> None:
    s = falls_to_rochefort("quest", 0, blue)
    assert (s.s.barred, s.said("barred"), s.s.ending) == (1 << PORTHOS, [(PORTHOS,)], 0)
    s.put(played=0, lying=0).life(PORTHOS, 5).next_phase("musketeers").turn(PORTHOS)
    assert s.refuses("move quest") == Reason("VAR-2", "reason-barred")


@pytest.mark.rule("GOAL-7")
@pytest.mark.parametrize("blue", ["LLL", "SLL"])
def test_milady_wins_when_the_last_who_may_walk_the_quest_falls_to_rochefort_there(blue: str) -> None:
    assert falls_to_rochefort("quest", OTHERS, blue).s.ending == BARRED


@pytest.mark.rule("VAR-2", "GOAL-7")
def test_one_who_falls_to_rochefort_at_the_louvre_is_not_barred() -> None:
    s = falls_to_rochefort("louvre", OTHERS, "LLL")
    assert (s.s.barred, s.s.ending) == (OTHERS, 0)
