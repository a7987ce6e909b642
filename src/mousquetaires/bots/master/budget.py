"""How long a master may think: so many tries, or so many seconds."""

import re
from time import perf_counter
from typing import Final, NamedTuple

from ..base import BotError

TRIES: Final = 40
MOST_TRIES: Final = 1_000_000
MOST_SECONDS: Final = 600.0
WISH: Final = re.compile(r"(?P<tries>\d+)|(?P<seconds>\d+(\.\d+)?)s")


class Budget(NamedTuple):
    """Tries, or seconds where there are any; only the first gives the same move again on any machine."""

    tries: int = TRIES
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.tries)


def budget_of(wish: str) -> Budget:
    """``64`` for so many tries, ``0.5s`` for so much time."""
    found = WISH.fullmatch(wish)
    if found is not None and found["tries"] and 1 <= int(found["tries"]) <= MOST_TRIES:
        return Budget(int(found["tries"]))
    if found is not None and found["seconds"] and 0 < float(found["seconds"]) <= MOST_SECONDS:
        return Budget(0, float(found["seconds"]))
    raise BotError("bot-budget", wish=wish)


class Clock:
    """Counts what is left of a budget."""

    __slots__ = ("ends", "left")

    def __init__(self, budget: Budget) -> None:
        self.left = budget.tries
        self.ends = perf_counter() + budget.seconds if budget.seconds else 0.0

    def spend(self) -> bool:
        """Whether there is one more try."""
        if self.ends:
            return perf_counter() < self.ends
        self.left -= 1
        return self.left >= 0
