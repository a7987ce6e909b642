"""A run has fixed seeds; with TEST_SEED, as in the soak, it has fresh ones, and a failure says how to repeat it."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SAMPLE = """
import pytest
from hypothesis import given, settings, strategies as st
from tests.seeds import seeds, token

drawn = []

@pytest.mark.parametrize("seed", seeds(1))
def test_seed(seed):
    assert seed == 1

@settings(max_examples=5)
@given(st.integers())
def test_hypothesis(number):
    drawn.append(number)

def test_what_was_drawn():
    print("drawn", drawn, token(8))

@pytest.mark.soak
def test_of_the_soak():
    assert False
"""


def run(folder: Path, **words: str) -> tuple[int, str, list[str]]:
    """Its exit code, everything it printed, and what it drew."""
    (folder / "test_sample.py").write_text(SAMPLE, "utf-8")
    outside = {name: value for name, value in os.environ.items() if name not in ("TEST_SEED", "MOUSQUETAIRES_SOAK")}
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", "-s", "test_sample.py"]
    done = subprocess.run(
        [*command, "-W", "ignore"],
        cwd=folder,
        env={**outside, "PYTHONPATH": str(ROOT), **words},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, [line for line in done.stdout.splitlines() if "drawn [" in line]


def test_usually_every_run_draws_the_same_and_measures_nothing(tmp_path: Path) -> None:
    code, told, drawn = run(tmp_path)
    assert code == 0, told
    assert "1 deselected" in told
    assert drawn == run(tmp_path)[2] != []


def test_a_fresh_seed_is_told_and_repeats_a_failure(tmp_path: Path) -> None:
    """In the soak nobody has to give it."""
    code, told, drawn = run(tmp_path, MOUSQUETAIRES_SOAK="1")
    assert code == 1
    assert "test_of_the_soak" in told
    assert "deselected" not in told
    (seed,) = set(re.findall(r"TEST_SEED=(\d+)", told))
    assert f"MOUSQUETAIRES_SOAK=1 TEST_SEED={seed} .venv/bin/pytest -n 0 'test_sample.py::test_seed[fresh]'" in told
    assert drawn == run(tmp_path, TEST_SEED=seed)[2]
    assert drawn != run(tmp_path, TEST_SEED=f"{int(seed) + 1}")[2]
