"""What an adept Milady thinks her means are worth, in actions of the Musketeers, as self-play found them."""

from dataclasses import dataclass, field
from typing import Final

from .lures import LURE, Lure


@dataclass(frozen=True)
class Malice:
    """Her prices."""

    lure: Lure = field(default_factory=lambda: LURE)
    # --- Paris cards, in the order of their ids
    abduction: float = 3.4
    disappearance: float = 4.0
    smuggler: float = 2.4
    confined: float = 2.0
    message: float = 2.6
    duels: float = 0.8
    mixing: float = 0.35  # how far her choice of cards strays from the best
    turnover: float = 0.8  # what a new card must be worth more than the one it drives out
    # --- Treachery
    take: float = 2.0  # a card drawn
    dead_end: float = 5.0
    balm: float = 4.0
    ambush_weak: float = 3.0
    ambush: float = 0.8
    prison: float = 2.2
    conscripts: float = 3.4
    reinforcements: float = 1.0
    emergency: float = 0.5
    isolation: float = 0.5
    plot: float = 1.0
    plot_late: float = 3.0
    # --- adversaries: what each action they cost is worth against the rewards they carry
    reward_pistole: float = 0.4
    reward_epic: float = 1.5
    beggars: float = 1.3
    thief: float = 0.6
    assassin: float = 1.2
    harlot: float = 1.3
    nemesis: float = 2.4
    thrift: float = 0.35  # of a strong adversary's worth kept for a place that matters more
    # --- tokens
    hoard: float = 1.0  # how much rather the weak ones are laid at the Inn


MALICE: Final = Malice()
