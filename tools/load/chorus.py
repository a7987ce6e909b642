"""The echo's side of a run: as many sockets, each of which gets back what it sends."""

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Self

from .crowd import Crowd
from .wire import Address, Wire, connect

AT_ONCE: Final = 64


class Chorus(Crowd[int]):
    """Sockets to the echoes, by number, with a text of a given length."""

    def __init__(self, servers: Sequence[Address], size: int, rng: Random) -> None:
        super().__init__(size, rng)
        self._servers = servers
        self._text = b""
        self._wires: list[Wire] = []
        self._began = [0.0] * size

    def speak(self, length: int) -> None:
        """What is sent from now on is so many bytes long."""
        self._text = b"x" * length

    async def __aenter__(self) -> Self:
        gate = asyncio.Semaphore(AT_ONCE)

        async def join(voice: int) -> Wire:
            async with gate:
                server = self._servers[voice % len(self._servers)]
                return await connect(server, "/echo", self._ear(voice), self.lost)

        self._wires = await asyncio.gather(*(join(voice) for voice in range(self.size)))
        self._free = list(range(self.size))
        return self

    async def __aexit__(self, *_: object) -> None:
        for wire in self._wires:
            wire.close()

    def act(self, one: int, began: float) -> None:
        self._began[one] = began
        self._wires[one].send(self._text)

    def _ear(self, voice: int) -> Callable[[bytes], None]:
        def hear(_data: bytes) -> None:
            self.messages += 1
            self.delays.append(time.perf_counter() - self._began[voice])
            self.done(voice)

        return hear
