"""How likely Milady is at each place.

All of her bots' policies depend on public facts alone, and so does the memory of the position in which she chose. The
places that were ruled out since then are public, too. So for each policy the chances are exact. Which policy she
follows is judged by where she was shown in the earlier turns.
"""

from functools import lru_cache
from typing import Final

from mousquetaires.engine.config import Table
from mousquetaires.engine.ids import NOWHERE, PLACES
from mousquetaires.engine.knowledge import possible_places
from mousquetaires.engine.milady_choice_history import Choice
from mousquetaires.engine.view import Observation

from .chosen_position import choices_so_far, chosen_position
from .milady_policies import POLICIES, Chances

EQUAL: Final = (1.0,) * PLACES
CACHED: Final = 512  # searches ask for the same choices again and again


def place_chances(o: Observation) -> Chances:
    """The chance that Milady is at each place, by place. All are 0 if she is nowhere yet."""
    found = [0.0] * PLACES
    places = possible_places(o)
    mixed = chosen_chances(o.table, choices_so_far(o)) if len(places) > 1 else EQUAL
    total = sum([mixed[place] for place in places])
    for place in places:
        found[place] = mixed[place] / total
    return tuple(found)


@lru_cache(maxsize=CACHED)
def chosen_chances(table: Table, choices: tuple[Choice, ...]) -> Chances:
    """The chance that Milady chose each place in her last choice."""
    shares = policy_shares(table, choices)
    rows = policy_chances(table, choices[-1])
    found = [0.0] * PLACES
    for share, row in zip(shares, rows, strict=True):
        for place in range(PLACES):
            found[place] += share * row[place]
    return tuple(found)


def policy_shares(table: Table, choices: tuple[Choice, ...]) -> list[float]:
    """How likely Milady follows each policy, by where she was in the earlier turns."""
    shares = [prior for prior, _ in POLICIES]
    for choice in choices:
        if choice.seen_at != NOWHERE:
            rows = policy_chances(table, choice)
            shares = [share * row[choice.seen_at] for share, row in zip(shares, rows, strict=True)]
    total = sum(shares)
    return [share / total for share in shares]


@lru_cache(maxsize=CACHED)
def policy_chances(table: Table, choice: Choice) -> tuple[Chances, ...]:
    """The chances of each policy in one choice, by place."""
    position = chosen_position(table, choice)
    return tuple([policy(position) for _, policy in POLICIES])
