"""A store with a table in it, open while a test works with it."""

import asyncio
from collections.abc import Awaitable, Callable

from mousquetaires.server.store import EntryRow, KeyRow, Store, TableRow, open_store
from tests.server.served import PATIENCE

SQLITE, POSTGRESQL = "sqlite", "postgresql"  # the kinds of database
Work = Callable[[Store], Awaitable[None]]


def with_store(address: str, work: Work, groups: list[int] | None = None) -> None:
    """Open a store with its journal running, and do something with it."""

    def measure(rows: int, _seconds: float) -> None:
        if groups is not None:
            groups.append(rows)

    async def run() -> None:
        store = await open_store(address, measure)
        journal = asyncio.create_task(store.journal.run())
        try:
            await asyncio.wait_for(work(store), PATIENCE)
        finally:
            store.journal.close()
            await journal
            await store.close()

    asyncio.run(run())


async def table(store: Store, name: str, status: str = "playing") -> None:
    row = TableRow(name, 1, 1, "", status, True, "{}", b"s" * 32, "engine")
    await store.tables.create(row, [EntryRow(name, 1, b"opened")], KeyRow(f"key of {name}", name, 1, "session", "", 1))


async def append(store: Store, *rows: EntryRow) -> list[BaseException | None]:
    """Append rows at once; what came of each."""
    return await asyncio.gather(*(store.journal.append(row) for row in rows), return_exceptions=True)


async def log(store: Store, name: str) -> list[tuple[int, bytes]]:
    return await store.entries.read(name)
