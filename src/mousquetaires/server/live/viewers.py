"""Those who look at a table: each with an outbox of messages that were made for his eyes."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from mousquetaires.engine.ids import SPECTATOR

OUTBOX: Final = 256  # messages somebody may be behind; then he is let go, and comes back by version
HEAVIEST: Final = 1 << 20  # bytes of them; a single message may be longer


def not_now(_message: bytes) -> bool:
    """Messages wait until somebody comes for them."""
    return False


class Viewer:
    """One open connection.

    A message goes out at once if the socket takes it, and that was a tenth of what a move cost. Else it waits in a
    plain queue, with a future for the one who empties it: asyncio's own asks which loop is running at every message.
    """

    __slots__ = ("_outbox", "_reader", "_weight", "end", "key", "now", "person", "seat")

    def __init__(self, person: int, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.key = ""  # hashed: what he came in with, and without which he has to go
        self.end: str | None = None  # why the connection is to be closed
        self.now: Callable[[bytes], bool] = not_now  # send a message at once; whether that was possible
        self._outbox: deque[bytes | None] = deque()
        self._weight = 0  # bytes in his outbox
        self._reader: asyncio.Future[None] | None = None  # waits for something to be there

    @property
    def looks_on(self) -> bool:
        return self.seat == SPECTATOR

    def tell(self, message: bytes) -> None:
        """Put a message into his outbox; who does not read for so long is let go."""
        if self.end is not None:
            return
        idle = self._reader is not None and not self._outbox  # nothing else is on its way
        if idle and self.now(message):
            return
        if self._outbox and (len(self._outbox) >= OUTBOX or self._weight + len(message) > HEAVIEST):
            self.dismiss("server-too-slow")
        else:
            self._put(message)

    def dismiss(self, why: str) -> None:
        """Close the connection once he has read what he can; the reason is a text key."""
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
        """The next message for him; None when the connection is over. One reads, nobody else."""
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
