"""SQLite and PostgreSQL with the same methods: run a query, or run work in one transaction."""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, TypeVar, cast

import sqlalchemy
from sqlalchemy import BigInteger, ColumnElement, Connection, Engine, Executable, Select, extract, func, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from .errors import CONSTRAINT_ERRORS, StoreDown, lost_connection_is_store_down
from .sqlalchemy_engines import postgres_engine, sqlite_engine
from .write_health import WriteHealth

T = TypeVar("T")
Work = Callable[[Connection], T]
DAY: Final = 86_400_000  # milliseconds
BEGIN_READ: Final = "BEGIN"
# Takes the write lock at once. A transaction that reads first and writes later could fail because another was faster.
BEGIN_WRITE: Final = "BEGIN IMMEDIATE"


class Database(ABC):
    """A database that the store uses."""

    shared: bool  # other processes may write to it
    clock: ColumnElement[int]  # SQL for the database's own time, in milliseconds since 1970

    def __init__(self) -> None:
        self.health = WriteHealth()

    @abstractmethod
    async def rows(self, query: Select[Any]) -> list[Any]:
        """The rows that a query finds."""

    @abstractmethod
    async def transaction(self, work: Work[T]) -> T:
        """Run work in one transaction."""

    @abstractmethod
    async def close(self) -> None: ...

    async def write(self, work: Work[T]) -> T:
        """Run work in one transaction, and note if the database refuses it."""
        with self.health.notice_failure():
            return await self.transaction(work)

    async def execute(self, *statements: Executable) -> None:
        """Run statements in one transaction."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(work)

    async def changes_one(self, statement: Executable) -> bool:
        """Run a statement. True if it changed exactly one row."""
        return await self.write(lambda connection: connection.execute(statement).rowcount) == 1

    async def now(self) -> int:
        """The database's own time, in milliseconds since 1970."""
        return int((await self.rows(select(self.clock)))[0][0])


class PostgresDatabase(Database):
    """A PostgreSQL server."""

    shared = True
    clock = sqlalchemy.cast(1000 * extract("epoch", func.clock_timestamp()), BigInteger)

    def __init__(self, url: URL) -> None:
        super().__init__()
        self.engine: AsyncEngine = postgres_engine(url)
        self._autocommit = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # a query needs no transaction

    async def rows(self, query: Select[Any]) -> list[Any]:
        with lost_connection_is_store_down():
            async with self._autocommit.connect() as connection:
                return list(await connection.execute(query))

    async def transaction(self, work: Work[T]) -> T:
        with lost_connection_is_store_down():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class SqliteDatabase(Database):
    """A SQLite file with one connection for writing and one for reading.

    One writing thread serves requests in order. If several connections wrote, SQLite would let any of them go first,
    and a busy journal could keep the others waiting for ever.
    """

    shared = False
    clock = sqlalchemy.cast((func.julianday("now") - func.julianday("1970-01-01")) * DAY, BigInteger)

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._reader = ConnectionThread(sqlite_engine(url, BEGIN_READ), "reader")
        self._writer = ConnectionThread(sqlite_engine(url, BEGIN_WRITE), "writer")

    async def rows(self, query: Select[Any]) -> list[Any]:
        return await self._reader.run(lambda connection: list(connection.execute(query)))

    async def transaction(self, work: Work[T]) -> T:
        return await self._writer.run(work)

    async def driver_transaction(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Run work in one transaction, with the connection of the ``sqlite3`` module."""
        await self._writer.run_with_driver(work)

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()


class ConnectionThread:
    """A SQLite connection and the thread that uses it.

    A whole transaction runs in the thread. Returning to the event loop after every statement takes several times
    as long as the work itself.
    """

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: Connection | None = None
        self._closed = False

    async def run(self, work: Work[T]) -> T:
        if self._closed:
            raise StoreDown("closed")
        with lost_connection_is_store_down():
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    async def run_with_driver(self, work: Callable[[sqlite3.Connection], None]) -> None:
        if self._closed:
            raise StoreDown("closed")
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run_with_driver, work)

    def _run(self, work: Work[T]) -> T:
        with self._open_connection() as connection, connection.begin():
            return work(connection)

    def _run_with_driver(self, work: Callable[[sqlite3.Connection], None]) -> None:
        with self._open_connection() as connection:
            driver = cast("sqlite3.Connection", connection.connection.driver_connection)
            driver.execute(BEGIN_WRITE)
            try:
                work(driver)
                driver.execute("COMMIT")
            except BaseException:
                if driver.in_transaction:
                    driver.execute("ROLLBACK")
                raise

    @contextmanager
    def _open_connection(self) -> Iterator[Connection]:
        """The connection. After an unexpected error it is discarded: its state is unknown."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            yield self._connection
        except CONSTRAINT_ERRORS:
            raise
        except BaseException:
            self._discard_connection()
            raise

    def _discard_connection(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()
