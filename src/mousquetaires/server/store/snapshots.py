"""Snapshots of running games, and the records of finished ones."""

from collections.abc import Sequence

from sqlalchemy import delete, insert, select

from .databases import Database
from .rows import SnapshotRow
from .schema import finished, snapshots


class Snapshots:
    """Positions that are stored beside the log, so that a game loads without replaying all of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, rows: Sequence[SnapshotRow]) -> None:
        """Store snapshots and delete the older ones of the same tables."""
        older = [(snapshots.c.table_id == row.table_id) & (snapshots.c.version <= row.version) for row in rows]
        await self._database.execute(
            *(delete(snapshots).where(condition) for condition in older),
            insert(snapshots).values([row._asdict() for row in rows]),
        )

    async def newest(self, table: str) -> bytes | None:
        """A table's newest snapshot. There may be an older one, stored late."""
        query = select(snapshots.c.body).where(snapshots.c.table_id == table)
        found = await self._database.rows(query.order_by(snapshots.c.version.desc()).limit(1))
        return bytes(found[0][0]) if found else None

    async def finished_game(self, table: str) -> bytes | None:
        """The record of a finished game, as it was stored at its end."""
        found = await self._database.rows(select(finished.c.body).where(finished.c.table_id == table))
        return bytes(found[0][0]) if found else None
