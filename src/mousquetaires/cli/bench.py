"""``bench``: measures the speed of the engine, side by side with other engines."""

import json
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

from mousquetaires.i18n import Texts
from mousquetaires.sim.bench import run_bench

from .compile import engine_line
from .files import write_text
from .options import LangOption, texts_of, within
from .standard_streams import plain_console

MEASURES: Final = ("decisions_per_second", "games_per_second", "clone_us", "options_us")
OURS: Final = "mousquetaires"
MOST: Final = 1000


def bench(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N")] = 5,
    seconds: Annotated[int, typer.Option("--seconds", metavar="N")] = 3,
    alone: Annotated[bool, typer.Option("--alone")] = False,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    within("--rounds", rounds, 1, MOST)
    within("--seconds", seconds, 0, MOST)
    console = Console(stderr=True, highlight=False)
    with console.status(texts.say("cli-bench-running")) as status:
        report = run_bench(
            rounds,
            float(seconds),
            not alone,
            lambda name, number: status.update(texts.say("cli-bench-round", name=name, n=number + 1, rounds=rounds)),
        )
    if as_json:
        write_text("-", json.dumps(report, indent=1) + "\n")
    else:
        plain_console().print(table(texts, report))
        for line in comparison(texts, report):
            plain_console().print(line)


def table(texts: Texts, report: dict[str, Any]) -> Grid:
    """One line per engine: the median of each measure, with the least and greatest value."""
    grid = Grid(caption=texts.say("cli-bench-caption", rounds=report["rounds"]))
    grid.add_column("")
    for measure in MEASURES:
        grid.add_column(texts.say(f"cli-bench-{measure}"), justify="right")
    engines = {OURS: report, **{f"{name} {peer['version']}": peer for name, peer in report["peers"].items()}}
    for name, found in engines.items():
        grid.add_row(name, *(_cell(found, measure) for measure in MEASURES))
    return grid


def comparison(texts: Texts, report: dict[str, Any]) -> list[str]:
    """Which engine played, and how it compares with each of the others."""
    shares = [texts.say("cli-bench-times", peer=name, times=_number(of)) for name, of in report["times"].items()]
    return [engine_line(texts), *shares]


def _cell(found: dict[str, Any], measure: str) -> str:
    if measure not in found:
        return "-"
    low, high = found["spread"][measure]
    return f"{_number(found[measure])}\n({_number(low)}–{_number(high)})"


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
