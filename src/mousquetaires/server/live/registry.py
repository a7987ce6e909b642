"""The house: the rooms in memory, and the one way in which anything changes.

``change`` is the only writer: under the room's lock it asks a verb of the room for an entry, stores it, and
only then tells anybody. With PostgreSQL other processes write, too: the store decides who has won a version,
and a room that is behind reads what it has missed.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from mousquetaires.engine.components import Components

from ..logs import log
from ..metrics import Metrics
from ..refusals import Denied, reason_of, store_answers
from ..settings import Settings
from ..store import Conflict, EntryRow, KeyRow, LeaseLost, SnapshotRow, Store, StoreDown, TableUpdate
from ..table.entries import KINDS, AnyEntry, Began, Played, Sent, encode, kind_of, readable
from ..table.room import FROZEN, OVER, PLAYING, TableState
from ..table.snapshots import finished, snapshot
from ..table.views import table_info
from ..version import fingerprint
from .broadcast import dismiss_strangers, look_again, tell, tell_missed
from .hints import Channels, Hint
from .live_table import RECENT, LiveTable, Stored, Stretch
from .loading import TableLoader

ATTEMPTS: Final = 8  # at a version that others keep winning
Verb = Callable[[TableState, int], AnyEntry]
Keys = Callable[[AnyEntry], tuple[KeyRow, ...]]
T = TypeVar("T")


def no_keys(_entry: AnyEntry) -> tuple[KeyRow, ...]:
    """Nobody new."""
    return ()


def unnoticed(_live: LiveTable) -> None:
    """Nobody looks after the house."""


def unheard(_live: LiveTable, _hint: Hint) -> None:
    """Nobody minds who is where."""


class Registry:
    """Every table this process knows."""

    def __init__(
        self,
        store: Store,
        channels: Channels,
        components: Components,
        settings: Settings,
        metrics: Metrics,
        now: Callable[[], int],
    ) -> None:
        self.store = store
        self.channels = channels
        self.components = components
        self.engine = fingerprint(components.digest)
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.changed: Callable[[LiveTable], None] = unnoticed  # the steward looks at it
        self.heard: Callable[[LiveTable, Hint], None] = unheard  # the salon hears who is at other processes
        self._stored = {kind: metrics.inputs_stored.labels(kind=kind_of(kind)) for kind in KINDS}
        self._loader = TableLoader(store, components, self.engine)
        self._rooms: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._jobs: set[asyncio.Task[Any]] = set()

    # --- rooms --------------------------------------------------------------------------------------
    async def live(self, table: str) -> LiveTable:
        """The room of a table, read from the store if nobody is in it."""
        found = self._rooms.get(table)
        if found is None:
            loading = self._loading.get(table)
            if loading is None:  # once, however many ask, and to the end, even if they go away
                loading = self._loading[table] = self._start(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table))
            found = await asyncio.shield(loading)
        if table in self._rooms:
            self._rooms.move_to_end(table)
        return found

    def entered(self, table: str) -> "Entered":
        """The room of a table for oneself alone."""
        return Entered(self, table)

    async def current(self, table: str) -> LiveTable:
        """The room of a table as the store has it now: other processes may have written."""
        async with self.entered(table) as live:
            await self.freshen(live)
            return live

    async def _load(self, table: str) -> LiveTable:
        live = LiveTable(*await self._loader.read(table))
        live.read_at = self.now()
        self._keep(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        """Remember a room; the longest unused ones without viewers are let go."""
        self._rooms[live.state.id] = live
        most = self.settings.max_tables
        if len(self._rooms) > most:
            for table, other in list(self._rooms.items())[: len(self._rooms) - most]:
                if not other.visited and not other.lock.locked() and other is not live:
                    self.forget(table)
        self.metrics.rooms_in_memory.set(len(self._rooms))

    def forget(self, table: str) -> None:
        """Let a room go; whoever needs it reads it again."""
        self._rooms.pop(table, None)
        self.metrics.rooms_in_memory.set(len(self._rooms))

    def held(self) -> list[LiveTable]:
        """Every room in memory."""
        return list(self._rooms.values())

    def known(self, table: str) -> LiveTable | None:
        return self._rooms.get(table)

    def deleted(self, live: LiveTable) -> None:
        """A table was deleted here: other processes are told."""
        self.vanish(live)
        self.channels.publish(Hint(table=live.state.id, gone=True))

    def overtaken(self, table: str) -> None:
        """Something was done to a table behind its room's back: here and elsewhere the store has the last word."""
        live = self.known(table)
        if live is not None:
            live.overtake()
            self._refresh_soon(live)
        self.channels.publish(Hint(table=table, gone=True))

    def vanish(self, live: LiveTable) -> None:
        """A table is gone for good."""
        self.forget(live.state.id)
        for viewer in live.everybody():
            viewer.dismiss("server-table-deleted")

    async def _reread(self, live: LiveTable) -> None:
        """Throw the room away and make it again from the store; its viewers stay and hear what they missed."""
        live.overtaken = False  # until it is again: perhaps while we read
        try:
            state, stored = await self._loader.read(live.state.id)
        except Denied as denied:
            if denied.status == 404:
                self.vanish(live)
            raise
        live.state, live.recent, live.stale = state, deque(stored, maxlen=RECENT), live.overtaken
        if state.version != live.told:
            self._tell_missed(live, readable([(version, body) for version, body in stored if version > live.told]))
        else:
            look_again(live)
            self._notice(live)

    # --- changes ------------------------------------------------------------------------------------
    async def change(
        self, table: str, verb: Verb, sent: Sent | None = None, keys: Keys = no_keys, owner: str = ""
    ) -> int:
        """Do something at a table; answers the version at which it happened.

        Keys that belong to it are stored with it, or neither is. With an owner, it is stored only if that process
        holds the table's lease at that moment; else this raises ``LeaseLost``.
        What was begun is brought to its end even if whoever asked for it goes away in the meantime.
        """
        return await asyncio.shield(self._start(self._change(table, verb, sent, keys, owner)))

    async def _change(self, table: str, verb: Verb, sent: Sent | None, keys: Keys, owner: str) -> int:
        async with self.entered(table) as live:
            if live.stale:
                await self._reread(live)
            for _ in range(ATTEMPTS):
                done = live.state.done(sent) if sent is not None else None
                if done is not None:
                    return done  # a message that was sent twice
                try:
                    return await self._attempt(live, verb, keys, owner)
                except LeaseLost:
                    await self._reread(live)
                    raise
                except Conflict:
                    await self._reread(live)
                    await self.freshen(live)  # a long log takes a while to read, and others went on meanwhile
                except Denied:
                    if not self.store.shared or live.stale or not await self.freshen(live):
                        raise
            raise Denied("server-busy", 503)

    async def _attempt(self, live: LiveTable, verb: Verb, keys: Keys, owner: str) -> int:
        state = live.state
        live.stale = True  # until the store has it: whatever happens here, only the store can say what is true
        try:
            entry = verb(state, self.now())
        except Denied:
            live.stale = False  # nothing was begun
            raise
        started = time.perf_counter()
        state.note(entry)
        end = finished(state) if state.finished and isinstance(entry, Played) else None
        row = EntryRow(state.id, state.version, encode(entry), touch_of(state, entry), keys(entry), end, owner)
        with store_answers():
            await self.store.journal.append(row)
        self.channels.publish(Hint(table=state.id, version=state.version, body=row.body))
        await self.channels.depart()
        live.stale = live.overtaken
        live.recent.append((state.version, row.body))
        self._tell(live, entry)
        self.metrics.fanout_seconds.observe(time.perf_counter() - started)
        self._stored[type(entry)].inc()
        if isinstance(entry, Began) or state.inputs - live.snapshot_at >= self.settings.snapshot_every:
            self.write_down([live])
        return state.version

    def write_down(self, lives: list[LiveTable]) -> None:
        """Keep the positions of some games in progress, in case that the next program cannot follow them."""
        rows = []
        for live in lives:
            if live.state.status == PLAYING:
                live.snapshot_at = live.state.inputs
                rows.append(SnapshotRow(live.state.id, live.state.version, self.engine, snapshot(live.state)))
        if rows:
            self.later(self.store.snapshots.save(rows))

    def later(self, job: Coroutine[object, object, None]) -> None:
        """Something that may be done after the answer; a store that is away is no reason to fall."""
        self._start(_quietly(job))

    def _start(self, job: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """A job that goes on without whoever started it, and is finished before the house is closed."""
        task = asyncio.get_running_loop().create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[T]) -> None:
        self._jobs.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever waits; nobody may be left

    # --- telling ------------------------------------------------------------------------------------
    def _tell(self, live: LiveTable, entry: AnyEntry) -> None:
        """Everybody here hears of an entry that the room has just noted."""
        live.told = live.state.version
        if live.visited:
            self._say(live, lambda: tell(live, entry, self.now()))
        if entry.changes_seats:
            dismiss_strangers(live)
        self._notice(live)

    def _tell_missed(self, live: LiveTable, missed: Stretch) -> None:
        """Everybody here hears of what other processes have written."""
        live.told = live.state.version
        self._say(live, lambda: tell_missed(live, missed, self.now()))
        dismiss_strangers(live)
        self._notice(live)

    def _say(self, live: LiveTable, words: Callable[[], None]) -> None:
        """It is stored, whatever goes wrong now: who may not have heard of it comes back and reads it."""
        try:
            words()
        except Exception as error:
            log.error("not_told", table=live.state.id, why=type(error).__name__, exc_info=error)
            for viewer in live.everybody():
                viewer.dismiss("server-fault")

    def _notice(self, live: LiveTable) -> None:
        """Whoever looks after clocks and bots looks at a table; it is stored, whatever comes of that."""
        try:
            self.changed(live)
        except Exception as error:
            log.error("not_looked_after", table=live.state.id, why=type(error).__name__, exc_info=error)

    async def freshen(self, live: LiveTable) -> bool:
        """Bring a room up to what the store has; whether that changed anything."""
        before = live.state.version
        live.behind = False  # a hint that comes from now on may be about something newer than what we read
        if live.stale or live.told != live.state.version:  # something went wrong on the way
            await self._reread(live)
        elif self.store.shared:
            await self._catch_up(live)
        return live.state.version != before

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what other processes have written."""
        with store_answers():
            stored = await self.store.entries.read_new(live.state.id, live.state.version)
        if not stored:
            return
        folded = self._loader.fold(live.state, stored)
        await self._loader.look_up(live.state)
        self._tell_stored(live, stored, folded)

    def _tell_stored(self, live: LiveTable, stored: Stored, folded: Stretch) -> None:
        live.recent.extend(stored)
        if len(folded) == 1:
            self._tell(live, folded[0][1])
        else:
            self._tell_missed(live, folded)

    async def hear(self, hint: Hint) -> None:
        """Another process has written: a room that is behind catches up."""
        live = self._rooms.get(hint.table)
        if live is None:
            return
        self.heard(live, hint)
        if hint.body and hint.version == live.state.version + 1 and live.at_rest:
            self._follow(live, hint)
        elif hint.gone or hint.version > live.state.version:
            if hint.gone:
                live.overtake()
            self._refresh_soon(live)

    def _follow(self, live: LiveTable, hint: Hint) -> None:
        """The hint says itself what was stored."""
        stored = [(hint.version, hint.body)]
        folded = self._loader.fold(live.state, stored)
        if live.state.frozen:  # a hint is no proof of that: the store has the last word
            live.stale = True
            self._refresh_soon(live)
        else:
            self._tell_stored(live, stored, folded)

    def _refresh_soon(self, live: LiveTable) -> None:
        """Ask the store about a room, once, and without making other rooms wait for it."""
        if not live.behind:
            live.behind = True
            self.later(self.refresh(live))

    async def refresh(self, live: LiveTable) -> None:
        """Bring a room up to what the store has."""
        try:
            async with live.lock:
                if self._rooms.get(live.state.id) is live:
                    await self.freshen(live)
        finally:
            live.behind = False

    async def look_around(self) -> None:
        """Rooms that have missed something, or are not sure of themselves, ask the store."""
        held = self.held()
        if self.store.shared and held:
            newest = await self.store.entries.newest_versions([live.state.id for live in held])
            for live in held:
                if live.state.id not in newest:
                    live.overtake()
        else:
            newest = {}
        for live in held:
            unsure = live.stale and not live.lock.locked()  # else somebody is about to find out
            if unsure or newest.get(live.state.id, 0) > live.state.version:
                self._refresh_soon(live)

    async def close(self) -> None:
        """Finish what was begun."""
        await self.finish_jobs()

    async def finish_jobs(self) -> None:
        if self._jobs:
            await asyncio.wait(self._jobs, timeout=self.settings.shutdown_seconds)


class Entered:
    """Being alone in the room of a table.

    A class, since every move does this: entering and leaving a generator was 2 % of what a busy server did.
    """

    __slots__ = ("_house", "_live", "_table")

    def __init__(self, registry: Registry, table: str) -> None:
        self._house = registry
        self._table = table

    async def __aenter__(self) -> LiveTable:
        while True:
            live = await self._house.live(self._table)
            await live.lock.acquire()
            if self._house.known(self._table) is live:
                self._live = live
                return live
            live.lock.release()  # it was let go while we waited

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


def touch_of(state: TableState, entry: AnyEntry) -> TableUpdate | None:
    """The table's own row from now on, when an entry changes what the lobby or retention look at."""
    if not entry.changes_info and state.status not in (OVER, FROZEN):
        return None
    return TableUpdate(entry.at, state.status, state.agreed.listed, msgspec.json.encode(lobby_line(state)).decode())


def lobby_line(state: TableState) -> dict[str, object]:
    """What the lobby shows of a table."""
    info = table_info(state)
    return {name: info[name] for name in ("table", "name", "setup", "open", "spectators", "clock", "seats")} | {
        "people": len(state.people),
        "nicknames": [state.nickname(seat.owner) for seat in state.seats.values()],
    }


async def _quietly(job: Coroutine[object, object, None]) -> None:
    try:
        await job
    except (StoreDown, Denied) as down:
        log.warning("job_put_off", why=reason_of(down))
    except Exception as error:
        log.error("job_failed", why=type(error).__name__, exc_info=error)
