"""The duels that the browser client is held against are what the engine plays now."""

from tools.webduels import FILE, duels, text_of


def test_the_stored_duels_are_those_that_the_engine_fights() -> None:
    assert FILE.read_text(encoding="utf-8") == text_of(duels()), "write them anew: python -m tools.webduels"
