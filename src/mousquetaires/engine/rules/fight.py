"""A duel that is fought for something: the frame around it says what a victory brings."""

from typing import TYPE_CHECKING

from ..frames import Frame
from .duel import BEATEN, Duel

if TYPE_CHECKING:
    from ..machine import Game


class Fight(Frame):
    """A duel with somebody (``what``); each kind of fight says what is won with it."""

    __slots__ = ()
    steps = ("fight", "result", "done")

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            self.pc = 1
            return g.call(Duel(self.hero, what=self.what))
        if self.pc == 1 and self.result & BEATEN:  # DUEL-12
            self.pc = 2
            return self.won(g)
        return g.done()

    def won(self, g: "Game") -> int:
        """He is beaten."""
        raise NotImplementedError(self.kind)
