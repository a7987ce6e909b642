"""The adept Milady's prices, in actions of the Musketeers, as found by self-play (tools/prices.py)."""

from dataclasses import dataclass, field
from typing import Final

from .milady_destinations import DESTINATION_WEIGHTS, DestinationWeights


@dataclass(frozen=True)
class MiladyPrices:
    """What Milady's cards and choices are worth to her."""

    weights: DestinationWeights = field(default_factory=lambda: DESTINATION_WEIGHTS)
    # --- Paris cards
    abduction: float = 9.0
    disappearance: float = 6.0
    smuggler: float = 1.42
    smuggler_near: float = 12.79  # added when the siege is almost won
    confined: float = 1.27
    message: float = 3.67
    message_late: float = 2.52  # added when the Queen's honour is almost gone
    duels: float = 1.48  # with an average purse
    mixing: float = 0.45  # randomness in the choice of cards
    turnover: float = 0.66  # how much better a new card must be than the one it replaces
    # --- Treachery
    take: float = 2.09  # a drawn card
    dead_end: float = 5.67
    balm: float = 3.29
    ambush_weak: float = 3.47
    ambush: float = 0.67
    prison: float = 2.81
    conscripts: float = 4.1
    reinforcements: float = 0.91
    emergency: float = 0.7
    isolation: float = 0.47
    plot: float = 1.08
    plot_late: float = 3.31
    # --- adversaries: the value of each action they cost, minus the rewards they carry
    reward_pistole: float = 0.5
    reward_epic: float = 1.82
    beggars: float = 2.96
    thief: float = 0.47
    assassin: float = 1.14
    harlot: float = 1.82
    nemesis: float = 2.05
    variety: float = 3.0  # randomness in the choice of adversaries
    thrift: float = 0.23  # share of a strong adversary's value that is saved for a more important place
    # --- tokens
    hoard: float = 0.93  # preference for weak tokens at the Inn
    bluff: float = 0.9  # actions given up for a less likely choice of tokens on the way back


MILADY_PRICES: Final = MiladyPrices()
