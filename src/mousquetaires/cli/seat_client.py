"""A seat at a server's table, over HTTP: what happens there as lines, and moves as posts.

Only the standard library: whoever writes a bot elsewhere may read here how little is needed.
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

from .errors import Problem

Json = dict[str, Any]
ADDRESS: Final = re.compile(r"(https?://[^/?#\s]+)/(?:table|api/tables)/([A-Za-z0-9_-]+)(?:[/?#].*)?")
RIGHT_ADDRESS: Final = "https://game.example/table/NAME"
ANSWER: Final = 30.0  # seconds for a request
SILENCE: Final = 60.0  # seconds without a line: the server sends an empty one every 15
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds before we try again; the last one is repeated
PATIENCE: Final = 600.0  # seconds of trying in vain
LATER: Final = (429, 503)  # too fast, or not possible for a moment
LOST: Final = (OSError, HTTPException)  # what a connection that broke raises


class StayHere(HTTPRedirectHandler):
    """Follow nobody elsewhere: the token is meant for this server alone."""

    def redirect_request(self, *_: Any) -> None:
        return None


@dataclass(frozen=True)
class Refusal:
    """What the server said no to: the HTTP status, and its reason in a form of its own."""

    status: int
    reason: Json

    @property
    def text(self) -> str:
        return str(self.reason.get("text") or f"HTTP {self.status}")


class Turned(Exception):
    """A request the server has refused."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class Wire:
    """The way to one table, with a token."""

    def __init__(self, address: str, token: str, language: str, lost: Callable[[], None]) -> None:
        self.server, table = parts_of(address)
        self._base = f"{self.server}/api/tables/{table}"
        self._headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
        self._opener = build_opener(StayHere)
        self._lost = lost  # called once whenever a connection was lost

    def me(self) -> Json:
        """Who the token says we are."""
        try:
            with self._open("/me", None, ANSWER) as answer:
                found: Json = json.load(answer)
                return found
        except Turned as turned:
            raise Problem("cli-bot-refused", why=turned.refusal.text) from turned
        except LOST as error:
            raise self._unreachable(error) from error
        except ValueError as error:
            raise Problem("cli-bot-not-ours", address=self.server) from error

    def lines(self, seat: int, since: Callable[[], int]) -> Iterator[str]:
        """Everything this seat is told, line by line; after a lost connection it goes on where it was."""
        waiting = Waiting()
        heard = False
        while True:
            try:
                version = since()
                path = f"/seats/{seat}/stream" + (f"?since={version}" if version else "")
                with self._open(path, None, SILENCE) as answer:
                    for line in answer:
                        if line.strip():
                            yield self._whole(line, heard)
                            heard = True
                            waiting = Waiting()
            except Turned as turned:
                if turned.refusal.status not in LATER:
                    raise Problem("cli-bot-refused", why=turned.refusal.text) from turned
            except LOST as error:
                if not heard:
                    raise self._unreachable(error) from error
            if waiting.first:
                self._lost()
            waiting.pause(self.server)

    def _whole(self, line: bytes, heard: bool) -> str:
        """A line that is all there; half a one is a connection that was lost."""
        text = line.decode("utf-8", "replace").strip()
        try:
            json.loads(text)
        except ValueError as error:
            if not heard:
                raise Problem("cli-bot-not-ours", address=self.server) from error
            raise HTTPException(text) from error
        return text

    def post(self, seat: int, message: Json) -> Json | Refusal:
        """Send a message; answers what the server says to it, or why not.

        It is sent until there is an answer: by its mark the server knows one it has had already.
        """
        waiting = Waiting()
        while True:
            try:
                with self._open(f"/seats/{seat}/moves", message, ANSWER) as answer:
                    said: Json = json.load(answer)
                    return said
            except Turned as turned:
                if turned.refusal.status not in LATER:
                    return turned.refusal
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
                raise Turned(Refusal(error.code, _reason(error.read()))) from error
        return answer

    def _unreachable(self, error: Exception) -> Problem:
        cause = error.reason if isinstance(error, URLError) else error
        why = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
        return Problem("cli-bot-unreachable", address=self.server, why=why)


def parts_of(address: str) -> tuple[str, str]:
    """The server and the table behind a link.

    >>> parts_of("https://game.example/table/zRq8ZL07SlaPJwt9")
    ('https://game.example', 'zRq8ZL07SlaPJwt9')
    """
    found = ADDRESS.fullmatch(address)
    try:
        if found is None or not address.isascii() or not urlsplit(address).hostname:
            raise ValueError
        _ = urlsplit(address).port  # one that is no number is a ValueError
    except ValueError as error:
        raise Problem("cli-bot-address", read=address, right=RIGHT_ADDRESS) from error
    return found[1], found[2]


class Waiting:
    """Trying again, more and more slowly, but not for ever."""

    def __init__(self) -> None:
        self._pauses = 0
        self._since = time.monotonic()

    @property
    def first(self) -> bool:
        return self._pauses == 0

    def pause(self, server: str) -> None:
        if time.monotonic() - self._since > PATIENCE:
            raise Problem("cli-bot-gone", address=server)
        time.sleep(PAUSES[min(self._pauses, len(PAUSES) - 1)])
        self._pauses += 1


def _reason(body: bytes) -> Json:
    try:
        found = json.loads(body)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
