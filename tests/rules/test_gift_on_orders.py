"""CHAL-4, TREV-1: Aramis's gift works once a turn, on his own actions and on Tréville's order together."""

import pytest

from mousquetaires.engine.ids import ARAMIS, FOE_NAMES, TREVILLE
from tests.scene import Scene, scene


def facing_cavois() -> Scene:
    """Aramis, with two cards, and Cavois are at the Louvre; Tréville is in play."""
    return scene(6).at("louvre", ARAMIS).louvre("poisons").foe("cavois", "louvre").hand(ARAMIS, "panache*2")


def rolls_without_blood(s: Scene, blue: int) -> Scene:
    """The rolls of a duel in which nobody is wounded, from so many blue dice on."""
    red = s.table.components.foes[FOE_NAMES.index("cavois")].dice
    rounds = range(max(blue, red))
    return s.rolls(
        blue=" ".join("H" * (blue - n) for n in rounds if n < blue),
        red=" ".join("H" * (red - n) for n in rounds if n < red),
    )


def combat(s: Scene) -> int:
    return int(s.table.components.heroes[ARAMIS].combat)


@pytest.mark.rule("CHAL-4", "DUEL-2", "TREV-1")
def test_the_gift_used_in_his_own_turn_is_not_renewed_by_treville_s_order() -> None:
    s = facing_cavois().turn(ARAMIS)
    rolls_without_blood(s, combat(s) + 1).does("duel cavois", "cards 0 0", "gift panache", "end")
    s.turn(TREVILLE).does("order aramis")
    rolls_without_blood(s, combat(s)).does("duel cavois", "cards 0 0")
    assert (s.asked, s.g.prompt().hero) == ("musketeer_action", TREVILLE), "no second gift is offered"
    assert (s.held(ARAMIS, "panache"), len(s.said("gift_used"))) == (1, 1)


@pytest.mark.rule("CHAL-4", "DUEL-2", "TREV-1")
def test_the_gift_used_on_treville_s_order_is_spent_for_his_own_turn() -> None:
    s = facing_cavois().turn(TREVILLE).does("order aramis")
    rolls_without_blood(s, combat(s) + 1).does("duel cavois", "cards 0 0", "gift panache", "end")
    s.turn(ARAMIS)
    rolls_without_blood(s, combat(s)).does("duel cavois", "cards 0 0")
    assert (s.asked, s.g.prompt().hero) == ("musketeer_action", ARAMIS), "no second gift is offered"
    assert (s.held(ARAMIS, "panache"), len(s.said("gift_used"))) == (1, 1)


@pytest.mark.rule("CHAL-4", "TREV-1")
def test_a_gift_kept_on_treville_s_order_is_there_in_his_own_turn() -> None:
    s = facing_cavois().turn(TREVILLE).does("order aramis")
    rolls_without_blood(s, combat(s)).does("duel cavois", "cards 0 0", "pass", "end")
    s.turn(ARAMIS).does("duel cavois", "cards 0 0")
    assert (s.asked, s.options) == ("gift", ["pass", "gift panache"])
