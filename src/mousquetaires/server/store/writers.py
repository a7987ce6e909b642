"""What the journal writes with: a connection of its own to a database server, or the clerk who writes into a file.

Both do the same in one transaction.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

import asyncpg
from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from .databases import FileBase
from .postgres_connection import Direct
from .schema import entries, finished, keys, tables

INSERT: Final = insert(entries)
KEY: Final = insert(keys)
FINISH: Final = insert(finished)
TOUCHED: Final = ("touched_at", "status", "listed", "info")  # in the order of a Touch
TOUCH: Final = (
    update(tables).where(tables.c.id == bindparam("table")).values({name: bindparam(f"new_{name}") for name in TOUCHED})
)


class Touch(NamedTuple):
    """What a table's own row says from now on."""

    at: int
    status: str
    listed: bool
    info: str


class KeyRow(NamedTuple):
    """A proof of who somebody is."""

    hash: str
    table_id: str
    person: int
    kind: str
    scope: str
    made_at: int


class Row(NamedTuple):
    """An entry to be stored, with what changes in its table's own row, and the keys of somebody new."""

    table: str
    version: int
    body: bytes
    touch: Touch | None = None
    keys: tuple[KeyRow, ...] = ()
    finished: bytes | None = None  # with a game's last entry: its record, for good
    owner: str = ""  # stored only while this process holds the table's lease; "": in any case


Values = dict[str, object]


def entry_values(rows: Sequence[Row]) -> list[Values]:
    return [{"table_id": row.table, "version": row.version, "body": row.body} for row in rows]


def touch_values(rows: Sequence[Row]) -> list[Values]:
    return [
        {"table": row.table, **{f"new_{name}": value for name, value in zip(TOUCHED, row.touch, strict=True)}}
        for row in rows
        if row.touch is not None
    ]


def key_values(rows: Sequence[Row]) -> list[Values]:
    return [key._asdict() for row in rows for key in row.keys]


def finished_values(rows: Sequence[Row]) -> list[Values]:
    return [{"table_id": row.table, "body": row.finished} for row in rows if row.finished is not None]


def in_order(rows: Sequence[Row]) -> list[Row]:
    """By table: two processes that write to the same ones wait for one another, but never each for the other."""
    return sorted(rows, key=lambda row: (row.table, row.version))


class Pen(Protocol):
    """Writes rows, all or none of them; only those whose owner does not hold the lease are left out, and returned."""

    async def write(self, rows: Sequence[Row]) -> list[Row]: ...

    async def close(self) -> None: ...


class ServerPen:
    """Writes into PostgreSQL; a group is one statement, unless a table's own row changes or a game ends, too."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._direct = Direct(engine)

    async def write(self, rows: Sequence[Row]) -> list[Row]:
        ordered = in_order(rows)
        more = any(row.touch is not None or row.keys or row.finished is not None for row in ordered)
        async with self._direct.speaking() as connection:
            if not more:
                return await insert_entries(connection, ordered)
            async with connection.transaction():
                left_out = await insert_entries(connection, ordered)
                stored = [row for row in ordered if row not in left_out]
                touched = [(row.table, *row.touch) for row in stored if row.touch is not None]
                ended = [(row.table, row.finished) for row in stored if row.finished is not None]
                await connection.executemany(TOUCH_ONE, touched)
                await connection.executemany(INSERT_KEY, [key for row in stored for key in row.keys])
                await connection.executemany(FINISH_ONE, ended)
                return left_out

    async def close(self) -> None:
        await self._direct.close()


async def insert_entries(connection: "asyncpg.Connection[asyncpg.Record]", rows: Sequence[Row]) -> list[Row]:
    """Insert entries in one statement; answers those that were left out, because their owner has lost the lease."""
    columns = [row.table for row in rows], [row.version for row in rows], [row.body for row in rows]
    owners = [row.owner for row in rows]
    if not any(owners):
        await connection.execute(INSERT_MANY, *columns)
        return []
    stored = {(table, version) for table, version in await connection.fetch(INSERT_OWNED, *columns, owners)}
    return [row for row in rows if (row.table, row.version) not in stored]


INSERT_OWNED: Final = (
    "INSERT INTO entries (table_id, version, body) SELECT new.table_id, new.version, new.body "
    "FROM unnest($1::text[], $2::int[], $3::bytea[], $4::text[]) AS new (table_id, version, body, owner) "
    "WHERE new.owner = '' OR EXISTS (SELECT 1 FROM tables WHERE id = new.table_id AND lease_owner = new.owner) "
    "RETURNING table_id, version"
)
INSERT_MANY: Final = (
    "INSERT INTO entries (table_id, version, body) SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[])"
)
TOUCH_ONE: Final = f"UPDATE tables SET {', '.join(f'{name} = ${n}' for n, name in enumerate(TOUCHED, 2))} WHERE id = $1"
INSERT_KEY: Final = f"INSERT INTO keys ({', '.join(KeyRow._fields)}) VALUES ($1, $2, $3, $4, $5, $6)"
FINISH_ONE: Final = "INSERT INTO finished (table_id, body) VALUES ($1, $2)"


def write_rows(connection: Connection, rows: Sequence[Row]) -> None:
    """Rows and what they change, inside somebody's transaction."""
    ordered = in_order(rows)
    changes = (
        (INSERT, entry_values(ordered)),
        (TOUCH, touch_values(ordered)),
        (KEY, key_values(ordered)),
        (FINISH, finished_values(ordered)),
    )
    for statement, values in changes:
        if values:
            connection.execute(statement, values)


NAMED: Final = sqlite.dialect(paramstyle="named")
INSERT_TEXT: Final = str(INSERT.compile(dialect=NAMED))
TOUCH_TEXT: Final = str(TOUCH.compile(dialect=NAMED))
KEY_TEXT: Final = str(KEY.compile(dialect=NAMED))
FINISH_TEXT: Final = str(FINISH.compile(dialect=NAMED))


class FilePen:
    """Writes into an embedded file, in its driver's own words: a move is a transaction, and should cost no more."""

    def __init__(self, base: FileBase) -> None:
        self._base = base

    async def write(self, rows: Sequence[Row]) -> list[Row]:
        ordered = in_order(rows)

        def work(driver: sqlite3.Connection) -> None:
            driver.executemany(INSERT_TEXT, entry_values(ordered))
            driver.executemany(TOUCH_TEXT, touch_values(ordered))
            driver.executemany(KEY_TEXT, key_values(ordered))
            driver.executemany(FINISH_TEXT, finished_values(ordered))

        await self._base.write_plainly(work)
        return []  # one process alone needs no lease

    async def close(self) -> None:
        """The file is closed by whoever opened it."""
