"""What the coach says, as plain values: actions, numbers and text keys."""

from typing import NamedTuple


class Fact(NamedTuple):
    """A fact that can be checked: a text key, the rule behind it, and its numbers and ids."""

    key: str
    rule: str
    values: dict[str, int]


def fact(key: str, rule: str, **values: int) -> Fact:
    return Fact(key, rule, values)


class Answer(NamedTuple):
    """An answer with the chance to win after it. ``error`` is half of the 95% interval of that chance."""

    action: int
    chance: float
    error: float
    facts: tuple[Fact, ...]


class PlaceChance(NamedTuple):
    """How likely Milady is at a place, from public facts alone: those that all players know, the main one first."""

    place: int
    chance: float
    facts: tuple[Fact, ...]


class Advice(NamedTuple):
    """The best answers, the best one first.

    ``clear`` says whether the first is better than the second by more than the error of their difference. ``worlds`` is
    the number of dealt worlds in which each answer was tried. ``losses`` is what the seat loses by ending the turn now.
    """

    answers: tuple[Answer, ...]
    clear: bool
    worlds: int
    places: tuple[PlaceChance, ...]
    losses: tuple[Fact, ...]


def percent(share: float) -> int:
    """A share in percent. Only what is certain is 0 or 100.

    >>> percent(0.0), percent(0.001), percent(0.375), percent(0.9999)
    (0, 1, 38, 99)
    """
    if share <= 0.0 or share >= 1.0:
        return 100 * int(share >= 1.0)
    return max(1, min(99, round(100 * share)))
