"""Many games counted, and speed measured."""

import json
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

from mousquetaires.engine.config import usual_setup
from mousquetaires.sim.many import play_many
from tests.cli.terminal import Terminal, start

RANDOM = ("--milady", "random", "--musketeers", "random", "--jobs", "1")


def test_a_summary_says_who_won_how_and_by_which_rules(terminal: Terminal) -> None:
    result = terminal.run("simulate", "--games", "2", "--players", "2,3", *RANDOM)
    assert (result.code, result.err) == (0, "")
    for words in ("2 players", "3 players", "together", "Musketeers", "decisions", "4th board", "Time has run out"):
        assert words in result.out
    assert "TURN-1 " in result.out
    assert max(len(line) for line in result.out.splitlines()) <= 80


def simulated(terminal: Terminal, *options: str) -> dict[str, Any]:
    result = terminal.run("simulate", *RANDOM, "--json", "-", *options)
    assert (result.code, result.err) == (0, "")
    made = json.loads(result.out)
    assert isinstance(made, dict)
    return made


def test_json_has_everything_that_was_counted(terminal: Terminal) -> None:
    made = simulated(terminal, "--games", "3", "--players", "2")
    counted = play_many([usual_setup(2)], 3, "random", "random", jobs=1).total
    total = made["total"]
    assert total["games"] == sum(total["endings"].values()) == 3
    assert total["rules"] == dict(counted.rules)
    assert total["mean_decisions"] == counted.mean_decisions
    assert made["tables"][0]["setup"]["players"] == 2
    assert made["tables"][0]["games"] == 3


def test_the_same_seed_counts_the_same(terminal: Terminal) -> None:
    options = ("--games", "2", "--players", "5")
    assert simulated(terminal, *options, "--seed", "1") == simulated(terminal, *options, "--seed", "1")
    assert simulated(terminal, *options, "--seed", "1") != simulated(terminal, *options, "--seed", "2")


def test_alone_with_variants_and_other_musketeers(terminal: Terminal) -> None:
    made = simulated(
        terminal, "--games", "1", "--solo", "--players", "1", "--variant", "mortal_quest",
        "--variant", "easier", "--heroes", "treville,athos,aramis,porthos", "--no-hourglass", "--bastille-must-win",
    )
    assert made["milady"] is None
    assert made["tables"][0]["setup"] == {
        "players": 1, "milady": False, "heroes": [["treville", "athos", "aramis", "porthos"]],
        "variants": ["mortal_quest", "easier"], "hourglass": False, "bastille_must_win": True,
    }


def test_json_goes_to_a_file_beside_the_summary(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    result = terminal.run("simulate", "--games", "1", "--solo", *RANDOM, "--json", str(file))
    assert json.loads(file.read_text())["total"]["games"] == 1
    assert "1 alone" in result.out


def test_a_result_that_cannot_be_written_leaves_nothing_behind(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    assert terminal.run("simulate", "--games", "1", "--players", "7", "--json", str(file)).code == 2
    assert not file.exists()


def test_several_processes_count_the_same_as_one(tmp_path: Path) -> None:
    options = ("simulate", "--games", "6", "--players", "2", *RANDOM, "--json", "-")
    found = []
    for jobs in ("1", "2"):
        process = start(tmp_path, *options, "--jobs", jobs)
        out, err = process.communicate(timeout=120)
        assert (process.returncode, err) == (0, "")
        found.append(json.loads(out))
    assert found[0] == found[1]


def test_ctrl_c_prints_what_was_done(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, completed: int) -> None:
        if completed == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "update", interrupt)
    result = terminal.run("simulate", "--games", "9", *RANDOM)
    assert (result.code, result.err) == (130, "")
    assert "Stopped after 2 games." in result.out


def test_the_benchmark_measures_ourselves(terminal: Terminal) -> None:
    made = json.loads(terminal.run("bench", "--json", "--rounds", "1", "--seconds", "0", "--alone").out)
    for measure in ("decisions_per_second", "games_per_second", "clone_us", "options_us"):
        assert made[measure] > 0
    assert made["peers"] == {}


def test_the_benchmark_prints_a_table_with_its_peers(terminal: Terminal) -> None:
    result = terminal.run("bench", "--rounds", "1", "--seconds", "0")
    assert result.code == 0
    for words in ("mousquetaires", "catanatron", "chess", "decisions/s", "clone, µs"):
        assert words in result.out
    assert max(len(line) for line in result.out.splitlines()) <= 80
