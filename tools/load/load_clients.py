"""Clients that act one by one: as soon as each is answered, or at random times."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from random import Random
from typing import Final, Generic, TypeVar

PAUSE: Final = 0.01
PATIENCE: Final = 30.0  # seconds until everything sent must be answered

One = TypeVar("One")


class LoadError(RuntimeError):
    """The server did something wrong."""


class LoadClients(ABC, Generic[One]):
    """Tables, or sockets of the echo server. A client with nothing in flight is free to act."""

    def __init__(self, size: int, rng: Random) -> None:
        self.size = size
        self.rng = rng
        self.messages = 0  # delivered messages
        self.updates = 0  # those that reported a move
        self.dropped = 0  # connections that ended unexpectedly
        self.delays: list[float] = []  # from sending to the last delivery, in seconds
        self._free: list[One] = []
        self._owed: deque[float] = deque()  # times at which a client should have acted while none was free
        self._flooding = False

    @abstractmethod
    def act(self, one: One, began: float) -> None:
        """Send something. Time is measured from ``began``."""

    def done(self, one: One) -> None:
        """A client has nothing in flight any more."""
        if self._flooding:
            self.act(one, time.perf_counter())
        elif self._owed:
            self.act(one, self._owed.popleft())
        else:
            self._free.append(one)

    def lost(self) -> None:
        """A connection has ended unexpectedly."""
        self.dropped += 1

    def start_flood(self) -> None:
        """From now on every client acts again as soon as it is answered."""
        self._flooding = True
        while self._free:
            self.act(self._free.pop(), time.perf_counter())

    def stop_flood(self) -> None:
        self._flooding = False

    def act_now(self) -> None:
        """Let a random free client act, or the next one that becomes free."""
        now = time.perf_counter()
        if not self._free:
            self._owed.append(now)
            return
        at = self.rng.randrange(len(self._free))
        self._free[at], self._free[-1] = self._free[-1], self._free[at]
        self.act(self._free.pop(), now)

    async def wait_until_idle(self) -> None:
        """Wait until everything is answered."""
        deadline = time.monotonic() + PATIENCE
        while len(self._free) < self.size:
            self.check()
            if time.monotonic() > deadline:
                raise LoadError(f"{self.size - len(self._free)} of {self.size} wait for an answer for {PATIENCE:.0f} s")
            await asyncio.sleep(PAUSE)

    def check(self) -> None:
        """Raise an error if something has gone wrong."""
        if self.dropped:
            raise LoadError(f"{self.dropped} connections were closed by the server")
