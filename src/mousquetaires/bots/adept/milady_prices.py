"""What an adept Milady thinks her means are worth, in actions of the Musketeers, as self-play found them."""

from dataclasses import dataclass, field
from typing import Final

from .destination_weights import LURE, Lure


@dataclass(frozen=True)
class Malice:
    """Her prices."""

    lure: Lure = field(default_factory=lambda: LURE)
    # --- Paris cards
    abduction: float = 3.03
    disappearance: float = 18.0
    smuggler: float = 1.42
    smuggler_near: float = 12.79  # more with the siege all but won
    confined: float = 1.27
    message: float = 3.67
    message_late: float = 2.52  # more with the Queen's honour all but gone
    duels: float = 1.48  # with a middling purse
    mixing: float = 0.45  # how far her choice of cards strays from the best
    turnover: float = 0.66  # what a new card must be worth more than the one it drives out
    # --- Treachery
    take: float = 2.09  # a card drawn
    dead_end: float = 5.67
    balm: float = 3.29
    ambush_weak: float = 3.47
    ambush: float = 0.67
    prison: float = 2.81
    conscripts: float = 4.1
    reinforcements: float = 0.91
    emergency: float = 0.38
    isolation: float = 0.47
    plot: float = 1.08
    plot_late: float = 3.31
    # --- adversaries: what each action they cost is worth against the rewards they carry
    reward_pistole: float = 0.5
    reward_epic: float = 1.82
    beggars: float = 2.96
    thief: float = 0.47
    assassin: float = 1.14
    harlot: float = 1.82
    nemesis: float = 2.05
    variety: float = 1.53  # how far her choice of men strays from the best
    thrift: float = 0.23  # of a strong adversary's worth kept for a place that matters more
    # --- tokens
    hoard: float = 0.93  # how much rather the weak ones are laid at the Inn


MALICE: Final = Malice()
