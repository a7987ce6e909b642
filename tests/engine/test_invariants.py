"""Every invariant can be broken: a position with one mistake is reported as exactly that mistake."""

from collections.abc import Callable

import pytest

from mousquetaires.engine import ids
from mousquetaires.engine.actions import OFFER
from mousquetaires.engine.config import MORTAL_QUEST
from mousquetaires.engine.frames import stacked
from mousquetaires.engine.ids import ATHOS, MILADY, PARIS, PORTHOS, QUEST, TREVILLE
from mousquetaires.engine.invariants import CHECKS, broken
from mousquetaires.engine.rules.siege import Siege
from mousquetaires.engine.state import State
from tests.scene import Scene, scene


def laid_out() -> Scene:
    """A sound position with a little of everything."""
    laid = scene().paris("smuggler").louvre("letter").foe("cavois", "louvre").trap("nemesis", "paris", victim=PORTHOS)
    laid.hand(PORTHOS, "combat*2 kitty").gear(ATHOS, "pistol thoroughbred").siege(1, "combat")
    return laid.settle()


def set_to(name: str, value: int) -> Callable[[State], None]:
    """A plain number is wrong."""
    return lambda s: setattr(s, name, value)


def set_in(name: str, at: int, value: int) -> Callable[[State], None]:
    """One number of a list is wrong."""

    def change(s: State) -> None:
        getattr(s, name)[at] = value

    return change


def both(*changes: Callable[[State], None]) -> Callable[[State], None]:
    def change(s: State) -> None:
        for one in changes:
            one(s)

    return change


# What is wrong, and how its name begins.
WRONG: tuple[tuple[str, Callable[[State], None]], ...] = (
    ("adventure kitty", set_in("deck", 11, 5)),
    ("hand of seat 4", set_in("hand_size", 4, 2)),
    ("hand of seat 0", both(set_in("hands", ids.COMBAT, 1), set_in("hand_size", 0, 1))),
    ("open hand of 4", set_to("open_hands", ((4, 12, 1),))),  # type: ignore[arg-type]  # rows, not a number
    ("open hand of 0", set_to("open_hands", ((MILADY, ids.COMBAT, 1),))),  # type: ignore[arg-type]
    ("open hands in", set_to("open_hands", ((4, ids.COMBAT, 1), (4, ids.COMBAT, 1)))),  # type: ignore[arg-type]
    ("treachery plot", set_in("treachery_deck", 8, 1)),
    ("treachery ambush", both(set_in("treachery_deck", 1, 3), set_in("treachery_discard", 1, -1))),
    ("paris twice", set_to("paris_hand", 1 << 2)),
    ("paris twice", set_to("paris_hand", 1)),
    ("paris cards", set_to("paris_unused", 1 << 6)),
    ("paris_card", set_to("paris_card", 6)),
    ("louvre deck", set_to("louvre_deck", 255)),
    ("louvre token", both(set_to("louvre_card", -1), set_in("foe_at", 9, 8), set_to("louvre_space", 1))),
    ("constance", set_to("constance", 7)),
    ("adversary henchman", set_in("foe_at", ids.HENCHMAN, QUEST)),
    ("life of cavois", set_in("foe_life", 9, 3)),
    ("life of cavois", set_in("foe_life", 9, 0)),
    ("trap beggars", set_in("trap_at", ids.BEGGARS, ids.COLOMBIER)),
    ("two traps", set_in("trap_at", ids.HARLOT, PARIS)),
    ("nemesis without a Musketeer", set_to("nemesis", -1)),
    ("nemesis of 4", set_to("nemesis", TREVILLE)),
    ("nemesis of 3", set_in("trap_at", ids.NEMESIS, 9)),
    ("purse", set_to("purse", 16)),
    ("epic", set_to("epic", 8)),
    ("honour", set_to("honour", -1)),
    ("siege:", set_to("siege", 6)),
    ("time", set_to("time", -1)),
    ("life of rochefort", set_in("foe_life", ids.ROCHEFORT, 6)),
    ("life of wardes", set_in("foe_life", ids.WARDES, -1)),
    ("rochefort lies", set_in("foe_life", ids.ROCHEFORT, 0)),
    ("1 wounds of token", set_in("token_wounds", 4, 1)),
    ("louvre_space", set_to("louvre_space", 4)),
    ("progress", set_to("progress", 4)),
    ("siege cards", both(set_in("siege_cards", ids.COMBAT, 4), set_in("deck", ids.COMBAT, 0))),
    ("siege cards of", set_in("siege_cards", 0, 1)),
    ("one for all", set_to("one_for_all", 1)),
    ("siege_rewards", set_to("siege_rewards", 8)),
    ("item pistol", set_in("stock", 1, 2)),
    ("item blade", both(set_in("equipment", PORTHOS, 1 << ids.BLADE), set_in("stock", ids.BLADE, 2))),
    ("item balm", set_in("stock", 4, -1)),
    ("token snare", set_in("reserve", 7, 1)),
    ("token 0 on space 3", both(set_to("board", ids.RETURN), set_to("england", 15))),
    ("england", set_to("england", 1)),
    ("england left", both(set_to("board", ids.GALLERIES), set_to("england", 7))),
    ("antechamber", set_to("antechamber", 1)),
    ("board", set_to("board", -1)),
    ("nothing lies", both(set_in("spaces", 0, -1), set_in("tokens_out", 0, 1), set_to("face_up", 1))),
    ("treville is not", set_in("place", TREVILLE, PARIS)),
    ("life of athos", set_in("life", ATHOS, 4)),
    ("equipment of athos", set_in("equipment", ATHOS, 7)),
    ("upgrades of athos", set_in("upgrades", ATHOS, 7)),
    ("athos at 7", set_in("place", ATHOS, ids.QUARTERS)),
    ("athos at 4 with 0", set_in("life", ATHOS, 0)),
    ("athos at 4 with 3", set_to("lying", 1 << ATHOS)),
    ("porthos at 1 with 0", both(set_to("lying", 1 << PORTHOS), set_in("life", PORTHOS, 0))),
    ("athos on spot 1", set_in("spot", ATHOS, 1)),
    ("athos beyond", both(set_in("place", ATHOS, QUEST), set_in("spot", ATHOS, 6))),
    ("played", set_to("played", 1 << TREVILLE)),
    ("barred", set_to("barred", 1)),
    ("must_leave", set_to("must_leave", 1 << ATHOS)),
    ("jailed", both(set_to("jailed", 1 << ATHOS), set_to("played", 1 << ATHOS))),
    ("ridden", set_to("ridden", 1 << PORTHOS)),
    ("marked", set_to("marked", 1 << ATHOS)),
    ("destination", set_to("destination", ids.BASTILLE)),
    ("excluded", set_to("excluded", 1 << ids.QUARTERS)),
    ("rochefort fled", set_to("fled", 1)),
    ("milady found", set_to("found", 1)),
    ("shown", set_to("shown", 2)),
    ("reinforced", set_to("reinforced", 9)),
    ("conscripts", set_to("conscripts", -1)),
    ("the sand", set_to("sand_out", 1)),
    ("counters", set_in("rolls", 3, -1)),
    ("ending", set_to("ending", 7)),
    ("phase", set_to("phase", 5)),
    ("time 12", set_to("time", 12)),
    ("siege -5", set_to("siege", -5)),
    ("no honour", set_to("honour", 0)),
    ("louvre token at its end", set_to("louvre_space", 3)),
    ("turn 0", set_to("turn", 0)),
    ("an offer", set_to("offer", OFFER)),
)


