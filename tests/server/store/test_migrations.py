"""Migrations: every database is brought up to date once, or left alone."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from mousquetaires.server.store import NoticeRow, Store, StoreError, migrate, open_store
from mousquetaires.server.store.analyses import FAILED, WAITING, AnalysedGame, AnalysisJob, AnalysisRow
from mousquetaires.server.store.schema import metadata
from tests.server.store.stores import SQLITE, log, table, with_store


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


def test_the_newest_migration_is_the_one_a_database_is_compared_with() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrate.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [migrate.NEWEST]


def test_the_migrations_make_the_tables_that_the_program_expects(address: str) -> None:
    async def work(store: Store) -> None:
        assert await store.database.write(differences) == []

    with_store(address, work)


def test_who_was_told_before_an_upgrade_is_not_told_again(address: str) -> None:
    async def again(store: Store) -> None:
        assert await store.notices.newest("athos", 1, 9) == [NoticeRow("athos", 1, 7, 1, "your_turn", 1, sent=True)]

    with_store(address, lambda store: table(store, "athos"))
    asyncio.run(
        run_sql(
            address,
            "ALTER TABLE notices DROP COLUMN sent",
            "ALTER TABLE tables DROP COLUMN chat_forgotten",
            "DROP TABLE finished",
            "DROP TABLE analyses",
            "UPDATE alembic_version SET version_num = '0001'",
            "INSERT INTO notices VALUES ('athos', 1, 7, 1, 'your_turn', 1)",
        )
    )
    with_store(address, again)


def test_an_analysis_that_was_made_before_an_upgrade_stays_and_gets_its_playouts(address: str) -> None:
    async def again(store: Store) -> None:
        assert await store.analyses.find("athos") == AnalysisRow(WAITING, 0, b"ledger")
        assert await store.analyses.find("porthos") == AnalysisRow(FAILED, 100)
        job = await store.analyses.claim("one", 1000)
        assert job == AnalysisJob(AnalysedGame("athos", "athos"), b"ledger", b"")
        assert await store.analyses.claim("one", 1000) is None

    async def first(store: Store) -> None:
        for name in ("athos", "porthos"):
            await table(store, name)
            await store.analyses.add(AnalysedGame(name, name), "here")
            await store.analyses.claim("one", 1000)
            await store.analyses.finish(name, "one", FAILED)
        await store.analyses.add(AnalysedGame("athos", "athos"), "here")
        await store.analyses.claim("one", 1000)
        await store.analyses.keep_ledger("athos", "one", b"ledger")

    with_store(address, first)
    asyncio.run(
        run_sql(
            address,
            "ALTER TABLE analyses DROP COLUMN playouts",
            "ALTER TABLE analyses DROP COLUMN bots",
            "ALTER TABLE analyses RENAME TO newer",
            "CREATE TABLE analyses AS SELECT table_id, status, asked_at, address, lease_owner, lease_until, percent,"
            " body FROM newer",
            "DROP TABLE newer",
            "UPDATE analyses SET status = 'done' WHERE table_id = 'athos'",
            "UPDATE alembic_version SET version_num = '0004'",
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
            "analyses",
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
        await store.database.write(empty)
        await store.close()
        with pytest.raises(StoreError):
            await open_store(address)

    async def clear(store: Store) -> None:
        assert await store.database.write(differences) == []

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
