"""The values of a box by their dotted keys, as in the component tables. Editors and box files use them."""

from typing import Final

from mousquetaires.engine.component_table_reader import UNKNOWN_KEY, ComponentError, Written, read_one, refuse
from mousquetaires.engine.component_table_schema import SCHEMA, SKILLS_OR_NONE
from mousquetaires.engine.components import (
    ABILITY_NAMES,
    CHARACTER_EFFECT_NAMES,
    PARIS_EFFECT_NAMES,
    PAYMENT_NAMES,
    STIPULATION_NAMES,
    CharacterPrint,
    Components,
    Faces,
    FoeCard,
    HeroCard,
    ItemPrint,
    LouvrePrint,
    ParisPrint,
    TrapPrint,
)
from mousquetaires.engine.ids import (
    ADVERSARIES,
    ANTECHAMBERS,
    CARD_NAMES,
    COMBAT,
    FACE_NAMES,
    FIRST_CHARACTER,
    FOE_NAMES,
    HERO_NAMES,
    INN_LENGTH,
    INN_PATHS,
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

Rows = dict[str, dict[str, Written]]
RETURN_SPACES: Final = 3  # the only length that the schema accepts


def written_values(box: Components) -> dict[str, Written]:
    """All values of a box. Parsing them makes a box with the same digest."""
    tables: dict[str, Rows] = {
        "dice": _dice(box),
        "tracks": _tracks(box),
        "heroes": {name: _hero(card) for name, card in zip(HERO_NAMES, box.heroes, strict=True)},
        "foes": {name: _foe(card) for name, card in zip(FOE_NAMES, box.foes, strict=True)},
        "adversaries": {FOE_NAMES[foe]: _foe(box.foes[foe]) for foe in range(ADVERSARIES)},
        "traps": {name: _trap(card) for name, card in zip(TRAP_NAMES, box.traps, strict=True)},
        "treachery": _treachery(box),
        "paris": {name: _paris(card) for name, card in zip(PARIS_NAMES, box.paris, strict=True)},
        "louvre": {name: _louvre(card) for name, card in zip(LOUVRE_NAMES, box.louvre, strict=True)},
        "adventure": {name: _adventure(box, card) for card, name in enumerate(CARD_NAMES)},
        "arsenal": {name: _item(box, item) for name, item in zip(ITEM_NAMES, box.items, strict=True)},
        "tokens": {name: {"copies": many} for name, many in zip(TOKEN_NAMES, box.token_copies, strict=True)},
        "boards": _boards(box),
    }
    return {
        f"{table}.{row}.{field}": tables[table][row][field]
        for table, rows in SCHEMA.items()
        for row, fields in rows.items()
        for field in fields
    }


def value_errors(values: dict[str, object]) -> list[ComponentError]:
    """What is wrong with single values, by their dotted keys. Values that contradict each other are not found."""
    found: list[ComponentError] = []
    for key, value in values.items():
        table, _, rest = key.partition(".")
        row, _, name = rest.partition(".")
        fields = SCHEMA.get(table, {}).get(row, {})
        try:
            if name not in fields:
                raise refuse(key, UNKNOWN_KEY, {"known": ", ".join(fields or SCHEMA.get(table, SCHEMA))})
            read_one(key, fields[name], value)
        except ComponentError as error:
            found.append(error)
    return found


def _faces(counts: Faces) -> list[str]:
    return [FACE_NAMES[face] for face, count in enumerate(counts) for _ in range(count)]


def _dice(box: Components) -> Rows:
    return {
        colour: {"dice": dice, **dict(zip(FACE_NAMES, faces, strict=True))}
        for colour, dice, faces in (("blue", box.blue_dice, box.blue_die), ("red", box.red_dice, box.red_die))
    }


def _tracks(box: Components) -> Rows:
    return {
        "time": {"siege_dice": list(box.time_dice)},
        "purse": {"start": box.purse_start, "most": box.purse_most},
        "siege": {"spaces": 2 * box.siege_end + 1},
        "louvre": {"spaces": box.louvre_spaces},
        "honour": {"points": box.honour},
        "paris": {"successes": box.paris_successes},
        "epic": {"tokens": box.epic_tokens},
        "one": {"cards": box.one_for_all},
    }


def _boards(box: Components) -> Rows:
    return {
        "inn": {"paths": INN_PATHS, "length": INN_LENGTH, "reveals": box.inn_reveals},
        "england": dict(zip(SKILL_NAMES, box.england, strict=True)),
        "return": {"spaces": RETURN_SPACES},
        "galleries": {"antechambers": ANTECHAMBERS, "level": box.gallery_level, "passage": box.passage_price},
    }


def _hero(card: HeroCard) -> dict[str, Written]:
    return {
        "life": card.life,
        "combat": card.combat,
        **dict(zip(SKILL_NAMES, card.skills, strict=True)),
        "manoeuvre": _faces(card.manoeuvre),
        "equipment_slots": card.equipment_slots,
        "skill_slots": card.skill_slots,
    }


def _foe(card: FoeCard) -> dict[str, Written]:
    return {
        "strength": card.strength,
        "dice": card.dice,
        "life": card.life,
        "pistoles": card.pistoles,
        "epic": card.epic,
        "ability": ABILITY_NAMES[card.ability],
        "ability_amount": card.ability_amount,
        "manoeuvre": _faces(card.manoeuvre),
        "fixed": _faces(card.fixed),
    }


def _trap(card: TrapPrint) -> dict[str, Written]:
    return {"strength": card.strength, "amount": card.amount, "face": FACE_NAMES[max(0, card.face)]}


def _treachery(box: Components) -> Rows:
    return {
        name: {"copies": box.treachery_copies[card], "amount": box.treachery_amount[card]}
        for card, name in enumerate(TREACHERY_NAMES)
    }


def _paris(card: ParisPrint) -> dict[str, Written]:
    return {
        "skill": SKILLS_OR_NONE[SKILLS if card.skill == NO_CHALLENGE else card.skill],
        "level": card.level,
        "rating": card.rating,
        "stipulation": STIPULATION_NAMES[card.stipulation],
        "stipulation_amount": card.stipulation_amount,
        "effect": PARIS_EFFECT_NAMES[card.effect],
        "effect_amount": card.effect_amount,
        "effect_dice": card.effect_dice,
    }


def _louvre(card: LouvrePrint) -> dict[str, Written]:
    return {
        "skill": SKILL_NAMES[card.skill],
        "level": card.level,
        "rating": card.rating,
        "pistoles": card.pistoles,
        "epic": card.epic,
    }


def _adventure(box: Components, card: int) -> dict[str, Written]:
    row: dict[str, Written] = {"copies": box.adventure_copies[card]}
    if card >= FIRST_CHARACTER:
        return row | _character(box.characters[card - FIRST_CHARACTER])
    return row | ({"dice": box.combat_dice[card - COMBAT]} if card >= COMBAT else {})


def _character(card: CharacterPrint) -> dict[str, Written]:
    return {
        "effect": CHARACTER_EFFECT_NAMES[card.effect],
        "amount": card.amount,
        "amount_alone": card.amount_alone,
    }


def _item(box: Components, item: ItemPrint) -> dict[str, Written]:
    return {
        "stock": item.stock,
        "payment": PAYMENT_NAMES[item.payment],
        "price": item.price,
        "amount": item.amount,
        "faces": _faces(box.improved_manoeuvre),
    }
