"""MUS-3: a Musketeer who is out of action stands up, heals and draws a card."""

from typing import TYPE_CHECKING, Final

from ..effects.on_musketeers import jail, stand_up, unmark_for_bastille
from ..frames import Contents, Frame, Step
from .card_drawing import DrawCards

if TYPE_CHECKING:
    from ..machine import Game


class Recover(Frame):
    """A Musketeer who lies at the Vieux Colombier stands up, heals and draws. Their turn is over."""

    __slots__ = ()
    kind = "recover"
    fields = ("result", "hero")

    def contents(self) -> Contents:
        return RECOVER_STEPS


class StandUp(Step[Recover]):
    __slots__ = ()

    def run(self, g: "Game", frame: Recover) -> int:
        stand_up(g, frame.hero)  # MUS-3
        frame.next_step()
        return g.call(DrawCards(g.table.seat_of[frame.hero], 1))  # MUS-3


class GoToJail(Step[Recover]):
    """Laffemas sends those he has put out of action to the Bastille."""

    __slots__ = ()

    def run(self, g: "Game", frame: Recover) -> int:
        if g.s.marked >> frame.hero & 1:
            unmark_for_bastille(g, frame.hero)
            jail(g, frame.hero)  # CARD-LAFFEMAS, RUL-LAFFEMAS
        return g.done()


RECOVER_STEPS: Final = Contents(Recover, {"stand": StandUp(), "jail": GoToJail()})
