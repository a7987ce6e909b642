"""Word for who is away: sealed for a browser, signed for a program, in a feed, and never into a private network."""

import asyncio
import hmac
import json
import socket
import time
from base64 import b64decode, urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta, timezone
from hashlib import sha256
from ipaddress import ip_address
from typing import Any
from xml.etree import ElementTree

import http_ece  # type: ignore[import-untyped]  # ships no types
import msgspec
import pytest
import structlog
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import jwt  # type: ignore[import-untyped]  # ships no types

from mousquetaires.i18n import languages, texts
from mousquetaires.server.notify.feed import Entry, feed
from mousquetaires.server.notify.notices import (
    LONGEST_ADDRESS,
    Kind,
    Notice,
    NoticeError,
    PushTo,
    Subscription,
    WebhookTo,
    check,
    is_public,
    words,
)
from mousquetaires.server.notify.sending import BACKOFF, Notifier, Outcome, new_secret, signature, webhook
from mousquetaires.server.notify.webpush import TTL, Vapid, push
from tests.seeds import token
from tests.server.served import PATIENCE

SUBJECT = "mailto:captain@treville.example"
VAPID = Vapid.generate()
SECRET = new_secret()
LINK = "https://play.example/table/dove"
ATOM = "{http://www.w3.org/2005/Atom}"


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
) -> Notifier:
    return Notifier(VAPID, SUBJECT, private=private, timeout=timeout, pause=pause or Pauses(), resolver=resolver)


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


# --- Web Push -------------------------------------------------------------------------------------


def test_a_push_message_arrives_and_only_its_browser_can_read_it() -> None:
    outcome, endpoint, _ = sent(to_browser)
    assert outcome is Outcome.DELIVERED
    (request,) = endpoint.requests
    told = BROWSER.read(request.body)
    assert told["title"] == "The Red Dove"
    assert told["body"] == "It is your turn (Player 2)."
    assert told["link"] == LINK
    assert request.headers["content-encoding"] == "aes128gcm"
    assert b"Dove" not in request.body
    with pytest.raises(http_ece.ECEException):
        Browser().read(request.body)


def test_a_push_message_is_signed_with_our_own_key_for_that_push_service() -> None:
    _, endpoint, _ = sent(to_browser)
    scheme, _, rest = endpoint.requests[0].headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == VAPID.public_key
    claims = jwt.decode(parts["t"], VAPID.public_key)
    assert claims["aud"] == endpoint.url
    assert claims["sub"] == SUBJECT
    assert time.time() < claims["exp"] <= time.time() + 86_400
    with pytest.raises(InvalidSignature):
        jwt.decode(parts["t"], Vapid.generate().public_key)


def test_a_later_push_message_for_a_seat_takes_the_place_of_the_earlier_one() -> None:
    headers = [
        push(VAPID, SUBJECT, BROWSER.at("https://push.example/x"), one).headers
        for one in (notice(), notice("game_over"), notice(seat=0))
    ]
    topics = [one["Topic"] for one in headers]
    assert topics[0] == topics[1] != topics[2]
    assert all(len(topic) <= 32 and plain(topic) for topic in topics)
    assert headers[0]["TTL"] == str(TTL)


def test_the_longest_push_message_fits_into_one_record() -> None:
    link = LINK + "x" * (LONGEST_ADDRESS - len(LINK))
    long = Notice("dove", 2, "your_turn", link, "pl", "Ż" * 500)
    body = push(VAPID, SUBJECT, BROWSER.at("https://push.example/x"), long).body
    assert len(body) <= 4096, "push services take no more"
    assert str(BROWSER.read(body)["title"]) == "Ż" * 60


def test_our_key_pair_can_be_kept_as_text() -> None:
    kept = Vapid.from_text(VAPID.to_text())
    assert kept.public_key == VAPID.public_key
    point = plain(VAPID.public_key)
    assert (len(point), point[0]) == (65, 4), "what a browser wants as applicationServerKey"
    assert VAPID.to_text() not in repr(VAPID)


@pytest.mark.parametrize("text", ["", "x", "A" * 43, "_" * 43, "é" * 43, "A" * 42 + "!"])
def test_a_damaged_key_pair_is_refused(text: str) -> None:
    with pytest.raises(NoticeError) as refused:
        Vapid.from_text(text)
    assert refused.value.key == "notice-vapid"


