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


def test_pettingzoos_checks_are_around_it() -> None:
    env = pettingzoo_env.env(players=2)
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(env, name)
    env.reset(seed=1)
    assert str(env) == pettingzoo_env.ID
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(env.action_space(env.agent_selection).n)


def test_only_the_agent_that_is_asked_may_choose_something() -> None:
    env = pettingzoo_env.env(players=4)
    env.reset(seed=1)
    for agent in env.agent_iter(60):
        assert [name for name, info in env.infos.items() if info["action_mask"].any()] == [agent]
        env.step(np.flatnonzero(env.infos[agent]["action_mask"])[-1])


def test_an_illegal_action_ends_the_game_and_its_agent_loses() -> None:
    env = pettingzoo_env.env(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0])
    env.step(illegal)
    totals = dict.fromkeys(env.agents, 0.0)
    for name in env.agent_iter():
        _, totals[name], terminated, _, _ = env.last()
        assert terminated
        env.step(None)
    assert totals.pop(agent) == -1
    assert not any(totals.values())


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
