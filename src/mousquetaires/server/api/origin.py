"""Where a request comes from: pages of our own, or pages the operator has allowed, and no others."""

from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ..denied import Denied
from ..settings import Settings

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")
PAGES: Final = {"ws": "http", "wss": "https"}


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuse what another site's page sends in somebody's name. Programs send no Origin, and no cookies by accident."""
    origin = connection.headers.get("origin")
    if origin is None or origin.rstrip("/") in own_origins(settings):
        return
    if origin in settings.origins or _same_address(origin, connection):
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
    parts = urlsplit(origin)
    scheme = PAGES.get(connection.url.scheme, connection.url.scheme)
    if parts.scheme != scheme or parts.netloc != connection.headers.get("host", ""):
        return False
    try:
        ip_address((parts.hostname or "").strip("[]"))
    except ValueError:
        return parts.hostname == "localhost"
    return True
