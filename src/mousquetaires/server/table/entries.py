"""A table's log: everything that ever happened at it, one entry a version.

A table is nothing but its log: who came, who sat down, what was played and said. Entries are written
before anybody is told, and a room is made by reading them again. What a viewer is sent of an entry is
built in ``sight``; an entry itself never leaves the server before the game is over.
"""

from contextlib import suppress
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from .options import Agreed, Clock

SERVER: Final = 0  # the author of what nobody in particular did

Told = tuple[str, int, tuple[int, ...]]  # an event: kind, audience, values


class Entry(Struct, kw_only=True, omit_defaults=True, tag_field="kind"):
    """What every entry has: when, by whom, and the sender's own mark for it."""

    at: int  # milliseconds since 1970
    by: int = SERVER  # a person's number at this table
    mark: str = ""
    sent: str = ""  # with a mark: the seat it came from, and a short hash of the message


class Sent(NamedTuple):
    """A message by its sender's own name for it, and a short hash of what it says."""

    person: int
    seat: int
    mark: str
    content: str

    def on(self, entry: Entry) -> None:
        """Write it on the entry that comes of it."""
        entry.mark, entry.sent = self.mark, f"{self.seat} {self.content}"


class Opened(Entry, tag="opened"):
    """The table is there; ``root`` is the first of a row of rematches."""

    agreed: Agreed
    root: str = ""


class Came(Entry, tag="came"):
    """Somebody came to the table under a nickname; ``by`` is his number."""

    nickname: str


class Sat(Entry, tag="sat"):
    """Somebody took seats, and gave a nonce for the dice."""

    seats: list[int]
    nonce: str


class Rose(Entry, tag="rose"):
    """Somebody left these seats; they stay his until somebody else has them."""

    seats: list[int]


class Stood(Entry, tag="stood"):
    """A bot plays a seat from now on; with no bot its owner plays it again."""

    seat: int
    bot: str


class Offered(Entry, tag="offered"):
    """A seat is kept for somebody, and for nobody else; 0: for nobody in particular."""

    seat: int
    person: int


class Hosted(Entry, tag="hosted"):
    """Whoever it is by acts as the table's host from now on."""


class Began(Entry, tag="began"):
    """The cards are dealt."""

    nonces: list[tuple[int, str]]
    lines: list[str]
    events: list[Told]
    components: str = ""  # the digest of the tables it is played by


class Played(Entry, tag="played"):
    """An input of the game with the chance that fell after it."""

    seat: int  # -1 for the hourglass
    lines: list[str]
    events: list[Told]
    cause: Literal["", "bot", "timeout", "sand"] = ""
    digest: str = ""


class Undone(Entry, tag="undone"):
    """Something was taken back; ``line`` is the record's."""

    seat: int
    line: str
    to: int = 0  # the version as of which the game stands again; logs of old do not say
    digest: str = ""


class Proposed(Entry, tag="proposed"):
    """A seat asks everybody to let it take back what it did at an input of the record."""

    seat: int
    index: int


class Answered(Entry, tag="answered"):
    """A seat says yes or no to that."""

    seat: int
    yes: bool


class Said(Entry, tag="said"):
    """Somebody said something, at the table or in the gallery."""

    gallery: bool
    text: str


class Judged(Entry, tag="judged"):
    """The host muted, removed or banned somebody, or took it back."""

    person: int
    what: Literal["mute", "unmute", "remove", "ban"]


class Clocked(Entry, tag="clocked"):
    """The host changed the time control."""

    clock: Clock


class Resumed(Entry, tag="resumed"):
    """The server was away; no clock ran meanwhile."""

    away: int | None = None  # milliseconds; where nobody wrote it down, everybody has his whole time again


class Froze(Entry, tag="froze"):
    """The game cannot be played on by this version of the program."""

    why: str


class Rematched(Entry, tag="rematched"):
    """The same people play again at another table, under the same numbers."""

    table: str
    people: list[int] = []


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

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


def readable(stored: list[tuple[int, bytes]]) -> list[tuple[int, AnyEntry]]:
    """A stretch of a log; what only another version of the program can read is left out."""
    found = []
    for version, body in stored:
        with suppress(msgspec.MsgspecError):
            found.append((version, decode(body)))
    return found
