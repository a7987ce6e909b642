"""A server inside the test process, for what cannot be seen or set from outside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from mousquetaires.engine.components import Components
from mousquetaires.server.service import Server
from mousquetaires.server.settings import Settings
from tests.server.recorders import BOX


@asynccontextmanager
async def running_server(place: Path | str, box: Components = BOX, **settings: Any) -> AsyncIterator[Server]:
    """On the database at an address, or on a file of its own in a folder."""
    database = place if isinstance(place, str) else f"sqlite:///{place / 'games.sqlite3'}"
    patient = {"bot_think_seconds": 300, **settings}  # on a busy machine a worker may take long to start
    server = Server(Settings(database=database, workers=1, **patient), box)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
