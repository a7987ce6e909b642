"""``simulate``: bots play many games, and what came of them is counted."""

import json
import os
from collections.abc import Iterable
from typing import Annotated, Any, Final

import typer
from rich.columns import Columns
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from mousquetaires.bots import bot
from mousquetaires.engine import ids
from mousquetaires.engine.config import Setup
from mousquetaires.i18n import Texts
from mousquetaires.i18n.face import name_text, sentence
from mousquetaires.sim.many import Simulation, Summary, play_many

from .common import STANDARD, BoxOption, LangOption, box_of, check_writable, numbers_of, screen, texts_of, write_text
from .problems import Problem
from .tables import HeroesOption, MustWinOption, VariantOption, make_setup

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256
STOPPED: Final = 130  # the exit code after Ctrl-C
TOP_LINE: Final = ("games", "musketeers", "milady", "turns", "decisions", "galleries")


def simulate(
    context: typer.Context,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 100,
    players: Annotated[str | None, typer.Option("--players", metavar="N-M")] = None,
    milady: Annotated[str, typer.Option("--milady", metavar="BOT")] = "novice",
    musketeers: Annotated[str, typer.Option("--musketeers", metavar="BOT")] = "novice",
    solo: Annotated[bool, typer.Option("--solo")] = False,
    heroes: HeroesOption = None,
    variant: VariantOption = None,
    no_hourglass: Annotated[bool, typer.Option("--no-hourglass")] = False,
    sand: Annotated[int | None, typer.Option("--sand", metavar="N")] = None,
    must_win: MustWinOption = False,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N")] = None,
    json_file: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
    box: BoxOption = None,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    components = box_of(box)
    workers = jobs if jobs is not None else os.cpu_count() or 1
    within("--games", games, 1, MOST_GAMES)
    within("--jobs", workers, 1, MOST_JOBS)
    within("--sand", sand if sand is not None else 0, 0, MOST_GAMES)
    for name in (milady, musketeers):
        bot(name)
    counts = numbers_of("--players", players or ("1" if solo else "5"))
    setups = [make_setup(count, not solo, heroes, variant, not no_hourglass, must_win) for count in counts]
    check_writable(json_file)
    with progress_bar(texts) as bar:
        task = bar.add_task("", total=games * len(setups))
        done = play_many(
            setups, games, milady, musketeers, seed, workers, components, sand,
            lambda played, _: bar.update(task, completed=played),
        )
    if json_file is not None:
        report = {"milady": None if solo else milady, "musketeers": musketeers, "seed": seed, **as_json(done)}
        write_text(json_file, json.dumps(report, indent=1) + "\n")
    if json_file != STANDARD:
        show(texts, screen(), done)
    if done.stopped:
        raise typer.Exit(STOPPED)


def within(option: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise Problem("cli-range", option=option, value=value, low=low, high=high)


def progress_bar(texts: Texts) -> Progress:
    """How far it is, on standard error, so that results can go through a pipe; nothing where nobody watches."""
    console = Console(stderr=True)
    label = TextColumn(texts.say("cli-simulate-playing"))
    columns = (label, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


# --- the summary ----------------------------------------------------------------------------------


def show(texts: Texts, console: Console, done: Simulation) -> None:
    """Who won, how, after how long, and which rules were at work."""
    if done.stopped:
        console.print(Text(texts.say("cli-simulate-stopped", games=done.total.games), style="bold"))
    tables = [(table_name(texts, setup), summary) for setup, summary in done.tables.items()]
    if len(tables) > 1:
        tables.append((texts.say("cli-simulate-all"), done.total))
    console.print(winners(texts, tables))
    console.print(endings(texts, tables))
    console.print(Text(texts.say("cli-simulate-rules"), style="bold"))
    console.print(rules(done.total))


def table_name(texts: Texts, setup: Setup) -> str:
    return texts.say("cli-simulate-players" if setup.milady else "cli-simulate-solo", n=setup.players)


def winners(texts: Texts, tables: Iterable[tuple[str, Summary]]) -> Grid:
    """One line a table: games, who won, how long they were."""
    grid = Grid()
    grid.add_column(texts.say("cli-simulate-table"))
    for column in TOP_LINE:
        grid.add_column(texts.say(f"cli-simulate-{column}"), justify="right")
    for name, summary in tables:
        won = [percent(games, summary.games) for games in (summary.musketeers, summary.milady)]
        long = (f"{summary.mean_turns:.1f}", f"{summary.mean_decisions:.0f}")
        grid.add_row(name, str(summary.games), *won, *long, percent(summary.boards[ids.GALLERIES], summary.games))
    return grid


def endings(texts: Texts, tables: list[tuple[str, Summary]]) -> Grid:
    """One line an ending, one column a table."""
    grid = Grid()
    grid.add_column(texts.say("cli-simulate-ending"))
    for name, _ in tables:
        grid.add_column(name, justify="right")
    for ending in range(1, ids.ENDINGS):
        shares = [percent(summary.endings[ending], summary.games) for _, summary in tables]
        grid.add_row(sentence(name_text(texts, "ending", ending)), *shares)
    return grid


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def rules(summary: Summary) -> Columns:
    """How often each rule was at work in a game, on average."""
    def order(rule: str) -> tuple[str, int, str]:
        chapter, _, number = rule.rpartition("-")
        return (chapter, int(number), "") if number.isdigit() else (rule, 0, number)

    lines = [f"{rule} {summary.rules[rule] / max(1, summary.games):.1f}" for rule in sorted(summary.rules, key=order)]
    return Columns(lines, padding=(0, 3), column_first=True)


# --- for a machine --------------------------------------------------------------------------------


def as_json(done: Simulation) -> dict[str, Any]:
    """Everything that was counted, ids by their names."""
    tables = [{"setup": setup.to_json(), **_summary_json(summary)} for setup, summary in done.tables.items()]
    return {"stopped": done.stopped, "total": _summary_json(done.total), "tables": tables}


def _summary_json(summary: Summary) -> dict[str, Any]:
    return {
        "games": summary.games,
        "musketeers": summary.musketeers,
        "milady": summary.milady,
        "endings": {ids.ENDING_NAMES[ending]: summary.endings[ending] for ending in range(1, ids.ENDINGS)},
        "boards": {name: summary.boards[board] for board, name in enumerate(ids.BOARD_NAMES)},
        "turns": {str(turns): games for turns, games in sorted(summary.turns.items())},
        "mean_turns": summary.mean_turns,
        "mean_decisions": summary.mean_decisions,
        "decisions": summary.decisions,
        "inputs": summary.inputs,
        "rules": dict(sorted(summary.rules.items())),
        "events": dict(sorted(summary.events.items())),
    }
