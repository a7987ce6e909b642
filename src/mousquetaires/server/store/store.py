"""The store: tables, their logs, keys and subscriptions, on one database."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Executable,
    case,
    cast,
    delete,
    extract,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from .connect import FileLock, driver_url, lock_file, migrate, unreachable
from .databases import Base, FileBase, ServerBase, T, Work
from .errors import StoreDown
from .journal import Journal
from .reader import Reader
from .schema import belongings, entries, finished, keys, notices, snapshots, subscriptions, tables
from .write_check import Ink
from .writers import FilePen, KeyRow, Pen, Row, ServerPen, write_rows

MANY: Final = 500  # values in one question

__all__ = ["KeyRow", "NoticeRow", "SnapshotRow", "Store", "StoreDown", "SubscriptionRow", "TableRow", "open_store"]


class TableRow(NamedTuple):
    """A table's own row."""

    id: str
    opened_at: int
    touched_at: int
    address: str
    status: str
    listed: bool
    info: str
    secret: bytes
    engine: str
    lease_owner: str = ""
    lease_until: int = 0
    chat_forgotten: int = 0


class SnapshotRow(NamedTuple):
    """A game's position at a version."""

    table_id: str
    version: int
    engine: str
    body: bytes


class SubscriptionRow(NamedTuple):
    """Where somebody wants to be told that it is his turn."""

    id: str
    table_id: str
    person: int
    body: str


class NoticeRow(NamedTuple):
    """A notice that was due."""

    table_id: str
    person: int
    version: int
    at: int
    kind: str
    seat: int
    sent: bool = False


