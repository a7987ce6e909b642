"""One look of an adept Milady at the table: what she sees, and what her means are worth to her."""

from random import Random

from mousquetaires.engine.ids import DISAPPEARANCE, PARIS
from mousquetaires.engine.view import Observation

from ..base import SeatPrompt
from ..novice.sight import Sight
from .malice import Malice


class Scheme(Sight):
    __slots__ = ("malice",)

    def __init__(self, view: Observation, prompt: SeatPrompt, rng: Random, malice: Malice) -> None:
        super().__init__(view, prompt, rng)
        self.malice = malice

    def rating(self, place: int) -> int:
        """The strength of a mission's adversaries."""
        o = self.o
        return self.box.paris[o.paris_card].rating if place == PARIS else self.box.louvre[o.louvre_card].rating

    def turns_left(self) -> float:
        """Turns until the last hour, this one included."""
        hours = self.spaces_left()
        return max(1.0, hours - min(2.0, hours / 2)) if self.o.paris_card == DISAPPEARANCE else float(hours)

    def paris_worth(self, card: int) -> float:
        """What a Paris card is worth to her with the whole of it still to be done."""
        malice = self.malice
        return (
            malice.abduction, malice.disappearance, malice.smuggler, malice.confined, malice.message, malice.duels,
        )[card]  # fmt: skip

    def going_card(self) -> int:
        """The Treachery card being played, or -1."""
        playing = self.going("play_treachery")
        return playing.what if playing is not None else -1
