"""TREV: Tréville's orders."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, BASTILLE, DARTAGNAN, PORTHOS, RICHELIEU, TREVILLE
from mousquetaires.engine.reasons import Reason
from tests.scene import Scene, scene


def treville() -> Scene:
    """Six players; Tréville's player sits at seat 5."""
    return scene(6)


@pytest.mark.rule("TREV-1")
def test_he_orders_another_to_take_one_action_at_once_for_free() -> None:
    s = treville().turn(TREVILLE)
    assert [o for o in s.options if o.startswith("order")] == [
        "order dartagnan",
        "order athos",
        "order aramis",
        "order porthos",
    ]
    s.does("order athos")
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("ordered_action", 1 << 2, ATHOS)
    s.does("draw")
    assert (s.s.hand_size[2], s.s.played) == (1, 0)
    assert (s.asked, s.g.prompt().hero, s.actions_left) == ("musketeer_action", TREVILLE, 2)
    s.does("end", "turn athos")
    assert s.actions_left == 3, "his own actions are all there"


@pytest.mark.rule("TREV-1")
def test_once_in_his_turn() -> None:
    s = treville().turn(TREVILLE).does("order athos", "draw")
    assert "order" not in s.verbs()
    assert s.refuses("order porthos") == Reason("TREV-1", "reason-ordered-already")


@pytest.mark.rule("TREV-1")
def test_for_one_action_which_is_spent_even_if_the_other_declines() -> None:
    s = treville().turn(TREVILLE).does("order athos")
    assert s.options[0] == "pass"
    s.does("pass")
    assert (s.asked, s.g.prompt().hero, s.actions_left) == ("musketeer_action", TREVILLE, 2)
    assert (s.said("ordered"), s.said("order_declined")) == ([(ATHOS,)], [(ATHOS,)])
    s = treville().gear(TREVILLE, "thoroughbred").turn(TREVILLE).does("draw", "draw", "draw")
    assert s.refuses("order athos") == Reason("MUS-2", "reason-no-actions-left")


@pytest.mark.rule("TREV-1")
def test_nobody_else_gives_orders_and_he_gives_none_to_himself() -> None:
    s = treville().turn(ATHOS)
    assert "order" not in s.verbs()
    assert s.refuses("order porthos") == Reason("TREV-1", "reason-not-treville")
    s = treville().turn(TREVILLE)
    assert s.refuses("order treville").key == "reason-not-offered"
    s = scene(5, heroes=((DARTAGNAN,), (ATHOS,), (ARAMIS,), (TREVILLE,))).turn(TREVILLE)
    assert s.refuses("order porthos").key == "reason-not-offered", "he is not in play"


@pytest.mark.rule("TREV-1")
def test_even_one_who_has_already_played() -> None:
    s = treville().played(ATHOS).turn(TREVILLE).does("order athos", "move paris")
    assert (s.where(ATHOS), s.s.played) == ("paris", 1 << ATHOS)
    s.does("end")
    assert "turn athos" not in s.options


@pytest.mark.rule("TREV-1")
def test_under_the_normal_rules() -> None:
    s = treville().louvre("poisons").foe("lubin", "louvre").at("louvre", PORTHOS).milady("louvre").turn(TREVILLE)
    s.does("order porthos")
    assert {"draw", "move", "duel", "equip"} <= s.verbs()
    assert s.refuses("duel cavois").rule == "ACT-7"
    s.rolls(blue="HHH HH H", red="HHHH HHH HH H").does("duel lubin")
    assert s.said("rochefort_came") == [(PORTHOS, 1)], "Rochefort cares little who gave the order"


@pytest.mark.rule("TREV-1")
def test_no_thoroughbred_comes_with_an_order() -> None:
    s = treville().gear(ATHOS, "thoroughbred").turn(TREVILLE).does("order athos")
    assert not {"ride", "order", "end"} & s.verbs()
    for action in ("ride paris", "order porthos", "end"):
        assert s.refuses(action).key == "reason-not-offered"


