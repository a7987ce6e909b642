"""The tables of docs/research.md are those of the code."""

from tools.research.tables import PAGE, with_tables


def test_the_page_has_the_numbers_that_the_code_has() -> None:
    """If this fails, run python -m tools.research.tables."""
    page = PAGE.read_text("utf-8")
    assert with_tables(page) == page
