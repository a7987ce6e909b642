"""The novice's actions at La Rochelle: cards laid early count every turn, and a life given late may save it."""

from typing import Final

from mousquetaires.engine.actions import REINFORCE, make
from mousquetaires.engine.derived_values import siege_blue_dice
from mousquetaires.engine.ids import COMBAT, DOUBLE, ROCHELLE, SMUGGLER
from mousquetaires.engine.rules.action_refusals import SIEGE_LIMIT

from .candidate_actions import Candidate
from .position import Position

HORIZON: Final = 6  # turns that the novice looks ahead


def forecast(position: Position) -> float:
    """The siege token's final space if no player acts there."""
    o = position.o
    blue = siege_blue_dice(position.box, o.siege_cards)
    swords = sum(position.box.time_dice[o.time :]) / 2
    smuggled = 2 if o.paris_card == SMUGGLER else 0
    return o.siege + blue * position.spaces_left() / 3 - swords - smuggled


def space_price(position: Position) -> float:
    """The value of a space on the siege track: higher near the end, and when it goes badly."""
    margin = forecast(position) + position.box.siege_end
    near = 2.0 if position.o.siege <= -3 else 1.0 if position.o.siege <= -1 else 0.5
    return near * (1.5 if margin < 1 else 0.7 if margin < 4 else 0.25)


def card_worth(position: Position) -> float:
    """The value of a die at the siege over the next turns."""
    return space_price(position) * min(HORIZON, position.spaces_left()) / 3


def siege_candidates(position: Position, hero: int, die: float) -> list[Candidate]:
    """Cards that can be laid. ``die`` is the value of a die there."""
    room = SIEGE_LIMIT - sum(position.o.siege_cards)
    hand = position.hand(hero)
    found = []
    for card, dice in zip((COMBAT, DOUBLE), position.box.combat_dice, strict=True):
        if room > 0 and hand[card]:
            worth = dice * die - position.card_price(card) + 0.4
            found.append(Candidate(worth, make(REINFORCE, card), again=room > 1 and hand[card] > 1))
    return found


def guard_worth(position: Position, hero: int) -> float:
    """The value of being there when the dice are rolled, with a life to give."""
    o = position.o
    swords = position.box.time_dice[o.time] / 2
    others = [other for other in position.heroes_at(ROCHELLE) if other != hero]
    if position.lying(hero) or len(others) >= swords:
        return 0.0
    after = o.siege - swords
    return (1.0 if o.life[hero] > 1 else 0.4) * (5.0 if after <= -4 else 2.0 if after <= -3 else 0.4)
