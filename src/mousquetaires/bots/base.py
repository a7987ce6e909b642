"""What a bot is: a player who sees the table from one seat and answers its prompts.

A bot is fair by type. It is handed an ``Observation`` (what its seat may know) and a ``SeatPrompt``
(what its seat is asked). Neither of them leads to the game, its state or other players' cards.
"""

from random import Random
from typing import NamedTuple, Protocol

from mousquetaires.engine.actions import is_free
from mousquetaires.engine.determinization import determinize
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.machine import Game
from mousquetaires.engine.prompts import ASSIGN_SPACES, PROMPTS, UNLISTED, Prompt
from mousquetaires.engine.reasons import NOT_YOUR_PROMPT, Reason
from mousquetaires.engine.view import Observation


class BotError(ValueError):
    """An unknown bot or budget. Carries a text key and values."""

    def __init__(self, key: str, **values: int | str) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


class Why:
    """A reason for a move: a text key and values. Ids among the values (``place``, ``hero`` ...) become names."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, **values: int | str) -> None:
        self.key = key
        self.values = values

    def __repr__(self) -> str:
        return f"Why({self.key}, {self.values})"


class Explained(NamedTuple):
    """A move and its reasons, the most important first."""

    action: int
    reasons: tuple[Why, ...]


class SeatPrompt:
    """A prompt for one seat: the question, and what this seat may answer.

    ``options`` are the answers, the default first (empty where answers are composed, see ``listed``);
    ``free`` are the free actions this seat may play meanwhile. It is a plain value: neither the game nor
    its state can be reached from it. ``validate`` and ``sample`` work with the seat's observation alone;
    where that takes the rules, they ask a world that was dealt to fit it.
    """

    # fmt: off
    __slots__ = (
        "_default", "free", "hero", "kind", "listed", "number", "options", "rule", "seat", "shape", "view",
    )
    # fmt: on

    def __init__(self, view: Observation, number: int, options: list[int], free: list[int], default: int) -> None:
        self.view = view
        self.seat = view.viewer
        self.kind = view.asked
        self.hero = view.asked_hero
        self.shape, self.rule = PROMPTS[view.asked]
        self.listed = view.asked not in UNLISTED
        self.number = number
        self.options = options
        self.free = free
        self._default = default

    @property
    def choices(self) -> int:
        """The number of possible actions. A composed answer counts as two."""
        return len(self.options) + len(self.free) + (0 if self.listed else 2)

    def validate(self, action: int) -> Reason | None:
        """None if this seat may take this action now, or else the reason why not."""
        if is_free(action):
            return None if action in self.free else NOT_YOUR_PROMPT
        return None if action in self.options else self._dealt().validate(action)

    def sample(self, rng: Random) -> int:
        """A random legal answer."""
        return self.samples(rng, 1)[0]

    def samples(self, rng: Random, count: int) -> list[int]:
        """Several random legal answers."""
        if self.listed and self.shape != ASSIGN_SPACES:
            return [rng.choice(self.options) for _ in range(count)]
        prompt = self._dealt()
        return [prompt.sample(rng) for _ in range(count)]

    def default(self) -> int:
        """The action taken for a player who does not answer."""
        return self._default

    def _dealt(self) -> Prompt:
        """The same prompt in a dealt world that looks the same to this seat."""
        return determinize(self.view, Random(0)).prompt()

    def __repr__(self) -> str:
        return f"<SeatPrompt {self.number} {self.kind} for seat {self.seat}, {self.choices} choices>"

    def __reduce__(self) -> tuple[object, ...]:
        return SeatPrompt, (self.view, self.number, self.options[:], self.free[:], self._default)


def seat_prompt(game: Game, view: Observation) -> SeatPrompt:
    """The prompt of the seat that has this view."""
    prompt = game.prompt()
    if not prompt.seats >> view.viewer & 1:
        raise ValueError(f"seat {view.viewer} is not asked {prompt.kind}")
    free = [] if view.viewer == MILADY else prompt.free()
    return SeatPrompt(view, prompt.number, prompt.options(), free, prompt.default())


class Bot(Protocol):
    """A player. One bot may play several seats, so it keeps no state."""

    @property
    def name(self) -> str: ...

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        """The action this seat takes: an answer to the prompt or a free action."""
        ...


class Explainer(Bot, Protocol):
    """A bot that can explain its moves."""

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        """The action that ``choose`` would take with the same ``rng``, with reasons that this seat may see."""
        ...
