"""MUS: phase II, who plays when, what Milady does at its end, and open talk."""

import pytest

from mousquetaires.engine.events import heard_by
from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    CARD_PANACHE,
    COMBAT,
    DARTAGNAN,
    MILADY,
    PORTHOS,
    SPECTATOR,
)
from mousquetaires.engine.reasons import Reason, Refused
from tests.scene import Scene, scene

# --- turns and actions --------------------------------------------------------------------------------


@pytest.mark.rule("MUS-1")
def test_the_musketeers_act_in_any_order_each_taking_all_his_actions_before_another() -> None:
    s = scene()
    assert (s.asked, s.g.prompt().seats) == ("next_musketeer", 0b11110)
    assert s.options == ["turn dartagnan", "turn athos", "turn aramis", "turn porthos"]
    s.acts(3, "turn porthos")
    assert (s.seat, s.g.prompt().hero) == (4, PORTHOS)
    s.does("draw")
    assert s.refuses("turn athos").key == "reason-not-offered"
    assert s.refuses("turn athos", seat=2).key == "reason-not-asked"
    assert not [option for option in s.options if option.startswith("turn ")]
    s.does("draw", "draw")
    assert s.options == ["turn dartagnan", "turn athos", "turn aramis"]
    assert s.refuses("turn porthos") == Reason("MUS-1", "reason-has-played")
    s.does("turn athos", "end", "turn aramis", "end")
    assert (s.asked, s.g.prompt().hero) == ("musketeer_action", DARTAGNAN), "the last one left need not be named"


@pytest.mark.rule("MUS-2")
@pytest.mark.parametrize(("players", "actions"), [(2, 3), (3, 3), (4, 4), (5, 3), (6, 3)])
def test_each_has_his_actions_and_may_use_the_same_one_several_times(players: int, actions: int) -> None:
    s = scene(players).turn(ATHOS).does(*["draw"] * (actions - 1))
    assert (s.asked, s.g.prompt().hero) == ("musketeer_action", ATHOS)
    assert s.actions_left == 1
    s.does("draw")
    assert (s.asked, s.s.played, len(s.said("card_drawn"))) == ("next_musketeer", 1 << ATHOS, actions)


@pytest.mark.rule("MUS-2")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_he_may_stop_early(taken: int) -> None:
    s = scene().turn(ATHOS).does(*["draw"] * taken)
    assert s.options[0] == "end"
    s.does("end")
    assert (s.asked, s.s.played, s.s.hand_size[2]) == ("next_musketeer", 1 << ATHOS, taken)


@pytest.mark.rule("MUS-2")
def test_he_may_not_stop_before_he_has_left_richelieu() -> None:
    s = scene().at("richelieu", ATHOS).put(must_leave=1 << ATHOS).turn(ATHOS)
    assert "end" not in s.options
    assert s.refuses("end").rule == "RIC-5"
    s.does("move paris")
    assert "end" in s.options
    s = scene().at("richelieu", ARAMIS).put(must_leave=1 << ARAMIS).turn(ATHOS)
    assert "end" in s.options, "that is Aramis's business"


@pytest.mark.rule("MUS-2")
def test_without_actions_left_only_a_thoroughbred_takes_him_further() -> None:
    s = scene().gear(ATHOS, "thoroughbred").turn(ATHOS).does("draw", "draw", "draw")
    assert s.verbs() == {"end", "ride"}
    assert s.refuses("draw") == Reason("MUS-2", "reason-no-actions-left")


# --- the end of phase II ------------------------------------------------------------------------------


def all_but_one_played(place: str) -> Scene:
    return scene().milady(place).played(DARTAGNAN, ARAMIS, PORTHOS).turn(ATHOS)


@pytest.mark.rule("MUS-5")
@pytest.mark.parametrize(
    ("place", "deed"), [("quarters", "quarters_card"), ("richelieu", "richelieu_deed"), ("rochelle", "siege_discard")]
)
def test_once_all_have_played_she_turns_up_her_card_and_does_its_deed(place: str, deed: str) -> None:
    s = all_but_one_played(place).siege(0, "combat").does("draw", "draw")
    assert (s.s.shown, s.said("milady_shown")) == (0, [])
    s.does("draw")
    assert (s.asked, s.s.phase, s.s.shown, len(s.said("milady_shown"))) == (deed, 2, 1, 1)


@pytest.mark.rule("MUS-5")
@pytest.mark.parametrize("place", ["paris", "louvre", "quest"])
def test_at_the_other_places_she_only_shows_herself(place: str) -> None:
    s = all_but_one_played(place).rolls(red="H").does("end")
    assert (s.s.turn, len(s.said("milady_shown")), s.asked) == (2, 1, "destination")


@pytest.mark.rule("MUS-5")
def test_found_at_richelieu_she_loses_her_deed() -> None:
    s = all_but_one_played("richelieu").rolls(red="H").does("move richelieu")
    assert s.s.found == 1
    s.does("end")
    assert (s.s.turn, s.asked, sum(s.s.treachery_hand)) == (2, "destination", 0)


@pytest.mark.rule("MUS-5")
def test_driven_home_she_does_no_deed_there() -> None:
    s = all_but_one_played("quarters").put(fled=1, shown=1).rolls(red="H").does("end")
    assert (s.s.turn, s.asked, s.s.paris_hand) == (2, "destination", 0)


# --- open talk ----------------------------------------------------------------------------------------


@pytest.mark.rule("MUS-6")
def test_what_a_player_shows_of_his_hand_everybody_sees_milady_too() -> None:
    s = scene().hand(ATHOS, "combat*2 panache").turn(ATHOS)
    s.g.show(2, COMBAT)
    s.settle()
    for viewer in (MILADY, 1, 2, 3, 4, SPECTATOR):
        assert [event.values for event in heard_by(s.log, viewer) if event.kind == "card_shown"] == [(2, COMBAT)]
    assert s.s.open_hands == ((2, COMBAT, 1),)
    s.g.show(2, CARD_PANACHE)
    assert (2, CARD_PANACHE, 1) in s.s.open_hands
    assert s.asked == "musketeer_action", "showing is no action"


@pytest.mark.rule("MUS-6")
def test_nobody_shows_what_he_does_not_hold() -> None:
    s = scene().hand(ATHOS, "combat").turn(ATHOS)
    for seat, card in ((2, CARD_PANACHE), (1, COMBAT), (MILADY, COMBAT), (5, COMBAT), (2, -1), (2, 13)):
        with pytest.raises(Refused):
            s.g.show(seat, card)
    assert s.s.open_hands == ()


@pytest.mark.rule("MUS-6")
def test_a_shown_card_is_no_longer_known_once_it_is_played() -> None:
    s = scene().hand(PORTHOS, "combat*2").at("rochelle", PORTHOS).turn(PORTHOS)
    s.g.show(4, COMBAT)
    s.does("reinforce combat")
    assert (s.s.open_hands, s.held(PORTHOS, "combat")) == ((), 1)
