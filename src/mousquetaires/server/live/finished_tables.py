"""Finds games that are over. A running game is refused, so that nothing of it can be replayed or analysed."""

from ..refusals import Denied, store_answers
from ..store import Store, TableRow
from ..table.state import OVER


async def finished_table(store: Store, table: str) -> TableRow:
    """The row of a game that is over. ``Denied`` for any other."""
    with store_answers():
        row = await store.tables.find(table)
    if row is None:
        raise Denied("server-no-table", 404)
    if row.status != OVER:
        raise Denied("server-not-over")
    return row
