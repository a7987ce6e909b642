"""What a menu lists: every way from a place, and the actions of the Musketeer who acts, wherever the others are."""

from typing import Final

import pytest

from mousquetaires.engine.actions import MOVE, RIDE
from mousquetaires.engine.ids import ATHOS, DARTAGNAN, OPEN_PLACES, PLACE_NAMES, PORTHOS
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.rules.action_menu import ways_of
from tests.scene import scene

OPEN: Final = [PLACE_NAMES[place] for place in OPEN_PLACES]


def ways_from(here: str, verb: str, barred: bool) -> set[str]:
    """Everywhere but where they are. The Quest may be barred, and nobody just walks out of the Bastille."""
    closed = {here, "quest" if barred else here}
    return {f"{verb} {place}" for place in OPEN if place not in closed and here != "bastille"}


@pytest.mark.rule("ACT-2", "ARM-5", "BAS-2", "VAR-2")
@pytest.mark.parametrize(("number", "verb"), [(MOVE, "move"), (RIDE, "ride")])
def test_the_ways_from_each_place_lead_to_every_other_open_place(number: int, verb: str) -> None:
    ways = ways_of(number)
    assert len(ways) == 2 * len(PLACE_NAMES)
    for n, found in enumerate(ways):
        here, barred = PLACE_NAMES[n // 2], n % 2 == 1
        assert sorted(map(to_text, found)) == sorted(ways_from(here, verb, barred)), (here, barred)


@pytest.mark.rule("ACT-2", "ARM-5", "VAR-2")
@pytest.mark.parametrize("barred", [False, True])
@pytest.mark.parametrize("here", OPEN)
def test_the_menu_lists_the_ways_from_where_he_is(here: str, barred: bool) -> None:
    s = scene(variants=("mortal_quest",)).put(barred=barred << ATHOS).at(here, ATHOS)
    s.gear(ATHOS, "thoroughbred").turn(ATHOS)
    found = {one for one in s.options if one.split()[0] in ("move", "ride")}
    assert found == ways_from(here, "move", barred) | ways_from(here, "ride", barred)


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
