"""Reading what other processes have written, for many rooms at once.

Like the journal the other way round: whoever asks while a question is on its way is asked for with the next one.
"""

import asyncio
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from .errors import StoreDown
from .postgres_connection import Direct

ENDS: Final = (
    "SELECT entries.table_id, entries.version, entries.body FROM unnest($1::text[], $2::int[]) AS wanted (id, since) "
    "JOIN entries ON entries.table_id = wanted.id AND entries.version > wanted.since ORDER BY entries.version"
)
Stored = list[tuple[int, bytes]]
Asked = tuple[str, int, asyncio.Future[Stored]]


class Reader:
    """Reads the ends of logs."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._direct = Direct(engine)
        self._asked: list[Asked] = []
        self._reading: asyncio.Task[None] | None = None

    async def after(self, table: str, version: int) -> Stored:
        """The entries of a table after a version, in order."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Stored] = loop.create_future()
        self._asked.append((table, version, answer))
        if self._reading is None:
            self._reading = loop.create_task(self._read())
        return await answer

    async def _read(self) -> None:
        try:
            while self._asked:
                group, self._asked = self._asked, []
                await self._answer(group)
        finally:
            self._reading = None

    async def _answer(self, group: list[Asked]) -> None:
        """Everybody in a group is answered, whatever happens here."""
        try:
            since: dict[str, int] = {}
            for table, version, _ in group:  # somebody may ask twice
                since[table] = min(version, since.get(table, version))
            found: dict[str, Stored] = {table: [] for table in since}
            async with self._direct.speaking() as connection:
                rows = await connection.fetch(ENDS, list(since), list(since.values()))
            for table, version, body in rows:
                found[table].append((version, body))
        except StoreDown as down:
            _tell(group, down)
        else:
            for table, version, answer in group:
                if not answer.done():
                    answer.set_result([one for one in found[table] if one[0] > version])
        finally:
            _tell(group, StoreDown("cancelled"))  # only who has no answer yet

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        _tell(self._asked, StoreDown("closed"))
        await self._direct.close()


def _tell(group: list[Asked], error: StoreDown) -> None:
    for _, _, answer in group:
        if not answer.done():
            answer.set_exception(error)
