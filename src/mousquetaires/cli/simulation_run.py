"""What the commands share that let bots play many games: options, the progress bar, how a run went."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup
from mousquetaires.i18n import Texts
from mousquetaires.sim.cluster import RayCluster
from mousquetaires.sim.executors import Crew
from mousquetaires.sim.journal import Journal
from mousquetaires.sim.plan import LEAST_SEED, MOST_SEED, Plan
from mousquetaires.sim.simulation import crew_of
from mousquetaires.sim.summary import Course

from .common import within
from .errors import Problem, plain

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 1024
STOPPED: Final = 130  # the exit code after Ctrl-C
INCOMPLETE: Final = 1  # the exit code when games could not be played to their end
NAMED: Final = 5  # of those, how many are named

GamesOption = Annotated[int, typer.Option("--games", metavar="N")]
PlayersOption = Annotated[str | None, typer.Option("--players", metavar="N-M")]
NoHourglassOption = Annotated[bool, typer.Option("--no-hourglass")]
SandOption = Annotated[int | None, typer.Option("--sand", metavar="N")]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N")]
JobsOption = Annotated[int | None, typer.Option("--jobs", metavar="N")]
RayOption = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")]
JsonOption = Annotated[str | None, typer.Option("--json", metavar="FILE")]
JsonlOption = Annotated[Path | None, typer.Option("--jsonl", metavar="FILE")]
ResumeOption = Annotated[bool, typer.Option("--resume")]


def check_numbers(option: str, games: int, seed: int, sand: int | None, jobs: int | None) -> None:
    within(option, games, 1, MOST_GAMES)
    within("--seed", seed, LEAST_SEED, MOST_SEED)
    within("--jobs", jobs if jobs is not None else 1, 1, MOST_JOBS)
    within("--sand", sand if sand is not None else 0, 0, MOST_GAMES)


def crew_for(jobs: int | None, ray: str | None) -> Crew:
    """Who plays: a Ray cluster, or so many processes; all the machine has if nobody says."""
    if ray is not None:
        return RayCluster(ray, jobs)
    return crew_of(jobs if jobs is not None else os.cpu_count() or 1)


@contextmanager
def open_journal(file: Path | None, resume: bool, plan: Plan, box: Components) -> Iterator[Journal | None]:
    """The file that games are written to, a line each."""
    if file is None:
        if resume:
            raise Problem("cli-resume-what")
        yield None
        return
    with Journal(file, plan, box, resume) as journal:
        yield journal


def table_name(texts: Texts, setup: Setup) -> str:
    return texts.say("cli-simulate-players" if setup.milady else "cli-simulate-solo", n=setup.players)


def progress_bar(texts: Texts) -> Progress:
    """How far it is, on standard error, so that results can go through a pipe; nothing where nobody watches."""
    console = Console(stderr=True)
    label = TextColumn(texts.say("cli-simulate-playing"))
    columns = (label, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def watched(bar: Progress, total: int) -> Callable[[int, int], None]:
    """Moves the bar."""
    task = bar.add_task("", total=total)
    return lambda played, _: bar.update(task, completed=played)


# --- how a run went -------------------------------------------------------------------------------


def tell_course(texts: Texts, console: Console, course: Course, plan: Plan, games: int) -> None:
    """Everything about a run that its numbers do not say."""
    if course.stopped:
        console.print(Text(texts.say("cli-simulate-stopped", games=games), style="bold"))
    if course.kept:
        console.print(texts.say("cli-simulate-kept", games=course.kept))
    if course.died:
        console.print(texts.say("cli-simulate-died", n=course.died), soft_wrap=True)
        console.print(texts.say("cli-simulate-again", n=course.again), soft_wrap=True)
    for sentence in failures(texts, course, plan):
        console.print(sentence, soft_wrap=True)


def failures(texts: Texts, course: Course, plan: Plan) -> list[str]:
    """The games that could not be played to their end, the first of them by name."""
    if not course.failed:
        return []
    named = [
        texts.labelled(table_name(texts, plan.seatings[one.seating].setup), plain(texts.say(one.error, **one.values)))
        for one in course.failed[:NAMED]
    ]
    return [texts.say("cli-simulate-failed", n=len(course.failed)), *named]


def end(course: Course) -> None:
    """The exit code says whether every game that was asked for has been played."""
    if course.stopped:
        raise typer.Exit(STOPPED)
    if course.failed:
        raise typer.Exit(INCOMPLETE)


def course_json(course: Course) -> dict[str, object]:
    failed = [{"table": one.seating, "seed": one.seed, "error": one.error, **one.values} for one in course.failed]
    return {
        "stopped": course.stopped, "kept": course.kept, "workers_died": course.died, "played_again": course.again,
        "failed": failed,
    }  # fmt: skip
