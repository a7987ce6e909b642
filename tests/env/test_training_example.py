"""The training example, in a tiny version: it learns, it repeats, and its notebook runs."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from mousquetaires.engine.ids import MILADY

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    import train_agent  # type: ignore[import-not-found]  # beside the docs

    return train_agent


def test_it_learns_the_teachers_choices_and_the_same_seed_gives_the_same_network(example: Any) -> None:
    plan = example.Plan(games=2, dagger_rounds=1, dagger_games=1, play_rounds=1, play_games=1, hidden=16, epochs=24)
    said: list[str] = []
    network = example.train(plan, None, said.append)
    games = example.play_games(None, None, "adept", False, range(2))
    fresh = example.Network.fresh(16, 0)
    assert surprise(network, games) < 0.8 * surprise(fresh, games)
    assert len(said) == 3
    again = example.train(plan, None, said.append)
    assert all(np.array_equal(network.weights[name], again.weights[name]) for name in network.weights)


def surprise(network: Any, games: list[Any]) -> float:
    """How unlikely the network finds what was chosen: the mean of -log p."""
    chances = [network.forward(g.seen / np.float32(255), g.masks)[1] for g in games]
    chosen = [chance[np.arange(len(g.chosen)), g.chosen] for chance, g in zip(chances, games, strict=True)]
    return float(-np.log(np.concatenate(chosen)).mean())


def test_before_training_the_agent_does_what_novice_advises(example: Any) -> None:
    agent = example.Agent(example.Network.fresh(16, 0), None, 0)
    play = example.NumberedGame.new(example.table())
    dice, rng = example.Seed.of(1), Random(2)
    followed = 0
    for _ in range(200):
        play.settle(dice)
        mask = example.mask_of(play.legal())
        number = rng.choice(play.legal())
        if play.seat != MILADY:
            number = agent.choose(agent.see(play, mask), mask)
            followed += number == agent.advised[len(play.made)]
        play.act(number)
    assert followed > 50


def test_an_agent_that_sees_the_same_again_tries_another_number(example: Any) -> None:
    agent = example.Agent(example.Network.fresh(16, 0), None, 0)
    seen, mask = np.zeros(example.INPUTS, np.uint8), example.mask_of([3, 5, 8])
    assert sorted(agent.choose(seen, mask) for _ in range(3)) == [3, 5, 8]


def test_choices_of_lost_games_become_less_likely(example: Any) -> None:
    network = example.Network.fresh(16, 0)
    game = example.play_games(None, network, None, True, [3])[0]._replace(won=0)
    rows = np.arange(len(game.chosen))
    before = network.forward(game.seen / np.float32(255), game.masks)[1][rows, game.chosen]
    example.improve(network, [game], 1e-3)
    after = network.forward(game.seen / np.float32(255), game.masks)[1][rows, game.chosen]
    assert np.log(after).mean() < np.log(before).mean()


def test_the_notebook_runs(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Every cell in order, with fewer games."""
    cells = json.loads((EXAMPLES / "train_agent.ipynb").read_text("utf-8"))["cells"]
    source = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    sizes = {"Plan(games=40": "Plan(games=2", "dagger_games=20": "dagger_games=1", "play_games=20": "play_games=1"}
    for full, tiny in {**sizes, "test_games=40": "test_games=2"}.items():
        assert full in source
        source = source.replace(full, tiny)
    exec(compile(source, "train_agent.ipynb", "exec"), {})  # noqa: S102  # our own notebook
    assert "Lead(" in capsys.readouterr().out
