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
from mousquetaires.analysis.playouts import PLAYOUTS, Band, band_of, moments_of
from mousquetaires.analysis.report import analyse, to_json
from mousquetaires.engine.components import Components
from mousquetaires.engine.record import RecordError, Session

from ..refusals import Denied
from ..table.bot_game import BotGame, bot_game_record
from .worker_process import answer_requests, limit_processor_time

NICENESS: Final = 19
PROCESSOR_SECONDS: Final = 1800.0  # for one part of an analysis; interpreted playouts of a long game take some minutes
POLL: Final = b""  # the request that asks how far the analysis is


class AnalysisRequest(Struct, omit_defaults=True):
    """A game to analyse: its record, or the game of bots. With ``playouts`` these are wanted, from this moment on."""

    record: bytes = b""
    bots: BotGame | None = None
    playouts: int | None = None


class AnalysisProgress(Struct):
    """How far a part of an analysis is, and what it made: the compressed ledger, or the bands since the last answer."""

    percent: int = 0
    over: bool = False
    failed: bool = False
    body: bytes = b""
    bands: list[Band] = []


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
    """Makes one part of an analysis at a time in a thread, so that the process can say how far it is."""

    def __init__(self, components: Components, depth: Depth = USUAL, playouts: int = PLAYOUTS) -> None:
        self.components = components
        self.depth = depth
        self.playouts = playouts
        self.progress = AnalysisProgress()
        self.bands: list[Band] = []
        self.sent = 0

    def answer(self, request: bytes) -> AnalysisProgress:
        """Begin a part of an analysis, or say how far it is."""
        if request != POLL:
            self.progress, self.bands, self.sent = AnalysisProgress(), [], 0
            threading.Thread(target=self.work, args=(request,), daemon=True).start()
        progress = self.progress  # before the bands: when it is over, all of them are there
        made = self.bands[self.sent :]
        self.sent += len(made)
        return msgspec.structs.replace(progress, bands=made)

    def work(self, request: bytes) -> None:
        limit_processor_time(PROCESSOR_SECONDS)
        made = self.made(msgspec.msgpack.decode(request, type=AnalysisRequest))
        limit_processor_time(0)  # before the server hears of it, and sends the next request with a limit of its own
        self.progress = made

    def made(self, wanted: AnalysisRequest) -> AnalysisProgress:
        """The ledger; or the end of the playouts, which are in ``bands`` by then."""
        try:
            session = self.session(wanted)
            if wanted.playouts is None:
                return AnalysisProgress(100, over=True, body=self.ledger(session))
            self.play_out(session, wanted.playouts)
            return AnalysisProgress(100, over=True)
        except (RecordError, AnalysisError, Denied, ValueError):  # of another version, or not over
            return AnalysisProgress(100, over=True, failed=True)

    def session(self, wanted: AnalysisRequest) -> Session:
        bots = wanted.bots
        record = msgspec.json.decode(wanted.record) if bots is None else bot_game_record(bots, self.components)
        return finished_session(record, self.components)

    def ledger(self, session: Session) -> bytes:
        found = analyse(session, self.depth, progress=self.advance)
        return compress(msgspec.json.encode(to_json(found)), 6, mtime=0)

    def play_out(self, session: Session, first: int) -> None:
        moments = moments_of(session, self.playouts)
        for done, moment in enumerate(moments[first:], first):
            self.bands.append(band_of(moment))
            self.advance(done + 1, len(moments))

    def advance(self, done: int, total: int) -> None:
        self.progress = AnalysisProgress(min(99, 100 * done // total))
