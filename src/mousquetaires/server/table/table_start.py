"""Tables whose game starts at a moment of another game, or of a lesson, instead of with the deal.

The inputs up to that moment are part of the table's options. After it, random outcomes are those that were fixed, then
the table's own. With the same dice, they are those of the other game.
"""

from typing import Any, Final, Literal

from msgspec import Struct

from mousquetaires.data import box_of_record, find_box
from mousquetaires.engine.component_table_values import written_values
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup
from mousquetaires.engine.events import Event
from mousquetaires.engine.record import RecordError, Session
from mousquetaires.engine.record_replay import RecordParts, read, replay_line
from mousquetaires.engine.record_start import RecordStart
from mousquetaires.lessons import Lesson, LessonScript

from ..refusals import Denied

Dice = Literal["same", "new"]
TABLE_SOURCE: Final = "table:"  # before the name of the table that the inputs are from
RECORD_SOURCE: Final = "record:"  # the inputs are from a file, or from a game of bots in a link
LESSON_SOURCE: Final = "lesson:"
MOST_INPUTS: Final = 5000  # of a record from elsewhere: the server replays them at once, and a game has some hundred


class TableStart(Struct, frozen=True, omit_defaults=True):
    """Where a table's game starts: the inputs that lead there, its box, and what decides the dice after it."""

    lines: list[str]
    components: str  # the digest of the box
    source: str
    chance: list[str] = []  # outcomes that are used before those of the seed
    seed: str = ""  # of the other game, for the same dice; empty: the table's own
    nonces: list[tuple[int, str]] = []  # with that seed
    lesson: LessonScript | None = None

    def record_start(self) -> RecordStart:
        return RecordStart(len(self.lines), tuple(self.chance), self.source)


def start_from_record(
    record: dict[str, object], current: Components, source: str, inputs: int, dice: Dice
) -> TableStart:
    """The start at a moment of another game, after so many of its inputs.

    Raises ``Denied`` if the game cannot be continued there.
    """
    digest = str(record.get("components"))
    components = box_of_record(record, current)
    try:
        parts = read(record, components)
        if not 0 <= inputs <= len(parts.inputs):
            raise Denied("server-start-inputs", 400, read=inputs, most=len(parts.inputs))
        at_moment = _replayed(parts.setup, components, parts.inputs[:inputs], parts.start)
    except RecordError as error:
        raise Denied("server-start-record") from error
    if at_moment.game.over:
        raise Denied("server-start-over")
    start = TableStart(parts.inputs[:inputs], digest, source)
    return start if dice == "new" else _with_same_dice(start, parts, at_moment)


class BranchStart(Struct, frozen=True):
    """What a table needs to go on from a record: its set-up, its start, and the printed values if they are its own."""

    setup: dict[str, object]
    start: TableStart
    box: dict[str, Any] | None


def branch_of_record(record: dict[str, object], current: Components, inputs: int, dice: Dice) -> BranchStart:
    """The start at a moment of a game from a file or a link."""
    if inputs > MOST_INPUTS:
        raise Denied("server-replay-long", 413)
    start = start_from_record(record, current, RECORD_SOURCE, inputs, dice)
    components = box_of_record(record, current)
    own = None if find_box(components.digest, current) else dict(written_values(components))
    return BranchStart(Setup.from_json(record["setup"]).to_json(), start, own)


def start_of_lesson(lesson: Lesson, components: Components) -> TableStart:
    """The start of a lesson, with its script: a later version of the lesson does not change a table that is open."""
    start = lesson.parts.start
    source = LESSON_SOURCE + lesson.notes.name
    chance = list(start.chance)
    return TableStart(lesson.opening, components.digest, source, chance, lesson=lesson.script())


def _replayed(setup: Setup, components: Components, lines: list[str], start: RecordStart) -> Session:
    session = Session(setup, components, None)
    for at, line in enumerate(lines):
        if at == start.inputs:
            session.start_here(start)
        replay_line(session, line, at)
    return session


def _with_same_dice(start: TableStart, parts: RecordParts, at_moment: Session) -> TableStart:
    """The outcomes that were still fixed then, and the record's seed. Without a seed, the outcomes in the record."""
    until = len(parts.inputs) if parts.seed is None else parts.start.inputs
    lines = [line.removeprefix("* ") for line in parts.inputs[len(start.lines) : until] if line.startswith("* ")]
    fixed = at_moment.fixed
    if parts.seed is not None:
        lines += fixed.left(at_moment.game.s.rolls) if fixed is not None else parts.start.chance
    seed = parts.seed
    nonces = [(seat, nonce.hex()) for seat, nonce in seed.nonces or ()] if seed is not None else []
    secret = seed.to_text() if seed is not None else ""
    return TableStart(start.lines, start.components, start.source, lines, secret, nonces)


def started_session(setup: Setup, components: Components, start: TableStart) -> tuple[Session, list[Event]]:
    """The game at its start, without a seed, and the events that led there."""
    session = Session(setup, components, None)
    events = session.game.take_events()
    for at, line in enumerate(start.lines):
        events += replay_line(session, line, at)
    session.start_here(start.record_start())
    return session, events


def start_info(start: TableStart | None) -> dict[str, object] | None:
    """What everyone may know of a table's start."""
    if start is None:
        return None
    dice = "same" if start.seed else "fixed" if start.chance else "new"
    return {"source": start.source, "inputs": len(start.lines), "dice": dice}
