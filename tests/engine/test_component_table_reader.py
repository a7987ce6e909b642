"""A component table with a mistake is refused, and the error says where."""

import pickle
import re
import tomllib
from typing import Any

import pytest

from mousquetaires.engine.component_table_parser import ComponentError
from tests.engine.table_texts import TEXTS, Texts, dump, edited, refused

WRONG_TYPES = [
    ("adversaries.henchman.dice", "2", "integer", "string"),
    ("adversaries.henchman.dice", True, "integer", "boolean"),
    ("adversaries.henchman.dice", 2.0, "integer", "float"),
    ("adversaries.henchman.dice", [2], "integer", "array"),
    ("adversaries.henchman.ability", 1, "string", "integer"),
    ("adversaries.henchman.manoeuvre", "sword", "array", "string"),
    ("adversaries.henchman.manoeuvre", [1, 1, 1], "string", "integer"),
    ("adversaries.henchman", 3, "table", "integer"),
    ("adversaries.henchman.source", "rulebook", "table", "string"),
    ("adversaries", 3, "table", "integer"),
    ("tracks.time.siege_dice", 4, "array", "integer"),
    ("adversaries.henchman.source.dice", 1, "string", "integer"),
    ("adversaries.henchman.source.dice", ["rulebook"], "string", "array"),
    ("adversaries.bernajoux.source.manoeuvre", ["assumed"] * 3, "string", "array"),
]


@pytest.mark.parametrize(("key", "value", "expected", "found"), WRONG_TYPES)
def test_a_value_of_the_wrong_type_is_refused(key: str, value: Any, expected: str, found: str) -> None:
    file = key.partition(".")[0] + ".toml"
    error = refused(edited(file, key, value))
    assert (error.file, error.key, error.reason) == (file, key, "component-wrong-type")
    assert error.values == {"expected": expected, "found": found}


def test_a_date_is_no_number() -> None:
    text = re.sub(r"start = \d+", "start = 1625-04-01", TEXTS["tracks.toml"])
    error = refused({**TEXTS, "tracks.toml": text})
    assert (error.key, error.values["found"]) == ("tracks.purse.start", "date-time")


