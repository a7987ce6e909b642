"""Limits per address: requests per minute, and requests in progress. WebSockets count as requests."""

from typing import Any, Final, cast

from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp, Receive, Scope, Send

from ..monotonic_clock import steady_ms
from ..refusals import Denied
from .connection_counts import too_many_connections
from .requests import address_of, server_of
from .websocket_play import refuse

WINDOW: Final = 60  # seconds
CLEAN_UP_EVERY: Final = 10_000  # requests


def steady_seconds() -> int:
    """Seconds of a clock that cannot be set: a limit never lasts longer than its window."""
    return steady_ms() // 1000


class RequestCounts(MemoryStore):
    """The requests of each address in its current window, for all routes together.

    The counts stay Python objects. Litestar's own store serializes the whole window at every request.
    """

    __slots__ = ("requests", "windows")

    def __init__(self) -> None:
        super().__init__()
        self.windows: dict[str, CacheObject] = {}
        self.requests = 0

    def window_of(self, key: str) -> CacheObject:
        now = steady_seconds()
        found = self.windows.get(key)
        return found if found is not None and found.reset > now else CacheObject(history=[], reset=now + WINDOW)

    def add_request(self, key: str, window: CacheObject) -> None:
        now = steady_seconds()
        window.history.append(now)
        self.windows[key] = window
        self.requests += 1
        if self.requests % CLEAN_UP_EVERY == 0:
            self.windows = {key: window for key, window in self.windows.items() if window.reset > now}


class RateLimit(RateLimitMiddleware):
    """Litestar's rate limit, extended to WebSockets and to requests in progress."""

    def __init__(self, app: ASGIApp, config: RateLimitConfig) -> None:
        super().__init__(app, config)
        self.scopes = {ScopeType.HTTP, ScopeType.WEBSOCKET}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        requests, address = server_of(connection).requests, address_of(connection)
        if not requests.enter(address):
            await self._refuse(scope, receive, send, too_many_connections(requests.limit))
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
        await refuse(WebSocket(scope, receive, send), denied)

    def create_response_headers(self, cache_object: CacheObject) -> dict[str, str]:
        """Litestar's headers, with the remaining seconds by our clock."""
        headers = super().create_response_headers(cache_object)
        return {**headers, self.config.rate_limit_reset_header_key: str(max(0, cache_object.reset - steady_seconds()))}

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        return cast("RequestCounts", store).window_of(key)

    async def set_cached_history(self, key: str, cache_object: CacheObject, store: Store) -> None:
        cast("RequestCounts", store).add_request(key, cache_object)
