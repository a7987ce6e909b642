"""Sends the viewers of a table what has happened. Each is sent what ``table.views`` makes for their seat."""

import msgspec

from mousquetaires.engine.ids import SPECTATOR

from ..logs import log
from ..refusals import Denied
from ..table.entries import AnyEntry
from ..table.views import Json, UpdateMessages, hello, may_hear, own_of, view_of
from .live_table import Entries, LiveTable
from .observers import Observers


class Broadcaster:
    """Sends new entries to viewers, then calls the observers.

    The entry is stored by then. If broadcasting fails, viewers are disconnected; they reconnect and catch up.
    """

    def __init__(self, observers: Observers) -> None:
        self._observers = observers

    def send(self, live: LiveTable, entry: AnyEntry, now: int) -> None:
        """Send an entry that was just applied."""
        live.sent_version = live.state.version
        if live.viewers:
            try:
                send_entry(live, entry, now)
            except Exception as error:
                _disconnect(live, error)
        if entry.changes_seats:
            disconnect_unwelcome(live)
        self.notify(live)

    def send_all_missed(self, live: LiveTable, missed: Entries, now: int) -> None:
        """Send several entries that other processes have stored."""
        live.sent_version = live.state.version
        try:
            send_missed(live, missed, now)
        except Exception as error:
            _disconnect(live, error)
        disconnect_unwelcome(live)
        self.notify(live)

    def notify(self, live: LiveTable) -> None:
        """Call the observers. The entry is stored, so that their errors are only logged."""
        for observer in self._observers.changed:
            try:
                observer(live)
            except Exception as error:
                log.error("observer_failed", table=live.state.id, why=type(error).__name__, exc_info=error)


def _disconnect(live: LiveTable, error: Exception) -> None:
    log.error("broadcast_failed", table=live.state.id, why=type(error).__name__, exc_info=error)
    for viewer in live.all_viewers():
        viewer.dismiss("server-fault")


def send_entry(live: LiveTable, entry: AnyEntry, now: int) -> None:
    """Send an entry to every viewer who may see it."""
    updates = UpdateMessages(live.state, entry, live.gallery, now)
    live.gallery = updates.gallery
    for seat, group in live.viewers.items():
        message = updates.for_seat(seat, live.own)
        if message is not None:
            for viewer in group:
                if not updates.hidden or may_hear(live.state, entry, viewer.person):
                    viewer.send(message)


def send_missed(live: LiveTable, missed: Entries, now: int) -> None:
    """Send every viewer the whole table again, with the entries they missed."""
    remember_views(live)
    for seat, group in live.viewers.items():
        for viewer in group:
            message = hello(live.state, seat, viewer.person, missed, now)
            viewer.send(msgspec.json.encode({**message, "type": "missed"}))


def remember_views(live: LiveTable) -> None:
    """Remember what each seat sees now: later changes are relative to it."""
    live.gallery = view_of(live.state, SPECTATOR)
    live.own = {seat: own_of(live.state, seat, live.gallery) for seat in live.viewers}


def disconnect_unwelcome(live: LiveTable) -> None:
    """Disconnect viewers who have lost their seat or were removed."""
    for viewer in live.all_viewers():
        try:
            live.state.check_viewer(viewer.person, viewer.seat)
        except Denied as denied:
            viewer.dismiss(denied.key)


def send_to_all(live: LiveTable, message: Json) -> None:
    """Send the same message to every viewer."""
    body = msgspec.json.encode(message)
    for viewer in live.all_viewers():
        viewer.send(body)
