"""Opening tables, the lobby, deleting tables, and the records of games that are over."""

from collections.abc import Iterable
from typing import Final

import msgspec

from mousquetaires.lessons import Lesson

from ..access.admission import Admission
from ..access.secret_tokens import SESSION, address_hash, hashed, new_secret, new_seed, new_table
from ..access.visitors import Visitor
from ..refusals import Denied, store_answers
from ..store import EntryRow, KeyRow, TableRow
from ..table.authors import Author
from ..table.branch_options import BranchOptions, branch_options
from ..table.entries import AnyEntry, Came, Froze, Opened, Sat, encode, readable
from ..table.entry_effects import apply_entry
from ..table.game_commands import Begin
from ..table.lesson_options import lesson_options
from ..table.options import CheckedOptions, TableOptions, check_options
from ..table.snapshots import around, decode_snapshot, record_from
from ..table.state import FROZEN, HOST, OVER, TableState
from ..table.table_info import lobby_line
from ..table.table_start import TABLE_SOURCE, BranchStart, start_from_record
from .registry import Registry

LOBBY: Final = 100  # tables shown


class Tables:
    """Opens and deletes tables, and reads what is stored of them."""

    def __init__(self, registry: Registry, admission: Admission, salt: str) -> None:
        self.registry = registry
        self.store = registry.store
        self.settings = registry.settings
        self._admission = admission
        self._salt = salt

    async def open(self, options: TableOptions, nickname: str, address: str) -> tuple[TableState, str]:
        """Open a table; returns it and the secret of its host, who opened it."""
        return await self._open(check_options(options, self.settings.hourglass_seconds), nickname, address)

    async def open_branch(
        self, table: str, branch: BranchOptions, nickname: str, address: str
    ) -> tuple[TableState, str]:
        """Open a table that goes on from a moment of a finished game, and start its game."""
        record, components = await self.record(table), self.registry.components
        start = start_from_record(record, components, TABLE_SOURCE + table, branch.inputs, branch.dice)
        first = (await self.registry.current(table)).state.agreed
        agreed = branch_options(branch, first.setup, start, self.settings.hourglass_seconds, first.box)
        return await self._open_started(agreed, branch.seats, branch.nonce, nickname, address)

    async def open_branch_of_record(
        self, first: BranchStart, branch: BranchOptions, nickname: str, address: str
    ) -> tuple[TableState, str]:
        """The same for a game from a file or a link, of which the worker has made the start."""
        agreed = branch_options(branch, first.setup, first.start, self.settings.hourglass_seconds, first.box)
        return await self._open_started(agreed, branch.seats, branch.nonce, nickname, address)

    async def open_lesson(self, lesson: Lesson, nickname: str, address: str) -> tuple[TableState, str]:
        """Open a table at which a lesson is played, and start its game."""
        agreed = lesson_options(lesson, self.registry.components, self.settings.hourglass_seconds)
        return await self._open_started(agreed, list(lesson.notes.seats), "", nickname, address)

    async def _open_started(
        self, agreed: CheckedOptions, seats: list[int], nonce: str, nickname: str, address: str
    ) -> tuple[TableState, str]:
        """Open a table whose host takes these seats, and start its game."""
        state, secret = await self._open(agreed, nickname, address, Sat(at=0, by=HOST, seats=seats, nonce=nonce))
        await self.registry.apply(state.id, Begin(), Author(HOST))
        return state, secret

    async def _open(self, agreed: CheckedOptions, nickname: str, address: str, *more: Sat) -> tuple[TableState, str]:
        name = self._admission.checked_nickname(nickname)
        from_address = address_hash(address, self._salt)
        await self.check_space(from_address)
        now = self.registry.now()
        first: list[AnyEntry] = [Opened(at=now, by=HOST, agreed=agreed), Came(at=now, by=HOST, nickname=name)]
        state, rows = self.new_table([*first, *(msgspec.structs.replace(entry, at=now) for entry in more)])
        secret = new_secret()
        key = KeyRow(hashed(secret), state.id, HOST, SESSION, "", now)
        with store_answers():
            await self.store.tables.create(self.table_row(state, from_address, now), rows, key)
        return (await self.registry.live(state.id)).state, secret

    def new_table(self, first: Iterable[AnyEntry]) -> tuple[TableState, list[EntryRow]]:
        """A table with its first entries, and the rows to be stored for them."""
        state = TableState(new_table(), self.registry.components, new_seed())
        rows = []
        for entry in first:
            apply_entry(state, entry)
            rows.append(EntryRow(state.id, state.version, encode(entry)))
        return state, rows

    def table_row(self, state: TableState, address: str, now: int) -> TableRow:
        """The table's own row in the store; the address is hashed."""
        info = msgspec.json.encode(lobby_line(state)).decode()
        listed, engine = state.agreed.listed, self.registry.engine
        return TableRow(state.id, now, now, address, state.status, listed, info, state.secret, engine)

    async def check_space(self, address: str) -> None:
        """The number of tables is limited, for the server and for each address."""
        with store_answers():
            if await self.store.tables.count_open() >= self.settings.max_tables:
                raise Denied("server-too-many-tables", 503, most=self.settings.max_tables)
            most = self.settings.max_tables_per_address
            if await self.store.tables.count_open(address) >= most:
                raise Denied("server-too-many-tables-here", 429, most=most)

    async def lobby(self) -> list[dict[str, object]]:
        """The tables that anyone may join or watch."""
        with store_answers():
            rows = await self.store.tables.lobby(LOBBY)
        return [{**msgspec.json.decode(row.info), "status": row.status, "opened_at": row.opened_at} for row in rows]

    async def delete(self, table: str, visitor: Visitor) -> None:
        """The person who opened the table may delete it, and so may the operator."""
        if visitor.person != HOST or visitor.kind != SESSION:
            raise Denied("server-host-only", 403)
        await self.registry.delete(table)

    async def record(self, table: str) -> dict[str, object]:
        """The record of a game that is over or frozen, as the program that played it has made it."""
        state = (await self.registry.current(table)).state
        if state.status not in (OVER, FROZEN):
            raise Denied("server-not-over")
        with store_answers():
            if state.status == OVER and (end := await self.store.snapshots.finished_game(table)) is not None:
                return decode_snapshot(end).record
            stored = [entry for _, entry in readable(await self.store.entries.read(table))]
        if state.status == FROZEN and self.store.shared and not any(isinstance(entry, Froze) for entry in stored):
            raise Denied("server-not-over")  # only this process cannot follow it: others may be playing on
        if state.session is not None:  # it was over before records were stored
            return {**state.session.to_json(), **around(state)}
        return record_from(state, stored, state.snapshot)
