"""The tool that fits the master's formula: what it learns from, and what it may not learn."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mousquetaires.bots.master.features import NAMES
from mousquetaires.bots.master.value import Unit, Value
from tools.value import Rows, as_toml, collect, game_rows, learn
from tools.value_network import TRACE, Network, later, loss

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


def positions() -> tuple[Any, Any]:
    """Positions in which the winner follows from the Queen's honour."""
    rng = np.random.default_rng(1)
    x = rng.random((2000, len(NAMES)))
    return x, (rng.random(2000) < x[:, HONOUR]).astype(float)


def rows(tmp_path: Path, name: str = "rows.npz") -> Rows:
    x, won = positions()
    kept = Rows(tmp_path / name)
    kept.take([(list(row), int(one), game) for game, (row, one) in enumerate(zip(x, won, strict=True))], len(x))
    return kept


def test_it_finds_what_wins(tmp_path: Path) -> None:
    found = learn(rows(tmp_path), 5)
    assert found["loss"] < found["blind"] - 0.05
    value = made(found)
    low, high = [[much if at == HONOUR else 0.5 for at in range(len(NAMES))] for much in (0.0, 1.0)]
    assert value.logit(high) > value.logit(low) + 2


def test_it_finds_what_only_counts_together() -> None:
    rng = np.random.default_rng(1)
    x = rng.random((2000, 2))
    y = ((x[:, 0] > 0.5) == (x[:, 1] > 0.5)).astype(float)
    network = Network(x, y)
    assert loss(network.chances(x), y) > 0.68
    for _ in range(150):
        network.learn(x, y, 1.0)
    assert loss(network.chances(x), y) < 0.4


def test_what_is_written_down_says_the_same_as_what_was_learnt(tmp_path: Path) -> None:
    found = learn(rows(tmp_path), 5)
    again = tomllib.loads("\n".join(as_toml({"milady": {"bot": "adept", **found}})))["milady"]
    assert {name: again[name] for name in found} == found


def test_games_that_were_played_are_not_played_again(tmp_path: Path) -> None:
    first = rows(tmp_path)
    again = Rows(tmp_path / "rows.npz")
    assert again.played == first.played == 2000
    assert (again.x == first.x).all()
    assert (again.won == first.won).all()
    collect(again, 2000, "milady", "no such bot", 1)


def made(found: dict[str, Any]) -> Value:
    plain = Unit(1.0, found["bias"], [found["weights"][name] for name in NAMES])
    return Value(plain, [Unit(*unit) for unit in found["hidden"]])
