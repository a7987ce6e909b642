"""Shares with their 95% intervals, in plain Python, so that `simulate` needs no other package.

>>> low, high = wilson(52, 100)
>>> f"{low:.3f} {high:.3f}"
'0.423 0.615'
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054  # 95% of a normal distribution lie within so many standard deviations


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95% interval of a share (Wilson's score interval). It also holds for few games, and for none or all won."""
    if games <= 0:
        return 0.0, 1.0
    share, z2 = won / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return (0.0 if won <= 0 else low), (1.0 if won >= games else high)


@dataclass(frozen=True)
class Estimate:
    """A number with its interval."""

    value: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether the interval excludes zero."""
        return self.low > 0 or self.high < 0


def mean_share(shares: Sequence[float]) -> Estimate:
    """The mean of one share per deal, with Wilson's interval.

    The spread of the shares gives the effective number of games.

    >>> mean_share([1, 1, 0, 1]).value
    0.75
    """
    deals = len(shares)
    if not deals:
        return Estimate(0.0, 0.0, 1.0)
    mean = sum(shares) / deals
    spread = sum((share - mean) ** 2 for share in shares) / deals
    worth = deals * mean * (1 - mean) / spread if spread > 0 else float(deals)
    return Estimate(mean, *wilson(mean * worth, worth))


def paired_difference(differences: Iterable[float]) -> Estimate:
    """The mean difference between two bots on the same deals, each difference from -1 to 1.

    The interval is that of Agresti and Min (2005) for paired shares. It adds half a deal to each of the four results
    that a pair can have, so it also holds for few deals, and for bots that never differ.
    """
    found = list(differences)
    deals = len(found)
    if not deals:
        return Estimate(0.0, -1.0, 1.0)
    middle = sum(found) / (deals + 2)
    spread = (sum(difference * difference for difference in found) + 1) / (deals + 2) - middle * middle
    half = Z95 * sqrt(max(0.0, spread) / (deals + 2))
    return Estimate(sum(found) / deals, max(-1.0, middle - half), min(1.0, middle + half))