@pytest.mark.parametrize("subject", ["", "captain@treville.example", "mailto:", "http://louvre.fr", "mailto:a b@c"])
def test_push_services_need_a_contact(subject: str) -> None:
    with pytest.raises(NoticeError) as refused:
        Notifier(VAPID, subject, private=False)
    assert refused.value.key == "notice-subject"


# --- webhooks -------------------------------------------------------------------------------------


def signed(secret: str, headers: dict[str, str], body: bytes) -> bool:
    """What a receiver does, as the documentation says."""
    key = b64decode(secret.removeprefix("whsec_"))
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    version, _, given = headers["webhook-signature"].partition(",")
    return version == "v1" and hmac.compare_digest(b64decode(given), hmac.new(key, content, sha256).digest())


def test_a_webhook_is_called_with_json_that_says_whose_turn_it_is() -> None:
    outcome, endpoint, _ = sent(to_program, 200, what=notice(seat=0))
    assert outcome is Outcome.DELIVERED
    (request,) = endpoint.requests
    assert request.headers["content-type"] == "application/json"
    assert json.loads(request.body) == {
        "kind": "your_turn",
        "table": "dove",
        "table_name": "The Red Dove",
        "seat": 0,
        "title": "The Red Dove",
        "text": "It is your turn (Milady).",
        "link": LINK,
        "language": "en",
    }


def test_a_webhooks_signature_holds_for_its_body_time_and_secret_alone() -> None:
    _, endpoint, _ = sent(to_program, 200)
    (request,) = endpoint.requests
    headers, body = request.headers, request.body
    assert signed(SECRET, headers, body)
    assert not signed(SECRET, headers, body.replace(b"your_turn", b"game_over"))
    assert not signed(SECRET, {**headers, "webhook-timestamp": "1"}, body)
    assert not signed(SECRET, {**headers, "webhook-id": "msg_other"}, body)
    assert not signed(new_secret(), headers, body)
    assert abs(int(headers["webhook-timestamp"]) - time.time()) < 60


def test_the_signature_is_that_of_the_published_example() -> None:
    """The example of the Standard Webhooks libraries, so that theirs can check ours."""
    secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    made = signature(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, b'{"test": 2432232314}')
    assert made == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


def test_a_repeated_call_has_the_same_id_and_another_notice_another() -> None:
    _, endpoint, _ = sent(to_program, 500, 200)
    first, again = [request.headers["webhook-id"] for request in endpoint.requests]
    assert first == again
    assert sent(to_program)[1].requests[0].headers["webhook-id"] != first


# --- what comes back ------------------------------------------------------------------------------


@EITHER
@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_reported_as_gone(to: Callable[[str], Subscription], status: int) -> None:
    outcome, endpoint, _ = sent(to, status)
    assert outcome is Outcome.GONE
    assert len(endpoint.requests) == 1


@EITHER
def test_a_server_in_trouble_is_asked_again(to: Callable[[str], Subscription]) -> None:
    outcome, endpoint, pauses = sent(to, 500, 200)
    assert outcome is Outcome.DELIVERED
    assert len(endpoint.requests) == 2
    assert pauses.asked == [BACKOFF[0]]


def test_after_three_tries_it_is_given_up() -> None:
    outcome, endpoint, pauses = sent(to_program, 503, 502, 500, 200)
    assert outcome is Outcome.FAILED
    assert len(endpoint.requests) == 3
    assert pauses.asked == list(BACKOFF)


@pytest.mark.parametrize("status", [400, 403, 413, 429])
def test_a_refusal_is_not_repeated(status: int) -> None:
    outcome, endpoint, _ = sent(to_program, status, 200)
    assert outcome is Outcome.FAILED
    assert len(endpoint.requests) == 1


@EITHER
def test_a_redirect_is_not_followed(to: Callable[[str], Subscription]) -> None:
    outcome, endpoint, _ = sent(to, 302, 200)
    assert outcome is Outcome.FAILED
    assert len(endpoint.requests) == 1


def test_nobody_listening_is_tried_three_times() -> None:
    with socket.socket() as taken:  # bound but not listening, so that nobody else can
        taken.bind(("127.0.0.1", 0))
        pauses = Pauses()

        async def run() -> Outcome:
            async with notifier(pause=pauses) as sender:
                return await sender.send(to_program(f"http://127.0.0.1:{taken.getsockname()[1]}"), notice())

        assert asyncio.run(run()) is Outcome.FAILED
        assert pauses.asked == list(BACKOFF)


