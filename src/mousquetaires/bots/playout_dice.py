"""Dice for playouts: outcome ``n`` of a purpose depends only on the seed, as in ``engine.chance.Seed``.

A hash of a few multiplications decides, which is several times faster than the cryptographic one of real games. All
numbers stay below 2**62, which the compiled engine handles without allocating memory.
"""

from typing import Final

from mousquetaires.engine.chance import Chance, Dice, picked
from mousquetaires.engine.mypyc_hints import i64

MASK: Final = 0x7FFFFFFF
STEP: Final = 0x1E3779B9  # between the numbers of two dice


def mix(number: i64) -> i64:
    """A hash of a number, from 0 to ``MASK``.

    >>> mix(1), mix(2)
    (1832211973, 65356255)
    """
    number = (number ^ number >> 15) * 0x2C1B3C6D & MASK
    number = (number ^ number >> 12) * 0x297A2D39 & MASK
    return number ^ number >> 15


class PlayoutDice(Dice):
    """Decides every random outcome of a playout."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK

    def answer(self, chance: Chance, n: int, undos: int) -> int:
        """Outcome ``n`` of this purpose. Nothing is undone in a playout."""
        number = mix(self.seed ^ mix(n << 8 | chance.purpose))
        if not chance.dice:
            return picked(number, chance.weights)
        swords, shields, lilies = chance.die
        sides = swords + shields + lilies
        outcome = 0
        for _ in range(chance.dice):
            side = mix(number) % sides
            outcome += 1 if side < swords else 16 if side < swords + shields else 256
            number = number + STEP & MASK
        return outcome
