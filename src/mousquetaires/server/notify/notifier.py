"""Notifies players who are away that it is their turn or that their game is over.

A player is notified once per prompt. The store remembers that, so that neither a restart nor another process notifies
them again. Players who reload the page, or reconnect after a restart, have ``away_seconds`` to come back.
"""

import asyncio
from datetime import UTC, datetime
from typing import Final

import msgspec

from ..access.access_keys import MOST_KEYS
from ..access.secret_tokens import FEED, hashed, new_secret
from ..access.visitors import Visitor, need_person
from ..live.live_table import LiveTable
from ..live.registry import Registry
from ..logs import log
from ..refusals import Denied, denied_as, store_answers
from ..store import NoticeRow, SubscriptionRow
from ..table.state import OVER, PLAYING, TableState
from .atom_feed import FeedEntry, atom_feed
from .errors import NoticeError
from .notices import Notice
from .sender import NoticeSender, Outcome
from .subscriptions import NewSubscription, StoredSubscription, check_subscription

FEED_ENTRIES: Final = 50


class Notifier:
    """Decides who is notified when, and keeps subscriptions and feeds."""

    def __init__(self, registry: Registry, sender: NoticeSender) -> None:
        self.registry = registry
        self.store = registry.store
        self.settings = registry.settings
        self.sender = sender
        self._timers: dict[str, tuple[asyncio.TimerHandle, set[int]]] = {}

    # --- subscriptions --------------------------------------------------------------------------------
    async def subscribe(self, table: str, visitor: Visitor, wanted: NewSubscription, base: str) -> str:
        """Store a subscription and return its id. If the person is away and to move, they are notified at once."""
        need_person(visitor)
        try:
            check_subscription(wanted.to, private=self.settings.webhooks_to_private_addresses)
        except NoticeError as error:
            raise denied_as(error.key, 400, "", dict(error.values)) from error
        with store_answers():
            if len(await self.store.subscriptions.of_person(table, visitor.person)) >= MOST_KEYS:
                raise Denied("server-too-many-keys", 429, most=MOST_KEYS)
            id = new_secret()
            body = msgspec.json.encode(StoredSubscription(wanted.to, wanted.language, base)).decode()
            await self.store.subscriptions.add(SubscriptionRow(id, table, visitor.person, body))
        self.on_left(await self.registry.live(table), visitor.person)
        return id

    async def unsubscribe(self, table: str, visitor: Visitor, subscription: str) -> None:
        need_person(visitor)
        with store_answers():
            await self.store.subscriptions.delete(table, visitor.person, subscription)

    # --- when to notify -------------------------------------------------------------------------------
    def on_turn(self, live: LiveTable) -> None:
        """A new prompt was asked, or the game is over: notify the people concerned who are away."""
        people = set(expected_people(live.state).values()).difference(live.connected_people())
        if people:
            self._notify_later(live.state.id, people.difference(live.present(self.registry.now())[0]))

    def on_left(self, live: LiveTable, person: int) -> None:
        """A person closed the table: notify them if they are to move."""
        if live.state.status == PLAYING:
            self._notify_later(live.state.id, {person}.intersection(expected_people(live.state).values()))

    def _notify_later(self, table: str, people: set[int]) -> None:
        """Notify these people after ``away_seconds``, together with those who already wait for that."""
        if not people:
            return
        timer, others = self._timers.pop(table, (None, set()))
        if timer is not None:
            timer.cancel()
        people |= others
        if self.settings.away_seconds:
            later = asyncio.get_running_loop().call_later
            self._timers[table] = later(self.settings.away_seconds, self._notify_now, table, people), people
        else:
            self._notify_now(table, people)

    def _notify_now(self, table: str, people: set[int]) -> None:
        self._timers.pop(table, None)
        self.registry.later(self._notify(table, people))

    def close(self) -> None:
        for timer, _ in self._timers.values():
            timer.cancel()

    # --- sending --------------------------------------------------------------------------------------
    async def _notify(self, table: str, people: set[int]) -> None:
        """Notify those of these people who are still away and still expected."""
        try:
            live = await self.registry.current(table)
        except Denied as denied:
            if denied.status == 404:
                return  # the table was deleted meanwhile
            raise
        state, (present, _) = live.state, live.present(self.registry.now())
        kind = "game_over" if state.status == OVER else "your_turn"
        for seat, person in expected_people(state).items():
            if person in people and person not in present:
                row = NoticeRow(table, person, state.asked_version, self.registry.now(), kind, seat)
                self.registry.later(self._notify_person(state, row))  # one task each: a dead webhook delays no one else

    async def _notify_person(self, state: TableState, row: NoticeRow) -> None:
        """Store the notice for the feed, and send it to the person's subscriptions if that has not been done."""
        await self.store.notices.add(row)
        subscriptions = await self.store.subscriptions.of_person(state.id, row.person)
        if not subscriptions or not await self.store.notices.mark_sent(row, True):
            return
        outcomes = await asyncio.gather(*(self._send(state, row, one) for one in subscriptions))
        if Outcome.DELIVERED not in outcomes:
            await self.store.notices.mark_sent(row, False)

    async def _send(self, state: TableState, row: NoticeRow, stored: SubscriptionRow) -> Outcome:
        """Send a notice to one subscription, and delete the subscription if its receiver is gone."""
        subscription = msgspec.json.decode(stored.body, type=StoredSubscription)
        base = self.settings.public_url or subscription.base or f"http://localhost:{self.settings.port}"
        outcome = await self.sender.send(subscription.to, notice_of(state, row, subscription.language, base))
        way = type(subscription.to).__name__
        self.registry.metrics.notices.labels(kind=way, outcome=outcome.value).inc()
        if outcome is Outcome.GONE:
            await self.store.subscriptions.delete(state.id, row.person, stored.id)
        log.info("notice", table=state.id, way=way, outcome=outcome.value)
        return outcome

    # --- the feed -------------------------------------------------------------------------------------
    async def feed(self, table: str, secret: str, language: str, base: str) -> bytes:
        """The Atom feed of the person who has this feed key."""
        with store_answers():
            found = await self.store.keys.find(hashed(secret))
            if found is None or found.table_id != table or found.kind != FEED:
                raise Denied("server-unknown-link", 401)
            rows = await self.store.notices.newest(table, found.person, FEED_ENTRIES)
        state = (await self.registry.live(table)).state
        entries = [
            FeedEntry(notice_of(state, row, language, base), datetime.fromtimestamp(row.at / 1000, UTC), row.version)
            for row in rows
        ]
        return atom_feed(entries, state.agreed.name, f"{base}/api/tables/{table}/feed", language)


def expected_people(state: TableState) -> dict[int, int]:
    """Seats and their owners that notices are for: the seat to move, or all seats once the game is over. No bots."""
    status = state.status
    if status not in (PLAYING, OVER):
        return {}
    seats = list(state.seats) if status == OVER else [state.seat_to_move()]
    return {seat: state.seats[seat].owner for seat in seats if state.seats[seat].owner and not state.seats[seat].bot}


def notice_of(state: TableState, row: NoticeRow, language: str, base: str) -> Notice:
    kind = msgspec.convert(row.kind, Notice.__annotations__["kind"])
    return Notice(state.id, row.seat, kind, f"{base}/table/{state.id}", language, state.agreed.name)
