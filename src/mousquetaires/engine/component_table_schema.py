"""What may be written in a component table: its rows, their keys, and the valid values.

Ranges and totals follow the rulebooks, not our copy of the box. So a table corrected from another copy
is valid, and most typing errors are not.
"""

from dataclasses import dataclass
from typing import Final

from mousquetaires.engine.components import (
    ABILITY_NAMES,
    CHARACTER_EFFECT_NAMES,
    PARIS_EFFECT_NAMES,
    PAYMENT_NAMES,
    STIPULATION_NAMES,
)
from mousquetaires.engine.ids import (
    ADVERSARIES,
    ADVERSARY_TOKENS,
    ANTECHAMBERS,
    CARD_NAMES,
    FACE_NAMES,
    FIRST_CHARACTER,
    FOE_NAMES,
    HERO_NAMES,
    INN_LENGTH,
    INN_PATHS,
    ITEM_NAMES,
    LOUVRE_NAMES,
    PARIS_NAMES,
    SKILL_NAMES,
    TOKEN_NAMES,
    TOKEN_SWORD_SWORD,
    TRAP_NAMES,
    TREACHERY_NAMES,
    TWO_DICE,
)

NUMBER: Final = 0
NUMBERS: Final = 1
NAME: Final = 2
FACE_LIST: Final = 3

SOURCES: Final = ("rulebook", "publisher", "assumed")
SOURCE: Final = "source"
NONE: Final = "none"
SKILLS_OR_NONE: Final = (*SKILL_NAMES, NONE)


@dataclass(frozen=True)
class Field:
    """The values that one key may have."""

    kind: int
    low: int  # of a number
    high: int
    names: tuple[str, ...]  # the value of a name is its index in this tuple
    allowed: tuple[str, ...]  # the names that this key accepts
    lengths: tuple[int, ...]  # of a list


@dataclass(frozen=True)
class Total:
    """The number that one key of some rows must add up to."""

    table: str
    key: str
    rows: tuple[str, ...]
    expected: int


Row = dict[str, Field]


def number(low: int, high: int) -> Field:
    """A whole number from ``low`` to ``high``, both included."""
    return Field(NUMBER, low, high, (), (), ())


def numbers(low: int, high: int, length: int) -> Field:
    """A list of exactly so many whole numbers."""
    return Field(NUMBERS, low, high, (), (), (length,))


def name(names: tuple[str, ...], allowed: tuple[str, ...]) -> Field:
    """One of the names allowed here."""
    return Field(NAME, 0, 0, names, allowed, ())


def faces(*lengths: int) -> Field:
    """Faces of dice by name, in any order; the list has one of these lengths."""
    return Field(FACE_LIST, 0, 0, FACE_NAMES, FACE_NAMES, lengths)


def repeat(rows: tuple[str, ...], row: Row) -> dict[str, Row]:
    """The same keys for every row."""
    return dict.fromkeys(rows, row)


DICE: Final = number(0, 6)  # of a colour, or faces of a die
SOME_DICE: Final = number(1, 6)
LIFE: Final = number(1, 9)
LEVEL: Final = number(5, 8)  # CHAL-1
RATING: Final = number(1, 9)
REWARD: Final = number(0, 9)
AMOUNT: Final = number(1, 9)
AMOUNT_OR_NONE: Final = number(0, 9)
SLOTS: Final = number(0, 4)
COPIES: Final = number(0, 20)
STRENGTH: Final = number(1, 6)
SKILL: Final = name(SKILL_NAMES, SKILL_NAMES)
A_FACE: Final = name(FACE_NAMES, FACE_NAMES)
PAYMENT: Final = name(PAYMENT_NAMES, PAYMENT_NAMES)


def _dice() -> dict[str, Row]:
    red = {"dice": SOME_DICE, "sword": DICE, "shield": DICE}
    return {"blue": {**red, "lily": DICE}, "red": red}


def _tracks() -> dict[str, Row]:
    return {
        "time": {"siege_dice": numbers(1, 4, 12)},  # SIEGE-2
        "purse": {"start": number(0, 99), "most": number(1, 99)},
        "siege": {"spaces": number(5, 31)},  # with fewer than five, the rewards before the two ends would overlap
        "louvre": {"spaces": number(4, 4)},  # LOU-5: the fourth is the last
        "honour": {"points": number(1, 99)},
        "paris": {"successes": number(1, 20)},
        "epic": {"tokens": number(7, 7)},  # QST-6
        "one": {"cards": number(3, 7)},
    }


def _heroes() -> dict[str, Row]:
    row = {"life": LIFE, "combat": SOME_DICE, **dict.fromkeys(SKILL_NAMES, number(0, 8))}
    row |= {"manoeuvre": faces(3), "equipment_slots": SLOTS, "skill_slots": SLOTS}
    return repeat(HERO_NAMES, row)


def _foes() -> dict[str, Row]:
    rolling = {"dice": SOME_DICE, "life": LIFE, "manoeuvre": faces(0, 3)}
    fixed = {"fixed": faces(1, 2, 3, 4), "life": LIFE}
    named = FOE_NAMES[ADVERSARIES:TWO_DICE]
    tokens = FOE_NAMES[TWO_DICE : TWO_DICE + 3]
    return repeat(named + tokens, rolling) | repeat(FOE_NAMES[TWO_DICE + 3 :], fixed)


