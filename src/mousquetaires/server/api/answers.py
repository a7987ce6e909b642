"""What the HTTP interface answers, field by field: the OpenAPI document is made from these.

Where an answer is made elsewhere (``sight``), it is poured into the form here, and what does not fit raises: the
two cannot drift apart unseen.
"""

from typing import Any, Literal

from msgspec import Struct, convert

from ..agreed import Clock
from ..room import Room
from ..sight import table_info

Status = Literal["waiting", "playing", "over", "frozen"]


class Problem(Struct):
    """Why something was refused: a rule of the game or none, a text key with its values, and a sentence."""

    rule: str
    key: str
    values: dict[str, int | str]
    text: str


class Alive(Struct):
    """A process that answers."""

    version: str
    alive: bool


class Readiness(Struct):
    """What a server needs, and whether it is there."""

    store: bool
    channels: bool
    running: bool


class PushKey(Struct):
    """What a browser needs to subscribe to Web Push."""

    key: str


# --- tables ---------------------------------------------------------------------------------------


class Someone(Struct, forbid_unknown_fields=True):
    """Somebody at a table."""

    person: int
    nickname: str
    muted: bool
    gone: bool


class Chair(Struct, forbid_unknown_fields=True):
    """A seat: whose it is (0: nobody's), which bot plays it, and the nonce its player gave."""

    seat: int
    person: int
    bot: str
    left: bool
    nonce: str


class TableInfo(Struct, forbid_unknown_fields=True):
    """What anybody with the link may know of a table; ``sight.table_info`` makes it."""

    table: str
    name: str
    status: Status
    setup: dict[str, Any]
    listed: bool
    open: bool
    spectators: bool
    hourglass_seconds: float
    clock: Clock
    commitment: str
    people: list[Someone]
    seats: list[Chair]
    opened_at: int
    rematch: str
    frozen: str


class LobbyLine(Struct, forbid_unknown_fields=True):
    """A table in the lobby; ``house.lobby_line`` makes it."""

    table: str
    name: str
    setup: dict[str, Any]
    open: bool
    spectators: bool
    clock: Clock
    seats: list[Chair]
    people: int
    status: Status
    opened_at: int


class OpenedTable(Struct):
    """A new table, and who its host is at it."""

    table: str
    person: int
    commitment: str
    info: TableInfo


class Person(Struct):
    """Who somebody is at a table."""

    person: int


class Me(Struct):
    """Who is asking (0: nobody in particular), the seats he has, and what his token is good for."""

    person: int
    nickname: str
    seats: list[int]
    scope: str


class Version(Struct):
    """The table's version at which it happened."""

    version: int


class OtherTable(Struct):
    """Where the same people play again."""

    table: str


# --- keys -----------------------------------------------------------------------------------------


class Secret(Struct):
    """A secret that is shown once and kept nowhere but here."""

    secret: str


class Token(Struct):
    """A bot's secret, and what it is good for."""

    token: str
    scope: str


class Dropped(Struct):
    """Whether there was such a secret."""

    dropped: bool


class Subscribed(Struct):
    """The name by which a subscription is ended."""

    id: str


# --- play -----------------------------------------------------------------------------------------


class Because(Struct):
    """The answer to a ``why``: a reason, or none when it is possible."""

    reason: Problem | None


class You(Struct):
    """The reader of a view."""

    person: int
    seat: int
    seats: list[int]


class StoryLine(Struct):
    """Something that happened, as one viewer may see it; each kind has more fields of its own."""

    version: int
    kind: str
    at: int
    by: int


class Times(Struct):
    """The clocks: when the move's time is up, how much sand is left, in milliseconds."""

    now: int
    deadline: int | None
    sand: int | None
    sand_runs: bool


class Hello(Struct):
    """A table through one pair of eyes; ``sight.hello`` makes it."""

    type: Literal["hello"]
    version: int
    info: TableInfo
    you: You
    view: dict[str, Any] | None
    prompt: dict[str, Any] | None
    undo: int
    request: dict[str, Any] | None
    clock: Times
    missed: list[StoryLine]


def info_of(room: Room) -> TableInfo:
    return convert(table_info(room), TableInfo)
