"""What the handlers share: the server's parts, who is asking, and refusals as answers."""

from typing import Annotated, Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct

from mousquetaires.i18n import ENGLISH, languages, texts
from mousquetaires.i18n.face import reason_values, sentence

from ..denied import Denied
from ..desk import STRANGER, Visitor
from ..keys import COOKIE, LONGEST
from ..server import Server

Json = dict[str, Any]
Connection = ASGIConnection[Any, Any, Any, Any]
TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{16}$", description="a table's name, as in its link")]
YEAR: Final = 365 * 86_400


class Problem(Struct):
    """Why something was refused: a rule of the game or none, a text key with its values, and a sentence."""

    rule: str
    key: str
    values: dict[str, int | str]
    text: str


PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=about)
    for status, about in (
        (400, "what was sent makes no sense"), (401, "nobody is known by this key"), (403, "not for this visitor"),
        (404, "there is no such thing"), (409, "not possible now"), (429, "too many, too fast"),
        (503, "not possible for a moment: try again"),
    )
}


def server_of(connection: Connection) -> Server:
    found = connection.app.state.server
    assert isinstance(found, Server)
    return found


def secret_of(connection: Connection) -> str:
    """The secret a visitor shows: a bot's token, or a browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()[:LONGEST]
    return connection.cookies.get(COOKIE, "")[:LONGEST]


async def visitor_of(connection: Connection, table: str) -> Visitor:
    """Who is asking; somebody without a secret is a stranger, somebody with a wrong one is told so."""
    secret = secret_of(connection)
    return await server_of(connection).desk.visitor(table, secret) if secret else STRANGER


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else ""


def seat_cookie(request: Connection, table: str, secret: str) -> Cookie:
    """A browser's proof of who it is: for this table alone, and not for scripts."""
    setting = server_of(request).settings.secure_cookies
    secure = setting == "always" or (setting == "auto" and request.url.scheme in ("https", "wss"))
    return Cookie(
        COOKIE, value=secret, path=f"/api/tables/{table}", httponly=True, secure=secure, samesite="strict", max_age=YEAR
    )


# --- refusals -------------------------------------------------------------------------------------


def language_of(connection: Connection) -> str:
    """The first of the reader's languages that we speak."""
    for part in connection.headers.get("accept-language", "").split(",")[:10]:
        code = part.partition(";")[0].strip().lower().partition("-")[0]
        if code in languages():
            return code
    return ENGLISH


def problem_of(denied: Denied, language: str) -> Problem:
    spoken = texts(language)
    text = sentence(spoken.say(denied.key, **reason_values(spoken, denied.values)))
    return Problem(denied.rule, denied.key, denied.values, text)


def on_denied(request: Request[Any, Any, Any], denied: Denied) -> Response[Problem]:
    server_of(request).metrics.refusals.labels(key=denied.key).inc()
    headers = {"Retry-After": "1"} if denied.status in (429, 503) else None
    return Response(problem_of(denied, language_of(request)), status_code=denied.status, headers=headers)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses, in the same form."""
    if isinstance(error, ValidationException) or error.status_code == 400:
        denied = Denied("server-bad-request", 400, why=_why(error))
    elif error.status_code in (404, 405):
        denied = Denied("server-no-page", error.status_code)
    elif error.status_code == 413:
        denied = Denied("server-too-large", 413, most=server_of(request).settings.max_message_bytes)
    elif error.status_code == 429:
        denied = Denied("server-too-fast", 429)
    else:
        denied = Denied("server-bad-request", error.status_code, why=_why(error))
    answer = on_denied(request, denied)
    answer.headers.update({name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"})
    return answer


def _why(error: HTTPException) -> str:
    found = [str(one.get("message", "")) for one in error.extra or [] if isinstance(one, dict)]
    return "; ".join(found)[:200] or str(error.detail)[:200]
