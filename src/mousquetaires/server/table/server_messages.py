"""The messages the server sends on a socket, field by field. The browser's types are generated from these.

The messages themselves are built as plain dicts in ``views``, because that is fastest. Nothing is converted on its way
out: a test decodes what a running server sends into these forms, and fails when a field is missing, unknown or of
another type. ``tools/webtypes.py`` writes the browser's types.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, Literal, get_type_hints

from msgspec import UNSET, Struct, UnsetType, defstruct

from mousquetaires.engine.view import Observation

from ..choice_odds import AnyChance
from .coach_messages import CoachAdvice
from .entries import KINDS, Shown, StoredEvent, kind_of, shown_fields
from .entries import Entry as LogEntry
from .frame_messages import Frame
from .options import Clock

Status = Literal["waiting", "playing", "over", "frozen"]
Shape = Literal["choose", "amount", "subset", "assign", "trade", "confirm"]
Event = list[int | str]  # its kind, then its numbers


class Form(Struct, forbid_unknown_fields=True):
    """A part of a message: exactly these fields."""


# --- the parts of messages ------------------------------------------------------------------------


class PersonInfo(Form):
    """A person at a table."""

    person: int
    nickname: str
    muted: bool
    gone: bool


class SeatInfo(Form):
    """A seat: its owner (0: none), the bot that plays it, its player's nonce, and the person it is reserved for."""

    seat: int
    person: int
    bot: str
    left: bool
    nonce: str
    offered: int
    lent: int


class SetupForm(Form):
    """Who plays what: the Musketeers of seat 1, 2 ..., and the variants."""

    players: int
    milady: bool
    heroes: list[list[str]]
    variants: list[str]
    hourglass: bool
    bastille_must_win: bool
    rochefort_one_wound: bool


class TimeControl(Form):
    """How long a seat may take for a move (0: no limit), and what happens after that."""

    move_seconds: int
    on_timeout: Literal["default", "bot"]


class StartInfo(Form):
    """Where a game starts that does not begin with the deal: a lesson or table, its inputs, and whose dice follow."""

    source: str
    inputs: int
    dice: Literal["same", "new", "fixed"]


class BoxChange(Form):
    """A printed value of a table's box that is not the one of the release, by its key in the component tables."""

    key: str
    usual: int | str | list[int | str]
    here: int | str | list[int | str]


class Info(Form):
    """What everyone with the link may know of a table; made by ``table_info.table_info``."""

    table: str
    name: str
    status: Status
    setup: SetupForm
    listed: bool
    open: bool
    spectators: bool
    coach: bool
    hourglass_seconds: float
    clock: TimeControl
    box: str
    box_changes: list[BoxChange]
    commitment: str
    people: list[PersonInfo]
    seats: list[SeatInfo]
    host: int
    opened_at: int
    rematch: str
    start: StartInfo | None
    frozen: str
    frozen_at: int


class You(Form):
    """The viewer: their number, the seat they look through, and all seats they own."""

    person: int
    seat: int
    seats: list[int]


class Prompt(Form):
    """What is asked; ``options``, ``default`` and ``free`` are the viewer's own."""

    id: str
    kind: str
    shape: Shape
    rule: str
    seats: int
    hero: int
    mine: bool
    listed: bool
    options: list[str]
    free: list[str]
    default: str


class UndoRequest(Form):
    """A request to take something back: the seat, the version at which it asked, and the seats that have agreed."""

    seat: int
    asked: int
    agreed: list[int]


class Times(Form):
    """The clocks in milliseconds: when the move's time is up, and how much sand is left."""

    now: int
    deadline: int | None
    sand: int | None
    sand_runs: bool


class Reason(Form):
    """Why something was refused: the rule of the game or nothing, a text key and its values."""

    rule: str
    key: str
    values: dict[str, int | str]


class LessonProgress(Form):
    """How far a lesson is: the steps with moves that are done, and for an open task, the moves and why it is missed."""

    steps: int
    tries: int
    miss: Reason | None


# --- the view -------------------------------------------------------------------------------------


def view_fields() -> list[tuple[str, Any]]:
    """An observation as ``to_json`` writes it: without the table, the offer as text, frames by name."""
    hints = {**get_type_hints(Observation), "offer": str, "stack": tuple[Frame, ...]}
    return [(name, hints[name]) for name in Observation._fields if name != "table"]


if TYPE_CHECKING:
    View = dict[str, object]
    Changes = dict[str, object]
else:
    View = defstruct("View", view_fields(), bases=(Form,), namespace={"__doc__": "The game as one seat sees it."})
    Changes = defstruct(
        "Changes",
        [(name, kind | UnsetType, UNSET) for name, kind in view_fields()],
        bases=(Form,),
        namespace={"__doc__": "Those fields of a view that have changed."},
    )


