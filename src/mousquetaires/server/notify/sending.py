"""Notices leave the server: to a push service or to a webhook, and never into the operator's own network.

A webhook is called as https://www.standardwebhooks.com describes, for which there are libraries in many languages:
a POST of JSON with three headers. ``webhook-signature`` is ``v1,`` and the Base64 of the HMAC-SHA256, keyed with the
bytes behind ``whsec_``, of ``webhook-id``, a dot, ``webhook-timestamp`` (seconds), a dot, and the body as it came.
Whoever receives one should refuse other signatures, times more than five minutes off, and an id seen before
(a call that failed is repeated under the same id).
"""

import asyncio
import hmac
import secrets
import socket
import time
from base64 import b64encode
from collections.abc import Awaitable, Callable
from enum import StrEnum
from ipaddress import ip_address
from typing import Final, NamedTuple, Self
from weakref import WeakValueDictionary

import structlog
from aiohttp import ClientError, ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import DefaultResolver
from msgspec import json
from yarl import URL

from .notices import (
    SECRET_START,
    Notice,
    NoticeError,
    PushTo,
    Subscription,
    WebhookTo,
    check,
    check_address,
    host_of,
    plain_name,
    secret_key,
    words,
)
from .webpush import Post, Vapid, check_subject, push

TIMEOUT: Final = 5.0  # seconds for one try, from the look-up of the name to the answer's headers
BACKOFF: Final = (1.0, 4.0)  # seconds before the second and the third try
GONE: Final = (404, 410)
READ_AHEAD: Final = 1024  # bytes; we want an answer's status only, its body may be endless
CONNECTIONS: Final = 200  # notices on their way at once
CONNECTIONS_TO_ONE: Final = 8  # of these, to one host
NEW_SECRET_BYTES: Final = 32
AGENT: Final = "mousquetaires"

log = structlog.get_logger(__name__)


class Outcome(StrEnum):
    """What became of a notice; a subscription that is gone should be deleted."""

    DELIVERED = "delivered"
    GONE = "gone"
    FAILED = "failed"


class Answer(NamedTuple):
    """What one try came to: a status, or why there was none."""

    status: int
    why: str = ""

    def may_change(self) -> bool:
        """Whether another try could do better."""
        return self.status >= 500 or self.why in ("timeout", "connection")

    def outcome(self) -> Outcome:
        if 200 <= self.status < 300:
            return Outcome.DELIVERED
        return Outcome.GONE if self.status in GONE else Outcome.FAILED


class Notifier:
    """Sends notices; one for the life of the server, closed at its end."""

    def __init__(
        self,
        vapid: Vapid,
        subject: str,
        *,
        private: bool,
        timeout: float = TIMEOUT,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
        resolver: AbstractResolver | None = None,
    ) -> None:
        check_subject(subject)
        self._vapid = vapid
        self._subject = subject
        self._private = private
        self._timeout = timeout
        self._pause = pause
        self._resolver = resolver
        self._session: ClientSession | None = None
        self._closed = False
        self._sending = asyncio.Semaphore(CONNECTIONS)
        self._sending_to: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # by host

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up; whoever still waits to try again will not."""
        self._closed = True
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def send(self, subscription: Subscription, notice: Notice) -> Outcome:
        """Send it, if need be three times; trouble with the other side is an outcome, never an error."""
        answer, tries = await self._sent(subscription, notice)
        outcome = answer.outcome()
        if outcome is not Outcome.DELIVERED:
            log.info(
                "notice_not_delivered",
                outcome=outcome.value,
                to=type(subscription).__name__,
                host=host_of(subscription),
                kind=notice.kind,
                status=answer.status,
                why=answer.why,
                tries=tries,
            )
        return outcome

    async def _sent(self, subscription: Subscription, notice: Notice) -> tuple[Answer, int]:
        try:
            check(subscription, private=self._private)  # again: the setting may have changed since it was stored
        except NoticeError as error:
            return Answer(0, error.key), 0
        post = self._post_for(subscription, notice)
        answer, tries = await self._try(post), 1
        for wait in BACKOFF:
            if not answer.may_change():
                break
            await self._pause(wait)
            answer, tries = await self._try(post), tries + 1
        return answer, tries

    def _post_for(self, subscription: Subscription, notice: Notice) -> Post:
        if isinstance(subscription, PushTo):
            return push(self._vapid, self._subject, subscription, notice)
        return webhook(subscription, notice, new_id(), int(time.time()))

    async def _try(self, post: Post) -> Answer:
        """One try. Its time begins once fewer than the most are on their way, to this host and to all."""
        host = self._sending_to.setdefault(post.url.raw_host or "", asyncio.Semaphore(CONNECTIONS_TO_ONE))
        async with host, self._sending:
            return await self._post(post)

    async def _post(self, post: Post) -> Answer:
        if self._closed:
            return Answer(0, "closed")
        try:
            async with self._client().post(
                post.url, data=post.body, headers=post.headers, allow_redirects=False
            ) as response:
                return Answer(response.status)
        except NoticeError as error:  # the resolver's refusal
            return Answer(0, error.key)
        except TimeoutError:
            return Answer(0, "timeout")
        except (ClientError, OSError):
            return Answer(0, "connection")

    def _client(self) -> ClientSession:
        """The session, opened with the first notice because it belongs to the running loop."""
        if self._session is None:
            resolver = self._resolver or DefaultResolver()
            connector = TCPConnector(
                resolver=CheckedResolver(resolver, private=self._private),
                use_dns_cache=False,
                limit=0,  # counted before the time of a try begins
            )
            self._session = ClientSession(
                connector=connector,
                timeout=ClientTimeout(total=self._timeout),
                cookie_jar=DummyCookieJar(),
                headers={"User-Agent": AGENT},
                auto_decompress=False,
                read_bufsize=READ_AHEAD,
            )
        return self._session


class CheckedResolver(AbstractResolver):
    """Looks a name up once and lets only public addresses through, unless private ones are wanted.

    The connection is made to the very addresses checked here, so a name cannot change its mind in between. Hosts
    that are addresses already never come here: `notices.check` has looked at them.
    """

    def __init__(self, inner: AbstractResolver, *, private: bool) -> None:
        self._inner = inner
        self._private = private

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await self._inner.resolve(host, port, family)
        if not found:
            raise OSError(socket.EAI_NONAME, host)
        for one in found if not self._private else ():
            check_address(ip_address(one["host"]))
        return found

    async def close(self) -> None:
        await self._inner.close()


# --- webhooks -------------------------------------------------------------------------------------


def webhook(to: WebhookTo, notice: Notice, id: str, at: int) -> Post:
    """A notice for a program, signed."""
    said = words(notice, notice.language)
    body = json.encode(
        {
            "kind": notice.kind,
            "table": notice.table,
            "table_name": plain_name(notice),
            "seat": notice.seat,
            "title": said.title,
            "text": said.text,
            "link": notice.link,
            "language": notice.language,
        }
    )
    headers = {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": str(at),
        "webhook-signature": signature(to.secret, id, at, body),
    }
    return Post(URL(to.url), headers, body)


def signature(secret: str, id: str, at: int, body: bytes) -> str:
    """Proof that whoever knows the secret sent this body, under this id, at this time."""
    signed = hmac.digest(secret_key(secret), f"{id}.{at}.".encode() + body, "sha256")
    return f"v1,{b64encode(signed).decode()}"


def new_secret() -> str:
    """A webhook's secret, to be shown to its owner once."""
    return SECRET_START + b64encode(secrets.token_bytes(NEW_SECRET_BYTES)).decode()


def new_id() -> str:
    return f"msg_{secrets.token_hex(16)}"
