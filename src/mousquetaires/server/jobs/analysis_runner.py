"""Takes analyses from the queue, one at a time, and lets the worker process make them."""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Final

import msgspec

from mousquetaires.engine.components import Components

from ..logs import log
from ..refusals import Denied
from ..store import Store
from ..store.analyses import DONE, FAILED
from .analysis_worker import POLL, AnalysisProgress, run_worker
from .worker_process import WorkerLost, WorkerProcess

LEASE: Final = 30_000  # milliseconds without a renewal after which another process takes over
POLL_SECONDS: Final = 0.5
LOOK_SECONDS: Final = 5.0  # between two queries of the queue, which other processes fill, too
ANSWER_SECONDS: Final = 60.0  # the worker gets little time on a busy machine
LONGEST: Final = 1800.0  # seconds for one analysis
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
            table = await self._store.analyses.claim(self._owner, LEASE)
            if table is not None:
                await self._analyse(table)
                continue
            self._added.clear()
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._added.wait()
            except TimeoutError:
                pass

    async def _analyse(self, table: str) -> None:
        """Analyse one game, and store the result or that there is none."""
        try:
            async with asyncio.timeout(LONGEST):
                found = await self._made(table, msgspec.json.encode(await self._record_of(table)))
        except (Denied, WorkerLost, TimeoutError) as error:
            log.warning("analysis_failed", table=table, why=type(error).__name__)
            self._kill()
            found = AnalysisProgress(100, failed=True)
        await self._store.analyses.finish(table, self._owner, FAILED if found.failed else DONE, found.body)

    async def _made(self, table: str, record: bytes) -> AnalysisProgress:
        progress = await self._ask(record)
        while not (progress.body or progress.failed):
            await self._store.analyses.progress(table, self._owner, progress.percent, LEASE)
            await asyncio.sleep(POLL_SECONDS)
            progress = await self._ask(POLL)
        return progress

    async def _ask(self, request: bytes) -> AnalysisProgress:
        if self._process is None:
            self._process = WorkerProcess("analysis-worker", run_worker, self._components)
        made = await asyncio.to_thread(self._process.ask_and_wait, request, ANSWER_SECONDS)
        return msgspec.msgpack.decode(made, type=AnalysisProgress)

    async def close(self) -> None:
        """Stop the worker and give back what is not finished."""
        await asyncio.to_thread(self._kill)
        await self._store.analyses.release(self._owner)

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None
