"""Rolls of duel dice, counted by face: Swords, Shields and Lilies."""

from math import comb, gcd

from .components import NO_FACES, Faces
from .ids import LILY, SHIELD, SWORD


def index_of(faces: Faces) -> int:
    """The index of a roll among all rolls of as many dice.

    An additional Sword does not change it. An additional Shield adds ``k + 1`` and an additional Lily ``k + 2``,
    where ``k`` is the number of dice that show no Sword.

    >>> [index_of(faces) for faces in ((2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2))]
    [0, 1, 2, 3, 4, 5]
    """
    k = faces[SHIELD] + faces[LILY]
    return k * (k + 1) // 2 + faces[LILY]


def rolls_of(die: Faces, dice: int) -> list[tuple[Faces, int]]:
    """Every roll of so many dice, in the order of ``index_of``, with the number of ways to roll it."""
    rolls: list[tuple[Faces, int]] = []
    for k in range(dice + 1):
        swords = comb(dice, k) * die[SWORD] ** (dice - k)
        for lilies in range(k + 1):
            ways = swords * comb(k, lilies) * die[SHIELD] ** (k - lilies) * die[LILY] ** lilies
            rolls.append(((dice - k, k - lilies, lilies), ways))
    return rolls


def reduced(die: Faces) -> Faces:
    """An equivalent die with as few faces as possible. This keeps the numbers small."""
    common = gcd(die[SWORD], die[SHIELD], die[LILY])
    return (die[SWORD] // common, die[SHIELD] // common, die[LILY] // common)


def contains(rolled: Faces, manoeuvre: Faces) -> bool:
    """Whether the dice contain a manoeuvre. NO_FACES is no manoeuvre and is never contained."""
    return (
        rolled[SWORD] >= manoeuvre[SWORD]
        and rolled[SHIELD] >= manoeuvre[SHIELD]
        and rolled[LILY] >= manoeuvre[LILY]
        and manoeuvre != NO_FACES
    )


def turned(rolled: Faces, old: int, new: int) -> Faces:
    """The roll after one die was turned from one face to another."""
    counts = [rolled[SWORD], rolled[SHIELD], rolled[LILY]]
    counts[old] -= 1
    counts[new] += 1
    return (counts[SWORD], counts[SHIELD], counts[LILY])
