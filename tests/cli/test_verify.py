"""``verify`` has three answers: true (0), the dice can't be checked (1), false (2)."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from mousquetaires.data import load, texts
from mousquetaires.data.released_boxes import released_box
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.record import Session
from tests.box import FIRST_RELEASED
from tests.cli.terminal import Result, program
from tools.balance.edit_component_tables import changed

UNCHECKED = "its dice can’t be checked: it has no seed."


def record() -> dict[str, object]:
    return record_with(load())


def record_with(box: Components) -> dict[str, object]:
    """A game that stops when the first Adventure card has been drawn."""
    session = Session(usual_setup(5), box, Seed.of(7))
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


def verify(folder: Path, made: dict[str, object], *options: str) -> Result:
    file = folder / "game.json"
    file.write_text(json.dumps(made))
    return program(folder, "verify", str(file), *options)


def test_a_true_record_is_true(tmp_path: Path) -> None:
    result = verify(tmp_path, record())
    assert (result.code, result.err) == (0, "")
    assert "The record is genuine" in result.out


@pytest.mark.parametrize("made", [record, changed_die])
def test_without_a_seed_the_dice_cannot_be_checked(tmp_path: Path, made: Callable[[], dict[str, object]]) -> None:
    result = verify(tmp_path, {**made(), "seed": None})
    assert (result.code, result.err) == (1, "")
    assert UNCHECKED in result.out
    assert "true" not in result.out


def test_a_changed_die_is_false_where_the_seed_is_known(tmp_path: Path) -> None:
    result = verify(tmp_path, changed_die())
    assert (result.code, result.out) == (2, "")
    assert "isn’t what the seed rolled" in result.err


def test_a_record_of_a_released_box_is_true_whatever_box_is_used_now(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "tracks.toml").write_text(changed(texts(), {"tracks.honour.points": 12})["tracks.toml"])
    made = record_with(released_box(FIRST_RELEASED))
    assert verify(tmp_path, made, "--box", str(mine)).code == 0
    told = program(tmp_path, "replay", str(tmp_path / "game.json"), "--truth", "--box", str(mine))
    assert (told.code, told.err) == (0, "")


def test_a_record_of_an_unknown_box_is_refused(tmp_path: Path) -> None:
    result = verify(tmp_path, {**record(), "components": "0" * 32})
    assert (result.code, result.out) == (2, "")
    assert "The record was played with other component tables: name their folder or file with --box." in result.err
