"""What clients send: one small JSON object per message, told apart by its ``type``.

>>> read_message(b'{"type": "act", "mark": "m1", "prompt": "0.3", "action": "move louvre"}')
Act(mark='m1', prompt='0.3', action='move louvre')
"""

from hashlib import blake2b
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ..table.authors import Author, Message
from ..table.game_commands import LAST, Act, Agree, Show, Undo
from ..table.people_commands import Say
from ..table.replay_messages import EVERYTHING
from .decoding import read

# Close codes. The reason that comes with a code is a text key.
# fmt: off
CLOSE_CODES: Final = {
    "server-too-slow": 1013, "server-stopping": 1012, "server-removed": 4403, "server-banned": 4403,
    "server-revoked": 4401, "server-table-deleted": 4404, "server-not-your-seat": 4403, "server-too-fast": 1008,
    "server-fault": 1011,
}
# fmt: on
OTHER_CLOSE: Final = 1008  # for any other reason
REFUSED: Final = 4000  # plus the HTTP status: the code after a refused handshake


class Why(Message, frozen=True, tag="why"):
    """Ask why an action is not possible now."""

    action: Annotated[str, Meta(max_length=1000)]


class Odds(Message, frozen=True, tag="odds"):
    """Ask for the odds of a choice of your prompt."""

    action: Annotated[str, Meta(max_length=1000)]


class Sample(Message, frozen=True, tag="sample"):
    """Ask for a legal answer to your prompt, as a starting point."""


class Coach(Message, frozen=True, tag="coach"):
    """Ask the coach what a strong bot would answer to your prompt."""


class Point(Message, frozen=True, tag="point"):
    """Point at a place of the board."""

    place: Annotated[str, Meta(max_length=40)]


class Cursor(Message, frozen=True, tag="cursor"):
    """Lead the others through the replay of this table's finished game: a moment, and through whose eyes."""

    moment: Annotated[str, Meta(pattern=r"^[0-9]{1,7}(\.[0-9]{1,4})?$")]
    eyes: Annotated[int, Meta(ge=0, le=EVERYTHING)]


class Resume(Message, frozen=True, tag="resume"):
    """Ask for everything after a version."""

    since: Annotated[int, Meta(ge=0, le=LAST)]


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether the server is there."""


AnyMessage = Act | Show | Undo | Agree | Say | Why | Odds | Sample | Coach | Point | Cursor | Resume | Ping

_decoder: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)


def read_message(data: bytes | str) -> AnyMessage:
    """The message in some bytes; anything else is refused, with the place where it went wrong."""
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        found: AnyMessage = read(data, AnyMessage, _decoder)  # raises the same again, explained
        return found


def author_of(person: int, seat: int, message: Message) -> Author:
    """The author of a message, with its mark."""
    content = blake2b(msgspec.json.encode(message), digest_size=8).hexdigest()
    return Author(person, seat, message.mark, content)


def mark_of(data: bytes | str) -> str:
    """The mark of a message that could not be decoded, if it has one."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    mark = found.get("mark") if isinstance(found, dict) else None
    return mark if isinstance(mark, str) and len(mark) <= 64 else ""
