"""The master: a bot that deals worlds that fit its view, tries its answers there and compares the results."""

from random import Random
from typing import Final

from mousquetaires.engine.view import Observation

from ..base import Explained, Explainer, SeatPrompt, Why
from .budget import Budget, Clock, budget_of
from .playout import Dealer, deal
from .playout_policy import Policy
from .search import Found, Search
from .value import fitted

__all__ = ["MASTER", "Budget", "MasterBot", "budget_of"]

MASTER: Final = "master"
USUAL: Final = Budget()


class MasterBot:
    """Plays like an adept, unless the search has found something clearly better."""

    def __init__(self, adept: Explainer, policy: Policy, budget: Budget = USUAL) -> None:
        self.adept = adept
        self.policy = policy
        self.budget = budget
        self.deal: Dealer = deal

    @property
    def name(self) -> str:
        return MASTER if self.budget == USUAL else f"{MASTER}:{self.budget}"

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        return self.search(view, prompt, rng).action

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        """The results of the search, plus the adept's reasons where both agree."""
        found = self.search(view, prompt, rng)
        usual = self.adept.explain(view, prompt, rng)
        reasons = usual.reasons if usual.action == found.action else ()
        return Explained(found.action, (*tried(found), *reasons) or (Why("why-best"),))

    def search(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Found:
        value = fitted("milady" if view.table.milady else "solo")
        search = Search(view, prompt, rng, self.adept, self.policy, value)
        search.deal = self.deal
        return search.best(Clock(self.budget))


def tried(found: Found) -> tuple[Why, ...]:
    """The winning chances after the chosen answer and after the best alternative."""
    if not found.worlds:
        return ()
    percent, rival = round(100 * found.chance), round(100 * found.rival)
    return (Why("why-master", n=found.worlds, percent=percent, instead=found.instead, rival=rival),)
