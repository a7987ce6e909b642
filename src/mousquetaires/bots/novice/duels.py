"""How the novice values duels: exact odds, and a price for lives and cards."""

from fractions import Fraction
from typing import Final

from mousquetaires.engine.ids import (
    ARMOUR,
    BLADE,
    COMBAT,
    DOUBLE,
    PISTOL,
    ROCHEFORT,
    UNKNOWN_FOE,
)
from mousquetaires.engine.odds import BEAT, WOUND_ROCHEFORT, Fighter, duel_odds
from mousquetaires.engine.view_queries import NO_SPACE, life_of

from .position import Outcome, Position

# The box, whether mutual wounds with Rochefort count one each, the Musketeer, life, equipment, improved manoeuvre.
Armed = tuple[str, bool, int, int, int, bool]

# Cache of odds, which are the same in every game: by Musketeer with equipment, then by adversary, its life, and dice.
_KNOWN: Final[dict[Armed, dict[int, Outcome]]] = {}


def outcome(position: Position, hero: int, foe: int, dice: int, space: int = NO_SPACE) -> Outcome:
    """The odds of a duel with this many dice. Against Rochefort any wound is a success."""
    life = life_of(position.o, foe, space)
    known = known_to(position, hero)
    key = (foe << 4 | life) << 4 | dice
    found = known.get(key)
    if found is None:
        aim = WOUND_ROCHEFORT if foe == ROCHEFORT else BEAT
        odds = duel_odds(fighter(position, hero, dice), position.table.foes[foe], life, position.box, aim)
        won: Fraction = odds.wounds_foe if foe == ROCHEFORT else odds.beats
        share = float(won) if foe == ROCHEFORT else float(odds.foe_life_lost) / life
        found = known[key] = Outcome(float(won), float(odds.life_lost), float(odds.out), share)
    return found


def known_to(position: Position, hero: int) -> dict[int, Outcome]:
    """The cached odds for this Musketeer with the current equipment."""
    o = position.o
    one_wound = position.table.setup.rochefort_one_wound
    armed = (position.box.digest, one_wound, hero, o.life[hero], o.equipment[hero], bool(o.improved >> hero & 1))
    known = _KNOWN.get(armed)
    if known is None:
        known = _KNOWN[armed] = {}
    return known


def fighter(position: Position, hero: int, dice: int) -> Fighter:
    """The Musketeer at the start of a duel with this many dice."""
    gear = position.o.equipment[hero]
    improved = bool(position.o.improved >> hero & 1)
    return Fighter(
        dice,
        position.o.life[hero],
        position.table.manoeuvres(hero, improved),
        bool(gear >> PISTOL & 1),
        bool(gear >> ARMOUR & 1),
        bool(gear >> BLADE & 1),
    )


def foes_behind(position: Position, foe: int) -> list[tuple[int, float]]:
    """The possible opponents with weights: the adversary, or those that a face-down token may be."""
    return position.hidden_foes() if foe == UNKNOWN_FOE else [(foe, 1.0)]


def wound_price(position: Position, hero: int) -> float:
    """The cost of a wound: a life, and perhaps the turn."""
    return position.life_price(hero) + (position.fall_price(hero) if position.o.life[hero] == 1 else 0.0)


def duel_worth(position: Position, hero: int, foe: int, dice: int, stake: float, space: int = NO_SPACE) -> float:
    """The value of a duel with this many dice. ``stake`` is the value of winning; half the life is worth half of it."""
    life, fall = position.life_price(hero), position.fall_price(hero)
    total = weights = 0.0
    for behind, weight in foes_behind(position, foe):
        odds = outcome(position, hero, behind, dice, space)
        total += weight * (odds.share * stake - odds.life * life - odds.fall * fall)
        weights += weight
    return total / weights if weights else 0.0


def combat_ways(position: Position, hero: int) -> list[tuple[int, float]]:
    """Each number of dice that the cards in hand allow, with the price of the cards."""
    hand = position.hand(hero)
    base = position.box.heroes[hero].combat
    single, double = position.box.combat_dice
    found = []
    for doubles in range(hand[DOUBLE] + 1):
        for singles in range(hand[COMBAT] + 1):
            dice = base + singles * single + doubles * double
            if dice <= position.box.blue_dice:
                price = singles * position.card_price(COMBAT) + doubles * position.card_price(DOUBLE)
                found.append((dice, price))
    return found


def best_duel(position: Position, hero: int, foe: int, stake: float, space: int = NO_SPACE) -> float:
    """The value of a duel with the best choice of Combat cards."""
    return max(
        duel_worth(position, hero, foe, dice, stake, space) - price for dice, price in combat_ways(position, hero)
    )
