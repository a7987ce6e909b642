"""A minimal WebSocket client that uses very little processor time.

Client and server share the machine, and only the server should be measured. A usual client takes longer per message
than the echo server. This one supports only servers that send complete text frames.
"""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
WHOLE: Final = 0x80  # the final-fragment bit
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # a zero mask leaves the text unchanged and saves work
END: Final = b"\r\n\r\n"
PATIENCE: Final = 30.0  # seconds for a handshake on a busy machine


class WebSocketError(RuntimeError):
    """A connection that could not be opened, or an unexpected frame."""


class Address(NamedTuple):
    """The address of a server."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"http://{self.host}:{self.port}"


class WebSocketClient(asyncio.Protocol):
    """One WebSocket. Calls back for every text and when the connection is lost."""

    def __init__(self, receive: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hear = receive
        self._lost = lost
        self._become_idle = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._left = False

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Close the connection without calling back."""
        self._left = True
        if self._transport is not None and not self._transport.is_closing():
            self._send(CLOSE, b"\x03\xe8")
            self._transport.close()

    async def opened(self) -> None:
        """Wait for the end of the handshake."""
        async with asyncio.timeout(PATIENCE):
            await self._open

    # --- called by asyncio ----------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's class does not inherit from it

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(WebSocketError(f"closed before it was open: {exc}"))
        elif not self._left:
            self._lost()

    def data_received(self, data: bytes) -> None:
        self._become_idle = self._become_idle + data if self._become_idle else data
        if self._open.cancelled() or (self._open.done() and self._open.exception() is not None):
            return  # refused, or given up
        if self._open.done() or self._greeted():
            self._become_idle = self._become_idle[self._read_frames() :]

    # --- frames ---------------------------------------------------------------------------------------
    def _greeted(self) -> bool:
        """Whether the server's answer to the handshake is complete."""
        head, end, wait_until_idle = self._become_idle.partition(END)
        if not end:
            return False
        if head.split(b" ", 2)[1] != b"101":
            self._open.set_exception(WebSocketError(head.split(b"\r\n")[0].decode()))
            return False
        self._become_idle = wait_until_idle
        self._open.set_result(None)
        return True

    def _read_frames(self) -> int:
        """Read all complete frames. Returns the number of bytes read."""
        buffer, at, end = self._become_idle, 0, len(self._become_idle)
        while end - at >= 2:
            start, length = at + 2, buffer[at + 1]
            if length > 125:
                start += 2 if length == 126 else 8
                length = int.from_bytes(buffer[at + 2 : start], "big") if start <= end else end
            if start + length > end:
                break
            self._take(buffer[at], buffer[start : start + length])
            at = start + length
        return at

    def _take(self, first: int, body: bytes) -> None:
        if first == WHOLE | TEXT:
            self._hear(body)
        elif first == WHOLE | PING:
            self._send(PONG, body)
        elif first == WHOLE | CLOSE:
            assert self._transport is not None
            self._transport.close()
        elif first != WHOLE | PONG:
            raise WebSocketError(f"a frame that begins with {first:#x}")

    def _send(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        self._transport.write(frame(kind, body))


def frame(kind: int, body: bytes) -> bytes:
    r"""A frame from a client.

    >>> frame(TEXT, b"Athos")
    b'\x81\x85\x00\x00\x00\x00Athos'
    """
    length = len(body)
    if length < 126:
        return bytes((WHOLE | kind, MASKED | length)) + NO_MASK + body
    if length < 65_536:
        return bytes((WHOLE | kind, MASKED | 126)) + length.to_bytes(2, "big") + NO_MASK + body
    return bytes((WHOLE | kind, MASKED | 127)) + length.to_bytes(8, "big") + NO_MASK + body


async def connect(
    address: Address, path: str, receive: Callable[[bytes], None], lost: Callable[[], None], cookie: str = ""
) -> WebSocketClient:
    """Open a WebSocket."""
    transport, socket = await asyncio.get_running_loop().create_connection(
        lambda: WebSocketClient(receive, lost), *address
    )
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {address.host}:{address.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: TGEgUm9jaGVsbGUgMTYyNw==",
    ]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    transport.write("\r\n".join(lines).encode() + END)
    await socket.opened()
    return socket
