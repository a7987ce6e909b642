"""How the novice trades: every Musketeer collects the best skill and gives the others theirs."""

from collections.abc import Callable
from typing import Final, TypeVar

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

from .position import Position

S = TypeVar("S", bound=Position)
Fitting = Callable[[S, int, int], list[int]]  # the cards of a Musketeer that fit a partner better
FIT: Final = 1.2  # a card in the right hand
PATIENCE: Final = 0.5  # how often to offer at all: a partner who refused is not asked forever


def fitting(position: Position, hero: int, partner: int) -> list[int]:
    """The skill cards in hand that the partner's player can use better."""
    give = [0] * CARDS
    mine, theirs = position.table.seat_of[hero], position.table.seat_of[partner]
    if mine == theirs or mine != position.seat:
        return give
    for skill in range(SKILLS):
        if position.table.seat_of[position.best_at(skill)] == theirs:
            give[skill] = position.o.hand[skill]
    return give


def gift_worth(position: Position, hero: int, partner: int) -> float:
    """The value of a trade: the cards that reach their best user, assuming equally many in return."""
    cards = sum(fitting(position, hero, partner))
    return cards * FIT + (FIT if cards and position.o.hand_size[position.table.seat_of[partner]] > 2 else 0.0)


def make_offer(position: Position, hero: int, partner: int) -> int:
    """Offer a gift. The partner's cards are unknown."""
    give = fitting(position, hero, partner)
    return offer_action(give, [0] * CARDS, 0, 0) if any(give) else DECLINE


def answer_offer(position: S, hero: int, partner: int, fitting: Fitting[S]) -> int:
    """Accept a gift, and return what fits the giver. An offer that asks for cards must give as many."""
    offer = position.o.offer
    got, asked = offer_give(offer), offer_want(offer)
    if offer_ask_for(offer) or sum(asked) > sum(got):
        return DECLINE
    if any(asked):
        return ACCEPT
    back = fitting(position, hero, partner)
    if any(back) and any(got):
        return offer_action(back, got, 0, offer_hand_over(offer))
    return ACCEPT


def last_word(position: Position, hero: int, partner: int) -> int:
    """Accept if the partner only wants cards that fit them better."""
    offer = position.o.offer
    fits = fitting(position, hero, partner)
    greedy = offer_ask_for(offer) or any(want > fit for want, fit in zip(offer_want(offer), fits, strict=True))
    return DECLINE if greedy else ACCEPT
