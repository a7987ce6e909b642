"""Database addresses, and the SQLAlchemy engines for SQLite and PostgreSQL."""

import sqlite3
from functools import partial
from typing import Any, Final

import asyncpg
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .errors import StoreDown, StoreError, driver_message

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
ADDRESS_FORMS: Final = "sqlite:///FILE, postgresql://..."
SQLITE_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
POOL_SIZE: Final = 20
RESERVED_CONNECTIONS: Final = 2  # one for the journal, one for the reader of new entries
TIMEOUT: Final = 5.0  # seconds without an answer after which the database counts as unreachable
# A process that stops in the middle of a transaction keeps its locks. PostgreSQL releases them after this time.
POSTGRES_SETTING: Final = f"SET idle_in_transaction_session_timeout = {int(1000 * TIMEOUT)}"


def driver_url(address: str) -> URL:
    """The address with the driver that we use for this kind of database."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise StoreError("store-address", known=ADDRESS_FORMS) from error
    if url.drivername not in DRIVERS:
        raise StoreError("store-address", known=ADDRESS_FORMS)
    return url.set(drivername=DRIVERS[url.drivername])


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


def postgres_engine(url: URL) -> AsyncEngine:
    """An engine for PostgreSQL. The driver reads the options after the ``?`` in the address (``sslmode``, ...)."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    engine = create_async_engine(
        url.set(query={}),
        pool_size=POOL_SIZE + RESERVED_CONNECTIONS,
        max_overflow=0,
        pool_timeout=TIMEOUT,
        hide_parameters=True,
        connect_args={
            "timeout": TIMEOUT,
            "command_timeout": TIMEOUT,
            "async_creator_fn": partial(asyncpg.connect, address),
        },
    )
    event.listen(engine.sync_engine, "connect", _set_up_postgres)
    event.listen(engine.sync_engine, "checkout", _replace_closed)
    return engine


def _set_up_postgres(connection: Any, _record: object) -> None:
    connection.run_async(lambda driver: driver.execute(POSTGRES_SETTING))


def _replace_closed(connection: Any, _record: object, _proxy: object) -> None:
    """Replace a connection that died in the pool. The driver knows that without a query."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def sqlite_engine(url: URL, begin: str) -> Engine:
    """An engine for a SQLite file. Every transaction begins with the statement ``begin``."""
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver must not begin transactions: by default it does so before writes
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def unusable_database(address: str, down: StoreDown) -> StoreError:
    """The error for the operator: why the database at this address cannot be used."""
    url, why = driver_url(address), driver_message(down.__cause__)
    if is_sqlite(url):
        if isinstance(cause := getattr(down.__cause__, "orig", None), sqlite3.Error) and _is_not_sqlite(cause):
            return StoreError("store-not-ours", file=str(url.database))
        return StoreError("store-unwritable", file=str(url.database), why=why or str(down))
    host = f"{url.host or 'localhost'}:{url.port}" if url.port else url.host or "localhost"
    return StoreError("store-unreachable", host=host, why=why) if why else StoreError("store-silent", host=host)


def _is_not_sqlite(error: sqlite3.Error) -> bool:
    return error.sqlite_errorcode == sqlite3.SQLITE_NOTADB
