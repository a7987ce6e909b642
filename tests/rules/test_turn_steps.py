"""MUS: what one Musketeer's action costs, and whom it moves."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, PORTHOS, TREVILLE
from mousquetaires.engine.reasons import NOT_OFFERED
from tests.rules.duels import wins
from tests.scene import Scene, scene

BOARD = "- two two two three three snare decoy decoy decoy decoy three"


def left(s: Scene) -> int:
    """How many actions the one whose turn it is has left."""
    return s.actions_left


def at_the_siege(players: int) -> Scene:
    """Athos, with two Combat cards, and Porthos at La Rochelle."""
    return scene(players).at("rochelle", ATHOS, PORTHOS).hand(ATHOS, "combat*2")


@pytest.mark.rule("ACT-3", "MUS-2")
def test_a_trade_that_is_agreed_costs_the_one_who_offered_it_one_action() -> None:
    s = at_the_siege(5).turn(ATHOS)
    before = left(s)
    s.does("trade porthos", "offer give=combat", "accept")
    assert (left(s), s.g.prompt().hero) == (before - 1, ATHOS)


@pytest.mark.rule("MUS-2", "RUL-DECLINED-TRADE")
def test_after_a_trade_that_was_declined_the_next_action_costs_one_all_the_same() -> None:
    s = at_the_siege(5).turn(ATHOS)
    before = left(s)
    s.does("trade porthos", "offer give=combat", "decline")
    assert left(s) == before
    assert left(s.does("reinforce combat")) == before - 1


@pytest.mark.rule("TREV-1", "RUL-DECLINED-TRADE")
def test_after_an_ordered_trade_that_was_declined_one_other_action_fulfils_the_order() -> None:
    s = at_the_siege(6).turn(TREVILLE).does("order athos", "trade porthos", "offer give=combat", "decline")
    s.does("reinforce combat")
    assert (s.asked, s.g.prompt().hero) == ("musketeer_action", TREVILLE)


@pytest.mark.rule("MUS-1")
def test_who_comes_next_is_the_only_question_between_two_turns() -> None:
    s = scene().played(ATHOS)
    assert s.refuses("turn athos").rule == "MUS-1"
    assert s.refuses("draw") == NOT_OFFERED


@pytest.mark.rule("INN-7", "RUL-LEAVE-PATH")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_the_one_who_goes_back_to_the_common_room_goes_alone(hero: int) -> None:
    s = scene().at("quest", DARTAGNAN, hero, PORTHOS).tokens(BOARD)
    for other in (DARTAGNAN, hero, PORTHOS):
        s.s.spot[other] = 1
    s.turn(hero).does("back")
    assert [s.s.spot[other] for other in (DARTAGNAN, hero, PORTHOS)] == [1, 0, 1]


@pytest.mark.rule("CARD-NEMESIS", "TRAP-2")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_the_mission_of_the_place_where_the_nemesis_lay_is_done_with_him(hero: int) -> None:
    s = scene().at("paris", DARTAGNAN, PORTHOS).at("louvre", hero).louvre("poisons").put(louvre_done=1)
    s.trap("nemesis", "louvre", hero).turn(hero)
    assert len(wins(s, hero, "nemesis").said("louvre_done")) == 1
