"""Playing over a WebSocket: one connection for each viewer."""

import asyncio
import re
import time
from contextlib import AsyncExitStack, suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from mousquetaires.engine.ids import SPECTATOR

from ..access.secret_tokens import TOKEN
from ..access.visitors import Visitor, may_look, may_play
from ..choice_odds import chances, suggestion
from ..live.live_table import LiveTable
from ..live.pubsub import SharedCursor
from ..live.viewers import Viewer
from ..refusals import Denied
from ..service import Server
from ..table.choice_queries import asked_view, check_place, coached_view, considered, reason_why
from ..table.commands import Move
from ..table.people_commands import Say
from ..table.state import OVER
from ..text_lines import printable_line
from .client_messages import (
    CLOSE_CODES,
    OTHER_CLOSE,
    REFUSED,
    AnyMessage,
    Coach,
    Cursor,
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
from .decoding import no_seat
from .fast_socket import FAST_SOCKET, FastSocket
from .origin import check_origin
from .requests import TABLE, Json, server_of, watcher_of

Socket = WebSocket[Any, Any, Any]
NUMBER: Final = re.compile(r"[0-9]{1,9}")
RESUMING: Final = 10  # messages that a ``resume`` counts as: its answer is long


class RateLimit:
    """How fast one connection may send: a burst, and a number of messages per second."""

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
        """The message is as much work as this many more."""
        self._left -= messages


@websocket("/api/tables/{table:str}/seats/{seat:int}/socket")
async def socket(socket: Socket, table: str, seat: int, since: str | None = None) -> None:
    """One viewer's connection. We send hello and every entry; they send moves and questions."""
    server = server_of(socket)
    try:
        check_origin(socket, server.settings)
        check_address(table, seat)
        visitor = await watcher_of(socket, table)
        may_look(visitor, seat)
        async with AsyncExitStack() as stack:
            fast: FastSocket = socket.scope[FAST_SOCKET]  # type: ignore[typeddict-item]  # put there by itself
            watching = server.presence.watching(
                table, visitor.person, seat, version_of(since), visitor.key, fast.send_now
            )
            viewer = await stack.enter_async_context(watching)
            await socket.accept()
            await Connection(server, socket, fast, table, visitor, viewer).run()
    except Denied as denied:
        await refuse(socket, denied)


def check_address(table: str, seat: int) -> None:
    """What the framework checks for HTTP requests; for a socket we check it, so that the client is told why."""
    if TABLE.fullmatch(table) is None:
        raise Denied("server-no-table", 404)
    if seat not in range(SPECTATOR + 1):
        raise no_seat(SPECTATOR)


def version_of(text: str | None) -> int | None:
    """The last version a viewer has seen, from the address."""
    if text is None:
        return None
    if not NUMBER.fullmatch(text):
        raise Denied("server-field-type", 400, field="since", type="int", found="str")
    return int(text)


async def refuse(socket: Socket, denied: Denied) -> None:
    """Accept, say why, and close: browsers show nothing of a refused handshake."""
    server_of(socket).metrics.refusals.labels(key=denied.label).inc()
    await socket.accept()
    await socket.send_data(msgspec.json.encode({"type": "refused", "mark": "", "reason": denied.to_json()}), "text")
    await socket.close(code=REFUSED + denied.status, reason=denied.key)


# The client has gone, or has sent something that is no WebSocket frame.
GONE: Final = (RuntimeError, ClientDisconnected, WebSocketDisconnect)


class Connection:
    """A viewer's two directions: their queue is sent, their messages are read."""

    def __init__(
        self, server: Server, socket: Socket, fast: FastSocket, table: str, visitor: Visitor, viewer: Viewer
    ) -> None:
        self.server = server
        self.socket = socket
        self.table = table
        self.visitor = visitor
        self.viewer = viewer
        self.rate = RateLimit(server)
        self.fast = fast
        self._asking: set[asyncio.Task[None]] = set()  # the coach's open questions

    async def run(self) -> None:
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writing, reading, *self._asking):
                task.cancel()
            ends = await asyncio.gather(writing, reading, return_exceptions=True)
            self.server.metrics.sockets_closed.labels(reason=self.viewer.end or "left").inc()
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _write(self) -> None:
        while (message := await self.viewer.next()) is not None:
            while not self.fast.send_now(message):
                await self.fast.drained()
        why = self.viewer.end or ""
        with suppress(*GONE):
            await self.socket.close(code=CLOSE_CODES.get(why, OTHER_CLOSE), reason=why)

    async def _read(self) -> None:
        try:
            while True:
                data = await self.socket.receive_data("text")
                self.server.metrics.messages_in.count += 1
                if not self.rate.allows():
                    self.viewer.dismiss("server-too-fast")
                if self.viewer.end is not None:
                    await asyncio.Event().wait()  # a dismissed viewer's messages are ignored until the connection ends
                await self._answer(data)
        except WebSocketDisconnect:
            return

    async def _answer(self, data: str) -> None:
        """Carry out a message, and answer."""
        mark = ""
        try:
            message = read_message(data)
            mark = message.mark
            answer = await self._do(message)
        except Denied as denied:
            answer = self._refusal(denied, mark or mark_of(data))
        if answer is not None:
            self.viewer.send(msgspec.json.encode(answer))
        self.fast.release()

    def _refusal(self, denied: Denied, mark: str) -> Json:
        self.server.metrics.refusals.labels(key=denied.label).inc()
        return {"type": "refused", "mark": mark, "reason": denied.to_json()}

    async def _do(self, message: AnyMessage) -> Json | None:
        if isinstance(message, Move):
            return await self._move(message)
        registry, seat = self.server.registry, self.viewer.seat
        live = await registry.live(self.table)
        match message:
            case Ping():
                return {"type": "pong", "mark": message.mark, "version": live.sent_version, "now": registry.now()}
            case Resume():
                self.rate.charge(RESUMING - 1)
                return await self.server.presence.resume(live, self.viewer, message.since, message.mark)
            case Why():
                reason = await stored_reason(live, seat, message.action)
                return {"type": "why", "mark": message.mark, "action": message.action, "reason": reason}
            case Odds():
                return await self._odds(live, message)
            case Sample():
                return await self._sample(live, message)
            case Coach():
                self._spawn_coach(live, message)
                return None
            case Point():
                may_play(self.visitor, seat)
                if seat == SPECTATOR:
                    raise Denied("server-spectator", 403)
                self.server.presence.point(live, seat, check_place(message.place))
                return None
            case Cursor():
                self._lead(live, message)
                return None

    def _lead(self, live: LiveTable, message: Cursor) -> None:
        """Show a moment to everyone who watches the replay. A running game has no replay."""
        if self.visitor.person == 0:
            raise Denied("server-stranger", 401)
        if live.state.status != OVER:
            raise Denied("server-not-over")
        self.server.presence.lead(live, SharedCursor(self.visitor.person, message.moment, message.eyes))

    async def _move(self, message: Move) -> Json:
        seat = self.viewer.seat
        if self.visitor.kind == TOKEN:
            may_play(self.visitor, seat)
        check_move(self.server, self.visitor, seat, message)
        self.fast.hold()
        author = author_of(self.visitor.person, seat, message)
        applied = await self.server.registry.apply(self.table, message, author)
        return {"type": "done", "mark": message.mark, "version": applied.version}

    async def _odds(self, live: LiveTable, message: Odds) -> Json:
        """Exact odds, computed in a thread: with a hidden token they take ten milliseconds."""
        async with live.lock:  # wait until an entry in progress is stored
            view, action = considered(live.state, self.viewer.seat, message.action)
        odds = await asyncio.to_thread(chances, view, action) if action is not None else None
        return {"type": "odds", "mark": message.mark, "action": message.action, "odds": odds}

    async def _sample(self, live: LiveTable, message: Sample) -> Json:
        """What a novice would answer; another mark may give another answer."""
        async with live.lock:
            view, asked = asked_view(live.state, self.viewer.seat), live.state.asked
        action = await asyncio.to_thread(suggestion, view, message.mark)
        return {"type": "sample", "mark": message.mark, "id": asked, "action": action}

    def _spawn_coach(self, live: LiveTable, message: Coach) -> None:
        """The coach takes a second: the player's other messages don't wait for it."""
        task = asyncio.create_task(self._coach(live, message))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _coach(self, live: LiveTable, message: Coach) -> None:
        """Send the coach's advice, or why there is none."""
        try:
            answer = await self._advice(live, message)
        except Denied as denied:
            answer = self._refusal(denied, message.mark)
        self.viewer.send(msgspec.json.encode(answer))

    async def _advice(self, live: LiveTable, message: Coach) -> Json:
        seat, person = self.viewer.seat, self.visitor.person
        may_play(self.visitor, seat)
        async with live.lock:  # wait until an entry in progress is stored
            view, asked = coached_view(live.state, person, seat), live.state.asked
            agreed = live.state.agreed
        advice = await self.server.coach_worker.advise((self.table, person), agreed.setup, view, agreed.box)
        return {"type": "coach", "mark": message.mark, "id": asked, "advice": advice}


def check_move(server: Server, visitor: Visitor, seat: int, message: Move) -> None:
    """Spectators may talk, and nothing else; strangers not even that. Talk has a greatest length."""
    if visitor.person == 0:
        raise Denied("server-stranger", 401)
    if isinstance(message, Say):
        most = server.settings.max_chat
        if not 0 < len(printable_line(message.text)) <= most:
            raise Denied("server-chat-length", 400, most=most)
    elif seat == SPECTATOR:
        raise Denied("server-spectator", 403)


async def stored_reason(live: LiveTable, seat: int, action: str) -> Json | None:
    """Why a seat may not play an action now; what is not stored yet has not happened."""
    async with live.lock:
        return reason_why(live.state, seat, action)