def test_an_answer_that_never_comes_is_not_waited_for() -> None:
    calls: list[str] = []

    async def run() -> Outcome:
        over = asyncio.Event()

        async def silent(request: web.Request) -> web.StreamResponse:
            calls.append(request.path)
            await over.wait()
            return web.Response()

        async with served(silent) as url, notifier(timeout=0.1) as sender:
            outcome = await asyncio.wait_for(sender.send(to_program(url), notice()), PATIENCE)
            over.set()
            return outcome

    assert asyncio.run(run()) is Outcome.FAILED
    assert len(calls) == 3


def test_an_endless_answer_is_not_read() -> None:
    written: list[int] = []

    async def run() -> Outcome:
        hung_up = asyncio.Event()

        async def endless(request: web.Request) -> web.StreamResponse:
            response = web.StreamResponse()
            await response.prepare(request)
            try:
                while True:
                    await response.write(bytes(65_536))
                    written.append(65_536)
            except ConnectionError:
                hung_up.set()
            return response

        async with served(endless) as url, notifier() as sender:
            outcome = await asyncio.wait_for(sender.send(to_program(url), notice()), PATIENCE)
            await asyncio.wait_for(hung_up.wait(), PATIENCE)
            return outcome

    assert asyncio.run(run()) is Outcome.DELIVERED, "the status says so; nobody asked for the rest"
    assert sum(written) < 50_000_000, "what fits into the sockets' buffers, and no more"


def test_what_was_not_delivered_is_logged_without_secrets() -> None:
    with structlog.testing.capture_logs() as lines:
        sent(to_browser, 410)
        sent(to_program, 500, 500, 500)
    told = [(line["outcome"], line["status"], line["tries"]) for line in lines]
    assert told == [("gone", 410, 1), ("failed", 500, 3)]
    for secret in ("capability", "called", SECRET, "Dove", "dove", VAPID.to_text()):
        assert secret not in str(lines)


def test_a_subscription_shows_only_its_host() -> None:
    assert repr(BROWSER.at("https://push.example/capability")) == "PushTo(push.example)"
    assert repr(WebhookTo("https://hook.example/x", SECRET)) == "WebhookTo(hook.example)"
    assert repr(WebhookTo("https://[", SECRET)) == "WebhookTo()"


def test_a_notifier_that_was_closed_does_not_try_again() -> None:
    endpoint = Endpoint(500, 200)

    async def run() -> Outcome:
        async with served(endpoint.answer) as url:

            async def close(_: float) -> None:
                await sender.close()

            sender = Notifier(VAPID, SUBJECT, private=True, pause=close)
            return await sender.send(to_program(url), notice())

    assert asyncio.run(run()) is Outcome.FAILED
    assert len(endpoint.requests) == 1


# --- what is accepted -----------------------------------------------------------------------------


def refusal(subscription: Subscription, *, private: bool = False) -> str:
    try:
        check(subscription, private=private)
    except NoticeError as error:
        return error.key
    return ""


GOOD = [
    "https://hook.example/x?y=1",
    "https://hook.example:8443",
    "https://9.9.9.9/",
    "https://[2606:4700::1111]/",
    "https://bücher.example/é",
    "https://HOOK.example./",
    "https://updates.push.services.example/wpush/v2/gAAA:b-_~",
]


@pytest.mark.parametrize("url", GOOD)
def test_a_public_https_address_is_accepted(url: str) -> None:
    assert refusal(WebhookTo(url, SECRET)) == ""
    assert refusal(BROWSER.at(url)) == ""


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("", "notice-url"),
        ("hook.example", "notice-url"),
        ("//hook.example", "notice-url"),
        ("https://", "notice-url"),
        ("https:///x", "notice-url"),
        ("https://[::1", "notice-url"),
        ("https://h:99999/", "notice-url"),
        ("https://h:0/", "notice-url"),
        ("https://a b/", "notice-url"),
        ("https://h/\n", "notice-url"),
        ("https://h/\x00", "notice-url"),
        ("https://a..b/", "notice-url"),
        ("https://%6c/", "notice-url"),
        ("https://" + "a" * 64 + ".example/", "notice-url"),
        ("https://" + "a." * 127 + "example/", "notice-url"),
        ("https://h\\@g/", "notice-url"),
        ("https://[2606:4700::1111%25eth0]/", "notice-url"),
        ("http://hook.example/", "notice-url-https"),
        ("ftp://hook.example/", "notice-url-https"),
        ("file:///etc/passwd", "notice-url"),
        ("https://athos:secret@hook.example/", "notice-url-password"),
        ("https://athos@hook.eu/", "notice-url-password"),
        ("https://@hook.example/", "notice-url-password"),
        ("https://:@hook.example/", "notice-url-password"),
        ("https://hook.example/" + "x" * LONGEST_ADDRESS, "notice-url-long"),
    ],
)
def test_an_address_we_should_not_call_is_refused_with_a_reason(url: str, key: str) -> None:
    assert refusal(WebhookTo(url, SECRET)) == key
    assert refusal(BROWSER.at(url)) == key


