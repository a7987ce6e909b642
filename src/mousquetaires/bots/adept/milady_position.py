"""A position as the adept Milady sees it, with the values of her cards."""

from random import Random
from typing import Final

from mousquetaires.engine.ids import ABDUCTION, CONFINED, DISAPPEARANCE, MESSAGE, PARIS, SMUGGLER
from mousquetaires.engine.view import Observation

from ..base import SeatPrompt
from ..novice.position import Position
from .milady_prices import MiladyPrices

FEW_POINTS: Final = 8  # points of honour below which the Message becomes more dangerous
MIDDLING_PURSE: Final = 4


class MiladyPosition(Position):
    __slots__ = ("prices",)

    def __init__(self, view: Observation, prompt: SeatPrompt, rng: Random, prices: MiladyPrices) -> None:
        super().__init__(view, prompt, rng)
        self.prices = prices

    def rating(self, place: int) -> int:
        """The required strength of a mission's adversaries."""
        o = self.o
        return self.box.paris[o.paris_card].rating if place == PARIS else self.box.louvre[o.louvre_card].rating

    def turns_left(self) -> float:
        """The turns until the last hour, including this one."""
        hours = self.spaces_left()
        return max(1.0, hours - min(2.0, hours / 2)) if self.o.paris_card == DISAPPEARANCE else float(hours)

    def paris_worth(self, card: int) -> float:
        """The value of a Paris card for Milady if it were played now."""
        prices = self.prices
        if card == ABDUCTION:
            return prices.abduction
        if card == DISAPPEARANCE:
            return prices.disappearance
        if card == SMUGGLER:
            return prices.smuggler + prices.smuggler_near * self.siege_near()
        if card == MESSAGE:
            return prices.message + prices.message_late * max(0.0, 1.0 - self.o.honour / FEW_POINTS)
        return prices.confined if card == CONFINED else prices.duels * min(2.0, self.o.purse / MIDDLING_PURSE)

    def siege_near(self) -> float:
        """How close the siege is to Milady's win: 1 means La Rochelle is lost to the King."""
        return max(0, -self.o.siege) / self.box.siege_end

    def going_card(self) -> int:
        """The Treachery card being played, or -1."""
        playing = self.frame("play_treachery")
        return playing["card"] if playing is not None else -1
