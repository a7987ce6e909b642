"""Many games over several processes, and what came of them.

>>> from mousquetaires.engine.config import usual_setup
>>> done = play_many([usual_setup(2)], games=2, milady="random", musketeers="random", jobs=1)
>>> done.total.games
2
"""

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Final

from mousquetaires.bots import bot
from mousquetaires.data import load
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.ids import GALLERIES, MILADY

from .play import GameResult, SimulationError, play_game

Progress = Callable[[int, int], None]  # games done, games in all
BATCH: Final = 4  # games a process takes at a time


@dataclass
class Summary:
    """What came of some games."""

    games: int = 0
    musketeers: int = 0  # games they won
    endings: Counter[int] = field(default_factory=Counter)
    boards: Counter[int] = field(default_factory=Counter)  # the last Quest board reached
    turns: Counter[int] = field(default_factory=Counter)  # games of so many turns
    decisions: int = 0
    inputs: int = 0
    events: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)  # how often each rule fired

    @property
    def milady(self) -> int:
        """Games Milady won, be she played or not."""
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


@dataclass
class Simulation:
    """All games played, and those of each table; ``stopped`` when somebody did not want to wait."""

    total: Summary = field(default_factory=Summary)
    tables: dict[Setup, Summary] = field(default_factory=dict)
    stopped: bool = False

    def add(self, result: GameResult) -> None:
        self.total.add(result)
        self.tables.setdefault(result.setup, Summary()).add(result)


@dataclass(frozen=True)
class _Order:
    """One game to be played."""

    setup: Setup
    milady: str
    musketeers: str
    seed: int
    sand: int | None


def play_many(
    setups: Sequence[Setup],
    games: int,
    milady: str = "novice",
    musketeers: str = "novice",
    seed: int = 0,
    jobs: int = 2,
    components: Components | None = None,
    sand: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """So many games at each table, with these bots by name; the same arguments give the same numbers.

    Interrupted (Ctrl-C), it answers with the games that were done.
    """
    box = components if components is not None else load()
    for setup in setups:
        Table(setup, box)  # one that makes no sense is refused here, not in another process
    for name in (milady, musketeers):
        bot(name)
    orders = [_Order(setup, milady, musketeers, seed + n, sand) for n in range(games) for setup in setups]
    done = Simulation()
    try:
        with _results(orders, box, jobs) as results:
            for result in results:
                done.add(result)
                if progress is not None:
                    progress(done.total.games, len(orders))
    except KeyboardInterrupt:
        done.stopped = True
    return done


@contextmanager
def _results(orders: list[_Order], box: Components, jobs: int) -> Iterator[Iterator[GameResult]]:
    """The games as they are finished; whatever still runs at the end is ended."""
    if jobs <= 1 or len(orders) == 1:
        player = _Player(box)
        yield (player.play(order) for order in orders)
        return
    with _deaf():
        pool = get_context("spawn").Pool(jobs, _start_worker, (box,))
    with pool:
        yield pool.imap_unordered(_play_order, orders, BATCH)


@contextmanager
def _deaf() -> Iterator[None]:
    """Whoever is started meanwhile does not hear Ctrl-C: that is for the process that asked for the games."""
    if current_thread() is not main_thread():  # only the main thread may say what signals do
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Player:
    """Plays orders one after the other; tables are made once."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.tables: dict[Setup, Table] = {}

    def play(self, order: _Order) -> GameResult:
        table = self.tables.get(order.setup)
        if table is None:
            table = self.tables[order.setup] = Table(order.setup, self.box)
        bots = {seat: bot(order.musketeers) for seat in table.seats}
        bots[MILADY] = bot(order.milady)
        return play_game(table, bots, order.seed, order.sand)


_worker: list[_Player] = []  # this process's own


def _start_worker(box: Components) -> None:
    _worker.append(_Player(box))


def _play_order(order: _Order) -> GameResult:
    """A game in a worker; what goes wrong there comes home as an error that can travel."""
    try:
        return _worker[0].play(order)
    except SimulationError:
        raise
    except Exception as error:
        raise SimulationError("sim-broken", seed=order.seed, error=f"{type(error).__name__}: {error}") from error
