"""The component tables: what the box holds, and how a table that cannot be right is refused."""

import copy
import errno
import hashlib
import json
import pickle
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mousquetaires.data import load, sources, texts
from mousquetaires.engine import components as c
from mousquetaires.engine import ids, table_checks
from mousquetaires.engine.components import (
    NO_FACES,
    CharacterPrint,
    Components,
    FoeCard,
    HeroCard,
    ItemPrint,
    LouvrePrint,
    ParisPrint,
    TrapPrint,
)
from mousquetaires.engine.tables import FILES, REASONS, ComponentError, parse

Data = dict[str, Any]
Texts = dict[str, str]
SSS, LLL = (3, 0, 0), (0, 0, 3)

TEXTS = texts()


@cache
def our_box() -> Components:
    """Loaded inside the tests, so that a box that is refused fails the tests of its rows."""
    return load()


def toml_value(value: Any) -> str:
    return json.dumps(value)  # the same in TOML for all that our tables hold


def dump(data: Data) -> str:
    """Tables as TOML again: rows of values, and below each its sources."""
    lines: list[str] = []
    for table, rows in data.items():
        if not isinstance(rows, dict):
            lines.append(f"{table} = {toml_value(rows)}")
            continue
        lines.extend(f"{table}.{row} = {toml_value(v)}" for row, v in rows.items() if not isinstance(v, dict))
        for row, values in rows.items():
            if isinstance(values, dict):
                lines += dump_row(f"{table}.{row}", values)
    return "\n".join(lines) + "\n"


def dump_row(head: str, values: Data) -> list[str]:
    lines = [f"[{head}]", *(f"{k} = {toml_value(v)}" for k, v in values.items() if not isinstance(v, dict))]
    for key, inner in values.items():
        if isinstance(inner, dict):
            lines += dump_row(f"{head}.{key}", inner)
    return lines


def edited(file: str, path: str, value: Any) -> Texts:
    """Our box with one value of one table changed, or taken out (``None``)."""
    data = tomllib.loads(TEXTS[file])
    *parents, last = path.split(".")
    place = data
    for parent in parents:
        place = place[parent]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return {**TEXTS, file: dump(data)}


def refused(tables: Texts) -> ComponentError:
    with pytest.raises(ComponentError) as caught:
        parse(tables)
    assert caught.value.reason in REASONS
    return caught.value


# --- what is printed, written out once more from the list of components ---------------------------


def row(rules: str, field: str, index: int | None, expected: object) -> Any:
    """One row of the box; ``rules`` are the ids of the rows that the value stands in."""
    return pytest.param(field, index, expected, marks=pytest.mark.rule(*rules.split()), id=f"{rules}-{field}")


def foe(rules: str, who: int, dice: int, life: int, manoeuvre: c.Faces = NO_FACES) -> Any:
    """Somebody who is no adversary card: no strength, reward or ability."""
    return row(rules, "foes", who, FoeCard(0, dice, life, 0, 0, c.NO_ABILITY, 0, manoeuvre, True, NO_FACES))


def fixed(rules: str, who: int, result: c.Faces) -> Any:
    return row(rules, "foes", who, FoeCard(0, 0, 1, 0, 0, c.NO_ABILITY, 0, NO_FACES, False, result))


def adversary(
    rules: str,
    who: int,
    printed: tuple[int, int, int, int, int],
    ability: int = c.NO_ABILITY,
    amount: int = 0,
    manoeuvre: c.Faces = NO_FACES,
) -> Any:
    """``printed``: strength, dice, life, pistoles, Epic tokens."""
    return row(rules, "foes", who, FoeCard(*printed, ability, amount, manoeuvre, True, NO_FACES))


def hero(rules: str, who: int, life: int, skills: tuple[int, int, int, int], manoeuvre: c.Faces) -> Any:
    return row(rules, "heroes", who, HeroCard(life, 3, skills, manoeuvre, 2, 2))


def character(rules: str, card: int, effect: int, amount: int, alone: int = 0) -> list[Any]:
    expected = CharacterPrint(effect, amount, alone)
    return [
        row(rules, "adventure_copies", card, 1),
        row(rules, "characters", card - ids.FIRST_CHARACTER, expected),
    ]


