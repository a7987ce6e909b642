"""Masks passwords and other secrets in URLs, so that they can be logged and shown.

>>> masked("postgresql://athos:grimaud@db.example/game")
'postgresql://athos:***@db.example/game'
"""

import re
from typing import Final

MASK: Final = "***"
KEEPS_USER: Final = ("postgresql", "postgres")  # a name without a password is shown; elsewhere it may be a token
WEB: Final = ("http", "https", "ws", "wss")
PASSWORD_AS_PORT: Final = re.compile(r"^([^:/?#\[]*:)(?!\d+(?:[/?#]|$))[^/?#]+")  # "user:password" without a host
SECRET_PARAMETER: Final = re.compile(r"(?i)([?&][^=&#]*(?:pass|secret|token|key)[^=&#]*=)[^&#]*")


def masked(url: str) -> str:
    """A URL without its password and other secrets, also if it is not quite a valid URL.

    >>> masked("redis://:buckingham@cache.example:6379/0")
    'redis://:***@cache.example:6379/0'
    """
    scheme, slashes, rest = url.partition("://") if "://" in url else ("", "", url)
    if scheme == "sqlite":
        return url
    # A password may contain a slash or an @ that should have been escaped. Only in a web address is it certain where
    # the host begins.
    is_web = scheme.lower() in WEB
    authority = re.split(r"[/?#]", rest, maxsplit=1)[0] if is_web else rest
    credentials, at, host = authority.rpartition("@")
    if at:
        user, colon, _ = credentials.partition(":")
        shown = f"{user}:{MASK}" if colon else user if scheme.lower() in KEEPS_USER else MASK
        rest = f"{shown}@{host}{rest[len(authority) :]}"
    else:
        rest = PASSWORD_AS_PORT.sub(rf"\1{MASK}", rest)
    return scheme + slashes + SECRET_PARAMETER.sub(rf"\1{MASK}", rest)
