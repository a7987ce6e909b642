"""Many games over several processes, and what came of them.

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

from .executors import Alone, Crew, Ledger, Processes
from .interrupts import undisturbed
from .journal import Journal
from .plan import Ended, Plan, seated
from .play import GameResult, SimulationError
from .summary import Course, Failure, Simulation, Summary

__all__ = ["Simulation", "Summary", "crew_of", "play_many", "run", "simulate"]

Progress = Callable[[int, int], None]  # games done, games in all
Take = Callable[[int, GameResult], None]  # the game's number in the plan, how it went


def crew_of(jobs: int) -> Crew:
    """So many processes, this one if one is enough."""
    return Processes(jobs) if jobs > 1 else Alone()


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
    plan = Plan(tuple(seated(setup, milady, musketeers) for setup in setups), games, seed, sand)
    return simulate(plan, components if components is not None else load(), crew_of(jobs), progress=progress)


def simulate(
    plan: Plan,
    box: Components,
    crew: Crew,
    takers: Sequence[Take] = (),
    journal: Journal | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """The games of a plan, counted; whoever else takes results is told of each."""
    done = Simulation()

    def take(number: int, result: GameResult) -> None:
        done.add(result)
        for taker in takers:
            taker(number, result)

    done.course = run(plan, box, crew, take, journal, progress)
    in_order = [seating.setup for seating in plan.seatings if seating.setup in done.tables]
    done.tables = {setup: done.tables[setup] for setup in in_order}
    return done


def run(
    plan: Plan,
    box: Components,
    crew: Crew,
    take: Take,
    journal: Journal | None = None,
    progress: Progress | None = None,
) -> Course:
    """Play what the journal does not have yet; every game is taken once, in whatever order they end."""
    plan.check(box)
    running = _Run(plan, take, journal, progress)
    try:
        running.read()
        running.play(box, crew)
    except KeyboardInterrupt:
        running.course.stopped = True
    running.course.failed.sort(key=lambda failure: (failure.seed, failure.seating))
    return running.course


class _Run:
    """A plan being played: what is done, and who wants to know."""

    def __init__(self, plan: Plan, take: Take, journal: Journal | None, progress: Progress | None) -> None:
        self.plan = plan
        self.take = take
        self.journal = journal
        self.progress = progress
        self.course = Course()
        self.have: set[int] = set()  # games the journal had
        self.done = 0

    def read(self) -> None:
        """What was played before."""
        if self.journal is None:
            return
        for number, result in self.journal.kept(self.plan):
            self.have.add(number)
            self.take(number, result)
            self.count()
        self.course.kept = self.done

    def play(self, box: Components, crew: Crew) -> None:
        """The rest of it."""
        if self.done == self.plan.total:
            return
        ledger = Ledger(self.plan, (number for number in self.plan.numbers() if number not in self.have))
        try:
            with closing(crew.play(box, ledger)) as games:
                for ended in games:
                    self.end(ended)
        finally:
            self.course.died, self.course.again = ledger.died, ledger.again

    def end(self, ended: Ended) -> None:
        """A game is over: written down and counted, or neither."""
        number, result = ended
        with undisturbed():
            if isinstance(result, SimulationError):
                where = (self.plan.seating_of(number), self.plan.seed_of(number))
                self.course.failed.append(Failure(*where, result.key, result.values))
            else:
                if self.journal is not None:
                    self.journal.write(number, result)
                self.take(number, result)
        self.count()

    def count(self) -> None:
        self.done += 1
        if self.progress is not None:
            self.progress(self.done, self.plan.total)
