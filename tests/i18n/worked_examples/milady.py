"""Examples of Milady's phase and of her places."""

from mousquetaires.engine.ids import ARAMIS, DARTAGNAN
from tests.scene import scene


def mil_4() -> list[int]:
    s = scene().treachery("conscripts plot balm").phase("milady")
    held = sum(s.s.treachery_hand)
    s.does("go louvre")
    assert {"take", "treachery conscripts"} <= set(s.options)
    taken = scene().treachery("conscripts plot balm").phase("milady").does("go louvre", "take")
    assert taken.asked == "next_musketeer"
    usual = scene().turn(ARAMIS).actions_left
    return [held, sum(taken.s.treachery_hand), s.does("treachery conscripts").turn(ARAMIS).actions_left, usual]


def ric_2() -> list[int]:
    s = scene().milady("richelieu").turn(ARAMIS)
    had = s.actions_left
    s.does("move richelieu")
    left = s.actions_left
    s.does("end").turn(DARTAGNAN).does("move richelieu")
    assert (s.where(DARTAGNAN), s.asked) == ("richelieu", "musketeer_action")
    s.rolls(red="H").rest()
    assert sum(s.s.treachery_hand) == 0
    return [had, left]


def ric_3() -> list[int]:
    s = scene().milady("louvre").turn(ARAMIS)
    left = s.actions_left - 1
    s.does("move richelieu")
    assert (s.where(ARAMIS), s.asked) == ("bastille", "next_musketeer")
    s.rolls(red="H").rest().does("go louvre", "take").put(purse=5).turn(ARAMIS)
    had, purse = s.actions_left, s.s.purse
    s.does("bribe")
    assert s.where(ARAMIS) == "colombier"
    return [left, had - s.actions_left, purse - s.s.purse]


def qrt_1() -> list[int]:
    s = scene().put(turn=3).milady("quarters").rest()
    assert s.asked == "quarters_card"
    s.rolls(red="H").does("paris message")
    assert s.s.paris_card < 0
    s.does("go louvre")
    assert (s.asked, "paris message" in s.options) == ("new_paris", True)
    return [3, 1, s.s.turn]
