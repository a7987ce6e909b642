"""A worker process that makes replays and stories of finished games, at low priority, so that games come first."""

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from gzip import compress, decompress
from multiprocessing.connection import Connection
from typing import Final

import msgspec
from msgspec import Struct

from mousquetaires.analysis.story import markdown, tell
from mousquetaires.data import box_of_record
from mousquetaires.engine.components import Components
from mousquetaires.engine.ids import DIAMONDS, SPECTATOR
from mousquetaires.engine.record import RecordError
from mousquetaires.engine.record_replay import replay as replay_session
from mousquetaires.i18n import texts

from ..logs import log
from ..refusals import Denied, Value, denied_as
from ..table.bot_game import BotGame, bot_game_record
from ..table.entries import AnyEntry, Began
from ..table.entries_from_record import followed_record
from ..table.options import check_seat
from ..table.replay_messages import EVERYTHING
from ..table.replay_stream import followed_log, stream_of
from ..table.state import TableState
from ..table.story_messages import story_message
from ..table.table_start import BranchStart, Dice, branch_of_record
from .worker_process import WorkerLost, WorkerProcess, answer_quickly

NICENESS: Final = 10
PROCESSOR_SECONDS: Final = 20.0  # for one replay or story; a game takes a tenth of a second
SECONDS: Final = 600.0  # by the clock: a full machine may leave the worker little time
WAITING: Final = 32  # replays that may wait
LONGEST: Final = 64_000_000  # bytes of a replay
NO_SECRET: Final = bytes(32)  # of a record: its dice are known
OTHER_RULES: Final = frozenset(("record-version", "record-engine", "record-components"))
_components: list[Components] = []  # in the worker: the server's components, set once


class LogSource(Struct, tag="log"):
    """A game that was played here: its table, its seed and its log."""

    table: str
    secret: bytes
    log: list[tuple[int, bytes]]


class RecordSource(Struct, tag="record"):
    """A game from a file, as JSON."""

    record: bytes


class BotGameSource(Struct, tag="bots"):
    """A game of bots that is played again."""

    game: BotGame


Source = LogSource | RecordSource | BotGameSource


class ReplayRequest(Struct, tag="replay"):
    """What the worker is asked: a game through the eyes of a viewer."""

    source: Source
    viewer: int


class StoryRequest(Struct, tag="story"):
    """What the worker is asked: the story of a record, as JSON or as Markdown."""

    record: bytes
    language: str
    markdown: bool


class BranchRequest(Struct, tag="branch"):
    """What the worker is asked: where a table starts that goes on from a moment of a game from elsewhere."""

    source: RecordSource | BotGameSource
    inputs: int
    dice: Dice


Request = ReplayRequest | StoryRequest | BranchRequest


class ReplayAnswer(Struct):
    """The lines of a replay or a story, compressed; or a refusal."""

    body: bytes = b""
    key: str = ""
    status: int = 200
    values: dict[str, Value] = {}


# --- in the worker --------------------------------------------------------------------------------


def run_worker(pipe: Connection, components: Components) -> None:
    """Make replays until the server closes the pipe."""
    os.nice(NICENESS)
    set_components(components)
    answer_quickly(pipe, lambda request: msgspec.msgpack.encode(answer(request)), PROCESSOR_SECONDS)


def set_components(components: Components) -> None:
    _components[:] = [components]


def answer(request: bytes) -> ReplayAnswer:
    """A replay or a story, or the reason why there is none."""
    wanted = msgspec.msgpack.decode(request, type=Request)
    try:
        return ReplayAnswer(compress(made(wanted), 6, mtime=0))
    except Denied as denied:
        return ReplayAnswer(b"", denied.key, denied.status, denied.values)


def made(wanted: Request) -> bytes:
    if isinstance(wanted, ReplayRequest):
        return replay(wanted)
    return story(wanted) if isinstance(wanted, StoryRequest) else branch_start(wanted)


def replay(wanted: ReplayRequest) -> bytes:
    """The lines of a replay."""
    source = wanted.source
    if isinstance(source, RecordSource):
        record = record_of(source.record)
        state = TableState("", box_of_record(record, _components[0]), NO_SECRET)
        return lines_of(state, followed_record(state, record), wanted.viewer, damaged)
    if isinstance(source, BotGameSource):
        state = TableState("", _components[0], NO_SECRET)
        return lines_of(state, followed_record(state, record_of_bots(source)), wanted.viewer, damaged)
    state = TableState(source.table, _components[0], source.secret)
    return lines_of(state, followed_log(state, source.log), wanted.viewer, lambda _: Denied("server-replay-rules"))


