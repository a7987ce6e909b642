"""Replays a game line by line: what a viewer was sent after each entry of its log.

The lines are made by the functions that make the messages of a running game, so a seat's replay shows what that seat
was sent. ``EVERYTHING`` is a viewer that no running game has.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Raw

from mousquetaires.engine.ids import CARDS, MILADY, SPECTATOR
from mousquetaires.engine.record import Session
from mousquetaires.engine.record_replay import replay_line
from mousquetaires.engine.view import Observation, OwnPart, own_part

from .entries import AnyEntry, Began, Played, StoredEvent, Undone, readable
from .entry_effects import fold
from .replay_messages import EVERYTHING, Hands
from .state import TableState, stored_events
from .table_info import table_info
from .views import (
    Json,
    UpdateMessages,
    clock_json,
    encode,
    hello,
    own_changes,
    own_of,
    prompt_json,
    request_json,
    seen,
    view_json,
    view_of,
)
from .views import readable as readable_values

# Public versions of secret events. A viewer who gets the secret event does not get the public one.
REDACTED: Final = frozenset(("cards_drawn", "treachery_taken", "destination_hidden", "paris_card_taken"))


def followed_log(state: TableState, stored: list[tuple[int, bytes]]) -> Iterator[AnyEntry]:
    """Read a stored log at an empty table. Yields each entry when the table has followed it."""
    for _, entry in readable(stored):
        fold(state, entry)
        yield entry


def stream_of(state: TableState, followed: Iterable[AnyEntry], viewer: int) -> Iterator[bytes]:
    """The lines of a replay, to the end of the game. The table follows the log while this goes on."""
    return (Revealed(state) if viewer == EVERYTHING else Seen(state, viewer)).lines(followed)


class Seen:
    """A replay through the eyes of a seat or a spectator."""

    def __init__(self, state: TableState, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        self.gallery: Observation | None = None
        self.own: dict[int, OwnPart | None] = {}

    def lines(self, followed: Iterable[AnyEntry]) -> Iterator[bytes]:
        before: list[tuple[int, AnyEntry]] = []
        for entry in followed:
            if self.gallery is not None:
                line = self.step(entry)
                if line is not None:
                    yield line
                if self.state.finished:
                    return
                continue
            before.append((self.state.version, entry))
            if isinstance(entry, Began):
                yield self.start(entry, before)

    def start(self, dealt: Began, before: list[tuple[int, AnyEntry]]) -> bytes:
        """The table right after the deal."""
        self.gallery = view_of(self.state, SPECTATOR)
        self.own = {self.viewer: own_of(self.state, self.viewer, self.gallery)}
        return encode({**hello(self.state, self.viewer, 0, before, dealt.at), "type": "replay"})

    def step(self, entry: AnyEntry) -> bytes | None:
        """What the viewer was sent about an entry; None if nothing."""
        updates = UpdateMessages(self.state, entry, self.gallery, entry.at)
        self.gallery = updates.gallery
        update = updates.for_seat(self.viewer, self.own)
        if update is None:
            return None
        own = isinstance(entry, Played) and entry.seat == self.viewer
        return encode({"type": "step", "update": Raw(update), "chosen": chosen(entry) if own else ""})


class Revealed(Seen):
    """A replay in which everything is revealed: Milady's secrets, all hands, every answer."""

    def __init__(self, state: TableState) -> None:
        super().__init__(state, SPECTATOR)
        self.again: Session  # plays the same game, input by input
        self.secrets: OwnPart
        self.hands: Hands = []

    def start(self, dealt: Began, before: list[tuple[int, AnyEntry]]) -> bytes:
        state = self.state
        self.again = Session(state.setup, state.components, None)
        self.causes(dealt)
        self.gallery, self.secrets, self.hands = view_of(state, SPECTATOR), self.secrets_now(), hands_of(state)
        return encode(
            {
                **hello(state, SPECTATOR, 0, [], dealt.at),
                "type": "replay",
                "view": {**(view_json(self.gallery) or {}), **self.secrets._asdict()},
                "prompt": self.prompt(),
                "missed": [{"version": version, **entry_json(entry)} for version, entry in before],
                "hands": self.hands,
                "inputs": len(self.again.inputs),
            }
        )

    def step(self, entry: AnyEntry) -> bytes:
        line: Json = {"type": "step", "update": self.update(entry), "chosen": chosen(entry)}
        if isinstance(entry, Played):
            line["causes"] = self.causes(entry)
        elif isinstance(entry, Undone):
            replay_line(self.again, entry.line, len(self.again.inputs))
        line["inputs"] = len(self.again.inputs)
        hands = hands_of(self.state)
        if hands != self.hands:
            self.hands = line["hands"] = hands
        return encode(line)

    def update(self, entry: AnyEntry) -> Json:
        state = self.state
        made: Json = {"type": "update", "version": state.version, "entry": entry_json(entry)}
        if state.finished or entry.changes_info:
            made["info"] = table_info(state)
        if entry.changes_game:
            made |= {"view": self.changes(), "prompt": self.prompt(), "undo": 0, "undo_safe": 0}
            made |= {"request": request_json(state), "clock": clock_json(state, entry.at)}
        return made

    def changes(self) -> Json:
        """The fields of the view that have changed."""
        gallery, secrets = self.gallery, self.secrets
        self.gallery, self.secrets = view_of(self.state, SPECTATOR), self.secrets_now()
        assert gallery is not None
        assert self.gallery is not None
        return {**self.gallery.changes_since(gallery), **own_changes(secrets, self.secrets)}

    def secrets_now(self) -> OwnPart:
        """What only Milady sees. The viewer is still a spectator, who has no hand."""
        return own_part(self.state.game, MILADY)._replace(viewer=SPECTATOR)

    def prompt(self) -> Json | None:
        """The pending prompt with the answers of the seat that is asked, which the viewer can't give."""
        if not self.state.game.asking:
            return None
        asked = prompt_json(self.state, self.state.seat_to_move())
        return None if asked is None else {**asked, "mine": False}

    def causes(self, entry: Began | Played) -> list[int]:
        """For each event that is told, the number of the input that caused it."""
        caused = []
        for line in entry.lines:
            number = len(self.again.inputs)
            caused += [number] * len(told(stored_events(replay_line(self.again, line, number))))
        return caused


def entry_json(entry: AnyEntry) -> Json:
    """An entry when everything is revealed."""
    made = seen(entry, SPECTATOR, over=True)
    assert made is not None  # spectators see every entry
    if isinstance(entry, (Began, Played)):
        made["events"] = [[kind, *readable_values(kind, values)] for kind, _, values in told(entry.events)]
    return made


def told(events: Sequence[StoredEvent]) -> list[StoredEvent]:
    """The events when everything is revealed: of two versions of one event, the one that says more."""
    return [event for event in events if event[0] not in REDACTED]


def chosen(entry: AnyEntry) -> str:
    """The answer that a seat gave, in notation; empty for anything else."""
    if not isinstance(entry, Played) or entry.seat < 0:
        return ""
    answer = entry.lines[0].partition(" ")[2]
    return "" if answer.startswith("shows ") else answer


def hands_of(state: TableState) -> Hands:
    """The Adventure cards of every seat, by kind."""
    held = state.game.s.hands
    return [held[seat * CARDS : (seat + 1) * CARDS] if seat else [] for seat in range(max(state.seats) + 1)]
