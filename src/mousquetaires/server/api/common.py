"""Shared by the endpoints: the server's parts, the visitor, and refusals as HTTP answers."""

import re
from hmac import compare_digest
from typing import Annotated, Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, InternalServerException, ValidationException, WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import SecurityRequirement
from litestar.params import Parameter
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.i18n import ENGLISH, languages, texts
from mousquetaires.i18n.sentences import reason_values, sentence

from ..access.secrets import COOKIE, LONGEST, SECURE_COOKIE
from ..access.visitors import OPERATOR, STRANGER, Visitor
from ..logs import log, masked_path
from ..notify.urls import is_web_link
from ..refusals import Denied
from ..service import Server
from .answers import Problem
from .decoding import BOUND, misread, no_seat, read
from .html_pages import not_found_page, refusal_page

Json = dict[str, Any]
Connection = ASGIConnection[Any, Any, Any, Any]
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{16}")
TableId = Annotated[str, Parameter(pattern=f"^{TABLE.pattern}$", description="a table's name, as in its link")]
YEAR: Final = 365 * 86_400
JSON: Final = "application/json"
LIMITS: Final = ("ratelimit-policy", "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset")

BY_COOKIE: Final[list[SecurityRequirement]] = [{"cookie": []}]  # for persons with a browser's cookie
BY_KEY: Final[list[SecurityRequirement]] = [{"cookie": []}, {"token": []}]  # for bots with a token, too
# fmt: off
ABOUT: Final = {
    400: "the request is not valid", 401: "the key is unknown", 403: "not allowed for this visitor",
    404: "not found", 405: "method not allowed", 409: "not possible now", 413: "too long", 415: "not JSON",
    429: "too many requests", 500: "an error of the server", 503: "not possible at the moment: try again",
}
# fmt: on
PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=about) for status, about in ABOUT.items()
}


class Ask(Request[Any, Any, Any]):
    """A request whose body is decoded exactly as the OpenAPI document says."""

    async def body(self) -> bytes:
        try:
            found = await super().body()
        except InternalServerException as error:  # the framework's error for a client that has gone
            raise ClientDisconnected from error
        field = self.route_handler.parsed_data_field
        if not found and field is not None and not field.is_optional:
            raise Denied("server-not-json", 400)
        return found

    async def json(self) -> Any:
        if self.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Denied("server-content-type", 415)
        field = self.route_handler.parsed_data_field
        assert field is not None
        return read(await self.body(), field.annotation)


def server_of(connection: Connection) -> Server:
    found = connection.app.state.server
    assert isinstance(found, Server)
    return found


def secret_of(connection: Connection) -> str:
    """The visitor's secret: a bot's token, or a browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()[:LONGEST]
    return connection.cookies.get(SECURE_COOKIE if is_secure(connection) else COOKIE, "")[:LONGEST]


async def visitor_of(connection: Connection, table: str) -> Visitor:
    """Who is asking. Without a secret they are a stranger; an unknown secret is refused."""
    secret = secret_of(connection)
    return await server_of(connection).keys.visitor(table, secret) if secret else STRANGER


async def watcher_of(connection: Connection, table: str) -> Visitor:
    """Who wants to watch. Strangers may, under the same conditions as people with a nickname."""
    visitor = await visitor_of(connection, table)
    if visitor.person == 0:
        await server_of(connection).admission.check_stranger(table, address_of(connection))
    return visitor


async def host_or_operator_of(connection: Connection, table: str) -> Visitor:
    """Who is asking, where the operator may do what the table's host may."""
    token = server_of(connection).settings.operator_token
    if token and compare_digest(secret_of(connection).encode(), token.encode()):
        return OPERATOR
    return await visitor_of(connection, table)


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else ""


def base_of(connection: Connection) -> str:
    """The beginning of links for this visitor: as configured, or as they address this server."""
    settings = server_of(connection).settings
    called = f"{connection.scope['scheme']}://{connection.headers.get('host', '')}"
    return next(one for one in (settings.public_url, called, f"http://localhost:{settings.port}") if is_web_link(one))


def seat_cookie(request: Connection, table: str, secret: str) -> Cookie:
    """The cookie that identifies a browser: for this table only, and hidden from scripts."""
    secure = is_secure(request)
    return Cookie(
        SECURE_COOKIE if secure else COOKIE,
        value=secret,
        path=f"/api/tables/{table}",
        httponly=True,
        secure=secure,
        samesite="strict",
        max_age=YEAR,
    )


def forgotten(request: Connection) -> list[Cookie]:
    """Delete a browser's cookie with an unknown key: scripts cannot, and it would keep the person from watching."""
    table = request.path_params.get("table")
    if table is None or not secret_of(request) or "authorization" in request.headers:
        return []
    cookie = seat_cookie(request, table, "")
    cookie.max_age = 0
    return [cookie]


