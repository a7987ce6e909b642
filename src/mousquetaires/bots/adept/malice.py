"""What an adept Milady thinks her means are worth, in actions of the Musketeers, as self-play found them."""

from dataclasses import dataclass, field
from typing import Final

from .lures import LURE, Lure


@dataclass(frozen=True)
class Malice:
    """Her prices."""

    lure: Lure = field(default_factory=lambda: LURE)
    # --- Paris cards
    abduction: float = 3.27
    disappearance: float = 18.0
    smuggler: float = 1.43
    smuggler_near: float = 12.96  # more with the siege all but won
    confined: float = 1.55
    message: float = 3.64
    message_late: float = 2.95  # more with the Queen's honour all but gone
    duels: float = 1.6  # with a middling purse
    mixing: float = 0.43  # how far her choice of cards strays from the best
    turnover: float = 0.64  # what a new card must be worth more than the one it drives out
    # --- Treachery
    take: float = 2.01  # a card drawn
    dead_end: float = 5.56
    balm: float = 3.27
    ambush_weak: float = 3.11
    ambush: float = 0.76
    prison: float = 2.77
    conscripts: float = 4.57
    reinforcements: float = 0.93
    emergency: float = 0.43
    isolation: float = 0.47
    plot: float = 0.97
    plot_late: float = 3.54
    # --- adversaries: what each action they cost is worth against the rewards they carry
    reward_pistole: float = 0.53
    reward_epic: float = 1.82
    beggars: float = 3.2
    thief: float = 0.48
    assassin: float = 1.1
    harlot: float = 1.59
    nemesis: float = 1.88
    variety: float = 1.41  # how far her choice of men strays from the best
    thrift: float = 0.22  # of a strong adversary's worth kept for a place that matters more
    # --- tokens
    hoard: float = 1.0  # how much rather the weak ones are laid at the Inn


MALICE: Final = Malice()
