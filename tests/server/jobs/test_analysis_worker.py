"""The worker that analyses games: it says how far it is, and fails without dying."""

import json
from gzip import decompress
from multiprocessing.connection import Connection

import msgspec
import pytest

from mousquetaires.analysis.ledger import Depth
from mousquetaires.data import load
from mousquetaires.engine.components import Components
from mousquetaires.server.jobs.analysis_worker import POLL, AnalysisRequest, Analyst
from mousquetaires.server.jobs.worker_process import WorkerLost, WorkerProcess, answer_quickly
from tests.server.served import PATIENCE
from tools.golden_views import golden_records


class Watched(Analyst):
    """Remembers how far it was."""

    def __init__(self, components: Components, depth: Depth, playouts: int = 0) -> None:
        super().__init__(components, depth, playouts)
        self.steps: list[int] = []

    def advance(self, done: int, total: int) -> None:
        super().advance(done, total)
        self.steps.append(self.progress.percent)


def request(record: object, playouts: int | None = None) -> bytes:
    return msgspec.msgpack.encode(AnalysisRequest(msgspec.json.encode(record), playouts=playouts))


def test_a_game_is_analysed_and_the_result_is_the_documents() -> None:
    analyst = Watched(load(), Depth(0, 1))
    analyst.work(request(golden_records()["solo-1"]))
    found = analyst.answer(POLL)
    assert (found.percent, found.over, found.failed) == (100, True, False)
    assert analyst.steps == sorted(analyst.steps)
    assert analyst.steps[-1] == 99
    made = json.loads(decompress(found.body))
    assert made["format"] == "mousquetaires-analysis"
    assert set(made["ledger"]) >= {"start", "luck", "decisions", "unforeseen", "result"}


def test_what_is_no_finished_game_fails() -> None:
    record = golden_records()["solo-1"]
    assert isinstance(record, dict)
    unfinished = {**record, "inputs": record["inputs"][:60], "checkpoints": [], "ending": "not_over"}
    for wrong in ({}, {**record, "inputs": ["1 dances"]}, unfinished):
        analyst = Analyst(load(), Depth(0, 1))
        analyst.work(request(wrong))
        assert analyst.answer(POLL).failed


def test_playouts_go_on_from_any_moment_and_each_band_is_answered_once() -> None:
    record = golden_records()["solo-1"]
    whole = Watched(load(), Depth(0, 1), playouts=1)
    whole.work(request(record, 0))
    bands = whole.answer(POLL).bands
    assert (len(bands), whole.answer(POLL).bands) == (len(whole.steps), [])
    assert whole.steps == sorted(whole.steps)
    rest = Analyst(load(), Depth(0, 1), playouts=1)
    rest.work(request(record, len(bands) - 5))
    assert rest.answer(POLL).bands == bands[-5:]


def spin(_request: bytes) -> bytes:
    while True:
        pass


def run_spinning_worker(pipe: Connection, _components: Components) -> None:
    answer_quickly(pipe, spin, 0.1)


def test_a_worker_ends_when_it_has_used_its_processor_time() -> None:
    worker = WorkerProcess("spinning", run_spinning_worker, load())
    with pytest.raises(WorkerLost, match="EOFError"):
        worker.ask_and_wait(b"go", PATIENCE)
    worker.kill()
