"""Clients of the echo server: as many sockets as in the game, each receiving what it sends."""

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Self

from .load_clients import LoadClients
from .websocket_client import Address, WebSocketClient, connect

AT_ONCE: Final = 64


class EchoClients(LoadClients[int]):
    """Numbered sockets to the echo servers, sending a text of a given length."""

    def __init__(self, servers: Sequence[Address], size: int, rng: Random) -> None:
        super().__init__(size, rng)
        self._servers = servers
        self._text = b""
        self._sockets: list[WebSocketClient] = []
        self._began = [0.0] * size

    def set_length(self, length: int) -> None:
        """Set the length of the texts sent from now on, in bytes."""
        self._text = b"x" * length

    async def __aenter__(self) -> Self:
        gate = asyncio.Semaphore(AT_ONCE)

        async def join(client: int) -> WebSocketClient:
            async with gate:
                server = self._servers[client % len(self._servers)]
                return await connect(server, "/echo", self._receiver(client), self.lost)

        self._sockets = await asyncio.gather(*(join(client) for client in range(self.size)))
        self._free = list(range(self.size))
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self._sockets:
            socket.close()

    def act(self, one: int, began: float) -> None:
        self._began[one] = began
        self._sockets[one].send(self._text)

    def _receiver(self, client: int) -> Callable[[bytes], None]:
        def receive(_data: bytes) -> None:
            self.messages += 1
            self.delays.append(time.perf_counter() - self._began[client])
            self.done(client)

        return receive
