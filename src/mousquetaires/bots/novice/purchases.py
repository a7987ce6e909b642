"""What the novice buys: first a better manoeuvre, then weapons, a horse, and useful skills."""

from typing import Final

from mousquetaires.engine.components import PAID_COMBAT, PAID_PISTOLES
from mousquetaires.engine.ids import (
    COMBAT,
    DOUBLE,
    EQUIPMENT,
    FIRST_UPGRADE,
    ITEM_BALM,
    ITEMS,
    MANOEUVRE,
    SKILLS,
)

from .position import Sight

HOURS: Final = 9  # hours left at which an item has its full value


def item_worth(sight: Sight, hero: int, item: int) -> float:
    """An item's value for the remaining time, minus its price. 0 if the Musketeer cannot have it."""
    o = sight.o
    if not o.stock[item] or not can_pay(sight, hero, item):
        return 0.0
    time = min(1.0, sight.spaces_left() / HOURS)
    worth = time * use(sight, hero, item) if item != ITEM_BALM else balm(sight, hero)
    return max(0.0, worth - price(sight, hero, item))


def use(sight: Sight, hero: int, item: int) -> float:
    o = sight.o
    if item == MANOEUVRE:
        return 0.0 if o.improved >> hero & 1 else sight.gear_price(hero, item)
    if item < EQUIPMENT:
        full = o.equipment[hero].bit_count() >= sight.box.heroes[hero].equipment_slots
        return 0.0 if full or o.equipment[hero] >> item & 1 else sight.gear_price(hero, item)
    return upgrade(sight, hero, item - FIRST_UPGRADE)


def upgrade(sight: Sight, hero: int, skill: int) -> float:
    """The value of a skill upgrade: only for the best at the skill, while challenges are ahead."""
    o = sight.o
    full = sum(o.upgrades[hero] >> other & 1 for other in range(SKILLS)) >= sight.box.heroes[hero].skill_slots
    if full or o.upgrades[hero] >> skill & 1 or sight.best_at(skill) != hero:
        return 0.0
    return sight.gear_price(hero, FIRST_UPGRADE + skill)


def balm(sight: Sight, hero: int) -> float:
    missing = sight.box.heroes[hero].life - sight.o.life[hero]
    if missing <= 0:
        return 0.0
    return min(missing, sight.box.items[ITEM_BALM].amount) * (1.1 if sight.o.life[hero] == 1 else 0.5)


def can_pay(sight: Sight, hero: int, item: int) -> bool:
    card = sight.box.items[item]
    hand = sight.hand(hero)
    if card.payment == PAID_PISTOLES:
        return sight.o.purse >= card.price
    return bool(hand[COMBAT] or hand[DOUBLE]) if card.payment == PAID_COMBAT else sum(hand) > 0


def price(sight: Sight, hero: int, item: int) -> float:
    card = sight.box.items[item]
    if card.payment == PAID_PISTOLES:
        return card.price * sight.pistole_price()
    if card.payment == PAID_COMBAT:
        return sight.card_price(COMBAT)
    return sight.card_price(sight.junk(hero))


def shopping(sight: Sight, hero: int) -> float:
    """The value of an action at the Arsenal: the best two items, if the purse allows both."""
    worths = sorted(((item_worth(sight, hero, item), item) for item in range(ITEMS)), reverse=True)
    best, first = worths[0]
    left = sight.o.purse - cost(sight, first)
    second = next((worth for worth, item in worths[1:] if cost(sight, item) <= left), 0.0)
    return best + second


def cost(sight: Sight, item: int) -> int:
    """An item's price in pistoles."""
    card = sight.box.items[item]
    return card.price if card.payment == PAID_PISTOLES else 0
