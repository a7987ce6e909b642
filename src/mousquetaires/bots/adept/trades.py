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
from mousquetaires.engine.ids import (
    CARDS,
    COMBAT,
    DOUBLE,
    ENGLAND,
    GALLERIES,
    NO_MISSION,
    QUEST,
    SKILLS,
    THOROUGHBRED,
    TOKEN_ERUDITION,
)

from ..novice.trades import fitting as fitting_skills
from .musketeer_position import MusketeerPosition

SHARE: Final = 0.13  # share of each skill among unseen cards
REFUSED: Final = 0.2  # the worth of cards that were offered before: all players know them
RARELY: Final = 0.1  # the worth of a card that no challenge of the Quest needs


def asked_now(position: MusketeerPosition, skill: int) -> bool:
    """Whether a challenge of this skill is open."""
    o = position.o
    if o.paris_card != NO_MISSION and not o.paris_done and position.box.paris[o.paris_card].skill == skill:
        return True
    if o.louvre_card != NO_MISSION and not o.louvre_done and position.box.louvre[o.louvre_card].skill == skill:
        return True
    if o.board == ENGLAND:
        return not o.england >> skill & 1
    return o.board == GALLERIES and o.spaces[3 * o.antechamber] == TOKEN_ERUDITION + skill


def card_fit(position: MusketeerPosition, skill: int) -> float:
    """The value of giving a skill card to the best at this skill."""
    if asked_now(position, skill):
        return position.prices.fit_now
    return position.prices.fit * (1.0 if position.need(skill) else RARELY)


def fitting(position: MusketeerPosition, hero: int, partner: int) -> list[int]:
    """The cards in hand that the partner's player can use better: skill cards, and Combat cards on the Quest."""
    give = fitting_skills(position, hero, partner)
    apart = position.table.seat_of[hero] != position.table.seat_of[partner] and position.o.place[partner] == QUEST
    if apart and arms(position, partner) > arms(position, hero):
        give[COMBAT], give[DOUBLE] = position.hand(hero)[COMBAT], position.hand(hero)[DOUBLE]
    return give


def arms(position: MusketeerPosition, hero: int) -> int:
    """How well armed a Musketeer is. The improved manoeuvre counts as two weapons."""
    weapons = position.o.equipment[hero] & ~(1 << THOROUGHBRED)
    return 2 * (position.o.improved >> hero & 1) + weapons.bit_count()


def gift_worth(position: MusketeerPosition, hero: int, partner: int) -> float:
    """The value of a trade: the cards that reach their best user, and those that may come back."""
    mine, theirs = position.table.seat_of[hero], position.table.seat_of[partner]
    if mine == theirs or mine != position.seat or not position.o.hand_size[mine]:
        return 0.0
    give = fitting(position, hero, partner)
    worth = sum([card_fit(position, skill) * give[skill] for skill in range(SKILLS) if give[skill]])
    worth += position.prices.fit_combat * (give[COMBAT] + 2 * give[DOUBLE])
    worth += expected_return(position, mine, theirs)
    return worth * REFUSED if was_offered(position, give) else worth


def was_offered(position: MusketeerPosition, give: list[int]) -> bool:
    """Whether these cards are known to all, so that they were probably offered before."""
    known = {card: count for seat, card, count in position.o.open_hands if seat == position.seat}
    return any(known.values()) and all(known.get(card, 0) >= give[card] for card in range(CARDS))


def expected_return(position: MusketeerPosition, mine: int, theirs: int) -> float:
    """The expected value of what the partner gives back: cards that are known, and a share of the others."""
    skills = [skill for skill in range(SKILLS) if position.table.seat_of[position.best_at(skill)] == mine]
    known = {card: count for seat, card, count in position.o.open_hands if seat == theirs}
    unseen = position.o.hand_size[theirs] - sum(known.values())
    return sum([(SHARE * unseen + known.get(skill, 0)) * card_fit(position, skill) for skill in skills])


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
