"""Decisions of bots as Parquet files, with fixed splits, for imitation and offline learning.

The folder has the decisions of each split in shards, the games with their records, a description
(``dataset.json``) and a dataset card (``README.md``). The same arguments write the same bytes.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

import pyarrow as arrow
import pyarrow.parquet as parquet

from mousquetaires import __version__
from mousquetaires.bots import bot, seat_prompt
from mousquetaires.engine.action_index import SIZE as ACTIONS
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.components import Components
from mousquetaires.engine.composed_answers import numbers_of
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.ids import ENDING_NAMES, MILADY
from mousquetaires.engine.numbered_game import NumberedGame
from mousquetaires.engine.observation_tensor import FIELDS, HOW_NAMES
from mousquetaires.engine.observation_tensor import SIZE as VALUES
from mousquetaires.engine.record import ENGINE_VERSION
from mousquetaires.engine.view import observe

from .table_setup import reward_of, seats_of
from .version import VERSION, fingerprint

LICENCE: Final = "MIT"
SPLITS: Final = ("train", "validation", "test")
SHARD_GAMES: Final = 100
DECISIONS: Final = arrow.schema(
    [
        ("game", arrow.int32()),
        ("seed", arrow.int64()),
        ("step", arrow.int32()),
        ("players", arrow.int8()),
        ("seat", arrow.int8()),
        ("bot", arrow.string()),
        ("turn", arrow.int16()),
        ("prompt", arrow.string()),
        ("legal", arrow.list_(arrow.int16())),
        ("action", arrow.int16()),
        ("outcome", arrow.int8()),
        ("observation", arrow.list_(arrow.float32(), VALUES)),
    ]
)
GAMES: Final = arrow.schema(
    [
        ("game", arrow.int32()),
        ("seed", arrow.int64()),
        ("split", arrow.string()),
        ("setup", arrow.string()),
        ("bots", arrow.list_(arrow.string())),
        ("ending", arrow.string()),
        ("winner", arrow.string()),
        ("turns", arrow.int16()),
        ("decisions", arrow.int32()),
    ]
)

Row = dict[str, Any]


@dataclass(frozen=True)
class DatasetPlan:
    """The games that are played: how many at each table, and with which bots."""

    setups: tuple[Setup, ...]
    games: int
    milady: str
    musketeers: str
    seed: int
    program: str  # a hash of the rules and bots

    def numbered(self) -> Iterator[tuple[int, Setup, int]]:
        """Each game: its number, its table and its seed. All tables play a seed before the next one comes."""
        for number in range(self.games * len(self.setups)):
            yield number, self.setups[number % len(self.setups)], self.seed + number // len(self.setups)


def split_of(seed: int) -> str:
    """The split of all games with this seed: eight of ten are for training.

    >>> [split_of(seed) for seed in (0, 7, 8, 9)]
    ['train', 'train', 'validation', 'test']
    """
    return SPLITS[max(0, seed % 10 - 7)]


def write_dataset(folder: Path, plan: DatasetPlan, box: Components) -> dict[str, int]:
    """Play the games and write all files. Returns the number of decisions of each split."""
    (folder / "data").mkdir(parents=True, exist_ok=True)
    shards = {split: Shards(folder / "data", split) for split in SPLITS}
    games: list[Row] = []
    for number, setup, seed in plan.numbered():
        rows, game = play_rows(number, Table(setup, box), seed, plan)
        shards[game["split"]].add(rows)
        games.append(game)
    for shard in shards.values():
        shard.flush()
    write_rows(folder / "data" / "games.parquet", games, GAMES)
    counts = {split: shard.rows_written for split, shard in shards.items()}
    about = description(plan, box, counts)
    (folder / "dataset.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")
    (folder / "README.md").write_text(card(about), "utf-8")
    return counts


class Shards:
    """The files of one split. Each has the decisions of a fixed number of games."""

    def __init__(self, folder: Path, split: str) -> None:
        self.folder = folder
        self.split = split
        self.rows: list[Row] = []
        self.games = self.number = self.rows_written = 0

    def add(self, rows: list[Row]) -> None:
        self.rows += rows
        self.games += 1
        if self.games == SHARD_GAMES:
            self.flush()

    def flush(self) -> None:
        if self.rows:
            write_rows(self.folder / f"{self.split}-{self.number:05}.parquet", self.rows, DECISIONS)
            self.rows_written += len(self.rows)
            self.rows, self.games, self.number = [], 0, self.number + 1


def write_rows(file: Path, rows: Sequence[Row], schema: Any) -> None:
    parquet.write_table(arrow.Table.from_pylist(rows, schema), file, compression="zstd")


def play_rows(number: int, table: Table, seed: int, plan: DatasetPlan) -> tuple[list[Row], Row]:
    """Play one game. Returns its decisions, and the game itself."""
    play, dice_seed = NumberedGame.new(table), Seed.of(seed)
    names = {seat: plan.milady if seat == MILADY else plan.musketeers for seat in seats_of(table)}
    bots = {seat: bot(name) for seat, name in names.items()}
    bot_rngs = {seat: Random(f"{seed}/{seat}") for seat in names}
    rows: list[Row] = []
    play.settle(dice_seed)
    while not play.over:
        seat = play.seat
        view = observe(play.game, seat)
        for choice in numbers_of(bots[seat].choose(view, seat_prompt(play.game, view), bot_rngs[seat])):
            rows.append(decision(play, choice) | {"game": number, "seed": seed, "step": len(rows), "bot": names[seat]})
            play.act(choice)
        play.settle(dice_seed)
    for row in rows:
        row["outcome"] = int(reward_of(play, row["seat"]))
    return rows, game_row(number, play, seed, list(names.values()), len(rows))


def decision(play: NumberedGame, choice: int) -> Row:
    """What the seat saw, what it could choose, and what it chose."""
    game, seat = play.game, play.seat
    return {
        "players": game.table.setup.players,
        "seat": seat,
        "turn": game.s.turn,
        "prompt": game.prompt().kind,
        "legal": play.legal(),
        "action": choice,
        "observation": play.tensor(seat).tolist(),
    }


def game_row(number: int, play: NumberedGame, seed: int, bots: list[str], decisions: int) -> Row:
    s = play.game.s
    return {
        "game": number,
        "seed": seed,
        "split": split_of(seed),
        "setup": json.dumps(play.game.table.setup.to_json()),
        "bots": bots,
        "ending": ENDING_NAMES[s.ending],
        "winner": "musketeers" if play.winner() > 0 else "milady",
        "turns": s.turn,
        "decisions": decisions,
    }


def description(plan: DatasetPlan, box: Components, counts: dict[str, int]) -> dict[str, Any]:
    """What the files hold and how they were made."""
    return {
        "name": "mousquetaires-decisions",
        "licence": LICENCE,
        "program": {"version": __version__, "hash": plan.program, "engine": ENGINE_VERSION, "box": box.digest},
        "environment": {"version": VERSION, "fingerprint": fingerprint(), "actions": ACTIONS, "values": VALUES},
        "bots": {"milady": plan.milady, "musketeers": plan.musketeers},
        "tables": [setup.to_json() for setup in plan.setups],
        "games": plan.games * len(plan.setups),
        "seeds": [plan.seed, plan.seed + plan.games - 1],
        "decisions": counts,
        "columns": {field.name: str(field.type) for field in DECISIONS},
        "observation": [[field.name, field.size, HOW_NAMES[field.how], field.what] for field in FIELDS],
    }


def card(about: dict[str, Any]) -> str:
    """The dataset card: a page for people, with a header for dataset hubs."""
    text = files("mousquetaires.env").joinpath("dataset_card.md").read_text("utf-8")
    values = {
        "decisions": f"{sum(about['decisions'].values()):,}",
        "games": f"{about['games']:,}",
        "milady": about["bots"]["milady"],
        "musketeers": about["bots"]["musketeers"],
        "first": about["seeds"][0],
        "last": about["seeds"][1],
        "version": about["program"]["version"],
        "hash": about["program"]["hash"],
        "engine": about["program"]["engine"],
        "box": about["program"]["box"],
        "environment": about["environment"]["version"],
        "values": about["environment"]["values"],
        "actions": about["environment"]["actions"],
        "players": ", ".join(str(table["players"]) for table in about["tables"]),
        "splits": "\n".join(f"| {split} | {count:,} |" for split, count in about["decisions"].items()),
    }
    for name, value in values.items():
        text = text.replace("{" + name + "}", str(value))
    return text
