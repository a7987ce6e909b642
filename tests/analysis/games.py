"""Whole games of bots at every table, for the tests of analyses and stories."""

import json
from functools import cache
from pathlib import Path

from mousquetaires.data import load
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.record import Session
from mousquetaires.engine.record_replay import replay
from mousquetaires.sim.plan import Plan, Player, seated
from mousquetaires.sim.play import GameResult
from mousquetaires.sim.records import RecordedMatch, record_of
from tools.golden import FOLDER, tables

SAND = 12  # choices before an hourglass runs out


@cache
def golden(name: str) -> Session:
    """A golden game: novices who also undo moves and show cards."""
    return replay(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")), load())


def all_tables() -> list[Setup]:
    """Every table with a golden game, in a fixed order."""
    return [setup for _, setup in sorted(tables().items())]


def bot_game(setup: Setup, seed: int, bot: str = "adept") -> Session:
    """A game between equal bots."""
    plan = Plan((seated(setup, bot, bot),), 1, seed, SAND, RecordedMatch)
    result = Player(plan, load()).play(0).result
    assert isinstance(result, GameResult), result
    return replay(record_of(result, load()), load())


def golden_names() -> list[str]:
    return sorted(path.stem for path in Path(FOLDER).glob("*.json"))


def table_of(name: str) -> Table:
    return Table(tables()[name], load())
