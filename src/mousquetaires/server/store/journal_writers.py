"""How the journal writes a group of entries in one transaction: one writer for PostgreSQL, one for SQLite."""

import sqlite3
from collections.abc import Sequence
from typing import Final, Protocol

import asyncpg
from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from .databases import Database, PostgresDatabase, SqliteDatabase
from .postgres_connection import PostgresConnection
from .rows import EntryRow, KeyRow, TableUpdate
from .schema import entries, finished, keys, tables

UPDATE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in TableUpdate._fields})
)
STATEMENTS: Final = (insert(entries), UPDATE_TABLE, insert(keys), insert(finished))
SQLITE_STATEMENTS: Final = tuple(
    str(statement.compile(dialect=sqlite.dialect(paramstyle="named"))) for statement in STATEMENTS
)

POSTGRES_INSERT_ENTRIES: Final = (
    "INSERT INTO entries (table_id, version, body) SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[])"
)
POSTGRES_INSERT_OWNED: Final = (
    "INSERT INTO entries (table_id, version, body) SELECT new.table_id, new.version, new.body "
    "FROM unnest($1::text[], $2::int[], $3::bytea[], $4::text[]) AS new (table_id, version, body, owner) "
    "WHERE new.owner = '' OR EXISTS (SELECT 1 FROM tables WHERE id = new.table_id AND lease_owner = new.owner) "
    "RETURNING table_id, version"
)
POSTGRES_UPDATE_TABLE: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = ${n}' for n, name in enumerate(TableUpdate._fields, 2))} WHERE id = $1"
)
POSTGRES_INSERT_KEY: Final = f"INSERT INTO keys ({', '.join(KeyRow._fields)}) VALUES ($1, $2, $3, $4, $5, $6)"
POSTGRES_INSERT_FINISHED: Final = "INSERT INTO finished (table_id, body) VALUES ($1, $2)"

Values = dict[str, object]


def statement_values(rows: Sequence[EntryRow]) -> tuple[list[Values], ...]:
    """The values for each of ``STATEMENTS``."""
    rows = in_lock_order(rows)
    return (
        [{"table_id": row.table, "version": row.version, "body": row.body} for row in rows],
        [
            {"table": row.table, **{f"new_{name}": value for name, value in row.update._asdict().items()}}
            for row in rows
            if row.update is not None
        ],
        [key._asdict() for row in rows for key in row.keys],
        [{"table_id": row.table, "body": row.finished} for row in rows if row.finished is not None],
    )


def in_lock_order(rows: Sequence[EntryRow]) -> list[EntryRow]:
    """Sorted by table: two processes that lock tables in the same order cannot deadlock."""
    return sorted(rows, key=lambda row: (row.table, row.version))


def write_entries(connection: Connection, rows: Sequence[EntryRow]) -> None:
    """Write entries inside a transaction that is already open."""
    for statement, values in zip(STATEMENTS, statement_values(rows), strict=True):
        if values:
            connection.execute(statement, values)


class JournalWriter(Protocol):
    """Writes entries in one transaction: all of them, except those whose owner has lost the table's lease."""

    async def write(self, rows: Sequence[EntryRow]) -> list[EntryRow]:
        """Write the entries. Returns those that were left out because their owner has lost the lease."""
        ...

    async def close(self) -> None: ...


class PostgresWriter:
    """Writes to PostgreSQL. A group of plain entries is a single statement."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._connection = PostgresConnection(engine)

    async def write(self, rows: Sequence[EntryRow]) -> list[EntryRow]:
        ordered = in_lock_order(rows)
        only_entries = all(row.update is None and not row.keys and row.finished is None for row in ordered)
        async with self._connection.open() as connection:
            if only_entries:
                return await insert_entries(connection, ordered)
            async with connection.transaction():
                left_out = await insert_entries(connection, ordered)
                await write_changes(connection, [row for row in ordered if row not in left_out])
                return left_out

    async def close(self) -> None:
        await self._connection.close()


async def insert_entries(connection: "asyncpg.Connection[asyncpg.Record]", rows: list[EntryRow]) -> list[EntryRow]:
    """Insert entries in one statement. Returns those that were left out because their owner has lost the lease."""
    columns = [row.table for row in rows], [row.version for row in rows], [row.body for row in rows]
    owners = [row.owner for row in rows]
    if not any(owners):
        await connection.execute(POSTGRES_INSERT_ENTRIES, *columns)
        return []
    stored = {(table, version) for table, version in await connection.fetch(POSTGRES_INSERT_OWNED, *columns, owners)}
    return [row for row in rows if (row.table, row.version) not in stored]


async def write_changes(connection: "asyncpg.Connection[asyncpg.Record]", rows: list[EntryRow]) -> None:
    """Write what is stored together with the entries: table updates, new keys, finished games."""
    updates = [(row.table, *row.update) for row in rows if row.update is not None]
    games = [(row.table, row.finished) for row in rows if row.finished is not None]
    await connection.executemany(POSTGRES_UPDATE_TABLE, updates)
    await connection.executemany(POSTGRES_INSERT_KEY, [key for row in rows for key in row.keys])
    await connection.executemany(POSTGRES_INSERT_FINISHED, games)


class SqliteWriter:
    """Writes to a SQLite file, without SQLAlchemy: every move is a transaction, and this is the faster way."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    async def write(self, rows: Sequence[EntryRow]) -> list[EntryRow]:
        def work(driver: sqlite3.Connection) -> None:
            for statement, values in zip(SQLITE_STATEMENTS, statement_values(rows), strict=True):
                driver.executemany(statement, values)

        await self._database.driver_transaction(work)
        return []  # only one process uses the file: there are no leases

    async def close(self) -> None:
        """Nothing to close: the connection belongs to the database."""


def journal_writer(database: Database) -> JournalWriter:
    """The writer for this kind of database."""
    if isinstance(database, PostgresDatabase):
        return PostgresWriter(database.engine)
    assert isinstance(database, SqliteDatabase)
    return SqliteWriter(database)
