"""A duel with a reward: each kind says what a victory brings."""

from typing import TYPE_CHECKING

from ..frames import Contents, Done, Frame, Step
from .duel import Duel
from .duel_outcome import BEATEN

if TYPE_CHECKING:
    from ..machine import Game


class DuelWithReward(Frame):
    """A duel with a foe. Each kind says what is won by beating them."""

    __slots__ = ("foe",)
    fields = ("result", "hero", "place", "foe")

    def __init__(self, hero: int = -1, place: int = -1, foe: int = -1) -> None:
        super().__init__(hero, place)
        self.foe = foe

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.place, self.foe, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.foe, _ = numbers

    def won(self, g: "Game") -> int:
        """The foe is beaten."""
        raise TypeError(f"{self.kind} has no method won")


class StartDuel(Step[DuelWithReward]):
    __slots__ = ()

    def run(self, g: "Game", frame: DuelWithReward) -> int:
        frame.next_step()
        return g.call(Duel(frame.hero, frame.foe))


class AfterDuel(Step[DuelWithReward]):
    __slots__ = ()

    def run(self, g: "Game", frame: DuelWithReward) -> int:
        if not frame.result & BEATEN:
            return g.done()
        frame.next_step()
        return frame.won(g)  # DUEL-12


def duel_with_reward_steps(kind: type[DuelWithReward]) -> Contents:
    """The steps of every duel with a reward."""
    return Contents(kind, {"fight": StartDuel(), "result": AfterDuel(), "done": Done()})
