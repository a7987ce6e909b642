"""Games as a Parquet file: one row a game, for pandas, Polars, DuckDB, R."""

from os import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from mousquetaires.engine.config import Setup

from .extras import extra, writing
from .journal import line_of
from .plan import Plan
from .play import CLOCK_NAMES, GameResult

GROUP: Final = 200  # rows that are kept until they are written together: a few megabytes


def parquet() -> Any:
    """What writes it; who has not installed it is told so."""
    return extra("pyarrow", "pyarrow", "sim")


def part_of(file: Path) -> Path:
    """Where it is written until it is whole."""
    return file.with_name(f"{file.name}.part")


class ParquetFile:
    """Takes games and writes them in groups; the file is there, whole, when it is closed."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.arrow = parquet()
        self.file = file
        self.part = part_of(file)
        self.plan = plan
        self.schema = _schema(self.arrow)
        self.rows: list[dict[str, Any]] = []
        with writing(file):
            self.writer: Any = extra("pyarrow.parquet", "pyarrow", "sim").ParquetWriter(self.part, self.schema)

    def __enter__(self) -> "ParquetFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: BaseException | TracebackType | None) -> None:
        try:
            with writing(self.file):
                self._flush()
                self.writer.close()
                if kind is None:
                    replace(self.part, self.file)
        finally:
            self.part.unlink(missing_ok=True)

    def take(self, number: int, result: GameResult) -> None:
        self.rows.append(row_of(number, self.plan, result))
        if len(self.rows) >= GROUP:
            with writing(self.file):
                self._flush()

    def _flush(self) -> None:
        if self.rows:
            self.writer.write_table(self.arrow.Table.from_pylist(self.rows, self.schema))
            self.rows.clear()


def row_of(number: int, plan: Plan, result: GameResult) -> dict[str, Any]:
    """A game as a row: the line of the journal, with its table and its clocks spread out."""
    line = line_of(number, plan, result)
    clocks = zip(*line.pop("clocks"), strict=True)
    line |= {f"clock_{name}": list(stood) for name, stood in zip(CLOCK_NAMES, clocks, strict=True)}
    seating = plan.seatings[plan.seating_of(number)]
    line |= _setup_row(seating.setup) | {"bots": list(seating.bots)}
    return line | {"events": list(result.events.items()), "rules": list(result.rules.items())}


def _setup_row(setup: Setup) -> dict[str, Any]:
    """The table's columns."""
    made = setup.to_json()
    heroes = made["heroes"]
    assert isinstance(heroes, list)
    return made | {"heroes": [",".join(run) for run in heroes]}


def _schema(arrow: Any) -> Any:
    whole, text = arrow.int32(), arrow.string()
    counts, texts = arrow.map_(text, whole), arrow.list_(text)
    kinds = {
        "game": arrow.int64(), "table": whole, "seed": arrow.int64(),
        "players": whole, "milady": arrow.bool_(), "heroes": texts, "variants": texts,
        "hourglass": arrow.bool_(), "bastille_must_win": arrow.bool_(), "bots": texts,
        "winner": text, "ending": text, "turns": whole, "board": text, "decisions": whole, "inputs": whole,
        **{f"clock_{name}": arrow.list_(arrow.int8()) for name in CLOCK_NAMES},
        "events": counts, "rules": counts,
    }  # fmt: skip
    return arrow.schema(list(kinds.items()))
