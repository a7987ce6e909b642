"""Who plays the games of a plan: this process, or several beside it.

A process that dies takes nothing with it: each has a pipe of its own, the game it was playing is played again, and
another process takes its place. A game that is a process's death three times is given up, and named.
"""

import os
import signal
from collections import Counter, deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final, Protocol

from mousquetaires.engine.components import Components

from .interrupts import deaf
from .plan import Ended, Plan, Player
from .play import SimulationError

TRIES: Final = 3  # how often one game may be somebody's death
PATIENCE: Final = 5  # games given up in a row, after which nothing can be hoped for
AHEAD: Final = 2  # games a process has at hand, so that it need not wait for the next one
SPAWN: Final = get_context("spawn")  # the same on every system, and nothing of ours is copied by accident
SAFE_PATH: Final = "PYTHONSAFEPATH"

Games = Generator[Ended, None, None]


@dataclass
class Ledger:
    """Which games are still to be played, and which had to be played again."""

    plan: Plan
    numbers: Iterator[int]
    returned: deque[int] = field(default_factory=deque)
    deaths: Counter[int] = field(default_factory=Counter)
    died: int = 0
    again: int = 0
    hopeless: int = 0  # games given up since one ended well

    def next(self) -> int | None:
        """Another game, first of all one that came back."""
        return self.returned.popleft() if self.returned else next(self.numbers, None)

    def ended(self, ended: Ended) -> Ended:
        self.hopeless = 0
        return ended

    def lost(self, number: int) -> Iterator[Ended]:
        """Whoever played this game has died: it is played again, or given up."""
        self.died += 1
        self.deaths[number] += 1
        if self.deaths[number] < TRIES:
            self.again += 1
            self.returned.append(number)
            return
        self.hopeless += 1
        if self.hopeless >= PATIENCE:
            raise SimulationError("sim-all-die", games=self.hopeless)
        yield Ended(number, SimulationError("sim-deadly", seed=self.plan.seed_of(number), tries=TRIES))


class Crew(Protocol):
    """Somebody who plays."""

    def play(self, box: Components, ledger: Ledger) -> Games:
        """Every game of the ledger, as it ends; closed early, whatever still runs is ended."""
        ...


class Alone:
    """This very process, one game after the other."""

    def play(self, box: Components, ledger: Ledger) -> Games:
        player = Player(ledger.plan, box)
        while (number := ledger.next()) is not None:
            yield player.play(number)


@contextmanager
def safe_path() -> Iterator[None]:
    """Whoever is started meanwhile takes no module from the folder somebody stands in: a random.py may lie there."""
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        del os.environ[SAFE_PATH]
        if before is not None:
            os.environ[SAFE_PATH] = before


class Worker:
    """A process beside this one, and the games it has at hand: the first is the one it plays."""

    def __init__(self, plan: Plan, box: Components) -> None:
        self.doing: deque[int] = deque()
        self.wire, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(theirs, plan, box), daemon=True, name="player")
        with deaf(), safe_path():
            self.process.start()
        theirs.close()

    def give(self, number: int) -> None:
        self.doing.append(number)
        try:
            self.wire.send(number)
        except OSError:  # it has died: that is seen when its answer is read
            return

    def dismiss(self) -> None:
        self.process.kill()
        self.process.join()
        self.wire.close()


class Processes:
    """So many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, box: Components, ledger: Ledger) -> Games:
        workers = [Worker(ledger.plan, box) for _ in range(min(self.jobs, ledger.plan.total))]
        try:
            while _feed(workers, ledger):
                by_wire = {worker.wire: worker for worker in workers if worker.doing}
                for wire in wait(list(by_wire)):
                    assert isinstance(wire, Connection)
                    yield from self._hear(by_wire[wire], workers, box, ledger)
        finally:
            for worker in workers:
                worker.dismiss()

    def _hear(self, worker: Worker, workers: list[Worker], box: Components, ledger: Ledger) -> Iterator[Ended]:
        """What a worker has to say; one that says nothing any more is replaced."""
        try:
            ended = worker.wire.recv()
        except (EOFError, OSError):
            worker.dismiss()
            workers[workers.index(worker)] = Worker(ledger.plan, box)
            number = worker.doing.popleft()
            ledger.returned.extend(worker.doing)
            yield from ledger.lost(number)
        else:
            worker.doing.popleft()
            yield ledger.ended(ended)


def _feed(workers: list[Worker], ledger: Ledger) -> bool:
    """Everybody gets games, the idle first; whether anybody still has one."""
    for at_hand in range(AHEAD):
        for worker in workers:
            if len(worker.doing) == at_hand and (number := ledger.next()) is not None:
                worker.give(number)
    return any(worker.doing for worker in workers)


def _work(wire: Connection, plan: Plan, box: Components) -> None:
    """In the worker: play what comes until nobody sends anything any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that wanted the games
    player = Player(plan, box)
    try:
        while True:
            wire.send(player.play(wire.recv()))
    except (EOFError, OSError):
        return
