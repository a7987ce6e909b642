"""What an adept Milady thinks her means are worth, in actions of the Musketeers, as self-play found them."""

from dataclasses import dataclass, field
from typing import Final

from .lures import LURE, Lure


@dataclass(frozen=True)
class Malice:
    """Her prices."""

    lure: Lure = field(default_factory=lambda: LURE)
    # --- Paris cards, in the order of their ids
    abduction: float = 4.8
    disappearance: float = 7.1
    smuggler: float = 1.64
    confined: float = 1.69
    message: float = 5.4
    duels: float = 0.87
    mixing: float = 0.34  # how far her choice of cards strays from the best
    turnover: float = 0.73  # what a new card must be worth more than the one it drives out
    # --- Treachery
    take: float = 2.2  # a card drawn
    dead_end: float = 4.52
    balm: float = 3.69
    ambush_weak: float = 3.39
    ambush: float = 0.9
    prison: float = 2.62
    conscripts: float = 3.41
    reinforcements: float = 1.28
    emergency: float = 0.48
    isolation: float = 0.49
    plot: float = 1.05
    plot_late: float = 3.6
    # --- adversaries: what each action they cost is worth against the rewards they carry
    reward_pistole: float = 0.37
    reward_epic: float = 2.01
    beggars: float = 1.58
    thief: float = 0.57
    assassin: float = 1.09
    harlot: float = 1.44
    nemesis: float = 2.41
    thrift: float = 0.35  # of a strong adversary's worth kept for a place that matters more
    # --- tokens
    hoard: float = 0.94  # how much rather the weak ones are laid at the Inn


MALICE: Final = Malice()