# --- the log --------------------------------------------------------------------------------------


WIRE_TYPES: Final[tuple[tuple[object, object], ...]] = ((Clock, TimeControl), (list[StoredEvent], list[Event]))


class Seen(Struct, tag_field="kind", forbid_unknown_fields=True):
    """An entry of the log as one viewer may see it; by 0: by the server."""


def seen_form(entry: type[LogEntry]) -> type[Struct]:
    """The fields of an entry that viewers are sent, by its declaration."""
    fields = [(name, wire_type(kind)) for name, (kind, to) in shown_fields(entry).items() if to is not Shown.NONE]
    return _form(f"Seen{entry.__name__}", fields, Seen, entry)


def line_form(entry: type[LogEntry]) -> type[Struct]:
    """The same in a list of what was missed, where each has its version."""
    return _form(f"Line{entry.__name__}", [("version", int)], seen_form(entry), entry)


def wire_type(kind: object) -> object:
    return next((sent for stored, sent in WIRE_TYPES if stored == kind), kind)


def _form(name: str, fields: list[tuple[str, Any]], base: type[Struct], entry: type[LogEntry]) -> type[Struct]:
    return defstruct(name, fields, bases=(base,), tag=kind_of(entry), namespace={"__doc__": entry.__doc__})


if TYPE_CHECKING:
    Entry = Seen
    StoryLine = Seen
else:
    Entry = reduce(or_, map(seen_form, KINDS))
    StoryLine = reduce(or_, map(line_form, KINDS))


# --- messages -------------------------------------------------------------------------------------


class Sent(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of the server."""


class FullTable(Sent):
    """A whole table as one viewer sees it; made by ``views.hello``."""

    version: int
    info: Info
    you: You
    view: View | None
    prompt: Prompt | None
    undo: int
    undo_safe: int
    request: UndoRequest | None
    clock: Times
    missed: list[StoryLine]
    lesson: LessonProgress | UnsetType = UNSET  # only in a lesson


class Hello(FullTable, tag="hello"):
    """The first message: the whole table."""


class Missed(FullTable, tag="missed"):
    """Several entries at once; with a mark, the answer to a ``resume``."""

    mark: str | UnsetType = UNSET


class Update(Sent, tag="update"):
    """A new entry; what is left out has not changed."""

    version: int
    entry: Entry
    info: Info | UnsetType = UNSET
    view: Changes | UnsetType | None = UNSET
    prompt: Prompt | UnsetType | None = UNSET
    undo: int | UnsetType = UNSET
    undo_safe: int | UnsetType = UNSET
    request: UndoRequest | UnsetType | None = UNSET
    clock: Times | UnsetType = UNSET
    lesson: LessonProgress | UnsetType = UNSET


class Done(Sent, tag="done"):
    """A message was carried out and stored."""

    mark: str
    version: int


class Refused(Sent, tag="refused"):
    """A message was refused; nothing has changed."""

    mark: str
    reason: Reason


class Presence(Sent, tag="presence"):
    """The people at the table now, and the number of spectators."""

    people: list[int]
    onlookers: int


class Pointed(Sent, tag="point"):
    """A player points at a place."""

    seat: int
    place: str


class CursorMoved(Sent, tag="cursor"):
    """A person leads the others through the replay: a moment, and through whose eyes."""

    person: int
    moment: str
    eyes: int


class Pong(Sent, tag="pong"):
    """The answer to a ``ping``."""

    mark: str
    version: int
    now: int


class WhyAnswer(Sent, tag="why"):
    """Why an action is not possible; null when it is."""

    mark: str
    action: str
    reason: Reason | None


class OddsAnswer(Sent, tag="odds"):
    """The odds of a choice; null when there are no exact ones."""

    mark: str
    action: str
    odds: AnyChance | None


class SampleAnswer(Sent, tag="sample"):
    """A legal answer to the prompt of that id."""

    mark: str
    id: str
    action: str


class AdviceAnswer(Sent, tag="coach"):
    """The coach's advice for the prompt of that id."""

    mark: str
    id: str
    advice: CoachAdvice


class Bye(Sent, tag="bye"):
    """The last line of an HTTP stream; a socket has its close code instead."""

    reason: str


# fmt: off
AnySent = (
    Hello | Missed | Update | Done | Refused | Presence | Pointed | CursorMoved | Pong | WhyAnswer | OddsAnswer
    | SampleAnswer | AdviceAnswer | Bye
)
# fmt: on
