"""How likely the Musketeers are to win from here: a formula fitted on games that bots played (tools/value.py).

It looks at a whole position, secrets included: a search asks it about worlds that it has dealt itself.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from mousquetaires.engine.ids import (
    DIAMONDS,
    ENGLAND,
    GALLERIES,
    INN,
    INN_LENGTH,
    INN_SPACES,
    LOUVRE,
    NO_TOKEN,
    PARIS,
    QUEST,
)
from mousquetaires.engine.machine import Game
from mousquetaires.engine.state import State

FEATURES: Final = (
    "quest", "hours", "honour", "siege", "constance", "louvre", "purse", "epic", "rescue", "life", "lying", "cards",
    "gear", "rochefort", "foes", "traps", "there", "met", "heroes", "phase",
)  # fmt: skip
STEPS: Final = (0.0, 0.25, 0.5, 0.75)  # of the Quest, by board


def features(game: Game) -> list[float]:
    """A position in a few numbers, most of them between 0 and 1, in the order of ``FEATURES``."""
    s, table = game.s, game.table
    box = table.components
    team = table.heroes
    many = len(team)
    return [
        quest(s),
        (len(box.time_dice) - s.time) / len(box.time_dice),
        s.honour / box.honour,
        s.siege / box.siege_end,
        s.constance / 10,
        s.louvre_space / box.louvre_spaces,
        s.purse / box.purse_most,
        s.epic / box.epic_tokens,
        s.one_for_all / 3,
        sum([s.life[hero] for hero in team]) / (4 * many),
        s.lying.bit_count() / many,
        sum(s.hand_size) / (5 * many),
        sum([s.equipment[hero].bit_count() for hero in team]) / (2 * many),
        s.rochefort / 5,
        sum([1 for at in s.foe_at if at in (PARIS, LOUVRE)]) / 6,
        sum([1 for at in s.trap_at if at in (PARIS, LOUVRE)]) / 4,
        sum([1 for hero in team if s.place[hero] == QUEST]) / many,
        sum([1 for hero in team if s.place[hero] == s.destination]) / many,
        many / 5,
        s.phase / 4,
    ]


def quest(s: State) -> float:
    """How much of the Quest is behind them, from 0 to 1."""
    return STEPS[s.board] + 0.25 * min(1.0, within_board(s))


def within_board(s: State) -> float:
    if s.board == INN:
        return max([inn_path(s, path) for path in range(INN_SPACES // INN_LENGTH)]) / (INN_LENGTH + 1)
    if s.board == ENGLAND:
        return s.england.bit_count() / 5
    if s.board == GALLERIES:
        return s.antechamber / 4
    return 1 - sum([1 for token in s.spaces if token != NO_TOKEN]) / 4


def inn_path(s: State, path: int) -> int:
    """How many spaces of a path are empty before its first token."""
    first = path * INN_LENGTH
    for step in range(INN_LENGTH):
        if s.spaces[first + step] != NO_TOKEN:
            return step
    return INN_LENGTH


class Value:
    """Weights for every feature and for every pair of them."""

    __slots__ = ("bias", "pairs", "single")

    def __init__(self, weights: Sequence[float]) -> None:
        many = len(FEATURES)
        self.bias = weights[0]
        self.single = list(weights[1 : many + 1])
        rest = iter(weights[many + 1 :])
        self.pairs = [[next(rest) for _ in range(first, many)] for first in range(many)]

    def of(self, game: Game) -> float:
        """The chance that the Musketeers win."""
        if game.over:
            return 1.0 if game.s.ending == DIAMONDS else 0.0
        return 1 / (1 + exp(-max(-30.0, min(30.0, self.logit(features(game))))))

    def logit(self, seen: list[float]) -> float:
        total = self.bias
        for first, number in enumerate(seen):
            if number:
                part = self.single[first]
                for weight, other in zip(self.pairs[first], seen[first:], strict=True):
                    part += weight * other
                total += number * part
        return total


@cache
def fitted(team: str) -> Value:
    """The formula for games with Milady at the table, or without."""
    with files("mousquetaires.bots.master").joinpath("value.toml").open("rb") as file:
        return Value(tomllib.load(file)[team]["weights"])
