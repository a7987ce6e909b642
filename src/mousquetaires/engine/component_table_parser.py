"""Parses the text of the component tables into ``Components``.

``mousquetaires.data`` reads the files. ``component_table_schema`` defines their keys and values.
``component_table_reader`` and ``component_table_consistency`` check them.
"""

import hashlib
import json
from typing import Final

from mousquetaires.engine.component_table_consistency import check, die
from mousquetaires.engine.component_table_reader import (
    FILES,
    REASONS,
    SUFFIX,
    ComponentError,
    Tables,
    read,
    read_values,
)
from mousquetaires.engine.components import (
    NO_ABILITY,
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
from mousquetaires.engine.ids import (
    ADVERSARIES,
    CARD_NAMES,
    FIRST_CHARACTER,
    FOE_NAMES,
    HERO_NAMES,
    ITEM_NAMES,
    LOUVRE_NAMES,
    NO_CHALLENGE,
    PARIS_NAMES,
    SKILL_NAMES,
    SKILLS,
    TOKEN_NAMES,
    TRAP_NAMES,
    TREACHERY_NAMES,
)

__all__ = [
    "FILES",
    "REASONS",
    "SUFFIX",
    "ComponentError",
    "parse",
    "parse_values",
    "parse_written",
    "sources",
    "values_text",
]

DIGEST_BYTES: Final = 16
NO_FACE: Final = -1


def parse(texts: dict[str, str]) -> Components:
    """The box that these tables describe. ``texts`` maps file names to TOML. Raises ``ComponentError``."""
    return _components(_checked(texts))


def values_text(texts: dict[str, str]) -> str:
    """All values of these tables as JSON, one a line: how a released box is stored."""
    written = _checked(texts).written
    lines = [f"{json.dumps(key)}: {json.dumps(written[key])}" for key in sorted(written)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def parse_values(text: str) -> Components:
    """The box that ``values_text`` wrote. It has the same digest."""
    return parse_written(json.loads(text))


def parse_written(values: dict[str, object]) -> Components:
    """The box with these values by dotted key. All are needed."""
    tables = read_values(values)
    check(tables)
    return _components(tables)


def sources(texts: dict[str, str]) -> dict[str, str]:
    """Where each printed value comes from, by its dotted key."""
    return _checked(texts).sources


def _checked(texts: dict[str, str]) -> Tables:
    tables = read(texts)
    check(tables)
    return tables


def _digest(tables: Tables) -> str:
    """A hash of all values. Order, comments and sources of the tables do not change it."""
    canonical = json.dumps(tables.written, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=DIGEST_BYTES).hexdigest()


def _components(tables: Tables) -> Components:
    n = tables.number
    return Components(
        blue_die=die(tables, "blue"),
        red_die=die(tables, "red"),
        blue_dice=n("dice.blue.dice"),
        red_dice=n("dice.red.dice"),
        time_dice=tables.ints["tracks.time.siege_dice"],
        purse_start=n("tracks.purse.start"),
        purse_most=n("tracks.purse.most"),
        siege_end=n("tracks.siege.spaces") // 2,
        louvre_spaces=n("tracks.louvre.spaces"),
        honour=n("tracks.honour.points"),
        paris_successes=n("tracks.paris.successes"),
        epic_tokens=n("tracks.epic.tokens"),
        one_for_all=n("tracks.one.cards"),
        heroes=tuple([_hero(tables, f"heroes.{name}") for name in HERO_NAMES]),
        improved_manoeuvre=tables.counts("arsenal.manoeuvre.faces"),
        foes=tuple([_foe(tables, foe) for foe in range(len(FOE_NAMES))]),
        traps=tuple([_trap(tables, name) for name in TRAP_NAMES]),
        treachery_copies=tuple([n(f"treachery.{name}.copies") for name in TREACHERY_NAMES]),
        treachery_amount=tuple([_optional(tables, f"treachery.{t}.amount", 0) for t in TREACHERY_NAMES]),
        paris=tuple([_paris(tables, f"paris.{name}") for name in PARIS_NAMES]),
        louvre=tuple([_louvre(tables, f"louvre.{name}") for name in LOUVRE_NAMES]),
        adventure_copies=tuple([n(f"adventure.{name}.copies") for name in CARD_NAMES]),
        combat_dice=(n("adventure.combat.dice"), n("adventure.double.dice")),
        characters=tuple([_character(tables, f"adventure.{name}") for name in CARD_NAMES[FIRST_CHARACTER:]]),
        items=tuple([_item(tables, f"arsenal.{name}") for name in ITEM_NAMES]),
        token_copies=tuple([n(f"tokens.{name}.copies") for name in TOKEN_NAMES]),
        gallery_level=n("boards.galleries.level"),
        england=_by_skill(tables, "boards.england"),
        passage_price=n("boards.galleries.passage"),
        inn_reveals=n("boards.inn.reveals"),
        digest=_digest(tables),
    )


def _optional(tables: Tables, key: str, otherwise: int) -> int:
    return tables.number(key) if key in tables.ints else otherwise


def _by_skill(tables: Tables, key: str) -> tuple[int, int, int, int]:
    erudition, nobility, gallantry, panache = [tables.number(f"{key}.{skill}") for skill in SKILL_NAMES]
    return erudition, nobility, gallantry, panache


def _hero(tables: Tables, key: str) -> HeroCard:
    return HeroCard(
        life=tables.number(f"{key}.life"),
        combat=tables.number(f"{key}.combat"),
        skills=_by_skill(tables, key),
        manoeuvre=tables.counts(f"{key}.manoeuvre"),
        equipment_slots=tables.number(f"{key}.equipment_slots"),
        skill_slots=tables.number(f"{key}.skill_slots"),
    )


def _foe(tables: Tables, foe: int) -> FoeCard:
    """A foe. Only adversary cards have a strength, an ability and a reward."""
    key = ("adversaries." if foe < ADVERSARIES else "foes.") + FOE_NAMES[foe]
    fixed = tables.counts(f"{key}.fixed")
    return FoeCard(
        strength=_optional(tables, f"{key}.strength", 0),
        dice=_optional(tables, f"{key}.dice", 0),
        life=tables.number(f"{key}.life"),
        pistoles=_optional(tables, f"{key}.pistoles", 0),
        epic=_optional(tables, f"{key}.epic", 0),
        ability=_optional(tables, f"{key}.ability", NO_ABILITY),
        ability_amount=_optional(tables, f"{key}.ability_amount", 0),
        manoeuvre=tables.counts(f"{key}.manoeuvre"),
        rolls=fixed == NO_FACES,  # DUEL-19
        fixed=fixed,
    )


def _trap(tables: Tables, name: str) -> TrapPrint:
    """A trap. The Nemesis has no amount of its own: it is the number of dice of the Nemesis in the foes table."""
    key = f"traps.{name}"
    return TrapPrint(
        strength=tables.number(f"{key}.strength"),
        amount=_optional(tables, f"{key}.amount", tables.number("foes.nemesis.dice")),
        face=_optional(tables, f"{key}.face", NO_FACE),
    )


def _paris(tables: Tables, key: str) -> ParisPrint:
    skill = tables.number(f"{key}.skill")
    return ParisPrint(
        skill=NO_CHALLENGE if skill == SKILLS else skill,
        level=tables.number(f"{key}.level"),
        rating=tables.number(f"{key}.rating"),
        stipulation=tables.number(f"{key}.stipulation"),
        stipulation_amount=tables.number(f"{key}.stipulation_amount"),
        effect=tables.number(f"{key}.effect"),
        effect_amount=tables.number(f"{key}.effect_amount"),
        effect_dice=tables.number(f"{key}.effect_dice"),
    )


def _louvre(tables: Tables, key: str) -> LouvrePrint:
    return LouvrePrint(
        skill=tables.number(f"{key}.skill"),
        level=tables.number(f"{key}.level"),
        rating=tables.number(f"{key}.rating"),
        pistoles=tables.number(f"{key}.pistoles"),
        epic=tables.number(f"{key}.epic"),
    )


def _character(tables: Tables, key: str) -> CharacterPrint:
    return CharacterPrint(
        effect=tables.number(f"{key}.effect"),
        amount=tables.number(f"{key}.amount"),
        amount_alone=tables.number(f"{key}.amount_alone"),
    )


def _item(tables: Tables, key: str) -> ItemPrint:
    return ItemPrint(
        stock=tables.number(f"{key}.stock"),
        payment=tables.number(f"{key}.payment"),
        price=tables.number(f"{key}.price"),
        amount=_optional(tables, f"{key}.amount", 0),
    )
