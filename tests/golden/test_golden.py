"""Golden games: for each table a whole game, replayed byte for byte."""

import json
from pathlib import Path

import pytest

from mousquetaires.data import load
from mousquetaires.engine import verify
from tools.golden import FOLDER, tables, text_of

BOX = load()
GAMES = sorted(FOLDER.glob("*.json"))


def test_every_table_has_its_golden_game() -> None:
    assert {path.stem for path in GAMES} == set(tables())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_replays_byte_for_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = json.loads(text)
    assert record["setup"] == tables()[path.stem].to_json()
    assert text_of(verify(record, BOX).to_json()) == text
