"""An analysis as tables in the terminal."""

from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from mousquetaires.analysis.report import Analysis
from mousquetaires.i18n import Texts

from .analysis_rows import (
    Row,
    belief_rows,
    headline,
    ledger_rows,
    near_miss_text,
    reason_texts,
    seat_rows,
    swing_rows,
)

COLUMNS: Final = {
    "ledger": ("what", "points"),
    "players": ("player", "luck", "decisions"),
    "swings": ("turn", "player", "happened", "change", "better"),
    "beliefs": ("turn", "truth", "chance", "guess", "chance"),
}


def show_analysis(texts: Texts, console: Console, found: Analysis) -> None:
    """The ledger, the players, the key moments, the beliefs and the near misses."""
    console.print(headline(texts, found.session), style="bold")
    for name, rows in table_rows(texts, found).items():
        if rows:
            console.print(texts.say(f"analysis-title-{name}"), style="bold", soft_wrap=True)
            console.print(grid(texts, name, rows))
    for one in found.swings:
        for reason in reason_texts(texts, one):
            console.print(texts.say("analysis-reason", turn=one.entry.turn, reason=reason), soft_wrap=True)
    for miss in found.near_misses:
        console.print(near_miss_text(texts, miss), soft_wrap=True)
    console.print(texts.say("analysis-note"), style="dim", soft_wrap=True)


def table_rows(texts: Texts, found: Analysis) -> dict[str, list[Row]]:
    """The rows of each table, by its name."""
    return {
        "ledger": ledger_rows(texts, found),
        "players": seat_rows(texts, found),
        "swings": swing_rows(texts, found),
        "beliefs": belief_rows(texts, found),
    }


def grid(texts: Texts, name: str, rows: list[Row]) -> Grid:
    """A table with its column titles."""
    made = Grid()
    for column in COLUMNS[name]:
        numbers = column in ("points", "luck", "decisions", "change", "chance", "turn")
        made.add_column(texts.say(f"analysis-{column}"), justify="right" if numbers else "left", overflow="fold")
    for row in rows:
        made.add_row(*row)
    return made
