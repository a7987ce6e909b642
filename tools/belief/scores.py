"""How good guesses are: bits per turn, and how far chances are from frequencies."""

from collections.abc import Sequence
from math import log2, sqrt
from typing import Final, NamedTuple

from mousquetaires.engine.ids import LOCATION_CARDS

from .watched_turns import WatchedTurn

LEAST_CHANCE: Final = 1e-6  # a place that was thought impossible costs at most 20 bits
BINS: Final = 10


class Bits(NamedTuple):
    """A mean and its standard error. Prompts of the same turn are not independent, so turns count as one draw."""

    mean: float
    error: float


class Score(NamedTuple):
    first: Bits  # at the first prompt of a turn
    all: Bits  # over all prompts
    calibration: float


def score(turns: Sequence[WatchedTurn], name: str) -> Score:
    first = [[surprise(turn, name, 0)] for turn in turns]
    every = [[surprise(turn, name, at) for at in range(len(turn.moments))] for turn in turns]
    return Score(mean_of(first), mean_of(every), calibration(turns, name))


def surprise(turn: WatchedTurn, name: str, at: int) -> float:
    """The bits that the true place costs."""
    return -log2(max(LEAST_CHANCE, turn.moments[at][name][turn.place]))


def mean_of(groups: Sequence[Sequence[float]]) -> Bits:
    """The mean of all values, with its error from the sums of the groups."""
    count = sum(len(group) for group in groups)
    mean = sum(sum(group) for group in groups) / count
    return Bits(mean, sqrt(sum((sum(group) - mean * len(group)) ** 2 for group in groups)) / count)


def calibration(turns: Sequence[WatchedTurn], name: str) -> float:
    """The mean distance between a chance and how often it came true, in ten bins.

    Every place at every prompt is one prediction. They all count the same: a weight by turn would depend on how soon
    she is found, which no guess can know.
    """
    sums = [[0.0, 0.0, 0.0] for _ in range(BINS)]  # predictions, chances, hits
    for turn in turns:
        for moment in turn.moments:
            for place in LOCATION_CARDS:
                chance = moment[name][place]
                one = sums[min(BINS - 1, int(BINS * chance))]
                one[0] += 1
                one[1] += chance
                one[2] += place == turn.place
    return sum(abs(chances - hits) for _, chances, hits in sums) / sum(count for count, _, _ in sums)
