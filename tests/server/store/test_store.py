"""Several processes share one store: versions, leases, news, settings."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from mousquetaires.server.store import Conflict, EntryRow, NoticeRow, Store, StoreDown, TableUpdate, open_store
from mousquetaires.server.store import sqlalchemy_engines as engines
from tests.server.served import PATIENCE
from tests.server.store.stores import append, log, table, with_store


async def two(address: str, work: Callable[[Store, Store], Awaitable[None]]) -> None:
    """The same database opened twice, as two processes would."""
    stores = [await open_store(address) for _ in range(2)]
    journals = [asyncio.create_task(store.journal.run()) for store in stores]
    try:
        await asyncio.wait_for(work(stores[0], stores[1]), PATIENCE)
    finally:
        for store, journal in zip(stores, journals, strict=True):
            store.journal.close()
            await journal
            await store.close()


def test_of_two_processes_that_write_a_version_one_has_won(shared: str) -> None:
    async def work(one: Store, other: Store) -> None:
        await table(one, "athos")
        for version in range(2, 22):
            found = await asyncio.gather(
                append(one, EntryRow("athos", version, b"one")), append(other, EntryRow("athos", version, b"other"))
            )
            ((first,), (second,)) = found
            won = (b"one",) if first is None else (b"other",)
            assert {type(first), type(second)} == {type(None), Conflict}
            assert (await log(one, "athos"))[-1] == (version, *won)

    asyncio.run(two(shared, work))


def test_groups_of_two_processes_never_wait_each_for_the_other(shared: str) -> None:
    """In any order of their rows. A deadlock would cost a second and a player's move."""

    async def work(one: Store, other: Store) -> None:
        names = [f"table{n}" for n in range(6)]
        for name in names:
            await table(one, name)
        touch = TableUpdate(1, "playing", True, "{}")
        for version in range(2, 32):
            rows = [EntryRow(name, version, b"x", touch) for name in names]
            leases = asyncio.gather(one.leases.claim("one", 1000, 50), other.leases.claim("other", 1000, 50))
            found = await asyncio.gather(append(one, *rows), append(other, *reversed(rows)))
            await leases
            for mine, theirs in zip(found[0], reversed(found[1]), strict=True):
                assert {type(mine), type(theirs)} == {type(None), Conflict}, (mine, theirs)

    asyncio.run(two(shared, work))


def test_a_game_has_one_owner_until_the_lease_runs_out_or_is_given_back(shared: str) -> None:
    async def work(one: Store, other: Store) -> None:
        for name in ("athos", "porthos", "aramis"):
            await table(one, name)
        await table(one, "waiting", "waiting")
        assert list(await one.leases.claim("one", 60_000, 2)) == ["aramis", "athos"]
        assert list(await other.leases.claim("other", 60_000, 50)) == ["porthos"]
        assert list(await one.leases.claim("one", 60_000, 50)) == ["aramis", "athos"]
        await one.leases.release("one")
        assert list(await other.leases.claim("other", -1, 50)) == [
            "porthos",
            "aramis",
            "athos",
        ]  # leases that end at once
        assert list(await one.leases.claim("one", 60_000, 50)) == ["aramis", "athos", "porthos"]
        assert list(await other.leases.claim("other", 60_000, 50)) == []

    asyncio.run(two(shared, work))


def test_what_is_made_once_is_the_same_for_every_process(shared: str) -> None:
    async def work(one: Store, other: Store) -> None:
        found = await asyncio.gather(
            one.values.get_or_create("salt", lambda: "one"), other.values.get_or_create("salt", lambda: "other")
        )
        assert len(set(found)) == 1
        notice = NoticeRow("athos", 1, 7, 1, "your_turn", 1)
        assert sorted(await asyncio.gather(one.notices.add(notice), other.notices.add(notice))) == [False, True]
        for sent in (True, False, True):
            marked = await asyncio.gather(one.notices.mark_sent(notice, sent), other.notices.mark_sent(notice, sent))
            assert sorted(marked) == [False, True]
            assert await one.notices.newest("athos", 1, 9) == [notice._replace(sent=sent)]

    asyncio.run(two(shared, work))


def test_news_of_many_tables_are_read_together_and_each_asker_gets_his_own(shared: str) -> None:
    async def work(store: Store) -> None:
        for name in ("athos", "porthos", "aramis"):
            await table(store, name)
        await append(store, EntryRow("athos", 2, b"a2"), EntryRow("athos", 3, b"a3"), EntryRow("porthos", 2, b"p2"))
        asked = [("athos", 1), ("athos", 2), ("porthos", 0), ("aramis", 1), ("nobody", 0)]
        found = await asyncio.gather(*(store.entries.read_new(name, since) for name, since in asked))
        assert found == [
            [(2, b"a2"), (3, b"a3")],
            [(3, b"a3")],
            [(1, b"opened"), (2, b"p2")],
            [],
            [],
        ]

    with_store(shared, work)


def test_who_waits_for_news_is_answered_when_the_store_is_closed(shared: str) -> None:
    async def run() -> None:
        store = await open_store(shared)
        asked = [asyncio.create_task(store.entries.read_new("athos", 0)) for _ in range(3)]
        await asyncio.sleep(0)
        await store.close()
        assert {type(answer) for answer in await asyncio.gather(*asked, return_exceptions=True)} == {StoreDown}

    asyncio.run(run())


def test_beside_a_busy_journal_everybody_gets_his_turn_to_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite's own way of waiting is to try again until its patience ends: it must never come to that."""
    impatient = tuple(one for one in engines.SQLITE_PRAGMAS if not one.startswith("busy_timeout"))
    monkeypatch.setattr(engines, "SQLITE_PRAGMAS", (*impatient, "busy_timeout=0"))

    async def work(store: Store) -> None:
        await table(store, "athos")

        async def busy() -> None:
            for version in range(2, 102):
                assert await append(store, EntryRow("athos", version, b"x")) == [None]

        await asyncio.gather(busy(), *(table(store, f"table {n}") for n in range(30)))

    with_store(f"sqlite:///{tmp_path / 'games.sqlite3'}", work)
