"""Analyses over HTTP: request one, ask for its progress, and read it. Running games can't be analysed."""

from typing import Annotated, Any

from litestar import Controller, get, post
from msgspec import UNSET, Meta, Struct, UnsetType

from ..live.analyses import result_of
from ..store.analyses import AnalysisRow
from .requests import ApiRequest, TableId, address_of, server_of


class AnalysisState(Struct, forbid_unknown_fields=True):
    """An analysis: ``none``, ``waiting``, ``running``, ``done`` or ``failed``, how much is done, and the result."""

    status: str
    percent: Annotated[int, Meta(ge=0, le=100)]
    analysis: Any | UnsetType = UNSET


def state_of(row: AnalysisRow) -> AnalysisState:
    found = result_of(row)
    return AnalysisState(row.status, row.percent, UNSET if found is None else found)


class Analyses(Controller):
    """Where a finished game was won and lost."""

    path = "/api/tables/{table:str}/analysis"
    tags = ("replays",)

    @post(status_code=202, summary="Ask for the analysis of a finished game; it is made once and kept")
    async def ask(self, request: ApiRequest, table: TableId) -> AnalysisState:
        return state_of(await server_of(request).analyses.ask(table, address_of(request)))

    @get(summary="The analysis of a finished game, or how far it is")
    async def read(self, request: ApiRequest, table: TableId) -> AnalysisState:
        return state_of(await server_of(request).analyses.find(table))
