"""The values of track steps for the adept: time, siege, honour and abduction, and the progress of the Quest."""

from math import exp
from typing import Final

from mousquetaires.engine.derived_values import siege_blue_dice
from mousquetaires.engine.ids import (
    ABDUCTION,
    CONFINED,
    DISAPPEARANCE,
    ENGLAND,
    GALLERIES,
    INN,
    INN_LENGTH,
    INN_PATHS,
    MESSAGE,
    NO_MISSION,
    NO_TOKEN,
    RETURN,
    SKILLS,
    SMUGGLER,
)

from .musketeer_position import MusketeerPosition, cached

# The actions that each board takes a team, including fights, drawing and moving.
BOARD_WORK: Final = (9.0, 14.0, 7.0, 14.0)
TOKEN_WORK: Final = 2.0
CHALLENGE_WORK: Final = 2.6
WARDES_WORK: Final = 3.5
ANTECHAMBER_WORK: Final = 3.5
# The chance of Milady's six successes within one, two and three turns, by the successes so far.
STRANGLED: Final = ((0.0, 0.145, 0.61), (0.0, 0.36, 0.81), (0.06, 0.64, 0.93), (0.31, 0.85, 0.98),
                    (0.69, 0.96, 1.0), (0.94, 1.0, 1.0))  # fmt: skip


@cached
def turns_left(position: MusketeerPosition) -> float:
    """The turns until the last hour, including this one. A Disappearance shortens them."""
    hours = position.spaces_left()
    if position.o.paris_card == DISAPPEARANCE:
        return max(1.0, hours - min(2.0, hours / 2))
    return float(hours)


@cached
def quest_work(position: MusketeerPosition) -> float:
    """About how many actions the rest of the Quest takes."""
    board = position.o.board
    return board_work(position) + sum(BOARD_WORK[board + 1 :])


def board_work(position: MusketeerPosition) -> float:
    o = position.o
    if o.board == INN:
        return TOKEN_WORK * min(INN_LENGTH - position.front(path) for path in range(INN_PATHS)) + 1.0
    if o.board == ENGLAND:
        return CHALLENGE_WORK * (SKILLS - o.england.bit_count()) + WARDES_WORK
    if o.board == RETURN:
        return TOKEN_WORK * sum(token != NO_TOKEN for token in o.spaces[:3]) + 1.0
    return ANTECHAMBER_WORK * (4 - o.antechamber) if o.board == GALLERIES else 0.0


@cached
def urgency(position: MusketeerPosition) -> float:
    """The share of all remaining actions that the Quest needs: 1 means all of them."""
    actions = len(position.table.heroes) * position.table.action_count * turns_left(position)
    return min(1.5, quest_work(position) / max(1.0, actions))


@cached
def step_price(position: MusketeerPosition) -> float:
    """The value of a step of the Quest."""
    return position.prices.step + position.prices.haste * urgency(position)


def decay(margin: float, ease: float) -> float:
    """1 without a margin, then falling towards 0."""
    return 1.0 / (1.0 + exp(min(20.0, margin / ease))) * 2.0 if margin > 0 else 1.0


@cached
def siege_drift(position: MusketeerPosition) -> float:
    """The spaces left before the siege falls at the end of the game, if no Musketeer acts there."""
    o = position.o
    turns = int(turns_left(position))
    red = sum(position.box.time_dice[o.time : o.time + turns]) / 2
    smuggled = min(turns, 2) if o.paris_card == SMUGGLER else 0
    return o.siege + position.box.siege_end - 1 + siege_dice(position) * turns / 3 - red - smuggled


def siege_dice(position: MusketeerPosition) -> int:
    return siege_blue_dice(position.box, position.o.siege_cards)


@cached
def space_price(position: MusketeerPosition) -> float:
    """The value of a space of the siege."""
    o = position.o
    soon = o.siege + position.box.siege_end - 1 - position.box.time_dice[min(o.time, len(position.box.time_dice) - 1)]
    near = decay(float(max(0, soon)), 1.0)
    return position.prices.siege * max(near, decay(siege_drift(position), position.prices.siege_ease))


@cached
def honour_price(position: MusketeerPosition) -> float:
    """The value of a point of honour. The last ones matter most, if the game is long enough to lose them."""
    o = position.o
    each_turn = position.prices.honour_leak + (1.0 if o.paris_card == MESSAGE else 0.0)
    leak = each_turn * (turns_left(position) - 1)
    return position.prices.honour * decay(o.honour - 1 - leak, position.prices.honour_ease)


@cached
def louvre_worth(position: MusketeerPosition) -> float:
    """The value of the Louvre mission: early it brings Epic tokens, later it saves honour."""
    o = position.o
    prize = 2 * position.epic_price() if o.louvre_space <= 1 else 0.0
    saved = (0.4, 1.2, 2.0)[min(2, o.louvre_space)]
    return prize + saved * honour_price(position)


@cached
def paris_harm(position: MusketeerPosition) -> float:
    """The value of getting rid of the Paris card."""
    o, prices = position.o, position.prices
    card = o.paris_card
    if card == NO_MISSION:
        return 0.0
    if card == ABDUCTION:
        soon, next_turn, then = STRANGLED[min(5, o.constance)]
        return prices.game * (soon + 0.7 * (next_turn - soon) + 0.35 * (then - next_turn))
    turns = min(prices.horizon, turns_left(position))
    if card == DISAPPEARANCE:
        return turns * prices.hour
    if card == SMUGGLER:
        return turns * space_price(position)
    if card == MESSAGE:
        return prices.message * turns * honour_price(position)
    return turns * (prices.treachery if card == CONFINED else min(2, o.purse) * prices.pistole)