# fmt: off
PRIVATE = [
    "127.0.0.1", "127.8.9.10", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1",
    "224.0.0.1", "239.255.255.250", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1",
    "::", "::1", "fe80::1", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1", "100::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1",
    "2002:7f00:1::", "2002:a00:1::1", "2001::1", "::ffff:0:127.0.0.1",
]
# fmt: on


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_inside_a_network_is_not_public(address: str) -> None:
    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    assert refusal(WebhookTo(f"https://{host}/", SECRET)) == "notice-url-private"
    assert refusal(WebhookTo(f"http://{host}/", SECRET), private=True) == ""


@pytest.mark.parametrize("address", ["9.9.9.9", "2606:4700::1111", "::ffff:9.9.9.9", "64:ff9b::909:909"])
def test_an_address_in_the_open_internet_is_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "host",
    [
        "2130706433",
        "0177.0.0.1",
        "017700000001",
        "0x7f.0.0.1",
        "0x7f000001",
        "127.1",
        "127.0.1",
        "127.0.0.1.",
        "0",
        "0x",
        "127.0.0.01",
        "1.2.3.256",
        "hook.0x7f",
        "hook.1",
        "①②⑦.⓪.⓪.1",
        "127。0。0。1",
    ],
)
def test_an_address_in_an_odd_spelling_is_refused(host: str) -> None:
    assert refusal(WebhookTo(f"https://{host}/", SECRET)) in ("notice-url", "notice-url-private")


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        (base64(bytes(65)), base64(bytes(16))),
        (base64(b"\x04" + bytes(64)), base64(bytes(16))),
        (None, base64(bytes(15))),
        (None, base64(bytes(17))),
        (None, "!" * 22),
        (base64(bytes(64)), None),
        ("é" * 87, None),
        ("A" * 10_000, None),
    ],
)
def test_damaged_browser_keys_are_refused(p256dh: str | None, auth: str | None) -> None:
    good = BROWSER.at("https://push.example/")
    to = PushTo(good.endpoint, good.p256dh if p256dh is None else p256dh, good.auth if auth is None else auth)
    assert refusal(to) == "notice-push-keys"


@pytest.mark.parametrize(
    "secret",
    [
        "",
        "whsec_",
        "x" * 40,
        pytest.param(SECRET.removeprefix("whsec_"), id="bare"),
        "whsec_" + "A" * 28,
        "whsec_" + "A" * 96,
        "whsec_" + "-" * 40,
    ],
)
def test_a_webhooks_secret_has_a_form(secret: str) -> None:
    assert refusal(WebhookTo("https://hook.example/", secret)) == "notice-secret"


def test_subscriptions_are_kept_as_json() -> None:
    for to in (BROWSER.at("https://push.example/x"), WebhookTo("https://hook.example/x", SECRET)):
        kept = msgspec.json.encode(to)
        assert msgspec.json.decode(kept, type=PushTo | WebhookTo) == to
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type": "letter", "url": "https://hook.example"}', type=PushTo | WebhookTo)


# --- never into a private network -----------------------------------------------------------------


