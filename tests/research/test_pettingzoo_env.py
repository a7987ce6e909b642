"""PettingZoo's own tests of the environment, without a warning."""

import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pettingzoo
import pytest

from mousquetaires.env import pettingzoo_env
from mousquetaires.env.version import VERSION
from tests.seeds import SOAK

with warnings.catch_warnings():  # the library's tests import one of its games in a way that it deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    library: Any = import_module("pettingzoo.test")


@pytest.mark.parametrize(("players", "milady"), [(2, True), (5, True), (3, False)])
def test_the_api_test_passes_without_a_warning(players: int, milady: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        library.api_test(pettingzoo_env.env(players=players, milady=milady), num_cycles=2000 if SOAK else 300)


def test_the_seed_test_passes() -> None:
    library.seed_test(lambda: pettingzoo_env.env(players=3), num_cycles=200)


def test_it_is_registered_under_its_version() -> None:
    env = pettingzoo.make("aec", f"mousquetaires_v{VERSION}", players=3)
    assert env.possible_agents == ["milady_0", "musketeers_1", "musketeers_2"]


def play(env: Any, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        totals[agent] += reward
        env.step(None if terminated or truncated else rng.choice(np.flatnonzero(info["action_mask"])))
    return totals


def test_one_side_wins_and_the_other_loses() -> None:
    totals = play(pettingzoo_env.env(players=4), 3)
    assert {totals[f"musketeers_{seat}"] for seat in (1, 2, 3)} == {-totals["milady_0"]}
    assert abs(totals["milady_0"]) == 1


def test_a_game_is_cut_off_after_so_many_steps() -> None:
    totals = play(pettingzoo_env.env(players=2, max_cycles=20), 1)
    assert set(totals.values()) == {0}
