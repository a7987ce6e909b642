"""A PostgreSQL connection that is kept open and used through asyncpg.

The journal and the reader of new entries use one each. Both are needed for every move, and SQLAlchemy with its pool
took four times as long as the database itself.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import cast

from asyncpg import Connection, Record
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .errors import CONSTRAINT_ERRORS, lost_connection_is_store_down


class PostgresConnection:
    """One connection of the pool, for one user at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._pooled: AsyncConnection | None = None
        self._driver: Connection[Record] | None = None

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Connection[Record]"]:
        """The asyncpg connection. After an error it is closed, and the next call opens another."""
        with lost_connection_is_store_down():
            try:
                yield await self._open()
            except CONSTRAINT_ERRORS:
                raise
            except BaseException:
                await self.close()
                raise

    async def _open(self) -> "Connection[Record]":
        if self._driver is not None and self._driver.is_closed():  # the database was restarted since the last use
            await self.close()
        if self._driver is None:
            self._pooled = await self._engine.connect()
            self._driver = cast("Connection[Record]", (await self._pooled.get_raw_connection()).driver_connection)
        return self._driver

    async def close(self) -> None:
        pooled, self._pooled, self._driver = self._pooled, None, None
        if pooled is not None:
            with suppress(Exception):  # the connection may be dead
                await pooled.invalidate()
            with suppress(Exception):
                await pooled.close()
