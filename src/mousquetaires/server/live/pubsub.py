"""Hints between server processes: "this table has a new version". Only the store decides what is true.

A lost hint costs a moment, nothing else: tables with viewers also ask the store now and then. If Redis goes away, the
processes wait for it, and go on.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol
from urllib.parse import parse_qsl, urlsplit
from uuid import uuid4

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from mousquetaires.i18n.errors import KeyedError

from ..logs import log

CHANNEL: Final = "mousquetaires"
RETRY_SECONDS: Final = 0.5  # seconds between attempts to reach Redis
PATIENCE: Final = 5.0  # seconds to wait for an answer of Redis
QUIET: Final = 2.0  # seconds of silence until Redis is pinged
GONE: Final = (RedisError, OSError, TimeoutError)
WAITING_HINTS: Final = 10_000
AT_ONCE: Final = 200  # hints in one message
PROCESS: Final = uuid4().hex


class PubSubError(KeyedError):
    """Redis cannot be used: a text key and values."""


class SharedCursor(Struct):
    """The moment of a shared replay that its leader shows, and through whose eyes."""

    person: int
    moment: str
    eyes: int


class Hint(Struct, omit_defaults=True):
    """News about a table for the other processes."""

    table: str
    version: int = 0
    body: bytes = b""  # the entry of this version: a process that is one behind need not ask the store
    people: list[int] | None = None
    onlookers: int = 0
    seat: int = -1
    place: str | None = None
    cursor: SharedCursor | None = None
    gone: bool = False  # the table was deleted, or its chat was
    process: str = ""  # the sender; set when it is published


Hints = list[Hint]  # one message: hints that gathered while the last message was on its way


OnHint = Callable[[Hint], Awaitable[None]]
OnReconnect = Callable[[], Awaitable[None]]


class PubSub(Protocol):
    """A way to send hints to the other processes."""

    @property
    def up(self) -> bool:
        """Whether hints reach the other processes now."""
        ...

    def publish(self, hint: Hint) -> None: ...

    async def publish_first(self, hint: Hint) -> None:
        """Publish a hint and let it leave before we go on: the other processes work on it meanwhile."""
        ...

    async def run(self, on_hint: OnHint, on_reconnect: OnReconnect) -> None:
        """Send and receive hints until cancelled; ``on_reconnect`` is called whenever some may have been lost."""
        ...


class NoPubSub:
    """For a single process, or several that only ask the store."""

    up = True

    def publish(self, hint: Hint) -> None:
        return

    async def publish_first(self, hint: Hint) -> None:
        return

    async def run(self, on_hint: OnHint, on_reconnect: OnReconnect) -> None:
        await asyncio.Event().wait()


def client(address: str) -> Redis:
    """A client that never reconnects by itself: a listener that did would not know what it has missed."""
    made: Redis = Redis.from_url(address, socket_connect_timeout=2, socket_timeout=None, retry=Retry(NoBackoff(), 0))
    return made


class RedisPubSub:
    """Hints over Redis; a lost connection is retried without end."""

    def __init__(self, address: str) -> None:
        # Without redis-py's own timeouts: they need a task for each command, and may lose a cancellation (Python 3.11).
        self._subscriber = client(address)
        self._publisher = client(address)
        self._publisher.connection_pool.make_connection()  # type: ignore[no-untyped-call]  # unknown options are noticed here
        self._out: asyncio.Queue[Hint] = asyncio.Queue(WAITING_HINTS)
        self._decode = msgspec.msgpack.Decoder(Hints).decode
        self._receiving = False
        self._sending = True

    @property
    def up(self) -> bool:
        return self._receiving and self._sending

    def publish(self, hint: Hint) -> None:
        if self._out.full():
            self._out.get_nowait()  # a new hint is worth more than an old one
        hint.process = PROCESS
        self._out.put_nowait(hint)

    async def publish_first(self, hint: Hint) -> None:
        self.publish(hint)
        await asyncio.sleep(0)  # the sending task has its turn

    async def run(self, on_hint: OnHint, on_reconnect: OnReconnect) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._send_all())
                group.create_task(self._listen(on_hint, on_reconnect))
        finally:
            self._receiving = False
            await self._subscriber.aclose()
            await self._publisher.aclose()

    async def _send_all(self) -> None:
        while True:
            hints = [await self._out.get()]
            while not self._out.empty() and len(hints) < AT_ONCE:
                hints.append(self._out.get_nowait())
            message = msgspec.msgpack.encode(hints)
            while not await self._was_sent(message):  # others may have reconnected before we could
                await asyncio.sleep(RETRY_SECONDS)

    async def _was_sent(self, message: bytes) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._publisher.publish(CHANNEL, message)
            self._sending = True
        except GONE:
            self._sending = False
        return self._sending

    async def _listen(self, on_hint: OnHint, on_reconnect: OnReconnect) -> None:
        told = False  # logged once, until Redis answers again
        while True:
            try:
                await self._receive_all(on_hint, on_reconnect)
            except GONE as error:
                if self._receiving or not told:
                    log.warning("channels_down", why=type(error).__name__)
                told, self._receiving = True, False
                await asyncio.sleep(RETRY_SECONDS)

    async def _receive_all(self, on_hint: OnHint, on_reconnect: OnReconnect) -> None:
        async with self._subscriber.pubsub(ignore_subscribe_messages=True) as pubsub:
            async with asyncio.timeout(PATIENCE):
                await pubsub.subscribe(CHANNEL)
            self._receiving = self._sending = True
            await on_reconnect()
            asked = False
            while True:
                async with asyncio.timeout(QUIET + PATIENCE):  # it may reconnect by itself, to a Redis that hangs
                    message = await pubsub.get_message(timeout=QUIET)
                if message is not None:
                    asked = False
                    if message["type"] == "message":
                        await self._deliver(message["data"], on_hint)
                elif asked:
                    raise TimeoutError  # a Redis that hangs neither answers nor closes the connection
                else:
                    async with asyncio.timeout(PATIENCE):
                        await pubsub.ping()
                    asked = True

    async def _deliver(self, data: bytes, on_hint: OnHint) -> None:
        """Hand on the hints of a message. One that cannot be decoded is logged."""
        try:
            hints = self._decode(data)
        except msgspec.MsgspecError:
            log.warning("hint_not_read")
            return
        for hint in hints:
            if hint.process != PROCESS:
                await on_hint(hint)


def open_pubsub(address: str) -> PubSub:
    """The channels at an address; without one, processes only ask the store."""
    if not address:
        return NoPubSub()
    try:
        return RedisPubSub(address)
    except (TypeError, ValueError, RedisError) as error:
        options = ", ".join(name for name, _ in parse_qsl(urlsplit(address).query, keep_blank_values=True))
        raise PubSubError("channels-options", options=options) from error
