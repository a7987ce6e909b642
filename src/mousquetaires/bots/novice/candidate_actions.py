"""Candidate actions: what a Musketeer could do, with its value for the novice.

All values are in actions. A drawn card is worth about one.
"""

from typing import Final, NamedTuple

from mousquetaires.engine.actions import CHALLENGE, DUEL, make

from .duels import best_duel
from .position import Position

SKILL_CARD: Final = 0.7


class Candidate(NamedTuple):
    """``stake`` is the value of success, ``worth`` the expected value after odds and costs.

    ``walk`` is the number of actions needed to get there, ``again`` whether a repetition is worth about as much.
    """

    worth: float
    action: int
    stake: float = 0.0
    walk: int = 0
    again: bool = False


def duel_candidate(position: Position, hero: int, foe: int, stake: float, again: bool = False) -> Candidate:
    """A duel: the stake times the odds, minus lives and cards."""
    return Candidate(best_duel(position, hero, foe, stake), make(DUEL, foe), stake, again=again)


def challenge_candidates(
    position: Position, hero: int, skill: int, level: int, stake: float, epic: bool = False
) -> list[Candidate]:
    """A challenge, if the Musketeer has the cards for it."""
    cost = challenge_cost(position, hero, skill, level, epic)
    return [] if cost is None else [Candidate(stake - cost, make(CHALLENGE, skill), stake)]


def challenge_cost(position: Position, hero: int, skill: int, level: int, epic: bool) -> float | None:
    """The price of what a challenge takes, or None if the Musketeer does not have enough."""
    hand = position.hand(hero)
    lacks = level - position.skill(hero, skill)
    if lacks > 0 and position.has_gift(hero) and sum(hand) > hand[skill]:
        lacks -= 1
    cards = max(0, min(lacks, hand[skill]))
    rest = max(0, lacks - cards)
    if rest and not (epic and rest <= position.o.epic):
        return None
    return cards * SKILL_CARD + rest * position.epic_price()
