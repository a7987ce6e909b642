"""The salon: who looks at which table, here and at the other processes."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from mousquetaires.engine.ids import SPECTATOR

from ..refusals import Denied, store_answers
from ..table.entries import readable
from ..table.room import OVER, TableState, viewer_of
from ..table.views import hello, missed_json, own_of, view_of
from .broadcast import tell_all
from .hints import Channels, Hint
from .live_table import LiveTable, Stretch
from .registry import Registry
from .viewers import Viewer

STORY: Final = 40  # entries told to somebody new
PRESENCE_LASTS: Final = 45_000  # milliseconds; repeated more often than that


def unmissed(_live: LiveTable, _person: int) -> None:
    """Nobody minds who has gone."""


class Presence:
    """Everybody who looks on through this process."""

    def __init__(self, registry: Registry, channels: Channels) -> None:
        self.registry = registry
        self.channels = channels
        self.settings = registry.settings
        self.metrics = registry.metrics
        self.left: Callable[[LiveTable, int], None] = unmissed  # the notifier looks who has gone
        registry.heard = self.hear

    def hear(self, live: LiveTable, hint: Hint) -> None:
        """Another process tells of its viewers."""
        if hint.people is not None:
            live.elsewhere[hint.process] = (self.registry.now() + PRESENCE_LASTS, hint.people, hint.onlookers)
            self.tell_presence(live)
        elif hint.place is not None:
            tell_all(live, {"type": "point", "seat": hint.seat, "place": hint.place})

    # --- looking on ---------------------------------------------------------------------------------
    @asynccontextmanager
    async def looking(self, table: str, person: int, seat: int, since: int | None) -> AsyncIterator[Viewer]:
        """Somebody looks at a table: his outbox begins with the table as he sees it."""
        async with self.registry.entered(table) as live:
            await self.registry.freshen(live)
            viewer = Viewer(person, viewer_of(live.state, person, seat))
            self._admit(live, viewer)
            missed = await self._missed(live, since)
            message = hello(live.state, viewer.seat, person, missed, self.registry.now())
            viewer.tell(msgspec.json.encode(message))
            live.gallery = view_of(live.state, SPECTATOR)
            live.own[viewer.seat] = own_of(live.state, viewer.seat, live.gallery)
            live.viewers.setdefault(viewer.seat, set()).add(viewer)
        self.metrics.viewers.inc()
        self.announce(live)
        try:
            yield viewer
        finally:
            live.viewers[viewer.seat].discard(viewer)
            live.seen[viewer.person] = self.registry.now()
            self.metrics.viewers.dec()
            self.announce(live)
            self.left(live, viewer.person)
            self._leave(live)

    def _leave(self, live: LiveTable) -> None:
        """Nobody comes back to a finished game every day: its room need not be kept when the last viewer has gone."""
        if live.state.status == OVER and not live.visited and not live.lock.locked():
            self.registry.forget(live.state.id)

    def _admit(self, live: LiveTable, viewer: Viewer) -> None:
        """Players have their place whoever looks on; a person, and the gallery, have room for so many connections."""
        _check_welcome(live.state, viewer)
        most = self.settings.max_viewers_per_table
        if viewer.looks_on and live.onlookers() >= most:
            raise Denied("server-full-house", 503, most=most)
        most = self.settings.max_connections_per_person
        if viewer.person and sum(other.person == viewer.person for other in live.everybody()) >= most:
            raise Denied("server-too-many-connections", 429, most=most)

    async def _missed(self, live: LiveTable, since: int | None) -> Stretch:
        """The entries after a version; without one, the last part of the story."""
        first = max(0, live.state.version - STORY) if since is None else max(0, since)
        if live.recent and live.recent[0][0] <= first + 1:
            return readable([(version, body) for version, body in live.recent if version > first])
        with store_answers():
            return readable(await self.registry.store.entries.read(live.state.id, first))

    async def resume(self, live: LiveTable, viewer: Viewer, since: int, mark: str) -> dict[str, object]:
        """Somebody's own wish to hear everything after a version once more."""
        async with live.lock:
            await self.registry.freshen(live)
            missed = await self._missed(live, since)
            message = hello(live.state, viewer.seat, viewer.person, missed, self.registry.now())
            return {**message, "type": "missed", "mark": mark}

    async def glance(self, table: str, person: int, seat: int, since: int | None = None) -> bytes:
        """What somebody sees now, without staying; and what happened after a version, if he names one."""
        async with self.registry.entered(table) as live:
            await self.registry.freshen(live)
            viewer = Viewer(person, viewer_of(live.state, person, seat))
            _check_welcome(live.state, viewer)
            missed = [] if since is None else await self._missed(live, since)
            return msgspec.json.encode(hello(live.state, viewer.seat, person, missed, self.registry.now()))

    async def story(self, table: str, person: int, seat: int, since: int) -> list[dict[str, object]]:
        """A stretch of the log as one viewer may see it; after the end everybody may look through all eyes."""
        async with self.registry.entered(table) as live:
            await self.registry.freshen(live)
            if live.state.status != OVER:
                _check_welcome(live.state, Viewer(person, viewer_of(live.state, person, seat)))
            return missed_json(live.state, seat, person, await self._missed(live, since))

    # --- presence -----------------------------------------------------------------------------------
    def announce(self, live: LiveTable) -> None:
        """Tell everybody, here and elsewhere, who is at the table."""
        self.tell_presence(live)
        people, onlookers = sorted(live.here()), live.onlookers()
        self.channels.publish(Hint(table=live.state.id, people=people, onlookers=onlookers))

    def tell_presence(self, live: LiveTable) -> None:
        now = self.registry.now()
        people, onlookers = live.present(now)
        live.seen |= dict.fromkeys(people, now)
        tell_all(live, {"type": "presence", "people": people, "onlookers": onlookers})

    def point(self, live: LiveTable, seat: int, place: str) -> None:
        """A player points at a place; nobody writes it down."""
        tell_all(live, {"type": "point", "seat": seat, "place": place})
        self.channels.publish(Hint(table=live.state.id, seat=seat, place=place))

    def farewell(self) -> None:
        """Let everybody go."""
        for live in self.registry.held():
            for viewer in live.everybody():
                viewer.dismiss("server-stopping")

    def visited(self) -> bool:
        """Whether anybody still looks on."""
        return any(live.visited for live in self.registry.held())


def _check_welcome(state: TableState, viewer: Viewer) -> None:
    """Whether a table wants to be looked at by this viewer."""
    if viewer.looks_on and not state.agreed.spectators and not state.seats_of(viewer.person):
        raise Denied("server-no-spectators", 403)
    if viewer.person and state.people[viewer.person].gone:
        raise Denied("server-removed", 403)
