"""``python -m tools.belief.fit``: fits the model of a master Milady's destinations on seeded games.

It prints the numbers for ``bots/belief/master_policy.py``, and the bits on games that were held out. It needs NumPy
and SciPy.
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Any, Final, NamedTuple

import numpy as np
from scipy.optimize import minimize

from mousquetaires.bots.belief.chosen_position import chosen_position, open_places
from mousquetaires.bots.belief.master_policy import option_facts
from mousquetaires.engine.config import Table
from mousquetaires.engine.ids import LOCATION_CARDS, NOWHERE
from mousquetaires.engine.machine import Game
from mousquetaires.engine.milady_choice_history import Choice
from mousquetaires.engine.view import Observation

from .watched_turns import Order, orders, play, table

FOLDS: Final = 5
RIDGE: Final = 0.01
NEVER: Final = -1e9  # the score of a place that is not open to her


class Rows(NamedTuple):
    """Facts by turn, place and fact; the scores of closed places; the chosen place, as its index."""

    facts: Any
    closed: Any
    chosen: Any

    def only(self, which: Any) -> "Rows":
        return Rows(self.facts[which], self.closed[which], self.chosen[which])


def choices_of(order: Order) -> tuple[Choice, ...]:
    """Milady's choices in one game."""
    return play(order, ignore).s.choices


def ignore(_game: Game, _view: Observation) -> None:
    """Nothing is noted during the game: its last position remembers all choices."""


def rows_of(games: Sequence[tuple[Table, tuple[Choice, ...]]]) -> Rows:
    """All choices whose place was shown."""
    made = [(table, choice) for table, choices in games for choice in choices if choice.seen_at != NOWHERE]
    facts, closed = [], []
    for at, choice in made:
        by_place = dict(zip(open_places(choice), option_facts(chosen_position(at, choice)), strict=True))
        blank = [0.0] * len(next(iter(by_place.values())))
        facts.append([by_place.get(place, blank) for place in LOCATION_CARDS])
        closed.append([0.0 if place in by_place else NEVER for place in LOCATION_CARDS])
    chosen = [LOCATION_CARDS.index(choice.seen_at) for _, choice in made]
    return Rows(np.array(facts), np.array(closed), np.array(chosen))


def chances(rows: Rows, weights: Any) -> Any:
    scores = rows.facts @ weights + rows.closed
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def fitted(rows: Rows) -> Any:
    """The weights that make the choices most likely, with a small penalty on large ones."""
    turns = np.arange(len(rows.chosen))

    def loss(weights: Any) -> tuple[float, Any]:
        found = chances(rows, weights)
        cost = -np.log(found[turns, rows.chosen] + 1e-12).mean() + RIDGE * (weights**2).sum() / 2
        slope = (rows.facts * found[:, :, None]).sum(axis=1) - rows.facts[turns, rows.chosen]
        return cost, slope.mean(axis=0) + RIDGE * weights

    return minimize(loss, np.zeros(rows.facts.shape[2]), jac=True, method="L-BFGS-B").x


def held_out_bits(rows: Rows) -> float:
    """The mean bits of choices that the fit has not seen. Neighbouring turns are held out together."""
    fold = np.arange(len(rows.chosen)) * FOLDS // len(rows.chosen)
    bits = 0.0
    for one in range(FOLDS):
        test = rows.only(fold == one)
        found = chances(test, fitted(rows.only(fold != one)))
        bits -= float(np.log2(found[np.arange(len(test.chosen)), test.chosen]).sum())
    return bits / len(rows.chosen)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.belief.fit", description=__doc__)
    parser.add_argument("--milady", default="master")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=72_000_000, help="of the first game; each game adds 1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    wish = parser.parse_args()
    wanted = list(islice(orders([2, 3, 4, 5, 6], wish.milady, "adept", wish.seed), wish.games))
    with ProcessPoolExecutor(wish.jobs) as pool:
        games = [(table(one.players), found) for one, found in zip(wanted, pool.map(choices_of, wanted), strict=True)]
    rows = rows_of(games)
    print(f"{len(rows.chosen)} turns, {held_out_bits(rows):.3f} bits on held-out turns")
    print(", ".join(f"{weight:.2f}" for weight in fitted(rows)))


if __name__ == "__main__":
    main()
