"""ONE, and the two tracks it can save: One for All, the Time token, the Queen's honour."""

from typing import TYPE_CHECKING, Final

from ..actions import ONE_EPIC, ONE_HONOUR, ONE_TIME, PASS
from ..effects import dishonour, gain_epic, lose_honour, move_time, regain_honour, spend_one_for_all, stop_time
from ..frames import ASK, Contents, Frame, Step
from ..prompts import Prompt

if TYPE_CHECKING:
    from ..machine import Game

AFTER_TREACHERY: Final = 0
BEFORE_TIME: Final = 1
QUEEN_LOST: Final = 2

WORTH: Final = 2  # ONE-4, ONE-5: honour or Epic tokens a card gives


def play_one_for_all(g: "Game", effect: int) -> None:
    """The card takes effect and leaves the game."""
    spend_one_for_all(g, effect)  # ONE-2
    if effect == ONE_TIME:
        stop_time(g)  # ONE-3
    elif effect == ONE_HONOUR:
        regain_honour(g, WORTH)  # ONE-4
    elif effect == ONE_EPIC:
        gain_epic(g, WORTH)  # ONE-5


class OneWindow(Frame):
    """A moment outside phase II at which the Musketeers may play One for All."""

    __slots__ = ("moment",)
    kind = "one_window"
    fields = ("result", "", "", "moment")

    def __init__(self, moment: int = -1) -> None:
        super().__init__()
        self.moment = moment  # AFTER_TREACHERY and the others

    def contents(self) -> Contents:
        return ONE_WINDOW_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, -1, self.moment, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.moment, _ = numbers


class OfferOne(Step[OneWindow]):
    __slots__ = ()

    def run(self, g: "Game", window: OneWindow) -> int:
        s = g.s
        settled = (window.moment == BEFORE_TIME and s.time_stopped) or (window.moment == QUEEN_LOST and s.honour)
        return g.done() if settled or not s.one_for_all else ASK  # ONE-2

    def ask(self, g: "Game", window: OneWindow) -> Prompt:
        return Prompt(g, window, "one_for_all", g.table.team_mask)

    def options(self, g: "Game", window: OneWindow) -> list[int]:
        return [PASS]  # the card itself is a free action

    def answer(self, g: "Game", window: OneWindow, action: int) -> None:
        g.done()


ONE_WINDOW_STEPS: Final = Contents(OneWindow, {"offer": OfferOne()})


class TimeMove(Frame):
    """The Time token is about to move, unless One for All holds it."""

    __slots__ = ("spaces",)
    kind = "time_move"
    fields = ("result", "", "", "", "spaces")

    def __init__(self, spaces: int = 0) -> None:
        super().__init__()
        self.spaces = spaces

    def contents(self) -> Contents:
        return TIME_MOVE_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, -1, -1, self.spaces]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, _, self.spaces = numbers


class AnswerTime(Step[TimeMove]):
    """The Musketeers may play One for All before the token moves."""

    __slots__ = ()

    def run(self, g: "Game", move: TimeMove) -> int:
        move.next_step()
        return g.call(OneWindow(BEFORE_TIME))  # ONE-2


class MoveTime(Step[TimeMove]):
    __slots__ = ()

    def run(self, g: "Game", move: TimeMove) -> int:
        if g.s.time_stopped:  # ONE-3
            g.emit("time_held")
            return g.done()
        move_time(g, move.spaces)
        return g.done()


TIME_MOVE_STEPS: Final = Contents(TimeMove, {"answer": AnswerTime(), "move": MoveTime()})


class QueenLoses(Frame):
    """The Queen loses honour. With none left, only One for All can save her."""

    __slots__ = ("honour",)
    kind = "queen_loses"
    fields = ("result", "", "", "", "honour")

    def __init__(self, honour: int = 0) -> None:
        super().__init__()
        self.honour = honour  # that she loses

    def contents(self) -> Contents:
        return QUEEN_LOSES_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, -1, -1, self.honour]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, _, self.honour = numbers


class LoseHonour(Step[QueenLoses]):
    __slots__ = ()

    def run(self, g: "Game", loss: QueenLoses) -> int:
        lose_honour(g, loss.honour)
        loss.next_step()
        return g.call(OneWindow(QUEEN_LOST)) if g.s.honour == 0 else g.done()  # GOAL-5, ONE-4


class CheckHonour(Step[QueenLoses]):
    __slots__ = ()

    def run(self, g: "Game", loss: QueenLoses) -> int:
        if g.s.honour == 0:
            dishonour(g)
        return g.done()


QUEEN_LOSES_STEPS: Final = Contents(QueenLoses, {"lose": LoseHonour(), "saved": CheckHonour()})
