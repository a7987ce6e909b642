"""Keys: session cookies, resume links, bots' tokens and feed secrets. The store has their hashes."""

from typing import Final

from ..live.registry import Registry
from ..refusals import Denied, store_answers
from ..store import KeyRow
from .secret_tokens import FEED, RESUME, SESSION, TOKEN, hashed, new_secret
from .visitors import SCOPE, Visitor

MOST_KEYS: Final = 20  # of one kind for each person
ALL_KINDS: Final = (SESSION, RESUME, TOKEN, FEED)


class Keys:
    """Issues keys, finds out whose they are, and withdraws them."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.store = registry.store

    async def visitor(self, table: str, secret: str) -> Visitor:
        """The person who has this secret; an unknown secret is refused."""
        with store_answers():
            found = await self.store.keys.find(hashed(secret))
        live = await self.registry.live(table)  # a table that does not exist is reported first
        if found is None or found.table_id != table or found.kind not in (SESSION, TOKEN):
            raise Denied("server-unknown-key", 401)
        if found.person not in live.state.people:  # they joined through another process a moment ago
            live = await self.registry.current(table)
        if live.state.people[found.person].gone:  # their keys are about to be withdrawn
            raise Denied("server-unknown-key", 401)
        return Visitor(found.person, found.hash, found.kind, found.scope)

    async def issue(self, table: str, person: int, kind: str, scope: str = "") -> str:
        """A new secret; its hash is stored."""
        secret = new_secret()
        with store_answers():
            await self._check_number(table, person, kind)
            await self.store.keys.add(KeyRow(hashed(secret), table, person, kind, scope, self.registry.now()))
        return secret

    async def _check_number(self, table: str, person: int, kind: str) -> None:
        if await self.store.keys.count(table, person, kind) >= MOST_KEYS:
            raise Denied("server-too-many-keys", 429, most=MOST_KEYS)

    # --- resume links -------------------------------------------------------------------------------
    async def resume_link(self, table: str, person: int) -> str:
        """A personal link for another device, good for one use. Older links stop working."""
        with store_answers():
            await self.store.keys.delete(table, person, (RESUME,))
        return await self.issue(table, person, RESUME)

    async def resume(self, table: str, secret: str) -> tuple[int, str]:
        """Use a personal link: returns the person and a new secret for this browser."""
        with store_answers():
            found = await self.store.keys.find(hashed(secret))
            if found is None or found.table_id != table or found.kind != RESUME:
                raise Denied("server-unknown-link", 401)
            await self._check_number(table, found.person, SESSION)  # before the link is used up
            if not await self.store.keys.use_up(found.hash):
                raise Denied("server-unknown-link", 401)
        return found.person, await self.issue(table, found.person, SESSION)

    # --- tokens -------------------------------------------------------------------------------------
    async def token(self, table: str, visitor: Visitor, scope: str) -> str:
        """A secret for the visitor's own bot: to play one seat, or to watch through it."""
        match = SCOPE.fullmatch(scope)
        if match is None:
            raise Denied("server-scope", 400, read=scope[:40])
        live = await self.registry.live(table)
        live.state.check_viewer(visitor.person, int(match[1]))
        return await self.issue(table, visitor.person, TOKEN, scope)

    async def drop_token(self, table: str, visitor: Visitor, token: str) -> bool:
        """Withdraw a bot's secret and disconnect the bot; returns whether there was one."""
        key = hashed(token)
        with store_answers():
            found = await self.store.keys.revoke(key, table, visitor.person)
        live = self.registry.memory.get(table)
        for viewer in live.all_viewers() if found and live is not None else ():
            if viewer.key == key:
                viewer.dismiss("server-revoked")
        return found

    # --- withdrawing --------------------------------------------------------------------------------
    async def revoke(self, table: str, visitor: Visitor) -> None:
        """Withdraw every other key of this person."""
        with store_answers():
            await self.store.keys.delete(table, visitor.person, ALL_KINDS, but=visitor.key)
        live = await self.registry.live(table)
        for viewer in live.all_viewers():
            if viewer.person == visitor.person and viewer.key != visitor.key:
                viewer.dismiss("server-revoked")

    async def drop_all(self, table: str, person: int) -> None:
        """Withdraw every key of a person who was removed."""
        with store_answers():
            await self.store.keys.delete(table, person, ALL_KINDS)

    async def check_all(self) -> None:
        """Disconnect viewers whose key was withdrawn, perhaps by another process."""
        held = list(self.registry.memory.values())
        present = [(live, viewer) for live in held for viewer in live.all_viewers() if viewer.key]
        known = await self.store.keys.existing({viewer.key for _, viewer in present})
        for live, viewer in present:
            if viewer.key not in known and viewer.end is None:
                if await self.store.tables.find(live.state.id) is None:  # the table was deleted with its keys
                    self.registry.memory.drop_deleted(live)
                viewer.dismiss("server-revoked")
