"""A bot that knows the odds, the clocks and its opponent, on either side."""

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
from .musketeer_prices import TASTE, Taste
from .musketeer_reasons import musketeer_reasons


class AdeptBot:
    """Prices everything in actions, plans a Musketeer's whole turn, and hides where it hurts."""

    name: Final = "adept"

    def __init__(self, taste: Taste = TASTE, malice: Malice = MALICE) -> None:
        self.taste = taste
        self.malice = malice

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        if prompt.seat == MILADY:
            return milady.answer(Scheme(view, prompt, rng, self.malice))
        return musketeers.answer(Look(view, prompt, rng, self.taste))

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        """The reasons are read off the table once more: whims have no part in them."""
        if prompt.seat == MILADY:
            scheme = Scheme(view, prompt, rng, self.malice)
            action = milady.answer(scheme)
            return Explained(action, milady_reasons(scheme, action))
        look = Look(view, prompt, rng, self.taste)
        action = musketeers.answer(look)
        return Explained(action, musketeer_reasons(look, action))
