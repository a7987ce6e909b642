"""The training example, in a tiny version: it learns, it repeats, and its notebook runs."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    import train_agent  # type: ignore[import-not-found]  # beside the docs

    return train_agent


def test_it_learns_the_teachers_choices_and_the_same_seed_gives_the_same_network(example: Any) -> None:
    plan = example.Plan(games=2, dagger_rounds=1, dagger_games=1, play_rounds=1, play_games=1, hidden=16, epochs=8)
    said: list[str] = []
    network = example.train(plan, None, said.append)
    games = example.play_games(None, None, "adept", False, range(2))
    fresh = example.Network.fresh(16, 0)
    assert agreement(network, games) > agreement(fresh, games) + 0.2
    assert len(said) == 3
    again = example.train(plan, None, said.append)
    assert all(np.array_equal(network.weights[name], again.weights[name]) for name in network.weights)


def agreement(network: Any, games: list[Any]) -> float:
    """How often the network would choose what was chosen."""
    same = [network.forward(g.seen / np.float32(255), g.masks)[1].argmax(1) == g.chosen for g in games]
    return float(np.concatenate(same).mean())


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
