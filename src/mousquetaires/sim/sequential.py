"""A sequential test: decides as early as possible whether one bot is better than another.

Wald's sequential probability ratio test compares two hypotheses about the mean difference between two bots: ``null``
and ``alternative``. After each round it computes how much better the alternative explains all differences so far (the
log likelihood ratio) and stops at one of two bounds, which follow from the accepted error rates. The differences count
as normally distributed, with the variance that was seen so far. A test with fixed seeds shows how often it errs.

>>> test = SequentialTest(null=0.0, alternative=0.1, least=4)
>>> test.decide([0.2, 0.3, 0.1, 0.2, 0.3]).verdict
'better'
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Final, NamedTuple

OPEN: Final = "open"
BETTER: Final = "better"  # the alternative is accepted
NOT_BETTER: Final = "not better"  # the null hypothesis is accepted
SMALLEST: Final = 1e-9  # the least variance assumed, so that equal results give no infinite ratio


class Decision(NamedTuple):
    """The result of a test: after how many rounds it ended, and the log likelihood ratio at that time."""

    verdict: str
    rounds: int
    ratio: float


@dataclass(frozen=True)
class SequentialTest:
    """Two hypotheses about a mean difference, and the error rates: of accepting each when the other is true."""

    null: float = 0.0
    alternative: float = 0.05
    alpha: float = 0.05  # of accepting the alternative wrongly
    beta: float = 0.05  # of accepting the null hypothesis wrongly
    least: int = 16  # rounds before the first decision: the variance of fewer is too uncertain

    def __post_init__(self) -> None:
        if not self.null < self.alternative:
            raise ValueError(f"the alternative {self.alternative} is not above {self.null}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5 and self.least >= 2):
            raise ValueError("error rates are between 0 and 0.5, and a decision takes two rounds or more")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log likelihood ratios at which the null hypothesis and the alternative are accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def decide(self, differences: Iterable[float]) -> Decision:
        """The decision after the first round that crosses a bound, or an open one after all of them.

        Later differences don't change a decision. So it is the same for any number of games played beyond it.
        """
        low, high = self.bounds
        rounds, ratio, total, squares = 0, 0.0, 0.0, 0.0
        for rounds, difference in enumerate(differences, 1):
            total += difference
            squares += difference * difference
            ratio = self.ratio(rounds, total, squares)
            if rounds >= self.least and not low < ratio < high:
                return Decision(BETTER if ratio >= high else NOT_BETTER, rounds, ratio)
        return Decision(OPEN, rounds, ratio)

    def ratio(self, rounds: int, total: float, squares: float) -> float:
        """The log likelihood ratio of so many differences with this sum and this sum of squares."""
        mean = total / rounds
        variance = max(SMALLEST, (squares - mean * total) / max(1, rounds - 1))
        return rounds * (self.alternative - self.null) * (mean - (self.null + self.alternative) / 2) / variance
