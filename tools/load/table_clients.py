"""A table of random players: four seats and a spectator, with at most one move in flight."""

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
UPDATES: Final = frozenset(("update", "missed"))  # messages that report a move
TELLING: Final = frozenset(("hello", *UPDATES))  # messages that contain the view


class Prompt(Struct):
    """The prompt of a seat."""

    id: str
    mine: bool
    options: list[str]
    default: str


class View(Struct):
    """The relevant part of a view."""

    ending: int = 0


class Message(Struct):
    """Any message of the server. Missing fields have these defaults."""

    type: str
    version: int = 0
    mark: str = ""
    prompt: Prompt | None = None
    view: View | None = None
    reason: dict[str, object] = {}


read: Final = msgspec.json.Decoder(Message).decode


def answer(prompt: Prompt, rng: Random) -> str:
    """A random legal answer. Trades are excluded because they could go on forever.

    >>> answer(Prompt("0.1", True, ["trade athos", "draw"], "draw"), Random(1625))
    'draw'
    >>> answer(Prompt("0.2", True, [], "lay - -"), Random(1625))
    'lay - -'
    """
    options = [option for option in prompt.options if not option.startswith(TRADE)]
    return rng.choice(options) if options else prompt.default


class TableObserver(Protocol):
    """Counts what happens at the tables."""

    def delivered(self, size: int, update: bool) -> None:
        """A message has reached a viewer. ``update``: it reported a move."""

    def seen(self, seconds: float) -> None:
        """A move has reached its last viewer."""

    def stored(self, table: str, version: int, mark: str) -> None:
        """The server has acknowledged a move."""

    def refused(self, key: str) -> None:
        """The server has refused a move."""

    def idle(self, table: "Table") -> None:
        """A table has no move in flight any more."""


class Table:
    """One game with five connected viewers."""

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
        self._awaited = 0  # the version that the move in flight will have
        self._behind = 0  # viewers that have not received it yet
        self._began = 0.0
        self._stored = False

    @property
    def ready(self) -> bool:
        """Whether all viewers have received the table."""
        return min(self._versions) > 0

    def move(self, began: float) -> None:
        """Let the seat that is asked answer. Time is measured from ``began``."""
        for viewer, prompt in enumerate(self._prompts):
            if prompt is not None and prompt.mine:
                self._moves += 1
                act = {"type": "act", "mark": f"m{self._moves}", "prompt": prompt.id}
                act["action"] = answer(prompt, self._rng)
                self.moving, self._stored, self._began = True, False, began
                self._await(max(self._versions) + 1)
                self.sockets[viewer].send(msgspec.json.encode(act))
                return
        raise LoadError(f"no seat is asked at {self.name}")

    def receive(self, viewer: int, data: bytes) -> None:
        """Handle a message to one viewer."""
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
        if message.version != self._awaited:  # something else came first: the hourglass ran out
            self._await(message.version)
        self._check_idle()

    def _await(self, version: int) -> None:
        self._awaited = version
        self._behind = sum(seen < version for seen in self._versions)

    def _check_idle(self) -> None:
        """The table is idle again once the move is stored and all viewers have received it."""
        if self.moving and self._stored and self._behind == 0:
            self._become_idle()

    def _become_idle(self) -> None:
        self.moving = False
        self._observer.idle(self)

    def leave(self) -> None:
        """Close all connections."""
        for socket in self.sockets:
            socket.close()
