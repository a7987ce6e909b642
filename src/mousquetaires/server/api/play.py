"""Play: a WebSocket for each viewer, and for bots a stream of lines with posts beside it."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from typing import Any, Final

import msgspec
from litestar import Controller, MediaType, Response, WebSocket, get, post, websocket
from litestar.background_tasks import BackgroundTask
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream
from uvicorn.protocols.utils import ClientDisconnected

from mousquetaires.engine.ids import SPECTATOR

from ..access.secrets import TOKEN
from ..access.visitors import Visitor, may_look, may_play
from ..live.live_table import LiveTable
from ..live.viewers import Viewer
from ..metrics import Metrics
from ..odds import chances, suggestion
from ..refusals import Denied, denied_as
from ..service import Server
from ..table.commands import Move
from ..table.messages import Hello
from ..table.options import plain_line
from ..table.people_commands import Say
from ..table.questions import asked_view, check_place, considered, reason_why
from .answers import Because, Problem, Version
from .common import BY_KEY, TABLE, Ask, Json, TableId, language_of, looker_of, problem_of, server_of, visitor_of
from .decoding import no_seat
from .fast_socket import LINE, Line
from .origin import check_origin
from .protocol import (
    GOODBYE,
    POLITE,
    REFUSED,
    AnyMessage,
    Odds,
    Ping,
    Point,
    Resume,
    Sample,
    Why,
    author_of,
    mark_of,
    read_message,
)
from .tables import SinceMaybe, ViewerNumber

Socket = WebSocket[Any, Any, Any]
NUMBER: Final = re.compile(r"[0-9]{1,9}")
LINES: Final = "application/x-ndjson"
NOT_HERE: Final = (Ping, Resume, Point, Odds, Sample)  # what is answered on the socket alone
RESUMING: Final = 10  # messages that one wish to hear a long story again counts for
HEARTBEAT: Final = 15.0  # seconds: an empty line keeps a stream alive through proxies


class Pace:
    """How fast one connection may send: so many at once, so many a second."""

    def __init__(self, server: Server) -> None:
        self._most = float(server.settings.message_burst)
        self._rate = float(server.settings.messages_per_second)
        self._left = self._most
        self._at = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def charge(self, messages: int) -> None:
        """What was asked for is as much work as so many messages."""
        self._left -= messages


@websocket("/api/tables/{table:str}/seats/{seat:int}/socket")
async def socket(socket: Socket, table: str, seat: int, since: str | None = None) -> None:
    """One viewer's connection: hello, then whatever happens; moves come in."""
    server = server_of(socket)
    try:
        check_origin(socket, server.settings)
        check_address(table, seat)
        visitor = await looker_of(socket, table)
        may_look(visitor, seat)
        async with AsyncExitStack() as stack:
            line = SocketLine(socket, server.metrics)
            watching = server.presence.watching(
                table, visitor.person, seat, version_of(since), visitor.key, line.send_now
            )
            viewer = await stack.enter_async_context(watching)
            await socket.accept()
            await Connection(server, socket, line, table, visitor, viewer).run()
    except Denied as denied:
        await turn_away(socket, denied)


def check_address(table: str, seat: int) -> None:
    """What the framework asks of an HTTP request; of a socket it is asked here, so that the reason can be told."""
    if TABLE.fullmatch(table) is None:
        raise Denied("server-no-table", 404)
    if seat not in range(SPECTATOR + 1):
        raise no_seat(SPECTATOR)


def version_of(text: str | None) -> int | None:
    """The version a viewer has seen last, as the address says."""
    if text is None:
        return None
    if not NUMBER.fullmatch(text):
        raise Denied("server-field-type", 400, field="since", type="int", found="str")
    return int(text)


async def turn_away(socket: Socket, denied: Denied) -> None:
    """Who may not come in is told why: browsers show nothing of a refused handshake."""
    server_of(socket).metrics.refusals.labels(key=denied.label).inc()
    await socket.accept()
    await socket.send_data(msgspec.json.encode({"type": "refused", "mark": "", "reason": denied.to_json()}), "text")
    await socket.close(code=REFUSED + denied.status, reason=denied.key)


# He has gone, or what he sent was no WebSocket any more and the web server has hung up.
GONE: Final = (RuntimeError, ClientDisconnected, WebSocketDisconnect)


