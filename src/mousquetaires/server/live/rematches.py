"""Rematches: the same people play again at a new table."""

from collections.abc import Callable

from mousquetaires.engine.ids import MILADY

from ..access.access_keys import Keys
from ..access.ban_addresses import rematch_key
from ..access.secret_tokens import ADDRESS, SESSION, hashed
from ..access.visitors import Visitor
from ..refusals import Denied, store_answers
from ..table.authors import Author
from ..table.people_commands import LinkRematch, Sit
from ..table.rematch_entries import Seating, first_entries, same_seats, swapped_seats
from ..table.state import FROZEN, OVER, TableState
from .registry import Registry
from .table_lifecycle import Tables


class Rematches:
    """Opens rematches and lets people go on to them."""

    def __init__(self, registry: Registry, tables: Tables, keys: Keys, salt: str) -> None:
        self.registry = registry
        self.store = registry.store
        self._tables = tables
        self._keys = keys
        self._salt = salt

    async def open(self, table: str, person: int) -> str:
        """The host opens the rematch, in which everyone has the same seats; returns its table."""
        return await self._open(table, person, same_seats)

    async def open_with_swapped_sides(self, table: str, person: int) -> str:
        """The host opens the rematch, in which another player is Milady; returns its table."""
        if MILADY not in (await self.registry.current(table)).state.seats:
            raise Denied("server-no-sides")
        return await self._open(table, person, swapped_seats)

    async def _open(self, table: str, person: int, seating: Callable[[TableState], Seating]) -> str:
        """A table has one rematch, however often it is asked for."""
        state = (await self.registry.current(table)).state
        if person != state.host:
            raise Denied("server-host-only", 403)
        if state.rematch:
            return state.rematch
        if state.status not in (OVER, FROZEN):
            raise Denied("server-not-over")
        rematch = await self._create(state, seating(state))
        people = [one.number for one in rematch.people.values() if not one.gone]
        try:
            await self.registry.apply(table, LinkRematch(rematch.id, people), Author(person))
        except Denied:
            first = (await self.registry.current(table)).state.rematch
            if not first:
                raise
            with store_answers():
                await self.store.tables.delete(rematch.id)  # another one was opened at the same moment
            return first
        return rematch.id

    async def _create(self, old: TableState, seating: Seating) -> TableState:
        """A new table with the same options and people."""
        now = self.registry.now()
        state, rows = self._tables.new_table(first_entries(old, seating, now))
        with store_answers():
            row = await self.store.tables.find(old.id)
            assert row is not None
            await self._tables.check_space(row.address)
            addresses = await self.store.keys.of_kind(old.id, ADDRESS)
            keys = [rematch_key(one, state, self._salt) for one in addresses if one.person in state.people]
            await self.store.tables.create(self._tables.table_row(state, row.address, now), rows, *keys)
        return state

    async def follow(self, table: str, visitor: Visitor, nonce: str) -> tuple[str, str, dict[str, str]]:
        """Go on to the rematch as the same person; with a nonce, also to the same seats.

        Returns the new table, a secret for it, and for each subscription to notices its id there.
        """
        state = (await self.registry.current(table)).state
        if not state.rematch or visitor.person not in state.followers:
            raise Denied("server-no-rematch", 404)
        rematch = (await self.registry.current(state.rematch)).state
        rematch.check_not_removed(visitor.person)
        seats = [number for number, seat in rematch.seats.items() if seat.offered == visitor.person]
        if nonce and seats:
            await self.registry.apply(rematch.id, Sit(seats, nonce), Author(visitor.person))
        notices = await self._copy_subscriptions(table, rematch.id, visitor.person)
        return rematch.id, await self._keys.issue(rematch.id, visitor.person, SESSION), notices

    async def _copy_subscriptions(self, table: str, rematch: str, person: int) -> dict[str, str]:
        """The first time a person goes on, their subscriptions to notices go with them."""
        with store_answers():
            known = {one.id for one in await self.store.subscriptions.of_person(rematch, person)}
            names = {}
            first = not known and not await self.store.keys.count(rematch, person, SESSION)
            for one in await self.store.subscriptions.of_person(table, person):
                names[one.id] = hashed(f"{rematch}/{one.id}")[:22]
                if first:
                    await self.store.subscriptions.add(one._replace(id=names[one.id], table_id=rematch))
        return {old: new for old, new in names.items() if first or new in known}
