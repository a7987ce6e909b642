"""Refusals and errors as HTTP responses: JSON for programs, a small page for people."""

from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException, WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.i18n import texts
from mousquetaires.i18n.sentences import reason_values, sentence

from ..logs import log, masked_path
from ..refusals import Denied
from .decoding import BOUND, misread, no_seat
from .html_pages import not_found_page, refusal_page
from .requests import JSON, Connection, language_of, seat_cookie, secret_of, server_of
from .responses import Problem

LIMITS: Final = ("ratelimit-policy", "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset")
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


def problem_of(denied: Denied, language: str) -> Problem:
    spoken = texts(language)
    text = sentence(spoken.say(denied.key, **reason_values(spoken, denied.values)))
    return Problem(denied.rule, denied.key, denied.values, text)


def expired_cookies(request: Connection) -> list[Cookie]:
    """Delete a browser's cookie with an unknown key: scripts cannot, and it would keep the person from watching."""
    table = request.path_params.get("table")
    if table is None or not secret_of(request) or "authorization" in request.headers:
        return []
    cookie = seat_cookie(request, table, "")
    cookie.max_age = 0
    return [cookie]


def on_denied(request: Request[Any, Any, Any], denied: Denied) -> Response[Any]:
    """A refusal as JSON, or as a small page for a person who reads it in a browser."""
    server_of(request).metrics.refusals.labels(key=denied.label).inc()
    headers = {}
    cookies = expired_cookies(request) if denied.key == "server-unknown-key" else []
    if denied.status in (429, 503):
        headers["Retry-After"] = "1"
    elif denied.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    language = language_of(request)
    problem = problem_of(denied, language)
    if wants_html(request):
        page = refusal_page(language, problem.text).encode()
        return Response(page, status_code=denied.status, headers=headers, media_type="text/html")
    return Response(problem, status_code=denied.status, headers=headers, cookies=cookies, media_type=JSON)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    """What the framework refuses, in the same form. At an unknown address, the browser client says so itself."""
    if error.status_code == 404 and wants_html(request):
        page: bytes = request.app.state.client_page or not_found_page(language_of(request)).encode()
        return Response(page, status_code=404, media_type="text/html")
    answer = on_denied(request, _denied(request, error))
    said = {name.lower(): value for name, value in (error.headers or {}).items()}
    answer.headers.update({name: value for name, value in said.items() if name == "allow" or name in LIMITS})
    if "ratelimit-reset" in said:
        answer.headers["Retry-After"] = said["ratelimit-reset"]
    return answer


def wants_html(request: Connection) -> bool:
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


def on_server_error(request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """An unexpected error: the details are in the log, and not in the answer."""
    return on_denied(request, Denied("server-fault", 500))


def on_disconnect(_request: Request[Any, Any, Any], _error: ClientDisconnected) -> Response[None]:
    """The client disconnected during its request and will not read the answer."""
    return Response(None, status_code=400)


async def log_server_error(error: Exception, scope: Scope) -> None:
    """Log unexpected errors. Refusals, and clients that disconnect, are none."""
    refused = isinstance(error, HTTPException) and error.status_code < 500
    if not refused and not isinstance(error, (Denied, ClientDisconnected, WebSocketDisconnect)):
        log.error("request_failed", path=masked_path(scope["path"]), why=type(error).__name__, exc_info=error)
