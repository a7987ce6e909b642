"""The evaluation behind every number of an analysis: Milady's chance to win, by the master's value formula.

The formula was fitted to positions between two turns. It does not see dice on the table or a duel that has been
declared. So the evaluation first finishes what is under way: the playout policy answers the prompts inside an action,
and every outcome of the pending roll or draw counts with its probability. Nothing is sampled.
"""

from random import Random
from typing import Final

from mousquetaires.bots.adept import AdeptBot
from mousquetaires.bots.master.fitted_policy import FittedPolicy, fitted_scores
from mousquetaires.bots.master.value import fitted
from mousquetaires.engine.config import Table
from mousquetaires.engine.machine import Game

LEAVES: Final = 64  # positions at most that one evaluation looks at
INSIDE: Final = ("combat_cards", "skill_cards", "blade", "gift", "epic_for_duel")  # prompts inside an action


class Evaluation:
    """Milady's chance to win in any position of one table."""

    def __init__(self, table: Table, leaves: int = LEAVES) -> None:
        self.leaves = leaves
        self.value = fitted("milady" if table.milady else "solo")
        self.policy = FittedPolicy(AdeptBot(), fitted_scores())

    def of(self, game: Game) -> float:
        """Milady's chance to win, from 0 to 1. In a finished game it is 0 or 1."""
        return self._mean(game.clone(), self.leaves)

    def mean(self, game: Game) -> float:
        """The mean of ``of`` over all outcomes of the pending roll or draw."""
        chance = game.chance()
        found = [weight * self.of(landed(game, outcome)) for outcome, weight in chance.outcomes()]
        return sum(found) / chance.total()

    def _mean(self, game: Game, leaves: int) -> float:
        self._finish_action(game)
        if not game.rolling:
            return 1.0 - self.value.of(game)
        chance = game.chance()
        outcomes = chance.outcomes()
        if len(outcomes) > leaves:
            return 1.0 - self.value.of(game)
        share = leaves // len(outcomes)
        found = [weight * self._mean(landed(game, outcome), share) for outcome, weight in outcomes]
        return sum(found) / chance.total()

    def _finish_action(self, game: Game) -> None:
        """Answer the prompts inside the current action."""
        while game.asking and game.prompt().kind in INSIDE:
            self.policy.act(game, Random(0))


def landed(game: Game, outcome: int) -> Game:
    """The game after this outcome of the pending roll or draw."""
    after = game.clone()
    after.land(outcome)
    return after
