"""Which adversaries the adept Milady sends to a mission: the set that costs the Musketeers the most actions."""

from typing import Final

from mousquetaires.engine.actions import arg_of, lay_action
from mousquetaires.engine.components import FoeCard
from mousquetaires.engine.ids import (
    ADVERSARIES,
    ATHOS,
    BEGGARS,
    HARLOT,
    IN_HAND,
    NO_CHALLENGE,
    NO_TRAP,
    PARIS,
    QUEST,
    TRAPS,
)
from mousquetaires.engine.odds import BEAT, Fighter, duel_odds

from .milady_position import MiladyPosition
from .milady_prices import MiladyPrices

TYPICAL_DICE: Final = 4
TYPICAL_LIFE: Final = 3
LIFE: Final = 0.5  # the cost of a wound, in addition to the action
_TOIL: Final[dict[tuple[str, int], float]] = {}


def actions_to_beat(position: MiladyPosition, foe: int) -> float:
    """The actions that an average Musketeer needs to beat an adversary, including wounds."""
    key = (position.box.digest, foe)
    known = _TOIL.get(key)
    if known is None:
        card = position.box.foes[foe]
        man = Fighter(TYPICAL_DICE, TYPICAL_LIFE, (position.box.heroes[ATHOS].manoeuvre,))
        odds = duel_odds(man, card, 1, position.box, BEAT)
        tries = card.life / max(0.05, float(odds.beats))
        known = _TOIL[key] = tries * (1.0 + LIFE * float(odds.life_lost))
    return known


def net_cost(position: MiladyPosition, foe: int) -> float:
    """What an adversary costs the Musketeers, minus its reward."""
    card: FoeCard = position.box.foes[foe]
    prices = position.prices
    return actions_to_beat(position, foe) - card.pistoles * prices.reward_pistole - card.epic * prices.reward_epic


def trap_cost(position: MiladyPosition, trap: int) -> float:
    prices: MiladyPrices = position.prices
    worth = (prices.beggars, prices.thief, prices.assassin, prices.harlot, prices.nemesis)[trap]
    poor = trap == BEGGARS and position.o.purse < position.box.traps[BEGGARS].amount
    return 2.0 * worth if poor else worth


def adversaries(position: MiladyPosition) -> int:
    """The most costly set. Strong adversaries are saved where little is at stake."""
    place = position.mission_place()
    thrift = 0.0 if place == PARIS else position.prices.thrift
    best, chosen = -1000.0, -1
    for mask, trap in sets(position, place):
        worth = sum((1.0 - thrift) * net_cost(position, foe) for foe in range(ADVERSARIES) if mask >> foe & 1)
        worth += trap_cost(position, trap) - thrift if trap != NO_TRAP else 0.0
        worth += position.prices.variety * position.rng.random()
        if worth > best:
            best, chosen = worth, lay_action(mask, trap)
    return chosen if position.prompt.validate(chosen) is None else position.prompt.sample(position.rng)


def sets(position: MiladyPosition, place: int) -> list[tuple[int, int]]:
    """All sets of adversaries and a trap that reach the rating, or come closest below it."""
    rating = position.rating(place)
    masks = by_strength(position, rating)
    traps = [NO_TRAP, *(trap for trap in range(TRAPS) if may_lay(position, place, trap))]
    for due in range(rating, 0, -1):
        found = [(mask, trap) for trap in traps for mask in masks[max(0, due - strength(position, trap))]]
        if found:
            return found
    return []


def strength(position: MiladyPosition, trap: int) -> int:
    return 0 if trap == NO_TRAP else position.box.traps[trap].strength


def by_strength(position: MiladyPosition, most: int) -> list[list[int]]:
    """The sets of adversaries in Milady's hand, as bit masks, by strength."""
    found: list[list[int]] = [[0]] + [[] for _ in range(most)]
    for foe in range(ADVERSARIES):
        if position.o.foe_at[foe] == IN_HAND:
            power = position.box.foes[foe].strength
            for total in range(most, power - 1, -1):
                found[total] += [mask | 1 << foe for mask in found[total - power]]
    return found


def may_lay(position: MiladyPosition, place: int, trap: int) -> bool:
    o = position.o
    if o.trap_at[trap] != IN_HAND:
        return False
    return trap != HARLOT or place != PARIS or position.box.paris[o.paris_card].skill != NO_CHALLENGE


def nemesis(position: MiladyPosition) -> int:
    """A Musketeer who is elsewhere with important work: on the Quest, Athos first."""
    place = position.mission_place()

    def far(action: int) -> float:
        hero = arg_of(action)
        away = 2.0 if position.o.place[hero] != place else 0.0
        quest = 1.0 if hero == ATHOS or position.o.place[hero] == QUEST else 0.0
        return away + quest - 0.3 * position.o.life[hero] + 0.5 * position.rng.random()

    return max(position.prompt.options, key=far)
