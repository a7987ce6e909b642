"""Weights of Milady's destinations from public facts. She chooses by them, and the Musketeers guess by them."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from mousquetaires.engine.ids import (
    ABDUCTION,
    ATHOS,
    CONFINED,
    DISAPPEARANCE,
    DOUBLE,
    DUELS,
    ENGLAND,
    GALLERIES,
    INN,
    LOUVRE,
    MESSAGE,
    NO_MISSION,
    PARIS,
    QUARTERS,
    QUEST,
    RICHELIEU,
    ROCHELLE,
    SMUGGLER,
)

from ..novice.position import Sight


@dataclass(frozen=True)
class Lure:
    """How much each fact attracts Milady. Only the ratios matter."""

    quest: float = 0.72
    quest_prey: float = 2.03
    quest_late: float = 2.66
    paris: float = 0.48
    paris_prey: float = 1.22
    louvre: float = 0.26
    louvre_prey: float = 0.44
    siege: float = 0.74
    quarters: float = 5.7
    richelieu: float = 1.88


LURE: Final = Lure()
PARIS_WEIGHT: Final = {DISAPPEARANCE: 2.2, ABDUCTION: 2.0, MESSAGE: 1.2, SMUGGLER: 1.2, CONFINED: 1.0, DUELS: 0.5}


def public_lures(sight: Sight, lure: Lure = LURE) -> dict[int, float]:
    """A weight for each of the six Location cards."""
    return {
        QUEST: quest_lure(sight, lure),
        PARIS: paris_lure(sight, lure),
        LOUVRE: louvre_lure(sight, lure),
        ROCHELLE: siege_lure(sight, lure),
        QUARTERS: quarters_lure(sight, lure),
        RICHELIEU: richelieu_lure(sight, lure),
    }


def prey(sight: Sight, place: int) -> int:
    """The number of Musketeers there whom Rochefort would meet."""
    return sum(1 for hero in sight.heroes_at(place) if hero != ATHOS)


def quest_lure(sight: Sight, lure: Lure) -> float:
    board = sight.o.board
    late = 0.0 if board == INN else 0.5 if board == ENGLAND else 1.5 if board == GALLERIES else 1.0
    hunt = 2.0 if sight.table.mortal else 1.0
    return hunt * (lure.quest + lure.quest_prey * prey(sight, QUEST) + lure.quest_late * late)


def paris_lure(sight: Sight, lure: Lure) -> float:
    card = sight.o.paris_card
    if card == NO_MISSION:
        return 0.01
    return (lure.paris + lure.paris_prey * prey(sight, PARIS)) * PARIS_WEIGHT[card]


def louvre_lure(sight: Sight, lure: Lure) -> float:
    if sight.o.louvre_card == NO_MISSION:
        return 0.01
    return lure.louvre + lure.louvre_prey * prey(sight, LOUVRE)


def siege_lure(sight: Sight, lure: Lure) -> float:
    laid = sight.o.siege_cards
    dice = sum(laid) + laid[DOUBLE]
    return 0.01 + lure.siege * dice * (1.6 if sight.o.siege <= -2 else 1.0)


def quarters_lure(sight: Sight, lure: Lure) -> float:
    """Attractive while a new Paris card is available and none is in hand."""
    o = sight.o
    left = o.paris_unseen.bit_count() - o.paris_hand_size
    if not left or o.paris_hand_size or o.turn > 9:
        return 0.05
    spent = o.paris_card == NO_MISSION or o.paris_done
    return lure.quarters * (1.0 if spent else 0.5)


def richelieu_lure(sight: Sight, lure: Lure) -> float:
    held = 1.0 + sight.o.treachery_hand_size
    return 0.05 + lure.richelieu / (held * sqrt(held))
