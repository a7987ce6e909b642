"""How often one address may knock: requests, and sockets that are opened, are counted together."""

from litestar import WebSocket
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware.rate_limit import RateLimitConfig, RateLimitMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from ..denied import Denied
from .play import turn_away


class Knocks(RateLimitMiddleware):
    """The framework's limit of requests, which by itself does not count who opens a socket."""

    def __init__(self, app: ASGIApp, config: RateLimitConfig) -> None:
        super().__init__(app, config)
        self.scopes = {ScopeType.HTTP, ScopeType.WEBSOCKET}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        except TooManyRequestsException:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            await turn_away(WebSocket(scope, receive, send), Denied("server-too-fast", 429))
