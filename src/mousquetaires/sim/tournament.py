"""A tournament in duplicate: every Milady meets every team of Musketeers on the same deals.

Who is compared has had the same cards and dice and the same opponents, so that luck counts for little.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from mousquetaires.engine.config import Setup

from .extras import extra
from .plan import Plan, Seating, seated
from .play import GameResult
from .stats import Estimate, mean_share, paired_difference, wilson
from .summary import Course

if TYPE_CHECKING:
    from .ratings import Deal, Ratings

UNPLAYED: Final = 2


def require_ratings() -> None:
    """Say what to install, before hours of games, if ratings could not be worked out after them."""
    extra("scipy.optimize", "SciPy", "sim")


@dataclass(frozen=True)
class Standing:
    """A bot on one side: its rating, its share of games won, and how much better it is than the next one."""

    bot: str
    rating: Estimate
    share: Estimate
    ahead: Estimate | None  # of the next in the ranking, deal by deal; None for the last


@dataclass
class Tournament:
    """Who plays whom, at which tables, and who has won so far."""

    setups: Sequence[Setup]
    milady: Sequence[str]
    musketeers: Sequence[str]
    deals: dict[int, bytearray] = field(default_factory=dict)  # by number: table by table, then the next seed
    course: Course = field(default_factory=Course)

    @property
    def meetings(self) -> int:
        return len(self.milady) * len(self.musketeers)

    def plan(self, games: int, seed: int, sand: int | None) -> Plan:
        """Every meeting of a deal, then the next deal."""
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
        """The deals that everybody has played, in order: no others count."""
        tables = len(self.setups)
        return [(deal % tables, won) for deal, won in sorted(self.deals.items()) if UNPLAYED not in won]

    def ratings(self) -> "Ratings":
        require_ratings()
        from .ratings import rate  # needs SciPy, which the other commands do without

        return rate(self.whole(), len(self.setups), len(self.milady), len(self.musketeers))

    def share(self, milady: int, musketeers: int) -> Estimate:
        """How often one Milady beat one team."""
        meeting = milady * len(self.musketeers) + musketeers
        won = [deal[meeting] for _, deal in self.whole()]
        return Estimate(sum(won) / max(1, len(won)), *wilson(sum(won), len(won)))

    def standings(self) -> tuple[list[Standing], list[Standing]]:
        """Milady's bots and the Musketeers', the strongest first."""
        ratings = self.ratings()
        return (
            _ranked(self.milady, ratings.milady, self._shares(len(self.milady), self._milady_share)),
            _ranked(self.musketeers, ratings.musketeers, self._shares(len(self.musketeers), self._team_share)),
        )

    def _shares(self, bots: int, share: Callable[[Sequence[int], int], float]) -> list[list[float]]:
        """For each bot, its share of every deal's games."""
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
