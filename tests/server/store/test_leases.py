"""An entry by the owner of a game is stored only while the owner holds the game's lease."""

import asyncio

import pytest
from sqlalchemy import text

from mousquetaires.server.store import EntryRow, LeaseLost, Store, TableUpdate
from mousquetaires.server.store.databases import PostgresDatabase
from tests.server.served import PATIENCE
from tests.server.services import Postgres
from tests.server.store.stores import append, log, table, with_store

MINUTE = 60_000
OVER = TableUpdate(2, "over", True, "{}")


@pytest.fixture
def shared(postgres: Postgres) -> str:
    return postgres.fresh_database("leases")


def test_an_owners_entry_is_stored_only_while_it_holds_the_lease(shared: str) -> None:
    async def work(store: Store) -> None:
        for name in ("athos", "porthos"):
            await table(store, name)
        await store.leases.claim("one", MINUTE, 1)
        await store.leases.claim("other", MINUTE, 1)
        rows = [EntryRow("athos", 2, b"held", owner="one"), EntryRow("porthos", 2, b"lost", owner="one")]
        held, lost = await append(store, *rows)
        assert held is None
        assert isinstance(lost, LeaseLost)
        assert await log(store, "athos") == [(1, b"opened"), (2, b"held")]
        assert await log(store, "porthos") == [(1, b"opened")]

    with_store(shared, work)


def test_who_has_lost_a_lease_does_not_take_the_group_along_nor_end_the_game(shared: str) -> None:
    async def work(store: Store) -> None:
        for name in ("aramis", "athos", "porthos"):
            await table(store, name)
        rows = [
            EntryRow("aramis", 2, b"a"),
            EntryRow("athos", 2, b"lost", OVER, finished=b"{}", owner="one"),
            EntryRow("porthos", 2, b"p", OVER, finished=b"{}"),
        ]
        first, lost, last = await append(store, *rows)
        assert (first, type(lost), last) == (None, LeaseLost, None)
        assert [len(await log(store, row.table)) for row in rows] == [2, 1, 2]
        assert await store.tables.count_by_status() == {"playing": 2, "over": 1}
        assert await store.snapshots.finished_game("athos") is None

    with_store(shared, work)


def test_without_an_owner_a_row_needs_no_lease(shared: str) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        await store.leases.claim("one", MINUTE, 1)
        assert await append(store, EntryRow("athos", 2, b"a person's move")) == [None]

    with_store(shared, work)


def test_a_process_that_stops_in_the_middle_of_a_transaction_loses_its_locks(shared: str) -> None:
    """Else nobody could take over the games whose leases it was about to renew."""

    async def work(store: Store) -> None:
        await table(store, "athos")
        base = store.database
        assert isinstance(base, PostgresDatabase)
        async with asyncio.timeout(PATIENCE), base.engine.connect() as stopped:
            await stopped.execute(text("SELECT id FROM tables FOR UPDATE"))
            while not await store.leases.claim("other", MINUTE, 1):  # as often as another process would ask
                await asyncio.sleep(0.1)
            await stopped.invalidate()

    with_store(shared, work)
