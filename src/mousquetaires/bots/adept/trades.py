"""How the adept trades: cards go to the hand that will need them, for something in return."""

from typing import Final

from mousquetaires.engine.actions import (
    ACCEPT,
    DECLINE,
    offer_action,
    offer_ask_for,
    offer_give,
    offer_want,
)
from mousquetaires.engine.ids import CARDS, ENGLAND, GALLERIES, NO_MISSION, SKILLS, TOKEN_ERUDITION

from ..novice.trades import fitting
from .musketeer_position import MusketeerPosition

ASKED_NOW: Final = 3.0  # factor for a card that an open challenge needs
SHARE: Final = 0.13  # share of each skill among unseen cards
STALE: Final = 0.2  # share of the usual return to expect from a partner of an earlier trade


def asked_now(position: MusketeerPosition, skill: int) -> bool:
    """Whether a challenge of this skill is open."""
    o = position.o
    if o.paris_card != NO_MISSION and not o.paris_done and position.box.paris[o.paris_card].skill == skill:
        return True
    if o.board == ENGLAND:
        return not o.england >> skill & 1
    return o.board == GALLERIES and o.spaces[3 * o.antechamber] == TOKEN_ERUDITION + skill


def card_fit(position: MusketeerPosition, skill: int) -> float:
    """The value of giving a skill card to the best at this skill."""
    if asked_now(position, skill):
        return position.prices.fit * ASKED_NOW
    return position.prices.fit * (1.0 if position.need(skill) else 0.1)


def gift_worth(position: MusketeerPosition, hero: int, partner: int) -> float:
    """The value of a trade: the cards that reach their best user, and those that may come back."""
    mine, theirs = position.table.seat_of[hero], position.table.seat_of[partner]
    if mine == theirs or mine != position.seat or not position.o.hand_size[mine]:
        return 0.0
    give = fitting(position, hero, partner)
    worth = sum(give[skill] * card_fit(position, skill) for skill in range(SKILLS) if give[skill])
    return worth + expected_return(position, mine, theirs)


def expected_return(position: MusketeerPosition, mine: int, theirs: int) -> float:
    """The expected value of what the partner gives back."""
    skills = [skill for skill in range(SKILLS) if position.table.seat_of[position.best_at(skill)] == mine]
    seen = sum(count for seat, _, count in position.o.open_hands if seat == theirs)
    cards = (position.o.hand_size[theirs] - seen) * (STALE if seen else 1.0)
    return SHARE * cards * sum(card_fit(position, skill) for skill in skills)


def make_offer(position: MusketeerPosition, hero: int, partner: int) -> int:
    """Offer everything that fits the partner, or else the least useful card for something in return."""
    give = fitting(position, hero, partner)
    if not any(give):
        least_useful_card = position.least_useful_card(hero)
        if least_useful_card < 0:
            return DECLINE
        give[least_useful_card] = 1
    return offer_action(give, [0] * CARDS, 0, 0)


def last_word(position: MusketeerPosition, hero: int, partner: int) -> int:
    """Accept if the trade is worth it. A card that fits the partner costs nothing."""
    offer = position.o.offer
    fits = fitting(position, hero, partner)
    went, came = offer_want(offer), offer_give(offer)
    cost = sum(max(0, went[card] - fits[card]) * position.card_price(card) for card in range(CARDS))
    gain = sum(came[card] * position.card_price(card) for card in range(CARDS))
    return DECLINE if offer_ask_for(offer) or cost > gain + 0.01 else ACCEPT