def treachery(rules: str, card: int, copies: int, amount: int = 0) -> list[Any]:
    return [row(rules, "treachery_copies", card, copies), row(rules, "treachery_amount", card, amount)]


ROWS = [
    row("DICE-BLUE", "blue_die", None, (2, 2, 2)),
    row("DICE-BLUE", "blue_dice", None, 6),
    row("DICE-RED", "red_die", None, (3, 3, 0)),
    row("DICE-RED", "red_dice", None, 4),
    row("TRACK-TIME", "time_dice", None, (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)),
    row("TRACK-PURSE", "purse_start", None, 6),
    row("TRACK-PURSE", "purse_most", None, 15),
    row("TRACK-SIEGE", "siege_end", None, 5),
    row("TRACK-LOUVRE", "louvre_spaces", None, 4),
    row("TRACK-HONOUR", "honour", None, 14),
    row("TRACK-PARIS", "paris_successes", None, 6),
    row("TRACK-EPIC", "epic_tokens", None, 7),
    row("TRACK-ONE", "one_for_all", None, 3),
    hero("HERO-DARTAGNAN", ids.DARTAGNAN, 3, (2, 2, 3, 4), (1, 0, 2)),
    hero("HERO-ATHOS", ids.ATHOS, 3, (3, 4, 2, 2), LLL),
    hero("HERO-ARAMIS", ids.ARAMIS, 3, (4, 3, 2, 2), LLL),
    hero("HERO-PORTHOS", ids.PORTHOS, 5, (2, 2, 4, 3), LLL),
    hero("HERO-TREVILLE", ids.TREVILLE, 3, (3, 3, 2, 3), LLL),
    foe("FOE-ROCHEFORT", ids.ROCHEFORT, 4, 5, SSS),
    foe("CARD-NEMESIS", ids.NEMESIS_DUELLIST, 4, 1),
    foe("CARD-DUELS", ids.PARIS_DUELLIST, 3, 1),
    foe("BAS-2", ids.GAOLER, 3, 1),
    foe("FOE-WARDES", ids.WARDES, 4, 1, SSS),
    foe("TOKEN-TWO", ids.TWO_DICE, 2, 1),
    foe("TOKEN-THREE", ids.THREE_DICE, 3, 1),
    foe("TOKEN-FOUR", ids.FOUR_DICE, 4, 1),
    fixed("TOKEN-SWORD-SWORD", ids.SWORD_SWORD, (2, 0, 0)),
    fixed("TOKEN-SWORD-SHIELD", ids.SWORD_SHIELD, (1, 1, 0)),
    fixed("TOKEN-SHIELD-SHIELD", ids.SHIELD_SHIELD, (0, 2, 0)),
    adversary("CARD-HENCHMAN", ids.HENCHMAN, (1, 2, 1, 1, 0), c.RETURNS),
    adversary("CARD-BOISRENARD", ids.BOISRENARD, (1, 2, 1, 1, 0), c.FOE_PISTOL, 1),
    adversary("CARD-LUBIN", ids.LUBIN, (1, 2, 1, 1, 0), c.CUT_PURSE, 1),
    adversary("CARD-BRISEMONT", ids.BRISEMONT, (2, 3, 1, 1, 0)),
    adversary("CARD-BERNAJOUX", ids.BERNAJOUX, (2, 3, 1, 1, 0), manoeuvre=SSS),
    adversary("CARD-BISCARAT", ids.BISCARAT, (2, 3, 1, 3, 0), c.STEADY),
    adversary("CARD-CAHUSAC", ids.CAHUSAC, (2, 3, 1, 1, 0), c.REROLLS_SHIELD),
    adversary("CARD-VITRAY", ids.VITRAY, (2, 3, 1, 1, 1), c.FOE_ARMOUR, 1),
    adversary("CARD-JUSSAC", ids.JUSSAC, (3, 3, 1, 1, 0), c.PARTING_WOUND, 1),
    adversary("CARD-CAVOIS", ids.CAVOIS, (3, 4, 2, 3, 1)),
    adversary("CARD-LAFFEMAS", ids.LAFFEMAS, (3, 4, 1, 2, 0), c.JAILER),
    adversary("CARD-LA-HOUDINIERE", ids.LA_HOUDINIERE, (3, 4, 1, 1, 1), manoeuvre=SSS),
    row("CARD-BEGGARS", "traps", ids.BEGGARS, TrapPrint(1, 2, -1)),
    row("CARD-THIEF", "traps", ids.THIEF, TrapPrint(1, 1, ids.SWORD)),
    row("CARD-ASSASSIN", "traps", ids.ASSASSIN, TrapPrint(1, 1, ids.SWORD)),
    row("CARD-HARLOT", "traps", ids.HARLOT, TrapPrint(1, 1, -1)),
    row("CARD-NEMESIS", "traps", ids.NEMESIS, TrapPrint(1, 4, -1)),
    *treachery("CARD-REINFORCEMENTS", ids.REINFORCEMENTS, 2, 1),
    *treachery("CARD-AMBUSH", ids.AMBUSH, 2, 1),
    *treachery("CARD-EMERGENCY", ids.EMERGENCY, 2),
    *treachery("CARD-CONSCRIPTS", ids.CONSCRIPTS, 1, 1),
    *treachery("CARD-PRISON", ids.PRISON, 1),
    *treachery("CARD-ISOLATION", ids.ISOLATION, 1),
    *treachery("CARD-DEAD-END", ids.DEAD_END, 1, 1),
    *treachery("CARD-BALM", ids.BALM, 3, 2),
    *treachery("CARD-PLOT", ids.PLOT, 2, 1),
    row(
        "CARD-ABDUCTION",
        "paris",
        ids.ABDUCTION,
        ParisPrint(ids.PANACHE, 5, 3, c.NO_STIPULATION, 0, c.EFFECT_STRANGLES, 6, 4),
    ),
    row(
        "CARD-DISAPPEARANCE",
        "paris",
        ids.DISAPPEARANCE,
        ParisPrint(ids.ERUDITION, 5, 1, c.LILIES, 6, c.EFFECT_TIME, 1, 0),
    ),
    row(
        "CARD-SMUGGLER",
        "paris",
        ids.SMUGGLER,
        ParisPrint(ids.NOBILITY, 6, 3, c.DISCARDS, 3, c.EFFECT_SIEGE_SWORD, 1, 0),
    ),
    row(
        "CARD-CONFINED",
        "paris",
        ids.CONFINED,
        ParisPrint(ids.GALLANTRY, 7, 3, c.NO_STIPULATION, 0, c.EFFECT_TREACHERY, 1, 0),
    ),
    row(
        "CARD-MESSAGE", "paris", ids.MESSAGE, ParisPrint(ids.NOBILITY, 6, 4, c.NO_STIPULATION, 0, c.EFFECT_HONOUR, 1, 0)
    ),
    row("CARD-DUELS", "paris", ids.DUELS, ParisPrint(ids.NO_CHALLENGE, 0, 2, c.WINS, 3, c.EFFECT_PURSE, 2, 0)),
    row("CARD-POISONS", "louvre", 0, LouvrePrint(ids.PANACHE, 7, 2, 3, 0)),
    row("CARD-GAMING-DEBT", "louvre", 1, LouvrePrint(ids.ERUDITION, 6, 2, 2, 0)),
    row("CARD-CHEVREUSE", "louvre", 2, LouvrePrint(ids.GALLANTRY, 7, 3, 3, 0)),
    row("CARD-LETTER", "louvre", 3, LouvrePrint(ids.ERUDITION, 7, 2, 3, 0)),
    row("CARD-AMBASSADOR", "louvre", 4, LouvrePrint(ids.NOBILITY, 7, 3, 3, 0)),
    row("CARD-JEALOUSY", "louvre", 5, LouvrePrint(ids.NOBILITY, 6, 2, 2, 0)),
    row("CARD-BALLET", "louvre", 6, LouvrePrint(ids.PANACHE, 6, 3, 2, 0)),
    row("CARD-WHISPER", "louvre", 7, LouvrePrint(ids.GALLANTRY, 6, 2, 2, 0)),
    row("CARD-ERUDITION", "adventure_copies", ids.CARD_ERUDITION, 6),
    row("CARD-NOBILITY", "adventure_copies", ids.CARD_NOBILITY, 6),
    row("CARD-GALLANTRY", "adventure_copies", ids.CARD_GALLANTRY, 6),
    row("CARD-PANACHE", "adventure_copies", ids.CARD_PANACHE, 6),
    row("CARD-COMBAT", "adventure_copies", ids.COMBAT, 13),
    row("CARD-DOUBLE", "adventure_copies", ids.DOUBLE, 3),
    row("CARD-COMBAT CARD-DOUBLE", "combat_dice", None, (1, 2)),
    *character("CARD-BASSOMPIERRE", ids.BASSOMPIERRE, c.CHARACTER_SIEGE, 1),
    *character("CARD-ESSARTS", ids.ESSARTS, c.CHARACTER_PISTOLES, 3),
    *character("CARD-BUCKINGHAM", ids.BUCKINGHAM, c.CHARACTER_EPIC, 1),
    *character("CARD-CONSTANCE", ids.CONSTANCE, c.CHARACTER_HEALS, 2),
    *character("CARD-WINTER", ids.WINTER, c.CHARACTER_DRAWS, 2),
    *character("CARD-KITTY", ids.KITTY, c.CHARACTER_UNMASKS, 0, 2),
    *character("CARD-LA-PORTE", ids.LA_PORTE, c.CHARACTER_HONOUR, 1),
    row("ITEM-THOROUGHBRED", "items", ids.THOROUGHBRED, ItemPrint(2, c.PAID_PISTOLES, 1, 0)),
    row("ITEM-PISTOL", "items", ids.PISTOL, ItemPrint(2, c.PAID_PISTOLES, 3, 1)),
    row("ITEM-ARMOUR", "items", ids.ARMOUR, ItemPrint(2, c.PAID_PISTOLES, 2, 1)),
    row("ITEM-BLADE", "items", ids.BLADE, ItemPrint(2, c.PAID_PISTOLES, 1, 0)),
    row("ITEM-BALM", "items", ids.ITEM_BALM, ItemPrint(2, c.PAID_PISTOLES, 1, 2)),
    row("ITEM-MANOEUVRE", "items", ids.MANOEUVRE, ItemPrint(2, c.PAID_COMBAT, 1, 0)),
    row("ITEM-MANOEUVRE", "improved_manoeuvre", None, (1, 1, 1)),
    row("ITEM-ERUDITION", "items", ids.FIRST_UPGRADE + ids.ERUDITION, ItemPrint(2, c.PAID_CARD, 1, 1)),
    row("ITEM-NOBILITY", "items", ids.FIRST_UPGRADE + ids.NOBILITY, ItemPrint(2, c.PAID_CARD, 1, 1)),
    row("ITEM-GALLANTRY", "items", ids.FIRST_UPGRADE + ids.GALLANTRY, ItemPrint(2, c.PAID_CARD, 1, 1)),
    row("ITEM-PANACHE", "items", ids.FIRST_UPGRADE + ids.PANACHE, ItemPrint(2, c.PAID_CARD, 1, 1)),
    row("TOKEN-DECOY", "token_copies", ids.TOKEN_DECOY, 4),
    row("TOKEN-TWO", "token_copies", ids.TOKEN_TWO, 4),
    row("TOKEN-THREE", "token_copies", ids.TOKEN_THREE, 5),
    row("TOKEN-FOUR", "token_copies", ids.TOKEN_FOUR, 2),
    row("TOKEN-SWORD-SWORD", "token_copies", ids.TOKEN_SWORD_SWORD, 2),
    row("TOKEN-SWORD-SHIELD", "token_copies", ids.TOKEN_SWORD_SHIELD, 2),
    row("TOKEN-SHIELD-SHIELD", "token_copies", ids.TOKEN_SHIELD_SHIELD, 2),
    row("TOKEN-SNARE", "token_copies", ids.TOKEN_SNARE, 2),
    row("TOKEN-ERUDITION", "token_copies", ids.TOKEN_ERUDITION, 1),
    row("TOKEN-NOBILITY", "token_copies", ids.TOKEN_NOBILITY, 1),
    row("TOKEN-GALLANTRY", "token_copies", ids.TOKEN_GALLANTRY, 1),
    row("TOKEN-PANACHE", "token_copies", ids.TOKEN_PANACHE, 1),
    row("BOARD-ENGLAND", "england", None, (6, 6, 6, 6)),
    row("BOARD-GALLERIES", "gallery_level", None, 8),
    row("BOARD-GALLERIES", "passage_price", None, 3),
    row("BOARD-INN", "inn_reveals", None, 3),
]


