"""What is printed on the box's components, for whoever draws the table: the same for everybody, and no secret.

Numbers are the ids of ``/api/names``; a list has an entry for each id of its group, in their order.
"""

from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct

from mousquetaires.engine import ids
from mousquetaires.engine.components import (
    ABILITY_NAMES,
    CHARACTER_EFFECT_NAMES,
    PARIS_EFFECT_NAMES,
    PAYMENT_NAMES,
    STIPULATION_NAMES,
    Components,
)
from mousquetaires.engine.rules.menu import SIEGE_LIMIT
from mousquetaires.engine.rules.quest import SPACES_RETURN
from mousquetaires.engine.rules.siege import END_REWARD, LEFT_REWARD, RIGHT_REWARD
from mousquetaires.native import COMPILED, running

from ..version import RELEASE

# A compiled class no longer knows the types of its fields: there the API's document says less; the answer is the same.
if TYPE_CHECKING or running().kind != COMPILED:
    Printed = Components
else:
    Printed = dict[str, Any]

GALLERY_SPACES: Final = ids.INN_SPACES // ids.ANTECHAMBERS


class Words(Struct):
    """What the numbers of the printed values mean that are no ids."""

    ability: tuple[str, ...]
    stipulation: tuple[str, ...]
    effect: tuple[str, ...]
    character: tuple[str, ...]
    payment: tuple[str, ...]


class SiegeMark(Struct):
    """A space of the siege track where somebody gains; ``bit`` of the view's ``siege_rewards`` says that he has."""

    space: int
    gives: Literal["milady_wins", "treachery", "epic", "one_for_all"]
    bit: int


class Boards(Struct):
    """The spaces of the Quest boards; a view's ``spaces`` run through them in this order."""

    inn_paths: int
    inn_length: int
    return_spaces: int
    antechambers: int
    antechamber_spaces: int


class Box(Struct):
    """Everything printed that a client needs to draw the table."""

    version: str
    printed: Printed
    words: Words
    open_places: tuple[int, ...]
    location_cards: tuple[int, ...]
    siege_marks: list[SiegeMark]
    siege_cards: int
    boards: Boards
    token_foe: tuple[int, ...]


def box_of(components: Components) -> Box:
    """A box as its components were printed."""
    return Box(
        RELEASE,
        components,
        Words(ABILITY_NAMES, STIPULATION_NAMES, PARIS_EFFECT_NAMES, CHARACTER_EFFECT_NAMES, PAYMENT_NAMES),
        ids.OPEN_PLACES,
        ids.LOCATION_CARDS,
        siege_marks(components.siege_end),
        SIEGE_LIMIT,
        Boards(ids.INN_PATHS, ids.INN_LENGTH, SPACES_RETURN, ids.ANTECHAMBERS, GALLERY_SPACES),
        ids.TOKEN_FOE,
    )


def siege_marks(end: int) -> list[SiegeMark]:
    """From Milady's end of the track to the Musketeers'; a test plays it to see that the rules agree."""
    return [
        SiegeMark(-end, "milady_wins", 0),
        SiegeMark(1 - end, "treachery", LEFT_REWARD),
        SiegeMark(end - 1, "epic", RIGHT_REWARD),
        SiegeMark(end, "one_for_all", END_REWARD),
    ]
