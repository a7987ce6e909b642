"""The answer to a person who has opened a table."""

from litestar import Response

from ..table.state import TableState
from .requests import Connection, seat_cookie
from .responses import OpenedTable, info_of


def opened_table(request: Connection, state: TableState, secret: str) -> Response[OpenedTable]:
    """The new table, and the cookie of its host."""
    made = OpenedTable(state.id, 1, state.commitment(), info_of(state))
    return Response(made, status_code=201, cookies=[seat_cookie(request, state.id, secret)])
