"""ENG: de Wardes bars the way to England."""

from typing import TYPE_CHECKING, Final

from ..frames import Contents
from .duel_with_reward import DuelWithReward, duel_with_reward_steps
from .quest import BoardDone

if TYPE_CHECKING:
    from ..machine import Game


class WardesDuel(DuelWithReward):
    """Beating de Wardes completes board 2."""

    __slots__ = ()
    kind = "wardes_duel"

    def contents(self) -> Contents:
        return WARDES_DUEL_STEPS

    def won(self, g: "Game") -> int:
        return g.call(BoardDone(self.hero))  # ENG-1


WARDES_DUEL_STEPS: Final = duel_with_reward_steps(WardesDuel)
