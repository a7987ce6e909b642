"""Printed values of the current box, by the names that scenes use."""

from mousquetaires.engine.components import FoeCard, LouvrePrint, ParisPrint
from mousquetaires.engine.ids import (
    ADVERSARIES,
    FOE_NAMES,
    ITEM_NAMES,
    LOUVRE_NAMES,
    PARIS_NAMES,
    SKILL_NAMES,
    TREACHERY_NAMES,
)
from tests.box import box


def foe(name: str) -> FoeCard:
    return box().foes[FOE_NAMES.index(name)]


def reward(name: str) -> tuple[int, int]:
    """Pistoles and Epic tokens for beating this foe."""
    return foe(name).pistoles, foe(name).epic


def red(name: str, faces: str) -> str:
    """A roll of this foe's red dice: these faces, and Shields on the other dice."""
    return faces.ljust(foe(name).dice, "H")


def rounds(name: str, *faces: str) -> str:
    """All rolls of this foe's red dice, with one die fewer in each round: these faces, and Shields on the others."""
    dice = foe(name).dice
    shown = [*faces, *[""] * dice][:dice]
    return " ".join(roll.ljust(dice - lost, "H") for lost, roll in enumerate(shown))


def adversaries(total: int) -> list[str]:
    """Some adversaries whose strengths make this total, the strongest first."""
    found: list[str] = []
    for name in sorted(FOE_NAMES[:ADVERSARIES], key=lambda name: -foe(name).strength):
        if foe(name).strength <= total:
            found.append(name)
            total -= foe(name).strength
    assert total == 0
    return found


def price(item: str) -> int:
    return box().items[ITEM_NAMES.index(item)].price


def copies(treachery: str) -> int:
    return box().treachery_copies[TREACHERY_NAMES.index(treachery)]


def paris(card: str) -> ParisPrint:
    return box().paris[PARIS_NAMES.index(card)]


def louvre(card: str) -> LouvrePrint:
    return box().louvre[LOUVRE_NAMES.index(card)]


def own_skill(hero: int, skill: str) -> int:
    return box().heroes[hero].skills[SKILL_NAMES.index(skill)]


def lacking(hero: int, skill: str, level: int) -> int:
    """How many cards a Musketeer needs to meet a challenge."""
    return level - own_skill(hero, skill)


def one_short(hero: int, skill: str, level: int, cards: int) -> dict[str, int]:
    """What a refusal says of a challenge that is out of reach by one: cards of the skill included."""
    own = own_skill(hero, skill)
    return {"skill": SKILL_NAMES.index(skill), "level": level, "best": level - 1, "own": own, "cards": cards}


def england(skill: str) -> int:
    """The level of this skill's challenge on board 2."""
    return box().england[SKILL_NAMES.index(skill)]
