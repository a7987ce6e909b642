"""The lines of a replay, field by field. The browser's types are generated from these."""

from typing import Final

from msgspec import UNSET, UnsetType

from .server_messages import FullTable, Sent, Update

EVERYTHING: Final = 7  # the viewer to whom everything is revealed

Hands = list[list[int]]  # the Adventure cards of each seat by kind; Milady's seat has none


class ReplayStart(FullTable, tag="replay"):
    """The first line: the table right after the deal, as a ``hello`` would have sent it."""

    hands: Hands | UnsetType = UNSET
    inputs: int | UnsetType = UNSET


class ReplayStep(Sent, tag="step"):
    """One entry of the log: the update as it was sent then, and the answer of its seat if the viewer knew it.

    With everything revealed there is more: all hands if one has changed, how many inputs of the record were made by
    then, and for each event the number of the input that caused it.
    """

    update: Update
    chosen: str
    hands: Hands | UnsetType = UNSET
    inputs: int | UnsetType = UNSET
    causes: list[int] | UnsetType = UNSET


AnyReplayLine = ReplayStart | ReplayStep
