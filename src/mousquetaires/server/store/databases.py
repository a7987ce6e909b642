"""The two kinds of database behind one door: a question, or a piece of work that is done as a whole or not at all."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeVar, cast

from sqlalchemy import Connection, Engine, Select
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .connect import file_engine, server_engine
from .errors import StoreDown, reaching

T = TypeVar("T")
Work = Callable[[Connection], T]
READ: Final = "BEGIN"
TAKEN: Final = (IntegrityError, sqlite3.IntegrityError)
WRITE: Final = "BEGIN IMMEDIATE"  # who reads first and writes then may find that somebody was quicker


class Base(Protocol):
    """A database."""

    shared: bool  # whether other processes may write to it

    async def rows(self, wanted: Select[Any]) -> list[Any]:
        """The answer to a question."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Do something in one transaction."""
        ...

    async def close(self) -> None: ...


class ServerBase:
    """A database server."""

    shared = True

    def __init__(self, url: URL) -> None:
        self.engine: AsyncEngine = server_engine(url)
        self._asking = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # one question is no transaction

    async def rows(self, wanted: Select[Any]) -> list[Any]:
        with reaching():
            async with self._asking.connect() as connection:
                return list(await connection.execute(wanted))

    async def write(self, work: Work[T]) -> T:
        with reaching():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class FileBase:
    """An embedded file: one clerk writes, in the order in which he is asked, and another reads beside him.

    SQLite itself lets whoever asks at the right moment write: beside a busy journal others would wait for ever.
    """

    shared = False

    def __init__(self, url: URL) -> None:
        self._reading = Clerk(file_engine(url, READ), "reader")
        self._writing = Clerk(file_engine(url, WRITE), "writer")

    async def rows(self, wanted: Select[Any]) -> list[Any]:
        return await self._reading.do(lambda connection: list(connection.execute(wanted)))

    async def write(self, work: Work[T]) -> T:
        return await self._writing.do(work)

    async def write_plainly(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """The same, with the driver's own connection."""
        await self._writing.do_plainly(work)

    async def close(self) -> None:
        await self._writing.close()
        await self._reading.close()


class Clerk:
    """One connection, and the thread in which it is used.

    He does a whole piece of work in one go: to come back to the event loop after every statement took several times
    as long as the work itself.
    """

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: Connection | None = None
        self._closed = False

    async def do(self, work: Work[T]) -> T:
        if self._closed:
            raise StoreDown("closed")
        with reaching():
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def do_plainly(self, work: Callable[[sqlite3.Connection], None]) -> None:
        if self._closed:
            raise StoreDown("closed")
        await asyncio.get_running_loop().run_in_executor(self._thread, self._do_plainly, work)

    def _do(self, work: Work[T]) -> T:
        with self._at_work() as connection, connection.begin():
            return work(connection)

    def _do_plainly(self, work: Callable[[sqlite3.Connection], None]) -> None:
        with self._at_work() as connection:
            driver = cast("sqlite3.Connection", connection.connection.driver_connection)
            driver.execute(WRITE)
            try:
                work(driver)
                driver.execute("COMMIT")
            except BaseException:
                if driver.in_transaction:
                    driver.execute("ROLLBACK")
                raise

    @contextmanager
    def _at_work(self) -> Iterator[Connection]:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            yield self._connection
        except TAKEN:  # the connection is as good as before
            raise
        except BaseException:
            self._drop()  # whatever state it is in: the next one who asks gets another
            raise

    def _drop(self) -> None:
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
