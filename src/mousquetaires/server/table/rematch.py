"""A rematch: the same table laid again for the same people."""

from collections.abc import Iterator

import msgspec

from ..access.secrets import ADDRESS, address_hash
from ..store import KeyRow
from .entries import AnyEntry, Came, Hosted, Judged, Offered, Opened
from .room import HOST, TableState
from .state import Person


def people_of(old: TableState) -> list[Person]:
    """Who is at the new table from the beginning; those who were banned are banned there, the removed are forgotten."""
    return [one for one in old.people.values() if one.banned or not one.gone]


def laid_again(old: TableState, at: int) -> Iterator[AnyEntry]:
    """The first entries of a rematch: what was agreed, the people as they were, and each one's seat kept for him."""
    bots = {number: seat.bot for number, seat in old.seats.items() if seat.bot and not seat.owner}
    agreed = msgspec.structs.replace(old.agreed, clock=old.clock, bots=bots)
    yield Opened(at=at, by=HOST, agreed=agreed, root=old.root)
    for one in people_of(old):
        yield Came(at=at, by=one.number, nickname=one.nickname)
        if one.muted:
            yield Judged(at=at, by=old.host, person=one.number, what="mute")
        if one.banned:
            yield Judged(at=at, by=old.host, person=one.number, what="ban")
    for number, seat in old.seats.items():
        if seat.owner:
            yield Offered(at=at, by=old.host, seat=number, person=seat.owner)
    if old.host != HOST:
        yield Hosted(at=at, by=old.host)


def whence(state: TableState, person: int, address: str, salt: str) -> KeyRow:
    """Where somebody came from, in a form that says nothing about him but at this table and its rematches."""
    base = address_hash(f"{state.root}/{person}/{address}", salt)
    return _row(state.id, state.root, person, base, salt)


def taken_along(row: KeyRow, again: TableState, salt: str) -> KeyRow:
    """The same at the rematch: who was banned does not come there either."""
    return _row(again.id, again.root, row.person, row.scope or row.hash, salt)


def _row(table: str, root: str, person: int, base: str, salt: str) -> KeyRow:
    """Rows have names of their own at each table; from the first one's name the others are made."""
    name = base if table == root else address_hash(f"{table}/{base}", salt)
    return KeyRow(name, table, person, ADDRESS, base if name != base else "", 0)