def test_a_sound_position_has_nothing_wrong() -> None:
    assert broken(laid_out().g) == []


@pytest.mark.parametrize(("name", "change"), WRONG, ids=[name for name, _ in WRONG])
def test_a_position_with_something_wrong_is_named(name: str, change: Callable[[State], None]) -> None:
    laid = laid_out()
    change(laid.s)
    assert any(wrong.startswith(name) for wrong in broken(laid.g)), broken(laid.g)


def test_without_milady_she_holds_nothing_and_hides_nowhere() -> None:
    alone = scene(1, milady=False).settle()
    assert broken(alone.g) == []
    alone.s.destination = ids.RICHELIEU
    alone.s.paris_hand, alone.s.paris_unused = 1, 62
    alone.s.treachery_hand[0], alone.s.treachery_deck[0] = 1, 1
    names = broken(alone.g)
    assert any("paris cards" in wrong for wrong in names)
    assert any("treachery reinforcements" in wrong for wrong in names)
    assert any("destination without" in wrong for wrong in names)


def test_one_barred_from_the_quest_is_not_there() -> None:
    mortal = scene(variants=(MORTAL_QUEST,)).put(barred=1 << PORTHOS).settle()
    assert broken(mortal.g) == []
    mortal.at("quest", PORTHOS)
    assert [wrong for wrong in broken(mortal.g) if wrong.startswith("barred")]


def test_a_stack_out_of_order_is_named() -> None:
    laid = laid_out()
    laid.g.stack[1].step = Siege().step
    laid.g.stack[1].hero = TREVILLE
    root, turn, *frames = laid.g.stack
    laid.g.top = stacked([root, turn, turn.clone(), *frames])
    names = broken(laid.g)
    assert any("step begin of siege" in wrong for wrong in names)
    assert any("hero 4" in wrong for wrong in names)
    assert any("turn twice" in wrong for wrong in names)
    laid.g.stack[1].below = None
    assert any(wrong.startswith("stack") for wrong in broken(laid.g))


def test_a_game_that_waits_for_nothing_is_named() -> None:
    laid = laid_out()
    laid.g.waiting = 0
    assert broken(laid.g) == ["waiting for nothing: 0"]


def test_a_prompt_for_nobody_is_named() -> None:
    laid = laid_out()
    laid.g.prompt().seats = 1 << 6
    assert broken(laid.g) == ["prompt next_musketeer for seats 1000000"]


def test_one_who_lies_is_not_asked_to_act() -> None:
    laid = laid_out().turn(PORTHOS)
    laid.s.life[PORTHOS] = 0
    laid.s.lying = 1 << PORTHOS
    laid.s.place[PORTHOS] = ids.COLOMBIER
    assert broken(laid.g) == ["prompt musketeer_action for porthos, who lies"]


def test_chance_without_an_outcome_is_named() -> None:
    drawing = laid_out().turn(PORTHOS)
    drawing.g.act(drawing.seat, 1)
    drawing.g.chance().weights[:] = [0] * 13
    assert broken(drawing.g) == ["nothing can fall for purpose 4"]


def test_every_check_is_broken_by_some_position() -> None:
    """No check is there for show: each is the one that names something above."""
    named = set()
    for _, change in WRONG:
        laid = laid_out()
        change(laid.s)
        for check in CHECKS:
            found: list[str] = []
            check(laid.g, found)
            named |= {check.__name__} if found else set()
    assert {check.__name__ for check in CHECKS} - named <= {"_stack", "_asked"}
