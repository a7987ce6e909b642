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

from .position import Position

HOURS: Final = 9  # hours left at which an item has its full value


def item_worth(position: Position, hero: int, item: int) -> float:
    """An item's value for the remaining time, minus its price. 0 if the Musketeer cannot have it."""
    o = position.o
    if not o.stock[item] or not can_pay(position, hero, item):
        return 0.0
    time = min(1.0, position.spaces_left() / HOURS)
    worth = time * use(position, hero, item) if item != ITEM_BALM else balm(position, hero)
    return max(0.0, worth - price(position, hero, item))


def use(position: Position, hero: int, item: int) -> float:
    o = position.o
    if item == MANOEUVRE:
        return 0.0 if o.improved >> hero & 1 else position.item_price(hero, item)
    if item < EQUIPMENT:
        full = o.equipment[hero].bit_count() >= position.box.heroes[hero].equipment_slots
        return 0.0 if full or o.equipment[hero] >> item & 1 else position.item_price(hero, item)
    return upgrade(position, hero, item - FIRST_UPGRADE)


def upgrade(position: Position, hero: int, skill: int) -> float:
    """The value of a skill upgrade: only for the best at the skill, while challenges are ahead."""
    o = position.o
    full = sum(o.upgrades[hero] >> other & 1 for other in range(SKILLS)) >= position.box.heroes[hero].skill_slots
    if full or o.upgrades[hero] >> skill & 1 or position.best_at(skill) != hero:
        return 0.0
    return position.item_price(hero, FIRST_UPGRADE + skill)


def balm(position: Position, hero: int) -> float:
    missing = position.box.heroes[hero].life - position.o.life[hero]
    if missing <= 0:
        return 0.0
    return min(missing, position.box.items[ITEM_BALM].amount) * (1.1 if position.o.life[hero] == 1 else 0.5)


def can_pay(position: Position, hero: int, item: int) -> bool:
    card = position.box.items[item]
    hand = position.hand(hero)
    if card.payment == PAID_PISTOLES:
        return position.o.purse >= card.price
    return bool(hand[COMBAT] or hand[DOUBLE]) if card.payment == PAID_COMBAT else sum(hand) > 0


def price(position: Position, hero: int, item: int) -> float:
    card = position.box.items[item]
    if card.payment == PAID_PISTOLES:
        return card.price * position.pistole_price()
    if card.payment == PAID_COMBAT:
        return position.card_price(COMBAT)
    return position.card_price(position.least_useful_card(hero))


def shopping(position: Position, hero: int) -> float:
    """The value of an action at the Arsenal: the best two items, if the purse allows both."""
    worths = sorted(((item_worth(position, hero, item), item) for item in range(ITEMS)), reverse=True)
    best, first = worths[0]
    left = position.o.purse - cost(position, first)
    second = next((worth for worth, item in worths[1:] if cost(position, item) <= left), 0.0)
    return best + second


def cost(position: Position, item: int) -> int:
    """An item's price in pistoles."""
    card = position.box.items[item]
    return card.price if card.payment == PAID_PISTOLES else 0
