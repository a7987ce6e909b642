"""A bot that plays anything it is allowed to."""

from random import Random
from typing import Final

from mousquetaires.engine.view import Observation

from .base import Explained, SeatPrompt, Why

# How often it plays a free action when it may: seldom, so that games move on.
FREE_SHARE: Final = 0.1


class RandomBot:
    """Every answer is as likely as any other; free actions are rare."""

    name: Final = "random"

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        if prompt.free and rng.random() < FREE_SHARE:
            return rng.choice(prompt.free)
        return rng.choice(prompt.options) if prompt.listed else prompt.sample(rng)

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        return Explained(self.choose(view, prompt, rng), (Why("why-random"),))
