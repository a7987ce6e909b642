"""The answers of the HTTP interface, field by field. The OpenAPI document is generated from these.

What is made elsewhere (``table.info``) is converted into these forms, and raises when it does not fit: so the two
cannot differ unnoticed.
"""

from typing import Literal

from msgspec import Struct, convert

from ..table.server_messages import Info, SeatInfo, SetupForm, Shape, Status, TimeControl
from ..table.state import TableState
from ..table.table_info import table_info


class Problem(Struct):
    """Why something was refused: a rule of the game or none, a text key with its values, and a sentence."""

    rule: str
    key: str
    values: dict[str, int | str]
    text: str


class Alive(Struct):
    """The process runs."""

    version: str
    alive: bool


class Readiness(Struct):
    """What the server needs, and whether it is available."""

    store: bool
    channels: bool
    running: bool


class PushKey(Struct):
    """What a browser needs to subscribe to Web Push."""

    key: str


class PromptForm(Struct):
    """How a kind of prompt is answered, and the rule that asks."""

    shape: Shape
    rule: str


class SpecialSeats(Struct):
    """The numbers of Milady's seat and of the spectators."""

    milady: int
    spectator: int


class Names(Struct):
    """What the numbers in views and events mean."""

    version: str
    ids: dict[str, tuple[str, ...]]
    events: dict[str, tuple[str, ...]]
    verbs: dict[str, tuple[str, ...]]
    prompts: dict[str, PromptForm]
    seats: SpecialSeats
    languages: tuple[str, ...]


class About(Struct):
    """What components do: a sentence for each id of a group, in order; empty where there is nothing to say."""

    language: str
    texts: dict[str, list[str]]


# --- tables ---------------------------------------------------------------------------------------


class LobbyLine(Struct, forbid_unknown_fields=True):
    """A table in the lobby, with the nickname of each seat's owner or nothing; made by ``info.lobby_line``."""

    table: str
    name: str
    setup: SetupForm
    open: bool
    spectators: bool
    clock: TimeControl
    seats: list[SeatInfo]
    people: int
    status: Status
    opened_at: int
    nicknames: list[str] = []  # a line that was stored before has none


class OpenedTable(Struct):
    """A new table, and its host's number there."""

    table: str
    person: int
    commitment: str
    info: Info


class LessonStep(Struct):
    """A step of a lesson: what it points at, and patterns of the moves that it allows (none: it is only read).

    A task takes any number of moves.
    """

    name: str
    at: str
    moves: list[str]
    task: bool


class LessonLine(Struct):
    """A lesson or an exercise, the seats that the player has, and its steps."""

    name: str
    kind: Literal["lesson", "exercise"]
    minutes: int
    seats: list[int]
    steps: list[LessonStep]


class Person(Struct):
    """A person's number at a table."""

    person: int


class Me(Struct):
    """Who is asking (0: a stranger), the seats they own, and what their token is good for."""

    person: int
    nickname: str
    seats: list[int]
    scope: str


class Version(Struct):
    """The table's version after it."""

    version: int


class OtherTable(Struct):
    """The rematch's table."""

    table: str


class FollowedTable(Struct):
    """The rematch's table; and for each subscription to notices its id there."""

    table: str
    notices: dict[str, str]


# --- keys -----------------------------------------------------------------------------------------


class Secret(Struct):
    """A secret that is shown once: the server stores only its hash."""

    secret: str


class Token(Struct):
    """A bot's secret, and what it is good for."""

    token: str
    scope: str


class Dropped(Struct):
    """Whether there was such a secret."""

    dropped: bool


class Subscribed(Struct):
    """The id by which a subscription is ended."""

    id: str


# --- play -----------------------------------------------------------------------------------------


class Because(Struct):
    """The answer to a ``why``: the reason, or none when the action is possible."""

    reason: Problem | None


def info_of(state: TableState) -> Info:
    return convert(table_info(state), Info, from_attributes=True)
