"""A record as the log of a table, entry by entry, as a server would have stored it.

So a record file and a game that was played here are replayed by the same code. A record has no times and no chat. Its
``people`` are optional: the seats of the others have no player.
"""

from collections.abc import Iterator
from typing import Any, Final

from mousquetaires.bots import BOTS
from mousquetaires.engine.config import Setup
from mousquetaires.engine.record import RecordError, Session
from mousquetaires.engine.record_replay import read, replay_line
from mousquetaires.engine.save_load import digest

from ..refusals import Denied
from ..text_lines import printable_line
from .entries import AnyEntry, Began, Came, Opened, Played, Sat, Undone
from .entry_effects import accept, apply_entry
from .options import LONGEST_NAME, CheckedOptions, Clock, seats_of
from .state import HOST, Change, TableState, stored_events

SAND: Final = 120.0  # seconds; a record does not say how long its hourglass was
NICKNAME: Final = 24  # characters of a nickname; longer ones are cut
LONGEST: Final = 20_000  # inputs: far more than people play
NO_TIME: Final = 0  # a record does not say when something happened


def followed_record(state: TableState, record: object) -> Iterator[AnyEntry]:
    """Play a record at an empty table. Yields each entry when the table has followed it.

    ``RecordError`` if the record is damaged, is not a record, or was played by other rules.
    """
    setup, _, inputs, checkpoints, _ = read(record, state.components)
    if len(inputs) > LONGEST:
        raise Denied("server-replay-long", 413)
    assert isinstance(record, dict)
    for entry in before_the_game(setup, record):
        apply_entry(state, entry)
        yield entry
    session = Session(setup, state.components, None)
    for lines in moves_of(inputs):
        entry = entry_of(state, session, lines, checkpoints)
        accept(state, Change(entry, session))
        yield entry
    if len(inputs) < max(checkpoints, default=0):
        raise RecordError("record-short", len(inputs))


def moves_of(inputs: list[str]) -> list[list[str]]:
    """The inputs by entry: the deal, then each move or undo with the dice and draws that followed.

    >>> moves_of(["* deal 3", "1 move louvre", "* duel_blue SSH", "undo 1 1 by 1"])
    [['* deal 3'], ['1 move louvre', '* duel_blue SSH'], ['undo 1 1 by 1']]
    """
    moves: list[list[str]] = [[]]
    for line in inputs:
        if not line.startswith("*"):
            moves.append([])
        moves[-1].append(line)
    return moves


def entry_of(state: TableState, session: Session, lines: list[str], checkpoints: dict[int, str]) -> AnyEntry:
    """The entry of these inputs. The session follows them."""
    first = len(session.inputs)
    to = made_by(state, lines[0], first) if lines and lines[0].startswith("undo ") else 0
    happened = []
    for line in lines:
        happened += replay_line(session, line, len(session.inputs))
        due = checkpoints.get(len(session.inputs))
        if due is not None and due != digest(session.game):
            raise RecordError("record-digest", len(session.inputs) - 1)
    events = stored_events(happened)
    if not state.begun:
        return Began(at=NO_TIME, nonces=[], lines=lines, events=events, components=state.components.digest)
    word = lines[0].split(" ", 2)
    if word[0] == "undo":
        return Undone(at=NO_TIME, seat=int(word[1]), line=lines[0], to=to)
    if word[0] == "sand":
        return Played(at=NO_TIME, seat=-1, lines=lines, events=events, cause="sand")
    return Played(at=NO_TIME, seat=int(word[0]), lines=lines, events=events)


def made_by(state: TableState, line: str, at: int) -> int:
    """The version to which an undo goes back."""
    try:
        return state.made_at[int(line.split()[2])] - 1
    except (IndexError, KeyError, ValueError) as error:
        raise RecordError("record-line", at, line=line) from error


# --- the people -----------------------------------------------------------------------------------


def before_the_game(setup: Setup, record: dict[str, Any]) -> Iterator[AnyEntry]:
    """The table, and the people whom the record names."""
    seats = seats_of(setup)
    people = [one for one in listed(record.get("people")) if one.get("seat") in seats]
    bots = {one["seat"]: one["bot"] for one in people if one.get("bot") in BOTS}
    name = printable_line(text_of(record.get("name")))[:LONGEST_NAME]
    agreed = CheckedOptions(setup.to_json(), name, False, False, True, bots, Clock(), SAND)
    yield Opened(at=NO_TIME, by=HOST, agreed=agreed)
    held: dict[str, list[int]] = {}
    for one in people:
        nickname = printable_line(text_of(one.get("nickname")))[:NICKNAME]
        if nickname and one["seat"] not in bots:
            held.setdefault(nickname, []).append(one["seat"])
    for person, (nickname, own) in enumerate(held.items(), HOST):
        yield Came(at=NO_TIME, by=person, nickname=nickname)
        yield Sat(at=NO_TIME, by=person, seats=sorted(set(own)), nonce="")


def listed(value: object) -> list[dict[str, Any]]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def text_of(value: object) -> str:
    return value if isinstance(value, str) else ""
