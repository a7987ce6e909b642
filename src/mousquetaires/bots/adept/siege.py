"""La Rochelle for the adept: the chance that it falls this turn, and the value of a die or a life there."""

from functools import lru_cache
from math import comb
from typing import Final

from mousquetaires.engine.derived_values import siege_red_dice, smuggled_swords
from mousquetaires.engine.ids import ROCHELLE

from ..novice.candidate_actions import Candidate
from ..novice.duels import wound_price
from ..novice.siege import siege_candidates
from .musketeer_position import MusketeerPosition, cached
from .track_values import siege_dice, space_price, turns_left

KEPT: Final = 0.8  # chance that a laid card stays: Milady sometimes takes one


@lru_cache(4096)
def falls(red: int, blue: int, spare: int, red_share: float, blue_share: float) -> float:
    """The chance that the red dice show more Swords than the blue dice plus the spare spaces."""
    total = 0.0
    for swords in range(spare + 1, red + 1):
        hits = comb(red, swords) * red_share**swords * (1 - red_share) ** (red - swords)
        total += hits * sum(
            comb(blue, stopped) * blue_share**stopped * (1 - blue_share) ** (blue - stopped)
            for stopped in range(min(blue, swords - spare - 1) + 1)
        )
    return total


def falls_tonight(position: MusketeerPosition, more_dice: int, lives: int) -> float:
    """The chance that the siege is lost this turn, with additional dice and this many lives to give."""
    o, box = position.o, position.box
    red = siege_red_dice(box, o.time, o.reinforced)
    spare = o.siege + box.siege_end - 1 + lives - smuggled_swords(box, o.paris_card)
    blue = min(box.blue_dice, siege_dice(position) + more_dice)
    return falls(red, blue, max(-1, spare), box.red_die[0] / sum(box.red_die), box.blue_die[0] / sum(box.blue_die))


@cached
def die_worth(position: MusketeerPosition) -> float:
    """The value of one more die at the siege, this turn and later."""
    guards = len(position.heroes_at(ROCHELLE))
    tonight = falls_tonight(position, 0, guards) - falls_tonight(position, 1, guards)
    return position.prices.game * tonight + KEPT * space_price(position) * turns_left(position) / 3


def guard_worth(position: MusketeerPosition, hero: int) -> float:
    """The value of being there when the dice are rolled, with a life to give."""
    others = sum(1 for other in position.heroes_at(ROCHELLE) if other != hero)
    saved = falls_tonight(position, 0, others) - falls_tonight(position, 0, others + 1)
    swords = position.box.time_dice[min(position.o.time, len(position.box.time_dice) - 1)] / 2
    idle = max(0.0, min(1.0, swords - others)) * max(0.0, space_price(position) - wound_price(position, hero))
    return position.prices.game * saved + idle


def rochelle_candidates(position: MusketeerPosition, hero: int) -> list[Candidate]:
    return siege_candidates(position, hero, die_worth(position))