class SocketLine:
    """Sends on a WebSocket past the framework, which adds nothing to a text."""

    def __init__(self, socket: Socket, metrics: Metrics) -> None:
        self.line: Line = socket.scope[LINE]  # type: ignore[typeddict-item]  # put there by our protocol class
        self._sent = metrics.messages_out

    def send_now(self, message: bytes) -> bool:
        """Send a message without waiting; returns whether the socket took it."""
        sent = self.line.say(message)
        self._sent.count += sent
        return sent


class Connection:
    """A viewer's two directions: their queue is sent, their messages are read."""

    def __init__(
        self, server: Server, socket: Socket, line: SocketLine, table: str, visitor: Visitor, viewer: Viewer
    ) -> None:
        self.server = server
        self.socket = socket
        self.table = table
        self.visitor = visitor
        self.viewer = viewer
        self.pace = Pace(server)
        self._socket_line = line
        self.line = line.line

    async def run(self) -> None:
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writing, reading):
                task.cancel()
            ends = await asyncio.gather(writing, reading, return_exceptions=True)
            self.server.metrics.sockets_closed.labels(reason=self.viewer.end or "left").inc()
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _write(self) -> None:
        while (message := await self.viewer.next()) is not None:
            while not self._socket_line.send_now(message):
                await self.line.drained()
        why = self.viewer.end or ""
        with suppress(*GONE):
            await self.socket.close(code=GOODBYE.get(why, POLITE), reason=why)

    async def _read(self) -> None:
        try:
            while True:
                data = await self.socket.receive_data("text")
                self.server.metrics.messages_in.count += 1
                if not self.pace.allows():
                    self.viewer.dismiss("server-too-fast")
                if self.viewer.end is not None:
                    await asyncio.Event().wait()  # who was let go is no longer heard, even if he does not read that
                await self._answer(data)
        except WebSocketDisconnect:
            return

    async def _answer(self, data: str) -> None:
        """Do what a message asks, and say what came of it."""
        mark = ""
        try:
            message = read_message(data)
            mark = message.mark
            answer = await self._do(message)
        except Denied as denied:
            self.server.metrics.refusals.labels(key=denied.label).inc()
            answer = {"type": "refused", "mark": mark or mark_of(data), "reason": denied.to_json()}
        if answer is not None:
            self.viewer.tell(msgspec.json.encode(answer))
        self.line.let_go()

    async def _do(self, message: AnyMessage) -> Json | None:
        if isinstance(message, Move):
            return await self._move(message)
        registry, seat = self.server.registry, self.viewer.seat
        live = await registry.live(self.table)
        match message:
            case Ping():
                return {"type": "pong", "mark": message.mark, "version": live.told, "now": registry.now()}
            case Resume():
                self.pace.charge(RESUMING - 1)
                return await self.server.presence.resume(live, self.viewer, message.since, message.mark)
            case Why():
                reason = await stored_reason(live, seat, message.action)
                return {"type": "why", "mark": message.mark, "action": message.action, "reason": reason}
            case Odds():
                return await self._odds(live, message)
            case Sample():
                return await self._sample(live, message)
            case Point():
                may_play(self.visitor, seat)
                if seat == SPECTATOR:
                    raise Denied("server-spectator", 403)
                self.server.presence.point(live, seat, check_place(message.place))
                return None

    async def _move(self, message: Move) -> Json:
        seat = self.viewer.seat
        if self.visitor.kind == TOKEN:
            may_play(self.visitor, seat)
        check_move(self.server, self.visitor, seat, message)
        self.line.hold()
        author = author_of(self.visitor.person, seat, message)
        applied = await self.server.registry.apply(self.table, message, author)
        return {"type": "done", "mark": message.mark, "version": applied.version}

    async def _odds(self, live: LiveTable, message: Odds) -> Json:
        """Exact odds, computed in a thread: with a hidden token they take ten milliseconds."""
        async with live.lock:  # what is not stored yet has not happened
            view, action = considered(live.state, self.viewer.seat, message.action)
        odds = await asyncio.to_thread(chances, view, action) if action is not None else None
        return {"type": "odds", "mark": message.mark, "action": message.action, "odds": odds}

    async def _sample(self, live: LiveTable, message: Sample) -> Json:
        """What a novice would answer; another mark may give another answer."""
        async with live.lock:
            view, asked = asked_view(live.state, self.viewer.seat), live.state.asked
        action = await asyncio.to_thread(suggestion, view, message.mark)
        return {"type": "sample", "mark": message.mark, "id": asked, "action": action}


