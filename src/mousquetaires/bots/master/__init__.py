"""A bot that thinks ahead: it deals worlds that fit what it sees, tries its answers in them, and judges where they lead."""

from random import Random
from typing import Final

from mousquetaires.engine.view import Observation

from ..base import Bot, SeatPrompt
from .budget import Budget, budget_of
from .search import Search
from .value import fitted

__all__ = ["Budget", "MasterBot", "budget_of"]


class MasterBot:
    """Plays like an adept until something else has proved better."""

    name: Final = "master"

    def __init__(self, policy: Bot, budget: Budget = Budget()) -> None:  # noqa: B008 - a tuple, never changed
        self.policy = policy
        self.budget = budget

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        value = fitted("milady" if view.table.milady else "solo")
        return Search(view, prompt, rng, self.policy, value).best(self.budget)
