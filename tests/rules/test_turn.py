"""TURN and END: the four phases, and what the end of a turn brings."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, LOUVRE_NAMES, PORTHOS
from tests.rules import printed
from tests.scene import Scene, scene


def in_order(s: Scene, *kinds: str) -> list[tuple[str, tuple[int, ...]]]:
    """The events of these kinds as they happened."""
    s.settle()
    return [(event.kind, event.values) for event in s.log if event.kind in kinds]


@pytest.mark.rule("TURN-1", "END-1")
def test_a_turn_is_milady_the_musketeers_la_rochelle_and_the_end() -> None:
    s = scene().at("paris", ARAMIS).phase("milady").rolls(red="S S")
    everybody = ("turn athos", "end", "turn aramis", "end", "turn dartagnan", "end", "end")
    s.does("go louvre", "take", *everybody, "go louvre", "take", *everybody)
    assert in_order(s, "turn_began", "phase_began", "siege_red_rolled", "time_moved") == [
        ("phase_began", (1,)),
        ("phase_began", (2,)),
        ("phase_began", (3,)),
        ("siege_red_rolled", (1,)),
        ("phase_began", (4,)),
        ("time_moved", (1,)),
        ("turn_began", (2,)),
        ("phase_began", (1,)),
        ("phase_began", (2,)),
        ("phase_began", (3,)),
        ("siege_red_rolled", (1,)),
        ("phase_began", (4,)),
        ("time_moved", (2,)),
        ("turn_began", (3,)),
        ("phase_began", (1,)),
    ]


@pytest.mark.rule("END-1")
def test_phase_three_assesses_the_siege_before_time_moves() -> None:
    s = scene().at("paris", ARAMIS).put(time=2).played(DARTAGNAN, ATHOS, ARAMIS).rolls(red="S")
    s.milady("louvre").turn(PORTHOS).does("end")
    assert in_order(s, "siege_red_rolled", "siege_moved", "time_moved") == [
        ("siege_red_rolled", (1,)),
        ("siege_moved", (-1,)),
        ("time_moved", (3,)),
    ]


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("space", [0, 5, 10])
def test_the_time_token_moves_one_space(space: int) -> None:
    s = scene().put(time=space).phase("end").settle()
    assert s.s.time == space + 1
    assert s.said("time_moved") == [(space + 1,)]


@pytest.mark.rule("END-3")
@pytest.mark.parametrize(("space", "honour"), [(0, 9), (1, 8)])
def test_the_louvre_token_moves_one_space_down(space: int, honour: int) -> None:
    s = scene().put(honour=9).louvre("poisons", space).phase("end").settle()
    assert (s.s.louvre_space, s.s.honour) == (space + 1, honour)
    assert s.said("louvre_moved") == [(space + 1,)]


@pytest.mark.rule("END-3")
def test_the_louvre_token_moves_even_when_the_mission_was_only_just_turned_up() -> None:
    s = scene().at("paris", ARAMIS).louvre("poisons", 1).at("louvre", DARTAGNAN).hand(DARTAGNAN, "panache*3")
    s.played(ATHOS, ARAMIS, PORTHOS).milady("paris").turn(DARTAGNAN).draws("louvre_draw", "gaming_debt").rolls(red="H")
    s.does("challenge panache", "skill 3", "lay brisemont -", "end")
    assert s.said("louvre_moved") == [(0,), (1,)]
    assert (LOUVRE_NAMES[s.s.louvre_card], s.s.louvre_space) == ("gaming_debt", 1)


@pytest.mark.rule("END-4")
def test_the_paris_card_does_its_harm_last() -> None:
    s = scene().paris("disappearance").louvre("poisons").phase("end")
    assert in_order(s, "time_moved", "louvre_moved") == [
        ("time_moved", (1,)),
        ("louvre_moved", (1,)),
        ("time_moved", (2,)),
    ]
    s = scene().paris("message").louvre("poisons", 1).phase("end")
    harm = printed.paris("message").effect_amount
    assert in_order(s, "time_moved", "louvre_moved", "honour_lost") == [
        ("time_moved", (1,)),
        ("louvre_moved", (2,)),
        ("honour_lost", (1, s.s.honour + harm)),
        ("honour_lost", (harm, s.s.honour)),
    ]


@pytest.mark.rule("END-4")
def test_without_a_paris_card_nothing_more_happens() -> None:
    s = scene().put(honour=9, purse=5).phase("end").settle()
    assert (s.s.time, s.s.honour, s.s.purse, sum(s.s.treachery_hand)) == (1, 9, 5, 0)
    s = scene().put(honour=9, purse=5).paris("smuggler").phase("end").settle()
    assert (s.s.time, s.s.honour, s.s.purse, sum(s.s.treachery_hand)) == (1, 9, 5, 0)


@pytest.mark.rule("TURN-1")
def test_what_lasted_a_turn_is_over_when_the_next_begins() -> None:
    s = scene().put(reinforced=1, emergency=1, sand_out=1, conscripts=1, isolated=1, time_stopped=1, gift_used=1)
    s.put(played=15, jailed=15, ridden=15, must_leave=2).phase("end").settle()
    assert s.s.turn == 2
    for name in ("reinforced", "emergency", "sand_out", "conscripts", "isolated", "time_stopped", "gift_used"):
        assert getattr(s.s, name) == 0, name
    assert (s.s.played, s.s.jailed, s.s.ridden, s.s.must_leave) == (0, 0, 0, 0)
    assert s.s.time == 0, "it was held"
