"""Counts the results of many games in constant memory."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from mousquetaires.engine.components import EFFECT_STRANGLES, Components
from mousquetaires.engine.config import Setup
from mousquetaires.engine.ids import GALLERIES

from .play import CLOCK_NAMES, GameResult

BAND: Final = (0.1, 0.9)  # the middle 80% of the games


@dataclass(frozen=True)
class ClockAtTurn:
    """A clock after one turn, over the games that lasted that long."""

    turn: int
    games: int
    mean: float
    low: int
    high: int


@dataclass
class Summary:
    """The counted results of some games."""

    games: int = 0
    musketeers: int = 0  # games they won
    endings: Counter[int] = field(default_factory=Counter)
    boards: Counter[int] = field(default_factory=Counter)  # the last Quest board reached
    turns: Counter[int] = field(default_factory=Counter)  # number of games by their number of turns
    decisions: int = 0
    inputs: int = 0
    events: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)  # how often each rule was used
    clocks: Counter[tuple[int, int, int]] = field(default_factory=Counter)  # number of games by clock, turn and value

    @property
    def milady(self) -> int:
        """Games that Milady won, with or without a Milady player."""
        return self.games - self.musketeers

    @property
    def mean_turns(self) -> float:
        return sum(turns * games for turns, games in self.turns.items()) / self.games if self.games else 0.0

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    @property
    def last_board(self) -> float:
        """The share of games that reached the fourth Quest board."""
        return self.boards[GALLERIES] / self.games if self.games else 0.0

    def add(self, result: GameResult) -> None:
        self.games += 1
        self.musketeers += result.musketeers_won
        self.endings[result.ending] += 1
        self.boards[result.board] += 1
        self.turns[result.turns] += 1
        self.decisions += result.decisions
        self.inputs += result.inputs
        self.events.update(result.events)
        self.rules.update(result.rules)
        for turn, stood in enumerate(result.clocks):
            for clock, where in enumerate(stood):
                self.clocks[clock, turn, where] += 1

    def clock(self, clock: int) -> list[ClockAtTurn]:
        """The course of a clock: its mean and its middle 80% after every turn."""
        stood: dict[int, dict[int, int]] = {}
        for (which, turn, where), games in self.clocks.items():
            if which == clock:
                stood.setdefault(turn, {})[where] = games
        return [_clock_at_turn(turn, stood[turn]) for turn in sorted(stood)]


def _clock_at_turn(turn: int, stood: dict[int, int]) -> ClockAtTurn:
    games = sum(stood.values())
    mean = sum(where * many for where, many in stood.items()) / games
    low, high = (_quantile(stood, games, share) for share in BAND)
    return ClockAtTurn(turn, games, mean, low, high)


def _quantile(stood: dict[int, int], games: int, share: float) -> int:
    """The smallest value that at least this share of the games does not exceed."""
    seen = 0
    for where in sorted(stood):
        seen += stood[where]
        if seen >= share * games:
            return where
    return max(stood)


def clock_ends(box: Components) -> dict[str, int]:
    """The value of each clock at which Milady wins."""
    successes = next((card.effect_amount for card in box.paris if card.effect == EFFECT_STRANGLES), 0)
    ends = (len(box.time_dice), -box.siege_end, 0, successes)
    return dict(zip(CLOCK_NAMES, ends, strict=True))


@dataclass
class Failure:
    """A game that could not be finished: its table, and the text that says why."""

    seating: int
    seed: int
    error: str
    values: dict[str, int | str]


@dataclass
class RunReport:
    """How a run went, apart from its results: workers that died, games played again, failures, interruption."""

    kept: int = 0  # games found in the journal of a resumed run
    stopped: bool = False
    died: int = 0
    again: int = 0
    failed: list[Failure] = field(default_factory=list)


@dataclass
class Simulation:
    """All games played, in total and by table. ``stopped`` means the run was interrupted."""

    total: Summary = field(default_factory=Summary)
    tables: dict[Setup, Summary] = field(default_factory=dict)
    report: RunReport = field(default_factory=RunReport)

    @property
    def stopped(self) -> bool:
        return self.report.stopped

    def add(self, result: GameResult) -> None:
        self.total.add(result)
        self.tables.setdefault(result.setup, Summary()).add(result)
