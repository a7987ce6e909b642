"""The ASGI application: routes, limits, headers, and the server's parts from start to stop."""

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

from .api import ops, printed
from .api.client import WEB, client_routes
from .api.common import Ask, note_fault, on_denied, on_fault, on_gone, on_http_error, server_of
from .api.document import Structs, document, may_refuse
from .api.limits import Counts, Knocks
from .api.origin import check_origin
from .api.play import Bots, socket
from .api.tables import Tables
from .refusals import Denied
from .service import Server

STATIC: Final = Path(__file__).parent / "static"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
UNLIMITED: Final = ["^/health$", "^/ready$", "^/metrics$", "^/static/", "^/assets/"]


def create_app(server: Server, web: Path = WEB) -> ASGIApp:
    """The faces of a server that was started; every answer has the headers, that of an unknown address too."""
    return with_headers(routes(server, web))


def routes(server: Server, web: Path) -> Litestar:
    """Everything that can be asked of a server."""
    settings = server.settings
    limit = RateLimitConfig(("minute", settings.requests_per_minute), exclude=UNLIMITED, middleware_class=Knocks)
    others = CORSConfig(allow_origins=list(settings.origins), allow_credentials=True) if settings.origins else None
    app = Litestar(
        route_handlers=[
            Tables,
            Bots,
            socket,
            ops.health,
            ops.ready,
            ops.metrics,
            *printed.ROUTES,
            ops.push_key,
            ops.privacy,
            *client_routes(web),
            create_static_files_router("/static", [STATIC], include_in_schema=False),
        ],
        state=State({"server": server}),
        middleware=[limit.middleware],
        stores={limit.store: Counts()},
        cors_config=others,
        before_request=own_pages_only,
        exception_handlers={
            Denied: on_denied,
            HTTPException: on_http_error,
            ClientDisconnected: on_gone,
            Exception: on_fault,
        },
        after_exception=[note_fault],
        request_class=Ask,
        openapi_config=document(),
        plugins=[Structs()],
        request_max_body_size=settings.max_message_bytes,
        logging_config=None,
    )
    may_refuse(app)
    app.state.methods = {
        route.path_format: ", ".join(sorted(route.methods)) for route in app.routes if isinstance(route, HTTPRoute)
    }
    return app


async def own_pages_only(request: Request[Any, Any, Any]) -> Response[None] | None:
    """What changes something must not come from another site's page."""
    if request.method not in SAFE:
        check_origin(request, server_of(request).settings)
    if request.method != "OPTIONS":
        return None
    methods: str = request.app.state.methods[request.scope["path_template"]]
    return Response(None, status_code=204, headers={"Allow": methods})  # the framework's own answer forgets some


def with_headers(app: ASGIApp) -> ASGIApp:
    """What every answer tells the browser: run nothing that is not ours, remember nothing that is somebody's."""

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

        await app(asked_for(scope), receive, send_with)

    return answer


def asked_for(scope: HTTPScope) -> HTTPScope:
    """HEAD asks for what GET answers, and the web server leaves out the body; a stream has no end and is no page."""
    if scope["method"] == "HEAD" and not scope["path"].startswith("/api/"):
        return {**scope, "method": "GET"}
    return scope
