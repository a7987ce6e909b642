"""What the journal writes with: a connection of its own to a database server, or the clerk who writes into a file.

Both do the same in one transaction.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from .bases import FileBase
from .direct import Direct
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


def write_rows(connection: Connection, rows: Sequence[Row]) -> None:
    """Rows and what they change, inside somebody's transaction."""
    ordered = in_order(rows)
    changes = (
        (INSERT, entry_values(ordered)), (TOUCH, touch_values(ordered)), (KEY, key_values(ordered)),
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

    async def write(self, rows: Sequence[Row]) -> None:
        ordered = in_order(rows)

        def work(driver: sqlite3.Connection) -> None:
            driver.executemany(INSERT_TEXT, entry_values(ordered))
            driver.executemany(TOUCH_TEXT, touch_values(ordered))
            driver.executemany(KEY_TEXT, key_values(ordered))
            driver.executemany(FINISH_TEXT, finished_values(ordered))

        await self._base.write_plainly(work)

    async def close(self) -> None:
        """The file is closed by whoever opened it."""
