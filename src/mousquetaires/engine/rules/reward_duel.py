"""A duel that is fought for something: the frame around it says what a victory brings."""

from typing import TYPE_CHECKING

from ..frames import Contents, Done, Frame, Step
from .duel import Duel
from .duel_outcome import BEATEN

if TYPE_CHECKING:
    from ..machine import Game


class Fight(Frame):
    """A duel with a foe. Each kind of fight says what is won by beating them."""

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


class FightDuel(Step[Fight]):
    __slots__ = ()

    def run(self, g: "Game", fight: Fight) -> int:
        fight.next_step()
        return g.call(Duel(fight.hero, fight.foe))


class AfterFight(Step[Fight]):
    __slots__ = ()

    def run(self, g: "Game", fight: Fight) -> int:
        if not fight.result & BEATEN:
            return g.done()
        fight.next_step()
        return fight.won(g)  # DUEL-12


def fight_steps(fight: type[Fight]) -> Contents:
    """The steps of each kind of fight."""
    return Contents(fight, {"fight": FightDuel(), "result": AfterFight(), "done": Done()})
