"""Sends notices to push services and webhooks, with retries, and never into the server's own network."""

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from enum import StrEnum
from ipaddress import ip_address
from typing import Final, NamedTuple, Self
from weakref import WeakValueDictionary

import structlog
from aiohttp import ClientError, ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import DefaultResolver

from .errors import NoticeError
from .http_post import HttpPost
from .notices import Notice
from .subscriptions import PushTo, Subscription, check_subscription, host_of
from .urls import check_address
from .webhook import new_id, webhook_post
from .webpush import Vapid, check_subject, push_post

TIMEOUT: Final = 5.0  # seconds for one attempt, from the DNS lookup to the response headers
RETRY_AFTER: Final = (1.0, 4.0)  # seconds before the second and the third attempt
GONE_STATUSES: Final = (404, 410)
READ_AHEAD: Final = 1024  # bytes; only the status is needed, and the body may be endless
MAX_CONNECTIONS: Final = 200  # attempts at the same time
MAX_CONNECTIONS_PER_HOST: Final = 8
USER_AGENT: Final = "mousquetaires"

log = structlog.get_logger(__name__)


class Outcome(StrEnum):
    """The result of sending a notice. A subscription that is gone should be deleted."""

    DELIVERED = "delivered"
    GONE = "gone"
    FAILED = "failed"


class Response(NamedTuple):
    """The result of one attempt: a status, or 0 and the reason why there was none."""

    status: int
    why: str = ""

    def is_temporary(self) -> bool:
        """Whether another attempt could succeed."""
        return self.status >= 500 or self.why in ("timeout", "connection")

    def outcome(self) -> Outcome:
        if 200 <= self.status < 300:
            return Outcome.DELIVERED
        return Outcome.GONE if self.status in GONE_STATUSES else Outcome.FAILED


class NoticeSender:
    """Sends notices. The server has one, and closes it at the end."""

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
        self._connections = asyncio.Semaphore(MAX_CONNECTIONS)
        self._connections_to: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # by host

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections. Pending retries are given up."""
        self._closed = True
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def send(self, subscription: Subscription, notice: Notice) -> Outcome:
        """Send a notice, in up to three attempts. Failures of the receiver are an outcome, not an exception."""
        response, attempts = await self._send(subscription, notice)
        outcome = response.outcome()
        if outcome is not Outcome.DELIVERED:
            log.info(
                "notice_not_delivered",
                outcome=outcome.value,
                to=type(subscription).__name__,
                host=host_of(subscription),
                kind=notice.kind,
                status=response.status,
                why=response.why,
                tries=attempts,
            )
        return outcome

    async def _send(self, subscription: Subscription, notice: Notice) -> tuple[Response, int]:
        """The last response, and how many attempts were made."""
        try:  # the setting may have changed since the subscription was stored
            check_subscription(subscription, private=self._private)
        except NoticeError as error:
            return Response(0, error.key), 0
        post = self._post_for(subscription, notice)
        response, attempts = await self._attempt(post), 1
        for wait in RETRY_AFTER:
            if not response.is_temporary():
                break
            await self._pause(wait)
            response, attempts = await self._attempt(post), attempts + 1
        return response, attempts

    def _post_for(self, subscription: Subscription, notice: Notice) -> HttpPost:
        if isinstance(subscription, PushTo):
            return push_post(self._vapid, self._subject, subscription, notice)
        return webhook_post(subscription, notice, new_id(), int(time.time()))

    async def _attempt(self, post: HttpPost) -> Response:
        """One attempt, within the connection limits. Its timeout starts when there is a free connection."""
        limit = self._connections_to.setdefault(post.url.raw_host or "", asyncio.Semaphore(MAX_CONNECTIONS_PER_HOST))
        async with limit, self._connections:
            return await self._post(post)

    async def _post(self, post: HttpPost) -> Response:
        if self._closed:
            return Response(0, "closed")
        try:
            async with self._client().post(
                post.url, data=post.body, headers=post.headers, allow_redirects=False
            ) as response:
                return Response(response.status)
        except NoticeError as error:  # from the resolver
            return Response(0, error.key)
        except TimeoutError:
            return Response(0, "timeout")
        except (ClientError, OSError):
            return Response(0, "connection")

    def _client(self) -> ClientSession:
        """The HTTP client. It belongs to the running loop, so it is made with the first notice."""
        if self._session is None:
            connector = TCPConnector(
                resolver=PublicResolver(self._resolver or DefaultResolver(), private=self._private),
                use_dns_cache=False,
                limit=0,  # ``_attempt`` limits connections, before the timeout starts
            )
            self._session = ClientSession(
                connector=connector,
                timeout=ClientTimeout(total=self._timeout),
                cookie_jar=DummyCookieJar(),
                headers={"User-Agent": USER_AGENT},
                auto_decompress=False,
                read_bufsize=READ_AHEAD,
            )
        return self._session


class PublicResolver(AbstractResolver):
    """Resolves a host name, and refuses it if it has a private address (unless those are allowed).

    The connection uses exactly the addresses that were checked here, so the name cannot change in between. Hosts that
    are addresses already do not come here: ``check_url`` has checked them.
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
        if not self._private:
            for result in found:
                check_address(ip_address(result["host"]))
        return found

    async def close(self) -> None:
        await self._inner.close()