@asynccontextmanager
async def door(host: str = "127.0.0.1") -> AsyncIterator[tuple[int, list[object]]]:
    """A listener in the operator's own network, and who knocked."""
    knocks: list[object] = []

    async def knock(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        knocks.append(writer.get_extra_info("peername"))
        writer.close()

    server = await asyncio.start_server(knock, host, 0)
    async with server:
        yield server.sockets[0].getsockname()[1], knocks


async def knocking(host: str, *, private: bool, resolver: AbstractResolver | None = None) -> tuple[Outcome, int]:
    async with door() as (port, knocks), notifier(private=private, resolver=resolver) as sender:
        outcome = await sender.send(WebhookTo(f"https://{host}:{port}/", SECRET), notice())
        pushed = await sender.send(BROWSER.at(f"https://{host}:{port}/"), notice()) if resolver is None else outcome
        assert pushed is outcome
        return outcome, len(knocks)


INSIDE = [
    "127.0.0.1",
    "localhost",
    "localhost.",
    "LOCALHOST",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "2130706433",
    "0177.0.0.1",
    "017700000001",
    "0x7f.1",
    "127.1",
    "①②⑦.⓪.⓪.①",
]


@pytest.mark.parametrize("host", INSIDE)
def test_nothing_inside_the_own_network_is_called(host: str) -> None:
    assert asyncio.run(knocking(host, private=False)) == (Outcome.FAILED, 0)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"])
def test_the_setting_lets_the_own_network_be_called(host: str) -> None:
    outcome, knocks = asyncio.run(knocking(host, private=True))
    assert outcome is Outcome.FAILED, "the door speaks no TLS"
    assert knocks, "but it was knocked at"


@pytest.mark.parametrize("answer", [["127.0.0.1"], ["9.9.9.9", "127.0.0.1"], ["::ffff:127.0.0.1"], ["fe80::1%1"]])
def test_a_name_with_a_private_address_is_looked_up_once_and_not_called(answer: list[str]) -> None:
    names = Names(answer)
    assert asyncio.run(knocking("hook.example", private=False, resolver=names)) == (Outcome.FAILED, 0)
    assert names.asked == ["hook.example"]


def test_the_address_that_was_checked_is_the_one_that_is_called() -> None:
    """A name that changes its mind has no second chance: one look-up, and its answer is called."""
    names, endpoint = Names(["127.0.0.1"]), Endpoint(200)

    async def run() -> Outcome:
        async with served(endpoint.answer) as url, notifier(resolver=names) as sender:
            return await sender.send(to_program(url.replace("127.0.0.1", "hook.example")), notice())

    assert asyncio.run(run()) is Outcome.DELIVERED
    assert names.asked == ["hook.example"]
    assert endpoint.requests[0].headers["host"].startswith("hook.example:")


def test_a_name_nobody_knows_fails() -> None:
    assert asyncio.run(knocking("hook.example", private=False, resolver=Names([], [], [])))[0] is Outcome.FAILED


def test_what_was_stored_when_the_setting_was_on_is_not_called_after() -> None:
    endpoint = Endpoint()

    async def run() -> Outcome:
        async with served(endpoint.answer) as url, notifier(private=False) as sender:
            return await sender.send(to_program(url), notice())

    assert asyncio.run(run()) is Outcome.FAILED
    assert endpoint.requests == []


# --- what is said ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["It is your turn (Milady).", "The game is over."]),
        ("fr", ["C'est à vous de jouer (Milady).", "La partie est terminée."]),
        ("it", ["Tocca a te (Milady).", "La partita è finita."]),
        ("pl", ["Twoja kolej (Milady).", "Gra się skończyła."]),
        ("de", ["Du bist am Zug (Mylady).", "Das Spiel ist zu Ende."]),
    ],
)
def test_a_notice_is_said_in_the_receivers_language(language: str, said: list[str]) -> None:
    kinds: tuple[Kind, ...] = ("your_turn", "game_over")
    assert [words(notice(kind, seat=0), language).text for kind in kinds] == said
    told = webhook(WebhookTo("https://hook.example/", SECRET), notice(seat=0, language=language), "msg_1", 1)
    assert json.loads(told.body)["text"] == said[0]


def test_every_language_says_something_of_its_own() -> None:
    assert len({words(notice(), language).text for language in languages()}) == 5
    assert words(notice(), "tlh") == words(notice(), "en")


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("", "Mousquetaires du Roy"),
        (" \n\t", "Mousquetaires du Roy"),
        ("Red\nDove\x00\u202e", "Red Dove"),
        ("a" * 61, "a" * 60),
        ("\ud800", "Mousquetaires du Roy"),
        ("{ $seat }", "{ $seat }"),
    ],
)
def test_a_tables_name_is_one_short_line(name: str, title: str) -> None:
    assert words(notice(name=name), "en").title == title


