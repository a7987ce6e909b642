"""The journal: entries from all tables, written in groups, each answered once it is safely stored.

One writer takes whatever has gathered while the last commit was on its way: the disk is asked to be
sure once a group, not once a move. Two processes that write the same version of a table meet at the
primary key: one has won, the other gets ``Conflict``.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from asyncpg import IntegrityConstraintViolationError

from .errors import StoreDown
from .write_check import Ink
from .writers import Pen, Row

LARGEST_GROUP: Final = 500
TAKEN: Final = (IntegrityConstraintViolationError, sqlite3.IntegrityError)  # somebody else has the version


class Conflict(Exception):
    """Somebody else has written this version."""


class LeaseLost(Exception):
    """The row was not stored: its owner does not hold the table's lease any more."""


Pending = tuple[Row, asyncio.Future[None]]


class Journal:
    """Writes rows in groups."""

    def __init__(self, pen: Pen, ink: Ink, measure: Callable[[int, float], None]) -> None:
        self._pen = pen
        self._ink = ink
        self._measure = measure
        self._waiting: deque[Pending] = deque()
        self._wake = asyncio.Event()
        self._closing = False

    async def append(self, row: Row) -> None:
        """Store a row; when this returns, it is durable."""
        if self._closing:
            raise StoreDown("closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._wake.set()
        await done

    async def run(self) -> None:
        """Write groups until the journal is closed and empty."""
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_GROUP))]
                await self._write(group)

    def close(self) -> None:
        """Nothing more is taken; what waits is still written."""
        self._closing = True
        self._wake.set()

    def abandon(self) -> None:
        """Whoever still waits will not be answered any more."""
        self.close()
        while self._waiting:
            _tell([self._waiting.popleft()], StoreDown("closed"))

    async def _write(self, group: Sequence[Pending]) -> None:
        """Store a group; each of its members is answered, whatever happens here."""
        started = perf_counter()
        try:
            left_out = await self._pen.write([row for row, _ in group])
        except TAKEN:
            await self._one_by_one(group)
        except Exception as error:  # an error nobody thought of must not leave anybody waiting
            self._ink.fails(error)
            _tell(group, down(error))
        else:
            self._ink.flows()
            _tell_stored(group, left_out)
        finally:
            _tell(group, StoreDown("cancelled"))  # only who has no answer yet: we were stopped on the way
        self._measure(len(group), perf_counter() - started)

    async def _one_by_one(self, group: Sequence[Pending]) -> None:
        """Somebody in the group has lost his version: find out who."""
        for row, done in group:
            try:
                left_out = await self._pen.write([row])
            except TAKEN:
                _tell([(row, done)], Conflict(f"{row.table} {row.version}"))
            except Exception as error:
                _tell([(row, done)], down(error))
            else:
                _tell_stored([(row, done)], left_out)


def down(error: Exception) -> StoreDown:
    return error if isinstance(error, StoreDown) else StoreDown(repr(error))


def _tell_stored(group: Sequence[Pending], left_out: Sequence[Row]) -> None:
    for row, done in group:
        _tell([(row, done)], LeaseLost(row.table) if row in left_out else None)


def _tell(group: Sequence[Pending], error: Exception | None) -> None:
    for _, done in group:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
