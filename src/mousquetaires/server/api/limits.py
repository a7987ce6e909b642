"""How often one address may knock, and how many requests it may have in progress: requests and sockets alike."""

from typing import Any, Final, cast

from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp, Receive, Scope, Send

from ..clock import steady_ms
from ..refusals import Denied
from .common import address_of, server_of
from .connections import too_many
from .play import turn_away

MINUTE: Final = 60
FORGET_EVERY: Final = 10_000  # requests


def seconds() -> int:
    """Nobody can set this clock: a limit never lasts longer than its minute."""
    return steady_ms() // 1000


class Counts(MemoryStore):
    """How often each address has asked in its minute; one for all routes.

    They stay as they are: the framework's own way is to write an address's whole minute down at every request.
    """

    __slots__ = ("asked", "minutes")

    def __init__(self) -> None:
        super().__init__()
        self.minutes: dict[str, CacheObject] = {}
        self.asked = 0

    def of(self, key: str) -> CacheObject:
        now = seconds()
        found = self.minutes.get(key)
        return found if found is not None and found.reset > now else CacheObject(history=[], reset=now + MINUTE)

    def note(self, key: str, minute: CacheObject) -> None:
        now = seconds()
        minute.history.append(now)
        self.minutes[key] = minute
        self.asked += 1
        if self.asked % FORGET_EVERY == 0:  # addresses that have gone quiet need not be remembered
            self.minutes = {key: one for key, one in self.minutes.items() if one.reset > now}


class Knocks(RateLimitMiddleware):
    """The framework's limit of requests, which by itself does not count who opens a socket."""

    def __init__(self, app: ASGIApp, config: RateLimitConfig) -> None:
        super().__init__(app, config)
        self.scopes = {ScopeType.HTTP, ScopeType.WEBSOCKET}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        requests, address = server_of(connection).requests, address_of(connection)
        if not requests.enter(address):
            await self._refuse(scope, receive, send, too_many(requests.most))
            return
        try:
            await super().__call__(scope, receive, send)
        except TooManyRequestsException:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            await self._refuse(scope, receive, send, Denied("server-too-fast", 429))
        finally:
            requests.leave(address)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, denied: Denied) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            raise denied
        await turn_away(WebSocket(scope, receive, send), denied)

    def create_response_headers(self, cache_object: CacheObject) -> dict[str, str]:
        """The framework's own, with the seconds that are left by our clock."""
        headers = super().create_response_headers(cache_object)
        return {**headers, self.config.rate_limit_reset_header_key: str(max(0, cache_object.reset - seconds()))}

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        return cast("Counts", store).of(key)

    async def set_cached_history(self, key: str, cache_object: CacheObject, store: Store) -> None:
        cast("Counts", store).note(key, cache_object)
