"""Webhooks are signed; failed calls are repeated, reported or given up; nothing in a private network is called."""

import asyncio
import hmac
import json
import socket
import time
from base64 import b64decode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256

import pytest
import structlog
from aiohttp import web
from aiohttp.abc import AbstractResolver

from mousquetaires.server.notify.sender import RETRY_AFTER, NoticeSender, Outcome
from mousquetaires.server.notify.subscriptions import Subscription, WebhookTo
from mousquetaires.server.notify.webhook import new_secret, signature
from tests.server.notify.endpoints import (
    BROWSER,
    EITHER,
    LINK,
    SECRET,
    SUBJECT,
    VAPID,
    Endpoint,
    Names,
    Pauses,
    notice,
    notifier,
    sent,
    served,
    to_browser,
    to_program,
)
from tests.server.served import PATIENCE

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
        "text": "It’s your turn (Milady).",
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
    assert pauses.asked == [RETRY_AFTER[0]]


def test_after_three_tries_it_is_given_up() -> None:
    outcome, endpoint, pauses = sent(to_program, 503, 502, 500, 200)
    assert outcome is Outcome.FAILED
    assert len(endpoint.requests) == 3
    assert pauses.asked == list(RETRY_AFTER)


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
        assert pauses.asked == list(RETRY_AFTER)


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

            sender = NoticeSender(VAPID, SUBJECT, private=True, pause=close)
            return await sender.send(to_program(url), notice())

    assert asyncio.run(run()) is Outcome.FAILED
    assert len(endpoint.requests) == 1


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
