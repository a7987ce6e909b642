"""Takes analyses from the queue, one at a time, and lets the worker process make them: first ledgers, then playouts."""

import asyncio
from collections.abc import Awaitable, Callable
from gzip import compress, decompress
from secrets import token_hex
from typing import Final

import msgspec

from mousquetaires.analysis.playouts import Band
from mousquetaires.engine.components import Components

from ..logs import log
from ..refusals import Denied
from ..store import Store
from ..store.analyses import DONE, FAILED, AnalysisJob
from ..table.bot_game import BotGame
from .analysis_worker import POLL, AnalysisProgress, AnalysisRequest, run_worker
from .worker_process import WorkerLost, WorkerProcess

LEASE: Final = 30_000  # milliseconds without a renewal after which another process takes over
RENEW_SECONDS: Final = 5.0
POLL_SECONDS: Final = 0.5
LOOK_SECONDS: Final = 5.0  # between two queries of the queue, which other processes fill, too
ANSWER_SECONDS: Final = 3600.0  # at idle priority: a full machine may leave the worker no time at all for long
RecordOf = Callable[[str], Awaitable[dict[str, object]]]


class AnalysisRunner:
    """Runs the analyses of this process. The worker starts with the first one."""

    def __init__(self, store: Store, components: Components, record_of: RecordOf) -> None:
        self._store = store
        self._components = components
        self._record_of = record_of
        self._owner = token_hex(8)
        self._process: WorkerProcess | None = None
        self._added = asyncio.Event()

    def wake(self) -> None:
        """Query the queue at once."""
        self._added.set()

    async def run(self) -> None:
        while True:
            job = await self._store.analyses.claim(self._owner, LEASE)
            if job is not None:
                await self._work(job)
                continue
            self._added.clear()
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._added.wait()
            except TimeoutError:
                pass

    async def _work(self, job: AnalysisJob) -> None:
        """Make the next part of an analysis, and store it or that it has failed."""
        try:
            failed = not await (self._make_playouts(job) if job.body else self._make_ledger(job))
        except (Denied, WorkerLost) as error:
            log.warning("analysis_failed", game=job.game.key, why=type(error).__name__)
            self._kill()
            failed = True
        if failed:
            await self._store.analyses.finish(job.game.key, self._owner, FAILED)

    async def _make_ledger(self, job: AnalysisJob) -> bool:
        """Make the ledger. False if there can be none."""
        progress = await self._ask(job, await self._request(job))
        while not progress.over:
            await self._store.analyses.progress(job.game.key, self._owner, progress.percent)
            await asyncio.sleep(POLL_SECONDS)
            progress = await self._ask(job, POLL)
        if not progress.failed:
            await self._store.analyses.keep_ledger(job.game.key, self._owner, progress.body)
        return not progress.failed

    async def _make_playouts(self, job: AnalysisJob) -> bool:
        """Make the playouts that are missing. False if there can be none."""
        made = bands_in(job.playouts)
        progress = await self._ask(job, await self._request(job, len(made)))
        while True:
            made += progress.bands
            await self._store.analyses.keep_playouts(job.game.key, self._owner, progress.percent, packed(made))
            if progress.over:
                break
            await asyncio.sleep(POLL_SECONDS)
            progress = await self._ask(job, POLL)
        if not progress.failed:
            await self._store.analyses.finish(job.game.key, self._owner, DONE)
        return not progress.failed

    async def _request(self, job: AnalysisJob, playouts: int | None = None) -> bytes:
        game = job.game
        if game.table is None:
            bots = msgspec.json.decode(game.bots, type=BotGame)
            return msgspec.msgpack.encode(AnalysisRequest(bots=bots, playouts=playouts))
        record = msgspec.json.encode(await self._record_of(game.table))
        return msgspec.msgpack.encode(AnalysisRequest(record, playouts=playouts))

    async def _ask(self, job: AnalysisJob, request: bytes) -> AnalysisProgress:
        """The worker's answer. The lease is renewed while the worker has no time to give one."""
        if self._process is None:
            self._process = WorkerProcess("analysis-worker", run_worker, self._components)
        answer = asyncio.create_task(asyncio.to_thread(self._process.ask_and_wait, request, ANSWER_SECONDS))
        try:
            while not answer.done():
                await self._store.analyses.renew(job.game.key, self._owner, LEASE)
                await asyncio.wait({answer}, timeout=RENEW_SECONDS)
            return msgspec.msgpack.decode(await answer, type=AnalysisProgress)
        finally:
            answer.cancel()

    async def close(self) -> None:
        """Stop the worker and give back what is not finished."""
        await asyncio.to_thread(self._kill)
        await self._store.analyses.release(self._owner)

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None


def packed(bands: list[Band]) -> bytes:
    """The bands as they are stored."""
    return compress(msgspec.json.encode([band._asdict() for band in bands]), 6, mtime=0)


def bands_in(stored: bytes) -> list[Band]:
    """The bands that were stored."""
    return [Band(**band) for band in msgspec.json.decode(decompress(stored))] if stored else []
