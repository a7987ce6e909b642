"""The journal: entries are written in groups, in order, and each writer is told what became of its entry."""

import asyncio

import pytest

from mousquetaires.server.store import Conflict, EntryRow, Store, StoreDown, TableUpdate, open_store
from tests.server.served import PATIENCE
from tests.server.store.stores import append, log, table, with_store


def test_what_gathers_while_a_commit_is_on_its_way_is_written_as_one_group(address: str) -> None:
    groups: list[int] = []

    async def work(store: Store) -> None:
        names = [f"table{n:02}" for n in range(20)]
        for name in names:
            await table(store, name)
        assert await append(store, *(EntryRow(name, 2, b"came") for name in names)) == [None] * 20
        for name in names:
            assert await log(store, name) == [(1, b"opened"), (2, b"came")]

    with_store(address, work, groups)
    assert sum(groups) == 20
    assert len(groups) <= 2  # the first to come does not wait for the others


def test_who_has_lost_a_version_does_not_take_his_group_with_him(address: str) -> None:
    async def work(store: Store) -> None:
        for name in ("athos", "porthos", "aramis"):
            await table(store, name)
        rows = [
            EntryRow("athos", 2, b"a"),
            EntryRow("porthos", 1, b"late"),
            EntryRow("aramis", 2, b"b"),
            EntryRow("aramis", 2, b"twice"),
        ]
        first, second, third, fourth = await append(store, *rows)
        assert first is None
        assert isinstance(second, Conflict)
        assert third is None
        assert isinstance(fourth, Conflict)
        assert await log(store, "athos") == [(1, b"opened"), (2, b"a")]
        assert await log(store, "porthos") == [(1, b"opened")]
        assert await log(store, "aramis") == [(1, b"opened"), (2, b"b")]

    with_store(address, work)


def test_a_lost_version_changes_nothing_in_its_tables_own_row(address: str) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        (lost,) = await append(store, EntryRow("athos", 1, b"late", TableUpdate(9, "over", False, "late")))
        assert isinstance(lost, Conflict)
        row = await store.tables.find("athos")
        assert row is not None
        assert (row.status, row.info) == ("playing", "{}")
        await append(store, EntryRow("athos", 2, b"last", TableUpdate(9, "over", False, "end")))
        row = await store.tables.find("athos")
        assert row is not None
        assert (row.touched_at, row.status, row.listed, row.info) == (9, "over", False, "end")

    with_store(address, work)


def test_nothing_is_written_to_a_table_that_is_gone(address: str) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        await table(store, "porthos")
        await store.tables.delete("athos")
        gone, there = await append(store, EntryRow("athos", 2, b"ghost"), EntryRow("porthos", 2, b"came"))
        assert isinstance(gone, Conflict)
        assert there is None
        assert await log(store, "athos") == []
        assert await store.entries.newest_versions(["athos", "porthos"]) == {"porthos": 2}

    with_store(address, work)


def test_a_row_that_no_database_can_take_is_refused_and_the_journal_goes_on(address: str) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        (refused,) = await append(store, EntryRow("athos", 2, object()))  # type: ignore[arg-type]  # on purpose
        assert isinstance(refused, StoreDown)
        assert await append(store, EntryRow("athos", 2, b"came")) == [None]

    with_store(address, work)


def test_who_no_longer_waits_has_his_row_stored_all_the_same(address: str) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        waiting = asyncio.create_task(store.journal.append(EntryRow("athos", 2, b"came")))
        await asyncio.sleep(0)  # the row is in the queue now
        waiting.cancel()
        await append(store, EntryRow("athos", 3, b"next"))
        assert await log(store, "athos") == [(1, b"opened"), (2, b"came"), (3, b"next")]

    with_store(address, work)


def test_a_closed_journal_writes_what_waits_and_takes_nothing_more(address: str) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        waiting = asyncio.create_task(store.journal.append(EntryRow("athos", 2, b"came")))
        await asyncio.sleep(0)
        store.journal.close()
        with pytest.raises(StoreDown):
            await store.journal.append(EntryRow("athos", 3, b"too late"))
        await waiting
        assert await log(store, "athos") == [(1, b"opened"), (2, b"came")]

    with_store(address, work)


def test_whoever_waits_is_answered_when_the_journal_is_stopped_on_its_way(address: str) -> None:
    async def run() -> None:
        store = await open_store(address)
        await table(store, "athos")
        journal = asyncio.create_task(store.journal.run())
        waiting = [asyncio.create_task(store.journal.append(EntryRow("athos", 2 + n, b"x"))) for n in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # the first group is with the database
        journal.cancel()
        await asyncio.gather(journal, return_exceptions=True)
        store.journal.abandon()
        for answer in await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE):
            assert answer is None or isinstance(answer, StoreDown)
        await store.close()

    asyncio.run(run())