class Store:
    """Everything that outlives a process."""

    def __init__(self, base: Base, lock: FileLock | None, measure: Callable[[int, float], None]) -> None:
        self.base = base
        self.shared = base.shared  # whether other processes may write to it
        self._rows = base.rows
        self._pen = pen_for(base)
        self._ink = Ink()
        self.journal = Journal(self._pen, self._ink, measure)
        self._reader = Reader(base.engine) if isinstance(base, ServerBase) else None
        self._lock = lock

    async def close(self) -> None:
        await self._pen.close()
        if self._reader:
            await self._reader.close()
        await self.base.close()
        if self._lock is not None:
            self._lock.close()

    async def ping(self) -> None:
        """Whether the database answers and takes what is written; raises ``StoreDown`` where it does not."""
        await self._rows(select(1))
        if self._ink.needs_trying():
            await self.note_belonging("tried", "")
            self._ink.flows()

    # --- tables -------------------------------------------------------------------------------------
    async def create(self, table: TableRow, first: Sequence[Row], *issued: KeyRow) -> None:
        """A new table with its first entries and its people's keys, all or nothing."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), table._asdict())
            write_rows(connection, first)
            for key in issued:
                connection.execute(insert(keys), key._asdict())

        await self._write(work)

    async def table(self, table: str) -> TableRow | None:
        found = await self._rows(select(tables).where(tables.c.id == table))
        return TableRow(*found[0]) if found else None

    async def log(self, table: str, since: int = 0) -> list[tuple[int, bytes]]:
        """The entries after a version, in order."""
        wanted = select(entries.c.version, entries.c.body).where(entries.c.table_id == table)
        found = await self._rows(wanted.where(entries.c.version > since).order_by(entries.c.version))
        return [(version, bytes(body)) for version, body in found]

    async def news(self, table: str, since: int) -> list[tuple[int, bytes]]:
        """The same, for many who ask at the same time."""
        return await (self._reader.after(table, since) if self._reader else self.log(table, since))

    async def newest(self, of: Sequence[str]) -> dict[str, int]:
        """The last version of each of these tables; one that is gone is not in it."""
        last = select(func.max(entries.c.version)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        found = await self._rows(select(tables.c.id, last).where(tables.c.id.in_(of)))
        return {str(table): int(version or 0) for table, version in found}

    async def lobby(self, most: int) -> list[TableRow]:
        """Listed tables that wait or play, the newest first."""
        wanted = select(tables).where(tables.c.listed.is_(True), tables.c.status.in_(("waiting", "playing")))
        found = await self._rows(wanted.order_by(tables.c.touched_at.desc()).limit(most))
        return [TableRow(*row) for row in found]

    async def count_tables(self, address: str | None = None) -> int:
        """How many tables wait or play, at all or opened from one address."""
        wanted = select(func.count()).select_from(tables).where(tables.c.status.in_(("waiting", "playing")))
        if address is not None:
            wanted = wanted.where(tables.c.address == address)
        return int((await self._rows(wanted))[0][0])

    async def counts(self) -> dict[str, int]:
        found = await self._rows(select(tables.c.status, func.count()).group_by(tables.c.status))
        return dict(found)

    async def vouch(self, table: str, engine: str) -> None:
        """This version of the program has replayed the log and found it true."""
        await self._do(update(tables).where(tables.c.id == table).values(engine=engine))

    async def unvouched(self, engine: str) -> list[str]:
        """Running games that another version of the program played last."""
        wanted = select(tables.c.id).where(tables.c.status == "playing", tables.c.engine != engine)
        return [row[0] for row in await self._rows(wanted)]

    async def playing(self) -> list[str]:
        """Every running game."""
        return [str(row[0]) for row in await self._rows(select(tables.c.id).where(tables.c.status == "playing"))]

    async def delete_table(self, table: str) -> None:
        parts = (entries, keys, snapshots, finished, subscriptions, notices)
        await self._do(
            *(delete(part).where(part.c.table_id == table) for part in parts),
            delete(tables).where(tables.c.id == table),
        )

    async def stale_tables(self, status: str, before: int) -> list[str]:
        """Tables that have been in a state since before a time."""
        wanted = select(tables.c.id).where(tables.c.status == status, tables.c.touched_at < before)
        return [row[0] for row in await self._rows(wanted)]

    async def newest_change(self) -> int | None:
        """When a table's own row was last changed."""
        found = await self._rows(select(func.max(tables.c.touched_at)))
        return int(found[0][0]) if found[0][0] is not None else None

    async def last_entry(self, table: str) -> list[tuple[int, bytes]]:
        wanted = select(entries.c.version, entries.c.body).where(entries.c.table_id == table)
        found = await self._rows(wanted.order_by(entries.c.version.desc()).limit(1))
        return [(version, bytes(body)) for version, body in found]

    async def talked_tables(self, before: int) -> list[str]:
        """Ended games that nobody has touched since a time, and whose talk was not looked through since then."""
        ended = tables.c.status.in_(("over", "frozen"))
        wanted = select(tables.c.id).where(ended, tables.c.touched_at < before)
        return [row[0] for row in await self._rows(wanted.where(tables.c.chat_forgotten <= tables.c.touched_at))]

    async def chat_is_forgotten(self, table: str, now: int) -> None:
        await self._do(update(tables).where(tables.c.id == table).values(chat_forgotten=now))

    async def rewrite(self, table: str, version: int, body: bytes) -> None:
        """Put another body in place of an entry's: only for chat whose time is over."""
        where = (entries.c.table_id == table) & (entries.c.version == version)
        await self._do(update(entries).where(where).values(body=body))

    # --- leases -------------------------------------------------------------------------------------
    async def claim(self, me: str, milliseconds: int, most: int) -> dict[str, int]:
        """Games whose clock and bots this process looks after now, and for how many milliseconds nobody did.

        They are renewed each time it asks. Somebody who went without a word may have been there until he would have
        renewed his lease: that he was not is given to the players. A lease that ends later than a new one would was
        made before the database's clock was set back: it does not count, and nobody looked after the game for a
        negative time.
        """
        now = self._now()
        last = tables.c.lease_until - case((tables.c.lease_owner == "", 0), else_=milliseconds)
        running = select(tables.c.id, now - last).where(tables.c.status == "playing").order_by(self._in_order())
        mine = running.where(tables.c.lease_owner == me)
        given_back = tables.c.lease_owner == ""
        ended = (tables.c.lease_until < now) | (tables.c.lease_until > now + milliseconds)
        free = running.where(ended | given_back, tables.c.lease_owner != me).limit(most)
        if self.shared:  # in the journal's order, or the two might wait for each other; what others hold is not free
            mine = mine.with_for_update(key_share=True)
            free = free.with_for_update(key_share=True, skip_locked=True)

        def work(connection: Connection) -> dict[str, int]:
            found = [row for wanted in (mine, free) for row in connection.execute(wanted)]
            claimed = {str(table): int(alone) for table, alone in found}
            renewed = update(tables).where(tables.c.id.in_(claimed))
            connection.execute(renewed.values(lease_owner=me, lease_until=now + milliseconds))
            return claimed

        return await self._write(work)

    async def release(self, me: str) -> None:
        """Let go of every game, so that another process need not wait; when we did is written down."""
        mine = update(tables).where(tables.c.lease_owner == me)
        await self._do(mine.values(lease_owner="", lease_until=self._now()))

    def _in_order(self) -> ColumnElement[str]:
        """Tables by their names, as Python sorts them, whatever the database's language."""
        return tables.c.id.collate("C") if self.shared else tables.c.id

    async def now(self) -> int:
        """The database's own clock, in milliseconds since 1970."""
        return int((await self._rows(select(self._now())))[0][0])

    def _now(self) -> ColumnElement[int]:
        """The database's own clock: processes may disagree about theirs."""
        if self.shared:
            return cast(1000 * extract("epoch", func.clock_timestamp()), BigInteger)
        return cast((func.julianday("now") - func.julianday("1970-01-01")) * 86_400_000, BigInteger)

    # --- keys ---------------------------------------------------------------------------------------
    async def add_key(self, key: KeyRow) -> None:
        await self._do(insert(keys).values(key._asdict()))

    async def key(self, hashed: str) -> KeyRow | None:
        found = await self._rows(select(keys).where(keys.c.hash == hashed))
        return KeyRow(*found[0]) if found else None

    async def keys_of_kind(self, table: str, kind: str) -> list[KeyRow]:
        where = (keys.c.table_id == table) & (keys.c.kind == kind)
        return [KeyRow(*row) for row in await self._rows(select(keys).where(where))]

    async def known_keys(self, hashed: Collection[str]) -> set[str]:
        """Those of some keys that there are."""
        asked = sorted(hashed)
        found: set[str] = set()
        for first in range(0, len(asked), MANY):
            some = select(keys.c.hash).where(keys.c.hash.in_(asked[first : first + MANY]))
            found |= {row[0] for row in await self._rows(some)}
        return found

    async def use_key(self, hashed: str) -> bool:
        """Delete a key that works once; True for the one who did."""
        return await self._changes_one(delete(keys).where(keys.c.hash == hashed))

    async def use_key_of(self, hashed: str, table: str, person: int) -> bool:
        """Delete a key of this person; whether there was one."""
        whose = (keys.c.hash == hashed) & (keys.c.table_id == table) & (keys.c.person == person)
        return await self._changes_one(delete(keys).where(whose))

    async def count_keys(self, table: str, person: int, kind: str) -> int:
        whose = (keys.c.table_id == table) & (keys.c.person == person) & (keys.c.kind == kind)
        return int((await self._rows(select(func.count()).select_from(keys).where(whose)))[0][0])

    async def drop_keys(self, table: str, person: int, kinds: Sequence[str], but: str = "") -> None:
        whose = (keys.c.table_id == table) & (keys.c.person == person)
        await self._do(delete(keys).where(whose, keys.c.kind.in_(kinds), keys.c.hash != but))

    # --- what is kept beside the log ----------------------------------------------------------------
    async def save_snapshots(self, rows: Sequence[SnapshotRow]) -> None:
        """Keep positions; only a table's newest is kept."""
        older = [(snapshots.c.table_id == row.table_id) & (snapshots.c.version <= row.version) for row in rows]
        await self._do(
            *(delete(snapshots).where(one) for one in older), insert(snapshots).values([row._asdict() for row in rows])
        )

    async def snapshot(self, table: str) -> bytes | None:
        """A table's newest position; one that came late is older."""
        wanted = select(snapshots.c.body).where(snapshots.c.table_id == table)
        found = await self._rows(wanted.order_by(snapshots.c.version.desc()).limit(1))
        return bytes(found[0][0]) if found else None

    async def finished(self, table: str) -> bytes | None:
        """How a game ended, as it was written down then."""
        found = await self._rows(select(finished.c.body).where(finished.c.table_id == table))
        return bytes(found[0][0]) if found else None

    # --- notices ------------------------------------------------------------------------------------
    async def subscribe(self, row: SubscriptionRow) -> None:
        await self._do(insert(subscriptions).values(row._asdict()))

    async def unsubscribe(self, table: str, person: int, subscription: str) -> None:
        where = (subscriptions.c.table_id == table) & (subscriptions.c.person == person)
        await self._do(delete(subscriptions).where(where, subscriptions.c.id == subscription))

    async def subscriptions(self, table: str, person: int) -> list[SubscriptionRow]:
        where = (subscriptions.c.table_id == table) & (subscriptions.c.person == person)
        return [SubscriptionRow(*row) for row in await self._rows(select(subscriptions).where(where))]

    async def add_notice(self, row: NoticeRow) -> bool:
        """Write down that a notice is due; False when somebody else has done so."""
        try:
            await self._do(insert(notices).values(row._asdict()))
        except IntegrityError:
            return False
        return True

    async def mark_sent(self, row: NoticeRow, sent: bool) -> bool:
        """Write down that a person is being told, or was not reached after all; False when it stands there already."""
        where = (notices.c.table_id == row.table_id) & (notices.c.person == row.person)
        marked = update(notices).where(where, notices.c.version == row.version, notices.c.sent.is_(not sent))
        return await self._changes_one(marked.values(sent=sent))

    async def notices(self, table: str, person: int, most: int) -> list[NoticeRow]:
        where = (notices.c.table_id == table) & (notices.c.person == person)
        wanted = select(notices).where(where).order_by(notices.c.version.desc()).limit(most)
        return [NoticeRow(*row) for row in await self._rows(wanted)]

    # --- belongings ---------------------------------------------------------------------------------
    async def belonging(self, name: str, make: Callable[[], str]) -> str:
        """What the server keeps under a name, made once and the same for every process."""
        wanted = select(belongings.c.value).where(belongings.c.name == name)
        found = await self._rows(wanted)
        if not found:
            with suppress(IntegrityError):  # another process may be quicker
                await self._do(insert(belongings).values(name=name, value=make()))
            found = await self._rows(wanted)
        return str(found[0][0])

    async def note_belonging(self, name: str, value: str) -> None:
        """The server keeps something else under a name from now on."""
        with suppress(IntegrityError):  # another process notes it at the same moment
            await self._do(
                delete(belongings).where(belongings.c.name == name), insert(belongings).values(name=name, value=value)
            )

    # --- plumbing -----------------------------------------------------------------------------------
    async def _do(self, *statements: Executable) -> None:
        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._write(work)

    async def _changes_one(self, statement: Executable) -> bool:
        """Whether there was something to change, and nobody else was quicker."""
        return await self._write(lambda connection: connection.execute(statement).rowcount) == 1

    async def _write(self, work: Work[T]) -> T:
        with self._ink.writing():
            return await self.base.write(work)


def pen_for(base: Base) -> Pen:
    if isinstance(base, ServerBase):
        return ServerPen(base.engine)
    assert isinstance(base, FileBase)
    return FilePen(base)


def ignore(_rows: int, _seconds: float) -> None:
    """Nobody measures."""


async def open_store(address: str, measure: Callable[[int, float], None] = ignore) -> Store:
    """The store at an address, made or brought up to date; what cannot be used raises ``StoreError``."""
    url = driver_url(address)
    lock = lock_file(url)
    base: Base = FileBase(url) if url.drivername.startswith("sqlite") else ServerBase(url)
    try:
        await base.write(migrate)
    except BaseException as error:
        await base.close()
        if lock is not None:
            lock.close()
        if isinstance(error, StoreDown):
            raise unreachable(address, error) from error
        raise
    return Store(base, lock, measure)
