"""How good guesses are: bits per turn, and how far chances are from frequencies."""

from collections.abc import Sequence
from math import log2, sqrt
from typing import Final, NamedTuple

from mousquetaires.engine.ids import LOCATION_CARDS

from .watched_turns import WatchedTurn

LEAST_CHANCE: Final = 1e-6  # a place that was thought impossible costs at most 20 bits
BINS: Final = 10


class Bits(NamedTuple):
    """The mean of the turns, and its standard error."""

    mean: float
    error: float


class Score(NamedTuple):
    first: Bits  # at the first prompt of a turn
    whole: Bits  # over all prompts of a turn; each turn counts once
    calibration: float


def score(turns: Sequence[WatchedTurn], name: str) -> Score:
    first = [surprise(turn, name, 0) for turn in turns]
    whole = [sum(surprise(turn, name, at) for at in range(len(turn.moments))) / len(turn.moments) for turn in turns]
    return Score(mean_of(first), mean_of(whole), calibration(turns, name))


def surprise(turn: WatchedTurn, name: str, at: int) -> float:
    """The bits that the true place costs."""
    return -log2(max(LEAST_CHANCE, turn.moments[at][name][turn.place]))


def mean_of(values: Sequence[float]) -> Bits:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return Bits(mean, sqrt(spread / len(values)))


def calibration(turns: Sequence[WatchedTurn], name: str) -> float:
    """The mean distance between a chance and how often it came true, in ten bins.

    Every place at every prompt is one prediction. Turns count the same, however many prompts they have.
    """
    sums = [[0.0, 0.0, 0.0] for _ in range(BINS)]  # weight, chances, hits
    for turn in turns:
        for moment in turn.moments:
            for place in LOCATION_CARDS:
                chance = moment[name][place]
                one = sums[min(BINS - 1, int(BINS * chance))]
                weight = 1 / len(turn.moments)
                one[0] += weight
                one[1] += weight * chance
                one[2] += weight * (place == turn.place)
    return sum(abs(chances - hits) for _, chances, hits in sums) / sum(weight for weight, _, _ in sums)
