"""Leases: which process runs the clock and the bots of a game."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, case, or_, select, update

from .databases import Database
from .schema import tables


class Leases:
    """Leases on running games. Their times are the database's: the clocks of processes may differ."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._now = database.clock

    async def claim(self, owner: str, milliseconds: int, limit: int) -> dict[str, int]:
        """Renew all leases of a process and take up to ``limit`` free games.

        Returns each game with the milliseconds for which no process ran it. A process that crashed may have run its
        games until its next renewal was due, so that long is not counted. The time is negative if the database's
        clock was set back.
        """
        running = self._running(milliseconds)
        mine = running.where(tables.c.lease_owner == owner)
        free = running.where(self._is_free(milliseconds), tables.c.lease_owner != owner).limit(limit)
        if self._database.shared:  # rows are locked in the journal's order, or the two could deadlock
            mine = mine.with_for_update(key_share=True)
            free = free.with_for_update(key_share=True, skip_locked=True)

        def work(connection: Connection) -> dict[str, int]:
            found = [row for query in (mine, free) for row in connection.execute(query)]
            claimed = {str(table): int(idle) for table, idle in found}
            renewed = update(tables).where(tables.c.id.in_(claimed))
            connection.execute(renewed.values(lease_owner=owner, lease_until=self._now + milliseconds))
            return claimed

        return await self._database.write(work)

    async def release(self, owner: str) -> None:
        """Give back all leases of a process, so that another need not wait for their end."""
        mine = update(tables).where(tables.c.lease_owner == owner)
        await self._database.execute(mine.values(lease_owner="", lease_until=self._now))

    def _running(self, milliseconds: int) -> Select[Any]:
        """Every running game, with the time since it was last looked after."""
        last_renewal = tables.c.lease_until - case((tables.c.lease_owner == "", 0), else_=milliseconds)
        query = select(tables.c.id, self._now - last_renewal).where(tables.c.status == "playing")
        return query.order_by(self._python_order())

    def _is_free(self, milliseconds: int) -> ColumnElement[bool]:
        """A game whose lease was given back or has run out.

        A lease that ends later than a new one would was made before the database's clock was set back: it is free, too.
        """
        return or_(
            tables.c.lease_owner == "",
            tables.c.lease_until < self._now,
            tables.c.lease_until > self._now + milliseconds,
        )

    def _python_order(self) -> ColumnElement[str]:
        """Table ids in Python's order, whatever the language of the database is."""
        return tables.c.id.collate("C") if self._database.shared else tables.c.id
