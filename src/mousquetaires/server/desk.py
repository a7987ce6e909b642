"""The front desk: opening tables, coming in, sitting down, proving who one is, being told of one's turn."""

import re
from datetime import UTC, datetime
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from mousquetaires.engine.ids import SPECTATOR

from .agreed import Clock, Wish, agree, plain_line
from .denied import Denied, denied_as
from .entries import AnyEntry, Began, Came, Froze, Opened, Played, Rematched, Undone, encode, readable
from .feed import Entry as FeedEntry
from .feed import feed
from .house import House, Live, lobby_line, store_answers
from .keys import FEED, RESUME, SESSION, TOKEN, address_hash, hashed, new_secret, new_seed, new_table
from .logs import log
from .notices import Notice, NoticeError, Subscription, check
from .outbound import Notifier, Outcome
from .room import FROZEN, HOST, OVER, Room
from .steward import Steward
from .store import Row
from .store.store import KeyRow, NoticeRow, SubscriptionRow, TableRow
from .version import ENGINE

LOBBY: Final = 100
FEED_ENTRIES: Final = 50
MOST_KEYS: Final = 20  # of one kind a person may hold
PLAY: Final = "play"
WATCH: Final = "watch"
SCOPE: Final = re.compile(r"(play|watch):([0-6])")


class Visitor(NamedTuple):
    """Who is asking: a person of this table, or nobody in particular; and what his key is good for."""

    person: int
    key: str = ""  # hashed
    kind: str = ""
    scope: str = ""


STRANGER: Final = Visitor(0)


class Place(Struct, frozen=True):
    """Where a subscription leads, and in which language."""

    to: Subscription
    language: str = "en"


