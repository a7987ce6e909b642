"""Parquet files, read back with pyarrow."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow
import pyarrow.parquet
import pytest

from mousquetaires.engine.config import usual_setup
from mousquetaires.sim import parquet_file
from mousquetaires.sim.executors import SingleProcess
from mousquetaires.sim.journal import Journal
from mousquetaires.sim.parquet_file import ParquetFile
from mousquetaires.sim.plan import Plan, seated
from mousquetaires.sim.play import CLOCK_NAMES, SimulationError
from mousquetaires.sim.simulation import simulate
from tests.box import FIRST_BOX as BOX

SETUPS = [usual_setup(2), usual_setup(3, milady=False)]
PLAN = Plan(tuple(seated(setup, "random", "random") for setup in SETUPS), 3, seed=5)


def test_a_parquet_file_has_a_row_for_every_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet_file, "GROUP", 4)  # so that there are two groups of rows
    parquet, jsonl = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    with ParquetFile(parquet, PLAN, BOX, False) as file, Journal(jsonl, PLAN, BOX, False) as lines:
        simulate(PLAN, BOX, SingleProcess(), [file.take], lines)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["games.jsonl", "games.parquet"]
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(parquet).to_pylist()
    games = [json.loads(line) for line in jsonl.read_text().splitlines()[1:]]
    assert len(rows) == len(games) == 6
    for row, game in zip(rows, games, strict=True):
        for column in ("game", "table", "seed", "winner", "ending", "turns", "board", "decisions", "inputs"):
            assert row[column] == game[column]
        assert dict(row["events"]) == game["events"]
        assert dict(row["rules"]) == game["rules"]
        clocks = zip(*(row[f"clock_{name}"] for name in CLOCK_NAMES), strict=True)
        assert [list(stood) for stood in clocks] == game["clocks"]
    assert [(row["players"], row["milady"], row["bots"]) for row in rows[:2]] == [
        (2, True, ["random", "random"]),
        (3, False, ["", "random", "random", "random"]),
    ]


def written(file: Path, plan: Plan = PLAN, resume: bool = False) -> int:
    """How many rows there are when a run has written its file."""
    with ParquetFile(file, plan, BOX, resume) as made:
        simulate(plan, BOX, SingleProcess(), [made.take])
    rows: int = pyarrow.parquet.read_table(file).num_rows
    return rows


def refused(file: Path, plan: Plan = PLAN, resume: bool = False) -> str:
    with pytest.raises(SimulationError) as error:
        ParquetFile(file, plan, BOX, resume)
    assert error.value.values == {"file": str(file)}
    return error.value.key


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    there = tmp_path / "games.parquet"
    there.write_text("mine")
    assert refused(there) == "sim-parquet-there"
    assert refused(there, resume=True) == "sim-parquet-other"
    assert [(one.name, one.read_text()) for one in tmp_path.iterdir()] == [("games.parquet", "mine")]
    there.write_text("")
    assert written(there) == 6


@pytest.mark.parametrize("resume", [False, True])
def test_a_pipe_is_no_file_and_stays_a_pipe(tmp_path: Path, resume: bool) -> None:
    pipe = tmp_path / "games.parquet"
    os.mkfifo(pipe)
    assert refused(pipe, resume=resume) == "sim-parquet-other"
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_run_that_goes_on_writes_its_own_file_anew_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    assert written(file) == 6
    before = file.read_bytes()
    assert refused(file, replace(PLAN, seed=6), resume=True) == "sim-parquet-other"
    assert file.read_bytes() == before
    assert written(file, replace(PLAN, games=4), resume=True) == 8


def test_a_table_of_something_else_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    pyarrow.parquet.write_table(pyarrow.table({"mine": [1]}), file)
    assert refused(file, resume=True) == "sim-parquet-other"


def test_nothing_is_left_of_a_file_when_something_goes_wrong(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), ParquetFile(tmp_path / "games.parquet", PLAN, BOX, False):
        raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == []
