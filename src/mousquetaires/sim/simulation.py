"""Plays many games, in one or several processes, and counts the results.

>>> from mousquetaires.engine.config import usual_setup
>>> done = play_many([usual_setup(2)], games=2, milady="random", musketeers="random", jobs=1)
>>> done.total.games
2
"""

from collections.abc import Callable, Sequence
from contextlib import closing

from mousquetaires.data import load
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup

from .executors import Executor, GameQueue, ProcessPool, SingleProcess
from .interrupts import interrupts_deferred
from .journal import Journal
from .plan import Ended, Plan, seated
from .play import GameResult, SimulationError
from .summary import Failure, RunReport, Simulation, Summary

__all__ = ["Simulation", "Summary", "executor_of", "play_many", "run", "simulate"]

Progress = Callable[[int, int], None]  # games done, games in total
Take = Callable[[int, GameResult], None]  # the game's number in the plan, its result
Wanted = Callable[[int], bool]  # whether the game with this number is still needed; asked just before it starts


def executor_of(jobs: int) -> Executor:
    """An executor for this number of processes. One job means this process."""
    return ProcessPool(jobs) if jobs > 1 else SingleProcess()


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
    """Play this many games at each table with these bots. The same arguments give the same numbers.

    Ctrl-C stops the run and returns the games that are done.
    """
    plan = Plan(tuple(seated(setup, milady, musketeers) for setup in setups), games, seed, sand)
    return simulate(plan, components if components is not None else load(), executor_of(jobs), progress=progress)


def simulate(
    plan: Plan,
    box: Components,
    executor: Executor,
    takers: Sequence[Take] = (),
    journal: Journal | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play and count the games of a plan. Each of ``takers`` also receives every result."""
    done = Simulation()

    def take(number: int, result: GameResult) -> None:
        done.add(result)
        for taker in takers:
            taker(number, result)

    done.report = run(plan, box, executor, take, journal, progress)
    in_order = [seating.setup for seating in plan.seatings if seating.setup in done.tables]
    done.tables = {setup: done.tables[setup] for setup in in_order}
    return done


def run(
    plan: Plan,
    box: Components,
    executor: Executor,
    take: Take,
    journal: Journal | None = None,
    progress: Progress | None = None,
    wanted: Wanted | None = None,
) -> RunReport:
    """Play the games that the journal does not hold yet. ``take`` gets every game once, in the order they end.

    ``wanted`` ends a run early: games that it declines are not played.
    """
    plan.check(box)
    running = _Run(plan, take, journal, progress, wanted)
    try:
        running.read()
        running.play(box, executor)
    except KeyboardInterrupt:
        running.report.stopped = True
    running.report.failed.sort(key=lambda failure: (failure.seed, failure.seating))
    return running.report


class _Run:
    """A plan in progress: what is done, and who receives the results."""

    def __init__(
        self, plan: Plan, take: Take, journal: Journal | None, progress: Progress | None, wanted: Wanted | None
    ) -> None:
        self.plan = plan
        self.take = take
        self.journal = journal
        self.progress = progress
        self.wanted = wanted
        self.report = RunReport()
        self.have: set[int] = set()  # games that the journal already held
        self.done = 0

    def read(self) -> None:
        """Take the games of the journal."""
        if self.journal is None:
            return
        for number, result in self.journal.stored_games(self.plan):
            self.have.add(number)
            self.take(number, result)
            self.count()
        self.report.kept = self.done

    def play(self, box: Components, executor: Executor) -> None:
        """Play the remaining games."""
        if self.done == self.plan.total:
            return
        queue = GameQueue(self.plan, filter(self.needed, self.plan.numbers()))
        try:
            with closing(executor.play(box, queue)) as games:
                for ended in games:
                    self.end(ended)
        finally:
            self.report.died, self.report.again = queue.died, queue.again

    def needed(self, number: int) -> bool:
        return number not in self.have and (self.wanted is None or self.wanted(number))

    def end(self, ended: Ended) -> None:
        """Handle a finished game. A success is journaled and counted, both or neither; an error is listed."""
        number, result = ended
        with interrupts_deferred():
            if isinstance(result, SimulationError):
                where = (self.plan.seating_of(number), self.plan.seed_of(number))
                self.report.failed.append(Failure(*where, result.key, result.values))
            else:
                if self.journal is not None:
                    self.journal.write(number, result)
                self.take(number, result)
        self.count()

    def count(self) -> None:
        self.done += 1
        if self.progress is not None:
            self.progress(self.done, self.plan.total)
