"""Who sends a command, and the mark by which a message that was sent twice is recognised."""

from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct

from .entries import SERVER

NO_SEAT: Final = -1
Mark = Annotated[str, Meta(min_length=1, max_length=64)]


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A client's message. Its mark is the client's own name for it: a message with the same mark is done once."""

    mark: Mark


class Author(NamedTuple):
    """The sender of a command: their number at the table, the seat they act for, and their mark for the command."""

    person: int
    seat: int = NO_SEAT
    mark: str = ""
    content: str = ""  # with a mark: a short hash of the message


THE_SERVER: Final = Author(SERVER)  # for bots and clocks
