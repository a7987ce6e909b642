"""BAS: leaving the Bastille, by a duel with a gaoler or by a bribe."""

from typing import TYPE_CHECKING, Final

from ..effects.on_milady import heal_foe
from ..effects.on_musketeers import is_lying, set_place
from ..effects.on_tracks import lose_pistoles
from ..frames import Contents, Done, Frame, Step
from ..ids import COLOMBIER, GAOLER
from .duel import Duel
from .duel_outcome import BEATEN
from .recovery import Recover

if TYPE_CHECKING:
    from ..machine import Game


BRIBE_PRICE: Final = 1  # BAS-2


class Escape(Frame):
    """Out of the Bastille by fighting a gaoler in an ordinary duel."""

    __slots__ = ()
    kind = "escape"
    fields = ("result", "hero")

    def contents(self) -> Contents:
        return ESCAPE_STEPS


class FightGaoler(Step[Escape]):
    __slots__ = ()

    def run(self, g: "Game", escape: Escape) -> int:
        escape.next_step()
        return g.call(Duel(escape.hero, GAOLER))  # BAS-2


class AfterGaoler(Step[Escape]):
    __slots__ = ()

    def run(self, g: "Game", escape: Escape) -> int:
        escape.next_step()
        beaten = escape.result & BEATEN
        if beaten:
            heal_foe(g, GAOLER)  # DUEL-13: the next gaoler is another man
        if is_lying(g, escape.hero):
            return g.call(Recover(escape.hero))  # BAS-3, RUL-OUT-TIMING
        if beaten or not g.table.bastille_must_win:  # BAS-2, RUL-BASTILLE-DUEL
            leave_bastille(g, escape.hero)
        return g.done()


ESCAPE_STEPS: Final = Contents(Escape, {"fight": FightGaoler(), "result": AfterGaoler(), "done": Done()})


def bribe(g: "Game", hero: int) -> None:
    lose_pistoles(g, BRIBE_PRICE)  # BAS-2
    leave_bastille(g, hero)


def leave_bastille(g: "Game", hero: int) -> None:
    set_place(g, hero, COLOMBIER)  # BAS-2
    g.emit("freed", hero)