def check_move(server: Server, visitor: Visitor, seat: int, message: Move) -> None:
    """Spectators may talk, and nothing else; strangers not even that. Talk has a greatest length."""
    if visitor.person == 0:
        raise Denied("server-stranger", 401)
    if isinstance(message, Say):
        most = server.settings.max_chat
        if not 0 < len(plain_line(message.text)) <= most:
            raise Denied("server-chat-length", 400, most=most)
    elif seat == SPECTATOR:
        raise Denied("server-spectator", 403)


class Bots(Controller):
    """For bots, and whoever likes plain HTTP: a stream of JSON lines, and moves as posts."""

    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ("bots",)

    @get(
        "/stream",
        media_type=LINES,
        summary="Everything a seat sees, as JSON lines, full state first",
        responses={200: ResponseSpec(str, generate_examples=False, media_type=LINES, description="lines without end")},
    )
    async def stream(self, request: Ask, table: TableId, seat: ViewerNumber, since: SinceMaybe = None) -> Stream:
        server = server_of(request)
        visitor = await looker_of(request, table)
        may_look(visitor, seat)
        await request.body()  # there should be none; who never ends it gets nothing
        stack = AsyncExitStack()
        watching = server.presence.watching(table, visitor.person, seat, since, visitor.key)
        viewer = await stack.enter_async_context(watching)
        # A stream that nobody begins to read is closed as well.
        return Stream(_lines(viewer), media_type=LINES, background=BackgroundTask(stack.aclose))

    @get(
        "/now",
        summary="What a seat sees now",
        responses={200: ResponseSpec(Hello, generate_examples=False, description="the table")},
    )
    async def now(self, request: Ask, table: TableId, seat: ViewerNumber, since: SinceMaybe = None) -> Response[bytes]:
        server = server_of(request)
        visitor = await looker_of(request, table)
        may_look(visitor, seat)
        body = await server.presence.glance(table, visitor.person, seat, since)
        return Response(body, media_type=MediaType.JSON)

    @post(
        "/moves",
        status_code=200,
        security=BY_KEY,
        summary="Send a message as on the WebSocket; a repeated mark does nothing twice",
    )
    async def move(self, request: Ask, table: TableId, seat: ViewerNumber, data: AnyMessage) -> Version | Because:
        server = server_of(request)
        visitor = await visitor_of(request, table)
        may_look(visitor, seat)
        may_play(visitor, seat)
        if isinstance(data, NOT_HERE):
            raise Denied("server-not-here", 400, known=", ".join(str(one.__struct_config__.tag) for one in NOT_HERE))
        live = await own_seat(server, table, visitor, seat)
        if isinstance(data, Why):
            reason = await stored_reason(live, seat, data.action)
            return Because(None if reason is None else told(reason, language_of(request)))
        check_move(server, visitor, seat, data)
        applied = await server.registry.apply(table, data, author_of(visitor.person, seat, data))
        return Version(applied.version)


def told(reason: Json, language: str) -> Problem:
    """A reason with its sentence."""
    return problem_of(denied_as(reason["key"], 409, reason["rule"], reason["values"]), language)


async def stored_reason(live: LiveTable, seat: int, action: str) -> Json | None:
    """Why a seat may not play an action now; what is not stored yet has not happened."""
    async with live.lock:
        return reason_why(live.state, seat, action)


async def own_seat(server: Server, table: str, visitor: Visitor, seat: int) -> LiveTable:
    """The table, if the seat is the visitor's own or the spectators'; another process may know better than we."""
    live = await server.registry.live(table)
    try:
        live.state.check_viewer(visitor.person, seat)
    except Denied:
        live = await server.registry.current(table)
        live.state.check_viewer(visitor.person, seat)
    return live


async def _lines(viewer: Viewer) -> AsyncIterator[bytes]:
    """A viewer's messages, one a line; an empty line when nothing has happened for a while."""
    while True:
        try:
            async with asyncio.timeout(HEARTBEAT):
                message = await viewer.next()
        except TimeoutError:
            yield b"\n"
            continue
        if message is None:
            yield msgspec.json.encode({"type": "bye", "reason": viewer.end}) + b"\n"
            return
        yield message + b"\n"
