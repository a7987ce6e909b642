"""Opening tables, the lobby, deleting tables, and the records of games that are over."""

from collections.abc import Iterable
from typing import Final

import msgspec

from ..access.admission import Admission
from ..access.secrets import SESSION, address_hash, hashed, new_secret, new_seed, new_table
from ..access.visitors import Visitor
from ..refusals import Denied, store_answers
from ..store import EntryRow, KeyRow, TableRow
from ..table.entries import AnyEntry, Came, Froze, Opened, encode, readable
from ..table.entry_effects import apply_entry
from ..table.options import TableOptions, check_options
from ..table.snapshots import around, decode_snapshot, record_from
from ..table.state import FROZEN, HOST, OVER, TableState
from ..table.table_info import lobby_line
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
        agreed = check_options(options, self.settings.hourglass_seconds)
        name = self._admission.checked_nickname(nickname)
        from_address = address_hash(address, self._salt)
        await self.check_space(from_address)
        now = self.registry.now()
        first: list[AnyEntry] = [Opened(at=now, by=HOST, agreed=agreed), Came(at=now, by=HOST, nickname=name)]
        state, rows = self.new_table(first)
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
