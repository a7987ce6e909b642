"""Viewers: open connections, each with a queue of messages that were made for its seat."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

OUTBOX: Final = 256  # messages a viewer may be behind; then they are disconnected, and catch up by version
HEAVIEST: Final = 1 << 20  # bytes of them; a single message may be longer
SendNow = Callable[[bytes], bool]  # send a message without waiting; returns whether that was possible


def queue_only(_message: bytes) -> bool:
    """For a viewer whose messages always wait in the queue."""
    return False


class Viewer:
    """One open connection.

    A message is sent at once if the socket takes it: queueing each one was a tenth of what a move cost. Otherwise it
    waits in a plain queue, with a future for the task that empties it. (``asyncio.Queue`` looks up the running loop
    for every message.)
    """

    __slots__ = ("_outbox", "_reader", "_send_now", "_weight", "end", "key", "person", "seat")

    def __init__(self, person: int, seat: int, key: str = "", send_now: SendNow = queue_only) -> None:
        self.person = person
        self.seat = seat
        self.key = key  # hashed: without it they are disconnected
        self.end: str | None = None  # why the connection is to be closed
        self._send_now = send_now
        self._outbox: deque[bytes | None] = deque()
        self._weight = 0  # bytes in the queue
        self._reader: asyncio.Future[None] | None = None  # waits for a message

    def send(self, message: bytes) -> None:
        """Send a message, or queue it. A viewer who is too far behind is disconnected."""
        if self.end is not None:
            return
        idle = self._reader is not None and not self._outbox  # no other message is on its way
        if idle and self._send_now(message):
            return
        if self._outbox and (len(self._outbox) >= OUTBOX or self._weight + len(message) > HEAVIEST):
            self.dismiss("server-too-slow")
        else:
            self._put(message)

    def dismiss(self, why: str) -> None:
        """Close the connection once the queue is empty; the reason is a text key."""
        if self.end is not None:
            return
        self.end = why
        while len(self._outbox) >= OUTBOX:
            self._taken()
        self._put(None)

    def _put(self, message: bytes | None) -> None:
        self._outbox.append(message)
        self._weight += len(message or b"")
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def next(self) -> bytes | None:
        """The next message; None when the connection is to be closed. Only one task may call it."""
        if not self._outbox:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._taken()

    def _taken(self) -> bytes | None:
        message = self._outbox.popleft()
        self._weight -= len(message or b"")
        return message
