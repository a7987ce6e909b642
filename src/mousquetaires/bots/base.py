"""What a bot is: somebody who looks at the table from one seat and answers its prompts.

A bot is fair by type. It is handed an ``Observation`` (what its seat may know) and a ``SeatPrompt``
(what its seat is asked); nothing public of either leads to the game, its state or anybody else's cards.
"""

from random import Random
from typing import NamedTuple, Protocol

from mousquetaires.engine.actions import FREE_VERBS, verb_of
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.reasons import NOT_YOUR_PROMPT, Reason
from mousquetaires.engine.view import Observation


class BotError(ValueError):
    """A bot that cannot be had: a text key with what is wrong and what is possible."""

    def __init__(self, key: str, **values: int | str) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


class Why:
    """A reason for a move: a text key, and values of which ids (``place``, ``hero`` ...) become names."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, **values: int | str) -> None:
        self.key = key
        self.values = values

    def __repr__(self) -> str:
        return f"Why({self.key}, {self.values})"


class Explained(NamedTuple):
    """A move, and why: the weightiest reason first."""

    action: int
    reasons: tuple[Why, ...]


class SeatPrompt:
    """A prompt as one seat meets it: what is asked, and what this seat may answer.

    ``options`` are the answers, the default first (empty where answers are composed, see ``listed``);
    ``free`` are the free actions this seat may play meanwhile. Every public attribute is a plain value,
    and the lists are the bot's own: nothing here reaches the game. ``validate`` and ``sample`` judge and
    make answers by what this seat may know, so asking them is no way to look at hidden cards either.
    """

    __slots__ = ("_prompt", "free", "hero", "kind", "listed", "number", "options", "rule", "seat", "shape")

    def __init__(self, prompt: Prompt, seat: int) -> None:
        if not prompt.seats >> seat & 1:
            raise ValueError(f"seat {seat} is not asked {prompt.kind}")
        self._prompt = prompt
        self.seat = seat
        self.kind = prompt.kind
        self.hero = prompt.hero
        self.rule = prompt.rule
        self.shape = prompt.shape
        self.listed = prompt.listed
        self.number = prompt.number
        self.options: list[int] = list(prompt.options())
        self.free: list[int] = [] if seat == MILADY else list(prompt.free())

    @property
    def choices(self) -> int:
        """How many things can be done; a composed answer counts as two."""
        return len(self.options) + len(self.free) + (0 if self.listed else 2)

    def validate(self, action: int) -> Reason | None:
        """None when this seat may do this now, else the reason why not."""
        if verb_of(action) in FREE_VERBS:
            return None if action in self.free else NOT_YOUR_PROMPT
        return self._prompt.validate(action)

    def sample(self, rng: Random) -> int:
        """Some legal answer."""
        return self._prompt.sample(rng)

    def default(self) -> int:
        """What is done for somebody who does not answer."""
        return self._prompt.default()


class Bot(Protocol):
    """Somebody at the table; one bot may sit on several seats, so it remembers nothing."""

    @property
    def name(self) -> str: ...

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        """The action this seat takes: an answer to the prompt or a free action."""
        ...


class Explainer(Bot, Protocol):
    """A bot that can be asked why."""

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        """The action ``choose`` would take with the same ``rng``, and the reasons for it, fit for this seat's eyes."""
        ...
