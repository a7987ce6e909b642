"""What the adept's missions are worth: a step of the Quest, a Louvre mission, getting rid of a Paris card."""

from typing import Final

from mousquetaires.engine.ids import ABDUCTION, CONFINED, DISAPPEARANCE, MESSAGE, NO_MISSION, SMUGGLER

from .musketeer_position import MusketeerPosition, cached
from .quest_progress import quest_work
from .siege import smuggler_costs, sword_shares, swords
from .turns_left import disappearance_costs, honour_now, louvre_saves, message_costs, time_left

HURRY: Final = 1.5  # the greatest urgency
# Treachery cards that a Louvre mission keeps from Milady, by the space of its token. The type is of variable length,
# because mypyc does not initialise a constant of three floats.
TREACHERY_SAVED: Final[tuple[float, ...]] = (0.1, 0.4, 0.7)


@cached
def urgency(position: MusketeerPosition) -> float:
    """The share of all remaining actions that the Quest needs: 1 means all of them."""
    turns = min(time_left(position), honour_now(position))
    actions = len(position.table.heroes) * position.table.action_count * turns
    return min(HURRY, quest_work(position) / max(1.0, actions))


@cached
def step_price(position: MusketeerPosition) -> float:
    """The value of a step of the Quest."""
    return position.prices.step + position.prices.haste * urgency(position)


@cached
def louvre_worth(position: MusketeerPosition) -> float:
    """The value of the Louvre mission: early it brings Epic tokens, later it saves honour."""
    late = min(len(TREACHERY_SAVED) - 1, position.o.louvre_space)
    prize = 0.0 if late == 2 else 2 * position.epic_price()
    saved = louvre_saves(position) + TREACHERY_SAVED[late] * position.prices.treachery
    return position.prices.louvre * (prize + saved)


def strangled(position: MusketeerPosition, turns: int) -> float:
    """The chance that the Abduction succeeds within some turns."""
    card = position.box.paris[ABDUCTION]
    missing = max(0, card.effect_amount - position.o.constance)
    red, _ = sword_shares(position)
    return sum(swords(turns * card.effect_dice, red)[missing:])


@cached
def paris_harm(position: MusketeerPosition) -> float:
    """The value of getting rid of the Paris card."""
    o, prices = position.o, position.prices
    card = o.paris_card
    if card == NO_MISSION:
        return 0.0
    if card == ABDUCTION:
        soon, next_turn, then = [strangled(position, turns) for turns in (1, 2, 3)]
        return prices.game * (soon + prices.soon * (next_turn - soon) + prices.later * (then - next_turn))
    if card == DISAPPEARANCE:
        return prices.vanish * disappearance_costs(position)
    if card == SMUGGLER:
        return smuggler_costs(position)
    if card == MESSAGE:
        return prices.message * message_costs(position)
    turns = min(prices.horizon, time_left(position))
    return turns * (prices.treachery if card == CONFINED else min(2, o.purse) * prices.pistole)
