"""Hashes of people's network addresses, stored so that a banned person can't return.

A hash is made for one person at one table and its rematches. Hashes of different tables can't be compared.
"""

from typing import NamedTuple

from ..store import KeyRow
from ..table.state import TableState
from .secret_tokens import ADDRESS, SESSION, address_hash


class NewPerson(NamedTuple):
    """The keys of a person who joins a table: their browser's session and their network address."""

    session: str  # hashed
    address: str
    salt: str

    def keys(self, state: TableState, person: int, at: int) -> tuple[KeyRow, ...]:
        """The rows that are stored together with the entry by which they join."""
        session = KeyRow(self.session, state.id, person, SESSION, "", at)
        return session, address_key(state, person, self.address, self.salt)._replace(made_at=at)


def address_key(state: TableState, person: int, address: str, salt: str) -> KeyRow:
    """The row with the hashed address of a person."""
    base = address_hash(f"{state.root}/{person}/{address}", salt)
    return _row(state.id, state.root, person, base, salt)


def rematch_key(row: KeyRow, rematch: TableState, salt: str) -> KeyRow:
    """The same row for the rematch: a banned person stays banned there."""
    return _row(rematch.id, rematch.root, row.person, row.scope or row.hash, salt)


def _row(table: str, root: str, person: int, base: str, salt: str) -> KeyRow:
    """Hashes differ from table to table. All of a series of rematches derive from the first table's."""
    name = base if table == root else address_hash(f"{table}/{base}", salt)
    return KeyRow(name, table, person, ADDRESS, base if name != base else "", 0)