@pytest.mark.parametrize(("field", "index", "expected"), ROWS)
def test_the_box_prints_what_the_list_says(field: str, index: int | None, expected: object) -> None:
    found = getattr(our_box(), field)
    assert (found if index is None else found[index]) == expected


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        pytest.param("boards.inn.paths", 3, marks=pytest.mark.rule("BOARD-INN")),
        pytest.param("boards.inn.length", 4, marks=pytest.mark.rule("BOARD-INN")),
        pytest.param("boards.return.spaces", 3, marks=pytest.mark.rule("BOARD-RETURN")),
        pytest.param("boards.galleries.antechambers", 4, marks=pytest.mark.rule("BOARD-GALLERIES")),
        pytest.param("tracks.louvre.spaces", 4, marks=pytest.mark.rule("TRACK-LOUVRE")),
        pytest.param("tracks.epic.tokens", 7, marks=pytest.mark.rule("TRACK-EPIC")),
    ],
)
def test_a_number_the_rulebook_fixes_cannot_be_another(key: str, expected: int) -> None:
    table, row_name, name = key.split(".")
    assert tomllib.loads(TEXTS[f"{table}.toml"])[table][row_name][name] == expected
    for other in (expected - 1, expected + 1):
        error = refused(edited(f"{table}.toml", key, other))
        assert (error.key, error.reason) == (key, "component-out-of-range")
        assert error.values == {"value": other, "low": expected, "high": expected}


