"""The bodies of HTTP requests about tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..table.branch_options import BranchOptions
from ..table.options import USUAL_BOT, Name, TableOptions

LinkSecret = Annotated[str, Meta(min_length=1, max_length=64)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table, and the nickname of its host."""

    nickname: str
    table: TableOptions = TableOptions()


class NewBranch(Struct, forbid_unknown_fields=True):
    """A moment of a finished game to play on from, and your nickname."""

    nickname: str
    branch: BranchOptions


class Newcomer(Struct, forbid_unknown_fields=True):
    """A person who joins a table."""

    nickname: str


class Sitting(Struct, forbid_unknown_fields=True):
    """Seats to take, and a nonce for the dice: 16 to 64 random bytes in hexadecimal."""

    seats: Annotated[list[Annotated[int, Meta(ge=0, le=5)]], Meta(max_length=6)]
    nonce: Annotated[str, Meta(max_length=200)]


class NewRematch(Struct, forbid_unknown_fields=True):
    """How a rematch is played: with the same seats, or with another player as Milady."""

    swap_sides: bool = False


class Following(Struct, forbid_unknown_fields=True):
    """A nonce for the dice of the rematch: with it you take your seats there at once."""

    nonce: Annotated[str, Meta(max_length=200)] = ""


class StandIn(Struct, forbid_unknown_fields=True):
    """A bot for a seat."""

    bot: Name = USUAL_BOT


class Offer(Struct, forbid_unknown_fields=True):
    """The person a seat is offered to; 0 ends the offer."""

    person: Annotated[int, Meta(ge=0, le=1_000_000)]


class Verdict(Struct, forbid_unknown_fields=True):
    """What the host decides about a person."""

    person: Annotated[int, Meta(ge=1, le=1_000_000)]
    what: Literal["mute", "unmute", "remove", "ban"]


class Link(Struct, forbid_unknown_fields=True):
    """The secret of a personal link."""

    secret: LinkSecret


class NewToken(Struct, forbid_unknown_fields=True):
    """What a token is good for: play:SEAT or watch:SEAT."""

    scope: Annotated[str, Meta(max_length=40)]
