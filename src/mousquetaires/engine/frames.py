"""A frame: one nested decision as data.

A choice inside an action inside a phase is a stack of frames; each has a step counter and a few
public integers, nothing else, so a game can be saved, cloned and re-dealt at any prompt.
``steps`` is the frame's table of contents: ``pc`` is the index of the step that comes next.
"""

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from .reasons import NOT_OFFERED, Reason

if TYPE_CHECKING:
    from .chance import Chance
    from .machine import Game
    from .prompts import Prompt

RUN: Final = 0  # go on stepping
ASK: Final = 1  # a seat has to choose: see ``ask``
ROLL: Final = 2  # chance has to fall: see ``chance``


class Frame:
    """The common shape: who and where it is about, what, and a counter."""

    __slots__ = ("hero", "n", "pc", "place", "result", "what")

    kind: ClassVar[str] = ""
    steps: ClassVar[tuple[str, ...]] = ()

    def __init__(self, hero: int = -1, place: int = -1, what: int = -1, n: int = 0) -> None:
        self.pc = 0
        self.result = 0  # what the frame called last answered
        self.hero = hero
        self.place = place
        self.what = what
        self.n = n

    # --- what a kind of frame says ----------------------------------------------------------------
    def blank(self) -> "Frame":
        """A new frame of the same kind, with nothing in it yet."""
        raise NotImplementedError(self.kind)

    def step(self, g: "Game") -> int:
        """Do the next step, or say that a choice or chance is due (then nothing is changed)."""
        raise NotImplementedError(self.kind)

    def ask(self, g: "Game") -> "Prompt":
        raise NotImplementedError(self.kind)

    def options(self, g: "Game") -> list[int]:
        """Every action that answers the prompt, the safest first."""
        raise NotImplementedError(self.kind)

    def answer(self, g: "Game", action: int) -> None:
        raise NotImplementedError(self.kind)

    def chance(self, g: "Game") -> "Chance":
        raise NotImplementedError(self.kind)

    def land(self, g: "Game", outcome: int) -> None:
        raise NotImplementedError(self.kind)

    # --- defaults ---------------------------------------------------------------------------------
    def refusal(self, g: "Game", action: int) -> Reason | None:
        """Why this action does not answer the prompt, or None when it does."""
        return None if action in g.prompt().options() else self.why(g, action)

    def why(self, g: "Game", action: int) -> Reason:
        """The reason for an action that is not among the options."""
        return NOT_OFFERED

    def sample(self, g: "Game", rng: Random) -> int:
        """Some legal action."""
        return rng.choice(g.prompt().options())

    def default(self, g: "Game") -> int:
        """What is done for a player who does not answer."""
        return g.prompt().options()[0]

    # --- copying and saving -----------------------------------------------------------------------
    def clone(self) -> "Frame":
        new = self.blank()
        new.pc = self.pc
        new.result = self.result
        new.hero = self.hero
        new.place = self.place
        new.what = self.what
        new.n = self.n
        return new

    def dump(self) -> list[int]:
        return [self.pc, self.result, self.hero, self.place, self.what, self.n]

    def restore(self, values: list[int]) -> None:
        self.pc, self.result, self.hero, self.place, self.what, self.n = values[:6]

    def __reduce__(self) -> tuple[object, ...]:
        return restored_frame, (type(self), self.dump())

    def __repr__(self) -> str:
        step = self.steps[self.pc] if self.pc < len(self.steps) else "done"
        return f"{self.kind}.{step}({self.dump()[1:]})"


def restored_frame(kind: type[Frame], values: list[int]) -> Frame:
    """A frame that was pickled."""
    frame = kind()
    frame.restore(values)
    return frame
