"""The ASGI application: routes, rate limits, security headers, error handlers."""

from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.cors import CORSConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.routes import HTTPRoute
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from .api import ops, own_boxes, static_data
from .api.analyses import Analyses, BotGameAnalyses
from .api.browser_client import WEB, client_page, client_routes
from .api.error_responses import log_server_error, on_denied, on_disconnect, on_http_error, on_server_error
from .api.http_play import HttpPlay
from .api.lessons import Lessons
from .api.openapi import StructSchemas, document_errors, openapi_config
from .api.origin import check_origin
from .api.rate_limit import RateLimit, RequestCounts
from .api.replays import Replays
from .api.requests import ApiRequest, server_of
from .api.stories import Stories
from .api.tables import Tables
from .api.websocket_play import socket
from .refusals import Denied
from .service import Server

STATIC: Final = Path(__file__).parent / "static"
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SAFE_METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS"))
UNLIMITED: Final = ["^/health$", "^/ready$", "^/metrics$", "^/static/", "^/assets/"]


def create_app(server: Server, web: Path = WEB) -> ASGIApp:
    """The application for a started server. Every response has the security headers, also those for unknown paths."""
    return with_headers(routes(server, web))


CONTROLLERS: Final = (Tables, Lessons, HttpPlay, Replays, Analyses, BotGameAnalyses, Stories)


def routes(server: Server, web: Path) -> Litestar:
    """All routes with their limits and error handlers."""
    settings = server.settings
    limit = RateLimitConfig(("minute", settings.requests_per_minute), exclude=UNLIMITED, middleware_class=RateLimit)
    cors = CORSConfig(allow_origins=list(settings.origins), allow_credentials=True) if settings.origins else None
    static_files = create_static_files_router("/static", [STATIC], include_in_schema=False)
    app = Litestar(
        route_handlers=[
            *CONTROLLERS,
            socket,
            *ops.ROUTES,
            *static_data.ROUTES,
            *own_boxes.ROUTES,
            *client_routes(web),
            static_files,
        ],
        state=State({"server": server, "client_page": client_page(web)}),
        middleware=[limit.middleware],
        stores={limit.store: RequestCounts()},
        cors_config=cors,
        before_request=before_request,
        exception_handlers={
            Denied: on_denied,
            HTTPException: on_http_error,
            ClientDisconnected: on_disconnect,
            Exception: on_server_error,
        },
        after_exception=[log_server_error],
        request_class=ApiRequest,
        openapi_config=openapi_config(),
        plugins=[StructSchemas()],
        request_max_body_size=settings.max_message_bytes,
        logging_config=None,
    )
    document_errors(app)
    app.state.methods = {
        route.path_format: ", ".join(sorted(route.methods)) for route in app.routes if isinstance(route, HTTPRoute)
    }
    return app


async def before_request(request: Request[Any, Any, Any]) -> Response[None] | None:
    """Check the origin of requests that change something, and answer OPTIONS."""
    if request.method not in SAFE_METHODS:
        check_origin(request, server_of(request).settings)
    if request.method != "OPTIONS":
        return None
    methods: str = request.app.state.methods[request.scope["path_template"]]
    return Response(None, status_code=204, headers={"Allow": methods})  # Litestar's own answer is incomplete


def with_headers(app: ASGIApp) -> ASGIApp:
    """Add the security headers to every response, and forbid caching of API responses."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        await app(head_as_get(scope), receive, send_with)

    return answer


def head_as_get(scope: HTTPScope) -> HTTPScope:
    """Treat HEAD as GET, except for the API, where a stream has no end. The web server leaves out the body."""
    if scope["method"] == "HEAD" and not scope["path"].startswith("/api/"):
        return {**scope, "method": "GET"}
    return scope