BREAKAGES = [
    ("adversaries.henchman.colour", 1, "adversaries.henchman.colour", "component-unknown-key"),
    ("adversaries.mousqueton", {"dice": 1}, "adversaries.mousqueton", "component-unknown-key"),
    ("adversaries.henchman.source.colour", "rulebook", "adversaries.henchman.source.colour", "component-unknown-key"),
    ("dice.red.lily", 0, "dice.red.lily", "component-unknown-key"),
    ("foes.sword_sword.dice", 2, "foes.sword_sword.dice", "component-unknown-key"),
    ("adversaries.henchman.dice", None, "adversaries.henchman.dice", "component-missing-key"),
    ("adversaries.henchman", None, "adversaries.henchman", "component-missing-key"),
    ("adversaries", None, "adversaries", "component-missing-key"),
    ("adversaries.henchman.source.dice", None, "adversaries.henchman.dice", "component-missing-source"),
    ("adversaries.henchman.source", None, "adversaries.henchman.strength", "component-missing-source"),
    ("adversaries.henchman.source.dice", "hearsay", "adversaries.henchman.source.dice", "component-unknown-name"),
    ("tracks.time.source.siege_dice", ["assumed"] * 11, "tracks.time.source.siege_dice", "component-wrong-length"),
    (
        "tracks.time.source.siege_dice",
        ["assumed"] * 11 + ["x"],
        "tracks.time.source.siege_dice.12",
        "component-unknown-name",
    ),
    ("adversaries.henchman.ability", "flies", "adversaries.henchman.ability", "component-unknown-name"),
    ("adventure.winter.effect", "siege", "adventure.winter.effect", "component-unknown-name"),
    ("adventure.bassompierre.effect", "epic", "adventure.bassompierre.effect", "component-unknown-name"),
    ("louvre.poisons.skill", "none", "louvre.poisons.skill", "component-unknown-name"),
    ("heroes.athos.manoeuvre", ["lily", "lily", "rose"], "heroes.athos.manoeuvre", "component-unknown-name"),
    ("adversaries.henchman.dice", 7, "adversaries.henchman.dice", "component-out-of-range"),
    ("adversaries.henchman.dice", 5, "adversaries.henchman.dice", "component-out-of-range"),
    ("adversaries.henchman.life", 0, "adversaries.henchman.life", "component-out-of-range"),
    ("heroes.athos.nobility", -1, "heroes.athos.nobility", "component-out-of-range"),
    ("louvre.poisons.level", 9, "louvre.poisons.level", "component-out-of-range"),
    ("paris.abduction.level", 4, "paris.abduction.level", "component-out-of-range"),
    ("tracks.one.cards", 8, "tracks.one.cards", "component-out-of-range"),
    ("tracks.one.cards", 2, "tracks.one.cards", "component-out-of-range"),
    ("tracks.purse.start", 16, "tracks.purse.start", "component-out-of-range"),
    ("tracks.time.siege_dice", [1] * 11 + [5], "tracks.time.siege_dice.12", "component-out-of-range"),
    ("dice.red.dice", 3, "tracks.time.siege_dice.10", "component-out-of-range"),
    ("dice.blue.dice", 2, "heroes.dartagnan.combat", "component-out-of-range"),
    ("tracks.paris.successes", 5, "paris.abduction.effect_amount", "component-out-of-range"),
    ("paris.disappearance.stipulation_amount", 7, "paris.disappearance.stipulation_amount", "component-out-of-range"),
    ("paris.abduction.effect_dice", 5, "paris.abduction.effect_dice", "component-out-of-range"),
    ("tracks.time.siege_dice", [1] * 11, "tracks.time.siege_dice", "component-wrong-length"),
    ("tracks.time.siege_dice", [1] * 13, "tracks.time.siege_dice", "component-wrong-length"),
    ("heroes.athos.manoeuvre", ["lily", "lily"], "heroes.athos.manoeuvre", "component-wrong-length"),
    ("heroes.athos.manoeuvre", [], "heroes.athos.manoeuvre", "component-wrong-length"),
    ("adversaries.cavois.manoeuvre", ["sword"] * 4, "adversaries.cavois.manoeuvre", "component-wrong-length"),
    ("foes.sword_sword.fixed", [], "foes.sword_sword.fixed", "component-wrong-length"),
    ("tracks.siege.spaces", 10, "tracks.siege.spaces", "component-not-odd"),
    ("dice.blue.sword", 3, "dice.blue", "component-wrong-faces"),
    ("dice.red.shield", 1, "dice.red", "component-wrong-faces"),
    (
        "adversaries.cavois.manoeuvre",
        ["sword", "sword", "lily"],
        "adversaries.cavois.manoeuvre",
        "component-impossible-face",
    ),
    ("foes.rochefort.manoeuvre", ["lily"] * 3, "foes.rochefort.manoeuvre", "component-impossible-face"),
    ("foes.sword_shield.fixed", ["sword", "lily"], "foes.sword_shield.fixed", "component-impossible-face"),
    ("traps.thief.face", "lily", "traps.thief.face", "component-impossible-face"),
    ("traps.assassin.face", "lily", "traps.assassin.face", "component-impossible-face"),
    ("adversaries.henchman.ability_amount", 1, "adversaries.henchman.ability_amount", "component-contradiction"),
    ("adversaries.lubin.ability_amount", 0, "adversaries.lubin.ability_amount", "component-contradiction"),
    ("arsenal.manoeuvre.price", 2, "arsenal.manoeuvre.price", "component-out-of-range"),
    ("arsenal.panache.price", 0, "arsenal.panache.price", "component-out-of-range"),
    ("paris.duels.level", 6, "paris.duels.level", "component-contradiction"),
    ("paris.abduction.level", 0, "paris.abduction.level", "component-contradiction"),
    ("paris.message.stipulation_amount", 1, "paris.message.stipulation_amount", "component-contradiction"),
    ("paris.duels.stipulation_amount", 0, "paris.duels.stipulation_amount", "component-contradiction"),
    ("paris.abduction.effect_dice", 0, "paris.abduction.effect_dice", "component-contradiction"),
    ("paris.duels.effect_dice", 1, "paris.duels.effect_dice", "component-contradiction"),
    ("adventure.winter.amount", 0, "adventure.winter.amount", "component-contradiction"),
    ("adventure.winter.amount_alone", 1, "adventure.winter.amount_alone", "component-contradiction"),
    ("adventure.kitty.amount", 1, "adventure.kitty.amount", "component-contradiction"),
    ("adventure.kitty.amount_alone", 0, "adventure.kitty.amount_alone", "component-contradiction"),
    ("adventure.erudition.copies", 7, "adventure.erudition.copies", "component-wrong-total"),
    ("adventure.combat.copies", 14, "adventure", "component-wrong-total"),
    ("adventure.winter.copies", 2, "adventure", "component-wrong-total"),
    ("treachery.ambush.copies", 3, "treachery", "component-wrong-total"),
    ("arsenal.pistol.stock", 3, "arsenal", "component-wrong-total"),
    ("tokens.decoy.copies", 5, "tokens.decoy.copies", "component-wrong-total"),
    ("tokens.panache.copies", 2, "tokens.panache.copies", "component-wrong-total"),
    ("tokens.two.copies", 5, "tokens", "component-wrong-total"),
]


