"""Ratings: what went in comes out, with intervals that mean what they say."""

from math import exp
from random import Random

import pytest

from mousquetaires.sim.ratings import POINTS, Deal, rate

MILADY, TEAMS, WORTH = (1400.0, 1500.0, 1600.0), (1450.0, 1550.0), (0.0, 80.0)


def deals(rng: Random, many: int) -> list[Deal]:
    """Deals in which all bots have the same luck."""
    found: list[Deal] = []
    for number in range(many):
        table, luck = number % 2, rng.random()
        found.append((table, [_won(rng, luck, WORTH[table] + hers - theirs) for hers in MILADY for theirs in TEAMS]))
    return found


def _won(rng: Random, luck: float, points: float) -> int:
    shared = luck if rng.random() < 0.5 else rng.random()
    return int(shared < 1 / (1 + exp(-points / POINTS)))


def test_many_deals_tell_the_ratings() -> None:
    ratings = rate(deals(Random(1), 4000), 2, 3, 2)
    found = [one.value for one in (*ratings.milady, *ratings.musketeers, *ratings.tables)]
    assert found == pytest.approx([*MILADY, *TEAMS, *WORTH], abs=15)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    rng = Random(2)
    held = [0, 0, 0]
    for _ in range(150):
        ratings = rate(deals(rng, 60), 2, 3, 2)
        for at, (found, true) in enumerate(
            [(ratings.milady[0], MILADY[0]), (ratings.musketeers[1], TEAMS[1]), (ratings.tables[1], WORTH[1])]
        ):
            held[at] += found.low <= true <= found.high
    assert all(0.89 <= one / 150 <= 0.99 for one in held), held


def test_who_never_lost_has_a_finite_rating_and_a_wide_interval() -> None:
    strong, weak = rate([(0, [1, 0])] * 50, 1, 2, 1).milady
    assert strong.value == pytest.approx(3000 - weak.value)
    assert 1500 < strong.low < strong.value < strong.high < 3500
    assert strong.high - strong.low > 300


def test_a_side_of_one_has_nobody_to_be_compared_with() -> None:
    ratings = rate([(0, [1]), (0, [0]), (0, [1]), (0, [1])], 1, 1, 1)
    assert (ratings.milady[0].value, ratings.milady[0].low, ratings.milady[0].high) == (1500, 1500, 1500)
    assert ratings.tables[0].value > 0


def test_without_deals_everybody_is_average() -> None:
    ratings = rate([], 2, 3, 2)
    assert [one.value for one in ratings.milady] == pytest.approx([1500, 1500, 1500])
