"""ONE, and the two tracks it can save: One for All, the Time token, the Queen's honour."""

from typing import TYPE_CHECKING, Final

from ..actions import ONE_EPIC, ONE_HONOUR, ONE_TIME, PASS
from ..effects import dishonour, gain_epic, lose_honour, move_time, regain_honour, spend_one_for_all, stop_time
from ..frames import ASK, Frame
from ..prompts import Prompt

if TYPE_CHECKING:
    from ..machine import Game

AFTER_TREACHERY: Final = 0
BEFORE_TIME: Final = 1
QUEEN_LOST: Final = 2

WORTH: Final = 2  # ONE-4, ONE-5: honour or Epic tokens a card gives


def play_one_for_all(g: "Game", effect: int) -> None:
    """All for one: the card does its deed and leaves the game."""
    spend_one_for_all(g, effect)  # ONE-2
    if effect == ONE_TIME:
        stop_time(g)  # ONE-3
    elif effect == ONE_HONOUR:
        regain_honour(g, WORTH)  # ONE-4
    elif effect == ONE_EPIC:
        gain_epic(g, WORTH)  # ONE-5


class OneWindow(Frame):
    """A moment outside phase II at which the Musketeers may answer with One for All."""

    __slots__ = ()
    kind = "one_window"
    steps = ("offer",)

    def blank(self) -> "OneWindow":
        return OneWindow.__new__(OneWindow)

    def step(self, g: "Game") -> int:
        s = g.s
        settled = (self.what == BEFORE_TIME and s.time_stopped) or (self.what == QUEEN_LOST and s.honour)
        if settled or not s.one_for_all:
            return g.done()
        return ASK  # ONE-2

    def ask(self, g: "Game") -> Prompt:
        return Prompt(g, self, "one_for_all", g.table.team_mask)

    def options(self, g: "Game") -> list[int]:
        return [PASS]  # the card itself is a free action: see rules.free

    def answer(self, g: "Game", action: int) -> None:
        g.done()


class TimeMove(Frame):
    """The Time token is about to move ``n`` spaces, unless One for All holds it."""

    __slots__ = ()
    kind = "time_move"
    steps = ("answer", "move")

    def blank(self) -> "TimeMove":
        return TimeMove.__new__(TimeMove)

    def step(self, g: "Game") -> int:
        if g.s.time_stopped:  # ONE-3
            g.emit("time_held")
            return g.done()
        if self.pc == 0:
            self.pc = 1
            return g.call(OneWindow(what=BEFORE_TIME))  # ONE-2
        move_time(g, self.n)
        return g.done()


class QueenLoses(Frame):
    """The Queen loses ``n`` honour; at Richelieu's space only One for All can save her."""

    __slots__ = ()
    kind = "queen_loses"
    steps = ("lose", "saved")

    def blank(self) -> "QueenLoses":
        return QueenLoses.__new__(QueenLoses)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            lose_honour(g, self.n)
            self.pc = 1
            return g.call(OneWindow(what=QUEEN_LOST)) if g.s.honour == 0 else g.done()  # GOAL-5, ONE-4
        if g.s.honour == 0:
            dishonour(g)
        return g.done()
