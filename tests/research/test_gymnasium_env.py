"""Gymnasium's own check, and a game of one seat against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from mousquetaires.env import gymnasium_env


@pytest.mark.parametrize("seat", [0, 1])
def test_check_env_passes_without_a_warning(seat: int) -> None:
    check_env(gymnasium.make(gymnasium_env.ID, seat=seat, players=2).unwrapped, skip_render_check=True)


def play(seed: int, **options: Any) -> tuple[float, int]:
    env = gymnasium.make(gymnasium_env.ID, **options)
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for step in range(5000):
        _, reward, over, cut_off, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not info["illegal"]
        if over or cut_off:
            return float(reward), step
    raise AssertionError("no end")


def test_a_game_ends_with_a_win_or_a_loss_and_the_same_seed_gives_the_same_game() -> None:
    first = play(2, players=3, seat=2, bots={0: "random", 1: "novice"})
    assert abs(first[0]) == 1
    assert play(2, players=3, seat=2, bots={0: "random", 1: "novice"}) == first


def test_an_illegal_number_changes_nothing() -> None:
    env = gymnasium.make(gymnasium_env.ID, seat=0, players=2)
    seen, info = env.reset(seed=1)
    again, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert info["illegal"]
    assert (reward, over) == (0.0, False)
    assert np.array_equal(seen, again)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 4"):
        gymnasium_env.SeatEnv(seat=4, players=3)
