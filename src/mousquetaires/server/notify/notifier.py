"""The herald: whoever is asked, or whose game has ended, and is not at the table, is told so where he wants to be told.

He is told once for each prompt, by whichever process is first; the store remembers that, so that a restart tells
nobody twice. Who only loads his page again, or comes back after a restart, has a moment for it.
"""

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from ..access.front_desk import MOST_KEYS, Visitor, need_person
from ..access.secrets import FEED, hashed, new_secret
from ..jobs.scheduler import Scheduler
from ..live.live_table import LiveTable
from ..live.presence import Presence
from ..live.registry import Registry
from ..logs import log
from ..refusals import Denied, denied_as, store_answers
from ..store import NoticeRow, SubscriptionRow
from ..table.room import OVER, PLAYING, TableState
from .feed import Entry as FeedEntry
from .feed import feed
from .notices import Notice, NoticeError, Subscription, check
from .sending import Notifier, Outcome

FEED_ENTRIES: Final = 50


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a subscription leads, and in which language."""

    to: Subscription
    language: Annotated[str, Meta(max_length=16)] = "en"


class Kept(Place, frozen=True):
    """The same as it is stored: with what its owner calls this server."""

    base: str = ""


class Herald:
    """Tells people who are away."""

    def __init__(self, registry: Registry, presence: Presence, scheduler: Scheduler, notifier: Notifier) -> None:
        self.registry = registry
        self.store = registry.store
        self.settings = registry.settings
        self.notifier = notifier
        self._timers: dict[str, tuple[asyncio.TimerHandle, set[int]]] = {}
        scheduler.turn = self.turn
        presence.left = self.left

    # --- where to -------------------------------------------------------------------------------------
    async def subscribe(self, table: str, visitor: Visitor, place: Place, base: str) -> str:
        """Be told when it is one's turn, from now on, and now if one is waited for."""
        need_person(visitor)
        try:
            check(place.to, private=self.settings.webhooks_to_private_addresses)
        except NoticeError as error:
            raise denied_as(error.key, 400, "", dict(error.values)) from error
        with store_answers():
            if len(await self.store.subscriptions.of_person(table, visitor.person)) >= MOST_KEYS:
                raise Denied("server-too-many-keys", 429, most=MOST_KEYS)
            name = new_secret()
            body = msgspec.json.encode(Kept(place.to, place.language, base)).decode()
            await self.store.subscriptions.add(SubscriptionRow(name, table, visitor.person, body))
        self.left(await self.registry.live(table), visitor.person)
        return name

    async def unsubscribe(self, table: str, visitor: Visitor, subscription: str) -> None:
        need_person(visitor)
        with store_answers():
            await self.store.subscriptions.delete(table, visitor.person, subscription)

    # --- when -----------------------------------------------------------------------------------------
    def turn(self, live: LiveTable) -> None:
        """Somebody is asked, or the game is over."""
        people = set(waited_for(live.state).values()).difference(live.here())
        if people:
            self._soon(live.state.id, people.difference(live.present(self.registry.now())[0]))

    def left(self, live: LiveTable, person: int) -> None:
        """Somebody has gone: perhaps he did not answer first."""
        if live.state.status == PLAYING:
            self._soon(live.state.id, {person}.intersection(waited_for(live.state).values()))

    def _soon(self, table: str, people: set[int]) -> None:
        """Tell these people in a moment, if they are still away and still waited for."""
        if not people:
            return
        timer, others = self._timers.pop(table, (None, set()))
        if timer is not None:
            timer.cancel()
        people |= others
        if self.settings.away_seconds:
            later = asyncio.get_running_loop().call_later
            self._timers[table] = later(self.settings.away_seconds, self._now, table, people), people
        else:
            self._now(table, people)

    def _now(self, table: str, people: set[int]) -> None:
        self._timers.pop(table, None)
        self.registry.later(self._tell(table, people))

    def close(self) -> None:
        for timer, _ in self._timers.values():
            timer.cancel()

    # --- telling --------------------------------------------------------------------------------------
    async def _tell(self, table: str, people: set[int]) -> None:
        try:
            live = await self.registry.current(table)
        except Denied as denied:
            if denied.status == 404:
                return  # the table was deleted meanwhile: nobody is waited for
            raise
        state, (present, _) = live.state, live.present(self.registry.now())
        kind = "game_over" if state.status == OVER else "your_turn"
        for seat, person in waited_for(state).items():
            if person in people and person not in present:
                row = NoticeRow(table, person, state.asked_version, self.registry.now(), kind, seat)
                self.registry.later(self._tell_one(state, row))  # nobody waits for another person's dead webhook

    async def _tell_one(self, state: TableState, row: NoticeRow) -> None:
        await self.store.notices.add(row)  # feeds have it at any rate
        places = await self.store.subscriptions.of_person(state.id, row.person)
        if not places or not await self.store.notices.mark_sent(row, True):
            return  # nowhere, or already
        outcomes = await asyncio.gather(*(self._send(state, row, place) for place in places))
        if Outcome.DELIVERED not in outcomes:
            await self.store.notices.mark_sent(row, False)

    async def _send(self, state: TableState, row: NoticeRow, stored: SubscriptionRow) -> Outcome:
        place = msgspec.json.decode(stored.body, type=Kept)
        base = self.settings.public_url or place.base or f"http://localhost:{self.settings.port}"
        outcome = await self.notifier.send(place.to, notice_of(state, row, place.language, base))
        way = type(place.to).__name__
        self.registry.metrics.notices.labels(kind=way, outcome=outcome.value).inc()
        if outcome is Outcome.GONE:
            await self.store.subscriptions.delete(state.id, row.person, stored.id)
        log.info("notice", table=state.id, way=way, outcome=outcome.value)
        return outcome

    # --- the feed -------------------------------------------------------------------------------------
    async def feed(self, table: str, secret: str, language: str, base: str) -> bytes:
        """One person's turns as an Atom feed."""
        with store_answers():
            found = await self.store.keys.find(hashed(secret))
            if found is None or found.table_id != table or found.kind != FEED:
                raise Denied("server-unknown-link", 401)
            rows = await self.store.notices.newest(table, found.person, FEED_ENTRIES)
        state = (await self.registry.live(table)).state
        made = [
            FeedEntry(notice_of(state, row, language, base), datetime.fromtimestamp(row.at / 1000, UTC), row.version)
            for row in rows
        ]
        return feed(made, state.agreed.name, f"{base}/api/tables/{table}/feed", language)


def waited_for(state: TableState) -> dict[int, int]:
    """Seats to their owners: whoever is asked, or everybody once the game is over; bots need no telling."""
    if state.status not in (PLAYING, OVER):
        return {}
    seats = list(state.seats) if state.status == OVER else [state.responder(state.game.prompt())]
    return {seat: state.seats[seat].owner for seat in seats if state.seats[seat].owner and not state.seats[seat].bot}


def notice_of(state: TableState, row: NoticeRow, language: str, base: str) -> Notice:
    kind = msgspec.convert(row.kind, Notice.__annotations__["kind"])
    return Notice(state.id, row.seat, kind, f"{base}/table/{state.id}", language, state.agreed.name)
