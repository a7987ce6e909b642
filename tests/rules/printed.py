"""Printed values of the current box, by the names that scenes use."""

from mousquetaires.engine.components import FoeCard, LouvrePrint, ParisPrint
from mousquetaires.engine.ids import FOE_NAMES, ITEM_NAMES, LOUVRE_NAMES, PARIS_NAMES, SKILL_NAMES, TREACHERY_NAMES
from tests.box import box


def foe(name: str) -> FoeCard:
    return box().foes[FOE_NAMES.index(name)]


def reward(name: str) -> tuple[int, int]:
    """Pistoles and Epic tokens for beating this foe."""
    return foe(name).pistoles, foe(name).epic


def red(name: str, faces: str) -> str:
    """A roll of this foe's red dice: these faces, and Shields on the other dice."""
    return faces.ljust(foe(name).dice, "H")


def price(item: str) -> int:
    return box().items[ITEM_NAMES.index(item)].price


def copies(treachery: str) -> int:
    return box().treachery_copies[TREACHERY_NAMES.index(treachery)]


def paris(card: str) -> ParisPrint:
    return box().paris[PARIS_NAMES.index(card)]


def louvre(card: str) -> LouvrePrint:
    return box().louvre[LOUVRE_NAMES.index(card)]


def lacking(hero: int, skill: str, level: int) -> int:
    """How many cards a Musketeer needs to meet a challenge."""
    return level - box().heroes[hero].skills[SKILL_NAMES.index(skill)]


def england(skill: str) -> int:
    """The level of this skill's challenge on board 2."""
    return box().england[SKILL_NAMES.index(skill)]
