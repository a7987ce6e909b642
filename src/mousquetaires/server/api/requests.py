"""Reads requests: the body, the visitor, their address, cookies and language."""

import re
from hmac import compare_digest
from typing import Annotated, Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import InternalServerException
from litestar.openapi.spec import SecurityRequirement
from litestar.params import Parameter
from uvicorn.protocols.utils import ClientDisconnected

from mousquetaires.i18n import ENGLISH, languages

from ..access.secret_tokens import COOKIE, LONGEST, SECURE_COOKIE
from ..access.visitors import OPERATOR, STRANGER, Visitor, need_person
from ..notify.urls import is_web_link
from ..refusals import Denied
from ..service import Server
from .decoding import read

Json = dict[str, Any]
Connection = ASGIConnection[Any, Any, Any, Any]
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{16}")
TableId = Annotated[str, Parameter(pattern=f"^{TABLE.pattern}$", description="a table's name, as in its link")]
YEAR: Final = 365 * 86_400
JSON: Final = "application/json"

BY_COOKIE: Final[list[SecurityRequirement]] = [{"cookie": []}]  # for persons with a browser's cookie
BY_KEY: Final[list[SecurityRequirement]] = [{"cookie": []}, {"token": []}]  # for bots with a token, too


class ApiRequest(Request[Any, Any, Any]):
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


async def person_of(connection: Connection, table: str) -> Visitor:
    """A person of this table who asks with their own key. Strangers and bots' tokens are refused."""
    visitor = await visitor_of(connection, table)
    need_person(visitor)
    return visitor


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


def is_secure(connection: Connection) -> bool:
    """Whether cookies are for HTTPS only: as configured, or as the visitor connected."""
    setting = server_of(connection).settings.secure_cookies
    return setting == "always" or (setting == "auto" and connection.scope["scheme"] in ("https", "wss"))


def language_of(connection: Connection) -> str:
    """The first of the reader's languages for which we have texts."""
    for part in connection.headers.get("accept-language", "").split(",")[:10]:
        code = part.partition(";")[0].strip().lower().partition("-")[0]
        if code in languages():
            return code
    return ENGLISH
