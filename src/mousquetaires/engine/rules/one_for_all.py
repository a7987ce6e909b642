"""ONE: the One for All card, and the moments outside phase II at which it may be played."""

from typing import TYPE_CHECKING, Final

from ..actions import ONE_EPIC, ONE_HONOUR, ONE_TIME, PASS
from ..effects.on_tracks import gain_epic, regain_honour, spend_one_for_all, stop_time
from ..frames import ASK, Contents, Frame, Step
from ..prompts import Prompt

if TYPE_CHECKING:
    from ..machine import Game

AFTER_TREACHERY: Final = 0
BEFORE_TIME: Final = 1
QUEEN_LOST: Final = 2

WORTH: Final = 2  # ONE-4, ONE-5: honour or Epic tokens a card gives


def play_one_for_all(g: "Game", effect: int) -> None:
    """The card takes effect and leaves the game."""
    spend_one_for_all(g, effect)  # ONE-2
    if effect == ONE_TIME:
        stop_time(g)  # ONE-3
    elif effect == ONE_HONOUR:
        regain_honour(g, WORTH)  # ONE-4
    elif effect == ONE_EPIC:
        gain_epic(g, WORTH)  # ONE-5


class OneWindow(Frame):
    """A moment outside phase II at which the Musketeers may play One for All."""

    __slots__ = ("moment",)
    kind = "one_window"
    fields = ("result", "", "", "moment")

    def __init__(self, moment: int = -1) -> None:
        super().__init__()
        self.moment = moment  # AFTER_TREACHERY and the others

    def contents(self) -> Contents:
        return ONE_WINDOW_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, -1, self.moment, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.moment, _ = numbers


class OfferOne(Step[OneWindow]):
    __slots__ = ()

    def run(self, g: "Game", window: OneWindow) -> int:
        s = g.s
        settled = (window.moment == BEFORE_TIME and s.time_stopped) or (window.moment == QUEEN_LOST and s.honour)
        return g.done() if settled or not s.one_for_all else ASK  # ONE-2

    def ask(self, g: "Game", window: OneWindow) -> Prompt:
        return Prompt(g, window, "one_for_all", g.table.team_mask)

    def options(self, g: "Game", window: OneWindow) -> list[int]:
        return [PASS]  # the card itself is a free action

    def answer(self, g: "Game", window: OneWindow, action: int) -> None:
        g.done()


ONE_WINDOW_STEPS: Final = Contents(OneWindow, {"offer": OfferOne()})
