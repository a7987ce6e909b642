"""Games of bots alone, on a server inside the test."""

import asyncio

from mousquetaires.server.service import Server
from mousquetaires.server.table.authors import Author
from mousquetaires.server.table.game_commands import Begin
from mousquetaires.server.table.options import TableOptions
from mousquetaires.server.table.state import HOST, PLAYING
from tests.server.served import PATIENCE

PACE = 100  # milliseconds that a bot takes for a move


async def bots_only(server: Server) -> str:
    state, _ = await server.tables.open(TableOptions(players=2, bots={0: "novice", 1: "novice"}), "Athos", "")
    await server.registry.apply(state.id, Begin(), Author(HOST))
    return state.id


async def further(server: Server, table: str, moves: int = 5) -> None:
    """Until a game has gone on for some moves, or to its end."""
    async with asyncio.timeout(PATIENCE):
        live = await server.registry.live(table)
        first = live.state.version
        while live.state.version < first + moves and live.state.status == PLAYING:
            await asyncio.sleep(0.005)
