"""OpenSpiel's own tests: its API test, a playthrough that replays, and IS-MCTS over a whole game."""

import unittest
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from mousquetaires.env import openspiel_game
from tests.seeds import SOAK

NAMES = [f"{openspiel_game.SEATS_NAME}(players=3)", f"{openspiel_game.TEAMS_NAME}(players=5)"]


@pytest.mark.parametrize("name", NAMES)
def test_the_api_test_passes(name: str) -> None:
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(name), "game_name": name})
    result = unittest.TextTestRunner().run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert result.testsRun >= 5
    assert result.wasSuccessful(), [*result.failures, *result.errors]


@pytest.mark.parametrize("name", NAMES)
def test_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=20 if SOAK else 3, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_replays(name: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # the library reads its command line
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None, seed=1), "utf-8")
    expected, actual = generate_playthrough.replay(str(file))
    assert expected == actual
    assert "Apply action" in actual


@pytest.mark.parametrize("name", NAMES)
def test_is_mcts_plays_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = Random(1)
    bot = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=8 if SOAK else 2,
        random_state=np.random.RandomState(2),
    )
    bot.set_resampler(lambda state, player: state.resample(player, rng))
    state: Any = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(bot.step(state))
    assert set(state.returns()) == {-1, 1}
