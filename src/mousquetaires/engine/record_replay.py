"""Replays records: ``replay`` plays one again, ``verify`` also checks everything in it."""

from typing import NamedTuple

from .chance import LONGEST_NONCE, PURPOSE_NAMES, SHORTEST_NONCE, Seed
from .components import Components
from .config import Setup, SetupError
from .events import Event
from .ids import ENDING_NAMES, MILADY
from .notation import outcome_text
from .reasons import Refused
from .record import (
    ENGINE_VERSION,
    FORMAT,
    FORMAT_VERSION,
    STARTED_VERSION,
    RecordError,
    Session,
    apply_line,
    decided_outcome,
)
from .record_start import NO_START, RecordStart
from .save_load import digest


class RecordParts(NamedTuple):
    """What a record contains, checked for shape, versions and the component table."""

    setup: Setup
    seed: Seed | None
    inputs: list[str]
    checkpoints: dict[int, str]
    start: RecordStart


def replay(record: object, components: Components) -> Session:
    """The session of a record. Applies every input and compares every checkpoint."""
    setup, seed, inputs, checkpoints, start = read(record, components)
    session = Session(setup, components, None)
    for at, text in enumerate(inputs):
        if at == start.inputs:
            session.start_here(start)
        if at >= start.inputs and text.startswith("*"):
            check_chance(session, seed, text, at)
        replay_line(session, text, at)
        if len(session.inputs) in checkpoints and checkpoints[len(session.inputs)] != digest(session.game):
            raise RecordError("record-digest", at)
    if len(inputs) < max(start.inputs, *checkpoints, 0):
        raise RecordError("record-short", len(inputs))
    if len(inputs) == start.inputs:
        session.start_here(start)
    session.seed = seed
    return session


def replay_line(session: Session, text: str, at: int) -> list[Event]:
    """Replay one line of a record and return its events."""
    if text.startswith("undo "):
        replay_undo(session, text, at)
        return []
    before = session.game.s.barriers
    apply_line(session.game, text, at)
    session.write(text, before)
    return session.game.take_events()


def replay_undo(session: Session, text: str, at: int) -> None:
    try:
        _, seat, index, by, agreed = text.split()
        if by != "by":
            raise ValueError(by)
        session.undo(int(seat), int(index), tuple(int(player) for player in agreed.split(",")))
    except Refused as refused:
        raise RecordError("record-refused", at, line=text, reason=refused.reason.key) from refused
    except ValueError as error:
        raise RecordError("record-line", at, line=text) from error


def check_chance(session: Session, seed: Seed | None, text: str, at: int) -> None:
    """Check that a random outcome is the one that was fixed, or the one that secret and nonces give."""
    if not session.game.rolling:
        return  # ``apply_line`` refuses this line with a reason
    outcome = decided_outcome(session.game, session.fixed, seed)
    if outcome is None:
        return
    purpose = session.game.chance().purpose
    if text != f"* {PURPOSE_NAMES[purpose]} {outcome_text(purpose, outcome)}":
        if _decided_by_seed(session):
            raise RecordError("record-seed-disagrees", at, line=text)
        raise RecordError("record-start-disagrees", at, line=text)


def _decided_by_seed(session: Session) -> bool:
    return decided_outcome(session.game, session.fixed, None) is None


def read(record: object, components: Components) -> RecordParts:
    """The parts of a record, checked for shape, versions and the component table."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise RecordError("record-format", format=FORMAT)
    version = STARTED_VERSION if "start" in record else FORMAT_VERSION
    expected = (("version", version), ("engine", ENGINE_VERSION), ("components", components.digest))
    for key, due in expected:
        if record.get(key) != due:
            raise RecordError(f"record-{key}", read=str(record.get(key)), due=due)
    try:
        setup = Setup.from_json(record.get("setup"))
    except SetupError as error:
        raise RecordError("record-setup", reason=error.key) from error
    inputs, points = record.get("inputs"), record.get("checkpoints")
    if not isinstance(inputs, list) or not all(isinstance(text, str) for text in inputs):
        raise RecordError("record-inputs")
    start = RecordStart.from_json(record["start"]) if "start" in record else NO_START
    if start is None:
        raise RecordError("record-start")
    return RecordParts(setup, _read_seed(record, _read_nonces(record, setup)), inputs, _read_points(points), start)


def _read_seed(record: dict[str, object], nonces: list[tuple[int, bytes]] | None) -> Seed | None:
    text, commitment = record.get("seed"), record.get("commitment")
    if text is None:
        return None
    seed = Seed.from_text(text) if isinstance(text, str) else None
    if seed is None:
        raise RecordError("record-seed")
    if seed.commitment() != commitment:
        raise RecordError("record-commitment")
    return seed if nonces is None else Seed.mixed(seed.secret, nonces)


def _read_nonces(record: dict[str, object], setup: Setup) -> list[tuple[int, bytes]] | None:
    """The seats' nonces in seat order, or None if the seats were not asked for any."""
    if "nonces" not in record:
        return None
    rows = record["nonces"]
    nonces: list[tuple[int, bytes]] = []
    due = range(MILADY if setup.milady else MILADY + 1, len(setup.heroes) + 1)  # the seats that may follow
    for row in rows if isinstance(rows, list) else [rows]:
        nonce = _read_nonce(row)
        if nonce is None or nonce[0] not in due:
            raise RecordError("record-nonces", least=SHORTEST_NONCE, most=LONGEST_NONCE)
        nonces.append(nonce)
        due = range(nonce[0] + 1, due.stop)
    return nonces


def _read_nonce(row: object) -> tuple[int, bytes] | None:
    """A seat and its nonce, as ``to_json`` writes them; None for anything else."""
    if not (isinstance(row, list) and len(row) == 2 and type(row[0]) is int and isinstance(row[1], str)):
        return None
    try:
        nonce = bytes.fromhex(row[1])
    except ValueError:
        return None
    fits = SHORTEST_NONCE <= len(nonce) <= LONGEST_NONCE and nonce.hex() == row[1]
    return (row[0], nonce) if fits else None


def _read_points(points: object) -> dict[int, str]:
    if not isinstance(points, list):
        raise RecordError("record-checkpoints")
    found = {}
    for point in points:
        if not (isinstance(point, list) and len(point) == 2 and type(point[0]) is int and isinstance(point[1], str)):
            raise RecordError("record-checkpoints")
        found[point[0]] = point[1]
    return found


def verify(record: object, components: Components) -> Session:
    """Replay a record and check everything in it. Raises ``RecordError`` if something is not true.

    Dice can be checked only with a seed: see ``has_unchecked_dice``.
    """
    session = replay(record, components)
    assert isinstance(record, dict)
    ending = ENDING_NAMES[session.game.s.ending]
    if record.get("ending") != ending:
        raise RecordError("record-ending", read=str(record.get("ending")), due=ending)
    if session.game.over and dict(session.checkpoints) != _read_points(record["checkpoints"]):
        raise RecordError("record-checkpoints")
    return session


def has_unchecked_dice(session: Session) -> bool:
    """Whether the record has dice but no seed. ``verify`` cannot check such dice."""
    return session.seed is None and any(text.startswith("*") for text in session.inputs[session.start.inputs :])
