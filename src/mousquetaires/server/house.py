"""The house: the rooms in memory, who looks on, and the one way in which anything changes.

``change`` is the only writer: under the room's lock it asks a verb of the room for an entry, stores it, and
only then tells anybody. With PostgreSQL other processes write, too: the store decides who has won a version,
and a room that is behind reads what it has missed.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import msgspec

from mousquetaires.engine.components import Components
from mousquetaires.engine.game import digest, dump
from mousquetaires.engine.record import RecordError
from mousquetaires.engine.view import Observation

from .channels import Channels, Hint
from .denied import Denied
from .entries import AnyEntry, Judged, Rose, Sat, decode, encode
from .logs import log
from .metrics import Metrics
from .room import OVER, Room, viewer_of
from .settings import Settings
from .sight import ABOUT_PEOPLE, KINDS, hello, missed_json, table_info, update, view_json, view_of, viewers_of
from .store import Conflict, Row, Store, StoreDown
from .store.journal import Touch
from .version import ENGINE
from .viewers import Viewer

RECENT: Final = 128  # entries kept at hand for those who come back
STORY: Final = 40  # entries told to somebody new
ATTEMPTS: Final = 8  # at a version that others keep winning
Verb = Callable[[Room, int], AnyEntry]


class Live:
    """A room in memory with its lock and its viewers."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.viewers: dict[int, set[Viewer]] = {}
        self.views: dict[int, Observation | None] = {}  # as last sent
        self.recent: deque[tuple[int, AnyEntry]] = deque(maxlen=RECENT)
        self.elsewhere: dict[str, tuple[int, list[int], int]] = {}  # process: until when, people, onlookers
        self.snapshot_at = room.inputs
        self.told = room.version  # what viewers have been told
        self.notified = ""  # the prompt whose player was told of it
        self.stale = False  # something was begun that perhaps was not stored

    def everybody(self) -> list[Viewer]:
        return [viewer for group in self.viewers.values() for viewer in group]


