"""Time that nobody can set.

A machine's wall clock can be set back or ahead at any moment. While a process runs, it counts time by a clock that only
goes forward; it reads the wall clock once, at its start.
"""

import time
from typing import Final

# Linux's CLOCK_MONOTONIC stands still while the machine sleeps; CLOCK_BOOTTIME does not.
_BOOT: Final = getattr(time, "CLOCK_BOOTTIME", None)


def steady_ms() -> int:
    """Milliseconds since some moment; only differences mean anything."""
    nanoseconds = time.monotonic_ns() if _BOOT is None else time.clock_gettime_ns(_BOOT)
    return nanoseconds // 1_000_000


def milliseconds() -> int:
    """The machine's wall clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970 as of the process's start, and from then on by the steady clock."""

    def __init__(self) -> None:
        self.set(milliseconds())

    def set(self, now: int) -> None:
        """Say what time it is."""
        steady = steady_ms()
        self._ahead = now - steady
        self._wall_ahead = milliseconds() - steady

    def __call__(self) -> int:
        return steady_ms() + self._ahead

    def wall_step(self) -> int:
        """By how much the wall clock was set since the time was said, in milliseconds."""
        return milliseconds() - steady_ms() - self._wall_ahead
