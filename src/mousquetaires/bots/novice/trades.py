"""How novices trade: each collects the skill he excels in, and hands the others theirs."""

from typing import Final

from mousquetaires.engine.actions import (
    ACCEPT,
    DECLINE,
    offer_action,
    offer_ask_for,
    offer_give,
    offer_hand_over,
    offer_want,
)
from mousquetaires.engine.ids import CARDS, SKILLS

from .position import Sight

FIT: Final = 1.2  # a card in the right hand
PATIENCE: Final = 0.5  # how often he offers at all: one who says no is not asked for ever


def fitting(sight: Sight, hero: int, partner: int) -> list[int]:
    """The skill cards in his hand that the partner's player can use better."""
    give = [0] * CARDS
    mine, theirs = sight.table.seat_of[hero], sight.table.seat_of[partner]
    if mine == theirs or mine != sight.seat:
        return give
    for skill in range(SKILLS):
        if sight.table.seat_of[sight.best_at(skill)] == theirs:
            give[skill] = sight.o.hand[skill]
    return give


def gift_worth(sight: Sight, hero: int, partner: int) -> float:
    """A trade is worth the cards that find their owner, both ways: the other has as many, one hopes."""
    cards = sum(fitting(sight, hero, partner))
    return cards * FIT + (FIT if cards and sight.o.hand_size[sight.table.seat_of[partner]] > 2 else 0.0)


def make_offer(sight: Sight, hero: int, partner: int) -> int:
    """A gift; what the other has to give in return, only he knows."""
    give = fitting(sight, hero, partner)
    return offer_action(give, [0] * CARDS, 0, 0) if any(give) else DECLINE


def answer_offer(sight: Sight, hero: int, partner: int) -> int:
    """Take a gift, and give back what fits the giver; an offer that asks for something needs a fair return."""
    offer = sight.o.offer
    got, asked = offer_give(offer), offer_want(offer)
    if offer_ask_for(offer) or sum(asked) > sum(got):
        return DECLINE
    if any(asked):
        return ACCEPT
    back = fitting(sight, hero, partner)
    if any(back) and any(got):
        return offer_action(back, got, 0, offer_hand_over(offer))
    return ACCEPT


def last_word(sight: Sight, hero: int, partner: int) -> int:
    """Content when the other wants no more than the cards that fit him."""
    offer = sight.o.offer
    fits = fitting(sight, hero, partner)
    greedy = offer_ask_for(offer) or any(want > fit for want, fit in zip(offer_want(offer), fits, strict=True))
    return DECLINE if greedy else ACCEPT
