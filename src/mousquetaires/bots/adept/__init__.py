"""The adept: a bot that knows the odds, watches all tracks and predicts its opponent, on either side."""

from random import Random
from typing import Final

from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.view import Observation

from ..base import Explained, SeatPrompt
from . import milady, musketeers
from .milady_position import MiladyPosition
from .milady_prices import MILADY_PRICES, MiladyPrices
from .milady_reasons import milady_reasons
from .musketeer_position import MusketeerPosition
from .musketeer_prices import MUSKETEER_PRICES, MusketeerPrices
from .musketeer_reasons import musketeer_reasons


class AdeptBot:
    """Values everything in actions, plans a Musketeer's whole turn, and hides Milady where she does the most harm."""

    name: Final = "adept"

    def __init__(
        self, musketeer_prices: MusketeerPrices = MUSKETEER_PRICES, milady_prices: MiladyPrices = MILADY_PRICES
    ) -> None:
        self.musketeer_prices = musketeer_prices
        self.milady_prices = milady_prices

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        if prompt.seat == MILADY:
            return milady.answer(MiladyPosition(view, prompt, rng, self.milady_prices))
        return musketeers.answer(MusketeerPosition(view, prompt, rng, self.musketeer_prices))

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        """Choose an action, then derive its reasons from the position, without the random part of the choice."""
        if prompt.seat == MILADY:
            hers = MiladyPosition(view, prompt, rng, self.milady_prices)
            action = milady.answer(hers)
            return Explained(action, milady_reasons(hers, action))
        theirs = MusketeerPosition(view, prompt, rng, self.musketeer_prices)
        action = musketeers.answer(theirs)
        return Explained(action, musketeer_reasons(theirs, action))
