"""The house: the rooms in memory, who looks on, and the one way in which anything changes.

``change`` is the only writer: under the room's lock it asks a verb of the room for an entry, stores it, and
only then tells anybody. With PostgreSQL other processes write, too: the store decides who has won a version,
and a room that is behind reads what it has missed.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, TypeVar

import msgspec

from mousquetaires.engine.components import Components
from mousquetaires.engine.game import digest
from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.engine.view import Observation, OwnPart

from .channels import Channels, Hint
from .denied import Denied
from .entries import AnyEntry, Began, Judged, Played, Rose, Sat, Sent, Stood, encode, readable
from .keeping import decode_kept, finished, snapshot
from .logs import log
from .metrics import Metrics
from .room import FROZEN, OVER, PLAYING, Room, viewer_of
from .settings import Settings
from .sight import (
    ABOUT_PEOPLE,
    KINDS,
    Moment,
    hello,
    may_hear,
    missed_json,
    own_of,
    table_info,
    view_of,
)
from .store import Conflict, KeyRow, Row, SnapshotRow, Store, StoreDown, Touch
from .version import fingerprint
from .viewers import Viewer

RECENT: Final = 128  # entries kept at hand for those who come back
STORY: Final = 40  # entries told to somebody new
ATTEMPTS: Final = 8  # at a version that others keep winning
Verb = Callable[[Room, int], AnyEntry]
Keys = Callable[[AnyEntry], tuple[KeyRow, ...]]
Stretch = list[tuple[int, AnyEntry]]  # of a log: versions and entries
T = TypeVar("T")


class Live:
    """A room in memory with its lock and its viewers."""

    def __init__(self, room: Room, story: Stretch) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.viewers: dict[int, set[Viewer]] = {}
        self.gallery: Observation | None = None  # what everybody sees, as last sent
        self.own: dict[int, OwnPart | None] = {}  # what each seat sees besides
        self.recent: deque[tuple[int, AnyEntry]] = deque(story, maxlen=RECENT)
        self.elsewhere: dict[str, tuple[int, list[int], int]] = {}  # process: until when, people, onlookers
        self.host_seen = 0  # when the host was last at the table, as far as we know
        self.snapshot_at = room.inputs
        self.told = room.version  # what viewers have been told
        self.notified = ""  # the prompt whose player was told of it
        self.stale = False  # something was begun that perhaps was not stored: only the store can say
        self.behind = False  # somebody is about to ask the store

    def everybody(self) -> list[Viewer]:
        return [viewer for group in self.viewers.values() for viewer in group]


def no_keys(_entry: AnyEntry) -> tuple[KeyRow, ...]:
    """Nobody new."""
    return ()


def unnoticed(_live: Live) -> None:
    """Nobody looks after the house."""


def unmissed(_live: Live, _person: int) -> None:
    """Nobody minds who has gone."""


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
        self.engine = fingerprint(components.digest)
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.changed: Callable[[Live], None] = unnoticed  # the steward looks at it
        self.left: Callable[[Live, int], None] = unmissed  # the herald looks who has gone
        self._rooms: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._jobs: set[asyncio.Task[Any]] = set()

    # --- rooms --------------------------------------------------------------------------------------
    async def live(self, table: str) -> Live:
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

    @asynccontextmanager
    async def entered(self, table: str) -> AsyncIterator[Live]:
        """The room of a table for oneself alone."""
        while True:
            live = await self.live(table)
            async with live.lock:
                if self._rooms.get(table) is live:  # else it was let go while we waited
                    yield live
                    return

    async def current(self, table: str) -> Live:
        """The room of a table as the store has it now: other processes may have written."""
        async with self.entered(table) as live:
            await self._freshen(live)
            return live

    async def _load(self, table: str) -> Live:
        live = Live(*await self._read(table))
        live.host_seen = self.now()
        self._keep(live)
        return live

    async def _read(self, table: str) -> tuple[Room, Stretch]:
        """A room, made by reading its log."""
        with store_answers():
            row = await self.store.table(table)
            stored = await self.store.log(table)
        if row is None or not stored:
            raise Denied("server-no-table", 404)
        room = Room(table, self.components, row.secret)
        story = self._fold(room, stored)
        room.finished = room.finished or row.status == OVER
        if row.engine != self.engine:
            await self._compare(room)
        await self._look_up(room)
        return room, story

    def _fold(self, room: Room, stored: list[tuple[int, bytes]]) -> Stretch:
        """Stored entries happen here; a log this program cannot follow freezes the room, for reading only."""
        folded = readable(stored)
        if len(folded) < len(stored):
            _not_followed(room, room.version, "unreadable")
        for version, entry in folded:
            try:
                room.fold(entry)
            except Exception as error:  # another version's rules may stumble over anything
                _not_followed(room, version, type(error).__name__)  # what it says of the game is a secret
                with suppress(Exception):
                    room.note(entry)
            if room.version != version:
                _not_followed(room, version, "gap")
                room.version = version
        room.version = stored[-1][0]
        return folded

    async def _compare(self, room: Room) -> None:
        """Another program has played this game: where it last wrote the whole position down, ours is the same."""
        if room.status != PLAYING:
            return
        with store_answers():
            body = await self.store.snapshot(room.id)
        kept = decode_kept(body) if body is not None else None
        if kept is not None and kept.inputs == room.inputs and kept.digest != digest(room.game):
            _not_followed(room, room.version, "position")

    async def _look_up(self, room: Room) -> None:
        """A game that we cannot follow is shown as its players last saw it, not as these rules would have it."""
        if room.session is None and room.begun:
            with store_answers():
                body = await (self.store.finished(room.id) if room.finished else self.store.snapshot(room.id))
            room.kept = decode_kept(body) if body is not None else None

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
        """Let a room go; whoever needs it reads it again."""
        self._rooms.pop(table, None)
        self.metrics.rooms_in_memory.set(len(self._rooms))

    def held(self) -> list[Live]:
        """Every room in memory."""
        return list(self._rooms.values())

    def known(self, table: str) -> Live | None:
        return self._rooms.get(table)

    def deleted(self, live: Live) -> None:
        """A table was deleted here: other processes are told."""
        self.vanish(live)
        self.channels.publish(Hint(table=live.room.id, gone=True))

    def overtaken(self, table: str) -> None:
        """Something was done to a table behind its room's back: here and elsewhere the store has the last word."""
        live = self.known(table)
        if live is not None:
            live.stale = True
            self._refresh_soon(live)
        self.channels.publish(Hint(table=table, gone=True))

    def vanish(self, live: Live) -> None:
        """A table is gone for good."""
        self.forget(live.room.id)
        for viewer in live.everybody():
            viewer.dismiss("server-table-deleted")

    async def _reread(self, live: Live) -> None:
        """Throw the room away and make it again from the store; its viewers stay and hear what they missed."""
        try:
            room, story = await self._read(live.room.id)
        except Denied as denied:
            if denied.status == 404:
                self.vanish(live)
            raise
        live.room, live.recent, live.stale = room, deque(story, maxlen=RECENT), False
        missed = [(version, entry) for version, entry in story if version > live.told]
        if room.version != live.told:
            self._tell_missed(live, missed)
        else:
            self._notice(live)

    # --- changes ------------------------------------------------------------------------------------
    async def change(self, table: str, verb: Verb, sent: Sent | None = None, keys: Keys = no_keys) -> int:
        """Do something at a table; answers the version at which it happened.

        Keys that belong to it are stored with it, or neither is.
        What was begun is brought to its end even if whoever asked for it goes away in the meantime.
        """
        return await asyncio.shield(self._start(self._change(table, verb, sent, keys)))

    async def _change(self, table: str, verb: Verb, sent: Sent | None, keys: Keys) -> int:
        async with self.entered(table) as live:
            if live.stale:
                await self._reread(live)
            for _ in range(ATTEMPTS):
                done = live.room.done(sent) if sent is not None else None
                if done is not None:
                    return done  # a message that was sent twice
                try:
                    return await self._attempt(live, verb, keys)
                except Conflict:
                    await self._reread(live)
                except Denied:
                    if not self.store.shared or live.stale or not await self._freshen(live):
                        raise
            raise Denied("server-busy", 503)

    async def _attempt(self, live: Live, verb: Verb, keys: Keys) -> int:
        room = live.room
        live.stale = True  # until the store has it: whatever happens here, only the store can say what is true
        try:
            entry = verb(room, self.now())
        except Denied:
            live.stale = False  # nothing was begun
            raise
        started = time.perf_counter()
        room.note(entry)
        end = finished(room) if room.finished and isinstance(entry, Played) else None
        with store_answers():
            row = Row(room.id, room.version, encode(entry), touch_of(room, entry), keys(entry), end)
            await self.store.journal.append(row)
        live.stale = False
        live.recent.append((room.version, entry))
        self._tell(live, entry)
        self.metrics.fanout_seconds.observe(time.perf_counter() - started)
        self.metrics.inputs_stored.labels(kind=KINDS[type(entry)]).inc()
        self.channels.publish(Hint(table=room.id, version=room.version))
        if isinstance(entry, Began) or room.inputs - live.snapshot_at >= self.settings.snapshot_every:
            self.write_down([live])
        return room.version

    def write_down(self, lives: list[Live]) -> None:
        """Keep the positions of some games in progress, in case that the next program cannot follow them."""
        rows = []
        for live in lives:
            if live.room.status == PLAYING:
                live.snapshot_at = live.room.inputs
                rows.append(SnapshotRow(live.room.id, live.room.version, self.engine, snapshot(live.room)))
        if rows:
            self.later(self.store.save_snapshots(rows))

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
    def _tell(self, live: Live, entry: AnyEntry) -> None:
        """Everybody here hears of an entry that the room has just noted."""
        live.told = live.room.version
        if live.everybody():
            self._tell_viewers(live, entry)
        if isinstance(entry, (Judged, Sat, Rose, Stood)):
            self._dismiss_strangers(live)
        self._notice(live)

    def _tell_viewers(self, live: Live, entry: AnyEntry) -> None:
        moment = Moment(live.room, entry, live.gallery, self.now())
        live.gallery = moment.gallery
        for seat, group in live.viewers.items():
            if not group:
                continue
            before, live.own[seat] = live.own.get(seat), own_of(live.room, seat)
            message = moment.told(seat, before, live.own[seat])
            if message is not None:
                body = msgspec.json.encode(message)
                for viewer in group:
                    if may_hear(live.room, entry, viewer.person):
                        viewer.tell(body)

    def _notice(self, live: Live) -> None:
        """Whoever looks after clocks and bots looks at a table; it is stored, whatever comes of that."""
        try:
            self.changed(live)
        except Exception as error:
            log.error("not_looked_after", table=live.room.id, why=type(error).__name__, exc_info=error)

    def _tell_missed(self, live: Live, missed: Stretch) -> None:
        """Everybody here hears of what other processes have written."""
        now = self.now()
        live.told = live.room.version
        live.gallery = view_of(live.room, SPECTATOR)
        for seat, group in live.viewers.items():
            if not group:
                continue
            live.own[seat] = own_of(live.room, seat)
            for viewer in group:
                message = hello(live.room, seat, viewer.person, missed, now)
                viewer.tell(msgspec.json.encode({**message, "type": "missed"}))
        self._dismiss_strangers(live)
        self._notice(live)

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

    async def _freshen(self, live: Live) -> bool:
        """Bring a room up to what the store has; whether that changed anything."""
        before = live.room.version
        live.behind = False  # a hint that comes from now on may be about something newer than what we read
        if live.stale or live.told != live.room.version:  # something went wrong on the way
            await self._reread(live)
        elif self.store.shared:
            await self._catch_up(live)
        return live.room.version != before

    async def _catch_up(self, live: Live) -> None:
        """Read what other processes have written."""
        with store_answers():
            stored = await self.store.news(live.room.id, live.room.version)
        if not stored:
            return
        folded = self._fold(live.room, stored)
        live.recent.extend(folded)
        await self._look_up(live.room)
        if len(folded) == 1:
            self._tell(live, folded[0][1])
        else:
            self._tell_missed(live, folded)

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
        elif hint.gone or hint.version > live.room.version:
            live.stale = live.stale or hint.gone  # the store has the last word
            self._refresh_soon(live)

    def _refresh_soon(self, live: Live) -> None:
        """Ask the store about a room, once, and without making other rooms wait for it."""
        if not live.behind:
            live.behind = True
            self.later(self.refresh(live))

    async def refresh(self, live: Live) -> None:
        """Bring a room up to what the store has."""
        try:
            async with live.lock:
                if self._rooms.get(live.room.id) is live:
                    await self._freshen(live)
        finally:
            live.behind = False

    async def look_around(self) -> None:
        """Rooms that have missed something, or are not sure of themselves, ask the store."""
        held = self.held()
        if self.store.shared and held:
            newest = await self.store.newest([live.room.id for live in held])
            for live in held:
                live.stale = live.stale or live.room.id not in newest
        else:
            newest = {}
        for live in held:
            unsure = live.stale and not live.lock.locked()  # else somebody is about to find out
            if unsure or newest.get(live.room.id, 0) > live.room.version:
                self._refresh_soon(live)

    # --- looking on ---------------------------------------------------------------------------------
    @asynccontextmanager
    async def looking(self, table: str, person: int, seat: int, since: int | None) -> AsyncIterator[Viewer]:
        """Somebody looks at a table: his outbox begins with the table as he sees it."""
        async with self.entered(table) as live:
            await self._freshen(live)
            viewer = Viewer(person, viewer_of(live.room, person, seat))
            self._admit(live, viewer)
            missed = await self._missed(live, since)
            message = hello(live.room, viewer.seat, person, missed, self.now())
            viewer.tell(msgspec.json.encode(message))
            live.gallery = view_of(live.room, SPECTATOR)
            live.own[viewer.seat] = own_of(live.room, viewer.seat)
            live.viewers.setdefault(viewer.seat, set()).add(viewer)
        self.metrics.viewers.inc()
        self.announce(live)
        try:
            yield viewer
        finally:
            live.viewers[viewer.seat].discard(viewer)
            self.metrics.viewers.dec()
            self.announce(live)
            self.left(live, viewer.person)
            self._leave(live)

    def _leave(self, live: Live) -> None:
        """Nobody comes back to a finished game every day: its room need not be kept when the last viewer has gone."""
        if live.room.status == OVER and not live.everybody() and not live.lock.locked():
            self.forget(live.room.id)

    def _admit(self, live: Live, viewer: Viewer) -> None:
        """Players have their place whoever looks on; a person, and the gallery, have room for so many connections."""
        _check_welcome(live.room, viewer)
        most = self.settings.max_viewers_per_table
        if viewer.looks_on and self._here(live)[1] >= most:
            raise Denied("server-full-house", 503, most=most)
        most = self.settings.max_connections_per_person
        if viewer.person and sum(other.person == viewer.person for other in live.everybody()) >= most:
            raise Denied("server-too-many-connections", 429, most=most)

    async def _missed(self, live: Live, since: int | None) -> Stretch:
        """The entries after a version; without one, the last part of the story."""
        first = max(0, live.room.version - STORY) if since is None else max(0, since)
        if live.recent and live.recent[0][0] <= first + 1:
            return [(version, entry) for version, entry in live.recent if version > first]
        with store_answers():
            return readable(await self.store.log(live.room.id, first))

    async def resume(self, live: Live, viewer: Viewer, since: int, mark: str) -> dict[str, object]:
        """Somebody's own wish to hear everything after a version once more."""
        async with live.lock:
            await self._freshen(live)
            missed = await self._missed(live, since)
            message = hello(live.room, viewer.seat, viewer.person, missed, self.now())
            return {**message, "type": "missed", "mark": mark}

    async def glance(self, table: str, person: int, seat: int, since: int | None = None) -> bytes:
        """What somebody sees now, without staying; and what happened after a version, if he names one."""
        async with self.entered(table) as live:
            await self._freshen(live)
            viewer = Viewer(person, viewer_of(live.room, person, seat))
            _check_welcome(live.room, viewer)
            missed = [] if since is None else await self._missed(live, since)
            return msgspec.json.encode(hello(live.room, viewer.seat, person, missed, self.now()))

    async def story(self, table: str, person: int, seat: int, since: int) -> list[dict[str, object]]:
        """A stretch of the log as one viewer may see it; after the end everybody may look through all eyes."""
        async with self.entered(table) as live:
            await self._freshen(live)
            if live.room.status != OVER:
                _check_welcome(live.room, Viewer(person, viewer_of(live.room, person, seat)))
            return missed_json(live.room, seat, person, await self._missed(live, since))

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
        if live.room.host in people:
            live.host_seen = self.now()
        self._tell_all(live, {"type": "presence", "people": people, "onlookers": onlookers})

    def _tell_all(self, live: Live, message: dict[str, object]) -> None:
        body = msgspec.json.encode(message)
        for viewer in live.everybody():
            viewer.tell(body)

    def point(self, live: Live, seat: int, place: str) -> None:
        """A player points at a place; nobody writes it down."""
        self._tell_all(live, {"type": "point", "seat": seat, "place": place})
        self.channels.publish(Hint(table=live.room.id, seat=seat, place=place))

    def farewell(self) -> None:
        """Let everybody go."""
        for live in self.held():
            for viewer in live.everybody():
                viewer.dismiss("server-stopping")

    def visited(self) -> bool:
        """Whether anybody still looks on."""
        return any(live.everybody() for live in self.held())

    async def close(self) -> None:
        """Let everybody go, and finish what was begun."""
        self.farewell()
        await self.finish_jobs()

    async def finish_jobs(self) -> None:
        if self._jobs:
            await asyncio.wait(self._jobs, timeout=self.settings.shutdown_seconds)


