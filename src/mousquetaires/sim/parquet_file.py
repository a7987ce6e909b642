"""Games as a Parquet file, one row per game, for pandas, Polars, DuckDB or R.

The file's metadata hold the same header as a journal. Only a file of the same run is ever overwritten.
"""

import json
from os import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup

from .file_errors import explain_write_errors
from .journal import CHECKED, header, line_of
from .optional_packages import import_optional
from .plan import Plan
from .play import CLOCK_NAMES, GameResult, SimulationError

HEADER: Final = b"mousquetaires"  # the metadata key of the header
GROUP: Final = 200  # rows written together: a few megabytes


def parquet() -> Any:
    """The Parquet module, or an error that says how to install it."""
    return import_optional("pyarrow", "pyarrow", "sim")


def part_of(file: Path) -> Path:
    """The temporary file that holds the rows until all are written."""
    return file.parent / f"{file.name}.part"


class ParquetFile:
    """Collects games and writes them in groups. The file appears, complete, when it is closed."""

    def __init__(self, file: Path, plan: Plan, box: Components, resume: bool) -> None:
        """Start a new file. A resumed run may replace its own file, but no other."""
        self.arrow = parquet()
        self.format = import_optional("pyarrow.parquet", "pyarrow", "sim")
        self.file = file
        self.part = part_of(file)
        self.plan = plan
        self.header = header(plan, box)
        self.schema = _schema(self.arrow).with_metadata({HEADER: json.dumps(self.header)})
        self.rows: list[dict[str, Any]] = []
        with explain_write_errors(file):
            self._check_replaceable(resume)
            self.writer: Any = self.format.ParquetWriter(self.part, self.schema)

    def __enter__(self) -> "ParquetFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: BaseException | TracebackType | None) -> None:
        try:
            with explain_write_errors(self.file):
                self._flush()
                self.writer.close()
                if kind is None:
                    replace(self.part, self.file)
        finally:
            self.part.unlink(missing_ok=True)

    def _check_replaceable(self, resume: bool) -> None:
        """Refuse to overwrite, except for an empty file and the file of this run."""
        if self.file.is_file() and self.file.stat().st_size == 0:
            return
        if self.file.is_file() and not resume:
            raise SimulationError("sim-parquet-there", file=str(self.file))
        if self.file.exists() and not self._is_ours():
            raise SimulationError("sim-parquet-other", file=str(self.file))

    def _is_ours(self) -> bool:
        """Whether the file holds games of this run. Reads only regular files: a pipe or device may be endless."""
        if not self.file.is_file():
            return False
        try:
            found = json.loads(self.format.read_schema(self.file).metadata[HEADER])
        except (self.arrow.ArrowException, KeyError, TypeError, ValueError):
            return False
        return isinstance(found, dict) and all(found.get(key) == self.header.get(key) for key in CHECKED)

    def take(self, number: int, result: GameResult) -> None:
        self.rows.append(row_of(number, self.plan, result))
        if len(self.rows) >= GROUP:
            with explain_write_errors(self.file):
                self._flush()

    def _flush(self) -> None:
        if self.rows:
            self.writer.write_table(self.arrow.Table.from_pylist(self.rows, self.schema))
            self.rows.clear()


def row_of(number: int, plan: Plan, result: GameResult) -> dict[str, Any]:
    """A game as a row: its journal line, with the table and the clocks as separate columns."""
    line = line_of(number, plan, result)
    clocks = zip(*line.pop("clocks"), strict=True)
    line |= {f"clock_{name}": list(stood) for name, stood in zip(CLOCK_NAMES, clocks, strict=True)}
    seating = plan.seatings[plan.seating_of(number)]
    line |= _setup_row(seating.setup) | {"bots": list(seating.bots)}
    return line | {"events": list(result.events.items()), "rules": list(result.rules.items())}


def _setup_row(setup: Setup) -> dict[str, Any]:
    """The columns that describe the table."""
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
        "hourglass": arrow.bool_(), "bastille_must_win": arrow.bool_(),
        "rochefort_one_wound": arrow.bool_(), "bots": texts,
        "winner": text, "ending": text, "turns": whole, "board": text, "decisions": whole, "inputs": whole,
        **{f"clock_{name}": arrow.list_(arrow.int8()) for name in CLOCK_NAMES},
        "events": counts, "rules": counts,
    }  # fmt: skip
    return arrow.schema(list(kinds.items()))
