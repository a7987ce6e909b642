"""ARM: buying from the Arsenal."""

from typing import TYPE_CHECKING, Final

from ..actions import BUY, PASS, PAY_CARD, REPLACE, VERB_BITS, VERB_MASK
from ..components import PAID_CARD, PAID_COMBAT, PAID_PISTOLES
from ..effects.on_cards import (
    discard_cards,
    drop_item,
    equip,
    held,
    improve_manoeuvre,
    take_from_stock,
    upgrade_count,
    upgrade_skill,
)
from ..effects.on_musketeers import is_lying, regain_life
from ..effects.on_tracks import lose_pistoles
from ..frames import ASK, Contents, Frame, Step
from ..ids import CARDS, COMBAT, DOUBLE, EQUIPMENT, FIRST_UPGRADE, ITEM_BALM, ITEMS, MANOEUVRE, SKILLS
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason

if TYPE_CHECKING:
    from ..machine import Game

MOST_ITEMS: Final = 2  # ARM-1: in one action

# Made once, because every item is checked at every action.
OUT_OF_STOCK: Final = tuple([Reason("ARM-1", "reason-out-of-stock", item=item) for item in range(ITEMS)])
OWNED: Final = tuple([Reason("ARM-2", "reason-owned", item=item) for item in range(ITEMS)])
FULL_LIFE: Final = Reason("ARM-6", "reason-full-life")
COMBAT_CARD_NEEDED: Final = Reason("ARM-3", "reason-combat-card-needed")
CARD_NEEDED: Final = Reason("ARM-3", "reason-card-needed")
NOTHING_TO_BUY: Final = Reason("ACT-8", "reason-nothing-to-buy")


def may_buy(g: "Game", hero: int, item: int) -> bool:
    return why_not_own(g, hero, item) is None and can_pay(g, hero, item)


def why_not_buy(g: "Game", hero: int, item: int) -> Reason | None:
    """Why a Musketeer may not buy an item, or None when they may."""
    if not 0 <= item < ITEMS:
        return NOT_OFFERED
    reason = why_not_own(g, hero, item)
    if reason is not None or can_pay(g, hero, item):
        return reason
    return price_reason(g, item)


def why_not_own(g: "Game", hero: int, item: int) -> Reason | None:
    """Why an item is not for this Musketeer, whatever it costs, or None."""
    s = g.s
    if not s.stock[item]:
        return OUT_OF_STOCK[item]  # ARM-1
    if owns(g, hero, item):
        return OWNED[item]  # ARM-2
    if item == ITEM_BALM and s.life[hero] == g.table.components.heroes[hero].life:  # ARM-6
        return FULL_LIFE
    return None


def owns(g: "Game", hero: int, item: int) -> bool:
    s = g.s
    if item < EQUIPMENT:
        return bool(s.equipment[hero] >> item & 1)
    if item == MANOEUVRE:
        return bool(s.improved >> hero & 1)
    return item >= FIRST_UPGRADE and bool(s.upgrades[hero] >> item - FIRST_UPGRADE & 1)


def can_pay(g: "Game", hero: int, item: int) -> bool:
    """Whether a Musketeer has the pistoles or the cards for an item."""
    card = g.table.components.items[item]
    if card.payment == PAID_PISTOLES:
        return g.s.purse >= card.price  # ARM-3
    seat = g.table.seat_of[hero]
    if card.payment == PAID_COMBAT:
        return held(g, seat, COMBAT) > 0 or held(g, seat, DOUBLE) > 0  # ARM-3
    return g.s.hand_size[seat] > 0  # ARM-3


def price_reason(g: "Game", item: int) -> Reason:
    """What is missing to pay for an item."""
    card = g.table.components.items[item]
    if card.payment == PAID_PISTOLES:
        return Reason("ARM-3", "reason-pistoles", needed=card.price, purse=g.s.purse)
    return COMBAT_CARD_NEEDED if card.payment == PAID_COMBAT else CARD_NEEDED


def why_not_equip(g: "Game", hero: int) -> Reason | None:
    for item in range(ITEMS):
        if may_buy(g, hero, item):
            return None
    return NOTHING_TO_BUY


def may_go_on_buying(g: "Game", hero: int) -> bool:
    """Whether anything could be for sale, by what all players see: which cards a player holds is secret."""
    cards = g.s.hand_size[g.table.seat_of[hero]]
    for item in range(ITEMS):
        paid_by_card = g.table.components.items[item].payment != PAID_PISTOLES
        if g.s.stock[item] and not owns(g, hero, item) and paid_by_card and cards:
            return True
        if not paid_by_card and may_buy(g, hero, item):
            return True
    return False


class Equip(Frame):
    """One action in the Arsenal: a Musketeer buys up to two items."""

    __slots__ = ("bought", "item")
    kind = "equip"
    fields = ("result", "hero", "", "item", "bought")

    def __init__(self, hero: int = -1) -> None:
        super().__init__(hero)
        self.item = -1  # that is being bought
        self.bought = 0  # how many items, or MOST_ITEMS when the player wants no more

    def contents(self) -> Contents:
        return EQUIP_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, -1, self.item, self.bought]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.item, self.bought = numbers


