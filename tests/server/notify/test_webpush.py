"""Web Push: messages are encrypted for one browser and signed with our key."""

import time

import http_ece  # type: ignore[import-untyped]  # ships no types
import pytest
from cryptography.exceptions import InvalidSignature
from py_vapid import jwt  # type: ignore[import-untyped]  # ships no types

from mousquetaires.server.notify.errors import NoticeError
from mousquetaires.server.notify.notices import Notice
from mousquetaires.server.notify.sender import NoticeSender, Outcome
from mousquetaires.server.notify.urls import LONGEST_URL
from mousquetaires.server.notify.webpush import TTL, Vapid, push_post
from tests.server.notify.endpoints import BROWSER, LINK, SUBJECT, VAPID, Browser, notice, plain, sent, to_browser


def test_a_push_message_arrives_and_only_its_browser_can_read_it() -> None:
    outcome, endpoint, _ = sent(to_browser)
    assert outcome is Outcome.DELIVERED
    (request,) = endpoint.requests
    told = BROWSER.read(request.body)
    assert told["title"] == "The Red Dove"
    assert told["body"] == "It’s your turn (Player 2)."
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
        push_post(VAPID, SUBJECT, BROWSER.at("https://push.example/x"), one).headers
        for one in (notice(), notice("game_over"), notice(seat=0))
    ]
    topics = [one["Topic"] for one in headers]
    assert topics[0] == topics[1] != topics[2]
    assert all(len(topic) <= 32 and plain(topic) for topic in topics)
    assert headers[0]["TTL"] == str(TTL)


def test_the_longest_push_message_fits_into_one_record() -> None:
    link = LINK + "x" * (LONGEST_URL - len(LINK))
    long = Notice("dove", 2, "your_turn", link, "pl", "Ż" * 500)
    body = push_post(VAPID, SUBJECT, BROWSER.at("https://push.example/x"), long).body
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
        NoticeSender(VAPID, subject, private=False)
    assert refused.value.key == "notice-subject"
