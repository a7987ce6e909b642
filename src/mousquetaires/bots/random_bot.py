"""A bot that plays any legal action at random."""

from random import Random
from typing import Final

from mousquetaires.engine.prompts import ASSIGN_SPACES
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

    def probabilities(self, view: Observation, prompt: SeatPrompt) -> dict[int, float] | None:
        """The probability of each action, or None where answers are composed or very many."""
        if not prompt.listed or prompt.shape == ASSIGN_SPACES:
            return None
        free = FREE_SHARE if prompt.free else 0.0
        stated = {action: free / len(prompt.free) for action in prompt.free}
        return stated | {action: (1 - free) / len(prompt.options) for action in prompt.options}

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        return Explained(self.choose(view, prompt, rng), (Why("why-random"),))
