"""Those who look at a table: each with an outbox of messages that were made for his eyes."""

import asyncio
from typing import Final

from mousquetaires.engine.ids import SPECTATOR

OUTBOX: Final = 256  # messages somebody may be behind; then he is let go, and comes back by version


class Viewer:
    """One open connection."""

    __slots__ = ("_outbox", "end", "key", "person", "seat")

    def __init__(self, person: int, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.key = ""  # hashed: what he came in with, and without which he has to go
        self.end: str | None = None  # why the connection is to be closed
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)

    @property
    def looks_on(self) -> bool:
        return self.seat == SPECTATOR

    def tell(self, message: bytes) -> None:
        """Put a message into his outbox; who does not read for so long is let go."""
        if self.end is not None:
            return
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss("server-too-slow")

    def dismiss(self, why: str) -> None:
        """Close the connection once he has read what he can; the reason is a text key."""
        if self.end is not None:
            return
        self.end = why
        while self._outbox.full():
            self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message for him; None when the connection is over."""
        return await self._outbox.get()
