"""A box of your own in one file is the same box as in a folder of tables."""

import json
from pathlib import Path

import pytest

from mousquetaires.data import ComponentError, load, texts
from mousquetaires.data.box_file import box_file_text, box_mistakes, changed_values, own_box
from mousquetaires.engine.component_table_parser import parse_written
from mousquetaires.engine.component_table_values import written_values
from tools.balance.edit_component_tables import Values, changed

CHANGES: Values = {
    "foes.rochefort.life": 4,
    "tracks.honour.points": 9,
    "heroes.athos.manoeuvre": ["lily", "lily", "sword"],
}


def test_the_values_of_a_box_make_the_same_box_again() -> None:
    assert parse_written(dict(written_values(load()))) == load()


def test_a_box_file_is_the_same_box_as_a_folder(tmp_path: Path) -> None:
    folder, file = tmp_path / "tables", tmp_path / "box.json"
    folder.mkdir()
    for name, text in changed(texts(), CHANGES).items():
        (folder / name).write_text(text, "utf-8")
    some = {"format": "mousquetaires-box", "version": 1, "values": CHANGES}
    file.write_text(json.dumps(some), "utf-8")
    assert load(file) == load(folder)
    file.write_text(box_file_text(load(folder)), "utf-8")
    assert load(file) == load(folder)
    assert changed_values(load(file)).keys() == CHANGES.keys()


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": "mousquetaires-box", "version": 2, "values": {}}', "[" * 9999]
)
def test_another_file_is_not_a_box(tmp_path: Path, text: str) -> None:
    (tmp_path / "box.json").write_text(text, "utf-8")
    with pytest.raises(ComponentError, match="component-bad-file"):
        load(tmp_path / "box.json")


def test_all_single_mistakes_are_found_before_contradictions() -> None:
    bad: dict[str, object] = {"foes.rochefort.life": 0, "tracks.no": 1, "nothing": 1, "dice.blue.sword": 1}
    assert [error.key for error in box_mistakes(bad)] == ["foes.rochefort.life", "tracks.no", "nothing"]
    assert [error.key for error in box_mistakes({"dice.blue.sword": 1})] == ["dice.blue"]
    assert box_mistakes({}) == []
    with pytest.raises(ComponentError):
        own_box(bad)
