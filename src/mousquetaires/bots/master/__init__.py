"""A bot that thinks ahead: it deals worlds that fit what it sees, tries its answers there, and looks what comes of it."""

from random import Random
from typing import Final

from mousquetaires.engine.view import Observation

from ..base import Explained, Explainer, SeatPrompt, Why
from .budget import Budget, budget_of
from .search import Found, Search
from .value import fitted

__all__ = ["MASTER", "Budget", "MasterBot", "budget_of"]

MASTER: Final = "master"
USUAL: Final = Budget()


class MasterBot:
    """Plays like an adept until something else has proved better."""

    def __init__(self, policy: Explainer, budget: Budget = USUAL) -> None:
        self.policy = policy
        self.budget = budget

    @property
    def name(self) -> str:
        return MASTER if self.budget == USUAL else f"{MASTER}:{self.budget}"

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        return self.search(view, prompt, rng).action

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        """Where it plays like an adept, an adept's reasons; else what trying it out has shown."""
        found = self.search(view, prompt, rng)
        if found.chance > found.habit:
            return Explained(found.action, (Why("why-master", n=found.worlds, percent=round(100 * (found.chance - found.habit))),))
        usual = self.policy.explain(view, prompt, rng)
        return Explained(found.action, usual.reasons if usual.action == found.action else (Why("why-best"),))

    def search(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Found:
        value = fitted("milady" if view.table.milady else "solo")
        return Search(view, prompt, rng, self.policy, value).best(self.budget)
