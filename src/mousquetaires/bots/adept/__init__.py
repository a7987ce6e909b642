"""The adept: a bot that knows the odds, watches all tracks and predicts its opponent, on either side."""

from random import Random
from typing import Final

from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.view import Observation

from ..base import Explained, SeatPrompt
from . import milady, musketeers
from .milady_position import Scheme
from .milady_prices import MALICE, Malice
from .milady_reasons import milady_reasons
from .musketeer_position import Look
from .musketeer_prices import MUSKETEER_PRICES, MusketeerPrices
from .musketeer_reasons import musketeer_reasons


class AdeptBot:
    """Values everything in actions, plans a Musketeer's whole turn, and hides Milady where she does the most harm."""

    name: Final = "adept"

    def __init__(self, musketeer_prices: MusketeerPrices = MUSKETEER_PRICES, malice: Malice = MALICE) -> None:
        self.musketeer_prices = musketeer_prices
        self.malice = malice

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        if prompt.seat == MILADY:
            return milady.answer(Scheme(view, prompt, rng, self.malice))
        return musketeers.answer(Look(view, prompt, rng, self.musketeer_prices))

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        """Choose an action, then derive its reasons from the position, without the random part of the choice."""
        if prompt.seat == MILADY:
            scheme = Scheme(view, prompt, rng, self.malice)
            action = milady.answer(scheme)
            return Explained(action, milady_reasons(scheme, action))
        look = Look(view, prompt, rng, self.musketeer_prices)
        action = musketeers.answer(look)
        return Explained(action, musketeer_reasons(look, action))
