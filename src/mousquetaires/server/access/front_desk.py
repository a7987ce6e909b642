"""The front desk: opening tables, coming in, sitting down, proving who one is."""

import re
from typing import Final, NamedTuple

import msgspec

from ..jobs.scheduler import Scheduler
from ..live.registry import Registry, lobby_line
from ..refusals import Denied, store_answers
from ..store import EntryRow, KeyRow, TableRow
from ..table.entries import AnyEntry, Came, Froze, Hosted, Opened, Rematched, Stood, encode, readable
from ..table.options import Clock, Wish, agree, plain_line
from ..table.rematch import laid_again, taken_along, whence
from ..table.room import FROZEN, HOST, OVER, TableState, viewer_of
from ..table.snapshots import around, decode_kept, record_from
from .nicknames import can_be_seen
from .secrets import ADDRESS, FEED, RESUME, SESSION, TOKEN, address_hash, hashed, new_secret, new_seed, new_table

LOBBY: Final = 100
MOST_KEYS: Final = 20  # of one kind a person may hold
FROM_ONE_ADDRESS: Final = 12  # people without a seat who may come to one table
PLAY: Final = "play"
WATCH: Final = "watch"
SCOPE: Final = re.compile(r"(?!play:6)(?:play|watch):([0-6])")


class Visitor(NamedTuple):
    """Who is asking: a person of this table, or nobody in particular; and what his key is good for."""

    person: int
    key: str = ""  # hashed
    kind: str = ""
    scope: str = ""


STRANGER: Final = Visitor(0)
OPERATOR: Final = Visitor(HOST, kind=SESSION)  # may do for a host what he leaves undone