def row_ids() -> dict[str, str]:
    """The id beside each row's header in the files."""
    header = re.compile(r"^\[(\w+\.\w+)\]  # ([A-Z0-9-]+)$", re.MULTILINE)
    return {name: rule for text in TEXTS.values() for name, rule in header.findall(text)}


def test_every_row_of_the_box_has_an_id_and_a_test_that_carries_it() -> None:
    rows = [f"{t}.{r}" for text in TEXTS.values() for t, rs in tomllib.loads(text).items() for r in rs]
    named = row_ids()
    assert sorted(named) == sorted(rows)
    tested = {rule for param in ROWS for mark in param.marks for rule in mark.args} | {"BOARD-RETURN"}
    assert set(named.values()) == tested


def test_the_id_of_a_row_is_its_name_in_capitals() -> None:
    kinds = {
        "adversaries": "CARD",
        "traps": "CARD",
        "treachery": "CARD",
        "paris": "CARD",
        "louvre": "CARD",
        "adventure": "CARD",
        "arsenal": "ITEM",
        "tokens": "TOKEN",
        "heroes": "HERO",
        "dice": "DICE",
        "tracks": "TRACK",
        "boards": "BOARD",
    }
    for name, rule in row_ids().items():
        table, row_name = name.split(".")
        if table in kinds:
            assert rule == f"{kinds[table]}-{row_name.upper().replace('_', '-')}"


