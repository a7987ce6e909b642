"""Frames and steps: where in the rules a game stands.

A choice inside an action inside a phase is a stack of frames. A frame has a current step and a few
named numbers, nothing else, so a game can be saved and copied at any prompt.

A step says what happens at one point of a frame. One class has its question, options and answer, or
its dice and what they do. A step stores nothing: the frame does.
``Contents`` lists the steps of a kind of frame in order, by name.
"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from .compiled_random import random_below
from .mypyc_hints import mypyc_attr
from .reasons import NOT_OFFERED, Reason

if TYPE_CHECKING:
    from .chance import Chance
    from .machine import Game
    from .prompts import Prompt

RUN: Final = 0  # go on with the next step
ASK: Final = 1  # a seat has to choose: see ``Step.ask``
ROLL: Final = 2  # a random outcome is due: see ``Step.chance``

NO_FLAG: Final = -1
UNUSED: Final = (0, -1, -1, -1, 0)  # what is saved for numbers that a frame does not use

F = TypeVar("F", bound="Frame")


class Step(Generic[F]):
    """One step of a kind of frame. Subclasses define what the step needs of the methods below."""

    __slots__ = ("contents", "following", "kind", "name", "number")
    kind: str  # of the frame
    name: str
    number: int  # in the frame's contents; games are saved with it
    following: "Step[Any]"
    contents: "Contents"

    def run(self, g: "Game", frame: F) -> int:
        """Do the step; or change nothing and return ASK or ROLL."""
        raise self.lacks("run")

    # --- a step that asks -------------------------------------------------------------------------
    def ask(self, g: "Game", frame: F) -> "Prompt":
        """The question: which seats have to choose what."""
        raise self.lacks("ask")

    def options(self, g: "Game", frame: F) -> list[int]:
        """Every action that answers the prompt, the safest first."""
        raise self.lacks("options")

    def answer(self, g: "Game", frame: F, action: int) -> None:
        """Carry out what was chosen."""
        raise self.lacks("answer")

    def refusal(self, g: "Game", frame: F, action: int) -> Reason | None:
        """Why this action does not answer the prompt, or None if it does."""
        return None if action in g.prompt().options() else self.why(g, frame, action)

    def why(self, g: "Game", frame: F, action: int) -> Reason:
        """The reason for refusing an action that is not among the options."""
        return NOT_OFFERED

    def sample(self, g: "Game", frame: F, rng: Random) -> int:
        """A random legal action."""
        prompt = g.prompt()
        return prompt.option_at(random_below(rng, prompt.option_count()))

    def default(self, g: "Game", frame: F) -> int:
        """What is done for a player who does not answer."""
        return self.options(g, frame)[0]

    # --- a step that waits for chance -------------------------------------------------------------
    def chance(self, g: "Game", frame: F) -> "Chance":
        """The dice to roll or the card to draw."""
        raise self.lacks("chance")

    def land(self, g: "Game", frame: F, outcome: int) -> None:
        """What the dice or the card do."""
        raise self.lacks("land")

    def lacks(self, method: str) -> TypeError:
        """The error for a step without a method that it needs."""
        return TypeError(f"step {self.kind}.{self.name} has no method {method}")


class Done(Step["Frame"]):
    """The last step of many frames: nothing is left to do."""

    __slots__ = ()

    def run(self, g: "Game", frame: "Frame") -> int:
        return g.done()


class Call(Step["Frame"]):
    """Call another kind of frame, and continue when it is done."""

    __slots__ = ("_frame",)

    def __init__(self, frame: "Callable[[], Frame]") -> None:
        self._frame = frame

    def run(self, g: "Game", frame: "Frame") -> int:
        frame.next_step()
        return g.call(self._frame())


class Frame:
    """What all frames have: a step, the result of the last frame they called, a Musketeer, a place.

    ``fields`` names the saved numbers in their order. An empty name is a number that this kind of
    frame does not use. Several names in one entry are flags that are saved as bits of one number.
    """

    __slots__ = ("below", "hero", "place", "result", "shared", "step")

    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ("result",)

    def __init__(self, hero: int = -1, place: int = -1) -> None:
        self.below: Frame | None = None  # the frame that called this one; ``shared`` and this belong to the machine
        self.shared = False  # with a copied game; then the frames below are, too
        self.step: Step[Any] = self.contents().first
        self.result = 0
        self.hero = hero
        self.place = place

    def contents(self) -> "Contents":
        """The steps of this kind of frame."""
        raise TypeError(f"{type(self).__name__} has no contents")

    def next_step(self) -> int:
        """Continue with the next step of the contents."""
        self.step = self.step.following
        return RUN

    def go_to(self, name: str) -> int:
        """Continue with the step of this name."""
        self.step = self.step.contents.by_name[name]
        return RUN

    # --- for the prompt that the current step asks -------------------------------------------------------
    def options(self, g: "Game") -> list[int]:
        return self.step.options(g, self)

    def refusal(self, g: "Game", action: int) -> Reason | None:
        return self.step.refusal(g, self, action)

    def sample(self, g: "Game", rng: Random) -> int:
        return self.step.sample(g, self, rng)

    def default(self, g: "Game") -> int:
        return self.step.default(g, self)

    # --- copying and saving -----------------------------------------------------------------------
    def numbers(self) -> list[int]:
        """The saved numbers of the frame besides its step, in the order of ``fields``."""
        return [self.result, self.hero, self.place, -1, 0]

    def fill(self, numbers: list[int]) -> None:
        """Set the values that ``numbers`` returned."""
        self.result, self.hero, self.place, _, _ = numbers

    def clone(self) -> "Frame":
        """An independent copy, above the same frames."""
        kind = type(self)
        new = kind.__new__(kind)
        new.below = self.below
        new.shared = False
        new.step = self.step
        new.fill(self.numbers())
        return new

    def dump(self) -> list[int]:
        """The frame as numbers, for saved games; ``restore`` reads them."""
        return [self.step.number, *self.numbers()]

    def restore(self, numbers: list[int]) -> None:
        """Set the step and the numbers that ``dump`` saved."""
        self.below = None
        self.shared = False
        self.step = self.contents().steps[numbers[0]]
        self.fill(numbers[1:])

    def view(self) -> "FrameView":
        """The frame with names, for viewers; ``restore_view`` reads it."""
        return FrameView(self.step, self.numbers())

    def restore_view(self, view: "FrameView") -> None:
        """Set the step and the numbers of a view."""
        self.below = None
        self.shared = False
        self.step = view.at
        self.fill(view.numbers)

    def __reduce__(self) -> tuple[object, ...]:
        return restored_frame, (type(self), self.dump())

    def __repr__(self) -> str:
        return repr(self.view())


def stacked(frames: list[Frame]) -> Frame:
    """Put frames on each other, the first at the bottom. Returns the top."""
    top, *called = frames
    for frame in called:
        frame.below = top
        top = frame
    return top


def stack_of(top: Frame) -> list[Frame]:
    """The frames of a game, the one at the bottom first."""
    found = [top]
    while (below := found[-1].below) is not None:
        found.append(below)
    return found[::-1]


def restored_frame(kind: type[Frame], numbers: list[int]) -> Frame:
    """The frame of a kind that ``Frame.dump`` saved."""
    frame = kind.__new__(kind)
    frame.restore(numbers)
    return frame


class Contents:
    """The steps of a kind of frame in order, by name, and the names of its saved numbers."""

    __slots__ = ("by_name", "first", "frame", "kind", "places", "size", "steps")

    def __init__(self, frame: type[Frame], by_name: dict[str, Step[Any]]) -> None:
        self.frame = frame
        self.kind = frame.kind
        self.by_name = by_name
        self.steps = list(by_name.values())
        self.first = self.steps[0]
        self.size = max(len(frame.fields), len(UNUSED))
        self.places = _places(frame.fields)  # for each name: its position, and its bit if it is a flag
        for number, name in enumerate(by_name):
            step = self.steps[number]
            step.kind, step.name, step.number, step.contents = self.kind, name, number, self
            step.following = self.steps[min(number + 1, len(self.steps) - 1)]


def _places(fields: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    places: dict[str, tuple[int, int]] = {}
    for position, names in enumerate(fields):
        flags = names.split()
        for bit, name in enumerate(flags):
            places[name] = (position, bit if len(flags) > 1 else NO_FLAG)
    return places


@mypyc_attr(acyclic=True)
class FrameView:
    """A frame as every viewer sees it. It does not change; ``view["red_swords"]`` reads a field."""

    __slots__ = ("at", "numbers")

    def __init__(self, at: Step[Any], numbers: list[int]) -> None:
        self.at = at
        self.numbers = numbers

    @property
    def kind(self) -> str:
        return self.at.kind

    @property
    def step(self) -> str:
        return self.at.name

    def __getitem__(self, name: str) -> int:
        position, bit = self.at.contents.places[name]
        number = self.numbers[position]
        return number if bit == NO_FLAG else number >> bit & 1

    def to_json(self) -> dict[str, str | int]:
        """As sent to viewers: ``{"kind": "siege", "step": "sacrifice", "red_swords": 2, ...}``."""
        made: dict[str, str | int] = {"kind": self.at.kind, "step": self.at.name}
        for name in self.at.contents.places:
            made[name] = self[name]
        return made

    @staticmethod
    def from_json(contents: Contents, made: dict[str, Any]) -> "FrameView":
        """The view of a frame with these contents that ``to_json`` wrote."""
        numbers = [UNUSED[position] if position < len(UNUSED) else 0 for position in range(contents.size)]
        for name, (position, bit) in contents.places.items():
            numbers[position] = made[name] if bit == NO_FLAG else numbers[position] & ~(1 << bit) | made[name] << bit
        return FrameView(contents.by_name[made["step"]], numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FrameView) and self.at is other.at and self.numbers == other.numbers

    def __hash__(self) -> int:
        return hash((self.at.kind, self.at.name, tuple(self.numbers)))

    def __reduce__(self) -> tuple[object, ...]:
        return restored_view, (self.at.contents.frame, [self.at.number, *self.numbers])

    def __repr__(self) -> str:
        fields = ", ".join([f"{name}={self[name]}" for name in self.at.contents.places])
        return f"{self.kind}.{self.step}({fields})"


def stack_view(top: Frame) -> tuple[FrameView, ...]:
    """The frames of a game as every viewer sees them."""
    return tuple([frame.view() for frame in stack_of(top)])


def stack_json(stack: tuple[FrameView, ...]) -> list[dict[str, str | int]]:
    """The frames of a game as sent to viewers."""
    return [frame.to_json() for frame in stack]


def restored_view(kind: type[Frame], numbers: list[int]) -> FrameView:
    """Unpickle a view."""
    return restored_frame(kind, numbers).view()
