"""``verify`` has three answers: true (0), the dice can't be checked (1), false (2)."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.record import Session
from tests.cli.terminal import Result, program

UNCHECKED = "its dice can't be checked: it has no seed."


def record() -> dict[str, object]:
    """A game that stops when the first Adventure card has been drawn."""
    session = Session(usual_setup(5), load(), Seed.of(7))
    while not session.inputs[-1:] or not session.inputs[-1].startswith("* adventure"):
        prompt = session.game.prompt()
        session.act(prompt.first_seat, prompt.default())
    return session.to_json()


def changed_die() -> dict[str, object]:
    made = record()
    inputs = made["inputs"]
    assert isinstance(inputs, list)
    inputs[-1] = "* adventure combat" if inputs[-1] != "* adventure combat" else "* adventure double"
    return made


def verify(folder: Path, made: dict[str, object]) -> Result:
    file = folder / "game.json"
    file.write_text(json.dumps(made))
    return program(folder, "verify", str(file))


def test_a_true_record_is_true(tmp_path: Path) -> None:
    result = verify(tmp_path, record())
    assert (result.code, result.err) == (0, "")
    assert "The record is true" in result.out


@pytest.mark.parametrize("made", [record, changed_die])
def test_without_a_seed_the_dice_cannot_be_checked(tmp_path: Path, made: Callable[[], dict[str, object]]) -> None:
    result = verify(tmp_path, {**made(), "seed": None})
    assert (result.code, result.err) == (1, "")
    assert UNCHECKED in result.out
    assert "true" not in result.out


def test_a_changed_die_is_false_where_the_seed_is_known(tmp_path: Path) -> None:
    result = verify(tmp_path, changed_die())
    assert (result.code, result.out) == (2, "")
    assert "is not what the seed rolled" in result.err
