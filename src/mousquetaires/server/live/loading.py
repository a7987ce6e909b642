"""The library: rooms are made by reading their logs, whichever program has written them."""

from contextlib import suppress

from mousquetaires.engine.components import Components
from mousquetaires.engine.game import digest

from ..logs import log
from ..refusals import Denied, store_answers
from ..store import Store
from ..table.entries import readable
from ..table.room import OVER, PLAYING, Room
from ..table.snapshots import decode_kept
from .live_table import Stored, Stretch


class Library:
    """Reads logs with this program's rules."""

    def __init__(self, store: Store, components: Components, engine: str) -> None:
        self._store = store
        self._components = components
        self._engine = engine

    async def read(self, table: str) -> tuple[Room, Stored]:
        """A room, made by reading its log; and that."""
        with store_answers():
            row = await self._store.table(table)
            stored = await self._store.log(table)
        if row is None or not stored:
            raise Denied("server-no-table", 404)
        room = Room(table, self._components, row.secret)
        self.fold(room, stored)
        room.finished = room.finished or row.status == OVER
        if row.engine != self._engine:
            await self._compare(room)
        await self.look_up(room)
        return room, stored

    def fold(self, room: Room, stored: Stored) -> Stretch:
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
            body = await self._store.snapshot(room.id)
        kept = decode_kept(body) if body is not None else None
        if kept is not None and kept.inputs == room.inputs and kept.digest != digest(room.game):
            _not_followed(room, room.version, "position")

    async def look_up(self, room: Room) -> None:
        """A game that we cannot follow is shown as its players last saw it, not as these rules would have it."""
        if room.session is None and room.begun:
            with store_answers():
                body = await (self._store.finished(room.id) if room.finished else self._store.snapshot(room.id))
            room.kept = decode_kept(body) if body is not None else None


def _not_followed(room: Room, version: int, why: str) -> None:
    if not room.frozen:
        log.error("log_not_followed", table=room.id, version=version, why=why)
    room.lose()
