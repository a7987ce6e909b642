"""Who may join or watch a table: nicknames, bans, and how many come from one address."""

from typing import Final

from ..live.registry import Registry
from ..refusals import Denied, store_answers
from ..table.people_commands import Join
from ..table.state import TableState
from ..text_lines import printable_line
from .ban_addresses import NewPerson, address_key
from .nicknames import can_be_seen
from .secret_tokens import hashed, new_secret

FROM_ONE_ADDRESS: Final = 12  # people without a seat at one table


class Admission:
    """Lets people join tables."""

    def __init__(self, registry: Registry, salt: str) -> None:
        self.registry = registry
        self.store = registry.store
        self.settings = registry.settings
        self._salt = salt

    async def join(self, table: str, nickname: str, address: str) -> tuple[int, str]:
        """A person joins a table; returns their number there and their secret."""
        name = self.checked_nickname(nickname)
        live = await self.registry.live(table)
        await self._check_not_banned(live.state, address)
        await self._check_space(live.state, address)
        secret = new_secret()
        newcomer = NewPerson(hashed(secret), address, self._salt)
        _, entry = await self.registry.apply(table, Join(name), new_person=newcomer)
        assert entry is not None
        return entry.by, secret

    async def check_stranger(self, table: str, address: str) -> None:
        """A person without a key may watch, unless a person from their address was banned."""
        await self._check_not_banned((await self.registry.current(table)).state, address)

    async def _check_space(self, state: TableState, address: str) -> None:
        """A table has space for some people without a seat, and not all of it for one address."""
        standing = [one.number for one in state.people.values() if not one.gone and not state.seats_of(one.number)]
        most = self.settings.max_viewers_per_table
        if len(standing) >= most:
            raise Denied("server-full-house", 503, most=most)
        if len(standing) >= FROM_ONE_ADDRESS:
            hashes = {address_key(state, person, address, self._salt).hash for person in standing}
            with store_answers():
                if len(await self.store.keys.existing(hashes)) >= FROM_ONE_ADDRESS:
                    raise Denied("server-full-address", 429, most=FROM_ONE_ADDRESS)

    async def _check_not_banned(self, state: TableState, address: str) -> None:
        for one in state.people.values():
            if one.banned:
                with store_answers():
                    if await self.store.keys.find(address_key(state, one.number, address, self._salt).hash) is not None:
                        raise Denied("server-banned", 403)

    def checked_nickname(self, nickname: str) -> str:
        """A nickname on one line that can be seen."""
        name = printable_line(nickname)
        if not name or len(name) > self.settings.max_nickname:
            raise Denied("server-nickname", 400, most=self.settings.max_nickname)
        if not can_be_seen(name):
            raise Denied("server-nickname-invisible", 400)
        return name