class Desk:
    """Everything visitors ask for that is not a move."""

    def __init__(self, house: House, steward: Steward, notifier: Notifier, salt: str) -> None:
        self.house = house
        self.store = house.store
        self.settings = house.settings
        self.steward = steward
        self.notifier = notifier
        self._salt = salt
        steward.turn = self.your_turn

    # --- who one is -----------------------------------------------------------------------------------
    async def visitor(self, table: str, secret: str) -> Visitor:
        """Who holds a secret at this table; a secret of nobody is refused."""
        with store_answers():
            found = await self.store.key(hashed(secret))
        if found is None or found.table_id != table or found.kind not in (SESSION, TOKEN):
            await self.house.live(table)  # of a table that does not exist this is said first
            raise Denied("server-unknown-key", 401)
        live = await self.house.live(table)
        if found.person not in live.room.people:  # he came by way of another process, a moment ago
            live = await self.house.current(table)
        if live.room.people[found.person].gone:
            raise Denied("server-removed", 403)
        return Visitor(found.person, found.hash, found.kind, found.scope)

    async def new_key(self, table: str, person: int, kind: str, scope: str = "") -> str:
        secret = new_secret()
        with store_answers():
            await self._may_have_another(table, person, kind)
            await self.store.add_key(KeyRow(hashed(secret), table, person, kind, scope, self.house.now()))
        return secret

    async def _may_have_another(self, table: str, person: int, kind: str) -> None:
        if await self.store.count_keys(table, person, kind) >= MOST_KEYS:
            raise Denied("server-too-many-keys", 429, most=MOST_KEYS)

    async def resume_link(self, table: str, person: int) -> str:
        """A personal link for another device, good for one use; an older one no longer works."""
        with store_answers():
            await self.store.drop_keys(table, person, (RESUME,))
        return await self.new_key(table, person, RESUME)

    async def resume(self, table: str, secret: str) -> tuple[int, str]:
        """Come in by a personal link: it is used up, and the browser gets a secret of its own."""
        with store_answers():
            found = await self.store.key(hashed(secret))
            if found is None or found.table_id != table or found.kind != RESUME:
                raise Denied("server-unknown-link", 401)
            await self._may_have_another(table, found.person, SESSION)  # before the link is used up
            if not await self.store.use_key(found.hash):
                raise Denied("server-unknown-link", 401)
        return found.person, await self.new_key(table, found.person, SESSION)

    async def revoke(self, table: str, visitor: Visitor) -> None:
        """Every other device, link, token and feed of this person stops working."""
        with store_answers():
            await self.store.drop_keys(table, visitor.person, (SESSION, RESUME, TOKEN, FEED), but=visitor.key)
        live = await self.house.live(table)
        for viewer in live.everybody():
            if viewer.person == visitor.person:
                viewer.dismiss("server-revoked")

    async def token(self, table: str, visitor: Visitor, scope: str) -> str:
        """A secret for a bot of one's own: for playing one seat, or for watching through it."""
        match = SCOPE.fullmatch(scope)
        if match is None:
            raise Denied("server-scope", 400, read=scope[:40])
        seat = int(match[2])
        live = await self.house.live(table)
        if match[1] == PLAY or seat != SPECTATOR:
            may_use(live.room, visitor, seat)
        return await self.new_key(table, visitor.person, TOKEN, scope)

    async def drop_token(self, table: str, visitor: Visitor, token: str) -> bool:
        """Withdraw a bot's secret, and hang up on whoever uses it; whether there was one."""
        key = hashed(token)
        with store_answers():
            found = await self.store.use_key_of(key, table, visitor.person)
        live = self.house.known(table)
        for viewer in live.everybody() if found and live is not None else ():
            if viewer.key == key:
                viewer.dismiss("server-revoked")
        return found

    async def check_keys(self) -> None:
        """Let go whose key is no longer good: another process has withdrawn it, or it was just as he came."""
        viewers = [viewer for live in self.house.held() for viewer in live.everybody() if viewer.key]
        known = await self.store.known_keys({viewer.key for viewer in viewers})
        for viewer in viewers:
            if viewer.key not in known:
                viewer.dismiss("server-revoked")

    # --- tables ---------------------------------------------------------------------------------------
    async def open_table(self, wish: Wish, nickname: str, address: str) -> tuple[Room, str]:
        """A new table; whoever opens it is its host. Answers the host's secret as well."""
        agreed = agree(wish, self.settings.hourglass_seconds)
        name = self._nickname(nickname)
        await self._room_for_one_more(address_hash(address, self._salt))
        now = self.house.now()
        room = Room(new_table(), self.house.components, new_seed())
        first: list[AnyEntry] = [Opened(at=now, by=HOST, agreed=agreed), Came(at=now, by=HOST, nickname=name)]
        for entry in first:
            room.note(entry)
        rows = [Row(room.id, version, encode(entry)) for version, entry in enumerate(first, 1)]
        secret = new_secret()
        key = KeyRow(hashed(secret), room.id, HOST, SESSION, "", now)
        with store_answers():
            await self.store.create(self._table_row(room, address, now), rows, key)
        return (await self.house.live(room.id)).room, secret

    def _table_row(self, room: Room, address: str, now: int) -> TableRow:
        info = msgspec.json.encode(lobby_line(room)).decode()
        whence = address_hash(address, self._salt)
        return TableRow(room.id, now, now, whence, room.status, room.agreed.listed, info, room.secret, ENGINE)

    async def _room_for_one_more(self, whence: str) -> None:
        with store_answers():
            if await self.store.count_tables() >= self.settings.max_tables:
                raise Denied("server-too-many-tables", 503, most=self.settings.max_tables)
            most = self.settings.max_tables_per_address
            if await self.store.count_tables(whence) >= most:
                raise Denied("server-too-many-tables-here", 429, most=most)

    async def lobby(self) -> list[dict[str, object]]:
        """The tables anybody may join or watch."""
        with store_answers():
            rows = await self.store.lobby(LOBBY)
        return [{**msgspec.json.decode(row.info), "status": row.status, "opened_at": row.opened_at} for row in rows]

    async def delete_table(self, table: str, visitor: Visitor) -> None:
        """The host deletes the table with everything that was played and said at it."""
        self._need_host(visitor)
        async with self.house.entered(table) as live:
            with store_answers():
                await self.store.delete_table(table)
            self.house.deleted(live)

    async def rematch(self, table: str, visitor: Visitor) -> str:
        """The same people play again at a new table, and choose their seats anew."""
        self._need_host(visitor)
        room = (await self.house.current(table)).room
        if room.rematch:
            return room.rematch
        if room.status not in (OVER, FROZEN):
            raise Denied("server-not-over")
        return await self._lay_again(table, visitor.person, await self._copy(room))

    async def _lay_again(self, table: str, person: int, again: str) -> str:
        """The rematch of a table: this one, or the one that somebody laid at the same moment."""

        def laid(room: Room, at: int) -> Rematched:
            if room.rematch:
                raise Denied("server-stale", prompt="")
            return Rematched(at=at, by=person, table=again)

        try:
            await self.house.change(table, laid)
        except Denied:
            first = (await self.house.current(table)).room.rematch
            if not first:
                raise
            with store_answers():
                await self.store.delete_table(again)
            return first
        return again

    async def _copy(self, old: Room) -> str:
        """A fresh table with the same agreement and people; keys are good for both."""
        now = self.house.now()
        room = Room(new_table(), self.house.components, new_seed())
        agreed = msgspec.structs.replace(old.agreed, clock=old.clock, bots=_bots(old))
        first: list[AnyEntry] = [Opened(at=now, by=HOST, agreed=agreed)]
        first += [Came(at=now, by=one.number, nickname=one.nickname) for one in old.people.values()]
        for entry in first:
            room.note(entry)
        rows = [Row(room.id, version, encode(entry)) for version, entry in enumerate(first, 1)]
        with store_answers():
            row = await self.store.table(old.id)
            assert row is not None
            await self._room_for_one_more(row.address)
            info = msgspec.json.encode(lobby_line(room)).decode()
            fresh = row._replace(
                id=room.id, opened_at=now, touched_at=now, status=room.status, info=info, secret=room.secret,
                engine=ENGINE, lease_owner="", lease_until=0,
            )
            await self.store.create(fresh, rows, KeyRow(hashed(new_secret()), room.id, HOST, SESSION, "", now))
        return room.id

    async def follow(self, table: str, visitor: Visitor) -> tuple[str, str]:
        """Go on to the rematch as the same person: the new table, and a secret for it."""
        room = (await self.house.live(table)).room
        if not room.rematch or visitor.person == 0:
            raise Denied("server-no-rematch", 404)
        return room.rematch, await self.new_key(room.rematch, visitor.person, SESSION)

    async def record(self, table: str) -> dict[str, object]:
        """The record of a game that is over or frozen, its seed published; a frozen one as it was stored."""
        await self.house.current(table)
        async with self.house.entered(table) as live:
            session = live.room.session
            if session is None or live.room.status not in (OVER, FROZEN):
                raise Denied("server-not-over")
            made = {**session.to_json(), "table": table, "people": seated(live.room)}
            if live.room.status == FROZEN:
                with store_answers():
                    stored = [entry for _, entry in readable(await self.store.log(table))]
                if self.store.shared and not any(isinstance(entry, Froze) for entry in stored):
                    raise Denied("server-not-over")  # only we cannot follow it: others may be playing on
                made["inputs"] = lines_of(stored)
            return made

    # --- people ---------------------------------------------------------------------------------------
    async def come(self, table: str, nickname: str, address: str) -> tuple[int, str]:
        """Somebody comes to a table; answers his number there and his secret."""
        name = self._nickname(nickname)
        live = await self.house.live(table)
        await self._not_banned(live.room, address)
        if sum(not one.gone for one in live.room.people.values()) >= self.settings.max_viewers_per_table:
            raise Denied("server-full-house", 503, most=self.settings.max_viewers_per_table)
        numbers: list[int] = []

        def coming(room: Room, at: int) -> Came:
            entry = room.come(name, at)
            numbers.append(entry.by)
            return entry

        await self.house.change(table, coming)
        person = numbers[-1]
        with store_answers():
            whence = self._whence(table, person, address)
            await self.store.add_key(KeyRow(whence, table, person, "address", "", self.house.now()))
        return person, await self.new_key(table, person, SESSION)

    async def _not_banned(self, room: Room, address: str) -> None:
        for one in room.people.values():
            if one.banned:
                with store_answers():
                    if await self.store.key(self._whence(room.id, one.number, address)) is not None:
                        raise Denied("server-banned", 403)

    def _whence(self, table: str, person: int, address: str) -> str:
        """Where somebody came from, in a form that says nothing about him at any other table."""
        return address_hash(f"{table}/{person}/{address}", self._salt)

    def _nickname(self, nickname: str) -> str:
        name = plain_line(nickname)
        if not name or len(name) > self.settings.max_nickname:
            raise Denied("server-nickname", 400, most=self.settings.max_nickname)
        return name

    async def sit(self, table: str, visitor: Visitor, seats: list[int], nonce: str) -> int:
        need_person(visitor)
        return await self.house.change(table, lambda room, at: room.sit(visitor.person, seats, nonce, at))

    async def rise(self, table: str, visitor: Visitor, seats: list[int]) -> int:
        need_person(visitor)
        return await self.house.change(table, lambda room, at: room.rise(visitor.person, seats, at))

    async def stand_in(self, table: str, visitor: Visitor, seat: int, bot: str) -> int:
        need_person(visitor)
        return await self.house.change(table, lambda room, at: room.stand_in(visitor.person, seat, bot, at))

    async def take_back(self, table: str, visitor: Visitor, seat: int) -> int:
        need_person(visitor)
        return await self.house.change(table, lambda room, at: room.take_seat_back(visitor.person, seat, at))

    async def judge(self, table: str, visitor: Visitor, person: int, what: str) -> int:
        """The host mutes, removes or bans; who is removed has no key any more."""
        need_person(visitor)
        version = await self.house.change(table, lambda room, at: room.judge(visitor.person, person, what, at))
        if what in ("remove", "ban"):
            with store_answers():
                await self.store.drop_keys(table, person, (SESSION, RESUME, TOKEN, FEED))
        return version

    async def set_clock(self, table: str, visitor: Visitor, clock: Clock) -> int:
        need_person(visitor)
        return await self.house.change(table, lambda room, at: room.set_clock(visitor.person, clock, at))

    async def begin(self, table: str, visitor: Visitor) -> int:
        need_person(visitor)
        version = await self.house.change(table, lambda room, at: room.begin(visitor.person, at))
        self.steward.hurry()
        return version

    def _need_host(self, visitor: Visitor) -> None:
        if visitor.person != HOST or visitor.kind != SESSION:
            raise Denied("server-host-only", 403)

    # --- notices --------------------------------------------------------------------------------------
    async def subscribe(self, table: str, visitor: Visitor, place: Place) -> str:
        """Be told when it is one's turn."""
        need_person(visitor)
        try:
            check(place.to, private=self.settings.webhooks_to_private_addresses)
        except NoticeError as error:
            raise denied_as(error.key, 400, "", dict(error.values)) from error
        with store_answers():
            if len(await self.store.subscriptions(table, visitor.person)) >= MOST_KEYS:
                raise Denied("server-too-many-keys", 429, most=MOST_KEYS)
            name = new_secret()
            body = msgspec.json.encode(place).decode()
            await self.store.subscribe(SubscriptionRow(name, table, visitor.person, body))
        return name

    async def unsubscribe(self, table: str, visitor: Visitor, subscription: str) -> None:
        need_person(visitor)
        with store_answers():
            await self.store.unsubscribe(table, visitor.person, subscription)

    def your_turn(self, live: Live) -> None:
        """Somebody is asked who is not here: whoever wants to be told is told."""
        room = live.room
        over = room.status == OVER
        seats = list(room.seats) if over else [room.responder(room.game.prompt())]
        present, _ = self.house.present(live)
        for seat in seats:
            person = room.seats[seat].owner
            if person and person not in present and not room.seats[seat].bot:
                kind = "game_over" if over else "your_turn"
                self.house.later(self._notify(room, seat, person, kind))

    async def _notify(self, room: Room, seat: int, person: int, kind: str) -> None:
        row = NoticeRow(room.id, person, room.version, self.house.now(), kind, seat)
        if not await self.store.add_notice(row):
            return  # another process has told him
        for stored in await self.store.subscriptions(room.id, person):
            place = msgspec.json.decode(stored.body, type=Place)
            outcome = await self.notifier.send(place.to, self._notice(room, row, place.language))
            way = type(place.to).__name__
            self.house.metrics.notices.labels(kind=way, outcome=outcome.value).inc()
            if outcome is Outcome.GONE:
                await self.store.unsubscribe(room.id, person, stored.id)
            log.info("notice", table=room.id, way=way, outcome=outcome.value)

    def _notice(self, room: Room, row: NoticeRow, language: str) -> Notice:
        link = f"{self.settings.public_url.rstrip('/')}/table/{room.id}"
        kind = msgspec.convert(row.kind, Notice.__annotations__["kind"])
        return Notice(room.id, row.seat, kind, link, language, room.agreed.name)

    async def feed_secret(self, table: str, visitor: Visitor) -> str:
        need_person(visitor)
        return await self.new_key(table, visitor.person, FEED)

    async def feed(self, table: str, secret: str, language: str) -> bytes:
        """One person's turns as an Atom feed."""
        with store_answers():
            found = await self.store.key(hashed(secret))
            if found is None or found.table_id != table or found.kind != FEED:
                raise Denied("server-unknown-link", 401)
            rows = await self.store.notices(table, found.person, FEED_ENTRIES)
        room = (await self.house.live(table)).room
        made = [
            FeedEntry(self._notice(room, row, language), datetime.fromtimestamp(row.at / 1000, UTC), row.version)
            for row in rows
        ]
        here = f"{self.settings.public_url.rstrip('/')}/api/tables/{table}/feed"
        return feed(made, room.agreed.name, here, language)


