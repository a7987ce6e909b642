"""Intervals: checked against printed values, and against chance itself."""

from random import Random

import pytest
from scipy.stats import binomtest

from mousquetaires.sim.stats import Estimate, mean_share, paired_difference, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [  # Newcombe (1998), table I: the score method without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_has_the_printed_values(won: int, games: int, low: float, high: float) -> None:
    assert list(wilson(won, games)) == pytest.approx([low, high], abs=5e-5)


@pytest.mark.parametrize(("won", "games"), [(0, 1), (1, 2), (52, 100), (399, 400), (400, 400)])
def test_wilson_is_the_interval_of_scipy(won: int, games: int) -> None:
    interval = binomtest(won, games).proportion_ci(method="wilson")
    assert wilson(won, games) == pytest.approx((interval.low, interval.high), abs=1e-12)


def test_wilson_of_nothing_is_everything() -> None:
    assert wilson(0, 0) == (0, 1)
    assert wilson(5, 5)[1] == 1


def test_one_opponent_a_deal_is_wilson_itself() -> None:
    found = mean_share([1, 0, 1, 1, 0, 1, 1, 1])
    assert (found.low, found.high) == pytest.approx(wilson(6, 8))
    assert mean_share([1.0] * 9) == Estimate(1.0, *wilson(9, 9))
    assert mean_share([]) == Estimate(0.0, 0.0, 1.0)


def test_the_same_deals_tell_more_than_their_games_apart() -> None:
    halves = mean_share([0.5] * 20 + [1.0, 0.0])
    apart = wilson(11, 22)
    assert halves.high - halves.low < (apart[1] - apart[0]) / 2


def test_a_paired_difference_is_agresti_and_mins() -> None:
    found = paired_difference([1] * 12 + [-1] * 5 + [0] * 83)
    middle = (12.5 - 5.5) / 102
    half = 1.95996 * ((18 / 102 - middle**2) / 102) ** 0.5
    assert found.value == pytest.approx(0.07)
    assert [found.low, found.high] == pytest.approx([middle - half, middle + half], abs=1e-5)
    assert not found.sure
    assert paired_difference([1] * 30 + [0] * 70).sure
    assert not paired_difference([0] * 10).sure
    assert paired_difference([]) == Estimate(0.0, -1.0, 1.0)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    rng = Random(1625)
    held = 0
    for _ in range(400):
        deals = [rng.random() for _ in range(60)]
        differences = [(luck < 0.55) - (luck + rng.uniform(-0.2, 0.2) < 0.45) for luck in deals]
        found = paired_difference(differences)
        held += found.low <= 0.1 <= found.high
    assert 0.92 <= held / 400 <= 0.98
