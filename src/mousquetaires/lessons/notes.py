"""The notes of a lesson: its steps, the place each one is about, the moves it allows, and the goal.

>>> step = Step("duel", at="place paris", moves=("duel henchman", "duel lubin"))
>>> step.allows("duel lubin"), step.allows("draw")
(True, False)
"""

import tomllib
from dataclasses import MISSING, dataclass, field, fields
from fnmatch import fnmatchcase
from typing import Any, Final, get_args, get_origin

LESSON: Final = "lesson"
EXERCISE: Final = "exercise"
# What a step can point at. The browser finds it on the page. For a Musketeer or a place, the name follows.
# fmt: off
SPOTS: Final = (
    "answer", "question", "hand", "purse", "clocks", "milady", "quest", "story", "stage", "place", "mission",
    "musketeer", "clock",
)
# fmt: on


class NotesError(ValueError):
    """Notes that cannot be read: the step's name, a text key and values."""

    def __init__(self, step: str, key: str, **values: str | int) -> None:
        super().__init__(f"{step}: {key} {values}")
        self.step = step
        self.key = key
        self.values = values


@dataclass(frozen=True)
class WrongMove:
    """A move that a step does not allow, with the text that explains it and its rule."""

    move: str  # a pattern, as in ``Step.moves``
    rule: str
    text: str


@dataclass(frozen=True)
class Miss:
    """An event after which a task can't be solved any more, with what it cost and the rule."""

    event: str  # a pattern, as in ``Notes.goal``
    rule: str
    text: str
    moves: tuple[str, ...]  # a way there, for ``lesson check``


@dataclass(frozen=True)
class Step:
    """One idea. A step without moves is only read.

    A task has ``until``: the player makes any legal moves until these events have happened, or until a miss.
    """

    name: str
    at: str = "question"
    moves: tuple[str, ...] = ()  # patterns of what the player may do: "duel henchman", "lay *"
    wrong: tuple[WrongMove, ...] = ()
    barred: tuple[WrongMove, ...] = ()  # exceptions from ``moves``
    until: tuple[str, ...] = ()
    plays: tuple[str, ...] = ()  # the moves that solve a task in the record
    miss: tuple[Miss, ...] = ()

    @property
    def recorded(self) -> int:
        """How many moves the record has for it."""
        return len(self.plays) if self.until else int(bool(self.moves))

    @property
    def explanations(self) -> list[tuple[str, str]]:
        """The rules and texts that explain wrong moves and misses."""
        wrong = [(one.rule, one.text) for one in (*self.wrong, *self.barred)]
        return wrong + [(one.rule, one.text) for one in self.miss]

    def allows(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.moves) and not any(
            fnmatchcase(action, one.move) for one in self.barred
        )


@dataclass(frozen=True)
class Notes:
    """A lesson without its record."""

    name: str
    kind: str  # LESSON or EXERCISE
    order: int  # in the list of lessons
    minutes: int
    seats: tuple[int, ...]  # those that the player has
    goal: tuple[str, ...]  # events that must have happened at the end: "louvre_done", "adversary_beaten henchman"
    steps: tuple[Step, ...]
    bot: str = "novice"  # plays the other seats once the lesson is over
    recipe: dict[str, Any] = field(default_factory=dict)  # how ``tools/make_lessons.py`` makes the record

    @property
    def moves(self) -> list[Step]:
        """The steps that the player answers with a move."""
        return [step for step in self.steps if step.moves]

    def text_key(self, part: str) -> str:
        """The text of a step, or of another part of the lesson: its title, what it is about, its goal.

        >>> Notes("first_turn", LESSON, 1, 10, (1,), (), ()).text_key("title")
        'lesson-first-turn-title'
        """
        return f"lesson-{self.name}-{part}".replace("_", "-")

    def text_keys(self) -> list[str]:
        """Every text that the lesson needs."""
        parts = ("title", "goal", "about", "done") if self.kind == LESSON else ("title", "goal")
        own = [self.text_key(part) for part in parts]
        explained = [text for step in self.steps for _, text in step.explanations]
        return own + [self.text_key(step.name) for step in self.steps] + explained


def parse_notes(name: str, text: str) -> Notes:
    """The notes in a TOML file. Raises ``NotesError``."""
    try:
        made = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotesError("", "lesson-problem-toml", why=str(error)) from error
    steps = tuple(_step(one, at) for at, one in enumerate(_list(made.pop("step", []), "", "step"), 1))
    notes: Notes = _made(Notes, {**made, "name": name, "steps": steps}, "")
    _check_unique([step.name for step in notes.steps])
    if notes.kind not in (LESSON, EXERCISE):
        raise NotesError("", "lesson-problem-value", field="kind", read=notes.kind, known=f"{LESSON}, {EXERCISE}")
    return notes


def _step(made: Any, at: int) -> Step:
    name = str(made.get("name", at)) if isinstance(made, dict) else str(at)
    if not isinstance(made, dict):
        raise NotesError(name, "lesson-problem-type", field="step")
    rows: dict[str, Any] = {"wrong": WrongMove, "barred": WrongMove, "miss": Miss}
    found = {
        key: tuple(_made(type_, one, name) for one in _list(made.get(key, []), name, key))
        for key, type_ in rows.items()
    }
    moves = {"moves": ["*"]} if "until" in made else {}
    step: Step = _made(Step, {**moves, **made, **found}, name)
    if step.at.split(" ")[0] not in SPOTS:
        raise NotesError(name, "lesson-problem-value", field="at", read=step.at, known=", ".join(SPOTS))
    return step


def _made(type_: Any, made: Any, step: str) -> Any:
    """A dataclass from a table of TOML: no unknown field, none missing, each of its type."""
    if not isinstance(made, dict):
        raise NotesError(step, "lesson-problem-type", field=type_.__name__.lower())
    known = {one.name: one for one in fields(type_)}
    for name in made:
        if name not in known:
            raise NotesError(step, "lesson-problem-field", field=name, known=", ".join(known))
    for name, one in known.items():
        if name not in made and one.default is MISSING and one.default_factory is MISSING:
            raise NotesError(step, "lesson-problem-missing", field=name)
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in made.items()}
    for name, value in values.items():
        if not _fits(known[name].type, value):
            raise NotesError(step, "lesson-problem-type", field=name)
    return type_(**values)


def _fits(type_: Any, value: object) -> bool:
    """Whether a value is of a field's type.

    >>> _fits(tuple[str, ...], ("draw", "end")), _fits(int, "ten")
    (True, False)
    """
    outer, inner = get_origin(type_) or type_, get_args(type_)
    if outer is not tuple:
        return isinstance(value, outer)
    return isinstance(value, tuple) and all(isinstance(one, inner[0]) for one in value)


def _list(value: object, step: str, name: str) -> list[Any]:
    if not isinstance(value, list):
        raise NotesError(step, "lesson-problem-type", field=name)
    return value


def _check_unique(names: list[str]) -> None:
    for at, name in enumerate(names):
        if name in names[:at]:
            raise NotesError(name, "lesson-problem-twice")
