"""A duplicate tournament: every Milady bot meets every team of Musketeers on the same deals.

All bots get the same cards, dice and opponents, so luck matters little in the comparison.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from mousquetaires.engine.config import Setup

from .optional_packages import import_optional
from .plan import Plan, Seating, seated
from .play import GameResult
from .stats import Estimate, mean_share, paired_difference, wilson
from .summary import RunReport

if TYPE_CHECKING:
    from .ratings import Deal, Ratings

UNPLAYED: Final = 2


def require_ratings() -> None:
    """Raise an error before the first game if the package that computes ratings is missing."""
    import_optional("scipy.optimize", "SciPy", "sim")


@dataclass(frozen=True)
class Standing:
    """A bot on one side: its rating, its share of wins, and its lead over the next one."""

    bot: str
    rating: Estimate
    share: Estimate
    ahead: Estimate | None  # over the next bot in the ranking, deal by deal; None for the last


@dataclass
class Tournament:
    """The pairings, the tables, and the results so far."""

    setups: Sequence[Setup]
    milady: Sequence[str]
    musketeers: Sequence[str]
    deals: dict[int, bytearray] = field(default_factory=dict)  # by number: all tables, then the next seed
    report: RunReport = field(default_factory=RunReport)

    @property
    def meetings(self) -> int:
        return len(self.milady) * len(self.musketeers)

    def plan(self, games: int, seed: int, sand: int | None) -> Plan:
        """All pairings of a deal, then the next deal."""
        return Plan(tuple(self._seatings()), games, seed, sand)

    def _seatings(self) -> list[Seating]:
        return [
            seated(setup, milady, musketeers)
            for setup in self.setups
            for milady in self.milady
            for musketeers in self.musketeers
        ]

    def take(self, number: int, result: GameResult) -> None:
        deal, meeting = divmod(number, self.meetings)
        won = self.deals.setdefault(deal, bytearray([UNPLAYED] * self.meetings))
        won[meeting] = not result.musketeers_won

    def whole(self) -> "list[Deal]":
        """The complete deals, in order. A deal counts once all pairings have played it."""
        tables = len(self.setups)
        return [(deal % tables, won) for deal, won in sorted(self.deals.items()) if UNPLAYED not in won]

    def ratings(self) -> "Ratings":
        require_ratings()
        from .ratings import rate  # needs SciPy, which the other commands do without

        return rate(self.whole(), len(self.setups), len(self.milady), len(self.musketeers))

    def share(self, milady: int, musketeers: int) -> Estimate:
        """How often one Milady bot beat one team."""
        meeting = milady * len(self.musketeers) + musketeers
        won = [deal[meeting] for _, deal in self.whole()]
        return Estimate(sum(won) / max(1, len(won)), *wilson(sum(won), len(won)))

    def standings(self) -> tuple[list[Standing], list[Standing]]:
        """Milady's bots and the Musketeers', strongest first."""
        ratings = self.ratings()
        return (
            _ranked(self.milady, ratings.milady, self._shares(len(self.milady), self._milady_share)),
            _ranked(self.musketeers, ratings.musketeers, self._shares(len(self.musketeers), self._team_share)),
        )

    def _shares(self, bots: int, share: Callable[[Sequence[int], int], float]) -> list[list[float]]:
        """For each bot, its share of wins in every deal."""
        whole = self.whole()
        return [[share(won, bot) for _, won in whole] for bot in range(bots)]

    def _milady_share(self, won: Sequence[int], bot: int) -> float:
        teams = len(self.musketeers)
        return sum(won[bot * teams : (bot + 1) * teams]) / teams

    def _team_share(self, won: Sequence[int], bot: int) -> float:
        return 1 - sum(won[bot :: len(self.musketeers)]) / len(self.milady)


def _ranked(bots: Sequence[str], ratings: list[Estimate], shares: list[list[float]]) -> list[Standing]:
    order = sorted(range(len(bots)), key=lambda bot: -ratings[bot].value)
    followers: list[int | None] = [*order[1:], None]
    return [
        Standing(bots[bot], ratings[bot], mean_share(shares[bot]), _ahead(shares, bot, follower))
        for bot, follower in zip(order, followers, strict=True)
    ]


def _ahead(shares: list[list[float]], bot: int, follower: int | None) -> Estimate | None:
    if follower is None:
        return None
    return paired_difference(one - other for one, other in zip(shares[bot], shares[follower], strict=True))