PRESENCE_LASTS: Final = 45_000  # milliseconds; repeated more often than that


def _check_welcome(room: Room, viewer: Viewer) -> None:
    """Whether a table wants to be looked at by this viewer."""
    if viewer.looks_on and not room.agreed.spectators and not room.seats_of(viewer.person):
        raise Denied("server-no-spectators", 403)
    if viewer.person and room.people[viewer.person].gone:
        raise Denied("server-removed", 403)


def touch_of(room: Room, entry: AnyEntry) -> Touch | None:
    """The table's own row from now on, when an entry changes what the lobby or retention look at."""
    if not isinstance(entry, ABOUT_PEOPLE) and room.status not in (OVER, FROZEN):
        return None
    return Touch(entry.at, room.status, room.agreed.listed, msgspec.json.encode(lobby_line(room)).decode())


def lobby_line(room: Room) -> dict[str, object]:
    """What the lobby shows of a table."""
    info = table_info(room)
    return {name: info[name] for name in ("table", "name", "setup", "open", "spectators", "clock", "seats")} | {
        "people": len(room.people), "nicknames": [room.nickname(seat.owner) for seat in room.seats.values()],
    }


@contextmanager
def store_answers() -> Iterator[None]:
    """A store that is away is told to whoever waits, and he may try again."""
    try:
        yield
    except StoreDown as down:
        raise Denied("server-store-down", 503) from down


def reason_of(down: StoreDown | Denied) -> str:
    """Why something has to wait, for the log: what a refusal says of a game is not for it."""
    return down.key if isinstance(down, Denied) else str(down)


async def _quietly(job: Coroutine[object, object, None]) -> None:
    try:
        await job
    except (StoreDown, Denied) as down:
        log.warning("job_put_off", why=reason_of(down))
    except Exception as error:
        log.error("job_failed", why=type(error).__name__, exc_info=error)


def _not_followed(room: Room, version: int, why: str) -> None:
    if not room.frozen:
        log.error("log_not_followed", table=room.id, version=version, why=why)
    room.lose()
