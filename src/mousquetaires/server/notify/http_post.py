"""An HTTP request ready to be sent."""

from typing import NamedTuple

from yarl import URL


class HttpPost(NamedTuple):
    """A POST request."""

    url: URL
    headers: dict[str, str]
    body: bytes