@pytest.mark.parametrize(("path", "value", "key", "reason"), BREAKAGES)
def test_a_table_that_cannot_be_right_is_refused(path: str, value: Any, key: str, reason: str) -> None:
    error = refused(edited(path.partition(".")[0] + ".toml", path, value))
    assert (error.key, error.reason) == (key, reason)
    assert error.file == key.partition(".")[0] + ".toml"


def two_edits(file: str, first: tuple[str, Any], second: tuple[str, Any]) -> Texts:
    text = edited(file, *first)[file]
    data = tomllib.loads(text)
    table, row_name, key = second[0].split(".")
    data[table][row_name][key] = second[1]
    return {**TEXTS, file: dump(data)}


@pytest.mark.parametrize(
    ("file", "first", "second", "key", "total"),
    [
        (
            "adventure.toml",
            ("adventure.combat.copies", 12),
            ("adventure.double.copies", 4),
            "adventure.double.copies",
            4,
        ),
        ("tokens.toml", ("tokens.two.copies", 3), ("tokens.snare.copies", 3), "tokens", 9),
    ],
)
def test_a_total_that_hides_in_a_larger_one_is_refused(
    file: str, first: tuple[str, Any], second: tuple[str, Any], key: str, total: int
) -> None:
    error = refused(two_edits(file, first, second))
    assert (error.file, error.key, error.reason) == (file, key, "component-wrong-total")
    assert error.values["total"] == total


def test_a_manoeuvre_with_a_face_that_the_blue_die_does_not_have_is_refused() -> None:
    tables = two_edits("dice.toml", ("dice.blue.lily", 0), ("dice.blue.sword", 4))
    error = refused(tables)
    assert (error.file, error.key) == ("heroes.toml", "heroes.dartagnan.manoeuvre")
    assert (error.reason, error.values) == ("component-impossible-face", {"face": "lily"})


def test_an_improved_manoeuvre_that_the_blue_die_does_not_have_is_refused() -> None:
    dice = two_edits("dice.toml", ("dice.blue.lily", 0), ("dice.blue.sword", 4))["dice.toml"]
    heroes = TEXTS["heroes.toml"].replace('"lily"', '"sword"')
    error = refused({**TEXTS, "dice.toml": dice, "heroes.toml": heroes})
    assert (error.key, error.reason) == ("arsenal.manoeuvre.faces", "component-impossible-face")


def test_the_time_track_never_shows_more_than_four_dice_however_many_there_are() -> None:
    dice = edited("dice.toml", "dice.red.dice", 6)["dice.toml"]
    tracks = edited("tracks.toml", "tracks.time.siege_dice", [1] * 11 + [5])
    error = refused({**tracks, "dice.toml": dice})
    assert (error.key, error.values["high"]) == ("tracks.time.siege_dice.12", 4)


def test_an_unknown_key_is_told_which_are_known() -> None:
    error = refused(edited("treachery.toml", "treachery.ambush.wounds", 1))
    assert error.values == {"known": "copies, amount"}


def test_a_stray_key_at_the_top_names_its_file() -> None:
    error = refused({**TEXTS, "dice.toml": "author = 'me'\n" + TEXTS["dice.toml"]})
    assert (error.file, error.key, error.reason) == ("dice.toml", "author", "component-unknown-key")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[dice.blue]\ndice = \n", 2),
        ("[dice.blue]\ndice = 6\ndice = 6\n", 3),
        ("[dice.blue]\ndice = [1,\n\n", 3),
        ("", 0),
        ("x = " + "[" * 100_000, 1),
        ("x = " + "9" * 5_000, 1),
    ],
)
def test_what_is_no_toml_is_refused_with_its_line(text: str, line: int) -> None:
    error = refused({**TEXTS, "dice.toml": text})
    assert error.file == "dice.toml"
    if line:
        assert (error.key, error.reason, error.values) == ("", "component-bad-toml", {"line": line})
    else:
        assert (error.key, error.reason) == ("dice", "component-missing-key")


def test_an_unknown_and_a_missing_file_are_refused() -> None:
    error = refused({**TEXTS, "cats.toml": ""})
    assert (error.file, error.reason) == ("cats.toml", "component-unknown-file")
    error = refused({file: text for file, text in TEXTS.items() if file != "dice.toml"})
    assert (error.file, error.reason) == ("dice.toml", "component-missing-file")


def test_an_error_reads_as_one_line_and_survives_a_process_boundary() -> None:
    error = refused(edited("adversaries.toml", "adversaries.henchman.dice", 7))
    line = "adversaries.toml: adversaries.henchman.dice: component-out-of-range (value=7, low=1, high=6)"
    assert str(error) == line
    assert str(ComponentError("dice.toml", "", "component-missing-file", {})) == ("dice.toml: component-missing-file")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.values) == (line, error.values)
