"""Bots rated on the same deals."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

from mousquetaires.bots import BOTS
from mousquetaires.cli.tournament import bots_named
from mousquetaires.i18n import languages, texts
from tests.cli.terminal import Terminal

# fmt: off
SMALL = (
    "tournament", "--deals", "3", "--players", "2", "--jobs", "1",
    "--milady", "random,novice", "--musketeers", "novice,random",
)
# fmt: on


def held(terminal: Terminal, *options: str) -> dict[str, Any]:
    result = terminal.run(*SMALL, "--json", "-", *options)
    assert (result.code, result.err) == (0, "")
    made = json.loads(result.out)
    assert isinstance(made, dict)
    return made


def test_a_ranking_of_each_side_with_intervals(terminal: Terminal) -> None:
    result = terminal.run(*SMALL)
    assert (result.code, result.err) == (0, "")
    for words in (
        "3 deals were played by every pair and count.",
        "Milady",
        "Musketeers",
        "novice",
        "random",
        "rating",
        "games won",
        "ahead of the next",
        "How often Milady (on the left) won",
        "1500 as the mean of each side",
    ):
        assert words in " ".join(result.out.split())
    assert max(len(line) for line in result.out.splitlines()[:-1]) <= 80


def test_json_has_every_estimate_with_its_interval(terminal: Terminal) -> None:
    made = held(terminal, "--milady", "random,novice")
    assert (made["deals"], made["seed"], made["failed"]) == (3, 0, [])
    for side in ("milady", "musketeers"):
        first, last = made[side]
        assert {first["bot"], last["bot"]} == {"random", "novice"}
        assert "ahead_of_next" in first
        assert "ahead_of_next" not in last
        for estimate in (first["rating"], first["wins"], first["ahead_of_next"]):
            value, low, high = estimate
            assert low <= value <= high
    assert [(one["milady"], one["musketeers"]) for one in made["meetings"]] == [
        ("random", "novice"),
        ("random", "random"),
        ("novice", "novice"),
        ("novice", "random"),
    ]
    assert made["tables"][0]["setup"]["players"] == 2


def test_a_tournament_that_was_stopped_goes_on_and_comes_out_the_same(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, completed: int) -> None:
        if completed == 5:
            raise KeyboardInterrupt

    file = str(tmp_path / "games.jsonl")
    options = ("--milady", "random", "--jsonl", file, "--resume")
    with monkeypatch.context() as patch:
        patch.setattr(Progress, "update", interrupt)
        stopped = terminal.run(*SMALL, *options)
    assert stopped.code == 130
    assert "Stopped after 5 games." in stopped.out
    assert "2 deals were played by every pair and count." in stopped.out
    resumed = held(terminal, *options)
    assert resumed.pop("kept") == 5
    whole = held(terminal, "--milady", "random")
    assert whole.pop("kept") == 0
    assert resumed == whole


def test_who_stops_before_the_first_deal_sees_no_ranking(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, completed: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "update", interrupt)
    result = terminal.run(*SMALL)
    assert result.code == 130
    assert result.out.splitlines() == [
        "Stopped after 1 game.",
        "No deal has been played by every pair yet: there’s nothing to rank.",
    ]


def test_one_process_or_two_come_to_the_same(terminal: Terminal) -> None:
    options = ("--milady", "random")
    assert held(terminal, *options) == held(terminal, *options, "--jobs", "2")


def test_without_scipy_it_says_what_to_install_before_it_plays(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    result = terminal.run(*SMALL)
    assert (result.code, result.out) == (2, "")
    assert result.err == 'SciPy isn’t installed: run pip install "mousquetaires[sim]".\n'


@pytest.mark.parametrize("language", languages())
def test_the_help_says_who_plays_if_nobody_says(language: str) -> None:
    left_out = set(BOTS) - set(bots_named("--milady", None))
    for option in ("cli-option-milady_bots", "cli-option-musketeer_bots"):
        assert {name for name in BOTS if name in texts(language).say(option)} == left_out
