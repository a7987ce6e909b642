"""The queue of analyses, and their results. Processes that share a database take them from the same queue."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from .databases import Database
from .schema import analyses

NONE: Final = "none"  # not asked for, so not in the queue
WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"
OPEN: Final = (WAITING, RUNNING)


class AnalysisRow(NamedTuple):
    """How far an analysis is; ``body`` is empty until it is done."""

    status: str
    percent: int
    body: bytes


class QueueLength(NamedTuple):
    """How many analyses wait or run: of everyone, and of one address."""

    everyone: int
    address: int


class Analyses:
    """Analyses by table. Times are the database's: the clocks of processes may differ."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._now = database.clock

    async def find(self, table: str) -> AnalysisRow | None:
        query = select(analyses.c.status, analyses.c.percent, analyses.c.body).where(analyses.c.table_id == table)
        found = await self._database.rows(query)
        return AnalysisRow(str(found[0][0]), int(found[0][1]), bytes(found[0][2])) if found else None

    async def length(self, address: str) -> QueueLength:
        is_open = analyses.c.status.in_(OPEN)
        own = and_(is_open, analyses.c.address == address)
        counts = [await self._database.rows(select(func.count()).where(which)) for which in (is_open, own)]
        return QueueLength(int(counts[0][0][0]), int(counts[1][0][0]))

    async def add(self, table: str, address: str) -> None:
        """Put a game into the queue. An analysis that has failed is tried again; any other stays as it is."""
        fresh = {"status": WAITING, "address": address, "lease_owner": "", "lease_until": 0, "percent": 0, "body": b""}

        def work(connection: Connection) -> None:
            failed = and_(analyses.c.table_id == table, analyses.c.status == FAILED)
            connection.execute(delete(analyses).where(failed))
            if connection.execute(select(analyses.c.status).where(analyses.c.table_id == table)).first() is None:
                connection.execute(insert(analyses).values(table_id=table, asked_at=self._now, **fresh))

        await self._database.write(work)

    async def claim(self, owner: str, milliseconds: int) -> str | None:
        """Take the oldest game that waits, or whose process has died. None if there is none."""
        lost = and_(analyses.c.status == RUNNING, analyses.c.lease_until < self._now)
        free = or_(analyses.c.status == WAITING, lost)
        oldest = select(analyses.c.table_id).where(free).order_by(analyses.c.asked_at, analyses.c.table_id).limit(1)
        if self._database.shared:
            oldest = oldest.with_for_update(skip_locked=True)

        def work(connection: Connection) -> str | None:
            found = connection.execute(oldest).first()
            if found is None:
                return None
            taken = {"status": RUNNING, "lease_owner": owner, "lease_until": self._now + milliseconds, "percent": 0}
            connection.execute(update(analyses).where(analyses.c.table_id == found[0]).values(**taken))
            return str(found[0])

        return await self._database.write(work)

    async def progress(self, table: str, owner: str, percent: int, milliseconds: int) -> None:
        """Store how far an analysis is, and renew its lease."""
        await self._set(table, owner, percent=percent, lease_until=self._now + milliseconds)

    async def finish(self, table: str, owner: str, status: str, body: bytes) -> None:
        """Store the result."""
        await self._set(table, owner, status=status, percent=100, body=body)

    async def release(self, owner: str) -> None:
        """Release the analyses that a process has not finished, so that another can take them at once."""
        mine = and_(analyses.c.lease_owner == owner, analyses.c.status == RUNNING)
        await self._database.execute(update(analyses).where(mine).values(status=WAITING, lease_owner=""))

    async def _set(self, table: str, owner: str, **values: object) -> None:
        mine = and_(analyses.c.table_id == table, analyses.c.lease_owner == owner)
        await self._database.execute(update(analyses).where(mine).values(**values))
