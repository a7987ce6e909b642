"""Worker processes in which bots choose their moves, from what their seat may know and nothing else.

A worker gets an observation. It makes up a game that fits the observation (``determinize``), takes the legal moves
from that, and lets the bot choose. The real game never enters the process. A worker that dies or takes too long is
replaced, and the move is made all the same. Each worker has its own pipe, so a killed worker cannot damage another's.
"""

import asyncio
import multiprocessing
import signal
from functools import cache
from multiprocessing.connection import Connection
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.data import find_box
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.determinization import determinize
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.view import Observation

from ..logs import log
from ..metrics import Metrics

ATTEMPTS: Final = 2  # a worker may die for reasons that have nothing to do with the request
SPAWN: Final = multiprocessing.get_context("spawn")  # an event loop and its threads must not be forked
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


# --- in the worker --------------------------------------------------------------------------------


def run_worker(pipe: Connection, components: Components) -> None:
    """Answer requests until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops its workers
    set_components(components)
    while True:
        try:
            request = msgspec.json.decode(pipe.recv_bytes(), type=BotRequest)
        except (EOFError, OSError):
            return
        try:
            answer = choose_move(request).encode()
        except Exception:  # its message may contain the seat's cards, so it must not be logged
            answer = FAILED
        pipe.send_bytes(answer)


def set_components(components: Components) -> None:
    _components[:] = [components]


@cache
def table_for(setup: str, box: str) -> Table:
    components = find_box(box, _components[0])
    assert components is not None  # the server plays with it
    return Table(Setup.from_json(msgspec.json.decode(setup)), components)


def choose_move(request: BotRequest) -> str:
    """The bot's move, in notation."""
    view = Observation.from_json(request.view, table_for(request.setup, request.box))
    rng = Random(request.seed)
    game = determinize(view, rng)
    return to_text(bot(request.bot).choose(view, seat_prompt(game, view), rng))


# --- in the server --------------------------------------------------------------------------------


class WorkerLost(Exception):
    """A worker has died or does not answer."""


class Worker:
    """A process that answers one request at a time."""

    def __init__(self, components: Components) -> None:
        self._pipe, worker_end = SPAWN.Pipe()
        self._process = SPAWN.Process(target=run_worker, args=(worker_end, components), daemon=True, name="bot-worker")
        self._process.start()
        worker_end.close()

    async def ask(self, request: bytes, seconds: float) -> bytes:
        """The worker's answer. Raises ``WorkerLost`` if there is none in time."""
        try:
            self._pipe.send_bytes(request)
            async with asyncio.timeout(seconds):
                await wait_until_readable(self._pipe.fileno())
            return self._pipe.recv_bytes()
        except (TimeoutError, EOFError, OSError) as error:
            raise WorkerLost(type(error).__name__) from error

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


async def wait_until_readable(file: int) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(file, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(file)


class BotWorkers:
    """The pool of worker processes."""

    def __init__(self, components: Components, workers: int, seconds: float, metrics: Metrics) -> None:
        self._components = components
        self._seconds = seconds
        self._metrics = metrics
        self._all = {Worker(components) for _ in range(workers)}
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(self, name: str, setup: dict[str, object], view: Observation, seat: int, seed: str) -> str | None:
        """A bot's move in notation. None if no worker could make one in time."""
        box = view.table.components.digest
        request = BotRequest(name, msgspec.json.encode(setup).decode(), box, view.to_json(), seat, seed)
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

    def _replace(self, worker: Worker) -> Worker:
        self._all.discard(worker)
        worker.kill()
        fresh = Worker(self._components)
        self._all.add(fresh)
        return fresh

    def close(self) -> None:
        for worker in self._all:
            worker.kill()
