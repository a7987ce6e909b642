"""The master's value function: the chance that the Musketeers win, fitted on games between bots (tools/value.py)."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from mousquetaires.engine.ids import DIAMONDS
from mousquetaires.engine.machine import Game

from .features import NAMES, features

SURE: Final = 30.0  # the limit of certainty, in logits
LEAST: Final = 0.02  # hidden units that count less change nothing: together less than 0.01 logits


class Unit:
    """A hidden unit: its weights, its bias, and how much it counts if it is positive."""

    __slots__ = ("bias", "counts", "weights")

    def __init__(self, counts: float, bias: float, weights: Sequence[float]) -> None:
        if len(weights) != len(NAMES):
            raise ValueError(f"{len(weights)} weights for {len(NAMES)} features")
        self.counts = counts
        self.bias = bias
        self.weights = [float(weight) for weight in weights]

    def of(self, places: list[int], numbers: list[float]) -> float:
        """The sum for the features at these places. Two lists, because unpacking pairs takes most of the time."""
        total = self.bias
        weights = self.weights
        for n in range(len(places)):
            total += weights[places[n]] * numbers[n]
        return total


class Value:
    """A small neural network: each feature counts by itself, and also within a few hidden units."""

    __slots__ = ("hidden", "plain")

    def __init__(self, plain: Unit, hidden: Sequence[Unit]) -> None:
        self.plain = plain
        self.hidden = list(hidden)

    def of(self, game: Game) -> float:
        """The chance that the Musketeers win."""
        if game.over:
            return 1.0 if game.s.ending == DIAMONDS else 0.0
        return 1 / (1 + exp(-max(-SURE, min(SURE, self.logit(features(game))))))

    def logit(self, numbers: list[float]) -> float:
        places = [at for at in range(len(numbers)) if numbers[at]]
        seen = [numbers[at] for at in places]
        total = self.plain.of(places, seen)
        for unit in self.hidden:
            active = unit.of(places, seen)
            if active > 0:
                total += unit.counts * active
        return total


@cache
def fitted(team: str) -> Value:
    """The fitted function for games with a Milady player (``milady``) or without (``solo``)."""
    with files("mousquetaires.bots.master").joinpath("value.toml").open("rb") as file:
        found = tomllib.load(file)[team]
    plain = Unit(1.0, found["bias"], [found["weights"][name] for name in NAMES])
    return Value(plain, [Unit(*unit) for unit in found["hidden"] if abs(unit[0]) >= LEAST])
