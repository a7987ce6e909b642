"""A very small project with two rules, to try the tools on."""

import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parents[2] / "tools"

RULES = """
[rules."DUEL-8"]
chapter = "duel"
text = "Each Shield stops a Sword."

[components."CARD-CAVOIS"]
text = "Cavois has 2 life."
"""
DUEL = """
def wounds(swords: int, shields: int) -> int:
    return max(0, swords - shields)  # DUEL-8
"""
TABLE = """
[adversaries.cavois]  # CARD-CAVOIS
life = 2  # not 1

[adversaries.cavois.source]
life = "rulebook"
"""
TESTS = """
import tomllib
from pathlib import Path

import pytest

import mousquetaires
from mousquetaires.engine.duel import wounds


@pytest.mark.rule("DUEL-8")
def test_each_shield_stops_a_sword():
    assert [wounds(3, 1), wounds(0, 1), wounds(1, 1)] == [2, 0, 0]


@pytest.mark.rule("CARD-CAVOIS")
def test_cavois_has_two_lives():
    table = Path(mousquetaires.__file__).parent / "data/box/adversaries.toml"
    assert tomllib.loads(table.read_text())["adversaries"]["cavois"]["life"] == 2
"""
SETTINGS = """
[tool.pytest.ini_options]
pythonpath = ["src", "."]
markers = ["rule(*ids): ids"]
"""

FILES = {
    "pyproject.toml": SETTINGS,
    "src/mousquetaires/__init__.py": "",
    "src/mousquetaires/data/rules.toml": RULES,
    "src/mousquetaires/data/box/adversaries.toml": TABLE,
    "src/mousquetaires/engine/__init__.py": "",
    "src/mousquetaires/engine/duel.py": DUEL,
    "tests/test_duel.py": TESTS,
}
DUEL_FILE = "src/mousquetaires/engine/duel.py"
TABLE_FILE = "src/mousquetaires/data/box/adversaries.toml"


def plant(root: Path, changes: dict[str, str]) -> Path:
    """Write the small project, with some of its files changed or added."""
    for name, text in (FILES | changes).items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def run_tool(name: str, root: Path, *options: str) -> tuple[int, list[str]]:
    """Run a tool on a small project as ``make`` would: its exit status, and the lines it prints."""
    command = [sys.executable, "-m", f"tools.{name}", "--root", str(root), *options]
    done = subprocess.run(command, cwd=TOOLS.parent, capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout.splitlines()
