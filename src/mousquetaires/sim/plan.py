"""What is to be played: who sits at which table, how many games, from which seed on.

A game of a plan is one number. Games are dealt in turn, one at each table, then the next seed: so when a run is
stopped early, every table has had the same deals.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from mousquetaires.bots import bot
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.ids import MILADY

from .play import GameResult, SimulationError, play_game

LEAST_SEED: Final = -(10**18)  # a file keeps a seed in 64 bits, and there is room for the later ones of a run
MOST_SEED: Final = 10**18
NOBODY_PLAYS = ""  # the bot of Milady's seat where nobody plays her


@dataclass(frozen=True)
class Seating:
    """A table with a bot, by name, on every seat; the first is Milady's."""

    setup: Setup
    bots: tuple[str, ...]

    @property
    def milady(self) -> str | None:
        return self.bots[MILADY] or None


def seated(setup: Setup, milady: str, musketeers: str, others: Mapping[int, str] | None = None) -> Seating:
    """One bot for each side, but for the seats that have their own."""
    team = len(setup.heroes)
    bots = [milady if setup.milady else NOBODY_PLAYS, *[musketeers] * team]
    for seat, name in (others or {}).items():
        bots[seat] = name
    return Seating(setup, tuple(bots))


@dataclass(frozen=True)
class Plan:
    """So many games at each table, with the seeds that follow the first."""

    seatings: tuple[Seating, ...]
    games: int
    seed: int = 0
    sand: int | None = None

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
        """Refuse tables that make no sense and bots that are not there: here, not in another process."""
        for seating in self.seatings:
            Table(seating.setup, box)
            for name in seating.bots:
                if name != NOBODY_PLAYS:
                    bot(name)


class Ended(NamedTuple):
    """A game that needs no more playing: its result, or what went wrong."""

    number: int
    result: GameResult | SimulationError


class Player:
    """Plays games of a plan by their numbers; tables are made once, bots for each game."""

    def __init__(self, plan: Plan, box: Components) -> None:
        self.plan = plan
        self.box = box
        self.tables: dict[int, Table] = {}

    def play(self, number: int) -> Ended:
        """A game; what goes wrong in it comes home as words that can travel."""
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
        bots = {seat: bot(name) for seat, name in enumerate(seating.bots) if name != NOBODY_PLAYS}
        return play_game(table, bots, seed, self.plan.sand)
