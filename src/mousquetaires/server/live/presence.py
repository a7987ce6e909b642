"""Viewers of a table, here and at the other processes: watching, catching up, and who is present."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from mousquetaires.engine.ids import SPECTATOR

from ..refusals import Denied, store_answers
from ..table.entries import readable
from ..table.options import check_seat
from ..table.state import OVER, TableState
from ..table.views import hello, missed_json, own_of, view_of
from .broadcast import send_to_all
from .live_table import Entries, LiveTable
from .pubsub import Hint, SharedCursor
from .registry import Registry
from .viewers import SendNow, Viewer, queue_only

STORY: Final = 40  # entries sent to a new viewer
PRESENCE_LASTS: Final = 45_000  # milliseconds; repeated more often than that


class Presence:
    """The viewers who are connected to this process."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    # --- watching -----------------------------------------------------------------------------------
    @asynccontextmanager
    async def watching(
        self,
        table: str,
        person: int,
        seat: int,
        since: int | None,
        key: str = "",
        send_now: SendNow = queue_only,
    ) -> AsyncIterator[Viewer]:
        """A person watches a table. The first message for them is the table as they see it."""
        registry = self.registry
        async with registry.locked(table) as live:
            await registry.sync.update(live)
            live.state.check_viewer(person, seat)
            viewer = Viewer(person, seat, key, send_now)
            self._admit(live, viewer)
            missed = await self._missed(live, since)
            viewer.send(msgspec.json.encode(hello(live.state, seat, person, missed, registry.now())))
            live.gallery = view_of(live.state, SPECTATOR)
            live.own[seat] = own_of(live.state, seat, live.gallery)
            live.viewers.setdefault(seat, set()).add(viewer)
        registry.metrics.viewers.inc()
        self.announce(live)
        try:
            yield viewer
        finally:
            self._leave(live, viewer)

    def _leave(self, live: LiveTable, viewer: Viewer) -> None:
        """A viewer is gone. A finished game without viewers need not stay in memory."""
        registry = self.registry
        live.viewers[viewer.seat].discard(viewer)
        if not live.viewers[viewer.seat]:
            del live.viewers[viewer.seat]
        live.seen[viewer.person] = registry.now()
        registry.metrics.viewers.dec()
        self.announce(live)
        for observer in registry.observers.left:
            observer(live, viewer.person)
        if live.state.status == OVER and not live.viewers and not live.lock.locked():
            registry.memory.drop(live.state.id)

    def _admit(self, live: LiveTable, viewer: Viewer) -> None:
        """Limit the spectators of a table and the connections of a person. Spectators take no player's place."""
        _check_welcome(live.state, viewer.person, viewer.seat)
        settings = self.registry.settings
        most = settings.max_viewers_per_table
        if viewer.seat == SPECTATOR and live.spectator_count() >= most:
            raise Denied("server-full-house", 503, most=most)
        most = settings.max_connections_per_person
        if viewer.person and sum(other.person == viewer.person for other in live.all_viewers()) >= most:
            raise Denied("server-too-many-connections", 429, most=most)

    async def _missed(self, live: LiveTable, since: int | None) -> Entries:
        """The entries after a version; without one, the last few."""
        first = max(0, live.state.version - STORY) if since is None else max(0, since)
        if live.recent and live.recent[0][0] <= first + 1:
            return readable([(version, body) for version, body in live.recent if version > first])
        with store_answers():
            return readable(await self.registry.store.entries.read(live.state.id, first))

    async def resume(self, live: LiveTable, viewer: Viewer, since: int, mark: str) -> dict[str, object]:
        """The whole table again, with everything after a version, for a viewer who asks."""
        async with live.lock:
            await self.registry.sync.update(live)
            missed = await self._missed(live, since)
            message = hello(live.state, viewer.seat, viewer.person, missed, self.registry.now())
            return {**message, "type": "missed", "mark": mark}

    async def current_view(self, table: str, person: int, seat: int, since: int | None = None) -> bytes:
        """What a person sees now, without watching; with a version, also what happened after it."""
        async with self.registry.locked(table) as live:
            await self.registry.sync.update(live)
            _check_may_look(live.state, person, seat)
            missed = [] if since is None else await self._missed(live, since)
            return msgspec.json.encode(hello(live.state, seat, person, missed, self.registry.now()))

    async def story(self, table: str, person: int, seat: int, since: int) -> list[dict[str, object]]:
        """A part of the log as one viewer may see it."""
        async with self.registry.locked(table) as live:
            await self.registry.sync.update(live)
            _check_may_look(live.state, person, seat)
            return missed_json(live.state, seat, person, await self._missed(live, since))

    # --- who is present -----------------------------------------------------------------------------
    def announce(self, live: LiveTable) -> None:
        """Tell viewers and other processes who is at the table."""
        self._send_presence(live)
        people, onlookers = sorted(live.connected_people()), live.spectator_count()
        self.registry.channels.publish(Hint(table=live.state.id, people=people, onlookers=onlookers))

    def _send_presence(self, live: LiveTable) -> None:
        now = self.registry.now()
        people, onlookers = live.present(now)
        live.seen |= dict.fromkeys(people, now)
        send_to_all(live, {"type": "presence", "people": people, "onlookers": onlookers})

    def point(self, live: LiveTable, seat: int, place: str) -> None:
        """A player points at a place; nothing is stored."""
        send_to_all(live, {"type": "point", "seat": seat, "place": place})
        self.registry.channels.publish(Hint(table=live.state.id, seat=seat, place=place))

    def lead(self, live: LiveTable, cursor: SharedCursor) -> None:
        """A person leads the others through a replay; nothing is stored."""
        send_to_all(live, cursor_json(cursor))
        self.registry.channels.publish(Hint(table=live.state.id, cursor=cursor))

    def on_hint(self, live: LiveTable, hint: Hint) -> None:
        """Another process sends its viewers, or one of them points at a place."""
        if hint.people is not None:
            live.elsewhere[hint.process] = (self.registry.now() + PRESENCE_LASTS, hint.people, hint.onlookers)
            self._send_presence(live)
        elif hint.place is not None:
            send_to_all(live, {"type": "point", "seat": hint.seat, "place": hint.place})
        elif hint.cursor is not None:
            send_to_all(live, cursor_json(hint.cursor))

    # --- stopping -----------------------------------------------------------------------------------
    def disconnect_all(self) -> None:
        for live in self.registry.memory.values():
            for viewer in live.all_viewers():
                viewer.dismiss("server-stopping")

    def has_viewers(self) -> bool:
        """Whether anyone is still connected."""
        return any(live.viewers for live in self.registry.memory.values())


def cursor_json(cursor: SharedCursor) -> dict[str, object]:
    return {"type": "cursor", "person": cursor.person, "moment": cursor.moment, "eyes": cursor.eyes}


def _check_may_look(state: TableState, person: int, seat: int) -> None:
    """The person may look through this seat. After the end everyone may look through any seat."""
    if state.status == OVER:
        if seat != SPECTATOR:
            check_seat(seat, tuple(state.seats))
        return
    state.check_viewer(person, seat)
    _check_welcome(state, person, seat)


def _check_welcome(state: TableState, person: int, seat: int) -> None:
    """The table lets this person watch."""
    if seat == SPECTATOR and not state.agreed.spectators and not state.seats_of(person):
        raise Denied("server-no-spectators", 403)