def is_secure(connection: Connection) -> bool:
    """Whether cookies are for HTTPS only: as configured, or as the visitor connected."""
    setting = server_of(connection).settings.secure_cookies
    return setting == "always" or (setting == "auto" and connection.scope["scheme"] in ("https", "wss"))


# --- refusals -------------------------------------------------------------------------------------


def language_of(connection: Connection) -> str:
    """The first of the reader's languages for which we have texts."""
    for part in connection.headers.get("accept-language", "").split(",")[:10]:
        code = part.partition(";")[0].strip().lower().partition("-")[0]
        if code in languages():
            return code
    return ENGLISH


def problem_of(denied: Denied, language: str) -> Problem:
    spoken = texts(language)
    text = sentence(spoken.say(denied.key, **reason_values(spoken, denied.values)))
    return Problem(denied.rule, denied.key, denied.values, text)


def on_denied(request: Request[Any, Any, Any], denied: Denied) -> Response[Any]:
    """A refusal as JSON, or as a small page for a person who reads it in a browser."""
    server_of(request).metrics.refusals.labels(key=denied.label).inc()
    headers = {}
    cookies = forgotten(request) if denied.key == "server-unknown-key" else []
    if denied.status in (429, 503):
        headers["Retry-After"] = "1"
    elif denied.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    language = language_of(request)
    problem = problem_of(denied, language)
    if wants_a_page(request):
        page = refusal_page(language, problem.text).encode()
        return Response(page, status_code=denied.status, headers=headers, media_type="text/html")
    return Response(problem, status_code=denied.status, headers=headers, cookies=cookies, media_type=JSON)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    """What the framework refuses, in the same form; an unknown page gets a page of its own."""
    if error.status_code == 404 and wants_a_page(request):
        return Response(not_found_page(language_of(request)).encode(), status_code=404, media_type="text/html")
    answer = on_denied(request, _denied(request, error))
    said = {name.lower(): value for name, value in (error.headers or {}).items()}
    answer.headers.update({name: value for name, value in said.items() if name == "allow" or name in LIMITS})
    if "ratelimit-reset" in said:
        answer.headers["Retry-After"] = said["ratelimit-reset"]
    return answer


def wants_a_page(request: Connection) -> bool:
    """Whether a person reads the answer in a browser."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def _denied(request: Connection, error: HTTPException) -> Denied:
    if error.status_code == 404:
        return Denied("server-no-page", 404)
    if error.status_code == 405:
        return _other_method(request, error)
    if error.status_code == 413:
        return Denied("server-too-large", 413, most=server_of(request).settings.max_message_bytes)
    if error.status_code == 429:
        return Denied("server-too-fast", 429)
    if error.status_code >= 500:
        return Denied("server-fault", 500)
    if isinstance(error, ValidationException):
        return _misread(error)
    return Denied("server-bad-request", error.status_code, why=str(error.detail)[:200])


def _other_method(request: Connection, error: HTTPException) -> Denied:
    if request.url.path.endswith("/socket"):
        return Denied("server-socket-only", 405)
    known = {name.lower(): value for name, value in (error.headers or {}).items()}.get("allow", "").split(", ")
    return Denied("server-method", 405, known=", ".join(sorted(one for one in known if one != "OPTIONS")))


def _misread(error: ValidationException) -> Denied:
    """Explains which part of the address or header was wrong."""
    for one in error.extra if isinstance(error.extra, list) else ():
        field, words = str(one.get("key", "")), str(one.get("message", ""))
        if field == "table":
            return Denied("server-no-table", 404)
        if field == "seat" and (bound := BOUND.fullmatch(words)):
            return no_seat(int(bound[3]) if bound[2] == "<=" else SPECTATOR)
        return misread(words, field=field)
    return misread(str(error.detail))


def on_fault(request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """An unexpected error: the details are in the log, and not in the answer."""
    return on_denied(request, Denied("server-fault", 500))


def on_gone(_request: Request[Any, Any, Any], _error: ClientDisconnected) -> Response[None]:
    """The client disconnected during its request: nobody reads the answer."""
    return Response(None, status_code=400)


async def note_fault(error: Exception, scope: Scope) -> None:
    """Log unexpected errors. Refusals, and clients that disconnect, are none."""
    refused = isinstance(error, HTTPException) and error.status_code < 500
    if not refused and not isinstance(error, (Denied, ClientDisconnected, WebSocketDisconnect)):
        log.error("request_failed", path=masked_path(scope["path"]), why=type(error).__name__, exc_info=error)
