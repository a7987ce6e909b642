"""Many games counted, and speed measured."""

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Any

import pytest
from PIL import Image
from pyarrow.parquet import read_table
from rich.progress import Progress

from mousquetaires.cli import simulate as cli_simulate
from mousquetaires.engine.config import usual_setup
from mousquetaires.i18n import languages
from mousquetaires.sim.play import GameResult, Match
from mousquetaires.sim.simulation import play_many
from mousquetaires.sim.summary import RunReport, Simulation
from tests.cli.terminal import Terminal, environment, start
from tests.server.served import PATIENCE

RANDOM = ("--milady", "random", "--musketeers", "random", "--jobs", "1")


def test_a_summary_says_who_won_and_how(terminal: Terminal) -> None:
    result = terminal.run("simulate", "--games", "2", "--players", "2,3", *RANDOM)
    assert (result.code, result.err) == (0, "")
    for words in ("2 players", "3 players", "all", "Musketeers", "decisions", "4th board", "Time has run out"):
        assert words in result.out
    assert "0.0–65.8" in result.out  # the interval of none of two games
    assert max(len(line) for line in result.out.splitlines()) <= 80


def test_rules_that_were_at_work_are_counted_and_listed_when_asked_for(terminal: Terminal) -> None:
    run = ("simulate", "--games", "1", "--players", "2", *RANDOM)
    short, whole = terminal.run(*run), terminal.run(*run, "--rules")
    listed = [word for word in whole.out.split() if re.fullmatch(r"[A-Z]+-[A-Z0-9-]+", word)]
    assert "TURN-1" in listed
    assert short.out.splitlines()[-1] == f"{len(listed)} rules were used; --rules lists them, with how often."
    assert "TURN-1" not in short.out
    assert max(len(line) for line in whole.out.splitlines()) <= 80


