"""A table's log. Each kind of entry is declared once: its fields, who may see each field, and its public name.

The state of a table is computed from its log: who joined, who sat down, what was played and said. An entry is stored
before anyone is sent it. Everything else derives from the declarations below: what a viewer is sent (``views``), the
types of those messages (``server_messages``), the browser's types (``tools/webtypes.py``) and the labels of the
metrics.

- The tag is the entry's name in the store, on the wire and in the metrics.
- A ``Public`` field is sent to every viewer of the entry. A ``Private`` field never leaves the server before the game
  is over. Of ``Events`` a viewer is sent those whose audience they belong to.
"""

from contextlib import suppress
from enum import Enum
from typing import Annotated, ClassVar, Final, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from .options import CheckedOptions, Clock

SERVER: Final = 0  # the author of entries that no person caused

StoredEvent = tuple[str, int, tuple[int, ...]]  # an event: kind, audience, values
T = TypeVar("T")


class Shown(Enum):
    """Who is sent a field of an entry."""

    ALL = "all"
    NONE = "none"
    AUDIENCE = "audience"


Public = Annotated[T, Shown.ALL]
Private = Annotated[T, Shown.NONE]
Events = Annotated[list[StoredEvent], Shown.AUDIENCE]


class Entry(Struct, kw_only=True, omit_defaults=True, tag_field="kind"):
    """What every entry has: when it happened, who caused it, and the client's own mark for it."""

    changes_info: ClassVar[bool] = False  # viewers and the lobby get the table's description again
    changes_seats: ClassVar[bool] = False  # someone may have lost the right to look through a seat
    changes_game: ClassVar[bool] = True  # viewers get the game, the prompt and the clocks again
    spectators_only_if: ClassVar[str] = ""  # the field that, if true, hides it from players until the game is over

    at: Public[int]  # milliseconds since 1970
    by: Public[int] = SERVER  # a person's number at this table
    mark: Private[str] = ""
    sent: Private[str] = ""  # with a mark: the seat it came from, and a short hash of the message


class Opened(Entry, tag="opened"):
    """The table exists."""

    changes_info = True

    agreed: Private[CheckedOptions]
    root: Private[str] = ""  # the first table of a series of rematches


class Came(Entry, tag="came"):
    """A person joined the table under a nickname; ``by`` is their number."""

    changes_info = True

    nickname: Public[str]


class Sat(Entry, tag="sat"):
    """A person took seats."""

    changes_info = True
    changes_seats = True

    seats: Public[list[int]]
    nonce: Private[str]  # their part in the dice


class Rose(Entry, tag="rose"):
    """A person left these seats. During a game the seats stay theirs until someone else takes them."""

    changes_info = True
    changes_seats = True

    seats: Public[list[int]]


class Stood(Entry, tag="stood"):
    """A bot plays the seat from now on. Without a bot, its owner plays it again."""

    changes_info = True
    changes_seats = True

    seat: Public[int]
    bot: Public[str]


class Offered(Entry, tag="offered"):
    """A seat is reserved for a person; 0 ends the reservation."""

    changes_info = True

    seat: Public[int]
    person: Public[int]


class Hosted(Entry, tag="hosted"):
    """The person it is by is the table's host from now on."""

    changes_info = True


class Began(Entry, tag="began"):
    """The cards are dealt."""

    changes_info = True

    nonces: Private[list[tuple[int, str]]]
    lines: Private[list[str]]
    events: Events
    components: Private[str] = ""  # the digest of the tables it is played by


class Played(Entry, tag="played"):
    """A move, with the dice and draws that followed. The seat is -1 for the hourglass."""

    seat: Public[int]
    lines: Private[list[str]]
    events: Events
    cause: Public[Literal["", "bot", "timeout", "sand"]] = ""
    digest: Private[str] = ""


class Undone(Entry, tag="undone"):
    """A seat took something back: the game is again as at version ``to`` (0: not known)."""

    seat: Public[int]
    line: Private[str]
    to: Public[int] = 0  # older logs do not have it
    digest: Private[str] = ""


class Proposed(Entry, tag="proposed"):
    """A seat asks the others to let it take something back."""

    seat: Public[int]
    index: Private[int]  # of the input in the record


class Answered(Entry, tag="answered"):
    """A seat agrees to that, or refuses."""

    seat: Public[int]
    yes: Public[bool]


class Said(Entry, tag="said"):
    """A person said something, at the table or among the spectators."""

    changes_game = False
    spectators_only_if = "gallery"

    gallery: Public[bool]
    text: Public[str]


class Judged(Entry, tag="judged"):
    """The host muted, unmuted, removed or banned a person."""

    changes_info = True
    changes_seats = True

    person: Public[int]
    what: Public[Literal["mute", "unmute", "remove", "ban"]]


class Clocked(Entry, tag="clocked"):
    """The host changed the time control."""

    changes_info = True

    clock: Public[Clock]


class Resumed(Entry, tag="resumed"):
    """The server was away; no clock ran meanwhile."""

    away: Private[int | None] = None  # milliseconds; None in older logs: every player has their whole time again


class Froze(Entry, tag="froze"):
    """This version of the program cannot continue the game."""

    changes_info = True

    why: Public[str]


class Rematched(Entry, tag="rematched"):
    """The same people play again at another table."""

    changes_info = True

    table: Public[str]
    people: Private[list[int]] = []  # they have the same numbers there


AnyEntry = (
    Opened
    | Came
    | Sat
    | Rose
    | Stood
    | Offered
    | Hosted
    | Began
    | Played
    | Undone
    | Proposed
    | Answered
    | Said
    | Judged
    | Clocked
    | Resumed
    | Froze
    | Rematched
)

KINDS: Final[tuple[type[Entry], ...]] = get_args(AnyEntry)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


def readable(stored: list[tuple[int, bytes]]) -> list[tuple[int, AnyEntry]]:
    """The entries of a part of a log, without those that only another version of the program can read."""
    found = []
    for version, body in stored:
        with suppress(msgspec.MsgspecError):
            found.append((version, decode(body)))
    return found


# --- what the declarations say ---------------------------------------------------------------------


def kind_of(entry: type[Entry]) -> str:
    """An entry's public name."""
    return str(entry.__struct_config__.tag)


def shown_fields(entry: type[Entry]) -> dict[str, tuple[object, Shown]]:
    """The fields of a kind of entry, those of every entry first: their types, and who is sent them."""
    hints = get_type_hints(entry, include_extras=True)
    names = dict.fromkeys((*Entry.__struct_fields__, *entry.__struct_fields__))
    return {name: get_args(hints[name])[:2] for name in names}


def fields_for(entry: type[Entry], shown: Shown) -> tuple[str, ...]:
    """The names of the fields that are sent to all viewers, to none, or to an audience."""
    return tuple(name for name, (_, to) in shown_fields(entry).items() if to is shown)
