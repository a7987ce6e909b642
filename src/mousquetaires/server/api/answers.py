"""What the HTTP interface answers, field by field: the OpenAPI document is made from these.

Where an answer is made elsewhere (``sight``), it is poured into the form here, and what does not fit raises: the
two cannot drift apart unseen.
"""

from msgspec import Struct, convert

from ..table.messages import Chair, Info, SetupForm, Shape, Status, TimeControl
from ..table.state import TableState
from ..table.views import table_info


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


class PromptForm(Struct):
    """The form in which a kind of prompt is answered, and the rule that asks."""

    shape: Shape
    rule: str


class SpecialSeats(Struct):
    """The numbers of Milady's seat and of the gallery."""

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
    """What things do, a sentence for each id of a group in their order; empty where there is nothing to say."""

    language: str
    texts: dict[str, list[str]]


# --- tables ---------------------------------------------------------------------------------------


class LobbyLine(Struct, forbid_unknown_fields=True):
    """A table in the lobby, with the nickname of each seat's owner or nothing; ``house.lobby_line`` makes it."""

    table: str
    name: str
    setup: SetupForm
    open: bool
    spectators: bool
    clock: TimeControl
    seats: list[Chair]
    people: int
    status: Status
    opened_at: int
    nicknames: list[str] = []  # a line that was stored before has none


class OpenedTable(Struct):
    """A new table, and who its host is at it."""

    table: str
    person: int
    commitment: str
    info: Info


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


class FollowedTable(Struct):
    """The same, for who has gone there; and for each of his notices, by its name here, the name it has there."""

    table: str
    notices: dict[str, str]


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


def info_of(state: TableState) -> Info:
    return convert(table_info(state), Info, from_attributes=True)
