"""ENG: de Wardes bars the way to England."""

from typing import TYPE_CHECKING

from .fight import Fight
from .quest import BoardDone

if TYPE_CHECKING:
    from ..machine import Game


class WardesDuel(Fight):
    """Beating de Wardes completes board 2."""

    __slots__ = ()
    kind = "wardes_duel"

    def blank(self) -> "WardesDuel":
        return WardesDuel.__new__(WardesDuel)

    def won(self, g: "Game") -> int:
        return g.call(BoardDone(self.hero))  # ENG-1
