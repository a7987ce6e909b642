"""What the box holds, written out once more from the list of components, with its sources."""

import re
import tomllib
from typing import Any

import pytest

from mousquetaires.data import sources
from mousquetaires.engine import components as c
from mousquetaires.engine import ids
from mousquetaires.engine.components import (
    NO_FACES,
    CharacterPrint,
    FoeCard,
    HeroCard,
    ItemPrint,
    LouvrePrint,
    ParisPrint,
    TrapPrint,
)
from tests.engine.table_texts import TEXTS, edited, flat, our_box, refused

SSS, LLL = (3, 0, 0), (0, 0, 3)


# --- what is printed, written out once more from the list of components ---------------------------


def row(rules: str, field: str, index: int | None, expected: object) -> Any:
    """One row of the box; ``rules`` are the ids of the rows that the value stands in."""
    return pytest.param(field, index, expected, marks=pytest.mark.rule(*rules.split()), id=f"{rules}-{field}")


def foe(rules: str, who: int, dice: int, life: int, manoeuvre: c.Faces = NO_FACES) -> Any:
    """A foe who is no adversary card: no strength, reward or ability."""
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
    row("DICE-RED", "red_die", None, (4, 2, 0)),
    row("DICE-RED", "red_dice", None, 4),
    row("TRACK-TIME", "time_dice", None, (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)),
    row("TRACK-PURSE", "purse_start", None, 6),
    row("TRACK-PURSE", "purse_most", None, 15),
    row("TRACK-SIEGE", "siege_end", None, 4),
    row("TRACK-LOUVRE", "louvre_spaces", None, 4),
    row("TRACK-HONOUR", "honour", None, 10),
    row("TRACK-PARIS", "paris_successes", None, 6),
    row("TRACK-EPIC", "epic_tokens", None, 7),
    row("TRACK-ONE", "one_for_all", None, 3),
    hero("HERO-DARTAGNAN", ids.DARTAGNAN, 3, (2, 2, 3, 4), (1, 0, 2)),
    hero("HERO-ATHOS", ids.ATHOS, 3, (3, 5, 2, 2), LLL),
    hero("HERO-ARAMIS", ids.ARAMIS, 3, (5, 3, 2, 2), LLL),
    hero("HERO-PORTHOS", ids.PORTHOS, 5, (2, 2, 4, 3), LLL),
    hero("HERO-TREVILLE", ids.TREVILLE, 3, (3, 3, 2, 3), LLL),
    foe("FOE-ROCHEFORT", ids.ROCHEFORT, 4, 5, SSS),
    foe("CARD-NEMESIS", ids.NEMESIS_DUELLIST, 3, 1),
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
    adversary("CARD-BERNAJOUX", ids.BERNAJOUX, (2, 4, 1, 1, 0), manoeuvre=SSS),
    adversary("CARD-BISCARAT", ids.BISCARAT, (2, 4, 1, 3, 0), c.STEADY),
    adversary("CARD-CAHUSAC", ids.CAHUSAC, (2, 4, 1, 1, 0), c.REROLLS_SHIELD),
    adversary("CARD-VITRAY", ids.VITRAY, (2, 4, 1, 1, 1), c.FOE_ARMOUR, 1),
    adversary("CARD-JUSSAC", ids.JUSSAC, (3, 3, 1, 1, 0), c.PARTING_WOUND, 1),
    adversary("CARD-CAVOIS", ids.CAVOIS, (3, 4, 2, 3, 1)),
    adversary("CARD-LAFFEMAS", ids.LAFFEMAS, (3, 4, 1, 2, 0), c.JAILER),
    adversary("CARD-LA-HOUDINIERE", ids.LA_HOUDINIERE, (3, 4, 1, 1, 1), manoeuvre=SSS),
    row("CARD-BEGGARS", "traps", ids.BEGGARS, TrapPrint(1, 2, -1)),
    row("CARD-THIEF", "traps", ids.THIEF, TrapPrint(1, 1, ids.SWORD)),
    row("CARD-ASSASSIN", "traps", ids.ASSASSIN, TrapPrint(1, 1, ids.SWORD)),
    row("CARD-HARLOT", "traps", ids.HARLOT, TrapPrint(1, 1, -1)),
    row("CARD-NEMESIS", "traps", ids.NEMESIS, TrapPrint(1, 3, -1)),
    *treachery("CARD-REINFORCEMENTS", ids.REINFORCEMENTS, 2, 1),
    *treachery("CARD-AMBUSH", ids.AMBUSH, 2, 1),
    *treachery("CARD-EMERGENCY", ids.EMERGENCY, 2),
    *treachery("CARD-CONSCRIPTS", ids.CONSCRIPTS, 1, 1),
    *treachery("CARD-PRISON", ids.PRISON, 1),
    *treachery("CARD-ISOLATION", ids.ISOLATION, 1),
    *treachery("CARD-DEAD-END", ids.DEAD_END, 1, 1),
    *treachery("CARD-BALM", ids.BALM, 4, 2),
    *treachery("CARD-PLOT", ids.PLOT, 1, 1),
    row(
        "CARD-ABDUCTION",
        "paris",
        ids.ABDUCTION,
        ParisPrint(ids.NOBILITY, 5, 3, c.NO_STIPULATION, 0, c.EFFECT_STRANGLES, 6, 4),
    ),
    row(
        "CARD-DISAPPEARANCE",
        "paris",
        ids.DISAPPEARANCE,
        ParisPrint(ids.ERUDITION, 5, 2, c.LILIES, 6, c.EFFECT_TIME, 1, 0),
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
        ParisPrint(ids.GALLANTRY, 8, 3, c.NO_STIPULATION, 0, c.EFFECT_TREACHERY, 1, 0),
    ),
    row(
        "CARD-MESSAGE", "paris", ids.MESSAGE, ParisPrint(ids.PANACHE, 7, 4, c.NO_STIPULATION, 0, c.EFFECT_HONOUR, 2, 0)
    ),
    row("CARD-DUELS", "paris", ids.DUELS, ParisPrint(ids.NO_CHALLENGE, 0, 4, c.WINS, 3, c.EFFECT_PURSE, 2, 0)),
    row("CARD-POISONS", "louvre", 0, LouvrePrint(ids.PANACHE, 7, 2, 3, 0)),
    row("CARD-GAMING-DEBT", "louvre", 1, LouvrePrint(ids.ERUDITION, 5, 2, 2, 0)),
    row("CARD-CHEVREUSE", "louvre", 2, LouvrePrint(ids.GALLANTRY, 6, 3, 3, 0)),
    row("CARD-LETTER", "louvre", 3, LouvrePrint(ids.ERUDITION, 6, 1, 3, 0)),
    row("CARD-AMBASSADOR", "louvre", 4, LouvrePrint(ids.NOBILITY, 6, 2, 3, 0)),
    row("CARD-JEALOUSY", "louvre", 5, LouvrePrint(ids.NOBILITY, 5, 1, 2, 0)),
    row("CARD-BALLET", "louvre", 6, LouvrePrint(ids.PANACHE, 5, 2, 2, 0)),
    row("CARD-WHISPER", "louvre", 7, LouvrePrint(ids.GALLANTRY, 5, 1, 2, 0)),
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
    *character("CARD-WINTER", ids.WINTER, c.CHARACTER_DRAWS, 5),
    *character("CARD-KITTY", ids.KITTY, c.CHARACTER_UNMASKS, 0, 2),
    *character("CARD-LA-PORTE", ids.LA_PORTE, c.CHARACTER_HONOUR, 2),
    row("ITEM-THOROUGHBRED", "items", ids.THOROUGHBRED, ItemPrint(2, c.PAID_PISTOLES, 2, 0)),
    row("ITEM-PISTOL", "items", ids.PISTOL, ItemPrint(2, c.PAID_PISTOLES, 3, 1)),
    row("ITEM-ARMOUR", "items", ids.ARMOUR, ItemPrint(2, c.PAID_PISTOLES, 3, 1)),
    row("ITEM-BLADE", "items", ids.BLADE, ItemPrint(2, c.PAID_PISTOLES, 1, 0)),
    row("ITEM-BALM", "items", ids.ITEM_BALM, ItemPrint(2, c.PAID_PISTOLES, 2, 2)),
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
    row("BOARD-ENGLAND", "england", None, (7, 7, 7, 7)),
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
