"""The queue of analyses: each is taken once, by any process, and again if that process dies. Ledgers come first."""

from typing import Final

from mousquetaires.server.store import Store
from mousquetaires.server.store.analyses import (
    DONE,
    FAILED,
    RUNNING,
    WAITING,
    AnalysedGame,
    AnalysisJob,
    AnalysisRow,
    QueueLength,
)
from tests.server.store.stores import table as open_table
from tests.server.store.stores import with_store

TABLES: Final = ("athos", "porthos")
LONG: Final = 60_000
BOTS: Final = AnalysedGame("bots-1", None, b"{}")


def of_table(table: str) -> AnalysedGame:
    return AnalysedGame(table, table)


async def opened(store: Store) -> None:
    for name in TABLES:
        await open_table(store, name)


async def claimed(store: Store, owner: str, milliseconds: int = LONG) -> str | None:
    job = await store.analyses.claim(owner, milliseconds)
    return None if job is None else job.game.key


def test_the_oldest_is_taken_first_and_each_only_once(address: str) -> None:
    async def work(store: Store) -> None:
        await opened(store)
        for table in TABLES:
            await store.analyses.add(of_table(table), "here")
            await store.analyses.add(of_table(table), "there")  # has no effect
        assert (await store.analyses.length("here")) == (2, 2)
        taken = [await claimed(store, owner) for owner in ("one", "two", "three")]
        assert (set(taken[:2]), taken[2]) == (set(TABLES), None)
        assert await store.analyses.find(TABLES[0]) == AnalysisRow(RUNNING, 0)

    with_store(address, work)


def test_a_process_that_died_or_stopped_leaves_its_work_to_others(address: str) -> None:
    async def work(store: Store) -> None:
        await opened(store)
        await store.analyses.add(of_table(TABLES[0]), "here")
        assert await claimed(store, "dead", -1) == TABLES[0]
        assert await claimed(store, "next") == TABLES[0]
        await store.analyses.progress(TABLES[0], "dead", 70)  # too late
        assert await store.analyses.find(TABLES[0]) == AnalysisRow(RUNNING, 0)
        await store.analyses.renew(TABLES[0], "next", -1)
        assert await claimed(store, "third") == TABLES[0]
        await store.analyses.release("third")
        assert await store.analyses.find(TABLES[0]) == AnalysisRow(WAITING, 0)

    with_store(address, work)


def test_the_ledger_of_another_game_comes_before_playouts_and_these_go_on_where_they_were(address: str) -> None:
    async def work(store: Store) -> None:
        await opened(store)
        athos, porthos = map(of_table, TABLES)
        await store.analyses.add(athos, "here")
        assert await store.analyses.claim("one", LONG) == AnalysisJob(athos, b"", b"")
        await store.analyses.keep_ledger(athos.key, "one", b"ledger")
        assert await store.analyses.find(athos.key) == AnalysisRow(WAITING, 0, b"ledger")
        assert (await store.analyses.length("here")) == QueueLength(0, 1)
        await store.analyses.add(porthos, "here")
        assert await claimed(store, "one") == porthos.key
        assert await store.analyses.claim("one", LONG) == AnalysisJob(athos, b"ledger", b"")
        await store.analyses.keep_playouts(athos.key, "one", 60, b"some")
        await store.analyses.release("one")
        await store.analyses.claim("two", LONG)
        assert await store.analyses.claim("two", LONG) == AnalysisJob(athos, b"ledger", b"some")
        await store.analyses.keep_playouts(athos.key, "two", 99, b"all")
        await store.analyses.finish(athos.key, "two", DONE)
        assert await store.analyses.find(athos.key) == AnalysisRow(DONE, 100, b"ledger", b"all")

    with_store(address, work)


def test_a_result_stays_and_a_failure_can_be_tried_again(address: str) -> None:
    async def work(store: Store) -> None:
        await opened(store)
        for table, status in zip(TABLES, (DONE, FAILED), strict=True):
            await store.analyses.add(of_table(table), "here")
            assert await claimed(store, "one") == table
            await store.analyses.keep_ledger(table, "one", b"ledger")
            assert await claimed(store, "one") == table
            await store.analyses.keep_playouts(table, "one", 50, b"some")
            await store.analyses.finish(table, "one", status)
            await store.analyses.add(of_table(table), "here")
        assert await store.analyses.find(TABLES[0]) == AnalysisRow(DONE, 100, b"ledger", b"some")
        assert await store.analyses.find(TABLES[1]) == AnalysisRow(WAITING, 0, b"ledger", b"some")
        assert (await store.analyses.length("here")) == (0, 1)

    with_store(address, work)


def test_old_analyses_of_games_of_bots_are_deleted_and_those_of_tables_with_the_table(address: str) -> None:
    async def work(store: Store) -> None:
        await opened(store)
        games = (of_table(TABLES[0]), of_table(TABLES[1]), BOTS)
        for game in games:
            await store.analyses.add(game, "here")
        await store.analyses.delete_of_bots(0)
        assert [await store.analyses.find(game.key) for game in games] == [AnalysisRow(WAITING, 0)] * 3
        await store.analyses.delete_of_bots(2**60)
        await store.tables.delete(TABLES[0])
        assert [await store.analyses.find(game.key) for game in games] == [None, AnalysisRow(WAITING, 0), None]

    with_store(address, work)
