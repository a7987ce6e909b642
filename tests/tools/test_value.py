"""The tool that fits the master's formula: what it learns from, and what it may not learn."""

import numpy as np
import pytest

from mousquetaires.bots.master.features import BAD, GOOD, NAMES
from tools.value import TRACE, chances, fit, game_rows, later, learn

HONOUR = NAMES.index("honour")


def test_a_game_is_told_by_its_turns_and_by_who_won() -> None:
    rows = game_rows((2, True, "novice", 60_000_004))
    assert 1 < len(rows) <= 12
    assert {len(numbers) for numbers, _, _ in rows} == {len(NAMES)}
    assert len({won for _, won, _ in rows}) == 1
    hours = [numbers[NAMES.index("hours")] for numbers, _, _ in rows]
    assert hours == sorted(hours, reverse=True)


def test_what_a_position_came_to_is_what_is_said_of_the_next_and_how_the_game_ended() -> None:
    said, won, games = np.array([0.1, 0.2, 0.6, 0.9]), np.array([1.0, 1.0, 1.0, 0.0]), np.array([7, 7, 7, 8])
    second = (1 - TRACE) * 0.6 + TRACE * 1.0
    first = (1 - TRACE) * 0.2 + TRACE * second
    assert list(later(said, won, games)) == pytest.approx([first, second, 1.0, 0.0])


def positions(honour_helps: bool) -> tuple[np.ndarray, np.ndarray]:
    """A thousand positions in which the winner follows from the Queen's honour alone."""
    rng = np.random.default_rng(1)
    x = np.column_stack([np.ones(1000), rng.random((1000, len(NAMES)))])
    likely = x[:, 1 + HONOUR] if honour_helps else 1 - x[:, 1 + HONOUR]
    return x, (rng.random(1000) < likely).astype(float)


def test_it_finds_what_wins() -> None:
    x, y = positions(honour_helps=True)
    weights = fit(x, y)
    assert weights[1 + HONOUR] == max(weights)
    assert chances(x, weights)[y == 1].mean() > chances(x, weights)[y == 0].mean()


def test_what_contradicts_the_rules_is_not_learnt() -> None:
    weights = fit(*positions(honour_helps=False))
    assert weights[1 + HONOUR] == 0
    for name, weight in zip(NAMES, weights[1:], strict=True):
        assert not (name in GOOD and weight < 0), name
        assert not (name in BAD and weight > 0), name
    assert not GOOD & BAD
    assert set(NAMES) >= GOOD | BAD


def test_games_kept_back_say_how_good_it_is() -> None:
    x, y = positions(honour_helps=True)
    found = learn([(list(row[1:]), int(won), number) for number, (row, won) in enumerate(zip(x, y, strict=True))], 5)
    assert found["loss"] < found["blind"]
    assert set(found["weights"]) == set(NAMES)
