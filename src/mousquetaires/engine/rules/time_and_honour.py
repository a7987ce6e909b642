"""The Time token moves, or the Queen loses honour. One for All can prevent both (ONE-3, ONE-4)."""

from typing import TYPE_CHECKING, Final

from ..effects.on_tracks import dishonour, lose_honour, move_time
from ..frames import Contents, Frame, Step
from .one_for_all import BEFORE_TIME, QUEEN_LOST, OneWindow

if TYPE_CHECKING:
    from ..machine import Game


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
