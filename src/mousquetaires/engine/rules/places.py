"""Where one can walk: entering places, Richelieu's den, the Bastille (RIC, BAS)."""

from typing import TYPE_CHECKING

from ..effects import (
    bar_undo,
    find_milady,
    has_played,
    heal_foe,
    is_lying,
    jail,
    lose_pistoles,
    mark_jailed,
    mark_played,
    rule_out,
    set_place,
    show_milady,
)
from ..frames import Frame
from ..ids import COLOMBIER, GAOLER, RICHELIEU
from .draw import Recover
from .duel import BEATEN, Duel
from .force import TrapBite

if TYPE_CHECKING:
    from ..machine import Game

BRIBE_PRICE = 1  # BAS-2


class Enter(Frame):
    """A Musketeer comes to a place: traps bite, Richelieu's guards look up."""

    __slots__ = ()
    kind = "enter"
    steps = ("arrive", "done")

    def blank(self) -> "Enter":
        return Enter.__new__(Enter)

    def step(self, g: "Game") -> int:
        if self.pc == 1:
            return g.done()
        self.pc = 1
        set_place(g, self.hero, self.place)  # ACT-2
        g.emit("rode" if self.n else "moved", self.hero, self.place)
        if self.place == RICHELIEU:
            self._search(g)
            return 0
        return g.call(TrapBite(self.hero, self.place))  # TRAP-4

    def _search(self, g: "Game") -> None:
        """She is found, or he has walked into the Cardinal's arms."""
        s = g.s
        if s.destination == RICHELIEU:  # RIC-2, RIC-4, RUL-RICHELIEU-SECOND
            show_milady(g)  # RIC-2, RIC-4
            if not s.found:
                find_milady(g, self.hero)  # RIC-2
            bar_undo(g)
            return
        rule_out(g, RICHELIEU)
        jail(g, self.hero)  # RIC-3, BAS-1
        mark_jailed(g, self.hero)  # BAS-4
        mark_played(g, self.hero)  # RIC-3, TREV-1


class Escape(Frame):
    """Out of the Bastille by the sword: an ordinary duel with a gaoler."""

    __slots__ = ()
    kind = "escape"
    steps = ("fight", "result", "done")

    def blank(self) -> "Escape":
        return Escape.__new__(Escape)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            self.pc = 1
            return g.call(Duel(self.hero, what=GAOLER))  # BAS-2
        if self.pc == 1:
            self.pc = 2
            if self.result & BEATEN:
                heal_foe(g, GAOLER)  # DUEL-13: the next gaoler is another man
            if is_lying(g, self.hero):
                return g.call(Recover(self.hero))  # BAS-3, RUL-OUT-TIMING
            if self.result & BEATEN or not g.table.bastille_must_win:  # BAS-2, RUL-BASTILLE-DUEL
                leave_bastille(g, self.hero)
        return g.done()


def bribe(g: "Game", hero: int) -> None:
    lose_pistoles(g, BRIBE_PRICE)  # BAS-2
    leave_bastille(g, hero)


def leave_bastille(g: "Game", hero: int) -> None:
    set_place(g, hero, COLOMBIER)  # BAS-2
    g.emit("freed", hero)


def turn_over(g: "Game", hero: int) -> bool:
    """Fallen, recovered or jailed: he can do no more this turn."""
    return is_lying(g, hero) or has_played(g, hero)  # MUS-4, RIC-3
