"""Where a request comes from: pages of our own, or pages the operator has allowed, and no others."""

from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ..refusals import Denied
from ..settings import Settings

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")
PAGES: Final = {"ws": "http", "wss": "https"}
ELSEWHERE: Final = ("cross-site", "same-site")  # how a browser calls another page that does not say which it is


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuse what another site's page sends in somebody's name. Programs send no Origin, and no cookies by accident."""
    origin = connection.headers.get("origin")
    if origin is None:
        origin = connection.headers.get("sec-fetch-site", "")
        if origin not in ELSEWHERE:
            return
    elif origin.rstrip("/") in own_origins(settings) or origin in settings.origins or _same_address(origin, connection):
        return
    raise Denied("server-origin", 403, origin=origin[:100])


def own_origins(settings: Settings) -> set[str]:
    """What pages of this server are called."""
    own = {f"http://{host}:{settings.port}" for host in LOCAL}
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        own.add(f"{parts.scheme}://{parts.netloc}")
    return own


def _same_address(origin: str, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """A page that was opened by the server's bare address: a number cannot be made to point elsewhere."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    scheme = PAGES.get(connection.scope["scheme"], connection.scope["scheme"])
    if parts.scheme != scheme or parts.netloc != connection.headers.get("host", ""):
        return False
    try:
        ip_address((parts.hostname or "").strip("[]"))
    except ValueError:
        return parts.hostname == "localhost"
    return True
