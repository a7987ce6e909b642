"""What is printed on the components, for clients that draw the table. None of it is secret.

Numbers are the ids of ``/api/names``. A list has an entry for each id of its group, in order.
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
from mousquetaires.engine.rules.action_refusals import SIEGE_LIMIT
from mousquetaires.engine.rules.quest import SPACES_RETURN
from mousquetaires.engine.rules.siege import END_REWARD, LEFT_REWARD, RIGHT_REWARD
from mousquetaires.native import COMPILED, running

from ..rules_fingerprint import RELEASE

# A compiled class does not know the types of its fields: there the OpenAPI document says less. The data is the same.
if TYPE_CHECKING or running().kind != COMPILED:
    Printed = Components
else:
    Printed = dict[str, Any]

GALLERY_SPACES: Final = ids.INN_SPACES // ids.ANTECHAMBERS


class ValueNames(Struct):
    """Names of the printed numbers that are not ids."""

    ability: tuple[str, ...]
    stipulation: tuple[str, ...]
    effect: tuple[str, ...]
    character: tuple[str, ...]
    payment: tuple[str, ...]


class SiegeMark(Struct):
    """A space of the siege track with a reward. ``bit`` of the view's ``siege_rewards`` is set once it was given."""

    space: int
    gives: Literal["milady_wins", "treachery", "epic", "one_for_all"]
    bit: int


class Boards(Struct):
    """The spaces of the Quest boards. A view's ``spaces`` list them in this order."""

    inn_paths: int
    inn_length: int
    return_spaces: int
    antechambers: int
    antechamber_spaces: int


class Box(Struct):
    """Everything printed that a client needs to draw the table."""

    version: str
    printed: Printed
    words: ValueNames
    open_places: tuple[int, ...]
    location_cards: tuple[int, ...]
    siege_marks: list[SiegeMark]
    siege_cards: int
    boards: Boards
    token_foe: tuple[int, ...]


def box_of(components: Components) -> Box:
    """The data of a box with these components."""
    return Box(
        RELEASE,
        components,
        ValueNames(ABILITY_NAMES, STIPULATION_NAMES, PARIS_EFFECT_NAMES, CHARACTER_EFFECT_NAMES, PAYMENT_NAMES),
        ids.OPEN_PLACES,
        ids.LOCATION_CARDS,
        siege_marks(components.siege_end),
        SIEGE_LIMIT,
        Boards(ids.INN_PATHS, ids.INN_LENGTH, SPACES_RETURN, ids.ANTECHAMBERS, GALLERY_SPACES),
        ids.TOKEN_FOE,
    )


def siege_marks(end: int) -> list[SiegeMark]:
    """From Milady's end of the track to the Musketeers'. A test plays the siege and compares."""
    return [
        SiegeMark(-end, "milady_wins", 0),
        SiegeMark(1 - end, "treachery", LEFT_REWARD),
        SiegeMark(end - 1, "epic", RIGHT_REWARD),
        SiegeMark(end, "one_for_all", END_REWARD),
    ]
