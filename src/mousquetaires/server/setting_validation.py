"""The text settings: what each must look like, and how it is normalized.

Each function returns the text in its usual form, or raises ``ValueError``.
"""

import re
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql", "postgres")
WEB_PORTS: Final = {"http": 80, "https": 443}


def host(text: str) -> str:
    """An address or a name of this machine."""
    if re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?\.?", text):
        return text
    return str(ip_address(text.removeprefix("[").removesuffix("]")))


def database(text: str) -> str:
    """A SQLite file, with its absolute path, or a PostgreSQL database."""
    scheme, _, rest = text.partition("://")
    if scheme == "sqlite":
        if not rest.startswith("/") or rest in ("/", "/:memory:") or "?" in rest or "\0" in rest:
            raise ValueError
        return f"{SQLITE}{Path(rest[1:]).expanduser().absolute()}"
    url = _split_url(text, *POSTGRES)
    if len(url.path) < 2:
        raise ValueError
    return f"postgresql://{rest}"


def channels(text: str) -> str:
    """A Redis server. Empty for none."""
    if text and not _split_url(text, "redis", "rediss").hostname:
        raise ValueError
    return text


def public_url(text: str) -> str:
    """The URL under which people reach the server, without a final slash."""
    if text:
        url = _split_url(text, *WEB_PORTS)
        if not url.hostname or url.query or url.fragment or "@" in url.netloc:
            raise ValueError
    return text.rstrip("/")


def origin(text: str) -> str:
    """An origin as browsers send it: no path, no default port, lower case."""
    url = _split_url(text, *WEB_PORTS)
    if not url.hostname or url.path.strip("/") or url.query or url.fragment or "@" in url.netloc:
        raise ValueError
    host = f"[{url.hostname}]" if ":" in url.hostname else url.hostname
    port = "" if url.port in (None, WEB_PORTS[url.scheme]) else f":{url.port}"
    return f"{url.scheme}://{host}{port}"


def network(text: str) -> str:
    return str(ip_network(text, strict=False))


def contact(text: str) -> str:
    """The contact address for push services; may be empty."""
    if text and not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://[^\s/]+\S*", text):
        raise ValueError
    return text


def token(text: str) -> str:
    """A secret of at least 22 printable characters. Empty for none."""
    if text and not re.fullmatch(r"[!-~]{22,64}", text):
        raise ValueError
    return text


def _split_url(text: str, *schemes: str) -> SplitResult:
    url = urlsplit(text)
    if url.scheme not in schemes or not text[len(url.scheme) :].startswith("://") or re.search(r"\s", text):
        raise ValueError
    _ = url.port  # raises ValueError if the port is not a number
    return url


# Examples for the error message, and the function that checks the value.
FORMATS: Final[dict[str, tuple[str, Callable[[str], str]]]] = {
    "host": ("127.0.0.1, ::, localhost", host),
    "database": ("sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME", database),
    "channels": ("redis://HOST:6379, rediss://:PASSWORD@HOST:6379", channels),
    "public_url": ("https://game.example", public_url),
    "origins": ("https://game.example, http://localhost:5173", origin),
    "trusted_proxies": ("127.0.0.1, 10.0.0.0/8, ::1", network),
    "vapid_subject": ("mailto:host@game.example, https://game.example", contact),
    "operator_token": ("0123456789abcdef0123456789abcdef", token),
}
