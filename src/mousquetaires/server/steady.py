"""Time that nobody can set: it only goes forward, and does not stop while the machine sleeps."""

import time
from typing import Final

# Linux's CLOCK_MONOTONIC stands still while the machine sleeps; CLOCK_BOOTTIME does not.
_BOOT: Final = getattr(time, "CLOCK_BOOTTIME", None)


def steady_ms() -> int:
    """Milliseconds since some moment; only differences mean anything."""
    nanoseconds = time.monotonic_ns() if _BOOT is None else time.clock_gettime_ns(_BOOT)
    return nanoseconds // 1_000_000
