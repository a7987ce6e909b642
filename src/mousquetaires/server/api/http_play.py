"""For bots and other programs that prefer plain HTTP: a stream of JSON lines, and moves as posts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Final

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from ..access.visitors import Visitor, may_look, may_play
from ..live.live_table import LiveTable
from ..live.viewers import Viewer
from ..refusals import Denied, denied_as
from ..service import Server
from ..table.server_messages import Hello
from .client_messages import AnyMessage, Coach, Cursor, Odds, Ping, Point, Resume, Sample, Why, author_of
from .error_responses import problem_of
from .requests import BY_KEY, ApiRequest, Json, TableId, language_of, server_of, visitor_of, watcher_of
from .responses import Because, Problem, Version
from .tables import SinceMaybe, ViewerNumber
from .websocket_play import check_move, stored_reason

LINES: Final = "application/x-ndjson"
NOT_HERE: Final = (Ping, Resume, Point, Cursor, Odds, Sample, Coach)  # answered on the socket only
HEARTBEAT: Final = 15.0  # seconds: an empty line keeps a stream alive through proxies


class HttpPlay(Controller):
    """For bots and other programs that prefer plain HTTP: a stream of JSON lines, and moves as posts."""

    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ("bots",)

    @get(
        "/stream",
        media_type=LINES,
        summary="Everything a seat sees, as JSON lines, full state first",
        responses={
            200: ResponseSpec(str, generate_examples=False, media_type=LINES, description="an endless stream of lines")
        },
    )
    async def stream(self, request: ApiRequest, table: TableId, seat: ViewerNumber, since: SinceMaybe = None) -> Stream:
        server = server_of(request)
        visitor = await watcher_of(request, table)
        may_look(visitor, seat)
        await request.body()  # there should be none; a client that never ends it gets nothing
        stack = AsyncExitStack()
        watching = server.presence.watching(table, visitor.person, seat, since, visitor.key)
        viewer = await stack.enter_async_context(watching)
        # Closed also if the client never begins to read.
        return Stream(_lines(viewer), media_type=LINES, background=BackgroundTask(stack.aclose))

    @get(
        "/now",
        summary="What a seat sees now",
        responses={200: ResponseSpec(Hello, generate_examples=False, description="the table")},
    )
    async def now(
        self, request: ApiRequest, table: TableId, seat: ViewerNumber, since: SinceMaybe = None
    ) -> Response[bytes]:
        server = server_of(request)
        visitor = await watcher_of(request, table)
        may_look(visitor, seat)
        body = await server.presence.current_view(table, visitor.person, seat, since)
        return Response(body, media_type=MediaType.JSON)

    @post(
        "/moves",
        status_code=200,
        security=BY_KEY,
        summary="Send a message as on the WebSocket; a repeated mark does nothing twice",
    )
    async def move(
        self, request: ApiRequest, table: TableId, seat: ViewerNumber, data: AnyMessage
    ) -> Version | Because:
        server = server_of(request)
        visitor = await visitor_of(request, table)
        may_look(visitor, seat)
        may_play(visitor, seat)
        if isinstance(data, NOT_HERE):
            raise Denied("server-not-here", 400, known=", ".join(str(one.__struct_config__.tag) for one in NOT_HERE))
        live = await own_seat(server, table, visitor, seat)
        if isinstance(data, Why):
            reason = await stored_reason(live, seat, data.action)
            return Because(None if reason is None else problem_for(reason, language_of(request)))
        check_move(server, visitor, seat, data)
        applied = await server.registry.apply(table, data, author_of(visitor.person, seat, data))
        return Version(applied.version)


def problem_for(reason: Json, language: str) -> Problem:
    """A reason with its sentence in the reader's language."""
    return problem_of(denied_as(reason["key"], 409, reason["rule"], reason["values"]), language)


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
    """A viewer's messages, one per line; an empty line when nothing has happened for a while."""
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