def test_the_totals_of_the_box() -> None:
    adventure = our_box().adventure_copies
    assert sum(adventure) == 47
    assert adventure[:4] == (6, 6, 6, 6)
    assert (adventure[ids.COMBAT] + adventure[ids.DOUBLE], adventure[ids.DOUBLE]) == (16, 3)
    assert sum(adventure[ids.FIRST_CHARACTER :]) == 7
    assert sum(our_box().treachery_copies) == 15
    assert (len(our_box().paris), len(our_box().louvre), len(our_box().traps)) == (6, 8, 5)
    assert sum(1 for foe_card in our_box().foes if foe_card.strength) == 12
    assert sum(our_box().token_copies) == 27
    assert sum(our_box().token_copies[token] for token in ids.ADVERSARY_TOKENS) == 19
    assert sum(our_box().token_copies[ids.TOKEN_SWORD_SWORD : ids.TOKEN_ERUDITION]) == 8
    assert sum(item.stock for item in our_box().items) == 20
    assert len(our_box().time_dice) == 12


# --- sources --------------------------------------------------------------------------------------


def flat(data: Data, prefix: str = "") -> list[str]:
    keys: list[str] = []
    for key, value in data.items():
        if isinstance(value, dict):
            keys += [] if key == "source" else flat(value, f"{prefix}{key}.")
        else:
            keys.append(prefix + key)
    return keys


