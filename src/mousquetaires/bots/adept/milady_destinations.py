"""How likely Milady chooses each destination, from public facts. She draws by it, and the Musketeers guess by it."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from mousquetaires.engine.derived_values import siege_blue_dice
from mousquetaires.engine.ids import (
    ABDUCTION,
    ATHOS,
    CONFINED,
    DISAPPEARANCE,
    DUELS,
    ENGLAND,
    GALLERIES,
    INN,
    LOCATION_CARDS,
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

from ..novice.position import Position
from .mixing import capped_shares


@dataclass(frozen=True)
class DestinationWeights:
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


DESTINATION_WEIGHTS: Final = DestinationWeights()
MOST_LIKELY: Final = 0.36  # the greatest share of a destination, in any position
WITH_ROCHEFORT: Final = (PARIS, LOUVRE, QUEST)  # MIL-2: only while he stands
PARIS_WEIGHT: Final = {DISAPPEARANCE: 2.2, ABDUCTION: 2.0, MESSAGE: 1.2, SMUGGLER: 1.2, CONFINED: 1.0, DUELS: 0.5}


def destination_weights(position: Position, weights: DestinationWeights = DESTINATION_WEIGHTS) -> dict[int, float]:
    """The share of each of the six Location cards: more where more attracts her, but never enough to be predicted."""
    shares = dict.fromkeys(LOCATION_CARDS, 0.0)
    shares.update(capped_shares(attractions(position, weights), MOST_LIKELY))
    return shares


def attractions(position: Position, weights: DestinationWeights) -> dict[int, float]:
    """How much each destination attracts Milady, of those that she may choose now."""
    found = {
        QUEST: quest_weight(position, weights),
        PARIS: paris_weight(position, weights),
        LOUVRE: louvre_weight(position, weights),
        ROCHELLE: siege_weight(position, weights),
        QUARTERS: quarters_weight(position, weights),
        RICHELIEU: richelieu_weight(position, weights),
    }
    if position.o.rochefort:
        return found
    return {place: weight for place, weight in found.items() if place not in WITH_ROCHEFORT}


def musketeers_to_meet(position: Position, place: int) -> int:
    """The number of Musketeers there that Rochefort would meet."""
    return sum(1 for hero in position.heroes_at(place) if hero != ATHOS)


def quest_weight(position: Position, weights: DestinationWeights) -> float:
    board = position.o.board
    late = 0.0 if board == INN else 0.5 if board == ENGLAND else 1.5 if board == GALLERIES else 1.0
    hunt = 2.0 if position.table.mortal else 1.0
    return hunt * (weights.quest + weights.quest_prey * musketeers_to_meet(position, QUEST) + weights.quest_late * late)


def paris_weight(position: Position, weights: DestinationWeights) -> float:
    card = position.o.paris_card
    if card == NO_MISSION:
        return 0.01
    return (weights.paris + weights.paris_prey * musketeers_to_meet(position, PARIS)) * PARIS_WEIGHT[card]


def louvre_weight(position: Position, weights: DestinationWeights) -> float:
    if position.o.louvre_card == NO_MISSION:
        return 0.01
    return weights.louvre + weights.louvre_prey * musketeers_to_meet(position, LOUVRE)


def siege_weight(position: Position, weights: DestinationWeights) -> float:
    dice = siege_blue_dice(position.box, position.o.siege_cards)
    return 0.01 + weights.siege * dice * (1.6 if position.o.siege <= -2 else 1.0)


def quarters_weight(position: Position, weights: DestinationWeights) -> float:
    """Attractive while a new Paris card is available and none is in hand."""
    o = position.o
    left = o.paris_unseen.bit_count() - o.paris_hand_size
    if not left or o.paris_hand_size or o.turn > 9:
        return 0.05
    spent = o.paris_card == NO_MISSION or o.paris_done
    return weights.quarters * (1.0 if spent else 0.5)


def richelieu_weight(position: Position, weights: DestinationWeights) -> float:
    held = 1.0 + position.o.treachery_hand_size
    return 0.05 + weights.richelieu / (held * sqrt(held))
