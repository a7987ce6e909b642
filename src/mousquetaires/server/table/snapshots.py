"""What is stored of a game beside its log: a snapshot of the position now and then, and the record at its end.

Another version of the program may replay the log differently. What it shows of a game that is finished or frozen was
stored here by the program that played it, so it is what the players saw.
"""

import msgspec

from mousquetaires.engine.chance import Seed
from mousquetaires.engine.ids import ENDING_NAMES
from mousquetaires.engine.record import FORMAT, FORMAT_VERSION, STARTED_VERSION
from mousquetaires.engine.save_load import digest, dump

from .entries import AnyEntry, Began, Played, Undone
from .state import Json, Snapshot, TableState
from .views import view_json, view_of, viewers_of

decode_snapshot = msgspec.json.Decoder(Snapshot).decode
Views = dict[str, Json | None]


def snapshot(state: TableState) -> bytes:
    """The position: shown when the table is frozen, and useful for support."""
    session = state.session
    assert session is not None
    header = {name: value for name, value in session.to_json().items() if name != "inputs"}
    stored = Snapshot(state.version, views(state), header, digest(session.game), state.inputs, dump(session.game))
    return msgspec.json.encode(stored)


def finished(state: TableState) -> bytes:
    """The whole record of a game that is over: from now on everyone may have it."""
    session = state.session
    assert session is not None
    return msgspec.json.encode(Snapshot(state.version, views(state), {**session.to_json(), **around(state)}))


def views(state: TableState) -> Views:
    return {str(viewer): view_json(view_of(state, viewer)) for viewer in viewers_of(state)}


def around(state: TableState) -> Json:
    """What a record of a served game has besides: the table and its people."""
    people = [
        {"seat": number, "nickname": state.nickname(seat.owner), "bot": seat.bot}
        for number, seat in state.seats.items()
    ]
    box = {} if state.agreed.box is None else {"box": state.agreed.box}  # so that the record can be replayed anywhere
    return {"table": state.id, "people": people, **box}


def record_from(state: TableState, log: list[AnyEntry], stored: Snapshot | None) -> Json:
    """The record of a game that we cannot follow: its inputs from the log, the rest as it was stored."""
    header = (stored.record if stored is not None else {}) or bare(state, log)
    return {**header, "inputs": lines_of(log), "ending": ENDING_NAMES[ending_of(log)], **around(state)}


def bare(state: TableState, log: list[AnyEntry]) -> Json:
    """The beginning of a record of which nothing was stored: we do not know which program played it."""
    start = state.agreed.start
    nonces = next((entry.nonces for entry in log if isinstance(entry, Began)), [])
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION if start is None else STARTED_VERSION,
        "engine": None,
        "components": None,
        "setup": state.agreed.setup,
        "commitment": state.commitment(),
        "seed": Seed(state.secret).to_text(),
        "nonces": nonces,
        **({} if start is None else {"start": start.record_start().to_json()}),
        "checkpoints": [],
    }


def lines_of(log: list[AnyEntry]) -> list[str]:
    """The inputs of a record, from the log."""
    lines: list[str] = []
    for entry in log:
        if isinstance(entry, (Began, Played)):
            lines += entry.lines
        elif isinstance(entry, Undone):
            lines.append(entry.line)
    return lines


def ending_of(log: list[AnyEntry]) -> int:
    """How the game ended, by the event its players were sent; 0 when it did not."""
    told = [event for entry in log if isinstance(entry, Played) for event in entry.events]
    return next((values[0] for kind, _, values in told if kind == "game_over"), 0)
