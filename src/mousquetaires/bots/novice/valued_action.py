"""An action that a Musketeer could take, with its value for the novice.

All values are in actions. A drawn card is worth about one.
"""

from typing import Final, NamedTuple

from mousquetaires.engine.actions import CHALLENGE, DUEL, make

from .duels import best_duel
from .position import Sight

SKILL_CARD: Final = 0.7


class Job(NamedTuple):
    """An action with its value. ``stake`` is the value of success, ``worth`` the expected value after odds and costs.

    ``walk`` is the number of actions needed to get there, ``again`` whether a repetition is worth about as much.
    """

    worth: float
    action: int
    stake: float = 0.0
    walk: int = 0
    again: bool = False


def duel_job(sight: Sight, hero: int, foe: int, stake: float, again: bool = False) -> Job:
    """A duel: the stake times the odds, minus lives and cards."""
    return Job(best_duel(sight, hero, foe, stake), make(DUEL, foe), stake, again=again)


def challenge_job(sight: Sight, hero: int, skill: int, level: int, stake: float, epic: bool = False) -> list[Job]:
    """A challenge, if the Musketeer has the cards for it."""
    cost = challenge_cost(sight, hero, skill, level, epic)
    return [] if cost is None else [Job(stake - cost, make(CHALLENGE, skill), stake)]


def challenge_cost(sight: Sight, hero: int, skill: int, level: int, epic: bool) -> float | None:
    """The price of what a challenge takes, or None if the Musketeer does not have enough."""
    hand = sight.hand(hero)
    lacks = level - sight.skill(hero, skill)
    if lacks > 0 and sight.has_gift(hero) and sum(hand) > hand[skill]:
        lacks -= 1
    cards = max(0, min(lacks, hand[skill]))
    rest = max(0, lacks - cards)
    if rest and not (epic and rest <= sight.o.epic):
        return None
    return cards * SKILL_CARD + rest * sight.epic_price()
