"""Executors play the games of a plan: in this process, or in several worker processes.

A worker that dies loses no results: each worker has its own pipe. Its current game is played again by another worker.
A game that kills its worker three times is given up and reported.
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

from .interrupts import interrupts_ignored
from .plan import Ended, Plan, Player
from .play import SimulationError

TRIES: Final = 3  # workers that one game may kill
PATIENCE: Final = 5  # games given up in a row before the run stops
AHEAD: Final = 2  # games queued at a worker, so that it never waits for the next one
SPAWN: Final = get_context("spawn")  # the same on every system, and it inherits nothing from this process
SAFE_PATH: Final = "PYTHONSAFEPATH"

Games = Generator[Ended, None, None]


@dataclass
class GameQueue:
    """The games that are still to be played, and those that must be played again."""

    plan: Plan
    numbers: Iterator[int]
    returned: deque[int] = field(default_factory=deque)
    deaths: Counter[int] = field(default_factory=Counter)
    died: int = 0
    again: int = 0
    hopeless: int = 0  # games given up since the last success

    def next(self) -> int | None:
        """The next game to play. Games that came back are first."""
        return self.returned.popleft() if self.returned else next(self.numbers, None)

    def ended(self, ended: Ended) -> Ended:
        self.hopeless = 0
        return ended

    def lost(self, number: int) -> Iterator[Ended]:
        """The worker of this game has died: queue the game again, or give it up."""
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


class Executor(Protocol):
    """Plays the games of a queue."""

    def play(self, box: Components, queue: GameQueue) -> Games:
        """Play every game of the queue and yield each as it ends. Closing the generator ends all workers."""
        ...


class SingleProcess:
    """Plays in this process, one game after the other."""

    def play(self, box: Components, queue: GameQueue) -> Games:
        player = Player(queue.plan, box)
        while (number := queue.next()) is not None:
            yield player.play(number)


@contextmanager
def safe_path() -> Iterator[None]:
    """Processes started inside this block do not import modules from the current folder, which may hold a random.py."""
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        del os.environ[SAFE_PATH]
        if before is not None:
            os.environ[SAFE_PATH] = before


class Worker:
    """A worker process and the games queued at it. It is playing the first of them."""

    def __init__(self, plan: Plan, box: Components) -> None:
        self.doing: deque[int] = deque()
        self.wire, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(theirs, plan, box), daemon=True, name="player")
        with interrupts_ignored(), safe_path():
            self.process.start()
        theirs.close()

    def give(self, number: int) -> None:
        self.doing.append(number)
        try:
            self.wire.send(number)
        except OSError:  # it has died: noticed when its answer is read
            return

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.wire.close()


class ProcessPool:
    """Plays in several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, box: Components, queue: GameQueue) -> Games:
        workers = [Worker(queue.plan, box) for _ in range(min(self.jobs, queue.plan.total))]
        try:
            while _fill_queues(workers, queue):
                by_wire = {worker.wire: worker for worker in workers if worker.doing}
                for wire in wait(list(by_wire)):
                    assert isinstance(wire, Connection)
                    yield from self._receive(by_wire[wire], workers, box, queue)
        finally:
            for worker in workers:
                worker.kill()

    def _receive(self, worker: Worker, workers: list[Worker], box: Components, queue: GameQueue) -> Iterator[Ended]:
        """Receive a worker's result. Replace the worker if it has died."""
        try:
            ended = worker.wire.recv()
        except (EOFError, OSError):
            worker.kill()
            workers[workers.index(worker)] = Worker(queue.plan, box)
            number = worker.doing.popleft()
            queue.returned.extend(worker.doing)
            yield from queue.lost(number)
        else:
            worker.doing.popleft()
            yield queue.ended(ended)


def _fill_queues(workers: list[Worker], queue: GameQueue) -> bool:
    """Queue games at the workers, idle ones first. True while any worker has a game."""
    for at_hand in range(AHEAD):
        for worker in workers:
            if len(worker.doing) == at_hand and (number := queue.next()) is not None:
                worker.give(number)
    return any(worker.doing for worker in workers)


def _work(wire: Connection, plan: Plan, box: Components) -> None:
    """Runs in the worker: play each game it is sent, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process
    player = Player(plan, box)
    try:
        while True:
            wire.send(player.play(wire.recv()))
    except (EOFError, OSError):
        return
