"""A clock that cannot be set.

The wall clock can be set back or ahead at any moment. A process reads it once, at its start. From then on it measures
time with a clock that only goes forward.
"""

import time
from typing import Final

# Linux's CLOCK_MONOTONIC stands still while the machine sleeps; CLOCK_BOOTTIME does not.
_BOOT: Final = getattr(time, "CLOCK_BOOTTIME", None)


def steady_ms() -> int:
    """Milliseconds of a clock that only goes forward. Only differences mean anything."""
    nanoseconds = time.monotonic_ns() if _BOOT is None else time.clock_gettime_ns(_BOOT)
    return nanoseconds // 1_000_000


def milliseconds() -> int:
    """The machine's wall clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class MonotonicClock:
    """Milliseconds since 1970: the wall clock's time at the start, plus the steady time since then."""

    def __init__(self) -> None:
        self.set(milliseconds())

    def set(self, now: int) -> None:
        """Set the time, for example to the database's."""
        steady = steady_ms()
        self._offset = now - steady
        self._wall_offset = milliseconds() - steady

    def __call__(self) -> int:
        return steady_ms() + self._offset

    def wall_step(self) -> int:
        """By how many milliseconds the wall clock was changed since ``set``."""
        return milliseconds() - steady_ms() - self._wall_offset
