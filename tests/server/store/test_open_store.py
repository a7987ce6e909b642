"""Opening a database: addresses, files, options, and one that goes away and comes back."""

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import QueuePool

from mousquetaires.server.store import EntryRow, Store, StoreDown, StoreError, open_store
from mousquetaires.server.store.databases import PostgresDatabase
from tests.server.services import Postgres
from tests.server.store.stores import append, log, table, with_store

# --- a database that goes away ----------------------------------------------------------------------


def test_a_database_that_went_away_is_told_in_one_word_and_used_again_when_it_is_back(
    shared: str, stopped: Postgres
) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        await asyncio.gather(*(store.ping() for _ in range(8)))  # eight connections that will be dead
        await asyncio.to_thread(stopped.kill)
        rows = [EntryRow("athos", version, b"x") for version in range(2, 12)]
        assert {type(answer) for answer in await append(store, *rows)} == {StoreDown}
        asked = [
            store.ping(),
            store.entries.read("athos"),
            store.leases.claim("me", 1000, 1),
            store.entries.newest_versions(["athos"]),
        ]
        for wanted in (*asked, store.entries.read_new("athos", 0)):
            with pytest.raises(StoreDown):
                await wanted
        await asyncio.to_thread(stopped.start)
        assert await log(store, "athos") == [(1, b"opened")]
        assert await append(store, EntryRow("athos", 2, b"back")) == [None]
        assert await store.entries.read_new("athos", 1) == [(2, b"back")]
        await asyncio.gather(*(store.ping() for _ in range(8)))

    with_store(shared, work)


def test_connections_that_died_while_nobody_used_them_cost_nobody_his_move(shared: str, stopped: Postgres) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        await asyncio.gather(*(store.ping() for _ in range(8)))
        await asyncio.to_thread(stopped.stop)
        await asyncio.to_thread(stopped.start)
        assert await append(store, EntryRow("athos", 2, b"came")) == [None]

    with_store(shared, work)


def test_a_database_that_is_not_there_at_the_start_is_told_in_one_sentence(shared: str, stopped: Postgres) -> None:
    stopped.stop()
    with pytest.raises(StoreError) as found:
        asyncio.run(open_store(shared))
    assert found.value.key == "store-unreachable"


# --- one file, one server -----------------------------------------------------------------------------


def test_a_file_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'games.sqlite3'}"

    async def run() -> None:
        first = await open_store(address)
        with pytest.raises(StoreError) as found:
            await open_store(address)
        assert found.value.key == "store-in-use"
        await first.close()
        await (await open_store(address)).close()

    asyncio.run(run())


@pytest.mark.parametrize("address", ["mysql://athos@db/game", "no address at all"])
def test_an_address_of_another_kind_is_told_what_would_do(address: str) -> None:
    with pytest.raises(StoreError) as found:
        asyncio.run(open_store(address))
    assert found.value.key == "store-address"


def test_a_file_that_is_no_database_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_text("One for all!" * 1000)
    with pytest.raises(StoreError) as found:
        asyncio.run(open_store(f"sqlite:///{file}"))
    assert (found.value.key, found.value.values) == ("store-not-ours", {"file": str(file)})
    assert file.read_text() == "One for all!" * 1000


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "recipes.sqlite3"
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreError) as found:
        asyncio.run(open_store(f"sqlite:///{file}"))
    assert (found.value.key, found.value.values) == ("store-not-ours", {"file": str(file)})
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    with pytest.raises(StoreError) as found:
        asyncio.run(open_store(f"sqlite:///{folder}"))
    assert (found.value.key, found.value.values) == ("store-folder", {"file": str(folder)})
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize("host", ["127.0.0.1:1", "localhost:1", "no-such-host.invalid"])
def test_a_database_elsewhere_is_told_with_its_host_and_in_the_systems_words(host: str) -> None:
    with pytest.raises((ConnectionError, socket.gaierror)) as system:
        socket.create_connection((host.partition(":")[0], 1))
    with pytest.raises(StoreError) as found:
        asyncio.run(open_store(f"postgresql://athos:grimaud@{host}/game"))
    assert (found.value.key, found.value.values) == ("store-unreachable", {"host": host, "why": system.value.strerror})


def test_options_in_a_databases_address_are_its_drivers(shared: str) -> None:
    """As hosts of databases hand them out."""

    async def work(store: Store) -> None:
        await store.ping()

    with_store(f"{shared}?sslmode=prefer&application_name=athos", work)
    wrong = {
        "sslmode=require": "PostgreSQL server at",
        "sslmode=perhaps": "sslmode",
        "no_such_thing=1": "no_such_thing",
    }
    for options, named in wrong.items():
        with pytest.raises(StoreError) as found:
            asyncio.run(open_store(f"{shared}?{options}"))
        assert found.value.key == "store-unreachable"
        assert named in str(found.value.values["why"])


def test_what_lies_beside_the_database_is_for_this_user_alone(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
        assert {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.iterdir()} == dict.fromkeys(
            ("games.sqlite3", "games.sqlite3.lock", "games.sqlite3-wal", "games.sqlite3-shm"), "0o600"
        )
        await store.close()

    asyncio.run(run())


def test_a_question_that_is_broken_off_costs_no_connection(address: str) -> None:
    """A client disconnects at any point of its database query."""

    async def work(store: Store) -> None:
        await table(store, "athos")
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda *_: None)  # the driver tells of each connection that it had to cut
        rng = Random(1628)
        for number in range(150):
            asked = [
                store.entries.read("athos"),
                store.keys.use_up(f"no key {number}"),
                store.leases.claim("me", 1000, 1),
                store.ping(),
            ]
            tasks = [asyncio.create_task(one) for one in asked]
            await asyncio.sleep(rng.random() / 500)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if isinstance(store.database, PostgresDatabase):
            pool = store.database.engine.pool
            assert isinstance(pool, QueuePool)
            assert pool.checkedout() == 0
        assert await append(store, EntryRow("athos", 2, b"came")) == [None]
        assert list(await store.leases.claim("me", 1000, 1)) == ["athos"]

    with_store(address, work)
