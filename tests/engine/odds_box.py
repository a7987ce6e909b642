"""Adversaries and dice with the values for which the expected odds were simulated, and shortcuts for odds."""

import itertools
from dataclasses import replace
from fractions import Fraction

from mousquetaires.engine.components import (
    CUT_PURSE,
    FOE_ARMOUR,
    FOE_PISTOL,
    JAILER,
    NO_ABILITY,
    NO_FACES,
    PARTING_WOUND,
    REROLLS_SHIELD,
    RETURNS,
    STEADY,
    Components,
    Faces,
    FoeCard,
    ItemPrint,
)
from mousquetaires.engine.ids import (
    ARMOUR,
    ITEMS,
    PISTOL,
)
from mousquetaires.engine.odds import (
    AT_ONCE,
    BEAT,
    Fighter,
    Odds,
    duel_odds,
)

THREE_SWORDS: Faces = (3, 0, 0)
THREE_LILIES: Faces = (0, 0, 3)
LILY_LILY_SWORD: Faces = (1, 0, 2)
SWORD_SHIELD_LILY: Faces = (1, 1, 1)
ALL_SWORDS: Faces = (6, 0, 0)
ALL_SHIELDS: Faces = (0, 6, 0)
ALL_LILIES: Faces = (0, 0, 6)


def foe_card(
    dice: int, ability: int = NO_ABILITY, life: int = 1, manoeuvre: Faces = NO_FACES, amount: int = 0
) -> FoeCard:
    return FoeCard(0, dice, life, 0, 0, ability, amount, manoeuvre, True, NO_FACES)


def fixed_token(fixed: Faces) -> FoeCard:
    return FoeCard(0, 0, 1, 0, 0, NO_ABILITY, 0, NO_FACES, False, fixed)


PRINTED_FOES = (
    foe_card(2, RETURNS),
    foe_card(2, FOE_PISTOL, amount=1),
    foe_card(2, CUT_PURSE, amount=1),
    foe_card(3),
    foe_card(3, manoeuvre=THREE_SWORDS),
    foe_card(3, STEADY),
    foe_card(3, REROLLS_SHIELD, amount=1),
    foe_card(3, FOE_ARMOUR, amount=1),
    foe_card(3, PARTING_WOUND, amount=1),
    foe_card(4, life=2),
    foe_card(4, JAILER),
    foe_card(4, manoeuvre=THREE_SWORDS),
    foe_card(4, life=5, manoeuvre=THREE_SWORDS),
    foe_card(3),
    foe_card(3),
    foe_card(3),
    foe_card(4, manoeuvre=THREE_SWORDS),
    foe_card(2),
    foe_card(3),
    foe_card(4),
    fixed_token((2, 0, 0)),
    fixed_token((1, 1, 0)),
    fixed_token((0, 2, 0)),
)


def printed() -> Components:
    """The parts of the box that duels use."""
    items = [ItemPrint(2, 0, 2, 0)] * ITEMS
    items[PISTOL] = ItemPrint(2, 0, 2, 1)
    items[ARMOUR] = ItemPrint(2, 0, 3, 1)
    return Components(
        blue_die=(2, 2, 2), red_die=(3, 3, 0), blue_dice=6, red_dice=4, time_dice=(), purse_start=5,
        purse_most=15, siege_end=5, louvre_spaces=4, honour=10, paris_successes=6, epic_tokens=7,
        one_for_all=3, heroes=(), improved_manoeuvre=SWORD_SHIELD_LILY, foes=PRINTED_FOES, traps=(),
        treachery_copies=(), treachery_amount=(), paris=(), louvre=(), adventure_copies=(),
        combat_dice=(1, 2), characters=(), items=tuple(items), token_copies=(), gallery_level=8,
        england=(7, 7, 7, 7), passage_price=3, inn_reveals=3, digest="",
    )  # fmt: skip


BOX = printed()
BASIC = Fighter(3, 3, (THREE_LILIES,))
NO_TRICK = Fighter(3, 3, ())
EQUIPMENT = list(itertools.product((False, True), repeat=3))


def box(blue: Faces = BOX.blue_die, red: Faces = BOX.red_die) -> Components:
    """The box with other dice, so that a test leaves to chance only what it checks."""
    return replace(BOX, blue_die=blue, red_die=red)


def odds(fighter: Fighter, foe: int, components: Components = BOX, aim: int = BEAT, foe_rerolls: int = AT_ONCE) -> Odds:
    card = components.foes[foe]
    return duel_odds(fighter, card, card.life, components, aim, foe_rerolls)


def expect(found: Odds, **chances: Fraction | int) -> None:
    """Check some of the odds by name."""
    for name, chance in chances.items():
        assert getattr(found, name) == chance, name
