"""A room in memory, and who looks at it."""

import asyncio
from collections import deque
from typing import Final

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.engine.view import Observation, OwnPart

from ..table.entries import AnyEntry
from ..table.room import TableState
from .viewers import Viewer

RECENT: Final = 128  # entries kept at hand for those who come back
Stretch = list[tuple[int, AnyEntry]]  # of a log: versions and entries
Stored = list[tuple[int, bytes]]  # the same as the store has it


class LiveTable:
    """A room in memory with its lock and its viewers."""

    def __init__(self, state: TableState, stored: Stored) -> None:
        self.state = state
        self.lock = asyncio.Lock()
        self.viewers: dict[int, set[Viewer]] = {}
        self.gallery: Observation | None = None  # what everybody sees, as last sent
        self.own: dict[int, OwnPart | None] = {}  # what each seat sees besides
        self.recent = deque(stored, maxlen=RECENT)  # as bytes: as entries they were most of what garbage is sought in
        self.elsewhere: dict[str, tuple[int, list[int], int]] = {}  # process: until when, people, onlookers
        self.read_at = 0  # when this process began to look after it
        self.seen: dict[int, int] = {}  # when people were last at the table, as far as we know
        self.snapshot_at = state.inputs
        self.told = state.version  # what viewers have been told
        self.notified = ""  # the prompt whose player was told of it
        self.stale = False  # something was begun that perhaps was not stored: only the store can say
        self.overtaken = False  # something was done to it behind its back, even if it is writing just now
        self.behind = False  # somebody is about to ask the store

    def overtake(self) -> None:
        """The store has the last word, whatever is being written."""
        self.stale = self.overtaken = True

    def everybody(self) -> list[Viewer]:
        return [viewer for group in self.viewers.values() for viewer in group]

    def here(self) -> set[int]:
        """The people who look at it through this process."""
        return {viewer.person for group in self.viewers.values() for viewer in group if viewer.person}

    def onlookers(self) -> int:
        """How many look on through this process."""
        return len(self.viewers.get(SPECTATOR, ()))

    def present(self, now: int) -> tuple[list[int], int]:
        """The people at the table and how many look on, at every process."""
        others = [heard for heard in self.elsewhere.values() if heard[0] > now]
        everybody = {*self.here(), *(person for _, there, _ in others for person in there)}
        return sorted(everybody), self.onlookers() + sum(count for _, _, count in others)

    def last_seen(self, person: int, now: int) -> int:
        """When somebody was last at the table; whom nobody could have seen was there when we began to look."""
        return now if person in self.present(now)[0] else self.seen.get(person, self.read_at)

    @property
    def visited(self) -> bool:
        return any(self.viewers.values())

    @property
    def at_rest(self) -> bool:
        """Nobody is about to change it or to read it again, and everybody has been told what it holds."""
        return not (self.stale or self.behind or self.lock.locked()) and self.told == self.state.version
