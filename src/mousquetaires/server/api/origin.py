"""Checks the origin of requests: only our own pages and those the operator allows may change anything."""

from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ..refusals import Denied
from ..settings import Settings

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")
PAGE_SCHEMES: Final = {"ws": "http", "wss": "https"}
OTHER_SITES: Final = ("cross-site", "same-site")  # Sec-Fetch-Site of requests from another site's page


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuse requests that another site's page makes with a player's cookies. Programs send no Origin: they pass."""
    origin = connection.headers.get("origin")
    if origin is None:
        origin = connection.headers.get("sec-fetch-site", "")
        if origin not in OTHER_SITES:
            return
    elif origin.rstrip("/") in own_origins(settings) or origin in settings.origins or _same_address(origin, connection):
        return
    raise Denied("server-origin", 403, origin=origin[:100])


def own_origins(settings: Settings) -> set[str]:
    """The origins of this server's own pages."""
    own = {f"http://{host}:{settings.port}" for host in LOCAL}
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        own.add(f"{parts.scheme}://{parts.netloc}")
    return own


def _same_address(origin: str, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the page was opened by the server's IP address. Unlike a name, that cannot be redirected elsewhere."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    scheme = PAGE_SCHEMES.get(connection.scope["scheme"], connection.scope["scheme"])
    if parts.scheme != scheme or parts.netloc != connection.headers.get("host", ""):
        return False
    try:
        ip_address((parts.hostname or "").strip("[]"))
    except ValueError:
        return parts.hostname == "localhost"
    return True
