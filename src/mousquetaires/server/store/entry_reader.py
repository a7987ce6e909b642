"""Reading stored log entries. New entries are written by the journal."""

from collections.abc import Sequence

from sqlalchemy import func, select, update

from .databases import Database
from .new_entries_reader import NewEntriesReader, StoredEntries
from .schema import entries, tables


class EntryReader:
    """The logs of all tables."""

    def __init__(self, database: Database, new_entries_reader: NewEntriesReader | None) -> None:
        self._database = database
        self._new_entries_reader = new_entries_reader

    async def read(self, table: str, since: int = 0) -> StoredEntries:
        """The entries of a table after a version, in order."""
        query = select(entries.c.version, entries.c.body).where(entries.c.table_id == table)
        found = await self._database.rows(query.where(entries.c.version > since).order_by(entries.c.version))
        return [(version, bytes(body)) for version, body in found]

    async def read_new(self, table: str, since: int) -> StoredEntries:
        """Like ``read``, but requests for many tables share one query if other processes may write."""
        return await (
            self._new_entries_reader.read(table, since) if self._new_entries_reader else self.read(table, since)
        )

    async def last(self, table: str) -> StoredEntries:
        """The last entry of a table. An empty list if there is none."""
        query = select(entries.c.version, entries.c.body).where(entries.c.table_id == table)
        found = await self._database.rows(query.order_by(entries.c.version.desc()).limit(1))
        return [(version, bytes(body)) for version, body in found]

    async def newest_versions(self, of: Sequence[str]) -> dict[str, int]:
        """The last version of each of these tables. Deleted tables are left out."""
        last = select(func.max(entries.c.version)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        found = await self._database.rows(select(tables.c.id, last).where(tables.c.id.in_(of)))
        return {str(table): int(version or 0) for table, version in found}

    async def replace(self, table: str, version: int, body: bytes) -> None:
        """Replace the body of an entry. Only used to erase old chat."""
        where = (entries.c.table_id == table) & (entries.c.version == version)
        await self._database.execute(update(entries).where(where).values(body=body))
