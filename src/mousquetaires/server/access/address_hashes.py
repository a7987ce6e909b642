"""Where people came from: hashes of their addresses, stored so that a banned person does not come back.

A hash is made for one person at one table and its rematches, and says nothing anywhere else.
"""

from typing import NamedTuple

from ..store import KeyRow
from ..table.state import TableState
from .secrets import ADDRESS, SESSION, address_hash


class NewPerson(NamedTuple):
    """The keys of a person who joins a table: their browser's, and where they come from."""

    session: str  # hashed
    address: str
    salt: str

    def keys(self, state: TableState, person: int, at: int) -> tuple[KeyRow, ...]:
        """The rows that are stored together with the entry by which they join."""
        session = KeyRow(self.session, state.id, person, SESSION, "", at)
        return session, address_key(state, person, self.address, self.salt)._replace(made_at=at)


def address_key(state: TableState, person: int, address: str, salt: str) -> KeyRow:
    """Where a person came from."""
    base = address_hash(f"{state.root}/{person}/{address}", salt)
    return _row(state.id, state.root, person, base, salt)


def rematch_key(row: KeyRow, rematch: TableState, salt: str) -> KeyRow:
    """The same at the rematch: a banned person stays banned there."""
    return _row(rematch.id, rematch.root, row.person, row.scope or row.hash, salt)


def _row(table: str, root: str, person: int, base: str, salt: str) -> KeyRow:
    """Hashes differ from table to table. All of a series of rematches derive from the first table's."""
    name = base if table == root else address_hash(f"{table}/{base}", salt)
    return KeyRow(name, table, person, ADDRESS, base if name != base else "", 0)
