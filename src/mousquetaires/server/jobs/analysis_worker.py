"""A worker process that analyses finished games at idle priority: it only gets the time that no game needs."""

import os
import threading
from gzip import compress
from multiprocessing.connection import Connection
from typing import Final

import msgspec
from msgspec import Struct

from mousquetaires.analysis.errors import AnalysisError
from mousquetaires.analysis.game_steps import finished_session
from mousquetaires.analysis.ledger import USUAL, Depth
from mousquetaires.analysis.report import analyse, to_json
from mousquetaires.engine.components import Components
from mousquetaires.engine.record import RecordError

from .worker_process import answer_requests

NICENESS: Final = 19
POLL: Final = b""  # the request that asks how far the analysis is


class AnalysisProgress(Struct):
    """How far an analysis is. ``body`` is the compressed result; ``failed`` says that there will be none."""

    percent: int = 0
    body: bytes = b""
    failed: bool = False


def run_worker(pipe: Connection, components: Components) -> None:
    """Analyse games until the server closes the pipe."""
    use_idle_time()
    analyst = Analyst(components)
    answer_requests(pipe, lambda request: msgspec.msgpack.encode(analyst.answer(request)))


def use_idle_time() -> None:
    """Set idle priority, so that all other processes come first."""
    os.nice(NICENESS)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class Analyst:
    """Analyses one game at a time in a thread, so that the process can say how far it is."""

    def __init__(self, components: Components, depth: Depth = USUAL) -> None:
        self.components = components
        self.depth = depth
        self.progress = AnalysisProgress()

    def answer(self, request: bytes) -> AnalysisProgress:
        """Begin to analyse a record, or say how far it is."""
        if request != POLL:
            self.progress = AnalysisProgress()
            threading.Thread(target=self.analyse, args=(request,), daemon=True).start()
        return self.progress

    def analyse(self, record: bytes) -> None:
        try:
            session = finished_session(msgspec.json.decode(record), self.components)
            found = analyse(session, self.depth, progress=self.advance)
            self.progress = AnalysisProgress(100, compress(msgspec.json.encode(to_json(found)), 6, mtime=0))
        except (RecordError, AnalysisError, ValueError):  # of another version, or not over
            self.progress = AnalysisProgress(100, failed=True)

    def advance(self, done: int, total: int) -> None:
        self.progress = AnalysisProgress(min(99, 100 * done // total))
