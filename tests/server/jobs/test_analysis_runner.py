"""The runner lets a worker make each analysis, and stores the result or that there is none."""

import asyncio
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest

from mousquetaires import __version__
from mousquetaires.analysis.game_steps import finished_session
from mousquetaires.analysis.ledger import Depth
from mousquetaires.analysis.playouts import Band, playout_bands
from mousquetaires.data import load
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import usual_setup
from mousquetaires.server.jobs import analysis_runner
from mousquetaires.server.jobs.analysis_runner import AnalysisRunner, packed
from mousquetaires.server.jobs.analysis_worker import Analyst
from mousquetaires.server.jobs.worker_process import WorkerLost
from mousquetaires.server.live.analyses import result_of
from mousquetaires.server.store import Store
from mousquetaires.server.store.analyses import DONE, FAILED, AnalysedGame, AnalysisRow
from mousquetaires.server.table.bot_game import BotGame, bot_game_record
from tests.server.store.stores import table, with_store
from tools.golden_views import golden_records

SUMS: Final = ("start", "luck", "decisions", "unforeseen")
RECORDS: Final[dict[str, object]] = {"athos": golden_records()["solo-1"], "porthos": {"format": "another"}}


class LocalWorker:
    """Analyses in this process, and quickly."""

    def __init__(self, _name: str, _run: object, components: Components) -> None:
        self.analyst = Analyst(components, Depth(0, 1), playouts=1)

    def ask_and_wait(self, request: bytes, _seconds: float) -> bytes:
        return msgspec.msgpack.encode(self.analyst.answer(request))

    def kill(self) -> None:
        """There is no process."""


class DeadWorker(LocalWorker):
    def ask_and_wait(self, _request: bytes, _seconds: float) -> bytes:
        raise WorkerLost("EOFError")


@cache
def bands() -> list[Band]:
    """The playouts of a game, without any breaks."""
    return playout_bands(finished_session(RECORDS["athos"], load()), 1)


async def record_of(name: str) -> dict[str, object]:
    found = RECORDS[name]
    assert isinstance(found, dict)
    return found


async def analysed(store: Store, name: str) -> AnalysisRow:
    """Ask for an analysis, and let the runner work until there is a result."""
    await table(store, name)
    await store.analyses.add(AnalysedGame(name, name), "here")
    return await until_finished(store, name)


async def until_finished(store: Store, name: str) -> AnalysisRow:
    """Let the runner work until everything is made."""
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
            ledger = msgspec.json.decode(made["ledger"])
            assert [Band(**band) for band in msgspec.json.decode(made["playouts"])] == bands()
            assert abs(sum(ledger[part] for part in SUMS) - ledger["result"]) < 1e-9

    with_store(f"sqlite:///{tmp_path}/games.db", work)


def test_playouts_that_broke_off_go_on_and_are_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(analysis_runner, "WorkerProcess", LocalWorker)
    monkeypatch.setattr(analysis_runner, "POLL_SECONDS", 0.0)

    async def work(store: Store) -> None:
        await table(store, "athos")
        await store.analyses.add(AnalysedGame("athos", "athos"), "here")
        assert await store.analyses.claim("dead", 60_000) is not None
        await store.analyses.keep_ledger("athos", "dead", b"ledger")
        assert await store.analyses.claim("dead", -1) is not None
        await store.analyses.keep_playouts("athos", "dead", 10, packed(bands()[:200]))
        await until_finished(store, "athos")
        assert await store.analyses.find("athos") == AnalysisRow(DONE, 100, b"ledger", packed(bands()))

    with_store(f"sqlite:///{tmp_path}/games.db", work)


def test_a_game_of_bots_is_played_again_and_analysed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(analysis_runner, "WorkerProcess", LocalWorker)
    monkeypatch.setattr(analysis_runner, "POLL_SECONDS", 0.0)
    game = BotGame(usual_setup(2).to_json(), 7, {0: "novice", 1: "novice"}, load().digest, __version__)
    record = bot_game_record(game, load())

    async def work(store: Store) -> None:
        analysed_game = AnalysedGame("bots-1", None, msgspec.json.encode(game))
        await store.analyses.add(analysed_game, "here")
        made = result_of(await until_finished(store, analysed_game.key))
        assert made is not None
        inputs = record["inputs"]
        assert isinstance(inputs, list)
        assert (msgspec.json.decode(made["inputs"]), msgspec.json.decode(made["ending"])) == (
            len(inputs),
            record["ending"],
        )

    with_store(f"sqlite:///{tmp_path}/games.db", work)
