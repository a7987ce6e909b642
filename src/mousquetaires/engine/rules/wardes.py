"""ENG: de Wardes bars the way to England."""

from typing import TYPE_CHECKING

from ..frames import Frame
from .duel import BEATEN, Duel
from .quest import BoardDone

if TYPE_CHECKING:
    from ..machine import Game


class WardesDuel(Frame):
    """Beating de Wardes completes board 2."""

    __slots__ = ()
    kind = "wardes_duel"
    steps = ("fight", "result", "done")

    def blank(self) -> "WardesDuel":
        return WardesDuel.__new__(WardesDuel)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            self.pc = 1
            return g.call(Duel(self.hero, -1, self.what))
        if self.pc == 1 and self.result & BEATEN:
            self.pc = 2
            return g.call(BoardDone(self.hero))  # ENG-1
        return g.done()
