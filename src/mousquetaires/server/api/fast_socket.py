"""A viewer's line: the web server's own WebSocket, which can also be told something in one go."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

LINE: Final = "mousquetaires.line"  # of a socket's scope


@lru_cache(8)
def framed(message: bytes) -> bytes:
    """A text as it goes over the wire: the same for all who are told the same, one after the other."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


class Line(WebSocketsSansIOProtocol):
    """Most of what is sent goes out while a move is told, where nobody can wait.

    By way of ASGI each message was a coroutine, a dictionary and two more copies: without them, and with a move and its
    answer in one piece, a move takes 8 % less of a processor.
    """

    _held = False
    closed: Callable[[], None] | None = None  # called when the connection has ended

    async def run_asgi(self) -> None:
        self.scope[LINE] = self  # type: ignore[typeddict-unknown-key]  # an entry of our own
        try:
            await super().run_asgi()
        finally:
            del self.scope[LINE]  # type: ignore[typeddict-item]  # or the two would keep each other

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.closed is not None:
            self.closed()

    def say(self, message: bytes) -> bool:
        """Send a text, unless the socket has to drain first; who has gone is past hearing it."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN:
            self.conn.writes.append(framed(message))
            if not self._held or len(self.conn.writes) > 1:
                self._send_all()
        return True

    def hold(self) -> None:
        """From now on one message waits for the next: a move that was told, and the answer to whoever made it."""
        self._held = True

    def let_go(self) -> None:
        self._held = False
        self._send_all()

    def _send_all(self) -> None:
        output = self.conn.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))

    async def drained(self) -> None:
        """Wait until the socket takes more, or he has gone."""
        await self.writable.wait()
