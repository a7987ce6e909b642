"""Datasets: the same bytes twice, fixed splits, and decisions that can be followed."""

import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from mousquetaires.cli import run
from mousquetaires.engine.action_index import SIZE as ACTIONS
from mousquetaires.engine.observation_tensor import SIZE as VALUES


def write(folder: Path, *more: str) -> dict[str, bytes]:
    arguments = ["dataset", "--games", "10", "--players", "2,3", "--milady", "random", "--musketeers", "random"]
    assert run([*arguments, "--out", str(folder), "--lang", "en", *more]) == 0
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, bytes]]:
    folder = tmp_path_factory.mktemp("dataset") / "made"
    return folder, write(folder)


def test_a_dataset_made_twice_is_the_same_byte_for_byte(made: tuple[Path, dict[str, bytes]], tmp_path: Path) -> None:
    assert write(tmp_path / "again") == made[1]


def test_every_split_has_the_games_of_its_seeds(made: tuple[Path, dict[str, bytes]]) -> None:
    games = parquet.read_table(made[0] / "data" / "games.parquet").to_pylist()
    assert len(games) == 20
    assert {game["seed"] for game in games if game["split"] == "validation"} == {8}
    assert {game["seed"] for game in games if game["split"] == "test"} == {9}
    validation = parquet.read_table(made[0] / "data" / "validation-00000.parquet")
    assert set(validation["seed"].to_pylist()) == {8}


def test_a_chosen_action_was_legal_and_the_outcome_is_the_games(made: tuple[Path, dict[str, bytes]]) -> None:
    rows = parquet.read_table(made[0] / "data" / "test-00000.parquet").to_pylist()
    winners = {g["game"]: g["winner"] for g in parquet.read_table(made[0] / "data" / "games.parquet").to_pylist()}
    for row in rows:
        assert row["action"] in row["legal"]
        assert 0 <= min(row["legal"]) <= max(row["legal"]) < ACTIONS
        assert len(row["observation"]) == VALUES
        won = winners[row["game"]] == ("musketeers" if row["seat"] else "milady")
        assert row["outcome"] == (1 if won else -1)


def test_the_card_and_the_description_say_how_it_was_made(made: tuple[Path, dict[str, bytes]]) -> None:
    about = json.loads(made[1]["dataset.json"])
    card = made[1]["README.md"].decode()
    assert about["licence"] == "MIT"
    assert about["seeds"] == [0, 9]
    assert about["program"]["box"] in card
    assert f"{sum(about['decisions'].values()):,} decisions" in card
    assert "{" not in card.split("---", 2)[2]
    assert sum(size for _, size, _, _ in about["observation"]) == VALUES


def test_a_folder_with_files_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").write_text("mine")
    assert run(["dataset", "--games", "1", "--out", str(tmp_path), "--lang", "en"]) == 2
    assert "isn’t empty" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["mine"]
