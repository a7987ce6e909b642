"""The first entries of a rematch: the same options, people and seats as at the old table."""

from collections.abc import Iterator

import msgspec

from .entries import AnyEntry, Came, Hosted, Judged, Offered, Opened
from .state import HOST, Person, TableState


def people_of(old: TableState) -> list[Person]:
    """The people of the rematch. Those who were banned are banned there, too; those who were removed are not in it."""
    return [one for one in old.people.values() if one.banned or not one.gone]


def first_entries(old: TableState, at: int) -> Iterator[AnyEntry]:
    """The options, the people as they were, and each player's seat reserved for them."""
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
