"""The queue of analyses, and their results. Processes that share a database take them from the same queue.

An analysis has two parts: the ledger with all that follows from it, and then the playouts. Between them it waits again,
so that no ledger has to wait for another game's playouts.
"""

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
EMPTY: Final = b""


class AnalysedGame(NamedTuple):
    """A game to analyse: one that was played at a table, or a game of bots as JSON."""

    key: str
    table: str | None
    bots: bytes = EMPTY


class AnalysisRow(NamedTuple):
    """How far an analysis is. ``body`` is empty until the ledger is made, and ``playouts`` until the first are."""

    status: str
    percent: int
    body: bytes = EMPTY
    playouts: bytes = EMPTY


class AnalysisJob(NamedTuple):
    """An analysis that a process has taken, and what of it there is already."""

    game: AnalysedGame
    body: bytes
    playouts: bytes


class QueueLength(NamedTuple):
    """How many ledgers wait or run, and how many analyses of one address do."""

    everyone: int
    address: int


class Analyses:
    """Analyses by game. Times are the database's: the clocks of processes may differ."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._now = database.clock

    async def find(self, key: str) -> AnalysisRow | None:
        columns = (analyses.c.status, analyses.c.percent, analyses.c.body, analyses.c.playouts)
        found = await self._database.rows(select(*columns).where(analyses.c.game == key))
        return AnalysisRow(str(found[0][0]), int(found[0][1]), *map(bytes, found[0][2:])) if found else None

    async def length(self, address: str) -> QueueLength:
        is_open = analyses.c.status.in_(OPEN)
        ledgers = and_(is_open, analyses.c.body == EMPTY)
        own = and_(is_open, analyses.c.address == address)
        counts = [await self._database.rows(select(func.count()).where(which)) for which in (ledgers, own)]
        return QueueLength(int(counts[0][0][0]), int(counts[1][0][0]))

    async def add(self, game: AnalysedGame, address: str) -> None:
        """Put a game into the queue. An analysis that has failed goes on; any other stays as it is."""
        asked = {"status": WAITING, "asked_at": self._now, "address": address, "percent": 0}
        fresh = {"lease_owner": "", "lease_until": 0, "body": EMPTY, "playouts": EMPTY}

        def work(connection: Connection) -> None:
            failed = and_(analyses.c.game == game.key, analyses.c.status == FAILED)
            connection.execute(update(analyses).where(failed).values(**asked))
            if connection.execute(select(analyses.c.status).where(analyses.c.game == game.key)).first() is None:
                new = {"game": game.key, "table_id": game.table, "bots": game.bots}
                connection.execute(insert(analyses).values(**new, **asked, **fresh))

        await self._database.write(work)

    async def claim(self, owner: str, milliseconds: int) -> AnalysisJob | None:
        """Take the next game that waits, or whose process has died: ledgers first. None if there is none."""
        lost = and_(analyses.c.status == RUNNING, analyses.c.lease_until < self._now)
        free = or_(analyses.c.status == WAITING, lost)
        columns = (analyses.c.game, analyses.c.table_id, analyses.c.bots, analyses.c.body, analyses.c.playouts)
        order = (analyses.c.body != EMPTY, analyses.c.asked_at, analyses.c.game)
        first = select(*columns).where(free).order_by(*order).limit(1)
        if self._database.shared:
            first = first.with_for_update(skip_locked=True)

        def work(connection: Connection) -> AnalysisJob | None:
            found = connection.execute(first).first()
            if found is None:
                return None
            taken = {"status": RUNNING, "lease_owner": owner, "lease_until": self._now + milliseconds}
            connection.execute(update(analyses).where(analyses.c.game == found[0]).values(**taken))
            return AnalysisJob(AnalysedGame(found[0], found[1], bytes(found[2])), bytes(found[3]), bytes(found[4]))

        return await self._database.write(work)

    async def renew(self, key: str, owner: str, milliseconds: int) -> None:
        """Renew the lease of an analysis that is still being made."""
        await self._set(key, owner, lease_until=self._now + milliseconds)

    async def progress(self, key: str, owner: str, percent: int) -> None:
        """Store how far the ledger is."""
        await self._set(key, owner, percent=percent)

    async def keep_ledger(self, key: str, owner: str, body: bytes) -> None:
        """Store the result without playouts. These wait for their turn."""
        await self._set(key, owner, status=WAITING, lease_owner="", percent=0, body=body)

    async def keep_playouts(self, key: str, owner: str, percent: int, playouts: bytes) -> None:
        """Store the playouts that are made so far."""
        await self._set(key, owner, percent=percent, playouts=playouts)

    async def finish(self, key: str, owner: str, status: str) -> None:
        """Everything is made, or it has failed."""
        await self._set(key, owner, status=status, percent=100)

    async def release(self, owner: str) -> None:
        """Release the analyses that a process has not finished, so that another can take them at once."""
        mine = and_(analyses.c.lease_owner == owner, analyses.c.status == RUNNING)
        await self._database.execute(update(analyses).where(mine).values(status=WAITING, lease_owner=""))

    async def delete_of_bots(self, before: int) -> None:
        """Delete old analyses of games that no table has."""
        old = and_(analyses.c.table_id.is_(None), analyses.c.asked_at < before)
        await self._database.execute(delete(analyses).where(old))

    async def _set(self, key: str, owner: str, **values: object) -> None:
        mine = and_(analyses.c.game == key, analyses.c.lease_owner == owner)
        await self._database.execute(update(analyses).where(mine).values(**values))
