"""A connection to PostgreSQL that is kept, and spoken to in its driver's own words.

For the two things that every move needs: writing it down, and reading what others wrote. Going through SQLAlchemy
with its pool took four times as long as the database itself.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, cast

from asyncpg import Connection, IntegrityConstraintViolationError, Record
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .errors import reaching

HARMLESS: Final = (IntegrityConstraintViolationError,)  # the connection is as good as before


class Direct:
    """One connection of the pool; whoever has it speaks alone."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._kept: AsyncConnection | None = None
        self._raw: Connection[Record] | None = None

    @asynccontextmanager
    async def speaking(self) -> AsyncIterator["Connection[Record]"]:
        """The connection; one that has failed is given up, and the next one to speak gets another."""
        with reaching():
            try:
                yield await self._open()
            except HARMLESS:
                raise
            except BaseException:
                await self.close()
                raise

    async def _open(self) -> "Connection[Record]":
        if self._raw is not None and self._raw.is_closed():  # the database was away while nobody spoke
            await self.close()
        if self._raw is None:
            self._kept = await self._engine.connect()
            self._raw = cast("Connection[Record]", (await self._kept.get_raw_connection()).driver_connection)
        return self._raw

    async def close(self) -> None:
        kept, self._kept, self._raw = self._kept, None, None
        if kept is not None:
            with suppress(Exception):  # it may be dead
                await kept.invalidate()
            with suppress(Exception):
                await kept.close()
