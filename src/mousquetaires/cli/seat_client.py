"""An HTTP client for one seat at a server's table: reads the stream of messages and posts moves.

It uses only the standard library. Bot writers can read here how little is needed.
"""

import json
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from .errors import CliError

Json = dict[str, Any]
ADDRESS: Final = re.compile(r"(https?://[^/?#\s]+)/(?:table|api/tables)/([A-Za-z0-9_-]+)(?:[/?#].*)?")
RIGHT_ADDRESS: Final = "https://game.example/table/NAME"
ANSWER: Final = 30.0  # timeout of a request, in seconds
SILENCE: Final = 60.0  # seconds without a line; the server sends an empty one every 15
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between retries; the last one repeats
PATIENCE: Final = 600.0  # seconds of failed retries before giving up
LATER: Final = (429, 503)  # rate limit, or temporarily unavailable
LOST: Final = (OSError, HTTPException)  # raised by a broken connection


class NoRedirects(HTTPRedirectHandler):
    """Follows no redirects: the token is for this server only."""

    def redirect_request(self, *_: Any) -> None:
        return None


@dataclass(frozen=True)
class Refusal:
    """The server's refusal: the HTTP status and the reason."""

    status: int
    reason: Json

    @property
    def text(self) -> str:
        return str(self.reason.get("text") or f"HTTP {self.status}")


class RefusedRequest(Exception):
    """The server refused a request."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class SeatClient:
    """A connection to one table, with a token."""

    def __init__(self, address: str, token: str, language: str, lost: Callable[[], None]) -> None:
        self.server, table = parts_of(address)
        self._base = f"{self.server}/api/tables/{table}"
        self._headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
        self._opener = build_opener(NoRedirects)
        self._lost = lost  # called once for each lost connection

    def me(self) -> Json:
        """What the server knows about the token's owner."""
        try:
            with self._open("/me", None, ANSWER) as answer:
                found: Json = json.load(answer)
                return found
        except RefusedRequest as refused_request:
            raise CliError("cli-bot-refused", why=refused_request.refusal.text) from refused_request
        except LOST as error:
            raise self._unreachable(error) from error
        except ValueError as error:
            raise CliError("cli-bot-not-ours", address=self.server) from error

    def lines(self, seat: int, since: Callable[[], int]) -> Iterator[str]:
        """All messages to this seat, one per line. After a lost connection it continues where it was."""
        waiting = Retries()
        received = False
        while True:
            try:
                version = since()
                path = f"/seats/{seat}/stream" + (f"?since={version}" if version else "")
                with self._open(path, None, SILENCE) as answer:
                    for line in answer:
                        if line.strip():
                            yield self._whole(line, received)
                            received = True
                            waiting = Retries()
            except RefusedRequest as refused_request:
                if refused_request.refusal.status not in LATER:
                    raise CliError("cli-bot-refused", why=refused_request.refusal.text) from refused_request
            except LOST as error:
                if not received:
                    raise self._unreachable(error) from error
            if waiting.first:
                self._lost()
            waiting.pause(self.server)

    def _whole(self, line: bytes, received: bool) -> str:
        """A complete line. An incomplete one means that the connection was lost."""
        text = line.decode("utf-8", "replace").strip()
        try:
            json.loads(text)
        except ValueError as error:
            if not received:
                raise CliError("cli-bot-not-ours", address=self.server) from error
            raise HTTPException(text) from error
        return text

    def post(self, seat: int, message: Json) -> Json | Refusal:
        """Send a message. Return the server's answer, or its refusal.

        Retries until there is an answer. The server recognises a repeated message by its mark.
        """
        waiting = Retries()
        while True:
            try:
                with self._open(f"/seats/{seat}/moves", message, ANSWER) as answer:
                    said: Json = json.load(answer)
                    return said
            except RefusedRequest as refused_request:
                if refused_request.refusal.status not in LATER:
                    return refused_request.refusal
            except LOST:
                pass
            waiting.pause(self.server)

    def _open(self, path: str, body: Json | None, timeout: float) -> HTTPResponse:
        data = None if body is None else json.dumps(body).encode()
        headers = self._headers | ({} if body is None else {"Content-Type": "application/json"})
        try:
            answer: HTTPResponse = self._opener.open(Request(self._base + path, data, headers), timeout=timeout)
        except HTTPError as error:
            with error:
                raise RefusedRequest(Refusal(error.code, _reason(error.read()))) from error
        return answer

    def _unreachable(self, error: Exception) -> CliError:
        cause = error.reason if isinstance(error, URLError) else error
        why = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
        return CliError("cli-bot-unreachable", address=self.server, why=why)


def parts_of(address: str) -> tuple[str, str]:
    """The server and the table of a link.

    >>> parts_of("https://game.example/table/zRq8ZL07SlaPJwt9")
    ('https://game.example', 'zRq8ZL07SlaPJwt9')
    """
    found = ADDRESS.fullmatch(address)
    try:
        if found is None or not address.isascii() or not urlsplit(address).hostname:
            raise ValueError
        _ = urlsplit(address).port  # raises ValueError if the port is not a number
    except ValueError as error:
        raise CliError("cli-bot-address", read=address, right=RIGHT_ADDRESS) from error
    return found[1], found[2]


class Retries:
    """Retries with growing pauses, up to a time limit."""

    def __init__(self) -> None:
        self._pauses = 0
        self._since = time.monotonic()

    @property
    def first(self) -> bool:
        return self._pauses == 0

    def pause(self, server: str) -> None:
        if time.monotonic() - self._since > PATIENCE:
            raise CliError("cli-bot-gone", address=server)
        time.sleep(PAUSES[min(self._pauses, len(PAUSES) - 1)])
        self._pauses += 1


def _reason(body: bytes) -> Json:
    try:
        found = json.loads(body)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
