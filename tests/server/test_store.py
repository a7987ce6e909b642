"""The store keeps order and loses nothing, on both kinds of database."""

import asyncio
import socket
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, QueuePool, text

from mousquetaires.server.store import Conflict, Row, Store, StoreDown, open_store
from mousquetaires.server.store import connect as opening
from mousquetaires.server.store.connect import NEWEST, StoreError
from mousquetaires.server.store.databases import ServerBase
from mousquetaires.server.store.schema import metadata
from mousquetaires.server.store.store import KeyRow, NoticeRow, TableRow
from mousquetaires.server.store.writers import Touch
from tests.server.served import PATIENCE
from tests.server.services import Postgres

Work = Callable[[Store], Awaitable[None]]
SQLITE, POSTGRESQL = "sqlite", "postgresql"


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == SQLITE:
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh_database("store")


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """An empty database that several processes may open."""
    return postgres.fresh_database("store")


@pytest.fixture
def stopped(postgres: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop: it runs again afterwards."""
    yield postgres
    postgres.start()


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
    await store.create(row, [Row(name, 1, b"opened")], KeyRow(f"key of {name}", name, 1, "session", "", 1))


async def append(store: Store, *rows: Row) -> list[BaseException | None]:
    """Append rows at once; what came of each."""
    return await asyncio.gather(*(store.journal.append(row) for row in rows), return_exceptions=True)


async def log(store: Store, name: str) -> list[tuple[int, bytes]]:
    return await store.log(name)


# --- the journal ------------------------------------------------------------------------------------


def test_what_gathers_while_a_commit_is_on_its_way_is_written_as_one_group(address: str) -> None:
    groups: list[int] = []

    async def work(store: Store) -> None:
        names = [f"table{n:02}" for n in range(20)]
        for name in names:
            await table(store, name)
        assert await append(store, *(Row(name, 2, b"came") for name in names)) == [None] * 20
        for name in names:
            assert await log(store, name) == [(1, b"opened"), (2, b"came")]

    with_store(address, work, groups)
    assert sum(groups) == 20
    assert len(groups) <= 2  # the first to come does not wait for the others


def test_who_has_lost_a_version_does_not_take_his_group_with_him(address: str) -> None:
    async def work(store: Store) -> None:
        for name in ("athos", "porthos", "aramis"):
            await table(store, name)
        rows = [Row("athos", 2, b"a"), Row("porthos", 1, b"late"), Row("aramis", 2, b"b"), Row("aramis", 2, b"twice")]
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
        (lost,) = await append(store, Row("athos", 1, b"late", Touch(9, "over", False, "late")))
        assert isinstance(lost, Conflict)
        row = await store.table("athos")
        assert row is not None
        assert (row.status, row.info) == ("playing", "{}")
        await append(store, Row("athos", 2, b"last", Touch(9, "over", False, "end")))
        row = await store.table("athos")
        assert row is not None
        assert (row.touched_at, row.status, row.listed, row.info) == (9, "over", False, "end")

    with_store(address, work)


def test_nothing_is_written_to_a_table_that_is_gone(address: str) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        await table(store, "porthos")
        await store.delete_table("athos")
        gone, there = await append(store, Row("athos", 2, b"ghost"), Row("porthos", 2, b"came"))
        assert isinstance(gone, Conflict)
        assert there is None
        assert await log(store, "athos") == []
        assert await store.newest(["athos", "porthos"]) == {"porthos": 2}

    with_store(address, work)


def test_a_row_that_no_database_can_take_is_refused_and_the_journal_goes_on(address: str) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        (refused,) = await append(store, Row("athos", 2, object()))  # type: ignore[arg-type]  # on purpose
        assert isinstance(refused, StoreDown)
        assert await append(store, Row("athos", 2, b"came")) == [None]

    with_store(address, work)


def test_who_no_longer_waits_has_his_row_stored_all_the_same(address: str) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        waiting = asyncio.create_task(store.journal.append(Row("athos", 2, b"came")))
        await asyncio.sleep(0)  # the row is in the queue now
        waiting.cancel()
        await append(store, Row("athos", 3, b"next"))
        assert await log(store, "athos") == [(1, b"opened"), (2, b"came"), (3, b"next")]

    with_store(address, work)


def test_a_closed_journal_writes_what_waits_and_takes_nothing_more(address: str) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        waiting = asyncio.create_task(store.journal.append(Row("athos", 2, b"came")))
        await asyncio.sleep(0)
        store.journal.close()
        with pytest.raises(StoreDown):
            await store.journal.append(Row("athos", 3, b"too late"))
        await waiting
        assert await log(store, "athos") == [(1, b"opened"), (2, b"came")]

    with_store(address, work)


def test_whoever_waits_is_answered_when_the_journal_is_stopped_on_its_way(address: str) -> None:
    async def run() -> None:
        store = await open_store(address)
        await table(store, "athos")
        journal = asyncio.create_task(store.journal.run())
        waiting = [asyncio.create_task(store.journal.append(Row("athos", 2 + n, b"x"))) for n in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # the first group is with the database
        journal.cancel()
        await asyncio.gather(journal, return_exceptions=True)
        store.journal.abandon()
        for answer in await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE):
            assert answer is None or isinstance(answer, StoreDown)
        await store.close()

    asyncio.run(run())


# --- several processes ------------------------------------------------------------------------------


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
                append(one, Row("athos", version, b"one")), append(other, Row("athos", version, b"other"))
            )
            ((first,), (second,)) = found
            won = (b"one",) if first is None else (b"other",)
            assert {type(first), type(second)} == {type(None), Conflict}
            assert (await log(one, "athos"))[-1] == (version, *won)

    asyncio.run(two(shared, work))


def test_groups_of_two_processes_never_wait_each_for_the_other(shared: str) -> None:
    """In whatever order their rows gathered; a deadlock would cost a second and somebody's move."""

    async def work(one: Store, other: Store) -> None:
        names = [f"table{n}" for n in range(6)]
        for name in names:
            await table(one, name)
        touch = Touch(1, "playing", True, "{}")
        for version in range(2, 32):
            rows = [Row(name, version, b"x", touch) for name in names]
            leases = asyncio.gather(one.claim("one", 1000, 50), other.claim("other", 1000, 50))
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
        assert list(await one.claim("one", 60_000, 2)) == ["aramis", "athos"]
        assert list(await other.claim("other", 60_000, 50)) == ["porthos"]
        assert list(await one.claim("one", 60_000, 50)) == ["aramis", "athos"]
        await one.release("one")
        assert list(await other.claim("other", -1, 50)) == ["porthos", "aramis", "athos"]  # leases that end at once
        assert list(await one.claim("one", 60_000, 50)) == ["aramis", "athos", "porthos"]
        assert list(await other.claim("other", 60_000, 50)) == []

    asyncio.run(two(shared, work))


def test_what_is_made_once_is_the_same_for_every_process(shared: str) -> None:
    async def work(one: Store, other: Store) -> None:
        found = await asyncio.gather(one.belonging("salt", lambda: "one"), other.belonging("salt", lambda: "other"))
        assert len(set(found)) == 1
        notice = NoticeRow("athos", 1, 7, 1, "your_turn", 1)
        assert sorted(await asyncio.gather(one.add_notice(notice), other.add_notice(notice))) == [False, True]
        for sent in (True, False, True):
            marked = await asyncio.gather(one.mark_sent(notice, sent), other.mark_sent(notice, sent))
            assert sorted(marked) == [False, True]
            assert await one.notices("athos", 1, 9) == [notice._replace(sent=sent)]

    asyncio.run(two(shared, work))


def test_news_of_many_tables_are_read_together_and_each_asker_gets_his_own(shared: str) -> None:
    async def work(store: Store) -> None:
        for name in ("athos", "porthos", "aramis"):
            await table(store, name)
        await append(store, Row("athos", 2, b"a2"), Row("athos", 3, b"a3"), Row("porthos", 2, b"p2"))
        asked = [("athos", 1), ("athos", 2), ("porthos", 0), ("aramis", 1), ("nobody", 0)]
        found = await asyncio.gather(*(store.news(name, since) for name, since in asked))
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
        asked = [asyncio.create_task(store.news("athos", 0)) for _ in range(3)]
        await asyncio.sleep(0)
        await store.close()
        assert {type(answer) for answer in await asyncio.gather(*asked, return_exceptions=True)} == {StoreDown}

    asyncio.run(run())


def test_beside_a_busy_journal_everybody_gets_his_turn_to_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite's own way of waiting is to try again until its patience ends: it must never come to that."""
    impatient = tuple(one for one in opening.SQLITE_PRAGMAS if not one.startswith("busy_timeout"))
    monkeypatch.setattr(opening, "SQLITE_PRAGMAS", (*impatient, "busy_timeout=0"))

    async def work(store: Store) -> None:
        await table(store, "athos")

        async def busy() -> None:
            for version in range(2, 102):
                assert await append(store, Row("athos", version, b"x")) == [None]

        await asyncio.gather(busy(), *(table(store, f"table {n}") for n in range(30)))

    with_store(f"sqlite:///{tmp_path / 'games.sqlite3'}", work)


# --- a database that goes away ----------------------------------------------------------------------


def test_a_database_that_went_away_is_told_in_one_word_and_used_again_when_it_is_back(
    shared: str, stopped: Postgres
) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        await asyncio.gather(*(store.ping() for _ in range(8)))  # eight connections that will be dead
        await asyncio.to_thread(stopped.kill)
        rows = [Row("athos", version, b"x") for version in range(2, 12)]
        assert {type(answer) for answer in await append(store, *rows)} == {StoreDown}
        asked = [store.ping(), store.log("athos"), store.claim("me", 1000, 1), store.newest(["athos"])]
        for wanted in (*asked, store.news("athos", 0)):
            with pytest.raises(StoreDown):
                await wanted
        await asyncio.to_thread(stopped.start)
        assert await log(store, "athos") == [(1, b"opened")]
        assert await append(store, Row("athos", 2, b"back")) == [None]
        assert await store.news("athos", 1) == [(2, b"back")]
        await asyncio.gather(*(store.ping() for _ in range(8)))

    with_store(shared, work)


def test_connections_that_died_while_nobody_used_them_cost_nobody_his_move(shared: str, stopped: Postgres) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")
        await asyncio.gather(*(store.ping() for _ in range(8)))
        await asyncio.to_thread(stopped.stop)
        await asyncio.to_thread(stopped.start)
        assert await append(store, Row("athos", 2, b"came")) == [None]

    with_store(shared, work)


def test_a_database_that_is_not_there_at_the_start_is_told_in_one_sentence(shared: str, stopped: Postgres) -> None:
    stopped.stop()
    with pytest.raises(StoreError) as found:
        asyncio.run(open_store(shared))
    assert found.value.key == "store-unreachable"


# --- migrations -------------------------------------------------------------------------------------


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


def test_the_newest_migration_is_the_one_a_database_is_compared_with() -> None:
    config = Config()
    config.set_main_option("script_location", str(opening.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


def test_the_migrations_make_the_tables_that_the_program_expects(address: str) -> None:
    async def work(store: Store) -> None:
        assert await store.base.write(differences) == []

    with_store(address, work)


def test_who_was_told_before_an_upgrade_is_not_told_again(address: str) -> None:
    async def again(store: Store) -> None:
        assert await store.notices("athos", 1, 9) == [NoticeRow("athos", 1, 7, 1, "your_turn", 1, sent=True)]

    with_store(address, lambda store: table(store, "athos"))
    asyncio.run(
        run_sql(
            address,
            "ALTER TABLE notices DROP COLUMN sent",
            "ALTER TABLE tables DROP COLUMN chat_forgotten",
            "DROP TABLE finished",
            "UPDATE alembic_version SET version_num = '0001'",
            "INSERT INTO notices VALUES ('athos', 1, 7, 1, 'your_turn', 1)",
        )
    )
    with_store(address, again)


def test_opening_a_database_again_changes_nothing(address: str) -> None:
    async def first(store: Store) -> None:
        await table(store, "athos")

    async def again(store: Store) -> None:
        assert await log(store, "athos") == [(1, b"opened")]

    with_store(address, first)
    with_store(address, again)


def test_processes_that_start_together_upgrade_once(shared: str) -> None:
    async def run() -> None:
        for store in await asyncio.gather(*(open_store(shared) for _ in range(4))):
            await store.close()

    asyncio.run(run())


def test_a_migration_that_was_broken_off_leaves_nothing_behind(address: str) -> None:
    in_the_way = "CREATE TABLE notices (n INTEGER)"  # one of the last that are made

    def empty(connection: Connection) -> None:
        for name in (
            "alembic_version",
            "belongings",
            "notices",
            "subscriptions",
            "finished",
            "snapshots",
            "keys",
            "entries",
            "tables",
        ):
            connection.execute(text(f"DROP TABLE {name}"))
        connection.execute(text(in_the_way))

    async def spoil() -> None:
        store = await open_store(address)
        await store.base.write(empty)
        await store.close()
        with pytest.raises(StoreError):
            await open_store(address)

    async def clear(store: Store) -> None:
        assert await store.base.write(differences) == []

    asyncio.run(spoil())
    asyncio.run(run_sql(address, "DROP TABLE notices"))
    with_store(address, clear)


async def run_sql(address: str, *statements: str) -> None:
    """Change a database by hand."""
    if address.startswith(SQLITE):
        with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as base:
            for statement in statements:
                base.execute(statement)
            base.commit()
        return
    import asyncpg

    connection = await asyncpg.connect(address, ssl=False)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


def test_a_database_of_a_newer_program_is_left_alone(address: str) -> None:
    async def first(store: Store) -> None:
        await table(store, "athos")

    async def again(store: Store) -> None:
        assert await log(store, "athos") == [(1, b"opened")]

    with_store(address, first)
    asyncio.run(run_sql(address, "UPDATE alembic_version SET version_num = version_num || 'x'"))
    with pytest.raises(StoreError) as found:
        asyncio.run(open_store(address))
    assert found.value.key == "store-newer"
    asyncio.run(run_sql(address, "UPDATE alembic_version SET version_num = replace(version_num, 'x', '')"))
    with_store(address, again)  # it was let go again, and nothing is missing


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
    """Somebody hangs up while the database is asked for him, at whatever point."""

    async def work(store: Store) -> None:
        await table(store, "athos")
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda *_: None)  # the driver tells of each connection that it had to cut
        rng = Random(1628)
        for number in range(150):
            asked = [store.log("athos"), store.use_key(f"no key {number}"), store.claim("me", 1000, 1), store.ping()]
            tasks = [asyncio.create_task(one) for one in asked]
            await asyncio.sleep(rng.random() / 500)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if isinstance(store.base, ServerBase):
            pool = store.base.engine.pool
            assert isinstance(pool, QueuePool)
            assert pool.checkedout() == 0
        assert await append(store, Row("athos", 2, b"came")) == [None]
        assert list(await store.claim("me", 1000, 1)) == ["athos"]

    with_store(address, work)
