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

from .milady_position import Scheme
from .milady_prices import Malice

TYPICAL_DICE: Final = 4
TYPICAL_LIFE: Final = 3
LIFE: Final = 0.5  # the cost of a wound, in addition to the action
_TOIL: Final[dict[tuple[str, int], float]] = {}


def toil(scheme: Scheme, foe: int) -> float:
    """The actions that an average Musketeer needs to beat an adversary, including wounds."""
    key = (scheme.box.digest, foe)
    known = _TOIL.get(key)
    if known is None:
        card = scheme.box.foes[foe]
        man = Fighter(TYPICAL_DICE, TYPICAL_LIFE, (scheme.box.heroes[ATHOS].manoeuvre,))
        odds = duel_odds(man, card, 1, scheme.box, BEAT)
        tries = card.life / max(0.05, float(odds.beats))
        known = _TOIL[key] = tries * (1.0 + LIFE * float(odds.life_lost))
    return known


def nuisance(scheme: Scheme, foe: int) -> float:
    """What an adversary costs the Musketeers, minus its reward."""
    card: FoeCard = scheme.box.foes[foe]
    malice = scheme.malice
    return toil(scheme, foe) - card.pistoles * malice.reward_pistole - card.epic * malice.reward_epic


def trap_nuisance(scheme: Scheme, trap: int) -> float:
    malice: Malice = scheme.malice
    worth = (malice.beggars, malice.thief, malice.assassin, malice.harlot, malice.nemesis)[trap]
    poor = trap == BEGGARS and scheme.o.purse < scheme.box.traps[BEGGARS].amount
    return 2.0 * worth if poor else worth


def adversaries(scheme: Scheme) -> int:
    """The most costly set. Strong adversaries are saved where little is at stake."""
    force = scheme.frame("force")
    place = force["place"] if force is not None else PARIS
    thrift = 0.0 if place == PARIS else scheme.malice.thrift
    best, chosen = -1000.0, -1
    for mask, trap in sets(scheme, place):
        worth = sum((1.0 - thrift) * nuisance(scheme, foe) for foe in range(ADVERSARIES) if mask >> foe & 1)
        worth += trap_nuisance(scheme, trap) - thrift if trap != NO_TRAP else 0.0
        worth += scheme.malice.variety * scheme.rng.random()
        if worth > best:
            best, chosen = worth, lay_action(mask, trap)
    return chosen if scheme.prompt.validate(chosen) is None else scheme.prompt.sample(scheme.rng)


def sets(scheme: Scheme, place: int) -> list[tuple[int, int]]:
    """All sets of adversaries and a trap that reach the rating, or come closest below it."""
    rating = scheme.rating(place)
    masks = by_strength(scheme, rating)
    traps = [NO_TRAP, *(trap for trap in range(TRAPS) if may_lay(scheme, place, trap))]
    for due in range(rating, 0, -1):
        found = [(mask, trap) for trap in traps for mask in masks[max(0, due - strength(scheme, trap))]]
        if found:
            return found
    return []


def strength(scheme: Scheme, trap: int) -> int:
    return 0 if trap == NO_TRAP else scheme.box.traps[trap].strength


def by_strength(scheme: Scheme, most: int) -> list[list[int]]:
    """The sets of adversaries in Milady's hand, as bit masks, by strength."""
    found: list[list[int]] = [[0]] + [[] for _ in range(most)]
    for foe in range(ADVERSARIES):
        if scheme.o.foe_at[foe] == IN_HAND:
            power = scheme.box.foes[foe].strength
            for total in range(most, power - 1, -1):
                found[total] += [mask | 1 << foe for mask in found[total - power]]
    return found


def may_lay(scheme: Scheme, place: int, trap: int) -> bool:
    o = scheme.o
    if o.trap_at[trap] != IN_HAND:
        return False
    return trap != HARLOT or place != PARIS or scheme.box.paris[o.paris_card].skill != NO_CHALLENGE


def nemesis(scheme: Scheme) -> int:
    """A Musketeer who is elsewhere with important work: on the Quest, Athos first."""
    force = scheme.frame("force")
    place = force["place"] if force is not None else PARIS

    def far(action: int) -> float:
        hero = arg_of(action)
        away = 2.0 if scheme.o.place[hero] != place else 0.0
        quest = 1.0 if hero == ATHOS or scheme.o.place[hero] == QUEST else 0.0
        return away + quest - 0.3 * scheme.o.life[hero] + 0.5 * scheme.rng.random()

    return max(scheme.prompt.options, key=far)
