"""Reads new entries of many tables with one query.

Requests that arrive while a query is running are answered together by the next one.
"""

import asyncio
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from .errors import StoreDown, fail_waiting
from .postgres_connection import PostgresConnection

NEW_ENTRIES: Final = (
    "SELECT entries.table_id, entries.version, entries.body FROM unnest($1::text[], $2::int[]) AS wanted (id, since) "
    "JOIN entries ON entries.table_id = wanted.id AND entries.version > wanted.since ORDER BY entries.version"
)
StoredEntries = list[tuple[int, bytes]]
Request = tuple[str, int, asyncio.Future[StoredEntries]]


class NewEntriesReader:
    """Reads new entries for many tables at once, from PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._connection = PostgresConnection(engine)
        self._requests: list[Request] = []
        self._task: asyncio.Task[None] | None = None

    async def read(self, table: str, since: int) -> StoredEntries:
        """The entries of a table after a version, in order."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[StoredEntries] = loop.create_future()
        self._requests.append((table, since, answer))
        if self._task is None:
            self._task = loop.create_task(self._run())
        return await answer

    async def _run(self) -> None:
        try:
            while self._requests:
                batch, self._requests = self._requests, []
                await self._answer(batch)
        finally:
            self._task = None

    async def _answer(self, batch: list[Request]) -> None:
        """Answer every request of a batch, also if this fails or is cancelled."""
        futures = [answer for _, _, answer in batch]
        try:
            found = await self._query(batch)
        except StoreDown as down:
            fail_waiting(futures, down)
        else:
            for table, since, answer in batch:
                if not answer.done():
                    answer.set_result([entry for entry in found[table] if entry[0] > since])
        finally:
            fail_waiting(futures, StoreDown("cancelled"))

    async def _query(self, batch: list[Request]) -> dict[str, StoredEntries]:
        """The new entries of every table in a batch. A table may be requested twice: the earlier version counts."""
        since: dict[str, int] = {}
        for table, version, _ in batch:
            since[table] = min(version, since.get(table, version))
        found: dict[str, StoredEntries] = {table: [] for table in since}
        async with self._connection.open() as connection:
            rows = await connection.fetch(NEW_ENTRIES, list(since), list(since.values()))
        for table, version, body in rows:
            found[table].append((version, body))
        return found

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        fail_waiting((answer for _, _, answer in self._requests), StoreDown("closed"))
        await self._connection.close()
