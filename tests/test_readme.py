"""The README's examples run."""

import doctest
from pathlib import Path

import pytest


@pytest.mark.parametrize("page", ["README.md"])
def test_the_examples_of_the_page_run(page: str) -> None:
    path = Path(__file__).parent.parent / page
    result = doctest.testfile(str(path), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_picture_of_a_first_game_is_the_one_that_was_taken() -> None:
    root = Path(__file__).parent.parent
    assert (root / "docs" / "terminal.txt").read_text("utf-8").rstrip() in (root / "README.md").read_text("utf-8")
