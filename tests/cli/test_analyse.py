"""Analyse, story and the records of simulations, from the command line."""

import json
from pathlib import Path

import pytest

from mousquetaires.analysis import report
from mousquetaires.analysis.ledger import Depth
from tests.cli.terminal import Terminal
from tools.golden import FOLDER

GAME = str(FOLDER / "milady-2.json")
SUMS = ("start", "luck", "decisions", "unforeseen")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few tries for each choice: what is printed does not depend on them."""
    monkeypatch.setattr(report.analyse, "__defaults__", (Depth(4, 1), 0, 1, None))


def test_json_goes_to_standard_output_and_its_ledger_adds_up(terminal: Terminal) -> None:
    result = terminal.run("analyse", GAME, "--json")
    assert (result.code, result.err) == (0, "")
    made = json.loads(result.out)
    ledger = made["ledger"]
    assert abs(sum(ledger[name] for name in SUMS) - ledger["result"]) < 1e-9
    assert [len(made[name]) for name in ("swings", "clocks")] == [5, made["turns"]]
    chances = [sum(one["chances"].values()) for one in made["beliefs"]]
    assert all(abs(chance - 1) < 1e-9 for chance in chances)
    assert {one["kind"] for one in made["near_misses"]} <= {
        "crossed",
        "one_space",
        "one_short",
        "one_shield",
        "one_point",
    }


@pytest.mark.parametrize("language", ["en", "pl"])
def test_tables_have_words_in_the_readers_language(terminal: Terminal, language: str) -> None:
    out = terminal.run("analyse", GAME, "--lang", language).out
    assert "analysis-" not in out
    assert ("The ledger" if language == "en" else "Bilans") in out


def test_a_report_is_a_page_with_a_curve(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    result = terminal.run("analyse", GAME, "--html", str(file))
    assert (result.code, result.out) == (0, "")
    page = file.read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert "<polyline" in page
    assert "<script" not in page


def test_a_story_is_markdown(terminal: Terminal) -> None:
    out = terminal.run("story", GAME, "--lang", "fr").out
    assert out.startswith("# ")
    assert "\n## Chapitre 1\n" in out


@pytest.mark.parametrize("command", ["analyse", "story"])
def test_what_cannot_be_analysed_gets_a_sentence(terminal: Terminal, tmp_path: Path, command: str) -> None:
    record = json.loads(Path(GAME).read_text("utf-8"))
    unfinished = {**record, "inputs": record["inputs"][:60], "checkpoints": [], "ending": "not_over"}
    wrong: list[object] = [unfinished, {**record, "inputs": ["1 dances"]}, [], {"format": "other"}]
    for made in wrong:
        file = tmp_path / "game.json"
        file.write_text(json.dumps(made))
        result = terminal.run(command, str(file))
        assert (result.code, result.out) == (2, "")
        assert result.err.count("\n") == 1
        assert "Traceback" not in result.err
    assert "isn’t over yet" in terminal.run(command, written(tmp_path, unfinished)).err


def written(folder: Path, made: object) -> str:
    file = folder / "unfinished.json"
    file.write_text(json.dumps(made))
    return str(file)


def test_a_simulation_writes_records_that_are_genuine(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    options = ("--games", "2", "--players", "2,3", "--milady", "random", "--musketeers", "random", "--jobs", "1")
    assert terminal.run("simulate", *options, "--records", str(folder)).code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"milady-{n}-{seed}.json" for n in (2, 3) for seed in (0, 1)]
    assert all(terminal.run("verify", str(file)).code == 0 for file in files)
    refused = terminal.run("simulate", *options, "--records", str(folder), "--resume", "--jsonl", str(tmp_path / "a"))
    assert refused.code == 2
