"""Entering a place: a trap may attack. At Richelieu's, Milady is found or the Musketeer is jailed (RIC, TRAP-4)."""

from typing import TYPE_CHECKING, Final

from ..effects.on_history import bar_undo
from ..effects.on_milady import find_milady, rule_out, show_milady
from ..effects.on_musketeers import jail, mark_jailed, mark_played, set_place
from ..frames import RUN, Contents, Done, Frame, Step
from ..ids import RICHELIEU
from .traps import TrapAttack

if TYPE_CHECKING:
    from ..machine import Game


class Enter(Frame):
    """A Musketeer comes to a place: traps attack, and Richelieu's guards are on watch."""

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
        return g.call(TrapAttack(enter.hero, enter.place))  # TRAP-4


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
