"""Which Paris cards Milady holds: those that she would have taken when she had the choice."""

from functools import lru_cache
from typing import Final

from mousquetaires.engine.config import Table
from mousquetaires.engine.ids import PARIS_CARDS
from mousquetaires.engine.milady_choice_history import Choice
from mousquetaires.engine.view import Observation

from ..adept.milady_position import MiladyPosition
from .chosen_position import choices_so_far, chosen_position
from .destinations import CACHED, policy_shares
from .milady_policies import POLICIES, adept_policy

STEPS: Final = 40  # of a numerical integral
ADEPT: Final = [policy for _, policy in POLICIES].index(adept_policy)


def paris_weights(o: Observation) -> tuple[float, ...]:
    """By card: how likely Milady took it. Cards that have been in play count as the others, but can't be dealt."""
    if not o.paris_hand_size:
        return (1.0,) * PARIS_CARDS
    return taken_chances(o.table, choices_so_far(o), o.paris_unseen)


@lru_cache(maxsize=CACHED)
def taken_chances(table: Table, choices: tuple[Choice, ...], unseen: int) -> tuple[float, ...]:
    """An adept's chances to take each card, and equal chances for all other players."""
    adepts = adept_takes(chosen_position(table, turn_of_taking(choices)), unseen)
    share = policy_shares(table, choices)[ADEPT]
    return tuple([share * chance + (1 - share) / unseen.bit_count() for chance in adepts])


def turn_of_taking(choices: tuple[Choice, ...]) -> Choice:
    """The last turn that she began without a Paris card in hand. Otherwise she has it from the set-up."""
    return next((choice for choice in reversed(choices) if not choice.paris_hand_size), choices[0])


def adept_takes(position: MiladyPosition, unseen: int) -> list[float]:
    """The chance that each card has the greatest value, where up to ``mixing`` of each value is added at random."""
    worths = [position.paris_worth(card) if unseen >> card & 1 else 0.0 for card in range(PARIS_CARDS)]
    mixing = position.prices.mixing
    found = [0.0] * PARIS_CARDS
    for card in range(PARIS_CARDS):
        for step in range(STEPS if worths[card] else 0):
            value = worths[card] * (1 + mixing * (step + 0.5) / STEPS)
            others = [worth for other, worth in enumerate(worths) if other != card and worth]
            found[card] += all_below(value, others, mixing) / STEPS
    return found


def all_below(value: float, worths: list[float], mixing: float) -> float:
    """The chance that all these values stay below a value."""
    chance = 1.0
    for worth in worths:
        chance *= min(1.0, max(0.0, (value / worth - 1) / mixing))
    return chance
