"""Milady's clocks as the adept sees them: how many turns are left, and the value of another one.

Time and honour run out after a number of turns that can be foreseen. The Quest needs a number of turns, too. If a clock
loses a turn before the Quest is done, that costs all actions of the turn. A turn that comes later costs nothing.
"""

from math import exp, log1p
from typing import Final

from mousquetaires.engine.components import EFFECT_HONOUR
from mousquetaires.engine.ids import DISAPPEARANCE, MESSAGE, NO_MISSION

from .musketeer_position import MusketeerPosition, cached
from .quest_progress import quest_work

LOSS_BY_SPACE: Final[tuple[int, ...]] = (0, 0, 1, 2)  # LOU-4, LOU-5: points lost when the Louvre token moves to a space
LONGEST: Final = 30  # turns
SHORTENED: Final = 2.0  # turns that a Disappearance will probably take away


@cached
def turns_needed(position: MusketeerPosition) -> float:
    """About how many turns the Quest still takes."""
    actions = len(position.table.heroes) * position.table.action_count
    return quest_work(position) / (actions * position.prices.pace)


@cached
def time_left(position: MusketeerPosition) -> float:
    """The turns until the last hour, including this one. A Disappearance shortens them."""
    hours = float(position.spaces_left())
    if position.o.paris_card == DISAPPEARANCE:
        return max(1.0, hours - min(SHORTENED, hours / 2))
    return hours


def honour_left(position: MusketeerPosition, more: float, space: int, message: float) -> float:
    """The turns until the Queen's honour is gone, including this one, or until the last hour if that comes first.

    ``more`` are points in addition to the current ones, ``space`` is the Louvre token's, ``message`` the turns in which
    the Message takes a point.
    """
    o, leak = position.o, position.prices.honour_leak
    points = o.honour + more
    resting = o.louvre_card == NO_MISSION
    for turn in range(LONGEST):
        loss = leak + max(0.0, min(1.0, message - turn)) * message_points(position)
        if not resting:
            space += 1
            loss += LOSS_BY_SPACE[space]
            space = 0 if space == position.box.louvre_spaces - 1 else space
        if loss >= points:
            return min(turn + points / loss, float(position.spaces_left()))
        points -= loss
    return float(position.spaces_left())


def message_points(position: MusketeerPosition) -> int:
    card = position.box.paris[MESSAGE]
    return card.effect_amount if card.effect == EFFECT_HONOUR else 0


@cached
def message_turns(position: MusketeerPosition) -> float:
    """The turns that the Message will probably stay."""
    return position.prices.horizon if position.o.paris_card == MESSAGE else 0.0


@cached
def honour_now(position: MusketeerPosition) -> float:
    return honour_left(position, 0.0, position.o.louvre_space, message_turns(position))


def useful_turns(position: MusketeerPosition, turns: float) -> float:
    """How many of so many turns will be useful: nearly all until the Quest is done, then none."""
    width = position.prices.doubt
    done = turns_needed(position) + width
    return width * (softplus(done / width) - softplus((done - turns) / width))


def softplus(x: float) -> float:
    return x + log1p(exp(-x)) if x > 0 else log1p(exp(x))


def gain(position: MusketeerPosition, before: float, after: float) -> float:
    """The value of a clock that leaves ``after`` turns instead of ``before``. Each clock is judged by itself."""
    return position.prices.hour * (useful_turns(position, after) - useful_turns(position, before))


# --- what a clock's step is worth -------------------------------------------------------------------


@cached
def disappearance_costs(position: MusketeerPosition) -> float:
    """What the Disappearance will cost if it stays."""
    hours = float(position.spaces_left())
    return gain(position, hours - min(position.prices.horizon, hours / 2), hours)


@cached
def honour_price(position: MusketeerPosition) -> float:
    """The value of a point of honour."""
    more = honour_left(position, 1.0, position.o.louvre_space, message_turns(position))
    return gain(position, honour_now(position), more)


@cached
def louvre_saves(position: MusketeerPosition) -> float:
    """The value of turning the Louvre token back to the top."""
    return gain(position, honour_now(position), honour_left(position, 0.0, 0, message_turns(position)))


@cached
def message_costs(position: MusketeerPosition) -> float:
    """What the Message will cost if it stays."""
    return gain(position, honour_now(position), honour_left(position, 0.0, position.o.louvre_space, 0.0))