class ChooseItem(Step[Equip]):
    __slots__ = ()

    def run(self, g: "Game", purchase: Equip) -> int:
        stopped = purchase.bought == MOST_ITEMS or is_lying(g, purchase.hero)  # ARM-1, MUS-4: an assassin may strike
        return ASK if not stopped and may_go_on_buying(g, purchase.hero) else g.done()

    def ask(self, g: "Game", purchase: Equip) -> Prompt:
        return Prompt(g, purchase, "purchase", 1 << g.table.seat_of[purchase.hero], purchase.hero)

    def options(self, g: "Game", purchase: Equip) -> list[int]:
        items = [BUY | item << VERB_BITS for item in range(ITEMS) if may_buy(g, purchase.hero, item)]
        return [PASS, *items] if purchase.bought or not items else items  # others may empty the purse (TRAP-3)

    def why(self, g: "Game", purchase: Equip, action: int) -> Reason:
        if action & VERB_MASK == BUY:
            return why_not_buy(g, purchase.hero, action >> VERB_BITS) or NOT_OFFERED
        return NOT_OFFERED

    def answer(self, g: "Game", purchase: Equip, action: int) -> None:
        if action == PASS:
            purchase.bought = MOST_ITEMS
        else:
            purchase.item = action >> VERB_BITS
            purchase.next_step()


class PayItem(Step[Equip]):
    """Pistoles are paid without asking. Where cards are paid, the player chooses which."""

    __slots__ = ()

    def run(self, g: "Game", purchase: Equip) -> int:
        card = g.table.components.items[purchase.item]
        if card.payment != PAID_PISTOLES:
            return ASK
        lose_pistoles(g, card.price)  # ARM-3
        return purchase.next_step()

    def ask(self, g: "Game", purchase: Equip) -> Prompt:
        return Prompt(g, purchase, "payment", 1 << g.table.seat_of[purchase.hero], purchase.hero)

    def options(self, g: "Game", purchase: Equip) -> list[int]:
        seat = g.table.seat_of[purchase.hero]
        any_card = g.table.components.items[purchase.item].payment == PAID_CARD
        kinds = range(CARDS) if any_card else (COMBAT, DOUBLE)  # ARM-3
        return [PAY_CARD | card << VERB_BITS for card in kinds if held(g, seat, card)]

    def answer(self, g: "Game", purchase: Equip, action: int) -> None:
        discard_cards(g, g.table.seat_of[purchase.hero], action >> VERB_BITS)  # ARM-3
        purchase.next_step()


class ReplaceItem(Step[Equip]):
    """A Musketeer without a free slot gives up another item."""

    __slots__ = ()

    def run(self, g: "Game", purchase: Equip) -> int:
        return ASK if slots_full(g, purchase.hero, purchase.item) else purchase.next_step()  # ARM-2

    def ask(self, g: "Game", purchase: Equip) -> Prompt:
        return Prompt(g, purchase, "replacement", 1 << g.table.seat_of[purchase.hero], purchase.hero)

    def options(self, g: "Game", purchase: Equip) -> list[int]:
        s = g.s
        if purchase.item < EQUIPMENT:
            owned = [item for item in range(EQUIPMENT) if s.equipment[purchase.hero] >> item & 1]
        else:
            owned = [FIRST_UPGRADE + skill for skill in range(SKILLS) if s.upgrades[purchase.hero] >> skill & 1]
        return [REPLACE | item << VERB_BITS for item in owned]

    def answer(self, g: "Game", purchase: Equip, action: int) -> None:
        drop_item(g, purchase.hero, action >> VERB_BITS)  # ARM-2, RUL-REPLACED-GEAR
        purchase.next_step()


def slots_full(g: "Game", hero: int, item: int) -> bool:
    card = g.table.components.heroes[hero]
    if item < EQUIPMENT:
        return g.s.equipment[hero].bit_count() >= card.equipment_slots  # ARM-2
    return item >= FIRST_UPGRADE and upgrade_count(g, hero) >= card.skill_slots  # ARM-2


class TakeItem(Step[Equip]):
    """The item is the buyer's. Balm is used up at once."""

    __slots__ = ()

    def run(self, g: "Game", purchase: Equip) -> int:
        hero, item = purchase.hero, purchase.item
        take_from_stock(g, hero, item)  # ARM-1
        if item < EQUIPMENT:
            equip(g, hero, item)
        elif item == ITEM_BALM:
            regain_life(g, hero, g.table.components.items[ITEM_BALM].amount)  # ARM-6, ITEM-BALM
        elif item == MANOEUVRE:
            improve_manoeuvre(g, hero)  # ARM-7, ITEM-MANOEUVRE
        else:
            upgrade_skill(g, hero, item - FIRST_UPGRADE)  # ARM-8, ITEM-SKILL
        purchase.bought += 1
        return purchase.go_to("choose")


EQUIP_STEPS: Final = Contents(
    Equip, {"choose": ChooseItem(), "pay": PayItem(), "replace": ReplaceItem(), "take": TakeItem()}
)
