"""The library: rooms are made by reading their logs, whichever program has written them."""

from contextlib import suppress

from mousquetaires.engine.components import Components
from mousquetaires.engine.game import digest

from ..logs import log
from ..refusals import Denied, store_answers
from ..store import Store
from ..table.entries import readable
from ..table.room import OVER, PLAYING, TableState
from ..table.snapshots import decode_kept
from .live_table import Stored, Stretch


class TableLoader:
    """Reads logs with this program's rules."""

    def __init__(self, store: Store, components: Components, engine: str) -> None:
        self._store = store
        self._components = components
        self._engine = engine

    async def read(self, table: str) -> tuple[TableState, Stored]:
        """A room, made by reading its log; and that."""
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
        await self.look_up(state)
        return state, stored

    def fold(self, state: TableState, stored: Stored) -> Stretch:
        """Stored entries happen here; a log this program cannot follow freezes the room, for reading only."""
        folded = readable(stored)
        if len(folded) < len(stored):
            _not_followed(state, state.version, "unreadable")
        for version, entry in folded:
            try:
                state.fold(entry)
            except Exception as error:  # another version's rules may stumble over anything
                _not_followed(state, version, type(error).__name__)  # what it says of the game is a secret
                with suppress(Exception):
                    state.note(entry)
            if state.version != version:
                _not_followed(state, version, "gap")
                state.version = version
        state.version = stored[-1][0]
        return folded

    async def _compare(self, state: TableState) -> None:
        """Another program has played this game: where it last wrote the whole position down, ours is the same."""
        if state.status != PLAYING:
            return
        with store_answers():
            body = await self._store.snapshots.newest(state.id)
        kept = decode_kept(body) if body is not None else None
        if kept is not None and kept.inputs == state.inputs and kept.digest != digest(state.game):
            _not_followed(state, state.version, "position")

    async def look_up(self, state: TableState) -> None:
        """A game that we cannot follow is shown as its players last saw it, not as these rules would have it."""
        if state.session is None and state.begun:
            with store_answers():
                body = await (
                    self._store.snapshots.finished_game(state.id)
                    if state.finished
                    else self._store.snapshots.newest(state.id)
                )
            state.kept = decode_kept(body) if body is not None else None


def _not_followed(state: TableState, version: int, why: str) -> None:
    if not state.frozen:
        log.error("log_not_followed", table=state.id, version=version, why=why)
    state.lose()
