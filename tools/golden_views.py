"""What each viewer of the golden games was sent, turn by turn, as hashes in tests/server/stored/sent_views.json.

The hashes are made by the code that broadcasts a running game. A test compares them with the replays. Only the fields
that existed when they were stored are compared, so a new field changes nothing. ``make golden-anew`` stores them again.
"""

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from mousquetaires.data import load
from mousquetaires.server.live.broadcast import remember_views, send_entry
from mousquetaires.server.live.live_table import LiveTable
from mousquetaires.server.live.viewers import Viewer
from mousquetaires.server.table.entries import AnyEntry, Began
from mousquetaires.server.table.entries_from_record import followed_record
from mousquetaires.server.table.state import TableState
from mousquetaires.server.table.views import encode, hello, viewers_of
from tools.golden import FOLDER

FILE: Final = Path(__file__).parent.parent / "tests" / "server" / "stored" / "sent_views.json"
PROMPT: Final = ("id", "kind", "shape", "rule", "seats", "hero", "mine", "listed", "options", "free", "default")
HASH: Final = 12  # letters of a hash

Json = dict[str, Any]


def golden_records() -> dict[str, Json]:
    return {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))}


class Listener(Viewer):
    """A viewer who writes down what is sent."""

    def __init__(self, seat: int, first: bytes) -> None:
        super().__init__(0, seat)
        self.heard: list[Json] = [json.loads(first)]

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))


def broadcast(record: Json) -> dict[int, list[Json]]:
    """The messages of a game to all its viewers, as they were sent while it ran."""
    state = TableState("", load(), bytes(32))
    live = LiveTable(state, [])
    viewers: list[Listener] = []
    for entry in followed_record(state, record):
        if viewers:
            send_entry(live, entry, entry.at)
        elif isinstance(entry, Began):
            dealt: list[tuple[int, AnyEntry]] = [(state.version, entry)]
            viewers = [Listener(seat, encode(hello(state, seat, 0, dealt, entry.at))) for seat in viewers_of(state)]
            live.viewers = {viewer.seat: {viewer} for viewer in viewers}
            remember_views(live)
    return {viewer.seat: viewer.heard for viewer in viewers}


def turn_hashes(messages: Iterable[Json], fields: list[str]) -> list[str]:
    """A hash of everything a viewer knew, up to the end of each turn."""
    return list(_turn_hashes(messages, fields))


def _turn_hashes(messages: Iterable[Json], fields: list[str]) -> Iterator[str]:
    made, view, turn = sha256(), dict[str, Any](), 0
    for message in messages:
        view |= message.get("view") or {}
        if view["turn"] != turn:
            turn = view["turn"]
            yield made.hexdigest()[:HASH]
        prompt = message["prompt"] and {name: message["prompt"][name] for name in PROMPT}
        events = (message["entry"] if "entry" in message else message["missed"][-1]).get("events")
        known = [message["version"], {name: view[name] for name in fields}, prompt, message["undo"], events]
        made.update(json.dumps(known, sort_keys=True).encode())
    yield made.hexdigest()[:HASH]


def main() -> None:
    sent = {name: broadcast(record) for name, record in golden_records().items()}
    fields = sorted(next(iter(sent.values()))[1][0]["view"])
    games = {
        name: {str(viewer): turn_hashes(messages, fields) for viewer, messages in heard.items()}
        for name, heard in sent.items()
    }
    FILE.write_text(json.dumps({"fields": fields, "games": games}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