def _adversaries() -> dict[str, Row]:
    row = {
        "strength": STRENGTH,
        "dice": SOME_DICE,
        "life": LIFE,
        "pistoles": REWARD,
        "epic": number(0, 7),
        "ability": name(ABILITY_NAMES, ABILITY_NAMES),
        "ability_amount": AMOUNT_OR_NONE,
        "manoeuvre": faces(0, 3),
    }
    return repeat(FOE_NAMES[:ADVERSARIES], row)


def _traps() -> dict[str, Row]:
    row = {"strength": STRENGTH, "amount": AMOUNT}
    rows = repeat(TRAP_NAMES, row)
    rows |= repeat(("thief", "assassin"), {**row, "face": A_FACE})
    rows["nemesis"] = {"strength": STRENGTH}
    return rows


def _treachery() -> dict[str, Row]:
    plain = repeat(TREACHERY_NAMES, {"copies": COPIES})
    counted = ("reinforcements", "ambush", "conscripts", "dead_end", "balm", "plot")
    return plain | repeat(counted, {"copies": COPIES, "amount": AMOUNT})


def _paris() -> dict[str, Row]:
    row = {
        "skill": name(SKILLS_OR_NONE, SKILLS_OR_NONE),
        "level": number(0, 8),
        "rating": RATING,
        "stipulation": name(STIPULATION_NAMES, STIPULATION_NAMES),
        "stipulation_amount": AMOUNT_OR_NONE,
        "effect": name(PARIS_EFFECT_NAMES, PARIS_EFFECT_NAMES),
        "effect_amount": AMOUNT,
        "effect_dice": DICE,
    }
    return repeat(PARIS_NAMES, row)


def _louvre() -> dict[str, Row]:
    row = {"skill": SKILL, "level": LEVEL, "rating": RATING, "pistoles": REWARD, "epic": number(0, 7)}
    return repeat(LOUVRE_NAMES, row)


def _adventure() -> dict[str, Row]:
    # Bassompierre is the only siege card, and it has no other effect (ACT-4, SIEGE-3).
    siege, others = CHARACTER_EFFECT_NAMES[:1], CHARACTER_EFFECT_NAMES[1:]
    row = {
        "copies": COPIES,
        "effect": name(CHARACTER_EFFECT_NAMES, others),
        "amount": AMOUNT_OR_NONE,
        "amount_alone": AMOUNT_OR_NONE,
    }
    rows = repeat(SKILL_NAMES, {"copies": COPIES})
    rows |= repeat(("combat", "double"), {"copies": COPIES, "dice": SOME_DICE})
    rows |= repeat(CARD_NAMES[FIRST_CHARACTER:], row)
    rows["bassompierre"] = {**row, "effect": name(CHARACTER_EFFECT_NAMES, siege)}
    return rows


def _arsenal() -> dict[str, Row]:
    row = {"stock": COPIES, "payment": PAYMENT, "price": AMOUNT_OR_NONE}
    rows = repeat(ITEM_NAMES, {**row, "amount": AMOUNT})
    rows |= repeat(("thoroughbred", "blade"), row)
    rows["manoeuvre"] = {**row, "faces": faces(3)}
    return rows


def _boards() -> dict[str, Row]:
    # The rulebook defines the shape of the boards (QST-2), so only that shape is accepted.
    return {
        "inn": {
            "paths": number(INN_PATHS, INN_PATHS),
            "length": number(INN_LENGTH, INN_LENGTH),
            "reveals": number(1, 12),
        },
        "england": dict.fromkeys(SKILL_NAMES, LEVEL),
        "return": {"spaces": number(3, 3)},
        "galleries": {
            "antechambers": number(ANTECHAMBERS, ANTECHAMBERS),
            "level": LEVEL,
            "passage": number(1, 7),
        },
    }


SCHEMA: Final[dict[str, dict[str, Row]]] = {
    "dice": _dice(),
    "tracks": _tracks(),
    "heroes": _heroes(),
    "foes": _foes(),
    "adversaries": _adversaries(),
    "traps": _traps(),
    "treachery": _treachery(),
    "paris": _paris(),
    "louvre": _louvre(),
    "adventure": _adventure(),
    "arsenal": _arsenal(),
    "tokens": repeat(TOKEN_NAMES, {"copies": COPIES}),
    "boards": _boards(),
}

TOKEN_FOES: Final = tuple(TOKEN_NAMES[token] for token in ADVERSARY_TOKENS)
SPECIAL_TOKENS: Final = tuple(TOKEN_NAMES[token] for token in ADVERSARY_TOKENS if token >= TOKEN_SWORD_SWORD)

TOTALS: Final = (
    *(Total("adventure", "copies", (skill,), 6) for skill in SKILL_NAMES),
    Total("adventure", "copies", ("combat", "double"), 16),
    Total("adventure", "copies", ("double",), 3),
    Total("adventure", "copies", CARD_NAMES[FIRST_CHARACTER:], 7),
    Total("treachery", "copies", TREACHERY_NAMES, 15),
    Total("arsenal", "stock", ITEM_NAMES, 20),
    Total("tokens", "copies", ("decoy",), 4),
    *(Total("tokens", "copies", (skill,), 1) for skill in SKILL_NAMES),
    Total("tokens", "copies", TOKEN_FOES, 19),
    Total("tokens", "copies", SPECIAL_TOKENS, 8),
)
