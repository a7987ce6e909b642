"""The runner lets a worker make each analysis, and stores the result or that there is none."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import pytest

from mousquetaires.analysis.ledger import Depth
from mousquetaires.data import load
from mousquetaires.engine.components import Components
from mousquetaires.server.jobs import analysis_runner
from mousquetaires.server.jobs.analysis_runner import AnalysisRunner
from mousquetaires.server.jobs.analysis_worker import Analyst
from mousquetaires.server.jobs.worker_process import WorkerLost
from mousquetaires.server.live.analyses import result_of
from mousquetaires.server.store import Store
from mousquetaires.server.store.analyses import DONE, FAILED, AnalysisRow
from tests.server.store.stores import table, with_store
from tools.golden_views import golden_records

SUMS: Final = ("start", "luck", "decisions", "unforeseen")
RECORDS: Final[dict[str, object]] = {"athos": golden_records()["solo-1"], "porthos": {"format": "another"}}


class LocalWorker:
    """Analyses in this process, and quickly."""

    def __init__(self, _name: str, _run: object, components: Components) -> None:
        self.analyst = Analyst(components, Depth(0, 1))

    def ask_and_wait(self, request: bytes, _seconds: float) -> bytes:
        return msgspec.msgpack.encode(self.analyst.answer(request))

    def kill(self) -> None:
        """There is no process."""


class DeadWorker(LocalWorker):
    def ask_and_wait(self, _request: bytes, _seconds: float) -> bytes:
        raise WorkerLost("EOFError")


async def record_of(name: str) -> dict[str, object]:
    found = RECORDS[name]
    assert isinstance(found, dict)
    return found


async def analysed(store: Store, name: str) -> AnalysisRow:
    """Ask for an analysis, and let the runner work until there is a result."""
    await table(store, name)
    await store.analyses.add(name, "here")
    runner = AnalysisRunner(store, load(), record_of)
    running = asyncio.create_task(runner.run())
    while (found := await store.analyses.find(name)) is None or found.status not in (DONE, FAILED):
        await asyncio.sleep(0)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    await runner.close()
    return found


@pytest.mark.parametrize(
    ("name", "worker", "status"),
    [("athos", LocalWorker, DONE), ("porthos", LocalWorker, FAILED), ("athos", DeadWorker, FAILED)],
)
def test_a_game_is_analysed_or_has_failed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, worker: type[LocalWorker], status: str
) -> None:
    monkeypatch.setattr(analysis_runner, "WorkerProcess", worker)
    monkeypatch.setattr(analysis_runner, "POLL_SECONDS", 0.0)

    async def work(store: Store) -> None:
        found = await analysed(store, name)
        assert (found.status, found.percent) == (status, 100)
        made = result_of(found)
        assert (made is not None) == (status == DONE)
        if made is not None:
            ledger = msgspec.json.decode(made)["ledger"]
            assert abs(sum(ledger[part] for part in SUMS) - ledger["result"]) < 1e-9

    with_store(f"sqlite:///{tmp_path}/games.db", work)
