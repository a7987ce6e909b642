"""A bot that thinks ahead: it deals worlds that fit what it sees, tries its answers there, and judges where they lead."""

from random import Random
from typing import Final

from mousquetaires.engine.view import Observation

from ..base import Bot, SeatPrompt
from .budget import Budget, budget_of
from .search import Search
from .value import fitted

__all__ = ["MASTER", "Budget", "MasterBot", "budget_of"]

MASTER: Final = "master"
USUAL: Final = Budget()


class MasterBot:
    """Plays like an adept until something else has proved better."""

    def __init__(self, policy: Bot, budget: Budget = USUAL) -> None:
        self.policy = policy
        self.budget = budget

    @property
    def name(self) -> str:
        return MASTER if self.budget == USUAL else f"{MASTER}:{self.budget}"

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        value = fitted("milady" if view.table.milady else "solo")
        return Search(view, prompt, rng, self.policy, value).best(self.budget)