def _bots(room: Room) -> dict[int, str]:
    return {number: seat.bot for number, seat in room.seats.items() if seat.bot and not seat.owner}


def lines_of(log: list[AnyEntry]) -> list[str]:
    """The lines of a record, from the log itself."""
    lines: list[str] = []
    for entry in log:
        if isinstance(entry, (Began, Played)):
            lines += entry.lines
        elif isinstance(entry, Undone):
            lines.append(entry.line)
    return lines


def seated(room: Room) -> list[dict[str, object]]:
    """Who played what, for the record."""
    return [
        {"seat": number, "nickname": room.nickname(seat.owner), "bot": seat.bot} for number, seat in room.seats.items()
    ]


def need_person(visitor: Visitor) -> None:
    """Whoever changes a table has come to it, with a browser's key and not a bot's."""
    if visitor.person == 0:
        raise Denied("server-stranger", 401)
    if visitor.kind != SESSION:
        raise Denied("server-scope-too-small", 403)


def may_use(room: Room, visitor: Visitor, seat: int) -> None:
    """Whether somebody owns a seat."""
    if seat not in room.seats or room.seats[seat].owner != visitor.person or visitor.person == 0:
        raise Denied("server-not-your-seat", 403, seat=seat)


def may_look(visitor: Visitor, seat: int) -> None:
    """Whether somebody's key lets him look through a seat's eyes; ``room.viewer_of`` asks whether it is his."""
    if visitor.kind == TOKEN and visitor.scope not in (f"{PLAY}:{seat}", f"{WATCH}:{seat}"):
        raise Denied("server-scope-too-small", 403)


def may_play(visitor: Visitor, seat: int) -> None:
    if visitor.kind == TOKEN and visitor.scope != f"{PLAY}:{seat}":
        raise Denied("server-scope-too-small", 403)
