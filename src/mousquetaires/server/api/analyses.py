"""Analyses over HTTP: request one, ask for its progress, and read it. Running games can't be analysed."""

from base64 import urlsafe_b64decode
from binascii import Error as NotBase64
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, get, post
from litestar.params import Parameter
from msgspec import UNSET, Meta, Struct, UnsetType

from ..live.analyses import playouts_of, result_of
from ..refusals import Denied
from ..store.analyses import AnalysedGame, AnalysisRow
from ..table.bot_game import BotGame
from .requests import ApiRequest, TableId, address_of, server_of, visitor_of

LONGEST_GAME: Final = 2000  # characters of a link
BotGameText = Annotated[
    str, Parameter(max_length=LONGEST_GAME, pattern="^[A-Za-z0-9_-]+$", description="a game of bots, as in its link")
]


class AnalysisState(Struct, forbid_unknown_fields=True):
    """An analysis: ``none``, ``waiting``, ``running``, ``done`` or ``failed``, how much is done, and the result.

    The result is there as soon as the ledger is made. From then on ``percent`` counts the playouts.
    """

    status: str
    percent: Annotated[int, Meta(ge=0, le=100)]
    analysis: Any | UnsetType = UNSET


class PlayoutBand(Struct, forbid_unknown_fields=True):
    """Milady's share of won playouts after an input of the record, with its 95% interval."""

    at: int
    chance: float
    low: float
    high: float


class PlayoutState(Struct, forbid_unknown_fields=True):
    """How far the playouts of an analysis are, and the bands that are made so far."""

    status: str
    percent: Annotated[int, Meta(ge=0, le=100)]
    playouts: list[PlayoutBand]


def state_of(row: AnalysisRow) -> AnalysisState:
    found = result_of(row)
    return AnalysisState(row.status, row.percent, UNSET if found is None else found)


def playout_state(row: AnalysisRow) -> PlayoutState:
    return PlayoutState(row.status, row.percent, msgspec.json.decode(playouts_of(row), type=list[PlayoutBand]))


class Analyses(Controller):
    """Where a finished game was won and lost."""

    path = "/api/tables/{table:str}/analysis"
    tags = ("replays",)

    @post(status_code=202, summary="Ask for the analysis of a finished game; it is made once and kept")
    async def ask(self, request: ApiRequest, table: TableId) -> AnalysisState:
        analyses = server_of(request).analyses
        game = await analyses.of_table(table)
        visitor = await visitor_of(request, table)
        return state_of(await analyses.ask(game, address_of(request), known=visitor.person != 0))

    @get(summary="The analysis of a finished game, or how far it is")
    async def read(self, request: ApiRequest, table: TableId) -> AnalysisState:
        analyses = server_of(request).analyses
        return state_of(await analyses.find(await analyses.of_table(table)))

    @get("/playouts", summary="The playouts of an analysis, as far as they are made")
    async def read_playouts(self, request: ApiRequest, table: TableId) -> PlayoutState:
        analyses = server_of(request).analyses
        return playout_state(await analyses.find(await analyses.of_table(table)))


class BotGameAnalyses(Controller):
    """The same for a game of bots alone, which no table has."""

    path = "/api/bot-games/analysis"
    tags = ("replays",)

    @post(status_code=202, summary="Ask for the analysis of a game of bots; it is made once and kept")
    async def ask(self, request: ApiRequest, game: BotGameText) -> AnalysisState:
        found = bot_game_of(request, game)
        return state_of(await server_of(request).analyses.ask(found, address_of(request), known=False))

    @get(summary="The analysis of a game of bots, or how far it is")
    async def read(self, request: ApiRequest, game: BotGameText) -> AnalysisState:
        return state_of(await server_of(request).analyses.find(bot_game_of(request, game)))

    @get("/playouts", summary="The playouts of its analysis, as far as they are made")
    async def read_playouts(self, request: ApiRequest, game: BotGameText) -> PlayoutState:
        return playout_state(await server_of(request).analyses.find(bot_game_of(request, game)))


def bot_game_of(request: ApiRequest, text: str) -> AnalysedGame:
    """The game in a link. ``Denied`` if it is damaged, or of other versions."""
    try:
        game = msgspec.json.decode(urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=BotGame)
    except (NotBase64, ValueError) as error:
        raise Denied("server-record-foreign", 400) from error
    return server_of(request).analyses.of_bots(game)
