"""What is to be played: the tables, the bots on their seats, the number of games and the first seed.

Each game of a plan has a number. All tables play the first seed, then all play the next one. So a run that is stopped
early has given every table the same deals.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.ids import MILADY

from .play import GameResult, Match, SimulationError

LEAST_SEED: Final = -(10**18)  # a file stores seeds in 64 bits; this leaves room for the seeds that follow
MOST_SEED: Final = 10**18
NO_BOT = ""  # the bot of Milady's seat in a game without a Milady player


@dataclass(frozen=True)
class Seating:
    """A table with the name of a bot for every seat; Milady's comes first."""

    setup: Setup
    bots: tuple[str, ...]

    @property
    def milady(self) -> str | None:
        return self.bots[MILADY] or None


def seated(setup: Setup, milady: str, musketeers: str, others: Mapping[int, str] | None = None) -> Seating:
    """One bot for each side. ``others`` overrides single seats."""
    team = len(setup.heroes)
    bots = [milady if setup.milady else NO_BOT, *[musketeers] * team]
    for seat, name in (others or {}).items():
        bots[seat] = name
    return Seating(setup, tuple(bots))


@dataclass(frozen=True)
class Plan:
    """The same number of games for each table, with consecutive seeds."""

    seatings: tuple[Seating, ...]
    games: int
    seed: int = 0
    sand: int | None = None
    match: type[Match] = Match  # how a game is played, and what is measured

    @property
    def total(self) -> int:
        return self.games * len(self.seatings)

    def numbers(self) -> Iterator[int]:
        return iter(range(self.total))

    def seating_of(self, number: int) -> int:
        return number % len(self.seatings)

    def seed_of(self, number: int) -> int:
        return self.seed + number // len(self.seatings)

    def check(self, box: Components) -> None:
        """Refuse invalid tables and unknown bots before any worker starts."""
        for seating in self.seatings:
            Table(seating.setup, box)
            for name in seating.bots:
                if name != NO_BOT:
                    self.match.bot(name)


class Ended(NamedTuple):
    """A finished game: its result, or the error that stopped it."""

    number: int
    result: GameResult | SimulationError


class Player:
    """Plays games of a plan by number. Tables are created once, bots anew for each game."""

    def __init__(self, plan: Plan, box: Components) -> None:
        self.plan = plan
        self.box = box
        self.tables: dict[int, Table] = {}

    def play(self, number: int) -> Ended:
        """Play a game. Any error becomes a SimulationError, which can be sent between processes."""
        seed = self.plan.seed_of(number)
        try:
            return Ended(number, self._result(number, seed))
        except SimulationError as error:
            return Ended(number, error)
        except Exception as error:
            return Ended(number, SimulationError("sim-broken", seed=seed, error=f"{type(error).__name__}: {error}"))

    def _result(self, number: int, seed: int) -> GameResult:
        index = self.plan.seating_of(number)
        seating = self.plan.seatings[index]
        table = self.tables.get(index)
        if table is None:
            table = self.tables[index] = Table(seating.setup, self.box)
        match = self.plan.match
        bots = {seat: match.bot(name) for seat, name in enumerate(seating.bots) if name != NO_BOT}
        return match(table, bots, seed, self.plan.sand).play()
