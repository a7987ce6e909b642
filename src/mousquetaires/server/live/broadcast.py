"""Telling the viewers of a table what has happened, each in what was made for his eyes."""

import msgspec

from mousquetaires.engine.ids import SPECTATOR

from ..refusals import Denied
from ..table.entries import AnyEntry
from ..table.room import viewer_of
from ..table.views import Json, Moment, hello, may_hear, own_of, view_of
from .live_table import LiveTable, Stretch


def tell(live: LiveTable, entry: AnyEntry, now: int) -> None:
    """Everybody here hears of an entry that the room has just noted."""
    moment = Moment(live.state, entry, live.gallery, now)
    live.gallery = moment.gallery
    for seat, group in live.viewers.items():
        if not group:
            continue
        before, live.own[seat] = live.own.get(seat), own_of(live.state, seat, live.gallery)
        body = moment.told(seat, before, live.own[seat])
        if body is not None:
            for viewer in group:
                if may_hear(live.state, entry, viewer.person):
                    viewer.tell(body)


def tell_missed(live: LiveTable, missed: Stretch, now: int) -> None:
    """Everybody here hears of what other processes have written."""
    look_again(live)
    for seat, group in live.viewers.items():
        for viewer in group:
            message = hello(live.state, seat, viewer.person, missed, now)
            viewer.tell(msgspec.json.encode({**message, "type": "missed"}))


def look_again(live: LiveTable) -> None:
    """The room is another one: whatever comes next is told by what changes in it."""
    live.gallery = view_of(live.state, SPECTATOR)
    live.own = {seat: own_of(live.state, seat, live.gallery) for seat, group in live.viewers.items() if group}


def dismiss_strangers(live: LiveTable) -> None:
    """Who has lost his seat, or was removed, no longer looks through it."""
    for viewer in live.everybody():
        person = live.state.people.get(viewer.person)
        if person is not None and person.gone:
            viewer.dismiss("server-removed")
            continue
        try:
            viewer_of(live.state, viewer.person, viewer.seat)
        except Denied as denied:
            viewer.dismiss(denied.key)


def tell_all(live: LiveTable, message: Json) -> None:
    """Everybody here is told the same."""
    body = msgspec.json.encode(message)
    for viewer in live.everybody():
        viewer.tell(body)
