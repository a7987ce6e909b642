"""Replays over HTTP: a finished game of this server, or a record file, through the eyes of any viewer."""

from gzip import decompress
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from ..jobs.replay_worker import BotGameSource, RecordSource
from ..table.bot_game import BotGame
from ..table.branch_options import BranchOptions
from ..table.replay_messages import EVERYTHING
from .http_play import LINES
from .opened_table import opened_table
from .requests import ApiRequest, TableId, address_of, server_of
from .responses import OpenedTable

MOST_LINES: Final = 100_000
RECORD_BYTES: Final = 1_000_000  # a game has about 10,000
WHOLE: Final = "the lines of the replay: a ReplayStart, then a ReplayStep for each entry"

ReplayViewer = Annotated[
    int, Parameter(ge=0, le=EVERYTHING, description="a seat, 6 for a spectator, or 7 to reveal everything")
]
FirstLine = Annotated[int, Parameter(ge=0, le=MOST_LINES, description="the first line to send")]
LineCount = Annotated[int, Parameter(ge=0, le=MOST_LINES, description="how many lines to send; 0: all of them")]


class RecordToReplay(Struct, forbid_unknown_fields=True):
    """A record or a game of bots, and who looks at it: a seat, 6 for a spectator, or 7 to reveal everything."""

    record: Any = None
    game: BotGame | None = None
    viewer: Annotated[int, Meta(ge=0, le=EVERYTHING)] = EVERYTHING


class RecordToBranch(Struct, forbid_unknown_fields=True):
    """A record or a game of bots, a moment of it to play on from, and your nickname."""

    nickname: str
    branch: BranchOptions
    record: Any = None
    game: BotGame | None = None


class Replays(Controller):
    """Games that are over, move by move."""

    path = "/api"
    tags = ("replays",)

    @get(
        "/tables/{table:str}/replay",
        media_type=LINES,
        summary="A finished game as JSON lines, as a viewer was sent it then",
        responses={200: ResponseSpec(str, generate_examples=False, media_type=LINES, description=WHOLE)},
    )
    async def replay(
        self,
        request: ApiRequest,
        table: TableId,
        viewer: ReplayViewer = EVERYTHING,
        first: FirstLine = 0,
        count: LineCount = 0,
    ) -> Response[bytes]:
        replays = server_of(request).replays
        if first or count:
            some = await replays.part_of_table(table, viewer, first, count or MOST_LINES)
            return Response(some, media_type=LINES)
        return compressed(request, await replays.of_table(table, viewer))

    @post(
        "/replays",
        status_code=200,
        media_type=LINES,
        request_max_body_size=RECORD_BYTES,
        summary="A record as JSON lines; nothing is stored",
        responses={200: ResponseSpec(str, generate_examples=False, media_type=LINES, description=WHOLE)},
    )
    async def replay_record(self, request: ApiRequest, data: RecordToReplay) -> Response[bytes]:
        replays = server_of(request).replays
        return compressed(request, await replays.of_source(source_of(data), data.viewer))

    @post(
        "/branches",
        request_max_body_size=RECORD_BYTES,
        summary="Play on from a moment of a record, at a new table; you are its host",
    )
    async def branch_record(self, request: ApiRequest, data: RecordToBranch) -> Response[OpenedTable]:
        server, branch = server_of(request), data.branch
        first = await server.replay_worker.branch(source_of(data), branch.inputs, branch.dice)
        opened = await server.tables.open_branch_of_record(first, branch, data.nickname, address_of(request))
        server.scheduler.wake()
        return opened_table(request, *opened)


def source_of(data: RecordToReplay | RecordToBranch) -> RecordSource | BotGameSource:
    """Where the game comes from: a game of bots is played again, anything else is a record."""
    return RecordSource(msgspec.json.encode(data.record)) if data.game is None else BotGameSource(data.game)


def compressed(request: ApiRequest, body: bytes) -> Response[bytes]:
    """A compressed body, for a client that can read it."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(decompress(body), media_type=LINES, headers=headers)
    return Response(body, media_type=LINES, headers={**headers, "Content-Encoding": "gzip"})
