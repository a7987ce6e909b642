"""A table of random players: four seats and somebody who looks on, and at most one move on its way."""

import time
from random import Random
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from .crowd import LoadError
from .wire import Wire

SEATS: Final = (0, 1, 2, 3)  # Milady and three Musketeer players
GALLERY: Final = 6
EYES: Final = (*SEATS, GALLERY)
TRADE: Final = "trade "
UPDATES: Final = frozenset(("update", "missed"))  # messages that tell of a move
TELLING: Final = frozenset(("hello", *UPDATES))  # messages that show the table


class Prompt(Struct):
    """What somebody is asked."""

    id: str
    mine: bool
    options: list[str]
    default: str


class View(Struct):
    """The game, as far as it matters to somebody who plays at random."""

    ending: int = 0


class Told(Struct):
    """Any message of the server; what is not in it is as here."""

    type: str
    version: int = 0
    mark: str = ""
    prompt: Prompt | None = None
    view: View | None = None
    reason: dict[str, object] = {}


read: Final = msgspec.json.Decoder(Told).decode


def answer(prompt: Prompt, rng: Random) -> str:
    """Any legal answer; trades would go on for ever, so nobody begins one.

    >>> answer(Prompt("0.1", True, ["trade athos", "draw"], "draw"), Random(1625))
    'draw'
    >>> answer(Prompt("0.2", True, [], "lay - -"), Random(1625))
    'lay - -'
    """
    options = [option for option in prompt.options if not option.startswith(TRADE)]
    return rng.choice(options) if options else prompt.default


class Witness(Protocol):
    """Whoever counts what happens at the tables."""

    def delivered(self, size: int, update: bool) -> None:
        """A message has reached a viewer; whether it told him of a move."""

    def seen(self, seconds: float) -> None:
        """A move has reached its last viewer."""

    def stored(self, table: str, version: int, mark: str) -> None:
        """The server says that a move is stored."""

    def refused(self, key: str) -> None:
        """The server says that a move is not possible."""

    def settled(self, table: "Table") -> None:
        """A table has nothing on its way any more."""


class Table:
    """One game, seen through five pairs of eyes."""

    def __init__(self, name: str, witness: Witness, rng: Random) -> None:
        self.name = name
        self.wires: list[Wire] = []
        self.moving = False
        self.over = False
        self._witness = witness
        self._rng = rng
        self._prompts: list[Prompt | None] = [None] * len(EYES)
        self._versions = [0] * len(EYES)
        self._moves = 0
        self._awaited = 0  # the version the move on its way will have
        self._behind = 0  # eyes that have not seen it yet
        self._began = 0.0
        self._stored = False

    @property
    def told(self) -> bool:
        """Whether everybody has seen the table."""
        return min(self._versions) > 0

    def move(self, began: float) -> None:
        """Whoever is asked answers; the time is counted from ``began``."""
        for eye, prompt in enumerate(self._prompts):
            if prompt is not None and prompt.mine:
                self._moves += 1
                act = {"type": "act", "mark": f"m{self._moves}", "prompt": prompt.id}
                act["action"] = answer(prompt, self._rng)
                self.moving, self._stored, self._began = True, False, began
                self._await(max(self._versions) + 1)
                self.wires[eye].send(msgspec.json.encode(act))
                return
        raise LoadError(f"nobody is asked anything at {self.name}")

    def hear(self, eye: int, data: bytes) -> None:
        """A message has come to one pair of eyes."""
        told = read(data)
        self._witness.delivered(len(data), told.type in UPDATES)
        if told.type in TELLING:
            self._see(eye, told)
        elif told.type == "done":
            self._store(told)
        elif told.type == "refused":
            self._witness.refused(str(told.reason.get("key", "")))
            self._rest()

    def _see(self, eye: int, told: Told) -> None:
        before, self._versions[eye] = self._versions[eye], told.version
        self._prompts[eye] = told.prompt
        self.over = self.over or (told.view is not None and told.view.ending != 0)
        if self.moving and before < self._awaited <= told.version:
            self._behind -= 1
            if self._behind == 0:
                self._witness.seen(time.perf_counter() - self._began)
                self._settle()

    def _store(self, told: Told) -> None:
        self._witness.stored(self.name, told.version, told.mark)
        self._stored = True
        if told.version != self._awaited:  # something else happened first: the hourglass ran out
            self._await(told.version)
        self._settle()

    def _await(self, version: int) -> None:
        self._awaited = version
        self._behind = sum(seen < version for seen in self._versions)

    def _settle(self) -> None:
        """Once the move is stored and everybody has seen it, the table may go on."""
        if self.moving and self._stored and self._behind == 0:
            self._rest()

    def _rest(self) -> None:
        self.moving = False
        self._witness.settled(self)

    def leave(self) -> None:
        """Everybody goes home."""
        for wire in self.wires:
            wire.close()
