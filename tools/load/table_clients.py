"""A table of random players: four seats and somebody who looks on, and at most one move on its way."""

import time
from random import Random
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from .load_clients import LoadError
from .websocket_client import WebSocketClient

SEATS: Final = (0, 1, 2, 3)  # Milady and three Musketeer players
SPECTATOR: Final = 6
VIEWERS: Final = (*SEATS, SPECTATOR)
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


class Message(Struct):
    """Any message of the server; what is not in it is as here."""

    type: str
    version: int = 0
    mark: str = ""
    prompt: Prompt | None = None
    view: View | None = None
    reason: dict[str, object] = {}


read: Final = msgspec.json.Decoder(Message).decode


def answer(prompt: Prompt, rng: Random) -> str:
    """Any legal answer; trades would go on for ever, so nobody begins one.

    >>> answer(Prompt("0.1", True, ["trade athos", "draw"], "draw"), Random(1625))
    'draw'
    >>> answer(Prompt("0.2", True, [], "lay - -"), Random(1625))
    'lay - -'
    """
    options = [option for option in prompt.options if not option.startswith(TRADE)]
    return rng.choice(options) if options else prompt.default


class TableObserver(Protocol):
    """Whoever counts what happens at the tables."""

    def delivered(self, size: int, update: bool) -> None:
        """A message has reached a viewer; whether it told him of a move."""

    def seen(self, seconds: float) -> None:
        """A move has reached its last viewer."""

    def stored(self, table: str, version: int, mark: str) -> None:
        """The server says that a move is stored."""

    def refused(self, key: str) -> None:
        """The server says that a move is not possible."""

    def idle(self, table: "Table") -> None:
        """A table has nothing on its way any more."""


class Table:
    """One game, seen through five pairs of eyes."""

    def __init__(self, name: str, observer: TableObserver, rng: Random) -> None:
        self.name = name
        self.sockets: list[WebSocketClient] = []
        self.moving = False
        self.over = False
        self._observer = observer
        self._rng = rng
        self._prompts: list[Prompt | None] = [None] * len(VIEWERS)
        self._versions = [0] * len(VIEWERS)
        self._moves = 0
        self._awaited = 0  # the version the move on its way will have
        self._behind = 0  # eyes that have not seen it yet
        self._began = 0.0
        self._stored = False

    @property
    def ready(self) -> bool:
        """Whether everybody has seen the table."""
        return min(self._versions) > 0

    def move(self, began: float) -> None:
        """Whoever is asked answers; the time is counted from ``began``."""
        for viewer, prompt in enumerate(self._prompts):
            if prompt is not None and prompt.mine:
                self._moves += 1
                act = {"type": "act", "mark": f"m{self._moves}", "prompt": prompt.id}
                act["action"] = answer(prompt, self._rng)
                self.moving, self._stored, self._began = True, False, began
                self._await(max(self._versions) + 1)
                self.sockets[viewer].send(msgspec.json.encode(act))
                return
        raise LoadError(f"nobody is asked anything at {self.name}")

    def receive(self, viewer: int, data: bytes) -> None:
        """A message has come to one pair of eyes."""
        message = read(data)
        self._observer.delivered(len(data), message.type in UPDATES)
        if message.type in TELLING:
            self._see(viewer, message)
        elif message.type == "done":
            self._store(message)
        elif message.type == "refused":
            self._observer.refused(str(message.reason.get("key", "")))
            self._become_idle()

    def _see(self, viewer: int, message: Message) -> None:
        before, self._versions[viewer] = self._versions[viewer], message.version
        self._prompts[viewer] = message.prompt
        self.over = self.over or (message.view is not None and message.view.ending != 0)
        if self.moving and before < self._awaited <= message.version:
            self._behind -= 1
            if self._behind == 0:
                self._observer.seen(time.perf_counter() - self._began)
                self._check_idle()

    def _store(self, message: Message) -> None:
        self._observer.stored(self.name, message.version, message.mark)
        self._stored = True
        if message.version != self._awaited:  # something else happened first: the hourglass ran out
            self._await(message.version)
        self._check_idle()

    def _await(self, version: int) -> None:
        self._awaited = version
        self._behind = sum(seen < version for seen in self._versions)

    def _check_idle(self) -> None:
        """Once the move is stored and everybody has seen it, the table may go on."""
        if self.moving and self._stored and self._behind == 0:
            self._become_idle()

    def _become_idle(self) -> None:
        self.moving = False
        self._observer.idle(self)

    def leave(self) -> None:
        """Everybody goes home."""
        for socket in self.sockets:
            socket.close()
