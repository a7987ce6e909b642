"""A table in memory with its lock and its viewers."""

import asyncio
from collections import deque
from typing import Final

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.engine.view import Observation, OwnPart

from ..table.entries import AnyEntry
from ..table.state import TableState
from .viewers import Viewer

RECENT: Final = 128  # entries kept in memory for viewers who reconnect
Entries = list[tuple[int, AnyEntry]]  # a part of a log: versions and entries
Stored = list[tuple[int, bytes]]  # the same as it is stored


class LiveTable:
    """A table in memory."""

    def __init__(self, state: TableState, stored: Stored) -> None:
        self.state = state
        self.lock = asyncio.Lock()
        self.viewers: dict[int, set[Viewer]] = {}  # by the seat they look through; no group is empty
        self.gallery: Observation | None = None  # what everyone sees, as last sent
        self.own: dict[int, OwnPart | None] = {}  # what each seat sees besides
        self.recent = deque(stored, maxlen=RECENT)  # as bytes: entries would be most of what the collector looks at
        self.elsewhere: dict[str, tuple[int, list[int], int]] = {}  # by process: until when, people, spectators
        self.read_at = 0  # when this process loaded it
        self.seen: dict[int, int] = {}  # when people were last at the table, as far as this process knows
        self.snapshot_at = state.inputs
        self.sent_version = state.version  # the version that viewers were last sent
        self.notified = ""  # the prompt whose player was notified
        self.stale = False  # a change was begun and perhaps not stored: only the store knows what is true
        self.invalidated = False  # the store was changed otherwise, even if a change is being stored just now
        self.behind = False  # a refresh is on its way

    def invalidate(self) -> None:
        """The store was changed elsewhere: read it again, whatever is being stored."""
        self.stale = self.invalidated = True

    def all_viewers(self) -> list[Viewer]:
        return [viewer for group in self.viewers.values() for viewer in group]

    def connected_people(self) -> set[int]:
        """The people who are connected to this process."""
        return {viewer.person for group in self.viewers.values() for viewer in group if viewer.person}

    def spectator_count(self) -> int:
        """How many spectators are connected to this process."""
        return len(self.viewers.get(SPECTATOR, ()))

    def present(self, now: int) -> tuple[list[int], int]:
        """The people and the number of spectators, at every process."""
        others = [seen for seen in self.elsewhere.values() if seen[0] > now]
        people = {*self.connected_people(), *(person for _, there, _ in others for person in there)}
        return sorted(people), self.spectator_count() + sum(count for _, _, count in others)

    def last_seen(self, now: int) -> dict[int, int]:
        """When each person was last at the table. We cannot have seen anyone before we loaded it."""
        seen = {person: self.seen.get(person, self.read_at) for person in self.state.people}
        return seen | dict.fromkeys(self.present(now)[0], now)

    @property
    def at_rest(self) -> bool:
        """It is not being changed or reloaded, and viewers know its version."""
        return not (self.stale or self.behind or self.lock.locked()) and self.sent_version == self.state.version
