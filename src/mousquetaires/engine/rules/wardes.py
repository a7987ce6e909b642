"""ENG: de Wardes bars the way to England."""

from typing import TYPE_CHECKING, Final

from ..frames import Contents
from .quest import BoardDone
from .reward_duel import Fight, fight_steps

if TYPE_CHECKING:
    from ..machine import Game


class WardesDuel(Fight):
    """Beating de Wardes completes board 2."""

    __slots__ = ()
    kind = "wardes_duel"

    def contents(self) -> Contents:
        return WARDES_DUEL_STEPS

    def won(self, g: "Game") -> int:
        return g.call(BoardDone(self.hero))  # ENG-1


WARDES_DUEL_STEPS: Final = fight_steps(WardesDuel)
