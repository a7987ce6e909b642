"""Bots think here: in worker processes, with what their seat may know and nothing else.

A worker is sent an observation. It deals itself a world that fits (``determinize``), asks that world what its
seat may do, and lets the bot choose: the true game never enters the process. A worker that dies or takes too
long is replaced, and the move is made all the same.
"""

import asyncio
import multiprocessing
from functools import cache
from random import Random
from typing import Final

import msgspec
from pebble import ProcessExpired, ProcessPool

from mousquetaires.bots import SeatPrompt, bot
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.knowledge import determinize
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.view import Observation

from .logs import log
from .metrics import Metrics

TRIES: Final = 2  # a worker may die of somebody else's doing
_box: list[Components] = []


def enter(components: Components) -> None:
    """A worker begins: the box is handed over once."""
    _box[:] = [components]


@cache
def table_for(setup: str) -> Table:
    return Table(Setup.from_json(msgspec.json.decode(setup)), _box[0])


def think(name: str, setup: str, seen: dict[str, object], seat: int, whim: str) -> str:
    """What a bot does, as text."""
    view = Observation.from_json(seen, table_for(setup))
    rng = Random(whim)
    world = determinize(view, rng)
    return to_text(bot(name).choose(view, SeatPrompt(world.prompt(), seat), rng))


class Minds:
    """The worker processes."""

    def __init__(self, components: Components, workers: int, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._pool = ProcessPool(
            max_workers=workers, initializer=enter, initargs=[components],
            context=multiprocessing.get_context("spawn"),  # an event loop and its threads must not be forked
        )

    async def choose(self, name: str, setup: dict[str, object], view: Observation, seat: int, whim: str) -> str | None:
        """A bot's move; None when no worker could make one in time."""
        asked = msgspec.json.encode(setup).decode()
        for _ in range(TRIES):
            future = self._pool.schedule(think, args=[name, asked, view.to_json(), seat, whim], timeout=self._seconds)
            try:
                return str(await asyncio.wrap_future(future))  # type: ignore[arg-type]  # a Future in all but name
            except (TimeoutError, ProcessExpired) as error:
                self._metrics.worker_restarts.inc()
                log.warning("worker_replaced", bot=name, why=type(error).__name__)
            except Exception as error:  # a bot's own fault must not stop the game
                log.error("bot_failed", bot=name, why=repr(error))
                return None
        return None

    def close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()
