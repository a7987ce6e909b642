"""Checks across the component tables: dice, totals, and values that depend on each other."""

from typing import Final

from mousquetaires.engine.component_table_reader import (
    CONTRADICTION,
    IMPOSSIBLE_FACE,
    NOT_ODD,
    WRONG_FACES,
    WRONG_TOTAL,
    Tables,
    refuse,
    within,
)
from mousquetaires.engine.component_table_schema import LEVEL, TOTALS
from mousquetaires.engine.components import (
    CHARACTER_UNMASKS,
    CUT_PURSE,
    EFFECT_STRANGLES,
    FOE_ARMOUR,
    FOE_PISTOL,
    LILIES,
    NO_STIPULATION,
    PAID_PISTOLES,
    PARTING_WOUND,
)
from mousquetaires.engine.ids import (
    CARD_NAMES,
    FACE_NAMES,
    FIRST_CHARACTER,
    FOE_NAMES,
    HERO_NAMES,
    ITEM_NAMES,
    PARIS_NAMES,
    ROCHEFORT,
    SKILLS,
)

SIDES: Final = 6
COUNTED_ABILITIES: Final = (FOE_PISTOL, CUT_PURSE, FOE_ARMOUR, PARTING_WOUND)


def check(tables: Tables) -> None:
    """Refuse tables whose values are valid one by one but do not fit together."""
    _check_dice(tables)
    _check_tracks(tables)
    for hero in HERO_NAMES:
        key = f"heroes.{hero}"
        within(tables.number(f"{key}.combat"), f"{key}.combat", 1, tables.number("dice.blue.dice"))
        _check_faces(tables, f"{key}.manoeuvre", die(tables, "blue"))
    _check_faces(tables, "arsenal.manoeuvre.faces", die(tables, "blue"))
    _check_foes(tables)
    for trap in ("thief", "assassin"):
        _check_trap(tables, f"traps.{trap}.face")
    for paris in PARIS_NAMES:
        _check_paris(tables, f"paris.{paris}")
    for card in CARD_NAMES[FIRST_CHARACTER:]:
        _check_character(tables, f"adventure.{card}")
    for item in ITEM_NAMES:
        if tables.number(f"arsenal.{item}.payment") != PAID_PISTOLES:  # a price in cards is always one card
            within(tables.number(f"arsenal.{item}.price"), f"arsenal.{item}.price", 1, 1)
    _check_totals(tables)


def die(tables: Tables, colour: str) -> tuple[int, int, int]:
    """How often each face is on a die. A red die has no Lily and no key for it."""
    key = f"dice.{colour}"
    lilies = tables.number(f"{key}.lily") if f"{key}.lily" in tables.ints else 0
    return tables.number(f"{key}.sword"), tables.number(f"{key}.shield"), lilies


def _check_dice(tables: Tables) -> None:
    for colour in ("blue", "red"):
        total = sum(die(tables, colour))
        if total != SIDES:
            raise refuse(f"dice.{colour}", WRONG_FACES, {"total": total, "expected": SIDES})


def _check_tracks(tables: Tables) -> None:
    for space, dice in enumerate(tables.ints["tracks.time.siege_dice"], 1):
        within(dice, f"tracks.time.siege_dice.{space}", 1, tables.number("dice.red.dice"))
    within(tables.number("tracks.purse.start"), "tracks.purse.start", 0, tables.number("tracks.purse.most"))
    spaces = tables.number("tracks.siege.spaces")
    if spaces % 2 == 0:  # the token starts in the middle (SETUP-1)
        raise refuse("tracks.siege.spaces", NOT_ODD, {"value": spaces})


def _check_faces(tables: Tables, key: str, faces: tuple[int, int, int]) -> None:
    for face, count in enumerate(tables.counts(key)):
        if count and not faces[face]:
            raise refuse(key, IMPOSSIBLE_FACE, {"face": FACE_NAMES[face]})


def _check_foes(tables: Tables) -> None:
    red = die(tables, "red")
    for foe, name in enumerate(FOE_NAMES):
        key = f"adversaries.{name}" if foe < ROCHEFORT else f"foes.{name}"
        _check_faces(tables, f"{key}.manoeuvre", red)
        _check_faces(tables, f"{key}.fixed", red)
        if f"{key}.dice" in tables.ints:
            within(tables.number(f"{key}.dice"), f"{key}.dice", 1, tables.number("dice.red.dice"))
        if foe < ROCHEFORT:
            counted = tables.number(f"{key}.ability") in COUNTED_ABILITIES
            _check_pair(tables, f"{key}.ability_amount", counted, f"{key}.ability")


def _check_trap(tables: Tables, key: str) -> None:
    face = tables.number(key)
    if not die(tables, "red")[face]:
        raise refuse(key, IMPOSSIBLE_FACE, {"face": FACE_NAMES[face]})


def _check_pair(tables: Tables, key: str, wanted: bool, other: str) -> None:
    """Refuse a number that is above 0 without need, or 0 although another value needs it."""
    if (tables.number(key) > 0) != wanted:
        raise refuse(key, CONTRADICTION, {"other": other})


def _check_paris(tables: Tables, key: str) -> None:
    challenge = tables.number(f"{key}.skill") != SKILLS
    _check_pair(tables, f"{key}.level", challenge, f"{key}.skill")
    if challenge:
        within(tables.number(f"{key}.level"), f"{key}.level", LEVEL.low, LEVEL.high)
    stipulation = tables.number(f"{key}.stipulation")
    _check_pair(tables, f"{key}.stipulation_amount", stipulation != NO_STIPULATION, f"{key}.stipulation")
    strangles = tables.number(f"{key}.effect") == EFFECT_STRANGLES
    _check_pair(tables, f"{key}.effect_dice", strangles, f"{key}.effect")
    within(tables.number(f"{key}.effect_dice"), f"{key}.effect_dice", 0, tables.number("dice.red.dice"))
    most = tables.number("tracks.paris.successes")  # PAR-3
    if stipulation == LILIES:
        within(tables.number(f"{key}.stipulation_amount"), f"{key}.stipulation_amount", 1, most)
    if strangles:
        within(tables.number(f"{key}.effect_amount"), f"{key}.effect_amount", 1, most)


def _check_character(tables: Tables, key: str) -> None:
    unmasks = tables.number(f"{key}.effect") == CHARACTER_UNMASKS
    _check_pair(tables, f"{key}.amount", not unmasks, f"{key}.effect")
    _check_pair(tables, f"{key}.amount_alone", unmasks, f"{key}.effect")


def _check_totals(tables: Tables) -> None:
    for total in TOTALS:
        found = sum(tables.number(f"{total.table}.{row}.{total.key}") for row in total.rows)
        if found != total.expected:
            rows = ", ".join(total.rows)
            key = f"{total.table}.{total.rows[0]}.{total.key}" if len(total.rows) == 1 else total.table
            raise refuse(key, WRONG_TOTAL, {"total": found, "expected": total.expected, "rows": rows})