class Desk:
    """Everything visitors ask for that is not a move."""

    def __init__(self, registry: Registry, scheduler: Scheduler, salt: str) -> None:
        self.registry = registry
        self.store = registry.store
        self.settings = registry.settings
        self.scheduler = scheduler
        self._salt = salt

    # --- who one is -----------------------------------------------------------------------------------
    async def visitor(self, table: str, secret: str) -> Visitor:
        """Who holds a secret at this table; a secret of nobody is refused."""
        with store_answers():
            found = await self.store.keys.find(hashed(secret))
        if found is None or found.table_id != table or found.kind not in (SESSION, TOKEN):
            await self.registry.live(table)  # of a table that does not exist this is said first
            raise Denied("server-unknown-key", 401)
        live = await self.registry.live(table)
        if found.person not in live.state.people:  # he came by way of another process, a moment ago
            live = await self.registry.current(table)
        if live.state.people[found.person].gone:
            raise Denied("server-removed", 403)
        return Visitor(found.person, found.hash, found.kind, found.scope)

    async def new_key(self, table: str, person: int, kind: str, scope: str = "") -> str:
        secret = new_secret()
        with store_answers():
            await self._may_have_another(table, person, kind)
            await self.store.keys.add(KeyRow(hashed(secret), table, person, kind, scope, self.registry.now()))
        return secret

    async def _may_have_another(self, table: str, person: int, kind: str) -> None:
        if await self.store.keys.count(table, person, kind) >= MOST_KEYS:
            raise Denied("server-too-many-keys", 429, most=MOST_KEYS)

    async def resume_link(self, table: str, person: int) -> str:
        """A personal link for another device, good for one use; an older one no longer works."""
        with store_answers():
            await self.store.keys.delete(table, person, (RESUME,))
        return await self.new_key(table, person, RESUME)

    async def resume(self, table: str, secret: str) -> tuple[int, str]:
        """Come in by a personal link: it is used up, and the browser gets a secret of its own."""
        with store_answers():
            found = await self.store.keys.find(hashed(secret))
            if found is None or found.table_id != table or found.kind != RESUME:
                raise Denied("server-unknown-link", 401)
            await self._may_have_another(table, found.person, SESSION)  # before the link is used up
            if not await self.store.keys.use_up(found.hash):
                raise Denied("server-unknown-link", 401)
        return found.person, await self.new_key(table, found.person, SESSION)

    async def revoke(self, table: str, visitor: Visitor) -> None:
        """Every other device, link, token and feed of this person stops working."""
        with store_answers():
            await self.store.keys.delete(table, visitor.person, (SESSION, RESUME, TOKEN, FEED), but=visitor.key)
        live = await self.registry.live(table)
        for viewer in live.everybody():
            if viewer.person == visitor.person and viewer.key != visitor.key:
                viewer.dismiss("server-revoked")

    async def token(self, table: str, visitor: Visitor, scope: str) -> str:
        """A secret for a bot of one's own: for playing one seat, or for watching through it."""
        match = SCOPE.fullmatch(scope)
        if match is None:
            raise Denied("server-scope", 400, read=scope[:40])
        live = await self.registry.live(table)
        viewer_of(live.state, visitor.person, int(match[1]))
        return await self.new_key(table, visitor.person, TOKEN, scope)

    async def drop_token(self, table: str, visitor: Visitor, token: str) -> bool:
        """Withdraw a bot's secret, and hang up on whoever uses it; whether there was one."""
        key = hashed(token)
        with store_answers():
            found = await self.store.keys.revoke(key, table, visitor.person)
        live = self.registry.known(table)
        for viewer in live.everybody() if found and live is not None else ():
            if viewer.key == key:
                viewer.dismiss("server-revoked")
        return found

    async def check_keys(self) -> None:
        """Let go whose key is no longer good: another process has withdrawn it, or it was just as he came."""
        present = [(live, viewer) for live in self.registry.held() for viewer in live.everybody() if viewer.key]
        known = await self.store.keys.existing({viewer.key for _, viewer in present})
        for live, viewer in present:
            if viewer.key not in known and viewer.end is None:
                if await self.store.tables.find(live.state.id) is None:  # the table is gone, and its keys with it
                    self.registry.vanish(live)
                viewer.dismiss("server-revoked")

    # --- tables ---------------------------------------------------------------------------------------
    async def open_table(self, wish: Wish, nickname: str, address: str) -> tuple[TableState, str]:
        """A new table; whoever opens it is its host. Answers the host's secret as well."""
        agreed = agree(wish, self.settings.hourglass_seconds)
        name = self._nickname(nickname)
        await self._room_for_one_more(address_hash(address, self._salt))
        now = self.registry.now()
        state = TableState(new_table(), self.registry.components, new_seed())
        first: list[AnyEntry] = [Opened(at=now, by=HOST, agreed=agreed), Came(at=now, by=HOST, nickname=name)]
        for entry in first:
            state.note(entry)
        rows = [EntryRow(state.id, version, encode(entry)) for version, entry in enumerate(first, 1)]
        secret = new_secret()
        key = KeyRow(hashed(secret), state.id, HOST, SESSION, "", now)
        with store_answers():
            await self.store.tables.create(self._table_row(state, address, now), rows, key)
        return (await self.registry.live(state.id)).state, secret

    def _table_row(self, state: TableState, address: str, now: int) -> TableRow:
        info = msgspec.json.encode(lobby_line(state)).decode()
        whence, engine = address_hash(address, self._salt), self.registry.engine
        return TableRow(state.id, now, now, whence, state.status, state.agreed.listed, info, state.secret, engine)

    async def _room_for_one_more(self, whence: str) -> None:
        with store_answers():
            if await self.store.tables.count_open() >= self.settings.max_tables:
                raise Denied("server-too-many-tables", 503, most=self.settings.max_tables)
            most = self.settings.max_tables_per_address
            if await self.store.tables.count_open(whence) >= most:
                raise Denied("server-too-many-tables-here", 429, most=most)

    async def lobby(self) -> list[dict[str, object]]:
        """The tables anybody may join or watch."""
        with store_answers():
            rows = await self.store.tables.lobby(LOBBY)
        return [{**msgspec.json.decode(row.info), "status": row.status, "opened_at": row.opened_at} for row in rows]

    async def delete_table(self, table: str, visitor: Visitor) -> None:
        """Who opened the table, or the operator, deletes it with everything that was played and said at it."""
        if visitor.person != HOST or visitor.kind != SESSION:
            raise Denied("server-host-only", 403)
        async with self.registry.entered(table) as live:
            with store_answers():
                await self.store.tables.delete(table)
            self.registry.deleted(live)

    async def rematch(self, table: str, visitor: Visitor) -> str:
        """The same people play again at a new table, and choose their seats anew."""
        need_person(visitor)
        state = (await self.registry.current(table)).state
        if visitor.person != state.host:
            raise Denied("server-host-only", 403)
        if state.rematch:
            return state.rematch
        if state.status not in (OVER, FROZEN):
            raise Denied("server-not-over")
        return await self._lay_again(table, visitor.person, await self._copy(state))

    async def _lay_again(self, table: str, person: int, again: TableState) -> str:
        """The rematch of a table: this one, or the one that somebody laid at the same moment."""

        def laid(state: TableState, at: int) -> Rematched:
            if state.rematch:
                raise Denied("server-stale", prompt="")
            return Rematched(at=at, by=person, table=again.id, people=followers)

        followers = [one.number for one in again.people.values() if not one.gone]

        try:
            await self.registry.change(table, laid)
        except Denied:
            first = (await self.registry.current(table)).state.rematch
            if not first:
                raise
            with store_answers():
                await self.store.tables.delete(again.id)
            return first
        return again.id

    async def _copy(self, old: TableState) -> TableState:
        """A fresh table with the same agreement and people."""
        now = self.registry.now()
        state = TableState(new_table(), self.registry.components, new_seed())
        first = list(laid_again(old, now))
        for entry in first:
            state.note(entry)
        rows = [EntryRow(state.id, version, encode(entry)) for version, entry in enumerate(first, 1)]
        with store_answers():
            row = await self.store.tables.find(old.id)
            assert row is not None
            await self._room_for_one_more(row.address)
            info = msgspec.json.encode(lobby_line(state)).decode()
            fresh = row._replace(
                id=state.id,
                opened_at=now,
                touched_at=now,
                status=state.status,
                info=info,
                secret=state.secret,
                engine=self.registry.engine,
                lease_owner="",
                lease_until=0,
            )
            known = await self.store.keys.of_kind(old.id, ADDRESS)
            along = [taken_along(one, state, self._salt) for one in known if one.person in state.people]
            await self.store.tables.create(fresh, rows, *along)
        return state

    async def follow(self, table: str, visitor: Visitor, nonce: str) -> tuple[str, str, dict[str, str]]:
        """Go on to the rematch as the same person, with a nonce at once to the same seats.

        Answers the new table, a secret for it, and for each notice one was to get the name it has there.
        """
        state = (await self.registry.current(table)).state
        if not state.rematch or visitor.person not in state.followers:
            raise Denied("server-no-rematch", 404)
        again = (await self.registry.current(state.rematch)).state
        if again.people[visitor.person].gone:
            raise Denied("server-removed", 403)
        seats = [number for number, seat in again.seats.items() if seat.offered == visitor.person]
        if nonce and seats:
            await self.registry.change(again.id, lambda state, at: state.sit(visitor.person, seats, nonce, at))
        notices = await self._notices_along(table, again.id, visitor.person)
        return again.id, await self.new_key(again.id, visitor.person, SESSION), notices

    async def _notices_along(self, table: str, again: str, person: int) -> dict[str, str]:
        """Whoever wants to be told of his turn is told at the rematch as well; once, then it is his to end."""
        with store_answers():
            known = {one.id for one in await self.store.subscriptions.of_person(again, person)}
            names = {}
            first = not known and not await self.store.keys.count(again, person, SESSION)
            for one in await self.store.subscriptions.of_person(table, person):
                names[one.id] = hashed(f"{again}/{one.id}")[:22]
                if first:
                    await self.store.subscriptions.add(one._replace(id=names[one.id], table_id=again))
        return {old: new for old, new in names.items() if first or new in known}

    async def record(self, table: str) -> dict[str, object]:
        """The record of a game that is over or frozen, its seed published, as the program made it that played it."""
        state = (await self.registry.current(table)).state
        if state.status not in (OVER, FROZEN):
            raise Denied("server-not-over")
        with store_answers():
            if state.status == OVER and (end := await self.store.snapshots.finished_game(table)) is not None:
                return decode_kept(end).record
            stored = [entry for _, entry in readable(await self.store.entries.read(table))]
        if state.status == FROZEN and self.store.shared and not any(isinstance(entry, Froze) for entry in stored):
            raise Denied("server-not-over")  # only we cannot follow it: others may be playing on
        if state.session is not None:  # it was over before ends were written down
            return {**state.session.to_json(), **around(state)}
        return record_from(state, stored, state.kept)

    # --- people ---------------------------------------------------------------------------------------
    async def come(self, table: str, nickname: str, address: str) -> tuple[int, str]:
        """Somebody comes to a table; answers his number there and his secret."""
        name = self._nickname(nickname)
        live = await self.registry.live(table)
        await self._not_banned(live.state, address)
        await self._room_for_him(live.state, address)
        secret = new_secret()
        numbers: list[int] = []

        def keys(entry: AnyEntry) -> tuple[KeyRow, ...]:
            numbers.append(entry.by)
            session = KeyRow(hashed(secret), table, entry.by, SESSION, "", entry.at)
            return session, whence(live.state, entry.by, address, self._salt)._replace(made_at=entry.at)

        await self.registry.change(table, lambda state, at: state.come(name, at), keys=keys)
        return numbers[-1], secret

    async def _room_for_him(self, state: TableState, address: str) -> None:
        """So many may come without a seat, and not all of them from one place: nobody shuts a table to the others."""
        standing = [one.number for one in state.people.values() if not one.gone and not state.seats_of(one.number)]
        most = self.settings.max_viewers_per_table
        if len(standing) >= most:
            raise Denied("server-full-house", 503, most=most)
        if len(standing) >= FROM_ONE_ADDRESS:
            hashes = {whence(state, person, address, self._salt).hash for person in standing}
            with store_answers():
                if len(await self.store.keys.existing(hashes)) >= FROM_ONE_ADDRESS:
                    raise Denied("server-full-address", 429, most=FROM_ONE_ADDRESS)

    async def welcome(self, table: str, address: str) -> None:
        """Whether somebody without a key may look on: nobody from where somebody was banned."""
        await self._not_banned((await self.registry.current(table)).state, address)

    async def _not_banned(self, state: TableState, address: str) -> None:
        for one in state.people.values():
            if one.banned:
                with store_answers():
                    if await self.store.keys.find(whence(state, one.number, address, self._salt).hash) is not None:
                        raise Denied("server-banned", 403)

    def _nickname(self, nickname: str) -> str:
        name = plain_line(nickname)
        if not name or len(name) > self.settings.max_nickname:
            raise Denied("server-nickname", 400, most=self.settings.max_nickname)
        if not can_be_seen(name):
            raise Denied("server-nickname-invisible", 400)
        return name

    async def sit(self, table: str, visitor: Visitor, seats: list[int], nonce: str) -> int:
        need_person(visitor)
        return await self.registry.change(table, lambda state, at: state.sit(visitor.person, seats, nonce, at))

    async def rise(self, table: str, visitor: Visitor, seats: list[int]) -> int:
        need_person(visitor)
        return await self.registry.change(table, lambda state, at: state.rise(visitor.person, seats, at))

    async def stand_in(self, table: str, visitor: Visitor, seat: int, bot: str) -> int:
        """The host has a bot play a seat; whether its player is here, the house knows."""
        need_person(visitor)
        live = await self.registry.live(table)

        def standing(state: TableState, at: int) -> Stood:
            return state.stand_in(visitor.person, seat, bot, live.last_seen(state.owner_of(seat), at), at)

        return await self.registry.change(table, standing)

    async def offer(self, table: str, visitor: Visitor, seat: int, person: int) -> int:
        need_person(visitor)
        return await self.registry.change(table, lambda state, at: state.offer(visitor.person, seat, person, at))

    async def act_as_host(self, table: str, visitor: Visitor) -> int:
        """Somebody asks to be the host; whether the host is here, the house knows."""
        need_person(visitor)
        live = await self.registry.live(table)

        def hosting(state: TableState, at: int) -> Hosted:
            return state.act_as_host(visitor.person, live.last_seen(state.host, at), at)

        return await self.registry.change(table, hosting)

    async def take_back(self, table: str, visitor: Visitor, seat: int) -> int:
        need_person(visitor)
        return await self.registry.change(table, lambda state, at: state.take_seat_back(visitor.person, seat, at))

    async def judge(self, table: str, visitor: Visitor, person: int, what: str) -> int:
        """The host mutes, removes or bans; who is removed has no key any more."""
        need_person(visitor)
        version = await self.registry.change(table, lambda state, at: state.judge(visitor.person, person, what, at))
        if what in ("remove", "ban"):
            with store_answers():
                await self.store.keys.delete(table, person, (SESSION, RESUME, TOKEN, FEED))
        return version

    async def set_clock(self, table: str, visitor: Visitor, clock: Clock) -> int:
        need_person(visitor)
        return await self.registry.change(table, lambda state, at: state.set_clock(visitor.person, clock, at))

    async def begin(self, table: str, visitor: Visitor) -> int:
        need_person(visitor)
        version = await self.registry.change(table, lambda state, at: state.begin(visitor.person, at))
        self.scheduler.hurry()
        return version

    # --- notices --------------------------------------------------------------------------------------
    async def feed_secret(self, table: str, visitor: Visitor) -> str:
        need_person(visitor)
        return await self.new_key(table, visitor.person, FEED)


def need_person(visitor: Visitor) -> None:
    """Whoever changes a table has come to it, with a browser's key and not a bot's."""
    if visitor.person == 0:
        raise Denied("server-stranger", 401)
    if visitor.kind != SESSION:
        raise Denied("server-scope-too-small", 403)


def may_look(visitor: Visitor, seat: int) -> None:
    """Whether somebody's key lets him look through a seat's eyes; ``room.viewer_of`` asks whether it is his."""
    if visitor.kind == TOKEN and visitor.scope not in (f"{PLAY}:{seat}", f"{WATCH}:{seat}"):
        raise Denied("server-scope-too-small", 403)


def may_play(visitor: Visitor, seat: int) -> None:
    if visitor.kind == TOKEN and visitor.scope != f"{PLAY}:{seat}":
        raise Denied("server-scope-too-small", 403)
