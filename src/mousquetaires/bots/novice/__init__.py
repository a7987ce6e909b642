"""The novice: a bot that plays by rules of thumb, on either side."""

from random import Random
from typing import Final

from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.view import Observation

from ..base import Explained, SeatPrompt, Why
from . import milady, musketeers
from .position import Position


class NoviceBot:
    """Knows the rules, the odds of a duel and a few rules of thumb."""

    name: Final = "novice"

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        position = Position(view, prompt, rng)
        return milady.answer(position) if prompt.seat == MILADY else musketeers.answer(position)

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        """A novice has no better reason than its rule of thumb."""
        return Explained(self.choose(view, prompt, rng), (Why("why-novice"),))
