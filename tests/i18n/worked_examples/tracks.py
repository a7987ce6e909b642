"""Examples of how a game ends, of the siege, of time and of honour."""

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, PORTHOS
from tests.box import box
from tests.scene import pack, scene


def goal_2() -> list[int]:
    s = scene().at("quest", ATHOS).board("galleries").put(antechamber=3, epic=3)
    s.tokens("- - - - - - - - - nobility two two", (9, 10, 11)).turn(ATHOS)
    had = s.actions_left
    price = s.s.epic
    s.does("passage")
    assert (s.g.over, s.s.epic, s.said("siege_red_rolled")) == (True, 0, [])
    return [s.s.antechamber, 4, price, had - 1]  # the boards are counted from 1


def goal_3() -> list[int]:
    last = len(box().time_dice)
    held = scene().ones(1).put(turn=last, time=last - 1).phase("end").does("one time")
    assert (held.s.time, held.g.over) == (last - 1, False)
    assert scene().put(turn=last, time=last - 1).phase("end").settle().g.over
    return [last, last, last, held.s.turn]


def siege_2() -> list[int]:
    def red(time: int, reinforced: int) -> int:
        s = scene().at("louvre", ARAMIS).put(time=time, reinforced=reinforced)
        dice = box().time_dice[time] + (reinforced if box().time_dice[time] < 4 else 0)
        s.rolls(red="H" * dice).phase("siege").settle()
        assert s.said("siege_red_rolled") == [(pack("H" * dice),)]
        assert (s.asked == "siege_reroll") == (bool(reinforced) and box().time_dice[time] == 4)
        return dice

    at_four = next(time for time, dice in enumerate(box().time_dice) if dice == 4)
    seventh = at_four - 3
    assert red(at_four, 1) == red(at_four, 0) == red(seventh, 1)
    return [seventh + 1, red(seventh, 0), red(seventh, 1), at_four + 1, red(at_four, 0), 1]


def siege_4() -> list[int]:
    s = (
        scene()
        .at("louvre", ARAMIS)
        .put(time=6)
        .siege(0, "combat*3")
        .rolls(red="SSS", blue="SSL")
        .phase("siege")
        .settle()
    )
    return [2, 3, -s.s.siege]


def siege_5() -> list[int]:
    s = scene().at("rochelle", ARAMIS, PORTHOS).put(time=6).siege(0, "combat*3").rolls(red="SSS", blue="SHL")
    s.phase("siege")
    before = [s.s.life[hero] for hero in (ARAMIS, PORTHOS)]
    s.does("sacrifice", "sacrifice")
    lost = {had - s.s.life[hero] for had, hero in zip(before, (ARAMIS, PORTHOS), strict=True)}
    assert (s.s.siege, lost) == (0, {1})
    plain = scene().at("louvre", ARAMIS).put(time=6).siege(0, "combat*3").rolls(red="SSS", blue="SHL").phase("siege")
    return [3, 1, -plain.settle().s.siege, *lost, 2, 1, 1]


def lou_5() -> list[int]:
    s = scene().put(honour=box().honour).louvre("poisons", 1).at("paris", DARTAGNAN).phase("end")
    s.settle()
    first, place = s.s.honour, s.s.louvre_space + 1
    s.next_phase("end").settle()
    held = sum(s.s.treachery_hand)
    return [
        2,
        place,
        box().honour - first,
        box().honour,
        first,
        box().louvre_spaces,
        first - s.s.honour,
        s.s.honour,
        held,
    ]


def end_4() -> list[int]:
    s = scene().put(time=4).paris("disappearance").phase("end").settle()
    moves = [now for (now,) in s.said("time_moved")]
    assert moves[-1] == s.s.time
    return [moves[0] - 4, moves[1] - moves[0], 4 + 1, s.s.time + 1]


def one_4() -> list[int]:
    s = scene().ones(1).put(honour=1).louvre("poisons", 2).phase("end").does("pass")
    assert (s.asked, s.s.honour) == ("one_for_all", 0)
    s.does("one honour")
    fallen = scene().put(honour=5).louvre("poisons", 2).phase("end").settle()
    return [1, 5 - fallen.s.honour, s.s.honour, s.s.honour]
