"""The bare package, without any extra: it plays in the terminal and simulates, and says what the server needs."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.cli.terminal import ENDLESS, Result, environment
from tests.installed import hidden_modules
from tools.golden import FOLDER

GAME = str(FOLDER / "solo-1.json")
BARE = """
import json, sys
sys.modules.update(dict.fromkeys(json.loads(sys.argv.pop(1))))  # None: it cannot be imported
from mousquetaires.__main__ import main
main()
"""


@cache
def hidden() -> list[str]:
    return hidden_modules("mousquetaires")


def run_bare(home: Path, *arguments: str, typed: str = "") -> Result:
    done = subprocess.run(
        [sys.executable, "-c", BARE, json.dumps(hidden()), *arguments],
        input=typed, capture_output=True, text=True, env={**os.environ, **environment(home)}, timeout=ENDLESS,
    )  # fmt: skip
    return Result(done.returncode, done.stdout, done.stderr)


def test_the_server_is_no_part_of_the_bare_package() -> None:
    assert {"litestar", "msgspec", "sqlalchemy", "uvicorn", "numpy", "scipy"} <= set(hidden())
    assert {"typer", "rich", "fluent", "mousquetaires"}.isdisjoint(hidden())


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--games", "1", "--players", "2", "--milady", "random", "--jobs", "1"),
        ("odds", "--foe", "cavois"),
        ("replay", GAME),
        ("verify", GAME),
    ],
    ids=lambda arguments: arguments[0],
)
def test_it_simulates_and_reads_records(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    result = run_bare(tmp_path, *arguments)
    assert (result.code, result.err) == (0, "")
    assert result.out


def test_it_plays_in_the_terminal(tmp_path: Path) -> None:
    result = run_bare(tmp_path, "play", "--solo", "--seed", "1", typed="1\n1\n")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("Mousquetaires du Roy, with d’Artagnan")


@pytest.mark.parametrize("arguments", [("serve",), ("backup", "copy.db")], ids=lambda arguments: arguments[0])
def test_it_says_what_the_server_needs(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    result = run_bare(tmp_path, *arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err == 'The game server isn’t installed: run pip install "mousquetaires[server]".\n'


def test_a_tournament_says_what_it_needs(tmp_path: Path) -> None:
    result = run_bare(tmp_path, "tournament")
    assert (result.code, result.out) == (2, "")
    assert result.err == 'SciPy isn’t installed: run pip install "mousquetaires[sim]".\n'
