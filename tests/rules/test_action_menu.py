"""Whose actions a menu lists: those of the Musketeer who acts, wherever the first and the last one are."""

import pytest

from mousquetaires.engine.ids import ATHOS, DARTAGNAN, PORTHOS
from tests.scene import scene


@pytest.mark.rule("ACT-1", "RIC-5")
def test_he_may_draw_although_others_have_to_leave_richelieu() -> None:
    s = scene().at("richelieu", DARTAGNAN, PORTHOS).put(must_leave=1 << DARTAGNAN | 1 << PORTHOS)
    assert "draw" in s.at("paris", ATHOS).turn(ATHOS).options


@pytest.mark.rule("ACT-9", "CARD-DISAPPEARANCE")
def test_he_may_search_paris_alone() -> None:
    s = scene().paris("disappearance").at("colombier", DARTAGNAN, PORTHOS).at("paris", ATHOS).turn(ATHOS)
    assert "task -" in s.options


@pytest.mark.rule("ACT-9", "CARD-SMUGGLER")
@pytest.mark.parametrize("card", ["combat", "double"])
def test_he_may_give_the_smuggler_a_card_alone(card: str) -> None:
    s = scene().paris("smuggler").at("colombier", DARTAGNAN, PORTHOS).at("paris", ATHOS).hand(ATHOS, card).turn(ATHOS)
    assert f"task {card}" in s.options


@pytest.mark.rule("ACT-7", "ACT-9")
def test_he_may_fight_the_duellist_alone() -> None:
    s = scene().paris("duels").at("colombier", DARTAGNAN, PORTHOS).at("paris", ATHOS).turn(ATHOS)
    assert "duel duellist" in s.options


@pytest.mark.rule("ARM-5")
def test_after_his_last_action_he_may_still_ride() -> None:
    s = scene().gear(ATHOS, "thoroughbred").turn(ATHOS).does("draw", "draw", "draw")
    assert s.asked == "musketeer_action"


@pytest.mark.rule("ARM-5", "BAS-2")
def test_a_prisoner_has_no_use_for_his_horse() -> None:
    s = scene().at("bastille", ATHOS).gear(ATHOS, "thoroughbred").turn(ATHOS).does("draw", "draw", "draw")
    assert s.asked == "next_musketeer"
