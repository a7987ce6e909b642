"""Tables in memory. ``apply`` is the only way to change one: lock, apply, store, publish, broadcast.

With PostgreSQL other processes write, too. The store decides which of them gets a version; a table that is behind
reads what it has missed (``sync``).
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from mousquetaires.engine.components import Components

from ..access.ban_addresses import NewPerson
from ..logs import log
from ..metrics import Metrics
from ..refusals import Denied, reason_of, store_answers, store_down
from ..rules_fingerprint import fingerprint
from ..settings import Settings
from ..store import Conflict, EntryRow, LeaseLost, SnapshotRow, Store, StoreDown, TableUpdate
from ..table.authors import THE_SERVER, Author
from ..table.commands import Command, apply
from ..table.entries import KINDS, AnyEntry, Began, Played, encode, kind_of
from ..table.entry_effects import accept
from ..table.snapshots import finished, snapshot
from ..table.state import PLAYING, Change, TableState
from ..table.table_info import lobby_line
from .broadcast import Broadcaster
from .live_table import LiveTable
from .loading import TableLoader
from .observers import Observers
from .pubsub import Hint, PubSub
from .store_sync import Sync
from .table_cache import TableCache

ATTEMPTS: Final = 8  # at a version, while other processes are faster
T = TypeVar("T")


class Applied(NamedTuple):
    """A command that was carried out: the version, and the entry (None for a message that was sent twice)."""

    version: int
    entry: AnyEntry | None = None


class Registry:
    """Every table this process knows."""

    def __init__(
        self,
        store: Store,
        channels: PubSub,
        components: Components,
        settings: Settings,
        metrics: Metrics,
        now: Callable[[], int],
        observers: Observers,
    ) -> None:
        self.store = store
        self.channels = channels
        self.components = components
        self.engine = fingerprint(components.digest)
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.observers = observers
        self.memory = TableCache(settings.max_tables, metrics.tables_in_memory)
        self.loader = TableLoader(store, components, self.engine)
        self.broadcaster = Broadcaster(observers)
        self.sync = Sync(self)
        self._stored = {kind: metrics.inputs_stored.labels(kind=kind_of(kind)) for kind in KINDS}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._jobs: set[asyncio.Task[Any]] = set()

    # --- finding a table ----------------------------------------------------------------------------
    async def live(self, table: str) -> LiveTable:
        """The table in memory; loaded from the store if it is not there."""
        found = self.memory.get(table)
        if found is None:
            loading = self._loading.get(table)
            if loading is None:  # once, however many ask, and to the end, even if they go away
                loading = self._loading[table] = self._start(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table))
            found = await asyncio.shield(loading)
        if table in self.memory:
            self.memory.move_to_end(table)
        return found

    async def _load(self, table: str) -> LiveTable:
        live = LiveTable(*await self.loader.read(table))
        live.read_at = self.now()
        self.memory.add(live)
        return live

    def locked(self, table: str) -> "Locked":
        """``async with registry.locked(table) as live``: the table does not change otherwise meanwhile."""
        return Locked(self, table)

    async def current(self, table: str) -> LiveTable:
        """The table as the store has it now: other processes may have written."""
        async with self.locked(table) as live:
            await self.sync.update(live)
            return live

    # --- changing a table ---------------------------------------------------------------------------
    async def apply(
        self,
        table: str,
        command: Command,
        by: Author = THE_SERVER,
        new_person: NewPerson | None = None,
        owner: str = "",
    ) -> Applied:
        """Carry out a command; ``Denied`` when it is not possible.

        The keys of a new person are stored with the entry, or neither is. With an owner, the entry is stored only if
        that process holds the table's lease at that moment; else this raises ``LeaseLost``. What has begun is
        completed even if the client goes away in the meantime.
        """
        return await asyncio.shield(self._start(self._apply(table, command, by, new_person, owner)))

    async def _apply(
        self, table: str, command: Command, by: Author, new_person: NewPerson | None, owner: str
    ) -> Applied:
        async with Locked(self, table) as live:
            if live.stale:
                await self.sync.reload(live)
            for _ in range(ATTEMPTS):
                if by.mark and (version := live.state.done(by)) is not None:
                    return Applied(version)
                try:
                    change = apply(live.state, command, by, self.now())
                except Denied:  # perhaps only because we are behind
                    if not self.store.shared or live.stale or not await self.sync.update(live):
                        raise
                    continue
                try:
                    return await self.commit(live, change, new_person, owner)
                except LeaseLost:
                    await self.sync.reload(live)
                    raise
                except Conflict:  # another process has stored this version
                    await self.sync.reload(live)
                    await self.sync.update(live)  # a long log takes a while to read, and others went on meanwhile
            raise Denied("server-busy", 503)

    async def commit(
        self, live: LiveTable, change: Change, new_person: NewPerson | None = None, owner: str = ""
    ) -> Applied:
        """Store a change, then tell the other processes and our own viewers."""
        state, entry = live.state, change.entry
        started = time.perf_counter()
        live.stale = True  # until it is stored: if that fails, only the store knows what is true
        accept(state, change)
        row = self._row(state, entry, new_person, owner)
        try:
            await self.store.journal.append(row)
        except StoreDown as down:
            raise store_down() from down
        await self.channels.publish_first(Hint(table=state.id, version=state.version, body=row.body))
        live.stale = live.invalidated
        live.recent.append((state.version, row.body))
        self.broadcaster.send(live, entry, self.now())
        self.metrics.fanout_seconds.observe(time.perf_counter() - started)
        self._stored[type(entry)].inc()
        if isinstance(entry, Began) or state.inputs - live.snapshot_at >= self.settings.snapshot_every:
            self.save_snapshots([live])
        return Applied(state.version, entry)

    def _row(self, state: TableState, entry: AnyEntry, new_person: NewPerson | None, owner: str) -> EntryRow:
        """The entry as it is stored, with everything that has to be stored together with it."""
        end = finished(state) if state.finished and isinstance(entry, Played) else None
        update = None
        if entry.changes_info or state.finished or state.frozen:  # what the lobby and the clean-up look at
            info = msgspec.json.encode(lobby_line(state)).decode()
            update = TableUpdate(entry.at, state.status, state.agreed.listed, info)
        keys = new_person.keys(state, entry.by, entry.at) if new_person is not None else ()
        return EntryRow(state.id, state.version, encode(entry), update, keys, end, owner)

    def save_snapshots(self, lives: list[LiveTable]) -> None:
        """Store the positions of running games, in case that the next version of the program cannot follow them."""
        rows = []
        for live in lives:
            if live.state.status == PLAYING:
                live.snapshot_at = live.state.inputs
                rows.append(SnapshotRow(live.state.id, live.state.version, self.engine, snapshot(live.state)))
        if rows:
            self.later(self.store.snapshots.save(rows))

    # --- deleted tables -----------------------------------------------------------------------------
    async def delete(self, table: str) -> None:
        """Delete a table with everything that was played and said at it."""
        async with self.locked(table) as live:
            with store_answers():
                await self.store.tables.delete(table)
            self.memory.drop_deleted(live)
            self.channels.publish(Hint(table=table, gone=True))

    def invalidate(self, table: str) -> None:
        """The clean-up has changed or deleted a table in the store: every process has to read it again."""
        live = self.memory.get(table)
        if live is not None:
            live.invalidate()
            self.sync.refresh_soon(live)
        self.channels.publish(Hint(table=table, gone=True))

    # --- background jobs ----------------------------------------------------------------------------
    def later(self, job: Coroutine[object, object, None]) -> None:
        """Run a job after the answer. Its errors are logged."""
        self._start(_logged(job))

    def _start(self, job: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """A job that is completed even if its caller is cancelled."""
        task = asyncio.get_running_loop().create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[T]) -> None:
        self._jobs.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as seen: its caller may have been cancelled

    async def finish_jobs(self) -> None:
        """Complete what has begun."""
        if self._jobs:
            await asyncio.wait(self._jobs, timeout=self.settings.shutdown_seconds)


class Locked:
    """Holds the lock of a table.

    A class, because every move does this: a generator took 2% of what a busy server did.
    """

    __slots__ = ("_live", "_registry", "_table")

    def __init__(self, registry: Registry, table: str) -> None:
        self._registry = registry
        self._table = table

    async def __aenter__(self) -> LiveTable:
        while True:
            live = await self._registry.live(self._table)
            await live.lock.acquire()
            if self._registry.memory.get(self._table) is live:
                self._live = live
                return live
            live.lock.release()  # it was dropped from memory while we waited

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


async def _logged(job: Coroutine[object, object, None]) -> None:
    try:
        await job
    except (StoreDown, Denied) as down:
        log.warning("job_put_off", why=reason_of(down))
    except Exception as error:
        log.error("job_failed", why=type(error).__name__, exc_info=error)