def unnoticed(_live: Live) -> None:
    """Nobody looks after the house."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class House:
    """Every table this process knows."""

    def __init__(
        self, store: Store, channels: Channels, components: Components, settings: Settings, metrics: Metrics,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.store = store
        self.channels = channels
        self.components = components
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.changed: Callable[[Live], None] = unnoticed  # the steward looks at it
        self._rooms: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._jobs: set[asyncio.Task[None]] = set()

    # --- rooms --------------------------------------------------------------------------------------
    async def live(self, table: str) -> Live:
        """The room of a table, read from the store if nobody is in it."""
        found = self._rooms.get(table)
        if found is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                found = self._rooms.get(table)
                if found is None:
                    found = await self._load(table)
                    self._keep(found)
            self._loading.pop(table, None)
        self._rooms.move_to_end(table)
        return found

    async def _load(self, table: str) -> Live:
        """A room, made by reading its log."""
        with store_answers():
            row = await self.store.table(table)
            if row is None:
                raise Denied("server-no-table", 404)
            stored = await self.store.log(table)
        live = Live(Room(table, self.components, row.secret))
        self._fold(live, stored)
        return live

    def _fold(self, live: Live, stored: list[tuple[int, bytes]]) -> list[AnyEntry]:
        """Stored entries happen here; a log this program cannot follow freezes the room, for reading only."""
        folded = []
        for version, body in stored:
            entry = decode(body)
            try:
                live.room.fold(entry)
            except (RecordError, Denied) as error:
                log.error("log_not_followed", table=live.room.id, version=version, why=str(error))
                live.room.frozen = live.room.frozen or "server-frozen"
                live.room.note(entry)
            live.recent.append((version, entry))
            folded.append(entry)
        return folded

    def _keep(self, live: Live) -> None:
        """Remember a room; the longest unused ones without viewers are let go."""
        self._rooms[live.room.id] = live
        most = self.settings.max_tables
        if len(self._rooms) > most:
            for table, other in list(self._rooms.items())[: len(self._rooms) - most]:
                if not other.everybody() and not other.lock.locked() and other is not live:
                    self.forget(table)
        self.metrics.rooms_in_memory.set(len(self._rooms))

    def forget(self, table: str) -> None:
        self._rooms.pop(table, None)
        self.metrics.rooms_in_memory.set(len(self._rooms))

    def held(self) -> list[Live]:
        """Every room in memory."""
        return list(self._rooms.values())

    def known(self, table: str) -> Live | None:
        return self._rooms.get(table)

    async def _reread(self, live: Live) -> None:
        """Throw the room away and make it again from the store; its viewers stay and hear what they missed."""
        fresh = await self._load(live.room.id)
        live.room, live.recent, live.stale = fresh.room, fresh.recent, False
        if live.room.version != live.told:
            self._tell_missed(live, await self._missed(live, live.told))

    async def _freshen(self, live: Live) -> bool:
        """Bring a room up to what the store has; whether that changed anything."""
        before = live.room.version
        if live.stale:
            await self._reread(live)
        elif self.store.shared:
            await self._catch_up(live)
        return live.room.version != before

    # --- changes ------------------------------------------------------------------------------------
    async def change(self, table: str, verb: Verb, by: int = 0, mark: str = "") -> int:
        """Do something at a table; answers the version at which it happened."""
        live = await self.live(table)
        async with live.lock:
            if live.stale:
                await self._reread(live)
            for _ in range(ATTEMPTS):
                done = live.room.marks.get((by, mark)) if mark else None
                if done is not None:
                    return done  # a message that was sent twice
                try:
                    return await self._attempt(live, verb)
                except Conflict:
                    await self._reread(live)
                except Denied:
                    if not self.store.shared or live.stale or not await self._freshen(live):
                        raise
            raise Denied("server-busy", 503)

    async def _attempt(self, live: Live, verb: Verb) -> int:
        room = live.room
        entry = verb(room, self.now())
        started = time.perf_counter()
        live.stale = True  # until the store has it: whatever happens here, only the store can say what is true
        room.note(entry)
        with store_answers():
            await self.store.journal.append(Row(room.id, room.version, encode(entry), touch_of(room, entry)))
        live.stale = False
        live.recent.append((room.version, entry))
        self._tell(live, entry)
        self.metrics.fanout_seconds.observe(time.perf_counter() - started)
        self.metrics.inputs_stored.labels(kind=KINDS[type(entry)]).inc()
        self.channels.publish(Hint(table=room.id, version=room.version))
        self._snapshot(live)
        return room.version

    def _snapshot(self, live: Live) -> None:
        """Keep the position every so often: what a frozen table shows, and what support looks at."""
        room = live.room
        if room.session is None or room.inputs - live.snapshot_at < self.settings.snapshot_every:
            return
        live.snapshot_at = room.inputs
        body = msgspec.json.encode({
            "digest": digest(room.session.game), "position": dump(room.session.game),
            "views": {str(viewer): view_json(view_of(room, viewer)) for viewer in viewers_of(room)},
        })
        self.later(self.store.save_snapshot(room.id, room.version, ENGINE, body))

    def later(self, job: Coroutine[object, object, None]) -> None:
        """Something that may be done after the answer; a store that is away is no reason to fall."""
        task = asyncio.get_running_loop().create_task(_quietly(job))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    # --- telling ------------------------------------------------------------------------------------
    def _tell(self, live: Live, entry: AnyEntry) -> None:
        """Everybody here hears of an entry that the room has just noted."""
        now = self.now()
        live.told = live.room.version
        for seat, group in live.viewers.items():
            if not group:
                continue
            before, after = live.views.get(seat), view_of(live.room, seat)
            live.views[seat] = after
            message = update(live.room, seat, entry, (before, after), now)
            if message is not None:
                body = msgspec.json.encode(message)
                for viewer in group:
                    viewer.tell(body)
        if isinstance(entry, (Judged, Sat, Rose)):
            self._dismiss_strangers(live)
        self.changed(live)

    def _tell_missed(self, live: Live, missed: list[tuple[int, AnyEntry]]) -> None:
        """Everybody here hears of what other processes have written."""
        now = self.now()
        live.told = live.room.version
        for seat, group in live.viewers.items():
            if not group:
                continue
            live.views[seat] = view_of(live.room, seat)
            for viewer in group:
                message = hello(live.room, seat, viewer.person, missed, now)
                viewer.tell(msgspec.json.encode({**message, "type": "missed"}))
        self._dismiss_strangers(live)
        self.changed(live)

    def _dismiss_strangers(self, live: Live) -> None:
        """Who has lost his seat, or was removed, no longer looks through it."""
        for viewer in live.everybody():
            person = live.room.people.get(viewer.person)
            if person is not None and person.gone:
                viewer.dismiss("server-removed")
                continue
            try:
                viewer_of(live.room, viewer.person, viewer.seat)
            except Denied as denied:
                viewer.dismiss(denied.key)

    async def _catch_up(self, live: Live) -> bool:
        """Read what other processes have written; whether there was anything."""
        with store_answers():
            stored = await self.store.log(live.room.id, live.room.version)
        if not stored:
            return False
        first = live.room.version
        if len(stored) == 1:
            entry = self._fold(live, stored)[0]
            self._tell(live, entry)
        else:
            self._fold(live, stored)
            self._tell_missed(live, [(version, entry) for version, entry in live.recent if version > first])
        return True

    async def hear(self, hint: Hint) -> None:
        """Another process has written: a room that is behind catches up."""
        live = self._rooms.get(hint.table)
        if live is None:
            return
        if hint.people is not None:
            live.elsewhere[hint.process] = (self.now() + PRESENCE_LASTS, hint.people, hint.onlookers)
            self._tell_presence(live)
        elif hint.place is not None:
            self._tell_all(live, {"type": "point", "seat": hint.seat, "place": hint.place})
        elif hint.version > live.room.version:
            await self.refresh(live)

    async def refresh(self, live: Live) -> None:
        """Bring a room up to what the store has."""
        async with live.lock:
            await self._freshen(live)

    # --- looking on ---------------------------------------------------------------------------------
    @asynccontextmanager
    async def looking(self, table: str, person: int, seat: int, since: int | None) -> AsyncIterator[Viewer]:
        """Somebody looks at a table: his outbox begins with the table as he sees it."""
        live = await self.live(table)
        async with live.lock:
            await self._freshen(live)
            viewer = Viewer(person, viewer_of(live.room, person, seat))
            self._admit(live, viewer)
            missed = await self._missed(live, since)
            message = hello(live.room, viewer.seat, person, missed, self.now())
            viewer.tell(msgspec.json.encode(message))
            live.views[viewer.seat] = view_of(live.room, viewer.seat)
            live.viewers.setdefault(viewer.seat, set()).add(viewer)
        self.metrics.viewers.inc()
        self.announce(live)
        try:
            yield viewer
        finally:
            live.viewers[viewer.seat].discard(viewer)
            self.metrics.viewers.dec()
            self.announce(live)

    def _admit(self, live: Live, viewer: Viewer) -> None:
        room = live.room
        if viewer.looks_on and not room.agreed.spectators and not room.seats_of(viewer.person):
            raise Denied("server-no-spectators", 403)
        if len(live.everybody()) >= self.settings.max_viewers_per_table:
            raise Denied("server-full-house", 503, most=self.settings.max_viewers_per_table)
        if viewer.person and room.people[viewer.person].gone:
            raise Denied("server-removed", 403)

    async def _missed(self, live: Live, since: int | None) -> list[tuple[int, AnyEntry]]:
        """The entries after a version; without one, the last part of the story."""
        first = max(0, live.room.version - STORY) if since is None else max(0, since)
        if live.recent and live.recent[0][0] <= first + 1:
            return [(version, entry) for version, entry in live.recent if version > first]
        with store_answers():
            return [(version, decode(body)) for version, body in await self.store.log(live.room.id, first)]

    async def resume(self, live: Live, viewer: Viewer, since: int, mark: str) -> dict[str, object]:
        """Somebody's own wish to hear everything after a version once more."""
        async with live.lock:
            await self._freshen(live)
            message = hello(live.room, viewer.seat, viewer.person, await self._missed(live, since), self.now())
            return {**message, "type": "missed", "mark": mark}

    async def glance(self, table: str, person: int, seat: int) -> bytes:
        """What somebody sees now, without staying."""
        live = await self.live(table)
        async with live.lock:
            await self._freshen(live)
            viewer = Viewer(person, viewer_of(live.room, person, seat))
            self._admit(live, viewer)
            return msgspec.json.encode(hello(live.room, viewer.seat, person, [], self.now()))

    async def story(self, table: str, viewer: int, since: int) -> list[dict[str, object]]:
        """A stretch of the log as one viewer may see it."""
        live = await self.live(table)
        async with live.lock:
            await self._freshen(live)
            return missed_json(live.room, viewer, await self._missed(live, since))

    # --- presence -----------------------------------------------------------------------------------
    def announce(self, live: Live) -> None:
        """Tell everybody, here and elsewhere, who is at the table."""
        self._tell_presence(live)
        people, onlookers = self._here(live)
        self.channels.publish(Hint(table=live.room.id, people=people, onlookers=onlookers))

    def _here(self, live: Live) -> tuple[list[int], int]:
        everybody = live.everybody()
        people = sorted({viewer.person for viewer in everybody if viewer.person})
        return people, sum(1 for viewer in everybody if viewer.looks_on)

    def present(self, live: Live) -> tuple[list[int], int]:
        """The people at the table and how many look on, at every process."""
        people, onlookers = self._here(live)
        now = self.now()
        others = [heard for heard in live.elsewhere.values() if heard[0] > now]
        everybody = {*people, *(person for _, there, _ in others for person in there)}
        return sorted(everybody), onlookers + sum(count for _, _, count in others)

    def _tell_presence(self, live: Live) -> None:
        people, onlookers = self.present(live)
        self._tell_all(live, {"type": "presence", "people": people, "onlookers": onlookers})

    def _tell_all(self, live: Live, message: dict[str, object]) -> None:
        body = msgspec.json.encode(message)
        for viewer in live.everybody():
            viewer.tell(body)

    def point(self, live: Live, seat: int, place: str) -> None:
        """A player points at a place; nobody writes it down."""
        self._tell_all(live, {"type": "point", "seat": seat, "place": place})
        self.channels.publish(Hint(table=live.room.id, seat=seat, place=place))

    async def close(self) -> None:
        """Let everybody go, and finish what was begun."""
        for live in self.held():
            for viewer in live.everybody():
                viewer.dismiss("server-stopping")
        if self._jobs:
            await asyncio.wait(self._jobs, timeout=self.settings.shutdown_seconds)


PRESENCE_LASTS: Final = 45_000  # milliseconds; repeated more often than that


def touch_of(room: Room, entry: AnyEntry) -> Touch | None:
    """The table's own row from now on, when an entry changes what the lobby or retention look at."""
    if not isinstance(entry, ABOUT_PEOPLE) and room.status != OVER:
        return None
    return Touch(entry.at, room.status, room.agreed.listed, msgspec.json.encode(lobby_line(room)).decode())


def lobby_line(room: Room) -> dict[str, object]:
    """What the lobby shows of a table."""
    info = table_info(room)
    return {name: info[name] for name in ("table", "name", "setup", "open", "spectators", "clock", "seats")} | {
        "people": len(room.people),
    }


@contextmanager
def store_answers() -> Iterator[None]:
    """A store that is away is told to whoever waits, and he may try again."""
    try:
        yield
    except StoreDown as down:
        raise Denied("server-store-down", 503) from down


async def _quietly(job: Coroutine[object, object, None]) -> None:
    try:
        await job
    except StoreDown as down:
        log.warning("store_down", why=str(down))
