"""Worker processes in which bots choose their moves, from what their seat may know and nothing else.

A worker gets an observation. It makes up a game that fits the observation (``determinize``), takes the legal moves
from that, and lets the bot choose. The real game never enters the process. A worker that dies or takes too long is
replaced, and the move is made all the same.
"""

import asyncio
from functools import lru_cache
from multiprocessing.connection import Connection
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.data import find_box
from mousquetaires.engine.component_table_parser import parse_values
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.determinization import determinize
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.view import Observation

from ..logs import log
from ..metrics import Metrics
from ..table.state import Json
from .worker_process import WorkerLost, WorkerProcess, answer_requests

ATTEMPTS: Final = 2  # a worker may die for reasons that have nothing to do with the request
FAILED: Final = b""  # the answer if the bot raised an error
_components: list[Components] = []  # in a worker: the server's components, set once


class BotRequest(Struct, array_like=True):
    """What a worker is asked: a bot's move for a seat that sees this view."""

    bot: str
    setup: str
    box: str  # the digest of the game's components
    view: dict[str, object]
    seat: int
    seed: str
    own_box: str = ""  # its values as JSON, if the box was made for this table


# --- in the worker --------------------------------------------------------------------------------


def run_worker(pipe: Connection, components: Components) -> None:
    """Answer requests until the server closes the pipe."""
    set_components(components)
    answer_requests(pipe, answer)


def answer(request: bytes) -> bytes:
    """The answer to one request."""
    try:
        return choose_move(msgspec.json.decode(request, type=BotRequest)).encode()
    except Exception:  # its message may contain the seat's cards, so it must not be logged
        return FAILED


def set_components(components: Components) -> None:
    _components[:] = [components]


@lru_cache(200)
def table_for(setup: str, box: str, own_box: str) -> Table:
    components = parse_values(own_box) if own_box else find_box(box, _components[0])
    assert components is not None  # the server plays with it
    return Table(Setup.from_json(msgspec.json.decode(setup)), components)


def choose_move(request: BotRequest) -> str:
    """The bot's move, in notation."""
    view = Observation.from_json(request.view, table_for(request.setup, request.box, request.own_box))
    rng = Random(request.seed)
    game = determinize(view, rng)
    return to_text(bot(request.bot).choose(view, seat_prompt(game, view), rng))


def as_text(value: Json) -> str:
    return msgspec.json.encode(value).decode()


# --- in the server --------------------------------------------------------------------------------


class BotWorkers:
    """The pool of worker processes."""

    def __init__(self, components: Components, workers: int, seconds: float, metrics: Metrics) -> None:
        self._components = components
        self._seconds = seconds
        self._metrics = metrics
        self._all = {self._new_worker() for _ in range(workers)}
        self._free: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(
        self, name: str, setup: Json, view: Observation, seat: int, seed: str, own_box: Json | None = None
    ) -> str | None:
        """A bot's move in notation. None if no worker could make one in time."""
        box, values = view.table.components.digest, "" if own_box is None else as_text(own_box)
        request = BotRequest(name, as_text(setup), box, view.to_json(), seat, seed, values)
        encoded = msgspec.json.encode(request)
        for _ in range(ATTEMPTS):
            try:
                answer = await self._ask(encoded)
            except WorkerLost as lost:
                self._metrics.worker_restarts.inc()
                log.warning("worker_replaced", bot=name, why=str(lost))
                continue
            if answer == FAILED:
                log.error("bot_failed", bot=name)
                return None
            return answer.decode()
        return None

    async def _ask(self, request: bytes) -> bytes:
        """The answer of a free worker. If it is lost, or this is cancelled meanwhile, the worker is replaced."""
        worker = await self._free.get()
        answered = False
        try:
            answer = await worker.ask(request, self._seconds)
            answered = True
            return answer
        finally:
            self._free.put_nowait(worker if answered else self._replace(worker))

    def _new_worker(self) -> WorkerProcess:
        return WorkerProcess("bot-worker", run_worker, self._components)

    def _replace(self, worker: WorkerProcess) -> WorkerProcess:
        self._all.discard(worker)
        worker.kill()
        fresh = self._new_worker()
        self._all.add(fresh)
        return fresh

    def close(self) -> None:
        for worker in self._all:
            worker.kill()