def test_every_value_has_a_source() -> None:
    written = [key for text in TEXTS.values() for key in flat(tomllib.loads(text))]
    written.remove("tracks.time.siege_dice")
    written += [f"tracks.time.siege_dice.{space}" for space in range(1, 13)]
    found = sources(TEXTS)
    assert sorted(found) == sorted(written)
    assert set(found.values()) == {"rulebook", "publisher", "assumed"}


@pytest.mark.parametrize(
    ("key", "source"),
    [
        ("adversaries.henchman.ability", "rulebook"),
        ("adversaries.henchman.pistoles", "publisher"),
        ("adversaries.henchman.dice", "assumed"),
        ("adversaries.cavois.life", "rulebook"),
        ("foes.gaoler.life", "rulebook"),
        ("foes.wardes.life", "rulebook"),
        ("foes.wardes.dice", "assumed"),
        ("foes.wardes.manoeuvre", "assumed"),
        ("adventure.winter.copies", "rulebook"),
        ("adventure.winter.effect", "assumed"),
        ("adventure.winter.amount", "assumed"),
        ("heroes.dartagnan.panache", "rulebook"),
        ("heroes.dartagnan.gallantry", "assumed"),
        ("heroes.aramis.manoeuvre", "rulebook"),
        ("treachery.ambush.copies", "publisher"),
        ("paris.message.rating", "publisher"),
        ("arsenal.pistol.stock", "rulebook"),
        ("arsenal.pistol.price", "assumed"),
        ("tracks.time.siege_dice.5", "rulebook"),
        ("tracks.time.siege_dice.6", "assumed"),
    ],
)
def test_a_source_is_the_one_that_the_list_of_components_names(key: str, source: str) -> None:
    assert sources(TEXTS)[key] == source


# --- breakages ------------------------------------------------------------------------------------

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
    ("dice.red.shield", 2, "dice.red", "component-wrong-faces"),
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


# --- every value counts ---------------------------------------------------------------------------


def numbers_of_the_box() -> list[str]:
    keys = [key for text in TEXTS.values() for key in flat(tomllib.loads(text))]
    return [key for key in keys if isinstance(value_at(key), int)]


def value_at(key: str) -> Any:
    table, row_name, name = key.split(".")
    return table_of(f"{table}.toml")[table][row_name][name]


@cache
def table_of(file: str) -> Data:
    """One of our tables, for reading only."""
    return tomllib.loads(TEXTS[file])


def changed(key: str, step: int) -> Components | None:
    try:
        return parse(edited(key.partition(".")[0] + ".toml", key, value_at(key) + step))
    except ComponentError:
        return None


