"""RIC and BAS: entering places, searching Richelieu's, leaving the Bastille."""

from typing import TYPE_CHECKING, Final

from ..effects import bar_undo, has_played, is_lying, jail, lose_pistoles, mark_jailed, mark_played, set_place
from ..frames import RUN, Contents, Done, Frame, Step
from ..ids import COLOMBIER, GAOLER, RICHELIEU
from ..milady_effects import find_milady, heal_foe, rule_out, show_milady
from .card_drawing import Recover
from .duel import Duel
from .duel_outcome import BEATEN
from .traps import TrapBite

if TYPE_CHECKING:
    from ..machine import Game

BRIBE_PRICE = 1  # BAS-2


class Enter(Frame):
    """A Musketeer comes to a place: traps bite, and Richelieu's guards are on watch."""

    __slots__ = ("riding",)
    kind = "enter"
    fields = ("result", "hero", "place", "", "riding")

    def __init__(self, hero: int = -1, place: int = -1, riding: bool = False) -> None:
        super().__init__(hero, place)
        self.riding = riding  # on a thoroughbred, which costs no action

    def contents(self) -> Contents:
        return ENTER_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.place, -1, int(self.riding)]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, _, riding = numbers
        self.riding = bool(riding)


class Arrive(Step[Enter]):
    __slots__ = ()

    def run(self, g: "Game", enter: Enter) -> int:
        enter.next_step()
        set_place(g, enter.hero, enter.place)  # ACT-2
        g.emit("rode" if enter.riding else "moved", enter.hero, enter.place)
        if enter.place == RICHELIEU:
            search_richelieu(g, enter.hero)  # RIC-2, RIC-3
            return RUN
        return g.call(TrapBite(enter.hero, enter.place))  # TRAP-4


ENTER_STEPS: Final = Contents(Enter, {"arrive": Arrive(), "done": Done()})


def search_richelieu(g: "Game", hero: int) -> None:
    """Either Milady is found there, or the Musketeer goes to the Bastille."""
    s = g.s
    if s.destination == RICHELIEU:  # RIC-2, RIC-4, RUL-RICHELIEU-SECOND
        show_milady(g)  # RIC-2, RIC-4
        if not s.found:
            find_milady(g, hero)  # RIC-2
        bar_undo(g)
        return
    rule_out(g, RICHELIEU)
    jail(g, hero)  # RIC-3, BAS-1
    mark_jailed(g, hero)  # BAS-4
    mark_played(g, hero)  # RIC-3, TREV-1


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


def turn_over(g: "Game", hero: int) -> bool:
    """Whether a Musketeer has fallen, recovered or been jailed, and can do no more this turn."""
    return is_lying(g, hero) or has_played(g, hero)  # MUS-4, RIC-3
