"""How likely the Musketeers are to win from here: a formula fitted on games that bots played (tools/value.py)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp

from mousquetaires.engine.ids import DIAMONDS
from mousquetaires.engine.machine import Game

from .features import NAMES, features


class Value:
    """A weight for every feature: logistic regression."""

    __slots__ = ("bias", "weights")

    def __init__(self, bias: float, weights: Mapping[str, float]) -> None:
        self.bias = bias
        self.weights = [float(weights[name]) for name in NAMES]

    def of(self, game: Game) -> float:
        """The chance that the Musketeers win."""
        if game.over:
            return 1.0 if game.s.ending == DIAMONDS else 0.0
        total = self.bias
        for weight, number in zip(self.weights, features(game), strict=True):
            total += weight * number
        return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


@cache
def fitted(team: str) -> Value:
    """The formula for games with Milady at the table (``milady``), or without (``solo``)."""
    with files("mousquetaires.bots.master").joinpath("value.toml").open("rb") as file:
        found = tomllib.load(file)[team]
    return Value(found["bias"], found["weights"])
