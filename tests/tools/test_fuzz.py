"""The fuzzer and the steered run: sound starts, repeatable runs, failures that are kept and noticed."""

import io
import json
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from mousquetaires.engine.config import VARIANTS, Table
from mousquetaires.engine.ids import ENDING_NAMES
from mousquetaires.engine.invariants import broken
from mousquetaires.engine.machine import Game
from tools import component_coverage, fuzz
from tools.fuzz import Tally, play_some, replay, verdict
from tools.late_positions import THEMES
from tools.random_play import BOX, COUNTS, MORTAL, late_game, some_setup, theme_for


@pytest.mark.parametrize("theme", THEMES)
def test_every_late_position_is_sound_on_every_table(theme: str) -> None:
    for index in range(8 * len(COUNTS)):
        rng = Random(index)
        setup = some_setup(index, rng)
        if theme != MORTAL or VARIANTS[1] in setup.variants:
            game = late_game(Table(setup, BOX), rng, theme)
            assert broken(game) == []
            assert not game.over


def test_all_tables_and_themes_come_in_turn() -> None:
    setups = [some_setup(index, Random(index)) for index in range(80)]
    assert {(setup.players, setup.milady) for setup in setups} == set(COUNTS)
    assert {setup.variants for setup in setups} >= {(), VARIANTS}
    assert {setup.hourglass for setup in setups} == {setup.bastille_must_win for setup in setups} == {True, False}
    assert {theme_for(index, setup) for index, setup in enumerate(setups)} == set(THEMES)


def test_the_same_seed_plays_the_same_games() -> None:
    first, second, other = play_some(1, 0, 6), play_some(1, 0, 6), play_some(2, 0, 6)
    assert first == second
    assert first != other
    assert (first.games, first.late, first.failures) == (6, 2, [])
    assert sum(first.endings.values()) == 6


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Failed games are kept here."""
    monkeypatch.setattr(fuzz, "ROOT", tmp_path)
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path / "failures")
    return tmp_path / "failures"


def test_a_game_that_fails_is_kept_and_fails_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_second_turn(game: Game) -> list[str]:
        return ["a second turn"] if game.s.turn == 2 else []

    monkeypatch.setattr(fuzz, "broken", no_second_turn)
    tally = play_some(1, 0, 1)
    assert len(tally.failures) == 1
    kept = json.loads((folder / "1-0.json").read_text())
    assert kept["message"].endswith("a second turn")
    assert replay(folder / "1-0.json") == 1
    assert f"After input {len(kept['inputs']) - 1}" in capsys.readouterr().out
    monkeypatch.undo()
    assert replay(folder / "1-0.json") == 0


def test_a_game_without_an_end_is_a_failure(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "MOST_INPUTS", 30)
    assert "no end after 30 inputs" in play_some(1, 0, 1).failures[0]


def test_a_run_fails_when_a_game_failed_or_something_came_up_too_seldom() -> None:
    quiet = Console(file=io.StringIO())
    tally = play_some(1, 0, 3)
    assert verdict(tally, 0, quiet) == 0
    assert verdict(tally, 1, quiet) == 1
    assert "ending barred" in tally.seldom(1)
    tally.endings.update(dict.fromkeys(ENDING_NAMES, 20))
    assert not [kind for kind in tally.seldom(20) if kind.startswith("ending")]
    assert verdict(Tally(failures=["something"]), 0, quiet) == 1


def test_the_steered_run_lists_what_has_not_occurred() -> None:
    coverage = component_coverage.run_coverage(1, 1, Console(file=io.StringIO()))
    missing = coverage.missing()
    assert ("verb", "lay") not in missing
    assert ("ending", "barred") in missing
    assert len(missing) == len(coverage.left)
