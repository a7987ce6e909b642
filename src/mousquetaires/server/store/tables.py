"""The tables' own rows: creating, listing, counting and deleting game tables."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from .databases import Database
from .journal_writers import write_entries
from .rows import EntryRow, KeyRow, TableRow
from .schema import analyses, entries, finished, keys, notices, snapshots, subscriptions, tables

PARTS: Final = (analyses, entries, keys, snapshots, finished, subscriptions, notices)
OPEN: Final = tables.c.status.in_(("waiting", "playing"))
ENDED: Final = tables.c.status.in_(("over", "frozen"))


class Tables:
    """Rows of game tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, table: TableRow, first: Sequence[EntryRow], *issued: KeyRow) -> None:
        """Store a new table with its first entries and keys, in one transaction."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), table._asdict())
            write_entries(connection, first)
            for key in issued:
                connection.execute(insert(keys), key._asdict())

        await self._database.write(work)

    async def find(self, table: str) -> TableRow | None:
        found = await self._database.rows(select(tables).where(tables.c.id == table))
        return TableRow(*found[0]) if found else None

    async def delete(self, table: str) -> None:
        """Delete a table with everything that belongs to it."""
        await self._database.execute(
            *(delete(part).where(part.c.table_id == table) for part in PARTS),
            delete(tables).where(tables.c.id == table),
        )

    async def lobby(self, limit: int) -> list[TableRow]:
        """Listed tables that wait for players or play, the newest first."""
        query = select(tables).where(tables.c.listed.is_(True), OPEN)
        found = await self._database.rows(query.order_by(tables.c.touched_at.desc()).limit(limit))
        return [TableRow(*row) for row in found]

    async def playing(self) -> list[str]:
        """Every running game."""
        return await self._ids(select(tables.c.id).where(tables.c.status == "playing"))

    async def count_open(self, address: str | None = None) -> int:
        """How many tables wait for players or play. With an address: only those opened from there."""
        query = select(func.count()).select_from(tables).where(OPEN)
        if address is not None:
            query = query.where(tables.c.address == address)
        return int((await self._database.rows(query))[0][0])

    async def count_by_status(self) -> dict[str, int]:
        return dict(await self._database.rows(select(tables.c.status, func.count()).group_by(tables.c.status)))

    async def mark_verified(self, table: str, engine: str) -> None:
        """This version of the engine has replayed the log without a difference."""
        await self._database.execute(update(tables).where(tables.c.id == table).values(engine=engine))

    async def unverified(self, engine: str) -> list[str]:
        """Running games that this version of the engine has not replayed yet."""
        return await self._ids(select(tables.c.id).where(tables.c.status == "playing", tables.c.engine != engine))

    async def unchanged_since(self, time: int, status: str) -> list[str]:
        """Tables with this status whose status has not changed since a time."""
        return await self._ids(select(tables.c.id).where(tables.c.status == status, tables.c.touched_at < time))

    async def last_change(self) -> int | None:
        """When the status of any table changed last."""
        found = await self._database.rows(select(func.max(tables.c.touched_at)))
        return int(found[0][0]) if found[0][0] is not None else None

    async def with_chat_before(self, time: int) -> list[str]:
        """Games that ended before a time and whose chat has not been erased since."""
        query = select(tables.c.id).where(ENDED, tables.c.touched_at < time)
        return await self._ids(query.where(tables.c.chat_forgotten <= tables.c.touched_at))

    async def mark_chat_erased(self, table: str, now: int) -> None:
        await self._database.execute(update(tables).where(tables.c.id == table).values(chat_forgotten=now))

    async def _ids(self, query: Select[Any]) -> list[str]:
        return [str(row[0]) for row in await self._database.rows(query)]
