"""Many who act one by one: as fast as each is answered, or at random moments."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from random import Random
from typing import Final, Generic, TypeVar

PAUSE: Final = 0.01
PATIENCE: Final = 30.0  # seconds until whatever was sent must have been answered

One = TypeVar("One")


class LoadError(RuntimeError):
    """The server did not do what it should."""


class LoadClients(ABC, Generic[One]):
    """Tables, or sockets of the echo: whoever has nothing on its way is free to act."""

    def __init__(self, size: int, rng: Random) -> None:
        self.size = size
        self.rng = rng
        self.messages = 0  # that were delivered
        self.updates = 0  # those of them that told of a move
        self.dropped = 0  # connections that ended and should not have
        self.delays: list[float] = []  # from sending to the last delivery, in seconds
        self._free: list[One] = []
        self._owed: deque[float] = deque()  # when somebody should have acted, but nobody was free
        self._flooding = False

    @abstractmethod
    def act(self, one: One, began: float) -> None:
        """Send something; the time is counted from ``began``."""

    def done(self, one: One) -> None:
        """Somebody has nothing on its way any more."""
        if self._flooding:
            self.act(one, time.perf_counter())
        elif self._owed:
            self.act(one, self._owed.popleft())
        else:
            self._free.append(one)

    def lost(self) -> None:
        """A connection has ended that should not have."""
        self.dropped += 1

    def start_flood(self) -> None:
        """From now on everybody acts again as soon as he was answered."""
        self._flooding = True
        while self._free:
            self.act(self._free.pop(), time.perf_counter())

    def stop_flood(self) -> None:
        self._flooding = False

    def act_now(self) -> None:
        """Anybody acts; if nobody is free, the first who is."""
        now = time.perf_counter()
        if not self._free:
            self._owed.append(now)
            return
        at = self.rng.randrange(len(self._free))
        self._free[at], self._free[-1] = self._free[-1], self._free[at]
        self.act(self._free.pop(), now)

    async def wait_until_idle(self) -> None:
        """Wait until everything was answered."""
        deadline = time.monotonic() + PATIENCE
        while len(self._free) < self.size:
            self.check()
            if time.monotonic() > deadline:
                raise LoadError(f"{self.size - len(self._free)} of {self.size} wait for an answer for {PATIENCE:.0f} s")
            await asyncio.sleep(PAUSE)

    def check(self) -> None:
        """Raise what has gone wrong meanwhile."""
        if self.dropped:
            raise LoadError(f"{self.dropped} connections were closed by the server")