@pytest.mark.rule("TREV-1")
def test_one_whom_richelieu_jailed_this_turn_cannot_try_to_leave_yet() -> None:
    s = treville().turn(ATHOS).does("move richelieu")
    assert (s.s.place[ATHOS], s.s.jailed) == (BASTILLE, 1 << ATHOS)
    s.turn(TREVILLE).does("order athos")
    assert s.verbs() == {"pass", "draw", "equip"}
    for way in ("bribe", "escape"):
        assert s.refuses(way) == Reason("BAS-4", "reason-jailed-this-turn")
    s.does("draw")
    assert s.s.hand_size[2] == 1


@pytest.mark.rule("RUL-ORDERED", "TREV-1")
def test_one_in_the_bastille_since_before_may_try_to_escape_on_an_order() -> None:
    s = treville().put(purse=5).at("bastille", ATHOS).turn(TREVILLE).does("order athos", "bribe")
    assert (s.where(ATHOS), s.s.purse, s.s.played) == ("colombier", 4, 0)


@pytest.mark.rule("TREV-1")
def test_one_ordered_into_an_empty_richelieu_goes_to_the_bastille_and_loses_his_own_turn() -> None:
    s = treville().turn(TREVILLE).does("order athos", "move richelieu")
    assert (s.s.place[ATHOS], s.s.jailed, s.s.played) == (BASTILLE, 1 << ATHOS, 1 << ATHOS)
    assert (s.asked, s.g.prompt().hero, s.actions_left) == ("musketeer_action", TREVILLE, 2)
    s.does("end")
    assert s.options == ["turn dartagnan", "turn aramis", "turn porthos"]


@pytest.mark.rule("TREV-1")
def test_one_ordered_to_richelieu_who_finds_her_stays_and_keeps_his_turn() -> None:
    s = treville().milady("richelieu").turn(TREVILLE).does("order athos", "move richelieu")
    assert (s.s.place[ATHOS], s.s.found, s.s.played) == (RICHELIEU, 1, 0)


@pytest.mark.rule("RUL-ORDERED", "RUL-LYING", "TREV-1")
def test_one_who_lies_cannot_be_ordered() -> None:
    s = treville().lying(ATHOS).turn(TREVILLE)
    assert "order athos" not in s.options
    assert s.refuses("order athos") == Reason("TREV-1", "reason-lying")


@pytest.mark.rule("TREV-1")
def test_he_leaves_richelieu_before_he_gives_orders() -> None:
    s = treville().at("richelieu", TREVILLE).put(must_leave=1 << TREVILLE).turn(TREVILLE)
    assert "order" not in s.verbs()
    assert s.refuses("order athos").rule == "RIC-5"
    s.does("move paris")
    assert "order athos" in s.options


@pytest.mark.rule("TREV-1")
def test_one_left_at_richelieu_can_only_be_ordered_to_leave() -> None:
    s = treville().at("richelieu", ATHOS).put(must_leave=1 << ATHOS).turn(TREVILLE).does("order athos")
    assert s.verbs() == {"pass", "move"}
    assert s.refuses("draw").rule == "RIC-5"


@pytest.mark.rule("TREV-1", "ACT-3", "RUL-DECLINED-TRADE")
def test_an_ordered_trade_that_is_declined_was_only_talk() -> None:
    s = treville().at("paris", ATHOS, PORTHOS).hand(ATHOS, "combat").turn(TREVILLE).does("order athos")
    s.does("trade porthos", "offer give=combat", "decline")
    assert (s.asked, s.g.prompt().hero) == ("ordered_action", ATHOS)
    s.does("trade porthos", "offer give=combat", "accept")
    assert (s.asked, s.g.prompt().hero, s.actions_left) == ("musketeer_action", TREVILLE, 2)
    assert s.held(PORTHOS, "combat") == 1
