"""La Rochelle for the adept: the chance that it falls, and the value of a die, a space or a life there."""

from functools import lru_cache
from math import comb
from typing import Final

from mousquetaires.engine.derived_values import siege_blue_dice, siege_red_dice, smuggled_swords
from mousquetaires.engine.ids import ROCHELLE

from ..novice.candidate_actions import Candidate
from ..novice.duels import wound_price
from ..novice.siege import siege_candidates
from .musketeer_position import MusketeerPosition, cached
from .turns_left import honour_now, time_left, turns_needed

KEPT: Final = 0.8  # chance that a laid card stays: Milady sometimes takes one

Swords = tuple[float, ...]  # the chance of each number of Swords


@lru_cache(256)
def swords(dice: int, share: float) -> Swords:
    """The chances of 0, 1, 2 ... Swords."""
    return tuple([comb(dice, n) * share**n * (1 - share) ** (dice - n) for n in range(dice + 1)])


@lru_cache(8192)
def falls(
    space: int, end: int, red: tuple[int, ...], smuggled: tuple[int, ...], blue: int, shares: tuple[float, float]
) -> float:
    """The chance that the token reaches Milady's end within some turns.

    ``space`` counts from the middle. ``red`` are Milady's dice in each turn, ``smuggled`` her certain Swords, ``blue``
    the Musketeers' dice. ``shares`` are the chances of a Sword, red and blue.
    """
    at = [0.0] * (2 * end + 1)
    at[max(0, space + end)] = 1.0
    for dice, more in zip(red, smuggled, strict=True):
        moves = differences(dice, blue, shares)
        then = [at[0]] + [0.0] * (2 * end)
        for here in range(1, 2 * end + 1):
            if at[here]:
                for number, chance in enumerate(moves):
                    there = here + number - dice - more
                    then[max(0, min(2 * end, there))] += at[here] * chance
        at = then
    return at[0]


@lru_cache(512)
def differences(red: int, blue: int, shares: tuple[float, float]) -> Swords:
    """The chances of each difference, blue Swords minus red Swords, from ``-red`` on."""
    found = [0.0] * (red + blue + 1)
    for hits, chance in enumerate(swords(red, shares[0])):
        for stops, other in enumerate(swords(blue, shares[1])):
            found[red + stops - hits] += chance * other
    return tuple(found)


@cached
def turns_ahead(position: MusketeerPosition) -> float:
    """The turns in which the siege may still decide the game."""
    return max(1.0, min(time_left(position), honour_now(position), turns_needed(position) + 1))


@cached
def turns_watched(position: MusketeerPosition) -> float:
    """The turns in which a danger counts in full. Against a later one, the Musketeers can still do something."""
    return float(round(min(position.prices.watch, turns_ahead(position))))


def siege_dice(position: MusketeerPosition) -> int:
    return siege_blue_dice(position.box, position.o.siege_cards)


def sword_shares(position: MusketeerPosition) -> tuple[float, float]:
    """The chance of a Sword on a red and on a blue die."""
    red, blue = position.box.red_die, position.box.blue_die
    return red[0] / sum(red), blue[0] / sum(blue)


def fall_chance(position: MusketeerPosition, spaces: int, dice: int, smuggled: float, turns: float) -> float:
    """The chance that the siege is lost within some turns, with more spaces and dice than now."""
    o, box = position.o, position.box
    hours = range(o.time, min(len(box.time_dice), o.time + int(turns)))
    red = [siege_red_dice(box, hour, o.reinforced if hour == o.time else 0) for hour in hours]
    more = [smuggled_swords(box, o.paris_card) if number < smuggled else 0 for number in range(len(red))]
    shares = sword_shares(position)
    blue = min(box.blue_dice, siege_dice(position) + dice)
    return falls(min(box.siege_end, o.siege + spaces), box.siege_end, tuple(red), tuple(more), blue, shares)


def falls_tonight(position: MusketeerPosition, more_dice: int, lives: int) -> float:
    """The chance that the siege is lost this turn, with additional dice and this many lives to give."""
    return fall_chance(position, lives, more_dice, 1.0, 1.0)


@cached
def danger(position: MusketeerPosition) -> float:
    """The chance that the siege is lost in the next turns."""
    return fall_chance(position, 0, 0, position.prices.horizon, turns_watched(position))


@cached
def space_price(position: MusketeerPosition) -> float:
    """The value of a space of the siege."""
    then = fall_chance(position, 1, 0, position.prices.horizon, turns_watched(position))
    return position.prices.game * (danger(position) - then) + position.prices.siege


@cached
def die_worth(position: MusketeerPosition) -> float:
    """The value of one more die at the siege, this turn and later."""
    then = fall_chance(position, 0, 1, position.prices.horizon, turns_watched(position))
    _, blue = sword_shares(position)
    saved = position.prices.game * (danger(position) - then)
    return KEPT * (saved + blue * turns_ahead(position) * position.prices.siege)


@cached
def smuggler_costs(position: MusketeerPosition) -> float:
    """What the Smuggler will cost if it stays."""
    without = fall_chance(position, 0, 0, 0.0, turns_watched(position))
    turns = min(position.prices.horizon, turns_watched(position))
    return position.prices.game * (danger(position) - without) + turns * position.prices.siege


def rolled_space_price(position: MusketeerPosition) -> float:
    """The value of a space after this turn's roll, for the turns to come."""
    box, after = position.box, position.siege_after_roll()
    if after <= -box.siege_end:
        return position.prices.game
    first = position.o.time + 1
    hours = range(first, min(len(box.time_dice), first + int(turns_watched(position)) - 1))
    red = tuple([siege_red_dice(box, hour, 0) for hour in hours])
    none, shares, blue = (0,) * len(red), sword_shares(position), siege_dice(position)
    now, then = [falls(min(box.siege_end, after + more), box.siege_end, red, none, blue, shares) for more in (0, 1)]
    return position.prices.game * (now - then) + position.prices.siege


def guard_worth(position: MusketeerPosition, hero: int) -> float:
    """The value of being there when the dice are rolled, with a life to give."""
    others = sum(1 for other in position.heroes_at(ROCHELLE) if other != hero)
    saved = falls_tonight(position, 0, others) - falls_tonight(position, 0, others + 1)
    red, _ = sword_shares(position)
    hits = red * position.box.time_dice[min(position.o.time, len(position.box.time_dice) - 1)]
    idle = max(0.0, min(1.0, hits - others)) * max(0.0, space_price(position) - wound_price(position, hero))
    return position.prices.game * saved + idle


def rochelle_candidates(position: MusketeerPosition, hero: int) -> list[Candidate]:
    return siege_candidates(position, hero, die_worth(position))
