"""Cards that add dice: Combat cards, and the card that Aramis discards for his gift (DUEL-1, DUEL-2, CHAL-4)."""

from typing import TYPE_CHECKING

from ..actions import GIFT, PASS, VERB_BITS, cards_action
from ..effects.on_cards import discard_cards, held
from ..effects.on_musketeers import spend_gift
from ..ids import ARAMIS, CARDS, COMBAT, DOUBLE

if TYPE_CHECKING:
    from ..machine import Game


def combat_choices(g: "Game", seat: int, room: int) -> list[int]:
    """Every way to add Combat cards within so many dice, none first."""
    single, double = g.table.components.combat_dice
    found = []
    for doubles in range(held(g, seat, DOUBLE) + 1):
        for singles in range(held(g, seat, COMBAT) + 1):  # RUL-BLIND-FIGHT: playing none is a choice, too
            if singles * single + doubles * double > room:  # DUEL-1, RUL-SIX-DICE
                break
            found.append(cards_action(singles, doubles))
    return found


def play_combat(g: "Game", hero: int, cards: int) -> int:
    """Discard the chosen Combat cards (singles, then doubles, packed); the dice they bring."""
    seat = g.table.seat_of[hero]
    single, double = g.table.components.combat_dice
    singles, doubles = cards & 15, cards >> 4
    if singles:
        discard_cards(g, seat, COMBAT, singles)
    if doubles:
        discard_cards(g, seat, DOUBLE, doubles)
    return singles * single + doubles * double  # DUEL-1, CARD-COMBAT, CARD-DOUBLE


def gift_choices(g: "Game", seat: int) -> list[int]:
    """Aramis may discard any one card, or keep his gift for later."""
    hand = g.s.hands
    return [PASS] + [GIFT | card << VERB_BITS for card in range(CARDS) if hand[seat * CARDS + card]]


def may_use_gift(g: "Game", hero: int) -> bool:
    return hero == ARAMIS and not g.s.gift_used and g.s.hand_size[g.table.seat_of[hero]] > 0  # CHAL-4, HERO-ARAMIS


def use_gift(g: "Game", hero: int, card: int) -> None:
    spend_gift(g)  # CHAL-4, DUEL-2
    discard_cards(g, g.table.seat_of[hero], card)
    g.emit("gift_used", hero, card)
