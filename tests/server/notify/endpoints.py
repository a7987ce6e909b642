"""Receivers of notices, made for the tests: a browser's push service, a program's webhook, a name server."""

import asyncio
import json
import socket
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import http_ece  # type: ignore[import-untyped]  # ships no types
import msgspec
import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from mousquetaires.server.notify.notices import Kind, Notice
from mousquetaires.server.notify.sender import NoticeSender, Outcome
from mousquetaires.server.notify.subscriptions import PushTo, Subscription, WebhookTo
from mousquetaires.server.notify.webhook import new_secret
from mousquetaires.server.notify.webpush import Vapid
from tests.seeds import token

SUBJECT = "mailto:captain@treville.example"
VAPID = Vapid.generate()
SECRET = new_secret()
LINK = "https://play.example/table/dove"


def notice(kind: Kind = "your_turn", seat: int = 2, language: str = "en", name: str = "The Red Dove") -> Notice:
    return Notice("dove", seat, kind, LINK, language, name)


def base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's half of a push subscription: its own keys, which never leave it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes.fromhex(token(16))

    def at(self, endpoint: str) -> PushTo:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return PushTo(endpoint, base64(point), base64(self.auth))

    def read(self, body: bytes) -> dict[str, object]:
        opened = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(opened))


BROWSER = Browser()


class Request(msgspec.Struct):
    headers: dict[str, str]
    body: bytes


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Endpoint:
    """A real HTTP server on a free port that keeps what it is sent."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)
        self.requests: list[Request] = []
        self.url = ""

    async def answer(self, request: web.Request) -> web.StreamResponse:
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.requests.append(Request(headers, await request.read()))
        status = self.statuses.pop(0) if self.statuses else 201
        return web.Response(status=status, headers={"Location": f"{self.url}/elsewhere"} if status == 302 else {})


@asynccontextmanager
async def served(handler: Handler, host: str = "127.0.0.1") -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", handler)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, 0).start()
        yield f"http://{host}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


class Pauses:
    """A backoff that waits for nothing and remembers how long it should have been."""

    def __init__(self) -> None:
        self.asked: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)


class Names(AbstractResolver):
    """A name server of our own: each look-up gets the next answer, and they run out."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        self.asked.append(host)
        found = self.answers.pop(0)
        return [
            ResolveResult(
                hostname=host,
                host=one,
                port=port,
                proto=0,
                flags=socket.AI_NUMERICHOST,
                family=socket.AF_INET6 if ":" in one else socket.AF_INET,
            )
            for one in found
        ]

    async def close(self) -> None:
        pass


def notifier(
    *, private: bool = True, timeout: float = 5.0, pause: Pauses | None = None, resolver: AbstractResolver | None = None
) -> NoticeSender:
    return NoticeSender(VAPID, SUBJECT, private=private, timeout=timeout, pause=pause or Pauses(), resolver=resolver)


async def send(to: Callable[[str], Subscription], endpoint: Endpoint, what: Notice, pause: Pauses) -> Outcome:
    async with served(endpoint.answer) as endpoint.url, notifier(pause=pause) as sender:
        return await sender.send(to(endpoint.url), what)


def sent(
    to: Callable[[str], Subscription], *statuses: int, what: Notice | None = None
) -> tuple[Outcome, Endpoint, Pauses]:
    """Send one notice to an endpoint that answers so; what came of it, what arrived, and the waits between."""
    endpoint, pauses = Endpoint(*statuses), Pauses()
    return asyncio.run(send(to, endpoint, what or notice(), pauses)), endpoint, pauses


def to_browser(url: str) -> Subscription:
    return BROWSER.at(f"{url}/push/capability")


def to_program(url: str) -> Subscription:
    return WebhookTo(f"{url}/called?table=1", SECRET)


EITHER = pytest.mark.parametrize("to", [to_browser, to_program])
