"""The OpenSpiel games: simulations, copies, and IS-MCTS that deals worlds by belief."""

import copy
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from mousquetaires.engine.save_load import dump
from mousquetaires.env import openspiel_game

GAMES = [f"{openspiel_game.SEATS_NAME}(players=3)", f"{openspiel_game.TEAMS_NAME}(players=4)"]


def step(state: Any, rng: Random) -> None:
    """A random choice or outcome."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def advanced(name: str, seed: int, steps: int) -> Any:
    state, rng = pyspiel.load_game(name).new_initial_state(), Random(seed)
    while steps > 0 or state.is_chance_node():
        step(state, rng)
        steps -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations_pass(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_milady_and_the_team_win_and_lose_against_each_other() -> None:
    state, rng = pyspiel.load_game(GAMES[1]).new_initial_state(), Random(5)
    while not state.is_terminal():
        step(state, rng)
    assert sorted(state.returns()) == [-1, 1]


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_on_by_itself(name: str) -> None:
    state = advanced(name, 3, 60)
    before = dump(state.play.game)
    for other in (state.clone(), copy.deepcopy(state)):
        assert dump(other.play.game) == before
        assert other.information_state_string(0) == state.information_state_string(0)
        step(other, Random(1))
    assert dump(state.play.game) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    rng, different = Random(4), 0
    for seed in range(4):
        state = advanced(name, seed, 70 + 10 * seed)
        player = state.current_player()
        other = state.resample(player, rng)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        different += dump(other.play.game) != dump(state.play.game)
    assert different > 2


def test_is_mcts_chooses_by_dealing_worlds() -> None:
    game = pyspiel.load_game(GAMES[1])
    rng = Random(1)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=3, random_state=np.random.RandomState(2))
    bot.set_resampler(lambda state, player: state.resample(player, rng))
    state = advanced(GAMES[1], 1, 60)
    for _ in range(2):
        state.apply_action(bot.step(state))
        while state.is_chance_node():
            step(state, rng)
