"""Who is asking, and what their key allows."""

import re
from typing import Final, NamedTuple

from ..refusals import Denied
from ..table.state import HOST
from .secret_tokens import SESSION, TOKEN

PLAY: Final = "play"
WATCH: Final = "watch"
SCOPE: Final = re.compile(r"(?!play:6)(?:play|watch):([0-6])")


class Visitor(NamedTuple):
    """A person of this table, or a stranger (0), with the key they came with."""

    person: int
    key: str = ""  # hashed
    kind: str = ""
    scope: str = ""


STRANGER: Final = Visitor(0)
OPERATOR: Final = Visitor(HOST, kind=SESSION)  # may do what the host may


def need_person(visitor: Visitor) -> None:
    """Changing a table needs a person's own key, not a bot's token."""
    if visitor.person == 0:
        raise Denied("server-stranger", 401)
    if visitor.kind != SESSION:
        raise Denied("server-scope-too-small", 403)


def may_look(visitor: Visitor, seat: int) -> None:
    """The key allows looking through this seat. Whether the seat is theirs, the table decides."""
    if visitor.kind == TOKEN and visitor.scope not in (f"{PLAY}:{seat}", f"{WATCH}:{seat}"):
        raise Denied("server-scope-too-small", 403)


def may_play(visitor: Visitor, seat: int) -> None:
    """The key allows playing this seat."""
    if visitor.kind == TOKEN and visitor.scope != f"{PLAY}:{seat}":
        raise Denied("server-scope-too-small", 403)
