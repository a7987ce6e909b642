"""Brings tables in memory up to what the store has, when other processes have written."""

from collections import deque
from typing import TYPE_CHECKING

from ..refusals import Denied, store_answers
from ..table.entries import readable
from .broadcast import remember_views
from .live_table import RECENT, Entries, LiveTable, Stored
from .pubsub import Hint

if TYPE_CHECKING:
    from .registry import Registry


class Sync:
    """Reads what a table in memory has missed, and tells its viewers."""

    def __init__(self, registry: "Registry") -> None:
        self._registry = registry
        self._store = registry.store
        self._memory = registry.memory
        self._loader = registry.loader
        self._broadcaster = registry.broadcaster

    # --- one table, under its lock ------------------------------------------------------------------
    async def reload(self, live: LiveTable) -> None:
        """Load the table again from the store. Its viewers stay and are told what they missed."""
        live.invalidated = False  # it may become true again while we read
        try:
            state, stored = await self._loader.read(live.state.id)
        except Denied as denied:
            if denied.status == 404:
                self._memory.drop_deleted(live)
            raise
        live.state, live.recent, live.stale = state, deque(stored, maxlen=RECENT), live.invalidated
        if state.version != live.sent_version:
            missed = readable([(version, body) for version, body in stored if version > live.sent_version])
            self._broadcaster.send_all_missed(live, missed, self._registry.now())
        else:
            remember_views(live)
            self._broadcaster.notify(live)

    async def update(self, live: LiveTable) -> bool:
        """Bring a table up to what the store has; returns whether that changed anything."""
        before = live.state.version
        live.behind = False  # a hint that comes from now on may be about something newer than what we read
        if live.stale or live.sent_version != live.state.version:  # something went wrong on the way
            await self.reload(live)
        elif self._store.shared:
            await self._catch_up(live)
        return live.state.version != before

    async def _catch_up(self, live: LiveTable) -> None:
        with store_answers():
            stored = await self._store.entries.read_new(live.state.id, live.state.version)
        if stored:
            entries = self._loader.fold(live.state, stored)
            await self._loader.load_snapshot(live.state)
            self._broadcast(live, stored, entries)

    def _broadcast(self, live: LiveTable, stored: Stored, entries: Entries) -> None:
        live.recent.extend(stored)
        if len(entries) == 1:
            self._broadcaster.send(live, entries[0][1], self._registry.now())
        else:
            self._broadcaster.send_all_missed(live, entries, self._registry.now())

    # --- hints --------------------------------------------------------------------------------------
    async def on_hint(self, hint: Hint) -> None:
        """Another process has written. If we hold the table and are behind, catch up."""
        live = self._memory.get(hint.table)
        if live is None:
            return
        for observer in self._registry.observers.hinted:
            observer(live, hint)
        if hint.body and hint.version == live.state.version + 1 and live.at_rest:
            self._apply_hint(live, hint)
        elif hint.gone or hint.version > live.state.version:
            if hint.gone:
                live.invalidate()
            self.refresh_soon(live)

    def _apply_hint(self, live: LiveTable, hint: Hint) -> None:
        """The hint contains the next entry."""
        stored = [(hint.version, hint.body)]
        entries = self._loader.fold(live.state, stored)
        if live.state.frozen:  # a hint is no proof of that: ask the store
            live.stale = True
            self.refresh_soon(live)
        else:
            self._broadcast(live, stored, entries)

    def refresh_soon(self, live: LiveTable) -> None:
        """Ask the store about a table in the background; once, however many hints come."""
        if not live.behind:
            live.behind = True
            self._registry.later(self._refresh(live))

    async def _refresh(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                if self._memory.get(live.state.id) is live:
                    await self.update(live)
        finally:
            live.behind = False

    async def check_all(self) -> None:
        """Refresh every table in memory that has missed something or may be wrong."""
        held = list(self._memory.values())
        newest: dict[str, int] = {}
        if self._store.shared and held:
            newest = await self._store.entries.newest_versions([live.state.id for live in held])
            for live in held:
                if live.state.id not in newest:
                    live.invalidate()
        for live in held:
            unsure = live.stale and not live.lock.locked()  # if it is locked, a command is about to find out
            if unsure or newest.get(live.state.id, 0) > live.state.version:
                self.refresh_soon(live)
