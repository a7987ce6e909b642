"""What the journal writes with: a connection of its own to a database server, a thread of its own for an embedded file.

Both do the same in one transaction. An embedded file is written by the thread in a single call: going back and forth
between the event loop and a driver's thread for every statement took four times as long as the writing itself.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Final, NamedTuple, Protocol

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .direct import Direct
from .opening import SQLITE_PRAGMAS
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


Values = dict[str, object]


def entry_values(rows: Sequence[Row]) -> list[Values]:
    return [{"table_id": row.table, "version": row.version, "body": row.body} for row in rows]


def touch_values(rows: Sequence[Row]) -> list[Values]:
    return [
        {"table": row.table, **{f"new_{name}": value for name, value in zip(TOUCHED, row.touch, strict=True)}}
        for row in rows if row.touch is not None
    ]


def key_values(rows: Sequence[Row]) -> list[Values]:
    return [key._asdict() for row in rows for key in row.keys]


def finished_values(rows: Sequence[Row]) -> list[Values]:
    return [{"table_id": row.table, "body": row.finished} for row in rows if row.finished is not None]


def in_order(rows: Sequence[Row]) -> list[Row]:
    """By table: two processes that write to the same ones wait for one another, but never each for the other."""
    return sorted(rows, key=lambda row: (row.table, row.version))


class Pen(Protocol):
    """Writes rows, all or none of them."""

    async def write(self, rows: Sequence[Row]) -> None: ...

    async def close(self) -> None: ...


class ServerPen:
    """Writes into PostgreSQL; a group is one statement, unless a table's own row changes or a game ends, too."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._direct = Direct(engine)

    async def write(self, rows: Sequence[Row]) -> None:
        ordered = in_order(rows)
        columns = [row.table for row in ordered], [row.version for row in ordered], [row.body for row in ordered]
        touched = [(row.table, *row.touch) for row in ordered if row.touch is not None]
        issued = [key for row in ordered for key in row.keys]
        ended = [(row.table, row.finished) for row in ordered if row.finished is not None]
        async with self._direct.speaking() as connection:
            if not touched and not issued and not ended:
                await connection.execute(INSERT_MANY, *columns)
                return
            async with connection.transaction():
                await connection.execute(INSERT_MANY, *columns)
                await connection.executemany(TOUCH_ONE, touched)
                await connection.executemany(INSERT_KEY, issued)
                await connection.executemany(FINISH_ONE, ended)

    async def close(self) -> None:
        await self._direct.close()


INSERT_MANY: Final = (
    "INSERT INTO entries (table_id, version, body) SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[])"
)
TOUCH_ONE: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = ${n}' for n, name in enumerate(TOUCHED, 2))} WHERE id = $1"
)
INSERT_KEY: Final = f"INSERT INTO keys ({', '.join(KeyRow._fields)}) VALUES ($1, $2, $3, $4, $5, $6)"
FINISH_ONE: Final = "INSERT INTO finished (table_id, body) VALUES ($1, $2)"


async def write_rows(connection: AsyncConnection, rows: Sequence[Row]) -> None:
    """Rows and what they change, inside somebody's transaction."""
    ordered = in_order(rows)
    await connection.execute(INSERT, entry_values(ordered))
    for values in touch_values(ordered):
        await connection.execute(TOUCH, values)
    for values in key_values(ordered):
        await connection.execute(KEY, values)
    for values in finished_values(ordered):
        await connection.execute(FINISH, values)


NAMED: Final = sqlite.dialect(paramstyle="named")
INSERT_TEXT: Final = str(INSERT.compile(dialect=NAMED))
TOUCH_TEXT: Final = str(TOUCH.compile(dialect=NAMED))
KEY_TEXT: Final = str(KEY.compile(dialect=NAMED))
FINISH_TEXT: Final = str(FINISH.compile(dialect=NAMED))


class FilePen:
    """Writes into an embedded file, in a thread that does nothing else."""

    def __init__(self, file: str, turn: AbstractAsyncContextManager[object]) -> None:
        self._file = file
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Row]) -> None:
        async with self._turn:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, in_order(rows))

    def _write(self, rows: Sequence[Row]) -> None:
        try:
            connection = self._connection or self._open()
            with _transaction(connection):
                connection.executemany(INSERT_TEXT, entry_values(rows))
                connection.executemany(TOUCH_TEXT, touch_values(rows))
                connection.executemany(KEY_TEXT, key_values(rows))
                connection.executemany(FINISH_TEXT, finished_values(rows))
        except sqlite3.IntegrityError:
            raise
        except BaseException:
            self._drop()  # whatever state it is in: the next group gets a new one
            raise

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        try:
            for pragma in SQLITE_PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
        except BaseException:
            connection.close()
            raise
        self._connection = connection  # not before it is as safe as it has to be
        return connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._drop()


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def pen_for(engine: AsyncEngine, turn: AbstractAsyncContextManager[object]) -> Pen:
    """The pen for a database; for an embedded file it waits for its turn to write."""
    return FilePen(str(engine.url.database), turn) if engine.dialect.name == "sqlite" else ServerPen(engine)
