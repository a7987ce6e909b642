"""The first entries of a rematch: the same options and people as at the old table, in the same or in swapped seats."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from mousquetaires.engine.ids import MILADY

from .entries import AnyEntry, Came, Hosted, Judged, Offered, Opened
from .state import HOST, NOBODY, Person, TableState


class Occupant(NamedTuple):
    """Who plays a seat: a person, or else a bot."""

    person: int
    bot: str


Seating = Mapping[int, Occupant]


def people_of(old: TableState) -> list[Person]:
    """The people of the rematch. Those who were banned are banned there, too; those who were removed are not in it."""
    return [one for one in old.people.values() if one.banned or not one.gone]


def first_entries(old: TableState, seating: Seating, at: int) -> Iterator[AnyEntry]:
    """The options, the people as they were, and each player's seat reserved for them."""
    bots = {seat: occupant.bot for seat, occupant in seating.items() if occupant.bot}
    agreed = msgspec.structs.replace(old.agreed, clock=old.clock, bots=bots)
    yield Opened(at=at, by=HOST, agreed=agreed, root=old.root)
    for one in people_of(old):
        yield Came(at=at, by=one.number, nickname=one.nickname)
        if one.muted:
            yield Judged(at=at, by=old.host, person=one.number, what="mute")
        if one.banned:
            yield Judged(at=at, by=old.host, person=one.number, what="ban")
    for seat, occupant in seating.items():
        if occupant.person:
            yield Offered(at=at, by=old.host, seat=seat, person=occupant.person)
    if old.host != HOST:
        yield Hosted(at=at, by=old.host)


# --- who sits where -------------------------------------------------------------------------------


def same_seats(old: TableState) -> Seating:
    """Everyone plays the seat they had. A bot that stood in for a person leaves it to them."""
    return {
        number: Occupant(seat.owner, "" if seat.owner != NOBODY else seat.bot) for number, seat in old.seats.items()
    }


def swapped_seats(old: TableState) -> Seating:
    """The first Musketeer player becomes Milady, the others move up, and Milady's player gets the last one's seats.

    So everyone has been Milady after as many rematches as there are players. Bots only change seats with people.
    """
    seating = same_seats(old)
    groups = _groups(seating)
    movers = [seating[group[0]] for group in groups]
    moved = zip(groups, [*movers[1:], *movers[:1]], strict=True)
    return {**seating, **{seat: occupant for group, occupant in moved for seat in group}}


def _groups(seating: Seating) -> list[list[int]]:
    """The seats of those who swap: Milady's first, then each other person's. Without one, the first bot's."""
    by_person: dict[int, list[int]] = {}
    for seat, occupant in seating.items():
        by_person.setdefault(occupant.person, []).append(seat)
    bots = by_person.pop(NOBODY, [])
    hers = by_person.pop(seating[MILADY].person, [MILADY])
    others = list(by_person.values()) or [[seat] for seat in bots if seat != MILADY][:1]
    return [hers, *others]
