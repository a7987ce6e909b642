"""The results of a simulation, as tables for readers and as JSON for programs."""

from collections.abc import Iterable
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from mousquetaires.engine import ids
from mousquetaires.engine.components import Components
from mousquetaires.i18n import Texts
from mousquetaires.i18n.sentences import name_text, sentence
from mousquetaires.sim.play import CLOCK_NAMES
from mousquetaires.sim.stats import wilson
from mousquetaires.sim.summary import Simulation, Summary, clock_ends

from .simulation_run import table_name

TOP_LINE: Final = ("games", "musketeers", "milady", "turns", "decisions", "galleries")
MOST_WIDE: Final = 4  # tables side by side without wrapping their names
NARROW: Final = 8
LONG_WORD: Final = 14  # the longest word in the name of an ending
Tables = list[tuple[str, Summary]]


def named_tables(texts: Texts, done: Simulation) -> Tables:
    return [(table_name(texts, setup), summary) for setup, summary in done.tables.items()]


def show(texts: Texts, console: Console, done: Simulation) -> None:
    """Who won, how, and after how many turns."""
    tables = named_tables(texts, done)
    if len(tables) != 1:
        tables.append((texts.say("cli-simulate-all"), done.total))
    console.print(winners(texts, tables))
    console.print(endings(texts, tables))
    console.print(texts.say("cli-simulate-interval"), style="dim")


def show_rules(texts: Texts, console: Console, done: Simulation) -> None:
    """How often each rule was used."""
    console.print(Text(texts.say("cli-simulate-rules"), style="bold"))
    console.print(rules(done.total))


def count_rules(texts: Texts, console: Console, done: Simulation) -> None:
    """How many rules were used, and how to list them."""
    console.print(texts.say("cli-simulate-rules-count", n=len(done.total.rules)), style="dim")


def winners(texts: Texts, tables: Iterable[tuple[str, Summary]]) -> Grid:
    """One line per table: games, winners, lengths."""
    grid = Grid()
    grid.add_column(texts.say("cli-simulate-table"), overflow="fold")
    for column in TOP_LINE:
        grid.add_column(texts.say(f"cli-simulate-{column}"), justify="right", overflow="fold")
    for name, summary in tables:
        won = [percent(texts, games, summary.games) for games in (summary.musketeers, summary.milady)]
        long = (f"{summary.mean_turns:.1f}", f"{summary.mean_decisions:.0f}")
        galleries = percent(texts, summary.boards[ids.GALLERIES], summary.games)
        grid.add_row(name, str(summary.games), *won, *long, galleries)
    return grid


def endings(texts: Texts, tables: Tables) -> Grid:
    """One line per ending, one column per table."""
    grid = Grid(collapse_padding=True)
    narrow = NARROW if len(tables) > MOST_WIDE else None
    grid.add_column(texts.say("cli-simulate-ending"), overflow="fold", min_width=LONG_WORD)
    for name, _ in tables:
        grid.add_column(name, justify="right", overflow="fold", max_width=narrow)
    for ending in range(1, ids.ENDINGS):
        shares = [percent(texts, summary.endings[ending], summary.games, digits=0) for _, summary in tables]
        grid.add_row(sentence(name_text(texts, "ending", ending)), *shares)
    return grid


def percent(texts: Texts, part: int, whole: int, digits: int = 1) -> str:
    r"""A share, with its 95% interval below.

    >>> from mousquetaires.i18n import texts
    >>> percent(texts("en"), 1, 4)
    '25.0%\n4.6–69.9'
    >>> percent(texts("en"), 1, 4, digits=0)
    '25.0%\n5–70'
    """
    if not whole:
        return "-"
    low, high = wilson(part, whole)
    return f"{texts.percent(f'{100 * part / whole:.1f}')}\n{100 * low:.{digits}f}–{100 * high:.{digits}f}"


def rules(summary: Summary) -> Columns:
    """How often each rule was used in a game, on average."""

    def order(rule: str) -> tuple[str, int, str]:
        chapter, _, number = rule.rpartition("-")
        return (chapter, int(number), "") if number.isdigit() else (rule, 0, number)

    lines = [f"{rule} {summary.rules[rule] / max(1, summary.games):.1f}" for rule in sorted(summary.rules, key=order)]
    return Columns(lines, padding=(0, 3), column_first=True)


# --- JSON -----------------------------------------------------------------------------------------


def as_json(done: Simulation, box: Components) -> dict[str, Any]:
    """All counts, with ids replaced by names."""
    tables = [{"setup": setup.to_json(), **_summary_json(summary)} for setup, summary in done.tables.items()]
    return {"clock_ends": clock_ends(box), "total": _summary_json(done.total), "tables": tables}


def _summary_json(summary: Summary) -> dict[str, Any]:
    return {
        "games": summary.games,
        "musketeers": summary.musketeers,
        "milady": summary.milady,
        "milady_interval": wilson(summary.milady, summary.games),
        "endings": {ids.ENDING_NAMES[ending]: summary.endings[ending] for ending in range(1, ids.ENDINGS)},
        "boards": {name: summary.boards[board] for board, name in enumerate(ids.BOARD_NAMES)},
        "turns": {str(turns): games for turns, games in sorted(summary.turns.items())},
        "mean_turns": summary.mean_turns,
        "mean_decisions": summary.mean_decisions,
        "decisions": summary.decisions,
        "inputs": summary.inputs,
        "clocks": {name: _clock_json(summary, clock) for clock, name in enumerate(CLOCK_NAMES)},
        "rules": dict(sorted(summary.rules.items())),
        "events": dict(sorted(summary.events.items())),
    }


def _clock_json(summary: Summary, clock: int) -> list[dict[str, float]]:
    return [
        {"turn": hour.turn, "games": hour.games, "mean": hour.mean, "low": hour.low, "high": hour.high}
        for hour in summary.clock(clock)
    ]
