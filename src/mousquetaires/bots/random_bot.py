"""A bot that plays any legal action at random."""

from random import Random
from typing import Final

from mousquetaires.engine.view import Observation

from .base import Explained, SeatPrompt, Why

# How often it plays a free action when it may. Rarely, so that games make progress.
FREE_SHARE: Final = 0.1


class RandomBot:
    """All answers are equally likely. Free actions are rare."""

    name: Final = "random"

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        if prompt.free and rng.random() < FREE_SHARE:
            return rng.choice(prompt.free)
        return rng.choice(prompt.options) if prompt.listed else prompt.sample(rng)

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        return Explained(self.choose(view, prompt, rng), (Why("why-random"),))