@pytest.mark.parametrize("language", languages())
def test_no_figure_and_no_word_of_a_wide_summary_is_cut_off(terminal: Terminal, language: str) -> None:
    result = terminal.run("simulate", "--games", "1", "--players", "2-6", *RANDOM, "--lang", language)
    assert result.code == 0
    assert "…" not in result.out
    lines = [line for line in result.out.splitlines() if line[0] in "┏┃┡│└"]
    assert len(lines) > 20
    assert all(len(line) <= 80 and line[-1] in "┓┃┩│┘" for line in lines)


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
        terminal,
        "--games",
        "1",
        "--solo",
        "--players",
        "1",
        "--variant",
        "mortal_quest",
        "--variant",
        "easier",
        "--heroes",
        "treville,athos,aramis,porthos",
        "--no-hourglass",
        "--bastille-must-win",
    )
    assert made["milady"] is None
    assert made["tables"][0]["setup"] == {
        "players": 1,
        "milady": False,
        "heroes": [["treville", "athos", "aramis", "porthos"]],
        "variants": ["mortal_quest", "easier"],
        "hourglass": False,
        "bastille_must_win": True,
        "rochefort_one_wound": False,
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
        out, err = process.communicate(timeout=PATIENCE)
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


def test_a_seat_can_have_a_bot_of_its_own(terminal: Terminal) -> None:
    made = simulated(terminal, "--games", "1", "--players", "3", "--bot", "milady=novice", "--bot", "aramis=novice")
    assert made["bots"] == [["novice", "random", "novice"]]
    assert (made["milady"], made["musketeers"]) == ("novice", None)


def test_one_bot_of_all_musketeers_is_named(terminal: Terminal) -> None:
    made = simulated(terminal, "--games", "1", "--players", "2", "--bot", "milady=novice", "--bot", "1=novice")
    assert (made["milady"], made["musketeers"]) == ("novice", "novice")


def test_games_go_to_a_file_and_a_second_run_goes_on_from_it(terminal: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    first = simulated(terminal, "--games", "2", "--players", "2", "--jsonl", file, "--resume")
    more = simulated(terminal, "--games", "3", "--players", "2", "--jsonl", file, "--resume")
    assert (first["kept"], more["kept"]) == (0, 2)
    assert more["total"] == simulated(terminal, "--games", "3", "--players", "2")["total"]
    again = terminal.run("simulate", "--games", "3", "--players", "2", *RANDOM, "--jsonl", file)
    assert (again.code, again.out) == (2, "")
    assert again.err == f"{file} already exists: --resume continues it, or choose another file.\n"
    other = terminal.run("simulate", "--games", "3", "--players", "3", *RANDOM, "--jsonl", file, "--resume")
    assert other.code == 2
    assert "has games of another run, which differs in: tables." in other.err


def test_parquet_and_pictures_stand_beside_the_summary(terminal: Terminal, tmp_path: Path) -> None:
    file, folder = tmp_path / "games.parquet", tmp_path / "plots"
    result = terminal.run(
        "simulate",
        "--games",
        "2",
        "--players",
        "2",
        *RANDOM,
        "--parquet",
        str(file),
        "--plots",
        str(folder),
        "--plot-format",
        "png",
    )
    assert (result.code, result.err) == (0, "")
    assert read_table(file).num_rows == 2
    pictures = sorted(folder.iterdir())
    assert [path.name for path in pictures] == ["clocks.png", "endings.png", "length.png", "wins.png"]
    for path in pictures:
        with Image.open(path) as picture:
            assert (picture.format, picture.width > 600) == ("PNG", True)


def test_a_parquet_file_that_is_there_is_refused_before_anything_begins(terminal: Terminal, tmp_path: Path) -> None:
    file, lines = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    file.write_text("mine")
    run = ("simulate", "--games", "1", "--players", "2", *RANDOM, "--parquet", str(file), "--jsonl", str(lines))
    result = terminal.run(*run)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"{file} already exists: choose another file, or move it away.\n"
    assert (file.read_text(), lines.exists()) == ("mine", False)


def test_a_run_that_goes_on_has_all_its_games_in_parquet(terminal: Terminal, tmp_path: Path) -> None:
    files = ("--jsonl", str(tmp_path / "games.jsonl"), "--parquet", str(tmp_path / "games.parquet"), "--resume")
    for games in ("2", "3"):
        simulated(terminal, "--games", games, "--players", "2", *files)
    assert read_table(tmp_path / "games.parquet").column("game").to_pylist() == [0, 1, 2]


def test_a_game_that_breaks_is_told_and_the_exit_code_says_so(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Match.play

    def broken(match: Match) -> GameResult:
        if match.seed == 1:
            raise ValueError("no such card")
        return play(match)

    monkeypatch.setattr(Match, "play", broken)
    result = terminal.run("simulate", "--games", "3", "--players", "2", *RANDOM)
    assert (result.code, result.err) == (1, "")
    assert "1 game couldn’t be finished:" in result.out
    assert "2 players: The game with seed 1 crashed: ValueError: no such card" in result.out


def test_a_process_that_dies_is_told(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    done = Simulation(report=RunReport(died=2, again=1))
    monkeypatch.setattr(cli_simulate, "play_plan", lambda *_: done)
    result = terminal.run("simulate", "--games", "3", *RANDOM)
    assert "2 processes died in the middle of a game.\n1 game was replayed.\n" in result.out


def test_ctrl_c_in_a_terminal_keeps_what_is_done_and_the_run_can_go_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = ("simulate", "--games", "100000", "--players", "2", *RANDOM[:-1], "2", "--jsonl", str(file))
    process = start(tmp_path, *options)
    while not file.exists() or len(file.read_bytes().splitlines()) < 4:
        with suppress(TimeoutExpired):
            process.wait(timeout=0.02)
        assert process.returncode is None
    os.killpg(process.pid, signal.SIGINT)  # a terminal signals all processes, the workers too
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    done = len(file.read_bytes().splitlines()) - 1
    assert f"Stopped after {done} games." in out
    assert all(json.loads(line) for line in file.read_bytes().splitlines())


def test_a_python_file_where_one_stands_is_nobodys_module(tmp_path: Path) -> None:
    here, program = tmp_path / "here", tmp_path / "bin" / "mousquetaires"
    for folder in (here, program.parent):
        folder.mkdir()
    for module in ("re", "random", "threading"):
        (here / f"{module}.py").write_text("raise SystemExit('mine')\n")
    program.write_text("from mousquetaires.cli import main\n\nif __name__ == '__main__':\n    main()\n")
    command = [sys.executable, str(program), "simulate", "--games", "3", "--players", "2", *RANDOM[:-1], "2"]
    settings = {**os.environ, **environment(tmp_path)}
    done = subprocess.run(
        command, cwd=here, env=settings, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


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
