"""A user's own box cannot change what the rulebook fixes."""

import pytest

from mousquetaires.data import texts
from mousquetaires.engine.component_table_parser import ComponentError, parse

TEXTS = texts()


def box_with(file: str, row: str, old: str, new: str) -> dict[str, str]:
    """Our box, with one line of one row changed."""
    before, head, rest = TEXTS[file].partition(f"[{row}]")
    assert old in rest
    return {**TEXTS, file: before + head + rest.replace(old, new, 1)}


@pytest.mark.parametrize(
    ("file", "row", "old", "new"),
    [
        pytest.param("tracks.toml", "tracks.louvre", "spaces = 4", "spaces = 3", marks=pytest.mark.rule("LOU-5")),
        pytest.param("tracks.toml", "tracks.louvre", "spaces = 4", "spaces = 5", marks=pytest.mark.rule("LOU-5")),
        pytest.param("tracks.toml", "tracks.epic", "tokens = 7", "tokens = 6", marks=pytest.mark.rule("QST-6")),
        pytest.param("tracks.toml", "tracks.epic", "tokens = 7", "tokens = 8", marks=pytest.mark.rule("QST-6")),
        pytest.param("tracks.toml", "tracks.time", "[1, 1", "[0, 1", marks=pytest.mark.rule("SIEGE-2")),
        pytest.param("tracks.toml", "tracks.time", "4, 4]", "4, 5]", marks=pytest.mark.rule("SIEGE-2")),
        pytest.param("tracks.toml", "tracks.time", "4, 4]", "4]", marks=pytest.mark.rule("SIEGE-2")),
        pytest.param(
            "adventure.toml",
            "adventure.bassompierre",
            'effect = "siege"',
            'effect = "pistoles"',
            marks=pytest.mark.rule("SIEGE-3"),
        ),
        pytest.param(
            "adventure.toml",
            "adventure.essarts",
            'effect = "pistoles"',
            'effect = "siege"',
            marks=pytest.mark.rule("SIEGE-3"),
        ),
    ],
)
def test_a_number_of_the_rulebook_is_not_for_the_tables_to_change(file: str, row: str, old: str, new: str) -> None:
    with pytest.raises(ComponentError):
        parse(box_with(file, row, old, new))


@pytest.mark.rule("SIEGE-2")
def test_not_even_a_box_with_more_red_dice_lets_milady_roll_five_at_the_siege() -> None:
    five_dice = box_with("dice.toml", "dice.red", "dice = 4", "dice = 5")["dice.toml"]
    with pytest.raises(ComponentError):
        parse({**box_with("tracks.toml", "tracks.time", "4, 4]", "4, 5]"), "dice.toml": five_dice})
