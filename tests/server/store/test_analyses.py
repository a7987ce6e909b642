"""The queue of analyses: each is taken once, by any process, and again if that process dies."""

from typing import Final

from mousquetaires.server.store import Store
from mousquetaires.server.store.analyses import DONE, FAILED, RUNNING, WAITING, AnalysisRow
from tests.server.store.stores import table as open_table
from tests.server.store.stores import with_store

TABLES: Final = ("athos", "porthos")
LONG: Final = 60_000


def test_the_oldest_is_taken_first_and_each_only_once(address: str) -> None:
    async def work(store: Store) -> None:
        for name in TABLES:
            await open_table(store, name)
        for table in TABLES:
            await store.analyses.add(table, "here")
            await store.analyses.add(table, "there")  # has no effect
        assert (await store.analyses.length("here")) == (2, 2)
        taken = [await store.analyses.claim(owner, LONG) for owner in ("one", "two", "three")]
        assert (set(taken[:2]), taken[2]) == (set(TABLES), None)
        assert await store.analyses.find(TABLES[0]) == AnalysisRow(RUNNING, 0, b"")

    with_store(address, work)


def test_a_process_that_died_or_stopped_leaves_its_work_to_others(address: str) -> None:
    async def work(store: Store) -> None:
        for name in TABLES:
            await open_table(store, name)
        await store.analyses.add(TABLES[0], "here")
        assert await store.analyses.claim("dead", -1) == TABLES[0]
        assert await store.analyses.claim("next", LONG) == TABLES[0]
        await store.analyses.progress(TABLES[0], "dead", 70, LONG)  # too late
        assert await store.analyses.find(TABLES[0]) == AnalysisRow(RUNNING, 0, b"")
        await store.analyses.release("next")
        assert await store.analyses.find(TABLES[0]) == AnalysisRow(WAITING, 0, b"")

    with_store(address, work)


def test_a_result_stays_and_a_failure_can_be_tried_again(address: str) -> None:
    async def work(store: Store) -> None:
        for name in TABLES:
            await open_table(store, name)
        for table, status in zip(TABLES, (DONE, FAILED), strict=True):
            await store.analyses.add(table, "here")
            assert await store.analyses.claim("one", LONG) == table
            await store.analyses.finish(table, "one", status, b"made")
            await store.analyses.add(table, "here")
        assert await store.analyses.find(TABLES[0]) == AnalysisRow(DONE, 100, b"made")
        assert await store.analyses.find(TABLES[1]) == AnalysisRow(WAITING, 0, b"")
        assert (await store.analyses.length("here")) == (1, 1)

    with_store(address, work)
