"""A journal file: one line of JSON per game, written when the game ends, so that a stopped run can be resumed.

The first line is the header: it says what is played. A resumed run must have the same header, except for the number
of games.
"""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import Any, BinaryIO, Final

from mousquetaires.engine.components import Components
from mousquetaires.engine.ids import BOARD_NAMES, ENDING_NAMES

from .file_errors import explain_write_errors
from .plan import Plan
from .play import Clocks, GameResult, SimulationError
from .program_fingerprint import fingerprint

FORMAT: Final = "mousquetaires games"
VERSION: Final = 1
LONGEST: Final = 1 << 24  # bytes of the longest possible header
MOST_COUNTED: Final = (1 << 31) - 1  # the largest count, as in a Parquet file's columns; the clocks have the same limit
MOST_CLOCK: Final = 127
WINNERS: Final = ("milady", "musketeers")
# Header fields that must be equal to resume a run.
CHECKED: Final = ("format", "version", "program", "seed", "sand", "tables", "measures")


def header(plan: Plan, box: Components) -> dict[str, Any]:
    """The header: what is played."""
    made = {
        "format": FORMAT,
        "version": VERSION,
        "program": fingerprint(box.digest),
        "seed": plan.seed,
        "sand": plan.sand,
        "tables": [{"setup": seating.setup.to_json(), "bots": list(seating.bots)} for seating in plan.seatings],
    }
    return made if plan.match.measures is None else {**made, "measures": plan.match.measures}


def line_of(number: int, plan: Plan, result: GameResult) -> dict[str, Any]:
    """A game as plain values, with ids replaced by names."""
    made = {
        "game": number,
        "table": plan.seating_of(number),
        "seed": result.seed,
        "winner": WINNERS[result.musketeers_won],
        "ending": ENDING_NAMES[result.ending],
        "turns": result.turns,
        "board": BOARD_NAMES[result.board],
        "decisions": result.decisions,
        "inputs": result.inputs,
        "clocks": result.clocks,
        "events": result.events,
        "rules": result.rules,
    }
    return made if result.luck is None else {**made, "luck": result.luck}


def result_of(line: dict[str, Any], plan: Plan) -> tuple[int, GameResult]:
    """The inverse of ``line_of``. Raises ValueError for a line that ``line_of`` cannot have written."""
    number = _whole(line["game"])
    seating, seed, turns = plan.seating_of(number), plan.seed_of(number), _whole(line["turns"])
    _whole(line["table"], seating, seating)
    game = GameResult(
        plan.seatings[seating].setup,
        _whole(line["seed"], seed, seed),
        ENDING_NAMES.index(line["ending"]),
        turns,
        BOARD_NAMES.index(line["board"]),
        _whole(line["decisions"]),
        _whole(line["inputs"]),
        _counts(line["events"]),
        _counts(line["rules"]),
        _clocks(line["clocks"], turns),
        _luck(line["luck"]) if plan.match.measures is not None else None,
    )
    if line["winner"] != WINNERS[game.musketeers_won]:
        raise ValueError(f"{line['winner']!r} does not win with {line['ending']}")
    return number, game


def _whole(value: Any, low: int = 0, high: int = MOST_COUNTED) -> int:
    """An integer within the range that a game can have."""
    if type(value) is not int or not low <= value <= high:  # excludes true and 1.0
        raise ValueError(f"{value!r} is not a whole number from {low} to {high}")
    return value


def _counts(value: Any) -> Counter[str]:
    if not isinstance(value, dict):
        raise ValueError(f"{value!r} says of nothing how often it occurred")
    return Counter({str(name): _whole(count, 1) for name, count in value.items()})


def _clocks(value: Any, turns: int) -> tuple[Clocks, ...]:
    """The four clocks before the first turn and after every turn."""
    stood = [[_whole(one, -MOST_CLOCK, MOST_CLOCK) for one in clocks] for clocks in value]
    if len(stood) != turns + 1:
        raise ValueError(f"{len(stood)} times four clocks, and {turns} turns")
    return tuple((time, siege, honour, abduction) for time, siege, honour, abduction in stood)


def _luck(value: Any) -> float:
    if type(value) is not float or not isfinite(value):
        raise ValueError(f"{value!r} is not an amount of luck")
    return value


class Journal:
    """A journal file. Read ``kept`` before writing."""

    def __init__(self, file: Path, plan: Plan, box: Components, resume: bool) -> None:
        """Create a journal, or open one to resume it. Never overwrites an existing file."""
        self.path = file
        self.name = str(file)
        self.plan = plan
        self.header = header(plan, box)
        with explain_write_errors(file):
            there = file.exists()
            if file.is_file() and file.stat().st_size > 0 and not resume:
                raise SimulationError("sim-journal-there", file=self.name)
            if there and not (file.is_file() or file.is_dir()):  # a device may be endless
                raise SimulationError("sim-journal-foreign", file=self.name)
            self.file: BinaryIO = file.open("r+b" if there else "w+b")
        try:
            self.fresh = not self._first_line()
            if not self.fresh:
                self._check_header()
        except SimulationError:
            self.file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):  # each line was flushed, or its error was reported
            self.file.close()

    def _first_line(self) -> bytes:
        """The header line of the file; empty if it is incomplete."""
        self.file.seek(0)
        line = self.file.readline(LONGEST)
        return line if line.endswith(b"\n") or len(line) > len(self._line(self.header)) else b""

    def _check_header(self) -> None:
        found = self._read(self._first_line(), 1)
        if found.get("format") != FORMAT:
            raise SimulationError("sim-journal-foreign", file=self.name)
        other = [key for key in CHECKED if found.get(key) != self.header.get(key)]
        if other:
            raise SimulationError("sim-journal-other", file=self.name, what=", ".join(other))

    def _read(self, line: bytes, at: int) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise self._refusal(at) from error
        if not isinstance(found, dict):
            raise self._refusal(at)
        return found

    def _refusal(self, at: int) -> SimulationError:
        return SimulationError("sim-journal-foreign" if at == 1 else "sim-journal-broken", file=self.name, line=at)

    def stored_games(self, plan: Plan) -> Iterator[tuple[int, GameResult]]:
        """The games in the file, each once. Drops an incomplete last line."""
        if self.fresh:
            self._restart()
            return
        self.file.seek(0)
        seen: set[int] = set()
        good, at = 0, 0
        for at, line in enumerate(iter(self.file.readline, b""), 1):
            if not line.endswith(b"\n"):
                break
            good += len(line)
            if at > 1:
                number, result = self._game(line, at)
                if number < plan.total and number not in seen:
                    seen.add(number)
                    yield number, result
        self.file.seek(good)
        self.file.truncate()

    def _restart(self) -> None:
        with explain_write_errors(self.path):
            self.file.seek(0)
            self.file.truncate()
        self._append(self.header)

    def _game(self, line: bytes, at: int) -> tuple[int, GameResult]:
        found = self._read(line, at)
        try:
            return result_of(found, self.plan)
        except (KeyError, ValueError, TypeError) as error:
            raise self._refusal(at) from error

    def write(self, number: int, result: GameResult) -> None:
        self._append(line_of(number, self.plan, result))

    def _append(self, made: dict[str, Any]) -> None:
        """Write one line and flush it to the operating system, so that it survives this process."""
        with explain_write_errors(self.path):
            self.file.write(self._line(made))
            self.file.flush()

    @staticmethod
    def _line(made: dict[str, Any]) -> bytes:
        return json.dumps(made, separators=(",", ":")).encode() + b"\n"
