"""The journal stores the entries of all tables with group commit: one commit for all entries that are waiting.

``append`` returns when the entry is durable. If two processes write the same version of a table, the primary key
decides: one succeeds, the other gets ``Conflict``.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic, perf_counter
from typing import Final

from .errors import CONSTRAINT_ERRORS, StoreDown, fail_waiting
from .journal_writers import JournalWriter
from .rows import EntryRow
from .write_health import WriteHealth

LARGEST_GROUP: Final = 500


class Conflict(Exception):
    """Another writer has stored this version."""


class LeaseLost(Exception):
    """The entry was not stored: its owner no longer holds the table's lease."""


Pending = tuple[EntryRow, asyncio.Future[None]]


class Journal:
    """Writes entries in groups."""

    def __init__(self, writer: JournalWriter, health: WriteHealth, measure: Callable[[int, float], None]) -> None:
        self._writer = writer
        self._health = health
        self._measure = measure
        self._queue: deque[Pending] = deque()
        self._wake = asyncio.Event()
        self._closing = False

    async def append(self, row: EntryRow) -> None:
        """Store an entry. It is durable when this returns."""
        if self._closing:
            raise StoreDown("closed")
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((row, stored))
        self._wake.set()
        await stored

    async def run(self) -> None:
        """Write groups until the journal is closed and the queue is empty."""
        while self._queue or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                group = [self._queue.popleft() for _ in range(min(len(self._queue), LARGEST_GROUP))]
                await self._write(group)

    def close(self) -> None:
        """Accept no more entries. Those in the queue are still written."""
        self._closing = True
        self._wake.set()

    def abandon(self) -> None:
        """Close, and fail the entries that are still in the queue."""
        self.close()
        fail_waiting((stored for _, stored in self._queue), StoreDown("closed"))
        self._queue.clear()

    async def _write(self, group: Sequence[Pending]) -> None:
        """Store a group. Every entry gets an answer, also if this is cancelled."""
        started = perf_counter()
        futures = [stored for _, stored in group]
        try:
            left_out = await self._writer.write([row for row, _ in group])
        except CONSTRAINT_ERRORS:
            await self._write_one_by_one(group)
        except Exception as error:  # whatever it is, append must not wait for ever
            self._health.failed(error)
            fail_waiting(futures, store_down(error))
        else:
            self._health.written_at = monotonic()
            if self._health.failing:
                self._health.succeeded()
            _answer(group, left_out)
        finally:
            if not all(stored.done() for stored in futures):
                fail_waiting(futures, StoreDown("cancelled"))
        self._measure(len(group), perf_counter() - started)

    async def _write_one_by_one(self, group: Sequence[Pending]) -> None:
        """At least one entry of the group is in conflict: find out which."""
        for row, stored in group:
            try:
                left_out = await self._writer.write([row])
            except CONSTRAINT_ERRORS:
                fail_waiting([stored], Conflict(f"{row.table} {row.version}"))
            except Exception as error:
                fail_waiting([stored], store_down(error))
            else:
                _answer([(row, stored)], left_out)


def store_down(error: Exception) -> StoreDown:
    return error if isinstance(error, StoreDown) else StoreDown(repr(error))


def _answer(group: Sequence[Pending], left_out: Sequence[EntryRow]) -> None:
    """Tell each writer whether its entry was stored."""
    for row, stored in group:
        if row in left_out:
            fail_waiting([stored], LeaseLost(row.table))
        elif not stored.done():
            stored.set_result(None)