@pytest.mark.parametrize(
    "link",
    [
        LINK + "#secret",
        "javascript:alert(1)",
        "/table/dove",
        "",
        "https://a:b@play.example/",
        "https://play.example/ x",
        "https://[",
        LINK + "x" * LONGEST_ADDRESS,
    ],
)
def test_a_link_that_could_carry_a_secret_is_refused(link: str) -> None:
    with pytest.raises(NoticeError) as refused:
        Notice("dove", 1, "your_turn", link, "en", "")
    assert refused.value.key == "notice-link"


def test_a_refusal_has_its_sentence() -> None:
    with pytest.raises(NoticeError) as refused:
        check(WebhookTo("https://hook.example", "short"), private=False)
    said = texts("en").say(refused.value.key, **refused.value.values)
    assert said == "A webhook's secret is whsec_ followed by 24 to 64 bytes in Base64."


# --- the feed -------------------------------------------------------------------------------------


NOON = datetime(1625, 4, 1, 12, tzinfo=UTC)


def parsed(document: bytes) -> ElementTree.Element:
    return ElementTree.fromstring(document)


def leaf(node: ElementTree.Element, name: str) -> str:
    found = node.findall(ATOM + name)
    assert len(found) == 1, name
    return found[0].text or ""


def made_feed(*entries: Entry, language: str = "en") -> ElementTree.Element:
    return parsed(feed(entries, "Your turns", "https://play.example/feed/token", language))


def test_a_feed_has_its_entries_the_newest_first() -> None:
    later = NOON + timedelta(hours=3)
    root = made_feed(Entry(notice(), NOON, 10), Entry(notice("game_over", name="<Dove> & \x00Co"), later, 90))
    assert root.tag == ATOM + "feed"
    assert leaf(root, "title") == "Your turns"
    assert leaf(root, "updated") == "1625-04-01T15:00:00Z"
    assert [(leaf(one, "title"), leaf(one, "updated")) for one in root.findall(ATOM + "entry")] == [
        ("<Dove> & Co: The game is over.", "1625-04-01T15:00:00Z"),
        ("The Red Dove: It is your turn (Player 2).", "1625-04-01T12:00:00Z"),
    ]


def test_a_feed_has_what_atom_asks_for() -> None:
    """RFC 4287, 4.1.1 and 4.1.2: id, title and updated once each, an author, a link to itself or to the page."""
    root = made_feed(Entry(notice(), NOON, 10))
    assert leaf(root, "id").startswith("urn:uuid:")
    assert leaf(root.findall(ATOM + "author")[0], "name")
    assert [link.attrib["href"] for link in root.findall(ATOM + "link")] == ["https://play.example/feed/token"]
    (entry,) = root.findall(ATOM + "entry")
    assert leaf(entry, "id").startswith("urn:uuid:")
    assert leaf(entry, "content") == "It is your turn (Player 2)."
    assert [(link.attrib["rel"], link.attrib["href"]) for link in entry.findall(ATOM + "link")] == [("alternate", LINK)]


def test_an_entry_keeps_its_id_and_another_turn_has_another() -> None:
    first, again = Entry(notice(), NOON, 10), Entry(notice(language="fr"), NOON, 10)
    next_turn = Entry(notice(), NOON, 12)
    assert first.id() == again.id() != next_turn.id()
    entries = (first, next_turn)
    assert feed(entries, "x", LINK, "en") == feed(reversed(entries), "x", LINK, "en"), "the same bytes each time"


def test_times_in_a_feed_are_universal() -> None:
    paris = NOON.astimezone(timezone(timedelta(hours=2)))
    assert leaf(made_feed(Entry(notice(), paris, 1)), "updated") == "1625-04-01T12:00:00Z"


def test_a_feed_without_entries_is_a_feed() -> None:
    root = made_feed()
    assert leaf(root, "updated") == "1970-01-01T00:00:00Z"
    assert root.findall(ATOM + "entry") == []


@pytest.mark.parametrize(("language", "spoken"), [("pl", "pl"), ("de", "de"), ("tlh", "en")])
def test_a_feed_says_its_language(language: str, spoken: str) -> None:
    root = made_feed(Entry(notice(), NOON, 1), language=language)
    attributes: dict[str, Any] = dict(root.attrib)
    assert attributes == {"{http://www.w3.org/XML/1998/namespace}lang": spoken}
    assert words(notice(), spoken).text in leaf(root.findall(ATOM + "entry")[0], "title")