def record_of_bots(source: BotGameSource) -> dict[str, object]:
    try:
        return bot_game_record(source.game, _components[0])
    except RecordError as error:
        raise damaged(error) from error


def branch_start(wanted: BranchRequest) -> bytes:
    """Where the new table starts, as JSON."""
    source = wanted.source
    record = record_of_bots(source) if isinstance(source, BotGameSource) else record_of(source.record)
    if not isinstance(record, dict):
        raise Denied("server-record-foreign", 400)
    return msgspec.json.encode(branch_of_record(record, _components[0], wanted.inputs, wanted.dice))


def story(wanted: StoryRequest) -> bytes:
    """The story of a game that was played here. Its dice are those of our own log, and need no proof."""
    record = msgspec.json.decode(wanted.record, type=dict[str, object])
    try:
        session = replay_session({**record, "seed": None}, box_of_record(record, _components[0]))
    except RecordError as error:
        raise Denied("server-replay-rules") from error
    told = tell(session, texts(wanted.language))
    if wanted.markdown:
        return markdown(told).encode()
    won = session.game.s.ending == DIAMONDS
    return msgspec.json.encode(story_message(told, wanted.language, won))


def record_of(text: bytes) -> object:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise Denied("server-record-foreign", 400) from error


def lines_of(
    state: TableState, followed: Iterator[AnyEntry], viewer: int, refusal: Callable[[Exception], Denied]
) -> bytes:
    lines, length = [], 0
    try:
        for line in stream_of(state, checked(state, followed, viewer), viewer):
            lines.append(line)
            length += len(line)
            if length > LONGEST:
                raise Denied("server-replay-long", 413)
    except Denied:
        raise
    except Exception as error:  # another version's log may make our rules raise anything
        raise refusal(error) from error
    if not lines:
        raise refusal(RecordError("record-inputs"))
    return b"\n".join(lines)


def checked(state: TableState, followed: Iterator[AnyEntry], viewer: int) -> Iterator[AnyEntry]:
    """The same entries. The table must have the viewer's seat."""
    for entry in followed:
        if isinstance(entry, Began) and viewer not in (SPECTATOR, EVERYTHING):
            check_seat(viewer, tuple(state.seats))
        yield entry


def damaged(error: Exception) -> Denied:
    """Why a record could not be replayed, as players understand it."""
    if not isinstance(error, RecordError):
        return Denied("server-record-foreign", 400)
    if error.key == "record-format":
        return Denied("server-record-foreign", 400)
    if error.key in OTHER_RULES:
        return Denied("server-record-rules", 400)
    if error.at < 0:
        return Denied("server-record-damaged", 400)
    return Denied("server-record-damaged-at", 400, at=error.at + 1)


# --- in the server --------------------------------------------------------------------------------


class ReplayWorker:
    """The worker process. It starts with the first request, and is replaced if it dies or takes too long."""

    def __init__(self, components: Components) -> None:
        self._components = components
        self._process: WorkerProcess | None = None
        self._thread = ThreadPoolExecutor(1, "replay")  # talks to the process: one request after the other
        self._waiting = 0

    async def replay(self, source: Source, viewer: int) -> bytes:
        """The compressed lines of a replay."""
        return await self.ask(ReplayRequest(source, viewer))

    async def branch(self, source: RecordSource | BotGameSource, inputs: int, dice: Dice) -> BranchStart:
        """Where a table starts that goes on from a moment of this game."""
        return msgspec.json.decode(decompress(await self.ask(BranchRequest(source, inputs, dice))), type=BranchStart)

    async def ask(self, request: Request) -> bytes:
        """A compressed replay or story. ``Denied`` if there is none, or if too many are waiting."""
        if self._waiting >= WAITING:
            raise Denied("server-replays-busy", 503)
        self._waiting += 1
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, request)
        except WorkerLost as lost:
            log.warning("replay_worker_replaced", why=str(lost))
            raise Denied("server-replay-long", 413) from lost
        finally:
            self._waiting -= 1
        if answer.key:
            raise denied_as(answer.key, answer.status, "", answer.values)
        return answer.body

    def _ask(self, request: Request) -> ReplayAnswer:
        if self._process is None:
            self._process = WorkerProcess("replay-worker", run_worker, self._components)
        try:
            made = self._process.ask_and_wait(msgspec.msgpack.encode(request), SECONDS)
        except WorkerLost:
            self._kill()
            raise
        return msgspec.msgpack.decode(made, type=ReplayAnswer)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._kill()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None
