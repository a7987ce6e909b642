"""ARM: buying from the Arsenal."""

from typing import TYPE_CHECKING

from ..actions import BUY, PASS, PAY_CARD, REPLACE, VERB_BITS, VERB_MASK
from ..bags import (
    discard_cards,
    drop_item,
    equip,
    held,
    improve_manoeuvre,
    take_from_stock,
    upgrade_count,
    upgrade_skill,
)
from ..components import PAID_CARD, PAID_COMBAT, PAID_PISTOLES
from ..effects import is_lying, lose_pistoles, regain_life
from ..frames import ASK, Frame
from ..ids import CARDS, COMBAT, DOUBLE, EQUIPMENT, FIRST_UPGRADE, ITEM_BALM, ITEMS, MANOEUVRE, SKILLS
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason

if TYPE_CHECKING:
    from ..machine import Game


def why_not_buy(g: "Game", hero: int, item: int) -> Reason | None:
    """Whether the Arsenal has this item for him and he can pay it."""
    s = g.s
    if not 0 <= item < ITEMS:
        return NOT_OFFERED
    if not s.stock[item]:
        return Reason("ARM-1", "reason-out-of-stock", item=item)  # ARM-1
    if owns(g, hero, item):
        return Reason("ARM-2", "reason-owned", item=item)  # ARM-2
    if item == ITEM_BALM and s.life[hero] == g.table.components.heroes[hero].life:  # ARM-6
        return Reason("ARM-6", "reason-full-life")
    return why_not_pay(g, hero, item)


def owns(g: "Game", hero: int, item: int) -> bool:
    s = g.s
    if item < EQUIPMENT:
        return bool(s.equipment[hero] >> item & 1)
    if item == MANOEUVRE:
        return bool(s.improved >> hero & 1)
    return item >= FIRST_UPGRADE and bool(s.upgrades[hero] >> item - FIRST_UPGRADE & 1)


def why_not_pay(g: "Game", hero: int, item: int) -> Reason | None:
    card = g.table.components.items[item]
    seat = g.table.seat_of[hero]
    if card.payment == PAID_PISTOLES and g.s.purse < card.price:  # ARM-3
        return Reason("ARM-3", "reason-pistoles", needed=card.price, purse=g.s.purse)
    if card.payment == PAID_COMBAT and not (held(g, seat, COMBAT) or held(g, seat, DOUBLE)):  # ARM-3
        return Reason("ARM-3", "reason-combat-card-needed")
    if card.payment == PAID_CARD and not g.s.hand_size[seat]:  # ARM-3
        return Reason("ARM-3", "reason-card-needed")
    return None


def why_not_equip(g: "Game", hero: int) -> Reason | None:
    if any(why_not_buy(g, hero, item) is None for item in range(ITEMS)):
        return None
    return Reason("ACT-8", "reason-nothing-to-buy")


def may_go_on_buying(g: "Game", hero: int) -> bool:
    """Whether anything could be for sale to him by what everybody sees: which cards he holds is secret."""
    cards = g.s.hand_size[g.table.seat_of[hero]]
    for item in range(ITEMS):
        paid_by_card = g.table.components.items[item].payment != PAID_PISTOLES
        if g.s.stock[item] and not owns(g, hero, item) and paid_by_card and cards:
            return True
        if not paid_by_card and why_not_buy(g, hero, item) is None:
            return True
    return False


class Equip(Frame):
    """One action in the Arsenal: up to two items (``n`` bought, ``what`` being bought)."""

    __slots__ = ()
    kind = "equip"
    steps = ("choose", "pay", "replace", "take")

    def blank(self) -> "Equip":
        return Equip.__new__(Equip)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            ready = self.n < 2 and not is_lying(g, self.hero)  # ARM-1, MUS-4: an assassin may come between
            return ASK if ready and may_go_on_buying(g, self.hero) else g.done()
        if self.pc == 1:
            card = g.table.components.items[self.what]
            if card.payment != PAID_PISTOLES:
                return ASK
            lose_pistoles(g, card.price)  # ARM-3
            self.pc = 2
        if self.pc == 2:
            if self._slots_full(g):
                return ASK  # ARM-2
            self.pc = 3
        self._take(g)
        self.n += 1
        self.pc = 0
        return 0

    def _slots_full(self, g: "Game") -> bool:
        card = g.table.components.heroes[self.hero]
        if self.what < EQUIPMENT:
            return g.s.equipment[self.hero].bit_count() >= card.equipment_slots  # ARM-2
        return self.what >= FIRST_UPGRADE and upgrade_count(g, self.hero) >= card.skill_slots  # ARM-2

    def ask(self, g: "Game") -> Prompt:
        kind = ("purchase", "payment", "replacement")[self.pc]
        return Prompt(g, self, kind, 1 << g.table.seat_of[self.hero], self.hero)

    def options(self, g: "Game") -> list[int]:
        if self.pc == 0:
            items = [BUY | item << VERB_BITS for item in range(ITEMS) if why_not_buy(g, self.hero, item) is None]
            return [PASS, *items] if self.n or not items else items  # others may empty the purse meanwhile (TRAP-3)
        if self.pc == 1:
            return [PAY_CARD | card << VERB_BITS for card in self._payable(g)]
        return [REPLACE | item << VERB_BITS for item in self._replaceable(g)]

    def _payable(self, g: "Game") -> list[int]:
        seat = g.table.seat_of[self.hero]
        any_card = g.table.components.items[self.what].payment == PAID_CARD
        kinds = range(CARDS) if any_card else (COMBAT, DOUBLE)  # ARM-3
        return [card for card in kinds if held(g, seat, card)]

    def _replaceable(self, g: "Game") -> list[int]:
        s = g.s
        if self.what < EQUIPMENT:
            return [item for item in range(EQUIPMENT) if s.equipment[self.hero] >> item & 1]
        return [FIRST_UPGRADE + skill for skill in range(SKILLS) if s.upgrades[self.hero] >> skill & 1]

    def why(self, g: "Game", action: int) -> Reason:
        if self.pc == 0 and action & VERB_MASK == BUY:
            return why_not_buy(g, self.hero, action >> VERB_BITS) or NOT_OFFERED
        return NOT_OFFERED

    def answer(self, g: "Game", action: int) -> None:
        value = action >> VERB_BITS
        if self.pc == 0:
            if action == PASS:
                self.n = 2
                return
            self.what = value
            self.pc = 1
        elif self.pc == 1:
            discard_cards(g, g.table.seat_of[self.hero], value)  # ARM-3
            self.pc = 2
        else:
            drop_item(g, self.hero, value)  # ARM-2, RUL-REPLACED-GEAR
            self.pc = 3

    def _take(self, g: "Game") -> None:
        """The item is the buyer's; balm is used up at once."""
        take_from_stock(g, self.hero, self.what)  # ARM-1
        if self.what < EQUIPMENT:
            equip(g, self.hero, self.what)
        elif self.what == ITEM_BALM:
            regain_life(g, self.hero, g.table.components.items[ITEM_BALM].amount)  # ARM-6, ITEM-BALM
        elif self.what == MANOEUVRE:
            improve_manoeuvre(g, self.hero)  # ARM-7, ITEM-MANOEUVRE
        else:
            upgrade_skill(g, self.hero, self.what - FIRST_UPGRADE)  # ARM-8, ITEM-SKILL
