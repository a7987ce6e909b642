"""Bots think here: in worker processes, with what their seat may know and nothing else.

A worker is sent an observation. It deals itself a world that fits (``determinize``), asks that world what its
seat may do, and lets the bot choose: the true game never enters the process. A worker that dies or takes too
long is replaced, and the move is made all the same. Each worker has a pipe of its own, so that one which is killed
takes nothing with it that the others need.
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
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.knowledge import determinize
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.view import Observation

from ..logs import log
from ..metrics import Metrics

TRIES: Final = 2  # a worker may die of somebody else's doing
SPAWN: Final = multiprocessing.get_context("spawn")  # an event loop and its threads must not be forked
NOTHING: Final = b""  # the answer of a bot that failed
_box: list[Components] = []


class Question(Struct, array_like=True):
    """What a worker is asked: which bot, at which table, seeing what."""

    bot: str
    setup: str
    view: dict[str, object]
    seat: int
    whim: str


# --- in the worker --------------------------------------------------------------------------------


def work(wire: Connection, components: Components) -> None:
    """Answer questions until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets us go
    enter(components)
    while True:
        try:
            asked = msgspec.json.decode(wire.recv_bytes(), type=Question)
        except (EOFError, OSError):
            return
        try:
            answer = think(asked).encode()
        except Exception:  # what it stumbled over may speak of its cards: nothing of it leaves
            answer = NOTHING
        wire.send_bytes(answer)


def enter(components: Components) -> None:
    """A worker begins: the box is handed over once."""
    _box[:] = [components]


@cache
def table_for(setup: str) -> Table:
    return Table(Setup.from_json(msgspec.json.decode(setup)), _box[0])


def think(asked: Question) -> str:
    """What a bot does, as text."""
    view = Observation.from_json(asked.view, table_for(asked.setup))
    rng = Random(asked.whim)
    world = determinize(view, rng)
    return to_text(bot(asked.bot).choose(view, seat_prompt(world, view), rng))


# --- in the server --------------------------------------------------------------------------------


class WorkerLost(Exception):
    """A worker has died, or does not answer."""


class Worker:
    """One process that thinks about one question at a time."""

    def __init__(self, components: Components) -> None:
        self._wire, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=work, args=(theirs, components), daemon=True, name="mind")
        self._process.start()
        theirs.close()

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """Its answer; a worker that has none in time is lost."""
        try:
            self._wire.send_bytes(question)
            async with asyncio.timeout(seconds):
                await readable(self._wire.fileno())
            return self._wire.recv_bytes()
        except (TimeoutError, EOFError, OSError) as error:
            raise WorkerLost(type(error).__name__) from error

    def dismiss(self) -> None:
        self._process.kill()
        self._process.join()
        self._wire.close()


async def readable(file: int) -> None:
    """Until there is something to read."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(file, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(file)


class Minds:
    """The worker processes."""

    def __init__(self, components: Components, workers: int, seconds: float, metrics: Metrics) -> None:
        self._components = components
        self._seconds = seconds
        self._metrics = metrics
        self._all = {Worker(components) for _ in range(workers)}
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(self, name: str, setup: dict[str, object], view: Observation, seat: int, whim: str) -> str | None:
        """A bot's move; None when no worker could make one in time."""
        asked = Question(name, msgspec.json.encode(setup).decode(), view.to_json(), seat, whim)
        question = msgspec.json.encode(asked)
        for _ in range(TRIES):
            try:
                answer = await self._ask(question)
            except WorkerLost as lost:
                self._metrics.worker_restarts.inc()
                log.warning("worker_replaced", bot=name, why=str(lost))
                continue
            if answer == NOTHING:
                log.error("bot_failed", bot=name)
                return None
            return answer.decode()
        return None

    async def _ask(self, question: bytes) -> bytes:
        """A free worker's answer; one that is lost, or was left in the middle of a thought, is replaced."""
        worker = await self._free.get()
        answered = False
        try:
            answer = await worker.ask(question, self._seconds)
            answered = True
            return answer
        finally:
            self._free.put_nowait(worker if answered else self._replace(worker))

    def _replace(self, worker: Worker) -> Worker:
        self._all.discard(worker)
        worker.dismiss()
        fresh = Worker(self._components)
        self._all.add(fresh)
        return fresh

    def close(self) -> None:
        for worker in self._all:
            worker.dismiss()
