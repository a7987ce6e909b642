"""Loads tables from the store by reading their logs, also logs that another version of the program has written."""

from contextlib import suppress

from mousquetaires.engine.components import Components
from mousquetaires.engine.save_load import digest

from ..logs import log
from ..refusals import Denied, store_answers
from ..store import Store
from ..table.entries import readable
from ..table.entry_effects import apply_entry, fold, lose_game
from ..table.snapshots import decode_snapshot
from ..table.state import OVER, PLAYING, TableState
from .live_table import Entries, Stored


class TableLoader:
    """Reads logs with this program's rules."""

    def __init__(self, store: Store, components: Components, engine: str) -> None:
        self._store = store
        self._components = components
        self._engine = engine

    async def read(self, table: str) -> tuple[TableState, Stored]:
        """A table, made by reading its log; and the log."""
        with store_answers():
            row = await self._store.tables.find(table)
            stored = await self._store.entries.read(table)
        if row is None or not stored:
            raise Denied("server-no-table", 404)
        state = TableState(table, self._components, row.secret)
        self.fold(state, stored)
        state.finished = state.finished or row.status == OVER
        if row.engine != self._engine:
            await self._compare(state)
        await self.load_snapshot(state)
        return state, stored

    def fold(self, state: TableState, stored: Stored) -> Entries:
        """The table follows stored entries. A log this program cannot follow freezes the table: it is only shown."""
        entries = readable(stored)
        if len(entries) < len(stored):
            _not_followed(state, state.version, "unreadable")
        for version, entry in entries:
            try:
                fold(state, entry)
            except Exception as error:  # another version's log may make our rules raise anything
                _not_followed(state, version, type(error).__name__)  # the message may tell secrets of the game
                with suppress(Exception):
                    apply_entry(state, entry)
            if state.version != version:
                _not_followed(state, version, "gap")
                state.version = version
        state.version = stored[-1][0]
        return entries

    async def _compare(self, state: TableState) -> None:
        """Another program has played this game: the last position it stored must be the one we have."""
        if state.status != PLAYING:
            return
        with store_answers():
            body = await self._store.snapshots.newest(state.id)
        snapshot = decode_snapshot(body) if body is not None else None
        if snapshot is not None and snapshot.inputs == state.inputs and snapshot.digest != digest(state.game):
            _not_followed(state, state.version, "position")

    async def load_snapshot(self, state: TableState) -> None:
        """A game that we cannot follow is shown as its players last saw it."""
        if state.session is None and state.begun:
            with store_answers():
                stored = self._store.snapshots
                body = await (stored.finished_game(state.id) if state.finished else stored.newest(state.id))
            state.snapshot = decode_snapshot(body) if body is not None else None


def _not_followed(state: TableState, version: int, why: str) -> None:
    if not state.frozen:
        log.error("log_not_followed", table=state.id, version=version, why=why)
    lose_game(state)
