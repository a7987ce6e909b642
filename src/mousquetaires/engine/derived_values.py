"""Values derived from public ones: skills, challenge levels, siege dice.

The rules pass values of the state, viewers and bots pass values of an observation. Both call the same
function, so each value is computed in one place.
"""

from collections.abc import Sequence

from .components import EFFECT_SIEGE_SWORD, Components
from .ids import (
    ADVERSARIES,
    BASSOMPIERRE,
    COMBAT,
    DOUBLE,
    ENGLAND,
    FIRST_CHARACTER,
    FIRST_UPGRADE,
    HARLOT,
    NO_MISSION,
    NO_TRAP,
    PARIS,
    QUEST,
    TRAPS,
)


def skill_with_upgrade(printed: Components, hero: int, skill: int, upgrades: int) -> int:
    """A Musketeer's skill; ``upgrades`` is the mask of the skills they have bought."""
    bonus = printed.items[FIRST_UPGRADE + skill].amount
    return printed.heroes[hero].skills[skill] + (bonus if upgrades >> skill & 1 else 0)  # ARM-8


def adversaries_among(foe_at: list[int], place: int) -> list[int]:
    """The adversaries that lie at a place. Takes a list because that compiles to faster code."""
    return [foe for foe in range(ADVERSARIES) if foe_at[foe] == place]


def trap_among(trap_at: list[int], place: int) -> int:
    """The trap that lies at a place, or NO_TRAP."""
    for trap in range(TRAPS):
        if trap_at[trap] == place:
            return trap
    return NO_TRAP


# --- challenges -----------------------------------------------------------------------------------


def quest_level(printed: Components, board: int, skill: int) -> int:
    """The level of a challenge on the Quest."""
    if board == ENGLAND:
        return printed.england[skill]  # ENG-1, BOARD-ENGLAND
    return printed.gallery_level  # GAL-2, TOKEN-CHALLENGE


def mission_level(printed: Components, place: int, card: int, harlot_at: int) -> int:
    """The level of the challenge of a Paris or Louvre card; a Harlot at the place raises it."""
    level = printed.paris[card].level if place == PARIS else printed.louvre[card].level
    if harlot_at == place:
        level += printed.traps[HARLOT].amount  # CARD-HARLOT
    return level


def challenge_level(
    printed: Components, place: int, skill: int, board: int, paris_card: int, louvre_card: int, harlot_at: int
) -> int:
    """The level of the challenge at a place."""
    if place == QUEST:
        return quest_level(printed, board, skill)
    return mission_level(printed, place, paris_card if place == PARIS else louvre_card, harlot_at)


# --- the siege ------------------------------------------------------------------------------------


def siege_red_dice(printed: Components, time: int, reinforced: int) -> int:
    """The dice Milady rolls: by the Time token's space, plus Reinforcements, limited to the red dice in the box."""
    base = printed.time_dice[min(time, len(printed.time_dice) - 1)]
    return min(printed.red_dice, base + reinforced)  # SIEGE-2, TRACK-TIME


def siege_blue_dice(printed: Components, laid: Sequence[int]) -> int:
    """The dice the Musketeers roll, from the Combat cards and Bassompierre laid at the siege."""
    single, double = printed.combat_dice
    captain = printed.characters[BASSOMPIERRE - FIRST_CHARACTER].amount
    dice = laid[COMBAT] * single + laid[DOUBLE] * double + laid[BASSOMPIERRE] * captain  # SIEGE-3
    return min(printed.blue_dice, dice)  # SIEGE-3


def smuggled_swords(printed: Components, paris_card: int) -> int:
    """The Swords that the Paris card in play adds to Milady's."""
    if paris_card == NO_MISSION:
        return 0
    card = printed.paris[paris_card]
    return card.effect_amount if card.effect == EFFECT_SIEGE_SWORD else 0  # SIEGE-2, CARD-SMUGGLER
