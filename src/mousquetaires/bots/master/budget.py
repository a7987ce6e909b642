"""The master's budget for one decision: a number of tries, or seconds."""

import re
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from ..base import BotError

TRIES: Final = 100
MOST_TRIES: Final = 1_000_000
MOST_SECONDS: Final = 600.0
WISH: Final = re.compile(r"(?P<tries>[0-9]{1,9})|(?P<seconds>[0-9]{1,9}(\.[0-9]{1,9})?)s")


class Budget(NamedTuple):
    """Tries, or seconds if set. Only tries give the same move on every machine."""

    tries: int = TRIES
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.tries)


def budget_of(wish: str) -> Budget:
    """Parse a budget: ``64`` tries, or ``0.5s`` of time."""
    found = WISH.fullmatch(wish)
    if found is not None and found["tries"] and 1 <= int(found["tries"]) <= MOST_TRIES:
        return Budget(int(found["tries"]))
    if found is not None and found["seconds"] and 0 < float(found["seconds"]) <= MOST_SECONDS:
        return Budget(0, float(found["seconds"]))
    raise BotError("bot-budget", wish=wish)


class Clock:
    """Counts how much of a budget is used. ``now`` returns the time in seconds."""

    __slots__ = ("began", "budget", "now", "tries")

    def __init__(self, budget: Budget, now: Callable[[], float] = perf_counter) -> None:
        self.budget = budget
        self.now = now
        self.began = now()
        self.tries = 0

    def spend(self) -> bool:
        """Use one try. False if the budget is used up, or if there is no time for another try of average length."""
        if self.budget.seconds:
            used = self.now() - self.began
            fits = used + used / max(1, self.tries) <= self.budget.seconds
        else:
            fits = self.tries < self.budget.tries
        self.tries += fits
        return fits

    def used(self) -> float:
        """The share of the budget used so far, from 0 to 1."""
        if self.budget.seconds:
            return (self.now() - self.began) / self.budget.seconds
        return self.tries / self.budget.tries
