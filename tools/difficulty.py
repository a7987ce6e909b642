"""Difficulty: how often a beginner and an experienced player win against each opponent of the front page.

``python -m tools.difficulty`` plays the levels of ``web/src/pages/difficulty.json`` and prints what it found.
``--write`` puts it into that file, with the commit and the date; the browser shows it from there. The beginner is a
novice, the experienced player an adept. They play a whole side, with every number of players.
"""

import argparse
import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from mousquetaires.bots import bot
from mousquetaires.data import load
from mousquetaires.engine.config import Setup, Table, usual_setup
from mousquetaires.engine.ids import MILADY
from mousquetaires.sim.play import play_game, seats_to_fill

from .balance.check import SOLO_COUNTS
from .balance.survey import COUNTS
from .balance.tables import grid, share
from .current_commit import commit_now

FILE: Final = Path("web/src/pages/difficulty.json")
SIDES: Final = ("musketeers", "milady", "solo")
PLAYERS: Final = ("novice", "adept")  # the models of a beginner and of an experienced player
FIRST_SEED: Final = 3_000_000  # balance and strength use lower ones


class Level(NamedTuple):
    """An opponent: the bot on the other side, and the variants of the game."""

    side: str  # the player's
    name: str
    bot: str
    variants: tuple[str, ...]

    def setup(self, count: int) -> Setup:
        return replace(usual_setup(count, milady=self.side != "solo"), variants=self.variants)


class Trial(NamedTuple):
    """One game of a player against a level."""

    level: Level
    player: str
    players: int  # at the table
    seed: int


def levels_of(file: Any) -> list[Level]:
    """The levels in the file, side by side, the easiest first."""
    return [
        Level(side, one["name"], measured_bot(one), tuple(one["variants"]))
        for side in SIDES
        for one in file["levels"][side]
    ]


def measured_bot(level: Any) -> str:
    """A master is measured with a number of tries, because seconds differ between machines."""
    return f"{level['bot']}:{level['tries']}" if "tries" in level else str(level["bot"])


def won(trial: Trial) -> bool:
    """Play a game. Whether the player has won."""
    level = trial.level
    table = Table(level.setup(trial.players), load())
    hers = trial.player if level.side == "milady" else level.bot
    theirs = level.bot if level.side == "milady" else trial.player
    bots = {seat: bot(hers if seat == MILADY else theirs) for seat in seats_to_fill(table)}
    return play_game(table, bots, trial.seed).musketeers_won != (level.side == "milady")


def trials(level: Level, player: str, games: int) -> Iterator[Trial]:
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        for count in SOLO_COUNTS if level.side == "solo" else COUNTS:
            yield Trial(level, player, count, seed)


def measure(levels: Sequence[Level], games: Callable[[Level], int], jobs: int) -> dict[str, Any]:
    """The games won against each level, by side, level and player."""
    found: dict[str, Any] = {side: {} for side in SIDES}
    with ProcessPoolExecutor(jobs) as pool:
        for level in levels:
            row = {}
            for player in PLAYERS:
                results = list(pool.map(won, trials(level, player, games(level)), chunksize=5))
                row[player] = {"won": sum(results), "games": len(results)}
            found[level.side][level.name] = row
            print(told(level, row), flush=True)
    return found


def told(level: Level, row: Any) -> str:
    shares = [share(row[player]["won"], row[player]["games"]) for player in PLAYERS]
    return f"{level.side} {level.name}: {', '.join(f'{who} {part}' for who, part in zip(PLAYERS, shares, strict=True))}"


def table(file: Any) -> str:
    """The stored figures as Markdown."""
    rows = []
    for level in levels_of(file):
        row = file["measured"]["wins"].get(level.side, {}).get(level.name)
        opponent = "" if level.side == "solo" else level.bot
        shares = [share(row[player]["won"], row[player]["games"]) if row else "not measured" for player in PLAYERS]
        rows.append([level.side, level.name, opponent, ", ".join(level.variants), *shares])
    return grid(["you play", "level", "against", "variants", "a novice wins", "an adept wins"], rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.difficulty", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="with every number of players, for each level")
    parser.add_argument("--masters", type=int, default=10, help="the same for levels with a master")
    parser.add_argument("--side", choices=SIDES, action="append", help="only this way to play")
    parser.add_argument("--level", action="append", help="only this level")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    parser.add_argument("--write", action="store_true", help="store the figures for the browser")
    wish = parser.parse_args()
    file = json.loads(FILE.read_text("utf-8"))
    asked = [one for one in levels_of(file) if one.side in (wish.side or SIDES)]
    asked = [one for one in asked if not wish.level or one.name in wish.level]
    found = measure(asked, lambda level: wish.masters if level.bot.startswith("master") else wish.games, wish.jobs)
    if wish.write:
        write(file, found)
        print(table(file))


def write(file: Any, found: Any) -> None:
    """Store the figures. Levels that were not played keep theirs."""
    measured = file["measured"]
    for side, rows in found.items():
        measured["wins"].setdefault(side, {}).update(rows)
    measured["commit"] = commit_now()
    measured["date"] = datetime.now(UTC).date().isoformat()
    FILE.write_text(json.dumps(file, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