@pytest.mark.untraced
def test_no_number_of_the_box_is_read_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each number, one up or one down, is refused or makes another box with another digest."""
    once = SimpleNamespace(loads=cache(tomllib.loads))  # tables that stay as they are are read once
    monkeypatch.setattr(table_checks, "tomllib", once)
    plain = replace(our_box(), digest="")
    for key in numbers_of_the_box():
        box = changed(key, 1) or changed(key, -1)
        if box is not None:
            assert replace(box, digest="") != plain, key
            assert box.digest != our_box().digest, key


# --- digests and own tables -----------------------------------------------------------------------


def reworded(change: Callable[[str], str]) -> Components:
    return parse({file: change(text) for file, text in TEXTS.items()})


def test_the_digest_is_of_the_values_alone() -> None:
    assert re.fullmatch(r"[0-9a-f]{32}", our_box().digest)
    assert load().digest == our_box().digest
    assert reworded(lambda text: "# a remark\n" + text.replace('"assumed"', '"publisher"')) == our_box()
    assert parse(dict(reversed(TEXTS.items()))).digest == our_box().digest


def test_the_digest_is_blake2b_of_the_values_as_sorted_json() -> None:
    values = {key: value_at(key) for text in TEXTS.values() for key in flat(tomllib.loads(text))}
    values["heroes.dartagnan.manoeuvre"] = ["sword", "lily", "lily"]  # faces in the order of their ids
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":"))
    assert our_box().digest == hashlib.blake2b(canonical.encode(), digest_size=16).hexdigest()


def test_a_manoeuvre_is_the_same_in_any_order() -> None:
    turned = parse(edited("heroes.toml", "heroes.dartagnan.manoeuvre", ["sword", "lily", "lily"]))
    assert turned == our_box()


def test_a_table_of_ones_own_takes_the_place_of_ours(tmp_path: Path) -> None:
    own = edited("adversaries.toml", "adversaries.cavois.life", 3)["adversaries.toml"]
    (tmp_path / "adversaries.toml").write_text(own, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a table", encoding="utf-8")
    box = load(tmp_path)
    assert box.foes[ids.CAVOIS] == replace(our_box().foes[ids.CAVOIS], life=3)
    assert box.digest != our_box().digest
    foes = list(box.foes)
    foes[ids.CAVOIS] = our_box().foes[ids.CAVOIS]
    assert replace(box, foes=tuple(foes), digest=our_box().digest) == our_box()


def test_a_whole_copy_of_the_box_is_the_box(tmp_path: Path) -> None:
    for file, text in TEXTS.items():
        (tmp_path / file).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert load(tmp_path) == our_box()


def refused_folder(folder: Path) -> ComponentError:
    with pytest.raises(ComponentError) as caught:
        load(folder)
    assert caught.value.reason in REASONS
    return caught.value


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    error = refused_folder(tmp_path / "nowhere")
    assert (error.file, error.reason) == (str(tmp_path / "nowhere"), "component-missing-folder")


def test_a_folder_without_a_table_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a table", encoding="utf-8")
    error = refused_folder(tmp_path)
    assert (error.file, error.reason) == (str(tmp_path), "component-no-table")
    assert error.values == {"known": ", ".join(FILES)}


@pytest.mark.parametrize("name", ["adversary.toml", "Dice.TOML"])
def test_a_folder_with_an_unknown_table_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / "heroes.toml").write_text(TEXTS["heroes.toml"], encoding="utf-8")
    error = refused_folder(tmp_path)
    assert (error.file, error.reason) == (name, "component-unknown-file")


def test_a_table_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "dice.toml").mkdir()
    error = refused_folder(tmp_path)
    assert (error.file, error.reason) == ("dice.toml", "component-unreadable")
    assert error.values["code"] in {"EISDIR", "EACCES"}  # not every system calls it the same


def test_a_folder_that_cannot_be_listed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(_: Path) -> Iterator[Path]:
        raise PermissionError(errno.EACCES, "locked")

    monkeypatch.setattr(Path, "iterdir", locked)
    error = refused_folder(tmp_path)
    assert (error.file, error.reason) == (str(tmp_path), "component-unreadable")
    assert error.values == {"code": "EACCES"}


def test_a_table_in_another_encoding_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "dice.toml").write_bytes(b"# one\n# Tr\xe9ville\n")
    error = refused_folder(tmp_path)
    assert (error.file, error.reason, error.values) == ("dice.toml", "component-not-utf8", {"line": 2})


def test_reading_the_box_leaves_its_texts_alone() -> None:
    before = copy.deepcopy(TEXTS)
    parse(TEXTS)
    assert before == TEXTS
