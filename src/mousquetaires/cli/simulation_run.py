"""Shared by ``simulate`` and ``tournament``: options, the progress bar, and the report on how a run went."""

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
from mousquetaires.sim.executors import Executor
from mousquetaires.sim.journal import Journal
from mousquetaires.sim.plan import LEAST_SEED, MOST_SEED, Plan
from mousquetaires.sim.simulation import executor_of
from mousquetaires.sim.summary import RunReport

from .errors import CliError, plain
from .options import within

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 1024
STOPPED: Final = 130  # the exit code after Ctrl-C
INCOMPLETE: Final = 1  # the exit code if some games could not be finished
NAMED: Final = 5  # failures listed by name

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


def executor_for(jobs: int | None, ray: str | None) -> Executor:
    """An executor for a Ray cluster or for this many processes. The default is one per processor."""
    if ray is not None:
        return RayCluster(ray, jobs)
    return executor_of(jobs if jobs is not None else os.cpu_count() or 1)


@contextmanager
def open_journal(file: Path | None, resume: bool, plan: Plan, box: Components) -> Iterator[Journal | None]:
    """The journal file, if the user wants one."""
    if file is None:
        if resume:
            raise CliError("cli-resume-what")
        yield None
        return
    with Journal(file, plan, box, resume) as journal:
        yield journal


def table_name(texts: Texts, setup: Setup) -> str:
    return texts.say("cli-simulate-players" if setup.milady else "cli-simulate-solo", n=setup.players)


def progress_bar(texts: Texts) -> Progress:
    """A progress bar on standard error, so that results can be piped. Hidden if it is not a terminal."""
    console = Console(stderr=True)
    label = TextColumn(texts.say("cli-simulate-playing"))
    columns = (label, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def progress_callback(bar: Progress, total: int) -> Callable[[int, int], None]:
    """A callback that moves the progress bar."""
    task = bar.add_task("", total=total)
    return lambda played, _: bar.update(task, completed=played)


# --- the report -----------------------------------------------------------------------------------


def show_run_report(texts: Texts, console: Console, report: RunReport, plan: Plan, games: int) -> None:
    """Print everything about a run that its results do not show."""
    if report.stopped:
        console.print(Text(texts.say("cli-simulate-stopped", games=games), style="bold"))
    if report.kept:
        console.print(texts.say("cli-simulate-kept", games=report.kept))
    if report.died:
        console.print(texts.say("cli-simulate-died", n=report.died), soft_wrap=True)
        console.print(texts.say("cli-simulate-again", n=report.again), soft_wrap=True)
    for sentence in failures(texts, report, plan):
        console.print(sentence, soft_wrap=True)


def failures(texts: Texts, report: RunReport, plan: Plan) -> list[str]:
    """The games that could not be finished; the first ones are listed by name."""
    if not report.failed:
        return []
    named = [
        texts.labelled(table_name(texts, plan.seatings[one.seating].setup), plain(texts.say(one.error, **one.values)))
        for one in report.failed[:NAMED]
    ]
    return [texts.say("cli-simulate-failed", n=len(report.failed)), *named]


def exit_if_incomplete(report: RunReport) -> None:
    """Exit with an error code if a game is missing."""
    if report.stopped:
        raise typer.Exit(STOPPED)
    if report.failed:
        raise typer.Exit(INCOMPLETE)


def run_report_json(report: RunReport) -> dict[str, object]:
    failed = [{"table": one.seating, "seed": one.seed, "error": one.error, **one.values} for one in report.failed]
    return {
        "stopped": report.stopped, "kept": report.kept, "workers_died": report.died, "played_again": report.again,
        "failed": failed,
    }  # fmt: skip
