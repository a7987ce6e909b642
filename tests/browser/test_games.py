"""Whole games, played by clicking in a real browser, from the front page to the record."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clicker import Clicker
from tests.browser.people import Person, somebody, without_text
from tests.seeds import seeds
from tests.server.served import Served

SIDES = {
    "musketeers": "As the Musketeers",
    "milady": "As Milady",
    "solo": "Without Milady",
}


def play(person: Person, side: str, hurry: float, seed: int) -> Clicker:
    """From the front page by one click to a game, and to its end."""
    person.page.goto("/")
    person.page.locator(f"button.side.{side}").click()
    clicker = Clicker(person.page, seed, hurry)
    clicker.play()
    print(side, sum(clicker.kinds.values()), "questions", dict(clicker.kinds), dict(clicker.answered), person.page.url)
    return clicker


def record(person: Person, folder: Path) -> Path:
    """Downloaded by its button."""
    with person.page.expect_download() as coming:
        person.page.get_by_role("link", name="Record").click()
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    return file


def accepted(file: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "mousquetaires", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("seed", seeds(1625))
@pytest.mark.parametrize(("side", "hurry"), [("musketeers", 2.0), ("milady", 1.0), ("solo", 2.0)])
def test_a_whole_game_is_played_by_clicking_to_the_end(
    browser: Browser, served: Served, tmp_path: Path, side: str, hurry: float, seed: int
) -> None:
    with somebody(browser, served.url) as person:
        clicker = play(person, side, hurry, seed)
        heading = person.page.get_by_role("heading", name=re.compile("^(Milady wins|The Musketeers win)$"))
        expect(heading).to_be_visible()
        assert without_text(person.page) == []
        file = record(person, tmp_path)
        kept = json.loads(file.read_text("utf-8"))
        assert accepted(file)
        assert kept["inputs"]
        assert clicker.kinds
