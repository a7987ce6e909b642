"""Random choices that compile: the same results as the methods of ``Random``, from the same random bits.

``Random.choice``, ``randrange`` and ``shuffle`` are interpreted, even when the compiled engine calls them.
"""

from random import Random
from typing import TypeVar

T = TypeVar("T")


def random_below(rng: Random, limit: int) -> int:
    """A number from 0 to ``limit - 1``, as ``rng.randrange(limit)`` gives it.

    >>> random_below(Random(7), 13) == Random(7).randrange(13)
    True
    """
    if limit <= 0:
        raise ValueError(f"no number is below {limit}")
    bits = limit.bit_length()
    number = rng.getrandbits(bits)
    while number >= limit:
        number = rng.getrandbits(bits)
    return number


def random_item(rng: Random, items: list[T]) -> T:
    """One of the items, as ``rng.choice(items)`` gives it.

    >>> random_item(Random(7), ["draw", "move", "end"]) == Random(7).choice(["draw", "move", "end"])
    True
    """
    return items[random_below(rng, len(items))]


def shuffle_list(rng: Random, items: list[int]) -> None:
    """Shuffle as ``rng.shuffle(items)`` does.

    >>> mine, theirs = [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]
    >>> shuffle_list(Random(7), mine)
    >>> Random(7).shuffle(theirs)
    >>> mine == theirs
    True
    """
    for last in range(len(items) - 1, 0, -1):
        other = random_below(rng, last + 1)
        items[last], items[other] = items[other], items[last]
