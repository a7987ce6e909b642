"""Replaces methods of ``Random`` by functions that mypyc compiles. They give the same results from the same bits.

``Random.choice``, ``randrange`` and ``shuffle`` are interpreted, even when the compiled engine calls them.
"""

from collections.abc import Callable
from random import Random


def random_below(rng: Random, limit: int) -> int:
    """A number from 0 to ``limit - 1``, as ``rng.randrange(limit)`` gives it.

    >>> random_below(Random(7), 13) == Random(7).randrange(13)
    True
    """
    return number_below(rng.getrandbits, limit)


def shuffle_list(rng: Random, items: list[int]) -> None:
    """Shuffle as ``rng.shuffle(items)`` does.

    >>> mine, theirs = [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]
    >>> shuffle_list(Random(7), mine)
    >>> Random(7).shuffle(theirs)
    >>> mine == theirs
    True
    """
    random_bits = rng.getrandbits
    for last in range(len(items) - 1, 0, -1):
        other = number_below(random_bits, last + 1)
        items[last], items[other] = items[other], items[last]


def number_below(random_bits: Callable[[int], int], limit: int) -> int:
    """The same with ``rng.getrandbits``, for loops."""
    if limit <= 0:
        raise ValueError(f"no number is below {limit}")
    bits = limit.bit_length()
    number = random_bits(bits)
    while number >= limit:
        number = random_bits(bits)
    return number
